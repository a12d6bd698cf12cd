//! The goal-directed player of Hearts and Armour clearly beats a random one.

use quintain_core::registry::AnyGame;

/// Games won by seats 0 and 2 and by seats 1 and 3 of four, when the first pair is greedy.
#[test]
fn greedy_clearly_beats_random() {
    let registry = quintain_bots::registry();
    let hearts: &dyn AnyGame = &**registry.game("hearts").unwrap();
    let options = hearts.preset("even-4").unwrap();
    let bots = ["greedy", "random", "greedy", "random"].map(String::from);
    let tally = hearts.simulate(&options, &bots, 300, 7).unwrap();
    let wins = |seats: [usize; 2]| seats.iter().map(|seat| tally.seats[*seat].wins).sum::<u64>();
    let (greedy, random) = (wins([0, 2]), wins([1, 3]));
    assert!(greedy > random * 3, "greedy {greedy}, random {random}");
}

/// Those that think take a second or two for each move: `levels.rs` sees them choose in every preset.
const THINKING: [&str; 2] = ["knight", "champion"];

#[test]
fn every_quick_bot_plays_every_preset_to_the_end() {
    let registry = quintain_bots::registry();
    for game in registry.games() {
        let about = game.about();
        for preset in &about.presets {
            for bot in about.bots.iter().filter(|bot| !THINKING.contains(*bot)) {
                let table = game.open(&preset.options, quintain_core::table::LuckSource::caller()).unwrap();
                let seats = vec![(*bot).to_owned(); table.seats()];
                let tally = game.simulate(&preset.options, &seats, 2, 3).unwrap_or_else(|e| panic!("{e}"));
                assert_eq!(tally.games, 2, "{} {} {bot}", about.id, preset.id);
            }
        }
    }
}
