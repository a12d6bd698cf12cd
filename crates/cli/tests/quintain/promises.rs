//! What holds for any input at all. Property tests and fuzzers (`fuzz/`) share these functions.

#![allow(unreachable_pub)]

use quintain::engine::{Engine, pump};
use quintain_core::record::Record;
use quintain_core::registry::Registry;
use serde_json::{Value, json};

/// Whatever bytes arrive: one reply for each line, each a JSON object, none of them a confession that
/// the program itself went wrong.
pub fn any_bytes_are_answered(registry: &Registry, bytes: &[u8]) -> Vec<Value> {
    let mut out = Vec::new();
    pump(&mut Engine::new(registry.clone()), bytes, &mut out).expect("memory can be written");
    let replies: Vec<Value> = out
        .split_inclusive(|&byte| byte == b'\n')
        .map(|line| serde_json::from_slice(line).expect("a reply is JSON"))
        .collect();
    let lines = bytes.split_inclusive(|&byte| byte == b'\n').count();
    assert!(replies.len() <= lines, "{} replies to {lines} lines", replies.len());
    for reply in &replies {
        assert!(reply.is_object() && reply.get("id").is_some(), "{reply}");
        assert_ne!(reply["error"]["code"], "internal", "{reply}");
    }
    let quit = replies.len() < lines;
    assert!(!quit || replies.last().is_some_and(|last| last.get("error").is_none()), "only `quit` ends it");
    replies
}

/// Whatever calls itself a record: it is refused with a reason, or it loads, and then the table's own
/// record says the same and loads again.
pub fn any_record_is_refused_or_true(registry: &Registry, bytes: &[u8]) {
    let Ok(record) = serde_json::from_slice::<Record>(bytes) else { return };
    let Ok(game) = registry.game(&record.game) else { return };
    let loaded = game.load(&record, None);
    let verified = game.verify(&record);
    match loaded {
        Err(broken) => {
            assert!(!broken.message.is_empty());
            assert!(broken.entry.is_none_or(|entry| entry < record.entries.len()), "{broken}");
            assert!(verified.is_err(), "what does not load does not verify");
        }
        Ok(table) => {
            let again = table.record();
            assert_eq!(again.entries.len(), record.entries.len(), "what was loaded is what happened");
            assert_eq!(game.load(&again, None).map(|table| table.fingerprint()).ok(), Some(table.fingerprint()));
            if verified.is_ok() {
                assert!(game.verify(&again).is_ok(), "what verifies verifies again");
            }
        }
    }
}

/// A finished random game with talk and moves taken back, as JSON.
pub fn random_record(registry: &Registry, game: &str, preset: &str, seed: u64) -> Value {
    let mut engine = Engine::new(registry.clone());
    let mut ask = |request: Value| -> Value {
        let mut out = Vec::new();
        engine.answer(request.to_string().as_bytes(), &mut out);
        serde_json::from_slice(&out).expect("a reply is JSON")
    };
    ask(json!({"cmd": "new", "game": game, "preset": preset, "seed": seed}));
    let mut luck = fastrand(seed);
    while let Some(seat) = ask(json!({"cmd": "next", "table": 1}))["decide"][0].as_u64() {
        let lines = ask(json!({"cmd": "lines", "table": 1, "seat": seat}))["lines"].clone();
        if let Some(lines) = lines.as_array().filter(|lines| !lines.is_empty() && luck(3) == 0) {
            ask(json!({"cmd": "say", "table": 1, "seat": seat, "line": lines[luck(lines.len())]}));
        }
        let moves = ask(json!({"cmd": "moves", "table": 1, "seat": seat}))["moves"].clone();
        let moves = moves.as_array().expect("an asked seat has moves");
        ask(json!({"cmd": "play", "table": 1, "seat": seat, "move": moves[luck(moves.len())]["move"]}));
        if luck(4) == 0 {
            ask(json!({"cmd": "undo", "table": 1, "seat": seat}));
        }
    }
    ask(json!({"cmd": "record", "table": 1}))["record"].clone()
}

/// A small generator, so that fuzzers need no other crate.
fn fastrand(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |n| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % n
    }
}
