//! Chances of duels without supporters and relics, solved once and remembered.

use ::glory::data::Data;
use ::glory::duel::FoeStats;
use ::glory::odds::Stakes;
use ::glory::odds::knight::{Joust, Solver, Standing};
use std::collections::HashMap;

/// Everything such a chance depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Question {
    pub(super) equipment: [u8; 2],
    pub(super) strength: u8,
    pub(super) faith: u8,
    pub(super) reroll: u8,
    pub(super) prestige: u8,
    pub(super) foe: (i8, i8, bool, [u8; 3]),
}

impl Question {
    pub(super) const fn foe(stats: FoeStats) -> (i8, i8, bool, [u8; 3]) {
        (stats.attack, stats.prestige, stats.die, stats.removes)
    }
}

/// The memory.
#[derive(Default)]
pub(super) struct Chances {
    known: HashMap<Question, f64>,
}

impl Chances {
    /// The chance to win the duel, playing for victory alone.
    pub(super) fn win(&mut self, data: &Data, question: Question) -> f64 {
        if let Some(known) = self.known.get(&question) {
            return *known;
        }
        let (attack, prestige, die, removes) = question.foe;
        let [mount, armour] = question.equipment;
        let (mount, armour) = (&data.equipment[0][usize::from(mount)], &data.equipment[1][usize::from(armour)]);
        let joust = Joust {
            red_taken: removes[0],
            dice: [mount.dice.saturating_sub(removes[1]), armour.dice.saturating_sub(removes[2])],
            awake: [mount.active, armour.active],
            most_strength: data.limits.max_strength_per_duel,
            reroll: question.reroll,
            attack,
            prestige,
            die,
            wins_ties: true,
            lances: Vec::new(),
            relics: Vec::new(),
        };
        let at = Standing {
            strength: question.strength,
            faith: question.faith,
            prestige: question.prestige as i8,
            ..Standing::default()
        };
        let chance = Solver::new(data, joust, Stakes::VICTORY).duel(at).duel;
        self.known.insert(question, chance);
        chance
    }
}
