//! The set-up, the variants and the components.

use crate::desk::{DATA, Desk, seat};
use quintain_core::registry::{AnyGame, Edition};
use quintain_core::{Game, Viewer};
use quintain_emara::{Area, Emara, Options};
use serde_json::{Value, json};

fn layout(players: u8) -> Options {
    Options { random_layout: true, ..Options::players(players) }
}

fn open_hand(players: u8) -> Options {
    Options { unlimited_choice: true, ..Options::players(players) }
}

/// The questions of the set-up in their order, with their bounds.
#[test]
fn chance_is_asked_step_by_step() {
    let mut desk = Desk::in_the_box(&Options::players(2));
    let mut asked = Vec::new();
    while let Some((label, bounds)) = desk.bounds() {
        asked.push((label, bounds));
        desk.chance_zero();
    }
    let hand = ("C-HAND", vec![9, 8, 7]);
    assert_eq!(
        asked,
        [
            ("C-COUNTRY", vec![4, 3, 2]),
            ("C-TOWN", vec![4, 3, 2]),
            ("C-MASTERS-A", vec![16, 15, 14, 13, 12, 11, 10, 9]),
            ("C-EVENT-SETUP", vec![14]),
            ("C-FIRST", vec![2]),
            hand.clone(),
            hand,
            ("C-EVENT", vec![13]),
        ]
    );
    let solo = Desk::before_hands(Options::players(1));
    assert_eq!(solo.view().events_left.len(), 12, "solo: one event is left out, one was drawn");
}

/// Every councillor stands one area further than the one before, and brings its resource (EMA-R-01).
#[test]
fn councillors_start_one_area_apart() {
    let view = Desk::before_hands(Options::players(4)).view();
    let standing: Vec<_> = view.players.iter().map(|player| player.councillors.clone()).collect();
    assert_eq!(
        standing,
        [
            [Area::Quarry, Area::Market],
            [Area::WeavingMill, Area::ConstructionSite],
            [Area::Forest, Area::Cathedral],
            [Area::GrainField, Area::Castle],
        ]
    );
    let stocks: Vec<Value> = view.players.iter().map(|player| serde_json::to_value(player.stock).unwrap()).collect();
    assert_eq!(stocks, [json!({"stone": 1}), json!({"cloth": 1}), json!({"wood": 1}), json!({"grain": 1})]);
    assert!(view.players.iter().all(|player| (player.citizens, player.buildings) == (0, 25)));
}

/// EMA-VAR-01: all eight areas are shuffled; a start in one ring is mended by the first player; everybody takes
/// a resource of his choice.
#[test]
fn var_01_random_layout() {
    let desk = Desk::in_the_box(&layout(2));
    assert_eq!(desk.bounds(), Some(("C-LAYOUT", vec![8, 7, 6, 5, 4, 3, 2])));
    // Quarry and Market, the areas of the first event card, in different rings: nothing to mend.
    let mut apart = desk.chance(&[0; 7]);
    while apart.label().is_some() {
        apart.chance_zero();
    }
    assert_eq!(apart.offered("start-resource").len(), 4);
    let apart = apart.does(json!({"start-resource": "cloth"})).does(json!({"start-resource": "cloth"}));
    assert_eq!((apart.goods_of(0), apart.goods_of(1)), (json!({"cloth": 1}), json!({"cloth": 1})));
    // Quarry and Market in one ring.
    let mut together = desk.chance(&[2, 5, 0, 0, 0, 0, 0]);
    while together.label().is_some() {
        together.chance_zero();
    }
    assert_eq!(together.offered("start-move").len(), 8);
    assert_eq!(together.refuses(json!({"start-move": {"from": "forest", "to": "castle"}})), "EMA-VAR-01");
    assert_eq!(together.refuses(json!({"start-move": {"from": "market", "to": "forest"}})), "EMA-VAR-01");
    let rings = together.view().rings;
    assert!(rings[0].contains(&Area::Quarry) && rings[0].contains(&Area::Market));
    let mended = together.does(json!({"start-move": {"from": "market", "to": rings[1][2]}}));
    assert_eq!(mended.view().players[0].councillors, [Area::Quarry, rings[1][2]]);
    assert_eq!(mended.view().players[1].councillors, [Area::Market, rings[1][3]], "one further in each ring");
}

/// EMA-VAR-02: all nine cards are in hand, nothing is drawn, hands are public; after round 3 all nine return.
#[test]
fn var_02_unlimited_choice() {
    let desk = Desk::with(open_hand(2));
    assert_eq!(desk.offered("play").len(), 27);
    assert_eq!(desk.seen_by(1).players[0].hand.as_ref().map(Vec::len), Some(9));
    let mut desk = desk.in_round(3, "bountiful-harvest").dull_round();
    assert_eq!(desk.label(), Some("C-EVENT"), "no hands are drawn");
    desk.chance_zero();
    assert_eq!(desk.view().players[0].hand_size, 9);
    let second = Desk::with(open_hand(2));
    let second = second.does(json!({"play": {"card": "card-wood", "slot": 1}})).does(json!({"walk": "country"}));
    assert_eq!(second.does(json!("end-turn")).view().players[0].hand_size, 8);
}

/// EMA-VAR-03: both variants combine, in all modes.
#[test]
fn var_03_variants_combine() {
    for players in 1..=4 {
        let options = Options { random_layout: true, ..open_hand(players) };
        let done = Edition::<Emara>::new().trial().playouts(&serde_json::to_value(options).unwrap(), 3, 1).unwrap();
        assert_eq!(done.games, 3);
    }
}

/// EMA-VAR-04: a ring may hold both sorts of areas; councillors stay in it; the town card reaches all four town areas.
#[test]
fn var_04_mixed_rings() {
    let desk = Desk::new(2)
        .set(
            "/rings",
            json!([
                ["forest", "castle", "market", "quarry"],
                ["cathedral", "grain-field", "weaving-mill", "construction-site"]
            ]),
        )
        .player(0, "at", json!([0, 0]))
        .stock(json!({"wood": 1, "book": 1}));
    let errand = desk.plays("card-town", 1);
    assert_eq!(errand.offered("errand").len(), 4);
    let castle = errand.does(json!({"walk": "country"}));
    assert!(castle.offers_move(json!("give-book")), "the first ring leads into the castle");
    let field = errand.does(json!({"walk": "town"}));
    assert_eq!(field.goods()["grain"], 1, "the second ring leads into the field");
    assert_eq!(field.view().players[0].councillors, [Area::Forest, Area::GrainField]);
}

/// Only hands are hidden, and only while another hand is possible.
#[test]
fn hands_are_hidden_until_they_are_certain() {
    let desk = Desk::new(3);
    assert!(desk.seen_by(1).players[0].hand.is_none());
    assert_eq!(desk.seen_by(0).players[0].hand.as_ref().map(Vec::len), Some(3));
    assert!(desk.game.view(Viewer::SPECTATOR).players.iter().all(|player| player.hand.is_none()));
    assert_eq!(desk.seen_by(1).players[0].unplayed.len(), 9);
    let last = desk.player(0, "undealt", json!(0));
    assert!(last.seen_by(1).players[0].hand.is_some());
}

/// The options: one number for the whole table (EMA-R-24), modes that fit the number of players.
#[test]
fn options_are_checked() {
    for (options, option) in [
        (json!({"players": 0}), "players"),
        (json!({"players": 5}), "players"),
        (json!({"players": 2, "buildings": 61}), "buildings"),
        (json!({"players": 1, "mode": "standard"}), "mode"),
        (json!({"players": 3, "mode": "campaign"}), "mode"),
        (json!({"players": 1, "mode": "single", "buildings": 99}), "buildings"),
    ] {
        let parsed: Options = serde_json::from_value(options).unwrap();
        assert_eq!(Emara::new(*DATA, &parsed).unwrap_err().option, option);
    }
    assert!(serde_json::from_value::<Options>(json!({"players": 2, "dice": 1})).is_err());
    let fixed = Desk::before_hands(Options { buildings: Some(35), ..Options::players(2) });
    assert_eq!((fixed.score(0), fixed.score(1)), ((0, 35), (0, 35)));
}

/// Turn order of the seats follows the statue.
#[test]
fn the_first_player_is_drawn() {
    let mut desk = Desk::in_the_box(&Options::players(3));
    while desk.label() != Some("C-FIRST") {
        desk.chance_zero();
    }
    let desk = desk.chance(&[2]).settled();
    assert_eq!(desk.view().first, Some(seat(2)));
    assert!(desk.asked().contains(seat(2)));
}

/// Before they are drawn, rings, statue and councillors are no facts: nothing is shown of them (EMA-R-01).
#[test]
fn what_is_not_drawn_is_not_shown() {
    for options in [Options::players(3), layout(3), Options::players(1)] {
        let mut desk = Desk::in_the_box(&options);
        let solo = options.players == 1;
        while let Some(label) = desk.label() {
            let view = desk.view();
            let laid = view.rings.clone().map(|ring| ring.len());
            let placed: Vec<usize> = view.players.iter().map(|player| player.councillors.len()).collect();
            let reach: Vec<usize> =
                view.players.iter().flat_map(|player| player.reach.clone().map(|r| r.len())).collect();
            match label {
                "C-COUNTRY" | "C-LAYOUT" => assert_eq!(laid, [0, 0]),
                "C-TOWN" => assert_eq!(laid, [4, 0]),
                _ => assert_eq!(laid, [4, 4]),
            }
            let before =
                matches!(label, "C-COUNTRY" | "C-TOWN" | "C-LAYOUT" | "C-MASTERS-A" | "C-EVENT-SETUP" | "C-FIRST");
            if before {
                assert_eq!(view.first.is_some(), solo, "{label}");
                assert!(placed.iter().chain(&reach).all(|n| *n == 0), "{label}: {placed:?} {reach:?}");
            } else {
                assert!(view.first.is_some() && placed.iter().all(|n| *n == 2) && reach.iter().all(|n| *n == 3));
            }
            desk.chance_zero();
        }
    }
}
