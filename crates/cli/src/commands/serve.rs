//! `quintain serve`, `quintain backup`, `quintain restore`: tables for people, and their safe keeping.

use crate::Failure;
use clap::Args;
use quintain_core::registry::Registry;
use quintain_server::Config;
use quintain_server::config::{Mail, Push, Rate};
use quintain_server::store::{Store, is_postgres};
use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Serve tables to people: open the printed address in a browser.
///
/// Every setting can also be given in the environment: `QUINTAIN_LISTEN`, `QUINTAIN_DATABASE` and so on.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  quintain serve
  quintain serve --listen 0.0.0.0:80 --database /var/lib/quintain/tables.sqlite
  quintain serve --database postgres://quintain@db/quintain --behind-proxy")]
pub struct Serve {
    /// Where to listen.
    #[arg(long, env = "QUINTAIN_LISTEN", default_value = "127.0.0.1:7878", value_name = "ADDRESS")]
    listen: String,
    /// The path of a SQLite file, or a postgres:// URL; a file in your data folder if left out.
    #[arg(long, env = "QUINTAIN_DATABASE", value_name = "PATH|URL")]
    database: Option<String>,
    /// The address people open, for invitation links.
    #[arg(long, env = "QUINTAIN_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// A proxy in front ends TLS and sets `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host`.
    #[arg(long, env = "QUINTAIN_BEHIND_PROXY")]
    behind_proxy: bool,
    /// How many bots may think at the same time; one less than there are processors if left out.
    #[arg(long, env = "QUINTAIN_BOT_WORKERS", value_name = "N")]
    bot_workers: Option<usize>,
    /// The least time a bot takes for a move, in milliseconds.
    #[arg(long, env = "QUINTAIN_BOT_PACE", default_value_t = 700, value_name = "MS")]
    bot_pace: u64,
    /// How long people wait for somebody who is away before a bot plays for them, in seconds.
    #[arg(long, env = "QUINTAIN_GRACE", default_value_t = 45, value_name = "S")]
    grace: u64,
    /// Requests a second that one address or person may make; 0 for any number.
    #[arg(long, env = "QUINTAIN_RATE", default_value_t = 10.0, value_name = "N")]
    rate: f64,
    /// The most connections at once.
    #[arg(long, env = "QUINTAIN_CONNECTIONS", default_value_t = 10_000, value_name = "N")]
    connections: usize,
    /// The most connections at once of one address; behind a proxy they are not counted.
    #[arg(long, env = "QUINTAIN_CONNECTIONS_EACH", default_value_t = 200, value_name = "N")]
    connections_each: usize,
    /// The login of an operator, who sees reports and acts on them at /operator; may be given several times.
    #[arg(long, env = "QUINTAIN_ADMIN", value_name = "LOGIN", value_delimiter = ',')]
    admin: Vec<String>,
    /// Call people who are not here by Web Push; push services of browsers reach you at this address.
    #[arg(long, env = "QUINTAIN_PUSH", value_name = "mailto:ADDRESS|https:URL")]
    push: Option<String>,
    /// Your own private key for that, 32 bytes in base64url; left out, one is made and kept in the database.
    #[arg(long, env = "QUINTAIN_PUSH_KEY", value_name = "KEY", hide_env_values = true, requires = "push")]
    push_key: Option<String>,
    /// Push services may be at private addresses, and there without TLS.
    #[arg(long, env = "QUINTAIN_PUSH_PRIVATE", requires = "push")]
    push_private: bool,
    /// Write to people who are not here by this SMTP server: `smtps://NAME:PASSWORD@HOST`, or `smtp://…?tls=required`.
    #[arg(long, env = "QUINTAIN_SMTP", value_name = "URL", hide_env_values = true, requires_all = ["mail_from", "public_url"])]
    smtp: Option<String>,
    /// Who writes these letters, such as `Quintain <games@example.org>`.
    #[arg(long, env = "QUINTAIN_MAIL_FROM", value_name = "ADDRESS", requires = "smtp")]
    mail_from: Option<String>,
    /// Who is asked and not here is called after this many seconds.
    #[arg(long, env = "QUINTAIN_CALL_AFTER", default_value_t = 10, value_name = "S")]
    call_after: u64,
    /// Who was told of a turn is not told of another before this many seconds.
    #[arg(long, env = "QUINTAIN_CALL_PAUSE", default_value_t = 600, value_name = "S")]
    call_pause: u64,
    /// Serve the bare fan-out that the load generator is compared with, and nothing else.
    #[arg(long, hide = true)]
    bare: bool,
}

/// One core is left to the database and the bots, which have threads of their own: tables and sockets that share few threads
/// wake each other less often.
fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    Ok(tokio::runtime::Builder::new_multi_thread()
        .worker_threads(cores.saturating_sub(1).max(1))
        .enable_all()
        .build()?)
}

fn database(given: Option<String>) -> String {
    given.unwrap_or_else(|| quintain_server::config::default_database().display().to_string())
}

impl Serve {
    pub(super) fn run(self, registry: &Registry, out: &mut dyn Write) -> Result<(), Failure> {
        if self.bare {
            return Ok(runtime()?.block_on(super::load::bare::serve(&self.listen))?);
        }
        quintain_server::journal::begin();
        let defaults = Config::default();
        let unlimited = Rate { burst: 1e12, refill_ms: 1e-6 };
        let config = Config {
            database: database(self.database),
            public_url: self.public_url,
            behind_proxy: self.behind_proxy,
            bot_workers: self.bot_workers.unwrap_or(defaults.bot_workers),
            bot_pace: Duration::from_millis(self.bot_pace),
            grace: Duration::from_secs(self.grace),
            connections: self.connections,
            // A server without limits is one for measurements.
            connections_each: if self.rate > 0.0 { self.connections_each } else { usize::MAX },
            rate: if self.rate > 0.0 { Rate { burst: 120.0, refill_ms: 1000.0 / self.rate } } else { unlimited },
            listen: self.listen,
            operators: self.admin.iter().map(|login| login.trim().to_lowercase()).collect(),
            push: self.push.map(|contact| Push { contact, key: self.push_key, private: self.push_private }),
            mail: self.smtp.zip(self.mail_from).map(|(server, from)| Mail { server, from }),
            call_after: Duration::from_secs(self.call_after),
            call_pause: Duration::from_secs(self.call_pause),
            ..defaults
        };
        let failed = |error: quintain_server::ServeError| Failure::No(error.to_string());
        runtime()?.block_on(async {
            let running = quintain_server::start(config, registry.clone()).await.map_err(failed)?;
            writeln!(out, "http://{}", running.address)?;
            out.flush()?;
            running.until_told_to_stop().await;
            Ok(())
        })
    }
}

/// Write everything in the database to a file; the server may run meanwhile.
///
/// The file is the same for SQLite and PostgreSQL. It holds the secrets of running games and the hashes of
/// passwords: keep it private. An existing file is never overwritten.
#[derive(Args, Debug)]
#[command(after_help = "\
Example:
  quintain backup quintain-monday.jsonl")]
pub struct Backup {
    /// The file to write.
    file: PathBuf,
    /// The database; the same as for `quintain serve`.
    #[arg(long, env = "QUINTAIN_DATABASE", value_name = "PATH|URL")]
    database: Option<String>,
}

impl Backup {
    pub(super) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let store = database(self.database);
        if !is_postgres(&store) && !Path::new(&store).is_file() {
            return Err(Failure::No(format!("there is no database at {store}")));
        }
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let shown = self.file.display().to_string();
        let file = options.open(&self.file).map_err(|error| Failure::No(format!("{shown}: {error}")))?;
        let rows = runtime()?.block_on(async {
            let store = open(&store).await?;
            let mut file = BufWriter::new(file);
            let rows = store.backup(&mut file).await.map_err(|error| Failure::No(error.to_string()))?;
            file.get_ref().sync_all()?;
            store.close().await;
            Ok::<u64, Failure>(rows)
        })?;
        Ok(writeln!(out, "{shown}: {rows} rows")?)
    }
}

/// Read a backup into an empty database. Nothing is ever overwritten.
#[derive(Args, Debug)]
#[command(after_help = "\
Example:
  quintain restore quintain-monday.jsonl --database new.sqlite")]
pub struct Restore {
    /// The backup.
    file: PathBuf,
    /// The database; the same as for `quintain serve`.
    #[arg(long, env = "QUINTAIN_DATABASE", value_name = "PATH|URL")]
    database: Option<String>,
}

impl Restore {
    pub(super) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let shown = self.file.display().to_string();
        let file = File::open(&self.file).map_err(|error| Failure::Misuse(format!("{shown}: {error}")))?;
        let rows = runtime()?.block_on(async {
            let store = open(&database(self.database)).await?;
            let restored = store.restore(BufReader::new(file)).await;
            store.close().await;
            restored.map_err(|error| Failure::No(error.to_string()))
        })?;
        Ok(writeln!(out, "{rows} rows restored")?)
    }
}

async fn open(database: &str) -> Result<Store, Failure> {
    Store::open(database).await.map_err(|error| Failure::No(format!("cannot open the database: {error}")))
}
