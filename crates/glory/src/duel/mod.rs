//! The duel (GLO-DUEL, GLO-PVP), step by step as on the strip of the rulebook:
//!
//! `TENT → [STRENGTH → ROLL → FAITH → LANCE1 → LANCE2 → RELIC → RESOLVE]` until one side has two clash wins.
//!
//! A duel lives with one seat, its *home*: the challenger of a knight, or the left one of two players.
//! [`steps`] runs it, [`dice`] rolls, [`tokens`] says what may be used, [`aftermath`] settles it.

mod aftermath;
mod dice;
mod steps;
mod tokens;

pub use dice::Die;
pub use steps::Because;

use crate::Glory;
use crate::event::DuelPlace;
use crate::ids::{Card, Knight};
use crate::state::{NONE, Rider};
use serde::{Deserialize, Serialize};

/// Whom one fights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Foe {
    /// Nobody: no duel.
    #[default]
    Nobody,
    /// A knight of the tournament.
    Knight(Knight),
    /// The opponent of a challenge card.
    Card(Card),
    /// The opponent of the title Brave.
    Brave,
    /// The automaton's avatar.
    Automaton,
    /// Another seat.
    Player(u8),
}

impl Foe {
    /// The foe that a rider is.
    pub const fn rider(rider: Rider) -> Self {
        match rider.seat() {
            Some(seat) => Self::Player(seat as u8),
            None => Self::Automaton,
        }
    }
}

/// A step of a duel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Once, before the first clash.
    #[default]
    Tent,
    /// Commit strength.
    Strength,
    /// Roll.
    Roll,
    /// Spend faith to reroll.
    Faith,
    /// The first lance supporter.
    Lance1,
    /// The second.
    Lance2,
    /// A relic.
    Relic,
    /// Compare.
    Resolve,
}

impl Step {
    const fn next(self) -> Self {
        match self {
            Self::Tent => Self::Strength,
            Self::Strength => Self::Roll,
            Self::Roll => Self::Faith,
            Self::Faith => Self::Lance1,
            Self::Lance1 => Self::Lance2,
            Self::Lance2 => Self::Relic,
            Self::Relic | Self::Resolve => Self::Resolve,
        }
    }
}

/// One player's side of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Side {
    /// The seat that is home to the duel.
    pub home: u8,
    /// Strength committed over the duel.
    pub committed: u8,
    /// Faith spent over the duel.
    pub faith: u8,
    /// Clashes won.
    pub wins: u8,
    /// Dice of each colour in this clash.
    pub count: [u8; 3],
    /// The dice, highest first.
    pub dice: [[Die; 3]; 3],
    /// Dice to be rerolled.
    pub reroll: [u8; 3],
    /// The relic that rerolls them, plus one; 0 if it is faith.
    pub reroll_by: u8,
    /// Attack modifiers of this clash.
    pub attack: i8,
    /// Prestige modifiers of this clash.
    pub prestige: i8,
    /// Kinds of supporters used in this duel.
    pub used: u32,
    /// Kinds of relics used in this duel.
    pub used_relics: u8,
    /// Kinds of prestige turned in this duel.
    pub turned: u8,
}

/// A duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Duel {
    /// Against whom.
    pub foe: Foe,
    /// The step.
    pub step: Step,
    /// The clash, from 1.
    pub clash: u8,
    /// How many have acted in this step.
    pub turn: u8,
    /// The seat that acts first in this step.
    pub first: u8,
    /// Clashes won by a foe who is no player.
    pub wins: u8,
    /// Attack modifiers of such a foe in this clash.
    pub attack: i8,
    /// Prestige modifiers of such a foe in this clash.
    pub prestige: i8,
    /// The white die of a Polish noble in this clash.
    pub die: u8,
    /// The bout of the bracket, or the place in the cities.
    pub bout: u8,
    /// The opponent's printed attack and prestige, and whether he rolls a die.
    pub printed: [i8; 2],
    /// See `printed`.
    pub rolls: bool,
}

impl Default for Duel {
    fn default() -> Self {
        Self {
            foe: Foe::Nobody,
            step: Step::Tent,
            clash: 0,
            turn: 0,
            first: 0,
            wins: 0,
            attack: 0,
            prestige: 0,
            die: NONE,
            bout: NONE,
            printed: [0; 2],
            rolls: false,
        }
    }
}

/// Numbers of an opponent who is no player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FoeStats {
    /// Printed attack.
    pub attack: i8,
    /// Prestige.
    pub prestige: i8,
    /// Glory of a knight.
    pub glory: u8,
    /// Does he roll a white die?
    pub die: bool,
    /// Dice he takes away.
    pub removes: [u8; 3],
}

impl Glory {
    /// The numbers of an opponent who is no player.
    pub fn foe_stats(&self, foe: Foe) -> FoeStats {
        let data = self.data();
        let knight = |knight: Knight| {
            let entry = &data.knights[knight];
            FoeStats {
                attack: entry.attack,
                prestige: entry.prestige,
                glory: entry.glory,
                die: entry.die,
                removes: entry.removes,
            }
        };
        let simple = |(attack, prestige)| FoeStats { attack, prestige, ..FoeStats::default() };
        match foe {
            Foe::Knight(which) => knight(which),
            Foe::Automaton => self.avatar().map(knight).unwrap_or_default(),
            Foe::Card(card) => data.cards[card].opponent.map(simple).unwrap_or_default(),
            Foe::Brave => self.brave_title().and_then(|(_, demand)| demand).map(simple).unwrap_or_default(),
            Foe::Nobody | Foe::Player(_) => FoeStats::default(),
        }
    }

    /// GLO-DUEL-02: the best of each colour and the modifiers of this clash.
    #[inline]
    pub fn attack_of(&self, seat: usize) -> i8 {
        let side = &self.players[seat].side;
        let mut attack = side.attack;
        for colour in 0..3 {
            if side.count[colour] > 0 {
                attack += side.dice[colour][0].value() as i8;
            }
        }
        attack
    }

    /// Face-up prestige and the modifiers of this clash.
    #[inline]
    pub fn prestige_of(&self, seat: usize) -> i8 {
        self.players[seat].prestige() + self.players[seat].side.prestige
    }

    /// The attack of a foe who is no player.
    pub fn foe_attack(&self, home: usize) -> i8 {
        let duel = &self.players[home].duel;
        let die = if duel.die == NONE { 0 } else { duel.die as i8 };
        duel.printed[0] + die + duel.attack
    }

    /// Where the duel of this home is fought.
    pub(crate) fn duel_place(&self, home: usize) -> DuelPlace {
        match self.players[home].duel.foe {
            Foe::Card(_) => DuelPlace::Journey,
            Foe::Brave => DuelPlace::Brave,
            _ => DuelPlace::Tournament,
        }
    }

    /// Both values of a duel: attack of the home seat and of the opponent.
    pub fn attacks(&self, home: usize) -> [i8; 2] {
        let theirs = match self.players[home].duel.foe {
            Foe::Player(other) => self.attack_of(usize::from(other)),
            _ => self.foe_attack(home),
        };
        [self.attack_of(home), theirs]
    }

    /// Prestige of the home seat and of the opponent, modifiers included.
    pub fn prestiges(&self, home: usize) -> [i8; 2] {
        let duel = &self.players[home].duel;
        let theirs = match duel.foe {
            Foe::Player(other) => self.prestige_of(usize::from(other)),
            _ => duel.printed[1] + duel.prestige,
        };
        [self.prestige_of(home), theirs]
    }

    /// Does the home seat ride before the opponent in the initiative order?
    pub(crate) fn home_is_before(&self, home: usize) -> bool {
        let other = match self.players[home].duel.foe {
            Foe::Player(other) => Rider(other),
            _ => Rider::AUTOMATON,
        };
        self.position(Rider::of(home)) < self.position(other)
    }
}
