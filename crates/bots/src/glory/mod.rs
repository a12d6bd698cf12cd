//! Glory's first bot: it weighs the table after each of its moves, and asks the joust solver in duels.
//!
//! [`worth`] says what things are worth to a seat, [`chances`] remembers duels already solved.

mod chances;
mod sense;
mod weights;
mod worth;

pub use sense::{CHAMPION, KNIGHT, PAGE, SQUIRE, Senses};

use crate::search::reason;
use ::glory::chance::Draw;
use ::glory::duel::Foe;
use ::glory::ids::Scenario;
use ::glory::odds::{self, Stakes};
use ::glory::state::Ask;
use ::glory::{Glory, Move};
use quintain_core::driver::Unit;
use quintain_core::{Budget, Choice, Events, Game, Lang, Luck, Next, Policy, Seat, Seen};
pub use weights::Weights;
use worth::Worth;

/// Looks one decision ahead, with its own follow-ups, and takes what is worth most.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    weights: &'static Weights,
}

impl Default for Greedy {
    fn default() -> Self {
        Self { weights: Weights::usual() }
    }
}

impl Greedy {
    /// For the registry.
    pub fn boxed() -> Box<dyn Policy<Glory>> {
        Box::<Self>::default()
    }

    /// With weights of its own.
    pub fn with(weights: &'static Weights) -> Box<dyn Policy<Glory>> {
        Box::new(Self { weights })
    }

    /// The value of the table for the seat after a move, its own follow-ups played as well as it can.
    fn after(self, world: &Glory, seat: Seat, mv: Move, depth: u8) -> f64 {
        let mut next = *world;
        if next.play(seat, mv, &mut Events::off()).is_err() {
            return f64::MIN;
        }
        let unseen = unseen(self.weights, &next, seat);
        match next.next() {
            Next::Decide { seats, .. } if depth > 0 && seats.contains(seat) && follows(&next, seat) => {
                let mut moves = Vec::new();
                next.legal_moves(seat, &mut moves);
                let best = moves.into_iter().map(|mv| self.after(&next, seat, mv, depth - 1));
                best.fold(f64::MIN, f64::max)
            }
            _ => Worth::new(self.weights, &next, seat.index()).total() + unseen,
        }
    }

    /// What the duel of a seat is worth, tokens at their price of the moment.
    fn stakes(&mut self, world: &Glory, seat: usize) -> Stakes {
        let home = usize::from(world.players[seat].side.home);
        let mut worth = Worth::new(self.weights, world, seat);
        let prices = worth.prices();
        let usual = odds::usual_stakes(world, home);
        let warrior = world.house.scenario == Some(Scenario::Warrior);
        let win = match world.players[home].duel.foe {
            Foe::Card(card) => worth.reward(card),
            Foe::Brave => worth.brave(),
            _ if warrior => 40.0,
            _ => usual.win,
        };
        // A warrior must win the next duel too: what is spent here is missed there.
        let dear = if warrior { 3.0 } else { 1.0 };
        let [strength, faith, token] = [prices.strength, prices.faith, prices.token].map(|price| dear * price);
        Stakes { win, strength, faith, token, ..usual }
    }
}

/// What chance may still bring, roughly.
fn unseen(weights: &Weights, world: &Glory, seat: Seat) -> f64 {
    let picks = f64::from(world.players[seat.index()].picks);
    match world.draw {
        Some(Draw::Title(_)) => weights.unseen_title,
        Some(Draw::Blind(..)) => weights.unseen_card * (1.0 + picks),
        _ => 0.0,
    }
}

/// Is the seat asked to complete the move it just made?
fn follows(world: &Glory, seat: Seat) -> bool {
    matches!(world.players[seat.index()].ask, Ask::Pick | Ask::Upgrade | Ask::Spoils | Ask::Support | Ask::Herald)
}

impl Greedy {
    /// The move worth most in a world; where it looked at each move by itself, what each is worth.
    fn weigh(
        &mut self,
        world: &Glory,
        seat: Seat,
        moves: &[Move],
        budget: Budget,
        weighed: &mut Vec<(Move, f64)>,
    ) -> Choice<Move> {
        let ask = world.players[seat.index()].ask;
        if matches!(ask, Ask::Tent | Ask::Strength | Ask::Faith | Ask::Lance | Ask::Relic) {
            let mut stakes = self.stakes(world, seat.index());
            if ask != Ask::Strength {
                // What is not committed yet is taken as free: many points of the duel fall into one.
                stakes.strength = 0.0;
            }
            // With two seconds to think, a duel of two players is solved too.
            let solve = match budget {
                Budget::Time(time) if time.as_secs() >= 2 => odds::now,
                _ => odds::quick,
            };
            if let Some(odds) = solve(world, seat, Some(stakes)) {
                weighed.extend(odds.choices.iter().map(|choice| (choice.mv, choice.value)));
                let best = odds.choices.iter().max_by(|a, b| a.value.total_cmp(&b.value));
                if let Some(best) = best {
                    let mut choice = Choice::of(best.mv);
                    choice.value = Some(best.duel);
                    choice.unit = Unit::Chance;
                    choice.stats.insert("clash", best.clash);
                    choice.stats.insert("duel", best.duel);
                    choice.stats.insert("exact", f64::from(u8::from(odds.exact)));
                    return choice;
                }
            }
        }
        if ask == Ask::Brave {
            return Choice::of(Move::Fight);
        }
        for mv in moves {
            let value = match ask {
                Ask::Travel => match mv {
                    Move::Travel(card) => Worth::new(self.weights, world, seat.index()).play(*card),
                    _ => self.weights.travel,
                },
                Ask::Register { .. } | Ask::Herald => Worth::new(self.weights, world, seat.index()).shield(*mv),
                Ask::Character => worth::character(world, *mv),
                Ask::Titles | Ask::Goal | Ask::Return | Ask::Reward => {
                    Worth::new(self.weights, world, seat.index()).small(*mv)
                }
                _ => self.after(world, seat, *mv, 3),
            };
            weighed.push((*mv, value));
        }
        let mut best = weighed[0];
        for (mv, value) in &weighed[1..] {
            if *value > best.1 {
                best = (*mv, *value);
            }
        }
        let mut choice = Choice::of(best.0);
        choice.value = Some(best.1);
        choice
    }
}

impl Policy<Glory> for Greedy {
    fn choose(&mut self, seen: &Seen<'_, Glory>, budget: Budget, luck: &mut dyn Luck) -> Choice<Move> {
        let world = seen.sample(luck);
        self.weigh(&world, seen.seat(), seen.moves(), budget, &mut Vec::new())
    }

    fn reason(&mut self, seen: &Seen<'_, Glory>, line: &[Move], lang: Lang, luck: &mut dyn Luck) -> Option<String> {
        let seat = seen.seat();
        let solved = sense::is_duel(&seen.sample(luck), seat).then_some("solved");
        let parts = |world: &Glory| Worth::new(self.weights, world, seat.index()).parts();
        reason(seen, line, lang, luck, parts, solved)
    }
}
