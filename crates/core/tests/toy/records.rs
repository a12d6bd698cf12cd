//! Records: round trips, replays, and a tampered one caught at the very entry.

use crate::{edition, play, table};
use quintain_core::dealer::Secret;
use quintain_core::record::{BrokenRecord, Record, Stamp};
use quintain_core::registry::AnyGame;
use quintain_core::table::LuckSource;
use serde_json::{Value, json};

const GAME: &[(usize, &str)] =
    &[(0, "coin"), (0, "coin"), (0, "done"), (0, "stay"), (1, "stay"), (0, "done"), (1, "fold"), (0, "stay")];

fn secret() -> Secret {
    Secret::new([9; 32])
}

/// Two rounds with the verifiable dealer, a move taken back on the way: the finished record.
fn finished() -> Value {
    let mut table = table(2, LuckSource::dealer(secret(), vec!["rose".into(), "lion".into()]));
    play(&mut *table, &[(0, "coin")]);
    table.undo(quintain_core::Seat::new(0), Stamp::default()).unwrap();
    play(&mut *table, GAME);
    serde_json::to_value(table.record()).unwrap()
}

fn read(record: Value) -> Record {
    serde_json::from_value(record).unwrap()
}

fn broken(record: &Value) -> BrokenRecord {
    edition().verify(&read(record.clone())).unwrap_err()
}

#[test]
fn a_record_is_readable_and_replays_to_the_same_state() {
    let record = finished();
    assert_eq!(record["quintain"], 1);
    assert_eq!(record["entries"][1], json!({"move": {"seat": 0, "play": "coin"}}));
    assert_eq!(record["entries"][2], json!({"undo": 0}));
    assert_eq!(record["luck"]["dealer"]["secret"], secret().to_hex(), "published after the game");
    let again = edition().load(&read(record.clone()), None).unwrap();
    assert_eq!(serde_json::to_value(again.record()).unwrap(), record);
    let verified = edition().verify(&read(record)).unwrap();
    assert_eq!((verified.entries, verified.answers), (12, 2));
    assert!(verified.luck_checked && verified.finished);
}

#[test]
fn the_secret_stays_secret_while_the_game_goes_on() {
    let mut table = table(2, LuckSource::dealer(secret(), Vec::new()));
    play(&mut *table, &GAME[..5]);
    let record = table.record();
    let text = serde_json::to_string(&record).unwrap();
    assert!(!text.contains(&secret().to_hex()) && text.contains(&secret().commitment()));
    let verified = edition().verify(&record).unwrap();
    assert!(!verified.luck_checked && !verified.finished, "nothing to check it with yet");
    let mut again = edition().load(&record, Some(secret())).unwrap();
    table.deal(&Stamp::default());
    again.deal(&Stamp::default());
    assert_eq!(again.fingerprint(), table.fingerprint(), "the same dealer deals the same cards");
    let error = edition().load(&record, Some(Secret::new([1; 32]))).err().unwrap();
    assert!(error.message.contains("does not belong to the commitment"), "{error}");
}

#[test]
fn a_tampered_record_breaks_exactly_where_it_was_touched() {
    for (entry, tampered, says) in [
        (0, json!({"chance": [0, 0]}), "the dealer's answer is"),
        (0, json!({"chance": [8, 0]}), "the dealer's answer is"),
        (1, json!({"move": {"seat": 1, "play": "coin"}}), "seat 1 has nothing to decide now"),
        (2, json!({"undo": 1}), "seat 1 has no move that it may take back"),
        (3, json!({"chance": [1, 1]}), "asks for no chance now"),
        (5, json!({"move": {"seat": 0, "play": "teapot"}}), "no move of bluff"),
        (8, json!({"move": {"seat": 0, "play": "done"}}), "no seat may move now"),
        (10, json!({"say": {"seat": 0, "line": "hello"}}), "nothing that can be said in bluff"),
    ] {
        let mut record = finished();
        assert_ne!(record["entries"][entry], tampered);
        record["entries"][entry] = tampered;
        let error = broken(&record);
        assert_eq!(error.entry, Some(entry), "{error}");
        assert!(error.message.contains(says), "{error}");
    }
}

#[test]
fn a_changed_move_shows_at_the_first_roll_that_depends_on_it() {
    let mut record = finished();
    assert_eq!(record["entries"][4], json!({"move": {"seat": 0, "play": "coin"}}));
    record["entries"].as_array_mut().unwrap().remove(4);
    let error = broken(&record);
    assert_eq!(error.entry, Some(7), "{error}");
    assert!(error.message.starts_with("the dealer's answer is"), "{error}");
}

#[test]
fn the_head_of_a_record_is_checked() {
    for (field, value, says) in [
        ("quintain", json!(2), "record format 1, not 2"),
        ("game", json!("chess"), "a record of 'chess'"),
        ("rules", json!(99), "version 99 of the rules"),
        ("data", json!("0123"), "component data 0123"),
        ("options", json!({"rounds": 77}), "play 1 to 9 rounds (TOY-SETUP-01)"),
        ("options", json!({"round": 1}), "unknown field"),
        ("luck", json!({"dealer": {"commitment": "x", "secret": "not hex"}}), "64 hexadecimal digits"),
        ("luck", json!({"dealer": {"commitment": "x", "secret": secret().to_hex()}}), "does not belong"),
    ] {
        let mut record = finished();
        record[field] = value;
        let error = broken(&record);
        assert_eq!(error.entry, None);
        assert!(error.message.contains(says), "{field}: {error}");
    }
    let mut record = finished();
    record["outcome"]["seats"][0]["score"] = json!(100);
    assert_eq!(broken(&record).message, "the game does not end as the record says");
}

#[test]
fn cut_short_it_is_an_unfinished_game() {
    let mut record = finished();
    record["entries"].as_array_mut().unwrap().truncate(5);
    record["outcome"] = Value::Null;
    let verified = edition().verify(&read(record)).unwrap();
    assert!(!verified.finished && verified.luck_checked);
}
