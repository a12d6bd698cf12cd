//! Offers of trade: judged by what could be bought after them.
//!
//! The bot answers offers and makes none: it has no way to wait for an answer.

use super::spending_plans;
use super::value::Worth;
use quintain_core::{Events, Game, Seat};
use quintain_knight::{Knight, Move};

/// How much better a trade must leave the seat.
const GAIN: f64 = 0.3;

/// Accepts the offer that helps most, refuses one that does not help; nothing if there is no offer.
pub(super) fn answer(world: &Knight, seat: Seat, worth: Worth, moves: &[Move]) -> Option<Move> {
    // Who is in the middle of something cannot be dealt with yet, and is not refused for that.
    let ready = |from: Seat| world.state().board(from).agenda.is_empty();
    let refusal = moves.iter().copied().find(|mv| matches!(mv, Move::Refuse(from) if ready(*from)))?;
    let before = prospect(world, seat, worth);
    let gain = |mv: &Move| {
        let mut copy = world.clone();
        copy.play(seat, *mv, &mut Events::off()).ok().map(|_| prospect(&copy, seat, worth) - before)
    };
    let offers = moves.iter().copied().filter(|mv| matches!(mv, Move::Accept(_)));
    let good = offers.filter_map(|mv| Some((gain(&mv)?, mv))).filter(|(gain, _)| *gain > GAIN);
    Some(good.max_by(|one, other| one.0.total_cmp(&other.0)).map_or(refusal, |(_, mv)| mv))
}

/// How good the table looks once everything worth buying is bought.
fn prospect(world: &Knight, seat: Seat, worth: Worth) -> f64 {
    let mut copy = world.clone();
    let mut moves = Vec::new();
    for _ in 0..12 {
        if !copy.next().deciders().contains(seat) {
            break;
        }
        moves.clear();
        copy.legal_moves(seat, &mut moves);
        let plans = spending_plans(&copy, seat, worth, &moves);
        let best = plans.into_iter().filter(|(gain, _)| *gain > 0.05).max_by(|one, other| one.0.total_cmp(&other.0));
        let Some((_, plan)) = best else { break };
        if !plan.iter().all(|mv| copy.play(seat, *mv, &mut Events::off()).is_ok()) {
            break;
        }
    }
    worth.of(&copy, seat)
}
