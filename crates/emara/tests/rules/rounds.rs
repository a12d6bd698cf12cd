//! Rounds, turns and events.

use crate::desk::{Desk, card, seat};
use quintain_core::{Game, Viewer};
use quintain_emara::{Event, Options};
use serde_json::json;

/// EMA-ROUND-01: each round has its own event; the card of the set-up never takes effect.
#[test]
fn round_01_a_new_event_each_round() {
    let mut desk = Desk::before_hands(Options::players(2));
    assert_eq!(desk.view().start_card.unwrap().id(), "clear-the-old-forest");
    assert_eq!(desk.goods_of(0), json!({"stone": 1}), "no wood from the card of the set-up");
    desk.chance_zero();
    desk.chance_zero();
    let desk = desk.chance(&[0]);
    assert_eq!(desk.view().event.unwrap().id(), "bountiful-harvest");
    assert!(!desk.view().events_left.iter().any(|event| event.id() == "bountiful-harvest"));
    let next = desk.dull_round().settled();
    assert_eq!(next.view().round, 2);
    assert_eq!(next.view().past_events[0].id(), "bountiful-harvest");
}

/// EMA-ROUND-02: clockwise from the statue, three times around.
#[test]
fn round_02_three_laps_from_the_statue() {
    let mut desk = Desk::new(3).set("/first", json!(1)).set("/active", json!(1));
    let mut order = Vec::new();
    while desk.label().is_none() {
        order.push(desk.active());
        desk = desk.dull_turn();
    }
    assert_eq!(order, [1, 2, 0, 1, 2, 0, 1, 2, 0]);
}

/// EMA-ROUND-03: event, statue, slots, cards, in this order; hands are drawn from the holder of the statue on.
#[test]
fn round_03_the_end_of_a_round() {
    let desk = Desk::new(2).event("alms-for-the-poor").player(1, "stock", json!({"coin": 1}));
    let asked = desk.dull_round();
    assert!(asked.asked().contains(seat(1)), "the first seat cannot pay and is not asked");
    assert_eq!(asked.view().first, Some(seat(0)), "the statue moves after the event");
    let done = asked.does(json!("decline"));
    assert_eq!(done.view().first, Some(seat(1)));
    assert_eq!((done.label(), done.active()), (Some("C-HAND"), 1));
    assert!(done.view().players.iter().all(|player| player.slots == [None; 3]));
    let third = Desk::new(2).in_round(3, "bountiful-harvest").dull_round();
    assert_eq!(third.bounds(), Some(("C-HAND", vec![9, 8, 7])), "after round 3 all nine are together again");
}

/// EMA-ROUND-04: a card played in this half is not dealt again before the next.
#[test]
fn round_04_each_card_once_in_each_half() {
    let mut desk = Desk::new(1).settled();
    let mut dealt = Vec::new();
    for round in 1..=6 {
        assert_eq!(desk.view().round, round);
        dealt.extend(desk.view().players[0].hand.clone().unwrap());
        for _ in 0..3 {
            let card = desk.view().players[0].hand.clone().unwrap()[0];
            let slot = 1 + desk.view().players[0].slots.iter().position(Option::is_none).unwrap();
            desk = desk.does(json!({"play": {"card": card, "slot": slot}}));
            while !desk.offers_move(json!("end-turn")) {
                let mv = desk.offers()[0];
                desk = desk.does(serde_json::to_value(mv).unwrap()).settled();
            }
            desk = desk.does(json!("end-turn"));
            while !desk.offered("decline").is_empty() {
                desk = desk.does(json!("decline"));
            }
        }
        desk = desk.settled();
    }
    assert!(desk.view().over);
    for half in dealt.chunks(9) {
        let mut cards: Vec<_> = half.iter().map(|card| card.id()).collect();
        cards.sort_unstable();
        cards.dedup();
        assert_eq!(cards.len(), 9);
    }
}

/// EMA-TURN-01: exactly one card of the hand, into an empty slot; there is no pass.
#[test]
fn turn_01_a_card_into_a_free_slot() {
    let desk = Desk::new(2);
    assert_eq!(desk.offers().len(), 9);
    assert_eq!(desk.refuses(json!({"play": {"card": "card-town", "slot": 1}})), "EMA-TURN-01");
    assert_eq!(desk.refuses(json!({"play": {"card": "card-wood", "slot": 4}})), "EMA-TURN-01");
    let taken = desk.player(0, "slots", json!([card("card-ring"), 255, 255]));
    assert_eq!(taken.refuses(json!({"play": {"card": "card-wood", "slot": 1}})), "EMA-TURN-01");
    let played = desk.does(json!({"play": {"card": "card-wood", "slot": 2}}));
    assert_eq!(played.refuses(json!({"play": {"card": "card-stone", "slot": 1}})), "EMA-TURN-01");
}

/// EMA-TURN-02: card action and movement once each, three different bonus actions, in any order.
#[test]
fn turn_02_each_action_once_in_any_order() {
    let desk = Desk::new(2)
        .stock(json!({"wood": 3, "stone": 3, "cloth": 3, "grain": 3, "coin": 2, "ring": 1}))
        .standing("quarry", "cathedral")
        .plays("card-step", 2);
    let title = json!({"title": {"pay": {"coin": 1}}});
    let hut = json!({"craftsman": {"hut": "quarry-hut-1", "pay": {"wood": 2}}});
    let first =
        desk.does(title.clone()).does(hut.clone()).does(json!({"step": "country"})).does(json!({"walk": "country"}));
    let second = desk.does(json!({"step": "country"})).does(json!({"walk": "country"}));
    assert_eq!(first.refuses(title), "EMA-TURN-02");
    assert_eq!(first.refuses(json!({"craftsman": {"hut": "quarry-hut-3", "pay": {"cloth": 2}}})), "EMA-TURN-02");
    assert_eq!(first.refuses(json!({"walk": "country"})), "EMA-TURN-02");
    assert_eq!(first.refuses(json!({"step": "country"})), "EMA-TURN-02");
    assert!(second.offered("title").len() == 1 && first.offers_move(json!("end-turn")));
}

/// EMA-TURN-03: the movement is compulsory and always the full number of steps.
#[test]
fn turn_03_the_full_movement() {
    let desk = Desk::new(2).standing("forest", "cathedral").plays("card-wood", 3);
    assert_eq!(desk.refuses(json!("end-turn")), "EMA-TURN-03");
    assert_eq!(desk.offered("walk").len(), 2);
    assert_eq!(desk.does(json!({"walk": "country"})).view().players[0].councillors[0].id(), "weaving-mill");
}

/// EMA-TURN-04: gain cards and the step card must be carried out; trade, hire and town cards may be skipped.
#[test]
fn turn_04_which_cards_must_be_used() {
    for (id, must) in [("card-step", true), ("card-trade", false), ("card-hire", false), ("card-town", false)] {
        let desk = Desk::new(2).stock(json!({"wood": 1})).plays(id, 1).does(json!({"walk": "country"}));
        assert_eq!(desk.offers_move(json!("end-turn")), !must, "{id}");
    }
    let gain = Desk::new(2).plays("card-wood", 1);
    assert_eq!(gain.refuses(json!({"errand": "market"})), "EMA-TURN-04");
}

/// EMA-TURN-05: gain cards pay the moment they are played.
#[test]
fn turn_05_gain_cards_pay_at_once() {
    for (id, good) in [
        ("card-wood", "wood"),
        ("card-stone", "stone"),
        ("card-cloth", "cloth"),
        ("card-grain", "grain"),
        ("card-ring", "ring"),
    ] {
        assert_eq!(Desk::new(2).plays(id, 1).goods(), json!({good: 1}));
    }
}

/// EMA-TURN-06: only `EndTurn` ends a turn, when everything compulsory is done and no visit is open.
#[test]
fn turn_06_the_turn_ends_explicitly() {
    let desk = Desk::new(2).stock(json!({"wood": 1})).standing("forest", "castle").plays("card-step", 1);
    let visiting = desk.does(json!({"walk": "town"}));
    assert_eq!(visiting.refuses(json!("end-turn")), "EMA-TURN-07");
    let left = visiting.does(json!("leave"));
    assert_eq!(left.refuses(json!("end-turn")), "EMA-TURN-06");
    let done = left.does(json!({"step": "country"}));
    assert_eq!(done.offers(), [serde_json::from_value(json!("end-turn")).unwrap()], "asked even if it is all there is");
    assert_eq!(done.does(json!("end-turn")).active(), 1);
}

/// EMA-TURN-07: during a visit nothing else can be started; per-turn masters can be used between any two steps.
#[test]
fn turn_07_a_visit_comes_first() {
    let desk = Desk::new(2).stock(json!({"cloth": 2, "coin": 1, "wood": 1})).masters(&["dressmaker"]).errand("castle");
    assert_eq!(desk.refuses(json!({"walk": "country"})), "EMA-TURN-07");
    assert_eq!(desk.refuses(json!({"title": {"pay": {"coin": 1}}})), "EMA-TURN-07");
    let used = desk.does(json!({"use-master": {"master": "dressmaker", "option": 0, "pay": {"cloth": 1}}}));
    assert_eq!(used.my_score().0, 2);
    assert!(!used.offered("give").is_empty(), "the visit goes on");
}

/// EMA-TURN-08: nothing before the card, nothing in other players' turns, no per-turn masters at the end of the round.
#[test]
fn turn_08_first_the_card() {
    let desk = Desk::new(2).stock(json!({"cloth": 2, "coin": 1})).masters(&["dressmaker"]);
    let using = json!({"use-master": {"master": "dressmaker", "option": 0, "pay": {"cloth": 1}}});
    assert_eq!(desk.refuses(using.clone()), "EMA-TURN-08");
    assert_eq!(desk.refuses(json!({"title": {"pay": {"coin": 1}}})), "EMA-TURN-08");
    let mut other = desk.game;
    let refused =
        other.play(seat(1), serde_json::from_value(using.clone()).unwrap(), &mut quintain_core::Events::off());
    assert!(matches!(refused, Err(quintain_core::Illegal::NotAsked { .. })));
    let end = desk.event("alms-for-the-poor").dull_round();
    assert!(!end.offered("take-offer").is_empty());
    assert_eq!(end.refuses(using), "EMA-TURN-08");
}

/// EMA-TURN-09: what is skipped is lost; slots stay occupied until the end of the round.
#[test]
fn turn_09_nothing_is_carried_over() {
    let mut desk = Desk::new(1).stock(json!({"coin": 5})).dull_turn();
    let slots = desk.view().players[0].slots;
    assert_eq!(slots.iter().flatten().count(), 1);
    desk = desk.plays("card-wood", 2);
    assert_eq!(desk.offered("title").len(), 1, "a new turn has its own bonus actions");
    assert!(desk.offered("errand").is_empty(), "the town card of the last turn is gone");
    let titled = desk.does(json!({"title": {"pay": {"coin": 1}}}));
    assert!(titled.offered("title").is_empty());
}

/// EMA-EVT-01: at the start of the round every player takes the resource.
#[test]
fn evt_01_start_events_pay_everybody() {
    let mut desk = Desk::before_hands(Options::players(3));
    for _ in 0..3 {
        desk.chance_zero();
    }
    let desk = desk.chance(&[2]);
    assert_eq!(desk.view().event.unwrap().id(), "fine-wool-fine-cloth");
    for n in 0..3 {
        assert!(desk.goods_of(n)["cloth"].as_u64() >= Some(1), "seat {n}");
    }
}

/// EMA-EVT-02: at the end of the round each player in turn order may take one option once; coins may be grain.
#[test]
fn evt_02_end_events_are_offered_once() {
    let desk = Desk::new(2)
        .event("the-great-famine")
        .player(0, "stock", json!({"coin": 2}))
        .player(1, "stock", json!({"ring": 1}))
        .dull_round();
    assert_eq!(desk.active(), 0);
    assert_eq!(desk.refuses(json!({"take-offer": {"option": 2, "pay": {"coin": 1}}})), "EMA-GEN-05");
    let fed = desk.does(json!({"take-offer": {"option": 1, "pay": {"coin": 2}}}));
    assert_eq!((fed.score(0).0, fed.active()), (5, 1));
    let all = fed.does(json!({"take-offer": {"option": 2, "pay": {"ring": 1}}}));
    assert_eq!((all.score(1).0, all.label()), (5, Some("C-HAND")));
}

/// EMA-EVT-03: what holds this round holds to the end of the round, its end included.
#[test]
fn evt_03_until_the_round_is_over() {
    let desk = Desk::new(2).event("a-long-summer").stock(json!({"book": 2}));
    let built = desk.errand("castle").does(json!("give-book"));
    assert_eq!(built.my_score().1, 25 + 7);
    let next = desk.dull_round().settled().event("bountiful-harvest");
    assert_eq!(next.active(), 1);
    let dull = next.player(1, "stock", json!({"book": 1})).errand("castle").does(json!("give-book"));
    assert_eq!(dull.score(1).1, 25 + 5);
}

/// EMA-EVT-04: an event of the round concerns every player and every use; cheaper masters do not mean cheaper huts.
#[test]
fn evt_04_for_everybody_and_every_use() {
    let labour = Desk::new(2)
        .event("good-labour-conditions")
        .stock(json!({"wood": 2, "stone": 1}))
        .standing("grain-field", "castle")
        .plays("card-hire", 1);
    assert!(labour.offers_move(json!({"master": {"master": "goldsmith", "pay": {"wood": 2, "stone": 1}}})));
    assert!(labour.offers_move(json!({"hire-master": {"master": "goldsmith", "pay": {"wood": 2}}})), "both discounts");
    assert!(!labour.offers_move(json!({"craftsman": {"hut": "grain-field-hut-3", "pay": {"wood": 1}}})));
    assert!(labour.offers_move(json!({"hire-craftsman": {"hut": "grain-field-hut-3", "pay": {"wood": 1}}})));
    let court = Desk::new(2).event("respected-at-court").stock(json!({"coin": 1})).plays("card-wood", 1);
    assert_eq!(court.does(json!({"title": {"pay": {"coin": 1}}})).my_score().0, 5 + 2);
    let gift = Desk::new(2).event("a-gift-from-the-people").stock(json!({"wood": 1})).errand("castle");
    assert_eq!(gift.does(json!({"give": {"kind": "wood", "pay": {"wood": 1}}})).my_score().0, 3);
    let pious = Desk::new(2).event("a-pious-donation").stock(json!({"stone": 1})).errand("cathedral");
    assert_eq!(pious.does(json!({"donate": {"kind": "stone", "pay": {"stone": 1}}})).my_score().0, 3);
    let market = Desk::new(2).event("merchants-from-afar").stock(json!({"wood": 3})).errand("market");
    let sold = market.does(json!({"sell": "wood"})).does(json!({"sell": "wood"}));
    assert_eq!(sold.goods(), json!({"wood": 1, "coin": 2}));
}

/// A hand is told to its owner, its size to the others.
#[test]
fn hands_are_told_to_their_owners() {
    let desk = Desk::before_hands(Options::players(2));
    let mut game = desk.game;
    let mut events = quintain_core::Events::on();
    let revealed = game.resolve(&[0, 0, 0], &mut events).unwrap();
    assert!(revealed.concerns(Viewer::Seat(seat(0))) && !revealed.concerns(Viewer::Seat(seat(1))));
    let seen: Vec<_> = events.seen_by(Viewer::Seat(seat(1))).collect();
    assert_eq!(seen, [&Event::DealtHidden { seat: seat(0), count: 3 }]);
}
