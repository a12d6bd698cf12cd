//! Data packs: the built-in one is complete, and wrong ones are refused with file and field named.

use quintain_core::registry::{AnyGame, Edition};
use quintain_core::{DataError, Describe, Game};
use quintain_emara::Emara;

fn with(file: &str, from: &str, to: &str) -> Result<(), DataError> {
    let pack = Emara::pack();
    let text = pack.text(file).unwrap();
    assert!(text.contains(from), "{file} has no '{from}'");
    let pack = pack.clone().with(file, text.replacen(from, to, 1)).unwrap();
    Emara::load(&pack).map(|_| ())
}

#[test]
fn wrong_packs_are_refused_with_the_field_named() {
    for (file, from, to, field) in [
        ("action_cards.toml", "kind = \"step\"", "kind = \"jump\"", "card-step.kind"),
        ("action_cards.toml", "steps = 1", "steps = 4", "card-step.steps"),
        ("action_cards.toml", "id = \"card-stone\"", "id = \"card-wood\"", "card-wood.id"),
        ("action_cards.toml", "count = 4", "count = 3", "card-wood.count"),
        ("areas.toml", "cost = { cloth = 2 }", "cost = { coin = 2 }", "forest-hut-1.cost"),
        ("areas.toml", "id = \"donation\"", "id = \"prayer\"", "prayer.id"),
        ("areas.toml", "cost_range = { bread = [1, 3] }", "cost_range = { bread = [3, 1] }", "feed-bread.cost_range"),
        ("areas.toml", "resource = \"wood\"", "master_slots = 2", "forest.huts"),
        ("events.toml", "timing = \"end_of_round\"", "timing = \"this_round\"", "the-great-famine.timing"),
        ("events.toml", "kind = \"on_title\"", "kind = \"on_fire\"", "respected-at-court.modifier.kind"),
        ("events.toml", "town = \"market\"", "town = \"quarry\"", "clear-the-old-forest.start"),
        ("honours.toml", "place = \"cathedral\"", "place = \"forest\"", "honour-cathedral-citizens.place"),
        ("markers.toml", "group = \"donation\"", "group = \"gift\"", "donation-wood.group"),
        ("markers.toml", "id = \"bread\"", "id = \"butter\"", "butter.id"),
        ("masters.toml", "deck = \"A\"", "deck = \"C\"", "master-of-coin.deck"),
        ("masters.toml", "cost = { stone = 1, cloth = 1, grain = 2 }", "cost = { ring = 1 }", "master-of-coin.cost"),
        ("masters.toml", "deck = \"A\"", "deck = \"B\"", "components.master_cards_a"),
        ("nobility.toml", "points = [5, 4, 3, 2]", "points = [2, 3, 4, 5]", "baron.points"),
        ("nobility.toml", "rank = 1", "rank = 2", "title.rank"),
        ("nobility.toml", "cost = { coin = 1 }", "cost = { wood = 1 }", "baron.cost"),
        ("setup.toml", "slots = [1, 2, 3]", "slots = [1, 1, 3]", "game.slots"),
        ("events.toml", "discount = 1", "discount = 200", "good-labour-conditions.modifier"),
        ("events.toml", "buildings = 25", "buildings = 25000", "clear-the-old-forest.start"),
        ("setup.toml", "ring = 2", "ring = 200", "scoring"),
        ("setup.toml", "rounds = 6", "rounds = 7", "game.rounds"),
        ("setup.toml", "event_cards = 14", "event_cards = 15", "components.event_cards"),
    ] {
        let error = with(file, from, to).expect_err(field);
        assert_eq!(error.field, field, "{error}");
    }
    let unknown = with("masters.toml", "citizens = 6", "citizens = 6\nbribe = 1").unwrap_err();
    assert!(unknown.to_string().contains("bribe"), "{unknown}");
    assert!(with("masters.toml", "citizens = 6", "citizens = 600").is_err());
}

#[test]
fn a_corrected_value_takes_effect() {
    let edition = Edition::<Emara>::new();
    let text = Emara::pack().text("markers.toml").unwrap().replace("seq_2 = [3, 2]", "seq_2 = [4, 2]");
    let other = edition.with_pack(vec![("markers.toml".into(), text)]).unwrap();
    assert_ne!(other.about().data, edition.about().data);
    assert!(other.playouts(&other.preset("players-2").unwrap(), 2, 1).is_ok());
}

/// Every component that clients show is in the catalogue, with names in three languages and its provenance.
#[test]
fn the_catalogue_is_complete() {
    let catalogue = Edition::<Emara>::new().catalogue(None);
    for (kind, count) in
        [("card", 9), ("area", 8), ("master", 22), ("event", 14), ("honour", 12), ("title", 5), ("marker", 10)]
    {
        let entries = catalogue[kind].as_object().unwrap();
        assert_eq!(entries.len(), count, "{kind}");
        for (id, entry) in entries {
            for lang in ["en", "ru", "cs"] {
                assert!(entry["name"][lang].as_str().is_some_and(|name| !name.is_empty()), "{kind} {id} {lang}");
            }
            assert!(entry["provenance"].is_string(), "{kind} {id}");
        }
    }
    assert_eq!(catalogue["hut"].as_object().unwrap().len(), 12);
}

#[test]
fn the_presets_are_those_that_were_asked_for() {
    let about = Edition::<Emara>::new().about();
    let presets: Vec<&str> = about.presets.iter().map(|preset| preset.id.as_str()).collect();
    assert_eq!(
        presets,
        [
            "players-2",
            "players-3",
            "players-4",
            "first-game-2",
            "random-layout-3",
            "open-hand-2",
            "solo-40",
            "solo-30",
            "solo-15",
            "campaign"
        ]
    );
}
