//! The promises of every game, held by Hearts and Armour over every preset and every option.

use quintain_core::registry::{AnyGame, Edition};
use quintain_hearts::Hearts;
use serde_json::json;

/// Random games for each table. The long run is `quintain conformance hearts --games 10000`.
const GAMES: u64 = 40;

#[test]
fn every_preset_conforms() {
    let hearts = Edition::<Hearts>::new();
    for preset in hearts.about().presets {
        let done = hearts
            .trial()
            .conform(&preset.options, GAMES, 11)
            .unwrap_or_else(|broken| panic!("{}: {broken}", preset.id));
        assert_eq!(done.games, GAMES);
        assert!(done.undone > 0 && done.refusals > 0 && done.worlds > done.decisions, "{done:?}");
    }
}

#[test]
fn every_option_conforms() {
    let hearts = Edition::<Hearts>::new();
    for options in [
        json!({"players": 6, "heroes": "host"}),
        json!({"players": 5, "reseat": "shuffle", "wound-markers": "tokens"}),
        json!({"players": 7, "heroes": "host", "reseat": "shuffle"}),
    ] {
        hearts.trial().conform(&options, 6, 5).unwrap_or_else(|broken| panic!("{options}: {broken}"));
    }
}
