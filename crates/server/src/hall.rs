//! The hall: all tables. It opens them, wakes them, and carries letters to them.

mod calls;
mod chores;
mod company;
mod games;
mod leaving;
mod letters;
mod news;
mod open;
mod quota;
mod results;
mod sessions;
mod showcase;
mod turns;
mod workers;

pub use games::adviser_of;

use crate::config::Config;
use crate::error::{Failure, Granted};
use crate::limits::Limits;
use crate::mail::Mailer;
use crate::metrics::Metrics;
use crate::protocol::games::GameInfo;
use crate::protocol::people::Person;
use crate::protocol::tables::TableInfo;
use crate::push::Pusher;
use crate::random;
use crate::store::{Dialect, Store, StoreError};
use crate::table;
use crate::table::mailbox::{Act, Ask};
use quintain_core::dealer::Secret;
use quintain_core::registry::Registry;
use std::collections::{HashMap, HashSet};
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, broadcast, mpsc, oneshot};

/// Letters that wait at a table before senders have to.
const MAILBOX: usize = 64;

/// Who calls people that are not here.
#[derive(Debug, Default)]
pub struct Callers {
    /// Their devices.
    pub pusher: Option<Pusher>,
    /// By letter.
    pub mailer: Option<Mailer>,
}

/// The hall. Clones share it.
#[derive(Clone)]
pub struct Hall(Arc<Inner>);

struct Inner {
    config: Config,
    registry: Registry,
    games: Vec<GameInfo>,
    store: Store,
    key: [u8; 32],
    metrics: Metrics,
    callers: Callers,
    limits: Limits,
    /// From where people have logged in to which accounts, as hashes: their owners are not locked out.
    known: Mutex<HashSet<u64>>,
    /// Who has opened which tables.
    opened: Mutex<quota::Opened>,
    /// Sessions that end.
    ended: broadcast::Sender<Arc<str>>,
    tables: Mutex<HashMap<String, mpsc::Sender<Ask>>>,
    showcase: showcase::Showcase,
    turns: turns::Turns,
    /// Work that is over in a moment: quick bots, advice, passwords.
    bots: Arc<Semaphore>,
    /// Bots that think for a while. They have workers of their own, so that nobody else waits for them, and are taken
    /// in the order in which they asked.
    thinkers: Arc<Semaphore>,
    connections: AtomicU64,
    process: String,
    stopping: AtomicBool,
}

impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Hall")
    }
}

impl Hall {
    /// Opens the hall.
    pub async fn new(config: Config, registry: Registry, store: Store, callers: Callers) -> Result<Self, StoreError> {
        let made = || Secret::new(random::bytes()).to_hex();
        let key = store.setting("cookie-key", made).await?;
        let key = blake3::derive_key("quintain 2026 cookie key", key.as_bytes());
        let games = registry.games().map(|game| games::describe(game.as_ref())).collect();
        let workers = || Arc::new(Semaphore::new(config.bot_workers.max(1)));
        let (bots, thinkers) = (workers(), workers());
        let (limit, metrics) = (config.limit(), Metrics::new(store.commits()));
        let hall = Self(Arc::new(Inner {
            config,
            registry,
            games,
            store,
            key,
            metrics,
            callers,
            limits: Limits::new(limit),
            known: Mutex::default(),
            opened: Mutex::default(),
            ended: broadcast::channel(256).0,
            tables: Mutex::default(),
            showcase: showcase::Showcase::default(),
            turns: turns::Turns::default(),
            bots,
            thinkers,
            connections: AtomicU64::new(1),
            process: random::word(8),
            stopping: AtomicBool::new(false),
        }));
        tokio::spawn(news::listen(hall.clone()));
        tokio::spawn(chores::look_after_clocks(hall.clone()));
        if hall.store().is_real() {
            tokio::spawn(chores::keep_house(hall.clone()));
            tokio::spawn(results::fill_old(hall.clone()));
            tokio::spawn(leaving::forget_leavers(hall.clone()));
            for way in hall.ways() {
                tokio::spawn(calls::carry(hall.clone(), way));
            }
        }
        Ok(hall)
    }

    /// The set-up.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// The games.
    pub fn registry(&self) -> &Registry {
        &self.0.registry
    }

    /// The games, described.
    pub fn games(&self) -> &[GameInfo] {
        &self.0.games
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// The key that signs cookies.
    pub fn key(&self) -> &[u8; 32] {
        &self.0.key
    }

    /// What is counted.
    pub fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// Is this the login of an operator?
    pub fn is_operator(&self, login: &str) -> bool {
        self.config().operators.iter().any(|operator| operator == login)
    }

    /// Who calls the devices of people that are not here, if anybody does.
    pub fn pusher(&self) -> Option<&Pusher> {
        self.0.callers.pusher.as_ref()
    }

    /// Who writes to people that are not here, if anybody does.
    pub fn mailer(&self) -> Option<&Mailer> {
        self.0.callers.mailer.as_ref()
    }

    /// The rate limits.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// Is the server stopping?
    pub fn is_stopping(&self) -> bool {
        self.0.stopping.load(Ordering::Relaxed)
    }

    /// May other processes serve the same tables?
    pub fn several_processes(&self) -> bool {
        self.0.store.dialect() == Dialect::Postgres
    }

    /// A number for a new connection.
    pub fn connection(&self) -> u64 {
        self.0.connections.fetch_add(1, Ordering::Relaxed)
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<String, mpsc::Sender<Ask>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn showcase(&self) -> &showcase::Showcase {
        &self.0.showcase
    }

    /// The address of a table, which is woken if it sleeps.
    fn address(&self, id: &str) -> mpsc::Sender<Ask> {
        let mut tables = self.tables();
        if let Some(address) = tables.get(id) {
            return address.clone();
        }
        let (me, inbox) = mpsc::channel(MAILBOX);
        tables.insert(id.to_owned(), me.clone());
        self.metrics().tables.inc();
        let task: Pin<Box<dyn Future<Output = ()> + Send>> =
            Box::pin(table::run(self.clone(), id.to_owned(), me.clone(), inbox));
        tokio::spawn(task);
        me
    }

    /// A table's task ends: the next letter wakes it anew.
    pub fn forget(&self, id: &str) {
        if self.tables().remove(id).is_some() {
            self.metrics().tables.dec();
        }
        self.count_watchers(id, 0);
        // Another process may play on at it, and nobody here would know.
        if self.several_processes() {
            self.take_down(id);
        }
    }

    /// Carries a letter to a table.
    pub async fn send(&self, id: &str, mut ask: Ask) {
        for _ in 0..10 {
            match self.address(id).send(ask).await {
                Ok(()) => return,
                Err(mpsc::error::SendError(returned)) => ask = returned,
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tracing::error!(table = id, "a letter could not be delivered");
    }

    /// Asks something of a table and waits for the answer.
    pub async fn act(&self, id: &str, person: Option<Person>, act: Act) -> Granted<TableInfo> {
        let (reply, answer) = oneshot::channel();
        self.send(id, Ask::Act(Box::new(person), Box::new(act), reply)).await;
        answer.await.map_err(|_| Failure::unavailable())?
    }

    /// Says goodbye to everybody, table by table.
    pub async fn stop(&self) {
        self.0.stopping.store(true, Ordering::Relaxed);
        let addresses: Vec<_> = self.tables().values().cloned().collect();
        for address in &addresses {
            let _ = address.send(Ask::Stop).await;
        }
        for address in addresses {
            let _ = tokio::time::timeout(Duration::from_secs(5), address.closed()).await;
        }
    }
}
