//! The promises of every game, checked on random games of every preset.

use quintain_core::registry::{AnyGame, Edition};
use quintain_emara::Emara;

/// So many games of each preset; `EMARA_GAMES` raises it for a long run.
fn games() -> u64 {
    std::env::var("EMARA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(5)
}

#[test]
fn every_preset_keeps_the_promises() {
    let edition = Edition::<Emara>::new();
    for preset in edition.about().presets {
        let done = edition.trial().conform(&preset.options, games(), 7);
        let done = done.unwrap_or_else(|broken| panic!("{}: {broken}", preset.id));
        println!("{}: {done:?}", preset.id);
    }
}
