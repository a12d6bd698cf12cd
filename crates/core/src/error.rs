//! What goes wrong between a game and those who know it only as JSON: one error for all of it.

use crate::game::{Describe, Illegal, Refusal};
use crate::options::OptionsError;
use crate::record::BrokenRecord;
use crate::table::{Refused, json};
use crate::text::{Lang, Text};
use serde::Serialize;
use serde_json::Value;
use std::fmt;

/// Why a table refuses something. Nothing has changed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameError {
    /// A stable word for programs: `illegal-move`, `not-asked`, `bad-move`, …
    pub code: &'static str,
    /// The rule of the game that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// A sentence for people, in the language that was asked for.
    pub message: String,
    /// The same with the pieces and seats that it names, where a rule of the game says it.
    #[serde(skip)]
    pub text: Option<Text>,
    /// The facts, for clients that make their own sentence.
    #[serde(skip_serializing_if = "Value::is_null")]
    pub facts: Value,
}

impl GameError {
    /// An error without a rule.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, rule: None, message: message.into(), text: None, facts: Value::Null }
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for GameError {}

impl From<OptionsError> for GameError {
    fn from(error: OptionsError) -> Self {
        Self { rule: error.rule, message: error.to_string(), ..Self::new("bad-options", "") }
    }
}

impl From<GameError> for String {
    fn from(error: GameError) -> Self {
        error.message
    }
}

/// An entry of a record that the game refuses.
pub(crate) fn broken_at<G: Describe>(index: usize, game: &G, refused: Refused<G>) -> BrokenRecord {
    BrokenRecord::at(index, self::refused(game, refused, Lang::En).message)
}

/// What the game or its table refuses, in words.
pub(crate) fn refused<G: Describe>(game: &G, refused: Refused<G>, lang: Lang) -> GameError {
    match refused {
        Refused::Unreadable(error) => GameError::new("bad-move", format!("this is no move of {}: {error}", G::ID)),
        Refused::Unsayable(error) => {
            GameError::new("bad-line", format!("this is nothing that can be said in {}: {error}", G::ID))
        }
        Refused::NothingToUndo(seat) => {
            GameError::new("nothing-to-undo", format!("seat {seat} has no move that it may take back"))
        }
        Refused::Illegal(illegal) => {
            let facts = json(&illegal);
            match illegal {
                Illegal::NotAsked { seat, asked } if asked.is_empty() => GameError {
                    facts,
                    ..GameError::new("not-asked", format!("no seat may move now, nor may seat {seat}"))
                },
                Illegal::NotAsked { seat, asked } => {
                    let asked: Vec<String> = asked.iter().map(|seat| seat.to_string()).collect();
                    let waits = format!("the game waits for seat {}", asked.join(", "));
                    let message = format!("seat {seat} has nothing to decide now; {waits}");
                    GameError { facts, ..GameError::new("not-asked", message) }
                }
                Illegal::NoChanceDue => GameError::new("no-chance-due", "the game asks for no chance now"),
                Illegal::BadAnswer(bad) => GameError { facts, ..GameError::new("bad-answer", bad.to_string()) },
                Illegal::Refused(refusal) => {
                    let text = game.refusal_text(&refusal, lang);
                    GameError {
                        code: "illegal-move",
                        rule: Some(refusal.rule()),
                        message: text.plain(),
                        text: Some(text),
                        facts: json(&refusal),
                    }
                }
            }
        }
    }
}
