//! The hot path: no allocation, a small state, and its speed (run in release with `--ignored`).

use quintain_core::chance::Luck;
use quintain_core::registry::{AnyGame, Edition};
use quintain_core::{Events, Fast, Game, Next};
use quintain_emara::{Emara, Options};
use std::time::Instant;

#[test]
fn a_state_is_small() {
    assert!(size_of::<Emara>() <= 1024, "{} bytes", size_of::<Emara>());
    assert!(size_of::<quintain_emara::Move>() <= 16);
}

#[test]
fn random_games_do_not_allocate() {
    let edition = Edition::<Emara>::new();
    for players in 1..=4 {
        let start = Emara::new(edition.data(), &Options::players(players)).unwrap();
        let mut moves = Vec::with_capacity(4096);
        let mut luck = Fast::new(3);
        let counted = allocation_counter::measure(|| {
            for _ in 0..20 {
                let mut game = start;
                loop {
                    match game.next() {
                        Next::Over(_) => break,
                        Next::Chance(request) => {
                            let answer = luck.answer(&request);
                            let _ = game.resolve(&answer, &mut Events::off());
                        }
                        Next::Decide { seats, .. } => {
                            let Some(seat) = seats.first() else { break };
                            moves.clear();
                            game.legal_moves(seat, &mut moves);
                            let mv = moves[luck.below(moves.len() as u32) as usize];
                            let _ = game.play(seat, mv, &mut Events::off());
                        }
                    }
                }
            }
        });
        assert_eq!(counted.count_total, 0, "{players} players: {counted:?}");
    }
}

#[test]
#[ignore = "a measurement: run it in release"]
fn speed_of_random_games() {
    let edition = Edition::<Emara>::new();
    println!("state {} bytes, move {} bytes", size_of::<Emara>(), size_of::<quintain_emara::Move>());
    for preset in edition.about().presets {
        let began = Instant::now();
        let done = edition.playouts(&preset.options, 5_000, 1).unwrap();
        let seconds = began.elapsed().as_secs_f64();
        println!(
            "{:16} {:5.2} M decisions/s, {:6.1} decisions a game",
            preset.id,
            done.decisions as f64 / seconds / 1e6,
            done.decisions as f64 / done.games as f64
        );
    }
}
