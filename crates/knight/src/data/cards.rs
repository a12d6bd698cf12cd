//! The court card, character cards, event cards and goal cards.

use crate::goods::Goods;
use crate::ids::{BundleId, Character, EventCard, GoalCard, Measure, Need, Segment, Track};
use quintain_core::Names;
use serde::{Deserialize, Serialize};

/// How a track is built (KNI-COURT-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrackKind {
    /// One line of segments.
    Segments,
    /// Independent segments.
    Choice,
    /// Several lines.
    Lords,
    /// Independent houses.
    Village,
    /// Floors of independent rooms.
    Castle,
    /// Independent pieces.
    Armory,
}

/// How a track is activated (KNI-COURT-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Activation {
    /// By event cards.
    Event,
    /// Through the castle only.
    Chain,
    /// Never.
    None,
}

/// A court track.
#[derive(Debug)]
pub struct TrackData {
    /// Its name.
    pub name: Names,
    /// How it is built.
    pub kind: TrackKind,
    /// How it is activated.
    pub activation: Activation,
    /// Tracks to which a chain may lead.
    pub chain_to: Vec<Track>,
    /// Its lines: `lines.0..lines.1` of [`Data::lines`].
    pub lines: (usize, usize),
}

/// A line of the court card: steps that open one after another. A house, a room or a tournament is a
/// line of one step.
#[derive(Debug)]
pub struct Line {
    /// The track it belongs to.
    pub track: Track,
    /// The floor of a castle room; 0 elsewhere.
    pub floor: u8,
    /// The name of a lord.
    pub name: Option<Names>,
    /// The steps.
    pub steps: Vec<Step>,
    /// What an activation yields when so many steps are unlocked.
    pub income: Vec<Goods>,
}

/// A segment, room, house or piece.
#[derive(Debug)]
pub struct Step {
    /// Its id.
    pub id: Segment,
    /// Its own name, if it has one.
    pub name: Option<Names>,
    /// Its cost symbols.
    pub cost: Goods,
    /// The same, three bits for each kind.
    pub packed: u16,
    /// What it adds to every activation.
    pub gain: Goods,
    /// What it gives once.
    pub once: BundleId,
    /// Influence marked when it is unlocked.
    pub influence: u8,
    /// What must hold before the first symbol is crossed off.
    pub requires: Vec<Need>,
}

/// A character card.
#[derive(Debug)]
pub struct CharacterData {
    /// Its id.
    pub id: Character,
    /// Its name.
    pub name: Names,
    /// What the character holds at the start.
    pub start: Goods,
    /// The track of the privilege.
    pub privilege: Track,
    /// What the privilege gives.
    pub privilege_gain: BundleId,
    /// Rewards for levels of tracks.
    pub rewards: Vec<(Track, u8, BundleId)>,
    /// Rewards for influence.
    pub thresholds: Vec<(u8, BundleId)>,
    /// The cost of the special action.
    pub special_cost: Goods,
    /// What it gives.
    pub special_gain: BundleId,
}

/// An event card.
#[derive(Debug)]
pub struct EventData {
    /// Its id.
    pub id: EventCard,
    /// Its name.
    pub name: Names,
    /// Left and right.
    pub sides: [EventSide; 2],
}

/// A side of an event card.
#[derive(Debug)]
pub struct EventSide {
    /// What choosing it means.
    pub label: Names,
    /// What it gives at once.
    pub gain: BundleId,
    /// The tracks it activates.
    pub actions: Vec<Track>,
    /// The consequence path, counted from 0.
    pub path: u8,
}

/// A goal card.
#[derive(Debug)]
pub struct GoalData {
    /// Its id.
    pub id: GoalCard,
    /// Its name.
    pub name: Names,
    /// Its columns.
    pub columns: [Column; 3],
}

/// A column of a goal card.
#[derive(Debug)]
pub struct Column {
    /// After which turn it is judged.
    pub turn: u8,
    /// When the reward is earned.
    pub reward_if: Condition,
    /// The reward.
    pub reward: BundleId,
    /// When the penalty falls due.
    pub penalty_if: Condition,
    /// The penalty.
    pub penalty: Penalty,
}

/// A condition of a goal card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Every value is at least so much.
    AtLeast(Vec<Need>),
    /// Every value is below so much.
    Below(Vec<Need>),
    /// The highest value of the table.
    Most(Measure),
    /// The lowest value of the table, unless all are equal.
    Least(Measure),
}

/// A penalty of a goal card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Penalty {
    /// Goods, points and units are lost.
    Lose {
        /// Resources and gold.
        goods: Goods,
        /// Points.
        vp: i16,
        /// Own units.
        units: u8,
    },
    /// The enemy carries out orders: a place in [`Data::orders`].
    Orders(u16),
    /// The path of this turn is considered once more.
    ActivatePath,
}
