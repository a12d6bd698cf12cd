//! People who find each other again: last opponents, and standing tables.

use super::people::Person;
use serde::{Deserialize, Serialize};

/// `GET /api/me/opponents`: somebody I have played with, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Opponent {
    /// Who.
    pub person: Person,
    /// How many of my latest games.
    #[cfg_attr(test, ts(type = "number"))]
    pub games: u64,
    /// When the last of them ended.
    #[cfg_attr(test, ts(type = "number"))]
    pub last: u64,
}

/// A table of a row of games with the same people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Series {
    /// The first table of the row.
    pub id: String,
    /// Which game of it, from 1.
    pub number: u32,
}

/// `GET /api/series/{table}`: a standing table, and what its games come to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Standings {
    /// The first table.
    pub id: String,
    /// Everybody who played, those who won most first.
    pub people: Vec<SeriesSum>,
    /// The games, the first first.
    pub games: Vec<SeriesGame>,
}

/// What the games come to for one of those who played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeriesSum {
    /// Who: a person, or a bot by its name.
    pub who: Player,
    /// Finished games.
    pub games: u32,
    /// Won.
    pub won: u32,
    /// Points, added up game by game: glory is not added to points of another game.
    pub points: Vec<PointsOf>,
}

/// Somebody who played in a row of games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// A person.
    Person(Person),
    /// A bot.
    Bot(String),
}

/// Points in the games of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PointsOf {
    /// Which game.
    pub game: String,
    /// The sum.
    pub points: i32,
}

/// One game of a row.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeriesGame {
    /// Its table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// The preset it was made from.
    pub preset: Option<String>,
    /// When it ended; `null` while it is not over.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub finished: Option<u64>,
    /// The results, by seat; empty while it is not over.
    pub results: Vec<SeriesResult>,
}

/// What one seat reached.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeriesResult {
    /// Who.
    pub who: Player,
    /// Points.
    pub score: i32,
    /// Won?
    pub won: bool,
}
