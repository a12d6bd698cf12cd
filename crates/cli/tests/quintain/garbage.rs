//! Garbage in: always one reply, never a panic, nothing changed.

use crate::{Caller, promises, toy};
use proptest::prelude::*;
use serde_json::{Value, json};

/// An engine with a table in the middle of a game.
fn playing() -> Caller {
    let mut caller = Caller::new(toy());
    caller.ask(json!({"id": 1, "cmd": "new", "game": "bluff", "preset": "long", "seed": 3}));
    caller.ask(json!({"id": 2, "cmd": "play", "table": 1, "seat": 0, "move": "coin"}));
    caller
}

fn position(caller: &mut Caller) -> (Value, Value, usize) {
    let view = caller.ask(json!({"id": 0, "cmd": "view", "table": 1, "viewer": "everything"}));
    (view, caller.ask(json!({"id": 0, "cmd": "record", "table": 1})), caller.engine.tables())
}

#[test]
fn hand_picked_garbage() {
    let mut caller = playing();
    let before = position(&mut caller);
    let deep = "[".repeat(100_000);
    let nested =
        format!(r#"{{"id":5,"cmd":"play","table":1,"seat":0,"move":{}1{}}}"#, "[".repeat(5000), "]".repeat(5000));
    for (line, code, id) in [
        (&b""[..], "not-json", Value::Null),
        (b"   ", "not-json", Value::Null),
        (b"hello", "not-json", Value::Null),
        (b"{", "not-json", Value::Null),
        (b"{\"id\":1,\"cmd\":\"quit\"", "not-json", Value::Null),
        (b"{\"id\":1,\"cmd\":\"quit\"} {}", "not-json", Value::Null),
        (b"null", "bad-request", Value::Null),
        (b"17", "bad-request", Value::Null),
        (b"[1,\"quit\"]", "bad-request", Value::Null),
        (b"\"quit\"", "bad-request", Value::Null),
        (b"{}", "bad-request", Value::Null),
        (b"{\"id\":4,\"id\":5,\"cmd\":\"quit\"}", "bad-request", Value::Null),
        (b"{\"id\":4,\"cmd\":\"quit\",\"cmd\":\"quit\"}", "bad-request", json!(4)),
        (b"{\"id\":4,\"cmd\":\"\\ud800\"}", "bad-request", json!(4)),
        (b"{\"id\":4,\"cmd\":\"QUIT\"}", "unknown-command", json!(4)),
        (b"\xff\xfe{\"id\":4,\"cmd\":\"quit\"}", "not-utf8", Value::Null),
        (b"{\"id\":4,\"cmd\":\"qu\xc3\"}", "not-utf8", Value::Null),
        (b"{\"id\":4,\"cmd\":\"next\",\"table\":1e999}", "bad-request", json!(4)),
        (b"{\"id\":4,\"cmd\":\"next\",\"table\":99999999999999999999999}", "bad-request", json!(4)),
        (b"{\"id\":4,\"cmd\":\"moves\",\"table\":1,\"seat\":-0.0}", "bad-request", json!(4)),
        (deep.as_bytes(), "not-json", Value::Null),
        (nested.as_bytes(), "bad-request", json!(5)),
        (b"\0\0\0", "not-json", Value::Null),
    ] {
        let reply = caller.send(line);
        let shown = String::from_utf8_lossy(&line[..line.len().min(60)]).into_owned();
        assert_eq!(reply["error"]["code"], code, "{shown} -> {reply}");
        assert_eq!(reply["id"], id, "{shown} -> {reply}");
    }
    assert_eq!(position(&mut caller), before);
}

#[test]
fn what_was_sent_comes_back_only_in_part() {
    let mut caller = playing();
    let long = "x".repeat(1_000_000);
    for request in [
        json!({"id": 1, "cmd": long}),
        json!({"id": 1, "cmd": "new", "game": long}),
        json!({"id": 1, "cmd": "new", "game": "bluff", "preset": long}),
        json!({"id": 1, "cmd": "new", "game": "bluff", "options": {long.as_str(): 1}}),
        json!({"id": 1, "cmd": "play", "table": 1, "seat": 0, "move": long}),
        json!({"id": 1, "cmd": "moves", "table": 1, "seat": 0, "lang": long}),
        json!({"id": 1, "cmd": "suggest", "table": 1, "seat": 0, "bot": long}),
        json!({"id": 1, "cmd": "verify", "record": {long.as_str(): 1}}),
        json!({"id": 1, "cmd": "games", long.as_str(): 1}),
    ] {
        let (_, error) = caller.refused(request);
        assert!(error.to_string().len() < 2000, "{} bytes", error.to_string().len());
    }
}

/// Requests that are all right, or nearly, to be spoilt.
fn requests() -> Vec<Value> {
    vec![
        json!({"id": 1, "cmd": "games"}),
        json!({"id": 1, "cmd": "catalogue", "game": "bluff"}),
        json!({"id": 1, "cmd": "new", "game": "bluff", "options": {"rounds": 2}, "preset": "long", "seed": 9}),
        json!({"id": 1, "cmd": "next", "table": 1, "lang": "ru", "prior": [0]}),
        json!({"id": 1, "cmd": "moves", "table": 1, "seat": 0, "lang": "ru"}),
        json!({"id": 1, "cmd": "play", "table": 1, "seat": 0, "move": "coin", "viewer": 1, "at": 1, "by": "x"}),
        json!({"id": 1, "cmd": "chance", "table": 1, "answer": [1, 2]}),
        json!({"id": 1, "cmd": "say", "table": 1, "seat": 0, "line": {"claim": 3}}),
        json!({"id": 1, "cmd": "lines", "table": 1, "seat": 0}),
        json!({"id": 1, "cmd": "undo", "table": 1, "seat": 0}),
        json!({"id": 1, "cmd": "view", "table": 1, "viewer": "spectator"}),
        json!({"id": 1, "cmd": "record", "table": 1}),
        json!({"id": 1, "cmd": "suggest", "table": 1, "seat": 0, "bot": "random", "sims": 5, "seed": 2}),
        json!({"id": 1, "cmd": "fork", "table": 1}),
        json!({"id": 1, "cmd": "close", "table": 1}),
    ]
}

/// Any JSON, with a taste for what the protocol uses.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0..12i64).prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
        prop::sample::select(vec!["coin", "done", "bluff", "en", "everything", "quick", "first"]).prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 32, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::btree_map("[a-z]{0,6}", inner, 0..6)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

/// A line that may be good: a command of the protocol with fields that may fit, or any bytes.
fn any_line() -> impl Strategy<Value = Vec<u8>> {
    let game = prop::sample::select(vec!["hearts", "chess"]);
    let good = prop_oneof![
        (game, 0..9usize, any::<u64>()).prop_map(|(game, preset, seed)| {
            let presets =
                ["even-4", "even-6", "even-8", "wizard-5", "wizard-7", "wizard-9", "match-4", "match-5", "none"];
            json!({"id": 1, "cmd": "new", "game": game, "preset": presets[preset], "seed": seed})
        }),
        (0..4u8, 0..10u8, any_json()).prop_map(|(table, seat, viewer)| {
            json!({"id": 2, "cmd": "view", "table": table, "viewer": if seat < 9 { json!(seat) } else { viewer }})
        }),
        (0..4u8, 0..10u8, any_json(), prop::sample::select(vec!["play", "say"])).prop_map(|(table, seat, any, cmd)| {
            json!({"id": 3, "cmd": cmd, "table": table, "seat": seat, "move": any, "line": any})
        }),
        (0..4u8, 0..10u8, 0..6u8, 0..9u8, prop::sample::select(vec!["claim-swords", "promise-spare", "call-attack"]))
            .prop_map(|(table, seat, slot, target, line)| {
                let hero = ["orlando", "ruggiero", "atlante"][usize::from(target) % 3];
                let line = json!({"line": line, "hero": hero, "slot": slot});
                json!({"id": 3, "cmd": "say", "table": table, "seat": seat, "line": line})
            }),
        (0..4u8, 0..10u8, 0..9u8, any::<bool>()).prop_map(|(table, seat, target, up)| {
            let how = if up { "face-up" } else { "face-down" };
            json!({"id": 4, "cmd": "play", "table": table, "seat": seat, "lang": "cs",
                "move": {how: {"card": "sword-1-move", "target": target}}})
        }),
        (0..4u8, prop::collection::vec(0..5u32, 0..5))
            .prop_map(|(table, answer)| { json!({"id": 5, "cmd": "chance", "table": table, "answer": answer}) }),
        (0..4u8, 0..10u8, prop::sample::select(vec!["next", "moves", "lines", "undo", "record", "fork", "close"]))
            .prop_map(|(table, seat, cmd)| json!({"id": 6, "cmd": cmd, "table": table, "seat": seat, "lang": "ru"})),
        (0..4u8, 0..10u8).prop_map(|(table, seat)| {
            json!({"id": 7, "cmd": "suggest", "table": table, "seat": seat, "bot": "random"})
        }),
    ];
    prop_oneof![
        6 => good.prop_map(|value| value.to_string().into_bytes()),
        1 => any_json().prop_map(|value| value.to_string().into_bytes()),
        1 => prop::collection::vec(any::<u8>(), 0..40),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes(line in prop::collection::vec(any::<u8>().prop_filter("a line", |&byte| byte != b'\n'), 0..300)) {
        let mut caller = playing();
        let before = position(&mut caller);
        let reply = caller.send(line);
        prop_assert!(reply.get("error").is_some());
        prop_assert_eq!(position(&mut caller), before);
    }

    #[test]
    fn any_json_at_all(value in any_json()) {
        let mut caller = playing();
        let before = position(&mut caller);
        let reply = caller.send(value.to_string());
        prop_assert!(reply.get("error").is_some());
        prop_assert_eq!(position(&mut caller), before);
    }

    /// One field of a good request replaced: it succeeds or is refused, and a refusal changes nothing.
    #[test]
    fn spoilt_requests(which in any::<prop::sample::Index>(), field in any::<prop::sample::Index>(), value in any_json()) {
        let mut caller = playing();
        let before = position(&mut caller);
        let mut request = requests()[which.index(requests().len())].clone();
        let fields: Vec<String> = request.as_object().unwrap().keys().cloned().collect();
        request[field.get(&fields)] = value;
        let reply = caller.send(request.to_string());
        let sent: Value = serde_json::from_str(&request.to_string()).unwrap();
        prop_assert_eq!(&reply["id"], &sent["id"]);
        if reply.get("error").is_some() {
            prop_assert_ne!(&reply["error"]["code"], "internal");
            prop_assert_eq!(position(&mut caller), before);
        }
    }

    /// A good line with one byte changed, cut short, or doubled.
    #[test]
    fn bent_lines(which in any::<prop::sample::Index>(), at in any::<prop::sample::Index>(), byte: u8, how in 0..3) {
        let mut caller = playing();
        let before = position(&mut caller);
        let mut line = requests()[which.index(requests().len())].to_string().into_bytes();
        let at = at.index(line.len());
        match how {
            0 => line[at] = if byte == b'\n' { 0 } else { byte },
            1 => line.truncate(at),
            _ => line.insert(at, line[at]),
        }
        let reply = caller.send(line);
        if reply.get("error").is_some() {
            prop_assert_ne!(&reply["error"]["code"], "internal");
            prop_assert_eq!(position(&mut caller), before);
        }
    }

    /// A whole conversation with the real games, good lines and bad ones mixed.
    #[test]
    fn any_conversation(lines in prop::collection::vec(any_line(), 0..40)) {
        let bytes = lines.join(&b'\n');
        promises::any_bytes_are_answered(&quintain_bots::registry(), &bytes);
    }
}
