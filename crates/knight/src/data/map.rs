//! Maps and their rules.

use crate::goods::Goods;
use crate::ids::{NONE, Tile};
use quintain_core::Names;
use serde::{Deserialize, Serialize};

/// Where own units may be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlaceOwn {
    /// On tiles with a recruit mark.
    Recruit,
    /// On any tile that is not flooded.
    AnyDry,
    /// On any tile.
    Any,
}

/// Where new enemy units appear (KNI-ENEMY-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlaceEnemy {
    /// On a start tile with room.
    Start,
    /// On a start tile without enemies while there is one.
    StartSpread,
    /// On a dry start tile, then on the shore.
    StartThenShore,
    /// On any tile without an enemy.
    Empty,
}

/// What an enemy attack does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AttackKind {
    /// Destroys units, then sources (KNI-ENEMY-04).
    Sources,
    /// Floods (KNI-FLOOD-03).
    Flood,
    /// Destroys a unit or the area (KNI-REB-02).
    Area,
}

/// The rules of a map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapRules {
    /// Enemy units on one tile.
    pub max_enemy: u8,
    /// Own units on one tile.
    pub max_own: u8,
    /// Enemy units on the map.
    pub total_enemy: u8,
    /// Own units on the map.
    pub total_own: u8,
    /// Does the enemy move?
    pub advance: bool,
    /// Where own units are placed.
    pub place_own: PlaceOwn,
    /// Where enemy units appear.
    pub place_enemy: PlaceEnemy,
    /// What an attack does.
    pub attack: AttackKind,
}

/// A tile.
#[derive(Debug)]
#[allow(clippy::struct_excessive_bools)]
pub struct TileData {
    /// Its id.
    pub id: Tile,
    /// Its name.
    pub name: Names,
    /// Its sources, in the order in which they are destroyed.
    pub sources: Vec<Goods>,
    /// Own units may be placed here.
    pub recruit: bool,
    /// Enemy units appear here.
    pub enemy_start: bool,
    /// The castle.
    pub castle: bool,
    /// A village.
    pub village: bool,
    /// The next tiles of an advancing enemy.
    pub toward: Vec<u8>,
    /// Adjacent tiles, as bits.
    pub adjacent: u32,
    /// Steps to the castle.
    pub distance: u8,
    /// War mode: whose castle, as a seat's number.
    pub castle_of: Option<u8>,
    /// War mode: who recruits here, as bits.
    pub recruit_for: u8,
}

/// A map.
#[derive(Debug)]
pub struct Map {
    /// The tiles.
    pub tiles: Vec<TileData>,
    /// Tiles by ascending distance, then number (KNI-ENEMY-03).
    pub inward: Vec<u8>,
    /// Tiles by descending distance, then number (KNI-GOLD-04).
    pub outward: Vec<u8>,
    /// The castle's tile.
    pub castle: Option<u8>,
    /// Start tiles of the enemy, as bits.
    pub starts: u32,
    /// Recruit marks, as bits.
    pub recruits: u32,
    /// Villages, as bits.
    pub villages: u32,
    /// From the number of a tile id to its place here.
    pub place: [u8; 256],
}

impl Map {
    /// The place of a tile on this map.
    #[inline]
    pub fn find(&self, tile: Tile) -> Option<usize> {
        let place = self.place[tile.index()];
        (place != NONE).then_some(usize::from(place))
    }
}
