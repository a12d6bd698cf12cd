//! Glory for the search: a figure with all that follows from placing it is one plan, the table's worth the value.

use super::weights::Weights;
use super::worth::Worth;
use super::{Greedy, follows, unseen};
use crate::search::{Level, Parts, Plans, Player, Sense, Sight, Values, Width, chance, chances, slope};
use ::glory::ids::Scenario;
use ::glory::state::{Ask, Phase};
use ::glory::{Glory, Move};
use quintain_core::{Budget, Events, Game, Luck, Next, Outcome, Policy, Seat};
use std::time::Duration;

/// How far apart two final scores lie, and how much more while tournaments are still to come.
const SPREAD: (f32, f32) = (3.0, 2.0);
/// Follow-ups of a placement that are tried one after another.
const DEPTH: u8 = 3;

/// What the search must know of Glory.
#[derive(Default)]
pub struct Senses {
    greedy: Greedy,
    line: Vec<Move>,
}

const WIDE: Width = Width { root: 8, own: 1.5, others: 0.01 };

/// The levels.
pub const PAGE: Level = Level::look(1, 0.9);
/// See [`PAGE`].
pub const SQUIRE: Level = Level::look(1, 0.05);
/// See [`PAGE`].
pub const KNIGHT: Level = Level::tree(120, Duration::from_millis(400), 3, WIDE);
/// See [`PAGE`].
pub const CHAMPION: Level = Level::tree(300, Duration::from_millis(1_800), 6, WIDE);

impl Senses {
    /// Somebody at this level.
    pub fn player(level: Level) -> Box<dyn Policy<Glory>> {
        Box::new(Player::new(Self::default(), level))
    }

    /// With weights of its own.
    pub fn with(weights: &'static Weights) -> Self {
        Self { greedy: Greedy { weights }, line: Vec::new() }
    }

    fn worth(&mut self, world: &Glory, seat: Seat) -> f64 {
        Worth::new(self.greedy.weights, world, seat.index()).total()
    }

    /// The best way to complete a move that was begun: its worth, with the moves after it in `line`.
    fn complete(&mut self, world: &Glory, seat: Seat, depth: u8) -> f64 {
        let chance = unseen(self.greedy.weights, world, seat);
        let asked = matches!(world.next(), Next::Decide { seats, .. } if seats.contains(seat));
        if depth == 0 || !asked || !follows(world, seat) {
            return self.worth(world, seat) + chance;
        }
        let mut moves = Vec::new();
        world.legal_moves(seat, &mut moves);
        let (begun, mut best) = (self.line.len(), f64::MIN);
        let mut kept = Vec::new();
        for mv in moves {
            let mut after = *world;
            if after.play(seat, mv, &mut Events::off()).is_err() {
                continue;
            }
            self.line.push(mv);
            let value = self.complete(&after, seat, depth - 1);
            if value > best {
                best = value;
                kept.clear();
                kept.extend_from_slice(&self.line[begun..]);
            }
            self.line.truncate(begun);
        }
        self.line.extend_from_slice(&kept);
        best
    }
}

/// How far apart results lie by now.
fn spread(world: &Glory) -> f32 {
    SPREAD.0 + SPREAD.1 * f32::from(4 - world.round.clamp(1, 3))
}

/// Decisions that are searched: where figures go, and what they take there.
fn is_placing(world: &Glory, seat: Seat) -> bool {
    matches!(world.players[seat.index()].ask, Ask::Action | Ask::Pick | Ask::Upgrade | Ask::Spoils | Ask::Support)
}

/// Decisions in a duel, which the solver takes.
pub(super) fn is_duel(world: &Glory, seat: Seat) -> bool {
    let ask = world.players[seat.index()].ask;
    matches!(ask, Ask::Tent | Ask::Strength | Ask::Faith | Ask::Lance | Ask::Relic)
}

impl Sense<Glory> for Senses {
    fn plans(&mut self, world: &Glory, seat: Seat, moves: &[Move], _: bool, plans: &mut Plans<Move>, _: &mut dyn Luck) {
        if !is_placing(world, seat) {
            let mut weighed = Vec::new();
            let best = self.greedy.weigh(world, seat, moves, Budget::Level, &mut weighed);
            for (mv, value) in weighed {
                plans.push(value as f32, &[mv]);
            }
            if plans.is_empty() {
                plans.push(0.0, &[best.mv]);
            }
            return;
        }
        for mv in moves {
            let mut after = *world;
            if after.play(seat, *mv, &mut Events::off()).is_err() {
                continue;
            }
            self.line.clear();
            self.line.push(*mv);
            let value = self.complete(&after, seat, DEPTH);
            plans.push(value as f32, &self.line);
        }
    }

    fn quick(&mut self, world: &Glory, seat: Seat, moves: &mut Vec<Move>, plan: &mut Vec<Move>, _: &mut dyn Luck) {
        moves.clear();
        world.legal_moves(seat, moves);
        if let [only] = moves[..] {
            plan.push(only);
            return;
        }
        plan.push(self.greedy.weigh(world, seat, moves, Budget::Level, &mut Vec::new()).mv);
    }

    fn is_far(&self, start: &Glory, world: &Glory, me: Seat, sight: Sight) -> bool {
        let figures = |game: &Glory| game.players[me.index()].figures;
        world.phase() != Phase::Action
            || world.round != start.round
            || (figures(world) + sight <= figures(start) && !follows(world, me))
    }

    fn judge(&mut self, world: &Glory, _: Seat, values: &mut Values) {
        let seats = world.seats();
        let mut worths = [0.0; 5];
        for seat in Seat::all(seats) {
            worths[seat.index()] = self.worth(world, seat) as f32;
        }
        let spread = spread(world);
        if seats == 1 {
            // Alone, more is better: what must be reached lies about here.
            values[0] = chance(worths[0] - 75.0, 3.0 * spread);
        } else {
            chances(&worths[..seats], spread, values);
        }
    }

    fn settle(&mut self, world: &Glory, outcome: &Outcome, values: &mut Values) {
        crate::search::win_shares(outcome, values);
        if outcome.seats.len() == 1 && world.house.scenario != Some(Scenario::Warrior) {
            let glory = f32::from(world.players[0].glory);
            values[0] = 0.5 * values[0] + 0.5 * chance(glory - 75.0, 3.0 * SPREAD.0);
        }
    }

    fn at_once(&mut self, world: &Glory, seat: Seat, moves: &[Move], _: &mut dyn Luck) -> Option<(Move, Option<f64>)> {
        let duel = is_duel(world, seat);
        if is_placing(world, seat) {
            return None;
        }
        let choice = self.greedy.weigh(world, seat, moves, Budget::Level, &mut Vec::new());
        Some((choice.mv, choice.value.filter(|_| duel)))
    }

    fn worth_of_promises(&self, world: &Glory) -> f32 {
        slope(spread(world))
    }

    fn parts(&mut self, world: &Glory, seat: Seat) -> Parts {
        Worth::new(self.greedy.weights, world, seat.index()).parts()
    }

    fn otherwise(&self, world: &Glory, seat: Seat) -> Option<&'static str> {
        is_duel(world, seat).then_some("solved")
    }

    fn points(&self, promise: f32) -> Option<f64> {
        Some(f64::from(promise))
    }
}
