//! What the operator can count: `GET /metrics`, in the format of `OpenMetrics`, which Prometheus reads.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::time::{Duration, Instant};

/// The borders of what is over in a moment: half a millisecond to a second.
const MOMENTS: [f64; 12] = [0.0005, 0.001, 0.002, 0.004, 0.008, 0.015, 0.03, 0.06, 0.125, 0.25, 0.5, 1.0];
/// The borders of what takes thought: a millisecond to eight seconds.
const THOUGHTS: [f64; 9] = [0.001, 0.004, 0.015, 0.06, 0.25, 0.5, 1.0, 2.0, 8.0];

/// One label with its value.
type Label = [(&'static str, String); 1];

/// How long something took, again and again.
#[derive(Clone, Debug)]
pub struct Times(Histogram);

impl Times {
    fn moments() -> Self {
        Self(Histogram::new(MOMENTS))
    }

    /// It took so long once more.
    pub fn add(&self, time: Duration) {
        self.0.observe(time.as_secs_f64());
    }
}

/// What the writer of the store counts.
#[derive(Clone, Debug)]
pub struct Commits {
    /// Durable commits.
    pub commits: Counter,
    /// Steps and other writes in them.
    pub writes: Counter,
    /// From the beginning of a commit to the database's word that it is durable.
    pub times: Times,
}

impl Default for Commits {
    fn default() -> Self {
        Self { commits: Counter::default(), writes: Counter::default(), times: Times::moments() }
    }
}

/// Everything that is counted.
#[derive(Debug)]
pub struct Metrics {
    started: Instant,
    registry: Registry,
    uptime: Gauge,
    /// Moves made durable by this process.
    pub moves: Counter,
    /// From a command's arrival at its table to the moment when everybody has been told.
    pub move_times: Times,
    /// Connections that see a table.
    pub connections: Gauge,
    /// Tables in memory.
    pub tables: Gauge,
    /// How long it takes to bring a table into memory.
    pub wake_times: Times,
    /// HTTP requests.
    pub requests: Counter,
    /// Bots that think now.
    pub thinking: Gauge,
    thoughts: Family<Label, Histogram>,
    refusals: Family<Label, Counter>,
    calls: Family<[(&'static str, &'static str); 3], Counter>,
}

impl Metrics {
    /// Nothing has been counted yet; `commits` are the store's.
    pub fn new(commits: &Commits) -> Self {
        let metrics = Self {
            started: Instant::now(),
            registry: Registry::with_prefix("quintain"),
            uptime: Gauge::default(),
            moves: Counter::default(),
            move_times: Times::moments(),
            connections: Gauge::default(),
            tables: Gauge::default(),
            wake_times: Times::moments(),
            requests: Counter::default(),
            thinking: Gauge::default(),
            thoughts: Family::new_with_constructor(|| Histogram::new(THOUGHTS)),
            refusals: Family::default(),
            calls: Family::default(),
        };
        metrics.registered(commits)
    }

    fn registered(mut self, commits: &Commits) -> Self {
        let registry = &mut self.registry;
        registry.register("uptime_seconds", "Seconds since the start", self.uptime.clone());
        registry.register("moves", "Moves made durable", self.moves.clone());
        let told = "From a command's arrival at its table until everybody is told";
        registry.register("move_seconds", told, self.move_times.0.clone());
        registry.register("commits", "Durable commits", commits.commits.clone());
        registry.register("writes", "Steps and other writes in those commits", commits.writes.clone());
        registry.register("commit_seconds", "How long a durable commit takes", commits.times.0.clone());
        registry.register("connections", "Connections that see a table", self.connections.clone());
        registry.register("tables", "Tables in memory", self.tables.clone());
        let woken = "How long it takes to bring a table into memory";
        registry.register("wake_seconds", woken, self.wake_times.0.clone());
        registry.register("requests", "HTTP requests", self.requests.clone());
        registry.register("refusals", "Requests and messages not granted, by code", self.refusals.clone());
        registry.register("calls", "Notices to devices and by mail, by kind and outcome", self.calls.clone());
        registry.register("bots_thinking", "Bots that think now", self.thinking.clone());
        registry.register("think_seconds", "How long each bot thinks about a move", self.thoughts.clone());
        self
    }

    /// A bot has thought so long; without a name it was other work.
    pub fn thought(&self, bot: &str, time: Duration) {
        let label = [("bot", if bot.is_empty() { "none" } else { bot }.to_owned())];
        self.thoughts.get_or_create(&label).observe(time.as_secs_f64());
    }

    /// Something was not granted. Codes are words of this program, never of a client: there are not many.
    pub fn refused(&self, code: &str) {
        self.refusals.get_or_create(&[("code", code.to_owned())]).inc();
    }

    /// Somebody was called on this way, with this outcome.
    pub fn called(&self, way: &'static str, kind: &'static str, outcome: &'static str) {
        self.calls.get_or_create(&[("way", way), ("kind", kind), ("outcome", outcome)]).inc();
    }

    /// How often something was not granted with this code.
    pub fn refusals(&self, code: &str) -> u64 {
        self.refusals.get(&[("code", code.to_owned())]).map_or(0, |count| count.get())
    }

    /// All numbers as text.
    pub fn text(&self) -> String {
        self.uptime.set(self.started.elapsed().as_secs() as i64);
        let mut text = String::new();
        // Writing to memory does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
