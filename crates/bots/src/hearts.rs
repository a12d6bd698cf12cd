//! The goal-directed player of Hearts and Armour (section 12 of its specification): samples the hidden
//! cards, looks one move ahead, and asks of each position what the skirmish would bring its seat.

mod sense;
mod talk;

pub use sense::{CHAMPION, KNIGHT, PAGE, SQUIRE, Senses};

use quintain_core::{Budget, Choice, Events, Game, Luck, Policy, Seat, Seen, Speaking};
use quintain_hearts::{Forecast, Hearts, Move, Role, Speech};

/// Sampled worlds for each decision.
const WORLDS: u32 = 24;
/// What it is worth to keep the round going.
const PATIENCE: f64 = 0.02;

/// Looks one move ahead in sampled worlds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Greedy {
    /// For the registry.
    pub fn boxed() -> Box<dyn Policy<Hearts>> {
        Box::new(Self)
    }
}

impl Policy<Hearts> for Greedy {
    fn choose(&mut self, seen: &Seen<'_, Hearts>, budget: Budget, luck: &mut dyn Luck) -> Choice<Move> {
        let moves = seen.moves();
        if moves.len() == 1 {
            return Choice::of(moves[0]);
        }
        let count = match budget {
            Budget::Simulations(simulations) => (simulations / moves.len() as u32).clamp(1, 1000),
            Budget::Level | Budget::Unhurried | Budget::Time(_) => WORLDS,
        };
        let worlds: Vec<(Hearts, f64)> = (0..count)
            .map(|_| {
                let world = seen.sample(luck);
                (world, world.plausibility(seen.seat()))
            })
            .collect();
        let total: f64 = worlds.iter().map(|(_, weight)| weight).sum();
        // Equal moves are told apart by chance, not by their order.
        let first = luck.below(moves.len() as u32) as usize;
        let in_turn = (0..moves.len()).map(|index| moves[(first + index) % moves.len()]);
        let best = in_turn
            .map(|mv| {
                let value: f64 = worlds.iter().map(|(world, weight)| weight * after(world, seen.seat(), mv)).sum();
                (value / total, mv)
            })
            .max_by(|(a, _), (b, _)| a.total_cmp(b));
        let Some((value, mv)) = best else { return Choice::of(moves[0]) };
        let mut choice = Choice::of(mv);
        choice.value = Some(value);
        choice.stats.insert("worlds", f64::from(count));
        choice
    }

    fn speak(&mut self, speaking: &Speaking<'_, Hearts>, luck: &mut dyn Luck) -> Option<Speech> {
        talk::speak(speaking, luck)
    }
}

/// What a move is worth to the seat in a sampled world.
fn after(world: &Hearts, seat: Seat, mv: Move) -> f64 {
    let mut game = *world;
    if game.play(seat, mv, &mut Events::off()).is_err() {
        return 0.0;
    }
    let patience = if mv == Move::Declare { 0.0 } else { PATIENCE };
    value(&game, seat, &game.forecast()) + patience
}

/// What a position is worth to a seat if the skirmish comes now.
fn value(game: &Hearts, seat: Seat, forecast: &Forecast) -> f64 {
    if let Some((_, winners)) = forecast.end {
        return f64::from(u8::from(winners.contains(seat)));
    }
    let wounds = |seat: Seat| f64::from(forecast.wounds[seat.index()]);
    let sum = |of: &dyn Fn(Seat) -> bool| Seat::all(game.seats()).filter(|seat| of(*seat)).map(wounds).sum::<f64>();
    match game.role(seat) {
        Role::Knight(side, sympathy) => {
            let opponents = sum(&|other| game.is_of(other, side.other()) && other != sympathy);
            0.33 + 0.04 * (opponents - sum(&|other| game.is_of(other, side))) - 0.03 * wounds(sympathy)
        }
        Role::Hunter(side) => {
            let prey = game.wizard_seat().map_or(0.0, wounds);
            let opponents = sum(&|other| game.is_of(other, side.other()));
            0.33 + 0.04 * (opponents - sum(&|other| game.is_of(other, side))) + 0.04 * prey
        }
        Role::Wizard(wards) => {
            let others = sum(&|other| other != seat && !wards.contains(&other));
            0.33 - 0.03 * wounds(seat) - 0.06 * wards.iter().map(|ward| wounds(*ward)).sum::<f64>() + 0.02 * others
        }
    }
}

/// The same by name, for the reason of a move.
fn parts(game: &Hearts, seat: Seat) -> crate::search::Parts {
    let forecast = game.forecast();
    let won = forecast.end.as_ref().is_some_and(|(_, winners)| winners.contains(seat));
    let wounds = |seat: Seat| f32::from(forecast.wounds[seat.index()]);
    let sum = |of: &dyn Fn(Seat) -> bool| Seat::all(game.seats()).filter(|seat| of(*seat)).map(wounds).sum::<f32>();
    let mut parts = vec![("victory", f32::from(u8::from(won)))];
    match game.role(seat) {
        Role::Knight(side, sympathy) => {
            let foes = sum(&|other| game.is_of(other, side.other()) && other != sympathy);
            let friends = sum(&|other| game.is_of(other, side));
            parts.extend([("foes", 0.04 * foes), ("friends", -0.04 * friends), ("sympathy", -0.03 * wounds(sympathy))]);
        }
        Role::Hunter(side) => {
            let foes = sum(&|other| game.is_of(other, side.other()));
            let friends = sum(&|other| game.is_of(other, side));
            let prey = game.wizard_seat().map_or(0.0, wounds);
            parts.extend([("foes", 0.04 * foes), ("friends", -0.04 * friends), ("prey", 0.04 * prey)]);
        }
        Role::Wizard(wards) => {
            let others = sum(&|other| other != seat && !wards.contains(&other));
            let mine: f32 = wards.iter().map(|ward| wounds(*ward)).sum();
            parts.extend([("self", -0.03 * wounds(seat)), ("wards", -0.06 * mine), ("foes", 0.02 * others)]);
        }
    }
    parts
}
