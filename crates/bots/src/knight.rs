//! Knight's first bot. It spends by whole segments, plays each choice out to the end of the turn, and takes
//! what its [`value`](mod@value) likes best.

mod value;

use quintain_core::{Budget, Choice, Events, Game, Luck, Next, Policy, Seat, Seen};
use quintain_knight::data::Segment;
use quintain_knight::goods::{ANY, Good};
use quintain_knight::options::Mode;
use quintain_knight::state::{Phase, Stage};
use quintain_knight::task::Task;
use quintain_knight::{Knight, Move};
use value::{Aim, value};

/// How many plans for spending are played out to the end of the turn.
const PLANS: usize = 5;

/// Looks ahead to the end of its own turn.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    plan: Vec<Move>,
    aim: Aim,
}

impl Greedy {
    /// For the registry.
    pub fn boxed() -> Box<dyn Policy<Knight>> {
        Box::new(Self::default())
    }

    /// A bot that is after battles.
    pub fn after_battles() -> Box<dyn Policy<Knight>> {
        Box::new(Self { aim: Aim::Battles, ..Self::default() })
    }

    /// A bot that is after tiles.
    pub fn after_tiles() -> Box<dyn Policy<Knight>> {
        Box::new(Self { aim: Aim::Tiles, ..Self::default() })
    }

    /// A bot that is after diplomacy.
    pub fn after_diplomacy() -> Box<dyn Policy<Knight>> {
        Box::new(Self { aim: Aim::Diplomacy, ..Self::default() })
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
            (Stage::Sides, _) if free => Choice::of(best_side_at_war(&world, seat, moves)),
            (Stage::Duels, _) if free => Choice::of(stake(&world, seat)),
            (Stage::Bids, _) if free => Choice::of(bid(&world, seat)),
            (Stage::Schedule, _) if free => Choice::of(own_points_first(seat, moves)),
            (Stage::Turn | Stage::Goal, Phase::Cards) if free => {
                best_by_turn(&world, seat, self.aim, &side_plans(moves)).1
            }
            (Stage::Turn | Stage::Goal, Phase::Spend) if free => self.spend(&world, seat, moves),
            _ => Choice::of(quick(&world, seat, self.aim, moves)),
        }
    }
}

impl Greedy {
    /// Plays the best few plans out to the end of the turn, and "done" beside them.
    fn spend(&mut self, world: &Knight, seat: Seat, moves: &[Move]) -> Choice<Move> {
        let mut plans = spending_plans(world, seat, self.aim, moves);
        plans.sort_by(|one, other| other.0.total_cmp(&one.0));
        plans.truncate(PLANS);
        let mut plans: Vec<Vec<Move>> = plans.into_iter().map(|(_, plan)| plan).collect();
        plans.push(vec![Move::Done]);
        let (best, choice) = best_by_turn(world, seat, self.aim, &plans);
        self.plan = plans.swap_remove(best);
        self.plan.reverse();
        self.plan.pop();
        choice
    }
}

/// Both sides, and claims that cost nothing to make early.
fn side_plans(moves: &[Move]) -> Vec<Vec<Move>> {
    moves.iter().filter(|mv| matches!(mv, Move::Side(_))).map(|mv| vec![*mv]).collect()
}

/// Plays each plan, then the rest of the turn by quick choices; the best one wins.
fn best_by_turn(world: &Knight, seat: Seat, aim: Aim, plans: &[Vec<Move>]) -> (usize, Choice<Move>) {
    let mut best = (0, f64::MIN);
    for (place, plan) in plans.iter().enumerate() {
        let mut copy = world.clone();
        for mv in plan {
            if copy.play(seat, *mv, &mut Events::off()).is_err() {
                break;
            }
        }
        finish_turn(&mut copy, seat, aim);
        let worth = value(&copy, seat, aim);
        if worth > best.1 {
            best = (place, worth);
        }
    }
    let mut choice = Choice::of(plans[best.0][0]);
    choice.value = Some(best.1);
    (best.0, choice)
}

/// Plays the seat's turn to its end by quick choices.
fn finish_turn(world: &mut Knight, seat: Seat, aim: Aim) {
    let turn = world.state().turn;
    let mut moves = Vec::new();
    for _ in 0..400 {
        let Next::Decide { seats, .. } = world.next() else { return };
        let done = world.state().turn != turn || !seats.contains(seat);
        if done {
            return;
        }
        moves.clear();
        world.legal_moves(seat, &mut moves);
        let mv = quick(world, seat, aim, &moves);
        if world.play(seat, mv, &mut Events::off()).is_err() {
            return;
        }
    }
}

/// A choice by what the table looks like right after it.
fn quick(world: &Knight, seat: Seat, aim: Aim, moves: &[Move]) -> Move {
    let board = world.state().board(seat);
    if moves.len() == 1 {
        return moves[0];
    }
    if board.agenda.is_empty() && board.phase == Phase::Spend {
        let plans = spending_plans(world, seat, aim, moves);
        let best = plans.into_iter().max_by(|one, other| one.0.total_cmp(&other.0));
        return best.filter(|(gain, _)| *gain > 0.05).map_or(Move::Done, |(_, plan)| plan[0]);
    }
    if board.agenda.top() == Some(Task::Compose) {
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
        let worth = value(&copy, seat, aim);
        if worth > best.1 {
            best = (*mv, worth);
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
fn spending_plans(world: &Knight, seat: Seat, aim: Aim, moves: &[Move]) -> Vec<(f64, Vec<Move>)> {
    let before = value(world, seat, aim);
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
            Move::Done | Move::Exchange { .. } | Move::Withdraw => continue,
            mv if wasteful(mv) => continue,
            mv => vec![mv],
        };
        let mut copy = world.clone();
        if plan.iter().all(|mv| copy.play(seat, *mv, &mut Events::off()).is_ok()) {
            plans.push((value(&copy, seat, aim) - before, plan));
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

/// War: a side by its gain and by what its actions yield.
fn best_side_at_war(world: &Knight, seat: Seat, moves: &[Move]) -> Move {
    let data = world.data();
    let copy = usize::from(world.state().current_card(seat));
    let Some(card) = data.deck.get(copy) else { return moves[0] };
    let worth = |mv: &Move| {
        let Move::Side(side) = mv else { return f64::MIN };
        let side = &data.events[usize::from(*card)].sides[*side as usize];
        let income: f64 = side.actions.iter().map(|track| value::activation(world, seat, *track)).sum();
        value::bundle(data.bundle(side.gain)) + income
    };
    moves.iter().copied().max_by(|one, other| worth(one).total_cmp(&worth(other))).unwrap_or(moves[0])
}

/// War: enough to beat an opponent who stakes nothing, never nothing.
fn stake(world: &Knight, seat: Seat) -> Move {
    let state = world.state();
    let (one, other) = state.war.duels[usize::from(state.war.settled)];
    let rival = Seat::new(usize::from(if usize::from(one) == seat.index() { other } else { one }));
    let strength = |seat: Seat| -> i16 {
        world.data().war.duel_levels.iter().map(|track| i16::from(state.board(seat).level(*track))).sum()
    };
    let behind = strength(rival) - strength(seat);
    let most = i16::from(state.board(seat).resources());
    let wanted = if behind > most { 1 } else { behind + 2 };
    Move::Stake(wanted.clamp(most.min(1), most) as u8)
}

/// War: a small bid when there is something to command.
fn bid(world: &Knight, seat: Seat) -> Move {
    let board = world.state().board(seat);
    let wanted = match board.store() {
        0 => 0,
        1 | 2 => 1,
        _ => 3,
    };
    Move::Bid(wanted.min(board.holdings() / 3))
}

/// War: the winner of the initiative plays first.
fn own_points_first(seat: Seat, moves: &[Move]) -> Move {
    let own = |mv: &Move| matches!(mv, Move::Block { seat: other, .. } if *other == seat);
    let points = |mv: &Move| if let Move::Block { points, .. } = mv { *points } else { 0 };
    let mine = moves.iter().copied().filter(own).max_by_key(points);
    mine.or_else(|| moves.iter().copied().max_by_key(points)).unwrap_or(moves[0])
}

/// Is this a table of war?
fn is_war(world: &Knight) -> bool {
    world.state().mode == Mode::War
}
