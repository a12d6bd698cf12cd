//! The goal-directed player of Hearts and Armour clearly beats a random one; what bots read from others' acts.

use quintain_core::chance::Fast;
use quintain_core::registry::{AnyGame, Edition};
use quintain_core::{Budget, Describe, Events, Game, Next, Seat, Seen};
use quintain_hearts::{Hearts, Move};

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

/// Positions of games between greedy players: the game, the seat at turn, its moves.
fn positions(preset: &str, games: u64, mut look: impl FnMut(&Hearts, Seat, &[Move], &mut Fast)) {
    let edition = Edition::<Hearts>::new();
    let options = Hearts::presets(edition.data()).into_iter().find(|known| known.id == preset).unwrap().options;
    for seed in 0..games {
        let (mut game, _) = edition.start(&options).unwrap();
        let (mut luck, mut events, mut moves) = (Fast::new(seed), Events::off(), Vec::new());
        let mut bot = quintain_bots::hearts::Greedy::boxed();
        while let Next::Decide { seats, .. } = game.settle(&mut luck, &mut events) {
            let seat = seats.first().unwrap();
            moves.clear();
            game.legal_moves(seat, &mut moves);
            look(&game, seat, &moves, &mut luck);
            let mv = bot.choose(&Seen::new(&game, seat, &moves), Budget::Level, &mut luck).mv;
            let _ = game.play(seat, mv, &mut events).unwrap();
        }
    }
}

/// The quick way to a forecast is the long way's.
#[test]
fn moves_are_judged_from_one_count_of_the_table() {
    let mut judged = 0;
    for preset in ["even-4", "wizard-7"] {
        positions(preset, 3, |game, seat, moves, _| {
            let outlook = game.outlook();
            for mv in moves {
                let mut after = *game;
                let _ = after.play(seat, *mv, &mut Events::off()).unwrap();
                if let Some(forecast) = game.forecast_after(&outlook, *mv) {
                    judged += 1;
                    assert_eq!(forecast, after.forecast(), "{mv:?}");
                }
            }
        });
    }
    assert!(judged > 1000, "{judged}");
}

/// Goals show in what is done: in worlds weighed by others' acts, others have their true goals oftener than by chance.
#[test]
fn goals_are_inferred_from_acts() {
    for preset in ["even-4", "wizard-5"] {
        let (mut by_chance, mut inferred, mut asked) = (0.0, 0.0, 0.0);
        positions(preset, 30, |game, seat, moves, luck| {
            let seen = Seen::new(game, seat, moves);
            let (mut sum, mut all) = (0.0, 0.0);
            let others = || Seat::all(game.seats()).filter(|other| *other != seat);
            for _ in 0..24 {
                let world = seen.sample(luck);
                let weight = world.likelihood(seat, quintain_bots::hearts::READING);
                let right = others().filter(|other| world.role(*other) == game.role(*other)).count() as f64;
                by_chance += right / 24.0;
                sum += weight * right;
                all += weight;
            }
            inferred += sum / all;
            asked += others().count() as f64;
        });
        let (by_chance, inferred) = (by_chance / asked, inferred / asked);
        assert!(inferred > by_chance + 0.02, "{preset}: {inferred:.3} where chance has {by_chance:.3}");
    }
}
