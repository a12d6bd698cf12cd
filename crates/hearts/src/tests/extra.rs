//! Extra actions (HEA-EXTRA).

use super::*;
use crate::ExtraKind;
use crate::plays::Place;

/// HEA-EXTRA-01 and example 14: any earlier card on the target, moved cards included, by anybody.
#[test]
fn a_moved_card_is_an_earlier_card() {
    let mut game = t4();
    game.state.mover = seat(1);
    game.state.first = seat(1);
    fd(&mut game, "sword-3-discard", 0);
    fu(&mut game, "shield-1-move", 0, move_to(1, 3)).unwrap();
    fd(&mut game, "shield-1-take", 1);
    assert_eq!(game.state.mover, seat(0));
    let events = fu(&mut game, "sword-1-take", 3, take(1, 0)).unwrap();
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Taken { card: Some(taken), .. } if *taken == card("sword-3-discard")))
    );
    assert_eq!(game.state.plays.get(Slot(1)).place(), Place::Taken);
    assert!(game.hand(seat(0)).has(card("sword-3-discard")));
}

/// HEA-EXTRA-01: only a card that lies on the target, and never the card just played.
#[test]
fn only_cards_on_the_target() {
    let mut game = t4();
    fd(&mut game, "shield-1-take", 2);
    fd(&mut game, "shield-1-take", 3);
    let elsewhere = fu(&mut game, "sword-1-discard", 3, discard(1));
    assert_eq!(elsewhere, Err(Refusal::NotAnEarlierCard { slot: Slot(1), target: seat(3) }));
    let itself = fu(&mut game, "sword-1-discard", 3, discard(3));
    assert_eq!(itself, Err(Refusal::NotAnEarlierCard { slot: Slot(3), target: seat(3) }));
    let wrong = fu(&mut game, "sword-1-discard", 3, move_to(2, 1));
    assert_eq!(wrong, Err(Refusal::WrongExtra { card: card("sword-1-discard"), extra: ExtraKind::Discard }));
    for slot in [0, 9, 255] {
        assert!(fu(&mut game, "sword-1-discard", 3, discard(slot)).is_err());
    }
}

/// HEA-EXTRA-02 and example 10: the extra action is compulsory when there is an earlier card.
#[test]
fn the_extra_action_is_compulsory() {
    let mut game = t4();
    game.state.mover = seat(2);
    game.state.first = seat(2);
    fd(&mut game, "sword-1-take", 1);
    fd(&mut game, "shield-1-take", 3);
    provide(&mut game, "sword-2-discard");
    let lazy = fu(&mut game, "sword-2-discard", 1, None);
    assert_eq!(lazy, Err(Refusal::ExtraIsCompulsory { extra: ExtraKind::Discard, target: seat(1) }));
    let open: Vec<Move> = moves(&game)
        .into_iter()
        .filter(|mv| matches!(mv, Move::FaceUp { card: c, target, .. } if *c == card("sword-2-discard") && *target == seat(1)))
        .collect();
    assert_eq!(open, [Move::FaceUp { card: card("sword-2-discard"), target: seat(1), extra: discard(1) }]);
    play(&mut game, open[0]).unwrap();
    assert_eq!(game.state.plays.on()[1], 1);
    assert_eq!(game.state.plays.get(Slot(1)).place(), Place::Discarded);
    assert_eq!(skirmish(&mut game).1[1], 2);
}

/// HEA-EXTRA-03 and example 11: with no earlier card it lapses.
#[test]
fn the_extra_action_lapses() {
    let mut game = t4();
    let nothing = fu(&mut game, "shield-1-move", 3, move_to(1, 2));
    assert_eq!(nothing, Err(Refusal::NothingForExtra { target: seat(3) }));
    let events = fu(&mut game, "shield-1-move", 3, None).unwrap();
    assert!(matches!(events[0], Event::PlayedUp { lapsed: true, .. }));
}

/// HEA-EXTRA-04 and examples 12, 13: Move keeps facing and number, and goes to any other hero.
#[test]
fn move_keeps_facing_and_number() {
    let mut game = t4();
    game.state.mover = seat(1);
    game.state.first = seat(1);
    fd(&mut game, "sword-3-discard", 0);
    let same = fu(&mut game, "shield-1-move", 0, move_to(1, 0));
    assert_eq!(same, Err(Refusal::MoveToTheSameHero { target: seat(0) }));
    provide(&mut game, "shield-1-move");
    assert!(moves(&game).contains(&Move::FaceUp {
        card: card("shield-1-move"),
        target: seat(0),
        extra: move_to(1, 2)
    }));
    fu(&mut game, "shield-1-move", 0, move_to(1, 3)).unwrap();
    let moved = game.state.plays.get(Slot(1));
    assert!(!moved.is_up());
    assert_eq!(moved.place(), Place::On(seat(3)));
    assert_eq!(game.known_by(Slot(1)), set(&[1]));
    assert_eq!(game.state.plays.get(Slot(2)).place(), Place::On(seat(0)));
    let (_, wounds) = skirmish(&mut game);
    assert_eq!((wounds[3], wounds[0]), (3, 0));
    assert_eq!(game.state.phase, Phase::Over);
}

/// HEA-EXTRA-04 and example 41: a card can be moved back onto the one who played it.
#[test]
fn own_card_moved_back() {
    let mut game = t4();
    game.state.mover = seat(3);
    game.state.first = seat(3);
    fd(&mut game, "sword-2-take", 0);
    fd(&mut game, "shield-1-take", 2);
    fu(&mut game, "sword-1-move", 0, move_to(1, 3)).unwrap();
    assert_eq!(game.state.plays.get(Slot(1)).place(), Place::On(seat(3)));
    assert_eq!(game.known_by(Slot(1)), set(&[3]));
}

/// HEA-EXTRA-05: a card that is moved triggers nothing.
#[test]
fn a_moved_card_triggers_nothing() {
    let mut game = t4();
    fu(&mut game, "sword-1-discard", 1, None).unwrap();
    fd(&mut game, "shield-1-take", 2);
    let events = fu(&mut game, "shield-1-move", 1, move_to(1, 2)).err();
    assert_eq!(events, None);
    assert_eq!(game.state.plays.on()[2], 2);
}

/// HEA-EXTRA-06: a discarded hidden card is shown to nobody and comes back at the end of the round.
#[test]
fn a_discarded_hidden_card_stays_hidden() {
    let mut game = t4();
    fd(&mut game, "sword-3-discard", 1);
    fd(&mut game, "shield-1-take", 0);
    let events = fu(&mut game, "sword-1-discard", 1, discard(1)).unwrap();
    assert!(events.iter().any(|event| matches!(event, Event::Discarded { slot: Slot(1), .. })));
    for n in 0..4 {
        assert_eq!(game.view(seat(n).into()).slots[0].card.is_some(), n == 0);
    }
    fd(&mut game, "shield-1-take", 0);
    let (events, _) = skirmish(&mut game);
    let revealed = events.iter().find_map(|event| match event {
        Event::Revealed { cards } => Some(cards.iter().map(|card| card.slot).collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(revealed.unwrap(), [Slot(2), Slot(4)]);
    assert!(game.state.deck.has(card("sword-3-discard")));
}

/// HEA-EXTRA-07 and example 37: Take goes into any hand, the target's too.
#[test]
fn take_into_any_hand() {
    let mut game = t4();
    fd(&mut game, "sword-1-move", 3);
    deal(&mut game, 3, &["shield-2-move", "sword-1-take", "shield-2-take"]);
    fu(&mut game, "shield-1-take", 3, take(1, 3)).unwrap();
    assert_eq!(game.hand(seat(3)).len(), 4);
    assert_eq!(game.state.plays.on()[3], 1);
    let knows = |n: usize| game.view(seat(n).into()).slots[0].card.is_some();
    assert_eq!([knows(0), knows(1), knows(2), knows(3)], [true, false, false, true]);
    for to in 0..4 {
        let mut game = t4();
        fd(&mut game, "sword-1-move", 3);
        assert!(fu(&mut game, "shield-1-take", 3, take(1, to)).is_ok());
    }
}

/// HEA-EXTRA-08 and example 16: the receiver sees the card, the one who passes it does not.
#[test]
fn passing_unseen() {
    let mut game = t4();
    game.state.mover = seat(1);
    game.state.first = seat(1);
    fd(&mut game, "shield-2-move", 1);
    fu(&mut game, "sword-1-take", 1, take(1, 3)).unwrap();
    let knows = |game: &Hearts, n: usize| game.view(seat(n).into()).slots[0].card.is_some();
    assert_eq!([0, 1, 2, 3].map(|n| knows(&game, n)), [false, true, false, true]);
    let slot = fd(&mut game, "sword-1-move", 0);
    let receipts = game.receipts(seat(1));
    assert_eq!(receipts.len(), 1);
    assert_eq!((receipts[0].holder, receipts[0].card), (seat(3), card("shield-2-move")));
    assert_eq!(receipts[0].slots, [slot]);
}

/// HEA-EXTRA-09: a card received by Take is an ordinary card of the hand.
#[test]
fn a_taken_card_is_played_like_any_other() {
    let mut game = t4();
    fu(&mut game, "sword-2-take", 2, None).unwrap();
    deal(&mut game, 1, &["shield-1-take"]);
    fu(&mut game, "shield-1-take", 2, take(1, 1)).unwrap();
    fd(&mut game, "shield-1-move", 3);
    fd(&mut game, "shield-1-move", 3);
    fd(&mut game, "shield-1-move", 3);
    let listed = moves(&game);
    assert!(listed.contains(&Move::FaceDown { card: card("sword-2-take"), target: seat(0) }));
    assert!(listed.contains(&Move::FaceUp { card: card("sword-2-take"), target: seat(2), extra: take(2, 0) }));
}

/// HEA-EXTRA-10: the played card itself stays and counts.
#[test]
fn the_played_card_stays_and_counts() {
    let mut game = t4();
    fd(&mut game, "shield-1-take", 2);
    fu(&mut game, "sword-2-discard", 2, discard(1)).unwrap();
    assert_eq!(skirmish(&mut game).1[2], 2);
}
