//! `quintain arena`: bots of the house and bots of others against each other, and how strong each is.

mod external;
mod html;
mod matches;
mod ratings;
mod report;

use super::Chosen;
use crate::Failure;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
pub(super) use matches::seatings;
use matches::{Contest, Played};
use quintain_core::Budget;
use quintain_core::registry::Registry;
use quintain_core::table::LuckSource;
use report::Report;
use std::io::Write;
use std::num::{NonZeroU32, NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Let bots play against each other and say how strong each is.
///
/// Every deal is played by all rotations of the seats, so that luck and seats fall on all alike. Bots that are named
/// more than once sit in several seats and are counted together; more bots than seats meet in all combinations. With
/// fewer bots than seats they take turns around the table.
///
/// A bot is one of the game's own (`quintain games` lists them), or a program of yours: `cmd:./mybot` (see docs/bots.md).
/// One that breaks off, answers nothing in time, or answers what is no legal move loses that game, and the arena goes on.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  quintain arena glory --preset pas-darmes-2 --bots knight,squire --games 200
  quintain arena hearts --preset even-4 --bots champion,greedy,greedy,greedy --games 100 --html report.html
  quintain arena knight --preset solo-war-hard --bots page,squire,knight,champion --games 50
  quintain arena emara --preset players-2 --bots champion,greedy --games 1000 --sprt
  quintain arena hearts --preset even-4 --bots 'cmd:python3 mybot.py,random' --games 20 --json")]
pub struct Arena {
    #[command(flatten)]
    chosen: Chosen,
    /// The bots, with commas between.
    #[arg(long, short, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games; rounded up to whole rotations.
    #[arg(long, short = 'n', default_value = "100")]
    games: NonZeroU64,
    /// Stop as soon as it is decided whether the first bot is stronger than the second (5 % error on either side).
    #[arg(long)]
    sprt: bool,
    /// How many threads play.
    #[arg(long, short, default_value = "1")]
    threads: NonZeroUsize,
    /// The same seed gives the same deals.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Simulations for each decision, in place of what the levels say.
    #[arg(long, conflicts_with = "ms")]
    sims: Option<NonZeroU32>,
    /// Milliseconds for each decision, in place of what the levels say.
    #[arg(long)]
    ms: Option<NonZeroU64>,
    /// Let levels think as many simulations as they have, however long it takes: the result does not depend on the machine.
    #[arg(long, conflicts_with_all = ["sims", "ms"])]
    unhurried: bool,
    /// How long a program of yours may take for one move, in milliseconds.
    #[arg(long, default_value = "10000")]
    patience: NonZeroU64,
    /// Write a report to this file.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

impl Arena {
    pub(super) fn run(self, registry: &Registry, out: &mut dyn Write) -> Result<(), Failure> {
        let (game, options) = self.chosen.find(registry)?;
        let seats = game.open(&options, LuckSource::caller())?.seats();
        let known = game.bots();
        for bot in &self.bots {
            if !bot.starts_with(external::PREFIX) && !known.contains(&bot.as_str()) {
                let bots = known.join(", ");
                return Err(Failure::Misuse(format!("{} has no bot '{bot}'; it has {bots}, cmd:PROGRAM", game.id())));
            }
        }
        let budget = match (self.sims, self.ms) {
            (Some(sims), _) => Budget::Simulations(sims.get()),
            (None, Some(ms)) => Budget::Time(Duration::from_millis(ms.get())),
            (None, None) if self.unhurried => Budget::Unhurried,
            (None, None) => Budget::Level,
        };
        let contest = Contest {
            game: &**game,
            options: &options,
            seatings: matches::seatings(&self.bots, seats),
            budget,
            patience: Duration::from_millis(self.patience.get()),
        };
        let began = Instant::now();
        let (played, decided) = self.play(&contest)?;
        let seconds = began.elapsed().as_secs_f64();
        let report = Report::new(
            game.id(),
            self.chosen.preset.as_deref(),
            &options,
            self.seed,
            seconds,
            &self.bots,
            &played,
            self.sprt.then_some(decided),
        );
        if let Some(file) = &self.html {
            super::page::write(file, &html::page(&report)?)?;
        }
        if self.json { super::print_json(&report, out) } else { Ok(write!(out, "{report}")?) }
    }

    /// Plays deal by deal. The result does not depend on the threads, unless it is decided before all are played.
    fn play(&self, contest: &Contest<'_>) -> Result<(Vec<Played>, ratings::Verdict), Failure> {
        let rotations = contest.seatings.len() as u64;
        let deals = self.games.get().div_ceil(rotations);
        let bar = ProgressBar::new(deals * rotations);
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left   {msg}") {
            bar.set_style(style);
        }
        let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        let all: Mutex<Vec<(u64, Vec<Played>)>> = Mutex::new(Vec::new());
        let work = || -> Result<(), Failure> {
            let mut visitors = external::Visitors::default();
            loop {
                let deal = next.fetch_add(1, Ordering::Relaxed);
                if deal >= deals || stop.load(Ordering::Relaxed) {
                    return Ok(());
                }
                let mut played = Vec::new();
                for seating in &contest.seatings {
                    played.push(contest.play(seating, super::mix(self.seed, deal), &mut visitors)?);
                    bar.inc(1);
                }
                let mut all = all.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                all.push((deal, played));
                let games = || all.iter().flat_map(|(_, played)| played);
                bar.set_message(ratings::standing(&self.bots, games()));
                if self.sprt && ratings::sprt(&self.bots, games()).is_decided() {
                    stop.store(true, Ordering::Relaxed);
                }
            }
        };
        thread::scope(|scope| -> Result<(), Failure> {
            let workers: Vec<_> = (0..self.threads.get().min(deals as usize)).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                worker.join().map_err(|_| Failure::No("a bot broke down in the middle of a game".into()))??;
            }
            Ok(())
        })?;
        bar.finish_and_clear();
        let mut all = all.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        all.sort_by_key(|(deal, _)| *deal);
        let played: Vec<Played> = all.into_iter().flat_map(|(_, played)| played).collect();
        let verdict = ratings::sprt(&self.bots, played.iter());
        Ok((played, verdict))
    }
}
