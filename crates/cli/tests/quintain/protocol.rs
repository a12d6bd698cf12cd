//! Every request of the line protocol, and every error.

use crate::{Caller, toy};
use quintain::engine::{Flow, MAX_TABLES};
use serde_json::{Value, json};

fn caller() -> Caller {
    Caller::new(toy())
}

/// A table at which the cards 3 and 0 are dealt.
fn dealt() -> Caller {
    let mut caller = caller();
    caller.ask(json!({"id": 1, "cmd": "new", "game": "bluff"}));
    caller.ask(json!({"id": 2, "cmd": "chance", "table": 1, "answer": [7, 0]}));
    caller
}

#[test]
fn a_whole_game_by_hand() {
    let mut caller = caller();
    let reply = caller.ask(json!({"id": "a", "cmd": "new", "game": "bluff", "preset": "quick"}));
    assert_eq!(reply, json!({"id": "a", "table": 1, "events": []}));
    let next = caller.ask(json!({"id": 1, "cmd": "next", "table": 1}));
    let names = ["card 0", "card 0", "card 1", "card 1", "card 2", "card 2", "card 3", "card 3"];
    assert_eq!(next, json!({"id": 1, "chance": {"label": "TOY-DEAL", "bounds": [8, 7], "names": names}}));
    let second = caller.ask(json!({"id": 1, "cmd": "next", "table": 1, "prior": [7]}));
    assert_eq!(second["chance"]["names"].as_array().map(Vec::len), Some(7));
    let reply = caller.ask(json!({"id": 2, "cmd": "chance", "table": 1, "answer": [7, 0], "viewer": 1, "lang": "en"}));
    let hidden = json!([{"dealt": {"seat": 0, "rank": null}}, {"dealt": {"seat": 1, "rank": 0}}]);
    assert_eq!(reply["events"], hidden);
    assert_eq!(reply["texts"], json!(["Seat 0 gets a card.", "Seat 1 gets card 0."]));
    assert_eq!(caller.ask(json!({"id": 3, "cmd": "next", "table": 1})), json!({"id": 3, "decide": [0]}));
    let moves = caller.ask(json!({"id": 4, "cmd": "moves", "table": 1, "seat": 0, "lang": "cs"}));
    let both = json!([{"move": "coin", "text": "Položit minci"}, {"move": "done", "text": "Hotovo"}]);
    assert_eq!(moves["moves"], both);
    assert_eq!(caller.ask(json!({"id": 5, "cmd": "moves", "table": 1, "seat": 1}))["moves"], json!([]));
    let reply =
        caller.ask(json!({"id": 6, "cmd": "play", "table": 1, "seat": 0, "move": "coin", "by": "Ann", "at": 5}));
    assert_eq!(reply, json!({"id": 6, "events": [{"laid": {"coins": 1}}]}));
    assert_eq!(caller.ask(json!({"id": 7, "cmd": "undo", "table": 1, "seat": 0})), json!({"id": 7}));
    caller.ask(json!({"id": 8, "cmd": "play", "table": 1, "seat": 0, "move": "done"}));
    let sealed = caller.ask(json!({"id": 9, "cmd": "next", "table": 1}));
    assert_eq!(sealed, json!({"id": 9, "decide": [0, 1], "sealed": true}));
    caller.ask(json!({"id": 10, "cmd": "play", "table": 1, "seat": 1, "move": "fold"}));
    for (viewer, choices) in
        [(json!(0), [Value::Null, Value::Null]), (json!("everything"), [Value::Null, json!("fold")])]
    {
        let view = caller.ask(json!({"id": 11, "cmd": "view", "table": 1, "viewer": viewer}));
        assert_eq!(view["view"]["choices"], json!(choices), "{viewer}");
    }
    caller.ask(json!({"id": 12, "cmd": "play", "table": 1, "seat": 0, "move": "stay"}));
    let over = caller.ask(json!({"id": 13, "cmd": "next", "table": 1}));
    assert_eq!(over["over"]["ending"], "richer");
    assert_eq!(over["over"]["seats"][0], json!({"score": 0, "rank": 1, "won": true}));
    let record = caller.ask(json!({"id": 14, "cmd": "record", "table": 1}))["record"].clone();
    assert_eq!(record["entries"][1], json!({"move": {"seat": 0, "play": "coin"}, "at": 5, "by": "Ann"}));
    let verified = caller.ask(json!({"id": 15, "cmd": "verify", "record": record}))["verified"].clone();
    assert_eq!(verified, json!({"entries": 6, "answers": 1, "luck_checked": false, "finished": true}));
    assert_eq!(caller.ask(json!({"id": 16, "cmd": "load", "record": record}))["table"], 2);
    let again = caller.ask(json!({"id": 17, "cmd": "record", "table": 2}))["record"].clone();
    assert_eq!(again, record);
    caller.ask(json!({"id": 18, "cmd": "close", "table": 1}));
    assert_eq!(caller.refused(json!({"id": 19, "cmd": "next", "table": 1})).0, "unknown-table");
    assert_eq!(caller.quit(), Flow::Quit);
}

#[test]
fn games_and_catalogue_say_what_there_is() {
    let mut caller = caller();
    let games = caller.ask(json!({"id": 1, "cmd": "games"}))["games"].clone();
    assert_eq!(games[0]["id"], "bluff");
    assert_eq!(games[0]["name"]["ru"], "Блеф");
    assert_eq!(games[0]["seats"], json!([2, 2]));
    assert_eq!(games[0]["bots"], json!(["random", "first"]));
    assert_eq!(games[0]["presets"][1]["options"], json!({"rounds": 5}));
    assert_eq!(games[0]["options"][0]["between"], json!([1, 9]));
    assert_eq!(caller.ask(json!({"id": 1, "cmd": "catalogue", "game": "bluff"}))["catalogue"]["card"]["3"]["rank"], 3);
}

#[test]
fn with_a_seed_the_dealer_answers_by_himself() {
    let mut caller = caller();
    let reply = caller.ask(json!({"id": 1, "cmd": "new", "game": "bluff", "preset": "long", "seed": 7}));
    assert_eq!(reply["events"].as_array().map(Vec::len), Some(2), "both cards, in full");
    for round in 0..5 {
        for (seat, mv) in [(0, "done"), (1, "stay"), (0, "stay")] {
            let reply = caller.ask(json!({"id": 2, "cmd": "play", "table": 1, "seat": seat, "move": mv}));
            let deals = reply["events"].as_array().unwrap().iter().filter(|event| event.get("dealt").is_some()).count();
            assert_eq!(deals, if (seat, mv) == (0, "stay") && round < 4 { 2 } else { 0 });
        }
    }
    let record = caller.ask(json!({"id": 3, "cmd": "record", "table": 1}))["record"].clone();
    assert_eq!(record["luck"], json!({"seed": 7}));
    let verified = caller.ask(json!({"id": 4, "cmd": "verify", "record": record}))["verified"].clone();
    assert_eq!(verified, json!({"entries": 20, "answers": 5, "luck_checked": true, "finished": true}));
    let error = caller.refused(json!({"id": 5, "cmd": "chance", "table": 1, "answer": [0, 0]}));
    assert_eq!(error.0, "no-chance-due");
}

#[test]
fn the_verifiable_dealer_deals_too() {
    let mut caller = caller();
    let secret = "11".repeat(32);
    caller.ask(json!({"id": 1, "cmd": "new", "game": "bluff", "secret": secret, "words": ["rose", "lion"]}));
    let record = caller.ask(json!({"id": 2, "cmd": "record", "table": 1}))["record"].clone();
    assert_eq!(record["luck"]["dealer"]["words"], json!(["rose", "lion"]));
    assert!(!record.to_string().contains(&secret), "not before the end");
    caller.ask(json!({"id": 3, "cmd": "load", "record": record, "secret": secret}));
    let (code, error) = caller.refused(json!({"id": 3, "cmd": "load", "record": record, "secret": "22".repeat(32)}));
    assert_eq!(code, "broken-record", "{error}");
    for (seat, mv) in [(0, "done"), (1, "stay"), (0, "stay")] {
        caller.ask(json!({"id": 4, "cmd": "play", "table": 2, "seat": seat, "move": mv}));
    }
    let record = caller.ask(json!({"id": 5, "cmd": "record", "table": 2}))["record"].clone();
    assert_eq!(record["luck"]["dealer"]["secret"], secret);
    assert_eq!(caller.ask(json!({"id": 6, "cmd": "verify", "record": record}))["verified"]["luck_checked"], true);
}

#[test]
fn what_was_revealed_is_taken_back_when_all_agree() {
    let mut caller = caller();
    let undo = json!({"id": 5, "cmd": "undo", "table": 1, "seat": 0});
    let agreed = json!({"id": 5, "cmd": "undo", "table": 1, "seat": 0, "agreed": true});
    caller.ask(json!({"id": 1, "cmd": "new", "game": "bluff", "options": {"rounds": 2}, "seed": 3}));
    assert_eq!(caller.refused(agreed.clone()).0, "nothing-to-undo", "nothing was played yet");
    for (seat, mv) in [(0, "done"), (0, "stay"), (1, "stay")] {
        caller.ask(json!({"id": 2, "cmd": "play", "table": 1, "seat": seat, "move": mv}));
    }
    let view = json!({"id": 3, "cmd": "view", "table": 1, "viewer": "everything"});
    let cards = caller.ask(view.clone())["view"]["cards"].clone();
    assert_eq!(caller.refused(undo).0, "nothing-to-undo");
    assert_eq!(caller.ask(agreed), json!({"id": 5}));
    let next = caller.ask(json!({"id": 6, "cmd": "next", "table": 1}));
    assert_eq!(next, json!({"id": 6, "decide": [0, 1], "sealed": true}));
    for seat in [1, 0] {
        caller.ask(json!({"id": 7, "cmd": "play", "table": 1, "seat": seat, "move": "stay"}));
    }
    assert_eq!(caller.ask(view)["view"]["cards"], cards, "the same choices meet the same cards");
    let record = caller.ask(json!({"id": 8, "cmd": "record", "table": 1}))["record"].clone();
    assert!(record["entries"].as_array().unwrap().contains(&json!({"take-back": {"seat": 0, "to": 2}})), "{record}");
    assert_eq!(caller.ask(json!({"id": 9, "cmd": "verify", "record": record}))["verified"]["luck_checked"], true);
}

#[test]
fn options_go_before_the_preset() {
    let mut caller = caller();
    let mut rounds = |request: Value| {
        let table = caller.ask(request)["table"].clone();
        caller.ask(json!({"id": 1, "cmd": "record", "table": table}))["record"]["options"]["rounds"].clone()
    };
    assert_eq!(rounds(json!({"id": 1, "cmd": "new", "game": "bluff"})), 1);
    assert_eq!(rounds(json!({"id": 1, "cmd": "new", "game": "bluff", "preset": "long"})), 5);
    assert_eq!(rounds(json!({"id": 1, "cmd": "new", "game": "bluff", "preset": "long", "options": {"rounds": 2}})), 2);
    let null = json!({"id": 1, "cmd": "new", "game": "bluff", "preset": "long", "options": {"rounds": null}});
    assert_eq!(rounds(null), 5, "null is no choice");
}

#[test]
fn a_bot_suggests_and_a_fork_tries() {
    let mut caller = dealt();
    let reply = caller.ask(json!({"id": 1, "cmd": "suggest", "table": 1, "seat": 0, "bot": "first", "ms": 10}));
    assert_eq!((&reply["move"], &reply["text"]), (&json!("coin"), &json!("Lay a coin")));
    let random = json!({"id": 1, "cmd": "suggest", "table": 1, "seat": 0, "bot": "random", "seed": 4});
    assert_eq!(caller.ask(random.clone()), caller.ask(random));
    assert_eq!(caller.ask(json!({"id": 2, "cmd": "fork", "table": 1}))["table"], 2);
    caller.ask(json!({"id": 3, "cmd": "play", "table": 2, "seat": 0, "move": "done"}));
    assert_eq!(caller.ask(json!({"id": 4, "cmd": "next", "table": 1})), json!({"id": 4, "decide": [0]}));
    for (bot, field, value, code) in [
        ("first", "ms", json!(86_400_000), "bad-request"),
        ("first", "sims", json!(u64::MAX), "bad-request"),
        ("last", "ms", json!(1), "unknown-bot"),
    ] {
        let request = json!({"id": 5, "cmd": "suggest", "table": 1, "seat": 0, "bot": bot, field: value});
        assert_eq!(caller.refused(request).0, code);
    }
}

#[test]
fn every_error_has_its_code_and_changes_nothing() {
    let mut caller = dealt();
    let position = |caller: &mut Caller| {
        let view = caller.ask(json!({"id": 0, "cmd": "view", "table": 1, "viewer": "everything"}));
        (view, caller.ask(json!({"id": 0, "cmd": "record", "table": 1})), caller.engine.tables())
    };
    let before = position(&mut caller);
    for (request, code) in [
        (json!({"id": 1}), "bad-request"),
        (json!({"id": 1, "cmd": null}), "bad-request"),
        (json!({"id": 1, "cmd": 7}), "bad-request"),
        (json!({"id": 1, "cmd": "dance"}), "unknown-command"),
        (json!({"id": 1, "cmd": "games", "sede": 1}), "bad-request"),
        (json!({"id": 1, "cmd": "new"}), "bad-request"),
        (json!({"id": 1, "cmd": "new", "game": "chess"}), "unknown-game"),
        (json!({"id": 1, "cmd": "new", "game": ["bluff"]}), "bad-request"),
        (json!({"id": 1, "cmd": "new", "game": "bluff", "preset": "huge"}), "unknown-preset"),
        (json!({"id": 1, "cmd": "new", "game": "bluff", "options": {"rounds": 10}}), "bad-options"),
        (json!({"id": 1, "cmd": "new", "game": "bluff", "options": {"teapots": 1}}), "bad-options"),
        (json!({"id": 1, "cmd": "new", "game": "bluff", "options": "long"}), "bad-options"),
        (json!({"id": 1, "cmd": "new", "game": "bluff", "seed": -1}), "bad-request"),
        (json!({"id": 1, "cmd": "new", "game": "bluff", "seed": 1.5}), "bad-request"),
        (json!({"id": 1, "cmd": "new", "game": "bluff", "seed": "7"}), "bad-request"),
        (json!({"id": 1, "cmd": "new", "game": "bluff", "secret": "short"}), "bad-request"),
        (json!({"id": 1, "cmd": "new", "game": "bluff", "secret": "00".repeat(32), "seed": 1}), "bad-request"),
        (json!({"id": 1, "cmd": "new", "game": "bluff", "seed": 1, "viewer": 2}), "unknown-seat"),
        (json!({"id": 1, "cmd": "load"}), "bad-request"),
        (json!({"id": 1, "cmd": "load", "record": {}}), "broken-record"),
        (json!({"id": 1, "cmd": "verify", "record": 3}), "broken-record"),
        (json!({"id": 1, "cmd": "next"}), "bad-request"),
        (json!({"id": 1, "cmd": "next", "table": 2}), "unknown-table"),
        (json!({"id": 1, "cmd": "next", "table": -1}), "bad-request"),
        (json!({"id": 1, "cmd": "next", "table": u64::MAX}), "unknown-table"),
        (json!({"id": 1, "cmd": "moves", "table": 1}), "bad-request"),
        (json!({"id": 1, "cmd": "moves", "table": 1, "seat": 2}), "unknown-seat"),
        (json!({"id": 1, "cmd": "moves", "table": 1, "seat": 300}), "unknown-seat"),
        (json!({"id": 1, "cmd": "moves", "table": 1, "seat": "0"}), "bad-request"),
        (json!({"id": 1, "cmd": "moves", "table": 1, "seat": 0, "lang": "xx"}), "bad-request"),
        (json!({"id": 1, "cmd": "play", "table": 1, "seat": 0}), "bad-request"),
        (json!({"id": 1, "cmd": "play", "table": 1, "seat": 1, "move": "coin"}), "not-asked"),
        (json!({"id": 1, "cmd": "play", "table": 1, "seat": 0, "move": "stay"}), "illegal-move"),
        (json!({"id": 1, "cmd": "play", "table": 1, "seat": 0, "move": "teapot"}), "bad-move"),
        (json!({"id": 1, "cmd": "play", "table": 1, "seat": 0, "move": {"coin": [[[]]]}}), "bad-move"),
        (json!({"id": 1, "cmd": "play", "table": 1, "seat": 0, "move": "coin", "viewer": "me"}), "bad-request"),
        (json!({"id": 1, "cmd": "play", "table": 1, "seat": 0, "move": "coin", "viewer": 5}), "unknown-seat"),
        (json!({"id": 1, "cmd": "play", "table": 1, "seat": 0, "move": "coin", "lang": 5}), "bad-request"),
        (json!({"id": 1, "cmd": "play", "table": 1, "seat": 0, "move": "coin", "at": "noon"}), "bad-request"),
        (json!({"id": 1, "cmd": "chance", "table": 1, "answer": [0, 0]}), "no-chance-due"),
        (json!({"id": 1, "cmd": "chance", "table": 1, "answer": [-1, 0]}), "bad-request"),
        (json!({"id": 1, "cmd": "chance", "table": 1, "answer": "heads"}), "bad-request"),
        (json!({"id": 1, "cmd": "say", "table": 1, "seat": 0, "line": "hello"}), "bad-line"),
        (json!({"id": 1, "cmd": "undo", "table": 1, "seat": 0}), "nothing-to-undo"),
        (json!({"id": 1, "cmd": "view", "table": 1}), "bad-request"),
        (json!({"id": 1, "cmd": "view", "table": 1, "viewer": 2}), "unknown-seat"),
        (json!({"id": 1, "cmd": "view", "table": 1, "viewer": "god"}), "bad-request"),
        (json!({"id": 1, "cmd": "suggest", "table": 1, "seat": 1, "bot": "first"}), "not-asked"),
        (json!({"id": 1, "cmd": "catalogue", "game": "chess"}), "unknown-game"),
        (json!({"id": 1, "cmd": "close", "table": 9}), "unknown-table"),
    ] {
        let (given, error) = caller.refused(request.clone());
        assert_eq!(given, code, "{request} -> {error}");
    }
    assert_eq!(position(&mut caller), before);
    let (_, error) = caller.refused(json!({"id": 1, "cmd": "play", "table": 1, "seat": 0, "move": "stay"}));
    assert_eq!(error["rule"], "TOY-TURN-01");
    assert_eq!(error["facts"], "not-now");
}

#[test]
fn chance_out_of_range_is_refused_and_can_be_answered_again() {
    let mut caller = caller();
    caller.ask(json!({"id": 1, "cmd": "new", "game": "bluff"}));
    for answer in [json!([8, 0]), json!([0, 7]), json!([]), json!([0]), json!([0, 0, 0]), json!([u32::MAX, 0])] {
        assert_eq!(caller.refused(json!({"id": 2, "cmd": "chance", "table": 1, "answer": answer})).0, "bad-answer");
    }
    for prior in [json!([8]), json!([0, 0]), json!([0, 0, 0])] {
        assert_eq!(caller.refused(json!({"id": 2, "cmd": "next", "table": 1, "prior": prior})).0, "bad-answer");
    }
    caller.ask(json!({"id": 3, "cmd": "chance", "table": 1, "answer": [7, 6]}));
}

#[test]
fn there_is_a_limit_to_open_tables() {
    let mut caller = caller();
    let new = json!({"id": 1, "cmd": "new", "game": "bluff", "seed": 1});
    for _ in 0..MAX_TABLES {
        caller.ask(new.clone());
    }
    let (code, error) = caller.refused(new.clone());
    assert_eq!(code, "too-many-tables");
    assert_eq!(error["message"], "10000 tables are open; close one first");
    assert_eq!(caller.refused(json!({"id": 1, "cmd": "fork", "table": 5})).0, "too-many-tables");
    caller.ask(json!({"id": 2, "cmd": "close", "table": 77}));
    assert_eq!(caller.ask(new)["table"], 10_001, "a number is never used twice");
}

#[test]
fn ids_come_back_as_they_were_sent() {
    let mut caller = caller();
    for id in ["1", "-7", "1e400", "123456789012345678901234567890", "\"a\\u0062\"", "null", "[1, 2]", "{\"x\": {}}"] {
        let mut out = Vec::new();
        caller.engine.answer(format!(r#"{{"cmd":"close","table":1,"id":{id}}}"#).as_bytes(), &mut out);
        let reply = String::from_utf8(out).unwrap();
        assert!(reply.starts_with(&format!(r#"{{"id":{id},"error":{{"code":"unknown-table""#)), "{reply}");
    }
}

#[test]
fn a_line_is_rehearsed_and_nothing_is_made() {
    let mut caller = dealt();
    let before = caller.ask(json!({"id": 1, "cmd": "record", "table": 1}));
    let line = json!({"id": 2, "cmd": "rehearse", "table": 1, "seat": 0, "line": ["coin", "coin"], "lang": "cs"});
    let reply = caller.ask(line);
    assert_eq!((&reply["taken"], &reply["stop"], &reply["problem"]), (&json!(2), &json!("end"), &Value::Null));
    assert_eq!(reply["events"], json!([{"laid": {"coins": 1}}, {"laid": {"coins": 2}}]));
    assert_eq!(reply["texts"].as_array().map(Vec::len), Some(2));
    assert_eq!(reply["offers"][1], json!({"move": "done", "text": "Hotovo"}));
    assert!(!reply["changes"].as_array().unwrap().is_empty());
    let reply = caller.ask(json!({"id": 3, "cmd": "rehearse", "table": 1, "seat": 0, "line": ["coin", "stay"]}));
    assert_eq!((&reply["taken"], &reply["stop"]), (&json!(1), &json!("refused")));
    assert_eq!((&reply["problem"]["code"], &reply["problem"]["rule"]), (&json!("illegal-move"), &json!("TOY-TURN-01")));
    assert_eq!(caller.ask(json!({"id": 1, "cmd": "record", "table": 1})), before);
    let long = vec!["coin"; 5_000];
    for (request, code) in [
        (json!({"cmd": "rehearse", "table": 1, "seat": 0, "line": long}), "bad-request"),
        (json!({"cmd": "rehearse", "table": 1, "seat": 0, "line": "coin"}), "bad-request"),
        (json!({"cmd": "rehearse", "table": 1, "seat": 0}), "bad-request"),
        (json!({"cmd": "rehearse", "table": 1, "seat": 5, "line": []}), "unknown-seat"),
        (json!({"cmd": "rehearse", "table": 9, "seat": 0, "line": []}), "unknown-table"),
        (json!({"cmd": "advise", "table": 1, "seat": 0, "topic": "odds"}), "unknown-topic"),
        (json!({"cmd": "advise", "table": 1, "seat": 0}), "bad-request"),
    ] {
        assert_eq!(caller.refused(request).0, code);
    }
}
