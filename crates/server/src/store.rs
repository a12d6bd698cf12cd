//! Where everything is kept: one interface over SQLite and PostgreSQL.
//!
//! Reads go through a small pool. All writes go through one [`writer`], which gathers whatever is waiting
//! into one durable commit. The log of a table has the key `(table, sequence)`: of two processes that
//! want to write the same step only one can, the other is told [`Append::Late`] and reloads. A step that does not begin
//! where the log ends is refused by the schema itself, and each step carries a hash of all before it (`chain`).

mod archive;
mod backup;
mod calls;
mod chain;
mod company;
mod leavers;
mod listing;
mod lock;
mod mails;
#[cfg(test)]
pub(crate) mod memory;
mod operator;
mod people;
mod results;
mod rows;
mod schema;
mod sessions;
mod tallies;
mod writer;

pub use backup::BackupError;
pub use calls::{CallRow, DeviceRow};
pub use chain::{Damaged, Head};
pub use listing::Listing;
pub use lock::Lock;
pub use mails::MailRow;
pub use operator::ReportRow;
pub use people::PersonRow;
pub use results::{ResultRow, Wanted};
pub use rows::{Also, Due, TableRow};
pub use sessions::SessionRow;
pub use writer::{Append, Arg, NewStep, Sql, sql};

use crate::metrics::Commits;
use crate::news::Announcement;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, Connection};
use std::fmt::Write as _;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use writer::Writer;

/// Why the store could not do something: the database is away, full, or broken.
pub type StoreError = sqlx::Error;

/// What is the matter with the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is no room on its disk.
    Full,
    /// It cannot be reached.
    Away,
    /// It could not read or write.
    Failed,
}

/// What an error comes to.
pub fn trouble(error: &StoreError) -> Trouble {
    let io = |kind: std::io::ErrorKind| match kind {
        std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => Trouble::Full,
        std::io::ErrorKind::Other | std::io::ErrorKind::InvalidData => Trouble::Failed,
        _ => Trouble::Away,
    };
    match error {
        StoreError::Io(error) => io(error.kind()),
        StoreError::PoolTimedOut | StoreError::PoolClosed | StoreError::WorkerCrashed => Trouble::Away,
        StoreError::Database(error) => match error.code().as_deref() {
            // SQLITE_FULL; PostgreSQL's disk_full.
            Some("13" | "53100") => Trouble::Full,
            // PostgreSQL is stopping, starting or has too many connections.
            Some("57P01" | "57P02" | "57P03" | "53300") => Trouble::Away,
            _ => Trouble::Failed,
        },
        _ => Trouble::Failed,
    }
}

/// Which database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    /// A file beside the program.
    Sqlite,
    /// A server, for several processes.
    Postgres,
}

/// The store. Clones share it.
#[derive(Clone)]
pub struct Store {
    dialect: Dialect,
    url: Arc<str>,
    reads: AnyPool,
    writer: Writer,
    /// A simulation's, in place of a database.
    #[cfg(test)]
    memory: Option<memory::Memory>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Store({:?})", self.dialect)
    }
}

impl Store {
    /// Opens the database, making or bringing up to date its tables. `place` is a PostgreSQL URL or the
    /// path of a SQLite file.
    pub async fn open(place: &str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let (dialect, url) = if is_postgres(place) {
            (Dialect::Postgres, place.to_owned())
        } else {
            if let Some(folder) = Path::new(place).parent().filter(|folder| !folder.as_os_str().is_empty()) {
                std::fs::create_dir_all(folder).map_err(StoreError::Io)?;
            }
            (Dialect::Sqlite, sqlite_url(place))
        };
        let mut connection = connect(dialect, &url).await?;
        schema::migrate(&mut connection, dialect).await?;
        let reads = AnyPoolOptions::new()
            .max_connections(if dialect == Dialect::Sqlite { 4 } else { 8 })
            // A server that is away is said to be away within a second; a file only has to be waited for.
            .acquire_timeout(Duration::from_millis(if dialect == Dialect::Sqlite { 10_000 } else { 800 }))
            .after_connect(move |connection, _| Box::pin(async move { prepare(connection, dialect).await }))
            .connect_with(AnyConnectOptions::from_str(&url)?)
            .await?;
        let url: Arc<str> = url.into();
        let writer = Writer::start(dialect, Arc::clone(&url), connection);
        Ok(Self {
            dialect,
            url,
            reads,
            writer,
            #[cfg(test)]
            memory: None,
        })
    }

    /// A simulation's store. There is no database behind it.
    #[cfg(test)]
    pub(crate) fn simulated(memory: memory::Memory) -> Self {
        sqlx::any::install_default_drivers();
        let reads = AnyPoolOptions::new().connect_lazy("sqlite::memory:").unwrap();
        Self { dialect: memory.dialect, url: "".into(), reads, writer: Writer::nobody(), memory: Some(memory) }
    }

    /// Opens a database that is there already.
    pub async fn open_existing(place: &str) -> Result<Self, StoreError> {
        if !is_postgres(place) && !Path::new(place).is_file() {
            let message = format!("there is no database at {place}");
            return Err(StoreError::Io(std::io::Error::new(std::io::ErrorKind::NotFound, message)));
        }
        Self::open(place).await
    }

    /// Is there a database behind it? Not in a simulation.
    pub fn is_real(&self) -> bool {
        #[cfg(test)]
        return self.memory.is_none();
        #[cfg(not(test))]
        true
    }

    /// Which database it is.
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// Appends a step to a table's log, durably. The answer comes after the commit.
    pub async fn append(&self, step: NewStep) -> Result<Append, StoreError> {
        #[cfg(test)]
        if let Some(memory) = &self.memory {
            return memory.append(step).await;
        }
        self.writer.append(step).await
    }

    /// Runs statements as one: all or none, durably. Says how many rows each touched.
    pub async fn run(&self, statements: Vec<Sql>) -> Result<Vec<u64>, StoreError> {
        self.writer.run(statements).await
    }

    /// Does the database answer, and does it keep what it is given? It is asked to write if the latest commit failed.
    pub async fn ping(&self) -> Result<(), StoreError> {
        let asked = async {
            sqlx::query("SELECT 1").execute(&self.reads).await?;
            if self.writer.is_failing() {
                let text = "INSERT INTO settings (name, value) VALUES ('asked', '1')
                     ON CONFLICT (name) DO UPDATE SET value = '1'";
                self.run(vec![sql(text, [])]).await?;
            }
            Ok(())
        };
        let silent = || StoreError::Io(std::io::Error::from(std::io::ErrorKind::TimedOut));
        tokio::time::timeout(Duration::from_millis(900), asked).await.unwrap_or_else(|_| Err(silent()))
    }

    /// What is counted of the writer's commits.
    pub fn commits(&self) -> &Commits {
        self.writer.commits()
    }

    /// Waits until everything given to the writer so far is durable, then closes the database.
    pub async fn close(self) {
        self.reads.close().await;
        // The last connection to a SQLite file writes its journal back and leaves one file.
        self.writer.close().await;
    }

    /// Tells other processes something that is not stored.
    pub async fn announce(&self, news: &Announcement) -> Result<(), StoreError> {
        #[cfg(test)]
        if let Some(memory) = &self.memory {
            memory.announce(news);
            return Ok(());
        }
        if self.dialect == Dialect::Postgres {
            let query = sqlx::query("SELECT pg_notify($1, $2)").bind(writer::CHANNEL).bind(news.to_text());
            query.execute(&self.reads).await?;
        }
        Ok(())
    }

    /// News from other processes that share a PostgreSQL database: what each announced with its commit.
    /// SQLite has one process and no news.
    pub fn news(&self) -> mpsc::Receiver<Announcement> {
        #[cfg(test)]
        if let Some(memory) = &self.memory {
            return memory.news();
        }
        let (send, receive) = mpsc::channel(1024);
        if self.dialect == Dialect::Postgres {
            tokio::spawn(writer::listen(Arc::clone(&self.url), send));
        }
        receive
    }
}

/// Is this the address of a PostgreSQL server, rather than the path of a file?
pub fn is_postgres(place: &str) -> bool {
    place.starts_with("postgres://") || place.starts_with("postgresql://")
}

fn sqlite_url(path: &str) -> String {
    let mut url = String::from("sqlite://");
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'_' | b'-' | b'~' => url.push(byte as char),
            _ => {
                let _ = write!(url, "%{byte:02X}");
            }
        }
    }
    url + "?mode=rwc"
}

/// The connection of the writer.
async fn connect(dialect: Dialect, url: &str) -> Result<AnyConnection, StoreError> {
    let mut connection = AnyConnection::connect(url).await?;
    prepare(&mut connection, dialect).await?;
    if dialect == Dialect::Sqlite {
        // The same pages are written all the time: they are copied from the journal into the file seldom.
        sqlx::query("PRAGMA wal_autocheckpoint = 4000").execute(&mut connection).await?;
    }
    Ok(connection)
}

/// SQLite: readers beside one writer, and nothing acknowledged before it is on the disk.
async fn prepare(connection: &mut AnyConnection, dialect: Dialect) -> Result<(), StoreError> {
    if dialect == Dialect::Sqlite {
        let pragmas = [
            "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = FULL",
            "PRAGMA busy_timeout = 10000",
            // In KiB for each connection: the system keeps the file in memory anyway.
            "PRAGMA cache_size = -512",
            "PRAGMA temp_store = MEMORY",
        ];
        for pragma in pragmas {
            sqlx::query(pragma).execute(&mut *connection).await?;
        }
    } else {
        sqlx::query("SET synchronous_commit = on").execute(&mut *connection).await?;
    }
    Ok(())
}
