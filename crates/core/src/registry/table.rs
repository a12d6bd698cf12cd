//! A table behind the dynamic face.

use super::{GameError, Told};
use crate::driver::Budget;
use crate::game::Next;
use crate::glance::Glance;
use crate::record::{Entry, Logged, Record, Stamp};
use crate::rehearsal::Rehearsed;
use crate::seat::{Seat, Viewer};
use crate::suggestion::Suggestion;
use crate::table::Snapshot;
use crate::text::{Lang, Text};
use serde_json::Value;

/// A move that may be made, with words for it.
#[derive(Clone, Debug)]
pub struct Offer {
    /// The move, to be sent back as it is.
    pub mv: Value,
    /// What it does.
    pub text: Text,
}

/// A table, whatever its game.
pub trait AnyTable: Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// How many seats.
    fn seats(&self) -> usize;
    /// What it waits for.
    fn next(&self) -> Next;
    /// The seat's legal moves, with words.
    fn moves(&self, seat: Seat, lang: Lang) -> Vec<Offer>;
    /// The seat's legal moves without words: cheaper, for programs.
    fn legal(&self, seat: Seat) -> Vec<Value>;
    /// Gives each of the seat's legal moves to `each` as JSON text.
    fn each_legal(&self, seat: Seat, each: &mut dyn FnMut(&str));
    /// Appends the seat's legal moves to `out` as a JSON list of `{"move":…,"text":…}`: the same as
    /// [`moves`](AnyTable::moves), but much faster.
    fn write_moves(&self, seat: Seat, lang: Lang, out: &mut Vec<u8>);
    /// Names of the values of the next number of the open chance question.
    fn chance_names(&self, prior: &[u32], bound: u32, lang: Lang) -> Option<Vec<String>>;
    /// A seat moves.
    fn play(&mut self, seat: Seat, mv: &Value, stamp: Stamp, lang: Lang) -> Result<Vec<Told>, GameError>;
    /// A seat moves; the move is JSON text, which is read once.
    fn play_text(&mut self, seat: Seat, mv: &str, stamp: Stamp, lang: Lang) -> Result<Vec<Told>, GameError>;
    /// What these moves of the seat would do, without making any of them. Without a language there are no words.
    fn rehearse(&self, seat: Seat, line: &[Value], lang: Option<Lang>) -> Rehearsed;
    /// Chance is answered by the caller.
    fn resolve(&mut self, answer: &[u32], stamp: Stamp) -> Result<Vec<Told>, GameError>;
    /// The dealer answers every open question.
    fn deal(&mut self, stamp: &Stamp) -> Vec<Told>;
    /// May the seat take its latest move back?
    fn may_undo(&self, seat: Seat) -> bool;
    /// The seat takes its latest move back.
    fn undo(&mut self, seat: Seat, stamp: Stamp) -> Result<(), GameError>;
    /// How long the log was before the seat's latest move.
    fn latest(&self, seat: Seat) -> Option<usize>;
    /// All agree that the seat's move at this point of the log is taken back, with everything after it.
    fn take_back(&mut self, seat: Seat, to: usize, stamp: Stamp) -> Result<(), GameError>;
    /// A seat says something with a meaning in the game.
    fn say(&mut self, seat: Seat, line: &Value, stamp: Stamp, lang: Lang) -> Result<Vec<Told>, GameError>;
    /// What the seat could say now.
    fn lines(&self, seat: Seat) -> Vec<Value>;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as JSON text, much faster.
    fn view_text(&self, viewer: Viewer) -> String;
    /// What a passer-by sees of it.
    fn glance(&self) -> Glance;
    /// The whole record.
    fn record(&self) -> Record;
    /// A snapshot of the table; none while a move may still be taken back.
    fn snapshot(&self) -> Option<Snapshot>;
    /// How many entries the log has.
    fn len(&self) -> usize;
    /// Has nothing happened yet?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The entries from `from` on.
    fn entries_since(&self, from: usize) -> Vec<Logged<Value, Value>>;
    /// The same as JSON text, much faster.
    fn entries_text(&self, from: usize) -> String;
    /// The same without what was played or said.
    fn deeds_since(&self, from: usize) -> Vec<Entry<(), ()>>;
    /// Applies an entry of a record.
    fn apply(&mut self, logged: &Logged<Value, Value>) -> Result<Vec<Told>, GameError>;
    /// Asks a bot.
    fn suggest(&self, seat: Seat, bot: &str, budget: Budget, seed: u64, lang: Lang) -> Result<Suggestion, GameError>;
    /// Asks a bot for all that it would do, move after move, until luck or somebody else comes between.
    fn hint(&self, seat: Seat, bot: &str, seed: u64, lang: Lang) -> Result<Suggestion, GameError>;
    /// Asks an adviser for a seat, from what it sees. `question` is the game's own JSON, or null.
    fn advise(&self, seat: Seat, topic: &str, question: &Value, lang: Lang) -> Result<Value, GameError>;
    /// What a bot says before it makes the move `intends`, if anything. `character` is the same number for one
    /// seat of one table all the time.
    fn speak(&self, seat: Seat, bot: &str, intends: &Value, character: u64, seed: u64) -> Option<Value>;
    /// A fingerprint of the state, to compare tables in one process.
    fn fingerprint(&self) -> u64;
    /// A copy, for previews and searches.
    fn fork(&self) -> Box<dyn AnyTable>;
}
