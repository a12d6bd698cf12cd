//! The command line: what it prints, how it fails.

use crate::{Caller, toy};
use quintain::Failure;
use serde_json::{Value, json};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Runs the program in-process with the toy game.
fn run(args: &[&str]) -> Result<String, Failure> {
    let mut out = Vec::new();
    let args = ["quintain"].iter().chain(args).map(Into::into);
    quintain::run(args, toy(), &mut out)?;
    Ok(String::from_utf8(out).unwrap())
}

fn json_of(args: &[&str]) -> Value {
    serde_json::from_str(&run(args).unwrap()).unwrap()
}

/// A folder of its own for one test.
fn folder(name: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&dir);
    fs::create_dir_all(&dir).unwrap();
    dir
}

/// A finished game of the toy, as a file.
fn record_file(name: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut caller = Caller::new(toy());
    caller.ask(json!({"id": 1, "cmd": "new", "game": "bluff", "seed": 4}));
    for (seat, mv) in [(0, "coin"), (0, "done"), (1, "stay"), (0, "fold")] {
        caller.ask(json!({"id": 1, "cmd": "play", "table": 1, "seat": seat, "move": mv, "by": "Ann"}));
    }
    let mut record = caller.ask(json!({"id": 1, "cmd": "record", "table": 1}))["record"].clone();
    change(&mut record);
    let file = folder(name).join("game.json");
    fs::write(&file, record.to_string()).unwrap();
    file.to_str().unwrap().to_owned()
}

#[test]
fn misuse_is_one_sentence_and_exit_code_2() {
    let file = record_file("misuse", |_| {});
    for (args, says) in [
        (&["dance"][..], "unrecognized subcommand 'dance'"),
        (&[], "say what to do; quintain --help lists the commands"),
        (&["sim"], "required arguments were not provided: <GAME>"),
        (&["sim", "chess"], "there is no game 'chess'; there are bluff"),
        (&["sim", "bluff", "--preset", "huge"], "bluff has no preset 'huge'; it has quick, long"),
        (&["sim", "bluff", "--options", "{"], "--options is no JSON object"),
        (&["sim", "bluff", "--options", "{\"rounds\":77}"], "option 'rounds': play 1 to 9 rounds (TOY-SETUP-01)"),
        (&["sim", "bluff", "--games", "0"], "invalid value '0' for '--games <GAMES>'"),
        (&["sim", "bluff", "--games", "many"], "invalid value 'many' for '--games <GAMES>'"),
        (&["sim", "bluff", "--seats", "first,last"], "bluff has no bot 'last'; it has random, first"),
        (&["sim", "bluff", "--seats", "first,first,first"], "the table has 2 seats, and 3 bots are named"),
        (&["sim", "bluff", "--threads", "0"], "invalid value '0' for '--threads <THREADS>'"),
        (&["replay", "/nowhere/game.json"], "/nowhere/game.json cannot be read"),
        (&["replay", &file, "--to", "99"], "the record has 5 entries; there is no entry 99"),
        (&["replay", &file, "--viewer", "me"], "a viewer is a seat's number, spectator or everything"),
        (&["replay", &file, "--all", "--viewer", "2"], "there is no seat 2: seats are numbered from 0 to 1"),
        (&["replay", &file, "--lang", "de", "--all"], "there is no language 'de'"),
        (&["replay", &file, "--json"], "--json needs --all or --to"),
        (&["replay", &file, "--all", "--to", "2"], "cannot be used with"),
        (&["data", "check", "/nowhere"], "the data in /nowhere cannot be read"),
        (&["games", "--data", "/nowhere"], "the data in /nowhere cannot be read"),
        (&["odds", "chess"], "there is no game 'chess'; there are bluff"),
        (&["odds", "bluff"], "bluff has no odds to tell"),
        (&["odds", "bluff", "strength"], "'strength' is not NAME=VALUE, as in strength=3"),
        (&["odds", "bluff", "a=1", "a=2"], "a is given twice"),
        (&["bench", "--seconds", "-1"], "unexpected argument"),
        (&["conformance", "bluff", "--options", "{\"rounds\":0}"], "play 1 to 9 rounds"),
    ] {
        let failure = run(args).unwrap_err();
        assert!(matches!(failure, Failure::Misuse(_)), "{args:?}: {failure:?}");
        let message = failure.to_string();
        assert!(message.contains(says), "{args:?}: {message}");
        assert!(!message.contains('\n'), "{args:?}: {message}");
    }
}

#[test]
fn help_teaches_with_examples() {
    for command in ["games", "engine", "sim", "replay", "verify", "data", "conformance", "bench"] {
        let help = run(&[command, "--help"]).unwrap();
        assert!(help.contains("Usage:"), "{help}");
        if command != "data" {
            assert!(help.contains("Example"), "{help}");
        }
    }
    assert!(run(&["--help"]).unwrap().contains("Examples:"));
    assert!(run(&["data", "check", "--help"]).unwrap().contains("Examples:"));
    assert!(run(&["--version"]).unwrap().starts_with("quintain "));
}

#[test]
fn games_are_listed() {
    let text = run(&["games", "--lang", "ru"]).unwrap();
    assert!(text.starts_with("bluff  Блеф\n  seats    2 to 2\n"), "{text}");
    assert!(text.contains("rounds           1 to 9, else 1"), "{text}");
    assert_eq!(json_of(&["games", "--json"])["games"][0]["presets"][0]["id"], "quick");
}

#[test]
fn a_simulation_does_not_depend_on_its_threads() {
    let result = |threads: &str, seed: &str| {
        let args = ["sim", "bluff", "--preset", "long", "--games", "700", "--seats", "random", "--json"];
        let mut report = json_of(&[&args[..], &["--threads", threads, "--seed", seed]].concat());
        for clock in ["seconds", "games_per_second", "decisions_per_second", "threads"] {
            assert!(report[clock].as_f64().unwrap() > 0.0, "{clock}");
            report[clock] = Value::Null;
        }
        report
    };
    let one = result("1", "5");
    assert_eq!(one, result("2", "5"));
    assert_eq!(one, result("7", "5"));
    assert_ne!(one, result("1", "6"));
}

#[test]
fn a_simulation_counts_everything() {
    let report = json_of(&["sim", "bluff", "-p", "long", "-n", "300", "--seats", "first,random", "--json"]);
    assert_eq!((&report["games"], &report["game"], &report["preset"]), (&json!(300), &json!("bluff"), &json!("long")));
    assert_eq!((&report["seats"][0]["bot"], &report["seats"][1]["bot"]), (&json!("first"), &json!("random")));
    let seat = &report["seats"][0];
    let rate = seat["win_rate"].as_f64().unwrap();
    assert!((rate - seat["wins"].as_f64().unwrap() / 300.0).abs() < 1e-12);
    assert!(seat["ci95"][0].as_f64().unwrap() < rate && rate < seat["ci95"][1].as_f64().unwrap());
    let scores = ["mean_score", "sd_score"].map(|field| seat[field].as_f64().unwrap());
    assert!(scores[1] > 0.0, "{scores:?}");
    let endings: u64 = report["endings"].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum();
    assert_eq!(endings, 300);
    assert_eq!(report["flags"][0]["count"], 300);
    let coins: Vec<_> =
        report["numbers"].as_array().unwrap().iter().filter(|number| number["name"] == "coins").collect();
    let counted = |nth: usize| (coins[nth]["bot"].as_str(), coins[nth]["count"].as_u64());
    assert_eq!(counted(0), (None, Some(600)), "all seats");
    assert_eq!((counted(1), counted(2)), ((Some("first"), Some(300)), (Some("random"), Some(300))), "and each bot's");
    let text = run(&["sim", "bluff", "-p", "long", "-n", "300", "--seats", "first,random"]).unwrap();
    for part in ["bluff long: 300 games, seed 0", "games/s", "decisions/s", "first", "side answers", "coins"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn a_good_record_is_verified_and_a_tampered_one_found() {
    let good = record_file("good", |_| {});
    assert!(run(&["verify", &good]).unwrap().contains("good; 5 entries by the rules of bluff, 1 answers of chance"));
    let verified = json_of(&["verify", &good, "--json"]);
    assert_eq!(verified["ok"], true);
    assert_eq!(verified["luck_checked"], true);
    for (name, change, says) in [
        ("dealt", (|record: &mut Value| record["entries"][0]["chance"] = json!([0, 0])) as fn(&mut Value), "entry 0: "),
        (
            "moved",
            |record| record["entries"][3]["move"]["seat"] = json!(0),
            "entry 4: seat 0 has nothing to decide now",
        ),
        ("rules", |record| record["rules"] = json!(2), "version 2 of the rules"),
        ("shape", |record| record["entries"] = json!("none"), "is no record"),
        ("ended", |record| record["outcome"]["ending"] = json!("draw"), "does not end as the record says"),
    ] {
        let file = record_file(name, change);
        let failure = run(&["verify", &file]).unwrap_err();
        assert!(matches!(failure, Failure::No(_)) && failure.to_string().contains(says), "{name}: {failure}");
    }
    let other = record_file("other", |record| record["game"] = json!("chess"));
    assert!(matches!(run(&["verify", &other]), Err(Failure::Misuse(_))));
}

#[test]
fn a_record_is_replayed_with_the_viewers_eyes() {
    let file = record_file("replay", |_| {});
    let all = run(&["replay", &file, "--all"]).unwrap();
    for part in [
        "1/5  chance answers [",
        "2/5  seat 0: Lay a coin (Ann)",
        "The game is over: richer.",
        "seat 1: score 0, rank 1, won",
    ] {
        assert!(all.contains(part), "{part}: {all}");
    }
    let watched = run(&["replay", &file, "--all", "--viewer", "spectator"]).unwrap();
    assert!(watched.contains("Seat 0 gets a card.") && watched.contains("4/5  seat 1 moves (Ann)\n"), "{watched}");
    assert!(!watched.contains("gets card"), "{watched}");
    let at = json_of(&["replay", &file, "--to", "4", "--viewer", "0", "--view", "--json"]);
    assert_eq!((&at["entry"], &at["what"]), (&json!(4), &json!("seat 1 moves (Ann)")));
    assert_eq!(at["view"]["chosen"], json!([false, true]));
    assert_eq!(at["view"]["choices"], json!([null, null]));
    assert!(run(&["replay", &file, "--to", "0", "--view"]).unwrap().contains("\"phase\": \"deal\""));
}

#[test]
fn data_is_checked() {
    assert!(run(&["data", "check"]).unwrap().starts_with("bluff: good, data "));
    let dir = folder("data");
    let path = dir.to_str().unwrap();
    assert!(run(&["data", "check", path]).unwrap_err().to_string().contains("holds no folder named after a game"));
    fs::create_dir_all(dir.join("bluff")).unwrap();
    fs::write(dir.join("README.md"), "mine").unwrap();
    fs::write(dir.join("bluff/bluff.toml"), "ranks = 2\ncopies = 4\npurse = 1").unwrap();
    assert!(run(&["data", "check", path]).unwrap().starts_with("bluff: good with bluff.toml, data "));
    let changed = json_of(&["games", "--json", "--data", path]);
    assert_ne!(changed["games"][0]["data"], json_of(&["games", "--json"])["games"][0]["data"]);
    fs::write(dir.join("bluff/bluff.toml"), "ranks = 99\ncopies = 4\npurse = 1").unwrap();
    assert!(matches!(run(&["data", "check", path]), Err(Failure::No(_))));
    fs::create_dir_all(dir.join("chess")).unwrap();
    let mut out = Vec::new();
    let args = ["quintain", "data", "check", path, "--json"].map(Into::into);
    assert!(quintain::run(args, toy(), &mut out).is_err());
    let report: Value = serde_json::from_slice(&out).unwrap();
    assert_eq!(report["ok"], false);
    assert!(report["games"][0]["fault"].as_str().unwrap().contains("a deck has 1 to 8 ranks"), "{report}");
    assert_eq!(report["games"][1]["fault"], "chess: there is no such game");
}

#[test]
fn the_conformance_suite_runs_on_every_preset() {
    let text = run(&["conformance", "bluff", "--games", "20"]).unwrap();
    assert_eq!(text.lines().count(), 2);
    assert!(text.lines().all(|line| line.contains("20 games") && line.ends_with("no promise broken")), "{text}");
    let report = json_of(&["conformance", "bluff", "--preset", "long", "--games", "5", "--json"]);
    assert_eq!(report["presets"][0]["done"]["games"], 5);
}

#[test]
fn the_benchmark_measures() {
    let report = json_of(&["bench", "--seconds", "0.01", "--json"]);
    for row in report["rows"].as_array().unwrap() {
        for field in
            ["state_bytes", "playouts_per_second", "decisions_per_second", "ceiling_per_second", "requests_per_second"]
        {
            assert!(row[field].as_f64().unwrap() > 0.0, "{field}: {row}");
        }
    }
    assert_eq!(run(&["bench", "--seconds", "0"]).unwrap().lines().count(), 5);
}

/// The real program: exit code, standard output, standard error.
fn program(args: &[&str], input: &[u8]) -> (Option<i32>, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_quintain"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // The program may end before it has read everything.
    let _ = stdin.write_all(input);
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn the_program_ends_with_the_right_code() {
    let (code, out, err) = program(&["sim", "chess"], b"");
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(err.starts_with("quintain: there is no game 'chess'; there are ") && err.lines().count() == 1, "{err}");
    let (code, _, err) = program(&[], b"");
    assert!(code == Some(2) && err.lines().count() == 1, "{err}");
    let (code, out, err) = program(&["--help"], b"");
    assert!(code == Some(0) && out.contains("Examples:") && err.is_empty());
    let file = record_file("program", |record| record["game"] = json!("hearts"));
    let (code, _, err) = program(&["verify", &file], b"");
    assert!(code == Some(1) && err.lines().count() == 1, "{err}");
    let (code, out, err) =
        program(&["engine"], b"garbage\n{\"id\":1,\"cmd\":\"quit\"}\n{\"id\":2,\"cmd\":\"games\"}\n");
    assert_eq!((code, out.lines().count(), err.as_str()), (Some(0), 2, ""));
    let (code, out, _) = program(&["engine"], b"{\"id\":1,\"cmd\":\"games\"}");
    assert!(code == Some(0) && out.starts_with("{\"id\":1,\"games\":["));
}

/// `quintain replay` at work: forward, jump, back, other eyes, a word it does not know, leave.
#[test]
fn a_record_is_replayed_step_by_step() {
    let (code, out, _) = program(&["sim", "hearts", "-p", "even-4", "-n", "1"], b"");
    assert_eq!(code, Some(0), "{out}");
    let mut caller = Caller::new(quintain_bots::registry());
    caller.ask(json!({"id": 1, "cmd": "new", "game": "hearts", "preset": "even-4", "seed": 1}));
    let record = caller.ask(json!({"id": 1, "cmd": "record", "table": 1}))["record"].clone();
    let entries = record["entries"].as_array().unwrap().len();
    let file = folder("steps").join("game.json");
    fs::write(&file, record.to_string()).unwrap();
    let steps = b"\n\nb\n0\n1\nv 1\nv 9\np\nl ru\nl xx\ndance\n99999\nq\n";
    let (code, out, err) = program(&["replay", file.to_str().unwrap()], steps);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    for part in [
        &format!("{entries} entries."),
        &format!("   1/{entries}  chance answers"),
        "the beginning",
        "there is no language 'xx'",
        "'dance' means nothing here",
        &format!("the record has {entries} entries"),
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
}

/// What was whispered is told to the two it concerns, in a replay too.
#[test]
fn a_replay_does_not_repeat_whispers() {
    let mut caller = Caller::new(quintain_bots::registry());
    let options = json!({"whisper": "on"});
    caller.ask(json!({"id": 1, "cmd": "new", "game": "hearts", "preset": "even-4", "options": options, "seed": 1}));
    let line = json!({"to": 1, "line": "claim-swords"});
    caller.ask(json!({"id": 2, "cmd": "say", "table": 1, "seat": 0, "line": line}));
    let record = caller.ask(json!({"id": 3, "cmd": "record", "table": 1}))["record"].clone();
    let file = folder("whispers").join("game.json");
    fs::write(&file, record.to_string()).unwrap();
    let seen = |viewer: &str| program(&["replay", file.to_str().unwrap(), "--all", "--viewer", viewer], b"").1;
    for (viewer, hears) in [("0", true), ("1", true), ("2", false), ("spectator", false), ("everything", true)] {
        assert_eq!(seen(viewer).contains("I hold swords"), hears, "{viewer}: {}", seen(viewer));
        assert!(!seen(viewer).contains("claim-swords"), "{viewer}");
    }
}

/// Runs the program in-process with all games.
fn real(args: &[&str]) -> Result<String, Failure> {
    let mut out = Vec::new();
    let args = ["quintain"].iter().chain(args).map(Into::into);
    quintain::run(args, quintain_bots::registry(), &mut out)?;
    Ok(String::from_utf8(out).unwrap())
}

#[test]
fn odds_of_a_rider_as_table_json_and_plot() {
    let rider = ["odds", "glory", "strength=4", "mount=4", "armour=3", "faith=2", "knights=juan-ii,henry-v"];
    let text = real(&rider).unwrap();
    assert_eq!(text.lines().count(), 3, "{text}");
    assert!(text.contains("Henry V") && text.contains('%'), "{text}");
    let json: Value = serde_json::from_str(&real(&[&rider[..], &["--json"]].concat()).unwrap()).unwrap();
    let rows = json["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 2);
    for row in rows {
        let chance = row["duel"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&chance), "{row}");
    }
    let weaker: Value = serde_json::from_str(
        &real(&["odds", "glory", "strength=2", "faith=2", "knights=juan-ii,henry-v", "--json"]).unwrap(),
    )
    .unwrap();
    assert!(weaker["rows"][0]["duel"].as_f64() < json["rows"][0]["duel"].as_f64());
    let file = folder("odds").join("odds.svg");
    real(&[&rider[..], &["--svg", file.to_str().unwrap()]].concat()).unwrap();
    assert!(fs::read_to_string(&file).unwrap().starts_with("<svg"));
}

#[test]
fn odds_of_nobody_are_refused_in_one_sentence() {
    for (asked, says) in [
        ("mount=5", "levels of mount and armour are 1 to 4"),
        ("horse=3", "unknown field `horse`"),
        ("strength=300", "invalid value: integer `300`"),
        ("strength=much", "invalid type: string"),
        ("relics=teapot", "there is no relic 'teapot'"),
        ("supporters=nun,teapot", "there is no supporter 'teapot'"),
        ("knights=lancelot", "there is no knight 'lancelot'"),
    ] {
        let failure = real(&["odds", "glory", asked]).unwrap_err();
        assert!(matches!(failure, Failure::Misuse(_)), "{asked}: {failure:?}");
        let message = failure.to_string();
        assert!(message.contains(says) && !message.contains('\n'), "{asked}: {message}");
    }
    let failure = real(&["odds", "glory", "--svg", "/nowhere/odds.svg"]).unwrap_err();
    assert!(failure.to_string().contains("/nowhere/odds.svg cannot be written"), "{failure}");
}

#[test]
fn a_backup_of_a_database_that_is_not_there_fails_and_leaves_nothing() {
    let dir = folder("no-database");
    let (file, database) = (dir.join("backup.jsonl"), dir.join("mistyped.sqlite"));
    let args = ["backup", file.to_str().unwrap(), "--database", database.to_str().unwrap()];
    let failure = run(&args).unwrap_err();
    assert!(failure.to_string().contains("there is no database at"), "{failure}");
    assert_eq!(fs::read_dir(&dir).unwrap().count(), 0);
}
