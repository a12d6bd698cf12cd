//! The skirmish and the end of a round (HEA-SKIR, HEA-ROUND, HEA-END).

use super::*;

/// HEA-SKIR-02 and example 1: symbols are counted, not cards. HEA-DEAL-01, HEA-ROUND-03.
#[test]
fn symbols_are_counted() {
    let mut game = t4();
    lay(&mut game, 0, &["sword-2-move", "sword-1-take", "shield-1-move"]);
    let (_, wounds) = skirmish(&mut game);
    assert_eq!(wounds[0], 2);
    assert_eq!(game.deal_size(seat(0)), 1);
    assert_eq!(game.markers()[0], cards(&["sword-2-discard"]));
    assert_eq!(game.state.deck.len(), 28);
}

/// HEA-SKIR-03, HEA-ROUND-02 and example 2: surplus shields heal nothing.
#[test]
fn surplus_shields_heal_nothing() {
    let mut game = t4();
    game.state.wounds[0] = 1;
    lay(&mut game, 0, &["shield-2-discard", "sword-1-move"]);
    assert_eq!(skirmish(&mut game).1[0], 1);
    assert_eq!(game.deal_size(seat(0)), 2);
}

/// HEA-SKIR-04, HEA-END-01 and example 3: the third wound kills and ends the bout.
#[test]
fn the_third_wound_kills() {
    let mut game = t4();
    game.state.wounds[2] = 1;
    lay(&mut game, 2, &["sword-3-discard", "shield-1-take"]);
    let (events, wounds) = skirmish(&mut game);
    assert_eq!(wounds[2], 3);
    assert!(events.iter().any(|event| matches!(event, Event::Wounded { dead: true, new: 2, total: 3, .. })));
    assert!(game.next().is_over());
    let mut wizard = t5();
    wizard.state.wounds[4] = 4;
    lay(&mut wizard, 4, &["sword-1-move"]);
    assert_eq!(skirmish(&mut wizard).1[4], 5);
    assert!(wizard.next().is_over());
}

/// HEA-SKIR-01: hidden cards on the table are turned up for all; hands and discards are not shown.
#[test]
fn only_the_table_is_turned_up() {
    let mut game = t4();
    fd(&mut game, "sword-1-take", 1);
    fd(&mut game, "shield-1-take", 1);
    fu(&mut game, "shield-1-discard", 1, discard(1)).unwrap();
    fd(&mut game, "sword-1-move", 2);
    let (events, _) = skirmish(&mut game);
    let Some(Event::Revealed { cards }) = events.iter().find(|event| matches!(event, Event::Revealed { .. })) else {
        panic!("nothing was revealed")
    };
    let shown: Vec<(Slot, &str)> = cards.iter().map(|turned| (turned.slot, turned.card.id())).collect();
    assert_eq!(shown, [(Slot(2), "shield-1-take"), (Slot(4), "sword-1-move")]);
}

/// HEA-SKIR-05: all heroes at once; several may die.
#[test]
fn several_may_die_at_once() {
    let mut game = t4();
    lay(&mut game, 0, &["sword-3-discard"]);
    lay(&mut game, 1, &["sword-3-discard"]);
    let (_, wounds) = skirmish(&mut game);
    assert_eq!(wounds[..2], [3, 3]);
    assert!(game.is_dead(seat(0)) && game.is_dead(seat(1)));
}

/// HEA-ROUND-01: nobody dead, a new round; goals stay.
#[test]
fn a_new_round_when_nobody_died() {
    let mut game = t4();
    lay(&mut game, 0, &["sword-2-move"]);
    let aims = game.state.aims;
    let (events, _) = skirmish(&mut game);
    assert!(events.iter().any(|event| matches!(event, Event::RoundEnded { .. })));
    assert_eq!((game.state.round, game.state.aims), (2, aims));
    assert_eq!(game.state.phase, Phase::Deal);
}

/// HEA-END-06 and example 35: twenty skirmishes without a death: void, nobody wins.
#[test]
fn the_twentieth_skirmish_without_a_death_is_void() {
    let mut game = t5();
    game.state.options.length = crate::Length::Match;
    game.state.round = 20;
    game.state.wounds[..5].copy_from_slice(&[2, 1, 0, 0, 3]);
    game.state.mover = seat(1);
    let (events, _) = skirmish(&mut game);
    assert!(events.iter().any(
        |event| matches!(event, Event::BoutEnded { ending: crate::Ending::Void, winners, .. } if winners.is_empty())
    ));
    assert_eq!(game.state.tokens, [0; 9]);
    for n in 0..5 {
        let _ = game.play(seat(n), Move::Ready, &mut Events::off()).unwrap();
    }
    assert_eq!((game.state.first, game.state.wizard), (seat(2), Some(seat(0))));
    let mut nineteenth = t5();
    nineteenth.state.round = 19;
    skirmish(&mut nineteenth);
    assert_eq!((nineteenth.state.round, nineteenth.state.ending), (20, None));
}
