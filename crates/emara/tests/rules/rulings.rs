//! The rulings (EMA-R-01 to 27), each where it can be seen.

use crate::desk::{DATA, Desk, token};
use quintain_core::Game;
use quintain_emara::campaign::Campaign;
use quintain_emara::{Area, Emara, Options};
use serde_json::json;

/// EMA-R-01: each next player one area further clockwise in both rings. EMA-R-02: a card shows one area of each ring.
#[test]
fn r_01_02_the_start() {
    let view = Desk::before_hands(Options::players(2)).view();
    assert_eq!(view.players[0].councillors, [Area::Quarry, Area::Market]);
    assert_eq!(view.players[1].councillors, [Area::WeavingMill, Area::ConstructionSite]);
    assert!(DATA.events.iter().all(|event| !event.start_areas[0].is_town() && event.start_areas[1].is_town()));
    let pairs: std::collections::BTreeSet<_> =
        DATA.events.iter().map(|event| event.start_areas.map(|a| a as u8)).collect();
    assert_eq!(pairs.len(), 14, "all pairs are different");
}

/// EMA-R-03: cards worded as orders must be carried out, the others may be skipped.
#[test]
fn r_03_must_and_may() {
    let must: Vec<_> = DATA.cards.iter().filter(|card| !card.must).map(|card| card.id.id()).collect();
    assert_eq!(must, ["card-trade", "card-hire", "card-town"]);
}

/// EMA-R-04: per-turn masters between steps of a visit, never inside a payment or a token draw.
#[test]
fn r_04_masters_inside_a_visit() {
    let desk = Desk::new(3).masters(&["dressmaker"]).stock(json!({"wood": 1, "cloth": 1})).errand("cathedral");
    let using = json!({"use-master": {"master": "dressmaker", "option": 0, "pay": {"cloth": 1}}});
    assert!(desk.offers_move(using.clone()));
    let drawing = desk.does(json!({"donate": {"kind": "wood", "pay": {"wood": 1}}})).chance(&[0, 0, 0]);
    assert_eq!(drawing.refuses(using), "EMA-TURN-07");
}

/// EMA-R-05: the hire card does not use up the bonus action.
#[test]
fn r_05_the_hire_card_is_the_card_action() {
    let desk = Desk::new(2).stock(json!({"wood": 5})).standing("quarry", "market").plays("card-hire", 1);
    let hired = desk.does(json!({"hire-craftsman": {"hut": "quarry-hut-1", "pay": {"wood": 1}}}));
    assert!(hired.refuses(json!({"hire-craftsman": {"hut": "quarry-hut-2", "pay": {"wood": 1}}})) == "EMA-TURN-02");
    let more = hired.stock(json!({"wood": 2, "cloth": 2}));
    assert!(!more.offered("craftsman").is_empty());
}

/// EMA-R-06: coins are never paid for coins.
#[test]
fn r_06_no_coins_for_coins() {
    assert!(Desk::new(2).stock(json!({"coin": 4})).plays("card-trade", 1).offered("trade").is_empty());
}

/// EMA-R-07: the next B master is unknown until it is placed.
#[test]
fn r_07_b_masters_are_drawn_late() {
    let desk = Desk::new(2).stock(json!({"wood": 2, "stone": 2})).standing("forest", "castle").plays("card-cloth", 1);
    let hired = desk.does(json!({"master": {"master": "goldsmith", "pay": {"wood": 2, "stone": 2}}}));
    let arrivals: std::collections::BTreeSet<_> =
        (0..6).map(|index| hired.chance(&[index]).view().town[1].masters[0].unwrap().id()).collect();
    assert_eq!(arrivals.len(), 6);
}

/// EMA-R-08: a Cathedral token drawn now cannot be redeemed in the same visit, but in a second one of the same turn.
#[test]
fn r_08_a_token_waits_for_the_next_visit() {
    let desk = Desk::new(3).stock(json!({"wood": 1})).standing("forest", "construction-site").plays("card-town", 1);
    let first = desk.does(json!({"walk": "town"})).does(json!({"donate": {"kind": "wood", "pay": {"wood": 1}}}));
    let kept = first.chance(&[0, 0, 0]).does(json!({"keep": "honour-cathedral-citizens"}));
    let second = kept.does(json!({"errand": "cathedral"}));
    assert!(second.offers_move(json!({"redeem": "honour-cathedral-citizens"})));
}

/// EMA-R-09: the three tokens drawn are public.
#[test]
fn r_09_drawn_tokens_are_public() {
    let desk = Desk::new(3).stock(json!({"wood": 1})).errand("cathedral");
    let drawn = desk.does(json!({"donate": {"kind": "wood", "pay": {"wood": 1}}})).chance(&[0, 0, 0]);
    assert_eq!(drawn.seen_by(2).honours_drawn.len(), 3);
}

/// EMA-R-10: Chamberlain converts only inside payments and final scoring; there is no decision for it.
#[test]
fn r_10_no_endless_flipping() {
    let desk = Desk::new(2).masters(&["chamberlain"]).stock(json!({"coin": 1, "ring": 1})).plays("card-wood", 1);
    assert!(desk.offered("use-master").is_empty());
}

/// EMA-R-11: a receipt never goes below 0, even with other data than the printed cards.
#[test]
fn r_11_receipts_never_fall_below_zero() {
    let desk = Desk::new(2).event("an-early-winter").masters(&["landlord"]).stock(json!({"cloth": 1})).tracks(1, 0);
    let used = desk
        .plays("card-wood", 1)
        .does(json!({"use-master": {"master": "landlord", "option": 0, "pay": {"cloth": 1}}}));
    assert_eq!(used.my_score(), (0, 2), "the smallest receipt with the printed cards");
}

/// EMA-R-12: Respected at Court does not help Victoria.
#[test]
fn r_12_victoria_is_no_player() {
    let desk = Desk::new(1).in_round(2, "respected-at-court").dull_round();
    assert_eq!(desk.view().victoria.unwrap().points, 16);
}

/// EMA-R-13: Landlord gives 3 BP.
#[test]
fn r_13_landlord() {
    let landlord = DATA.masters.iter().find(|master| master.id.id() == "landlord").unwrap();
    assert_eq!(landlord.options[0].gain.buildings, 3);
}

/// EMA-R-14: the market event is simply a limit of two sales per visit.
#[test]
fn r_14_two_sales() {
    let desk = Desk::new(2).event("merchants-from-afar");
    assert_eq!(desk.view().sales, 2);
    assert_eq!(Desk::new(2).view().sales, 1);
}

/// EMA-R-15: Toolmaker applies to the end-of-round book event.
#[test]
fn r_15_toolmaker_and_the_book_event() {
    let desk =
        Desk::new(1).event("new-lore-in-old-books").masters(&["toolmaker"]).stock(json!({"ring": 1})).dull_round();
    assert_eq!(desk.does(json!({"take-offer": {"option": 1, "pay": {"ring": 1}}})).score(0).1, 37);
}

/// EMA-R-16: end-of-round events are optional.
#[test]
fn r_16_events_may_be_declined() {
    let desk = Desk::new(1).event("the-great-famine").stock(json!({"grain": 2})).dull_round();
    assert_eq!(desk.does(json!("decline")).score(0).0, 0);
}

/// EMA-R-17: three huts in each countryside area.
#[test]
fn r_17_three_huts() {
    assert!(Desk::new(4).view().country.iter().all(|area| area.huts.len() == 3));
}

/// EMA-R-18: a marker shows its numbers once each, then the printed value counts.
#[test]
fn r_18_uses_before_the_printed_value() {
    let lengths = |players: usize, marker: usize| DATA.markers[marker].values[players].len();
    assert_eq!([lengths(2, 0), lengths(2, 1), lengths(3, 0), lengths(4, 0)], [2, 3, 3, 4]);
    let gone = Desk::new(2).marker(0, 2).view();
    assert!(gone.markers[0].gone && gone.markers[0].value == 4);
}

/// EMA-R-19: the campaign does not go below 0. EMA-R-26: an abandoned game is a loss.
#[test]
fn r_19_26_the_campaign() {
    let mut campaign = Campaign { next_start: 3, ..Campaign::new(*DATA, false, false) };
    campaign.finished(*DATA, 80, 10);
    assert_eq!(campaign.next_start, 0);
    campaign.abandoned(*DATA);
    assert_eq!(campaign.next_start, 2);
}

/// EMA-R-20: the town card allows no hiring in the chosen area.
#[test]
fn r_20_no_hiring_by_errand() {
    let desk = Desk::new(2).stock(json!({"wood": 2, "stone": 2})).standing("forest", "market").errand("castle");
    assert!(desk.does(json!("leave")).offered("master").iter().all(|mv| mv["master"] != "goldsmith"));
}

/// EMA-R-21: a card must be played.
#[test]
fn r_21_no_pass() {
    assert!(Desk::new(2).offers().iter().all(|mv| matches!(mv, quintain_emara::Move::Play { .. })));
}

/// EMA-R-22: a harvest is not refused and not asked about.
#[test]
fn r_22_harvests_are_taken() {
    let desk = Desk::new(2).standing("forest", "market").plays("card-ring", 1).does(json!({"walk": "country"}));
    assert_eq!(desk.goods(), json!({"grain": 1, "ring": 1}));
}

/// EMA-R-23: the discards become the stack at the next draw, with everything redeemed in between.
#[test]
fn r_23_the_stack_is_rebuilt_at_the_next_draw() {
    let desk = Desk::new(3)
        .set("/honour_stack", json!(0))
        .set("/honour_pile", json!(1 << token("honour-market-ring")))
        .tokens(&["honour-cathedral-ring"])
        .stock(json!({"wood": 1}))
        .errand("cathedral");
    assert!(desk.view().honour_stack.is_empty());
    let draw = desk
        .does(json!({"redeem": "honour-cathedral-ring"}))
        .does(json!({"donate": {"kind": "wood", "pay": {"wood": 1}}}));
    assert_eq!(draw.bounds(), Some(("C-HONOUR", vec![2, 1])));
}

/// EMA-R-24: one number for the whole table, 0 to 60.
#[test]
fn r_24_one_number_for_all() {
    for start in [0, 60] {
        let desk = Desk::before_hands(Options { buildings: Some(start), ..Options::players(3) });
        assert!((0..3).all(|n| desk.score(n).1 == start));
    }
    assert!(Emara::new(*DATA, &Options { buildings: Some(61), ..Options::players(3) }).is_err());
}

/// EMA-R-25: no master between harvest and baking; before or after it, yes.
#[test]
fn r_25_before_or_after_the_harvest() {
    let desk = Desk::new(2)
        .player(0, "craftsmen", json!([0, 1, 0, 0]))
        .masters(&["dressmaker"])
        .stock(json!({"cloth": 1}))
        .standing("forest", "market")
        .plays("card-ring", 1);
    let using = json!({"use-master": {"master": "dressmaker", "option": 0, "pay": {"cloth": 1}}});
    let harvest = desk.does(json!({"walk": "country"}));
    assert!(desk.offers_move(using.clone()) && !harvest.offers_move(using.clone()));
    assert!(harvest.does(json!({"harvest": {"breads": 0, "pay": {}}})).offers_move(using));
}

/// EMA-R-27: the town card triggers tokens as an arrival does.
#[test]
fn r_27_tokens_by_the_town_card() {
    let desk = Desk::new(2).tokens(&["honour-castle-book"]).errand("castle");
    assert!(desk.offers_move(json!({"redeem": "honour-castle-book"})));
}
