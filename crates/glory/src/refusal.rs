//! Why a move is not legal, with the facts and the rule.

use crate::ids::{Action, Card, Item, Knight, Relic, Supporter};
use serde::Serialize;

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The seat is asked something else.
    AnotherQuestion,
    /// This character was not dealt to the seat.
    NotDealt,
    /// These titles were not drawn, or not so many may be kept.
    NotThese {
        /// How many are kept.
        kept: u8,
    },
    /// The seat does not hold these cards.
    NotInHand,
    /// All circles of the action are occupied.
    NoFreeSpace {
        /// The action.
        action: Action,
    },
    /// The active event has no action.
    NoEventAction,
    /// The seat cannot pay.
    CannotPay {
        /// What it takes.
        needs: u8,
        /// What there is.
        has: u8,
    },
    /// The action would do nothing.
    NothingToDo {
        /// The action.
        action: Action,
    },
    /// The seat has taken the initiative in this round already.
    InitiativeOnce,
    /// No such card is on offer.
    NoSuchCard,
    /// The item cannot be raised this way.
    NoUpgrade {
        /// The item.
        item: Item,
        /// Its level.
        level: u8,
    },
    /// No token lies on that space.
    EmptySpace {
        /// The space, counted from 1.
        space: u8,
    },
    /// Nobody can be challenged there: the knight is not in the lists or has a challenger.
    KnightNotFree {
        /// The knight.
        knight: Knight,
    },
    /// The seat has a shield in this city.
    ShieldInCity {
        /// The knight.
        knight: Knight,
    },
    /// The slot is taken or does not exist.
    SlotTaken {
        /// The slot.
        slot: u8,
    },
    /// The seat must place its shield now.
    MustPlace,
    /// The card cannot be played now.
    NotPlayable {
        /// The card.
        card: Card,
    },
    /// The card offers no such reward now.
    NoSuchReward,
    /// Not so much strength may be committed.
    TooMuchStrength {
        /// The most.
        most: u8,
    },
    /// Not these dice may be rerolled.
    TooManyDice {
        /// The most together.
        most: u8,
        /// Dice of each colour.
        dice: [u8; 3],
    },
    /// This supporter cannot be used now.
    SupporterNotUsable {
        /// The supporter.
        supporter: Supporter,
    },
    /// There is nothing for this supporter to turn up.
    NothingToRefresh {
        /// The supporter.
        supporter: Supporter,
    },
    /// This relic cannot be used now.
    RelicNotUsable {
        /// The relic.
        relic: Relic,
    },
    /// This token was not used in the duel.
    NotUsed,
}

impl quintain_core::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::AnotherQuestion | Self::NoFreeSpace { .. } => "GLO-ACT-02",
            Self::NotDealt | Self::NotInHand => "GLO-TRV-01",
            Self::NotThese { .. } => "GLO-ACT-11",
            Self::NoEventAction => "GLO-ACT-12",
            Self::CannotPay { .. } | Self::NothingToDo { .. } => "GLO-ACT-03",
            Self::InitiativeOnce => "GLO-ACT-05",
            Self::NoSuchCard => "GLO-ACT-06",
            Self::NoUpgrade { .. } => "GLO-EQ-01",
            Self::EmptySpace { .. } => "GLO-ACT-08",
            Self::KnightNotFree { .. } | Self::ShieldInCity { .. } => "GLO-REG-01",
            Self::SlotTaken { .. } | Self::MustPlace => "GLO-REG-02",
            Self::NotPlayable { .. } => "GLO-TRV-10",
            Self::NoSuchReward => "GLO-TRV-04",
            Self::TooMuchStrength { .. } => "GLO-DUEL-04",
            Self::TooManyDice { .. } => "GLO-DUEL-07",
            Self::SupporterNotUsable { .. } => "GLO-DUEL-08",
            Self::NothingToRefresh { .. } => "GLO-DUEL-03",
            Self::RelicNotUsable { .. } => "GLO-DUEL-09",
            Self::NotUsed => "GLO-DUEL-14",
        }
    }
}
