//! Data packs that are wrong are refused with file and field named.

use quintain_core::{Game, Pack};
use quintain_hearts::Hearts;

fn refused(file: &str, from: &str, to: &str) -> String {
    let pack = quintain_hearts::pack();
    let text = pack.text(file).unwrap();
    assert!(text.contains(from), "{file} holds {from}");
    let changed: Pack = pack.clone().with(file, text.replacen(from, to, 1)).unwrap();
    Hearts::load(&changed).expect_err("the pack is wrong").to_string()
}

#[test]
fn wrong_packs_are_refused_by_name() {
    for (file, from, to, error) in [
        ("actions.toml", "count = 3", "count = 4", "actions.toml, count: the counts add up to 30, not 29"),
        (
            "actions.toml",
            "swords = 1\nshields = 0",
            "swords = 1\nshields = 1",
            "actions.toml, sword-1-move: a card shows swords or shields",
        ),
        ("actions.toml", "extra = \"move\"", "extra = \"steal\"", "unknown variant `steal`"),
        (
            "actions.toml",
            "id = \"sword-1-discard\"",
            "id = \"sword-1-move\"",
            "actions.toml, sword-1-move: this id is used twice",
        ),
        ("heroes.toml", "id = \"orlando\"", "id = \"roland\"", "heroes.toml, roland: there is no such hero"),
        ("heroes.toml", "wounds_to_die = 3", "wounds_to_die = 4", "hand and wounds_to_die must agree"),
        (
            "goals.toml",
            "hero = \"orlando\"",
            "hero = \"rinaldo\"",
            "goals.toml, sympathy for orlando: there must be exactly one",
        ),
        ("setup.toml", "lap_limit = 8", "lap_limit = 80", "setup.toml, constants.lap_limit: must be from 1 to 8"),
        ("setup.toml", "knight_hand = 3", "knight_hands = 3", "unknown field `knight_hands`"),
        ("talk.toml", "params = [\"slot\"]", "params = [\"teapot\"]", "unknown variant `teapot`"),
        ("presets.toml", "[[preset]]", "[[preset", "presets.toml:"),
    ] {
        let message = refused(file, from, to);
        assert!(message.contains(error), "{message}");
    }
}

/// An owner of the box may correct the mix: three swords that move instead of being discarded.
#[test]
fn a_corrected_mix_is_played() {
    let pack = quintain_hearts::pack();
    let text = pack.text("actions.toml").unwrap().replace("sword-3-discard", "sword-3-move");
    let text =
        text.replacen("swords = 3\nshields = 0\nextra = \"discard\"", "swords = 3\nshields = 0\nextra = \"move\"", 1);
    let corrected = pack.clone().with("actions.toml", text).unwrap();
    assert_ne!(corrected.hash(), pack.hash());
    let data = Hearts::load(&corrected).unwrap();
    assert_eq!(data.deck.len(), 29);
}
