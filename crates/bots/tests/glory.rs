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
