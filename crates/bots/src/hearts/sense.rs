//! Hearts and Armour for the search: single moves, judged by the skirmish that would follow.

use super::weights::Weights;
use super::{Look, talk};
use crate::search::{Level, Parts, Plans, Player, Sense, Sight, Values, Width};
use quintain_core::driver::Line;
use quintain_core::{Game, Luck, Policy, Seat, Speaking};
use quintain_hearts::{Hearts, Move};
use std::time::Duration;

/// Of so many moves drawn by lot a playout takes the best.
const DRAWN: u32 = 4;
/// How much an open act says about the goal of its player: see [`Hearts::likelihood`].
pub const READING: f64 = 0.3;

/// What the search must know of Hearts.
#[derive(Clone, Copy, Debug)]
pub struct Senses {
    reading: Option<f64>,
    weights: &'static Weights,
}

impl Default for Senses {
    fn default() -> Self {
        Self { reading: Some(READING), weights: Weights::usual() }
    }
}

const WIDE: Width = Width { root: 40, own: 2.0, others: 1.5 };

/// The levels.
pub const PAGE: Level = Level::look(2, 0.15).talking();
/// See [`PAGE`].
pub const SQUIRE: Level = Level::look(16, 0.015).talking();
/// See [`PAGE`].
pub const KNIGHT: Level = Level::tree(2_000, Duration::from_millis(400), 1, WIDE).talking();
/// See [`PAGE`].
pub const CHAMPION: Level = Level::tree(40_000, Duration::from_millis(1_800), 1, WIDE).talking();

impl Senses {
    /// Somebody at this level.
    pub fn player(level: Level) -> Box<dyn Policy<Hearts>> {
        Box::new(Player::new(Self::default(), level))
    }

    /// With weights of its own.
    pub fn with(weights: &'static Weights) -> Self {
        Self { weights, ..Self::default() }
    }

    /// Somebody who reads others' acts more or less than usual; without, hidden cards are judged by sides alone.
    pub fn reader(level: Level, reading: Option<f64>) -> Box<dyn Policy<Hearts>> {
        Box::new(Player::new(Self { reading, ..Self::default() }, level))
    }
}

impl Sense<Hearts> for Senses {
    fn plans(
        &mut self,
        world: &Hearts,
        seat: Seat,
        moves: &[Move],
        _: bool,
        plans: &mut Plans<Move>,
        luck: &mut dyn Luck,
    ) {
        // Equal moves are told apart by chance, not by their order.
        let first = luck.below(moves.len() as u32) as usize;
        let look = Look::of(self.weights, world, seat);
        for index in 0..moves.len() {
            let mv = moves[(first + index) % moves.len()];
            plans.push(look.after(mv) as f32, &[mv]);
        }
    }

    fn quick(&mut self, world: &Hearts, seat: Seat, _: &mut Vec<Move>, plan: &mut Vec<Move>, luck: &mut dyn Luck) {
        let mut luck = luck;
        let look = Look::of(self.weights, world, seat);
        let mut best = (world.pick(seat, &mut luck), f64::MIN);
        for drawn in 0..DRAWN {
            let mv = if drawn == 0 { best.0 } else { world.pick(seat, &mut luck) };
            let value = look.after(mv);
            if value > best.1 {
                best = (mv, value);
            }
        }
        plan.push(best.0);
    }

    fn is_far(&self, start: &Hearts, world: &Hearts, _: Seat, sight: Sight) -> bool {
        let (begun, now) = (start.bout_and_round(), world.bout_and_round());
        now.0 != begun.0 || now.1 >= begun.1 + sight || world.bout_is_over()
    }

    fn judge(&mut self, world: &Hearts, _: Seat, values: &mut Values) {
        let forecast = world.forecast();
        for seat in Seat::all(world.seats()) {
            values[seat.index()] = self.weights.value(world, seat, &forecast) as f32;
        }
    }

    fn worth_of_promises(&self, _: &Hearts) -> f32 {
        1.0
    }

    fn parts(&mut self, world: &Hearts, seat: Seat) -> Parts {
        super::parts(world, seat)
    }

    fn speak(&mut self, speaking: &Speaking<'_, Hearts>, luck: &mut dyn Luck) -> Option<Line<Hearts>> {
        talk::speak(speaking, luck)
    }

    fn likelihood(&self, world: &Hearts, seat: Seat) -> f32 {
        let likely = match self.reading {
            Some(reading) => world.likelihood(seat, reading),
            None => world.plausibility(seat) / 2.5_f64.powi(world.hidden_from(seat) as i32),
        };
        likely as f32
    }
}
