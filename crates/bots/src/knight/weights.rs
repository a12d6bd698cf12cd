//! What things are worth, from a file: `data/weights-knight.toml`.

use crate::weights;
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// What things are worth. Points of its own: only differences between tables count.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// A victory point.
    pub point: f64,
    /// Influence.
    pub influence: f64,
    /// A resource.
    pub resource: f64,
    /// Gold.
    pub gold: f64,
    /// A command point.
    pub command: f64,
    /// A step of diplomacy that a card gives.
    pub diplomacy: f64,
    /// A step of the enemy's diplomacy that a card gives.
    pub enemy_diplomacy: f64,
    /// An enemy that a card takes away.
    pub enemy_removed: f64,
    /// A part of what a harvest would bring now.
    pub harvest: f64,
    /// Gold beyond nine.
    pub gold_surplus: f64,
    /// A resource beyond four of its kind.
    pub resource_surplus: f64,
    /// A point beyond what the victory by score asks for.
    pub point_beyond: f64,
    /// Influence beyond that.
    pub influence_beyond: f64,
    /// The same in the last turns.
    pub influence_beyond_late: f64,
    /// A turn's income of a track, for each turn left.
    pub income: f64,
    /// The same of tracks that pay through the castle while it has no floor.
    pub income_later: f64,
    /// A part of an open stage.
    pub open_stage: f64,
    /// A part of what is paid towards a segment.
    pub paid: f64,
    /// An open segment.
    pub open: f64,
    /// A level of armory or village.
    pub level: f64,
    /// A floor of the castle.
    pub castle: f64,
    /// A battle won.
    pub battle: f64,
    /// All battles that win the game, by the square.
    pub battle_share: f64,
    /// A step of the own diplomacy.
    pub treaty: f64,
    /// All steps, by the square.
    pub treaty_share: f64,
    /// An own unit.
    pub unit: f64,
    /// A tile that is held.
    pub tile: f64,
    /// Each of two units in the castle.
    pub garrison: f64,
    /// An enemy.
    pub enemy: f64,
    /// An enemy at the castle, next to it, two tiles away.
    pub enemy_near: [f64; 3],
    /// A tile with enemies that nobody meets.
    pub enemy_alone: f64,
    /// One where somebody does.
    pub enemy_met: f64,
    /// An enemy that an own unit meets.
    pub met: f64,
    /// An enemy near the castle beyond its garrison.
    pub besieged: f64,
    /// A condition of defeat that is met, by the cube.
    pub loss_close: f64,
    /// The same in proportion.
    pub loss: f64,
    /// At war: an own unit.
    pub war_unit: f64,
    /// At war: a tile.
    pub war_tile: f64,
    /// At war: a unit of a rival.
    pub rival_unit: f64,
    /// At war: a point of a rival.
    pub rival_point: f64,
    /// At war: a rival's unit about the own castle beyond its garrison.
    pub siege: f64,
    /// At war: an own unit in a rival's castle.
    pub assault: f64,
}

impl Weights {
    /// Those that bots play with.
    pub fn usual() -> &'static Self {
        static USUAL: OnceLock<Weights> = OnceLock::new();
        USUAL.get_or_init(|| weights::built_in(include_str!("../../data/weights-knight.toml")))
    }
}
