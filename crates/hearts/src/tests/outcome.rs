//! Who wins (HEA-WIN, HEA-GOAL; examples 19 to 32).

use super::*;
use crate::{Ending, Side};

/// The result of a bout with these wounds after its last skirmish.
fn result(mut game: Hearts, wounds: &[u8]) -> (Ending, Vec<usize>) {
    game.state.wounds[..wounds.len()].copy_from_slice(wounds);
    let ending = game.judge();
    (ending, game.winners(ending).iter().map(Seat::index).collect())
}

const CRUSADERS: Ending = Ending::SideWins(Side::Crusaders);
const SARACENS: Ending = Ending::SideWins(Side::Saracens);

/// HEA-WIN-01, HEA-WIN-02, HEA-WIN-04, HEA-WIN-05, HEA-WIN-07, HEA-GOAL-02, HEA-GOAL-05: examples 19 to 23.
#[test]
fn results_of_four() {
    for (number, wounds, ending, winners) in [
        (19, [3, 1, 0, 0], SARACENS, vec![1]),
        (20, [3, 1, 0, 3], CRUSADERS, vec![0]),
        (21, [3, 1, 1, 4], Ending::Draw, vec![0, 1]),
        (22, [3, 3, 3, 3], Ending::Draw, vec![]),
        (23, [4, 0, 2, 3], SARACENS, vec![1]),
    ] {
        assert_eq!(result(t4(), &wounds), (ending, winners), "example {number}");
    }
}

/// HEA-WIN-03, HEA-WIN-06, HEA-GOAL-03, HEA-GOAL-04: examples 24 to 32.
#[test]
fn results_with_the_wizard() {
    for (number, wounds, ending, winners) in [
        (24, [2, 0, 0, 2, 5], Ending::WizardAlone, vec![0, 3]),
        (25, [0, 0, 3, 0, 5], SARACENS, vec![3]),
        (26, [1, 2, 3, 0, 4], SARACENS, vec![4]),
        (27, [3, 0, 1, 0, 0], SARACENS, vec![1]),
        (28, [1, 1, 3, 3, 2], Ending::Draw, vec![4]),
        (29, [0, 0, 3, 3, 5], Ending::Draw, vec![0, 3]),
        (30, [3, 0, 3, 0, 0], SARACENS, vec![]),
        (31, [0, 3, 0, 0, 6], CRUSADERS, vec![0, 2]),
        (32, [0, 0, 0, 3, 5], CRUSADERS, vec![0]),
    ] {
        assert_eq!(result(t5(), &wounds), (ending, winners), "example {number}");
    }
}

/// HEA-GOAL-01: goals are secret until the bout ends. HEA-END-05: then all are shown.
#[test]
fn goals_are_secret_until_the_end() {
    let mut game = t4();
    let shown = |game: &Hearts, viewer: usize| {
        let view = game.view(seat(viewer).into());
        view.seats.iter().map(|seat| seat.goals.is_some()).collect::<Vec<_>>()
    };
    assert_eq!(shown(&game, 1), [false, true, false, false]);
    lay(&mut game, 0, &["sword-3-discard"]);
    let (events, _) = skirmish(&mut game);
    assert_eq!(shown(&game, 1), [true; 4]);
    let goals = events.iter().find_map(|event| match event {
        Event::BoutEnded { goals, .. } => Some(goals.len()),
        _ => None,
    });
    assert_eq!(goals, Some(4));
}

/// HEA-WIN-07: all winners win alike.
#[test]
fn winners_share_the_first_rank() {
    let mut game = t4();
    game.state.wounds = [3, 1, 1, 3, 0, 0, 0, 0, 0];
    game.end_bout(Ending::Draw, &mut Events::off());
    let Next::Over(outcome) = game.next() else { panic!("not over") };
    let ranks: Vec<(u8, bool)> = outcome.seats.iter().map(|seat| (seat.rank, seat.won)).collect();
    assert_eq!(ranks, [(1, true), (1, true), (3, false), (3, false)]);
}
