//! The goal-directed player of Hearts and Armour: samples the hidden
//! cards, looks one move ahead, and asks of each position what the skirmish would bring its seat.

mod sense;
mod talk;
pub mod weights;

pub use sense::{CHAMPION, KNIGHT, PAGE, READING, SQUIRE, Senses};

use crate::search::{Part, Parts, reason};
use quintain_core::{Budget, Choice, Events, Game, Lang, Luck, Policy, Seat, Seen, Speaking};
use quintain_hearts::{Hearts, Move, Outlook, Role, Side, Speech};
use weights::Prices;
pub use weights::Weights;

/// Sampled worlds for each decision.
const WORLDS: u32 = 24;

/// Looks one move ahead in sampled worlds.
#[derive(Clone, Debug)]
pub struct Greedy {
    weights: &'static Weights,
    values: Vec<f64>,
}

impl Greedy {
    /// For the registry.
    pub fn boxed() -> Box<dyn Policy<Hearts>> {
        Self::with(Weights::usual())
    }

    /// With weights of its own.
    pub fn with(weights: &'static Weights) -> Box<dyn Policy<Hearts>> {
        Box::new(Self { weights, values: Vec::new() })
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
        self.values.clear();
        self.values.resize(moves.len(), 0.0);
        let mut total = 0.0;
        for _ in 0..count {
            let world = seen.sample(luck);
            let weight = world.plausibility(seen.seat());
            let look = Look::of(self.weights, &world, seen.seat());
            total += weight;
            for (value, mv) in self.values.iter_mut().zip(moves) {
                *value += weight * look.after(*mv);
            }
        }
        // Equal moves are told apart by chance, not by their order.
        let first = luck.below(moves.len() as u32) as usize;
        let best = (0..moves.len())
            .map(|index| (first + index) % moves.len())
            .map(|index| (self.values[index] / total, moves[index]))
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

/// A sampled world as one seat looks at it: what is asked of every move is found once.
struct Look<'a> {
    world: &'a Hearts,
    seat: Seat,
    outlook: Outlook,
    prices: Prices,
    patience: f64,
}

impl<'a> Look<'a> {
    fn of(weights: &Weights, world: &'a Hearts, seat: Seat) -> Self {
        Self::at(world, seat, weights.prices(world, seat), weights.patience)
    }

    fn at(world: &'a Hearts, seat: Seat, prices: Prices, patience: f64) -> Self {
        Self { world, seat, outlook: world.outlook(), prices, patience }
    }

    /// What a move is worth to the seat.
    fn after(&self, mv: Move) -> f64 {
        if let Some(forecast) = self.world.forecast_after(&self.outlook, mv) {
            return self.prices.value(self.world, &forecast) + self.patience;
        }
        let mut game = *self.world;
        if game.play(self.seat, mv, &mut Events::off()).is_err() {
            return 0.0;
        }
        let patience = if mv == Move::Declare { 0.0 } else { self.patience };
        self.prices.value(&game, &game.forecast()) + patience
    }
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
