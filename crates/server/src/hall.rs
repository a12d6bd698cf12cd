//! The hall: all tables. It opens them, wakes them, and carries letters to them.

use crate::clock::now;
use crate::config::Config;
use crate::error::{Failure, Granted};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::protocol::games::{GameInfo, PresetInfo};
use crate::protocol::people::Person;
use crate::protocol::tables::{
    Branched, ClockRule, NewTable, SeatWish, Sitter, SpectatorRule, Status, TableInfo, TalkRule,
};
use crate::random;
use crate::store::{Dialect, Due, Store, StoreError, TableRow};
use crate::table::Vote;
use crate::table::mailbox::{Act, Ask, News};
use crate::table::meta::{Meta, Place};
use crate::table::{self, lesson, seating};
use quintain_core::dealer::Secret;
use quintain_core::record::Logged;
use quintain_core::registry::{AnyGame, Registry};
use quintain_core::table::LuckSource;
use quintain_core::{MAX_SEATS, Seat, SeatSet};
use serde_json::Value;
use std::collections::{HashMap, HashSet};
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, broadcast, mpsc, oneshot};

/// Letters that wait at a table before senders have to.
const MAILBOX: usize = 64;

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
    limits: Limits,
    /// From where people have logged in to which accounts, as hashes: their owners are not locked out.
    known: Mutex<HashSet<u64>>,
    /// Sessions that end.
    ended: broadcast::Sender<Arc<str>>,
    tables: Mutex<HashMap<String, mpsc::Sender<Ask>>>,
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
    pub async fn new(config: Config, registry: Registry, store: Store) -> Result<Self, StoreError> {
        let made = || Secret::new(random::bytes()).to_hex();
        let key = store.setting("cookie-key", made).await?;
        let key = blake3::derive_key("quintain 2026 cookie key", key.as_bytes());
        let games = registry.games().map(|game| describe(game.as_ref())).collect();
        let workers = || Arc::new(Semaphore::new(config.bot_workers.max(1)));
        let (bots, thinkers) = (workers(), workers());
        let limit = config.limit();
        let hall = Self(Arc::new(Inner {
            config,
            registry,
            games,
            store,
            key,
            metrics: Metrics::default(),
            limits: Limits::new(limit),
            known: Mutex::default(),
            ended: broadcast::channel(256).0,
            tables: Mutex::default(),
            bots,
            thinkers,
            connections: AtomicU64::new(1),
            process: random::word(8),
            stopping: AtomicBool::new(false),
        }));
        tokio::spawn(listen(hall.clone()));
        tokio::spawn(look_after_clocks(hall.clone()));
        if hall.store().is_real() {
            tokio::spawn(keep_house(hall.clone()));
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

    /// The rate limits.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// Has somebody logged in to this account from this network since the server started?
    pub fn knows(&self, login: &str, network: &str) -> bool {
        self.0.known.lock().unwrap_or_else(PoisonError::into_inner).contains(&pair(login, network))
    }

    /// Somebody has logged in to this account from this network.
    pub fn remember(&self, login: &str, network: &str) {
        let mut known = self.0.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() < 100_000 {
            known.insert(pair(login, network));
        }
    }

    /// Ends a session of a person, and whatever is open through it. False if there was none.
    pub async fn end_session(&self, id: &str, person: &str) -> Granted<bool> {
        let ended = self.store().end_session(id, person).await?;
        let _ = self.0.ended.send(id.into());
        Ok(ended)
    }

    /// Waits until a session is over; for ever, if there is none.
    pub async fn session_over(self, session: Option<String>) {
        let mut ended = self.0.ended.subscribe();
        let Some(session) = session else { return std::future::pending().await };
        loop {
            match ended.recv().await {
                Ok(id) if *id == *session => return,
                Ok(_) => {}
                // So many ended at once that some were not heard of.
                Err(_) => {
                    if matches!(self.store().session(&session).await, Ok(None)) {
                        return;
                    }
                }
            }
        }
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

    /// The address of a table, which is woken if it sleeps.
    fn address(&self, id: &str) -> mpsc::Sender<Ask> {
        let mut tables = self.tables();
        if let Some(address) = tables.get(id) {
            return address.clone();
        }
        let (me, inbox) = mpsc::channel(MAILBOX);
        tables.insert(id.to_owned(), me.clone());
        self.metrics().tables.add(1);
        self.metrics().woken.add(1);
        let task: Pin<Box<dyn Future<Output = ()> + Send>> =
            Box::pin(table::run(self.clone(), id.to_owned(), me.clone(), inbox));
        tokio::spawn(task);
        me
    }

    /// A table's task ends: the next letter wakes it anew.
    pub fn forget(&self, id: &str) {
        if self.tables().remove(id).is_some() {
            self.metrics().tables.sub(1);
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

    /// Lets a bot think on the bounded pool. `None` if it gave up with a panic.
    pub async fn think<T: Send + 'static>(&self, thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        #[cfg(test)]
        if random::simulated::runs() {
            return Some(thought());
        }
        self.work(&self.0.bots, "", thought).await
    }

    /// The same for the bot with this name; one that takes its time keeps nobody else waiting.
    pub async fn think_as<T: Send + 'static>(
        &self,
        bot: &str,
        takes_time: bool,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        #[cfg(test)]
        if random::simulated::runs() {
            return Some(thought());
        }
        self.work(if takes_time { &self.0.thinkers } else { &self.0.bots }, bot, thought).await
    }

    async fn work<T: Send + 'static>(
        &self,
        workers: &Arc<Semaphore>,
        bot: &str,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _permit = Arc::clone(workers).acquire_owned().await.ok()?;
        self.metrics().thinking.add(1);
        let begun = Instant::now();
        let result = tokio::task::spawn_blocking(thought).await.ok();
        self.metrics().thinking.sub(1);
        self.metrics().thought(bot, begun.elapsed());
        result
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

    /// Tells other processes which seats' people are connected here.
    pub async fn announce_present(&self, id: &str, seats: SeatSet) -> Granted<()> {
        if !seats.is_empty() {
            let seats: String = seats.iter().map(|seat| seat.to_string()).collect();
            self.store().announce(format!("present {id} {seats} {}", self.0.process)).await?;
        }
        Ok(())
    }

    /// Tells other processes what a seat says of a move to be taken back.
    pub async fn announce_vote(&self, id: &str, Vote { seat, agree, to }: Vote) -> Granted<()> {
        let word = if agree { "agree" } else { "deny" };
        Ok(self.store().announce(format!("{word} {id} {to} {} {seat}", self.0.process)).await?)
    }

    fn deliver(&self, news: &str) {
        let mut words = news.split(' ');
        let (Some(kind), id, number, process) = (words.next(), words.next(), words.next(), words.next()) else {
            return;
        };
        if kind == "all" {
            let addresses: Vec<_> = self.tables().values().cloned().collect();
            tokio::spawn(async move {
                for address in addresses {
                    let _ = address.send(Ask::News(News::Anything)).await;
                }
            });
            return;
        }
        if let ("ended", Some(session)) = (kind, id) {
            let _ = self.0.ended.send(session.into());
            return;
        }
        let digits = number.unwrap_or_default();
        let number = digits.parse::<usize>().unwrap_or_default();
        let news = match kind {
            "log" => News::Log(number),
            "meta" => News::Meta,
            "sealed" => News::Sealed,
            "chat" => News::Chat,
            "agree" | "deny" if process != Some(&self.0.process) => {
                let seat = words.next().and_then(|seat| seat.parse().ok()).filter(|seat| *seat < MAX_SEATS);
                let Some(seat) = seat.map(Seat::new) else { return };
                News::Vote(Vote { seat, agree: kind == "agree", to: number })
            }
            "present" if process != Some(&self.0.process) => {
                let seats = digits.bytes().map(|digit| usize::from(digit.wrapping_sub(b'0')));
                News::Present(seats.filter(|seat| *seat < MAX_SEATS).map(Seat::new).collect())
            }
            _ => return,
        };
        // A table that sleeps here reads everything when it wakes.
        let Some(address) = id.and_then(|id| self.tables().get(id).cloned()) else { return };
        tokio::spawn(async move {
            let _ = address.send(Ask::News(news)).await;
        });
    }

    /// Opens a table, and says its id.
    pub async fn open(&self, wanted: &NewTable, host: &Person) -> Granted<String> {
        let meta = self.plan(wanted, host)?;
        self.create(meta, &[]).await
    }

    /// Opens a table that goes on from a move of a finished one.
    pub async fn open_branch(&self, of: &TableRow, at: usize, wanted: &NewTable, host: &Person) -> Granted<String> {
        if wanted.game != of.meta.game {
            return Err(Failure::bad("other-game", "a branch is a table of the same game"));
        }
        let mut entries = self.store().log(&of.id, 0).await?;
        if at > entries.len() {
            return Err(Failure::bad("no-such-move", format!("the record has {} entries", entries.len())));
        }
        entries.truncate(at);
        let options = Some(of.meta.options.clone());
        let plain = NewTable { preset: None, options, lesson: false, ..wanted.clone() };
        let mut meta = self.plan(&plain, host)?;
        meta.preset.clone_from(&of.meta.preset);
        meta.commitment = None;
        meta.branched_from = Some(Branched { table: of.id.clone(), at });
        let game = self.registry().game(&meta.game).map_err(|message| Failure::bad("unknown-game", message))?;
        let whole = game.load(&meta.record(entries.clone()), None);
        let whole = whole.map_err(|broken| table::beat::outdated(&broken.message))?;
        if whole.next().is_over() {
            return Err(Failure::bad("over", "the game is over at that move: choose an earlier one"));
        }
        self.create(meta, &entries).await
    }

    /// Opens a table for the same people, bots and options.
    pub async fn open_rematch(&self, of: &Meta, person: &Person) -> Granted<String> {
        let places = of.places.iter().map(|place| match &place.sitter {
            Sitter::Person(sitter) if sitter.id == person.id => Place::of(Sitter::Person(person.clone())),
            Sitter::Person(sitter) => Place::of(Sitter::Kept(sitter.clone())),
            other => Place::of(other.clone()),
        });
        let meta = Meta {
            status: Status::Gathering,
            places: places.collect(),
            host: person.id.clone(),
            listed: false,
            created: now(),
            started: None,
            finished: None,
            outcome: None,
            taken_back: 0,
            lesson: false,
            rematch: None,
            branched_from: None,
            commitment: Some(String::new()),
            ..of.clone()
        };
        self.create(meta, &[]).await
    }

    async fn create(&self, mut meta: Meta, beginning: &[Logged<Value, Value>]) -> Granted<String> {
        let secret = if meta.lesson { lesson::deal(&meta.game) } else { Secret::new(random::bytes()) };
        meta.commitment = meta.commitment.map(|_| secret.commitment());
        let secret = meta.commitment.is_some().then(|| secret.to_hex());
        let full = meta.is_full() && meta.start_when_full;
        let host = Person { id: meta.host.clone(), name: String::new(), arms: String::new() };
        let code = random::word(6).to_uppercase();
        let row = TableRow { id: random::word(10), code, version: 1, due: None, meta, secret };
        self.store().create_table(&row, beginning).await?;
        if full {
            self.act(&row.id, Some(host), Act::Start).await?;
        }
        Ok(row.id)
    }

    /// Checks what somebody wants of a table.
    fn plan(&self, wanted: &NewTable, host: &Person) -> Granted<Meta> {
        let game = self.registry().game(&wanted.game).map_err(|message| Failure::not_found("unknown-game", message))?;
        check_clock(wanted.clock)?;
        if let SpectatorRule::Delayed { seconds } = wanted.spectators
            && !(5..=3600).contains(&seconds)
        {
            return Err(Failure::bad("bad-delay", "spectators are 5 to 3600 seconds behind"));
        }
        let about = game.about();
        let mut options = match &wanted.preset {
            Some(preset) => game.preset(preset).map_err(|message| Failure::bad("unknown-preset", message))?,
            None => Value::Object(serde_json::Map::new()),
        };
        if let (Some(options), Some(changes)) = (options.as_object_mut(), &wanted.options) {
            let changes = changes.as_object().ok_or_else(|| Failure::bad("bad-options", "options are an object"))?;
            options.extend(changes.clone());
        }
        let has_talk = about.options.iter().any(|option| option.id == "talk");
        if let (true, Some(talk), Some(options)) = (has_talk, wanted.talk, options.as_object_mut()) {
            options.insert("talk".to_owned(), serde_json::to_value(talk).unwrap_or_default());
        }
        let trial = game.open(&options, LuckSource::caller())?;
        let options = trial.record().options;
        let own_talk = options.get("talk").and_then(|talk| serde_json::from_value(talk.clone()).ok());
        let talk: TalkRule = own_talk.or(wanted.talk).unwrap_or_default();
        let bots = game.bots();
        let stand_in = match &wanted.stand_in {
            Some(bot) if bots.contains(&bot.as_str()) => bot.clone(),
            Some(_) => {
                return Err(Failure::bad(
                    "unknown-bot",
                    format!("there is no such bot; there are {}", bots.join(", ")),
                ));
            }
            None => stand_in_of(&**game),
        };
        let places = places(&wanted.seats, trial.seats(), host, &bots)?;
        let company = places.iter().filter(|place| !matches!(place.sitter, Sitter::Bot(_))).count();
        if wanted.lesson && company > 1 {
            return Err(Failure::bad("bad-lesson", "a lesson is for one person among bots"));
        }
        Ok(Meta {
            game: wanted.game.clone(),
            rules: about.rules,
            data: about.data,
            preset: wanted.preset.clone(),
            options,
            status: Status::Gathering,
            places,
            host: host.id.clone(),
            clock: wanted.clock,
            spectators: wanted.spectators,
            talk,
            listed: wanted.listed,
            start_when_full: wanted.start_when_full,
            stand_in,
            hints: wanted.hints,
            lesson: wanted.lesson,
            created: now(),
            started: None,
            finished: None,
            outcome: None,
            taken_back: 0,
            commitment: Some(String::new()),
            rematch: None,
            branched_from: None,
        })
    }
}

fn places(wishes: &[SeatWish], seats: usize, host: &Person, bots: &[&'static str]) -> Granted<Vec<Place>> {
    if wishes.len() > seats {
        let message = format!("the table has {seats} seats, and {} were arranged", wishes.len());
        return Err(Failure::bad("too-many-seats", message));
    }
    if wishes.iter().filter(|wish| **wish == SeatWish::Me).count() > 1 {
        return Err(Failure::bad("two-seats", "you can sit in one seat only"));
    }
    let alone = [SeatWish::Me];
    let wishes = if wishes.is_empty() { &alone[..] } else { wishes };
    let mut places = Vec::new();
    for wish in wishes {
        places.push(Place::of(seating::sitter(wish, host, bots)?));
    }
    places.resize(seats, Place::of(Sitter::Open));
    Ok(places)
}

fn pair(login: &str, network: &str) -> u64 {
    let hash = blake3::hash(format!("{login} {network}").as_bytes());
    u64::from_le_bytes(std::array::from_fn(|n| hash.as_bytes()[n]))
}

fn check_clock(clock: ClockRule) -> Granted<()> {
    let good = match clock {
        ClockRule::None => true,
        ClockRule::PerMove { seconds } => (5..=3600).contains(&seconds),
        ClockRule::Bank { seconds, increment } => (10..=36_000).contains(&seconds) && increment <= 600,
        ClockRule::Days { days } => (1..=30).contains(&days),
    };
    if good { Ok(()) } else { Err(Failure::bad("bad-clock", "this clock is too short or too long")) }
}

/// Who plays on for somebody who is away: the second level, which moves at once and throws nothing away, whatever the
/// bots at the table are.
fn stand_in_of(game: &dyn AnyGame) -> String {
    let levels = game.levels();
    levels.get(1).or(levels.first()).map(|level| (*level).to_owned()).unwrap_or_default()
}

/// Whom people ask for hints: the strongest level that does not keep them waiting, the last but one.
pub fn adviser_of(game: &dyn AnyGame) -> Option<String> {
    let levels = game.levels();
    levels.iter().rev().nth(1).or(levels.first()).map(|level| (*level).to_owned())
}

fn describe(game: &dyn AnyGame) -> GameInfo {
    let about = game.about();
    let presets = about.presets.into_iter().filter_map(|preset| {
        let seats = game.open(&preset.options, LuckSource::caller()).ok()?.seats();
        Some(PresetInfo { id: preset.id, name: preset.name, options: preset.options, seats })
    });
    GameInfo {
        id: about.id.to_owned(),
        name: about.name,
        seats: about.seats,
        rules: about.rules,
        data: about.data,
        options: about.options,
        presets: presets.collect(),
        bots: about.levels.into_iter().map(str::to_owned).collect(),
        advice: about.advice.into_iter().map(str::to_owned).collect(),
    }
}

/// Passes on what other processes announce.
async fn listen(hall: Hall) {
    let mut news = hall.store().news();
    while let Some(news) = news.recv().await {
        hall.deliver(&news);
    }
}

/// A finished game is packed after this long.
const PACKED_AFTER: u64 = 10 * 60_000;
/// A table that was opened and never began is forgotten after this long.
const FORGOTTEN_AFTER: u64 = 14 * 86_400_000;
/// A session that nobody uses is forgotten after this long, as the cookie is.
const SESSION_UNUSED: u64 = 400 * 86_400_000;

/// Packs what is over, and forgets what never was.
async fn keep_house(hall: Hall) {
    while !hall.is_stopping() {
        tokio::time::sleep(Duration::from_mins(1)).await;
        let (store, now) = (hall.store(), now());
        let kept = async {
            while store.pack_finished(now.saturating_sub(PACKED_AFTER), 20).await? == 20 {}
            let forgotten = store.forget_tables(now.saturating_sub(FORGOTTEN_AFTER)).await?;
            if forgotten > 0 {
                tracing::info!(forgotten, "tables that never began are forgotten");
            }
            store.forget_sessions(now.saturating_sub(SESSION_UNUSED)).await
        };
        if let Err(error) = kept.await {
            tracing::warn!(%error, "the house was not kept");
        }
    }
}

/// Wakes sleeping tables at which somebody's time has run out.
async fn look_after_clocks(hall: Hall) {
    while !hall.is_stopping() {
        match hall.store().due_tables(Due::By(now())).await {
            Ok(tables) => {
                for id in tables {
                    hall.send(&id, Ask::Look).await;
                }
            }
            Err(error) => tracing::error!(%error, "clocks could not be looked after"),
        }
        tokio::time::sleep(Duration::from_secs(5)).await;
    }
}
