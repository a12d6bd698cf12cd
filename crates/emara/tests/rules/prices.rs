//! What everything costs and brings a player, as his view says it: the same as the moves that are offered and what they do.

use crate::desk::{DATA, Desk};
use proptest::prelude::*;
use quintain_core::chance::Luck;
use quintain_core::{Events, Fast, Game, Next, Seat, Viewer};
use quintain_emara::payments::Price;
use quintain_emara::prices::{Bargain, HutPrice, MasterPrice, Prices};
use quintain_emara::view::Part;
use quintain_emara::{Area, Emara, Good, Goods, Hut, Kind, Master, Move, Options, Phase, Title};
use serde_json::json;
use std::collections::HashMap;

fn prices(desk: &Desk) -> Prices {
    desk.seen_by(desk.active()).prices
}

fn hut(prices: &Prices, id: &str) -> HutPrice {
    let hut = Hut::find(id).unwrap();
    *prices.huts.iter().find(|price| price.hut == hut).unwrap()
}

fn master(prices: &Prices, id: &str) -> MasterPrice {
    let master = Master::find(id).unwrap();
    *prices.masters.iter().find(|price| price.master == master).unwrap()
}

fn goods(value: serde_json::Value) -> Goods {
    serde_json::from_value(value).unwrap()
}

/// EMA-GEN-02, EMA-GEN-05: a coin stands in for what is missing first; the rest is said by name.
#[test]
fn gen_05_what_is_missing_is_named() {
    let desk = Desk::new(3).stock(json!({"stone": 1})).standing("quarry", "castle").plays("card-ring", 1);
    let goldsmith = master(&prices(&desk), "goldsmith");
    assert_eq!(goldsmith.bonus.cost, goods(json!({"wood": 2, "stone": 2})));
    assert_eq!((goldsmith.bonus.missing, goldsmith.bonus.pay), (3, None));
    assert_eq!(goldsmith.bonus.lacks, goods(json!({"wood": 2, "stone": 1})));
    let coin = master(&prices(&desk.stock(json!({"stone": 1, "coin": 2}))), "goldsmith");
    assert_eq!((coin.bonus.missing, coin.bonus.lacks), (1, goods(json!({"stone": 1}))));
    let enough = master(&prices(&desk.stock(json!({"stone": 1, "coin": 3}))), "goldsmith");
    assert_eq!((enough.bonus.missing, enough.bonus.pay), (0, Some(goods(json!({"stone": 1, "coin": 3})))));
}

/// EMA-BON-06, EMA-BON-07: the event's discount and the hire card's are in the price, each where it holds.
#[test]
fn bon_07_discounts_are_in_the_price() {
    let desk = Desk::new(2).stock(json!({"wood": 1})).standing("quarry", "castle");
    assert_eq!(master(&prices(&desk), "goldsmith").bonus.off, 0);
    let event = desk.event("good-labour-conditions");
    let price = master(&prices(&event), "goldsmith");
    assert_eq!((price.bonus.off, price.bonus.missing, price.card), (1, 2, None));
    let hiring = prices(&event.plays("card-hire", 1));
    let price = master(&hiring, "goldsmith");
    assert_eq!((price.bonus.off, price.card.unwrap().off, price.card.unwrap().missing), (1, 2, 1));
    let price = hut(&hiring, "quarry-hut-1");
    assert_eq!((price.bonus.off, price.bonus.missing), (0, 1), "the event is for masters");
    assert_eq!((price.card.unwrap().off, price.card.unwrap().missing), (1, 0));
}

/// EMA-MAS-04, EMA-MAS-05: the Chamberlain's rings, the Scholar's resources and the Steward's way.
#[test]
fn mas_05_own_masters_are_in_the_price() {
    let desk = Desk::new(2).stock(json!({"grain": 3, "ring": 1})).standing("forest", "market").plays("card-cloth", 1);
    let plain = master(&prices(&desk), "goldsmith");
    assert_eq!((plain.near, plain.bonus.missing), (false, 4));
    let ring = master(&prices(&desk.masters(&["chamberlain"])), "goldsmith");
    assert_eq!(ring.bonus.missing, 3);
    let steward = master(&prices(&desk.masters(&["steward"])), "goldsmith");
    assert!(steward.near);
    let scholar = master(&prices(&desk.masters(&["scholar"])), "goldsmith");
    assert_eq!((scholar.bonus.cost, scholar.bonus.any, scholar.bonus.missing), (Goods::NONE, 4, 0));
}

/// EMA-BLD-01, EMA-MAS-09: what is given has the Toolmaker, the Mayoress and the event in it.
#[test]
fn bld_01_gains_are_final() {
    let desk = Desk::new(2).masters(&["toolmaker", "mayoress", "abbess"]).tokens(&["honour-market-ring"]);
    let plain = prices(&desk);
    assert_eq!((plain.castle_book.gain.buildings, plain.stone.gain.buildings), (7, 7));
    assert_eq!(plain.wood.iter().map(|deal| deal.gain.buildings).collect::<Vec<_>>(), [7, 12]);
    assert_eq!((plain.gifts[0].gain.citizens, plain.gifts[0].gain.goods), (2, goods(json!({"ring": 1}))));
    assert_eq!(plain.donations[0].gain.goods, goods(json!({"book": 2})));
    assert_eq!(plain.tokens.len(), 1);
    let winter = prices(&desk.event("an-early-winter"));
    assert_eq!(winter.castle_book.gain.buildings, 6);
    let gift = prices(&desk.event("a-gift-from-the-people"));
    assert_eq!(gift.gifts[0].gain.citizens, 5);
    let court = prices(&desk.event("respected-at-court"));
    assert_eq!(court.title.unwrap().gain.citizens, plain.title.unwrap().gain.citizens + 2);
}

/// A spectator sees the prices of whoever is asked, a seat always its own.
#[test]
fn prices_are_the_viewers() {
    let desk = Desk::new(2).stock(json!({"stone": 3}));
    assert_eq!(desk.seen_by(0).prices.gifts[1].missing, 0);
    assert_eq!(desk.seen_by(1).prices.seat, Seat::new(1));
    assert!(desk.seen_by(1).prices.gifts[1].missing > 0);
    assert_eq!(desk.game.view(Viewer::SPECTATOR).prices, desk.seen_by(0).prices);
}

/// What a move buys, so that all payments of it are together.
#[derive(PartialEq, Eq, Hash, Debug)]
enum Bought {
    Title,
    Hut(Hut),
    HutByCard(Hut),
    Master(Master),
    MasterByCard(Master),
    Donation(Kind),
    Gift(Kind),
    CastleBook,
    Books(u8),
    Stone,
    Breads(u8),
    Wood(u8),
    Offer(u8),
}

/// What is bought and how it is paid, where the payment is in the move.
fn bought(mv: Move) -> Option<(Bought, Option<Goods>)> {
    Some(match mv {
        Move::Title { pay } => (Bought::Title, Some(pay)),
        Move::Craftsman { hut, pay } => (Bought::Hut(hut), Some(pay)),
        Move::HireCraftsman { hut, pay } => (Bought::HutByCard(hut), Some(pay)),
        Move::Master { master, pay } => (Bought::Master(master), Some(pay)),
        Move::HireMaster { master, pay } => (Bought::MasterByCard(master), Some(pay)),
        Move::Donate { kind, pay } => (Bought::Donation(kind), Some(pay)),
        Move::Give { kind, pay } => (Bought::Gift(kind), Some(pay)),
        Move::GiveBook => (Bought::CastleBook, None),
        Move::SellBooks(count) => (Bought::Books(count), None),
        Move::DeliverStone { pay } => (Bought::Stone, Some(pay)),
        Move::DeliverBread(count) => (Bought::Breads(count), None),
        Move::DeliverWood { wood, pay } => (Bought::Wood(wood), Some(pay)),
        Move::TakeOffer { option, .. } => (Bought::Offer(option), None),
        _ => return None,
    })
}

/// The bargains that are open in this position, by the view alone.
fn open(game: &Emara, seat: Seat) -> HashMap<Bought, Bargain> {
    let view = game.view(Viewer::Seat(seat));
    let prices = view.prices;
    let mut open = HashMap::new();
    let turn = view.turn;
    let free = |part| turn.as_ref().is_some_and(|turn| !turn.done.contains(&part));
    let placeable = !view.players[seat.index()].craftsmen_left.is_empty();
    match view.phase {
        Phase::Main => {
            if let Some(title) = prices.title.filter(|_| free(Part::Title)) {
                open.insert(Bought::Title, title);
            }
            for price in prices.huts.iter().filter(|price| price.near && placeable) {
                if free(Part::Craftsman) {
                    open.insert(Bought::Hut(price.hut), price.bonus);
                }
                if let Some(card) = price.card {
                    open.insert(Bought::HutByCard(price.hut), card);
                }
            }
            for price in prices.masters.iter().filter(|price| price.near) {
                if free(Part::Master) {
                    open.insert(Bought::Master(price.master), price.bonus);
                }
                if let Some(card) = price.card {
                    open.insert(Bought::MasterByCard(price.master), card);
                }
            }
        }
        Phase::Visit => {
            let visit = turn.and_then(|turn| turn.visit).unwrap();
            let unused = |action: usize| visit.uses[action] == 0;
            match visit.area {
                Area::Cathedral if unused(0) => {
                    open.extend(Kind::ALL.into_iter().zip(prices.donations).map(|(k, b)| (Bought::Donation(k), b)));
                }
                Area::Castle => {
                    if unused(0) {
                        open.extend(Kind::ALL.into_iter().zip(prices.gifts).map(|(k, b)| (Bought::Gift(k), b)));
                    }
                    if unused(1) {
                        open.insert(Bought::CastleBook, prices.castle_book);
                    }
                }
                Area::Market if unused(1) => {
                    open.extend(prices.books.into_iter().map(|b| (Bought::Books(b.cost.get(Good::Book)), b)));
                }
                Area::ConstructionSite => {
                    if unused(0) {
                        open.insert(Bought::Stone, prices.stone);
                    }
                    if unused(1) {
                        open.extend(prices.breads.into_iter().map(|b| (Bought::Breads(b.cost.get(Good::Bread)), b)));
                    }
                    if unused(2) {
                        open.extend(prices.wood.into_iter().map(|b| (Bought::Wood(b.cost.kind(Kind::Wood)), b)));
                    }
                }
                _ => {}
            }
        }
        Phase::EventOffer => {
            open.extend(prices.offers.into_iter().enumerate().map(|(n, b)| (Bought::Offer(n as u8), b)));
        }
        _ => {}
    }
    open
}

/// Every price of the position against the moves that are offered, and every gain against what the move does.
fn compare(game: &Emara, seat: Seat, moves: &[Move]) {
    let open = open(game, seat);
    let mut first: HashMap<Bought, (Move, Option<Goods>)> = HashMap::new();
    for mv in moves {
        if let Some((what, pay)) = bought(*mv) {
            first.entry(what).or_insert((*mv, pay));
        }
    }
    for (what, bargain) in &open {
        // Two offers of an event that come to the same are listed once.
        if matches!(what, Bought::Offer(_)) && !first.contains_key(what) {
            continue;
        }
        assert_eq!(bargain.pay.is_some(), first.contains_key(what), "{what:?}: {bargain:?}");
        assert_eq!(bargain.missing == 0, bargain.pay.is_some(), "{what:?}: {bargain:?}");
    }
    let before = game.summary(seat);
    for (what, (mv, pay)) in &first {
        let bargain = open.get(what).unwrap_or_else(|| panic!("{mv:?} is offered, and has no price"));
        if let Some(pay) = pay {
            assert_eq!(bargain.pay.as_ref(), Some(pay), "{what:?}: the first payment");
        }
        let mut after = *game;
        let _ = after.play(seat, *mv, &mut Events::off()).unwrap();
        let then = after.summary(seat);
        assert_eq!(then.citizens - before.citizens, bargain.gain.citizens, "{mv:?}");
        assert_eq!(then.buildings - before.buildings, bargain.gain.buildings, "{mv:?}");
        if matches!(what, Bought::Offer(_)) {
            continue;
        }
        let mut stock = before.stock;
        if let Some(pay) = bargain.pay {
            stock.remove(pay);
        }
        stock.put(bargain.gain.goods);
        assert_eq!(then.stock, stock, "{mv:?}");
    }
}

fn any_price() -> impl Strategy<Value = (Price, u8, bool)> {
    let price = (any::<[bool; 8]>(), 0u8..3, 0u8..3, 0u8..3).prop_map(|(units, coin, ring, any)| {
        let mut kinds = [0; 4];
        for (i, unit) in units.into_iter().enumerate() {
            kinds[i % 4] += u8::from(unit);
        }
        Price { kinds, any, coin, ring, ..Price::default() }
    });
    (price, 0u8..3, any::<bool>())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// In every position of a game each price and gain of the view is that of the moves.
    #[test]
    fn prices_are_those_of_the_moves(players in 1u8..=4, layout: bool, seed: u64) {
        let options = Options { random_layout: layout, ..Options::players(players) };
        let mut game = Emara::new(*DATA, &options).unwrap();
        let (mut luck, mut moves) = (Fast::new(seed), Vec::new());
        loop {
            match game.next() {
                Next::Over(_) => break,
                Next::Chance(request) => {
                    let answer = luck.answer(&request);
                    let _ = game.resolve(&answer, &mut Events::off()).unwrap();
                }
                Next::Decide { seats, .. } => {
                    let seat = seats.first().unwrap();
                    moves.clear();
                    game.legal_moves(seat, &mut moves);
                    compare(&game, seat, &moves);
                    let mv = moves[luck.below(moves.len() as u32) as usize];
                    let _ = game.play(seat, mv, &mut Events::off()).unwrap();
                }
            }
        }
    }

    /// Who has what is missing besides can pay, and with one less of it cannot.
    #[test]
    fn what_is_missing_is_enough((price, off, scholar) in any_price(), stock: [u8; 6], chamberlain: bool) {
        let due = price.due_with(off, scholar);
        let [wood, stone, cloth, grain, coin, ring] = stock.map(|n| n % 4);
        let stock = Goods([wood, stone, cloth, grain, coin, ring, 0, 0]);
        let (missing, lacks) = (due.missing(stock, chamberlain), due.lacks(stock, chamberlain));
        let named: u8 = lacks.0.iter().sum();
        prop_assert!(named <= missing);
        prop_assert_eq!(missing == 0, due.first(stock, chamberlain).is_some());
        // What is not named may be of any kind.
        let mut more = stock;
        more.put(lacks);
        more.0[0] += missing - named;
        prop_assert!(due.payable(more, chamberlain), "{:?} {:?} {:?}", due, stock, lacks);
        for (good, _) in lacks.each() {
            let mut less = more;
            less.remove(Goods::of(good, 1));
            prop_assert!(!due.payable(less, chamberlain), "{:?} {:?} {:?}", due, stock, lacks);
        }
    }
}

/// The highest title has no next one.
#[test]
fn there_is_nothing_above_the_highest_title() {
    let desk = Desk::new(2).player(0, "title", json!(5));
    assert_eq!(prices(&desk).title, None);
    assert_eq!(desk.view().players[0].title, Title::find("duke"));
}
