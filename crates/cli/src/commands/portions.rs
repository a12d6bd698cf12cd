//! Many games, played in portions on several threads.

use crate::Failure;
use indicatif::{ProgressBar, ProgressStyle};
use quintain_core::registry::GameError;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// How many threads to play with: as many as the machine has, if nothing is said.
pub(super) fn threads(asked: Option<NonZeroUsize>) -> usize {
    asked.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
}

/// A bar on a terminal, nothing elsewhere.
pub(super) fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    bar
}

/// Plays games in portions: `play` is given how many and the number of the portion, from which it takes its seed.
/// Neither the size of a portion nor the order of the results depends on the threads.
pub(super) fn play<T: Send>(
    games: u64,
    threads: usize,
    bar: &ProgressBar,
    play: impl Fn(u64, u64) -> Result<T, GameError> + Sync,
) -> Result<Vec<T>, Failure> {
    let portion = (games / 256).clamp(1, 1000);
    let portions = games.div_ceil(portion);
    let next = AtomicU64::new(0);
    let work = || -> Result<Vec<(u64, T)>, GameError> {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= portions {
                return Ok(done);
            }
            let games = portion.min(games - index * portion);
            done.push((index, play(games, index)?));
            bar.inc(games);
        }
    };
    let mut results = Vec::new();
    thread::scope(|scope| -> Result<(), Failure> {
        let workers: Vec<_> = (0..threads.min(portions as usize)).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            let done = worker.join().map_err(|_| Failure::No("a bot broke down in the middle of a game".into()))?;
            results.extend(done?);
        }
        Ok(())
    })?;
    results.sort_by_key(|(index, _)| *index);
    Ok(results.into_iter().map(|(_, result)| result).collect())
}
