//! GLO-UPD.

use crate::table::*;
use glory::ids::Pile;
use glory::state::{NONE, Phase, Rider};
use quintain_core::chance::Luck;
use quintain_core::{Events, Game, Next, Viewer};
use serde_json::json;

fn order(table: &Table) -> Vec<usize> {
    table.seats_in_order().collect()
}

/// GLO-UPD-01, GLO-UPD-08 and E3: white, black, blue, red; black in cell 1, red in cell 2: black, red, white, blue.
#[test]
fn cells_make_the_new_order() {
    let mut table = Table::action(json!({ "players": 4 }));
    table.cells = [1, 3, NONE, NONE];
    table.end_actions();
    table.chance();
    assert_eq!(order(&table), [1, 3, 0, 2]);
    assert_eq!(table.asked().unwrap().0, 1, "the new order holds from registration on");
    let mut table = Table::action(json!({ "players": 4 }));
    table.registration();
    assert_eq!(order(&table), [0, 1, 2, 3], "nobody there: no change");
}

/// GLO-UPD-02, GLO-UPD-03, GLO-UPD-04: figures come home, tokens turn up, income is taken, also in round 3.
#[test]
fn everything_is_made_ready() {
    for round in [1, 3] {
        let mut table = Table::two("pas-darmes");
        table.round = round;
        table.players[0].down.add(s("squire").index(), 1);
        table.players[0].relics_down.add(relic("ring").index(), 1);
        table.players[0].prestige_down = 1;
        table.tokens(1, 0, 0, 0);
        table.registration();
        assert!(table.standing.iter().flatten().all(|figures| *figures == 0));
        assert_eq!(table.cells, [NONE; 4]);
        assert!(table.players[0].up.has(s("squire").index()) && table.players[0].relics_up.has(relic("ring").index()));
        assert_eq!(table.players[0].prestige(), 1);
        let player = &table.players[1];
        assert_eq!((player.coins, player.strength, player.faith), (2, 3, 2), "round {round}");
    }
}

/// GLO-UPD-05 and E33: leftovers leave; the track is refilled from the right, pile after pile.
#[test]
fn the_track_is_refilled_from_the_right() {
    let mut table = Table::two("pas-darmes");
    assert_eq!(table.piles[Pile::I as usize].total(), 2, "five of seven tokens of pile i are on the track");
    let mut ones: Vec<u8> = table.piles[Pile::I as usize].each().map(|kind| kind as u8).collect();
    table.registration();
    assert_eq!((table.piles[Pile::I as usize].total(), table.piles[Pile::Ii as usize].total()), (0, 4));
    let mut right = vec![table.track[8], table.track[7]];
    right.sort_unstable();
    ones.sort_unstable();
    assert_eq!(right, ones, "the leftovers of pile i lie on spaces 9 and 8");
    // Round 2: four of pile ii, then one of pile iii on space 3.
    let mut second = Table::two("pas-darmes");
    second.round = 2;
    second.piles = table.piles;
    second.registration();
    assert_eq!((second.piles[Pile::Ii as usize].total(), second.piles[Pile::Iii as usize].total()), (0, 6));
}

/// GLO-UPD-06, GLO-UPD-07: new face-up cards and the next event; nothing of it in round 3.
#[test]
fn new_cards_and_a_new_event() {
    let mut table = Table::two("pas-darmes");
    let (cards, next, left) = (table.game.market, table.next_event, table.decks.total());
    table.recruit = s("cook").0;
    table.registration();
    assert_eq!(table.event, next);
    assert_eq!((table.decks.total(), table.recruit), (left - 12, NONE));
    let mut third = Table::two("pas-darmes");
    third.round = 3;
    let (market, event, track) = (third.game.market, third.event, third.track);
    third.registration();
    assert_eq!((third.game.market, third.event, third.track), (market, event, track));
    assert_ne!(cards, [[NONE; 4]; 3]);
    assert_eq!(third.order[0], Rider::of(0));
}

/// GLO-TSET-05, GLO-UPD-07: while chance is due nobody is asked, and the phase is the one that draws: the prize
/// belongs to the setup of a tournament, the event of round 3 to the update.
#[test]
fn the_phase_and_the_asked_while_chance_is_due() {
    let mut seen = std::collections::BTreeSet::new();
    for mode in ["plaisance", "pas-darmes"] {
        let mut table = Table::new(json!({"mode": mode, "players": 2, "characters": "beginner"}));
        loop {
            match table.game.next() {
                Next::Chance(request) => {
                    let view = table.game.view(Viewer::SPECTATOR);
                    assert!(view.asked.is_empty(), "{} while {:?} are asked", request.label, view.asked);
                    let phase = match (request.label, view.round) {
                        ("C-PRIZE" | "C-EVENT", 0) => Phase::Setup,
                        ("C-PRIZE", _) => Phase::Tournament,
                        ("C-EVENT", _) => Phase::Update,
                        _ => view.phase,
                    };
                    assert_eq!(view.phase, phase, "{} in round {}", request.label, view.round);
                    seen.insert((request.label, view.round.min(1)));
                    let answer = table.luck.answer(&request);
                    let _ = table.game.resolve(&answer, &mut Events::off()).unwrap();
                }
                Next::Decide { seats, .. } => {
                    let seat = seats.first().unwrap();
                    let moves = table.moves(seat.index());
                    let mv = moves[table.luck.below(moves.len() as u32) as usize];
                    table.play(seat.index(), mv);
                }
                Next::Over(_) => break,
            }
        }
    }
    for wanted in [("C-PRIZE", 0), ("C-PRIZE", 1), ("C-EVENT", 0), ("C-EVENT", 1)] {
        assert!(seen.contains(&wanted), "{wanted:?}");
    }
}
