//! Resources, court card, character card, gold actions, battles.

use crate::common::*;
use quintain_core::{Describe, Game, Lang};
use quintain_knight::data::Activation;
use quintain_knight::event::Event;
use quintain_knight::goods::Good::{self, Glory, Gold, Nobility, Valor};
use quintain_knight::ids::{Side, Track};
use quintain_knight::moves::Direction;
use quintain_knight::refusal::Refusal;
use quintain_knight::state::{Phase, Source, Why};
use quintain_knight::{Knight, Move};
use serde_json::json;

/// KNI-RES-01, KNI-RES-02: limits, and what overflows.
#[test]
fn limits_and_overflow() {
    let mut table = Table::spending();
    assert_eq!(table.data().limits.held, [6, 6, 6, 12]);
    for (held, sources, after, vp) in [
        ([6, 0, 0, 0], "glory", [6, 0, 0, 1], 0),
        ([6, 0, 0, 12], "glory", [6, 0, 0, 12], 5),
        ([5, 0, 0, 12], "glory", [6, 0, 0, 12], 0),
    ] {
        table.hold([held[0], held[1], held[2], held[3].max(3)]);
        let _ = sources;
        table.set(|board| board.vp = 0);
        table.play(Move::Buy(gold("buy-resource")));
        table.set(|board| board.held[3] = held[3]);
        table.play(Move::Take(Glory));
        assert_eq!((table.held(), table.me().vp), (after, vp));
    }
}

/// KNI-RES-03: "any" is paid with resources, never gold, and gained unit by unit.
#[test]
fn any_is_resources() {
    let mut table = Table::spending();
    table.hold([1, 0, 0, 5]);
    let merchants = segment("merchants-1");
    assert_eq!(table.refusal(Move::PayAny { segment: merchants, with: Gold }), Refusal::NotWithGold);
    assert!(table.offers(Move::PayAny { segment: merchants, with: Glory }));
    table.play(Move::Buy(gold("buy-resource")));
    assert_eq!(table.moves(), Good::RESOURCES.map(Move::Take));
}

/// KNI-RES-04: a bundle is credited in its order: glory overflows before gold arrives.
#[test]
fn bundles_are_credited_in_order() {
    let mut table = Table::solo("defensive-war");
    table.lay(0, 1, "masons-guild");
    table.hold([6, 0, 0, 11]);
    table.play(Move::Side(Side::Left));
    assert_eq!(
        (table.held(), table.me().vp),
        ([6, 0, 0, 12], 5 + 20),
        "2 glory: one gold, one overflow; 4 gold overflow"
    );
    let gained = table.hear().into_iter().find_map(|event| match event {
        Event::Gained { why: Why::Side, bundle, .. } => Some(bundle),
        _ => None,
    });
    assert_eq!(gained.unwrap().vp, 25, "the event tells what was really received");
}

/// KNI-RES-05: what the action gives cannot be spent before the next turn; losses take anything.
#[test]
fn the_purse_limits_later_payments() {
    let mut table = Table::with(json!({"mode": "solo"}), "castellan", "", &[]);
    table.lay(0, 1, "masons-guild");
    table.play(Move::Side(Side::Right));
    table.level(Track::Castle, 1);
    table.hold([0, 0, 2, 4]);
    table.set(|board| board.rewards = 0xff);
    table.play(Move::Done);
    assert_eq!(table.held(), [1, 0, 4, 5], "castle income and privilege");
    assert_eq!(table.me().purse, [0, 0, 2, 4]);
    assert_ne!(table.me().phase, Phase::Command, "the special action costs 3 valor, and the purse has 2");
    table.end_turn();
    assert_eq!(table.me().purse, [255; 4], "a new turn, a free hand");
}

/// KNI-RES-06: points fall below zero only by penalties, the unresolved rule and castles.
#[test]
fn points_fall_below_zero_by_penalties() {
    let mut table = Table::with(json!({"mode": "solo"}), "border-warden", "master-builder", &[]);
    table.at_turn(6);
    table.play(Move::Side(Side::Left));
    table.set(|board| board.vp = 3);
    table.end_turn();
    assert_eq!(table.me().vp, 3 - 10, "the penalty of turn 6: no castle");
}

/// KNI-COURT-01: symbols in any order, over any number of turns.
#[test]
fn symbols_are_crossed_off_one_by_one() {
    let mut table = Table::spending();
    table.hold([2, 1, 1, 0]);
    table.plays(&[pay("nobles-1", Nobility), pay("nobles-1", Glory)]);
    assert_eq!(table.me().level(Track::Nobles), 0);
    assert_eq!(table.refused(pay("nobles-1", Nobility)), "KNI-COURT-01");
    table.play(pay("nobles-1", Glory));
    assert_eq!(table.me().level(Track::Nobles), 1);
}

/// KNI-COURT-02: lines open one segment at a time; houses, rooms, pieces and tournaments are free.
#[test]
fn only_the_next_segment_is_open() {
    let mut table = Table::spending();
    table.hold([6, 6, 6, 12]);
    assert_eq!(table.refused(pay("combat-2", Valor)), "KNI-COURT-02");
    assert_eq!(table.refused(pay("lord-marches-2", Valor)), "KNI-COURT-02");
    for free in [("market", Gold), ("mail", Gold), ("library", Nobility), ("treasury", Gold), ("lord-lists-1", Glory)] {
        assert!(table.offers(pay(free.0, free.1)), "{free:?}");
    }
}

/// KNI-COURT-03: nothing is prepaid behind a boundary.
#[test]
fn requirements_close_a_segment() {
    let mut table = Table::spending();
    table.level(Track::King, 1);
    table.hold([2, 2, 0, 0]);
    let refusal = table.refusal(pay("king-2", Glory));
    assert!(matches!(refusal, Refusal::Requires { need: 4, have: 0, .. }), "{refusal:?}");
    table.set(|board| board.influence = 4);
    assert!(table.offers(pay("king-2", Glory)));
}

/// KNI-COURT-04: the last symbol unlocks.
#[test]
fn the_last_symbol_unlocks() {
    let mut table = Table::spending();
    table.level(Track::Knowledge, 1);
    table.hold([0, 3, 0, 0]);
    let any = Move::PayAny { segment: segment("knowledge-2"), with: Nobility };
    table.plays(&[pay("knowledge-2", Nobility), any, pay("knowledge-2", Nobility)]);
    let me = table.me();
    assert_eq!((me.level(Track::Knowledge), me.influence, me.vp, me.held), (2, 1, 5, [0, 0, 0, 2]));
}

/// KNI-COURT-05: levels of each kind of track; houses, rooms and pieces give no influence.
#[test]
fn levels_by_kind() {
    let mut table = Table::spending();
    table.hold([6, 6, 6, 12]);
    table.plays(&[pay("inn", Glory); 2]).plays(&[pay("helmet", Gold); 2]);
    table.plays(&[pay("lord-marches-1", Valor), pay("lord-marches-1", Valor), pay("lord-marches-1", Glory)]);
    table.plays(&[pay("lady-lakes-1", Nobility), pay("lady-lakes-1", Nobility), pay("lady-lakes-1", Valor)]);
    let levels = [Track::Village, Track::Armory, Track::Lords].map(|track| table.me().level(track));
    assert_eq!((levels, table.me().influence), ([1, 1, 2], 2));
    table.hold([6, 6, 6, 12]);
    table.plays(&[pay("kitchen", Gold); 2]).plays(&[pay("great-hall", Glory); 2]).play(pay("gatehouse", Valor));
    assert_eq!(table.me().level(Track::Castle), 0, "a floor counts when it is complete");
    table.play(Move::PayAny { segment: segment("gatehouse"), with: Nobility });
    assert_eq!(table.me().level(Track::Castle), 1);
}

/// What an unlocked segment brought is told; what it did not bring is not.
#[test]
fn nothing_is_not_told() {
    let table = Table::spending();
    let told = |level: u8, influence: u8| {
        let event = Event::Unlocked { seat: ME, segment: segment("great-hall"), level, influence };
        Lang::ALL.map(|lang| Knight::event_text(table.data(), &event, lang).plain())
    };
    for text in told(0, 0) {
        assert!(!text.contains(['0', ':']), "{text}");
    }
    for (text, (level, both)) in told(2, 1).into_iter().zip(told(2, 0).into_iter().zip(told(0, 1))) {
        assert!(text.contains('2') && text.contains("+1"), "{text}");
        assert!(level.contains('2') && !level.contains('+'), "{level}");
        assert!(both.contains("+1") && !both.contains('2'), "{both}");
    }
}

/// KNI-COURT-06: influence has no end and never falls.
#[test]
fn influence_has_no_end() {
    let mut table = Table::spending();
    table.set(|board| board.influence = 59);
    table.level(Track::Merchants, 1);
    table.hold([0, 0, 0, 10]);
    table.play(Move::Buy(gold("buy-influence")));
    assert_eq!(table.me().influence, 60);
}

/// KNI-COURT-07: which tracks events and the castle activate.
#[test]
fn what_can_be_activated() {
    let table = Table::spending();
    let by = |activation| {
        Track::ALL.into_iter().filter(|t| table.data().track(*t).activation == activation).collect::<Vec<_>>()
    };
    assert_eq!(by(Activation::Chain), [Track::Village, Track::Stable]);
    assert_eq!(by(Activation::None).len(), 5);
    let named = table.data().events.iter().flat_map(|event| &event.sides).flat_map(|side| &side.actions);
    assert!(named.clone().all(|track| by(Activation::Event).contains(track)));
}

/// KNI-COURT-08, KNI-LORDS-01: income sums up over lords; nothing unlocked still counts as activated.
#[test]
fn activation_sums_up() {
    let mut table = Table::with(json!({"mode": "solo"}), "hedge-knight", "", &[]);
    table.lay(0, 1, "lords-muster");
    table.play(Move::Side(Side::Left));
    table.unlock("lord-marches-1");
    table.unlock("lord-coffers-1");
    assert_eq!(table.game.income(ME, Track::Lords), goods(0, 0, 1, 2));
    table.hold([0; 4]);
    table.play(Move::Done);
    assert_eq!(table.held(), [0, 0, 1, 4], "with 2 gold of the privilege, and no stage: lords have no row");
    let mut bare = Table::with(json!({"mode": "solo"}), "hedge-knight", "", &[]);
    bare.lay(0, 1, "lords-muster");
    bare.play(Move::Side(Side::Left));
    bare.hold([0; 4]);
    bare.play(Move::Done);
    assert_eq!(bare.held(), [0, 0, 0, 2], "the privilege comes with an activation that yields nothing");
}

/// KNI-KING-01: one stage for each activation, none skipped.
#[test]
fn the_kings_stages_come_one_by_one() {
    let mut table = Table::solo("defensive-war");
    table.lay(0, 1, "oath-renewed");
    table.play(Move::Side(Side::Left));
    table.level(Track::King, 3);
    table.play(Move::Done);
    assert_eq!((table.me().stages[3], table.me().vp), (1, 10), "stage 1, though the level would reach stage 3");
}

/// KNI-ROW-01: left, right or none; the other side is lost.
#[test]
fn influence_rows() {
    for (mv, stages, vp, command) in
        [(Move::Stage(Side::Left), 1, 0, 1), (Move::Stage(Side::Right), 1, 15, 0), (Move::SkipStage, 0, 0, 0)]
    {
        let mut table = Table::solo("defensive-war");
        table.lay(0, 1, "dowry");
        table.play(Move::Side(Side::Left));
        table.level(Track::Nobles, 1);
        table.play(Move::Done).play(mv);
        assert_eq!((table.me().stages[1], table.me().vp, table.me().command), (stages, vp, command));
    }
}

/// KNI-CHAIN-01, KNI-CHAIN-02: a full track marks one chain; a chained activation triggers no other.
#[test]
fn chains_of_the_ring() {
    let mut table = Table::spending();
    table.level(Track::Church, 5);
    table.hold([0, 4, 0, 3]);
    table.plays(&[pay("church-6", Nobility); 4]).plays(&[pay("church-6", Gold); 3]);
    assert_eq!(table.moves(), [Move::Chain(Track::Nobles), Move::Chain(Track::Merchants)]);
    table.play(Move::Chain(Track::Nobles));
    table.level(Track::Nobles, 6);
    table.set(|board| {
        board.chains[Track::Nobles.index()] = 1 << Track::Merchants.index();
        board.stages = [4, 4, 4, 0];
        board.held = [0; 4];
    });
    table.lay(0, 1, "christening");
    table.set(|board| board.side = Some(Side::Left));
    table.hear();
    table.play(Move::Done);
    let activated: Vec<Track> = table
        .hear()
        .into_iter()
        .filter_map(|e| if let Event::Activated { track, .. } = e { Some(track) } else { None })
        .collect();
    assert_eq!(activated, [Track::Church, Track::Nobles]);
}

/// KNI-CHAIN-03: two floors give two chains, the third none.
#[test]
fn chains_of_the_castle() {
    let mut table = Table::spending();
    for (floor, rooms) in [(1, ["gatehouse", "kitchen"]), (2, ["chapel", "guardroom"])] {
        table.level(Track::Castle, floor - 1);
        for room in rooms {
            table.unlock(room);
        }
        table.set(|board| board.levels[Track::Castle.index()] = floor - 1);
        table.hold([2, 1, 0, 3]);
        let last = if floor == 1 { "great-hall" } else { "treasury" };
        let good = if floor == 1 { Glory } else { Gold };
        while table.me().level(Track::Castle) < floor {
            let any = Move::PayAny { segment: segment(last), with: Nobility };
            let mv = if table.offers(pay(last, good)) { pay(last, good) } else { any };
            table.play(mv);
        }
        if floor == 1 {
            assert_eq!(table.moves(), [Move::Chain(Track::Village), Move::Chain(Track::Stable)]);
            table.play(Move::Chain(Track::Stable));
        }
    }
    let both = 1 << Track::Village.index() | 1 << Track::Stable.index();
    assert_eq!(table.me().chains[Track::Castle.index()], both, "the last one is no choice");
    table.unlock("library");
    table.unlock("keep");
    table.set(|board| board.levels[Track::Castle.index()] = 2);
    table.hold([3, 1, 0, 0]);
    table.plays(&[pay("throne-room", Glory); 3]).play(Move::PayAny { segment: segment("throne-room"), with: Nobility });
    assert!(table.offers(Move::Done), "no third chain");
    assert_eq!(table.me().level(Track::Castle), 3);
}

/// KNI-CHAR-01: start values, and gold of the difficulty.
#[test]
fn start_values() {
    let table = Table::with(json!({"mode": "solo", "difficulty": "easy"}), "castellan", "", &[]);
    assert_eq!(table.held(), [1, 0, 1, 2 + 4]);
}

/// KNI-CHAR-02: the privilege comes once in a turn.
#[test]
fn the_privilege_comes_once() {
    let mut table = Table::with(json!({"mode": "solo"}), "scholar-knight", "", &[]);
    table.lay(0, 1, "moneylender");
    table.play(Move::Side(Side::Left));
    table.level(Track::Merchants, 6);
    table.set(|board| {
        board.chains[Track::Merchants.index()] = 1 << Track::Nobles.index();
        board.stages = [4; 4];
        board.held = [0; 4];
    });
    table.play(Move::Done).play(Move::Activate(Track::Merchants)).play(Move::Take(Glory));
    assert_eq!(table.held()[1], 1, "nobles by the chain and by the event, one privilege");
}

/// KNI-CHAR-03, KNI-DUEL-04: a ban covers special action and claims, not the privilege.
#[test]
fn what_a_ban_covers() {
    let mut table = Table::war_of(2);
    table.lay(0, 1, "christening");
    table.play_as(ME, Move::Side(Side::Left)).play_as(YOU, Move::Side(Side::Left));
    table.set(|board| {
        board.banned = 1;
        board.influence = 5;
        board.held = [6, 0, 0, 0];
    });
    table.level(Track::Armory, 4);
    for mv in [Move::Special, Move::ClaimThreshold(5), Move::ClaimReward(Track::Armory)] {
        assert!(!table.offers(mv));
        assert_eq!(table.refused(mv), "KNI-DUEL-04");
    }
    table.play(Move::Done).play_as(YOU, Move::Done);
    assert_eq!(table.me().held[2], 1, "the valor of the church privilege");
}

/// KNI-CHAR-04: the special action in T0, T2 and T3b, there from the purse.
#[test]
fn the_special_action() {
    let mut table = Table::solo("defensive-war");
    table.lay(0, 1, "masons-guild");
    table.hold([6, 0, 0, 0]);
    assert!(table.offers(Move::Special), "T0");
    table.play(Move::Side(Side::Right));
    table.hold([6, 0, 0, 0]);
    table.play(Move::Special);
    assert_eq!(table.me().command, 1);
    table.play(Move::Done);
    assert!(!table.offers(Move::Special));
    assert_eq!(table.refused(Move::Special), "KNI-RES-05");
    let mut marshal = Table::with(json!({"mode": "solo"}), "old-marshal", "", &[]);
    marshal.hold([3, 3, 3, 0]);
    marshal.play(Move::Special);
    for _ in 0..8 {
        let mv = marshal.moves()[0];
        assert!(matches!(mv, Move::Give(_)) || marshal.me().command == 1);
        if marshal.me().command == 0 {
            marshal.play(mv);
        }
    }
    assert_eq!((marshal.me().command, marshal.me().resources()), (1, 1), "any eight resources");
}

/// KNI-CHAR-05: rewards and thresholds once, when reached, in T0, T2 or T3b.
#[test]
fn claims() {
    let mut table = Table::solo("defensive-war");
    assert_eq!(table.refused(Move::ClaimThreshold(5)), "KNI-CHAR-05");
    table.set(|board| board.influence = 13);
    table.play(Move::ClaimThreshold(13));
    for _ in 0..3 {
        table.play(Move::Take(Valor));
    }
    assert_eq!(table.held(), [1, 0, 4, 0]);
    assert_eq!(table.refused(Move::ClaimThreshold(13)), "KNI-CHAR-05");
    table.play(Move::Side(Side::Left));
    assert!(table.offers(Move::ClaimThreshold(9)) && table.offers(Move::ClaimThreshold(5)));
    table.play(Move::Done);
    assert!(table.offers(Move::ClaimThreshold(9)), "T3b");
}

/// KNI-GOLD-01, KNI-GOLD-02: prices, conditions, phases.
#[test]
fn gold_actions() {
    let mut table = Table::solo("defensive-war");
    table.hold([0, 0, 0, 12]);
    assert_eq!(table.refused(Move::Buy(gold("buy-command"))), "KNI-GOLD-01");
    table.play(Move::Side(Side::Left));
    table.hold([1, 0, 0, 12]);
    assert_eq!(table.refused(Move::Buy(gold("buy-influence"))), "KNI-COURT-03");
    table.play(Move::Buy(gold("buy-command")));
    assert_eq!((table.me().command, table.held()[3]), (1, 0));
    table.hold([1, 0, 0, 6]);
    table.play(Move::Buy(gold("buy-resource"))).play(Move::Take(Valor)).play(Move::Buy(gold("buy-resource")));
    table.play(Move::Take(Valor));
    assert_eq!(table.held(), [1, 0, 2, 0], "as often as there is gold");
}

/// KNI-GOLD-03, KNI-GOLD-04: all enemies forward or back.
#[test]
fn shifting_enemies() {
    let mut table = Table::spending();
    table.level(Track::Knowledge, 1);
    table.hold([0, 0, 0, 7]);
    assert!(!table.offers(Move::Shift(Direction::Back)), "KNI-GOLD-05: no enemy on the map");
    assert_eq!(table.refused(Move::Shift(Direction::Back)), "KNI-GOLD-05");
    table.units(&[("castle", 1)], &[("castle", 1), ("mill-village", 1), ("north-pass", 1), ("market-cross", 4)]);
    table.play(Move::Shift(Direction::Back));
    let places = ["castle", "abbey-fields", "mill-village", "river-ford", "market-cross", "north-pass", "salt-road"];
    assert_eq!(places.map(|id| table.enemy(id)), [0, 1, 0, 1, 0, 4, 1], "farthest first, lowest number with room");
    table.hold([0, 0, 0, 7]);
    table.units(&[("castle", 1)], &[("castle", 1)]);
    table.play(Move::Shift(Direction::Forward));
    assert_eq!(table.me().enemy_diplomacy, 0, "without KNI-ENEMY-05");
}

/// KNI-GOLD-05: an exchange gives another resource.
#[test]
fn exchange() {
    let mut table = Table::spending();
    table.hold([1, 0, 0, 2]);
    assert_eq!(table.refused(Move::Exchange { give: Glory, take: Glory }), "KNI-GOLD-05");
    table.play(Move::Exchange { give: Glory, take: Valor });
    assert_eq!(table.held(), [0, 0, 1, 0]);
}

/// KNI-BAT-01, KNI-BAT-02: each battle once, conditions only; enemies are removed as far as there are any.
#[test]
fn battles() {
    let mut table = Table::spending();
    assert_eq!(table.refused(Move::Battle(battle("ford-battle"))), "KNI-COURT-03");
    table.level(Track::Combat, 4);
    table.level(Track::Armory, 5);
    table.level(Track::King, 2);
    table.units(&[], &[("north-pass", 1)]);
    table.play(Move::Battle(battle("field-of-banners")));
    assert_eq!((table.me().vp, table.me().enemy_total), (40, 0), "two asked for, one was there");
    assert_eq!(table.refused(Move::Battle(battle("field-of-banners"))), "KNI-BAT-01");
    table.play(Move::Battle(battle("border-skirmish")));
    assert_eq!(table.me().battles.count_ones(), 2, "several in one turn");
}

/// KNI-COURT-01: the view says what is unpaid of a segment, and whether it can be finished now.
#[test]
fn unpaid_symbols_and_affordable_segments() {
    let mut table = Table::spending();
    table.hold([0, 1, 0, 0]);
    let seen = |table: &Table, id: &str| {
        let view = table.game.view(ME.into());
        let segment = view.boards[0].segments.iter().find(|seen| seen.segment == segment(id)).unwrap().clone();
        (segment.unpaid, segment.affordable)
    };
    assert_eq!(seen(&table, "knowledge-1"), (goods(0, 2, 0, 0), false));
    table.hold([0, 2, 0, 0]);
    assert_eq!(seen(&table, "knowledge-1"), (goods(0, 2, 0, 0), true));
    table.play(pay("knowledge-1", Nobility));
    assert_eq!(seen(&table, "knowledge-1"), (goods(0, 1, 0, 0), true));
    table.play(pay("knowledge-1", Nobility));
    assert_eq!(seen(&table, "knowledge-1"), (goods(0, 0, 0, 0), false));
}

/// KNI-GOAL-01: the view has the numbers of the next goal column, and where the points come from.
#[test]
fn goal_numbers_and_sources_of_points() {
    let mut table = Table::with(json!({"mode": "solo"}), "border-warden", "master-builder", &[]);
    table.play(Move::Side(Side::Left));
    table.hold([0, 2, 0, 0]);
    table.plays(&[pay("knowledge-1", Nobility); 2]);
    let view = table.game.view(ME.into());
    let board = &view.boards[0];
    let [reward, penalty] = board.goal_numbers.as_ref().unwrap();
    assert_eq!(Some([reward.holds, penalty.holds]), board.goal);
    assert!(reward.values.iter().chain(&penalty.values).all(|value| value.need > 0));
    let sources: Vec<_> = board.sources.iter().map(|from| (from.source, from.points)).collect();
    assert_eq!(sources, [(Source::Court, 5)]);
}
