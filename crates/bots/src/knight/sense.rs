//! Knight for the search: whole purchases as plans, the table's worth at the end of a turn as the value.

use super::value::Worth;
use super::weights::Weights;
use super::{PLANS, best_purchase, by_turn, mixed, quick, side_plans, spending_plans, trade, war, wasteful};
use crate::search::{Level, Parts, Plans, Player, Sense, Sight, Values, Width, chance, chances, slope};
use quintain_core::{Events, Game, Luck, Outcome, Policy, Seat};
use quintain_knight::options::Mode;
use quintain_knight::state::{Phase, Stage, Verdict};
use quintain_knight::{Knight, Move};
use std::time::Duration;

/// How much worth a turn brings, and how far apart tables are that differ in their chances.
const GROWTH: f32 = 9.0;
const SPREAD: f32 = 12.0;
/// The same at war, between two seats.
const WAR_SPREAD: f32 = 14.0;
/// To hold out is better than to lose.
const HELD_OUT: f32 = 0.1;

/// What the search must know of Knight.
pub struct Senses {
    worth: Worth,
    /// What the table was worth to the searching seat when the search began, and in which turn.
    start: (f32, u8),
}

impl Default for Senses {
    fn default() -> Self {
        Self::with(Weights::usual())
    }
}

const WIDE: Width = Width { root: 8, own: 1.5, others: 0.01 };

/// The levels.
pub const PAGE: Level = Level::look(1, 3.0);
/// See [`PAGE`].
pub const SQUIRE: Level = Level::look(1, 0.8);
/// See [`PAGE`].
pub const KNIGHT: Level = Level::tree(80, Duration::from_millis(400), 1, WIDE);
/// See [`PAGE`].
pub const CHAMPION: Level = Level::tree(500, Duration::from_millis(1_800), 2, WIDE);

impl Senses {
    /// Somebody at this level.
    pub fn player(level: Level) -> Box<dyn Policy<Knight>> {
        Box::new(Player::new(Self::default(), level))
    }

    /// With weights of its own.
    pub fn with(weights: &'static Weights) -> Self {
        Self { worth: Worth { weights, of: Weights::plain }, start: (0.0, 0) }
    }

    /// Plans for a seat that is in the middle of nothing, where the stage of the game has some of its own.
    fn by_stage(
        &self,
        world: &Knight,
        seat: Seat,
        moves: &[Move],
        plans: &mut Plans<Move>,
        luck: &mut dyn Luck,
    ) -> bool {
        let board = world.state().board(seat);
        if !board.agenda.is_empty() {
            return false;
        }
        match (world.state().stage, board.phase) {
            (Stage::Sides, _) => {
                for mv in moves {
                    plans.push(war::side_worth(world, seat, self.worth, *mv) as f32, &[*mv]);
                }
            }
            (Stage::Duels, _) => near(moves, war::stake(world, seat), plans),
            (Stage::Bids, _) => near(moves, war::bid(world, seat, self.worth), plans),
            (Stage::Schedule, _) => plans.push(0.0, &[war::own_points_first(seat, moves)]),
            (Stage::Turn | Stage::Goal, Phase::Cards) => {
                let sides = side_plans(world, seat, moves);
                for (worth, plan) in by_turn(world, seat, self.worth, &sides, luck).into_iter().zip(&sides) {
                    plans.push(worth as f32, plan);
                }
            }
            (_, Phase::Spend) => {
                if let Some(answer) = trade::answer(world, seat, self.worth, moves) {
                    plans.push(0.0, &[answer]);
                    return true;
                }
                let mut purchases = spending_plans(world, seat, self.worth, moves);
                purchases.sort_by(|one, other| other.0.total_cmp(&one.0));
                purchases.truncate(PLANS);
                let mut purchases: Vec<Vec<Move>> = purchases.into_iter().map(|(_, plan)| plan).collect();
                purchases.push(vec![Move::Done]);
                if board.borrowed.is_none() {
                    let neighbours = moves.iter().filter(|mv| matches!(mv, Move::Adjacent { .. }));
                    purchases.extend(neighbours.map(|mv| vec![*mv]));
                }
                for (worth, plan) in by_turn(world, seat, self.worth, &purchases, luck).into_iter().zip(&purchases) {
                    plans.push(worth as f32, plan);
                }
            }
            _ => return false,
        }
        true
    }

    /// The next moves of a seat that has a choice, by what the table looks like after them.
    fn quickly(&self, world: &Knight, seat: Seat, moves: &[Move], plan: &mut Vec<Move>) {
        let board = world.state().board(seat);
        let free = board.agenda.is_empty();
        match (world.state().stage, board.phase) {
            (Stage::Duels, _) if free => plan.push(war::stake(world, seat)),
            (Stage::Bids, _) if free => plan.push(war::bid(world, seat, self.worth)),
            (Stage::Schedule, _) if free => plan.push(war::own_points_first(seat, moves)),
            (Stage::Sides, _) | (Stage::Turn | Stage::Goal, Phase::Cards) if free => {
                plan.push(war::best_side(world, seat, self.worth, moves));
            }
            (_, Phase::Spend) if free => {
                plan.extend(best_purchase(world, seat, self.worth, moves));
                if plan.is_empty() {
                    plan.push(if moves.contains(&Move::Done) { Move::Done } else { moves[0] });
                }
            }
            _ => plan.push(quick(world, seat, self.worth, moves)),
        }
    }
}

/// Numbers near the one that the greedy bot would name, which promises most.
fn near(moves: &[Move], wanted: Move, plans: &mut Plans<Move>) {
    let number = |mv: Move| match mv {
        Move::Bid(n) | Move::Stake(n) => f32::from(n),
        _ => 0.0,
    };
    for mv in moves {
        plans.push(-(number(*mv) - number(wanted)).abs(), &[*mv]);
    }
}

impl Sense<Knight> for Senses {
    fn plans(
        &mut self,
        world: &Knight,
        seat: Seat,
        moves: &[Move],
        own: bool,
        plans: &mut Plans<Move>,
        luck: &mut dyn Luck,
    ) {
        if !own {
            let mut plan = Vec::new();
            self.quickly(world, seat, moves, &mut plan);
            plans.push(0.0, &plan);
            return;
        }
        if self.by_stage(world, seat, moves, plans, luck) {
            return;
        }
        for mv in moves {
            let mut after = world.clone();
            if !wasteful(*mv) && after.play(seat, *mv, &mut Events::off()).is_ok() {
                plans.push(self.worth.of(&after, seat) as f32, &[*mv]);
            }
        }
    }

    fn quick(&mut self, world: &Knight, seat: Seat, moves: &mut Vec<Move>, plan: &mut Vec<Move>, _: &mut dyn Luck) {
        moves.clear();
        world.legal_moves(seat, moves);
        match moves[..] {
            [only] => plan.push(only),
            _ => self.quickly(world, seat, moves, plan),
        }
    }

    fn begin(&mut self, world: &Knight, me: Seat) {
        self.start = (self.worth.of(world, me) as f32, world.state().turn);
    }

    fn is_far(&self, start: &Knight, world: &Knight, me: Seat, sight: Sight) -> bool {
        world.state().turn >= start.state().turn + sight || world.state().board(me).end.is_some()
    }

    fn judge(&mut self, world: &Knight, me: Seat, values: &mut Values) {
        let seats = world.seats();
        if world.state().mode == Mode::War {
            let mut worths = [0.0; 4];
            for seat in Seat::all(seats) {
                worths[seat.index()] = self.worth.of(world, seat) as f32;
            }
            chances(&worths[..seats], WAR_SPREAD, values);
            return;
        }
        values[me.index()] = match world.state().board(me).end.map(|end| end.verdict) {
            Some(Verdict::Victory) => 1.0,
            Some(Verdict::HeldOut) => HELD_OUT,
            Some(Verdict::Defeat) => 0.0,
            None => {
                let turns = f32::from(world.state().turn.saturating_sub(self.start.1));
                chance(self.worth.of(world, me) as f32 - self.start.0 - GROWTH * turns, SPREAD)
            }
        };
    }

    fn at_once(&mut self, world: &Knight, seat: Seat, _: &[Move], luck: &mut dyn Luck) -> Option<(Move, Option<f64>)> {
        if !world.state().board(seat).agenda.is_empty() {
            return None;
        }
        match world.state().stage {
            Stage::Duels => Some((mixed::stake(world, seat, luck), None)),
            Stage::Bids => Some((mixed::bid(world, seat, self.worth, luck), None)),
            _ => None,
        }
    }

    fn worth_of_promises(&self, world: &Knight) -> f32 {
        slope(if world.state().mode == Mode::War { WAR_SPREAD } else { SPREAD })
    }

    fn otherwise(&self, world: &Knight, _: Seat) -> Option<&'static str> {
        matches!(world.state().stage, Stage::Duels | Stage::Bids).then_some("sealed")
    }

    fn parts(&mut self, world: &Knight, seat: Seat) -> Parts {
        super::parts::parts(self.worth.weights, world, seat)
    }

    fn settle(&mut self, world: &Knight, outcome: &Outcome, values: &mut Values) {
        crate::search::win_shares(outcome, values);
        for seat in Seat::all(outcome.seats.len()) {
            let held = world.state().board(seat).end.is_some_and(|end| end.verdict == Verdict::HeldOut);
            if held && values[seat.index()] == 0.0 {
                values[seat.index()] = HELD_OUT;
            }
        }
    }
}
