//! How fast random games go, how large a state is, and that the hot path leaves the heap alone.

use glory::Glory;
use quintain_core::chance::Fast;
use quintain_core::driver::random_playouts;
use quintain_core::registry::{AnyGame, Edition};
use std::time::Instant;

#[test]
fn a_state_is_small() {
    let size = Edition::<Glory>::new().state_size();
    println!("state: {size} bytes");
    assert!(size <= 2048, "{size}");
}

#[test]
fn the_hot_path_does_not_allocate() {
    let edition = Edition::<Glory>::new();
    for preset in edition.about().presets {
        let (start, _) = edition.start(&preset.options).unwrap();
        let mut luck = Fast::new(3);
        let counted = allocation_counter::measure(|| {
            random_playouts(&start, 20, &mut luck);
        });
        // The one buffer of moves grows a few times and is then warm.
        assert!(counted.count_total <= 8, "{}: {} allocations", preset.id, counted.count_total);
    }
}

/// Run with `cargo test --release --test speed -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn random_decisions_per_second() {
    let edition = Edition::<Glory>::new();
    for preset in edition.about().presets {
        let games = 4000;
        edition.playouts(&preset.options, 200, 1).unwrap();
        let begin = Instant::now();
        let done = edition.playouts(&preset.options, games, 5).unwrap();
        let seconds = begin.elapsed().as_secs_f64();
        let ceiling = Instant::now();
        edition.ceiling(&preset.options, done.decisions, 5).unwrap();
        let most = done.decisions as f64 / ceiling.elapsed().as_secs_f64() / 1e6;
        let rate = done.decisions as f64 / seconds / 1e6;
        let each = done.decisions / done.games;
        println!("{}: {rate:.2} M decisions/s ({each} a game), ceiling {most:.1} M", preset.id);
    }
}
