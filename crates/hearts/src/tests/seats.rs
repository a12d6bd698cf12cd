//! Seats and targets (HEA-SEAT).

use super::*;
use crate::Side;

/// HEA-SEAT-01: 4 to 9 seats, odd ones with the wizard.
#[test]
fn four_to_nine_seats_odd_ones_with_the_wizard() {
    for players in [0, 1, 2, 3, 10, 255] {
        let error = Hearts::new(data(), &options(json!({"players": players}))).unwrap_err();
        assert_eq!((error.option.as_str(), error.rule), ("players", Some("HEA-SEAT-01")));
    }
    for players in 4..=9u8 {
        let mut game = Hearts::new(data(), &options(json!({"players": players}))).unwrap();
        settle(&mut game);
        assert_eq!(game.state.wizard.is_some(), players % 2 == 1, "{players}");
    }
}

/// HEA-SEAT-02, HEA-SEAT-03: equal sides; neighbours are enemies; the wizard sits between the sides.
#[test]
fn sides_are_equal_and_alternate() {
    for players in 4..=9usize {
        for wizard in 0..players {
            for half in 0..2 {
                let mut game = Hearts::new(data(), &options(json!({"players": players}))).unwrap();
                if players % 2 == 1 {
                    let _ = game.resolve(&[wizard as u32], &mut Events::off()).unwrap();
                }
                let _ = game.resolve(&[half], &mut Events::off()).unwrap();
                let sides: Vec<Option<Side>> = Seat::all(players).map(|seat| game.side(seat)).collect();
                let count = |side| sides.iter().filter(|of| **of == Some(side)).count();
                assert_eq!(count(Side::Crusaders), players / 2);
                assert_eq!(count(Side::Saracens), players / 2);
                for n in 0..players {
                    let (here, next) = (sides[n], sides[(n + 1) % players]);
                    assert_ne!(here, next, "{sides:?}");
                }
                if let Some(wizard) = game.state.wizard {
                    let (left, right) = ((wizard.index() + 1) % players, (wizard.index() + players - 1) % players);
                    assert_ne!(sides[left], sides[right], "{sides:?}");
                }
            }
        }
    }
}

/// HEA-SEAT-04: turns pass clockwise, nobody is skipped.
#[test]
fn turns_pass_clockwise() {
    let mut game = t4();
    for turn in 0..8 {
        assert_eq!(game.next(), Next::seat(seat(turn % 4)));
        fd(&mut game, "shield-1-take", 0);
    }
}

/// HEA-SEAT-05: any hero may be struck: one's own side, one's sympathy, oneself face down.
#[test]
fn any_hero_is_a_target() {
    let game = t5();
    let listed = moves(&game);
    for target in 0..5 {
        assert!(listed.contains(&Move::FaceDown { card: card("sword-1-move"), target: seat(target) }));
        let open = Move::FaceUp { card: card("sword-1-move"), target: seat(target), extra: None };
        assert_eq!(listed.contains(&open), target != 0);
    }
    let mut game = t4();
    let nobody = play(&mut game, Move::FaceDown { card: card("sword-1-move"), target: seat(7) });
    assert_eq!(nobody, Err(Refusal::NoSuchHero { seat: seat(7) }));
}

/// HEA-SEAT-06: the wizard differs in hand, wounds and goals only.
#[test]
fn the_wizard_plays_like_a_knight() {
    let mut game = t5();
    game.state.mover = seat(4);
    game.state.hands[4] = game.state.hands[0];
    let mine = moves(&game).len();
    game.state.mover = seat(0);
    assert_eq!(mine, moves(&game).len());
    assert_eq!((game.deadly(seat(4)), game.deadly(seat(0))), (5, 3));
    assert_eq!((game.deal_size(seat(4)), game.deal_size(seat(0))), (5, 3));
    assert_eq!((game.goals(seat(4)).len(), game.goals(seat(0)).len()), (2, 1));
}

/// D-HEROES: the host names equal numbers of both sides; with four on each side he is not asked.
#[test]
fn the_host_names_the_knights() {
    let mut game = Hearts::new(data(), &options(json!({"players": 4, "heroes": "host"}))).unwrap();
    settle(&mut game);
    let mut listed = Vec::new();
    game.legal_moves(seat(0), &mut listed);
    assert_eq!(listed.len(), 36);
    let unequal: Move =
        serde_json::from_value(json!({"heroes": {"crusaders": ["orlando"], "saracens": ["ruggiero", "marfisa"]}}))
            .unwrap();
    let refused = game.play(seat(0), unequal, &mut Events::off());
    assert_eq!(refused, Err(Illegal::Refused(Refusal::WrongNumberOfKnights { needed: 2 })));
    let chosen: Move = serde_json::from_value(
        json!({"heroes": {"crusaders": ["astolfo", "rinaldo"], "saracens": ["ruggiero", "marfisa"]}}),
    )
    .unwrap();
    let _ = game.play(seat(0), chosen, &mut Events::off()).unwrap();
    settle(&mut game);
    let mut names: Vec<&str> = game.state.heroes[..4].iter().map(|hero| hero.id()).collect();
    names.sort_unstable();
    assert_eq!(names, ["astolfo", "marfisa", "rinaldo", "ruggiero"]);
    let mut eight = Hearts::new(data(), &options(json!({"players": 8, "heroes": "host"}))).unwrap();
    settle(&mut eight);
    assert_eq!(eight.state.phase, Phase::Turn);
}
