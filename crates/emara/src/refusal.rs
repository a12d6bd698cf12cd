//! Why not: reasons to refuse a move, with the facts.

use crate::goods::{Good, Kind};
use crate::ids::{Area, Card, Honour, Hut, Master};
use serde::Serialize;

/// Why a move is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Refusal {
    /// The move belongs to another part of the game than the one being played.
    NotNow,
    /// A card must be played before anything else.
    PlayFirst,
    /// A card has been played in this turn.
    AlreadyPlayed,
    /// A visit must be finished first.
    VisitOpen,
    /// No visit is open.
    NoVisit,
    /// The two areas do not mend the start.
    BadStart {
        /// Where a councillor should stand.
        from: Area,
        /// Where it should go.
        to: Area,
    },
    /// The card is not in hand.
    NotInHand {
        /// The card.
        card: Card,
    },
    /// There is no such slot, or it holds a card.
    SlotTaken {
        /// Its steps.
        slot: u8,
    },
    /// The movement action has been taken.
    AlreadyMoved,
    /// The card action has been taken.
    CardUsed,
    /// The card that was played does something else.
    OtherCard {
        /// The card in the slot.
        card: Card,
    },
    /// There is no such option.
    NoSuchOption {
        /// Its number.
        option: u8,
    },
    /// The goods named are not a payment of this price.
    WrongPayment {
        /// How many goods the price asks for.
        size: u8,
        /// How many are missing to pay it.
        missing: u8,
    },
    /// Too few of a good that nothing can stand in for.
    TooFew {
        /// The good.
        good: Good,
        /// How many it takes.
        needed: u8,
        /// How many there are.
        have: u8,
    },
    /// Too few citizen points to pay with.
    TooFewCitizens {
        /// How many it takes.
        needed: u8,
    },
    /// A bonus action of this sort has been taken.
    BonusTaken {
        /// `title`, `craftsman` or `master`.
        bonus: &'static str,
    },
    /// There is no higher title.
    HighestTitle,
    /// All craftsmen are at work.
    NoCraftsman,
    /// Somebody lives in the hut.
    HutTaken {
        /// The hut.
        hut: Hut,
    },
    /// No own councillor stands at the hut's area.
    HutOutOfReach {
        /// The hut.
        hut: Hut,
        /// Its area.
        area: Area,
    },
    /// The master is not on display.
    NotOnDisplay {
        /// The master.
        master: Master,
    },
    /// No own councillor stands at the master's area.
    MasterOutOfReach {
        /// The master.
        master: Master,
        /// The area.
        area: Area,
    },
    /// The master is not one's own, or has no ability to use.
    NotYourMaster {
        /// The master.
        master: Master,
    },
    /// The ability has been used in this turn.
    MasterUsed {
        /// The master.
        master: Master,
    },
    /// The kind taken must differ from the kind paid, and must be named where there is a choice.
    BadKind {
        /// The kind.
        take: Option<Kind>,
    },
    /// A town area must be named.
    NotATown {
        /// The area.
        area: Area,
    },
    /// The action belongs to another area.
    OtherArea {
        /// The area of the visit.
        area: Area,
    },
    /// The action has been used in this visit.
    ActionUsed {
        /// The area of the visit.
        area: Area,
    },
    /// So many craftsmen cannot bake here.
    TooManyBreads {
        /// Own craftsmen in the area.
        craftsmen: u8,
    },
    /// So many cannot be handed in.
    BadNumber {
        /// The number.
        number: u8,
    },
    /// The token cannot be redeemed in this visit.
    NotRedeemable {
        /// The token.
        token: Honour,
    },
    /// The token is not among those drawn.
    NotDrawn {
        /// The token.
        token: Honour,
    },
    /// The movement is still to be made.
    MustMove,
    /// The card's action is still to be carried out.
    MustUseCard {
        /// The card.
        card: Card,
    },
}

impl quintain_core::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotNow | Self::PlayFirst => "EMA-TURN-08",
            Self::AlreadyPlayed | Self::NotInHand { .. } | Self::SlotTaken { .. } => "EMA-TURN-01",
            Self::VisitOpen => "EMA-TURN-07",
            Self::NoVisit | Self::OtherArea { .. } | Self::ActionUsed { .. } => "EMA-MOVE-04",
            Self::BadStart { .. } => "EMA-VAR-01",
            Self::AlreadyMoved | Self::CardUsed | Self::BonusTaken { .. } => "EMA-TURN-02",
            Self::OtherCard { .. } => "EMA-TURN-04",
            Self::NoSuchOption { .. } => "EMA-TURN-09",
            Self::WrongPayment { .. } => "EMA-GEN-05",
            Self::TooFew { .. } => "EMA-GEN-07",
            Self::TooFewCitizens { .. } => "EMA-GEN-04",
            Self::HighestTitle => "EMA-BON-08",
            Self::NoCraftsman => "EMA-BON-09",
            Self::HutTaken { .. } | Self::HutOutOfReach { .. } => "EMA-BON-03",
            Self::NotOnDisplay { .. } | Self::MasterOutOfReach { .. } => "EMA-BON-04",
            Self::NotYourMaster { .. } => "EMA-MAS-01",
            Self::MasterUsed { .. } => "EMA-MAS-02",
            Self::BadKind { .. } => "EMA-MAS-03",
            Self::NotATown { .. } => "EMA-MOVE-03",
            Self::TooManyBreads { .. } => "EMA-LAND-02",
            Self::BadNumber { .. } => "EMA-SITE-02",
            Self::NotRedeemable { .. } => "EMA-HON-02",
            Self::NotDrawn { .. } => "EMA-CATH-03",
            Self::MustMove => "EMA-TURN-03",
            Self::MustUseCard { .. } => "EMA-TURN-06",
        }
    }
}
