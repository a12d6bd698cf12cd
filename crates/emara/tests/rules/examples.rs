//! Worked examples of the rules, by number.

use crate::desk::{DATA, Desk, token};
use crate::solo::to_the_end_of;
use quintain_emara::campaign::Campaign;
use quintain_emara::{Area, Options};
use serde_json::{Value, json};

#[test]
fn ex_01_donation() {
    let desk = Desk::new(3).stock(json!({"cloth": 1})).errand("cathedral");
    let done = desk.does(json!({"donate": {"kind": "cloth", "pay": {"cloth": 1}}}));
    assert_eq!((done.goods(), done.marker_value(2), done.label()), (json!({"book": 1}), 2, Some("C-HONOUR")));
}

#[test]
fn ex_02_craftsman() {
    let desk = Desk::new(3).stock(json!({"wood": 1, "cloth": 1})).set("/huts/6", json!(2)).standing("quarry", "market");
    let hut = json!({"craftsman": {"hut": "quarry-hut-2", "pay": {"wood": 1, "cloth": 1}}});
    let done = desk.plays("card-ring", 1).does(hut);
    assert_eq!((done.my_score().0, done.goods()), (1, json!({"ring": 1})));
}

#[test]
fn ex_03_final() {
    let mut desk = Desk::new(3);
    for (n, (citizens, buildings)) in [(66, 68), (69, 60), (71, 65)].into_iter().enumerate() {
        desk = desk.player(n, "citizens", json!(citizens)).player(n, "buildings", json!(buildings));
    }
    let outcome = desk.at_the_end().outcome();
    assert_eq!(
        outcome.seats.iter().map(|seat| (seat.score, seat.rank)).collect::<Vec<_>>(),
        [(66, 1), (60, 3), (65, 2)]
    );
}

#[test]
fn ex_04_start() {
    let mut desk = Desk::in_the_box(&Options::players(3));
    while desk.label() != Some("C-EVENT-SETUP") {
        desk.chance_zero();
    }
    let desk = desk.chance(&[1]);
    assert!((0..3).all(|n| desk.score(n) == (0, 30)));
}

#[test]
fn ex_05_campaign() {
    let mut won = Campaign::new(*DATA, false, false);
    let mut lost = won.clone();
    assert_eq!(won.next_start, 40);
    won.finished(*DATA, 66, 58);
    lost.finished(*DATA, 50, 58);
    assert_eq!((won.next_start, lost.next_start), (35, 42));
}

#[test]
fn ex_06_books() {
    let desk = Desk::new(2).stock(json!({"book": 5}));
    assert_eq!(desk.errand("market").does(json!({"sell-books": 5})).my_score().0, 21);
    let two = desk.standing("forest", "castle").plays("card-town", 1).does(json!({"walk": "town"}));
    let both = two.does(json!({"sell-books": 2})).does(json!({"errand": "market"})).does(json!({"sell-books": 3}));
    assert_eq!(both.my_score().0, 16);
}

#[test]
fn ex_07_marker_to_the_end() {
    for (players, prices) in [(3, [1, 2, 3, 4, 4]), (4, [1, 2, 2, 3, 4])] {
        let mut desk = Desk::new(players);
        for price in prices {
            let visit =
                desk.stock(json!({"wood": 5})).player(0, "slots", json!([255, 255, 255])).set("/phase", json!("play"));
            let visit = visit.set("/turn/done", json!(0)).errand("castle");
            desk = visit.does(json!({"give": {"kind": "wood", "pay": {"wood": price}}}));
        }
    }
}

#[test]
fn ex_08_two_player_start() {
    let desk = Desk::new(2);
    let values = [0, 2, 5, 7, 8, 9].map(|marker| desk.marker_value(marker));
    assert_eq!(values, [2, 1, 2, 1, 3, 4]);
}

#[test]
fn ex_09_stone_with_toolmaker_in_a_long_summer() {
    let desk = Desk::new(3).event("a-long-summer").masters(&["toolmaker"]).stock(json!({"stone": 1, "wood": 3}));
    let stone = desk.tracks(0, 0).errand("construction-site").does(json!({"deliver-stone": {"pay": {"stone": 1}}}));
    assert_eq!((stone.my_score(), stone.marker_value(8)), ((4, 9), 3));
    let wood = stone.does(json!({"deliver-wood": {"wood": 3, "pay": {"wood": 3}}}));
    assert_eq!(wood.my_score(), (4, 9 + 14));
}

#[test]
fn ex_10_landlord_toolmaker_early_winter() {
    let desk = Desk::new(2).event("an-early-winter").masters(&["landlord", "toolmaker"]).stock(json!({"cloth": 1}));
    let turn = desk.tracks(7, 20).plays("card-wood", 1);
    let used = turn.does(json!({"use-master": {"master": "landlord", "option": 0, "pay": {"cloth": 1}}}));
    assert_eq!(used.my_score(), (6, 24));
}

#[test]
fn ex_11_bread() {
    let mut values = Vec::new();
    for (uses, breads) in [(0, 3), (1, 1), (2, 1), (3, 1)] {
        let desk = Desk::new(3).marker(9, uses).stock(json!({"bread": breads})).errand("construction-site");
        let done = desk.does(json!({"deliver-bread": breads}));
        values.push((done.my_score().0, done.marker_value(9), done.view().markers[9].gone));
    }
    assert_eq!(values, [(15, 4, false), (4, 3, false), (3, 2, true), (2, 2, true)]);
}

#[test]
fn ex_12_harvest() {
    let desk =
        Desk::new(2).player(0, "craftsmen", json!([0, 2, 0, 0])).standing("forest", "market").plays("card-town", 1);
    let poor = desk.does(json!({"walk": "country"}));
    assert_eq!(poor.does(json!({"harvest": {"breads": 0, "pay": {}}})).goods(), json!({"grain": 3}));
    let one = poor.does(json!({"harvest": {"breads": 1, "pay": {"grain": 1}}}));
    assert_eq!(one.goods(), json!({"grain": 1, "bread": 1}));
    assert_eq!(poor.refuses(json!({"harvest": {"breads": 2, "pay": {"grain": 2}}})), "EMA-GEN-05");
    let coin = desk.stock(json!({"coin": 1})).does(json!({"walk": "country"}));
    let two = coin.does(json!({"harvest": {"breads": 2, "pay": {"grain": 1, "coin": 1}}}));
    assert_eq!(two.goods(), json!({"bread": 2}));
}

fn master_payments(desk: &Desk, word: &str, master: &str) -> Vec<Value> {
    desk.offered(word).into_iter().filter(|mv| mv["master"] == master).map(|mv| mv["pay"].clone()).collect()
}

#[test]
fn ex_13_discounts() {
    let desk = Desk::new(2)
        .event("good-labour-conditions")
        .display(1, ["toolmaker", ""])
        .stock(json!({"wood": 1, "stone": 1, "cloth": 1}))
        .standing("forest", "castle")
        .plays("card-hire", 1);
    let pays = master_payments(&desk, "hire-master", "toolmaker");
    assert_eq!(pays, [json!({"wood": 1}), json!({"stone": 1}), json!({"cloth": 1})]);
    let antoni = Desk::new(2)
        .display(1, ["sir-antoni", ""])
        .masters(&["scholar"])
        .stock(json!({"stone": 4}))
        .standing("forest", "castle")
        .plays("card-hire", 1);
    assert_eq!(master_payments(&antoni, "hire-master", "sir-antoni"), [json!({"stone": 4})]);
}

#[test]
fn ex_14_two_visits_in_one_turn() {
    let ring = json!(["cathedral", "market", "castle", "construction-site"]);
    let desk = Desk::new(3).set("/rings/1", ring).standing("forest", "construction-site");
    let step = desk.plays("card-step", 3);
    let one = step.does(json!({"step": "town"}));
    assert_eq!(one.view().players[0].councillors[1], Area::Cathedral);
    assert_eq!(one.does(json!({"walk": "town"})).view().players[0].councillors[1], Area::ConstructionSite);
    let other = step.does(json!({"walk": "town"}));
    assert_eq!(other.view().players[0].councillors[1], Area::Castle);
    assert_eq!(other.does(json!({"step": "town"})).view().players[0].councillors[1], Area::ConstructionSite);
    let errand = desk.stock(json!({"wood": 3})).plays("card-town", 1).does(json!({"walk": "town"}));
    let first = errand.does(json!({"donate": {"kind": "wood", "pay": {"wood": 1}}})).chance(&[2, 0, 0]);
    let kept = first.does(json!({"keep": "honour-cathedral-ring"}));
    let second = kept.does(json!({"errand": "cathedral"}));
    assert!(second.offers_move(json!({"donate": {"kind": "wood", "pay": {"wood": 2}}})));
    assert!(second.offers_move(json!({"redeem": "honour-cathedral-ring"})));
}

#[test]
fn ex_15_two_hirings() {
    let desk = Desk::new(2)
        .stock(json!({"wood": 1, "stone": 2, "cloth": 1, "grain": 1}))
        .standing("forest", "market")
        .plays("card-hire", 1)
        .does(json!({"hire-master": {"master": "baker", "pay": {"wood": 1, "stone": 1}}}))
        .chance(&[1]);
    assert_eq!(desk.view().town[2].masters[0].unwrap().id(), "lady-marie");
    let both = desk.does(json!({"master": {"master": "lady-marie", "pay": {"stone": 1, "cloth": 1, "grain": 1}}}));
    assert_eq!(both.my_score().0, 3 + 8);
    let done = both.settled().view().turn.unwrap().done;
    assert_eq!(serde_json::to_value(done).unwrap(), json!(["card", "master"]), "title and craftsman are still free");
}

#[test]
fn ex_16_chamberlain() {
    let desk = Desk::new(2).masters(&["chamberlain"]).player(0, "title", json!(1)).stock(json!({"coin": 1}));
    let count = desk.plays("card-town", 1).does(json!({"title": {"pay": {"coin": 1}}}));
    assert_eq!((count.my_score().0, count.view().players[0].title.unwrap().id()), (6, "count"));
}

#[test]
fn ex_17_great_famine() {
    let desk = Desk::new(1).event("the-great-famine").stock(json!({"grain": 1, "coin": 1})).dull_round();
    let desk = desk.stock(json!({"grain": 1, "coin": 1}));
    assert_eq!(
        desk.offered("take-offer"),
        [
            json!({"option": 0, "pay": {"grain": 1}}),
            json!({"option": 0, "pay": {"coin": 1}}),
            json!({"option": 1, "pay": {"grain": 1, "coin": 1}}),
        ]
    );
    let scores = desk.offered("take-offer").into_iter().map(|mv| desk.does(json!({"take-offer": mv})).score(0).0);
    assert_eq!(scores.collect::<Vec<_>>(), [3, 3, 5]);
}

#[test]
fn ex_18_honour_stack() {
    let bits = |ids: std::ops::Range<usize>| json!(ids.map(|n| 1u32 << n).sum::<u32>());
    let desk = Desk::new(3)
        .set("/honour_stack", bits(0..2))
        .set("/honour_pile", bits(2..8))
        .stock(json!({"wood": 1}))
        .errand("cathedral")
        .does(json!({"donate": {"kind": "wood", "pay": {"wood": 1}}}));
    assert_eq!(desk.bounds(), Some(("C-HONOUR", vec![2, 1, 6])));
    let kept = desk.chance(&[0, 0, 5]).does(json!({"keep": "honour-cathedral-citizens"}));
    assert_eq!((kept.view().honour_stack.len(), kept.view().honour_pile.len()), (5, 2));
}

#[test]
fn ex_19_start_placement() {
    let mut desk = Desk::in_the_box(&Options::players(4)).chance(&[2, 0, 1]);
    while desk.label() != Some("C-EVENT-SETUP") {
        desk.chance_zero();
    }
    assert_eq!(desk.view().rings[0], [Area::Quarry, Area::Forest, Area::WeavingMill, Area::GrainField]);
    let desk = desk.chance(&[1]).chance(&[0]);
    let stocks: Vec<Value> = (0..4).map(|n| desk.goods_of(n)).collect();
    assert_eq!(stocks, [json!({"wood": 1}), json!({"cloth": 1}), json!({"grain": 1}), json!({"stone": 1})]);
}

#[test]
fn ex_20_final_split() {
    let desk = Desk::new(2).stock(json!({"ring": 2, "coin": 1, "book": 1, "wood": 2, "stone": 1}));
    let ends = |citizens, buildings| {
        let ends = desk.tracks(citizens, buildings).at_the_end().view().players[0].ends;
        (ends.left_over, ends.citizens, ends.buildings, ends.result)
    };
    assert_eq!(ends(52, 61), (7, 59, 61, 59));
    assert_eq!(ends(58, 60), (7, 62, 63, 62));
}

#[test]
fn ex_21_tie() {
    let mut desk = Desk::new(2);
    for (n, points) in [(0, 9), (1, 8)] {
        desk = desk.player(n, "citizens", json!(60)).player(n, "buildings", json!(66));
        desk = desk.player(n, "title", json!(3)).player(n, "title_points", json!(points));
    }
    let outcome = desk.at_the_end().outcome();
    assert_eq!(outcome.seats.iter().map(|seat| seat.rank).collect::<Vec<_>>(), [1, 2]);
    let equal = desk.player(0, "title", json!(0)).player(1, "title", json!(0));
    let equal = equal.player(0, "title_points", json!(0)).player(1, "title_points", json!(0)).at_the_end();
    assert_eq!(equal.outcome().ending, "shared");
}

#[test]
fn ex_22_victoria_undisturbed() {
    let (desk, _) = to_the_end_of(Desk::new(1), 6);
    assert_eq!(desk.view().victoria.unwrap().points, 67);
    assert_eq!(Desk::new(1).view().victoria.unwrap().ends, 67, "her road is known from the start");
}

#[test]
fn ex_23_victoria_disturbed() {
    let desk = Desk::new(1).marker(8, 2).marker(9, 1).set("/titles/0", json!(1)).set("/titles/1", json!(1));
    let (desk, takes) = to_the_end_of(desk.player(0, "title", json!(2)), 6);
    assert_eq!(takes, [(2, 3, 5, 4), (3, 2, 4, 5), (4, 1, 3, 9), (5, 1, 2, 12), (6, 1, 2, 0)]);
    assert_eq!(desk.view().victoria.unwrap().points, 54);
}

#[test]
fn ex_24_merchants_from_afar() {
    let desk =
        Desk::new(2).event("merchants-from-afar").stock(json!({"wood": 1, "grain": 2, "book": 1})).errand("market");
    let sold = desk.does(json!({"sell": "wood"})).does(json!({"sell": "grain"}));
    assert_eq!(sold.goods()["coin"], 2);
    assert_eq!(sold.refuses(json!({"sell": "grain"})), "EMA-MOVE-04");
}

#[test]
fn ex_25_token_timing() {
    let desk = Desk::new(3)
        .tokens(&["honour-cathedral-ring"])
        .set("/honour_stack", json!(0xfff & !(1 << token("honour-cathedral-ring"))))
        .stock(json!({"wood": 2}))
        .masters(&["merchant"])
        .standing("forest", "construction-site")
        .plays("card-cloth", 1)
        .does(json!({"walk": "town"}))
        .does(json!({"redeem": "honour-cathedral-ring"}));
    assert_eq!(desk.goods()["ring"], 1);
    let donated = desk.does(json!({"donate": {"kind": "wood", "pay": {"wood": 1}}})).chance(&[0, 0, 0]);
    let kept = donated.does(json!({"keep": "honour-cathedral-citizens"}));
    assert_eq!(kept.refuses(json!({"redeem": "honour-cathedral-citizens"})), "EMA-HON-02");
}

#[test]
fn ex_26_coins_as_grain_with_chamberlain() {
    let desk = Desk::new(2)
        .player(0, "craftsmen", json!([1, 0, 0, 0]))
        .stock(json!({"coin": 1, "ring": 1}))
        .standing("weaving-mill", "market")
        .plays("card-town", 1);
    let bakes = |desk: &Desk| {
        let walked = desk.does(json!({"walk": "country"}));
        walked
            .offered("harvest")
            .into_iter()
            .filter(|mv| mv["breads"] == 1)
            .map(|mv| mv["pay"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(bakes(&desk), [json!({"coin": 1})]);
    let chamberlain = desk.masters(&["chamberlain"]);
    assert_eq!(bakes(&chamberlain), [json!({"coin": 1}), json!({"ring": 1})]);
    let baked =
        chamberlain.does(json!({"walk": "country"})).does(json!({"harvest": {"breads": 1, "pay": {"ring": 1}}}));
    assert_eq!(baked.goods(), json!({"wood": 1, "coin": 1, "bread": 1}));
}

#[test]
fn ex_27_merchant() {
    let desk = Desk::new(2).masters(&["merchant"]);
    let takes = |stock: Value| {
        let desk = desk.plays("card-town", 1).stock(stock);
        desk.offered("use-master").into_iter().map(|mv| mv["take"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(takes(json!({"wood": 1})), ["stone", "cloth", "grain"]);
    assert_eq!(takes(json!({"coin": 1})), ["wood", "stone", "cloth", "grain"]);
}

#[test]
fn ex_28_toolmaker_and_tokens() {
    let desk = Desk::new(2)
        .masters(&["toolmaker", "bailiff", "landlord"])
        .tokens(&["honour-market-buildings"])
        .stock(json!({"ring": 1, "cloth": 1}))
        .tracks(4, 0)
        .errand("market");
    let token = desk.does(json!({"redeem": "honour-market-buildings"}));
    assert_eq!(token.my_score(), (4, 7));
    let bailiff = token.does(json!({"use-master": {"master": "bailiff", "option": 0, "pay": {"ring": 1}}}));
    assert_eq!(bailiff.my_score(), (4, 14));
    let landlord = bailiff.does(json!({"use-master": {"master": "landlord", "option": 0, "pay": {"cloth": 1}}}));
    assert_eq!(landlord.my_score(), (3, 19));
}

#[test]
fn ex_29_gift_with_everything() {
    let desk = Desk::new(3)
        .event("a-gift-from-the-people")
        .masters(&["mayoress"])
        .marker(4, 1)
        .stock(json!({"wood": 1, "coin": 1}))
        .errand("castle")
        .does(json!({"give": {"kind": "wood", "pay": {"wood": 1, "coin": 1}}}));
    assert_eq!((desk.my_score().0, desk.goods(), desk.marker_value(4)), (5, json!({"ring": 1}), 3));
}

#[test]
fn ex_30_free_master() {
    let desk = Desk::new(2)
        .event("good-labour-conditions")
        .display(2, ["landlord", ""])
        .stock(json!({"stone": 1, "grain": 1}))
        .standing("forest", "market")
        .plays("card-hire", 1);
    assert_eq!(master_payments(&desk, "hire-master", "landlord"), [json!({})]);
    let hired = desk.does(json!({"hire-master": {"master": "landlord", "pay": {}}}));
    assert_eq!((hired.my_score().0, hired.goods()), (3, json!({"stone": 1, "grain": 1})));
}

#[test]
fn ex_31_final_with_chamberlain() {
    let desk = Desk::new(2).stock(json!({"ring": 1, "coin": 3, "wood": 5})).tracks(50, 50);
    let ends = |desk: &Desk| {
        let ends = desk.at_the_end().view().players[0].ends;
        (ends.left_over, ends.citizens, ends.buildings)
    };
    assert_eq!(ends(&desk.masters(&["chamberlain"])), (10, 55, 55));
    assert_eq!(ends(&desk), (7, 53, 54));
}

#[test]
fn ex_32_random_layout() {
    let options = Options { random_layout: true, ..Options::players(4) };
    // Forest, Castle, Market, Quarry; Cathedral, Grain Field, Weaving Mill, Construction Site.
    let mut desk = Desk::in_the_box(&options).chance(&[0, 4, 4, 1, 2, 0, 0]);
    while desk.label() != Some("C-EVENT-SETUP") {
        desk.chance_zero();
    }
    assert_eq!(desk.view().rings[0], [Area::Forest, Area::Castle, Area::Market, Area::Quarry]);
    let desk = desk.chance(&[1]).chance(&[0]);
    let moved = desk.does(json!({"start-move": {"from": "castle", "to": "grain-field"}}));
    let standing: Vec<_> = moved.view().players.into_iter().map(|player| player.councillors).collect();
    assert_eq!(
        standing,
        [
            [Area::Forest, Area::GrainField],
            [Area::Castle, Area::WeavingMill],
            [Area::Market, Area::ConstructionSite],
            [Area::Quarry, Area::Cathedral],
        ]
    );
    assert_eq!(moved.offered("start-resource").len(), 4);
}

#[test]
fn ex_33_campaign_limits() {
    let mut campaign = Campaign { next_start: 3, ..Campaign::new(*DATA, false, false) };
    campaign.finished(*DATA, 60, 50);
    assert_eq!(campaign.next_start, 0);
    let mut tie = Campaign::new(*DATA, false, false);
    tie.finished(*DATA, 58, 58);
    assert_eq!(tie.next_start, 42);
}
