//! What a passer-by sees of a running game: a few public figures, out of which a list draws a small picture of the table.

use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// A game at a glance. It is made from the spectator's view alone, so that nothing hidden can be in it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
pub struct Glance {
    /// Where the game stands, in its own word: `turn`, `tournament`.
    pub stage: String,
    /// How far it has come: rounds, laps, turns.
    pub figures: Vec<Figure>,
    /// The seats, in order.
    pub seats: Vec<SeatGlance>,
    /// Two who meet just now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub duel: Option<DuelGlance>,
    /// Whom the game waits for.
    #[ts(type = "number[]")]
    pub turn: Vec<Seat>,
}

/// One figure, with the most that it can be where there is such a thing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct Figure {
    /// What it counts, in the game's word.
    pub name: String,
    /// How much there is.
    pub have: i32,
    /// How much there can be, or has to be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub of: Option<i32>,
}

/// A seat at a glance.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
pub struct SeatGlance {
    /// Who the seat is in the game: a hero, a character.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub who: Option<String>,
    /// How the seat stands.
    pub figures: Vec<Figure>,
}

/// Two who meet just now.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
pub struct DuelGlance {
    /// The seats; somebody whom the rules play has none.
    #[ts(type = "[number | null, number | null]")]
    pub seats: [Option<Seat>; 2],
    /// What each has so far.
    pub score: [i32; 2],
}

impl Figure {
    /// So much of something.
    pub fn new(name: &str, have: impl Into<i32>) -> Self {
        Self { name: name.to_owned(), have: have.into(), of: None }
    }

    /// So much of something that has an end.
    pub fn of(name: &str, have: impl Into<i32>, of: impl Into<i32>) -> Self {
        Self { name: name.to_owned(), have: have.into(), of: Some(of.into()) }
    }
}

/// The word with which a plain value is written in JSON.
pub fn word(value: &impl Serialize) -> String {
    let written = serde_json::to_value(value).unwrap_or_default();
    written.as_str().unwrap_or_default().to_owned()
}
