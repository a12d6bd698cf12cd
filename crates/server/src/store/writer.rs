//! The one writer: whatever is waiting becomes one durable commit.
//!
//! A single durable commit runs at the disk's pace, a few hundred a second; groups of a hundred give a
//! hundred times that. A lone write never waits. When writes come quickly, a commit begins [`PACE`] after the
//! last one, and what came meanwhile goes with it: a move then costs a fraction of a commit, and a player
//! feels nothing.

use super::{Dialect, StoreError, connect};
use sqlx::any::AnyArguments;
use sqlx::postgres::PgListener;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Connection, Row};
use std::collections::{BTreeSet, HashSet};
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

/// The least time from the beginning of one commit to that of the next.
const PACE: Duration = Duration::from_millis(4);
/// The most jobs in one commit.
const GROUP: usize = 256;
/// The PostgreSQL channel on which processes tell each other of new entries.
pub(super) const CHANNEL: &str = "quintain";

/// A step of a table: a move with the luck that followed from it.
#[derive(Clone, Debug)]
pub struct Step {
    /// The table.
    pub table: String,
    /// The number of the step's first entry.
    pub seq: i64,
    /// The entries, as a JSON list.
    pub entries: String,
    /// When.
    pub at: i64,
    /// Statements that belong to the step and are run only if it is written.
    pub also: Vec<Sql>,
}

/// What became of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Append {
    /// It is durable.
    Done,
    /// Another process wrote this number first. Nothing was written.
    Late,
}

/// A statement with its arguments.
#[derive(Clone, Debug)]
pub struct Sql {
    text: &'static str,
    args: Vec<Arg>,
    announce: Option<String>,
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
    /// Announces this to other processes, if the statement touches a row.
    pub fn announcing(mut self, news: String) -> Self {
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
    Append(Step, oneshot::Sender<Result<Append, StoreError>>),
    Run(Vec<Sql>, oneshot::Sender<Result<Vec<u64>, StoreError>>),
}

/// The writer's address.
#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    counts: Arc<(AtomicU64, AtomicU64)>,
}

impl Writer {
    pub(super) fn start(dialect: Dialect, url: Arc<str>, connection: AnyConnection) -> Self {
        let (jobs, inbox) = mpsc::channel(4096);
        let counts = Arc::new((AtomicU64::new(0), AtomicU64::new(0)));
        tokio::spawn(write(dialect, url, connection, inbox, Arc::clone(&counts)));
        Self { jobs, counts }
    }

    pub(super) async fn append(&self, step: Step) -> Result<Append, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::Append(step, reply)).await.map_err(|_| StoreError::PoolClosed)?;
        answer.await.map_err(|_| StoreError::PoolClosed)?
    }

    pub(super) async fn run(&self, statements: Vec<Sql>) -> Result<Vec<u64>, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::Run(statements, reply)).await.map_err(|_| StoreError::PoolClosed)?;
        answer.await.map_err(|_| StoreError::PoolClosed)?
    }

    pub(super) fn counts(&self) -> (u64, u64) {
        (self.counts.0.load(Ordering::Relaxed), self.counts.1.load(Ordering::Relaxed))
    }
}

async fn write(
    dialect: Dialect,
    url: Arc<str>,
    mut connection: AnyConnection,
    mut inbox: mpsc::Receiver<Job>,
    counts: Arc<(AtomicU64, AtomicU64)>,
) {
    let mut group = Vec::with_capacity(GROUP);
    let mut next_group = Vec::new();
    let mut pace = Instant::now();
    loop {
        group.append(&mut next_group);
        if group.is_empty() && inbox.recv_many(&mut group, GROUP).await == 0 {
            break;
        }
        sleep_until(pace).await;
        pace = Instant::now() + PACE;
        while group.len() < GROUP
            && let Ok(job) = inbox.try_recv()
        {
            group.push(job);
        }
        let mut appends: Vec<(Step, _)> = Vec::new();
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
            }
        }
        // The same order in every process: two groups never wait for each other in a circle.
        appends.sort_by(|(a, _), (b, _)| a.table.cmp(&b.table));
        counts.0.fetch_add(1, Ordering::Relaxed);
        counts.1.fetch_add((appends.len() + runs.len()) as u64, Ordering::Relaxed);
        match commit(&mut connection, dialect, &appends, &runs).await {
            Ok((written, results)) => {
                for (step, reply) in appends {
                    let done = written.contains(&step.table);
                    let _ = reply.send(Ok(if done { Append::Done } else { Append::Late }));
                }
                for ((_, reply), result) in runs.into_iter().zip(results) {
                    let _ = reply.send(result);
                }
            }
            Err(error) => {
                tracing::error!(%error, "a group of writes failed");
                for (_, reply) in appends {
                    let _ = reply.send(Err(StoreError::WorkerCrashed));
                }
                for (_, reply) in runs {
                    let _ = reply.send(Err(StoreError::WorkerCrashed));
                }
                connection = reconnect(dialect, &url).await;
            }
        }
    }
    let _ = connection.close().await;
}

async fn reconnect(dialect: Dialect, url: &str) -> AnyConnection {
    loop {
        match connect(dialect, url).await {
            Ok(connection) => return connection,
            Err(error) => tracing::error!(%error, "the database is away"),
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

type Replied<T, R> = (T, oneshot::Sender<Result<R, StoreError>>);
type Committed = (HashSet<String>, Vec<Result<Vec<u64>, StoreError>>);

/// One durable commit. `Err` means that nothing of the group was written, or that nobody knows.
async fn commit(
    connection: &mut AnyConnection,
    dialect: Dialect,
    appends: &[Replied<Step, Append>],
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
        news.push(format!("log {} {}", step.table, step.seq));
        for Sql { text, args, .. } in &step.also {
            bind(sqlx::query(*text), args.iter().cloned()).execute(&mut *transaction).await?;
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
async fn insert_new(connection: &mut AnyConnection, appends: &[Replied<Step, Append>]) -> Result<bool, StoreError> {
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
    appends: &[Replied<Step, Append>],
) -> Result<HashSet<String>, StoreError> {
    if appends.is_empty() {
        return Ok(HashSet::new());
    }
    let rows = insertion(appends, " ON CONFLICT DO NOTHING RETURNING table_id").fetch_all(connection).await?;
    rows.iter().map(|row| row.try_get::<String, _>(0)).collect()
}

/// The statement that inserts all steps.
fn insertion(appends: &[Replied<Step, Append>], end: &str) -> Query<'static, Any, AnyArguments> {
    let mut text = String::from("INSERT INTO log (table_id, seq, entries, at) VALUES ");
    for row in 0..appends.len() {
        let n = row * 4;
        let comma = if row == 0 { "" } else { ", " };
        let _ = write!(text, "{comma}(${}, ${}, ${}, ${})", n + 1, n + 2, n + 3, n + 4);
    }
    text.push_str(end);
    let mut query = sqlx::query(AssertSqlSafe(text));
    for (step, _) in appends {
        query = query.bind(step.table.clone()).bind(step.seq).bind(step.entries.clone()).bind(step.at);
    }
    query
}

/// Runs statements as one. A statement that the database refuses undoes those before it, and only those;
/// the outer error is for a connection that is lost.
async fn together(
    connection: &mut AnyConnection,
    statements: &[Sql],
    news: &mut Vec<String>,
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
pub(super) async fn listen(url: Arc<str>, news: mpsc::Sender<String>) {
    while !news.is_closed() {
        if let Err(error) = listen_once(&url, &news).await {
            tracing::warn!(%error, "news from other processes are interrupted");
        }
        // Whatever was missed meanwhile: everybody looks again.
        if news.send("all".to_owned()).await.is_err() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

async fn listen_once(url: &str, news: &mpsc::Sender<String>) -> Result<(), StoreError> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(CHANNEL).await?;
    while let Some(notification) = listener.try_recv().await? {
        if news.send(notification.payload().to_owned()).await.is_err() {
            return Ok(());
        }
    }
    Ok(())
}
