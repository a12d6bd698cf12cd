//! `quintain sim`: bots play many games; who wins, how often, how fast.

mod report;

use super::Chosen;
use crate::Failure;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use quintain_core::driver::Tally;
use quintain_core::registry::{AnyGame, Complaint, Registry};
use quintain_core::table::LuckSource;
use report::Report;
use serde_json::Value;
use std::io::Write;
use std::num::{NonZeroU64, NonZeroUsize};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

/// Let bots play many games and count who wins.
///
/// The same seed and number of games give the same result, however many threads play them. Win rates come
/// with 95 % confidence intervals (Wilson's). A shared victory counts whole for each winner.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  quintain sim hearts --preset even-4 --games 10000
  quintain sim hearts --preset even-4 --games 2000 --seats greedy,random,greedy,random
  quintain sim hearts --preset wizard-5 --games 2000 --seats greedy --seed 7 --json")]
pub struct Sim {
    #[command(flatten)]
    chosen: Chosen,
    /// How many games.
    #[arg(long, short = 'n', default_value = "1000")]
    games: NonZeroU64,
    /// A bot for each seat, or one bot for all seats.
    #[arg(long, short, value_delimiter = ',', default_value = "random")]
    seats: Vec<String>,
    /// How many threads play; as many as the machine has, if left out.
    #[arg(long, short)]
    threads: Option<NonZeroUsize>,
    /// The same seed gives the same games.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

impl Sim {
    pub(super) fn run(self, registry: &Registry, out: &mut dyn Write) -> Result<(), Failure> {
        let (game, options) = self.chosen.find(registry)?;
        let seats = game.open(&options, LuckSource::caller())?.seats();
        let bots = match self.seats.as_slice() {
            [one] => vec![one.clone(); seats],
            several => several.to_vec(),
        };
        game.simulate(&options, &bots, 0, 0)?;
        let threads = self.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
        let plan = Plan { game: &**game, options: &options, bots: &bots, games: self.games.get(), seed: self.seed };
        let bar = progress_bar(plan.games);
        let start = Instant::now();
        let tally = plan.play(threads, &bar)?;
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let report = Report::new(game.id(), self.chosen.preset, &options, bots, self.seed, threads, seconds, &tally);
        if self.json { super::print_json(&report, out) } else { Ok(write!(out, "{report}")?) }
    }
}

/// What is to be played.
struct Plan<'a> {
    game: &'a dyn AnyGame,
    options: &'a Value,
    bots: &'a [String],
    games: u64,
    seed: u64,
}

impl Plan<'_> {
    /// Games are played in portions, each with its own seed. Neither their size nor the order in which
    /// they are added up depends on the threads, so nor does the result.
    fn play(&self, threads: usize, bar: &ProgressBar) -> Result<Tally, Failure> {
        let portion = (self.games / 256).clamp(1, 1000);
        let portions = self.games.div_ceil(portion);
        let next = AtomicU64::new(0);
        let work = || -> Result<Vec<(u64, Tally)>, Complaint> {
            let mut done = Vec::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= portions {
                    return Ok(done);
                }
                let games = portion.min(self.games - index * portion);
                done.push((index, self.game.simulate(self.options, self.bots, games, super::mix(self.seed, index))?));
                bar.inc(games);
            }
        };
        let mut tallies = Vec::new();
        thread::scope(|scope| -> Result<(), Failure> {
            let workers: Vec<_> = (0..threads.min(portions as usize)).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                let done = worker.join().map_err(|_| Failure::No("a bot broke down in the middle of a game".into()))?;
                tallies.extend(done?);
            }
            Ok(())
        })?;
        tallies.sort_by_key(|(index, _)| *index);
        let mut sum = Tally::default();
        for (_, tally) in tallies {
            sum.merge(tally);
        }
        Ok(sum)
    }
}

/// A bar on a terminal, nothing elsewhere.
fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    bar
}
