//! The goal-directed player of Hearts and Armour: samples the hidden
//! cards, looks one move ahead, and asks of each position what the skirmish would bring its seat.

mod sense;
mod talk;
pub mod weights;

pub use sense::{CHAMPION, KNIGHT, PAGE, READING, SQUIRE, Senses};

use crate::search::{Part, Parts, reason};
use quintain_core::{Budget, Choice, Events, Game, Lang, Luck, Policy, Seat, Seen, Speaking};
use quintain_hearts::{Hearts, Move, Outlook, Role, Side, Speech};
use weights::Weights;

/// Sampled worlds for each decision.
const WORLDS: u32 = 24;

/// Looks one move ahead in sampled worlds.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    weights: Weights,
}

impl Greedy {
    /// For the registry.
    pub fn boxed() -> Box<dyn Policy<Hearts>> {
        Self::with(*Weights::usual())
    }

    /// With weights of its own.
    pub fn with(weights: Weights) -> Box<dyn Policy<Hearts>> {
        Box::new(Self { weights })
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
        let worlds: Vec<(Hearts, Outlook, f64)> = (0..count)
            .map(|_| {
                let world = seen.sample(luck);
                (world, world.outlook(), world.plausibility(seen.seat()))
            })
            .collect();
        let total: f64 = worlds.iter().map(|(.., weight)| weight).sum();
        // Equal moves are told apart by chance, not by their order.
        let first = luck.below(moves.len() as u32) as usize;
        let in_turn = (0..moves.len()).map(|index| moves[(first + index) % moves.len()]);
        let best = in_turn
            .map(|mv| {
                let value = |(world, outlook, weight): &(Hearts, Outlook, f64)| {
                    weight * after(&self.weights, world, outlook, seen.seat(), mv)
                };
                (worlds.iter().map(value).sum::<f64>() / total, mv)
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

    fn reason(&mut self, seen: &Seen<'_, Hearts>, line: &[Move], lang: Lang, luck: &mut dyn Luck) -> Option<String> {
        reason(seen, line, lang, luck, |world| parts(world, seen.seat()), None)
    }
}

/// What a move is worth to the seat in a sampled world.
fn after(weights: &Weights, world: &Hearts, outlook: &Outlook, seat: Seat, mv: Move) -> f64 {
    if let Some(forecast) = world.forecast_after(outlook, mv) {
        return weights.value(world, seat, &forecast) + weights.patience;
    }
    let mut game = *world;
    if game.play(seat, mv, &mut Events::off()).is_err() {
        return 0.0;
    }
    let patience = if mv == Move::Declare { 0.0 } else { weights.patience };
    weights.value(&game, seat, &game.forecast()) + patience
}

/// The same by hero, for the reason of a move.
fn parts(game: &Hearts, seat: Seat) -> Parts {
    let forecast = game.forecast();
    let won = forecast.end.as_ref().is_some_and(|(_, winners)| winners.contains(seat));
    let wounds = |seat: Seat| f64::from(forecast.wounds[seat.index()]);
    let part = |id, of: Seat, weight: f64| Part::about(id, game.hero_name(of), weight * wounds(of));
    let others = || Seat::all(game.seats()).filter(|other| *other != seat);
    let mut parts = vec![Part::of("victory", f64::from(u8::from(won)))];
    let sides = |side: Side, parts: &mut Parts| {
        parts.push(Part::of("self", -0.04 * wounds(seat)));
        for other in others() {
            if game.is_of(other, side) {
                parts.push(part("friend", other, -0.04));
            } else if game.is_of(other, side.other()) {
                parts.push(part("foe", other, 0.04));
            }
        }
    };
    match game.role(seat) {
        Role::Knight(side, sympathy) => {
            sides(side, &mut parts);
            parts.retain(|part| part.about != Some(game.hero_name(sympathy)));
            parts.push(part("sympathy", sympathy, -0.03));
        }
        Role::Hunter(side) => {
            sides(side, &mut parts);
            parts.extend(game.wizard_seat().map(|wizard| part("prey", wizard, 0.04)));
        }
        Role::Wizard(wards) => {
            parts.push(Part::of("self", -0.03 * wounds(seat)));
            parts.extend(wards.map(|ward| part("ward", ward, -0.06)));
            parts.extend(others().filter(|other| !wards.contains(other)).map(|other| part("foe", other, 0.02)));
        }
    }
    parts
}
