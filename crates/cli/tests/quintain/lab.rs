//! The lab: one page about a game, the same for the same seed; and what it refuses.

use quintain::Failure;
use serde_json::Value;
use std::path::{Path, PathBuf};

fn run(args: &[&str]) -> Result<String, Failure> {
    let mut out = Vec::new();
    let args = ["quintain"].iter().chain(args).map(Into::into);
    quintain::run(args, quintain_bots::registry(), &mut out)?;
    Ok(String::from_utf8(out).unwrap())
}

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn lab(name: &str, args: &[&str]) -> (Value, String) {
    let file = file(name);
    let mut all = vec!["lab"];
    all.extend(args);
    all.extend(["--html", file.to_str().unwrap(), "--json"]);
    let report = serde_json::from_str(&run(&all).unwrap()).unwrap();
    (report, std::fs::read_to_string(&file).unwrap())
}

fn component<'a>(report: &'a Value, kind: &str, id: &str) -> &'a Value {
    let kinds = report["study"]["kinds"].as_array().unwrap();
    let kind = kinds.iter().find(|known| known["kind"] == kind).unwrap_or_else(|| panic!("{kind} is in {report}"));
    let components = kind["components"].as_array().unwrap();
    components.iter().find(|component| component["id"] == id).unwrap_or_else(|| panic!("{id} is in {kind}"))
}

#[test]
fn hearts_with_roles_goals_and_cards() {
    let args = ["hearts", "--preset", "wizard-5", "--bots", "greedy,random", "--games", "60", "--seed", "3"];
    let (one, page) = lab("lab-hearts.html", &args);
    let (other, _) = lab("lab-hearts-again.html", &args);
    assert_eq!(one["study"], other["study"], "the same seed gives the same report");
    let study = &one["study"];
    assert_eq!(study["games"], 60);
    assert_eq!(study["seats"].as_array().unwrap().len(), 5);
    let of = |bot: &str| study["bots"].as_array().unwrap().iter().find(|fared| fared["bot"] == bot).unwrap().clone();
    assert_eq!(of("greedy")["seats"], 180, "three of five seats, in all rotations");
    assert!(of("greedy")["win_rate"].as_f64() > of("random")["win_rate"].as_f64());
    assert_eq!(component(&one, "role", "wizard")["count"], 60, "one wizard in each game");
    let share: f64 = ["wizard", "hunter", "sympathy"]
        .map(|role| component(&one, "role", role)["share_of_seats"].as_f64().unwrap())
        .iter()
        .sum();
    assert!((share - 1.0).abs() < 1e-9);
    let interval = component(&one, "role", "wizard")["interval"].clone();
    assert!(interval[0].as_f64() < interval[1].as_f64());
    assert!(page.starts_with("<!doctype html>") && page.matches("<svg").count() > 8, "plots are in the page");
    for word in
        ["Seats", "Length", "Endings", "Goal", "Quantities", "Hunt the wizard", "Bonferroni", "quintain lab hearts"]
    {
        assert!(page.contains(word), "{word}");
    }
    assert!(!page.contains("<script") && !page.contains("http"), "it needs nothing else");
}

#[test]
fn a_game_for_one_is_played_on_every_difficulty() {
    let (report, page) = lab("lab-emara.html", &["emara", "-p", "solo-30", "--bots", "random", "-n", "4"]);
    let rungs = report["ladder"]["rungs"].as_array().unwrap();
    let values: Vec<&str> = rungs.iter().map(|rung| rung["value"].as_str().unwrap()).collect();
    assert_eq!((report["ladder"]["option"].as_str(), values), (Some("buildings"), vec!["30", "40", "15"]));
    assert!(page.contains("By buildings"));
    let (report, _) = lab("lab-knight.html", &["knight", "-p", "solo-war", "--bots", "random,greedy", "-n", "2"]);
    assert_eq!(report["ladder"]["rungs"].as_array().unwrap().len(), 3);
    assert_eq!(report["ladder"]["rungs"][0]["bots"].as_array().unwrap().len(), 2);
}

#[test]
fn what_cannot_be_studied_is_refused_and_nothing_is_lost() {
    let kept = file("lab-kept.html");
    std::fs::write(&kept, "an earlier report").unwrap();
    let path = kept.to_str().unwrap();
    for (args, about) in [
        (vec!["lab", "chess"], "chess"),
        (vec!["lab", "hearts", "--preset", "teapot"], "teapot"),
        (vec!["lab", "hearts", "--bots", "teapot", "--html", path], "it has random, greedy"),
        (vec!["lab", "hearts", "--games", "0"], "--games"),
        (vec!["lab", "emara", "--vary", "buildings", "--html", path], "OPTION=VALUE"),
        (vec!["lab", "emara", "--vary", "teapot=1,2", "--html", path], "teapot"),
        (vec!["lab", "emara", "--vary", "players=2,3", "--html", path], "another number of seats"),
        (vec!["lab", "hearts", "-p", "even-4", "--html", "/nowhere/lab.html"], "/nowhere/lab.html cannot be written"),
    ] {
        let Err(Failure::Misuse(message)) = run(&args) else { panic!("{args:?} is misuse") };
        assert!(message.contains(about) && !message.contains('\n'), "{message}");
    }
    assert_eq!(std::fs::read_to_string(&kept).unwrap(), "an earlier report");
}
