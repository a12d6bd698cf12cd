//! Data packs: what is wrong with one is said with file and field; a right one changes the game.

use quintain_core::record::Stamp;
use quintain_core::registry::{AnyGame, Edition};
use quintain_core::{Describe, Game, Lang};
use quintain_knight::Knight;
use quintain_knight::ids::Track;
use serde_json::json;

fn with(file: &str, from: &str, to: &str) -> Result<std::sync::Arc<dyn AnyGame>, String> {
    let text = Knight::pack().text(file).unwrap().to_owned();
    assert!(text.contains(from), "{file} has no {from}");
    let changed = text.replacen(from, to, 1);
    Edition::<Knight>::new().with_pack(vec![(file.to_owned(), changed)]).map_err(|error| error.to_string())
}

#[test]
fn bad_packs_are_refused_with_file_and_field() {
    for (file, from, to, message) in [
        ("court.toml", "id = \"church-2\"", "id = \"church-1\"", "used twice"),
        ("court.toml", "cost = { valor = 1, nobility = 2 }", "cost = {}", "church-1, cost"),
        ("court.toml", "requires = { village = 3 }", "requires = { hamlet = 3 }", "hamlet"),
        ("court.toml", "chain_to = [\"nobles\", \"merchants\"]", "chain_to = [\"village\"]", "chain_to"),
        ("court.toml", "influence = 1", "influense = 1", "influense"),
        ("court.toml", "gold = 12", "gold = 0", "limits"),
        ("court.toml", "gain = { glory = 1 }", "gain = { glory = 255 }", "at most 255"),
        (
            "characters.toml",
            "cost = { glory = 6 }, gain = { command = 1 }",
            "cost = { glory = 6 }, gain = { gold = 9 }",
            "border-warden, special",
        ),
        ("events.toml", "actions = [\"king\"]", "actions = [\"armory\"]", "oath-renewed"),
        ("events.toml", "path = 1", "path = 9", "path"),
        ("goals.toml", "turn = 3", "turn = 4", "master-builder"),
        ("scenarios.toml", "toward = [\"castle\"]", "toward = [\"salt-road\"]", "toward"),
        ("scenarios.toml", "own_start = [\"castle\", \"castle\"]", "own_start = [\"moon\"]", "moon"),
        ("scenarios.toml", "cost = { glory = 3 }, orders", "cost = { glory = 3, valor = 1 }, orders", "one kind"),
        ("scenarios.toml", "\ncard = \"reveal\"", "\ncard = \"burn\"", "burn"),
        ("war.toml", "players = [2]", "players = [3]", "players need one map"),
        ("war.toml", "castle_of = 1", "castle_of = 7", "numbered from 1 to 4"),
        ("table.toml", "turns = 12", "turns = 13", "twelve turns"),
        ("presets.toml", "format = 1", "format = 2", "format"),
    ] {
        let Err(error) = with(file, from, to) else { panic!("{file}: {to} was accepted") };
        assert!(error.starts_with(file) && error.contains(message), "{error}");
    }
}

#[test]
fn a_pack_changes_the_game_without_touching_rust() {
    let changed = with("characters.toml", "start = { glory = 1, valor = 1 }", "start = { glory = 5 }").unwrap();
    assert_ne!(changed.about().data, Edition::<Knight>::new().about().data);
    let view = |game: &dyn AnyGame| {
        let mut table = game
            .open(&json!({"mode": "solo", "characters": "chosen"}), quintain_core::table::LuckSource::seed(1))
            .unwrap();
        let choose = json!({"choose": "border-warden"});
        table.play(crate::common::ME, &choose, Stamp::default(), Lang::default()).unwrap();
        table.view(crate::common::ME.into())["boards"][0]["held"].clone()
    };
    assert_eq!(view(&*changed), json!({"glory": 5}));
    assert_eq!(view(&Edition::<Knight>::new()), json!({"glory": 1, "valor": 1}));
}

#[test]
fn bad_options_are_refused() {
    let edition = Edition::<Knight>::new();
    for (options, message) in [
        (json!({"mode": "solo", "seats": 2}), "seats"),
        (json!({"mode": "war", "seats": 5}), "seats"),
        (json!({"mode": "war", "seats": 2, "scenario": "flood"}), "scenario"),
        (json!({"mode": "war", "seats": 2, "difficulty": "hard"}), "difficulty"),
        (json!({"scenario": "picnic"}), "picnic"),
        (json!({"sceanrio": "flood"}), "sceanrio"),
    ] {
        let error = edition.start(&options).map(|_| ()).unwrap_err().to_string();
        assert!(error.contains(message), "{options}: {error}");
    }
}

/// The deck: every unordered pair of the six activatable tracks stands on two cards.
#[test]
fn the_event_deck_is_balanced() {
    let data = Edition::<Knight>::new().data();
    assert_eq!((data.deck.len(), data.goal_decks[0].len(), data.goal_decks[1].len()), (30, 14, 14));
    assert_eq!((data.characters.len(), data.lines.iter().map(|line| line.steps.len()).sum::<usize>()), (10, 80));
    let influence: u8 = data.lines.iter().flat_map(|line| &line.steps).map(|step| step.influence).sum();
    assert_eq!(influence, 59, "KNI-COURT-06");
    let king = data.events.iter().filter(|e| e.sides.iter().any(|s| s.actions.contains(&Track::King))).count();
    assert_eq!(king, 10);
}

#[test]
fn moves_from_outside_never_panic() {
    let edition = Edition::<Knight>::new();
    let mut table = edition.open(&json!({}), quintain_core::table::LuckSource::seed(3)).unwrap();
    table.deal(&Stamp::default());
    for mv in [
        json!("done"),
        json!("nonsense"),
        json!({"side": "up"}),
        json!({"pay": {"segment": "church-1"}}),
        json!({"swap": {"first": 0, "second": 255}}),
        json!({"reveal": 0}),
        json!({"replace": 200}),
        json!({"adjacent": {"position": 0, "side": "left"}}),
        json!({"claim-threshold": 255}),
        json!({"challenge": 8}),
        json!({"accept": 8}),
        json!({"strike": {"tile": "castle", "seat": 8}}),
        json!({"block": {"seat": 8, "points": 255}}),
        json!({"stake": 255}),
        json!({"recruit": "east-castle"}),
        json!({"march": {"from": "castle", "to": "market-isle"}}),
        json!(null),
        json!([1, 2]),
    ] {
        let before = table.fingerprint();
        assert!(table.play(crate::common::ME, &mv, Stamp::default(), Lang::default()).is_err(), "{mv}");
        assert_eq!(table.fingerprint(), before);
    }
    let _ = <Knight as Game>::ID;
}
