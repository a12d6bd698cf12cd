//! Finished games, one for each way to end: they replay to their stored end, and their luck verifies.

use quintain_core::record::Record;
use quintain_core::registry::{AnyGame, Edition};
use quintain_knight::Knight;
use std::collections::BTreeMap;

fn records() -> BTreeMap<String, Record> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let read = |path: std::path::PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).unwrap();
        (name.clone(), serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}")))
    };
    files.map(read).collect()
}

#[test]
fn records_replay_to_their_end() {
    let edition = Edition::<Knight>::new();
    for (name, record) in records() {
        let ending = record.outcome.as_ref().unwrap().ending.clone();
        assert!(name.ends_with(ending.as_ref()), "{name} ends by {ending}");
        let verified = edition.verify(&record).unwrap_or_else(|broken| panic!("{name}: {broken}"));
        assert!(verified.finished && verified.luck_checked, "{name}");
    }
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
            let found = records.keys().any(|name| name.starts_with(preset) && name.ends_with(ending));
            assert!(found, "{preset} has no record that ends by {ending}");
        }
    }
    for preset in ["simultaneous-2", "simultaneous-3", "simultaneous-4", "war-2", "war-3", "war-4"] {
        assert!(records.keys().any(|name| name.starts_with(preset)), "{preset}");
    }
}
