//! The hot path: it allocates nothing, and the state is small. The speed itself is printed by the ignored
//! test: `cargo test --release -p quintain-knight --test speed -- --ignored --nocapture`.

use quintain_core::driver::random_playouts;
use quintain_core::registry::{AnyGame, Edition};
use quintain_core::{Fast, Game};
use quintain_knight::Knight;

#[test]
fn a_warm_game_allocates_nothing() {
    let edition = Edition::<Knight>::new();
    for preset in ["solo-war", "solo-flood", "solo-barbarians", "solo-rebellion", "simultaneous-4", "war-2", "war-4"] {
        let options = edition.preset(preset).unwrap();
        let (start, _) = edition.start(&options).unwrap();
        let mut luck = Fast::new(5);
        // The buffer for moves grows in the first games; afterwards only it is allocated, once per call.
        random_playouts(&start, 2, &mut luck);
        let info = allocation_counter::measure(|| {
            random_playouts(&start, 3, &mut luck);
        });
        assert!(info.count_total <= 8, "{preset}: {info:?}");
    }
}

#[test]
fn the_state_is_small() {
    let size = Edition::<Knight>::new().state_size();
    println!("the whole table with four boards takes {size} bytes");
    assert!(size <= 2048, "{size}");
}

#[test]
#[ignore = "a measurement, not a check: run it in release mode"]
fn speed() {
    let edition = Edition::<Knight>::new();
    for preset in edition.about().presets {
        let (start, _) = edition.start(&preset.options).unwrap();
        let mut luck = Fast::new(1);
        random_playouts(&start, 50, &mut luck);
        let games = if start.seats() == 1 { 4000 } else { 500 };
        let clock = seconds();
        let done = random_playouts(&start, games, &mut luck);
        let seconds = seconds() - clock;
        println!(
            "{}: {:.2} million decisions a second, {:.0} decisions a game",
            preset.id,
            done.decisions as f64 / seconds / 1e6,
            done.decisions as f64 / done.games as f64
        );
    }
}

/// Seconds of processor time where the system tells it, so that a busy machine does not distort the figure.
fn seconds() -> f64 {
    let schedstat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = schedstat.split(' ').next().and_then(|number| number.parse::<f64>().ok());
    nanoseconds.map_or_else(
        || std::time::UNIX_EPOCH.elapsed().map_or(0.0, |time| time.as_secs_f64()),
        |nanoseconds| nanoseconds / 1e9,
    )
}
