//! The 22 masters (EMA-MAS-01 to 10).

use crate::desk::{DATA, Desk};
use quintain_emara::Master;
use quintain_emara::data::Modifier;
use serde_json::{Value, json};

fn using(master: &str, option: u8, pay: Value) -> Value {
    json!({"use-master": {"master": master, "option": option, "pay": pay}})
}

/// EMA-MAS-01: a master stays; using it is optional; its points are gained once.
#[test]
fn mas_01_masters_stay() {
    let desk = Desk::new(1)
        .stock(json!({"cloth": 1, "grain": 2}))
        .standing("forest", "construction-site")
        .plays("card-wood", 1)
        .does(json!({"master": {"master": "dressmaker", "pay": {"cloth": 1, "grain": 2}}}))
        .settled();
    assert_eq!(desk.my_score().0, 5);
    let later = desk.does(json!({"walk": "country"})).does(json!("end-turn")).dull_turn();
    assert_eq!(later.my_score().0, 5);
    assert_eq!(later.view().players[0].masters[0].id(), "dressmaker");
    let none = Desk::new(2).plays("card-wood", 1);
    assert_eq!(none.refuses(using("dressmaker", 0, json!({"wood": 1}))), "EMA-MAS-01");
}

/// EMA-MAS-02: one use per turn, also in the turn of hiring; Baker has one of its two options.
#[test]
fn mas_02_once_per_turn() {
    let desk = Desk::new(2)
        .stock(json!({"cloth": 3, "grain": 2}))
        .standing("forest", "construction-site")
        .plays("card-wood", 1)
        .does(json!({"master": {"master": "dressmaker", "pay": {"cloth": 1, "grain": 2}}}))
        .settled()
        .does(using("dressmaker", 0, json!({"cloth": 1})));
    assert_eq!(desk.my_score().0, 5 + 2);
    assert_eq!(desk.refuses(using("dressmaker", 0, json!({"cloth": 1}))), "EMA-MAS-02");
    let baker = Desk::new(2).masters(&["baker"]).stock(json!({"cloth": 3, "grain": 5})).plays("card-wood", 1);
    let baked = baker.does(using("baker", 0, json!({"cloth": 1, "grain": 1})));
    assert_eq!(baked.refuses(using("baker", 1, json!({"cloth": 1, "grain": 2}))), "EMA-MAS-02");
}

/// EMA-MAS-03: what the per-turn masters exchange.
#[test]
fn mas_03_per_turn_masters() {
    let stock = json!({"wood": 2, "cloth": 2, "grain": 2, "ring": 1});
    for (master, option, pay, after, score) in [
        (
            "baker",
            0,
            json!({"cloth": 1, "grain": 1}),
            json!({"wood": 2, "cloth": 1, "grain": 1, "coin": 0, "ring": 1, "bread": 1}),
            (9, 9),
        ),
        ("baker", 1, json!({"cloth": 1, "grain": 2}), json!({"wood": 2, "cloth": 1, "ring": 1, "bread": 2}), (9, 9)),
        (
            "schoolmarm",
            0,
            json!({"wood": 1, "grain": 1}),
            json!({"wood": 1, "cloth": 2, "grain": 1, "ring": 1, "book": 1}),
            (9, 9),
        ),
        ("bailiff", 0, json!({"ring": 1}), json!({"wood": 2, "cloth": 2, "grain": 2}), (9, 14)),
        ("dressmaker", 0, json!({"cloth": 1}), json!({"wood": 2, "cloth": 1, "grain": 2, "ring": 1}), (11, 9)),
        ("landlord", 0, json!({"cloth": 1}), json!({"wood": 2, "cloth": 1, "grain": 2, "ring": 1}), (8, 12)),
    ] {
        let desk = Desk::new(2).masters(&[master]).tracks(9, 9).plays("card-town", 1).stock(stock.clone());
        let done = desk.does(using(master, option, pay));
        let mut goods = after;
        goods.as_object_mut().unwrap().retain(|_, n| *n != 0);
        assert_eq!((done.goods(), done.my_score()), (goods, score), "{master}");
    }
    let merchant = Desk::new(2).masters(&["merchant"]).stock(json!({"wood": 1})).plays("card-town", 1);
    assert_eq!(
        merchant
            .refuses(json!({"use-master": {"master": "merchant", "option": 0, "take": "wood", "pay": {"wood": 1}}})),
        "EMA-MAS-03"
    );
    assert_eq!(merchant.refuses(using("merchant", 0, json!({"wood": 1}))), "EMA-MAS-03", "the kind must be named");
    assert_eq!(merchant.refuses(using("merchant", 1, json!({"wood": 1}))), "EMA-TURN-09", "there is one option");
}

/// EMA-MAS-04: for Chamberlain's owner rings and coins are the same, in payments and at the end, never apart.
#[test]
fn mas_04_chamberlain() {
    let desk = Desk::new(2).masters(&["chamberlain"]).stock(json!({"ring": 1})).plays("card-town", 1);
    assert_eq!(desk.payments("title"), [json!({"ring": 1})], "a ring as a coin");
    let site = desk.does(json!({"errand": "construction-site"}));
    assert!(site.offers_move(json!({"deliver-stone": {"pay": {"ring": 1}}})), "as the coin that replaces a resource");
    let marquess = Desk::new(2)
        .masters(&["chamberlain"])
        .player(0, "title", json!(3))
        .stock(json!({"coin": 3, "ring": 2}))
        .plays("card-town", 1);
    assert_eq!(
        marquess.payments("title"),
        [json!({"coin": 3}), json!({"coin": 2, "ring": 1}), json!({"coin": 1, "ring": 2})]
    );
    let plain = Desk::new(2).stock(json!({"ring": 1})).plays("card-town", 1);
    assert!(plain.payments("title").is_empty());
}

/// EMA-MAS-05: Scholar: any resources, only the number counts. Steward: anywhere.
#[test]
fn mas_05_scholar_and_steward() {
    let desk = Desk::new(2).stock(json!({"grain": 4})).standing("quarry", "castle").plays("card-town", 1);
    assert!(desk.offered("craftsman").is_empty() && desk.offered("master").is_empty());
    let scholar = desk.masters(&["scholar"]);
    assert!(scholar.offers_move(json!({"craftsman": {"hut": "quarry-hut-1", "pay": {"grain": 2}}})));
    assert!(scholar.offers_move(json!({"master": {"master": "goldsmith", "pay": {"grain": 4}}})));
    let steward = desk.masters(&["steward"]);
    assert!(steward.offers_move(json!({"craftsman": {"hut": "forest-hut-3", "pay": {"grain": 2}}})));
    let both = desk.masters(&["steward", "scholar"]);
    let reachable: std::collections::BTreeSet<String> =
        both.offered("master").into_iter().map(|mv| mv["master"].as_str().unwrap().to_owned()).collect();
    assert_eq!(reachable.len(), 8);
}

/// EMA-MAS-06: Mayoress, Abbess and Toolmaker act from the moment of hiring.
#[test]
fn mas_06_at_once_and_by_themselves() {
    let desk = Desk::new(3)
        .display(1, ["mayoress", "toolmaker"])
        .stock(json!({"wood": 2, "stone": 2, "cloth": 1, "grain": 1, "book": 1}))
        .standing("forest", "castle")
        .plays("card-town", 1);
    let mayoress = desk
        .does(json!({"master": {"master": "mayoress", "pay": {"wood": 1, "stone": 1, "grain": 1}}}))
        .settled()
        .does(json!({"errand": "castle"}))
        .does(json!({"give": {"kind": "wood", "pay": {"wood": 1}}}));
    assert_eq!(mayoress.my_score().0, 5 + 2);
    let toolmaker = desk
        .does(json!({"master": {"master": "toolmaker", "pay": {"wood": 1, "stone": 1, "cloth": 1}}}))
        .settled()
        .does(json!({"errand": "castle"}))
        .does(json!("give-book"));
    assert_eq!(toolmaker.my_score().1, 25 + 7);
}

/// EMA-MAS-07: costs, points and effects of all 22, and the spread of kinds over the prices.
#[test]
fn mas_07_all_twenty_two() {
    let table = [
        ("master-of-coin", [0, 1, 1, 2], 6),
        ("archivist", [1, 0, 2, 1], 2),
        ("goldsmith", [2, 2, 0, 0], 5),
        ("carpenter", [2, 1, 0, 1], 1),
        ("baker", [1, 1, 0, 1], 3),
        ("schoolmarm", [1, 0, 1, 1], 3),
        ("bailiff", [0, 2, 1, 0], 5),
        ("dressmaker", [0, 0, 1, 2], 5),
        ("landlord", [0, 1, 0, 1], 3),
        ("merchant", [0, 0, 1, 1], 2),
        ("chamberlain", [1, 2, 1, 0], 6),
        ("scholar", [1, 0, 1, 1], 3),
        ("mayoress", [1, 1, 0, 1], 5),
        ("steward", [2, 0, 1, 1], 5),
        ("abbess", [0, 1, 2, 0], 2),
        ("toolmaker", [1, 1, 1, 0], 2),
        ("sir-christiaan", [1, 1, 0, 1], 8),
        ("lady-marie", [0, 1, 1, 1], 8),
        ("sir-carl", [1, 1, 1, 1], 10),
        ("lady-frida", [1, 1, 2, 1], 12),
        ("sir-gustave", [1, 1, 1, 1], 0),
        ("sir-antoni", [1, 0, 2, 2], 0),
    ];
    assert_eq!(DATA.masters.len(), table.len());
    for ((id, kinds, citizens), data) in table.into_iter().zip(&DATA.masters) {
        assert_eq!((data.id.id(), data.price.kinds, data.citizens), (id, kinds, citizens));
        let price = json!({"wood": kinds[0], "stone": kinds[1], "cloth": kinds[2], "grain": kinds[3]});
        let mut pay = price;
        pay.as_object_mut().unwrap().retain(|_, n| *n != 0);
        let empty = (0..4).fold(Desk::new(2), |desk, area| desk.display(area, ["", ""]));
        let desk = empty.display(1, [id, ""]).standing("forest", "castle").tracks(0, 0).plays("card-town", 1);
        let hired = desk.stock(pay.clone()).does(json!({"master": {"master": id, "pay": pay}}));
        let buildings = match id {
            "carpenter" => 10,
            "sir-gustave" => 12,
            "sir-antoni" => 15,
            _ => 0,
        };
        let goods = match id {
            "master-of-coin" => json!({"coin": 1}),
            "archivist" => json!({"book": 2}),
            "goldsmith" => json!({"ring": 1}),
            _ => json!({}),
        };
        assert_eq!((hired.my_score(), hired.goods()), ((u16::from(citizens), buildings), goods), "{id}");
    }
    assert!(DATA.masters.iter().any(|master| matches!(master.modifier, Some(Modifier::OnBuildings(2)))));
}

/// EMA-MAS-08: Scholar, Steward and Chamberlain do not help to pay for or reach themselves.
#[test]
fn mas_08_not_for_themselves() {
    let desk = Desk::new(2).display(1, ["scholar", "steward"]).display(2, ["chamberlain", ""]).plays("card-town", 1);
    let wrong_kinds = desk.stock(json!({"stone": 3})).standing("forest", "castle");
    assert!(wrong_kinds.offered("master").is_empty());
    let elsewhere = desk.stock(json!({"wood": 2, "cloth": 1, "grain": 1})).standing("forest", "market");
    assert!(elsewhere.offered("master").is_empty());
    let rings = desk.stock(json!({"ring": 4})).standing("forest", "market");
    assert!(rings.offered("master").is_empty());
}

/// EMA-MAS-09: Mayoress and the event add up, likewise Abbess and the event, once per gift or donation.
#[test]
fn mas_09_bonuses_add_up() {
    let gift = Desk::new(3)
        .event("a-gift-from-the-people")
        .masters(&["mayoress"])
        .marker(4, 2)
        .stock(json!({"wood": 3}))
        .errand("castle")
        .does(json!({"give": {"kind": "wood", "pay": {"wood": 3}}}));
    assert_eq!(gift.my_score().0, 5, "once, whatever it costs");
    let donation = Desk::new(3)
        .event("a-pious-donation")
        .masters(&["abbess"])
        .stock(json!({"wood": 1}))
        .errand("cathedral")
        .does(json!({"donate": {"kind": "wood", "pay": {"wood": 1}}}));
    assert_eq!((donation.my_score().0, donation.goods()), (3, json!({"book": 2})));
}

/// EMA-MAS-10: each master exists once and never returns.
#[test]
fn mas_10_each_master_once() {
    let mut desk = Desk::new(4);
    let mut seen: Vec<&str> = desk.view().town.iter().flat_map(|town| town.masters).flatten().map(Master::id).collect();
    for _ in 0..6 {
        let town = desk.view().town[1].masters[0].unwrap();
        desk = desk.standing("forest", "castle").masters(&[]).plays("card-town", 1).stock(json!({"coin": 9}));
        let pay = json!({"coin": DATA.masters[DATA.master(town).unwrap()].price.units()});
        desk = desk.does(json!({"master": {"master": town, "pay": pay}})).settled();
        seen.push(desk.view().town[1].masters[0].unwrap().id());
        desk = desk.set("/phase", json!("play")).set("/turn/done", json!(0)).player(0, "slots", json!([255, 255, 255]));
    }
    let all = seen.len();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), all, "no master turns up twice");
    assert!(desk.view().masters_left.is_empty());
}
