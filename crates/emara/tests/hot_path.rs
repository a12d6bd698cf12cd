//! The hot path: no allocation, and a small state.

use quintain_core::chance::Luck;
use quintain_core::registry::Edition;
use quintain_core::{Events, Fast, Game, Next};
use quintain_emara::{Emara, Options};

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
