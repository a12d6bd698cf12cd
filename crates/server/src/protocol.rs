//! Every message between the server and its clients, both directions.
//!
//! The HTTP side is in [`people`], [`profile`], [`games`], [`tables`], [`results`] and [`replay`], the live side in
//! [`socket`]. All of it is JSON; keys are `snake_case`, words that programs compare are `kebab-case`. TypeScript
//! definitions of the same types are generated into `web/src/lib/protocol/index.ts`; a test keeps
//! them current.
//!
//! What a game itself says (views, moves, events, lines, options) passes through as the game's own
//! JSON: this crate knows no game.

pub mod calls;
pub mod company;
pub mod games;
pub mod operator;
pub mod people;
pub mod profile;
pub mod replay;
pub mod results;
pub mod socket;
pub mod tables;
#[cfg(test)]
mod typescript;

use quintain_core::text::{Span, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Why a request was not granted: the body of every HTTP answer that is not a success. Nothing has
/// changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// A stable word for programs: `not-found`, `not-your-seat`, `stale-decision`, `illegal-move`, …
    pub code: String,
    /// A sentence for people.
    pub message: String,
    /// The same with the seats and pieces that it names, where a rule of the game says it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(test, ts(optional))]
    pub text: Option<Sentence>,
    /// The rule of the game that forbids it, such as `HEA-TURN-08`: opens the rules page there.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(test, ts(optional))]
    pub rule: Option<String>,
    /// The facts behind a game's refusal, in the game's own JSON.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    pub facts: Option<Value>,
    /// How long to wait before trying again, if waiting helps.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub retry_after_ms: Option<u64>,
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Words {
    /// The words.
    pub text: String,
    /// The piece on the table that they stand for, such as `hero:3`.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(test, ts(optional))]
    pub piece: Option<String>,
}

/// A sentence in the viewer's language, cut so that a client can point at the pieces it names.
pub type Sentence = Vec<Words>;

/// Cuts a game's text into a [`Sentence`].
pub fn sentence(text: &Text) -> Sentence {
    text.spans().into_iter().map(|Span { text, piece }| Words { text, piece }).collect()
}
