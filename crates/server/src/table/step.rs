//! Steps: what the log tells. A step is one thing that a seat did with the luck that followed from it; the
//! deal at the start is a step of its own. Live tables, reconnecting clients and replays all tell the same
//! steps with the same numbers.

use crate::error::{Failure, Granted};
use crate::protocol::socket::LogLine;
use crate::protocol::{Sentence, sentence};
use crate::table::meta::Meta;
use quintain_core::record::{Entry, Logged, Stamp};
use quintain_core::registry::{AnyGame, AnyTable, Told};
use quintain_core::{Audience, Lang, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

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
    pub fn new<M, L>(entry: &Entry<M, L>, stamp: &Stamp, number: usize, told: Vec<Told>) -> Self {
        let (seat, undo) = match entry {
            Entry::Move { seat, .. } | Entry::Say { seat, .. } => (Some(*seat), false),
            Entry::Undo(seat) | Entry::TakeBack { seat, .. } => (Some(*seat), true),
            Entry::Chance(_) => (None, false),
        };
        let bot = stamp.by.as_deref().and_then(|by| by.strip_prefix(BOT)).map(str::to_owned);
        let granted = matches!(entry, Entry::TakeBack { .. });
        Self { number, at: stamp.at, seat, bot, undo, granted, told }
    }

    /// The lines of the log that this viewer may read.
    pub fn lines(&self, viewer: Viewer, lang: Option<Lang>) -> Vec<LogLine> {
        let mine = self.told().filter(|(audience, _)| audience.includes(viewer));
        mine.map(|(_, told)| self.line(told, lang)).collect()
    }

    /// All lines as JSON text, each with those who may read it.
    pub fn texts(&self, lang: Option<Lang>) -> Vec<(Audience, String)> {
        self.told().map(|(audience, told)| (audience, self.line_text(told, lang))).collect()
    }

    /// Who may read which line. A move taken back is one line for all, without an event.
    fn told(&self) -> impl Iterator<Item = (Audience, Option<&Told>)> {
        let undone = self.undo.then_some((Audience::ALL, None));
        let told = if self.undo { &[][..] } else { &self.told[..] };
        undone.into_iter().chain(told.iter().map(|told| (told.audience, Some(told))))
    }

    fn line(&self, told: Option<&Told>, lang: Option<Lang>) -> LogLine {
        LogLine {
            number: self.number,
            at: self.at,
            seat: self.seat,
            bot: self.bot.clone(),
            granted: self.granted.then_some(true),
            event: told.map(Told::json).unwrap_or_default(),
            text: told.zip(lang).map(|(told, lang)| sentence(&told.sentence(lang))).unwrap_or_default(),
        }
    }

    /// The same as JSON text: the event writes itself.
    fn line_text(&self, told: Option<&Told>, lang: Option<Lang>) -> String {
        let event = told.and_then(|told| RawValue::from_string(told.json_text()).ok());
        let line = Line {
            number: self.number,
            at: self.at,
            seat: self.seat,
            bot: self.bot.as_deref(),
            granted: self.granted.then_some(true),
            event: event.as_deref(),
            text: told.zip(lang).map(|(told, lang)| sentence(&told.sentence(lang))).unwrap_or_default(),
        };
        serde_json::to_string(&line).unwrap_or_default()
    }
}

/// A [`LogLine`] whose event is text already.
#[derive(Serialize)]
struct Line<'a> {
    number: usize,
    at: Option<u64>,
    seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    granted: Option<bool>,
    event: Option<&'a RawValue>,
    text: Sentence,
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
        Ok(Some(Step::new(&logged.entry, &logged.stamp, self.table.len(), told)))
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
