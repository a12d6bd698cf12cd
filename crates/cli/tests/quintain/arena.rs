//! The arena: seats rotated, ratings, programs of others and what becomes of those that misbehave; and perft.

use quintain::Failure;
use serde_json::Value;
use std::path::Path;

fn run(args: &[&str]) -> Result<String, Failure> {
    let mut out = Vec::new();
    let args = ["quintain"].iter().chain(args).map(Into::into);
    quintain::run(args, quintain_bots::registry(), &mut out)?;
    Ok(String::from_utf8(out).unwrap())
}

fn arena(bots: &str, more: &[&str]) -> Value {
    let mut args = vec!["arena", "hearts", "--preset", "even-4", "--bots", bots, "--json"];
    args.extend(more);
    serde_json::from_str(&run(&args).unwrap()).unwrap()
}

fn bot<'a>(report: &'a Value, name: &str) -> &'a Value {
    let bots = report["bots"].as_array().unwrap();
    bots.iter().find(|bot| bot["bot"] == name).unwrap_or_else(|| panic!("{name} is in {report}"))
}

#[test]
fn the_same_seed_gives_the_same_result_and_the_stronger_bot_leads() {
    let args = ["--games", "40", "--seed", "3"];
    let (one, other) = (arena("greedy,random", &args), arena("greedy,random", &args));
    for name in ["greedy", "random"] {
        assert_eq!(bot(&one, name)["wins"], bot(&other, name)["wins"]);
        assert_eq!(bot(&one, name)["seats"], 80, "each sits in every seat as often");
    }
    assert_eq!(one["games"], 40);
    assert_eq!(one["bots"][0]["bot"], "greedy");
    let rating = |name: &str| bot(&one, name)["rating"]["rating"].as_f64().unwrap();
    assert!(rating("greedy") > rating("random"));
    assert!((rating("greedy") + rating("random")).abs() < 1e-6, "the mean is 0");
}

#[test]
fn the_report_is_one_page() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("arena.html");
    let path = file.to_str().unwrap();
    let args = ["arena", "emara", "-p", "players-2", "-b", "random,random", "-n", "2", "--html", path];
    let text = run(&args).unwrap();
    assert!(text.contains("random") && text.contains("2 games of 1 deals"), "{text}");
    let page = std::fs::read_to_string(&file).unwrap();
    assert!(page.starts_with("<!doctype html>") && page.contains("<svg") && !page.contains("http"), "{page}");
}

#[test]
fn what_cannot_be_played_is_refused() {
    for (args, about) in [
        (vec!["arena", "hearts", "--bots", "teapot"], "teapot"),
        (vec!["arena", "chess", "--bots", "random"], "chess"),
        (vec!["arena", "hearts", "--bots", "random", "--games", "0"], "--games"),
        (vec!["arena", "hearts", "--bots", "random", "--sims", "0"], "--sims"),
        (vec!["arena", "hearts"], "--bots"),
        (vec!["perft", "hearts", "--depth", "0"], "--depth"),
        (vec!["perft", "hearts", "--depth", "99"], "--depth"),
    ] {
        let Err(Failure::Misuse(message)) = run(&args) else { panic!("{args:?} is misuse") };
        assert!(message.contains(about), "{message}");
    }
}

/// Whatever a program does, it loses its games with a reason, and all games are played.
#[test]
#[cfg(unix)]
fn programs_that_misbehave_forfeit() {
    let script = |name: &str, text: &str| {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::write(&file, text).unwrap();
        format!("cmd:sed -u -f {}", file.display())
    };
    let question = r#"{"cmd":"choose","game":"hearts","id":\([0-9]*\),.*"#;
    let teapot = format!(r#"s/^{question}/{{"id":\1,"move":{{"face-down":{{"card":"teapot","target":0}}}}}}/"#);
    let teapot = script("teapot.sed", &teapot);
    let stale = script("stale.sed", r#"s/.*/{"id":0,"move":"declare"}/"#);
    for (program, reason) in [
        ("cmd:false".to_owned(), "broke off"),
        ("cmd:./no-such-program".to_owned(), "cannot be started"),
        ("cmd:sleep 1000".to_owned(), "answered nothing for 300 ms"),
        ("cmd:yes".to_owned(), "is no JSON"),
        ("cmd:cat".to_owned(), "has no move"),
        (stale, "has not the id"),
        (teapot, "there is no card 'teapot'"),
    ] {
        let report = arena(&format!("{program},random"), &["--games", "2", "--patience", "300"]);
        assert_eq!(report["games"], 2, "{program}");
        let forfeits = report["forfeits"].to_string();
        assert!(forfeits.contains(reason), "{program}: {forfeits}");
        assert_eq!(
            bot(&report, "random")["wins"].as_f64().unwrap().round() as u32,
            1,
            "{program}: three share each game"
        );
    }
}

/// The example of docs/bots.md plays, without a fault, and better than nothing.
#[test]
fn the_python_bot_plays() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots/mybot.py");
    let lines = std::fs::read_to_string(&file).unwrap().lines().count();
    assert!(lines < 60, "{lines} lines");
    if std::process::Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let program = format!("cmd:python3 {}", file.display());
    let report = arena(&format!("{program},random"), &["--games", "4", "--patience", "60000"]);
    assert_eq!(report["forfeits"].as_object().map(serde_json::Map::len), Some(0), "{report}");
    assert_eq!(bot(&report, &program)["seats"], 8);
}

#[test]
fn perft_counts_the_moves() {
    let args = ["perft", "hearts", "--preset", "even-4", "--depth", "2", "--seed", "7", "--divide", "--json"];
    let found: Value = serde_json::from_str(&run(&args).unwrap()).unwrap();
    let (first, second) = (found["positions"][0].as_u64().unwrap(), found["positions"][1].as_u64().unwrap());
    let divide = found["divide"].as_array().unwrap();
    assert_eq!(divide.len() as u64, first);
    assert_eq!(divide.iter().map(|entry| entry["positions"].as_u64().unwrap()).sum::<u64>(), second);
    let mut caller = crate::Caller::new(quintain_bots::registry());
    caller.ask(serde_json::json!({"id": 1, "cmd": "new", "game": "hearts", "preset": "even-4", "seed": 7}));
    let seat = caller.ask(serde_json::json!({"id": 2, "cmd": "next", "table": 1}))["decide"][0].clone();
    let moves = caller.ask(serde_json::json!({"id": 3, "cmd": "moves", "table": 1, "seat": seat}));
    assert_eq!(moves["moves"].as_array().unwrap().len() as u64, first);
}
