//! Supporters, knights and characters.

use super::{Gain, Source};
use crate::ids::{Colour, KnightType, Prestige, Supporter};
use quintain_core::Names;
use serde::{Deserialize, Serialize};

/// A kind of supporter.
#[derive(Clone, Debug)]
pub struct SupporterData {
    /// Its name.
    pub name: Names,
    /// What it does, in words.
    pub text: Names,
    /// When it works.
    pub timing: Timing,
    /// What it does.
    pub effect: SupporterEffect,
    /// Tokens in each pile: special, i, ii, iii, scroll.
    pub piles: [u8; 5],
}

/// When a supporter works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// Once, when it is gained.
    Gain,
    /// Always.
    Permanent,
    /// Before the first clash.
    Tent,
    /// In a lance step.
    Lance,
}

/// What a supporter does. Everything that is not its business is zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SupporterEffect {
    /// Glory on gaining it, perhaps negative.
    pub glory: i8,
    /// Coins on gaining it.
    pub coins: u8,
    /// Prestige on gaining it.
    pub prestige: Option<Prestige>,
    /// Turns one own die to a value.
    pub set_die: Option<(Colour, u8)>,
    /// Added to one's own attack.
    pub attack: i8,
    /// Added to the opponent's attack.
    pub opponent_attack: i8,
    /// Added to the opponent's prestige.
    pub opponent_prestige: i8,
    /// Glory paid for using it.
    pub cost: u8,
    /// Turns another token face up.
    pub refresh: Option<Refresh>,
    /// More dice for a faith token.
    pub faith_reroll: u8,
    /// More cards when planning a journey.
    pub plan_travel: u8,
    /// More plays in a travel phase.
    pub travel_cards: u8,
    /// More glory for each title.
    pub per_title_glory: u8,
    /// Coins off at the market and at the track.
    pub discount: u8,
}

/// What a refresher turns up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refresh {
    /// Another supporter.
    Supporter,
    /// A relic.
    Relic,
    /// A prestige token.
    Prestige,
}

/// A knight.
#[derive(Clone, Debug)]
pub struct KnightData {
    /// His name.
    pub name: Names,
    /// Who he was.
    pub epithet: Names,
    /// His arms.
    pub blazon: String,
    /// Are the arms known or a stand-in?
    pub blazon_status: String,
    /// His type.
    pub kind: KnightType,
    /// What a player must exceed, or equal with enough prestige.
    pub attack: i8,
    /// Reward for beating him.
    pub glory: u8,
    /// His prestige.
    pub prestige: i8,
    /// Does he roll a white die?
    pub die: bool,
    /// Dice he takes from the player: red, black, white.
    pub removes: [u8; 3],
    /// Where it comes from.
    pub source: Source,
}

/// A character.
#[derive(Clone, Debug)]
pub struct CharacterData {
    /// Its name.
    pub name: Names,
    /// 1, 2 or 3.
    pub level: u8,
    /// Copies in the box.
    pub count: u8,
    /// Taken in every update phase.
    pub income: Gain,
    /// Taken at the start.
    pub start: Gain,
    /// Levels of mount and armour.
    pub equipment: [u8; 2],
    /// Cards drawn from each deck.
    pub travel: [u8; 3],
    /// Titles drawn, titles kept.
    pub titles: (u8, u8),
    /// The special supporter of level 3.
    pub supporter: Option<Supporter>,
    /// Where it comes from.
    pub source: Source,
}
