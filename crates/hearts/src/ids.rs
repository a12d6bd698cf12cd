//! What the pieces are called: cards, heroes, goals and lines are named by the data pack; sides and extra actions are a
//! closed set, because each has its own rule.

use serde::{Deserialize, Serialize};

quintain_core::ids! {
    /// An action card; copies of it are all alike.
    pub struct Card;
}

quintain_core::ids! {
    /// A hero card: one of eight knights, or the wizard.
    pub struct Hero;
}

quintain_core::ids! {
    /// A personal goal card.
    pub struct Goal;
}

quintain_core::ids! {
    /// A canned line of table talk.
    pub struct TalkLine;
}

/// The extra action of a card played face up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ExtraKind {
    /// An earlier card goes to another hero.
    Move,
    /// An earlier card goes to the discard pile.
    Discard,
    /// An earlier card goes into a hand.
    Take,
}

/// One of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The Crusaders.
    Crusaders,
    /// The Saracens.
    Saracens,
}

impl Side {
    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::Crusaders => Self::Saracens,
            Self::Saracens => Self::Crusaders,
        }
    }
}
