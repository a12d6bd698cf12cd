//! Turns, event cards, command points, consequences, goals.

use crate::common::*;
use quintain_core::{Game, Next};
use quintain_knight::Move;
use quintain_knight::event::Event;
use quintain_knight::goods::Good::{Glory, Valor};
use quintain_knight::ids::{Side, Track};
use quintain_knight::state::Phase;
use serde_json::json;

/// KNI-TURN-01: twelve turns, six positions, the current card lies open.
#[test]
fn twelve_turns() {
    let mut table = Table::solo("defensive-war");
    let mut seen = Vec::new();
    while table.over().is_none() {
        let (turn, position) = (table.state().turn, table.state().position());
        assert_eq!(position, usize::from((turn - 1) % 6));
        assert!(table.state().rows[0].up & 1 << position != 0);
        seen.push(turn);
        table.play(Move::Side(Side::Left));
        table.set(|board| {
            board.enemy = [0; 20];
            board.enemy_diplomacy = 0;
            board.steps = [0; 4];
        });
        table.end_turn();
    }
    assert_eq!(seen, (1..=12).collect::<Vec<_>>());
}

/// KNI-TURN-02, KNI-TURN-03: the side gives its gain at once; after T2 come actions, command, path.
#[test]
fn the_order_of_a_turn() {
    let mut table = Table::solo("defensive-war");
    table.lay(0, 1, "oath-renewed");
    table.play(Move::Side(Side::Left));
    assert_eq!(table.held(), [4, 0, 2, 0]);
    table.level(Track::King, 1);
    table.play(Move::Done).play(Move::Done).play(Move::Place(tile("north-pass")));
    let order: Vec<&str> = table
        .hear()
        .iter()
        .filter_map(|event| match event {
            Event::SideChosen { .. } => Some("side"),
            Event::Activated { .. } => Some("action"),
            Event::CommandLost { .. } => Some("command lost"),
            Event::PathConsidered { .. } => Some("path"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["side", "action", "command lost", "path"]);
}

/// KNI-TURN-04: after turn 6 a new row; set-aside cards come back only when the pool is empty.
#[test]
fn a_new_row_after_turn_six() {
    let mut table = Table::solo("defensive-war");
    table.at_turn(6);
    table.play(Move::Side(Side::Left));
    let played = table.state().rows[0].cards;
    table.end_turn();
    let row = table.state().rows[0];
    assert_eq!((table.state().turn, row.up), (7, 0b10_0001));
    assert_eq!(row.cards.iter().filter(|card| **card != u8::MAX).count(), 2);
    for card in played.into_iter().filter(|card| *card != u8::MAX) {
        assert!(table.state().aside & 1 << card != 0);
    }
    table.game.arrange(|state| {
        state.aside |= state.pool;
        state.pool = 0;
    });
    let aside = table.state().aside.count_ones();
    table.hold([0, 0, 0, 2]);
    let mut copy = table.game.clone();
    let _ = copy.play(ME, Move::Reveal(3), &mut quintain_core::Events::off()).unwrap();
    assert!(matches!(copy.next(), Next::Chance(request) if request.bounds[0] == aside));
}

/// KNI-CARD-01: reveal for 1 gold, in T0 or T2.
#[test]
fn reveal() {
    let mut table = Table::solo("defensive-war");
    table.hold([0, 0, 0, 2]);
    table.play(Move::Reveal(3));
    assert!(table.state().rows[0].up & 0b100 != 0 && table.held()[3] == 1);
    assert_eq!(table.refused(Move::Reveal(3)), "KNI-CARD-01");
    table.play(Move::Side(Side::Left));
    table.hold([0, 0, 0, 1]);
    table.play(Move::Reveal(4));
    assert!(table.state().rows[0].up & 0b1000 != 0);
}

/// KNI-CARD-02: swap; faces travel, and a card arriving at the current position is turned up.
#[test]
fn swap() {
    let mut table = Table::solo("defensive-war");
    table.hold([0, 0, 0, 4]);
    let first = table.state().rows[0].cards[0];
    table.play(Move::Swap { first: 1, second: 3 });
    let row = table.state().rows[0];
    assert_eq!(row.cards[2], first);
    assert!(row.up & 0b101 == 0b101, "position 3 took its face along, position 1 was turned up");
    assert_eq!(table.refused(Move::Swap { first: 3, second: 3 }), "KNI-CARD-02");
    table.play(Move::Side(Side::Left));
    table.hold([0, 0, 0, 2]);
    assert_eq!(table.refused(Move::Swap { first: 1, second: 3 }), "KNI-CARD-06", "in T2 the current one is used");
}

/// KNI-CARD-03: replace; face up stays face up, undecided stays undecided.
#[test]
fn replace() {
    let mut table = Table::solo("defensive-war");
    table.hold([0, 0, 0, 6]);
    let first = table.state().rows[0].cards[0];
    table.play(Move::Replace(1));
    assert_ne!(table.state().rows[0].cards[0], first);
    assert!(table.state().aside & 1 << first != 0);
    table.play(Move::Replace(4));
    assert_eq!((table.state().rows[0].cards[3], table.held()[3]), (u8::MAX, 2), "gold is spent, nothing is drawn");
}

/// KNI-CARD-04, KNI-CARD-05: a face-up neighbour; what was taken over is noted; a second use replaces it.
#[test]
fn adjacent_action() {
    let mut table = Table::solo("defensive-war");
    table.lay(0, 2, "dowry");
    table.hold([0, 0, 0, 12]);
    assert_eq!(table.refused(Move::Adjacent { position: 6, side: Side::Left }), "KNI-CARD-04", "no wrap-around");
    assert_eq!(table.refused(Move::Adjacent { position: 3, side: Side::Left }), "KNI-CARD-04");
    table.play(Move::Adjacent { position: 2, side: Side::Left });
    table.play(Move::Replace(2));
    let (copy, side) = table.me().borrowed.unwrap();
    assert_eq!((copy, side), (table.copy("dowry"), Side::Left), "noted, whatever happens to the neighbour");
    table.lay(0, 2, "royal-hunt");
    table.play(Move::Adjacent { position: 2, side: Side::Left });
    table.play(Move::Side(Side::Left));
    table.level(Track::King, 1);
    table.play(Move::Done);
    assert_eq!(table.me().stages[3], 1, "the king, and nothing else");
}

/// KNI-CARD-06: unused positions only.
#[test]
fn unused_positions() {
    let mut table = Table::solo("defensive-war");
    table.at_turn(6);
    table.play(Move::Side(Side::Left));
    table.hold([0, 0, 0, 12]);
    assert!(!table.moves().iter().any(|mv| matches!(mv, Move::Swap { .. } | Move::Replace(_))));
    assert_eq!(table.refused(Move::Replace(6)), "KNI-CARD-06");
}

/// KNI-CMD-01: command points are spent in T3b only.
#[test]
fn command_points_wait_for_t3b() {
    let mut table = Table::spending();
    table.set(|board| board.command = 1);
    assert_eq!(table.refused(Move::Gather), "KNI-TURN-03");
    let mut table = commanding(1);
    table.play(Move::Gather);
    assert_ne!(table.me().phase, Phase::Command, "nothing is left to do");
}

/// KNI-CMD-02: a goal's command point is used at once, on commands only.
#[test]
fn command_points_of_a_goal() {
    let mut table = Table::with(json!({"mode": "solo"}), "border-warden", "steady-fame", &[]);
    table.at_turn(6);
    table.lay(0, 6, "masons-guild");
    table.play(Move::Side(Side::Right));
    table.set(|board| {
        board.vp = 130;
        board.influence = 9;
        board.held = [0; 4];
    });
    table.play(Move::Done).play(Move::Done).play(Move::Place(tile("north-pass")));
    assert_eq!((table.me().phase, table.me().command), (Phase::Goal, 1));
    assert!(table.offers(Move::Gather) && !table.offers(Move::ClaimThreshold(9)));
    table.play(Move::Done);
    assert_eq!((table.state().turn, table.me().command), (7, 0));
}

/// KNI-CONS-01, KNI-CONS-03: steps in order; the last one repeats.
#[test]
fn steps_of_a_path() {
    let mut table = Table::spending();
    table.hold([0, 0, 0, 8]);
    table.meet_path(3, 6);
    table.play(Move::PayConsequence);
    assert_eq!(table.held()[3], 0);
    table.play(Move::Place(tile("north-pass")));
    assert_eq!((table.state().turn, table.me().steps[2]), (2, 6));
    table.play(Move::Side(Side::Left));
    table.hold([0; 4]);
    table.meet_path(3, 7);
    assert_eq!(table.me().enemy_diplomacy, 1, "step 6 once more, unpaid");
    let mut first = Table::spending();
    first.hold([5, 5, 5, 12]);
    first.meet_path(3, 1);
    assert_eq!(first.me().enemy_diplomacy, 1, "the first step has no choice");
}

/// KNI-CONS-02: paid in full from the purse or not at all; the difficulty shifts the cost.
#[test]
fn possible_consequences() {
    for (difficulty, cost) in [("easy", 2), ("normal", 3), ("hard", 4)] {
        let mut table = Table::new(json!({"mode": "solo", "difficulty": difficulty}));
        table.play(Move::Side(Side::Left));
        table.units(&[], &[("stone-bridge", 1)]);
        table.hold([cost - 1, 0, 0, 0]);
        table.lay(0, 1, "crown-debt");
        table.set(|board| {
            board.side = Some(Side::Right);
            board.steps[0] = 1;
        });
        let mut rich = table.game.clone();
        rich.arrange(|state| state.boards[0].held = [cost, 0, 0, 0]);
        table.play(Move::Done);
        assert!(!table.offers(Move::PayConsequence), "{difficulty}: no partial payment");
        let _ = rich.play(ME, Move::Done, &mut quintain_core::Events::off()).unwrap();
        let mut moves = Vec::new();
        rich.legal_moves(ME, &mut moves);
        assert_eq!(moves, [Move::PayConsequence, Move::Suffer], "{difficulty}");
    }
    let mut any = Table::spending();
    any.hold([3, 0, 2, 6]);
    any.meet_path(1, 5);
    any.play(Move::PayConsequence);
    for mv in [Move::Give(Glory), Move::Give(Valor), Move::Give(Valor)] {
        any.play(mv);
    }
    assert_eq!(any.held(), [0, 0, 0, 6], "the last kind is no choice");
}

/// KNI-CONS-04: first the new unit, then everybody moves, the new unit included.
#[test]
fn add_then_move() {
    let mut table = Table::spending();
    table.units(&[], &[("salt-road", 1)]);
    table.meet_path(1, 1);
    table.play(Move::Place(tile("salt-road")));
    assert_eq!((table.enemy("salt-road"), table.enemy("deep-wood")), (0, 2));
}

/// KNI-GOAL-01, KNI-GOAL-02: the total is recorded first; both conditions are judged before the reward.
#[test]
fn goals_are_judged_before_the_reward() {
    let mut table = Table::with(json!({"mode": "solo"}), "border-warden", "kings-favour", &[]);
    table.at_turn(3);
    table.play(Move::Side(Side::Left));
    table.level(Track::King, 1);
    table.set(|board| {
        board.vp = 50;
        board.stages[3] = 5;
        board.held = [0, 0, 0, 5];
    });
    table.hear();
    table.end_turn();
    assert_eq!(table.me().totals[0], 50);
    let judged = Event::GoalJudged { seat: ME, turn: 3, points: 50, reward: true, penalty: true };
    assert!(table.hear().contains(&judged), "king 1, but influence below 4");
    assert_eq!((table.me().vp, table.held()[3]), (65, 2), "reward 15 points and a glory, then 3 gold lost");
}

/// KNI-GOAL-03: penalties take what there is; `any` is chosen; orders are carried out.
#[test]
fn penalties() {
    let mut table = Table::with(json!({"mode": "solo"}), "border-warden", "patron-of-learning", &[]);
    table.at_turn(3);
    table.play(Move::Side(Side::Left));
    table.hold([2, 1, 0, 0]);
    while !table.offers(Move::Lose(Glory)) {
        let mv = table.plain_move(ME);
        table.play(mv);
    }
    table.play(Move::Lose(Glory));
    let mv = table.moves()[0];
    table.play(mv);
    assert_eq!(table.me().resources(), 1);

    let mut orders = Table::with(json!({"mode": "solo"}), "border-warden", "voice-at-court", &[]);
    orders.at_turn(3);
    orders.play(Move::Side(Side::Left));
    orders.lay(0, 3, "masons-guild");
    orders.set(|board| board.side = Some(Side::Right));
    orders.end_turn();
    assert_eq!(orders.me().enemy_diplomacy, 1, "no scenario action: enemy diplomacy +1");
}

/// KNI-GOAL-05: stages and battles count as scenario actions.
#[test]
fn scenario_actions() {
    let mut table = Table::spending();
    table.set(|board| {
        board.stages = [1, 0, 2, 1];
        board.battles = 0b101;
    });
    assert_eq!(table.me().scenario_actions(), 6);
}

/// KNI-GOAL-06: a game that ends early writes its total into the next empty field.
#[test]
fn the_final_total_takes_the_next_field() {
    let mut table = Table::spending();
    table.set(|board| {
        board.recorded = 1;
        board.totals[0] = 40;
        board.vp = 100;
    });
    table.units(&[], &[("castle", 3), ("mill-village", 1)]);
    table.level(Track::Knowledge, 1);
    table.hold([0, 0, 0, 7]);
    table.play(Move::Shift(quintain_knight::moves::Direction::Forward));
    assert_eq!((table.ending().as_str(), table.me().totals[..2].to_vec()), ("castle-occupied", vec![40, 100]));
}
