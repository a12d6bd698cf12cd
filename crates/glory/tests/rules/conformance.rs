//! Every preset keeps the promises of `Game`. `GLORY_GAMES` sets how many games are played for each.

use glory::Glory;
use quintain_core::registry::{AnyGame, Edition};
use serde_json::json;

fn games() -> u64 {
    std::env::var("GLORY_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(2)
}

#[test]
fn every_preset_keeps_its_promises() {
    let edition = Edition::<Glory>::new();
    for preset in edition.about().presets {
        let done = edition.trial().conform(&preset.options, games(), 7);
        assert!(done.as_ref().is_ok_and(|done| done.games == games()), "{}: {done:?}", preset.id);
        println!("{}: {done:?}", preset.id);
    }
}

#[test]
fn so_do_travelling_together_handicaps_and_default_prizes() {
    let edition = Edition::<Glory>::new();
    for options in [
        json!({ "mode": "pas-darmes", "players": 4, "simultaneous_travel": true }),
        json!({ "mode": "plaisance", "players": 3, "simultaneous_travel": true, "prizes": "default" }),
        json!({ "mode": "plaisance", "players": 2, "handicap_0": "mount", "handicap_1": "both", "open_titles": true }),
        json!({ "mode": "pas-darmes", "players": 1, "scenario": "rivalry", "difficulty": "hard", "personality": "warrior" }),
        json!({ "mode": "plaisance", "players": 1, "scenario": "lone-challenge", "difficulty": "easy" }),
    ] {
        let done = edition.trial().conform(&options, games(), 11);
        assert!(done.is_ok(), "{options}: {done:?}");
    }
}
