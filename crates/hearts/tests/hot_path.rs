//! The hot path does not allocate: `next`, `legal_moves` into a warm buffer, `pick`, `play`, `resolve`.

use quintain_core::registry::{AnyGame, Edition};
use quintain_core::{Events, Fast, Game, Luck, Next};
use quintain_hearts::Hearts;

#[test]
fn whole_random_games_without_one_allocation() {
    let hearts = Edition::<Hearts>::new();
    let mut luck = Fast::new(1);
    let mut moves = Vec::with_capacity(2000);
    for preset in hearts.about().presets {
        let (start, _) = hearts.start(&preset.options).unwrap();
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| {
            for _ in 0..50 {
                decisions += play(&start, &mut moves, &mut luck);
            }
        });
        assert!(decisions > 500);
        assert_eq!(counted.count_total, 0, "{} allocations in {decisions} decisions", preset.id);
    }
}

fn play(start: &Hearts, moves: &mut Vec<quintain_hearts::Move>, luck: &mut Fast) -> u32 {
    let mut game = *start;
    let mut events = Events::off();
    let mut decisions = 0;
    loop {
        match game.next() {
            Next::Over(_) => return decisions,
            Next::Chance(request) => {
                let answer = luck.answer(&request);
                let _ = game.resolve(&answer, &mut events).unwrap();
            }
            Next::Decide { seats, .. } => {
                let seat = seats.first().unwrap();
                moves.clear();
                game.legal_moves(seat, moves);
                let mv = game.pick(seat, luck);
                let _ = game.play(seat, mv, &mut events).unwrap();
                decisions += 1;
            }
        }
    }
}

/// The state is small enough to be copied millions of times.
#[test]
fn the_state_is_at_most_512_bytes() {
    assert!(size_of::<Hearts>() <= 512, "{} bytes", size_of::<Hearts>());
    assert!(size_of::<quintain_hearts::Move>() <= 8);
}
