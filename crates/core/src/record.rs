//! The record is the truth: options, then moves and chance answers, append-only. State, views,
//! replays, undo and statistics are all derived from it.

use crate::game::Outcome;
use crate::seat::Seat;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::fmt;

/// The version of this file format.
pub const FORMAT: u32 = 1;

/// A game as it is written to a file, a database or a line of the protocol.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this format: 1.
    pub quintain: u32,
    /// Which game.
    pub game: String,
    /// Which version of its rules.
    pub rules: u32,
    /// The fingerprint of the component data.
    pub data: String,
    /// What was chosen before the game, complete.
    pub options: Value,
    /// Where luck came from.
    pub luck: LuckNote,
    /// What happened, in order.
    pub entries: Vec<Logged<Value, Value>>,
    /// How it ended, once it has.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub outcome: Option<Outcome>,
}

/// Where luck came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum LuckNote {
    /// Whoever drove the game answered: real dice, a script, another program.
    Caller,
    /// The dealer, with the secret that belongs to this seed.
    Seed(u64),
    /// The dealer, with a secret.
    Dealer {
        /// Published before play.
        commitment: String,
        /// Words the seats added before play, in the order of the seats.
        #[serde(default)]
        words: Vec<String>,
        /// Published after the game.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        secret: Option<String>,
    },
}

/// One entry of the log, generic over the form of moves and talk: typed in memory, JSON in a file.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry<M, L> {
    /// A seat moved.
    Move {
        /// Who.
        seat: Seat,
        /// What.
        play: M,
    },
    /// Chance answered.
    Chance(Vec<u32>),
    /// A seat took its latest move back: nobody had learnt anything since.
    Undo(Seat),
    /// All agreed that the seat takes its latest move back, whatever has happened since.
    TakeBack {
        /// Whose move.
        seat: Seat,
        /// How long the log was before it: the game goes on from there.
        to: usize,
    },
    /// A seat said something.
    Say {
        /// Who.
        seat: Seat,
        /// What.
        line: L,
    },
}

/// An entry with what the rules never see: when, and by whom.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Logged<M, L> {
    /// What happened.
    #[serde(flatten)]
    pub entry: Entry<M, L>,
    /// When and by whom.
    #[serde(flatten)]
    pub stamp: Stamp,
}

/// The fields of an entry as they stand in a file: one of the first five, and perhaps the others.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields<M, L> {
    #[serde(rename = "move")]
    mv: Option<Moved<M>>,
    chance: Option<Vec<u32>>,
    undo: Option<Seat>,
    #[serde(rename = "take-back")]
    take_back: Option<TakenBack>,
    say: Option<Said<L>>,
    at: Option<u64>,
    by: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Moved<M> {
    seat: Seat,
    play: M,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TakenBack {
    seat: Seat,
    to: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Said<L> {
    seat: Seat,
    line: L,
}

impl<'de, M: Deserialize<'de>, L: Deserialize<'de>> Deserialize<'de> for Logged<M, L> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Fields { mv, chance, undo, take_back, say, at, by } = Fields::deserialize(deserializer)?;
        let entry = match (mv, chance, undo, take_back, say) {
            (Some(Moved { seat, play }), None, None, None, None) => Entry::Move { seat, play },
            (None, Some(answer), None, None, None) => Entry::Chance(answer),
            (None, None, Some(seat), None, None) => Entry::Undo(seat),
            (None, None, None, Some(TakenBack { seat, to }), None) => Entry::TakeBack { seat, to },
            (None, None, None, None, Some(Said { seat, line })) => Entry::Say { seat, line },
            _ => return Err(D::Error::custom("an entry has one of `move`, `chance`, `undo`, `take-back` and `say`")),
        };
        Ok(Self { entry, stamp: Stamp { at, by } })
    }
}

/// When, and by whom. Outside the rules' sight.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stamp {
    /// Milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub at: Option<u64>,
    /// A person or a bot.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub by: Option<String>,
}

/// Why a record cannot be replayed, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BrokenRecord {
    /// The entry at which it breaks, counted from 0; `None` if the head of the record is at fault.
    pub entry: Option<usize>,
    /// What is wrong there.
    pub message: String,
}

impl BrokenRecord {
    /// The head is at fault.
    pub fn head(message: impl Into<String>) -> Self {
        Self { entry: None, message: message.into() }
    }

    /// An entry is at fault.
    pub fn at(entry: usize, message: impl Into<String>) -> Self {
        Self { entry: Some(entry), message: message.into() }
    }
}

impl fmt::Display for BrokenRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            Some(entry) => write!(f, "entry {entry}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for BrokenRecord {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_read_as_one_line_each() {
        let logged: Logged<Value, Value> = Logged {
            entry: Entry::Move { seat: Seat::new(2), play: "declare".into() },
            stamp: Stamp { at: Some(5), by: None },
        };
        let json = serde_json::to_string(&logged).unwrap();
        assert_eq!(json, r#"{"move":{"seat":2,"play":"declare"},"at":5}"#);
        assert_eq!(serde_json::from_str::<Logged<Value, Value>>(&json).unwrap(), logged);
        let chance: Logged<Value, Value> = serde_json::from_str(r#"{"chance":[3,0]}"#).unwrap();
        assert_eq!(chance.entry, Entry::Chance(vec![3, 0]));
        let back = r#"{"take-back":{"seat":1,"to":4}}"#;
        let logged: Logged<Value, Value> = serde_json::from_str(back).unwrap();
        assert_eq!(logged.entry, Entry::TakeBack { seat: Seat::new(1), to: 4 });
        assert_eq!(serde_json::to_string(&logged).unwrap(), back);
    }

    #[test]
    fn an_entry_says_one_thing() {
        for (json, says) in [
            ("{}", "an entry has one of"),
            (r#"{"chance":[1],"undo":0}"#, "an entry has one of"),
            (r#"{"chance":[1],"teapot":0}"#, "unknown field `teapot`"),
            (r#"{"move":{"seat":0,"play":"x","teapot":0}}"#, "unknown field `teapot`"),
            (r#"{"undo":9}"#, "seat 9 does not exist"),
            (r#"{"chance":[-1]}"#, "invalid value"),
        ] {
            let error = serde_json::from_str::<Logged<Value, Value>>(json).unwrap_err().to_string();
            assert!(error.contains(says), "{json}: {error}");
        }
    }
}
