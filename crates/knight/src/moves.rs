//! What a seat can decide. A turn is a sequence of these.

use crate::goods::Good;
use crate::ids::{Battle, Character, GoldAction, Segment, Side, Tile, Track, WarAction};
use quintain_core::Seat;
use serde::{Deserialize, Serialize};

/// Which way enemies are shifted for gold (KNI-GOLD-03).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// Towards the castle.
    Forward,
    /// Away from it.
    Back,
}

/// One small decision. Positions of the event row are numbered from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Play this character (table option).
    Choose(Character),
    /// Take this side of the current event (D-SIDE).
    Side(Side),
    /// Turn up a face-down event for gold (KNI-CARD-01).
    Reveal(u8),
    /// Look at a face-down event for gold (KNI-WAR-09).
    Peek(u8),
    /// Swap two unused events for gold (KNI-CARD-02).
    Swap {
        /// The earlier position.
        first: u8,
        /// The later position.
        second: u8,
    },
    /// Replace an unused event for gold (KNI-CARD-03).
    Replace(u8),
    /// Take over the actions of a neighbouring event for gold (KNI-CARD-04).
    Adjacent {
        /// The neighbour's position.
        position: u8,
        /// Which of its sides.
        side: Side,
    },
    /// Cross off a symbol of the segment with the good it shows (D-PAY).
    Pay {
        /// The segment.
        segment: Segment,
        /// The good.
        with: Good,
    },
    /// Cross off an "any" symbol of the segment with a resource (D-PAY).
    PayAny {
        /// The segment.
        segment: Segment,
        /// The resource.
        with: Good,
    },
    /// Use an action for gold that gives something (D-GOLD).
    Buy(GoldAction),
    /// Turn one resource into another for gold (KNI-GOLD-05).
    Exchange {
        /// The resource paid.
        give: Good,
        /// The resource received.
        take: Good,
    },
    /// Move all enemy units for gold (KNI-GOLD-03).
    Shift(Direction),
    /// Use the character's special action (D-SPECIAL).
    Special,
    /// Claim the character's reward for this track (D-CLAIM).
    ClaimReward(Track),
    /// Claim the character's threshold at this influence (D-CLAIM).
    ClaimThreshold(u8),
    /// Win a battle (D-BATTLE).
    Battle(Battle),
    /// Use an action of the war card (KNI-WAR-03).
    War(WarAction),
    /// Challenge an opponent to a duel (D-DUEL).
    Challenge(Seat),
    /// Begin to put together an offer for this partner (D-TRADE).
    TradeWith(Seat),
    /// The offer gives one more of this.
    Offer(Good),
    /// The offer asks for one more of this.
    Ask(Good),
    /// The offer gives one less of this.
    OfferLess(Good),
    /// The offer asks for one less of this.
    AskLess(Good),
    /// The offer is made.
    Propose,
    /// The offer is dropped or taken back.
    Withdraw,
    /// Accept the offer of this seat.
    Accept(Seat),
    /// Refuse the offer of this seat.
    Refuse(Seat),
    /// Of a gain of choice, take this (D-ANY).
    Take(Good),
    /// Of a payment of choice, give this (D-CONS, D-PAYBID, special actions).
    Give(Good),
    /// Of a loss of choice, lose this (D-LOSE).
    Lose(Good),
    /// Of a loss of units, take one off this tile (D-LOSE).
    Disband(Tile),
    /// Remove an enemy unit from this tile (D-REMOVE).
    Remove(Tile),
    /// A new enemy unit appears here (D-PLACE).
    Place(Tile),
    /// Displaced water goes here (D-FLOW).
    Flow(Tile),
    /// Mark a chain to this track (D-CHAIN).
    Chain(Track),
    /// The next action to be activated (D-ORDER).
    Activate(Track),
    /// Take this side of the open stage (D-STAGE).
    Stage(Side),
    /// Leave the open stage for later (D-STAGE).
    SkipStage,
    /// Command: place a unit (KNI-CMD-03).
    Recruit(Tile),
    /// Command: attack (KNI-CMD-04, KNI-WAR-06).
    Attack,
    /// Command: march, one unit at a time (KNI-CMD-05).
    March {
        /// From here.
        from: Tile,
        /// To an adjacent tile.
        to: Tile,
    },
    /// The march is over.
    EndMarch,
    /// Command: gather (KNI-CMD-06).
    Gather,
    /// Command: envoy (KNI-CMD-07).
    Envoy,
    /// War attack: one unit on this tile destroys a unit of this seat (D-TARGET).
    Strike {
        /// Where.
        tile: Tile,
        /// Whose unit.
        seat: Seat,
    },
    /// War attack: the other units strike nobody.
    EndAttack,
    /// Pay for the possible consequence (D-CONS).
    PayConsequence,
    /// Suffer the possible consequence (D-CONS).
    Suffer,
    /// Stake so many resources on the duel (D-DUELBET).
    Stake(u8),
    /// Take this of the loser's resources (D-SPOILS).
    Spoils(Good),
    /// Bid for the initiative (D-BID).
    Bid(u8),
    /// The next block of the order of command (D-SCHEDULE).
    Block {
        /// Who plays it.
        seat: Seat,
        /// How many points.
        points: u8,
    },
    /// End the phase (D-DONE).
    Done,
}
