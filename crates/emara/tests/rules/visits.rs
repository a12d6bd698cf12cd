//! Movement, countryside, town, markers, building points and honour tokens.

use crate::desk::{Desk, token};
use quintain_emara::{Area, Event};
use serde_json::{Value, json};

fn tokens(ids: &[&str]) -> Value {
    json!(ids.iter().map(|id| 1u32 << token(id)).sum::<u32>())
}

/// EMA-MOVE-01: clockwise in the own ring only; areas are shared.
#[test]
fn move_01_clockwise_in_the_own_ring() {
    let desk = Desk::new(2).standing("weaving-mill", "construction-site").plays("card-wood", 1);
    let walked = desk.does(json!({"walk": "town"}));
    assert_eq!(walked.view().players[0].councillors, [Area::WeavingMill, Area::Cathedral], "round the corner");
    let shared = desk.player(1, "at", json!([0, 0])).does(json!({"walk": "country"}));
    assert_eq!(shared.view().country[0].councillors.len(), 2);
}

/// EMA-MOVE-02: either councillor for the movement and for the step card, also the same one for both.
#[test]
fn move_02_either_councillor() {
    let desk = Desk::new(2).standing("forest", "cathedral").plays("card-step", 1);
    let twice = desk.does(json!({"step": "country"})).does(json!({"walk": "country"}));
    assert_eq!(twice.view().players[0].councillors[0], Area::Quarry);
    let both = desk.does(json!({"walk": "town"})).does(json!({"step": "country"}));
    assert_eq!(both.view().players[0].councillors, [Area::GrainField, Area::Castle]);
}

/// EMA-MOVE-03: every arrival opens a visit, the town card one without moving; two visits are independent.
#[test]
fn move_03_every_arrival_is_a_visit() {
    let desk = Desk::new(3).stock(json!({"wood": 4})).standing("forest", "cathedral").plays("card-town", 1);
    let first = desk.does(json!({"walk": "town"})).does(json!({"give": {"kind": "wood", "pay": {"wood": 1}}}));
    assert!(first.offered("errand").len() == 4, "the visit closed itself: nothing else could be done");
    let again = first.does(json!({"errand": "castle"})).does(json!({"give": {"kind": "wood", "pay": {"wood": 2}}}));
    assert_eq!(again.goods(), json!({"wood": 1, "ring": 2}));
    assert_eq!(desk.refuses(json!({"errand": "forest"})), "EMA-MOVE-03");
}

/// EMA-MOVE-04: the actions of a visit in any order, each at most once, each optional.
#[test]
fn move_04_town_actions_in_any_order() {
    let desk = Desk::new(3).stock(json!({"wood": 2, "stone": 2, "bread": 1})).errand("construction-site");
    let wood = json!({"deliver-wood": {"wood": 1, "pay": {"wood": 1}}});
    let stone = json!({"deliver-stone": {"pay": {"stone": 1}}});
    let one = desk.does(wood.clone()).does(stone.clone());
    let two = desk.does(stone.clone()).does(wood);
    assert_eq!(one, two, "the order does not matter");
    assert_eq!(one.refuses(stone), "EMA-MOVE-04");
    assert_eq!(one.refuses(json!("give-book")), "EMA-MOVE-04");
    assert_eq!(desk.does(json!("leave")).refuses(json!({"sell": "wood"})), "EMA-MOVE-04");
}

/// EMA-MOVE-05: the town card gives no right to hire in that area.
#[test]
fn move_05_an_errand_is_no_councillor() {
    let desk = Desk::new(2).stock(json!({"wood": 2, "stone": 2})).standing("forest", "market").errand("castle");
    let back = desk.does(json!("leave"));
    assert_eq!(back.refuses(json!({"master": {"master": "goldsmith", "pay": {"wood": 2, "stone": 2}}})), "EMA-BON-04");
}

/// EMA-LAND-01: one resource of the area.
#[test]
fn land_01_one_resource() {
    for (from, good) in [("weaving-mill", "wood"), ("forest", "grain"), ("grain-field", "stone"), ("quarry", "cloth")] {
        let desk = Desk::new(2).standing(from, "market").plays("card-ring", 1).does(json!({"walk": "country"}));
        assert_eq!(desk.goods(), json!({"ring": 1, good: 1}));
    }
}

/// EMA-LAND-02: each own craftsman: one more, or one grain into one bread, chosen for each.
#[test]
fn land_02_craftsmen_gather_or_bake() {
    let desk = Desk::new(2)
        .player(0, "craftsmen", json!([0, 0, 2, 0]))
        .stock(json!({"grain": 5}))
        .standing("grain-field", "market")
        .plays("card-ring", 1)
        .does(json!({"walk": "country"}));
    for (breads, pay, left) in [
        (0, json!({}), json!({"grain": 5, "stone": 3, "ring": 1})),
        (1, json!({"grain": 1}), json!({"grain": 4, "stone": 2, "ring": 1, "bread": 1})),
        (2, json!({"grain": 2}), json!({"grain": 3, "stone": 1, "ring": 1, "bread": 2})),
    ] {
        assert_eq!(desk.does(json!({"harvest": {"breads": breads, "pay": pay}})).goods(), left);
    }
    assert_eq!(desk.refuses(json!({"harvest": {"breads": 3, "pay": {"grain": 3}}})), "EMA-LAND-02");
}

/// EMA-LAND-03: the resources come first, so grain just harvested can be baked.
#[test]
fn land_03_harvest_then_bake() {
    let desk = Desk::new(2)
        .player(0, "craftsmen", json!([0, 1, 0, 0]))
        .standing("forest", "market")
        .plays("card-ring", 1)
        .does(json!({"walk": "country"}));
    let baked = desk.does(json!({"harvest": {"breads": 1, "pay": {"grain": 1}}}));
    assert_eq!(baked.goods(), json!({"bread": 1, "ring": 1}));
}

/// EMA-LAND-04: baking nothing is always legal; without craftsmen, or without any grain, nothing is asked.
#[test]
fn land_04_no_question_without_a_choice() {
    let desk = Desk::new(2).standing("quarry", "market").stock(json!({"grain": 3})).plays("card-ring", 1);
    assert!(desk.does(json!({"walk": "country"})).offered("harvest").is_empty());
    let with = Desk::new(2).player(0, "craftsmen", json!([0, 0, 0, 1])).standing("quarry", "market");
    let no_grain = with.plays("card-ring", 1).does(json!({"walk": "country"}));
    assert_eq!(no_grain.goods(), json!({"cloth": 2, "ring": 1}), "carried out by the engine");
    let grain = with.stock(json!({"grain": 1})).plays("card-ring", 1).does(json!({"walk": "country"}));
    assert!(grain.offers_move(json!({"harvest": {"breads": 0, "pay": {}}})));
}

/// EMA-LAND-05: a harvest is one step; craftsmen are counted at arrival, and only one's own.
#[test]
fn land_05_one_single_step() {
    let desk = Desk::new(2)
        .player(0, "craftsmen", json!([0, 1, 0, 0]))
        .player(1, "craftsmen", json!([0, 1, 0, 0]))
        .masters(&["merchant"])
        .stock(json!({"wood": 3}))
        .standing("forest", "market")
        .plays("card-ring", 1)
        .does(json!({"walk": "country"}));
    let using = json!({"use-master": {"master": "merchant", "option": 0, "take": "grain", "pay": {"wood": 1}}});
    assert_eq!(desk.refuses(using), "EMA-TURN-07");
    let done = desk.does(json!({"harvest": {"breads": 0, "pay": {}}}));
    assert_eq!(done.goods()["grain"], 2, "one's own craftsman, not the other's");
    let hired = done.does(json!({"craftsman": {"hut": "grain-field-hut-3", "pay": {"wood": 2}}}));
    assert_eq!(hired.goods()["grain"], 2, "a later craftsman gives nothing for this visit");
}

fn donate(kind: &str, n: u8) -> Value {
    json!({"donate": {"kind": kind, "pay": {kind: n}}})
}

/// EMA-CATH-01: one donation per visit, at the price of the marker, which advances.
#[test]
fn cath_01_one_donation_per_visit() {
    let desk = Desk::new(3).stock(json!({"wood": 9, "cloth": 9})).masters(&["schoolmarm"]).errand("cathedral");
    assert_eq!(desk.refuses(donate("wood", 2)), "EMA-GEN-05");
    let done = desk.does(donate("wood", 1)).settled();
    let done = done.does(json!({"keep": "honour-cathedral-citizens"}));
    assert_eq!(done.marker_value(0), 2);
    assert_eq!(done.refuses(donate("cloth", 1)), "EMA-MOVE-04");
}

/// EMA-CATH-02: one book and one honour token; one more book with Abbess, 3 CP with A Pious Donation.
#[test]
fn cath_02_the_reward() {
    let desk = Desk::new(3).stock(json!({"wood": 1}));
    let plain = desk.errand("cathedral").does(donate("wood", 1));
    assert_eq!((plain.goods(), plain.my_score().0), (json!({"book": 1}), 0));
    assert_eq!(plain.label(), Some("C-HONOUR"));
    let more = desk.event("a-pious-donation").masters(&["abbess"]).errand("cathedral").does(donate("wood", 1));
    assert_eq!((more.goods(), more.my_score().0), (json!({"book": 2}), 3));
}

/// EMA-CATH-03: draw three, keep one, discard two face up.
#[test]
fn cath_03_three_drawn_one_kept() {
    let drawn = Desk::new(3).stock(json!({"wood": 1})).errand("cathedral").does(donate("wood", 1)).chance(&[0, 0, 0]);
    assert_eq!(drawn.offered("keep").len(), 3);
    assert_eq!(drawn.refuses(json!({"keep": "honour-market-ring"})), "EMA-CATH-03");
    let kept = drawn.does(json!({"keep": "honour-cathedral-ring"}));
    let view = kept.view();
    assert_eq!(view.players[0].tokens.iter().map(|token| token.id()).collect::<Vec<_>>(), ["honour-cathedral-ring"]);
    assert_eq!((view.honour_stack.len(), view.honour_pile.len()), (9, 2));
}

/// EMA-CATH-04: fewer than three in the stack: the pile becomes the stack; with none at all there is no token.
#[test]
fn cath_04_a_short_stack() {
    let desk = Desk::new(3).stock(json!({"wood": 1})).errand("cathedral");
    let two = desk.set("/honour_stack", json!(0)).set("/honour_pile", json!(0b11)).does(donate("wood", 1));
    assert_eq!(two.bounds(), Some(("C-HONOUR", vec![2, 1])));
    assert_eq!(two.settled().offered("keep").len(), 2);
    let one = desk.set("/honour_stack", json!(0)).set("/honour_pile", json!(0b1)).does(donate("wood", 1)).settled();
    assert_eq!(one.view().players[0].tokens.len(), 1, "a single token is kept without asking");
    let none = desk.set("/honour_stack", json!(0)).does(donate("wood", 1));
    assert_eq!((none.label(), none.goods()), (None, json!({"book": 1})));
}

/// EMA-CATH-05: redeemed tokens go to the discard pile.
#[test]
fn cath_05_redeemed_tokens_are_discarded() {
    let desk =
        Desk::new(3).tokens(&["honour-castle-coin"]).errand("castle").does(json!({"redeem": "honour-castle-coin"}));
    assert_eq!(desk.view().honour_pile.iter().map(|token| token.id()).collect::<Vec<_>>(), ["honour-castle-coin"]);
    assert!(desk.view().players[0].tokens.is_empty());
}

/// EMA-CATH-06: pay, turn the marker, book, points, and only then the token; then the visit goes on.
#[test]
fn cath_06_the_order_of_a_donation() {
    let desk = Desk::new(3).event("a-pious-donation").stock(json!({"wood": 1})).tokens(&["honour-cathedral-ring"]);
    let (after, events) = desk.errand("cathedral").told(donate("wood", 1));
    let order: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            Event::Paid { .. } => Some("paid"),
            Event::MarkerTurned { .. } => Some("marker"),
            Event::Took { .. } => Some("book"),
            Event::Citizens { .. } => Some("points"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["paid", "marker", "book", "points"]);
    let kept = after.chance(&[0, 0, 0]).does(json!({"keep": "honour-cathedral-citizens"}));
    assert!(kept.offers_move(json!({"redeem": "honour-cathedral-ring"})), "the visit goes on");
}

/// EMA-CATH-07: the stack is rebuilt only when a token has to be drawn from it; a token redeemed in this visit may
/// come up again and then counts as new.
#[test]
fn cath_07_the_stack_is_rebuilt_late() {
    let desk = Desk::new(3)
        .stock(json!({"wood": 1}))
        .tokens(&["honour-cathedral-citizens"])
        .set("/honour_stack", tokens(&["honour-market-ring", "honour-market-book", "honour-castle-book"]))
        .errand("cathedral");
    let exact = desk.does(donate("wood", 1)).settled().does(json!({"keep": "honour-market-ring"}));
    assert_eq!((exact.view().honour_stack.len(), exact.view().honour_pile.len()), (0, 2), "not rebuilt yet");
    let redeemed = desk.set("/honour_stack", json!(0)).does(json!({"redeem": "honour-cathedral-citizens"}));
    let again = redeemed.does(donate("wood", 1)).settled();
    assert_eq!(again.view().players[0].tokens[0].id(), "honour-cathedral-citizens");
    assert!(again.offered("redeem").is_empty());
}

/// EMA-CAST-01: one gift: the marker's price, one ring; Mayoress +2, A Gift from the People +3.
#[test]
fn cast_01_a_gift() {
    let give = json!({"give": {"kind": "wood", "pay": {"wood": 1}}});
    let desk = Desk::new(3).stock(json!({"wood": 3, "book": 1}));
    let plain = desk.errand("castle").does(give.clone());
    assert_eq!((plain.goods()["ring"].clone(), plain.my_score().0, plain.marker_value(4)), (json!(1), 0, 2));
    assert_eq!(plain.refuses(json!({"give": {"kind": "wood", "pay": {"wood": 2}}})), "EMA-MOVE-04");
    let more = desk.event("a-gift-from-the-people").masters(&["mayoress"]).errand("castle").does(give);
    assert_eq!(more.my_score().0, 5);
}

/// EMA-CAST-02: one book for 5 BP, once.
#[test]
fn cast_02_a_book() {
    let desk = Desk::new(3).stock(json!({"wood": 3, "book": 2})).errand("castle").does(json!("give-book"));
    assert_eq!((desk.goods()["book"].clone(), desk.my_score().1), (json!(1), 30));
    assert_eq!(desk.refuses(json!("give-book")), "EMA-MOVE-04");
}

/// EMA-MARK-01: one sale; two with Merchants from Afar, not necessarily one after the other.
#[test]
fn mark_01_sales() {
    let desk = Desk::new(3).stock(json!({"wood": 2, "grain": 1, "book": 1}));
    let one = desk.errand("market").does(json!({"sell": "wood"}));
    assert_eq!(one.goods()["coin"], 1);
    assert_eq!(one.refuses(json!({"sell": "wood"})), "EMA-MOVE-04");
    let two = desk.event("merchants-from-afar").errand("market").does(json!({"sell": "wood"}));
    let two = two.does(json!({"sell-books": 1})).does(json!({"sell": "grain"}));
    assert_eq!(two.goods(), json!({"wood": 1, "coin": 2}));
}

/// EMA-MARK-02: 1 to 5 books for 3, 6, 10, 15, 21 CP, once.
#[test]
fn mark_02_books() {
    for (books, points) in [(1, 3), (2, 6), (3, 10), (4, 15), (5, 21)] {
        let desk =
            Desk::new(3).stock(json!({"book": 7, "wood": 1})).errand("market").does(json!({"sell-books": books}));
        assert_eq!(desk.my_score().0, points);
        assert_eq!(desk.refuses(json!({"sell-books": 1})), "EMA-MOVE-04");
    }
    let desk = Desk::new(3).stock(json!({"book": 7})).errand("market");
    assert_eq!(desk.refuses(json!({"sell-books": 6})), "EMA-SITE-02");
}

/// EMA-SITE-01: stone: 5 BP and the marker's value in CP; the marker advances.
#[test]
fn site_01_stone() {
    let desk = Desk::new(3).stock(json!({"stone": 1})).errand("construction-site");
    let done = desk.does(json!({"deliver-stone": {"pay": {"stone": 1}}}));
    assert_eq!((done.my_score(), done.marker_value(8)), ((4, 30), 3));
}

/// EMA-SITE-02: 1 to 3 breads at the same value; the marker advances by one step however many there are.
#[test]
fn site_02_bread() {
    let desk = Desk::new(3).stock(json!({"bread": 4})).errand("construction-site");
    assert_eq!(desk.offered("deliver-bread"), [json!(1), json!(2), json!(3)]);
    assert_eq!(desk.refuses(json!({"deliver-bread": 4})), "EMA-SITE-02");
    let done = desk.does(json!({"deliver-bread": 3}));
    assert_eq!((done.my_score().0, done.marker_value(9)), (15, 4));
}

/// EMA-SITE-03: 1 wood for 5 BP or 3 wood for 10 BP, never 2.
#[test]
fn site_03_wood() {
    let desk = Desk::new(3).stock(json!({"wood": 3})).errand("construction-site");
    assert_eq!(desk.does(json!({"deliver-wood": {"wood": 1, "pay": {"wood": 1}}})).my_score().1, 30);
    assert_eq!(desk.does(json!({"deliver-wood": {"wood": 3, "pay": {"wood": 3}}})).my_score().1, 35);
    assert_eq!(desk.refuses(json!({"deliver-wood": {"wood": 2, "pay": {"wood": 2}}})), "EMA-SITE-02");
}

/// EMA-MKR-01, EMA-MKR-02: values in order, then the printed value for good.
#[test]
fn mkr_01_02_markers_run_out() {
    let mut values = Vec::new();
    for uses in 0..=3 {
        let desk = Desk::new(3).stock(json!({"stone": 1})).marker(8, uses).errand("construction-site");
        let done = desk.does(json!({"deliver-stone": {"pay": {"stone": 1}}}));
        values.push((done.my_score().0, done.marker_value(8), done.view().markers[8].gone));
    }
    assert_eq!(values, [(4, 3, false), (3, 2, false), (2, 1, true), (1, 1, true)]);
}

/// EMA-MKR-03: the sequences by number of players.
#[test]
fn mkr_03_sequences() {
    let table: [(usize, [&[u8]; 4]); 6] = [
        (0, [&[2, 3, 4], &[2, 3, 4], &[1, 2, 3, 4], &[1, 2, 2, 3, 4]]),
        (1, [&[1, 2, 3, 4], &[1, 2, 3, 4], &[1, 2, 3, 4], &[1, 2, 2, 3, 4]]),
        (5, [&[2, 3, 4], &[2, 3, 4], &[1, 2, 3, 4], &[1, 2, 2, 3, 4]]),
        (4, [&[1, 2, 3, 4], &[1, 2, 3, 4], &[1, 2, 3, 4], &[1, 2, 2, 3, 4]]),
        (8, [&[5, 4, 3, 2, 1], &[3, 2, 1], &[4, 3, 2, 1], &[5, 4, 3, 2, 1]]),
        (9, [&[6, 5, 4, 3, 2], &[4, 3, 2], &[5, 4, 3, 2], &[6, 5, 4, 3, 2]]),
    ];
    for (marker, by_players) in table {
        for (players, values) in by_players.iter().enumerate() {
            let shown: Vec<u8> = (0..values.len())
                .map(|uses| Desk::new(players as u8 + 1).marker(marker, uses as u8).marker_value(marker))
                .collect();
            assert_eq!(shown, *values, "marker {marker}, {} players", players + 1);
        }
    }
}

/// EMA-MKR-04: markers are independent; the chosen kind's advances even if coins pay; wood, sales and books have none.
#[test]
fn mkr_04_markers_are_independent() {
    let desk = Desk::new(3).stock(json!({"coin": 5, "book": 3, "wood": 5}));
    let before: Vec<u8> = (0..10).map(|marker| desk.marker_value(marker)).collect();
    let gift =
        desk.errand("castle").does(json!({"give": {"kind": "grain", "pay": {"coin": 1}}})).does(json!("give-book"));
    let after: Vec<u8> = (0..10).map(|marker| gift.marker_value(marker)).collect();
    assert_eq!(before, [1, 1, 1, 1, 1, 1, 1, 1, 4, 5]);
    assert_eq!(after, [1, 1, 1, 1, 1, 1, 1, 2, 4, 5]);
    let others = desk.errand("construction-site").does(json!({"deliver-wood": {"wood": 1, "pay": {"wood": 1}}}));
    assert_eq!((0..10).map(|marker| others.marker_value(marker)).collect::<Vec<u8>>(), before);
}

/// EMA-BLD-01: base + Toolmaker + Long Summer − Early Winter, never below 0.
#[test]
fn bld_01_modifiers_add_up() {
    for (event, masters, points) in [
        ("bountiful-harvest", &[][..], 5),
        ("bountiful-harvest", &["toolmaker"], 7),
        ("a-long-summer", &["toolmaker"], 9),
        ("an-early-winter", &["toolmaker"], 6),
        ("an-early-winter", &[], 4),
    ] {
        let desk = Desk::new(3).event(event).masters(masters).stock(json!({"book": 1})).errand("castle");
        let (after, events) = desk.told(json!("give-book"));
        assert_eq!(after.my_score().1, 25 + points, "{event} {masters:?}");
        let itemised = events.iter().any(|event| {
            matches!(event, Event::Buildings { base: 5, masters, event, change, .. }
                if i16::from(*masters) + i16::from(*event) + 5 == *change as i16)
        });
        assert!(itemised, "the event says what adds up: {events:?}");
    }
}

/// EMA-BLD-02: what one receipt is: deliveries, the castle book, each token, each master effect, event options.
#[test]
fn bld_02_one_receipt_each() {
    let summer = Desk::new(3).event("a-long-summer");
    let wood = summer.stock(json!({"wood": 3})).errand("construction-site");
    assert_eq!(
        wood.does(json!({"deliver-wood": {"wood": 3, "pay": {"wood": 3}}})).my_score().1,
        25 + 12,
        "not per wood"
    );
    let tokens = ["honour-cathedral-buildings"];
    let token = summer.tokens(&tokens).errand("cathedral").does(json!({"redeem": tokens[0]}));
    assert_eq!(token.my_score().1, 25 + 7);
    let carpenter =
        summer.stock(json!({"wood": 2, "stone": 1, "grain": 1})).standing("forest", "castle").plays("card-ring", 1);
    let hired = carpenter.does(json!({"master": {"master": "carpenter", "pay": {"wood": 2, "stone": 1, "grain": 1}}}));
    assert_eq!(hired.my_score(), (1, 25 + 12));
    let bailiff = summer.masters(&["bailiff"]).plays("card-ring", 1);
    let used = bailiff.does(json!({"use-master": {"master": "bailiff", "option": 0, "pay": {"ring": 1}}}));
    assert_eq!(used.my_score().1, 25 + 7);
    let lore =
        Desk::new(1).event("new-lore-in-old-books").masters(&["toolmaker"]).stock(json!({"book": 1})).dull_round();
    assert_eq!(lore.does(json!({"take-offer": {"option": 0, "pay": {}}})).score(0).1, 30 + 7);
}

/// EMA-BLD-03: the set-up and the final scoring are no receipts.
#[test]
fn bld_03_not_receipts() {
    let desk = Desk::new(2).masters(&["toolmaker"]).event("a-long-summer").stock(json!({"ring": 1})).tracks(60, 50);
    let ends = desk.at_the_end().view().players[0].ends;
    assert_eq!((ends.citizens, ends.buildings), (60, 52));
}

/// EMA-HON-01: tokens may be redeemed in a visit to their area, by arrival or by the town card, any number.
#[test]
fn hon_01_any_number_per_visit() {
    let desk = Desk::new(3).tokens(&["honour-market-ring", "honour-market-book", "honour-castle-coin"]);
    let errand = desk.errand("market");
    assert_eq!(errand.refuses(json!({"redeem": "honour-castle-coin"})), "EMA-HON-02");
    let done = errand.does(json!({"redeem": "honour-market-ring"})).does(json!({"redeem": "honour-market-book"}));
    assert_eq!(done.goods(), json!({"ring": 1, "book": 1}));
    let arrival = desk.standing("forest", "castle").plays("card-wood", 1).does(json!({"walk": "town"}));
    assert_eq!(arrival.offered("redeem").len(), 2, "without any area action");
}

/// EMA-HON-02: only tokens owned when the visit began.
#[test]
fn hon_02_owned_on_arrival() {
    let desk =
        Desk::new(3).stock(json!({"wood": 1})).masters(&["schoolmarm"]).stock(json!({"wood": 5})).errand("cathedral");
    let kept = desk.does(donate("wood", 1)).chance(&[0, 0, 0]).does(json!({"keep": "honour-cathedral-citizens"}));
    assert_eq!(kept.refuses(json!({"redeem": "honour-cathedral-citizens"})), "EMA-HON-02");
}

/// EMA-HON-03: the reward is available at once, also in the same visit.
#[test]
fn hon_03_at_once() {
    let desk = Desk::new(3).tokens(&["honour-market-book"]).errand("market");
    assert!(desk.offered("sell-books").is_empty());
    assert_eq!(desk.does(json!({"redeem": "honour-market-book"})).does(json!({"sell-books": 1})).my_score().0, 3);
}

/// EMA-HON-04: an unused token is worth a point at the end.
#[test]
fn hon_04_kept_tokens_count() {
    let desk = Desk::new(2).tokens(&["honour-market-ring", "honour-castle-coin"]).tracks(10, 40).at_the_end();
    assert_eq!(desk.view().players[0].ends.result, 12);
}

/// EMA-HON-05: before, between and after the area actions, one by one, each BP token a receipt of its own.
#[test]
fn hon_05_one_by_one() {
    let desk = Desk::new(3)
        .event("a-long-summer")
        .tokens(&["honour-construction-site-buildings", "honour-construction-site-citizens"])
        .stock(json!({"stone": 1, "bread": 1}))
        .errand("construction-site")
        .does(json!({"redeem": "honour-construction-site-citizens"}))
        .does(json!({"deliver-stone": {"pay": {"stone": 1}}}))
        .does(json!({"redeem": "honour-construction-site-buildings"}))
        .does(json!({"deliver-bread": 1}));
    assert_eq!(desk.my_score(), (3 + 4 + 5, 25 + 7 + 7));
    assert!(desk.view().players[0].tokens.is_empty());
}
