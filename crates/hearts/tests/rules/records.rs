//! Whole games that must replay to their end for ever: one for each way a bout can end, and two matches.

use quintain_core::golden;
use quintain_core::record::Record;
use quintain_core::registry::{AnyGame, Edition};
use quintain_hearts::Hearts;
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

#[test]
fn golden_records_replay_to_their_end() {
    golden::hold(&Edition::<Hearts>::new(), |file| std::fs::read_to_string(folder().join(file)))
        .unwrap_or_else(|wrong| panic!("{wrong}"));
}

/// One changed answer, move or result is found, and the place is named.
#[test]
fn a_tampered_record_is_found_out() {
    let hearts = Edition::<Hearts>::new();
    let record: Record = serde_json::from_str(&std::fs::read_to_string(folder().join("draw.json")).unwrap()).unwrap();
    let mut dealt = record.clone();
    let place =
        dealt.entries.iter().rposition(|logged| matches!(logged.entry, quintain_core::record::Entry::Chance(_)));
    let place = place.unwrap();
    if let quintain_core::record::Entry::Chance(answer) = &mut dealt.entries[place].entry {
        answer[0] = u32::from(answer[0] == 0);
    }
    assert_eq!(hearts.verify(&dealt).unwrap_err().entry, Some(place));
    let mut claimed = record.clone();
    claimed.outcome.as_mut().unwrap().seats[0].won ^= true;
    assert!(hearts.verify(&claimed).unwrap_err().message.contains("does not end as the record says"));
    let mut other = record;
    other.data = "0".repeat(32);
    assert!(hearts.verify(&other).unwrap_err().message.contains("component data"));
}
