//! The turn (HEA-TURN).

use super::*;

/// HEA-TURN-01: exactly one of three things, with a card that one holds; there is no pass.
#[test]
fn one_of_three_things() {
    let mut game = t4();
    assert!(moves(&game).iter().all(|mv| matches!(mv, Move::FaceDown { .. } | Move::FaceUp { .. })));
    let wanted = card("sword-3-discard");
    assert_eq!(
        play(&mut game, Move::FaceDown { card: wanted, target: seat(1) }),
        Err(Refusal::NotInHand { card: wanted })
    );
    assert_eq!(play(&mut game, Move::Ready), Err(Refusal::NotThisDecision));
    let out_of_turn = game.play(seat(2), Move::Declare, &mut Events::off());
    assert_eq!(out_of_turn, Err(Illegal::NotAsked { seat: seat(2), asked: set(&[0]) }));
}

/// HEA-TURN-02 and example 15: face down on anybody, oneself included, and nothing else happens.
#[test]
fn face_down_does_nothing_else() {
    let mut game = t4();
    fd(&mut game, "shield-1-take", 2);
    let slot = fd(&mut game, "sword-1-take", 2);
    assert_eq!(game.state.plays.get(slot).extra(), None);
    assert_eq!(game.state.plays.on()[2], 2);
    provide(&mut game, "sword-1-take");
    let oneself = Move::FaceDown { card: card("sword-1-take"), target: seat(2) };
    assert!(moves(&game).contains(&oneself));
}

/// HEA-TURN-03 and example 15: face up on anybody but oneself.
#[test]
fn face_up_never_on_oneself() {
    let mut game = t4();
    assert_eq!(fu(&mut game, "sword-1-move", 0, None), Err(Refusal::OpenOnOneself));
    assert!(fu(&mut game, "sword-1-move", 1, None).is_ok());
}

/// HEA-TURN-04: a played card lies before the hero, for all to see as a card.
#[test]
fn a_played_card_lies_there_for_all_to_see() {
    let mut game = t4();
    fd(&mut game, "sword-2-take", 3);
    for viewer in quintain_core::Viewer::all(4) {
        let slots = game.view(viewer).slots;
        assert_eq!(slots.len(), 1);
        assert_eq!((slots[0].by, slots[0].place), (seat(0), crate::PlaceView::On(seat(3))));
    }
}

/// HEA-TURN-05: any number of cards on one hero.
#[test]
fn any_number_of_cards_on_one_hero() {
    let mut game = t4();
    for id in ["sword-1-move", "sword-1-move", "sword-1-take", "sword-1-take", "shield-1-take", "shield-1-take"] {
        fd(&mut game, id, 1);
    }
    assert_eq!(game.state.plays.on()[1], 6);
}

/// HEA-TURN-06: nothing is drawn during a round; only Take makes a hand grow, without a limit.
#[test]
fn hands_grow_only_by_take() {
    let mut game = t4();
    let before = game.state.hands[0].len();
    fd(&mut game, "sword-1-move", 1);
    assert_eq!(game.state.hands[0].len(), before - 1);
    provide(&mut game, "shield-1-take");
    let held = game.state.hands[3].len();
    fu(&mut game, "shield-1-take", 0, None).unwrap();
    fu(&mut game, "sword-1-take", 1, take(1, 3)).unwrap();
    assert_eq!(game.state.hands[3].len(), held + 1);
}

/// HEA-TURN-07: the seat that played a hidden card can always read it, nobody else can.
#[test]
fn only_the_player_reads_his_hidden_card() {
    let mut game = t4();
    let slot = fd(&mut game, "sword-3-discard", 1);
    for n in 0..4 {
        let seen = game.view(seat(n).into()).slots[usize::from(slot.0) - 1].card;
        assert_eq!(seen, (n == 0).then_some(card("sword-3-discard")), "seat {n}");
    }
    assert_eq!(game.view(quintain_core::Viewer::SPECTATOR).slots[0].card, None);
}

/// HEA-TURN-08 and example 8: no declaration in the first lap.
#[test]
fn no_declaration_in_the_first_lap() {
    let mut game = t4();
    for turns in 0..4 {
        assert!(!moves(&game).contains(&Move::Declare));
        assert_eq!(play(&mut game, Move::Declare), Err(Refusal::SkirmishTooEarly { turns, needed: 4 }));
        fd(&mut game, "shield-1-take", 0);
    }
    assert!(moves(&game).contains(&Move::Declare));
}

/// HEA-TURN-08 and example 36: the count starts afresh in every round.
#[test]
fn no_declaration_in_the_first_lap_of_a_later_round() {
    let mut game = t4();
    for _ in 0..6 {
        fd(&mut game, "shield-1-take", 0);
    }
    play(&mut game, Move::Declare).unwrap();
    settle(&mut game);
    for who in [3, 0, 1, 2] {
        assert_eq!(game.state.mover, seat(who));
        assert!(!moves(&game).contains(&Move::Declare));
        fd(&mut game, "shield-1-take", 0);
    }
    assert_eq!(game.state.mover, seat(3));
    assert!(moves(&game).contains(&Move::Declare));
}

/// HEA-TURN-09: one may declare with cards in hand; they are not played.
#[test]
fn declaring_with_cards_in_hand() {
    let mut game = t4();
    for _ in 0..4 {
        fd(&mut game, "shield-1-take", 0);
    }
    let hand = game.hand(seat(0)).len();
    assert!(hand > 0);
    let events = play(&mut game, Move::Declare).unwrap();
    let declared = events.iter().find_map(|event| match event {
        Event::Declared { hand, forced, .. } => Some((*hand, *forced)),
        _ => None,
    });
    assert_eq!(declared, Some((hand as u8, false)));
}

/// HEA-TURN-10 and example 9: an empty hand must declare; a card passed to it lifts that.
#[test]
fn an_empty_hand_must_declare() {
    let mut game = t4();
    game.state.wounds[0] = 2;
    deal(&mut game, 0, &["shield-1-take"]);
    let passing = {
        let mut game = game;
        fd(&mut game, "shield-1-take", 1);
        fd(&mut game, "shield-1-move", 3);
        fu(&mut game, "sword-1-take", 1, take(1, 0)).unwrap();
        fd(&mut game, "shield-1-move", 3);
        game
    };
    assert_eq!(passing.state.mover, seat(0));
    assert!(moves(&passing).contains(&Move::Declare) && moves(&passing).len() > 1);
    for _ in 0..3 {
        fd(&mut game, "shield-1-take", 1);
    }
    provide(&mut game, "shield-1-move");
    let events = play(&mut game, Move::FaceDown { card: card("shield-1-move"), target: seat(1) }).unwrap();
    assert!(events.iter().any(|event| matches!(event, Event::Declared { forced: true, hand: 0, .. })));
    assert_eq!(game.state.round, 2);
}

/// HEA-TURN-11: nobody has a turn between declaration and skirmish.
#[test]
fn nobody_moves_after_the_declaration() {
    let mut game = t4();
    for _ in 0..4 {
        fd(&mut game, "shield-1-take", 0);
    }
    let events = play(&mut game, Move::Declare).unwrap();
    let declared = events.iter().position(|event| matches!(event, Event::Declared { .. })).unwrap();
    assert!(matches!(events[declared + 1], Event::Revealed { .. }));
}

/// HEA-TURN-12 and example 18: after eight turns only the declaration is left, and it is taken.
#[test]
fn eight_turns_are_the_limit() {
    let mut game = t4();
    for n in 0..4 {
        game.state.hands[n] = cards(&["shield-1-take"; 9]);
    }
    for turn in 0..31 {
        assert_eq!(usize::from(game.state.lap), turn / 4);
        fd(&mut game, "shield-1-take", 0);
    }
    let events = play(&mut game, Move::FaceDown { card: card("shield-1-take"), target: seat(0) }).unwrap();
    assert!(events.iter().any(|event| matches!(event, Event::Declared { forced: true, hand: 1, .. })));
}

/// Example 40: the moves of a turn, counted.
#[test]
fn legal_moves_counted() {
    let mut game = t4();
    deal(&mut game, 0, &["sword-1-move", "sword-1-move", "shield-2-discard"]);
    assert_eq!(moves(&game).len(), 14);
    lay(&mut game, 2, &["sword-1-take"]);
    assert_eq!(moves(&game).len(), 16);
}
