//! Ids, sizes, and the words that all components share.

use serde::{Deserialize, Serialize};

quintain_core::ids! {
    /// A character card.
    pub struct Character;
}
quintain_core::ids! {
    /// An event card.
    pub struct EventCard;
}
quintain_core::ids! {
    /// A goal card.
    pub struct GoalCard;
}
quintain_core::ids! {
    /// A segment, room, house or piece of the court card.
    pub struct Segment;
}
quintain_core::ids! {
    /// A tile of a map.
    pub struct Tile;
}
quintain_core::ids! {
    /// A battle.
    pub struct Battle;
}
quintain_core::ids! {
    /// An action for gold.
    pub struct GoldAction;
}
quintain_core::ids! {
    /// An action of the war card.
    pub struct WarAction;
}
quintain_core::ids! {
    /// A scenario.
    pub struct Scenario;
}

/// The most lines the court card may have.
pub const LINES: usize = 40;
/// The most steps a line may have; fewer than 16, see [`Nibbles`](crate::arrays::Nibbles).
pub const STEPS: usize = 8;
/// The most tiles a map may have.
pub const TILES: usize = 20;
/// How many court tracks there are.
pub const TRACKS: usize = 13;
/// The most turns a game may have.
pub const TURNS: usize = 12;
/// Seats of the biggest table.
pub const SEATS: usize = 4;
/// No component: an empty place in a compact array.
pub const NONE: u8 = u8::MAX;

/// A court track.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Track {
    /// Church.
    Church,
    /// Nobles.
    Nobles,
    /// Merchants.
    Merchants,
    /// King.
    King,
    /// Lords.
    Lords,
    /// Castle.
    Castle,
    /// Village.
    Village,
    /// Stable.
    Stable,
    /// Knowledge.
    Knowledge,
    /// Combat.
    Combat,
    /// Fame.
    Fame,
    /// Tournaments.
    Tournaments,
    /// Armory.
    Armory,
}

impl Track {
    /// All of them.
    pub const ALL: [Self; TRACKS] = [
        Self::Church,
        Self::Nobles,
        Self::Merchants,
        Self::King,
        Self::Lords,
        Self::Castle,
        Self::Village,
        Self::Stable,
        Self::Knowledge,
        Self::Combat,
        Self::Fame,
        Self::Tournaments,
        Self::Armory,
    ];

    /// Its number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its id in the data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Church => "church",
            Self::Nobles => "nobles",
            Self::Merchants => "merchants",
            Self::King => "king",
            Self::Lords => "lords",
            Self::Castle => "castle",
            Self::Village => "village",
            Self::Stable => "stable",
            Self::Knowledge => "knowledge",
            Self::Combat => "combat",
            Self::Fame => "fame",
            Self::Tournaments => "tournaments",
            Self::Armory => "armory",
        }
    }
}

/// Left or right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Left.
    Left,
    /// Right.
    Right,
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];
}

/// A command.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// A new unit.
    Recruit,
    /// Own units attack.
    Attack,
    /// Own units march.
    Move,
    /// The sources of held tiles.
    Gather,
    /// The enemy's diplomacy falls.
    Envoy,
}

impl Command {
    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Recruit => "recruit",
            Self::Attack => "attack",
            Self::Move => "move",
            Self::Gather => "gather",
            Self::Envoy => "envoy",
        }
    }
}

/// How hard a scenario is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// Easy.
    Easy,
    /// Normal.
    #[default]
    Normal,
    /// Hard.
    Hard,
}

/// A place in [`Data::bundles`](crate::Data::bundles).
pub type BundleId = u16;

/// What can be measured: for requirements and goals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// Total influence.
    Influence,
    /// Victory points.
    Vp,
    /// Gold held.
    Gold,
    /// Resources held.
    Resources,
    /// Own units on the map.
    Units,
    /// Tiles with own units.
    Tiles,
    /// Enemy units on the map.
    EnemyUnits,
    /// The enemy's diplomacy.
    EnemyDiplomacy,
    /// Own diplomacy.
    Diplomacy,
    /// Battles won.
    Battles,
    /// Stages used and battles won (KNI-GOAL-05).
    ScenarioActions,
    /// The level of a track.
    #[serde(untagged)]
    Track(Track),
}

/// So much is needed of something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Need {
    /// Of what.
    pub of: Measure,
    /// How much.
    pub least: i16,
}
