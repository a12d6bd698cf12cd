//! A seat's things, and what it is asked.

use super::NONE;
use crate::data::Data;
use crate::duel::{Duel, Side};
use crate::ids::{Card, Item, Supporter};
use crate::multiset::{CardPile, Multiset, SupporterPile, TokenPile};
use serde::{Deserialize, Serialize};

/// A seat's things.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Glory.
    pub glory: i16,
    /// Where it came from.
    #[serde(default)]
    pub earned: Earned,
    /// Coins.
    pub coins: u8,
    /// Strength.
    pub strength: u8,
    /// Faith.
    pub faith: u8,
    /// Levels of mount and armour.
    pub equipment: [u8; 2],
    /// Figures left to place.
    pub figures: u8,
    /// The character, once chosen.
    pub character: u8,
    /// Characters dealt, one for each level.
    pub dealt: [u8; 3],
    /// Supporters face up.
    pub up: SupporterPile,
    /// What its permanent supporters add up to.
    pub perks: Perks,
    /// Supporters face down.
    pub down: SupporterPile,
    /// Relics face up.
    pub relics_up: TokenPile,
    /// Relics face down.
    pub relics_down: TokenPile,
    /// Prestige tokens face up, as a set of kinds.
    pub prestige_up: u8,
    /// Prestige tokens face down.
    pub prestige_down: u8,
    /// Hand of travel cards.
    pub hand: CardPile,
    /// The part of the hand that everybody knows.
    pub seen: CardPile,
    /// The discard pile; before the first round, the cards to be returned.
    pub played: CardPile,
    /// Personal titles.
    pub titles: u32,
    /// Titles in front of the seat to choose from.
    pub drawn: u32,
    /// Titles in the discard pile that this seat knows.
    pub discarded: u32,
    /// Titles that this seat gave back when the deck was last made: then nobody held them.
    #[serde(default)]
    pub gave_back: u32,
    /// Personal titles held when the deck was last made.
    #[serde(default)]
    pub held: u32,
    /// Titles still to be drawn, and how many of all will be kept.
    pub to_draw: u8,
    /// Titles to keep of those drawn.
    pub to_keep: u8,
    /// What the seat is asked.
    pub ask: Ask,
    /// Travel cards still to be picked.
    pub picks: u8,
    /// Plays left in this travel phase or consolation.
    pub plays: u8,
    /// Stopped travelling in this phase?
    pub stopped: bool,
    /// The card being resolved.
    pub card: u8,
    /// Has the seat won the duel of Brave?
    pub brave: bool,
    /// The seat's side of the duel it fights.
    pub side: Side,
    /// The duel, if it is this seat's.
    pub duel: Duel,
}

/// Where a rider's glory came from, and how it grew.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Earned {
    /// By source: see [`Source`](crate::event::Source).
    pub by: [i16; 6],
    /// At the beginning of each round, and before the titles.
    pub at: [i16; 4],
}

/// What permanent supporters add up to; they are never turned down and copies add up (GLO-DUEL-16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Perks {
    /// More dice for a faith token.
    pub reroll: u8,
    /// More cards when planning a journey.
    pub picks: u8,
    /// More plays in a travel phase.
    pub plays: u8,
    /// More glory for each title.
    pub titles: u8,
    /// Coins off at the market and at the track.
    pub discount: u8,
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Nothing.
    #[default]
    Nothing,
    /// D-CHAR.
    Character,
    /// D-TITLE0.
    Titles,
    /// D-RETURN.
    Return,
    /// D-ACTION.
    Action,
    /// D-PICK.
    Pick,
    /// D-UPGRADE at the market.
    Upgrade,
    /// D-UPGRADE by the active event.
    Spoils,
    /// D-SUPPORT.
    Support,
    /// D-SHIELD by the herald: a shield must be placed.
    Herald,
    /// D-SHIELD in registration; may the seat pass?
    Register {
        /// May it pass?
        pass: bool,
    },
    /// D-GOAL.
    Goal,
    /// D-TRAVEL.
    Travel,
    /// D-REWARD.
    Reward,
    /// D-TENT.
    Tent,
    /// D-STRENGTH.
    Strength,
    /// D-FAITH.
    Faith,
    /// D-LANCE.
    Lance,
    /// D-RELIC.
    Relic,
    /// D-REFUND, which supporter.
    RefundSupporter,
    /// D-REFUND, which relic.
    RefundRelic,
    /// D-BRAVE.
    Brave,
}

impl Player {
    /// A seat with nothing.
    pub fn new() -> Self {
        Self {
            glory: 0,
            earned: Earned::default(),
            coins: 0,
            strength: 0,
            faith: 0,
            equipment: [0; 2],
            figures: 0,
            character: NONE,
            dealt: [NONE; 3],
            up: Multiset::default(),
            perks: Perks::default(),
            down: Multiset::default(),
            relics_up: Multiset::default(),
            relics_down: Multiset::default(),
            prestige_up: 0,
            prestige_down: 0,
            hand: Multiset::default(),
            seen: Multiset::default(),
            played: Multiset::default(),
            titles: 0,
            drawn: 0,
            discarded: 0,
            gave_back: 0,
            held: 0,
            to_draw: 0,
            to_keep: 0,
            ask: Ask::Nothing,
            picks: 0,
            plays: 0,
            stopped: false,
            card: NONE,
            brave: false,
            side: Side::default(),
            duel: Duel::default(),
        }
    }

    /// Level of an item.
    #[inline]
    pub const fn level(&self, item: Item) -> u8 {
        self.equipment[item as usize]
    }

    /// Prestige that counts in a duel, without modifiers (GLO-PRE-01).
    #[inline]
    pub const fn prestige(&self) -> i8 {
        self.prestige_up.count_ones() as i8
    }

    /// All prestige tokens, face up or down.
    #[inline]
    pub const fn prestige_tokens(&self) -> u8 {
        (self.prestige_up | self.prestige_down).count_ones() as u8
    }

    /// Tokens of a supporter, face up or down.
    #[inline]
    pub fn supporters(&self, supporter: Supporter) -> u8 {
        self.up.of(supporter.index()) + self.down.of(supporter.index())
    }

    /// A supporter joins.
    pub fn join(&mut self, data: &Data, supporter: Supporter) {
        self.up.add(supporter.index(), 1);
        let effect = &data.supporters[supporter].effect;
        self.perks.reroll += effect.faith_reroll;
        self.perks.picks += effect.plan_travel;
        self.perks.plays += effect.travel_cards;
        self.perks.titles += effect.per_title_glory;
        self.perks.discount += effect.discount;
    }

    /// The card being resolved.
    pub const fn card(&self) -> Option<Card> {
        if self.card == NONE { None } else { Some(Card(self.card)) }
    }
}

impl Default for Player {
    fn default() -> Self {
        Self::new()
    }
}
