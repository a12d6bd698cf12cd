//! Golden records: finished games of every mode replay to the same end.

use quintain_core::golden;
use quintain_core::record::Record;
use quintain_core::registry::{AnyGame, Edition};
use quintain_core::{Lang, Next};
use quintain_emara::Emara;

fn records() -> Vec<(String, Record)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let mut records: Vec<(String, Record)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .map(|path| {
            let text = std::fs::read_to_string(&path).unwrap();
            (path.file_stem().unwrap().to_string_lossy().into_owned(), serde_json::from_str(&text).unwrap())
        })
        .collect();
    records.sort_by(|a, b| a.0.cmp(&b.0));
    records
}

#[test]
fn every_record_replays_and_verifies() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/");
    golden::hold(&Edition::<Emara>::new(), |file| std::fs::read_to_string(folder.to_owned() + file))
        .unwrap_or_else(|wrong| panic!("{wrong}"));
}

#[test]
fn there_is_a_record_for_every_preset_and_for_the_ways_to_end() {
    let records = records();
    let edition = Edition::<Emara>::new();
    for preset in edition.about().presets {
        assert!(records.iter().any(|(name, _)| *name == preset.id), "no record of {}", preset.id);
    }
    for ending in ["result", "tie-other-track", "single", "campaign-won", "campaign-lost"] {
        let ended = |record: &Record| record.outcome.as_ref().is_some_and(|outcome| outcome.ending == ending);
        assert!(records.iter().any(|(_, record)| ended(record)), "no record ends with {ending}");
    }
}

/// Every event of these games has a sentence in each language, without a key or a placeholder left in it.
#[test]
fn every_event_is_told() {
    let edition = Edition::<Emara>::new();
    for (name, record) in records() {
        let mut table =
            edition.open(&record.options, quintain_core::table::LuckSource::of(&record.luck, None).unwrap()).unwrap();
        for logged in &record.entries {
            if let Next::Chance(request) = table.next() {
                let names = table.chance_names(&[], request.bounds[0], Lang::Cs);
                assert_eq!(names.map(|names| names.len()), Some(request.bounds[0] as usize), "{}", request.label);
            }
            for told in table.apply(logged).unwrap() {
                for lang in Lang::ALL {
                    let text = told.sentence(lang).plain();
                    assert!(
                        !text.is_empty() && !text.contains(['{', '$']) && !text.starts_with("event-"),
                        "{name}: {text}"
                    );
                }
            }
        }
    }
}
