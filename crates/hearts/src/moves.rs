//! What a seat may decide.

use crate::ids::{Card, Hero, Side};
use quintain_core::Seat;
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// D-HEROES: the host names the knights of the bout.
    Heroes(Knights),
    /// D-TURN/a: a card is laid hidden before a hero.
    FaceDown {
        /// A card of the hand.
        card: Card,
        /// Any hero, one's own included.
        target: Seat,
    },
    /// D-TURN/b: a card is laid openly before a hero, and its extra action carried out.
    FaceUp {
        /// A card of the hand.
        card: Card,
        /// Any hero but one's own.
        target: Seat,
        /// What happens to an earlier card; nothing only if there is none.
        extra: Option<Extra>,
    },
    /// D-TURN/c: the skirmish begins.
    Declare,
    /// D-NEXT: ready for the next bout.
    Ready,
}

/// What the extra action of an open card does to an earlier card on the same hero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Extra {
    /// It goes to another hero.
    Move {
        /// The earlier card.
        slot: Slot,
        /// The other hero.
        to: Seat,
    },
    /// It goes to the discard pile.
    Discard {
        /// The earlier card.
        slot: Slot,
    },
    /// It goes into a hand.
    Take {
        /// The earlier card.
        slot: Slot,
        /// Whose hand.
        to: Seat,
    },
}

impl Extra {
    /// The earlier card.
    pub const fn slot(self) -> Slot {
        match self {
            Self::Move { slot, .. } | Self::Discard { slot } | Self::Take { slot, .. } => slot,
        }
    }
}

/// The number of a card lying on the table: 1, 2, 3… in the order of play within the round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Slot(pub u8);

/// The knights of a bout: for each side a set of its four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "{ crusaders: Hero[], saracens: Hero[] }"))]
#[serde(try_from = "KnightLists", into = "KnightLists")]
pub struct Knights {
    pub(crate) crusaders: u8,
    pub(crate) saracens: u8,
}

impl Knights {
    pub(crate) const fn of(self, side: Side) -> u8 {
        match side {
            Side::Crusaders => self.crusaders,
            Side::Saracens => self.saracens,
        }
    }
}

/// Knights by name.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KnightLists {
    crusaders: Vec<Hero>,
    saracens: Vec<Hero>,
}

impl TryFrom<KnightLists> for Knights {
    type Error = String;
    fn try_from(lists: KnightLists) -> Result<Self, String> {
        let mask = |heroes: &[Hero], first: u8, side: &str| {
            heroes.iter().try_fold(0u8, |mask, hero| {
                let bit = hero.0.checked_sub(first).filter(|bit| *bit < 4);
                let bit = bit.ok_or_else(|| format!("{} is no knight of the {side}", hero.id()))?;
                if mask & 1 << bit == 0 { Ok(mask | 1 << bit) } else { Err(format!("{} is named twice", hero.id())) }
            })
        };
        Ok(Self { crusaders: mask(&lists.crusaders, 0, "crusaders")?, saracens: mask(&lists.saracens, 4, "saracens")? })
    }
}

impl From<Knights> for KnightLists {
    fn from(knights: Knights) -> Self {
        let list =
            |mask: u8, first: u8| (0..4).filter(|bit| mask & 1 << bit != 0).map(|bit| Hero(first + bit)).collect();
        Self { crusaders: list(knights.crusaders, 0), saracens: list(knights.saracens, 4) }
    }
}
