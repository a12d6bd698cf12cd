//! What can be chosen before a game, and ready-made choices.

use crate::text::Names;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// One option of a game, described so that a form can be built from it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OptionSchema {
    /// Its key in the options object.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// What it does, in a sentence.
    pub text: Names,
    /// Which values it takes.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// The value when it is left out.
    pub default: Value,
}

/// Which values an option takes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    /// One of these words.
    OneOf(Vec<String>),
    /// A whole number in this range, both ends included.
    Between([i64; 2]),
    /// Yes or no.
    Flag(bool),
}

/// A ready-made choice of options with a name.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preset {
    /// Such as `wizard-5`.
    pub id: String,
    /// What people read.
    pub name: Names,
    /// The options.
    pub options: Value,
}

/// Options that make no game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OptionsError {
    /// The option at fault, or nothing if it is the whole.
    pub option: String,
    /// The fault.
    pub message: String,
    /// The rule it comes from, if it comes from a rule.
    pub rule: Option<&'static str>,
}

impl OptionsError {
    /// A fault in one option.
    pub fn new(option: &str, message: impl Into<String>) -> Self {
        Self { option: option.to_owned(), message: message.into(), rule: None }
    }

    /// The rule that asks for it.
    pub fn by(mut self, rule: &'static str) -> Self {
        self.rule = Some(rule);
        self
    }
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.option.is_empty() {
            write!(f, "option '{}': ", self.option)?;
        }
        f.write_str(&self.message)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl std::error::Error for OptionsError {}
