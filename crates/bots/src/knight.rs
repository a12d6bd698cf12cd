//! Knight's first bot. It spends by whole segments, plays each choice out to the end of the turn, and takes
//! what its [`value`](mod@value) likes best.

pub mod mixed;
mod parts;
mod sense;
mod trade;
pub mod value;
mod war;
mod weights;

pub use sense::{CHAMPION, KNIGHT, PAGE, SQUIRE, Senses};

use crate::search::reason;
use quintain_core::{Budget, Choice, Events, Game, Lang, Luck, Next, Policy, Seat, Seen};
use quintain_knight::agenda::Task;
use quintain_knight::goods::{ANY, Good};
use quintain_knight::ids::Segment;
use quintain_knight::state::{Phase, Stage};
use quintain_knight::{Knight, Move};
use value::Worth;
pub use weights::Weights;

/// How many plans for spending are played out to the end of the turn.
const PLANS: usize = 5;
/// How often a plan with a card still to be drawn is played out.
const DRAWS: u32 = 4;
/// How much better a plan with cards must look: gold has other uses.
const MARGIN: f64 = 0.4;

/// Looks ahead to the end of its own turn.
#[derive(Clone, Debug)]
pub struct Greedy {
    plan: Vec<Move>,
    worth: Worth,
}

impl Greedy {
    /// For the registry.
    pub fn boxed() -> Box<dyn Policy<Knight>> {
        Self::valuing(Worth::usual(Weights::plain))
    }

    /// With weights of its own.
    pub fn with(weights: &'static Weights) -> Box<dyn Policy<Knight>> {
        Self::valuing(Worth { weights, of: Weights::plain })
    }

    /// A bot that is after battles.
    pub fn after_battles() -> Box<dyn Policy<Knight>> {
        Self::valuing(Worth::usual(value::for_battles))
    }

    /// A bot that is after tiles.
    pub fn after_tiles() -> Box<dyn Policy<Knight>> {
        Self::valuing(Worth::usual(value::for_tiles))
    }

    /// A bot that is after diplomacy.
    pub fn after_diplomacy() -> Box<dyn Policy<Knight>> {
        Self::valuing(Worth::usual(value::for_diplomacy))
    }

    /// The same way of playing with another idea of what is good.
    pub fn valuing(worth: Worth) -> Box<dyn Policy<Knight>> {
        Box::new(Self { plan: Vec::new(), worth })
    }
}

impl Policy<Knight> for Greedy {
    fn begin(&mut self, _: Seat) {
        self.plan.clear();
    }

    fn choose(&mut self, seen: &Seen<'_, Knight>, _: Budget, luck: &mut dyn Luck) -> Choice<Move> {
        let (moves, seat) = (seen.moves(), seen.seat());
        if let [only] = moves {
            return Choice::of(*only);
        }
        if let Some(next) = self.plan.pop() {
            if moves.contains(&next) {
                return Choice::of(next);
            }
            self.plan.clear();
        }
        let world = seen.sample(luck);
        let board = world.state().board(seat);
        let free = board.agenda.is_empty();
        match (world.state().stage, board.phase) {
            (Stage::Sides, _) if free => Choice::of(war::best_side(&world, seat, self.worth, moves)),
            (Stage::Duels, _) if free => Choice::of(war::stake(&world, seat)),
            (Stage::Bids, _) if free => Choice::of(war::bid(&world, seat, self.worth)),
            (Stage::Schedule, _) if free => Choice::of(war::own_points_first(seat, moves)),
            (Stage::Turn | Stage::Goal, Phase::Cards) if free => {
                best_by_turn(&world, seat, self.worth, &side_plans(&world, seat, moves), luck).1
            }
            (Stage::Turn | Stage::Goal, Phase::Spend) if free => self.spend(&world, seat, moves, luck),
            _ => Choice::of(quick(&world, seat, self.worth, moves)),
        }
    }

    fn reason(&mut self, seen: &Seen<'_, Knight>, line: &[Move], lang: Lang, luck: &mut dyn Luck) -> Option<String> {
        reason(seen, line, lang, luck, |world| parts::parts(self.worth.weights, world, seen.seat()), None)
    }
}

impl Greedy {
    /// Plays the best few plans out to the end of the turn, and "done" beside them.
    fn spend(&mut self, world: &Knight, seat: Seat, moves: &[Move], luck: &mut dyn Luck) -> Choice<Move> {
        if let Some(answer) = trade::answer(world, seat, self.worth, moves) {
            return Choice::of(answer);
        }
        let mut plans = spending_plans(world, seat, self.worth, moves);
        plans.sort_by(|one, other| other.0.total_cmp(&one.0));
        plans.truncate(PLANS);
        let mut plans: Vec<Vec<Move>> = plans.into_iter().map(|(_, plan)| plan).collect();
        plans.push(vec![Move::Done]);
        // Nothing is gained by a neighbour's action before it is activated, so it must be played out.
        if world.state().board(seat).borrowed.is_none() {
            plans.extend(moves.iter().filter(|mv| matches!(mv, Move::Adjacent { .. })).map(|mv| vec![*mv]));
        }
        let (best, choice) = best_by_turn(world, seat, self.worth, &plans, luck);
        self.plan = plans.swap_remove(best);
        self.plan.reverse();
        self.plan.pop();
        choice
    }
}

/// Both sides of the current card; of each open card that could be swapped to its place; and of whatever
/// the deck would bring instead.
fn side_plans(world: &Knight, seat: Seat, moves: &[Move]) -> Vec<Vec<Move>> {
    let sides = || moves.iter().copied().filter(|mv| matches!(mv, Move::Side(_)));
    let current = world.state().position() as u8 + 1;
    let row = &world.state().rows[world.state().row_of(seat)];
    let mut plans: Vec<Vec<Move>> = sides().map(|side| vec![side]).collect();
    for mv in moves {
        let useful = match *mv {
            Move::Swap { first, second } => first == current && row.up & 1 << (second - 1) != 0,
            Move::Replace(position) => position == current,
            _ => false,
        };
        if useful {
            plans.extend(sides().map(|side| vec![*mv, side]));
        }
    }
    plans
}

/// Plays each plan, then the rest of the turn by quick choices; the best one wins.
fn best_by_turn(
    world: &Knight,
    seat: Seat,
    worth: Worth,
    plans: &[Vec<Move>],
    luck: &mut dyn Luck,
) -> (usize, Choice<Move>) {
    let mut best = (0, f64::MIN);
    for (place, worth) in by_turn(world, seat, worth, plans, luck).into_iter().enumerate() {
        if worth > best.1 {
            best = (place, worth);
        }
    }
    let mut choice = Choice::of(plans[best.0][0]);
    choice.value = Some(best.1);
    (best.0, choice)
}

/// Plays each plan, then the rest of the turn by quick choices: what each is worth then.
fn by_turn(world: &Knight, seat: Seat, worth: Worth, plans: &[Vec<Move>], luck: &mut dyn Luck) -> Vec<f64> {
    let mut worths = Vec::with_capacity(plans.len());
    for plan in plans {
        let cards = matches!(plan[0], Move::Swap { .. } | Move::Replace(_) | Move::Adjacent { .. });
        let times = if matches!(plan[0], Move::Replace(_)) { DRAWS } else { 1 };
        let mut sum = 0.0;
        for _ in 0..times {
            let mut copy = world.clone();
            for mv in plan {
                if copy.play(seat, *mv, &mut Events::off()).is_err() {
                    break;
                }
                draw(&mut copy, luck);
            }
            finish_turn(&mut copy, seat, worth);
            sum += worth.of(&copy, seat);
        }
        worths.push(sum / f64::from(times) - if cards { MARGIN } else { 0.0 });
    }
    worths
}

/// Cards that a plan asks for come by chance.
fn draw(world: &mut Knight, luck: &mut dyn Luck) {
    while let Next::Chance(request) = world.next() {
        let answer: Vec<u32> = request.bounds.iter().map(|bound| luck.below(*bound)).collect();
        if world.resolve(&answer, &mut Events::off()).is_err() {
            return;
        }
    }
}

/// Plays the seat's turn to its end by quick choices, a whole purchase at a time.
fn finish_turn(world: &mut Knight, seat: Seat, worth: Worth) {
    let turn = world.state().turn;
    let (mut moves, mut rest) = (Vec::new(), Vec::new());
    for _ in 0..400 {
        let Next::Decide { seats, .. } = world.next() else { return };
        let done = world.state().turn != turn || !seats.contains(seat);
        if done {
            return;
        }
        if let Some(next) = rest.pop()
            && world.play(seat, next, &mut Events::off()).is_ok()
        {
            continue;
        }
        rest.clear();
        moves.clear();
        world.legal_moves(seat, &mut moves);
        let mv = if moves.len() > 1 && is_spending(world, seat) {
            rest = best_purchase(world, seat, worth, &moves);
            rest.reverse();
            rest.pop().unwrap_or(Move::Done)
        } else {
            quick(world, seat, worth, &moves)
        };
        if world.play(seat, mv, &mut Events::off()).is_err() {
            return;
        }
    }
}

/// Is the seat asked what it buys?
fn is_spending(world: &Knight, seat: Seat) -> bool {
    let board = world.state().board(seat);
    board.agenda.is_empty() && board.phase == Phase::Spend
}

/// What looks best right after it; nothing if nothing does.
fn best_purchase(world: &Knight, seat: Seat, worth: Worth, moves: &[Move]) -> Vec<Move> {
    let best = spending_plans(world, seat, worth, moves).into_iter().max_by(|one, other| one.0.total_cmp(&other.0));
    best.filter(|(gain, _)| *gain > 0.05).map_or(Vec::new(), |(_, plan)| plan)
}

/// A choice by what the table looks like right after it.
fn quick(world: &Knight, seat: Seat, worth: Worth, moves: &[Move]) -> Move {
    if moves.len() == 1 {
        return moves[0];
    }
    if is_spending(world, seat) {
        return best_purchase(world, seat, worth, moves).first().copied().unwrap_or(Move::Done);
    }
    if world.state().board(seat).agenda.top() == Some(Task::Compose) {
        return Move::Withdraw;
    }
    let mut best = (moves[0], f64::MIN);
    for mv in moves {
        if wasteful(*mv) {
            continue;
        }
        let mut copy = world.clone();
        if copy.play(seat, *mv, &mut Events::off()).is_err() {
            continue;
        }
        let value = worth.of(&copy, seat);
        if value > best.1 {
            best = (*mv, value);
        }
    }
    best.0
}

/// Moves that this bot never looks at on their own.
fn wasteful(mv: Move) -> bool {
    matches!(
        mv,
        Move::Reveal(_)
            | Move::Peek(_)
            | Move::Swap { .. }
            | Move::Replace(_)
            | Move::Adjacent { .. }
            | Move::TradeWith(_)
    )
}

/// Everything that could be bought now, each as a list of moves with what it gains at once: whole
/// segments, and single actions.
fn spending_plans(world: &Knight, seat: Seat, worth: Worth, moves: &[Move]) -> Vec<(f64, Vec<Move>)> {
    let before = worth.of(world, seat);
    let mut plans = Vec::new();
    let mut seen: Vec<Segment> = Vec::new();
    for mv in moves {
        let plan = match *mv {
            Move::Pay { segment, .. } | Move::PayAny { segment, .. } => {
                if seen.contains(&segment) {
                    continue;
                }
                seen.push(segment);
                match payments(world, seat, segment) {
                    Some(plan) => plan,
                    None => continue,
                }
            }
            Move::Done | Move::Exchange { .. } | Move::Withdraw | Move::Accept(_) | Move::Refuse(_) => continue,
            mv if wasteful(mv) => continue,
            mv => vec![mv],
        };
        let mut copy = world.clone();
        if plan.iter().all(|mv| copy.play(seat, *mv, &mut Events::off()).is_ok()) {
            plans.push((worth.of(&copy, seat) - before, plan));
        }
    }
    plans
}

/// The payments that complete a segment, if what is held suffices.
fn payments(world: &Knight, seat: Seat, segment: Segment) -> Option<Vec<Move>> {
    let data = world.data();
    let board = world.state().board(seat);
    let (line, step) = data.find_segment(segment)?;
    let step = &data.lines[line].steps[step];
    let paid = board.paid[line];
    let left = |kind: usize| step.cost.0[kind] - (paid >> (3 * kind) & 7) as u8;
    let mut held = board.held;
    let mut plan = Vec::new();
    for with in Good::ALL {
        let need = left(with.index());
        held[with.index()] = held[with.index()].checked_sub(need)?;
        plan.extend(std::iter::repeat_n(Move::Pay { segment, with }, usize::from(need)));
    }
    for _ in 0..left(ANY) {
        let with = Good::RESOURCES.into_iter().max_by_key(|good| held[good.index()])?;
        held[with.index()] = held[with.index()].checked_sub(1)?;
        plan.push(Move::PayAny { segment, with });
    }
    Some(plan)
}
