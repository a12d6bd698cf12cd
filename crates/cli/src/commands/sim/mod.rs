//! `quintain sim`: bots play many games; who wins, how often, how fast.

mod report;

use super::{Chosen, portions};
use crate::Failure;
use clap::Args;
use quintain_core::driver::Tally;
use quintain_core::registry::Registry;
use quintain_core::table::LuckSource;
use report::Report;
use std::io::Write;
use std::num::{NonZeroU64, NonZeroUsize};
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
        let threads = portions::threads(self.threads);
        let bar = portions::progress_bar(self.games.get());
        let start = Instant::now();
        let tallies = portions::play(self.games.get(), threads, &bar, |games, index| {
            game.simulate(&options, &bots, games, super::mix(self.seed, index))
        })?;
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let mut tally = Tally::default();
        for portion in tallies {
            tally.merge(portion);
        }
        let report = Report::new(game.id(), self.chosen.preset, &options, bots, self.seed, threads, seconds, &tally);
        if self.json { super::print_json(&report, out) } else { Ok(write!(out, "{report}")?) }
    }
}
