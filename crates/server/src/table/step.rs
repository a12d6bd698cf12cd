//! Steps: what the log tells. A step is one thing that a seat did with the luck that followed from it; the
//! deal at the start is a step of its own. Live tables, reconnecting clients and replays all tell the same
//! steps with the same numbers.

use crate::error::{Failure, Granted};
use crate::protocol::sentence;
use crate::protocol::socket::LogLine;
use crate::table::meta::Meta;
use quintain_core::record::{Entry, Logged};
use quintain_core::registry::{AnyGame, AnyTable, Told};
use quintain_core::{Audience, Lang, Seat, Viewer};
use serde_json::Value;

/// Entries as the store has them.
pub type Entries = Vec<Logged<Value, Value>>;

/// What a stamp says of a move that a bot made.
pub const BOT: &str = "bot:";

/// One thing that happened.
#[derive(Clone, Debug)]
pub struct Step {
    /// How long the record is after it.
    pub number: usize,
    /// When.
    pub at: Option<u64>,
    /// Who; `None` for luck alone.
    pub seat: Option<Seat>,
    /// The bot that did it for the seat.
    pub bot: Option<String>,
    /// A move was taken back.
    pub undo: bool,
    /// By consent, though something had been shown since.
    pub granted: bool,
    /// What happened, with audiences.
    pub told: Vec<Told>,
}

impl Step {
    /// The step that begins with this entry.
    pub fn new(logged: &Logged<Value, Value>, number: usize, told: Vec<Told>) -> Self {
        let (seat, undo) = match &logged.entry {
            Entry::Move { seat, .. } | Entry::Say { seat, .. } => (Some(*seat), false),
            Entry::Undo(seat) | Entry::TakeBack { seat, .. } => (Some(*seat), true),
            Entry::Chance(_) => (None, false),
        };
        let bot = logged.stamp.by.as_deref().and_then(|by| by.strip_prefix(BOT)).map(str::to_owned);
        let granted = matches!(logged.entry, Entry::TakeBack { .. });
        Self { number, at: logged.stamp.at, seat, bot, undo, granted, told }
    }

    /// The lines of the log that this viewer may read.
    pub fn lines(&self, table: &dyn AnyTable, viewer: Viewer, lang: Option<Lang>) -> Vec<LogLine> {
        self.audiences()
            .filter(|(audience, _)| audience.includes(viewer))
            .map(|(_, n)| self.line(table, n, lang))
            .collect()
    }

    /// All lines as JSON text, each with those who may read it.
    pub fn texts(&self, table: &dyn AnyTable, lang: Option<Lang>) -> Vec<(Audience, String)> {
        let text = |n| serde_json::to_string(&self.line(table, n, lang)).unwrap_or_default();
        self.audiences().map(|(audience, n)| (audience, text(n))).collect()
    }

    /// Who may read which line. A move taken back is one line for all.
    fn audiences(&self) -> impl Iterator<Item = (Audience, usize)> {
        let undone = self.undo.then_some((Audience::ALL, 0));
        let told = if self.undo { &[][..] } else { &self.told[..] };
        undone.into_iter().chain(told.iter().enumerate().map(|(n, told)| (told.audience, n)))
    }

    fn line(&self, table: &dyn AnyTable, n: usize, lang: Option<Lang>) -> LogLine {
        let event = if self.undo { None } else { self.told.get(n).map(|told| &told.event) };
        let text = match (event, lang) {
            (Some(event), Some(lang)) => sentence(&table.tell(event, lang)),
            _ => Vec::new(),
        };
        LogLine {
            number: self.number,
            at: self.at,
            seat: self.seat,
            bot: self.bot.clone(),
            granted: self.granted.then_some(true),
            event: event.cloned().unwrap_or_default(),
            text,
        }
    }
}

/// A walk through a record, step by step.
pub struct Walk {
    /// The table as it was at this point.
    pub table: Box<dyn AnyTable>,
    entries: std::iter::Peekable<std::vec::IntoIter<Logged<Value, Value>>>,
}

impl Walk {
    /// At the beginning of a table's game.
    pub fn new(game: &dyn AnyGame, meta: &Meta, entries: Entries) -> Granted<Self> {
        let table = game.load(&meta.record(Vec::new()), None).map_err(|broken| outdated(&broken.message))?;
        Ok(Self { table, entries: entries.into_iter().peekable() })
    }

    /// At a point of it, with the entries that follow.
    pub fn from(table: Box<dyn AnyTable>, entries: Entries) -> Self {
        Self { table, entries: entries.into_iter().peekable() }
    }

    /// The next step; `None` at the end.
    pub fn step(&mut self) -> Granted<Option<Step>> {
        let Some(logged) = self.entries.next() else { return Ok(None) };
        let mut told = self.apply(&logged)?;
        while let Some(luck) = self.entries.next_if(|next| matches!(next.entry, Entry::Chance(_))) {
            told.append(&mut self.apply(&luck)?);
        }
        Ok(Some(Step::new(&logged, self.table.len(), told)))
    }

    /// Goes on to the first step that ends at or after `number`, and says where it has come to.
    pub fn skip_to(&mut self, number: usize) -> Granted<usize> {
        while self.table.len() < number && self.step()?.is_some() {}
        Ok(self.table.len())
    }

    fn apply(&mut self, logged: &Logged<Value, Value>) -> Granted<Vec<Told>> {
        self.table.apply(logged).map_err(|complaint| outdated(&complaint.message))
    }
}

/// A record that this program cannot replay: it was played by other rules.
pub fn outdated(message: &str) -> Failure {
    tracing::warn!(message, "a stored table cannot be replayed");
    Failure::conflict("other-rules", format!("this table was played by other rules than this server has: {message}"))
}
