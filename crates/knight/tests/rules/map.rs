//! Commands, the automaton, and what differs between scenarios.

use crate::common::*;
use quintain_knight::Move;
use quintain_knight::event::Event;
use quintain_knight::ids::{Side, Track};
use quintain_knight::moves::Direction;
use quintain_knight::state::Cause;

/// A scenario in T2 of turn 1 with nothing in hand.
fn scenario(id: &str) -> Table {
    let mut table = Table::solo(id);
    table.play(Move::Side(Side::Left));
    table.hold([0; 4]);
    table.units(&[], &[]);
    table.hear();
    table
}

/// T3b of a scenario with command points.
fn command_in(id: &str, points: u8, own: &[(&str, u8)], enemy: &[(&str, u8)]) -> Table {
    let mut table = scenario(id);
    table.lay(0, 1, "masons-guild");
    table.units(own, enemy);
    table.set(|board| {
        board.side = Some(Side::Right);
        board.command = points;
    });
    table.play(Move::Done);
    table
}

/// KNI-CMD-03: recruit on marked tiles with room, at most the total.
#[test]
fn recruit() {
    let mut table = command_in("defensive-war", 2, &[("castle", 4)], &[("mill-village", 1)]);
    assert_eq!(table.refused(Move::Recruit(tile("market-cross"))), "KNI-CMD-03");
    assert_eq!(table.refused(Move::Recruit(tile("castle"))), "KNI-CMD-05", "four are there");
    table.play(Move::Recruit(tile("mill-village")));
    assert_eq!(table.own("mill-village"), 1, "enemies or not");
    let full = command_in("defensive-war", 1, &[("castle", 4), ("oak-road", 4)], &[]);
    assert!(!full.moves().iter().any(|mv| matches!(mv, Move::Recruit(_))));
    assert_eq!(full.refused(Move::Recruit(tile("abbey-fields"))), "KNI-CMD-03");
}

/// KNI-CMD-04: each own unit destroys one enemy on its tile, and is not lost.
#[test]
fn attack() {
    let mut table =
        command_in("defensive-war", 1, &[("castle", 1), ("oak-road", 2)], &[("castle", 2), ("oak-road", 1)]);
    table.play(Move::Attack);
    assert_eq!((table.enemy("castle"), table.enemy("oak-road"), table.me().own_total), (1, 0, 3));
}

/// KNI-CMD-05: any number of units, each one tile; limits hold, enemies do not block.
#[test]
fn march_unit_by_unit() {
    let mut table = command_in("defensive-war", 1, &[("castle", 2), ("oak-road", 4)], &[("mill-village", 1)]);
    assert_eq!(table.refused(march("castle", "river-ford")), "KNI-CMD-05");
    assert_eq!(table.refused(march("castle", "oak-road")), "KNI-CMD-05", "it is full");
    table.play(march("castle", "mill-village"));
    assert_eq!(table.refused(march("mill-village", "castle")), "KNI-CMD-05", "it has moved");
    table.play(march("oak-road", "castle")).play(march("castle", "oak-road"));
    assert_eq!(table.me().command, 0, "one point for the whole march");
    table.play(Move::EndMarch);
    assert_eq!((table.own("mill-village"), table.own("oak-road"), table.own("castle")), (1, 4, 1));
}

/// KNI-CMD-06: gather intact sources of held tiles, enemies or not.
#[test]
fn gather() {
    let mut table = command_in("defensive-war", 1, &[("market-cross", 2), ("castle", 1)], &[("market-cross", 1)]);
    let at = table.at("market-cross");
    table.set(|board| board.broken[at] = 0b1);
    table.play(Move::Gather);
    assert_eq!(table.held(), [1, 1, 0, 1], "1 nobility, 1 glory of the cross, 1 gold of the castle");
}

/// KNI-CMD-07: the envoy.
#[test]
fn envoy() {
    let mut table = scenario("defensive-war");
    table.set(|board| board.enemy_diplomacy = 2);
    table.lay(0, 1, "masons-guild");
    table.set(|board| {
        board.side = Some(Side::Right);
        board.command = 1;
    });
    table.play(Move::Done).play(Move::Envoy);
    assert_eq!(table.me().enemy_diplomacy, 1);
}

/// KNI-CMD-08: a command that changes nothing is not offered.
#[test]
fn useless_commands() {
    let table = command_in("defensive-war", 1, &[], &[("castle", 1)]);
    let moves = table.moves();
    assert!(!moves.contains(&Move::Attack) && !moves.contains(&Move::Gather) && !moves.contains(&Move::Envoy));
    for mv in [Move::Attack, Move::Gather, Move::Envoy] {
        assert_eq!(table.refused(mv), "KNI-CMD-08");
    }
}

/// KNI-ENEMY-01, KNI-ENEMY-05, KNI-ENEMY-07: an empty reserve fails the order and raises diplomacy.
#[test]
fn an_empty_reserve() {
    let mut table = scenario("flood");
    let water = [
        "north-bank",
        "old-weir",
        "south-bank",
        "willow-hamlet",
        "ferry-hamlet",
        "reed-hamlet",
        "upper-hamlet",
        "millers-village",
    ];
    table.units(&[], &water.map(|id| (id, 1)));
    table.meet_path(1, 1);
    assert_eq!(
        (table.me().enemy_total, table.me().enemy_diplomacy),
        (8, 1),
        "eight water units are a limit, not a loss"
    );
    let rules = table.data().sheets[0].rules;
    assert_eq!((rules.total_own, rules.total_enemy, rules.max_own, rules.max_enemy), (8, 8, 4, 4));
}

/// KNI-ENEMY-02: new units on start tiles with room.
#[test]
fn arrivals() {
    let mut table = scenario("defensive-war");
    table.meet_path(1, 1);
    assert_eq!(table.moves(), ["stone-bridge", "north-pass", "salt-road"].map(|id| Move::Place(tile(id))));
    table.play(Move::Place(tile("salt-road")));
    let placed = table
        .hear()
        .into_iter()
        .find_map(|e| if let Event::EnemyPlaced { cause, .. } = e { Some(cause) } else { None });
    let scenario = table.data().sheets[0].id;
    assert_eq!(placed, Some(Cause::Path { scenario, path: 1, step: 1, unpaid: false }), "with its reason");
}

/// KNI-ENEMY-03, KNI-ENEMY-08: by distance and number, to the first tile of `toward` with room.
#[test]
fn the_enemy_advances() {
    let mut table = scenario("defensive-war");
    table.units(&[("mill-village", 4), ("castle", 1)], &[("market-cross", 3), ("mill-village", 3), ("oak-road", 4)]);
    table.level(Track::Knowledge, 1);
    table.hold([0, 0, 0, 7]);
    table.play(Move::Shift(Direction::Forward));
    let places = ["castle", "mill-village", "oak-road", "market-cross"];
    assert_eq!(places.map(|id| table.enemy(id)), [4, 3, 3, 0], "mill-village 3 and one of oak-road fill the castle");
    let map = &table.data().sheets[0].map;
    let far = |id: &str| map.tiles[map.find(tile(id)).unwrap()].distance;
    assert_eq!(["castle", "oak-road", "deep-wood", "north-pass"].map(far), [0, 1, 2, 3]);
}

/// KNI-ENEMY-04: strength, own units, sources in order, the castle.
#[test]
fn the_enemy_attacks() {
    let mut table = scenario("defensive-war");
    table.units(&[("castle", 2)], &[("castle", 2), ("market-cross", 1)]);
    attacked(&mut table);
    assert_eq!((table.own("castle"), table.me().broken[table.at("market-cross")]), (0, 1));
    assert_eq!(table.me().broken[table.at("castle")], 0, "the strength was used up");
    assert!(table.over().is_none());
}

/// KNI-ENEMY-05: with no enemy on the map nothing happens; an attack that destroys nothing fails.
#[test]
fn failing_orders() {
    let mut idle = scenario("defensive-war");
    attacked(&mut idle);
    assert_eq!(idle.me().enemy_diplomacy, 0);
    let mut table = scenario("defensive-war");
    table.units(&[], &[("oak-road", 1)]);
    let at = table.at("oak-road");
    table.set(|board| board.broken[at] = 0b11);
    attacked(&mut table);
    assert_eq!(table.me().enemy_diplomacy, 1);
}

/// KNI-ENEMY-06: diplomacy rises up to the track's length, and then all is lost.
#[test]
fn enemy_diplomacy() {
    let mut table = scenario("defensive-war");
    table.set(|board| board.enemy_diplomacy = 4);
    table.meet_path(3, 1);
    assert_eq!((table.me().enemy_diplomacy, table.ending().as_str()), (5, "enemy-diplomacy-full"));
}

/// KNI-FLOOD-01, KNI-FLOOD-07: one worker and one water to a field; a worker drains its own field.
#[test]
fn workers() {
    let mut table = command_in("flood", 3, &[("old-weir", 1)], &[("old-weir", 1), ("south-bank", 1)]);
    let flooded = table.at("orchard");
    table.set(|board| board.ruined = 1 << flooded);
    assert_eq!(table.refused(Move::Recruit(tile("orchard"))), "KNI-CMD-03");
    assert_eq!(table.refused(Move::Recruit(tile("old-weir"))), "KNI-CMD-05");
    table.play(Move::Recruit(tile("south-bank"))).play(Move::Gather);
    assert_eq!(table.held(), [1, 0, 0, 2], "water does not stop gathering");
    table.play(Move::Attack);
    assert_eq!(table.me().enemy_total, 0);
}

/// KNI-FLOOD-02: dry start fields first, then the shore.
#[test]
fn new_water() {
    let mut table = scenario("flood");
    table.units(&[], &[("north-bank", 1), ("old-weir", 1), ("south-bank", 1)]);
    table.meet_path(1, 1);
    let shore = ["willow-hamlet", "ferry-hamlet", "reed-hamlet"].map(|id| Move::Place(tile(id)));
    assert_eq!(table.moves(), shore);
    let mut start = scenario("flood");
    start.units(&[], &[("north-bank", 1)]);
    start.meet_path(1, 1);
    assert_eq!(start.moves(), ["old-weir", "south-bank"].map(|id| Move::Place(tile(id))));
}

/// KNI-FLOOD-03, KNI-FLOOD-04: floods, and the displaced water in the order of the fields.
#[test]
fn displaced_water() {
    let mut table = scenario("flood");
    table.units(&[], &[("granary-hill", 1), ("north-bank", 1), ("shepherds-pasture", 1)]);
    let (castle, causeway) = (table.at("castle"), table.at("causeway"));
    table.hold([0, 0, 3, 0]);
    table.set(|board| board.ruined = 1 << causeway);
    let _ = castle;
    table.meet_path(1, 2);
    table.play(Move::PayConsequence);
    assert_eq!(table.moves(), ["old-weir", "willow-hamlet"].map(|id| Move::Flow(tile(id))), "the north bank first");
    table.play(Move::Flow(tile("old-weir")));
    assert_eq!(table.enemy("vineyard"), 1, "the pasture's only way");
    assert_eq!(table.enemy("castle"), 1, "the hill's only way");
    assert_eq!(table.me().ruined.count_ones(), 4);
}

/// KNI-FLOOD-04: water with nowhere to go returns to the reserve.
#[test]
fn water_runs_off() {
    let mut table = scenario("flood");
    let walls = [table.at("old-weir"), table.at("willow-hamlet")];
    table.units(&[], &[("north-bank", 1)]);
    table.set(|board| walls.iter().for_each(|at| board.ruined |= 1 << at));
    table.hold([0, 0, 3, 0]);
    table.meet_path(1, 2);
    table.play(Move::PayConsequence);
    assert_eq!(table.me().enemy_total, 0);
}

/// KNI-FLOOD-05: water moves into dry fields without water only; nobody enters flooded fields.
#[test]
fn water_moves() {
    let mut table = command_in("flood", 1, &[("old-weir", 1)], &[("north-bank", 1), ("castle", 1)]);
    let willow = table.at("willow-hamlet");
    table.set(|board| board.ruined = 1 << willow);
    assert_eq!(table.refused(march("old-weir", "willow-hamlet")), "KNI-CMD-05", "not adjacent");
    table.units(&[("north-bank", 1)], &[]);
    assert_eq!(table.refused(march("north-bank", "willow-hamlet")), "KNI-FLOOD-05");
    let mut water = scenario("flood");
    water.units(&[], &[("north-bank", 1), ("old-weir", 1)]);
    water.set(|board| board.ruined = 1 << willow);
    water.level(Track::Knowledge, 1);
    water.hold([0, 0, 0, 7]);
    water.play(Move::Shift(Direction::Forward));
    let places = ["north-bank", "old-weir", "ferry-hamlet"];
    assert_eq!(places.map(|id| water.enemy(id)), [0, 1, 1], "old-weir moved on first");
}

/// KNI-FLOOD-06: ten fields, six villages, the castle, or enemy diplomacy.
#[test]
fn flood_losses() {
    for (dry_left, ending) in
        [("villages", "villages-destroyed"), ("areas", "areas-destroyed"), ("castle", "castle-destroyed")]
    {
        let mut table = scenario("flood");
        let map = &table.data().sheets[usize::from(table.state().sheet)].map;
        let (ruined, water): (u32, &str) = match dry_left {
            "villages" => {
                let five = (0..18).filter(|at| map.villages & 1 << at != 0).take(5).fold(0, |bits, at| bits | 1 << at);
                (five, "church-village")
            }
            "areas" => {
                let dry = (0..18).filter(|at| map.villages & 1 << at == 0 && Some(*at as u8) != map.castle);
                (dry.take(9).fold(0, |bits, at| bits | 1 << at), "willow-hamlet")
            }
            _ => (0, "castle"),
        };
        table.units(&[], &[(water, 1)]);
        table.set(|board| board.ruined = ruined);
        table.hold([0, 0, 3, 0]);
        table.meet_path(1, 2);
        table.play(Move::PayConsequence);
        assert_eq!(table.ending(), ending);
    }
}

/// KNI-BARB-01: a start tile without enemies while there is one, then any start tile with room.
#[test]
fn barbarians_spread() {
    let mut table = scenario("barbarian-invasion");
    let outer = ["wolf-gap", "amber-road", "black-fen", "burnt-hill", "horse-steppe", "crow-wood"];
    table.units(&[("castle", 1)], &outer.map(|id| (id, 1)));
    table.meet_path(2, 1);
    assert_eq!(table.moves().len(), 6, "all are taken: as in the basic scenario");
}

/// KNI-REB-01: one rebel to a space, on any space without one, never moving.
#[test]
fn rebels_appear_anywhere() {
    let mut table = scenario("rebellion");
    table.units(&[], &[("mine", 1)]);
    table.meet_path(1, 1);
    assert_eq!(table.moves().len(), 8);
    assert!(!table.offers(Move::Place(tile("mine"))));
    assert!(!table.data().sheets[usize::from(table.state().sheet)].rules.advance);
}

/// KNI-REB-02, KNI-REB-04: a unit or the area; a destroyed area stays on the map.
#[test]
fn rebels_attack() {
    let mut table = scenario("rebellion");
    table.units(&[("mine", 2)], &[("mine", 1), ("tollhouse", 1)]);
    table.hold([0, 0, 0, 4]);
    table.meet_path(2, 3);
    table.play(Move::PayConsequence);
    assert_eq!((table.own("mine"), table.me().ruined), (1, 1 << table.at("tollhouse")));
    table.units(&[("mine", 1)], &[]);
    table.play(Move::Side(Side::Left));
    table.lay(0, 2, "masons-guild");
    table.set(|board| {
        board.side = Some(Side::Right);
        board.command = 2;
        board.held = [0; 4];
    });
    table.play(Move::Done).play(march("mine", "tollhouse"));
    assert_eq!(table.own("tollhouse"), 1, "it can be entered");
    assert!(!table.offers(Move::Gather), "but it has no sources");
}

/// KNI-REB-03: nine rebels, six areas; six spaces with own units win, rebels or not.
#[test]
fn rebellion_ends() {
    let all = [
        "hill-manor",
        "weavers-town",
        "forest-manor",
        "tollhouse",
        "high-street",
        "tannery",
        "mine",
        "chapel-hill",
        "river-manor",
    ];
    let mut nine = scenario("rebellion");
    nine.units(&[], &std::array::from_fn::<_, 8, _>(|at| (all[at], 1)));
    nine.meet_path(1, 1);
    assert_eq!(nine.ending(), "enemy-units");

    let mut six = scenario("rebellion");
    six.units(&[], &[(all[5], 1)]);
    six.set(|board| board.ruined = 0b1_1111);
    six.hold([0, 0, 0, 4]);
    six.meet_path(2, 3);
    six.play(Move::PayConsequence);
    assert_eq!(six.ending(), "areas-destroyed");

    let mut held = command_in("rebellion", 1, &std::array::from_fn::<_, 5, _>(|at| (all[at + 1], 1)), &[(all[1], 1)]);
    held.play(Move::Recruit(tile("river-manor")));
    assert_eq!(held.ending(), "tiles-held");
}
