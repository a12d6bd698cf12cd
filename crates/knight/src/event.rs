//! What happened, in the game's words. An event carries everything needed to tell it.

use crate::data::Order;
use crate::goods::{Bundle, Good, Goods};
use crate::ids::{Battle, Character, Command, EventCard, GoalCard, Scenario, Segment, Side, Tile, Track};
use crate::state::{Cause, EndedBy, Verdict, Why};
use quintain_core::Seat;
use serde::{Deserialize, Serialize};

/// Collects what happens, and who learns something from it.
pub(crate) type Events = quintain_core::Events<Event>;

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// The scenario was drawn.
    ScenarioDrawn { scenario: Scenario },
    /// A seat plays this character.
    CharacterTaken { seat: Seat, character: Character },
    /// The goal card of the game.
    GoalDrawn { goal: GoalCard },
    /// A turn begins.
    TurnBegan { turn: u8 },
    /// An event card lies open; without a seat it is the common row.
    CardTurned { seat: Option<Seat>, position: u8, card: EventCard },
    /// A seat looked at a card and saw this.
    CardSeen { seat: Seat, position: u8, card: EventCard },
    /// A seat looked at a card.
    CardPeeked { seat: Seat, position: u8 },
    /// Two positions were swapped.
    CardsSwapped { seat: Seat, first: u8, second: u8 },
    /// A card was set aside; the new one is undecided or turned up next.
    CardReplaced { seat: Seat, position: u8, card: Option<EventCard> },
    /// The actions of a neighbour are used.
    ActionBorrowed { seat: Seat, card: EventCard, side: Side },
    /// A seat has chosen a side in secret.
    SideSealed { seat: Seat },
    /// A seat took this side.
    SideChosen { seat: Seat, card: EventCard, side: Side },
    /// Something was received; overflow is already converted.
    Gained { seat: Seat, why: Why, bundle: Bundle },
    /// Something was paid.
    Paid { seat: Seat, why: Why, goods: Goods },
    /// Something was lost.
    Lost { seat: Seat, why: Why, goods: Goods, vp: i16 },
    /// A symbol was crossed off.
    SymbolPaid { seat: Seat, segment: Segment, with: Good, any: bool },
    /// A segment was unlocked.
    Unlocked { seat: Seat, segment: Segment, level: u8, influence: u8 },
    /// A chain was marked.
    ChainMarked { seat: Seat, from: Track, to: Track },
    /// A track was activated.
    Activated { seat: Seat, track: Track, chained: bool },
    /// An open stage was left for later.
    StageSkipped { seat: Seat, track: Track },
    /// A seat has finished spending.
    SpendingDone { seat: Seat },
    /// Command points were not used.
    CommandLost { seat: Seat, points: u8 },
    /// An order was stored.
    OrderStored { seat: Seat, command: Command },
    /// A battle was won.
    BattleWon { seat: Seat, battle: Battle },
    /// A unit was placed.
    Recruited { seat: Seat, tile: Tile },
    /// A unit marched.
    Marched { seat: Seat, from: Tile, to: Tile },
    /// Own units destroyed enemies.
    Attacked { seat: Seat, tile: Tile, destroyed: u8 },
    /// Enemy units were taken off the map.
    EnemyRemoved { seat: Seat, tile: Tile, n: u8 },
    /// A path is considered; path and step are numbered from 1.
    PathConsidered { seat: Seat, scenario: Scenario, path: u8, step: u8, cost: Option<Goods> },
    /// A possible consequence was not paid for.
    Suffered { seat: Seat, path: u8, step: u8, affordable: bool },
    /// A new enemy unit.
    EnemyPlaced { seat: Seat, tile: Tile, cause: Cause },
    /// Enemy units moved.
    EnemyMoved { seat: Seat, from: Tile, to: Tile, n: u8, cause: Cause },
    /// Enemy units attacked a tile.
    EnemyAttacked { seat: Seat, tile: Tile, enemies: u8, units: u8, sources: Goods, castle: bool, cause: Cause },
    /// A tile was flooded, or its area destroyed.
    TileRuined { seat: Seat, tile: Tile, flooded: bool, cause: Cause },
    /// Displaced water moved on, or ran off.
    WaterMoved { seat: Seat, from: Tile, to: Option<Tile> },
    /// The enemy's diplomacy changed.
    EnemyDiplomacy { seat: Seat, change: i8, level: u8, cause: Cause },
    /// No enemy unit could carry out the order, so its diplomacy rose (KNI-ENEMY-05).
    OrderFailed { seat: Seat, order: Order, level: u8, cause: Cause },
    /// An order asked nothing of anybody: no enemy is on the map.
    OrderIdle { seat: Seat, order: Order, cause: Cause },
    /// A goal column was judged.
    GoalJudged { seat: Seat, turn: u8, points: i16, reward: bool, penalty: bool },
    /// Own units were lost to a penalty.
    Disbanded { seat: Seat, tile: Tile },
    /// An offer was made.
    Offered { seat: Seat, to: Seat, give: Goods, take: Goods },
    /// An offer was taken back, refused, or lapsed.
    OfferClosed { seat: Seat, to: Seat, refused: bool },
    /// A trade took place.
    Traded { seat: Seat, with: Seat, give: Goods, take: Goods },
    /// A challenge to a duel.
    Challenged { seat: Seat, opponent: Seat },
    /// A stake was made in secret.
    StakeSealed { seat: Seat },
    /// The same to its owner.
    StakeMade { seat: Seat, stake: u8 },
    /// A duel: strengths without stakes, stakes, and the winner if there is one.
    DuelFought { seats: [Seat; 2], strengths: [u8; 2], stakes: [u8; 2], winner: Option<Seat> },
    /// The winner of a duel took a resource.
    SpoilsTaken { seat: Seat, from: Seat, good: Good },
    /// A seat is barred from the auction and from its character card in the next turn.
    Barred { seat: Seat },
    /// A bid was made in secret.
    BidSealed { seat: Seat },
    /// The same to its owner.
    BidMade { seat: Seat, bid: u8 },
    /// A bid was opened, and what it costs.
    BidOpened { seat: Seat, bid: u8, pays: u8 },
    /// Who won the initiative.
    InitiativeWon { seat: Seat },
    /// A block of the order of command.
    BlockPlanned { seat: Seat, points: u8 },
    /// A block was given up, wholly or in part.
    BlockForfeited { seat: Seat, points: u8 },
    /// A unit of another player was destroyed.
    UnitDestroyed { seat: Seat, tile: Tile, owner: Seat },
    /// A castle was attacked successfully.
    CastleTaken { seat: Seat, tile: Tile, owner: Seat },
    /// A win condition was met; the turn is played to its end.
    ConditionMet { seat: Seat, by: EndedBy },
    /// A seat's game is over.
    Finished { seat: Seat, verdict: Verdict, by: EndedBy, total: i16 },
}
