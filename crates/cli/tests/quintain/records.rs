//! Records bent out of shape: `load` and `verify` refuse them or take them, and never fall over.

use crate::{Caller, promises, toy};
use proptest::prelude::*;
use serde_json::{Value, json};

/// A finished game of three rounds with every kind of entry the toy has.
fn record() -> Value {
    let mut caller = Caller::new(toy());
    caller.ask(json!({"id": 1, "cmd": "new", "game": "bluff", "options": {"rounds": 3}, "seed": 21}));
    for _ in 0..3 {
        caller.ask(json!({"id": 1, "cmd": "play", "table": 1, "seat": 0, "move": "coin", "by": "Ann"}));
        caller.ask(json!({"id": 1, "cmd": "undo", "table": 1, "seat": 0}));
        for (seat, mv) in [(0, "coin"), (0, "done"), (1, "stay"), (0, "stay")] {
            caller.ask(json!({"id": 1, "cmd": "play", "table": 1, "seat": seat, "move": mv}));
        }
    }
    caller.ask(json!({"id": 1, "cmd": "record", "table": 1}))["record"].clone()
}

/// Every place in a JSON document, as a pointer.
fn places(value: &Value, here: &str, all: &mut Vec<String>) {
    all.push(here.to_owned());
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                places(item, &format!("{here}/{index}"), all);
            }
        }
        Value::Object(map) => {
            for (key, item) in map {
                places(item, &format!("{here}/{key}"), all);
            }
        }
        _ => {}
    }
}

/// Loads and verifies a record; neither may disturb the table that is open already.
fn bring(record: &Value) -> (Value, Value) {
    let mut caller = Caller::new(toy());
    caller.ask(json!({"id": 1, "cmd": "new", "game": "bluff", "seed": 1}));
    let before = caller.ask(json!({"id": 2, "cmd": "record", "table": 1}));
    let loaded = caller.send(json!({"id": 3, "cmd": "load", "record": record}).to_string());
    let verified = caller.send(json!({"id": 4, "cmd": "verify", "record": record}).to_string());
    assert_eq!(caller.engine.tables(), 1 + usize::from(loaded.get("error").is_none()));
    assert_eq!(caller.ask(json!({"id": 2, "cmd": "record", "table": 1})), before);
    (loaded, verified)
}

#[test]
fn untouched_it_is_taken() {
    let (loaded, verified) = bring(&record());
    assert_eq!(loaded["table"], 2);
    assert_eq!(verified["verified"], json!({"entries": 21, "answers": 3, "luck_checked": true, "finished": true}));
}

#[test]
fn a_tampered_answer_is_found_at_its_entry() {
    let mut record = record();
    let entry = record["entries"].as_array().unwrap().iter().rposition(|entry| entry.get("chance").is_some()).unwrap();
    let first = record["entries"][entry]["chance"][0].as_u64().unwrap();
    record["entries"][entry]["chance"][0] = json!((first + 1) % 7);
    record.as_object_mut().unwrap().remove("outcome");
    let (_, verified) = bring(&record);
    assert_eq!(verified["error"]["code"], "broken-record");
    assert_eq!(verified["error"]["facts"], json!({"entry": entry}));
}

/// Cut at any place, a record is an unfinished game; the dealer goes on with it as he would have.
#[test]
fn a_record_cut_anywhere_loads() {
    let whole = record();
    for keep in 0..whole["entries"].as_array().unwrap().len() {
        let mut cut = whole.clone();
        cut["entries"].as_array_mut().unwrap().truncate(keep);
        cut.as_object_mut().unwrap().remove("outcome");
        let (loaded, verified) = bring(&cut);
        assert!(loaded.get("error").is_none(), "{keep}: {loaded}");
        assert_eq!(verified["verified"]["finished"], false, "{keep}");
    }
}

/// Found by fuzzing: a misspelt field was left out of the move, and another move was made.
#[test]
fn a_misspelt_field_does_not_make_another_move() {
    let mut caller = Caller::new(quintain_bots::registry());
    caller.ask(json!({"id": 1, "cmd": "new", "game": "hearts", "preset": "even-4", "seed": 3}));
    let seat = caller.ask(json!({"id": 2, "cmd": "next", "table": 1}))["decide"][0].clone();
    let moves = caller.ask(json!({"id": 3, "cmd": "moves", "table": 1, "seat": seat}))["moves"].clone();
    let open = moves.as_array().unwrap().iter().find(|mv| mv["move"].get("face-up").is_some()).unwrap();
    let mut mv = open["move"].clone();
    mv["face-up"]["extyo"] = json!({"discard": {"slot": 1}});
    let (code, error) = caller.refused(json!({"id": 4, "cmd": "play", "table": 1, "seat": seat, "move": mv}));
    assert_eq!(code, "bad-move");
    assert!(error["message"].as_str().unwrap().contains("unknown field `extyo`"), "{error}");
}

/// Bends one place of a record.
fn bend(record: &mut Value, at: prop::sample::Index, how: u8, n: u64, word: &str) {
    let mut all = Vec::new();
    places(record, "", &mut all);
    let place = at.get(&all).clone();
    let (parent, key) = place.rsplit_once('/').unwrap_or_default();
    match (how, record.pointer_mut(parent)) {
        (0, _) => *record.pointer_mut(&place).unwrap() = json!(n),
        (1, _) => *record.pointer_mut(&place).unwrap() = json!(word),
        (2, Some(Value::Object(map))) => drop(map.remove(key)),
        (2, Some(Value::Array(items))) => drop(items.remove(key.parse().unwrap())),
        (3, Some(Value::Array(items))) => {
            let index: usize = key.parse().unwrap();
            items.insert(index, items[index].clone());
        }
        _ => *record.pointer_mut(&place).unwrap() = json!({ word: [n, null] }),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1024, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_place_replaced_removed_or_doubled(at in any::<prop::sample::Index>(), how in 0..5u8, n: u64, word in ".{0,8}") {
        let mut record = record();
        bend(&mut record, at, how, n, &word);
        for reply in <[Value; 2]>::from(bring(&record)) {
            if let Some(error) = reply.get("error") {
                prop_assert!(["broken-record", "unknown-game"].contains(&error["code"].as_str().unwrap()), "{error}");
            }
        }
    }

    /// The text of a record with bytes changed.
    #[test]
    fn any_text(at in any::<prop::sample::Index>(), byte in 32u8..127) {
        let mut text = record().to_string().into_bytes();
        let at = at.index(text.len());
        text[at] = byte;
        let mut line = br#"{"id":1,"cmd":"verify","record":"#.to_vec();
        line.append(&mut text);
        line.push(b'}');
        let reply = Caller::new(toy()).send(line);
        prop_assert_ne!(&reply["error"]["code"], "internal");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    /// The real games, any preset: a whole game, bent in one or two places.
    #[test]
    fn records_of_the_real_games(
        seed in 0..50u64,
        game in any::<prop::sample::Index>(),
        preset in any::<prop::sample::Index>(),
        bends in prop::collection::vec((any::<prop::sample::Index>(), 0..5u8, 0..12u64, "[a-z-]{0,8}"), 1..3),
    ) {
        let registry = quintain_bots::registry();
        let games: Vec<_> = registry.games().collect();
        let game = game.get(&games);
        let presets = game.about().presets;
        let mut record = promises::random_record(&registry, game.id(), &preset.get(&presets).id, seed);
        promises::any_record_is_refused_or_true(&registry, record.to_string().as_bytes());
        for (at, how, n, word) in &bends {
            bend(&mut record, *at, *how, *n, word);
        }
        promises::any_record_is_refused_or_true(&registry, record.to_string().as_bytes());
    }
}
