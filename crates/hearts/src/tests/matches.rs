//! The match (HEA-MATCH).

use super::*;
use crate::{Ending, Length, Reseat, Side};

fn ready(game: &mut Hearts) {
    for n in 0..game.n() {
        let _ = game.play(seat(n), Move::Ready, &mut Events::off()).unwrap();
    }
}

/// HEA-MATCH-01, HEA-MATCH-02 and example 34: a token for each winner; three end the match.
#[test]
fn three_tokens_end_the_match() {
    for (bout_winners, tokens, match_winners) in [([0, 2], [3, 2, 2, 2], vec![0]), ([0, 3], [3, 2, 1, 3], vec![0, 3])] {
        let mut game = t4();
        game.state.options.length = Length::Match;
        game.state.tokens[..4].copy_from_slice(&[2, 2, 1, 2]);
        // A drawn bout with Rodomonte dead: those win whose sympathy is somebody else.
        game.state.wounds[3] = 3;
        for n in 0..4 {
            game.state.aims[n] = Aim::Sympathy(seat(if bout_winners.contains(&n) { 1 } else { 3 }));
        }
        game.end_bout(Ending::Draw, &mut Events::off());
        let Next::Over(outcome) = game.next() else { panic!("not over") };
        assert_eq!(game.state.tokens[..4], tokens);
        assert_eq!(outcome.winners().iter().map(Seat::index).collect::<Vec<_>>(), match_winners);
    }
}

/// HEA-MATCH-03, HEA-MATCH-04 and example 33: the wizard's role moves on; the seat after the declarer begins.
#[test]
fn the_wizard_and_the_first_turn_move_on() {
    let mut game = t5();
    game.state.options.length = Length::Match;
    game.state.wounds[0] = 3;
    game.state.declarer = seat(3);
    game.end_bout(Ending::SideWins(Side::Saracens), &mut Events::off());
    assert_eq!(game.next(), Next::open(SeatSet::all(5)));
    ready(&mut game);
    assert_eq!(game.state.wizard, Some(seat(0)));
    assert_eq!(game.state.first, seat(4));
    let _ = game.resolve(&[0], &mut Events::off()).unwrap();
    assert_eq!(game.side(seat(1)), game.side(seat(3)));
    assert_eq!(game.side(seat(2)), game.side(seat(4)));
    assert_ne!(game.side(seat(1)), game.side(seat(2)));
}

/// HEA-MATCH-05: heroes, sides and goals are dealt anew; with even seats the teams stay.
#[test]
fn heroes_are_dealt_anew() {
    let mut game = t4();
    game.state.options.length = Length::Match;
    game.state.wounds[0] = 3;
    game.end_bout(Ending::SideWins(Side::Saracens), &mut Events::off());
    ready(&mut game);
    assert_eq!((game.state.wounds, game.state.bout), ([0; 9], 2));
    let events = settle(&mut game);
    assert!(events.iter().any(|event| matches!(event, Event::BoutBegan { bout: 2, .. })));
    assert_eq!(events.iter().filter(|event| matches!(event, Event::GoalDrawn { goal: Some(_), .. })).count(), 4);
    assert_eq!(game.side(seat(0)), game.side(seat(2)));
}

/// HEA-MATCH-06: tokens are counted without a limit.
#[test]
fn tokens_are_no_limit() {
    let mut game = t9();
    game.state.options.length = Length::Match;
    game.state.tokens = [2; 9];
    game.state.aims = [Aim::Sympathy(seat(0)); 9];
    game.state.wards = [seat(0), seat(0)];
    game.end_bout(Ending::Draw, &mut Events::off());
    assert_eq!(game.state.tokens, [3; 9]);
}

/// HEA-MATCH-07: after 25 bouts the match ends; the most tokens win, or nobody.
#[test]
fn twenty_five_bouts_are_the_limit() {
    for (tokens, winners) in [([1, 2, 2, 0], vec![1, 2]), ([0, 0, 0, 0], vec![])] {
        let mut game = t4();
        game.state.options.length = Length::Match;
        game.state.tokens[..4].copy_from_slice(&tokens);
        game.state.bout = 24;
        let mut earlier = game;
        earlier.end_bout(Ending::Void, &mut Events::off());
        assert_eq!(earlier.state.phase, Phase::BoutEnd);
        game.state.bout = 25;
        game.end_bout(Ending::Void, &mut Events::off());
        let Next::Over(outcome) = game.next() else { panic!("not over") };
        assert_eq!(outcome.winners().iter().map(Seat::index).collect::<Vec<_>>(), winners);
    }
}

/// HEA-MATCH-08 and example 42: roles and tokens go with the players to their new seats.
#[test]
fn roles_go_with_the_players() {
    let mut game = t5();
    game.state.options.length = Length::Match;
    game.state.options.reseat = Reseat::Shuffle;
    game.state.tokens[..5].copy_from_slice(&[1, 0, 0, 1, 0]);
    game.state.declarer = seat(1);
    game.end_bout(Ending::Void, &mut Events::off());
    ready(&mut game);
    // 0→2, 1→0, 2→4, 3→1, 4→3: each draws among the seats that are left.
    let _ = game.resolve(&[2, 0, 2, 0], &mut Events::off()).unwrap();
    assert_eq!(game.state.wizard, Some(seat(2)));
    assert_eq!(game.state.first, seat(4));
    assert_eq!(game.state.tokens[..5], [0, 1, 1, 0, 0]);
    assert_eq!(game.state.host, seat(2));
    let _ = game.resolve(&[0], &mut Events::off()).unwrap();
    assert_eq!(game.side(seat(3)), game.side(seat(0)));
    assert_eq!(game.side(seat(4)), game.side(seat(1)));
}

/// HEA-MATCH-09: a single bout is over when it ends.
#[test]
fn a_single_bout_is_the_whole_table() {
    let mut game = t4();
    lay(&mut game, 0, &["sword-3-discard"]);
    skirmish(&mut game);
    let Next::Over(outcome) = game.next() else { panic!("not over") };
    assert_eq!(outcome.winners().iter().map(Seat::index).collect::<Vec<_>>(), [1]);
}
