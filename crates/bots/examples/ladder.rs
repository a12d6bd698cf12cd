//! How much stronger one bot is than another, by simulations and not by the clock: the same command gives the same result on
//! any machine. `ladder [GAME]` plays the ladder of `docs/bots.md`; `ladder GAME PRESET BOT OTHER GAMES SEED` one comparison.
//!
//! One seat is the bot's, all others are the other's; every deal is played with the bot in every seat. Games for one are
//! played by both on the same deals. Beside the names of the house, bots are `look/WORLDS/NOISE` and
//! `tree/SIMULATIONS/SIGHT/ROOT/OWN/OTHERS`; `NAME%FILE` plays with the weights of a file, `NAME@N` with so many simulations.

use quintain_bots::search::{Level, Player, Width};
use quintain_bots::{Random, emara, glory as glory_bots, hearts, knight};
use quintain_core::registry::Edition;
use quintain_core::{Budget, Describe, Events, Fast, Next, Policy, Seen};
use std::time::{Duration, Instant};

/// The ladder: game, preset, a bot and the one below it, games. Few games where searches meet: a row takes a minute or so.
const LADDER: [(&str, &str, [&str; 2], u64); 15] = [
    ("hearts", "even-4", ["squire", "page"], 400),
    ("hearts", "even-4", ["knight", "squire"], 120),
    ("hearts", "even-4", ["champion", "knight"], 16),
    ("emara", "players-2", ["squire", "page"], 40),
    ("emara", "players-2", ["knight", "squire"], 12),
    ("emara", "players-2", ["champion", "knight"], 6),
    ("glory", "pas-darmes-2", ["squire", "page"], 20),
    ("glory", "pas-darmes-2", ["knight", "squire"], 16),
    ("glory", "pas-darmes-2", ["champion", "knight"], 8),
    ("knight", "war-2", ["squire", "page"], 20),
    ("knight", "war-2", ["knight", "squire"], 10),
    ("knight", "war-2", ["champion", "knight"], 6),
    ("knight", "solo-war", ["squire", "page"], 60),
    ("knight", "solo-war", ["knight", "squire"], 60),
    ("knight", "solo-war", ["champion", "knight"], 24),
];
const SEED: u64 = 7;

/// Reads `tree/…` and `look/…`.
fn level(name: &str) -> Option<Level> {
    let (kind, numbers) = name.split_once('/')?;
    let n: Vec<f32> = numbers.split('/').map(str::parse).collect::<Result<_, _>>().ok()?;
    match (kind, &n[..]) {
        ("look", [worlds, noise]) => Some(Level::look(*worlds as u32, *noise)),
        ("tree", [simulations, sight, root, own, others]) => {
            let width = Width { root: *root as usize, own: *own, others: *others };
            Some(Level::tree(*simulations as u32, Duration::from_hours(1), *sight as u8, width))
        }
        _ => None,
    }
}

/// A bot by its name, `NAME%FILE` with the weights of a file.
macro_rules! maker {
    ($name:ident, $game:ty, $bots:path) => {
        fn $name(name: &str) -> Option<Box<dyn Policy<$game>>> {
            use $bots::{CHAMPION, Greedy, KNIGHT, PAGE, SQUIRE, Senses, Weights};
            let (name, file) = name.split_once('%').map_or((name, None), |(name, file)| (name, Some(file)));
            let weights: &'static Weights = match file {
                Some(file) => {
                    let text = std::fs::read_to_string(file).expect("a file");
                    Box::leak(Box::new(quintain_bots::weights::read(&text).expect("weights")))
                }
                None => Weights::usual(),
            };
            let level = match name {
                "random" => return Some(Random::boxed()),
                "greedy" => return Some(Greedy::with(weights)),
                "page" => PAGE,
                "squire" => SQUIRE,
                "knight" => KNIGHT,
                "champion" => CHAMPION,
                other => level(other)?,
            };
            Some(Box::new(Player::new(Senses::with(weights), level)))
        }
    };
}

maker!(of_hearts, quintain_hearts::Hearts, hearts);
maker!(of_emara, quintain_emara::Emara, emara);
maker!(of_glory, ::glory::Glory, glory_bots);
maker!(of_knight, quintain_knight::Knight, knight);

/// How one of two bots fared.
#[derive(Clone, Copy, Default)]
struct Fared {
    seats: f64,
    won: f64,
    score: f64,
    /// Time at work, decisions, and the longest of them.
    took: Duration,
    decisions: u32,
    longest: Duration,
}

/// Time that this thread has worked, where the system tells it: a busy machine makes nobody slower.
fn worked(began: Instant) -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| began.elapsed(), Duration::from_nanos)
}

fn play<G: Describe>(start: &G, names: [&str; 2], mine: usize, deal: u64, make: Make<G>, fared: &mut [Fared; 2]) {
    let mut game = start.clone();
    let who = |seat: usize| usize::from(seat != mine);
    let budgets = names.map(|name| match name.split_once('@') {
        Some((_, simulations)) => Budget::Simulations(simulations.parse().expect("simulations")),
        None => Budget::Unhurried,
    });
    let names = names.map(|name| name.split('@').next().unwrap_or(name));
    let mut bots: Vec<_> = (0..game.seats()).map(|seat| make(names[who(seat)]).expect("a bot")).collect();
    let (mut luck, mut events, mut moves) = (Fast::new(deal), Events::off(), Vec::new());
    let began = Instant::now();
    for decision in 0.. {
        let seat = match game.settle(&mut luck, &mut events) {
            Next::Decide { seats, .. } => seats.first().expect("somebody"),
            Next::Chance(_) => unreachable!("chance is settled"),
            Next::Over(outcome) => {
                let winners = outcome.winners().len().max(1) as f64;
                for (seat, result) in outcome.seats.iter().enumerate() {
                    let fared = &mut fared[who(seat)];
                    fared.seats += 1.0;
                    let won = result.won || outcome.rival.is_some_and(|rival| result.score > rival);
                    fared.won += if won { 1.0 / winners } else { 0.0 };
                    fared.score += f64::from(result.score);
                }
                return;
            }
        };
        moves.clear();
        game.legal_moves(seat, &mut moves);
        let before = worked(began);
        let seen = Seen::new(&game, seat, &moves);
        let mut own = Fast::new(deal ^ (decision << 20));
        let mv = bots[seat.index()].choose(&seen, budgets[who(seat.index())], &mut own).mv;
        let took = worked(began).saturating_sub(before);
        let fared = &mut fared[who(seat.index())];
        fared.took += took;
        fared.longest = fared.longest.max(took);
        fared.decisions += 1;
        let _ = game.play(seat, mv, &mut events).expect("a legal move");
    }
}

type Make<G> = fn(&str) -> Option<Box<dyn Policy<G>>>;

/// Wilson's interval.
fn interval(won: f64, games: f64) -> [f64; 2] {
    let (z, share) = (1.96, won / games);
    let middle = share + z * z / (2.0 * games);
    let half = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    [middle - half, middle + half].map(|bound| bound / (1.0 + z * z / games))
}

fn compare<G: Describe>(preset: &str, names: [&str; 2], games: u64, seed: u64, make: Make<G>) {
    let edition = Edition::<G>::new();
    let known = G::presets(edition.data()).into_iter().find(|known| known.id == preset).expect("a preset");
    let start = edition.start(&known.options).expect("a game").0;
    let mut fared = [Fared::default(); 2];
    let seats = start.seats();
    let (turns, mut played) = (if seats == 1 { 2 } else { seats }, 0);
    for deal in 0..games.div_ceil(turns as u64) {
        for mine in 0..turns {
            play(&start, names, mine, seed * 1_000_003 + deal, make, &mut fared);
            played += 1;
        }
        if played % 20 < turns {
            eprintln!("  {played}: {:.1} of {}", fared[0].won, fared[0].seats);
        }
    }
    let told = |fared: Fared| {
        let share = 100.0 * fared.won / fared.seats;
        let [low, high] = interval(fared.won, fared.seats).map(|bound| 100.0 * bound);
        format!("{share:.1} % ({low:.0} to {high:.0})")
    };
    let [one, other] = fared;
    let won = if seats == 1 { format!("{}; {}", told(one), told(other)) } else { told(one) };
    let ms = |fared: Fared| 1000.0 * fared.took.as_secs_f64() / f64::from(fared.decisions.max(1));
    println!(
        "| {} `{preset}` | {}, {} | {} | {won} | {:.1} to {:.1} | {:.2} to {:.2}, at most {:.0} |",
        G::ID,
        names[0],
        names[1],
        one.seats,
        one.score / one.seats,
        other.score / other.seats,
        ms(one),
        ms(other),
        1000.0 * one.longest.as_secs_f64(),
    );
}

fn one(game: &str, preset: &str, names: [&str; 2], games: u64, seed: u64) {
    match game {
        "hearts" => compare(preset, names, games, seed, of_hearts),
        "emara" => compare(preset, names, games, seed, of_emara),
        "glory" => compare(preset, names, games, seed, of_glory),
        _ => compare(preset, names, games, seed, of_knight),
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        [game, preset, name, other, games, seed] => {
            one(game, preset, [name, other], games.parse().expect("games"), seed.parse().expect("a seed"));
        }
        [] | [_] => {
            println!(
                "| Game, preset | Who against whom | Games | Won | Points | ms a decision |\n| --- | --- | --- | --- | --- | --- |"
            );
            for (game, preset, names, games) in LADDER {
                if args.first().is_none_or(|only| *only == game) {
                    one(game, preset, names, games, SEED);
                }
            }
        }
        _ => eprintln!("ladder [GAME] | ladder GAME PRESET BOT OTHER GAMES SEED"),
    }
}
