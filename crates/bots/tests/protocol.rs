//! What every game of the registry promises to those who talk to it in JSON: options that may be left out, errors that
//! name the option, complete records, names for the numbers of chance.

use quintain_core::chance::{Fast, Luck};
use quintain_core::record::Stamp;
use quintain_core::registry::AnyTable;
use quintain_core::table::LuckSource;
use quintain_core::{Lang, Next, OptionKind};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Without options, and with nothing but nulls, each game has a table; and so has every value of its option `mode`,
/// and of its number of players, with everything else left out or as the schema has it by default.
#[test]
fn options_may_be_left_out() {
    for game in quintain_bots::registry().games() {
        let about = game.about();
        let nulls: Value = about.options.iter().map(|option| (option.id.clone(), Value::Null)).collect();
        let defaults: Value = about.options.iter().map(|option| (option.id.clone(), option.default.clone())).collect();
        let mut all = vec![json!({}), nulls, defaults.clone()];
        for option in &about.options {
            match &option.kind {
                OptionKind::OneOf(values) if option.id == "mode" => {
                    all.extend(values.iter().map(|mode| json!({ "mode": mode })));
                }
                OptionKind::Between([least, most]) if option.id == "players" => {
                    all.extend((*least..=*most).map(|players| json!({ "players": players })));
                }
                _ => {}
            }
        }
        for chosen in all.clone() {
            let mut options = defaults.clone();
            for (option, value) in chosen.as_object().unwrap() {
                options[option] = value.clone();
            }
            all.push(options);
        }
        for options in all {
            let opened = game.open(&options, LuckSource::seed(1));
            assert!(opened.is_ok(), "{} {options}: {:?}", game.id(), opened.err().map(|complaint| complaint.message));
        }
    }
}

/// Anything but an object is refused, and a wrong option is named.
#[test]
fn the_option_at_fault_is_named() {
    for game in quintain_bots::registry().games() {
        for options in [json!([]), json!([1]), json!("mode"), json!(3)] {
            let complaint = game.open(&options, LuckSource::seed(1)).err().unwrap();
            assert_eq!(complaint.code, "bad-options", "{} {options}", game.id());
        }
        for option in game.about().options.iter().map(|option| option.id.clone()).chain(["nonsense".to_owned()]) {
            let mut options = json!({});
            options[&option] = json!("no such value");
            let message = game.open(&options, LuckSource::seed(1)).err().unwrap().message;
            assert!(message.contains(&option), "{}: {message}", game.id());
        }
    }
}

/// A record has every option that has a default, whatever was left out.
#[test]
fn records_keep_complete_options() {
    for game in quintain_bots::registry().games() {
        let about = game.about();
        for options in std::iter::once(json!({})).chain(about.presets.iter().map(|preset| preset.options.clone())) {
            let record = game.open(&options, LuckSource::seed(1)).unwrap().record();
            for option in about.options.iter().filter(|option| !option.default.is_null()) {
                assert!(!record.options[&option.id].is_null(), "{}: {} in {}", game.id(), option.id, record.options);
            }
            assert!(game.load(&record, None).is_ok());
        }
    }
    let games = quintain_bots::registry();
    let knight = games.game("knight").unwrap().open(&json!({}), LuckSource::seed(1)).unwrap().record();
    assert_eq!((&knight.options["seats"], &knight.options["scenario"]), (&json!(1), &json!("defensive-war")));
    let emara = games.game("emara").unwrap().open(&json!({"mode": "single"}), LuckSource::seed(1)).unwrap().record();
    assert_eq!((&emara.options["players"], &emara.options["buildings"]), (&json!(1), &json!(30)));
    let glory = games.game("glory").unwrap().open(&json!({"players": 1}), LuckSource::seed(1)).unwrap().record();
    assert!(glory.options["scenario"].is_string() && glory.options["difficulty"] == "medium");
}

/// A seat is called the same in the sentences of all games.
#[test]
fn a_seat_has_one_name() {
    for lang in Lang::ALL {
        let names = ["hearts", "glory", "emara", "knight"].map(|game| {
            let path = format!("{}/../{game}/locales/{}.ftl", env!("CARGO_MANIFEST_DIR"), lang.code());
            let sentences = std::fs::read_to_string(path).unwrap();
            sentences.lines().find(|line| line.starts_with("seat = ")).map(str::to_owned)
        });
        assert!(names[0].is_some() && names.iter().all(|name| *name == names[0]), "{names:?}");
    }
}

/// Questions whose answers are not told by these names at once: of seats and sides the heroes are told, of dice the sums,
/// characters when all are drawn; what the automaton takes back is hidden.
const UNTOLD: [&str; 8] = ["C-SEATS", "C-WIZARD", "C-SIDES", "C-FIRST", "C-ROLL", "C-REROLL", "C-CHAR", "C-AUTO-TITLE"];

/// Every number that chance may answer means something: it has a name, after whatever was answered before it; and what it
/// brings is told by that name.
#[test]
fn the_numbers_of_chance_have_names() {
    let mut missing = BTreeSet::new();
    for game in quintain_bots::registry().games() {
        for preset in game.about().presets {
            let mut options = preset.options.clone();
            if game.id() == "hearts" {
                options["reseat"] = json!("shuffle");
            }
            let mut table = game.open(&options, LuckSource::caller()).unwrap();
            let mut luck = Fast::new(5);
            for _ in 0..400 {
                match table.next() {
                    Next::Chance(request) => {
                        let answer = luck.answer(&request);
                        for (place, bound) in request.bounds.iter().enumerate() {
                            named(&*table, &preset.id, request.label, &answer[..place], *bound);
                        }
                        let drawn = |place: usize| {
                            let names = table.chance_names(&answer[..place], request.bounds[place], Lang::En);
                            names.unwrap()[answer[place] as usize].clone()
                        };
                        let drawn: Vec<String> = (0..answer.len()).map(drawn).collect();
                        let told = table.resolve(&answer, Stamp::default()).unwrap();
                        let told: Vec<String> = told.iter().map(|told| told.sentence(Lang::En).plain()).collect();
                        let told = told.join(" ");
                        if !UNTOLD.contains(&request.label) {
                            let lacks = drawn.into_iter().filter(|name| !told.contains(name));
                            missing.extend(lacks.map(|name| format!("{} {}: {name}", preset.id, request.label)));
                        }
                    }
                    Next::Decide { seats, .. } => {
                        let seat = seats.first().unwrap();
                        let moves = table.legal(seat);
                        let mv = &moves[luck.below(moves.len() as u32) as usize];
                        table.play(seat, mv, Stamp::default(), Lang::En).unwrap();
                    }
                    Next::Over(_) => break,
                }
            }
        }
    }
    assert_eq!(missing, BTreeSet::new());
}

fn named(table: &dyn AnyTable, preset: &str, label: &str, prior: &[u32], bound: u32) {
    for lang in Lang::ALL {
        let names = table.chance_names(prior, bound, lang).unwrap_or_default();
        let whole = names.len() == bound as usize && names.iter().all(|name| !name.is_empty() && !name.contains("{$"));
        assert!(whole, "{preset} {label} after {prior:?}: {names:?} of {bound}");
    }
}

/// Knight's adviser tells what the next consequence would do, and only whom it concerns.
#[test]
fn the_next_consequence_is_forecast() {
    let games = quintain_bots::registry();
    let knight = games.game("knight").unwrap();
    let seat = quintain_core::Seat::new(0);
    let ask = |preset: &str, question: &Value| {
        let mut table = knight.open(&knight.preset(preset).unwrap(), LuckSource::seed(3)).unwrap();
        table.deal(&Stamp::default());
        table.advise(seat, "forecast", question, Lang::En)
    };
    let said = ask("solo-war", &Value::Null).unwrap();
    assert_eq!(said["sides"].as_array().map(Vec::len), Some(2), "{said}");
    assert!(said["sides"][0]["paid"]["enemies"].is_number());
    assert_eq!(ask("war-2", &Value::Null).unwrap(), Value::Null);
    assert!(ask("solo-war", &json!({"seat": 1})).is_err());
    let staged = ask("solo-war", &json!([{"side": "right"}])).unwrap();
    assert_eq!(staged["sides"].as_array().map(Vec::len), Some(1), "after the side is taken: {staged}");
    assert_eq!(staged["sides"][0]["side"], "right");
    assert_eq!(ask("solo-war", &json!(["done"])).unwrap(), Value::Null, "a line that is refused tells nothing");
    assert!(ask("solo-war", &json!([{"teapot": 1}])).is_err());
    assert!(ask("solo-war", &Value::from(vec!["done"; 65])).is_err());
}
