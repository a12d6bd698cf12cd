//! How one bot fares against others, seats rotated: `duel GAME PRESET BOTS GAMES SEED`. `quintain arena` does it
//! better; this builds in a tenth of the time, which counts while levels are tuned. Bots `x` and `y` are searches
//! with settings from the environment: `X=simulations,sight,root,own,others`.

use quintain_bots::search::{Level, Width};
use quintain_bots::{emara, glory, hearts, knight};
use quintain_core::registry::{AnyGame, Edition};
use quintain_core::table::LuckSource;
use quintain_core::{Budget, Lang, Next, record::Stamp};
use std::time::{Duration, Instant};

fn level(name: &str) -> Level {
    let text = std::env::var(name).unwrap_or_else(|_| "100,2,8,1.5,0.01".to_owned());
    let n: Vec<f32> = text.split(',').map(|part| part.parse().expect("numbers")).collect();
    if n.len() == 2 {
        return Level::look(n[0] as u32, n[1]);
    }
    let width = Width { root: n[2] as usize, own: n[3], others: n[4] };
    Level::tree(n[0] as u32, Duration::from_hours(1), n[1] as u8, width)
}

/// In Hearts: how much open acts say about goals, `XR=0.3`; nothing said, and goals are not inferred.
fn reading(name: &str) -> Option<f64> {
    std::env::var(name).ok().map(|text| text.parse().expect("a number"))
}

fn game(id: &str) -> Box<dyn AnyGame> {
    match id {
        "hearts" => Box::new(
            Edition::<quintain_hearts::Hearts>::new()
                .with_bot("greedy", hearts::Greedy::boxed)
                .with_bot("x", || hearts::Senses::reader(level("X"), reading("XR")))
                .with_bot("y", || hearts::Senses::reader(level("Y"), reading("YR"))),
        ),
        "emara" => Box::new(
            Edition::<quintain_emara::Emara>::new()
                .with_bot("greedy", emara::Greedy::boxed)
                .with_bot("x", || emara::Senses::player(level("X")))
                .with_bot("y", || emara::Senses::player(level("Y"))),
        ),
        "glory" => Box::new(
            Edition::<::glory::Glory>::new()
                .with_bot("greedy", glory::Greedy::boxed)
                .with_bot("x", || glory::Senses::player(level("X")))
                .with_bot("y", || glory::Senses::player(level("Y"))),
        ),
        _ => Box::new(
            Edition::<quintain_knight::Knight>::new()
                .with_bot("greedy", knight::Greedy::boxed)
                .with_bot("x", || knight::Senses::player(level("X")))
                .with_bot("y", || knight::Senses::player(level("Y"))),
        ),
    }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let [_, id, preset, bots, games, seed] = &args[..] else {
        eprintln!("duel GAME PRESET BOTS GAMES SEED");
        return;
    };
    let game = game(id);
    let options = game.preset(preset).expect("a preset");
    let mut bots: Vec<String> = bots.split(',').map(str::to_owned).collect();
    let (games, seed): (u64, u64) = (games.parse().expect("games"), seed.parse().expect("a seed"));
    let first = bots[0].clone();
    let (mut wins, mut score, mut decisions, mut played, mut others) = (0.0, 0.0, 0_u64, 0, 0.0);
    let began = Instant::now();
    let turns = bots.len() as u64;
    for round in 0..games.div_ceil(turns) {
        for _ in 0..turns {
            let seed = seed * 1_000_003 + round;
            let mut table = game.open(&options, LuckSource::seed(seed)).expect("a table");
            table.deal(&Stamp::default());
            let mut plans = vec![Vec::new(); bots.len()];
            let outcome = loop {
                let seat = match table.next() {
                    Next::Over(outcome) => break outcome,
                    Next::Decide { seats, .. } => seats.first().expect("somebody"),
                    Next::Chance(_) => unreachable!("the dealer deals"),
                };
                let plan: &mut Vec<serde_json::Value> = &mut plans[seat.index()];
                if plan.last().is_none_or(|mv| !table.legal(seat).contains(mv)) {
                    let bot = &bots[seat.index()];
                    let said = table.suggest(seat, bot, Budget::Unhurried, seed ^ decisions, Lang::En);
                    *plan = said.expect("a move").moves;
                    plan.reverse();
                }
                let mv = plan.pop().expect("a move");
                table.play(seat, &mv, Stamp::default(), Lang::En).expect("legal");
                table.deal(&Stamp::default());
                decisions += 1;
            };
            let seat = bots.iter().position(|bot| *bot == first).expect("its seat");
            let winners = outcome.winners().len().max(1) as f64;
            wins += if outcome.seats[seat].won { 1.0 / winners } else { 0.0 };
            score += f64::from(outcome.seats[seat].score);
            others += outcome.seats.iter().map(|seat| f64::from(seat.score)).sum::<f64>()
                - f64::from(outcome.seats[seat].score);
            played += 1;
            bots.rotate_right(1);
        }
    }
    let (n, took) = (f64::from(played), began.elapsed().as_secs_f64());
    let share = wins / n;
    let half = 1.96 * (share * (1.0 - share) / n).sqrt();
    println!(
        "{id} {preset} {first} of {}: won {:.1} % ± {:.1} of {played}, score {:.2} to {:.2}, {took:.0} s",
        args[3],
        100.0 * share,
        100.0 * half,
        score / n,
        others / n / (turns - 1).max(1) as f64,
    );
}
