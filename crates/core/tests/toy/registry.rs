//! The registry: any game behind one face.

use crate::{edition, table};
use quintain_core::record::Stamp;
use quintain_core::registry::{AnyGame, Registry};
use quintain_core::table::LuckSource;
use quintain_core::{Budget, Lang, Seat, Viewer};
use serde_json::{Value, json};

#[test]
fn games_are_found_by_name_and_known_before_they_are_played() {
    let registry = Registry::new().with(edition());
    let about = registry.game("bluff").unwrap().about();
    assert_eq!((about.seats, about.rules, about.bots), ((2, 2), 1, vec!["first"]));
    let error = registry.game("chess").err().unwrap();
    assert_eq!((error.code, &*error.message), ("unknown-game", "there is no game 'chess'; there are bluff"));
    assert_eq!(registry.game("bluff").unwrap().preset("long").unwrap(), json!({"rounds": 5}));
    let error = registry.game("bluff").unwrap().preset("longest").unwrap_err();
    assert!(error.code == "unknown-preset" && error.message.contains("it has quick, long"), "{error}");
}

#[test]
fn every_preset_opens_and_bad_options_do_not() {
    let game = edition();
    for preset in game.about().presets {
        assert_eq!(game.open(&preset.options, LuckSource::seed(1)).unwrap().seats(), 2, "{}", preset.id);
    }
    for (options, says) in [
        (json!({"rounds": 0}), "option 'rounds': play 1 to 9 rounds (TOY-SETUP-01)"),
        (json!({"rounds": "many"}), "invalid type"),
        (json!({"rounds": 1e30}), "invalid"),
        (json!({"teapots": 3}), "unknown field `teapots`"),
        (json!(null), "options are a JSON object"),
    ] {
        let complaint = game.open(&options, LuckSource::caller()).err().unwrap();
        assert_eq!(complaint.code, "bad-options");
        assert!(complaint.message.contains(says), "{options}: {complaint}");
    }
}

#[test]
fn a_data_pack_changes_the_game_and_its_fingerprint() {
    let registry = Registry::new().with(edition());
    let files = |text: &str| vec![("bluff.toml".to_owned(), text.to_owned())];
    let rich = registry.with_pack("bluff", files("ranks = 2\ncopies = 2\npurse = 0")).unwrap();
    let mut table = rich.game("bluff").unwrap().open(&json!({}), LuckSource::seed(1)).unwrap();
    table.deal(&Stamp::default());
    assert_eq!(table.moves(Seat::new(0), Lang::En).len(), 1, "no coin in the purse");
    assert_ne!(rich.game("bluff").unwrap().about().data, registry.game("bluff").unwrap().about().data);
    let record = table.record();
    let error = registry.game("bluff").unwrap().load(&record, None).err().unwrap();
    assert!(error.message.contains("component data"), "{error}");
    for (text, says) in [
        ("ranks = 20\ncopies = 2\npurse = 3", "bluff.toml, ranks: a deck has"),
        ("ranks = 2", "missing field"),
        ("teapots = 2", "unknown field `teapots`"),
        ("][", "bluff.toml"),
    ] {
        let error = registry.with_pack("bluff", files(text)).err().unwrap().to_string();
        assert!(error.contains(says), "{error}");
    }
    let error = registry.with_pack("chess", files("")).err().unwrap();
    assert_eq!(error.to_string(), "chess: there is no such game");
    let error = registry.with_pack("bluff", vec![("cards.toml".into(), String::new())]).err().unwrap();
    assert!(error.to_string().contains("it has bluff.toml"), "{error}");
}

#[test]
fn moves_have_words_in_three_languages_and_events_can_be_told() {
    let mut table = table(1, LuckSource::seed(5));
    let names = table.chance_names(&[], 8, Lang::En).unwrap();
    assert_eq!((names.len(), names[7].as_str()), (8, "card 3"));
    let told = table.deal(&Stamp::default());
    assert_eq!(told[1].sentence(Lang::En).plain(), "Seat 0 gets a card.");
    assert_eq!(serde_json::from_str::<Value>(&told[1].json_text()).unwrap(), told[1].json());
    let texts = |lang| table.moves(Seat::new(0), lang).iter().map(|offer| offer.text.plain()).collect::<Vec<_>>();
    assert_eq!(texts(Lang::En), ["Lay a coin", "Done"]);
    assert_eq!(texts(Lang::Ru), ["Положить монету", "Готово"]);
    assert_eq!(texts(Lang::Cs), ["Položit minci", "Hotovo"]);
    for seat in [0, 1] {
        let mut out = Vec::new();
        table.write_moves(Seat::new(seat), Lang::Ru, &mut out);
        let offers = table.moves(Seat::new(seat), Lang::Ru);
        let slowly: Vec<_> = offers.iter().map(|offer| json!({"move": offer.mv, "text": offer.text.plain()})).collect();
        assert_eq!(serde_json::from_slice::<Vec<serde_json::Value>>(&out).unwrap(), slowly);
    }
}

#[test]
fn bots_suggest_and_simulate() {
    let mut table = table(1, LuckSource::seed(5));
    table.deal(&Stamp::default());
    let suggest = |seat, bot: &str| table.suggest(Seat::new(seat), bot, Budget::Level, 1, Lang::En);
    let before = table.view(Viewer::EVERYTHING);
    assert_eq!(suggest(0, "first").unwrap().mv, json!("coin"));
    assert_eq!(suggest(1, "first").unwrap_err().code, "not-asked");
    assert_eq!(suggest(0, "last").unwrap_err().message, "bluff has no bot 'last'; it has first");
    assert_eq!(table.view(Viewer::EVERYTHING), before);
    let bots = ["first".to_owned(), "first".to_owned()];
    let tally = edition().simulate(&json!({"rounds": 3}), &bots, 50, 7).unwrap();
    assert_eq!((tally.games, tally.decisions), (50, 50 * 3 * 6));
    assert_eq!(tally.endings.values().sum::<u64>(), 50);
    assert_eq!(tally.flags[&("side".to_owned(), "stakes".to_owned())].0, 50);
    assert_eq!(tally.numbers["coins"].0, 100);
    let error = edition().simulate(&json!({}), &bots[..1], 1, 1).unwrap_err();
    assert_eq!((error.code, error.message.as_str()), ("wrong-seats", "the table has 2 seats, and 1 bots are named"));
}

#[test]
fn a_hint_is_the_whole_line_and_stops_where_others_come_in() {
    let mut table = table(1, LuckSource::seed(5));
    table.deal(&Stamp::default());
    let hint = table.hint(Seat::new(0), "first", 1, Lang::En).unwrap();
    assert_eq!(hint.moves[..4], [json!("coin"), json!("coin"), json!("coin"), json!("done")]);
    assert_eq!(hint.moves.len(), 5, "a sealed choice, and then the other seat: {:?}", hint.moves);
    assert_eq!((hint.mv, hint.text.plain(), hint.line[2].plain()), (json!("coin"), "Lay a coin".into(), "Done".into()));
    assert_eq!(table.suggest(Seat::new(0), "first", Budget::Level, 1, Lang::En).unwrap().moves, [json!("coin")]);
}

#[test]
fn advisers_answer_and_refuse() {
    let mut table = table(1, LuckSource::seed(5));
    table.deal(&Stamp::default());
    let advise =
        |seat, topic: &str, question: serde_json::Value| table.advise(Seat::new(seat), topic, &question, Lang::En);
    assert_eq!(advise(0, "choices", json!(null)).unwrap(), json!({ "seat": 0, "choices": 2 }));
    assert_eq!(advise(1, "choices", json!(null)).unwrap(), json!({ "seat": 1, "choices": 0 }), "it is not asked");
    assert_eq!(advise(0, "choices", json!(7)).unwrap_err().code, "bad-question");
    let unknown = advise(0, "teapots", json!(null)).unwrap_err();
    assert_eq!(
        (unknown.code, unknown.message.as_str()),
        ("unknown-topic", "bluff has no advice about 'teapots'; it has advice about choices")
    );
    assert_eq!(edition().about().advice, ["choices"]);
}

#[test]
fn random_playouts_end_and_repeat() {
    let run = |seed| edition().trial().playouts(&json!({"rounds": 9}), 100, seed).unwrap();
    assert_eq!(run(1).games, 100);
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(2));
}
