//! Decisions that only war asks for: sides, stakes, bids, the order of command.

use super::quick;
use super::value::Worth;
use quintain_core::{Events, Game, Next, Seat};
use quintain_knight::{Knight, Move};

/// A side by its gain and by what its actions yield.
pub(super) fn best_side(world: &Knight, seat: Seat, worth: Worth, moves: &[Move]) -> Move {
    let value = |mv: &Move| side_worth(world, seat, worth, *mv);
    moves.iter().copied().max_by(|one, other| value(one).total_cmp(&value(other))).unwrap_or(moves[0])
}

/// What a side of the current card brings.
pub(super) fn side_worth(world: &Knight, seat: Seat, worth: Worth, mv: Move) -> f64 {
    let data = world.data();
    let copy = usize::from(world.state().current_card(seat));
    let (Some(card), Move::Side(side)) = (data.deck.get(copy), mv) else { return f64::MIN };
    let side = &data.events[usize::from(*card)].sides[side as usize];
    let income: f64 = side.actions.iter().map(|track| worth.weights.activation(world, seat, *track)).sum();
    worth.weights.bundle(data.bundle(side.gain)) + income
}

/// Enough to beat an opponent who stakes nothing, never nothing.
pub(super) fn stake(world: &Knight, seat: Seat) -> Move {
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

/// What a resource is worth when it is bid.
const PRICE: f64 = 0.8;

/// As much as it is worth to play first rather than last, and no more than what the others, by their public
/// stores, are likely to bid.
pub(super) fn bid(world: &Knight, seat: Seat, worth: Worth) -> Move {
    let state = world.state();
    let board = state.board(seat);
    if board.store() == 0 {
        return Move::Bid(0);
    }
    let gain = after_blocks(world, seat, worth, true) - after_blocks(world, seat, worth, false);
    let likely = |rival: Seat| match state.board(rival).store() {
        0 => 0,
        1 | 2 => 2,
        _ => 4,
    };
    let rivals = Seat::all(world.seats()).filter(|rival| *rival != seat);
    let enough = rivals.map(|rival| likely(rival).min(state.board(rival).holdings())).max().unwrap_or(0) + 1;
    let wanted = (gain / PRICE).clamp(0.0, 60.0) as u8;
    let most = board.holdings().min(world.data().war.highest_bid);
    Move::Bid(wanted.min(enough).min(board.holdings() / 2).min(most))
}

/// How the table looks after the command blocks if this seat wins the auction, or loses it, for next to
/// nothing.
pub(super) fn after_blocks(world: &Knight, seat: Seat, worth: Worth, wins: bool) -> f64 {
    let mut copy = world.clone();
    let (mine, theirs) = if wins { (1, 0) } else { (0, 1) };
    copy.arrange(|state| {
        for rival in (0..usize::from(state.seats)).filter(|rival| *rival != seat.index()) {
            state.boards[rival].bid = theirs.min(state.boards[rival].holdings());
        }
    });
    if copy.play(seat, Move::Bid(mine), &mut Events::off()).is_err() {
        return 0.0;
    }
    let turn = copy.state().turn;
    let mut moves = Vec::new();
    for _ in 0..100 {
        let decider = match copy.next() {
            Next::Decide { seats, .. } => seats.first(),
            _ => None,
        };
        let Some(decider) = decider.filter(|_| copy.state().turn == turn) else { break };
        moves.clear();
        copy.legal_moves(decider, &mut moves);
        let schedules = matches!(moves[0], Move::Block { .. });
        let mv = if schedules { own_points_first(decider, &moves) } else { quick(&copy, decider, worth, &moves) };
        if copy.play(decider, mv, &mut Events::off()).is_err() {
            break;
        }
    }
    worth.of(&copy, seat)
}

/// The winner of the initiative plays first.
pub(super) fn own_points_first(seat: Seat, moves: &[Move]) -> Move {
    let own = |mv: &Move| matches!(mv, Move::Block { seat: other, .. } if *other == seat);
    let points = |mv: &Move| if let Move::Block { points, .. } = mv { *points } else { 0 };
    let mine = moves.iter().copied().filter(own).max_by_key(points);
    mine.or_else(|| moves.iter().copied().max_by_key(points)).unwrap_or(moves[0])
}
