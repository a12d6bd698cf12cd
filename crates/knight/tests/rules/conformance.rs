//! The suite that every game passes, on every preset. `KNIGHT_GAMES` sets how many games each preset plays.

use quintain_core::registry::{AnyGame, Edition};
use quintain_core::{Events, Fast, Game, Luck, Next, Seat};
use quintain_knight::{Knight, Move};
use serde_json::json;

fn games(default: u64) -> u64 {
    std::env::var("KNIGHT_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(default)
}

#[test]
fn every_preset_keeps_the_promises() {
    let edition = Edition::<Knight>::new();
    let only = std::env::var("KNIGHT_PRESET").ok();
    for preset in edition.about().presets {
        if only.as_ref().is_some_and(|only| *only != preset.id) {
            continue;
        }
        let many = if preset.id.starts_with("solo") { 4 } else { 1 };
        let done = edition
            .trial()
            .conform(&preset.options, games(many), 7)
            .unwrap_or_else(|broken| panic!("{}: {broken}", preset.id));
        println!("{}: {done:?}", preset.id);
    }
}

/// characters may be chosen, and the scenario drawn.
#[test]
fn chosen_characters_and_drawn_scenarios_keep_the_promises() {
    let edition = Edition::<Knight>::new();
    for options in [
        json!({"mode": "solo", "scenario": "drawn", "characters": "chosen", "difficulty": "hard"}),
        json!({"mode": "war", "seats": 3, "characters": "chosen"}),
        json!({"mode": "simultaneous", "seats": 2, "scenario": "flood", "characters": "chosen", "difficulty": "easy"}),
        json!({"mode": "simultaneous", "seats": 2, "scenario": "rebellion"}),
    ] {
        edition.trial().conform(&options, games(1), 11).unwrap_or_else(|broken| panic!("{options}: {broken}"));
    }
}

/// The agenda of a seat has room for twice what the rules ever nest, and a full one does not lose a task.
/// Rare moves are taken whenever they are there, so that whatever nests does.
#[test]
fn the_agenda_never_fills() {
    let edition = Edition::<Knight>::new();
    let mut deepest = 0;
    for preset in edition.about().presets {
        let mut luck = Fast::new(3);
        for _ in 0..games(6) {
            let (mut game, _) = edition.start(&preset.options).unwrap();
            let mut moves = Vec::new();
            loop {
                let Next::Decide { seats: asked, .. } = game.settle(&mut luck, &mut Events::off()) else { break };
                let seat = asked.iter().nth(luck.below(asked.len() as u32) as usize).unwrap();
                moves.clear();
                game.legal_moves(seat, &mut moves);
                assert!(!moves.is_empty(), "{}: {seat:?} is asked and has no move", preset.id);
                let rare = |mv: &Move| {
                    use Move::{Accept, Ask, Done, Give, Offer, Propose, Special, TradeWith};
                    match mv {
                        Accept(_) | Propose | Special | Offer(_) | Ask(_) | TradeWith(_) | Give(_) => 6,
                        Done => 1,
                        _ => 2,
                    }
                };
                let mut place = luck.below(moves.iter().map(rare).sum());
                let mv = moves.iter().find(|mv| {
                    let found = place < rare(mv);
                    place = place.wrapping_sub(rare(mv));
                    found
                });
                let _ = game.play(seat, *mv.unwrap(), &mut Events::off()).unwrap();
                for board in Seat::all(game.seats()).map(|seat| game.state().board(seat)) {
                    deepest = deepest.max(board.agenda.depth());
                    assert_eq!(board.points.iter().sum::<i16>(), board.vp, "every point has a source");
                }
            }
        }
    }
    println!("at most {deepest} tasks");
    assert!(deepest * 2 <= quintain_knight::agenda::DEPTH, "{deepest}");
}

#[test]
#[should_panic(expected = "the agenda is full")]
fn a_full_agenda_is_not_silent() {
    let mut agenda = quintain_knight::agenda::Agenda::default();
    for _ in 0..=quintain_knight::agenda::DEPTH {
        agenda.push(quintain_knight::agenda::Task::Check);
    }
}
