//! The hot path: it allocates nothing, and the state is small.

use quintain_core::Fast;
use quintain_core::driver::random_playouts;
use quintain_core::registry::{AnyGame, Edition};
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
    let size = Edition::<Knight>::new().trial().state_size();
    println!("the whole table with four boards takes {size} bytes");
    assert!(size <= 2048, "{size}");
}
