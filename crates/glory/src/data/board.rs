//! What is printed on the boards, and dice, prestige and relics.

use super::{Gain, Source};
use crate::ids::{Action, Colour};
use quintain_core::Names;
use serde::{Deserialize, Serialize};

/// Numbers of the rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Limits {
    pub rounds: u8,
    pub figures_per_player: u8,
    pub travel_cards_per_phase: u8,
    pub max_strength_per_duel: u8,
    pub faith_per_clash: u8,
    pub reroll_dice: u8,
    pub lance_supporters_per_clash: u8,
    pub tent_supporters_per_duel: u8,
    pub relics_per_clash: u8,
    pub clashes_to_win: u8,
    pub travel_market_per_type: u8,
    pub public_titles: u8,
    pub score_track_length: u8,
    #[serde(default, skip_serializing)]
    pub provenance: String,
}

/// A die.
#[derive(Clone, Debug)]
pub struct DieData {
    /// Its name.
    pub name: Names,
    /// Values of its six faces when the symbol sleeps.
    pub asleep: [u8; 6],
    /// Values of its six faces when the symbol is active.
    pub awake: [u8; 6],
    /// Which face is the symbol.
    pub symbol: usize,
    /// At most so many are rolled.
    pub most: u8,
}

/// An action area.
#[derive(Clone, Debug)]
pub struct ActionData {
    /// Which.
    pub action: Action,
    /// Its name.
    pub name: Names,
    /// Is it open to any number of figures?
    pub open: bool,
    /// The smallest player count at which each circle is open.
    pub spaces: Vec<u8>,
    /// What it brings from the supply.
    pub gain: Gain,
    /// Travel cards taken.
    pub take_travel: u8,
    /// Titles drawn, titles kept.
    pub titles: (u8, u8),
    /// Where it comes from.
    pub source: Source,
}

/// A space of the support track.
#[derive(Clone, Debug)]
pub struct SpaceData {
    /// Its number on the board, from 1.
    pub index: u8,
    /// Does it take special supporters?
    pub special: bool,
    /// Its price in coins.
    pub cost: u8,
    /// The smallest player count at which it is used.
    pub min_players: u8,
}

/// An equipment level.
#[derive(Clone, Debug, Default)]
pub struct LevelData {
    /// Its name.
    pub name: Names,
    /// Dice rolled.
    pub dice: u8,
    /// Is the symbol active?
    pub active: bool,
}

/// A kind of prestige token.
#[derive(Clone, Debug)]
pub struct PrestigeData {
    /// Its name.
    pub name: Names,
    /// Tokens in the box.
    pub count: u8,
}

/// A kind of relic.
#[derive(Clone, Debug)]
pub struct RelicData {
    /// Its name.
    pub name: Names,
    /// Tokens in the box.
    pub count: u8,
    /// What it does in a clash.
    pub effect: RelicEffect,
}

/// What a relic does in a clash.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RelicEffect {
    /// Adds to the attack.
    Attack(i8),
    /// Turns a die.
    SetDie(Colour, u8),
    /// Rerolls up to so many dice.
    Reroll(u8),
}

/// The bracket.
#[derive(Clone, Debug)]
pub struct BracketData {
    /// Cards a loser of stage 1, 2, 3 may play.
    pub consolation: [u8; 3],
    /// The prize without tokens.
    pub default_prize: Gain,
}

/// A city.
#[derive(Clone, Debug)]
pub struct CityData {
    /// Its name.
    pub name: Names,
    /// Knights for 2, 3, 4 players.
    pub knights: [u8; 3],
}
