//! What is known about a table beside its game: who sits where, what was agreed, how far it has come.

use crate::protocol::company::Series;
use crate::protocol::people::Person;
use crate::protocol::tables::{Branched, ClockRule, Sitter, SpectatorRule, Status, TalkRule};
use quintain_core::record::{FORMAT, Logged, LuckNote, Record};
use quintain_core::{Lang, Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table without its log and its secret.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Meta {
    /// Which game.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules: u32,
    /// The fingerprint of the component data.
    pub data: String,
    /// The preset it was made from.
    pub preset: Option<String>,
    /// The game's options, complete.
    pub options: Value,
    /// How far it has come.
    pub status: Status,
    /// The seats.
    pub places: Vec<Place>,
    /// Who opened it.
    pub host: String,
    /// The clock.
    pub clock: ClockRule,
    /// Who may look on.
    pub spectators: SpectatorRule,
    /// Who may say what.
    pub talk: TalkRule,
    /// In the list of open tables?
    pub listed: bool,
    /// Does it start when every seat is taken?
    pub start_when_full: bool,
    /// The bot that plays for people who are away.
    pub stand_in: String,
    /// May people ask bots for hints while other people play?
    #[serde(default = "crate::protocol::tables::yes")]
    pub hints: bool,
    /// Is it a first game to learn by?
    #[serde(default)]
    pub lesson: bool,
    /// When it was opened.
    pub created: u64,
    /// When the game began.
    pub started: Option<u64>,
    /// When it ended.
    pub finished: Option<u64>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// How often a move was taken back though something had been shown since; counted when the game ends.
    #[serde(default)]
    pub taken_back: u32,
    /// What the dealer committed himself to; `None` where luck is not the dealer's.
    pub commitment: Option<String>,
    /// The language it is played in, for those who look for a table; any, if nothing is said.
    #[serde(default)]
    pub lang: Option<Lang>,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
    /// Which game of a standing table it is.
    #[serde(default)]
    pub series: Option<Series>,
    /// Where it was branched from.
    pub branched_from: Option<Branched>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Who sits there.
    pub sitter: Sitter,
    /// Words the seat has added to the luck.
    #[serde(default)]
    pub words: String,
    /// The person has left the running game; a bot plays until they come back.
    #[serde(default)]
    pub left: bool,
    /// The person has left at some time, even if they came back: alone that is giving the game up.
    #[serde(default)]
    pub gave_up: bool,
}

impl Place {
    /// A seat with this sitter.
    pub fn of(sitter: Sitter) -> Self {
        Self { sitter, words: String::new(), left: false, gave_up: false }
    }

    /// The person who sits there.
    pub fn person(&self) -> Option<&Person> {
        match &self.sitter {
            Sitter::Person(person) => Some(person),
            _ => None,
        }
    }
}

impl Meta {
    /// The seat of a person.
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        let sits = |place: &Place| place.person().is_some_and(|sitter| sitter.id == person);
        self.places.iter().position(sits).map(Seat::new)
    }

    /// May this table's people ask bots for hints?
    pub fn may_hint(&self) -> bool {
        self.hints || self.places.iter().filter(|place| place.person().is_some()).count() < 2
    }

    /// How many seats anybody may take.
    pub fn free(&self) -> usize {
        self.places.iter().filter(|place| matches!(place.sitter, Sitter::Open)).count()
    }

    /// Is every seat taken?
    pub fn is_full(&self) -> bool {
        self.places.iter().all(|place| matches!(place.sitter, Sitter::Person(_) | Sitter::Bot(_)))
    }

    /// Where the table's luck comes from, as the record says it. The secret is not in it.
    pub fn luck(&self) -> LuckNote {
        match &self.commitment {
            None => LuckNote::Caller,
            Some(commitment) => LuckNote::Dealer { commitment: commitment.clone(), words: self.words(), secret: None },
        }
    }

    /// The words of the seats that added some, in the order of the seats.
    pub fn words(&self) -> Vec<String> {
        self.places.iter().map(|place| place.words.clone()).filter(|words| !words.is_empty()).collect()
    }

    /// The record with these entries.
    pub fn record(&self, entries: Vec<Logged<Value, Value>>) -> Record {
        Record {
            quintain: FORMAT,
            game: self.game.clone(),
            rules: self.rules,
            data: self.data.clone(),
            options: self.options.clone(),
            luck: self.luck(),
            entries,
            outcome: None,
        }
    }
}
