//! The greedy bot of Glory beats chance. `GLORY_GAMES` sets how many games are played.

use glory::Glory;
use quintain_bots::{Random, glory::Greedy};
use quintain_core::chance::{Fast, Luck};
use quintain_core::record::Stamp;
use quintain_core::registry::{Edition, Registry};
use quintain_core::table::{LuckSource, Table};
use quintain_core::{Budget, Game, Next, Policy, Seen};
use serde_json::{Value, json};

fn games(otherwise: u64) -> u64 {
    std::env::var("GLORY_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(otherwise)
}

fn simulate(registry: &Registry, preset: &str, bots: &[&str], games: u64) -> quintain_core::driver::Tally {
    let game = registry.game("glory").unwrap();
    let bots: Vec<String> = bots.iter().map(|bot| (*bot).to_owned()).collect();
    game.simulate(&game.preset(preset).unwrap(), &bots, games, 9).unwrap()
}

/// At least 95 % of two-player games; the bar of the test leaves room for a small sample.
#[test]
fn greedy_beats_random() {
    let registry = quintain_bots::registry();
    let games = games(6);
    for preset in ["pas-darmes-2", "plaisance-2"] {
        let tally = simulate(&registry, preset, &["greedy", "random"], games);
        let (greedy, random) = (tally.seats[0], tally.seats[1]);
        println!(
            "{preset}: greedy wins {:.1} %, {:.1} to {:.1} glory",
            100.0 * greedy.wins as f64 / games as f64,
            greedy.score / games as f64,
            random.score / games as f64
        );
        assert!(greedy.wins as f64 >= 0.8 * games as f64, "{preset}: {} of {games}", greedy.wins);
    }
}

/// Statistics of greedy against itself, and alone: `cargo test --release -p quintain-bots -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn how_greedy_plays() {
    let registry = quintain_bots::registry();
    let games = games(100);
    for (preset, seats) in [("pas-darmes-2", 2), ("pas-darmes-3", 3), ("pas-darmes-4", 4), ("plaisance-3", 3)] {
        let tally = simulate(&registry, preset, &vec!["greedy"; seats], games);
        let all = (games * seats as u64) as f64;
        let mean = tally.seats.iter().map(|seat| seat.score).sum::<f64>() / all;
        let squares = tally.seats.iter().map(|seat| seat.score_squared).sum::<f64>() / all;
        println!("{preset}: mean {mean:.1}, deviation {:.1}", (squares - mean * mean).sqrt());
        for (name, (count, sum, _)) in &tally.numbers {
            println!("   {name}: {:.2} ({count})", sum / *count as f64);
        }
    }
    for preset in [
        "solo-warrior-easy",
        "solo-warrior-medium",
        "solo-warrior-hard",
        "solo-challenge-easy",
        "solo-challenge-medium",
        "solo-challenge-hard",
        "solo-rivalry-plaisance",
        "solo-rivalry-pas-darmes",
    ] {
        let tally = simulate(&registry, preset, &["greedy"], games);
        let seat = tally.seats[0];
        println!(
            "{preset}: won {:.0} %, {:.1} glory",
            100.0 * seat.wins as f64 / games as f64,
            seat.score / games as f64
        );
    }
}

/// A game of one bot against itself.
fn game(edition: &Edition<Glory>, options: &Value, bot: &mut dyn Policy<Glory>, seed: u64) -> Table<Glory> {
    let mut table = edition.table(options, LuckSource::seed(seed)).unwrap();
    let mut luck = Fast::new(seed);
    let mut moves = Vec::new();
    loop {
        table.deal(&Stamp::default()).unwrap();
        let Next::Decide { seats, .. } = table.game().next() else { return table };
        let nth = luck.below(seats.len() as u32) as usize;
        let seat = seats.iter().nth(nth).unwrap();
        moves.clear();
        table.game().legal_moves(seat, &mut moves);
        let mv = bot.choose(&Seen::new(table.game(), seat, &moves), Budget::Level, &mut luck).mv;
        table.play(seat, mv, Stamp::default()).unwrap();
    }
}

/// Writes the golden records of Glory: one for each mode and each solo ending.
#[test]
#[ignore = "writes files"]
fn write_records() {
    let edition = Edition::<Glory>::new();
    let solo = |scenario: &str, mode: &str, difficulty: &str| json!({ "players": 1, "scenario": scenario, "mode": mode, "difficulty": difficulty });
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../glory/tests/records");
    for (name, options, ending, greedy) in [
        ("plaisance-2", json!({ "mode": "plaisance", "players": 2 }), "victory", true),
        ("plaisance-4", json!({ "mode": "plaisance", "players": 4 }), "victory", false),
        ("pas-darmes-2", json!({ "mode": "pas-darmes", "players": 2 }), "victory", true),
        ("pas-darmes-3-together", json!({ "players": 3, "simultaneous_travel": true }), "victory", false),
        ("pas-darmes-4", json!({ "mode": "pas-darmes", "players": 4 }), "victory", false),
        ("beginner-shared", json!({ "players": 2, "characters": "beginner" }), "shared-victory", false),
        ("warrior-lost", solo("warrior", "plaisance", "easy"), "warrior-lost", false),
        ("warrior-won", solo("warrior", "plaisance", "easy"), "warrior-won", true),
        ("challenge-missed", solo("lone-challenge", "pas-darmes", "hard"), "challenge-missed", false),
        ("challenge-met", solo("lone-challenge", "pas-darmes", "easy"), "challenge-met", true),
        ("rivalry-lost", solo("rivalry", "plaisance", "hard"), "rivalry-lost", false),
        ("rivalry-won", solo("rivalry", "pas-darmes", "easy"), "rivalry-won", true),
    ] {
        let mut bot: Box<dyn Policy<Glory>> = if greedy { Greedy::boxed() } else { Random::boxed() };
        let found = (0..20_000)
            .map(|seed| game(&edition, &options, bot.as_mut(), seed))
            .find(|table| matches!(table.game().next(), Next::Over(outcome) if outcome.ending == ending));
        let Some(table) = found else {
            println!("{name}: not found");
            continue;
        };
        let text = serde_json::to_string(&table.record()).unwrap();
        std::fs::write(folder.join(format!("{name}.json")), text).unwrap();
        println!("{name}: written");
    }
}
