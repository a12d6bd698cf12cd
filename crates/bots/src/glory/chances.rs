//! Chances of duels without supporters and relics, solved once and remembered.

use crate::mixed::Mixed;
use ::glory::data::Data;
use ::glory::duel::FoeStats;
use ::glory::odds::knight::{Joust, Solver, Standing};
use ::glory::odds::{Stakes, Worth};
use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::BuildHasherDefault;

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

/// So many answers are kept before all are forgotten.
const KEPT: usize = 200_000;

/// What a thread has solved, with the components that it was solved for. Bots come and go with every decision of a table; what
/// they have worked out stays.
#[derive(Default)]
struct Memory {
    data: Option<&'static Data>,
    wins: HashMap<Question, f64, BuildHasherDefault<Mixed>>,
    worths: HashMap<(Question, [u16; 3]), f64, BuildHasherDefault<Mixed>>,
}

thread_local! {
    static MEMORY: RefCell<Memory> = RefCell::default();
}

impl Memory {
    fn of<R>(data: &'static Data, ask: impl FnOnce(&mut Self) -> R) -> R {
        MEMORY.with_borrow_mut(|memory| {
            let other = memory.data.is_none_or(|known| !std::ptr::eq(known, data));
            if other || memory.wins.len() + memory.worths.len() > KEPT {
                *memory = Self { data: Some(data), ..Self::default() };
            }
            ask(memory)
        })
    }
}

/// The chance to win the duel, playing for victory alone.
pub(super) fn win(data: &'static Data, question: Question) -> f64 {
    Memory::of(data, |memory| {
        *memory.wins.entry(question).or_insert_with(|| solve(data, question, Stakes::VICTORY).duel)
    })
}

/// What the duel is worth by the stakes, tokens spent taken off. The prize counts in steps of a quarter.
pub(super) fn worth(data: &'static Data, question: Question, stakes: Stakes) -> f64 {
    let steps = [stakes.win * 4.0, stakes.strength * 100.0, stakes.faith * 100.0].map(|price| price.round() as u16);
    let stakes = Stakes { win: f64::from(steps[0]) / 4.0, ..stakes };
    Memory::of(data, |memory| {
        *memory.worths.entry((question, steps)).or_insert_with(|| solve(data, question, stakes).value)
    })
}

fn solve(data: &Data, question: Question, stakes: Stakes) -> Worth {
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
    Solver::new(data, joust, stakes).duel(at)
}
