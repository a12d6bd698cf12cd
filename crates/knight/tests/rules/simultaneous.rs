//! Simultaneous play: own copies, trade, the first finisher.

use crate::common::*;
use quintain_core::{Game, Next, Seat};
use quintain_knight::Move;
use quintain_knight::event::Event;
use quintain_knight::goods::Good::{Glory, Gold, Nobility, Valor};
use quintain_knight::ids::{Side, Track};
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
}

/// KNI-SIM-06: ten offers count when they are made; drafts are free, and yet a turn does not go on for ever.
#[test]
fn ten_offers() {
    let mut table = pair();
    for _ in 0..10 {
        table.play(Move::TradeWith(YOU)).play(Move::Withdraw);
    }
    let offer = [Move::TradeWith(YOU), Move::Offer(Valor), Move::Ask(Nobility), Move::Propose];
    for made in 0..10 {
        assert_eq!(table.me().offer.made, made);
        table.plays(&offer).play(Move::Withdraw);
    }
    assert_eq!(table.refused(Move::TradeWith(YOU)), "KNI-SIM-06");
    let mut idle = pair();
    for _ in 0..quintain_knight::DRAFTS_PER_TURN {
        idle.play(Move::TradeWith(YOU)).play(Move::Withdraw);
    }
    assert_eq!(idle.refused(Move::TradeWith(YOU)), "KNI-SIM-06");
    while idle.state().turn == 1 {
        for seat in [ME, YOU] {
            if idle.state().turn == 1 && !idle.moves_of(seat).is_empty() {
                let mv = idle.plain_move(seat);
                idle.play_as(seat, mv);
            }
        }
    }
    idle.play(Move::Side(Side::Left)).play_as(YOU, Move::Side(Side::Left));
    assert_eq!((idle.me().offer.made, idle.me().offer.drafted), (0, 0), "a new turn");
}

/// KNI-SIM-06: an offer is not accepted while the offerer is in the middle of a payment: what he has begun to
/// pay must stay payable. The Old Marshal pays eight resources of any kind, one by one.
#[test]
fn no_trade_in_the_middle_of_a_payment() {
    let options = json!({"mode": "simultaneous", "seats": 2});
    let mut table = Table::with(options, "old-marshal", "", &[]);
    table.play_as(ME, Move::Side(Side::Left)).play_as(YOU, Move::Side(Side::Left));
    table.hold([4, 4, 0, 0]);
    table.set_seat(YOU, |board| board.held = [0, 0, 0, 2]);
    table.plays(&[Move::TradeWith(YOU), Move::Offer(Glory), Move::Offer(Glory), Move::Ask(Gold), Move::Propose]);
    assert!(table.moves_of(YOU).contains(&Move::Accept(ME)));
    table.play(Move::Special);
    assert!(!table.moves_of(YOU).contains(&Move::Accept(ME)), "he owes all eight");
    assert_eq!(table.refused_for(YOU, Move::Accept(ME)), "KNI-SIM-06");
    assert!(table.moves_of(YOU).contains(&Move::Refuse(ME)));
    for _ in 0..4 {
        table.play(Move::Give(Glory));
    }
    assert!(table.me().agenda.is_empty() && table.held() == [0; 4], "the rest leaves no choice");
    assert_eq!(table.refused_for(YOU, Move::Accept(ME)), "KNI-SIM-03", "the glory is gone");
}

/// KNI-SIM-03: an offer is begun only where one can be made: both hold something.
#[test]
fn an_offer_that_cannot_follow_is_not_begun() {
    let mut table = pair();
    table.set_seat(YOU, |board| board.held = [0; 4]);
    assert!(!table.offers(Move::TradeWith(YOU)) && !table.moves_of(YOU).contains(&Move::TradeWith(ME)));
    assert_eq!(table.refused(Move::TradeWith(YOU)), "KNI-SIM-03");
    table.set_seat(YOU, |board| board.held = [6, 0, 0, 0]);
    table.hold([6, 0, 0, 0]);
    table.plays(&[Move::TradeWith(YOU), Move::Offer(Glory), Move::Ask(Glory)]);
    assert!(table.offers(Move::Propose), "the same kind may be given and taken");
}

/// KNI-SIM-06: goods of a draft can be taken back one by one, down to nothing.
#[test]
fn goods_of_a_draft_are_taken_back() {
    let mut table = pair();
    table.play(Move::TradeWith(YOU));
    assert_eq!(table.refused(Move::OfferLess(Glory)), "KNI-SIM-06");
    table.plays(&[
        Move::Offer(Glory),
        Move::Offer(Glory),
        Move::OfferLess(Glory),
        Move::Ask(Gold),
        Move::AskLess(Gold),
    ]);
    assert_eq!((table.me().offer.give, table.me().offer.take), ([1, 0, 0, 0], [0; 4]));
    assert!(!table.offers(Move::AskLess(Gold)) && !table.offers(Move::Propose));
    table.plays(&[Move::Ask(Gold), Move::Propose]).play_as(YOU, Move::Accept(ME));
    assert_eq!(table.held(), [1, 2, 2, 3]);
}

/// KNI-SIM-06: a draft is its owner's; the others see an offer when it is made.
#[test]
fn a_draft_is_private() {
    let mut table = pair();
    table.plays(&[Move::TradeWith(YOU), Move::Offer(Glory), Move::Ask(Gold)]);
    assert!(table.game.view(ME.into()).boards[0].offer.is_some());
    for viewer in [quintain_core::Viewer::Seat(YOU), quintain_core::Viewer::SPECTATOR] {
        assert!(table.game.view(viewer).boards[0].offer.is_none(), "{viewer:?}");
    }
    table.play(Move::Propose);
    assert!(table.game.view(YOU.into()).boards[0].offer.is_some());
}

/// KNI-END-06: the first rank wins at a table, also when all are defeated; alone nobody does.
#[test]
fn the_first_of_the_defeated_wins() {
    let mut table = pair();
    for (seat, vp) in [(ME, 40), (YOU, 30)] {
        table.set_seat(seat, |board| {
            board.vp = vp;
            board.held = [0, 0, 0, 7];
            board.levels[Track::Knowledge.index()] = 1;
            board.rewards = 0xff;
            board.thresholds = 0xff;
        });
    }
    let castle = table.at("castle");
    let mill = table.at("mill-village");
    for seat in [ME, YOU] {
        table.set_seat(seat, |board| {
            board.own = [0; 20];
            board.enemy = [0; 20];
            board.enemy[castle] = 3;
            board.enemy[mill] = 1;
        });
        table.play_as(seat, Move::Shift(quintain_knight::moves::Direction::Forward));
    }
    let outcome = table.over().unwrap();
    assert_eq!(outcome.ending, "castle-occupied");
    assert_eq!(outcome.seats.iter().map(|seat| (seat.rank, seat.won)).collect::<Vec<_>>(), [(1, true), (2, false)]);
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
