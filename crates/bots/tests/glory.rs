//! The greedy bot of Glory beats chance. `GLORY_GAMES` sets how many games are played.

use quintain_core::registry::Registry;

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
        println!("{preset}: won {:.0} %, {:.1} glory", 100.0 * seat.wins as f64 / games as f64, seat.score / games as f64);
    }
}
