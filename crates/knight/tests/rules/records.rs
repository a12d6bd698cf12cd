//! Finished games, one for each way to end: they replay to their stored end, and their luck verifies.

use quintain_core::golden;
use quintain_core::registry::Edition;
use quintain_knight::Knight;

/// The names of the records, which replay.
fn records() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/");
    let held = golden::hold(&Edition::<Knight>::new(), |file| std::fs::read_to_string(folder.to_owned() + file));
    held.unwrap_or_else(|wrong| panic!("{wrong}")).into_iter().map(|wanted| wanted.name).collect()
}

/// Every scenario has its wins, its losses and both ends without either, and war its ends.
#[test]
fn every_way_to_end_has_a_record() {
    let records = records();
    let wanted = [
        ("solo-war", &["score", "diplomacy-full", "battles", "tiles-held", "held-out", "fell-short"][..]),
        ("solo-war", &["castle-destroyed", "castle-occupied", "enemy-diplomacy-full", "enemy-units"][..]),
        ("solo-flood", &["score", "diplomacy-full", "battles", "tiles-held", "held-out", "fell-short"][..]),
        ("solo-flood", &["areas-destroyed", "villages-destroyed", "enemy-diplomacy-full", "castle-destroyed"][..]),
        ("solo-barbarians", &["score", "diplomacy-full", "battles", "tiles-held", "held-out", "fell-short"][..]),
        ("solo-barbarians", &["castle-destroyed", "castle-occupied", "enemy-units", "enemy-diplomacy-full"][..]),
        ("solo-rebellion", &["score", "diplomacy-full", "battles", "tiles-held", "held-out", "fell-short"][..]),
        ("solo-rebellion", &["areas-destroyed", "enemy-diplomacy-full", "enemy-units"][..]),
        ("war-2", &["castle-attack", "score", "battles", "tiles-held", "points"][..]),
    ];
    for (preset, endings) in wanted {
        for ending in endings {
            let found = records.iter().any(|name| name.starts_with(preset) && name.ends_with(ending));
            assert!(found, "{preset} has no record that ends by {ending}");
        }
    }
    for preset in ["simultaneous-2", "simultaneous-3", "simultaneous-4", "war-2", "war-3", "war-4"] {
        assert!(records.iter().any(|name| name.starts_with(preset)), "{preset}");
    }
}
