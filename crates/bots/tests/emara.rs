//! The bots of Crown of Emara.

use quintain_bots::registry;
use std::time::Instant;

fn measure(preset: &str, seats: &[&str], games: u64) -> (Vec<f64>, Vec<f64>) {
    let registry = registry();
    let game = registry.game("emara").unwrap();
    let bots: Vec<String> = seats.iter().map(|bot| (*bot).to_owned()).collect();
    let began = Instant::now();
    let tally = game.simulate(&game.preset(preset).unwrap(), &bots, games, 5).unwrap();
    let wins: Vec<f64> = tally.seats.iter().map(|seat| seat.wins as f64 / games as f64).collect();
    let scores: Vec<f64> = tally.seats.iter().map(|seat| seat.score / games as f64).collect();
    let seconds = began.elapsed().as_secs_f64() / games as f64;
    println!("{preset} {seats:?}: wins {wins:.3?}, scores {scores:.1?}, {seconds:.3} s a game");
    let numbers = ["masters", "craftsmen", "titles", "donations", "gifts", "stone-deliveries", "bread-deliveries", "wood-deliveries", "left-over"];
    for name in numbers {
        if let Some((count, sum, _)) = tally.numbers.get(name) {
            print!("{name} {:.2}  ", sum / *count as f64);
        }
    }
    println!();
    (wins, scores)
}

#[test]
#[ignore = "a measurement: run it in release"]
fn strength_of_greedy() {
    let games = std::env::var("EMARA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(40);
    measure("players-2", &["greedy", "random"], games);
    measure("players-2", &["greedy", "greedy"], games);
    measure("players-3", &["greedy", "greedy", "greedy"], games);
    measure("players-4", &["greedy", "greedy", "greedy", "greedy"], games);
    measure("solo-15", &["greedy"], games);
    measure("solo-40", &["greedy"], games);
}
