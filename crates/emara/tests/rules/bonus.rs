//! Bonus actions: titles, craftsmen, masters (EMA-BON-01 to 10).

use crate::desk::{DATA, Desk, seat};
use serde_json::json;

/// EMA-BON-01: titles in their order, none skipped, each once; the top card; +2 with Respected at Court.
#[test]
fn bon_01_titles_in_order() {
    let desk = Desk::new(2).stock(json!({"coin": 3, "ring": 2})).plays("card-wood", 1);
    let baron = desk.does(json!({"title": {"pay": {"coin": 1}}}));
    assert_eq!(baron.view().players[0].title.unwrap().id(), "baron");
    assert_eq!(baron.my_score().0, 5);
    assert_eq!(desk.refuses(json!({"title": {"pay": {"ring": 1}}})), "EMA-GEN-05");
    let second = desk.set("/titles/0", json!(1)).does(json!({"title": {"pay": {"coin": 1}}}));
    assert_eq!(second.my_score().0, 4, "the next card of the stack");
}

/// EMA-BON-02: costs and points.
#[test]
fn bon_02_costs_and_points() {
    let table = [
        (json!({"coin": 1}), [5, 4, 3, 2]),
        (json!({"ring": 1}), [6, 5, 4, 3]),
        (json!({"coin": 1, "ring": 1}), [9, 8, 7, 6]),
        (json!({"coin": 2, "ring": 1}), [12, 11, 10, 9]),
        (json!({"coin": 2, "ring": 2}), [16, 15, 14, 13]),
    ];
    for (rank, (pay, points)) in table.into_iter().enumerate() {
        for (taken, points) in points.into_iter().enumerate() {
            let desk = Desk::new(4)
                .stock(pay.clone())
                .player(0, "title", json!(rank))
                .set(&format!("/titles/{rank}"), json!(taken))
                .plays("card-wood", 1)
                .does(json!({"title": {"pay": pay}}));
            assert_eq!((desk.my_score().0, desk.goods()), (points, json!({"wood": 1})));
        }
    }
}

/// EMA-BON-03: a free hut where an own councillor stands; 1, 2, 3, 4 CP.
#[test]
fn bon_03_craftsmen() {
    let desk = Desk::new(2).stock(json!({"wood": 8, "cloth": 8})).standing("quarry", "market").plays("card-ring", 1);
    let hut = json!({"craftsman": {"hut": "quarry-hut-1", "pay": {"wood": 2}}});
    assert_eq!(desk.refuses(json!({"craftsman": {"hut": "forest-hut-1", "pay": {"cloth": 2}}})), "EMA-BON-03");
    let taken = desk.set("/huts/6", json!(1));
    assert_eq!(taken.refuses(hut.clone()), "EMA-BON-03");
    for (placed, points) in [(0, 1), (1, 2), (2, 3), (3, 4)] {
        let desk = desk.player(0, "craftsmen", json!([placed, 0, 0, 0]));
        assert_eq!(desk.does(hut.clone()).my_score().0, points);
    }
    assert_eq!(desk.does(hut).view().country[2].huts[0].owner, Some(seat(0)));
}

/// EMA-BON-04: a master where an own councillor stands: points, effect, refill; an empty deck leaves the place empty.
#[test]
fn bon_04_masters() {
    let hire = json!({"master": {"master": "goldsmith", "pay": {"wood": 2, "stone": 2}}});
    let desk = Desk::new(2).stock(json!({"wood": 2, "stone": 2})).standing("forest", "castle").plays("card-cloth", 1);
    assert_eq!(desk.standing("forest", "market").refuses(hire.clone()), "EMA-BON-04");
    assert_eq!(desk.refuses(json!({"master": {"master": "toolmaker", "pay": {}}})), "EMA-BON-04");
    let hired = desk.does(hire.clone());
    assert_eq!((hired.my_score().0, hired.goods()), (5, json!({"ring": 1, "cloth": 1})));
    assert_eq!(hired.bounds(), Some(("C-MASTER-B", vec![6])));
    let refilled = hired.chance(&[1]);
    assert_eq!(refilled.view().town[1].masters.map(|master| master.unwrap().id()), ["lady-marie", "carpenter"]);
    let empty = desk.set("/masters_left", json!(0)).does(hire);
    assert_eq!((empty.label(), empty.view().town[1].masters[0]), (None, None));
}

/// EMA-BON-05: before or after moving.
#[test]
fn bon_05_from_the_area_left_or_reached() {
    let desk =
        Desk::new(2).stock(json!({"wood": 4, "cloth": 4})).standing("grain-field", "market").plays("card-town", 1);
    assert!(desk.offers_move(json!({"craftsman": {"hut": "grain-field-hut-3", "pay": {"wood": 2}}})));
    let moved = desk.does(json!({"walk": "country"}));
    assert!(moved.offers_move(json!({"craftsman": {"hut": "quarry-hut-1", "pay": {"wood": 2}}})));
    assert!(!moved.offers_move(json!({"craftsman": {"hut": "grain-field-hut-3", "pay": {"wood": 2}}})));
}

/// EMA-BON-06: the hire card comes on top of the bonus actions, so both kinds can happen twice.
#[test]
fn bon_06_two_hirings_in_a_turn() {
    let desk = Desk::new(2).stock(json!({"wood": 4, "cloth": 4})).standing("quarry", "market").plays("card-hire", 1);
    let both = desk
        .does(json!({"hire-craftsman": {"hut": "quarry-hut-1", "pay": {"wood": 1}}}))
        .does(json!({"craftsman": {"hut": "quarry-hut-3", "pay": {"cloth": 2}}}));
    assert_eq!(both.view().players[0].craftsmen, [0, 0, 2, 0]);
    assert_eq!(both.my_score().0, 1 + 2);
}

/// EMA-BON-07: discounts add up, the payer chooses what is left out, and nothing goes below 0.
#[test]
fn bon_07_discounts() {
    let desk = Desk::new(2)
        .event("good-labour-conditions")
        .display(2, ["landlord", "bailiff"])
        .stock(json!({"stone": 2, "cloth": 1, "grain": 1}))
        .standing("forest", "market")
        .plays("card-hire", 1);
    let offers = desk.offered("hire-master");
    assert!(offers.contains(&json!({"master": "landlord", "pay": {}})));
    assert!(offers.contains(&json!({"master": "bailiff", "pay": {"stone": 1}})));
    assert!(offers.contains(&json!({"master": "bailiff", "pay": {"cloth": 1}})));
    assert_eq!(offers.len(), 3);
}

/// EMA-BON-08: four cards are always enough, and after Duke there is no further title.
#[test]
fn bon_08_duke_is_the_highest() {
    let desk = Desk::new(4).stock(json!({"coin": 9, "ring": 9})).player(0, "title", json!(5)).plays("card-wood", 1);
    assert!(desk.offered("title").is_empty());
    assert_eq!(desk.refuses(json!({"title": {"pay": {"coin": 2, "ring": 2}}})), "EMA-BON-08");
    assert!(DATA.titles.iter().all(|title| title.points.len() == 4));
    let fourth = Desk::new(4).stock(json!({"coin": 1})).set("/titles/0", json!(3)).plays("card-wood", 1);
    assert_eq!(fourth.does(json!({"title": {"pay": {"coin": 1}}})).my_score().0, 2);
}

/// EMA-BON-09: without a craftsman left no hut can be taken, neither way.
#[test]
fn bon_09_no_craftsman_left() {
    let desk = Desk::new(2)
        .player(0, "craftsmen", json!([2, 1, 0, 1]))
        .stock(json!({"wood": 4}))
        .standing("quarry", "market")
        .plays("card-hire", 1);
    assert_eq!(desk.refuses(json!({"craftsman": {"hut": "quarry-hut-1", "pay": {"wood": 2}}})), "EMA-BON-09");
    assert_eq!(desk.refuses(json!({"hire-craftsman": {"hut": "quarry-hut-1", "pay": {"wood": 1}}})), "EMA-BON-09");
}

/// EMA-BON-10: the hire card hires exactly as the bonus action does.
#[test]
fn bon_10_the_hire_card_hires_alike() {
    let desk = Desk::new(2)
        .stock(json!({"grain": 3, "wood": 2, "stone": 2}))
        .standing("forest", "castle")
        .plays("card-hire", 1);
    assert_eq!(desk.refuses(json!({"hire-master": {"master": "baker", "pay": {"wood": 1, "stone": 1}}})), "EMA-BON-04");
    let hired = desk.does(json!({"hire-master": {"master": "goldsmith", "pay": {"wood": 1, "stone": 2}}}));
    assert_eq!((hired.my_score().0, hired.goods()["ring"].clone(), hired.label()), (5, json!(1), Some("C-MASTER-B")));
    let helped = desk.masters(&["scholar", "steward"]);
    assert!(helped.offers_move(json!({"hire-master": {"master": "baker", "pay": {"grain": 2}}})));
}
