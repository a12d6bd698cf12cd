//! The greedy bot of Glory beats chance. `GLORY_GAMES` sets how many games are played.

use glory::Glory;
use quintain_core::registry::{Edition, Registry};
use quintain_core::{Budget, Describe, Events, Fast, Game, Next, Seen};

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

/// What a thread remembers of earlier duels changes no answer: a thread that remembers nothing gives the same.
#[test]
fn remembered_duels_are_the_same_duels() {
    let edition = Edition::<Glory>::new();
    let preset = Glory::presets(edition.data()).into_iter().find(|known| known.id == "pas-darmes-2").unwrap();
    let (mut game, _) = edition.start(&preset.options).unwrap();
    let (mut luck, mut events, mut moves) = (Fast::new(5), Events::off(), Vec::new());
    let mut bot = quintain_bots::glory::Greedy::boxed();
    let mut asked = 0;
    while let Next::Decide { seats, .. } = game.settle(&mut luck, &mut events) {
        let seat = seats.first().unwrap();
        moves.clear();
        game.legal_moves(seat, &mut moves);
        if let Some(odds) = glory::odds::quick(&game, seat, None) {
            asked += 1;
            if asked % 4 == 0 {
                let alone = std::thread::spawn(move || glory::odds::quick(&game, seat, None)).join().unwrap();
                assert_eq!(Some(odds), alone);
            }
        }
        let mv = bot.choose(&Seen::new(&game, seat, &moves), Budget::Level, &mut luck).mv;
        let _ = game.play(seat, mv, &mut events).unwrap();
    }
    assert!(asked > 20, "{asked}");
}
