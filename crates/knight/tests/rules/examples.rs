//! Worked examples of the rules, by number.

use crate::common::*;
use quintain_core::Seat;
use quintain_knight::Move;
use quintain_knight::arrays::Nibbles;
use quintain_knight::event::Event;
use quintain_knight::goods::Good::{Glory, Gold, Nobility, Valor};
use quintain_knight::ids::{Side, Track};
use quintain_knight::state::{End, EndedBy, Phase, Verdict};
use serde_json::json;

/// 1: overflow.
#[test]
fn example_01_overflow() {
    let mut table = Table::solo("defensive-war");
    table.lay(0, 1, "masons-guild");
    table.hold([6, 0, 0, 11]);
    table.play(Move::Side(Side::Right));
    assert_eq!((table.held(), table.me().vp), ([6, 0, 0, 12], 15));
}

/// 2: an event side, and the first step of path 2.
#[test]
fn example_02_event_side() {
    let mut table = Table::solo("defensive-war");
    table.lay(0, 1, "masons-guild");
    assert_eq!(table.held(), [1, 0, 1, 0]);
    table.play(Move::Side(Side::Right)).play(Move::Done);
    assert_eq!(table.held(), [5, 0, 1, 0]);
    assert!(table.moves().iter().all(|mv| matches!(mv, Move::Place(_))), "{:?}", table.moves());
    table.play(Move::Place(tile("north-pass")));
    assert_eq!((table.enemy("north-pass"), table.enemy("market-cross")), (0, 1));
}

/// 3: connections.
#[test]
fn example_03_connections() {
    let mut table = Table::spending();
    table.level(Track::Stable, 1);
    table.set(|board| board.influence = 5);
    table.hold([3, 2, 3, 2]);
    assert_eq!(table.refused(pay("stable-2", Valor)), "KNI-COURT-03");
    table.plays(&[pay("knowledge-1", Nobility); 2]);
    assert_eq!((table.me().influence, table.me().vp), (6, 5));
    table.plays(&[pay("stable-2", Valor), pay("stable-2", Gold), pay("stable-2", Valor), pay("stable-2", Gold)]);
    assert_eq!((table.me().influence, table.me().vp), (7, 15));
    table.plays(&[pay("ring-joust", Glory), pay("ring-joust", Valor)]);
    assert_eq!((table.me().influence, table.me().vp, table.me().level(Track::Tournaments)), (8, 30, 1));
    table.plays(&[pay("fame-1", Glory); 2]);
    assert_eq!((table.me().influence, table.me().vp, table.held()), (9, 40, [0; 4]));
}

/// 4: a church segment, its income with the privilege, and the village boundary.
#[test]
fn example_04_church_segment() {
    let mut table = Table::solo("defensive-war");
    table.lay(0, 1, "christening");
    table.play(Move::Side(Side::Left));
    table.hold([0, 2, 1, 0]);
    table.plays(&[pay("church-1", Valor), pay("church-1", Nobility), pay("church-1", Nobility)]);
    table.play(Move::Done).play(Move::SkipStage);
    assert_eq!(table.held(), [1, 0, 1, 0], "1 glory of the track, 1 valor of the privilege");

    let mut table = Table::spending();
    table.level(Track::Church, 2);
    table.level(Track::Village, 2);
    table.hold([0, 2, 2, 0]);
    assert_eq!(table.refused(pay("church-3", Nobility)), "KNI-COURT-03");
    table.level(Track::Village, 3);
    assert!(table.offers(pay("church-3", Nobility)));
}

/// 5: the whole church track.
#[test]
fn example_05_whole_church() {
    let mut table = Table::spending();
    table.level(Track::Church, 6);
    assert_eq!(table.game.income(ME, Track::Church), goods(2, 2, 1, 1));
}

/// 6: the castle with two floors and both chains.
#[test]
fn example_06_castle_chains() {
    let mut table = Table::spending();
    table.level(Track::Castle, 2);
    table.level(Track::Stable, 2);
    table.unlock("barn");
    table.unlock("smithy");
    table.set(|board| board.chains[Track::Castle.index()] = 1 << Track::Village.index() | 1 << Track::Stable.index());
    assert_eq!(table.game.income(ME, Track::Castle), goods(2, 1, 4, 4));
}

/// 7: the king's second stage.
#[test]
fn example_07_king_second_stage() {
    let mut table = Table::solo("defensive-war");
    table.lay(0, 1, "oath-renewed");
    table.play(Move::Side(Side::Left));
    table.level(Track::King, 2);
    table.set(|board| board.stages[3] = 1);
    table.hold([0, 0, 0, 8]);
    table.play(Move::Done);
    let me = table.me();
    assert_eq!((me.held, me.diplomacy, me.command, me.vp), ([1, 1, 0, 12], 1, 1, 40));
}

/// 8: path 1 for the second time, paid and unpaid.
#[test]
fn example_08_path_one_second_step() {
    let mut table = Table::spending();
    table.units(&[], &[("stone-bridge", 1)]);
    table.hold([3, 0, 0, 0]);
    let mut other = Table::spending();
    other.units(&[], &[("stone-bridge", 1)]);
    other.hold([3, 0, 0, 0]);
    table.meet_path(1, 2);
    table.play(Move::PayConsequence);
    assert_eq!((table.held()[0], table.me().enemy_total, table.enemy("abbey-fields")), (0, 1, 1));
    let steps = table.hear().into_iter().filter(|event| matches!(event, Event::EnemyMoved { .. })).count();
    assert_eq!(steps, 2, "by river-ford");

    other.meet_path(1, 2);
    other.play(Move::Suffer).play(Move::Place(tile("salt-road")));
    assert_eq!((other.enemy("abbey-fields"), other.enemy("oak-road"), other.held()[0]), (1, 1, 3));
}

/// 9: path 1 for the third time, not paid.
#[test]
fn example_09_path_one_third_step() {
    let mut table = Table::spending();
    table.meet_path(1, 3);
    table.play(Move::Place(tile("north-pass"))).play(Move::Place(tile("north-pass")));
    assert_eq!((table.me().enemy_diplomacy, table.enemy("north-pass")), (1, 2));
}

/// 10: no order possible.
#[test]
fn example_10_no_order_possible() {
    let mut table = Table::spending();
    table.units(&[("castle", 1)], &[("castle", 1)]);
    table.hold([3, 0, 0, 0]);
    table.meet_path(1, 2);
    table.play(Move::PayConsequence);
    assert_eq!((table.enemy("castle"), table.me().enemy_diplomacy), (1, 1));
    assert!(table.hear().iter().any(|event| matches!(event, Event::OrderFailed { .. })), "with its reason");
}

/// 11: the enemy's attack.
#[test]
fn example_11_enemy_attack() {
    let mut table = Table::spending();
    table.units(&[("oak-road", 3), ("market-cross", 1)], &[("oak-road", 2), ("market-cross", 2), ("river-ford", 2)]);
    attacked(&mut table);
    assert_eq!(table.own("oak-road"), 1, "(a)");
    assert_eq!((table.own("market-cross"), table.me().broken[table.at("market-cross")]), (0, 0b1), "(b)");
    assert_eq!(table.me().broken[table.at("river-ford")], 0b11, "(c)");
}

/// 12: the ford battle.
#[test]
fn example_12_ford_battle() {
    let mut table = Table::spending();
    table.level(Track::Combat, 3);
    table.units(&[], &[("north-pass", 1), ("salt-road", 1)]);
    table.hold([1, 1, 1, 1]);
    table.play(Move::Battle(battle("ford-battle"))).play(Move::Remove(tile("salt-road")));
    assert_eq!((table.me().vp, table.enemy("salt-road"), table.enemy("north-pass"), table.held()), (20, 0, 1, [1; 4]));
}

/// 13: two command points.
#[test]
fn example_13_two_command_points() {
    let mut table = commanding(2);
    table.play(Move::Recruit(tile("abbey-fields"))).play(Move::Gather);
    assert_eq!(table.held(), [0, 1, 0, 2]);
}

/// 14: an unpaid attack, then add and move.
#[test]
fn example_14_attack_add_move() {
    let mut table = Table::spending();
    table.units(&[("river-ford", 1)], &[("river-ford", 1), ("market-cross", 2)]);
    table.meet_path(2, 3);
    assert_eq!(table.own("river-ford"), 0);
    assert_eq!(table.me().broken[table.at("market-cross")], 0b11);
    table.play(Move::Place(tile("stone-bridge")));
    let places = ["abbey-fields", "mill-village", "river-ford", "market-cross", "stone-bridge"];
    assert_eq!(places.map(|id| table.enemy(id)), [1, 2, 1, 0, 0]);
}

/// 15: two attacks.
#[test]
fn example_15_two_attacks() {
    let mut table = commanding(2);
    table.units(&[("mill-village", 2)], &[("mill-village", 3)]);
    table.play(Move::Attack);
    assert_eq!(table.enemy("mill-village"), 1);
    table.play(Move::Attack);
    assert_eq!((table.enemy("mill-village"), table.own("mill-village")), (0, 2));
}

/// 16: the castle is lost.
#[test]
fn example_16_castle_lost() {
    let mut table = Table::spending();
    table.units(&[("castle", 1)], &[("castle", 2)]);
    attacked(&mut table);
    assert_eq!(table.ending(), "castle-destroyed");
    assert_eq!(table.me().own_total, 0);
}

/// 17: the goal card.
#[test]
fn example_17_goal() {
    let mut table = Table::with(json!({"mode": "solo"}), "border-warden", "master-builder", &[]);
    table.at_turn(3);
    table.lay(0, 3, "masons-guild");
    table.level(Track::Castle, 1);
    table.play(Move::Side(Side::Right));
    table.set(|board| {
        board.held = [0; 4];
        board.done = Nibbles::default();
    });
    table.play(Move::Done);
    while table.state().turn == 3 && table.me().phase != Phase::Goal {
        table.play(table.plain_move(ME));
    }
    assert_eq!(table.held(), [2, 0, 1, 2], "the reward");
    assert_eq!(table.me().steps[1], 2, "one more step of path 2 is considered");
}

/// 18: the character's rewards.
#[test]
fn example_18_character() {
    let mut table = Table::spending();
    table.level(Track::Armory, 4);
    table.set(|board| board.influence = 5);
    table.hold([6, 0, 0, 0]);
    table.play(Move::ClaimReward(Track::Armory)).play(Move::ClaimThreshold(5)).play(Move::Special);
    assert_eq!((table.held(), table.me().command), ([0, 0, 0, 12], 1));
}

/// 19: points by stage.
#[test]
fn example_19_points() {
    let mut table = Table::solo("defensive-war");
    for (turn, total) in [(3, 35), (6, 150), (9, 250)] {
        table.at_turn(turn);
        table.play(Move::Side(Side::Left));
        table.set(|board| {
            board.vp = total;
            board.held = [0; 4];
            board.enemy = [0; 20];
            board.enemy_diplomacy = 0;
            board.steps = [0; 4];
        });
        table.end_turn();
    }
    assert_eq!(table.me().totals[..3], [35, 150, 250]);
}

/// 20: the initiative.
#[test]
fn example_20_initiative() {
    let mut table = bidding(3, [3, 2, 2]);
    for (seat, bid) in [(0, 6), (1, 5), (2, 2)] {
        table.play_as(Seat::new(seat), Move::Bid(bid));
    }
    pay_bids(&mut table);
    let left = |seat: usize| table.state().boards[seat].holdings();
    assert_eq!([left(0), left(1), left(2)], [18 - 6, 18 - 3, 18 - 1]);
    for (seat, points) in [(0, 1), (1, 2), (2, 2)] {
        table.play(Move::Block { seat: Seat::new(seat), points });
    }
    assert!(table.offers(Move::Block { seat: ME, points: 2 }), "the rest comes last");
}

/// 21: a duel.
#[test]
fn example_21_duel() {
    let mut table = duelling([[2, 0, 0, 0], [2, 1, 1, 0]], |table| {
        for (track, level) in [(Track::Combat, 5), (Track::Armory, 5)] {
            table.level_of(ME, track, level);
        }
        table.level_of(YOU, Track::Combat, 5);
        table.level_of(YOU, Track::Knowledge, 1);
    });
    table.play_as(ME, Move::Stake(2)).play_as(YOU, Move::Stake(4));
    table.play(Move::Spoils(Glory)).play(Move::Spoils(Valor)).play(Move::Spoils(Glory));
    let (michael, anna) = (&table.state().boards[0], &table.state().boards[1]);
    assert_eq!((michael.held, michael.influence, michael.vp), ([4, 1, 1, 0], 1, 10));
    assert_eq!(anna.held, [0; 4]);
}

/// 22: leftovers decide.
#[test]
fn example_22_leftovers() {
    let mut table = last_turn(280, 25, [2, 0, 0, 2]);
    table.end_turn();
    assert_eq!((table.ending().as_str(), table.me().vp), ("score", 300));
}

/// 23: unresolved.
#[test]
fn example_23_unresolved() {
    for (vp, total, ending) in [(260, 160, "held-out"), (100, 0, "held-out"), (90, -10, "fell-short")] {
        let mut table = last_turn(vp, 22, [0; 4]);
        table.end_turn();
        assert_eq!((table.me().vp, table.ending().as_str()), (total, ending));
        assert_eq!(table.me().totals[3], total);
    }
}

/// 24: partial payment.
#[test]
fn example_24_partial_payment() {
    let mut table = Table::spending();
    table.level(Track::Church, 1);
    table.hold([0, 1, 0, 0]);
    table.play(pay("church-2", Nobility));
    table.end_turn();
    table.play(Move::Side(Side::Left));
    table.hold([1, 1, 0, 0]);
    table.plays(&[pay("church-2", Nobility), pay("church-2", Glory)]);
    assert_eq!((table.me().level(Track::Church), table.held()), (2, [0; 4]));
}

/// 25: income of the same turn.
#[test]
fn example_25_same_turn_income() {
    let mut table = Table::solo("defensive-war");
    table.lay(0, 1, "oath-renewed");
    table.play(Move::Side(Side::Left));
    table.hold([2, 0, 1, 0]);
    table.plays(&[pay("king-1", Glory), pay("king-1", Glory), pay("king-1", Valor), Move::Done]);
    let me = table.me();
    assert_eq!((me.held, me.command, me.vp), ([1, 0, 0, 0], 1, 5 + 10));
}

/// 26: a command point is lost.
#[test]
fn example_26_command_lost() {
    let mut table = Table::spending();
    table.level(Track::Knowledge, 3);
    table.hold([1, 3, 0, 0]);
    table.plays(&[pay("knowledge-4", Nobility); 3]).play(pay("knowledge-4", Glory));
    assert_eq!(table.me().command, 1);
    table.play(Move::Done).play(Move::Done);
    assert_eq!(table.me().command, 0);
    assert!(table.hear().contains(&Event::CommandLost { seat: ME, points: 1 }));
}

/// 27: a threshold is saved for later.
#[test]
fn example_27_threshold_saved() {
    let mut table = Table::solo("defensive-war");
    table.set(|board| board.influence = 9);
    table.at_turn(8);
    table.lay(0, 2, "masons-guild");
    table.play(Move::Side(Side::Right)).play(Move::Done);
    assert_eq!(table.me().phase, Phase::Command, "the claims keep T3b open");
    table.play(Move::ClaimThreshold(9));
    assert_eq!(table.me().command, 1);
}

/// 28: a loss goes before a win.
#[test]
fn example_28_loss_before_win() {
    let mut table = Table::spending();
    let own = ["abbey-fields", "mill-village", "oak-road", "river-ford", "market-cross", "deep-wood"].map(|id| (id, 1));
    table.units(&own, &[("castle", 3), ("mill-village", 1)]);
    table.hold([3, 0, 0, 0]);
    table.meet_path(1, 2);
    table.play(Move::PayConsequence);
    assert_eq!(table.ending(), "castle-occupied");
}

/// 29: movement with room.
#[test]
fn example_29_movement_with_room() {
    let mut table = Table::spending();
    table.units(&[("castle", 1)], &[("mill-village", 4), ("market-cross", 1)]);
    table.set(|board| board.held = [0, 3, 0, 0]);
    table.level(Track::Knowledge, 1);
    table.hold([0, 0, 0, 7]);
    table.play(Move::Shift(quintain_knight::moves::Direction::Forward));
    assert_eq!((table.enemy("castle"), table.enemy("mill-village"), table.enemy("market-cross")), (4, 1, 0));
    assert!(table.over().is_none(), "an own unit stands there");
}

/// 30: the placement limit.
#[test]
fn example_30_placement_limit() {
    let mut table = Table::spending();
    table.units(&[("castle", 2)], &[("north-pass", 4)]);
    table.meet_path(1, 1);
    assert_eq!(table.moves(), [Move::Place(tile("stone-bridge")), Move::Place(tile("salt-road"))]);
    assert_eq!(table.refused(Move::Place(tile("north-pass"))), "KNI-ENEMY-02");
}

/// 31: the eighth enemy.
#[test]
fn example_31_eighth_enemy() {
    let mut table = Table::spending();
    table.units(&[("castle", 2)], &[("north-pass", 3), ("salt-road", 3), ("river-ford", 1)]);
    table.meet_path(1, 3);
    table.play(Move::Place(tile("stone-bridge")));
    assert_eq!((table.ending().as_str(), table.me().enemy_total), ("enemy-units", 8));
}

/// 32: a chain.
#[test]
fn example_32_chain() {
    let mut table = Table::with(json!({"mode": "solo"}), "castellan", "", &[]);
    table.lay(0, 1, "christening");
    table.play(Move::Side(Side::Left));
    table.level(Track::Church, 6);
    table.level(Track::Nobles, 2);
    table.set(|board| {
        board.stages = [4, 1, 0, 0];
        board.chains[Track::Church.index()] = 1 << Track::Nobles.index();
        board.held = [0; 4];
    });
    table.play(Move::Done);
    assert_eq!(table.held(), [3, 3, 1, 1], "church 2 2 1 1, nobles 1 1");
    table.play(Move::Stage(Side::Left));
    assert_eq!((table.me().diplomacy, table.me().stages[1]), (1, 2));
}

/// 33: the adjacent action.
#[test]
fn example_33_adjacent_action() {
    let mut table = Table::solo("defensive-war");
    table.lay(0, 1, "royal-hunt");
    table.at_turn(2);
    table.lay(0, 2, "masons-guild");
    table.level(Track::King, 1);
    table.play(Move::Side(Side::Right));
    table.hold([0, 0, 0, 3]);
    table.play(Move::Adjacent { position: 1, side: Side::Left }).play(Move::Done);
    assert_eq!((table.me().stages[3], table.held()), (1, [1, 0, 0, 0]));
    table.play(Move::Done);
    assert_eq!(table.me().steps[1], 1, "the path stays");
}

/// 34: the flood.
#[test]
fn example_34_flood() {
    let mut table = Table::solo("flood");
    table.play(Move::Side(Side::Left));
    table.units(&[("old-weir", 1)], &[("old-weir", 1), ("willow-hamlet", 1)]);
    table.hold([0, 0, 3, 0]);
    table.meet_path(1, 2);
    table.play(Move::PayConsequence);
    assert_eq!((table.own("old-weir"), table.enemy("old-weir")), (0, 1));
    assert_eq!(table.me().ruined, 1 << table.at("willow-hamlet"));
    let goals = ["north-bank", "ferry-hamlet", "upper-hamlet"].map(|id| Move::Flow(tile(id)));
    assert_eq!(table.moves(), goals);
    table.play(goals[1]);
    assert_eq!((table.enemy("ferry-hamlet"), table.enemy("willow-hamlet")), (1, 0));
}

/// 35: barbarians spread.
#[test]
fn example_35_barbarians() {
    let mut table = Table::solo("barbarian-invasion");
    table.play(Move::Side(Side::Left));
    table.units(&[("castle", 1)], &[("wolf-gap", 1)]);
    table.hold([0; 4]);
    table.meet_path(2, 1);
    let moves = table.moves();
    assert_eq!(moves.len(), 5);
    assert!(!moves.contains(&Move::Place(tile("wolf-gap"))));
}

/// 36: the rebellion.
#[test]
fn example_36_rebellion() {
    let mut table = Table::solo("rebellion");
    table.play(Move::Side(Side::Left));
    table.units(&[("tannery", 1)], &[("mine", 1), ("tannery", 1)]);
    table.hold([0, 0, 0, 4]);
    table.meet_path(2, 3);
    table.play(Move::PayConsequence);
    assert_eq!((table.own("tannery"), table.me().ruined), (0, 1 << table.at("mine")));
    table.play(Move::Side(Side::Left));
    table.set(|board| board.held = [0, 0, 0, 4]);
    table.meet_path(2, 3);
    table.play(Move::PayConsequence);
    assert_eq!(table.me().ruined, 1 << table.at("mine") | 1 << table.at("tannery"));
}

/// 37: initiative bands.
#[test]
fn example_37_bands() {
    for (bid, pays) in [(3, 1), (4, 3), (6, 3), (7, 6), (0, 0)] {
        let mut table = bidding(2, [2, 2, 0]);
        table.play_as(ME, Move::Bid(18)).play_as(YOU, Move::Bid(bid));
        let paid = table.hear().into_iter().find_map(|event| match event {
            Event::BidOpened { seat: YOU, pays, .. } => Some(pays),
            _ => None,
        });
        assert_eq!(paid, Some(pays), "a bid of {bid}");
    }
}

/// 38: a castle at war.
#[test]
fn example_38_war_castle() {
    for (defenders, taken) in [(2, true), (3, false)] {
        let mut table = in_block(1, |table| {
            units_of(table, ME, &[("east-castle", 3)]);
            units_of(table, YOU, &[("east-castle", defenders)]);
        });
        table.play(Move::Attack);
        for _ in 0..defenders {
            if table.offers(Move::Strike { tile: tile("east-castle"), seat: YOU }) {
                table.play(Move::Strike { tile: tile("east-castle"), seat: YOU });
            }
        }
        assert_eq!(table.state().boards[1].own_total, 0);
        assert_eq!(table.ending() == "castle-attack", taken, "{}", table.ending());
        if let Some(outcome) = table.over() {
            assert!(outcome.seats[0].won && !outcome.seats[1].won);
        }
    }
}

/// 39: a refused duel.
#[test]
fn example_39_refused_duel() {
    for (held, barred) in [([3, 0, 0, 0], true), ([0, 0, 0, 3], false)] {
        let mut table = duelling([[1, 0, 0, 0], held], |table| table.level_of(ME, Track::Combat, 2));
        table.play_as(ME, Move::Stake(1));
        if barred {
            table.play_as(YOU, Move::Stake(0));
        }
        assert_eq!(table.state().boards[1].banned, if barred { 2 } else { 0 }, "the turn of the ban");
        assert!(table.hear().iter().any(|event| matches!(event, Event::Barred { seat: YOU })) == barred);
    }
}

/// 40: a trade refused by a limit.
#[test]
fn example_40_trade_limit() {
    let mut table = Table::new(json!({"mode": "simultaneous", "seats": 2}));
    table.play_as(ME, Move::Side(Side::Left)).play_as(YOU, Move::Side(Side::Left));
    table.hold([6, 1, 0, 0]);
    table.set_seat(YOU, |board| board.held = [2, 0, 0, 0]);
    table.play(Move::TradeWith(YOU)).play(Move::Offer(Nobility)).play(Move::Ask(Glory));
    assert!(!table.offers(Move::Propose));
    assert_eq!(table.refused(Move::Propose), "KNI-SIM-03");
}

/// 41: the purse.
#[test]
fn example_41_purse() {
    for (valor, gained, payable) in [(2, 3, false), (3, 2, true)] {
        let mut table = Table::spending();
        table.hold([1, 0, valor, 0]);
        table.lay(0, 1, "crown-debt");
        table.set(|board| {
            board.side = Some(Side::Right);
            board.steps[0] = 2;
            board.command = 1;
        });
        table.play(Move::Done);
        table.set(|board| board.held[2] += gained);
        table.play(Move::Done);
        assert_eq!(table.offers(Move::PayConsequence), payable);
        if payable {
            table.play(Move::PayConsequence);
            assert_eq!(table.held()[2], 2);
        } else {
            assert_eq!(table.me().enemy_diplomacy, 1, "it cannot be paid");
        }
    }
}

/// 42: purse and overflow.
#[test]
fn example_42_purse_and_overflow() {
    let mut table = Table::with(json!({"mode": "solo"}), "castellan", "", &[]);
    table.lay(0, 1, "masons-guild");
    table.play(Move::Side(Side::Right));
    table.set(|board| {
        board.held = [0, 0, 6, 4];
        board.steps[1] = 3;
    });
    table.play(Move::Done);
    assert_eq!(table.held()[2..], [6, 5], "the privilege's valor overflows");
    table.play(Move::Done);
    assert!(!table.offers(Move::PayConsequence));
    assert_eq!(table.me().enemy_diplomacy, 1, "5 gold cannot be paid from a purse of 4");
}

/// 43: one gather.
#[test]
fn example_43_one_gather() {
    let mut table = in_block(3, |table| {
        table.set(|board| {
            board.command = 2;
            board.orders[3] = 1;
            board.gathers = 1;
        });
    });
    table.play(Move::Gather);
    assert_eq!((table.me().command, table.me().orders[3]), (2, 0));
    assert!(!table.offers(Move::Gather) && table.offers(Move::Recruit(tile("west-field"))));
    assert_eq!(table.refused(Move::Gather), "KNI-WAR-11");
}

/// 44: a condition is kept.
#[test]
fn example_44_condition_kept() {
    let mut table = at_claims_end(4, |table| {
        for seat in 0..4 {
            table.set_seat(Seat::new(seat), |board| {
                board.held = [0; 4];
                board.side = None;
                board.command = 0;
                board.influence = 4 - seat as u8;
            });
        }
        let two = Seat::new(1);
        let held = ["north-castle", "north-village", "north-fold", "falcon-hill", "birch-grove"];
        units_of(table, two, &held.map(|id| (id, 1)));
        let at = table.at("east-castle");
        table.set_seat(two, |board| {
            board.own[at] = 2;
            board.command = 1;
        });
        units_of(table, Seat::new(0), &[("west-castle", 1)]);
        units_of(table, Seat::new(2), &[("falcon-hill", 1)]);
        table.set_seat(Seat::new(2), |board| board.command = 1);
        units_of(table, Seat::new(3), &[]);
    });
    table.play(Move::Block { seat: YOU, points: 1 });
    table.play_as(YOU, Move::March { from: tile("east-castle"), to: tile("east-fold") });
    if table.moves_of(YOU).contains(&Move::EndMarch) {
        table.play_as(YOU, Move::EndMarch);
    }
    assert!(table.state().boards[1].end.is_some(), "six tiles are held alone");
    table.play_as(Seat::new(2), Move::Attack);
    table.play_as(Seat::new(2), Move::Strike { tile: tile("falcon-hill"), seat: YOU });
    assert_eq!(table.ending(), "tiles-held");
    assert!(table.over().unwrap().seats[1].won);
}

/// 45: the castle goes before the score.
#[test]
fn example_45_castle_before_score() {
    let mut table = in_block(1, |table| {
        units_of(table, ME, &[("east-castle", 1)]);
        units_of(table, YOU, &[]);
        table.set_seat(YOU, |board| {
            board.vp = 400;
            board.influence = 30;
            board.end = Some(End { verdict: Verdict::Victory, by: EndedBy::Score, turn: 1 });
        });
    });
    table.play(Move::Attack);
    assert_eq!(table.ending(), "castle-attack");
    assert!(table.over().unwrap().seats[0].won);
}

/// 46: everyone is barred.
#[test]
fn example_46_everyone_barred() {
    let mut table = at_claims_end(2, |table| {
        for seat in [ME, YOU] {
            table.set_seat(seat, |board| {
                board.barred = true;
                board.command = 2;
                board.held = [1; 4];
                board.side = None;
                board.influence = 3;
            });
        }
        table.set_seat(YOU, |board| board.influence = 4);
    });
    assert!(table.hear().iter().all(|event| !matches!(event, Event::BidOpened { .. })));
    assert_eq!(table.state().war.blocks[..2], [(1, 2), (0, 2)]);
    assert!(table.moves().is_empty() && !table.moves_of(YOU).is_empty());
    table.play_as(YOU, Move::Done);
    assert!(!table.moves().is_empty());
}

/// 47: a tied losing bid.
#[test]
fn example_47_tied_bid() {
    let mut table = bidding(2, [1, 1, 0]);
    table.set(|board| board.influence = 12);
    table.set_seat(YOU, |board| board.influence = 10);
    table.play_as(ME, Move::Bid(6)).play_as(YOU, Move::Bid(6));
    let pays: Vec<u8> = table
        .hear()
        .into_iter()
        .filter_map(|e| if let Event::BidOpened { pays, .. } = e { Some(pays) } else { None })
        .collect();
    assert_eq!(pays, [6, 3]);
}

/// 48: the tile win.
#[test]
fn example_48_tiles_win() {
    let mut table = commanding(1);
    table.units(&["castle", "abbey-fields", "mill-village", "oak-road", "river-ford"].map(|id| (id, 1)), &[]);
    table.play(Move::Recruit(tile("deep-wood")));
    assert_eq!(table.ending(), "tiles-held");
}

/// 49: the first to finish.
#[test]
fn example_49_first_finisher() {
    let mut table = Table::new(json!({"mode": "simultaneous", "seats": 3}));
    let win = |table: &mut Table, seat: Seat| {
        table.play_as(seat, Move::Side(Side::Left));
        table.set_seat(seat, |board| {
            board.vp = 300;
            board.influence = 25;
            board.held = [0, 2, 0, 0];
            board.thresholds = 0xff;
            board.rewards = 0xff;
        });
        table.play_as(seat, pay("knowledge-1", Nobility)).play_as(seat, pay("knowledge-1", Nobility));
    };
    let (a, b, c) = (Seat::new(0), Seat::new(1), Seat::new(2));
    win(&mut table, a);
    assert_eq!(table.state().board(a).vp, 305, "the bonus waits for the turn's end");
    win(&mut table, b);
    table.play_as(c, Move::Side(Side::Left));
    let turn = table.state().turn;
    while table.state().turn == turn {
        let mv = table.plain_move(c);
        table.play_as(c, mv);
    }
    win(&mut table, c);
    let total = |seat: Seat| table.state().board(seat).vp;
    assert_eq!([total(a), total(b), total(c)], [335, 335, 305]);
}
