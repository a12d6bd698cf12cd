//! The server: tables, people, clocks and replays for any game of the registry, on SQLite or PostgreSQL.
//!
//! | Module | Subject |
//! | --- | --- |
//! | [`protocol`] | every message, both directions |
//! | [`store`] | one interface over SQLite and PostgreSQL; the writer that gathers commits |
//! | [`table`] | one task for each live table: what it accepts, stores, tells |
//! | [`hall`] | all tables: opening, waking, stopping |
//! | [`people`] | guests, accounts, the cookie |
//! | [`news`] | what processes that share a database tell each other |
//! | [`push`] | sealed messages to devices of people who are not here |
//! | [`mail`] | letters to them |
//! | [`patch`] | what changed between two views |
//! | [`http`] | addresses, sockets, pages, health |
//! | [`client`] | a client for programs: tests, and the load generator of the command line |
//! | [`limits`], [`metrics`], [`journal`], [`config`], [`error`], [`random`], [`clock`] | what their names say |
//! | `simulation` | tests: all of the above driven by one seed in one thread |
//!
//! It works through [`quintain_core::registry`] alone and names no game.

pub mod client;
pub mod clock;
pub mod config;
pub mod error;
pub mod hall;
pub mod http;
pub mod journal;
pub mod limits;
pub mod mail;
pub mod metrics;
pub mod news;
pub mod patch;
pub mod people;
pub mod protocol;
pub mod push;
pub mod random;
#[cfg(test)]
mod simulation;
pub mod store;
pub mod table;

pub use config::Config;

use quintain_core::registry::Registry;
use std::net::SocketAddr;
use tokio::sync::oneshot;

/// Why the server could not start.
#[derive(Debug)]
pub enum ServeError {
    /// The address cannot be listened on.
    Listen(String, std::io::Error),
    /// The database cannot be opened.
    Store(store::StoreError),
    /// Another server has this SQLite file.
    Taken(String),
    /// What is to call people is not set up as it must be.
    Calls(String),
}

impl std::fmt::Display for ServeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            Self::Store(error) => write!(f, "cannot open the database: {error}"),
            Self::Calls(why) => write!(f, "cannot call people: {why}"),
            Self::Taken(path) => write!(
                f,
                "another server is using {path}: stop it first, give this one a --database of its own, or use PostgreSQL, \
                 which several servers may share"
            ),
        }
    }
}

impl std::error::Error for ServeError {}

/// Serves until the process is told to stop, then finishes what is under way and loses nothing.
pub async fn serve(config: Config, registry: Registry) -> Result<(), ServeError> {
    start(config, registry).await?.until_told_to_stop().await;
    Ok(())
}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// Its tables.
    pub hall: hall::Hall,
    stop: oneshot::Sender<()>,
    done: tokio::task::JoinHandle<()>,
    lock: Option<store::Lock>,
}

impl Running {
    /// Serves until the process is told to stop, then stops.
    pub async fn until_told_to_stop(self) {
        stop_signal().await;
        tracing::info!("stopping");
        self.stop().await;
    }

    /// Stops taking requests, says goodbye to everybody, and waits until everything is stored.
    pub async fn stop(self) {
        self.hall.stop().await;
        let _ = self.stop.send(());
        let _ = tokio::time::timeout(std::time::Duration::from_secs(10), self.done).await;
        self.hall.store().clone().close().await;
        drop(self.lock);
    }
}

/// Starts a server and returns once it listens.
pub async fn start(config: Config, registry: Registry) -> Result<Running, ServeError> {
    let lock = if store::is_postgres(&config.database) {
        None
    } else {
        let lock = store::Lock::take(&config.database).map_err(|error| ServeError::Store(error.into()))?;
        Some(lock.ok_or_else(|| ServeError::Taken(config.database.clone()))?)
    };
    let store = store::Store::open(&config.database).await.map_err(ServeError::Store)?;
    let listen = config.listen.clone();
    let pusher = match &config.push {
        None => None,
        Some(set) => {
            let key = store.setting("push-key", push::new_key).await.map_err(ServeError::Store)?;
            Some(push::Pusher::new(set, &key).map_err(ServeError::Calls)?)
        }
    };
    let mailer = config.mail.as_ref().map(|set| mail::Mailer::new(set, config.public_url.as_deref()));
    let mailer = mailer.transpose().map_err(ServeError::Calls)?;
    let callers = hall::Callers { pusher, mailer };
    let hall = hall::Hall::new(config, registry, store, callers).await.map_err(ServeError::Store)?;
    let listener = http::listener::open(&listen).await.map_err(|error| ServeError::Listen(listen.clone(), error))?;
    let address = listener.local_addr().map_err(|error| ServeError::Listen(listen, error))?;
    let (stop, stopped) = oneshot::channel::<()>();
    let done = tokio::spawn(http::listener::serve(listener, hall.clone(), stopped));
    tracing::info!(%address, "listening");
    Ok(Running { address, hall, stop, done, lock })
}

async fn stop_signal() {
    let interrupted = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
