//! How the server is set up.

use std::path::PathBuf;
use std::time::Duration;

/// The set-up of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen: `127.0.0.1:7878`. Port 0 takes any free one.
    pub listen: String,
    /// The path of a SQLite file, or a `postgres://` URL.
    pub database: String,
    /// The address people open, such as `https://play.example.org`: for invitation links and QR codes. Left
    /// out, it is what the browser says.
    pub public_url: Option<String>,
    /// Is there a proxy in front that ends TLS and sets `X-Forwarded-For` and `X-Forwarded-Proto`?
    pub behind_proxy: bool,
    /// How many bots may think at the same time.
    pub bot_workers: usize,
    /// A bot takes at least this long for a move, and up to half as long again, whatever it holds.
    pub bot_pace: Duration,
    /// How long people wait for somebody who is away before a bot plays for them.
    pub grace: Duration,
    /// A table that nobody looks at leaves memory after this long.
    pub idle: Duration,
    /// Requests for each address and each person: so many at once, and one more every so many milliseconds.
    pub rate: Rate,
    /// The most connections at once.
    pub connections: usize,
    /// The most connections at once of one address; of IPv6, of one network.
    pub connections_each: usize,
    /// The logins of the operators: they see reports and act on them.
    pub operators: Vec<String>,
    /// How people are called who are not here; `None`: nobody is.
    pub push: Option<Push>,
    /// How people are written to who are not here; `None`: nobody is.
    pub mail: Option<Mail>,
    /// Who is asked is called after this long, unless they come.
    pub call_after: Duration,
    /// Who was told of a turn is not told of another before this long.
    pub call_pause: Duration,
}

impl Config {
    /// The rate, if it is one: a server for tests and measurements has none.
    pub fn limit(&self) -> Option<Rate> {
        Some(self.rate).filter(|rate| rate.burst < 1e6)
    }
}

/// Web Push.
#[derive(Clone, PartialEq, Eq)]
pub struct Push {
    /// How the push services of browsers reach the operator: a `mailto:` or `https:` address.
    pub contact: String,
    /// The operator's own private key, 32 bytes in base64url. Left out, one is made and kept in the database.
    pub key: Option<String>,
    /// May push services be at private addresses?
    pub private: bool,
}

impl std::fmt::Debug for Push {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Push({})", self.contact)
    }
}

/// E-mail.
#[derive(Clone, PartialEq, Eq)]
pub struct Mail {
    /// The operator's SMTP server, with name and password if it asks for them: `smtps://…`, or `smtp://…?tls=required`.
    pub server: String,
    /// Who writes: `Quintain <games@example.org>`.
    pub from: String,
}

impl std::fmt::Debug for Mail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Mail({})", self.from)
    }
}

/// A rate limit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// So many at once.
    pub burst: f64,
    /// One more every so many milliseconds.
    pub refill_ms: f64,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            listen: "127.0.0.1:7878".to_owned(),
            database: default_database().display().to_string(),
            public_url: None,
            behind_proxy: false,
            bot_workers: cores.saturating_sub(1).max(1),
            bot_pace: Duration::from_millis(700),
            grace: Duration::from_secs(45),
            idle: Duration::from_mins(1),
            rate: Rate { burst: 120.0, refill_ms: 100.0 },
            connections: 10_000,
            connections_each: 200,
            operators: Vec::new(),
            push: None,
            mail: None,
            call_after: Duration::from_secs(10),
            call_pause: Duration::from_mins(10),
        }
    }
}

/// The file in the user's data folder.
pub fn default_database() -> PathBuf {
    let home = || std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/share"));
    let folder = std::env::var_os("XDG_DATA_HOME").map(PathBuf::from).or_else(home).unwrap_or_default();
    folder.join("quintain").join("quintain.sqlite")
}
