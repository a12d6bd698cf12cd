//! Titles, events, prizes, travel cards and tournament cards.

use super::{Gain, Reward, Source, Upgrade};
use crate::ids::{Deck, KnightType, Supporter};
use quintain_core::Names;

/// A title.
#[derive(Clone, Debug)]
pub struct TitleData {
    /// Its name.
    pub name: Names,
    /// What it is worth.
    pub glory: u8,
    /// What it takes.
    pub requires: Demand,
    /// Its place among the titles sorted by id, to settle ties.
    pub rank: u8,
    /// Where it comes from.
    pub source: Source,
}

/// What a title takes, all of it.
#[derive(Clone, Debug, Default)]
pub struct Demand {
    /// Coins reserved.
    pub coins: u8,
    /// Strength reserved.
    pub strength: u8,
    /// Faith reserved.
    pub faith: u8,
    /// Named supporters reserved.
    pub supporters: Vec<(Supporter, u8)>,
    /// Any supporters reserved.
    pub any_supporters: u8,
    /// Any relics reserved.
    pub any_relics: u8,
    /// Any prestige tokens reserved.
    pub any_prestige: u8,
    /// Cards of each deck in the discard pile: romance, trade, challenge.
    pub played: [u8; 3],
    /// Levels of mount and armour.
    pub equipment: [u8; 2],
    /// A supporter one may not own.
    pub without: Option<Supporter>,
    /// A duel to be won first: attack and prestige.
    pub duel: Option<(i8, i8)>,
}

/// An event card.
#[derive(Clone, Debug)]
pub struct EventData {
    /// Its name.
    pub name: Names,
    /// The round it belongs to.
    pub round: u8,
    /// Does it have an action circle?
    pub action: bool,
    /// The price of the action.
    pub cost: Gain,
    /// Gained by the action, or by everybody.
    pub gain: Gain,
    /// Coins everybody loses.
    pub lose_coins: u8,
    /// Upgrades to choose from.
    pub upgrades: Vec<Upgrade>,
    /// Travel cards taken.
    pub take_travel: u8,
    /// Does it lay out a special supporter for the action to take?
    pub recruits: bool,
    /// Change of everybody's figures.
    pub figures: i8,
    /// Where it comes from.
    pub source: Source,
}

/// A prize.
#[derive(Clone, Debug)]
pub struct PrizeData {
    /// Its name.
    pub name: Names,
    /// What it brings.
    pub gain: Gain,
}

/// A travel card.
#[derive(Clone, Debug)]
pub struct CardData {
    /// Its name.
    pub name: Names,
    /// Its deck.
    pub deck: Deck,
    /// Copies.
    pub count: u8,
    /// Price in coins and the like.
    pub cost: Gain,
    /// What it brings for certain.
    pub reward: Reward,
    /// Or: one of these.
    pub choose: Vec<Reward>,
    /// Titles drawn, titles kept.
    pub titles: (u8, u8),
    /// Attack and prestige of the opponent.
    pub opponent: Option<(i8, i8)>,
    /// Where it comes from.
    pub source: Source,
}

/// A tournament card.
#[derive(Clone, Debug)]
pub struct TournamentData {
    /// Its name.
    pub name: Names,
    /// For so many players.
    pub players: u8,
    /// One section for each round.
    pub rounds: [SectionData; 3],
}

/// What a tournament card says about one round.
#[derive(Clone, Debug)]
pub struct SectionData {
    /// Plaisance: slots filled at once.
    pub placed: Vec<(u8, KnightType)>,
    /// Plaisance: who fills the free slots.
    pub added: Vec<KnightType>,
    /// Pas d'armes: the knights of each city.
    pub cities: [Vec<KnightType>; 3],
}
