//! What the operator can count: `GET /metrics`, in the format of Prometheus.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A number that goes up, or up and down.
#[derive(Debug, Default)]
pub struct Number(AtomicI64);

impl Number {
    /// More.
    pub fn add(&self, n: i64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    /// Fewer.
    pub fn sub(&self, n: i64) {
        self.0.fetch_sub(n, Ordering::Relaxed);
    }

    /// How many.
    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Everything that is counted.
#[derive(Debug)]
pub struct Metrics {
    started: Instant,
    /// Moves made durable by this process.
    pub moves: Number,
    /// Connections that see a table.
    pub connections: Number,
    /// Tables in memory.
    pub tables: Number,
    /// Tables brought into memory.
    pub woken: Number,
    /// HTTP requests.
    pub requests: Number,
    /// Requests and messages that were refused because there were too many.
    pub limited: Number,
    /// Bots that think now.
    pub thinking: Number,
    /// Milliseconds that bots have thought.
    pub thought_ms: Number,
    /// The same by the name of the bot, with how often.
    thought_as: Mutex<BTreeMap<String, (u64, u64)>>,
}

impl Default for Metrics {
    fn default() -> Self {
        Self {
            started: Instant::now(),
            moves: Number::default(),
            connections: Number::default(),
            tables: Number::default(),
            woken: Number::default(),
            requests: Number::default(),
            limited: Number::default(),
            thinking: Number::default(),
            thought_ms: Number::default(),
            thought_as: Mutex::default(),
        }
    }
}

impl Metrics {
    /// A bot has thought so long; without a name it was other work.
    pub fn thought(&self, bot: &str, time: Duration) {
        let ms = time.as_millis() as u64;
        self.thought_ms.add(ms as i64);
        if !bot.is_empty() {
            let mut all = self.thought_as.lock().unwrap_or_else(PoisonError::into_inner);
            let entry = all.entry(bot.to_owned()).or_default();
            *entry = (entry.0 + 1, entry.1 + ms);
        }
    }

    /// All numbers as text. `commits` are the store's: commits and jobs in them.
    pub fn text(&self, commits: (u64, u64)) -> String {
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: i64| {
            let _ =
                write!(text, "# HELP quintain_{name} {help}\n# TYPE quintain_{name} {kind}\nquintain_{name} {value}\n");
        };
        line("uptime_seconds", "gauge", "Seconds since the start.", self.started.elapsed().as_secs() as i64);
        line("moves_total", "counter", "Moves made durable.", self.moves.get());
        line("commits_total", "counter", "Durable commits.", commits.0 as i64);
        line("writes_total", "counter", "Steps and other writes in those commits.", commits.1 as i64);
        line("connections", "gauge", "Connections that see a table.", self.connections.get());
        line("tables", "gauge", "Tables in memory.", self.tables.get());
        line("tables_woken_total", "counter", "Tables brought into memory.", self.woken.get());
        line("requests_total", "counter", "HTTP requests.", self.requests.get());
        line("limited_total", "counter", "Requests and messages refused by a rate limit.", self.limited.get());
        line("bots_thinking", "gauge", "Bots that think now.", self.thinking.get());
        line("bots_thought_ms_total", "counter", "Milliseconds that bots have thought.", self.thought_ms.get());
        let all = self.thought_as.lock().unwrap_or_else(PoisonError::into_inner);
        for (name, help) in
            [("thoughts", "Moves that each bot has thought about."), ("thought_ms", "Milliseconds by bot.")]
        {
            let _ = write!(text, "# HELP quintain_bot_{name}_total {help}\n# TYPE quintain_bot_{name}_total counter\n");
            for (bot, (count, ms)) in all.iter() {
                let value = if name == "thoughts" { count } else { ms };
                let _ = writeln!(text, "quintain_bot_{name}_total{{bot=\"{bot}\"}} {value}");
            }
        }
        text
    }
}
