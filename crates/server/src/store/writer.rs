//! The one writer: whatever is waiting becomes one durable commit.
//!
//! A single durable commit runs at the disk's pace, a few hundred a second; groups of a hundred give a
//! hundred times that. A lone write never waits. When writes come quickly, a commit begins [`PACE`] after the
//! last one, and what came meanwhile goes with it: a move then costs a fraction of a commit, and a player
//! feels nothing.

use super::chain::Head;
use super::rows::Also;
use super::{Dialect, StoreError, Trouble, connect, trouble};
use crate::metrics::Commits;
use crate::news::Announcement;
use quintain_core::record::Logged;
use serde_json::Value;
use sqlx::any::AnyArguments;
use sqlx::error::ErrorKind;
use sqlx::postgres::PgListener;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Connection, Row};
use std::collections::{BTreeSet, HashSet};
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

/// The least time from the beginning of one commit to that of the next.
const PACE: Duration = Duration::from_millis(6);
/// A database must be connected to within this time.
const PATIENCE: Duration = Duration::from_millis(800);
/// The most jobs in one commit.
const GROUP: usize = 256;
/// The PostgreSQL channel on which processes tell each other of new entries.
pub(super) const CHANNEL: &str = "quintain";

/// A step of a table: a move with the luck that followed from it.
#[derive(Clone, Debug)]
pub struct NewStep {
    /// The table.
    pub table: String,
    /// The number of the step's first entry: how long the log was.
    seq: i64,
    /// How long the log is after it.
    upto: i64,
    /// The entries, as a JSON list.
    pub(super) entries: String,
    /// When.
    at: i64,
    /// What all steps before it come to.
    prior: String,
    /// What all steps with it come to.
    chain: String,
    /// What belongs to the step and is written only with it.
    also: Vec<Also>,
}

impl NewStep {
    /// A step that follows on a log with this head: so many entries, as a JSON list.
    pub fn new(table: &str, head: &Head, (text, count): (String, usize), now: u64, also: Vec<Also>) -> Self {
        let next = head.after(&text, count);
        Self {
            table: table.to_owned(),
            seq: head.length() as i64,
            upto: next.length() as i64,
            at: now as i64,
            prior: head.chain().to_owned(),
            chain: next.chain().to_owned(),
            entries: text,
            also,
        }
    }

    /// The same with entries that are not text yet.
    pub fn of(table: &str, head: &Head, entries: &[Logged<Value, Value>], now: u64) -> Self {
        let text = serde_json::to_string(entries).unwrap_or_default();
        Self::new(table, head, (text, entries.len()), now, Vec::new())
    }

    /// Where the log ends after it.
    pub fn head(&self) -> Head {
        Head::at(self.upto as usize, self.chain.clone())
    }

    /// The row it becomes, and what goes with it.
    #[cfg(test)]
    pub(super) fn stored(&self) -> (super::chain::StoredStep, Vec<Also>) {
        let stored = super::chain::StoredStep {
            seq: self.seq,
            upto: self.upto,
            entries: self.entries.clone(),
            prior: self.prior.clone(),
            chain: self.chain.clone(),
        };
        (stored, self.also.clone())
    }

    /// The columns of its row, in the order of the table.
    pub(super) fn columns(&self) -> [Arg; 8] {
        [
            self.table.as_str().into(),
            self.seq.into(),
            self.upto.into(),
            (self.seq > 0).then_some(self.seq).into(),
            self.entries.as_str().into(),
            self.at.into(),
            self.prior.as_str().into(),
            self.chain.as_str().into(),
        ]
    }
}

/// What became of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Append {
    /// It is durable.
    Done,
    /// The log does not end where the step begins: another process was first. Nothing was written.
    Late,
}

/// A statement with its arguments.
#[derive(Clone, Debug)]
pub struct Sql {
    text: &'static str,
    args: Vec<Arg>,
    announce: Option<Announcement>,
}

/// An argument of a statement.
#[derive(Clone, Debug)]
pub enum Arg {
    /// Text, or nothing.
    Text(Option<String>),
    /// A number, or nothing.
    Int(Option<i64>),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(Some(text.to_owned()))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(Some(text))
    }
}

impl From<Option<String>> for Arg {
    fn from(text: Option<String>) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Int(Some(number))
    }
}

impl From<Option<i64>> for Arg {
    fn from(number: Option<i64>) -> Self {
        Self::Int(number)
    }
}

/// A statement.
pub fn sql(text: &'static str, args: impl IntoIterator<Item = Arg>) -> Sql {
    Sql { text, args: args.into_iter().collect(), announce: None }
}

impl Sql {
    /// Runs it alone, within whatever transaction the connection is in.
    pub(super) async fn execute(self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        bind(sqlx::query(self.text), self.args).execute(connection).await.map(|_| ())
    }

    /// Announces this to other processes, if the statement touches a row.
    pub fn announcing(mut self, news: Announcement) -> Self {
        self.announce = Some(news);
        self
    }
}

fn bind(mut query: Query<'_, Any, AnyArguments>, args: impl IntoIterator<Item = Arg>) -> Query<'_, Any, AnyArguments> {
    for arg in args {
        query = match arg {
            Arg::Text(text) => query.bind(text),
            Arg::Int(number) => query.bind(number),
        };
    }
    query
}

enum Job {
    Append(NewStep, oneshot::Sender<Result<Append, StoreError>>),
    Run(Vec<Sql>, oneshot::Sender<Result<Vec<u64>, StoreError>>),
    Close(oneshot::Sender<()>),
}

impl Job {
    fn fail(self, error: &StoreError) {
        match self {
            Self::Append(_, reply) => drop(reply.send(Err(copy(error)))),
            Self::Run(_, reply) => drop(reply.send(Err(copy(error)))),
            Self::Close(reply) => drop(reply.send(())),
        }
    }
}

/// The same error for one more of those who wait for it.
fn copy(error: &StoreError) -> StoreError {
    let kind = match trouble(error) {
        Trouble::Full => std::io::ErrorKind::StorageFull,
        Trouble::Away => std::io::ErrorKind::NotConnected,
        Trouble::Failed => std::io::ErrorKind::Other,
    };
    StoreError::Io(std::io::Error::new(kind, error.to_string()))
}

/// The writer's address.
#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    commits: Commits,
    failing: Arc<AtomicBool>,
}

impl Writer {
    /// A writer to whom nobody listens: a simulation has its own.
    #[cfg(test)]
    pub(super) fn nobody() -> Self {
        Self { jobs: mpsc::channel(1).0, commits: Commits::default(), failing: Arc::default() }
    }

    pub(super) fn start(dialect: Dialect, url: Arc<str>, connection: AnyConnection) -> Self {
        let (jobs, inbox) = mpsc::channel(4096);
        let commits = Commits::default();
        let failing = Arc::new(AtomicBool::new(false));
        tokio::spawn(write(dialect, url, connection, inbox, commits.clone(), Arc::clone(&failing)));
        Self { jobs, commits, failing }
    }

    /// Did the latest commit fail?
    pub(super) fn is_failing(&self) -> bool {
        self.failing.load(Ordering::Relaxed)
    }

    /// Writes what was given to it before, then lets go of the database.
    pub(super) async fn close(&self) {
        let (reply, closed) = oneshot::channel();
        if self.jobs.send(Job::Close(reply)).await.is_ok() {
            let _ = closed.await;
        }
    }

    pub(super) async fn append(&self, step: NewStep) -> Result<Append, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::Append(step, reply)).await.map_err(|_| StoreError::PoolClosed)?;
        answer.await.map_err(|_| StoreError::PoolClosed)?
    }

    pub(super) async fn run(&self, statements: Vec<Sql>) -> Result<Vec<u64>, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::Run(statements, reply)).await.map_err(|_| StoreError::PoolClosed)?;
        answer.await.map_err(|_| StoreError::PoolClosed)?
    }

    pub(super) fn commits(&self) -> &Commits {
        &self.commits
    }
}

async fn write(
    dialect: Dialect,
    url: Arc<str>,
    mut connection: AnyConnection,
    mut inbox: mpsc::Receiver<Job>,
    commits: Commits,
    failing: Arc<AtomicBool>,
) {
    let mut closing: Option<oneshot::Sender<()>> = None;
    let mut group = Vec::with_capacity(GROUP);
    let mut next_group = Vec::new();
    let mut pace = Instant::now();
    loop {
        group.append(&mut next_group);
        if group.is_empty() && (closing.is_some() || inbox.recv_many(&mut group, GROUP).await == 0) {
            break;
        }
        sleep_until(pace).await;
        pace = Instant::now() + PACE;
        while group.len() < GROUP
            && let Ok(job) = inbox.try_recv()
        {
            group.push(job);
        }
        let mut appends: Vec<(NewStep, _)> = Vec::new();
        let mut runs = Vec::new();
        let mut tables = BTreeSet::new();
        for job in group.drain(..) {
            match job {
                // A group appends to each table once, so that each append is told for itself whether it was late.
                Job::Append(step, reply) if !tables.insert(step.table.clone()) => {
                    next_group.push(Job::Append(step, reply));
                }
                Job::Append(step, reply) => appends.push((step, reply)),
                Job::Run(statements, reply) => runs.push((statements, reply)),
                Job::Close(reply) => closing = Some(reply),
            }
        }
        if appends.is_empty() && runs.is_empty() {
            continue;
        }
        // The same order in every process: two groups never wait for each other in a circle.
        appends.sort_by(|(a, _), (b, _)| a.table.cmp(&b.table));
        commits.commits.inc();
        commits.writes.inc_by((appends.len() + runs.len()) as u64);
        let begun = std::time::Instant::now();
        let committed = commit_in_time(&mut connection, dialect, &appends, &runs).await;
        commits.times.add(begun.elapsed());
        match committed {
            Ok(committed) => {
                let failed = committed.1.iter().any(|result| result.as_ref().is_err_and(is_trouble));
                failing.store(failed, Ordering::Relaxed);
                answer(appends, runs, committed);
            }
            Err(error) if is_hole(&error) => {
                // One step of the group follows nothing. The others must not suffer for it.
                for (step, reply) in appends {
                    let alone = [(step, reply)];
                    let result = commit_in_time(&mut connection, dialect, &alone, &[]).await;
                    let [(step, reply)] = alone;
                    let _ = reply.send(match result {
                        Ok((written, _)) if written.contains(&step.table) => Ok(Append::Done),
                        Ok(_) => Ok(Append::Late),
                        Err(error) if is_hole(&error) => {
                            tracing::error!(
                                table = step.table,
                                number = step.seq,
                                "a step that follows nothing was refused"
                            );
                            Ok(Append::Late)
                        }
                        Err(error) => Err(error),
                    });
                }
                for (statements, reply) in runs {
                    let alone = [(statements, reply)];
                    let result = commit_in_time(&mut connection, dialect, &[], &alone).await;
                    let [(_, reply)] = alone;
                    let _ = reply.send(result.and_then(|(_, mut results)| results.pop().unwrap_or(Ok(Vec::new()))));
                }
                failing.store(false, Ordering::Relaxed);
            }
            Err(error) => {
                tracing::error!(%error, "a group of writes failed");
                failing.store(true, Ordering::Relaxed);
                let appends = appends.into_iter().map(|(step, reply)| Job::Append(step, reply));
                let runs = runs.into_iter().map(|(statements, reply)| Job::Run(statements, reply));
                appends.chain(runs).for_each(|job| job.fail(&error));
                connection = reconnect(dialect, &url, &mut inbox, &mut closing).await;
            }
        }
    }
    let _ = connection.close().await;
    if let Some(reply) = closing {
        let _ = reply.send(());
    }
}

/// A step that follows nothing: the database refuses it by its schema.
fn is_hole(error: &StoreError) -> bool {
    matches!(error, StoreError::Database(error) if error.is_foreign_key_violation())
}

/// Is it the disk or the database that fails, rather than a statement that asks for what may not be?
fn is_trouble(error: &StoreError) -> bool {
    !matches!(error, StoreError::Database(error) if error.kind() != ErrorKind::Other)
}

fn answer(
    appends: Vec<Replied<NewStep, Append>>,
    runs: Vec<Replied<Vec<Sql>, Vec<u64>>>,
    (written, results): Committed,
) {
    for (step, reply) in appends {
        let done = written.contains(&step.table);
        let _ = reply.send(Ok(if done { Append::Done } else { Append::Late }));
    }
    for ((_, reply), result) in runs.into_iter().zip(results) {
        let _ = reply.send(result);
    }
}

/// Connects again. If that cannot be done soon, whoever wants something written is told that it cannot be.
async fn reconnect(
    dialect: Dialect,
    url: &str,
    inbox: &mut mpsc::Receiver<Job>,
    closing: &mut Option<oneshot::Sender<()>>,
) -> AnyConnection {
    let away = StoreError::Io(std::io::Error::new(std::io::ErrorKind::NotConnected, "the database is away"));
    loop {
        match tokio::time::timeout(PATIENCE, connect(dialect, url)).await {
            Ok(Ok(connection)) => return connection,
            Ok(Err(error)) => tracing::error!(%error, "the database is away"),
            Err(_) => tracing::error!("the database does not answer"),
        }
        let mut pause = std::pin::pin!(tokio::time::sleep(Duration::from_millis(250)));
        loop {
            tokio::select! {
                () = &mut pause => break,
                Some(job) = inbox.recv() => match job {
                    Job::Close(reply) => *closing = Some(reply),
                    job => job.fail(&away),
                },
            }
        }
    }
}

/// A server that has fallen silent is not waited for: the outcome is unknown, and whoever asked reads anew.
async fn commit_in_time(
    connection: &mut AnyConnection,
    dialect: Dialect,
    appends: &[Replied<NewStep, Append>],
    runs: &[Replied<Vec<Sql>, Vec<u64>>],
) -> Result<Committed, StoreError> {
    let commit = commit(connection, dialect, appends, runs);
    match dialect {
        Dialect::Sqlite => commit.await,
        Dialect::Postgres => tokio::time::timeout(Duration::from_secs(10), commit).await.unwrap_or_else(|_| {
            let silent = "the database has fallen silent";
            Err(StoreError::Io(std::io::Error::new(std::io::ErrorKind::NotConnected, silent)))
        }),
    }
}

type Replied<T, R> = (T, oneshot::Sender<Result<R, StoreError>>);
type Committed = (HashSet<String>, Vec<Result<Vec<u64>, StoreError>>);

/// One durable commit. `Err` means that nothing of the group was written, or that nobody knows.
async fn commit(
    connection: &mut AnyConnection,
    dialect: Dialect,
    appends: &[Replied<NewStep, Append>],
    runs: &[Replied<Vec<Sql>, Vec<u64>>],
) -> Result<Committed, StoreError> {
    // One statement is a commit of its own, where nobody else has to be told of it.
    let alone = runs.is_empty() && appends.iter().all(|(step, _)| step.also.is_empty());
    if dialect == Dialect::Sqlite && alone && insert_new(connection, appends).await? {
        return Ok((appends.iter().map(|(step, _)| step.table.clone()).collect(), Vec::new()));
    }
    let mut transaction = connection.begin().await?;
    let written = insert(&mut transaction, appends).await?;
    let mut news = Vec::new();
    for (step, _) in appends.iter().filter(|(step, _)| written.contains(&step.table)) {
        news.push(Announcement::Step { table: step.table.clone(), number: step.seq as usize });
        for Sql { text, args, .. } in step.also.iter().flat_map(|also| also.sql(&step.table)) {
            bind(sqlx::query(text), args).execute(&mut *transaction).await?;
        }
    }
    let mut results = Vec::new();
    for (statements, _) in runs {
        results.push(together(&mut transaction, statements, &mut news).await?);
    }
    if dialect == Dialect::Postgres && !news.is_empty() {
        let news = serde_json::to_string(&news).unwrap_or_default();
        sqlx::query("SELECT pg_notify($1, news) FROM json_array_elements_text($2::json) AS news")
            .bind(CHANNEL)
            .bind(news)
            .fetch_all(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok((written, results))
}

/// Inserts all steps in one statement. False, and nothing is written, if one of them was taken before.
async fn insert_new(connection: &mut AnyConnection, appends: &[Replied<NewStep, Append>]) -> Result<bool, StoreError> {
    if appends.is_empty() {
        return Ok(true);
    }
    match insertion(appends, "").execute(connection).await {
        Ok(_) => Ok(true),
        Err(StoreError::Database(error)) if error.is_unique_violation() => Ok(false),
        Err(error) => Err(error),
    }
}

/// Inserts all steps in one statement, and says which tables' steps were not taken before.
async fn insert(
    connection: &mut AnyConnection,
    appends: &[Replied<NewStep, Append>],
) -> Result<HashSet<String>, StoreError> {
    if appends.is_empty() {
        return Ok(HashSet::new());
    }
    let rows = insertion(appends, " ON CONFLICT DO NOTHING RETURNING table_id").fetch_all(connection).await?;
    rows.iter().map(|row| row.try_get::<String, _>(0)).collect()
}

/// The statement that inserts all steps.
fn insertion(appends: &[Replied<NewStep, Append>], end: &str) -> Query<'static, Any, AnyArguments> {
    let mut text = String::from("INSERT INTO steps (table_id, seq, upto, follows, entries, at, prior, chain) VALUES ");
    for row in 0..appends.len() {
        let open = if row == 0 { "(" } else { ", (" };
        text.push_str(open);
        for column in 1..=8 {
            let _ = write!(text, "{}${}", if column == 1 { "" } else { ", " }, row * 8 + column);
        }
        text.push(')');
    }
    text.push_str(end);
    bind(sqlx::query(AssertSqlSafe(text)), appends.iter().flat_map(|(step, _)| step.columns()))
}

/// Runs statements as one. A statement that the database refuses undoes those before it, and only those;
/// the outer error is for a connection that is lost.
async fn together(
    connection: &mut AnyConnection,
    statements: &[Sql],
    news: &mut Vec<Announcement>,
) -> Result<Result<Vec<u64>, StoreError>, StoreError> {
    if statements.is_empty() {
        return Ok(Ok(Vec::new()));
    }
    let mut touched = Vec::new();
    let mut announced = Vec::new();
    let mut savepoint = connection.begin().await?;
    for Sql { text, args, announce } in statements {
        match bind(sqlx::query(*text), args.iter().cloned()).execute(&mut *savepoint).await {
            Ok(result) => {
                touched.push(result.rows_affected());
                if result.rows_affected() > 0 {
                    announced.extend(announce.clone());
                }
            }
            Err(error @ StoreError::Database(_)) => {
                savepoint.rollback().await?;
                return Ok(Err(error));
            }
            Err(error) => return Err(error),
        }
    }
    savepoint.commit().await?;
    news.append(&mut announced);
    Ok(Ok(touched))
}

/// Passes on what other processes (and this one) announce.
pub(super) async fn listen(url: Arc<str>, news: mpsc::Sender<Announcement>) {
    while !news.is_closed() {
        if let Err(error) = listen_once(&url, &news).await {
            tracing::warn!(%error, "news from other processes are interrupted");
        }
        // Whatever was missed meanwhile: everybody looks again.
        if news.send(Announcement::Anything).await.is_err() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

async fn listen_once(url: &str, news: &mpsc::Sender<Announcement>) -> Result<(), StoreError> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(CHANNEL).await?;
    while let Some(notification) = listener.try_recv().await? {
        if news.send(Announcement::from_text(notification.payload())).await.is_err() {
            return Ok(());
        }
    }
    Ok(())
}
