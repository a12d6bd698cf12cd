//! What one viewer may know: everything the board shows, and nothing that is sealed or hidden.

mod look;

pub(crate) use look::view;

use crate::data::{Finish, Order};
use crate::goods::Goods;
use crate::ids::{
    Battle, Character, Command, Difficulty, EventCard, GoalCard, Measure, Need, Scenario, Segment, Side, Tile, Track,
};
use crate::options::Mode;
use crate::siege::Siege;
use crate::state::{CardSide, End, Phase, Source, Stage};
use quintain_core::Seat;
use serde::{Deserialize, Serialize};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// The mode.
    pub mode: Mode,
    /// The scenario, or the war map; none while it is drawn.
    pub scenario: Option<Scenario>,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// The turn, from 1; 0 during the setup.
    pub turn: u8,
    /// What the table is doing.
    pub stage: Stage,
    /// The goal card.
    pub goal: Option<GoalCard>,
    /// The turn after which the next column is judged.
    pub next_goal: Option<u8>,
    /// Event rows: one for each seat, or one for all in war mode.
    pub rows: Vec<Vec<PositionView>>,
    /// How many event cards nobody has seen.
    pub pool: u8,
    /// Event cards set aside.
    pub aside: Vec<EventCard>,
    /// The players.
    pub boards: Vec<BoardView>,
    /// War mode.
    pub war: Option<WarView>,
}

/// A position of an event row.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PositionView {
    /// Its number, from 1.
    pub position: u8,
    /// The card, if the viewer knows it.
    pub card: Option<EventCard>,
    /// Is it face up?
    pub up: bool,
    /// Who has looked at it.
    pub peeked_by: Vec<Seat>,
}

/// A player's cards, map and marks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct BoardView {
    /// The seat.
    pub seat: Seat,
    /// The character.
    pub character: Option<Character>,
    /// What the seat is doing.
    pub phase: Phase,
    /// The question it is asked, beyond the phase.
    pub question: Option<Question>,
    /// What it holds.
    pub held: Goods,
    /// What may still be spent in this turn, once that is fixed.
    pub purse: Option<Goods>,
    /// Points.
    pub vp: i16,
    /// Totals written so far.
    pub totals: Vec<i16>,
    /// Points after each turn that is over.
    pub scores: Vec<i16>,
    /// Where the points come from.
    pub sources: Vec<PointsView>,
    /// Influence.
    pub influence: u8,
    /// Command points.
    pub command: u8,
    /// The side chosen, if the viewer may know it.
    pub side: Option<Side>,
    /// Has a side been chosen?
    pub side_chosen: bool,
    /// The sides taken on the row so far, position by position.
    pub sides: Vec<Option<Side>>,
    /// The actions taken over from a neighbour.
    pub borrowed: Option<CardSide>,
    /// Has the privilege been received in this turn?
    pub privileged: bool,
    /// Rewards claimed.
    pub rewards: Vec<Track>,
    /// Thresholds claimed.
    pub thresholds: Vec<u8>,
    /// The tracks.
    pub tracks: Vec<TrackView>,
    /// The segments that are not yet unlocked or have just been: all of them, in the card's order.
    pub segments: Vec<SegmentView>,
    /// The battles.
    pub battles: Vec<BattleView>,
    /// The consequence paths, each with its next step.
    pub paths: Vec<PathView>,
    /// Own diplomacy and the track's length.
    pub diplomacy: [u8; 2],
    /// The enemy's diplomacy and the track's length.
    pub enemy_diplomacy: [u8; 2],
    /// The map: in war mode only this seat's units are marked here.
    pub tiles: Vec<TileView>,
    /// What gathering would give.
    pub harvest: Goods,
    /// Where the enemy would go if it advanced now.
    pub advance: Vec<ArrowView>,
    /// What it would destroy if it attacked now.
    pub attack: Vec<Tile>,
    /// Ways to win.
    pub win: Vec<MeterView>,
    /// Ways to lose.
    pub lose: Vec<MeterView>,
    /// Would the next goal column give its reward, and its penalty, as things stand?
    pub goal: Option<[bool; 2]>,
    /// The numbers behind that: of the reward, and of the penalty.
    pub goal_numbers: Option<[GoalView; 2]>,
    /// The offer that is open or being put together.
    pub offer: Option<OfferView>,
    /// Offers that it may still make in this turn, side by side.
    pub offers_left: Option<u8>,
    /// How the seat's game ended, or which condition it has met.
    pub end: Option<End>,
    /// War mode.
    pub war: Option<WarBoardView>,
}

/// What a seat is asked, beyond its phase.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs)]
pub enum Question {
    /// Which resources are received: so many.
    Any(u8),
    /// Which enemy units are removed: so many.
    Remove(u8),
    /// Which track is chained to this one.
    Chain(Track),
    /// Which of these tracks is activated next.
    Actions { card: EventCard, side: Side, left: Vec<Track> },
    /// Which side of the open stage of this track is taken.
    Stage(Track),
    /// Which resources are paid: so many.
    Pay(u8),
    /// What the bid is paid with: so many.
    PayBid(u8),
    /// Command points of a goal reward.
    Commands,
    /// A march goes on.
    March,
    /// An attack goes on.
    Strike,
    /// Is the consequence paid for? Path and step from 1.
    Possible { path: u8, step: u8, cost: Goods },
    /// Where new enemy units appear: so many.
    Add(u8),
    /// Where the water of this tile goes.
    Flow { from: Option<Tile> },
    /// Which resources are lost: so many.
    LoseAny(u8),
    /// Which units are lost: so many.
    LoseUnits(u8),
    /// Which resources are taken from the loser of a duel: so many.
    Spoils { from: Seat, n: u8 },
    /// An offer is put together.
    Compose,
}

/// Points from one source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PointsView {
    /// Where they come from.
    pub source: Source,
    /// How many; fewer than none if more was lost than gained.
    pub points: i16,
}

/// A condition of the next goal column, in numbers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GoalView {
    /// Does it hold as things stand?
    pub holds: bool,
    /// How the values are compared.
    pub compare: Compare,
    /// What counts: all of them together.
    pub values: Vec<GoalValue>,
}

/// How a value is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Compare {
    /// At least so much.
    AtLeast,
    /// Less than so much.
    Below,
    /// As much as anybody.
    Most,
    /// As little as anybody, and somebody has more.
    Least,
}

/// One value of a goal condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GoalValue {
    /// What is measured.
    pub of: Measure,
    /// What there is.
    pub have: i16,
    /// What it is compared with: the number on the card, or the best of the others.
    pub need: i16,
}

/// A track.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TrackView {
    /// Which.
    pub track: Track,
    /// Its level.
    pub level: u8,
    /// What an activation yields.
    pub income: Goods,
    /// Chains from it.
    pub chains: Vec<Track>,
    /// Stages used, if it has a row.
    pub stages: Option<u8>,
    /// Would an activation reach the next stage?
    pub stage_open: bool,
    /// Is it about to be, or being, activated in this turn?
    pub active: bool,
}

/// A segment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SegmentView {
    /// Which.
    pub segment: Segment,
    /// Is it unlocked?
    pub unlocked: bool,
    /// May its symbols be crossed off now?
    pub open: bool,
    /// Symbols paid.
    pub paid: Goods,
    /// Symbols not yet paid.
    pub unpaid: Goods,
    /// Is it open, and can all of them be paid now?
    pub affordable: bool,
    /// Requirements that do not hold.
    pub missing: Vec<Need>,
}

/// A battle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct BattleView {
    /// Which.
    pub battle: Battle,
    /// Is it won?
    pub won: bool,
    /// Requirements that do not hold.
    pub missing: Vec<Need>,
}

/// The next step of a consequence path.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PathView {
    /// The path, from 1.
    pub path: u8,
    /// The step that comes next, from 1.
    pub step: u8,
    /// How many steps it has; the last one repeats.
    pub steps: u8,
    /// What the possible part costs, at this difficulty.
    pub cost: Option<Goods>,
    /// Could it be paid now?
    pub affordable: bool,
    /// The orders of the possible part.
    pub possible: Vec<Order>,
    /// The orders that follow anyway.
    pub unavoidable: Vec<Order>,
}

/// A tile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TileView {
    /// Which.
    pub tile: Tile,
    /// Own units.
    pub own: u8,
    /// Enemy units.
    pub enemy: u8,
    /// Sources that are still intact, in their order.
    pub sources: Vec<bool>,
    /// Is it flooded or destroyed?
    pub ruined: bool,
}

/// A step the enemy would make.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ArrowView {
    /// From.
    pub from: Tile,
    /// To.
    pub to: Tile,
    /// How many units.
    pub n: u8,
}

/// How far a condition is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct MeterView {
    /// The condition.
    pub condition: Finish,
    /// What there is.
    pub have: i16,
    /// What it needs.
    pub need: i16,
    /// Does it hold?
    pub met: bool,
}

/// An offer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct OfferView {
    /// To whom.
    pub to: Seat,
    /// What is given.
    pub give: Goods,
    /// What is asked for.
    pub take: Goods,
    /// Is it open for an answer?
    pub open: bool,
}

/// What a board has in war mode only.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct WarBoardView {
    /// Stored orders.
    pub orders: Vec<Command>,
    /// Has a gather been used or bought in this turn?
    pub gathers: u8,
    /// Challenges made.
    pub challenges: u8,
    /// Strength in a duel, without a stake.
    pub strength: u8,
    /// What breaks a tie.
    pub tie: u8,
    /// Is a bid made, and if the viewer may know, how high?
    pub bid: Sealed,
    /// The highest bid it could make.
    pub highest_bid: u8,
    /// Is a stake made, and if the viewer may know, how high?
    pub stake: Sealed,
    /// Barred from the auction.
    pub barred: bool,
    /// Barred from its character card in this turn.
    pub banned: bool,
}

/// A number that may be sealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Sealed {
    /// Not made.
    None,
    /// Made, but sealed.
    Sealed,
    /// This number.
    Open(u8),
}

/// What the table has in war mode only.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct WarView {
    /// Duels announced: challenger, opponent.
    pub duels: Vec<[Seat; 2]>,
    /// How many are settled.
    pub settled: u8,
    /// Who won the initiative.
    pub winner: Option<Seat>,
    /// The order of command.
    pub blocks: Vec<(Seat, u8)>,
    /// The block being played, from 0.
    pub current: u8,
    /// Points left in it.
    pub left: u8,
    /// Points that are in no block yet, by seat.
    pub unplanned: Vec<u8>,
    /// Castles attacked in this turn, by owner.
    pub taken: Vec<Seat>,
    /// Castles that somebody could take with what is stored.
    pub sieges: Vec<Siege>,
}
