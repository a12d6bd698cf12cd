//! Replays of finished tables.

use super::socket::{Change, LogLine, Waiting};
use super::tables::{NewTable, TableInfo};
use quintain_core::Viewer;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// `GET /api/tables/{id}/replay?viewer=0|spectator|everything&lang=en`: the whole game, seen by one
/// viewer, step by step. (`GET …/record` downloads the record, `GET …/verify` answers with a
/// [`Verification`].)
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Replay {
    /// The table.
    pub table: TableInfo,
    /// Through whose eyes.
    #[cfg_attr(test, ts(type = "Viewer"))]
    pub viewer: Viewer,
    /// The view before the first step.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Value,
    /// What happened, each step with the changes that it makes to the view.
    pub steps: Vec<ReplayStep>,
}

/// One step of a replay. Its address is its [`number`](ReplayStep::number).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReplayStep {
    /// How many entries the record has after it.
    pub number: usize,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub at: Option<u64>,
    /// What happened.
    pub events: Vec<LogLine>,
    /// How the view changes.
    pub changes: Vec<Change>,
    /// What the game waits for after it.
    pub next: Waiting,
}

/// `GET /api/tables/{id}/replay/{number}?viewer=…&lang=…`: one position of a replay.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Position {
    /// How many entries of the record lie before it.
    pub number: usize,
    /// How many the record has.
    pub of: usize,
    /// Through whose eyes.
    #[cfg_attr(test, ts(type = "Viewer"))]
    pub viewer: Viewer,
    /// What they see.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Value,
    /// What the game waits for.
    pub next: Waiting,
}

/// `GET /api/tables/{id}/replay/{number}/advice?seat=0&topic=odds&question=…&lang=…`: what an adviser says to a seat in one
/// position of a replay. `question` is JSON and may be left out.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Advised {
    /// How many entries of the record lie before the position.
    pub number: usize,
    /// The answer, in the game's own JSON; `null` if there is nothing to say here.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub advice: Value,
}

/// `GET /api/tables/{id}/verify`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Verification {
    /// Does the record replay, and did the dealer answer as he had to?
    pub good: bool,
    /// Was luck derived again from the published secret?
    pub luck_checked: bool,
    /// Entries replayed.
    pub entries: usize,
    /// Questions of luck among them.
    pub answers: usize,
    /// What is wrong, if something is.
    pub message: Option<String>,
}

/// `POST /api/tables/{id}/branch`: a new table that goes on from a move of a finished one. Its luck is
/// fresh and, since everybody may know the cards, not verifiable.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// How many entries of the record to take over.
    pub at: usize,
    /// The new table. `game` must be the same; preset and options are those of the finished table.
    pub table: NewTable,
}
