//! Wrong data packs and wrong options are refused, with the field named; so are moves out of turn.

use crate::table::*;
use glory::ids::Action;
use glory::{Glory, Move};
use quintain_core::{Describe, Events, Game, Illegal, Seat};
use serde_json::json;

fn pack(file: &str, from: &str, to: &str) -> String {
    let pack = Glory::pack();
    let text = pack.text(file).unwrap();
    assert!(text.contains(from), "{from}");
    let changed = text.replacen(from, to, 1);
    let loaded = Glory::load(&pack.with(file, changed).unwrap());
    loaded.err().map_or_else(|| format!("{file} with {to} is accepted"), |error| error.to_string())
}

#[test]
fn wrong_packs_are_refused() {
    for (file, from, to, says) in [
        ("travel.toml", "count = 3", "count = 4", "romance-card"),
        ("travel.toml", "relic = \"ring\"", "relic = \"teapot\"", "there is no relic 'teapot'"),
        ("supporters.toml", "count = 6", "count = 7", "minstrel.count"),
        ("supporters.toml", "effect = { refresh = \"supporter\" }", "effect = { refresh = \"horse\" }", "horse"),
        ("knights.toml", "count = 1", "count = 2", "jacques-de-lalaing.count"),
        ("knights.toml", "id = \"zawisza-czarny\"", "id = \"jacques-de-lalaing\"", "twice"),
        ("board.toml", "clashes_to_win = 2", "clashes_to_win = 3", "limits.clashes_to_win"),
        ("board.toml", "rounds = 3", "wheels = 3", "unknown field"),
        ("titles.toml", "no_supporter = \"thug\"", "no_supporter = \"ogre\"", "there is no supporter 'ogre'"),
        ("tournaments.toml", "{ slot = 2, type = \"polish-noble\" }", "{ slot = 0, type = \"polish-noble\" }", "slots"),
        ("events.toml", "from = 3, to = 4", "from = 2, to = 4", "GLO-EQ-01"),
        ("solo.toml", "easy = \"james-ii\"", "easy = \"nobody\"", "there is no knight 'nobody'"),
        ("characters.toml", "supporter = \"bishop\"", "supporter = \"minstrel\"", "special pile"),
        ("dice.toml", "{ value = 5 }", "{ value = 6 }", "too high"),
    ] {
        let error = pack(file, from, to);
        assert!(error.starts_with(file) && error.contains(says), "{file}: {error}");
    }
}

#[test]
fn wrong_options_are_refused() {
    for (options, says) in [
        (json!({ "players": 5 }), "1 to 4"),
        (json!({ "players": 0 }), "1 to 4"),
        (json!({ "players": 1, "scenario": "warrior", "difficulty": "easy" }), "GLO-SOLO-02"),
        (json!({ "players": 2, "scenario": "rivalry" }), "scenario"),
        (json!({ "players": 2, "personality": "pious" }), "automaton"),
        (json!({ "players": 2, "handicap_3": "mount" }), "handicap_3"),
        (json!({ "players": 2, "horses": 4 }), "unknown field"),
        (json!({ "players": 2, "mode": "melee" }), "melee"),
    ] {
        let error = edition().start(&options).unwrap_err().to_string();
        assert!(error.contains(says), "{options}: {error}");
    }
}

#[test]
fn moves_out_of_turn_and_strange_moves_are_refused() {
    let mut table = Table::two("pas-darmes");
    let before = table.game;
    let illegal = table.game.play(Seat::new(1), Move::Place(Action::Guard), &mut Events::off());
    assert!(matches!(illegal, Err(Illegal::NotAsked { .. })));
    let illegal = table.game.play(Seat::new(7), Move::Place(Action::Guard), &mut Events::off());
    assert!(matches!(illegal, Err(Illegal::NotAsked { .. })));
    for mv in [Move::Support(0), Move::Support(255), Move::Slot(200), Move::Reward(9), Move::Commit(255), Move::Stop] {
        assert!(matches!(table.game.play(Seat::new(0), mv, &mut Events::off()), Err(Illegal::Refused(_))), "{mv:?}");
    }
    assert!(matches!(table.game.resolve(&[0], &mut Events::off()), Err(Illegal::NoChanceDue)));
    assert_eq!(table.game, before);
}

/// No sentence is missing in any language.
#[test]
fn all_sentences_exist() {
    let missing = quintain_core::text::Texts::missing(glory::words::SOURCES);
    assert!(missing.is_empty(), "{missing:?}");
}
