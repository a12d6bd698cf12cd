//! The list of legal moves and the referee say the same of any move of the type.

use proptest::prelude::*;
use quintain_core::registry::Edition;
use quintain_core::{Events, Fast, Game, Seat};
use quintain_emara::data::Data;
use quintain_emara::{Area, Card, Emara, Goods, Honour, Hut, Kind, Master, Move, Options, Ring};
use std::sync::LazyLock;

static DATA: LazyLock<&'static Data> = LazyLock::new(|| Edition::<Emara>::new().data());

/// Mostly a few goods: payments of more are refused anyway.
fn any_goods() -> impl Strategy<Value = Goods> {
    let some = prop_oneof![5 => Just(0_u8), 3 => 1..=2_u8, 1 => any::<u8>()];
    prop_oneof![1 => Just(Goods::NONE), 3 => prop::array::uniform8(some).prop_map(Goods)]
}

fn any_area() -> impl Strategy<Value = Area> {
    prop::sample::select(Area::ALL.to_vec())
}

fn any_kind() -> impl Strategy<Value = Kind> {
    prop::sample::select(Kind::ALL.to_vec())
}

fn any_ring() -> impl Strategy<Value = Ring> {
    prop::sample::select(Ring::ALL.to_vec())
}

fn any_move() -> impl Strategy<Value = Move> {
    let number = || 0..6_u8;
    let hut = || (0..14_u8).prop_map(Hut);
    let master = || (0..34_u8).prop_map(Master);
    let honour = || (0..18_u8).prop_map(Honour);
    let setup = prop_oneof![
        (any_area(), any_area()).prop_map(|(from, to)| Move::StartMove { from, to }),
        any_kind().prop_map(Move::StartResource),
        ((0..11_u8).prop_map(Card), number()).prop_map(|(card, slot)| Move::Play { card, slot }),
    ];
    let turn = prop_oneof![
        any_ring().prop_map(Move::Walk),
        any_ring().prop_map(Move::Step),
        any_area().prop_map(Move::Errand),
        (number(), any_goods()).prop_map(|(option, pay)| Move::Trade { option, pay }),
        (hut(), any_goods()).prop_map(|(hut, pay)| Move::HireCraftsman { hut, pay }),
        (master(), any_goods()).prop_map(|(master, pay)| Move::HireMaster { master, pay }),
        any_goods().prop_map(|pay| Move::Title { pay }),
        (hut(), any_goods()).prop_map(|(hut, pay)| Move::Craftsman { hut, pay }),
        (master(), any_goods()).prop_map(|(master, pay)| Move::Master { master, pay }),
        Just(Move::EndTurn),
    ];
    let visit = prop_oneof![
        (number(), any_goods()).prop_map(|(breads, pay)| Move::Harvest { breads, pay }),
        (any_kind(), any_goods()).prop_map(|(kind, pay)| Move::Donate { kind, pay }),
        (any_kind(), any_goods()).prop_map(|(kind, pay)| Move::Give { kind, pay }),
        Just(Move::GiveBook),
        any_kind().prop_map(Move::Sell),
        number().prop_map(Move::SellBooks),
        any_goods().prop_map(|pay| Move::DeliverStone { pay }),
        number().prop_map(Move::DeliverBread),
        (number(), any_goods()).prop_map(|(wood, pay)| Move::DeliverWood { wood, pay }),
        Just(Move::Leave),
    ];
    let rest = prop_oneof![
        (master(), number(), prop::option::of(any_kind()), any_goods())
            .prop_map(|(master, option, take, pay)| Move::UseMaster { master, option, take, pay }),
        honour().prop_map(Move::Redeem),
        honour().prop_map(Move::Keep),
        (number(), any_goods()).prop_map(|(option, pay)| Move::TakeOffer { option, pay }),
        Just(Move::Decline),
    ];
    prop_oneof![setup, turn, visit, rest]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_move_is_accepted_exactly_if_it_is_listed(
        players in 1..=4_u8,
        random_layout: bool,
        seed: u64,
        decisions in 0..250_u32,
        tried in prop::collection::vec(any_move(), 400),
    ) {
        let mut game = Emara::new(*DATA, &Options { random_layout, ..Options::players(players) }).unwrap();
        let (mut luck, mut events) = (Fast::new(seed), Events::off());
        for _ in 0..decisions {
            let Some(seat) = game.settle(&mut luck, &mut events).deciders().first() else { break };
            let mv = game.pick(seat, &mut luck);
            let _ = game.play(seat, mv, &mut events).unwrap();
        }
        let _ = game.settle(&mut luck, &mut events);
        for seat in Seat::all(5) {
            let mut listed = Vec::new();
            game.legal_moves(seat, &mut listed);
            for mv in tried.iter().chain(&listed) {
                let mut played = game;
                let accepted = played.play(seat, *mv, &mut events).is_ok();
                prop_assert_eq!(accepted, listed.contains(mv), "{:?} by {:?}", mv, seat);
                prop_assert!(accepted || played == game, "what is refused changes nothing");
            }
        }
    }
}
