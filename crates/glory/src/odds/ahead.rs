//! What a seat has before it in a tournament: the next foe, what committing at once would do, and who may come after him.

use super::joust::{Stakes, Standing};
use super::knight::Solver;
use super::likely::expected_attack;
use super::players::{Duellists, Point};
use super::shown::tenths;
use super::tools::{self, Tools};
use super::{Budget, budgeted};
use crate::Glory;
use crate::duel::{Foe, FoeStats};
use crate::ids::Mode;
use crate::state::{NONE, Rider};
use serde::{Deserialize, Serialize};

/// So many sums one duel of two players may cost that has not begun; several of them are asked about at once.
const FORECAST_SUMS: u64 = 4_000_000;

/// The bouts of a seat that are still to come, as far as they can be told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct AheadView {
    /// The next foe, if it is certain who that is.
    pub next: Option<FoeChance>,
    /// Against a foe who never decides: the chances if so much strength is committed in the first clash, from none on.
    pub commits: Vec<CommitChance>,
    /// Plaisance: the first bout whose foe is open, from 0; 6 is the final.
    pub bout: Option<u8>,
    /// Who may come in that bout.
    pub then: Vec<FoeChance>,
    /// What is left for that bout: strength and faith.
    pub left: [u8; 2],
}

/// A foe. Chances are in tenths of a per cent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FoeChance {
    /// Who.
    pub foe: Foe,
    /// The glory that a victory brings now; a clash won in a lost duel brings half of it.
    pub win: u8,
    /// Chance to win the duel.
    pub duel: u16,
    /// Exact, or an estimate because another player decides too?
    pub exact: bool,
}

/// One commitment of strength.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct CommitChance {
    /// Chance to win the first clash.
    pub clash: u16,
    /// Chance to win the duel.
    pub duel: u16,
}

/// What lies ahead of a seat that spends this budget in its next duel; nothing if it rides no more.
pub(super) fn ahead(game: &Glory, seat: usize, budget: Budget, most_faith: u8) -> Option<AheadView> {
    let path = Path::of(game, seat)?;
    let player = &game.players[seat];
    let next = path.next.map(|foe| against(game, seat, foe, budget));
    let after = match next {
        None => budget,
        Some(_) => Budget {
            strength: (player.strength - budget.strength).min(game.data().limits.max_strength_per_duel),
            faith: (player.faith - budget.faith).min(most_faith),
            tokens: false,
        },
    };
    Some(AheadView {
        commits: path.next.map(|foe| commits(game, seat, foe, budget)).unwrap_or_default(),
        next,
        bout: path.bout,
        then: path.then.iter().map(|foe| against(game, seat, *foe, after)).collect(),
        left: [after.strength, after.faith],
    })
}

/// Whom a seat meets.
struct Path {
    next: Option<Foe>,
    bout: Option<u8>,
    then: Vec<Foe>,
}

impl Path {
    fn of(game: &Glory, seat: usize) -> Option<Self> {
        let mine = |place: &crate::state::Place| place.rider() == Some(Rider::of(seat));
        if game.house.mode == Mode::PasDarmes {
            let place = game.lists.iter().find(|place| mine(place) && place.fought == 0)?;
            return Some(Self { next: place.knight().map(Foe::Knight), bout: None, then: Vec::new() });
        }
        let slot = game.lists.iter().position(mine)?;
        let mut next = None;
        for (stage, bout) in [slot / 2, 4 + slot / 4, 6].into_iter().enumerate() {
            match game.winners[bout] {
                NONE => {}
                winner if usize::from(winner) == slot => continue,
                _ => return None,
            }
            let foes = rivals(game, slot, stage);
            match foes[..] {
                [foe] if next.is_none() => next = Some(foe),
                _ => return Some(Self { next, bout: Some(bout as u8), then: foes }),
            }
        }
        next.map(|foe| Self { next: Some(foe), bout: None, then: Vec::new() })
    }
}

/// Everybody whom a slot can meet at a stage: who stands in the other half of its part of the bracket and is not out.
fn rivals(game: &Glory, slot: usize, stage: usize) -> Vec<Foe> {
    let (part, half) = (2 << stage, 1 << stage);
    let first = slot / part * part + if slot % part < half { half } else { 0 };
    let is_in = |other: &usize| {
        let bouts = [other / 2, 4 + other / 4];
        bouts[..stage].iter().all(|bout| [NONE, *other as u8].contains(&game.winners[*bout]))
    };
    let standing = (first..first + half).filter(is_in).map(|other| game.stander(other));
    standing.filter(|foe| *foe != Foe::Nobody).collect()
}

/// The chance against somebody, exact unless a player with many tokens decides too.
fn against(game: &Glory, seat: usize, foe: Foe, budget: Budget) -> FoeChance {
    let win = match foe {
        Foe::Player(other) => game.rider_value(Rider(other), Rider::of(seat)),
        Foe::Automaton => game.rider_value(Rider::AUTOMATON, Rider::of(seat)),
        foe => i16::from(game.foe_stats(foe).glory),
    } as u8;
    let Foe::Player(other) = foe else {
        let duel = knightly(game, seat, game.foe_stats(foe), budget).0.duel;
        return FoeChance { foe, win, duel: tenths(duel), exact: true };
    };
    let other = usize::from(other);
    let limits = &game.data().limits;
    let theirs = Budget { strength: limits.max_strength_per_duel, faith: u8::MAX, tokens: budget.tokens };
    let sides = [(seat, budget), (other, theirs)].map(|(seat, budget)| budgeted(game, seat, budget));
    let ties = game.position(Rider::of(seat)) < game.position(Rider::of(other));
    let jousts = [0, 1].map(|side: usize| {
        tools::joust(game, [seat, other][side], FoeStats::default(), (side == 0) == ties, &sides[side].0)
    });
    let at = Point { sides: [sides[0].1, sides[1].1] };
    let solved = Duellists::new(game.data(), jousts, [Stakes::VICTORY; 2], FORECAST_SUMS).duel(at);
    let estimate = || {
        let stats = FoeStats {
            attack: expected_attack(game, other),
            prestige: game.players[other].prestige(),
            ..FoeStats::default()
        };
        knightly(game, seat, stats, budget).0.duel
    };
    FoeChance { foe, win, exact: solved.is_some(), duel: tenths(solved.map_or_else(estimate, |pair| pair.of(0).duel)) }
}

/// The duel against these numbers, and what is needed to ask further.
fn knightly(game: &Glory, seat: usize, foe: FoeStats, budget: Budget) -> (super::Worth, Solver, Standing) {
    let (tools, at): (Tools, Standing) = budgeted(game, seat, budget);
    let mut solver = Solver::new(game.data(), tools::joust(game, seat, foe, true, &tools), Stakes::VICTORY);
    (solver.duel(at), solver, at)
}

fn commits(game: &Glory, seat: usize, foe: Foe, budget: Budget) -> Vec<CommitChance> {
    if matches!(foe, Foe::Player(_) | Foe::Nobody) {
        return Vec::new();
    }
    let (_, mut solver, at) = knightly(game, seat, game.foe_stats(foe), budget);
    let chance = |strength| {
        let worth = solver.commit(at, strength);
        CommitChance { clash: tenths(worth.clash), duel: tenths(worth.duel) }
    };
    (0..=at.strength).map(chance).collect()
}
