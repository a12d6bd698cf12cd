//! Why not: each refusal carries the facts and names its rule.

use crate::goods::Good;
use crate::ids::{Battle, Command, GoldAction, Measure, Segment, Tile};
use quintain_core::Seat;
use serde::Serialize;

/// Why a move is refused.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Refusal {
    /// This is not what is being decided.
    NotNow,
    /// This table does not have the thing named.
    NotHere,
    /// Another step of the line comes first, or it is paid already.
    NotOpen {
        /// The segment.
        segment: Segment,
    },
    /// A requirement does not hold.
    Requires {
        /// What is measured.
        of: Measure,
        /// How much is needed.
        need: i16,
        /// How much there is.
        have: i16,
    },
    /// The segment shows no unpaid symbol of this kind.
    NoSuchSymbol {
        /// The segment.
        segment: Segment,
        /// The good.
        good: Good,
    },
    /// An "any" symbol is paid with resources only.
    NotWithGold,
    /// There is too little of a good to spend.
    TooLittle {
        /// The good.
        good: Good,
        /// How much is needed.
        need: u8,
        /// How much may be spent.
        have: u8,
    },
    /// There are too few resources to spend.
    TooFewResources {
        /// How many are needed.
        need: u8,
        /// How many may be spent.
        have: u8,
    },
    /// The action is not allowed in this phase.
    WrongPhase {
        /// The action.
        action: GoldAction,
    },
    /// The position is not face down.
    NotFaceDown {
        /// The position.
        position: u8,
    },
    /// The position is used already.
    NotUnused {
        /// The position.
        position: u8,
    },
    /// Two different positions are needed, the earlier one first.
    NotAPair,
    /// The position is no open neighbour of the current one.
    NoNeighbour {
        /// The position.
        position: u8,
    },
    /// The resource received must differ from the one paid.
    SameResource,
    /// No enemy unit is on the map.
    NoEnemy,
    /// The reward or threshold is not reached.
    NotReached,
    /// It is claimed already.
    AlreadyClaimed,
    /// A refused duel bars the character card in this turn.
    Banned,
    /// The battle is won already.
    AlreadyWon {
        /// The battle.
        battle: Battle,
    },
    /// The command store is full.
    StoreFull,
    /// No more gathers in this turn.
    GatherLimit,
    /// No more challenges.
    NoChallengeLeft,
    /// Not against oneself.
    NotOneself,
    /// No command point, or no order for this command.
    NoCommandPoint {
        /// The command.
        command: Command,
    },
    /// The command would change nothing.
    NothingToDo {
        /// The command.
        command: Command,
    },
    /// No unit may be placed on this tile.
    NoRecruiting {
        /// The tile.
        tile: Tile,
    },
    /// The tile is full.
    NoRoom {
        /// The tile.
        tile: Tile,
    },
    /// No unit is left to place.
    NoUnitLeft,
    /// No unit that could move or strike is there.
    NoUnitThere {
        /// The tile.
        tile: Tile,
    },
    /// The tiles are not adjacent.
    NotAdjacent {
        /// From.
        from: Tile,
        /// To.
        to: Tile,
    },
    /// The tile is flooded.
    Flooded {
        /// The tile.
        tile: Tile,
    },
    /// No enemy unit may appear, be removed or flow there.
    NotThisTile {
        /// The tile.
        tile: Tile,
    },
    /// The units named must destroy something or take a castle.
    PointlessAttack,
    /// The partner is not spending resources now.
    PartnerBusy {
        /// The partner.
        seat: Seat,
    },
    /// The offerer is in the middle of a payment or another choice.
    OffererBusy {
        /// The offerer.
        seat: Seat,
    },
    /// No more offers in this turn, or one is open.
    NoMoreOffers,
    /// A player holds nothing that could be given.
    NothingToGive {
        /// Who.
        seat: Seat,
    },
    /// The draft has none of this good on that side.
    NotInOffer {
        /// The good.
        good: Good,
    },
    /// Each side gives at least one thing.
    EmptySide,
    /// The goods are not there.
    NotHeld {
        /// Who lacks them.
        seat: Seat,
        /// The good.
        good: Good,
    },
    /// The result does not fit a player's limits.
    DoesNotFit {
        /// Whose limits.
        seat: Seat,
        /// The good.
        good: Good,
    },
    /// There is no such offer.
    NoOffer,
    /// The number is too high.
    TooHigh {
        /// The number.
        number: u8,
        /// The most allowed.
        most: u8,
    },
    /// The seat has no such points left, or others come first.
    NotThisBlock {
        /// The seat.
        seat: Seat,
    },
    /// The character is taken.
    Taken,
}

impl quintain_core::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotNow => "KNI-TURN-03",
            Self::NotHere | Self::WrongPhase { .. } => "KNI-GOLD-01",
            Self::NotOpen { .. } => "KNI-COURT-02",
            Self::Requires { .. } => "KNI-COURT-03",
            Self::NoSuchSymbol { .. } => "KNI-COURT-01",
            Self::NotWithGold => "KNI-RES-03",
            Self::TooLittle { .. } | Self::TooFewResources { .. } => "KNI-RES-05",
            Self::NotFaceDown { .. } => "KNI-CARD-01",
            Self::NotUnused { .. } => "KNI-CARD-06",
            Self::NotAPair => "KNI-CARD-02",
            Self::NoNeighbour { .. } => "KNI-CARD-04",
            Self::SameResource | Self::NoEnemy => "KNI-GOLD-05",
            Self::NotReached | Self::AlreadyClaimed => "KNI-CHAR-05",
            Self::Banned => "KNI-DUEL-04",
            Self::AlreadyWon { .. } => "KNI-BAT-01",
            Self::StoreFull => "KNI-WAR-02",
            Self::GatherLimit => "KNI-WAR-11",
            Self::NoChallengeLeft | Self::NotOneself => "KNI-DUEL-01",
            Self::NoCommandPoint { .. } => "KNI-CMD-01",
            Self::NothingToDo { .. } => "KNI-CMD-08",
            Self::NoRecruiting { .. } | Self::NoUnitLeft => "KNI-CMD-03",
            Self::NoRoom { .. } | Self::NoUnitThere { .. } | Self::NotAdjacent { .. } => "KNI-CMD-05",
            Self::Flooded { .. } => "KNI-FLOOD-05",
            Self::NotThisTile { .. } => "KNI-ENEMY-02",
            Self::PointlessAttack => "KNI-WAR-06",
            Self::PartnerBusy { .. }
            | Self::EmptySide
            | Self::NothingToGive { .. }
            | Self::NotHeld { .. }
            | Self::DoesNotFit { .. } => "KNI-SIM-03",
            Self::NoMoreOffers | Self::NoOffer | Self::NotInOffer { .. } | Self::OffererBusy { .. } => "KNI-SIM-06",
            Self::TooHigh { .. } => "KNI-INIT-01",
            Self::NotThisBlock { .. } => "KNI-INIT-04",
            Self::Taken => "KNI-CHAR-01",
        }
    }
}
