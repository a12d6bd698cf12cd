//! Winning, losing, the final tally.

use crate::common::*;
use quintain_core::{Game, Seat};
use quintain_knight::Move;
use quintain_knight::data::{Finish, Map, TileData};
use quintain_knight::goods::Good::{Nobility, Valor};
use quintain_knight::ids::{Side, Track};
use quintain_knight::state::Verdict;
use serde_json::json;

/// KNI-END-01: checked after every atomic effect, in the middle of any phase.
#[test]
fn a_win_comes_at_once() {
    let mut table = Table::spending();
    table.set(|board| {
        board.vp = 296;
        board.influence = 24;
    });
    table.hold([0, 0, 2, 0]);
    table.play(pay("combat-1", Valor));
    assert!(table.over().is_none());
    table.play(pay("combat-1", Valor));
    assert_eq!(table.ending(), "score", "in T2, with the segment's points and influence");
}

/// KNI-END-02: the four wins of the basic scenario.
#[test]
fn basic_wins() {
    let mut battles = Table::spending();
    battles.level(Track::Combat, 3);
    battles.set(|board| board.battles = 0b1_1101);
    battles.play(Move::Battle(battle("ford-battle")));
    assert_eq!(battles.ending(), "battles");

    let mut diplomacy = Table::with(json!({"mode": "solo"}), "kings-cupbearer", "", &[]);
    diplomacy.play(Move::Side(Side::Left));
    diplomacy.set(|board| {
        board.diplomacy = 3;
        board.influence = 14;
    });
    diplomacy.play(Move::ClaimThreshold(14));
    assert_eq!(diplomacy.ending(), "diplomacy-full");
    assert!(diplomacy.over().unwrap().seats[0].won);
    let conditions = &diplomacy.data().sheets[0];
    assert_eq!((conditions.win.len(), conditions.lose.len()), (4, 4));
}

/// KNI-END-03: unclaimed rewards are credited, leftovers are worth 5 each, `any` too; command is lost.
#[test]
fn the_final_tally() {
    let mut table = last_turn(200, 13, [1, 1, 1, 1]);
    table.set(|board| {
        board.thresholds = 0b01011;
        board.rewards = 0;
        board.levels[Track::Combat.index()] = 2;
    });
    while table.over().is_none() {
        let mv = table.plain_move(ME);
        table.play(mv);
    }
    let gained = 5 * 4 + 5 * 3;
    assert_eq!(table.me().vp, 200 + gained - 100, "3 of any at influence 13; the reward is a command point");
    assert_eq!(table.held(), [0; 4]);
}

/// KNI-END-04, KNI-END-05: held out from 0 on, else a defeat.
#[test]
fn the_unresolved_rule() {
    for (vp, verdict) in [(100, Verdict::HeldOut), (99, Verdict::Defeat)] {
        let mut table = last_turn(vp, 0, [0; 4]);
        while table.over().is_none() {
            let mv = table.plain_move(ME);
            table.play(mv);
        }
        assert_eq!(table.me().end.unwrap().verdict, verdict);
        let outcome = table.over().unwrap();
        assert!(!outcome.seats[0].won && outcome.seats[0].score == i32::from(vp) - 100);
        assert_eq!(outcome.ending, if verdict == Verdict::HeldOut { "held-out" } else { "fell-short" });
    }
}

/// KNI-END-06: victory before held out before defeat, then points, then influence, then shared.
#[test]
fn simultaneous_ranking() {
    let mut table = Table::new(json!({"mode": "simultaneous", "seats": 4}));
    for seat in 0..4 {
        table.play_as(Seat::new(seat), Move::Side(Side::Left));
        table.set_seat(Seat::new(seat), |board| {
            board.rewards = 0xff;
            board.thresholds = 0xff;
        });
    }
    for (seat, vp, influence) in [(0, 300, 25), (1, 300, 25), (2, 310, 25)] {
        let seat = Seat::new(seat);
        table.set_seat(seat, |board| {
            board.vp = vp;
            board.influence = influence;
            board.held = [0, 2, 0, 0];
        });
        table.play_as(seat, pay("knowledge-1", Nobility)).play_as(seat, pay("knowledge-1", Nobility));
    }
    let last = Seat::new(3);
    table.game.arrange(|state| state.boards[3].enemy_diplomacy = 4);
    table.set_seat(last, |board| {
        board.vp = 900;
        board.enemy_diplomacy = 4;
    });
    let copy = table.copy("crown-debt");
    table.game.arrange(|state| {
        state.rows[3].cards[0] = copy;
        state.boards[3].side = Some(Side::Left);
    });
    table.play_as(last, Move::Done);
    while table.over().is_none() {
        let mv = table.plain_move(last);
        table.play_as(last, mv);
    }
    let ranks: Vec<u8> = table.over().unwrap().seats.iter().map(|seat| seat.rank).collect();
    assert_eq!(ranks, [2, 2, 1, 4], "a defeat is last whatever its points");
}

const SCENARIOS: [&str; 4] = ["defensive-war", "flood", "barbarian-invasion", "rebellion"];

/// The figures of a win of the sheet in play.
fn win_of(table: &Table, id: &str) -> Finish {
    let sheet = &table.data().sheets[usize::from(table.state().sheet)];
    *sheet.win.iter().find(|finish| finish.id() == id).unwrap()
}

/// A seat has won all battles but the last one it needs, and may win that.
fn before_the_last_battle(table: &mut Table, seat: Seat) -> Move {
    let Finish::Battles { n } = win_of(table, "battles") else { panic!("no battles") };
    let sheet = &table.data().sheets[usize::from(table.state().sheet)];
    let last = usize::from(n) - 1;
    table.set_seat(seat, |board| {
        board.levels = [6; 13];
        board.battles = (1 << last) - 1;
    });
    Move::Battle(sheet.battles[last].id)
}

/// KNI-END-02: the battles win of every scenario.
#[test]
fn every_scenario_is_won_by_battles() {
    for scenario in SCENARIOS {
        let mut table = Table::solo(scenario);
        table.play(Move::Side(Side::Left));
        let last = before_the_last_battle(&mut table, ME);
        assert!(table.over().is_none(), "{scenario}");
        table.play(last);
        while table.over().is_none() && !table.me().agenda.is_empty() {
            let mv = table.plain_move(ME);
            table.play(mv);
        }
        assert_eq!(table.ending(), "battles", "{scenario}");
        assert!(table.over().unwrap().seats[0].won, "{scenario}");
    }
}

/// KNI-END-02: the tile win of every scenario comes with the last unit, and not with one fewer.
#[test]
fn every_scenario_is_won_by_tiles() {
    for scenario in SCENARIOS {
        let mut table = Table::solo(scenario);
        table.play(Move::Side(Side::Left));
        let Finish::TilesHeld { units, tiles, .. } = win_of(&table, "tiles-held") else { panic!("no tiles") };
        assert_eq!(units, tiles, "{scenario}");
        let marked = |tile: &TileData, map: &Map| map.recruits == 0 || tile.recruit;
        let map = &table.data().sheets[usize::from(table.state().sheet)].map;
        let last = map.tiles.iter().position(|tile| marked(tile, map)).unwrap();
        table.lay(0, 1, "masons-guild");
        table.set(|board| {
            board.side = Some(Side::Right);
            board.command = 1;
            board.enemy = [0; 20];
            board.own = [0; 20];
            for at in (0..map.tiles.len()).filter(|at| *at != last).take(usize::from(tiles) - 1) {
                board.own[at] = 1;
            }
        });
        table.play(Move::Done);
        assert!(table.over().is_none(), "{scenario}");
        table.play(Move::Recruit(map.tiles[last].id));
        assert_eq!(table.ending(), "tiles-held", "{scenario}");
    }
}

/// KNI-WAR-13: the battles win in war mode: the turn is played to its end.
#[test]
fn war_is_won_by_battles() {
    for seats in 2..=4 {
        let mut table = Table::war_of(seats);
        for seat in 0..usize::from(seats) {
            table.play_as(Seat::new(seat), Move::Side(Side::Left));
        }
        let last = before_the_last_battle(&mut table, YOU);
        table.play_as(YOU, last);
        while table.over().is_none() {
            let seat = table.game.next().deciders().first().unwrap();
            let mv = table.plain_move(seat);
            table.play_as(seat, mv);
        }
        assert_eq!(table.state().turn, 1, "{seats} seats");
        assert_eq!(table.ending(), "battles", "{seats} seats");
        assert!(table.over().unwrap().seats[1].won, "{seats} seats");
    }
}
