//! Simultaneous play: own copies, trade, the first finisher.

use crate::common::*;
use quintain_core::{Game, Next, Seat};
use quintain_knight::Move;
use quintain_knight::data::{Side, Track};
use quintain_knight::event::Event;
use quintain_knight::goods::Good::{Glory, Gold, Nobility, Valor};
use quintain_knight::state::{Phase, Stage};
use serde_json::json;

fn pair() -> Table {
    let mut table = Table::new(json!({"mode": "simultaneous", "seats": 2}));
    table.play_as(ME, Move::Side(Side::Left)).play_as(YOU, Move::Side(Side::Left));
    table.hold([2, 2, 2, 2]);
    table.set_seat(YOU, |board| board.held = [2, 2, 2, 2]);
    table
}

/// KNI-SIM-01: each on its own cards; characters differ; the goal deck is the multiplayer one.
#[test]
fn own_copies() {
    let table = pair();
    assert_ne!(table.me().character, table.state().boards[1].character);
    assert_ne!(table.state().rows[0].cards[0], table.state().rows[1].cards[0]);
    assert!(matches!(table.game.next(), Next::Decide { seats, sealed: false } if seats.len() == 2));
    let goal = usize::from(table.state().goal);
    assert_eq!(table.data().goals[1][goal].id, table.game.view(ME.into()).goal.unwrap());
}

/// KNI-SIM-02, KNI-GOAL-04: comparisons after T4 of everybody; ties count; "least" needs a difference.
#[test]
fn comparisons() {
    for (points, rewards, penalties) in
        [([50, 50], [true, true], [false, false]), ([60, 20], [true, false], [false, true])]
    {
        let mut table =
            Table::with(json!({"mode": "simultaneous", "seats": 2}), "border-warden", "race-for-renown", &[]);
        table.at_turn(3);
        table.set_seat(YOU, |board| board.phase = Phase::Cards);
        table.lay(1, 3, "penitents");
        for (seat, vp) in [(ME, points[0]), (YOU, points[1])] {
            table.play_as(seat, Move::Side(Side::Left));
            table.set_seat(seat, |board| {
                board.vp = vp;
                board.held = [0; 4];
            });
        }
        table.hear();
        for seat in [ME, YOU] {
            while table.state().stage == Stage::Turn && !matches!(table.state().board(seat).phase, Phase::Waiting) {
                assert!(
                    !table.hear().iter().any(|event| matches!(event, Event::GoalJudged { .. })),
                    "not before all are done"
                );
                let mv = table.plain_move(seat);
                table.play_as(seat, mv);
                if table.state().turn > 3 {
                    break;
                }
            }
        }
        let judged: Vec<(bool, bool)> = table
            .hear()
            .iter()
            .filter_map(|e| {
                if let Event::GoalJudged { reward, penalty, .. } = e { Some((*reward, *penalty)) } else { None }
            })
            .collect();
        assert_eq!(judged, [(rewards[0], penalties[0]), (rewards[1], penalties[1])]);
    }
}

/// KNI-SIM-03: both give, both agree, the swap is atomic, and a traded good may be spent at once.
#[test]
fn a_trade() {
    let mut table = pair();
    table.play(Move::TradeWith(YOU));
    assert!(!table.offers(Move::Propose), "each side gives at least one");
    table.plays(&[Move::Offer(Glory), Move::Offer(Glory), Move::Ask(Gold), Move::Propose]);
    assert!(table.moves_of(YOU).contains(&Move::Accept(ME)));
    table.play_as(YOU, Move::Accept(ME));
    assert_eq!((table.held(), table.state().boards[1].held), ([0, 2, 2, 3], [4, 2, 2, 1]));
    assert!(table.moves_of(YOU).contains(&pay("great-hall", Glory)));
}

/// KNI-SIM-06: one open offer, checked again when accepted, withdrawn, refused, lapsing with T2; ten a turn.
#[test]
fn offers() {
    let mut table = pair();
    let offer = [Move::TradeWith(YOU), Move::Offer(Valor), Move::Ask(Nobility), Move::Propose];
    table.plays(&offer);
    assert_eq!(table.refused(Move::TradeWith(YOU)), "KNI-SIM-06");
    table.set_seat(YOU, |board| board.held[1] = 0);
    assert!(!table.moves_of(YOU).contains(&Move::Accept(ME)) && table.moves_of(YOU).contains(&Move::Refuse(ME)));
    assert_eq!(table.refused_for(YOU, Move::Accept(ME)), "KNI-SIM-03");
    table.play_as(YOU, Move::Refuse(ME));
    assert_eq!(table.refused_for(YOU, Move::Refuse(ME)), "KNI-SIM-06");
    table.set_seat(YOU, |board| board.held[1] = 2);
    table.plays(&offer).play(Move::Withdraw).plays(&offer);
    table.play_as(YOU, Move::Done);
    assert!(!table.me().offer.open, "the partner has left T2");
    let mut many = pair();
    for _ in 0..10 {
        many.play(Move::TradeWith(YOU)).play(Move::Withdraw);
    }
    assert_eq!(many.refused(Move::TradeWith(YOU)), "KNI-SIM-06");
}

/// KNI-SIM-04: the winners of the first turn with a winner get the bonus, also in the field written.
#[test]
fn the_first_finisher() {
    let mut table = pair();
    table.set(|board| {
        board.vp = 300;
        board.influence = 25;
        board.held = [0, 2, 0, 0];
        board.thresholds = 0xff;
        board.rewards = 0xff;
    });
    table.plays(&[pay("knowledge-1", Nobility); 2]);
    while table.state().turn == 1 {
        let mv = table.plain_move(YOU);
        table.play_as(YOU, mv);
    }
    assert_eq!((table.me().vp, table.me().totals[0]), (335, 335));
}

/// KNI-SIM-05: a player whose game has ended is frozen; the others play on.
#[test]
fn frozen_players() {
    let mut table = pair();
    table.units(&[], &[("castle", 3), ("mill-village", 1)]);
    table.level(Track::Knowledge, 1);
    table.hold([1, 0, 0, 7]);
    table.play(Move::Shift(quintain_knight::moves::Direction::Forward));
    assert_eq!((table.me().phase, table.held(), table.me().vp), (Phase::Over, [0; 4], 5), "leftovers are converted");
    assert!(table.over().is_none() && table.moves().is_empty());
    assert_eq!(table.refused_for(YOU, Move::TradeWith(ME)), "KNI-SIM-03");
    while table.state().turn == 1 {
        let mv = table.plain_move(YOU);
        table.play_as(YOU, mv);
    }
    assert_eq!(table.state().turn, 2);
}

/// KNI-SIM-07: all rows draw from one pool.
#[test]
fn one_pool() {
    let table = Table::new(json!({"mode": "simultaneous", "seats": 4}));
    let mut cards: Vec<u8> =
        table.state().rows.iter().flat_map(|row| row.cards).filter(|card| *card != u8::MAX).collect();
    cards.sort_unstable();
    cards.dedup();
    assert_eq!(cards.len(), 8);
    assert_eq!(table.state().pool.count_ones(), 22);
    let _ = Seat::new(3);
}
