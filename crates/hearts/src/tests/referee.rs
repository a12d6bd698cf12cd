//! The list of legal moves and the referee say the same of any move of the type.

use super::*;
use crate::moves::Knights;
use proptest::prelude::*;
use quintain_core::{Fast, MAX_SEATS};

fn any_seat() -> impl Strategy<Value = Seat> {
    (0..MAX_SEATS).prop_map(Seat::new)
}

fn any_extra() -> impl Strategy<Value = Option<Extra>> {
    let slot = || (0..16_u8).prop_map(Slot);
    prop_oneof![
        Just(None),
        (slot(), any_seat()).prop_map(|(slot, to)| Some(Extra::Move { slot, to })),
        slot().prop_map(|slot| Some(Extra::Discard { slot })),
        (slot(), any_seat()).prop_map(|(slot, to)| Some(Extra::Take { slot, to })),
    ]
}

fn any_move() -> impl Strategy<Value = Move> {
    let card = || (0..18_u8).prop_map(Card);
    prop_oneof![
        1 => any::<(u8, u8)>().prop_map(|(crusaders, saracens)| Move::Heroes(Knights { crusaders, saracens })),
        1 => (0..16_u8, 0..16_u8).prop_map(|(crusaders, saracens)| Move::Heroes(Knights { crusaders, saracens })),
        3 => (card(), any_seat()).prop_map(|(card, target)| Move::FaceDown { card, target }),
        9 => (card(), any_seat(), any_extra()).prop_map(|(card, target, extra)| Move::FaceUp { card, target, extra }),
        1 => Just(Move::Declare),
        1 => Just(Move::Ready),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_move_is_accepted_exactly_if_it_is_listed(
        players in 4..=9_u8,
        seed: u64,
        host: bool,
        decisions in 0..50_u32,
        tried in prop::collection::vec(any_move(), 400),
    ) {
        let heroes = if host { "host" } else { "random" };
        let options = serde_json::from_value(json!({ "players": players, "heroes": heroes })).unwrap();
        let mut game = Hearts::new(data(), &options).unwrap();
        let (mut luck, mut events) = (Fast::new(seed), Events::off());
        for _ in 0..decisions {
            let Some(seat) = game.settle(&mut luck, &mut events).deciders().first() else { break };
            let mv = game.pick(seat, &mut luck);
            let _ = game.play(seat, mv, &mut events).unwrap();
        }
        let _ = game.settle(&mut luck, &mut events);
        for seat in Seat::all(MAX_SEATS) {
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
