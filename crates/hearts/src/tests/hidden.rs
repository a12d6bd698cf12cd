//! Who knows what (HEA-KNOW).

use super::*;
use quintain_core::{Fast, Viewer};

/// HEA-KNOW-01: a hidden card is known to the seat that played it, an open one to all.
/// HEA-KNOW-02: moving or discarding it changes nothing.
#[test]
fn a_hidden_card_is_known_to_its_player() {
    let mut game = t4();
    fd(&mut game, "sword-1-take", 2);
    fu(&mut game, "shield-1-take", 3, None).unwrap();
    assert_eq!(game.known_by(Slot(1)), set(&[0]));
    assert_eq!(game.known_by(Slot(2)), set(&[0, 1, 2, 3]));
    fd(&mut game, "shield-1-move", 0);
    fu(&mut game, "sword-1-move", 2, move_to(1, 1)).unwrap();
    assert_eq!(game.known_by(Slot(1)), set(&[0]));
    fu(&mut game, "sword-2-discard", 1, discard(1)).unwrap();
    assert_eq!(game.known_by(Slot(1)), set(&[0]));
}

/// HEA-KNOW-03, HEA-KNOW-05 and example 17: an open card taken is known to all until it is played openly.
#[test]
fn an_open_card_taken_is_known_to_all() {
    let mut game = t4();
    fd(&mut game, "shield-1-move", 1);
    fu(&mut game, "sword-2-move", 3, None).unwrap();
    fd(&mut game, "shield-1-move", 1);
    fd(&mut game, "shield-1-move", 1);
    fu(&mut game, "sword-1-take", 3, take(2, 0)).unwrap();
    for n in 1..4 {
        assert_eq!(game.receipts(seat(n)).len(), 1, "seat {n}");
    }
    assert!(game.receipts(seat(0)).is_empty(), "the holder sees his hand");
    for _ in 0..3 {
        fd(&mut game, "shield-1-take", 1);
    }
    fu(&mut game, "sword-2-move", 2, None).unwrap();
    for n in 1..4 {
        assert!(game.receipts(seat(n)).is_empty(), "seat {n}");
    }
}

/// HEA-KNOW-04, HEA-KNOW-10: after a hidden play the card is in the hand or among the slots played since.
#[test]
fn a_receipt_lists_the_hidden_plays_since() {
    let mut game = t4();
    fu(&mut game, "sword-2-move", 3, None).unwrap();
    fu(&mut game, "sword-1-take", 3, take(1, 2)).unwrap();
    let first = fd(&mut game, "shield-1-move", 1);
    fd(&mut game, "shield-1-move", 1);
    fd(&mut game, "shield-1-move", 1);
    fd(&mut game, "shield-1-move", 1);
    let second = fd(&mut game, "shield-2-take", 0);
    let receipts = game.receipts(seat(0));
    assert_eq!(receipts.len(), 1);
    assert_eq!((receipts[0].holder, &receipts[0].slots[..]), (seat(2), &[first, second][..]));
    let view = serde_json::to_value(game.view(seat(0).into())).unwrap();
    assert!(view["seats"][2]["cards"].is_null(), "no list that could betray which card was played");
}

/// HEA-KNOW-05 and example 38: each seat drops its oldest fact of the kind.
#[test]
fn two_receipts() {
    let mut game = t4();
    fu(&mut game, "sword-1-take", 1, None).unwrap(); // slot 1, open
    fu(&mut game, "shield-2-take", 3, None).unwrap(); // slot 2
    fd(&mut game, "sword-1-take", 1); // slot 3, hidden, by seat 2
    fu(&mut game, "shield-1-take", 1, take(1, 0)).unwrap(); // seat 0 gets the open one: all know
    fd(&mut game, "shield-1-move", 2); // seat 0
    fu(&mut game, "shield-1-take", 2, take(5, 1)).unwrap(); // something else happens
    let hidden = game.state.plays.get(Slot(3)).card();
    assert_eq!(hidden, card("sword-1-take"));
    fu(&mut game, "shield-1-take", 1, take(3, 0)).unwrap(); // seat 2 passes its hidden one to seat 0
    fd(&mut game, "shield-1-move", 2);
    let about = |game: &Hearts, n: usize| {
        game.receipts(seat(n)).iter().filter(|r| r.holder == seat(0) && r.card == card("sword-1-take")).count()
    };
    assert_eq!([1, 2, 3].map(|n| about(&game, n)), [1, 2, 1]);
    let lies = game.state.plays.on()[3] > 0;
    let extra = if lies { take(2, 3) } else { None };
    fu(&mut game, "sword-1-take", 3, extra).unwrap();
    assert_eq!([1, 2, 3].map(|n| about(&game, n)), [0, 1, 0]);
}

/// HEA-KNOW-06: an inference is left to the people; the view only states the receipt.
#[test]
fn certain_inferences_are_left_to_the_people() {
    let mut game = t4();
    deal(&mut game, 2, &["shield-1-discard"]);
    fu(&mut game, "sword-2-move", 3, None).unwrap();
    fu(&mut game, "sword-1-take", 3, take(1, 2)).unwrap();
    deal(&mut game, 2, &["sword-2-move"]);
    let slot = fd(&mut game, "sword-2-move", 1);
    let view = game.view(seat(0).into());
    assert_eq!(view.slots[usize::from(slot.0) - 1].card, None);
    assert_eq!(view.mine.unwrap().receipts[0].slots, [slot]);
}

/// HEA-KNOW-07: knowledge lapses with the round.
#[test]
fn knowledge_lapses_with_the_round() {
    let mut game = t4();
    fu(&mut game, "shield-2-move", 3, None).unwrap();
    fu(&mut game, "shield-1-take", 3, take(1, 2)).unwrap();
    fd(&mut game, "shield-1-move", 1);
    fd(&mut game, "shield-1-move", 1);
    assert_eq!(game.receipts(seat(0)).len(), 1);
    play(&mut game, Move::Declare).unwrap();
    assert!(game.receipts(seat(0)).is_empty());
    settle(&mut game);
    assert!(game.receipts(seat(0)).is_empty());
}

/// HEA-KNOW-08: sampled goals fit one's own: nobody shares it, and every knight is named exactly once.
#[test]
fn sampled_goals_fit_ones_own() {
    let mut luck = Fast::new(5);
    for start in [t4(), t5()] {
        for n in 0..start.n() {
            for _ in 0..200 {
                let world = start.determinize(seat(n), &mut luck);
                assert_eq!(world.goals(seat(n)), start.goals(seat(n)), "one's own stay");
                let mut named: Vec<_> = Seat::all(world.n()).flat_map(|seat| world.goals(seat)).collect();
                let count = named.len();
                named.sort_unstable();
                named.dedup();
                assert_eq!(named.len(), count, "no goal is held twice");
                let hunters =
                    |side| world.knights(side).iter().filter(|s| world.state.aims[s.index()] == Aim::Hunt).count();
                let expected = usize::from(world.state.wizard.is_some());
                assert_eq!(hunters(crate::Side::Crusaders), expected);
                assert_eq!(hunters(crate::Side::Saracens), expected);
            }
        }
    }
}

/// HEA-KNOW-09: the view holds what a private notebook needs: own hidden cards, receipts, unseen cards.
#[test]
fn the_view_feeds_the_notebook() {
    let mut game = t4();
    let slot = fd(&mut game, "sword-3-discard", 1);
    fu(&mut game, "sword-2-move", 3, None).unwrap();
    fu(&mut game, "shield-1-take", 3, take(2, 1)).unwrap();
    let view = game.view(seat(0).into());
    assert_eq!(view.slots[usize::from(slot.0) - 1].card, Some(card("sword-3-discard")));
    assert_eq!(view.mine.as_ref().unwrap().receipts.len(), 1);
    let mine = view.seats[0].cards.as_ref().unwrap().len();
    let open = view.slots.iter().filter(|s| s.up && matches!(s.place, crate::PlaceView::On(_))).count();
    assert_eq!(view.unseen.len() + mine + open + 1, 29);
}

/// Sampled worlds keep every receipt true: the card is in the hand or among the later hidden plays.
#[test]
fn sampled_worlds_keep_receipts_true() {
    let mut luck = Fast::new(9);
    let mut game = t4();
    fu(&mut game, "sword-3-discard", 3, None).unwrap();
    fu(&mut game, "sword-1-take", 3, take(1, 2)).unwrap();
    let slot = fd(&mut game, "shield-1-move", 1);
    let (mut in_hand, mut played) = (0, 0);
    for _ in 0..300 {
        let world = game.determinize(seat(0), &mut luck);
        let holds = world.hand(seat(2)).has(card("sword-3-discard"));
        let lies = world.state.plays.get(slot).card() == card("sword-3-discard");
        assert!(holds || lies);
        in_hand += u32::from(holds);
        played += u32::from(lies);
    }
    assert!(in_hand > 100 && played > 20, "{in_hand} {played}");
}

/// Spectators see no secret; those who see everything see all.
#[test]
fn spectators_and_everything() {
    let mut game = t4();
    fd(&mut game, "sword-3-discard", 1);
    let public = game.view(Viewer::SPECTATOR);
    assert!(public.seats.iter().all(|seat| seat.goals.is_none() && seat.cards.is_none()));
    assert!(public.slots[0].card.is_none() && public.mine.is_none());
    let all = game.view(Viewer::EVERYTHING);
    assert!(all.seats.iter().all(|seat| seat.goals.is_some() && seat.cards.is_some()));
    assert!(all.slots[0].card.is_some());
}

/// HEA-KNOW-03: of an open card that is taken spectators are told which it is, for all saw it; of a hidden one not.
#[test]
fn spectators_see_which_open_card_is_taken() {
    for (open, seen) in [(true, true), (false, false)] {
        let mut game = t4();
        if open {
            fu(&mut game, "sword-2-move", 3, None).unwrap();
        } else {
            fd(&mut game, "sword-2-move", 3);
        }
        provide(&mut game, "sword-1-take");
        let mut events = Events::on();
        let taking = Move::FaceUp { card: card("sword-1-take"), target: seat(3), extra: take(1, 2) };
        let _ = game.play(seat(1), taking, &mut events).unwrap();
        let told: Vec<bool> = events
            .seen_by(Viewer::SPECTATOR)
            .filter_map(|event| if let Event::Taken { card, .. } = event { Some(card.is_some()) } else { None })
            .collect();
        assert_eq!(told, [seen], "open: {open}");
    }
}

/// HEA-MATCH-05: before the next bout is dealt, no laps of the last one are shown.
#[test]
fn laps_begin_anew_with_the_bout() {
    let mut game = t4();
    game.state.options.length = crate::Length::Match;
    game.state.lap = 2;
    game.state.wounds[0] = 3;
    game.end_bout(crate::Ending::Draw, &mut Events::off());
    for n in 0..4 {
        let _ = game.play(seat(n), Move::Ready, &mut Events::off()).unwrap();
    }
    assert_eq!(game.view(Viewer::SPECTATOR).laps, 0);
}

/// HEA-TURN-12: at the limit of eight turns it is the seat that began the round that must declare.
#[test]
fn the_first_seat_declares_at_the_limit() {
    let mut game = t4();
    game.state.first = seat(0);
    for (n, held) in [9, 9, 8, 9].into_iter().enumerate() {
        game.state.hands[n] = cards(&["shield-1-take"].repeat(held));
    }
    for _ in 0..2 {
        fd(&mut game, "shield-1-take", 0);
    }
    let forced = game.view(Viewer::SPECTATOR).forced.unwrap();
    assert_eq!((forced.seat, forced.turn), (seat(0), 33));
    game.state.hands[3] = cards(&["shield-1-take"]);
    let forced = game.view(Viewer::SPECTATOR).forced.unwrap();
    assert_eq!((forced.seat, forced.turn), (seat(3), 8), "an empty hand comes first");
}

/// HEA-SKIR-02: after the bout the swords on the table are among the wounds and threaten nobody again.
#[test]
fn nothing_threatens_after_the_bout() {
    let mut game = t4();
    game.state.wounds[1] = 1;
    lay(&mut game, 1, &["sword-1-move"]);
    lay(&mut game, 2, &["sword-3-discard"]);
    skirmish(&mut game);
    assert!(game.next().is_over());
    let risks: Vec<u16> = game.view(Viewer::SPECTATOR).seats.iter().map(|seat| seat.threat.risk).collect();
    assert_eq!(risks, [0, 0, 1000, 0]);
}
