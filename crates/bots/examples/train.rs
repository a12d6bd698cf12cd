//! Learns the weights of a game by self-play: `train GAME ROUNDS SEED [FILE]` begins with the weights of the file, or those
//! that bots play with, and prints a new file.
//!
//! In every round all weights are moved a little, each up or down by lot; the greedy bot with these weights plays the one with all
//! of them moved the other way, on the same deals, seats exchanged; and the weights go a step towards whoever fared better. What
//! is printed is the mean of the second half of the way. At the end the new weights play the old ones on deals that
//! were not seen before.

use quintain_bots::{emara, glory as glory_bots, hearts, knight, weights};
use quintain_core::registry::Edition;
use quintain_core::{Budget, Describe, Events, Fast, Luck, Next, Policy, Seen};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::time::Instant;

/// How far weights are moved, as a part of each, and how far a step goes at first.
const MOVED: f64 = 0.12;
const STEP: f64 = 0.25;
/// After so many rounds steps are shorter.
const SOON: f64 = 300.0;
/// Games of the last comparison, for each preset.
const CHECK: u64 = 400;

/// What is played to learn.
struct Course<G: Describe, W: 'static> {
    presets: &'static [&'static str],
    /// Points that are as good as a victory.
    spread: f64,
    /// The least that a weight is moved.
    least: f64,
    make: fn(&'static W) -> Box<dyn Policy<G>>,
}

/// How two players of one table or of two fared: victories and points of the first beyond those of the second.
#[derive(Clone, Copy, Default)]
struct Margin {
    won: f64,
    points: f64,
    games: f64,
    first: f64,
    seats: f64,
}

impl<G: Describe, W> Course<G, W> {
    /// One game; `mine` says which seats are the first player's.
    fn play(&self, start: &G, players: [&'static W; 2], mine: u32, deal: u64, margin: &mut Margin) {
        let mut game = start.clone();
        let who = |seat: usize| usize::from(mine & 1 << seat == 0);
        let mut bots: Vec<_> = (0..game.seats()).map(|seat| (self.make)(players[who(seat)])).collect();
        let (mut luck, mut events, mut moves) = (Fast::new(deal), Events::off(), Vec::new());
        for decision in 0.. {
            let seat = match game.settle(&mut luck, &mut events) {
                Next::Decide { seats, .. } => seats.first().expect("somebody"),
                Next::Chance(_) => unreachable!("chance is settled"),
                Next::Over(outcome) => {
                    for (seat, result) in outcome.seats.iter().enumerate() {
                        let sign = if who(seat) == 0 { 1.0 } else { -1.0 };
                        let won = result.won || outcome.rival.is_some_and(|rival| result.score > rival);
                        margin.won += if won { sign } else { 0.0 };
                        margin.points += sign * f64::from(result.score);
                        if who(seat) == 0 {
                            margin.seats += 1.0;
                            margin.first += f64::from(u8::from(won));
                        }
                    }
                    margin.games += 1.0;
                    return;
                }
            };
            moves.clear();
            game.legal_moves(seat, &mut moves);
            let mut own = Fast::new(deal ^ (decision << 20));
            let mv = bots[seat.index()].choose(&Seen::new(&game, seat, &moves), Budget::Unhurried, &mut own).mv;
            let _ = game.play(seat, mv, &mut events).expect("a legal move");
        }
    }

    /// A deal, with seats exchanged.
    fn deal(&self, start: &G, players: [&'static W; 2], mine: u32, deal: u64, margin: &mut Margin) {
        let all = (1 << start.seats()) - 1;
        let mine = if start.seats() == 1 { 1 } else { mine & all };
        self.play(start, players, mine, deal, margin);
        self.play(start, players, all & !mine, deal, margin);
    }
}

fn start<G: Describe>(preset: &str) -> G {
    let edition = Edition::<G>::new();
    let known = G::presets(edition.data()).into_iter().find(|known| known.id == preset).expect("a preset");
    edition.start(&known.options).expect("a game").0
}

fn learn<G: Describe, W>(course: &Course<G, W>, old: W, rounds: u64, seed: u64, command: &str)
where
    W: Serialize + DeserializeOwned + Copy,
{
    let began = Instant::now();
    let starts: Vec<G> = course.presets.iter().map(|preset| start(preset)).collect();
    let names: Vec<String> = weights::numbers(&old).into_iter().map(|(name, _)| name).collect();
    let mut now: Vec<f64> = weights::numbers(&old).into_iter().map(|(_, number)| number).collect();
    let kept = |numbers: &[f64]| -> &'static W { Box::leak(Box::new(weights::with(&old, numbers))) };
    let mut luck = Fast::new(seed);
    let mut sums = vec![0.0; now.len()];
    for round in 0..rounds {
        let moved: Vec<f64> = now
            .iter()
            .map(|weight| {
                let far = MOVED * weight.abs() + course.least;
                if luck.below(2) == 0 { far } else { -far }
            })
            .collect();
        let go = |sign: f64| -> Vec<f64> { now.iter().zip(&moved).map(|(weight, far)| weight + sign * far).collect() };
        let players = [kept(&go(1.0)), kept(&go(-1.0))];
        let start = &starts[(round % starts.len() as u64) as usize];
        let mine =
            if start.seats() == 4 { [0b0011, 0b0101, 0b0110][luck.below(3) as usize] } else { luck.below(1 << 9) };
        let mut margin = Margin::default();
        let mine = if start.seats() == 2 { 1 } else { mine };
        course.deal(start, players, mine, seed * 1_000_003 + round, &mut margin);
        let points = (margin.points / margin.games / course.spread).clamp(-1.0, 1.0);
        let result = 0.5 * (margin.won / margin.games).clamp(-1.0, 1.0) + 0.5 * points;
        let step = STEP / (1.0 + round as f64 / SOON).powf(0.6);
        for (weight, far) in now.iter_mut().zip(&moved) {
            *weight += step * result * far;
        }
        if 2 * round >= rounds {
            for (sum, weight) in sums.iter_mut().zip(&now) {
                *sum += weight;
            }
        }
        if round % 200 == 199 {
            eprintln!("round {}: {:.0} s", round + 1, began.elapsed().as_secs_f64());
        }
    }
    let mean: Vec<f64> = sums.iter().map(|sum| sum / (rounds - rounds.div_ceil(2)) as f64).collect();
    let rounded: Vec<f64> = mean.iter().map(|weight| (weight * 1e4).round() / 1e4).collect();
    let took = began.elapsed().as_secs_f64();
    println!("# Learnt by self-play: {command}, {took:.0} s on one busy core.");
    let players = [kept(&rounded), kept(&weights::numbers(&old).into_iter().map(|(_, n)| n).collect::<Vec<_>>())];
    for (start, preset) in starts.iter().zip(course.presets) {
        let mut margin = Margin::default();
        for deal in 0..CHECK / 2 {
            course.deal(start, players, 0b0_1010_1010 >> (deal % 2), (seed + 1) * 7_000_003 + deal, &mut margin);
        }
        let (share, seats) = (margin.first / margin.seats, margin.seats);
        let half = 1.96 * (share * (1.0 - share) / seats).sqrt();
        let before = (margin.first - margin.won) / seats;
        println!(
            "# {preset}: won {:.1} % (± {:.1}) where the weights before won {:.1} %, {:+.2} points; {seats} seats",
            100.0 * share,
            100.0 * half,
            100.0 * before,
            margin.points / seats,
        );
    }
    // Numbers of lists stand together, tables after all else.
    let mut list: Option<String> = None;
    let (plain, tables): (Vec<_>, Vec<_>) = names
        .iter()
        .zip(&rounded)
        .partition(|(name, _)| name.split_once('.').is_none_or(|(_, rest)| rest.parse::<u8>().is_ok()));
    for (name, weight) in plain {
        match name.split_once('.') {
            Some((name, _)) if list.as_deref() == Some(name) => print!(", {weight:?}"),
            Some((inner, _)) => {
                print!("{}{inner} = [{weight:?}", if list.is_some() { "]\n" } else { "" });
                list = Some(inner.to_owned());
            }
            None => println!("{}{name} = {weight:?}", if list.take().is_some() { "]\n" } else { "" }),
        }
    }
    if list.is_some() {
        println!("]");
    }
    let mut table = "";
    for (name, weight) in tables {
        let (of, inner) = name.split_once('.').expect("a table");
        if of != table {
            println!("\n[{of}]");
            table = of;
        }
        println!("{inner} = {weight:?}");
    }
}

/// The weights of a file, or those that bots play with.
fn old<W: Serialize + DeserializeOwned + Copy>(file: Option<&String>, usual: &W) -> W {
    match file {
        Some(file) => weights::read(&std::fs::read_to_string(file).expect("a file")).expect("weights"),
        None => *usual,
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, rounds, seed, ..] = &args[..] else {
        eprintln!("train GAME ROUNDS SEED [FILE]");
        return;
    };
    let (rounds, seed): (u64, u64) = (rounds.parse().expect("rounds"), seed.parse().expect("a seed"));
    let command = format!("train {}", args.join(" "));
    match game.as_str() {
        "hearts" => {
            let course = Course {
                presets: &["even-4", "wizard-5", "even-6", "wizard-7"],
                spread: 1e9,
                least: 0.002,
                make: hearts::Greedy::with,
            };
            learn(&course, old(args.get(3), hearts::Weights::usual()), rounds, seed, &command);
        }
        "emara" => {
            let course = Course { presets: &["players-2"], spread: 10.0, least: 0.01, make: emara::Greedy::with };
            learn(&course, old(args.get(3), emara::Weights::usual()), rounds, seed, &command);
        }
        "glory" => {
            let course = Course {
                presets: &["pas-darmes-2", "plaisance-2", "solo-challenge-medium"],
                spread: 12.0,
                least: 0.02,
                make: glory_bots::Greedy::with,
            };
            learn(&course, old(args.get(3), glory_bots::Weights::usual()), rounds, seed, &command);
        }
        _ => {
            let course = Course {
                presets: &["solo-war-hard", "war-2", "solo-flood", "war-2", "solo-barbarians", "solo-rebellion"],
                spread: 200.0,
                least: 0.01,
                make: knight::Greedy::with,
            };
            learn(&course, old(args.get(3), knight::Weights::usual()), rounds, seed, &command);
        }
    }
}
