//! Whole games that must replay to their end for ever: one for each way a bout can end, and two matches.
//!
//! A record that breaks means that the rules changed: raise `Hearts::RULES`, keep the old behaviour for old
//! records or say in the changelog that they cannot be replayed, and only then write new ones with
//! `WRITE_RECORDS=1 cargo test -p quintain-hearts --test records`.

use quintain_core::record::{Record, Stamp};
use quintain_core::registry::{AnyGame, Edition};
use quintain_core::table::{LuckSource, Table};
use quintain_core::{Events, Fast, Game, Luck, Next, Seat};
use quintain_hearts::{Hearts, Move};
use serde_json::{Value, json};
use std::path::PathBuf;

/// The records: name, options, how the game must end, and whether its players avoid all bloodshed.
fn wanted() -> Vec<(&'static str, Value, &'static str, bool)> {
    vec![
        ("crusaders-win", json!({"players": 4, "length": "single"}), "crusaders", false),
        ("saracens-win", json!({"players": 6, "length": "single"}), "saracens", false),
        ("draw", json!({"players": 8, "length": "single"}), "draw", false),
        ("wizard-alone", json!({"players": 5, "length": "single"}), "wizard-alone", false),
        ("nine-seats", json!({"players": 9, "length": "single"}), "saracens", false),
        ("void", json!({"players": 4, "length": "single"}), "void", true),
        ("match", json!({"players": 4}), "match", false),
        (
            "match-with-everything",
            json!({"players": 5, "heroes": "host", "reseat": "shuffle", "wound-markers": "tokens"}),
            "match",
            false,
        ),
    ]
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(format!("{name}.json"))
}

#[test]
fn golden_records_replay_to_their_end() {
    let hearts = Edition::<Hearts>::new();
    let write = std::env::var_os("WRITE_RECORDS").is_some();
    for (name, options, ending, peaceful) in wanted() {
        if write {
            let record = find(&hearts, &options, ending, peaceful);
            std::fs::write(path(name), serde_json::to_string(&record).unwrap()).unwrap();
        }
        let text = std::fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let record: Record = serde_json::from_str(&text).unwrap();
        let verified = hearts.verify(&record).unwrap_or_else(|broken| panic!("{name}: {broken}"));
        assert!(verified.finished && verified.luck_checked, "{name}");
        assert_eq!(record.outcome.unwrap().ending, ending, "{name}");
    }
}

/// One changed answer, move or result is found, and the place is named.
#[test]
fn a_tampered_record_is_found_out() {
    let hearts = Edition::<Hearts>::new();
    let record: Record = serde_json::from_str(&std::fs::read_to_string(path("draw")).unwrap()).unwrap();
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

/// Plays games until one ends as wanted.
fn find(hearts: &Edition<Hearts>, options: &Value, ending: &str, peaceful: bool) -> Record {
    for seed in 1.. {
        let mut table = hearts.table(options, LuckSource::seed(seed)).unwrap();
        let mut luck = Fast::new(seed);
        while !table.game().next().is_over() {
            table.deal(&Stamp::default()).unwrap();
            let Next::Decide { seats, .. } = table.game().next() else { continue };
            let seat = seats.first().unwrap();
            let mv = choose(&table, seat, peaceful, &mut luck);
            table.play(seat, mv, Stamp::default()).unwrap();
        }
        let record = table.record();
        if record.outcome.as_ref().is_some_and(|outcome| outcome.ending == ending) {
            return record;
        }
    }
    unreachable!("some seed will do")
}

/// Any move; or, for peaceful players, the one after which a skirmish would draw least blood.
fn choose(table: &Table<Hearts>, seat: Seat, peaceful: bool, luck: &mut Fast) -> Move {
    let game = table.game();
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    let any = moves[luck.below(moves.len() as u32) as usize];
    if !peaceful {
        return any;
    }
    let blood = |mv: &Move| {
        let mut after = *game;
        let _ = after.play(seat, *mv, &mut Events::off());
        after.forecast().wounds.iter().map(|wounds| u32::from(*wounds)).sum::<u32>()
    };
    moves.iter().copied().min_by_key(|mv| (blood(mv), *mv != Move::Declare)).unwrap_or(any)
}
