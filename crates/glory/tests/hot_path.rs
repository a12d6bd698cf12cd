//! How large a state is, and that the hot path leaves the heap alone.

use glory::Glory;
use quintain_core::chance::Fast;
use quintain_core::driver::random_playouts;
use quintain_core::registry::{AnyGame, Edition};

#[test]
fn a_state_is_small() {
    let size = Edition::<Glory>::new().trial().state_size();
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
