//! The suite that every game passes, on every preset. `KNIGHT_GAMES` sets how many games each preset plays.

use quintain_core::registry::{AnyGame, Edition};
use quintain_knight::Knight;
use serde_json::json;

fn games(default: u64) -> u64 {
    std::env::var("KNIGHT_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(default)
}

#[test]
fn every_preset_keeps_the_promises() {
    let edition = Edition::<Knight>::new();
    let only = std::env::var("KNIGHT_PRESET").ok();
    for preset in edition.about().presets {
        if only.as_ref().is_some_and(|only| *only != preset.id) {
            continue;
        }
        let many = if preset.id.starts_with("solo") { 4 } else { 1 };
        let done =
            edition.conform(&preset.options, games(many), 7).unwrap_or_else(|broken| panic!("{}: {broken}", preset.id));
        println!("{}: {done:?}", preset.id);
    }
}

/// characters may be chosen, and the scenario drawn.
#[test]
fn chosen_characters_and_drawn_scenarios_keep_the_promises() {
    let edition = Edition::<Knight>::new();
    for options in [
        json!({"mode": "solo", "scenario": "drawn", "characters": "chosen", "difficulty": "hard"}),
        json!({"mode": "war", "seats": 3, "characters": "chosen"}),
        json!({"mode": "simultaneous", "seats": 2, "scenario": "flood", "characters": "chosen", "difficulty": "easy"}),
        json!({"mode": "simultaneous", "seats": 2, "scenario": "rebellion"}),
    ] {
        edition.conform(&options, games(1), 11).unwrap_or_else(|broken| panic!("{options}: {broken}"));
    }
}
