//! Payments and points (EMA-GEN-01 to 07).

use crate::desk::{DATA, Desk};
use quintain_core::Fast;
use quintain_core::chance::Luck;
use quintain_emara::Goods;
use quintain_emara::payments::Price;
use serde_json::json;

/// EMA-GEN-01: neither the supply nor a stock has a limit.
#[test]
fn gen_01_goods_never_run_out() {
    let desk = Desk::new(2).stock(json!({"wood": 200})).plays("card-wood", 1);
    assert_eq!(desk.goods()["wood"], 201);
}

/// EMA-GEN-02: a coin stands in for any single resource, any number of times; never for bread, books or rings.
#[test]
fn gen_02_coins_stand_in_for_resources() {
    let desk = Desk::new(3).stock(json!({"coin": 2})).standing("quarry", "market").plays("card-wood", 1);
    let huts = desk.offered("craftsman");
    assert!(huts.contains(&json!({"hut": "quarry-hut-3", "pay": {"coin": 2}})), "{huts:?}");
    assert!(huts.contains(&json!({"hut": "quarry-hut-1", "pay": {"wood": 1, "coin": 1}})));
    let castle = Desk::new(3).stock(json!({"coin": 3})).errand("castle");
    assert_eq!(castle.refuses(json!("give-book")), "EMA-GEN-07");
    let site = Desk::new(3).stock(json!({"coin": 3})).errand("construction-site");
    assert_eq!(site.refuses(json!({"deliver-bread": 1})), "EMA-GEN-07");
    let count = Desk::new(3).stock(json!({"coin": 3})).player(0, "title", json!(1)).plays("card-wood", 1);
    assert_eq!(count.refuses(json!({"title": {"pay": {"coin": 1}}})), "EMA-GEN-05");
}

/// EMA-GEN-03: coins cannot pay for coins.
#[test]
fn gen_03_coins_do_not_buy_coins() {
    let desk = Desk::new(2).stock(json!({"coin": 3, "ring": 3})).masters(&["chamberlain"]).plays("card-trade", 1);
    assert!(desk.offered("trade").is_empty());
    assert_eq!(desk.refuses(json!({"trade": {"option": 0, "pay": {"coin": 1}}})), "EMA-GEN-05");
    let market = Desk::new(2).stock(json!({"coin": 3, "book": 1})).errand("market");
    assert!(market.offered("sell").is_empty());
    assert!(!market.offered("sell-books").is_empty());
}

/// EMA-GEN-04: tracks have no upper limit and never fall below 0; a cost in citizen points needs the points.
#[test]
fn gen_04_points_are_paid_only_if_they_are_there() {
    let desk = Desk::new(2).stock(json!({"cloth": 1})).masters(&["landlord"]);
    let poor = desk.tracks(0, 10).plays("card-wood", 1);
    assert_eq!(
        poor.refuses(json!({"use-master": {"master": "landlord", "option": 0, "pay": {"cloth": 1}}})),
        "EMA-GEN-04"
    );
    let rich = desk.tracks(1, 500).plays("card-wood", 1);
    let after = rich.does(json!({"use-master": {"master": "landlord", "option": 0, "pay": {"cloth": 1}}}));
    assert_eq!(after.my_score(), (0, 503));
}

/// EMA-GEN-05: a price is paid completely or not at all.
#[test]
fn gen_05_there_are_no_partial_payments() {
    let desk = Desk::new(3).stock(json!({"wood": 1})).standing("quarry", "market").plays("card-ring", 1);
    assert_eq!(desk.refuses(json!({"craftsman": {"hut": "quarry-hut-1", "pay": {"wood": 1}}})), "EMA-GEN-05");
    assert_eq!(desk.refuses(json!({"craftsman": {"hut": "quarry-hut-1", "pay": {"wood": 2}}})), "EMA-GEN-05");
    let more = desk.stock(json!({"wood": 3}));
    assert_eq!(more.refuses(json!({"craftsman": {"hut": "quarry-hut-1", "pay": {"wood": 3}}})), "EMA-GEN-05");
    assert!(more.offers_move(json!({"craftsman": {"hut": "quarry-hut-1", "pay": {"wood": 2}}})));
}

/// EMA-GEN-06: what can do no harm is given without asking: harvests, start events, immediate effects, bonuses.
#[test]
fn gen_06_harmless_gains_need_no_decision() {
    let desk = Desk::new(2).standing("forest", "market").plays("card-stone", 1).does(json!({"walk": "country"}));
    assert_eq!(desk.goods(), json!({"grain": 1, "stone": 1}));
    let hired = Desk::new(2)
        .stock(json!({"wood": 2, "stone": 2}))
        .standing("forest", "castle")
        .plays("card-ring", 1)
        .does(json!({"master": {"master": "goldsmith", "pay": {"wood": 2, "stone": 2}}}));
    assert_eq!(hired.goods(), json!({"ring": 2}));
    assert_eq!(hired.my_score().0, 5);
}

/// EMA-GEN-07: the complete list of payments in which coins may stand in for resources.
#[test]
fn gen_07_where_coins_pay() {
    let rich = Desk::new(3).stock(json!({"coin": 9})).tracks(5, 5);
    let turn = rich.standing("quarry", "cathedral").plays("card-town", 1);
    assert!(turn.offers_move(json!({"craftsman": {"hut": "quarry-hut-1", "pay": {"coin": 2}}})));
    assert!(turn.offers_move(json!({"master": {"master": "archivist", "pay": {"coin": 4}}})));
    let cathedral = turn.does(json!({"errand": "cathedral"}));
    assert!(cathedral.offers_move(json!({"donate": {"kind": "wood", "pay": {"coin": 1}}})));
    let castle = turn.does(json!({"errand": "castle"}));
    assert!(castle.offers_move(json!({"give": {"kind": "wood", "pay": {"coin": 1}}})));
    let site = turn.does(json!({"errand": "construction-site"}));
    assert!(site.offers_move(json!({"deliver-stone": {"pay": {"coin": 1}}})));
    assert!(site.offers_move(json!({"deliver-wood": {"wood": 3, "pay": {"coin": 3}}})));
    for (master, option, pay) in [
        ("baker", 1, json!({"coin": 3})),
        ("schoolmarm", 0, json!({"coin": 2})),
        ("dressmaker", 0, json!({"coin": 1})),
        ("landlord", 0, json!({"coin": 1})),
    ] {
        let turn = rich.masters(&[master]).plays("card-wood", 1);
        let using = json!({"use-master": {"master": master, "option": option, "pay": pay}});
        assert!(turn.offers_move(using), "{master}");
    }
    let merchant = rich.masters(&["merchant"]).plays("card-ring", 1);
    let using = json!({"use-master": {"master": "merchant", "option": 0, "take": "stone", "pay": {"coin": 1}}});
    assert!(merchant.offers_move(using));
    let bailiff = rich.masters(&["bailiff"]).plays("card-wood", 1);
    assert!(bailiff.offered("use-master").is_empty(), "a ring is no resource");
}

/// Section 4.4: the two worked payments, in their order.
#[test]
fn payments_are_listed_in_order() {
    let discount = Desk::new(2)
        .event("good-labour-conditions")
        .display(2, ["landlord", "merchant"])
        .stock(json!({"grain": 1, "stone": 1, "coin": 1}))
        .plays("card-town", 1);
    let pays: Vec<_> = discount
        .offered("master")
        .into_iter()
        .filter(|mv| mv["master"] == "landlord")
        .map(|mv| mv["pay"].clone())
        .collect();
    assert_eq!(pays, [json!({"stone": 1}), json!({"grain": 1}), json!({"coin": 1})]);
    let chamberlain = Desk::new(2)
        .masters(&["chamberlain"])
        .standing("quarry", "market")
        .stock(json!({"wood": 1, "coin": 1, "ring": 1}))
        .plays("card-town", 1);
    let pays: Vec<_> = chamberlain
        .offered("craftsman")
        .into_iter()
        .filter(|mv| mv["hut"] == "quarry-hut-1")
        .map(|mv| mv["pay"].clone())
        .collect();
    assert_eq!(pays, [json!({"wood": 1, "coin": 1}), json!({"wood": 1, "ring": 1}), json!({"coin": 1, "ring": 1})]);
}

/// The three readings of a price agree: it is payable if a payment exists, and exactly those listed are accepted.
#[test]
fn listing_and_accepting_payments_agree() {
    let mut luck = Fast::new(11);
    let prices: Vec<Price> =
        DATA.masters.iter().map(|master| master.price).chain(DATA.huts.iter().map(|hut| hut.price)).collect();
    for _ in 0..3000 {
        let price = prices[luck.below(prices.len() as u32) as usize];
        let stock = Goods(std::array::from_fn(|_| luck.below(4) as u8));
        let chamberlain = luck.below(2) == 0;
        let due = price.due_with(luck.below(3) as u8, luck.below(3) == 0);
        let due = if luck.below(4) == 0 { due.in_resources() } else { due };
        let mut listed = Vec::new();
        due.each(stock, chamberlain, |pay| listed.push(pay));
        assert_eq!(due.payable(stock, chamberlain), !listed.is_empty());
        assert_eq!(due.missing(stock, chamberlain) == 0, !listed.is_empty());
        let order: Vec<_> =
            listed.iter().map(|pay| (pay.0[5], pay.0[4], [0, 1, 2, 3].map(|i| u8::MAX - pay.0[i]))).collect();
        assert!(order.is_sorted_by(|a, b| a < b), "in order, each once: {listed:?}");
        for _ in 0..30 {
            let pay = Goods(std::array::from_fn(|i| if i < 6 { luck.below(4) as u8 } else { 0 }));
            assert_eq!(due.accepts(pay, stock, chamberlain), listed.contains(&pay), "{price:?} {stock:?} {pay:?}");
        }
        assert!(listed.iter().all(|pay| due.accepts(*pay, stock, chamberlain)));
    }
}
