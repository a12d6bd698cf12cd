//! A game behind the dynamic face.

use super::{AnyTable, GameError};
use crate::data::DataError;
use crate::dealer::Secret;
use crate::driver::{Account, Budget, Tally};
use crate::game::{Chances, Facts};
use crate::options::{OptionSchema, Preset};
use crate::record::{BrokenRecord, Record};
use crate::table::{LuckSource, Snapshot};
use crate::text::{Lang, Names};
use crate::trial::Trial;
use serde::Serialize;
use serde_json::{Map, Value};
use std::sync::Arc;
use std::time::Duration;

/// What there is to know about a game before it is played.
#[derive(Clone, Debug, Serialize)]
pub struct About {
    /// The id.
    pub id: &'static str,
    /// The name.
    pub name: Names,
    /// The fewest and the most seats.
    pub seats: (usize, usize),
    /// The version of the rules.
    pub rules: u32,
    /// The fingerprint of the component data.
    pub data: String,
    /// The options.
    pub options: Vec<OptionSchema>,
    /// Ready-made options.
    pub presets: Vec<Preset>,
    /// The bots that can take a seat.
    pub bots: Vec<&'static str>,
    /// Those of them that people are offered, the weakest first.
    pub levels: Vec<&'static str>,
    /// What advice can be asked about.
    pub advice: Vec<&'static str>,
}

/// A game, whichever.
pub trait AnyGame: Send + Sync {
    /// Its id.
    fn id(&self) -> &'static str;
    /// Everything to know before playing.
    fn about(&self) -> About;
    /// Names and texts of its components; in one language, or with each name in all of them.
    fn catalogue(&self, lang: Option<Lang>) -> Value;
    /// Its bots.
    fn bots(&self) -> Vec<&'static str>;
    /// Those of its bots that people are offered, the weakest first; all of them if none is marked.
    fn levels(&self) -> Vec<&'static str>;
    /// How long a bot may think about a move: nothing for those that move at once.
    fn thinks(&self, bot: &str) -> Duration;
    /// The options of a preset.
    fn preset(&self, id: &str) -> Result<Value, GameError>;
    /// Opens a table.
    fn open(&self, options: &Value, luck: LuckSource) -> Result<Box<dyn AnyTable>, GameError>;
    /// Opens a table from a record, replaying it. `secret` is the dealer's, if the table is his.
    fn load(&self, record: &Record, secret: Option<Secret>) -> Result<Box<dyn AnyTable>, BrokenRecord>;
    /// Opens a table from a record and a snapshot of it: only what came after the snapshot is replayed. The
    /// record may be of an older version of the rules.
    fn resume(
        &self,
        record: &Record,
        snapshot: &Snapshot,
        secret: Option<Secret>,
    ) -> Result<Box<dyn AnyTable>, BrokenRecord>;
    /// Replays a record step by step, checking every answer of the dealer.
    fn verify(&self, record: &Record) -> Result<Verified, BrokenRecord>;
    /// Replays a record and says what it tells about each seat.
    fn facts(&self, record: &Record) -> Result<Vec<Facts>, BrokenRecord>;
    /// The same game with some data files replaced.
    fn with_pack(&self, files: Vec<(String, String)>) -> Result<Arc<dyn AnyGame>, DataError>;
    /// Plays games between bots and gives the account of each. `bots[s]` names the bot of seat `s`.
    fn accounts(
        &self,
        options: &Value,
        bots: &[String],
        budget: Budget,
        games: u64,
        seed: u64,
        each: &mut dyn FnMut(Account),
    ) -> Result<(), GameError>;
    /// Plays games between bots and counts.
    fn simulate(&self, options: &Value, bots: &[String], games: u64, seed: u64) -> Result<Tally, GameError> {
        let mut tally = Tally::default();
        self.accounts(options, bots, Budget::Level, games, seed, &mut |account| tally.count(&account))?;
        Ok(tally)
    }
    /// The kinds of components that accounts speak of, each with all its ids.
    fn counted(&self) -> Vec<(&'static str, Vec<&'static str>)>;
    /// Chances worth knowing apart from any table; `question` has the game's own fields.
    fn odds(&self, question: Map<String, Value>, lang: Lang) -> Result<Chances, GameError>;
    /// How it is measured and held to its contract.
    fn trial(&self) -> &dyn Trial;
}

/// What the verification of a record found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Verified {
    /// Entries replayed.
    pub entries: usize,
    /// Answers of chance in them.
    pub answers: usize,
    /// Were the answers derived again from the secret? Not if the caller dealt, or the secret is not
    /// published yet.
    pub luck_checked: bool,
    /// Is the game over?
    pub finished: bool,
}
