//! Emara for the search: whole turns as plans, the lower track as the value.

use super::judge::Weights;
use super::planner::{Limit, Planner};
use crate::search::{Level, Parts, Plans, Player, Sense, Sight, Values, Width, chance, chances, slope};
use quintain_core::{Events, Game, Luck, Outcome, Policy, Seat};
use quintain_emara::{Emara, Move};
use std::time::Duration;

/// Positions that a turn of a playout looks at.
const QUICK: usize = 120;
/// Positions for all plans of a node of the searching seat together.
const CAREFUL: usize = 4_000;
/// How far apart results lie when nothing is left to play, and for each turn left, in points.
const SPREAD: (f32, f32) = (2.0, 0.35);
/// What Victoria usually reaches in a solo game above her start.
const VICTORIA: f32 = 62.0;

/// What the search must know of Emara.
pub struct Senses {
    planner: Planner,
    firsts: Vec<Move>,
}

impl Default for Senses {
    fn default() -> Self {
        Self::with(Weights::usual())
    }
}

const WIDE: Width = Width { root: 6, own: 1.6, others: 0.01 };

/// The levels.
pub const PAGE: Level = Level::look(1, 12.0);
/// See [`PAGE`].
pub const SQUIRE: Level = Level::look(1, 1.0);
/// See [`PAGE`].
pub const KNIGHT: Level = Level::tree(150, Duration::from_millis(400), 2, WIDE);
/// See [`PAGE`].
pub const CHAMPION: Level = Level::tree(900, Duration::from_millis(1_800), 3, WIDE);

impl Senses {
    /// Somebody at this level.
    pub fn player(level: Level) -> Box<dyn Policy<Emara>> {
        Box::new(Player::new(Self::default(), level))
    }

    /// The page.
    pub fn page() -> Box<dyn Policy<Emara>> {
        Box::new(Player::new(Self::with(Weights::of_page()), PAGE))
    }

    /// With weights of its own.
    pub fn with(weights: &'static Weights) -> Self {
        let limit = Limit { positions: QUICK, time: None };
        Self { planner: Planner::new(*weights, limit), firsts: Vec::new() }
    }

    fn worth(&self, game: &Emara, seat: Seat) -> f32 {
        self.planner.weights().judge(game, game.data(), seat)
    }

    /// The first moves that differ in more than the way they are paid.
    fn first_moves(&mut self, moves: &[Move]) {
        self.firsts.clear();
        for mv in moves {
            if *mv != Move::EndTurn && !self.firsts.iter().any(|known| super::planner::same_thing(known, mv)) {
                self.firsts.push(*mv);
            }
        }
    }
}

impl Sense<Emara> for Senses {
    fn plans(
        &mut self,
        world: &Emara,
        seat: Seat,
        moves: &[Move],
        own: bool,
        plans: &mut Plans<Move>,
        luck: &mut dyn Luck,
    ) {
        if !own {
            self.planner.set_limit(Limit { positions: 4 * QUICK, time: None });
            if let Some(plan) = self.planner.plan(world, seat, luck) {
                plans.push(plan.value, &plan.moves[..plan.certain.max(1)]);
                return;
            }
        }
        self.first_moves(moves);
        let firsts = std::mem::take(&mut self.firsts);
        let positions = (CAREFUL / firsts.len().max(1)).max(QUICK);
        self.planner.set_limit(Limit { positions, time: None });
        let mut whole = Vec::new();
        for mv in &firsts {
            let mut after = *world;
            if after.play(seat, *mv, &mut Events::off()).is_err() {
                continue;
            }
            match self.planner.plan(&after, seat, luck) {
                Some(plan) => {
                    whole.clear();
                    whole.push(*mv);
                    whole.extend_from_slice(&plan.moves[..plan.certain.max(1)]);
                    plans.push(plan.value, &whole);
                }
                None => plans.push(self.worth(&after, seat), &[*mv]),
            }
        }
        self.firsts = firsts;
        if moves.contains(&Move::EndTurn) {
            plans.push(self.worth(world, seat), &[Move::EndTurn]);
        }
    }

    fn quick(&mut self, world: &Emara, seat: Seat, moves: &mut Vec<Move>, plan: &mut Vec<Move>, luck: &mut dyn Luck) {
        self.planner.set_limit(Limit { positions: QUICK, time: None });
        if let Some(found) = self.planner.plan(world, seat, luck) {
            plan.extend_from_slice(&found.moves);
            return;
        }
        moves.clear();
        world.legal_moves(seat, moves);
        let mut best = (moves[0], f32::MIN);
        for mv in moves {
            let mut after = *world;
            if after.play(seat, *mv, &mut Events::off()).is_ok() {
                let worth = self.worth(&after, seat);
                if worth > best.1 {
                    best = (*mv, worth);
                }
            }
        }
        plan.push(best.0);
    }

    fn is_far(&self, start: &Emara, world: &Emara, me: Seat, sight: Sight) -> bool {
        world.summary(me).turns_left + sight <= start.summary(me).turns_left
    }

    fn judge(&mut self, world: &Emara, me: Seat, values: &mut Values) {
        let seats = world.seats();
        let mut worths = [0.0; 4];
        for seat in Seat::all(seats) {
            worths[seat.index()] = self.worth(world, seat);
        }
        let spread = SPREAD.0 + SPREAD.1 * f32::from(world.summary(me).turns_left);
        if seats == 1 {
            values[0] = chance(worths[0] - VICTORIA, 2.0 * spread);
        } else {
            chances(&worths[..seats], spread, values);
        }
    }

    fn settle(&mut self, _: &Emara, outcome: &Outcome, values: &mut Values) {
        crate::search::win_shares(outcome, values);
        if let Some(victoria) = outcome.rival {
            // Points count too: a victory that is out of reach is no reason to play anyhow.
            let lead = (outcome.seats[0].score - victoria) as f32;
            values[0] = 0.5 * f32::from(u8::from(lead > 0.0)) + 0.5 * chance(lead, 2.0 * SPREAD.0);
        }
    }

    fn worth_of_promises(&self, world: &Emara) -> f32 {
        slope(SPREAD.0 + SPREAD.1 * f32::from(world.summary(world.active()).turns_left))
    }

    fn parts(&mut self, world: &Emara, seat: Seat) -> Parts {
        self.planner.weights().parts(world, world.data(), seat)
    }

    fn points(&self, promise: f32) -> Option<f64> {
        Some(f64::from(promise))
    }
}
