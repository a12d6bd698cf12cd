//! Scenario sheets: orders and paths, stages, battles, actions, ways to end, difficulty.

use super::map::{Map, MapRules};
use super::summary::SheetSummary;
use crate::goods::Goods;
use crate::ids::{Battle, BundleId, Command, GoldAction, Need, Scenario, Track, WarAction};
use quintain_core::Names;
use serde::{Deserialize, Serialize};

/// An order to the enemy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "order", deny_unknown_fields)]
pub enum Order {
    /// New units.
    Add {
        /// How many.
        n: u8,
    },
    /// Single steps towards the castle.
    Move {
        /// How many.
        n: u8,
    },
    /// Every unit attacks where it stands.
    Attack,
    /// The enemy's diplomacy rises.
    Diplomacy {
        /// By how much.
        n: u8,
    },
}

/// A step of a consequence path.
#[derive(Debug)]
pub struct PathStep {
    /// What can be bought off: its cost and its orders.
    pub possible: Option<(Goods, u16)>,
    /// What happens anyway.
    pub unavoidable: u16,
}

/// A consequence path.
#[derive(Debug)]
pub struct Path {
    /// Its number on event cards.
    pub id: u8,
    /// Its name.
    pub name: Names,
    /// Its steps; the last one repeats.
    pub steps: Vec<PathStep>,
}

/// A stage of the king's row.
#[derive(Clone, Copy, Debug)]
pub struct KingStage {
    /// The level it needs.
    pub level: u8,
    /// What it gives.
    pub once: BundleId,
}

/// A stage of an influence row.
#[derive(Clone, Copy, Debug)]
pub struct RowStage {
    /// The level it needs.
    pub level: u8,
    /// What left and right give.
    pub sides: [BundleId; 2],
}

/// A battle.
#[derive(Clone, Debug)]
pub struct BattleData {
    /// Its id.
    pub id: Battle,
    /// Its name.
    pub name: Names,
    /// What must hold.
    pub requires: Vec<Need>,
    /// What winning it gives.
    pub once: BundleId,
}

/// What an action for gold does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoldEffect {
    /// Gives a bundle.
    Gain(BundleId),
    /// Turns one resource into another.
    Exchange,
    /// Turns up a face-down event card.
    Reveal,
    /// Looks at a face-down event card.
    Peek,
    /// Swaps two unused event cards.
    Swap,
    /// Replaces an unused event card.
    Replace,
    /// Takes over the action of a neighbouring event card.
    Adjacent,
    /// Moves all enemy units by this many tiles.
    Shift(u8),
}

/// An action for gold.
#[derive(Clone, Debug)]
pub struct GoldActionData {
    /// Its id.
    pub id: GoldAction,
    /// What it says.
    pub text: Names,
    /// Its price.
    pub gold: u8,
    /// May it be used before the side is chosen (T0)?
    pub early: bool,
    /// May it be used while resources are spent (T2)?
    pub spending: bool,
    /// What must hold.
    pub requires: Vec<Need>,
    /// What it does.
    pub effect: GoldEffect,
}

/// What an action of the war card gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WarEffect {
    /// A bundle.
    Gain(BundleId),
    /// A stored point for one command only.
    Order(Command),
}

/// An action of the war card.
#[derive(Clone, Debug)]
pub struct WarActionData {
    /// Its id.
    pub id: WarAction,
    /// What it says.
    pub text: Names,
    /// Its cost.
    pub cost: Goods,
    /// What it gives.
    pub effect: WarEffect,
}

/// One way to win or to lose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum Finish {
    /// Own units on so many tiles.
    TilesHeld {
        /// So many units on them.
        units: u8,
        /// So many tiles.
        tiles: u8,
        /// None of the enemy's on them.
        #[serde(default)]
        enemy_free: bool,
        /// None of another player's on them.
        #[serde(default)]
        opponent_free: bool,
    },
    /// So many battles won.
    Battles {
        /// How many.
        n: u8,
    },
    /// Points and influence.
    Score {
        /// Points.
        vp: i16,
        /// Influence.
        influence: u8,
    },
    /// The own diplomacy track is full.
    DiplomacyFull,
    /// So many enemy units on the map.
    EnemyUnits {
        /// How many.
        n: u8,
    },
    /// So many enemy units at the castle and nobody there to meet them.
    CastleOccupied {
        /// How many.
        n: u8,
    },
    /// The castle is destroyed or flooded.
    CastleDestroyed,
    /// So many tiles flooded or destroyed.
    AreasDestroyed {
        /// How many.
        n: u8,
    },
    /// So many villages flooded.
    VillagesDestroyed {
        /// How many.
        n: u8,
    },
    /// The enemy's diplomacy track is full.
    EnemyDiplomacyFull,
    /// The castle of the other player is taken.
    CastleAttack,
}

impl Finish {
    /// Its word in records and statistics.
    pub const fn id(self) -> &'static str {
        match self {
            Self::TilesHeld { .. } => "tiles-held",
            Self::Battles { .. } => "battles",
            Self::Score { .. } => "score",
            Self::DiplomacyFull => "diplomacy-full",
            Self::EnemyUnits { .. } => "enemy-units",
            Self::CastleOccupied { .. } => "castle-occupied",
            Self::CastleDestroyed => "castle-destroyed",
            Self::AreasDestroyed { .. } => "areas-destroyed",
            Self::VillagesDestroyed { .. } => "villages-destroyed",
            Self::EnemyDiplomacyFull => "enemy-diplomacy-full",
            Self::CastleAttack => "castle-attack",
        }
    }
}

/// What a difficulty changes.
#[derive(Debug, Default)]
pub struct DifficultyData {
    /// Gold on top of the character's.
    pub start_gold: u8,
    /// Tiles of the own units.
    pub own_start: Vec<u8>,
    /// Tiles of the enemy units.
    pub enemy_start: Vec<u8>,
    /// The length of the own diplomacy track.
    pub player_diplomacy: u8,
    /// The length of the enemy's.
    pub enemy_diplomacy: u8,
    /// Added to every possible cost.
    pub cost_shift: i8,
}

/// The points for a game that ends without a decision (KNI-END-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unresolved {
    /// Points added.
    pub vp: i16,
    /// The least total that is a success.
    pub success_at_least: i16,
}

/// A scenario sheet: a solo scenario, or the war card with one of its maps.
#[derive(Debug)]
pub struct Sheet {
    /// Its id: a scenario or a war map.
    pub id: Scenario,
    /// Its name.
    pub name: Names,
    /// The commands it knows, as bits by [`Command`].
    pub commands: u8,
    /// The king's stages.
    pub king: Vec<KingStage>,
    /// The rows of church, nobles and merchants.
    pub rows: [Vec<RowStage>; 3],
    /// Ways to win.
    pub win: Vec<Finish>,
    /// Ways to lose.
    pub lose: Vec<Finish>,
    /// The end without either.
    pub unresolved: Unresolved,
    /// Consequence paths.
    pub paths: Vec<Path>,
    /// Battles.
    pub battles: Vec<BattleData>,
    /// Actions for gold.
    pub gold_actions: Vec<GoldActionData>,
    /// Actions of the war card.
    pub war_actions: Vec<WarActionData>,
    /// The map.
    pub map: Map,
    /// Its rules.
    pub rules: MapRules,
    /// Easy, normal, hard.
    pub difficulty: [DifficultyData; 3],
    /// War maps: the numbers of players it is for.
    pub players: Vec<u8>,
    /// What is looked at most often of it.
    pub summary: SheetSummary,
}

/// The figures of war mode.
#[derive(Debug)]
pub struct War {
    /// What a diplomacy point is worth.
    pub diplomacy_vp: i16,
    /// The command store.
    pub store: u8,
    /// How many gathers a player has in a turn.
    pub gathers: u8,
    /// The highest bid.
    pub highest_bid: u8,
    /// The thresholds of the initiative track.
    pub thresholds: Vec<u8>,
    /// What the first band pays.
    pub first_payment: u8,
    /// Challenges of one player.
    pub challenges: u8,
    /// Tracks that count in a duel.
    pub duel_levels: Vec<Track>,
    /// Tracks that break a tie.
    pub duel_ties: Vec<Track>,
    /// What the winner of a duel gets.
    pub duel_winner: BundleId,
    /// Three or four players: the attacker's points for a castle.
    pub castle_attacker: i16,
    /// Three or four players: the owner's points.
    pub castle_owner: i16,
}
