//! What is wrong with a blazon.

use std::fmt;

/// Why a blazon cannot be drawn. Each error names the word it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BlazonError {
    /// There is nothing to draw.
    Empty,
    /// No charge, tincture or term of the house is called that.
    UnknownWord(String),
    /// A known word stands where something else must stand.
    Misplaced {
        /// The word.
        word: String,
        /// What was expected there.
        wanted: &'static str,
    },
    /// The blazon stops too early.
    Unfinished {
        /// What was expected next.
        wanted: &'static str,
    },
    /// A recipe has the wrong number of tinctures for its division.
    Tinctures {
        /// The division.
        division: &'static str,
        /// How many it takes.
        needed: usize,
    },
}

impl fmt::Display for BlazonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "the blazon is empty"),
            Self::UnknownWord(word) => write!(f, "the blazon has an unknown word: '{word}'"),
            Self::Misplaced { word, wanted } => write!(f, "the blazon has '{word}' where {wanted} must stand"),
            Self::Unfinished { wanted } => write!(f, "the blazon ends where {wanted} must follow"),
            Self::Tinctures { division, needed } => write!(f, "a {division} field takes {needed} tincture(s)"),
        }
    }
}

impl std::error::Error for BlazonError {}
