//! Why not, with the facts.

use crate::ids::{Card, ExtraKind};
use crate::moves::Slot;
use quintain_core::Seat;
use serde::Serialize;

/// Why a move, or something said, is not allowed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyNot"))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Refusal {
    /// The seat has no such card.
    NotInHand {
        /// The card.
        card: Card,
    },
    /// There is no such hero in the bout.
    NoSuchHero {
        /// The seat named.
        seat: Seat,
    },
    /// A card cannot be played openly on one's own hero.
    OpenOnOneself,
    /// An earlier card lies there, so the extra action must be carried out.
    ExtraIsCompulsory {
        /// What must be carried out.
        extra: ExtraKind,
        /// On whom.
        target: Seat,
    },
    /// No earlier card lies there, so there is nothing to do.
    NothingForExtra {
        /// On whom.
        target: Seat,
    },
    /// The card has another extra action.
    WrongExtra {
        /// The card.
        card: Card,
        /// What it can do.
        extra: ExtraKind,
    },
    /// The card named does not lie on the hero played on.
    NotAnEarlierCard {
        /// The card named.
        slot: Slot,
        /// The hero played on.
        target: Seat,
    },
    /// A moved card must go to another hero.
    MoveToTheSameHero {
        /// The hero it lies on.
        target: Seat,
    },
    /// Not every seat has had a turn in this round.
    SkirmishTooEarly {
        /// Turns taken.
        turns: u8,
        /// Turns needed.
        needed: u8,
    },
    /// The round is on: this is no time for that decision.
    NotThisDecision,
    /// Each side brings the same number of knights.
    WrongNumberOfKnights {
        /// How many each side must bring.
        needed: u8,
    },
    /// The table plays without talk, or without free talk.
    TalkIsOff,
    /// Nobody speaks between bouts.
    NoTalkNow,
    /// The table plays without whispers.
    WhispersAreOff,
    /// The seat has said too much for now.
    TalkedTooMuch {
        /// How many lines are allowed.
        limit: u8,
        /// In a lap rather than between two turns?
        lap: bool,
    },
    /// The line needs other parameters, or is not for this seat.
    BadLine {
        /// What is wrong with it.
        fault: LineFault,
    },
}

/// What is wrong with something said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LineFault {
    /// Neither a line nor a text, or both.
    Empty,
    /// The text is too long or holds control characters.
    Text,
    /// Parameters are missing or superfluous.
    Params,
    /// Such a line is spoken only with the wizard at the table, or only by him, or only by knights.
    Role,
    /// That hero does not fit.
    Hero,
    /// That card does not fit.
    Slot,
    /// The one whispered to does not fit.
    Addressee,
}

impl quintain_core::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotInHand { .. } | Self::NotThisDecision => "HEA-TURN-01",
            Self::NoSuchHero { .. } => "HEA-SEAT-05",
            Self::OpenOnOneself => "HEA-TURN-03",
            Self::ExtraIsCompulsory { .. } => "HEA-EXTRA-02",
            Self::NothingForExtra { .. } => "HEA-EXTRA-03",
            Self::WrongExtra { .. } | Self::NotAnEarlierCard { .. } => "HEA-EXTRA-01",
            Self::MoveToTheSameHero { .. } => "HEA-EXTRA-04",
            Self::SkirmishTooEarly { .. } => "HEA-TURN-08",
            Self::WrongNumberOfKnights { .. } => "HEA-SEAT-02",
            Self::TalkIsOff | Self::WhispersAreOff => "HEA-TALK-04",
            Self::NoTalkNow => "HEA-TALK-01",
            Self::TalkedTooMuch { .. } => "HEA-TALK-05",
            Self::BadLine { .. } => "HEA-TALK-11",
        }
    }
}
