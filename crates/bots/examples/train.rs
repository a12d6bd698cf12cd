//! Learns the weights of Hearts by self-play: `train GAMES SEED GENERATIONS`. Every generation plays games against itself, fits by
//! least squares how likely each role is to win from the wounds that the skirmish would bring, and plays the generation before.
//! Prints the file `data/weights-hearts.toml`. One position in ten is held out and judged.

use quintain_bots::hearts::Greedy;
use quintain_bots::hearts::weights::{ForRole, Weights, features};
use quintain_core::registry::Edition;
use quintain_core::{Budget, Describe, Events, Fast, Game, Next, Policy, Seat, Seen};
use quintain_hearts::{Hearts, Role};
use std::time::Instant;

const PRESETS: [&str; 4] = ["even-4", "even-6", "wizard-5", "wizard-7"];

/// What was seen of one seat in one position: role, features, how the skirmish would end for it, how the game ended.
struct Sight {
    role: usize,
    features: [f64; 5],
    would_win: Option<bool>,
    won: f64,
}

fn start(preset: &str) -> Hearts {
    let edition = Edition::<Hearts>::new();
    let preset = Hearts::presets(edition.data()).into_iter().find(|known| known.id == preset).expect("a preset");
    edition.start(&preset.options).expect("a game").0
}

/// Plays a game; `look` sees every position after a move. Says who won, as shares.
fn play(
    start: &Hearts,
    bots: &mut [Box<dyn Policy<Hearts>>],
    luck: &mut Fast,
    mut look: impl FnMut(&Hearts),
) -> Vec<f64> {
    let (mut game, mut events, mut moves) = (*start, Events::off(), Vec::new());
    loop {
        match game.settle(luck, &mut events) {
            Next::Decide { seats, .. } => {
                let seat = seats.first().expect("somebody");
                moves.clear();
                game.legal_moves(seat, &mut moves);
                let mv = bots[seat.index()].choose(&Seen::new(&game, seat, &moves), Budget::Level, luck).mv;
                let _ = game.play(seat, mv, &mut events).expect("legal");
                look(&game);
            }
            Next::Over(outcome) => {
                let winners = outcome.winners();
                let share = 1.0 / winners.len().max(1) as f64;
                return Seat::all(game.seats()).map(|seat| if winners.contains(seat) { share } else { 0.0 }).collect();
            }
            Next::Chance(_) => unreachable!("chance is settled"),
        }
    }
}

fn gather(weights: Weights, games: u64, seed: u64) -> Vec<Sight> {
    let mut sights = Vec::new();
    for preset in PRESETS {
        let start = start(preset);
        let mut luck = Fast::new(seed);
        let mut bots: Vec<_> = (0..start.seats()).map(|_| Greedy::with(weights)).collect();
        for _ in 0..games / PRESETS.len() as u64 {
            let mut seen: Vec<(usize, Sight)> = Vec::new();
            let won = play(&start, &mut bots, &mut luck, |game| {
                if game.bout_is_over() {
                    return;
                }
                let forecast = game.forecast();
                for seat in Seat::all(game.seats()) {
                    let role = match game.role(seat) {
                        Role::Knight(..) => 0,
                        Role::Hunter(_) => 1,
                        Role::Wizard(_) => 2,
                    };
                    let [own, friends, foes, goal] = features(game, seat, &forecast);
                    let would_win = forecast.end.map(|(_, winners)| winners.contains(seat));
                    let sight = Sight { role, features: [1.0, own, friends, foes, goal], would_win, won: 0.0 };
                    seen.push((seat.index(), sight));
                }
            });
            sights.extend(
                seen.into_iter().map(|(seat, sight)| Sight { won: f64::from(u8::from(won[seat] > 0.0)), ..sight }),
            );
        }
    }
    sights
}

/// Least squares with a little weight decay, by Gauss.
fn fit(rows: &[([f64; 5], f64)]) -> [f64; 5] {
    let mut system = [[0.0; 6]; 5];
    for (features, result) in rows {
        for (row, one) in system.iter_mut().zip(features) {
            for (cell, other) in row.iter_mut().zip(features) {
                *cell += one * other;
            }
            row[5] += one * result;
        }
    }
    for (n, row) in system.iter_mut().enumerate() {
        row[n] += 1e-3 * rows.len() as f64 + 1e-9;
    }
    for pivot in 0..5 {
        let line = system[pivot];
        for row in system.iter_mut().skip(pivot + 1) {
            let factor = row[pivot] / line[pivot];
            for (cell, above) in row.iter_mut().zip(line) {
                *cell -= factor * above;
            }
        }
    }
    let mut solution = [0.0; 5];
    for n in (0..5).rev() {
        let known: f64 = (n + 1..5).map(|m| system[n][m] * solution[m]).sum();
        solution[n] = (system[n][5] - known) / system[n][n];
    }
    solution
}

fn learn(sights: &[Sight], patience: f64) -> Weights {
    let role = |role: usize| {
        let here = || {
            sights
                .iter()
                .enumerate()
                .filter(move |(n, sight)| n % 10 != 0 && sight.role == role)
                .map(|(_, sight)| sight)
        };
        let mean = |would_win: bool| {
            let list: Vec<f64> =
                here().filter(|sight| sight.would_win == Some(would_win)).map(|sight| sight.won).collect();
            list.iter().sum::<f64>() / list.len().max(1) as f64
        };
        let rows: Vec<_> =
            here().filter(|sight| sight.would_win.is_none()).map(|sight| (sight.features, sight.won)).collect();
        let [standing, own, friends, foes, goal] = fit(&rows).map(|weight| (weight * 1e4).round() / 1e4);
        let [winning, losing] = [mean(true), mean(false)].map(|mean| (mean * 1e4).round() / 1e4);
        ForRole { standing, winning, losing, own, friends, foes, goal }
    };
    Weights { patience, knight: role(0), hunter: role(1), wizard: role(2) }
}

/// The mean squared error on the positions held out.
fn error(sights: &[Sight], weights: &Weights) -> f64 {
    let roles = [&weights.knight, &weights.hunter, &weights.wizard];
    let held: Vec<f64> = sights
        .iter()
        .step_by(10)
        .map(|sight| {
            let ForRole { standing, winning, losing, own, friends, foes, goal } = *roles[sight.role];
            let guess = match sight.would_win {
                Some(true) => winning,
                Some(false) => losing,
                None => [standing, own, friends, foes, goal].iter().zip(sight.features).map(|(w, x)| w * x).sum(),
            };
            (guess - sight.won).powi(2)
        })
        .collect();
    held.iter().sum::<f64>() / held.len().max(1) as f64
}

/// The share of victories of one seat with the first weights among seats with the others, beside its fair share.
fn compare(one: Weights, other: Weights, preset: &str, games: u64, seed: u64) -> String {
    let start = start(preset);
    let seats = start.seats();
    let (mut won, mut fair) = (0.0, 0.0);
    let games = games.div_ceil(seats as u64) * seats as u64;
    let mut luck = Fast::new(seed);
    for game in 0..games {
        let mine = game as usize % seats;
        let mut bots: Vec<_> = (0..seats).map(|seat| Greedy::with(if seat == mine { one } else { other })).collect();
        let shares = play(&start, &mut bots, &mut luck, |_| {});
        won += shares[mine];
        fair += shares.iter().sum::<f64>() / seats as f64;
    }
    let (share, fair) = (won / games as f64, fair / games as f64);
    let half = 1.96 * (share * (1.0 - share) / games as f64).sqrt();
    format!(
        "{preset}: {:.1} % ± {:.1} where {:.1} % are fair, {games} games",
        100.0 * share,
        100.0 * half,
        100.0 * fair
    )
}

fn main() {
    let args: Vec<u64> = std::env::args().skip(1).map(|arg| arg.parse().expect("a number")).collect();
    let [games, seed, generations] = args[..] else {
        eprintln!("train GAMES SEED GENERATIONS");
        return;
    };
    let began = Instant::now();
    let first = *Weights::usual();
    let mut weights = first;
    for generation in 0..generations {
        let sights = gather(weights, games, seed + generation);
        let learnt = learn(&sights, first.patience);
        eprintln!(
            "generation {generation}: error {:.4}, before {:.4}",
            error(&sights, &learnt),
            error(&sights, &weights)
        );
        weights = learnt;
        for patience in [0.02, 0.0, -0.02] {
            let tried = Weights { patience, ..weights };
            for preset in ["even-4", "wizard-5"] {
                eprintln!("  patience {patience}: {}", compare(tried, first, preset, games / 4, seed + 1000));
            }
        }
    }
    println!("# train {games} {seed} {generations}: {:.0} s on one core.", began.elapsed().as_secs_f64());
    println!("patience = {}", weights.patience);
    for (name, role) in [("knight", weights.knight), ("hunter", weights.hunter), ("wizard", weights.wizard)] {
        let ForRole { standing, winning, losing, own, friends, foes, goal } = role;
        println!("\n[{name}]\nstanding = {standing}\nwinning = {winning}\nlosing = {losing}\nown = {own}");
        println!("friends = {friends}\nfoes = {foes}\ngoal = {goal}");
    }
}
