//! The bots of Crown of Emara.

use quintain_bots::emara::{Limit, Planner, Weights};
use quintain_bots::registry;
use quintain_core::chance::Luck;
use quintain_core::registry::Edition;
use quintain_core::{Events, Fast, Game, Next};
use quintain_emara::{Emara, Move, Options, Phase};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hasher};
use std::time::{Duration, Instant};

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
    let numbers = [
        "masters",
        "craftsmen",
        "titles",
        "donations",
        "gifts",
        "stone-deliveries",
        "bread-deliveries",
        "wood-deliveries",
        "left-over",
    ];
    for name in numbers {
        if let Some((count, sum, _)) = tally.numbers.get(name) {
            print!("{name} {:.2}  ", sum / *count as f64);
        }
    }
    println!();
    (wins, scores)
}

#[test]
fn greedy_beats_random() {
    let (wins, scores) = measure("players-2", &["greedy", "random"], 3);
    assert!(wins[0] > 0.9 && scores[0] > 50.0);
}

/// Walks through a game by random moves and hands every position at which a turn begins to `see`.
fn at_every_turn(options: &Options, seed: u64, mut see: impl FnMut(&Emara)) {
    let mut game = Emara::new(Edition::<Emara>::new().data(), options).unwrap();
    let (mut luck, mut moves) = (Fast::new(seed), Vec::new());
    loop {
        match game.next() {
            Next::Over(_) => return,
            Next::Chance(request) => {
                let answer = luck.answer(&request);
                let _ = game.resolve(&answer, &mut Events::off()).unwrap();
            }
            Next::Decide { seats, .. } => {
                let seat = seats.first().unwrap();
                if game.phase() == Phase::Play {
                    see(&game);
                }
                moves.clear();
                game.legal_moves(seat, &mut moves);
                let mv = moves[luck.below(moves.len() as u32) as usize];
                let _ = game.play(seat, mv, &mut Events::off()).unwrap();
            }
        }
    }
}

/// Positions of one turn that the planner takes for the same are the same.
#[test]
fn positions_of_a_turn_are_told_apart() {
    let (mut moves, mut met_again) = (Vec::new(), 0);
    at_every_turn(&Options::players(3), 5, |game| {
        let mut known: HashMap<u64, Emara> = HashMap::new();
        for line in 0..30 {
            let (mut here, mut luck) = (*game, Fast::new(line));
            while here.active() == game.active() && here.next().deciders().contains(game.active()) {
                let mut hasher = DefaultHasher::new();
                here.hash_turn(&mut hasher);
                if let Some(other) = known.insert(hasher.finish(), here) {
                    assert_eq!(other, here);
                    met_again += 1;
                }
                moves.clear();
                here.legal_moves(game.active(), &mut moves);
                let mv = moves[luck.below(moves.len() as u32) as usize];
                let _ = here.play(game.active(), mv, &mut Events::off()).unwrap();
                if mv == Move::EndTurn {
                    break;
                }
            }
        }
    });
    assert!(met_again > 1_000, "{met_again}");
}

/// A plan is a turn: its moves are legal one after another up to the first guess, and a complete plan ends it.
#[test]
fn a_plan_can_be_played() {
    let mut planner = Planner::new(*Weights::usual(), Limit { positions: 800, time: None });
    at_every_turn(&Options::players(2), 4, |game| {
        let seat = game.active();
        let plan = planner.plan(game, seat, &mut Fast::new(1)).unwrap();
        assert_eq!(plan.moves.last(), Some(&Move::EndTurn));
        assert!((1..=plan.moves.len()).contains(&plan.certain));
        let mut copy = *game;
        for mv in &plan.moves[..plan.certain] {
            assert!(copy.play(seat, *mv, &mut Events::off()).is_ok(), "{mv:?} of {plan:?}");
        }
        if plan.certain == plan.moves.len() {
            assert!(copy.phase() == Phase::Over || copy.active() != seat || copy.phase() != Phase::Main);
        }
    });
}

/// A planner keeps to its time.
#[test]
fn a_plan_takes_no_longer_than_it_may() {
    let time = Duration::from_millis(50);
    let mut planner = Planner::new(*Weights::usual(), Limit { positions: 1_000_000, time: Some(time) });
    let mut plans = 0;
    at_every_turn(&Options { unlimited_choice: true, ..Options::players(2) }, 9, |game| {
        if plans < 6 {
            plans += 1;
            let began = Instant::now();
            assert!(planner.plan(game, game.active(), &mut Fast::new(1)).is_some());
            assert!(began.elapsed() < time * 20, "even on a busy machine without optimisation");
        }
    });
}

#[test]
#[ignore = "a measurement: run it in release"]
fn time_of_a_plan() {
    for positions in [1_000, 4_000, 16_000, 60_000] {
        let mut planner = Planner::new(*Weights::usual(), Limit { positions, time: None });
        let (mut plans, mut complete, mut worst, mut total) = (0, 0, 0.0f64, 0.0);
        for seed in 0..20 {
            at_every_turn(&Options::players(3), seed, |game| {
                let began = Instant::now();
                let plan = planner.plan(game, game.active(), &mut Fast::new(1)).unwrap();
                let ms = began.elapsed().as_secs_f64() * 1e3;
                plans += 1;
                complete += u32::from(plan.complete);
                worst = worst.max(ms);
                total += ms;
            });
        }
        println!(
            "{positions}: {:.2} ms a plan, worst {worst:.1} ms, {complete} of {plans} complete",
            total / f64::from(plans)
        );
    }
}
