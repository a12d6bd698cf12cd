//! What I reached in finished games.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// `GET /api/me/results/{game}`: one of my finished games. The list is oldest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyResult {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// The preset it was made from.
    pub preset: Option<String>,
    /// The game's options, complete.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// My seat.
    pub seat: usize,
    /// How many seats there were.
    pub seats: usize,
    /// My points.
    pub score: i32,
    /// My rank: 1 is best, ties share.
    #[cfg_attr(test, ts(type = "number"))]
    pub rank: i64,
    /// Did I win?
    pub won: bool,
    /// The points of the rival whom the rules played, if there was one and they are known.
    pub rival: Option<i32>,
    /// I had left, and somebody else finished the game; alone: I left at some time, which gives the game up.
    pub left: bool,
    /// When it ended.
    #[cfg_attr(test, ts(type = "number"))]
    pub finished: u64,
}

/// `GET /api/tables/{id}/best`: my finished games alone with the same game and options, this one among them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Best {
    /// How many.
    pub games: usize,
    /// How many of them were won.
    pub won: usize,
    /// The best score; `null` if there is none yet.
    pub score: Option<i32>,
    /// The table at which it was first reached.
    pub table: Option<String>,
}
