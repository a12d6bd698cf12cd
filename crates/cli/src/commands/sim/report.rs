//! What a simulation found, for people and for programs.

use crate::commands::shares::{interval, mean_and_sd, percent, rate};
use crate::commands::thousands;
use quintain_core::driver::{Numbers, Tally, add};
use serde::Serialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Everything that was counted.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    preset: Option<String>,
    options: Value,
    seed: u64,
    threads: usize,
    games: u64,
    decisions: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    decisions_per_game: f64,
    seats: Vec<SeatReport>,
    endings: BTreeMap<String, u64>,
    flags: Vec<FlagReport>,
    numbers: Vec<NumberReport>,
}

#[derive(Serialize)]
struct SeatReport {
    seat: usize,
    bot: String,
    wins: u64,
    win_rate: f64,
    ci95: [f64; 2],
    mean_score: f64,
    sd_score: f64,
}

/// How the seats fared that had a fact in common.
#[derive(Serialize)]
struct FlagReport {
    kind: String,
    value: String,
    count: u64,
    wins: u64,
    win_rate: f64,
    ci95: [f64; 2],
}

/// A quantity over all seats or, where different bots sit at the table, over the seats of one of them.
#[derive(Serialize)]
struct NumberReport {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
    count: u64,
    mean: f64,
    sd: f64,
}

impl NumberReport {
    fn list(numbers: &Numbers, bot: Option<&str>) -> Vec<Self> {
        let entries = numbers.iter().map(|(name, &(count, sum, squares))| {
            let (mean, sd) = mean_and_sd(count, sum, squares);
            Self { name: name.clone(), bot: bot.map(str::to_owned), count, mean, sd }
        });
        entries.collect()
    }

    /// All seats together, then the seats of each bot if there are several.
    fn all(tally: &Tally, bots: &[String]) -> Vec<Self> {
        let mut list = Self::list(&tally.numbers, None);
        let kinds: BTreeSet<&String> = bots.iter().collect();
        for bot in kinds.iter().filter(|_| kinds.len() > 1) {
            let mut numbers = Numbers::new();
            for (_, counted) in bots.iter().zip(&tally.by_seat).filter(|(other, _)| other == bot) {
                for (name, entry) in counted {
                    add(&mut numbers, name, *entry);
                }
            }
            list.extend(Self::list(&numbers, Some(bot)));
        }
        list
    }
}

impl Report {
    #[allow(clippy::too_many_arguments)]
    pub(super) fn new(
        game: &'static str,
        preset: Option<String>,
        options: &Value,
        bots: Vec<String>,
        seed: u64,
        threads: usize,
        seconds: f64,
        tally: &Tally,
    ) -> Self {
        let games = tally.games as f64;
        let per_second = |count: u64| count as f64 / seconds.max(1e-9);
        let numbers = NumberReport::all(tally, &bots);
        let seats = bots.into_iter().zip(&tally.seats).enumerate().map(|(seat, (bot, counted))| {
            let (mean_score, sd_score) = mean_and_sd(tally.games, counted.score, counted.score_squared);
            let (win_rate, ci95) = rate(counted.wins as f64, tally.games);
            SeatReport { seat, bot, wins: counted.wins, win_rate, ci95, mean_score, sd_score }
        });
        let flags = tally.flags.iter().map(|((kind, value), &(count, wins))| {
            let (win_rate, ci95) = rate(wins as f64, count);
            FlagReport { kind: kind.clone(), value: value.clone(), count, wins, win_rate, ci95 }
        });
        Self {
            game,
            preset,
            options: options.clone(),
            seed,
            threads,
            games: tally.games,
            decisions: tally.decisions,
            seconds,
            games_per_second: per_second(tally.games),
            decisions_per_second: per_second(tally.decisions),
            decisions_per_game: tally.decisions as f64 / games.max(1.0),
            seats: seats.collect(),
            endings: tally.endings.clone(),
            flags: flags.collect(),
            numbers,
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = self.preset.clone().unwrap_or_else(|| self.options.to_string());
        writeln!(f, "{} {what}: {} games, seed {}", self.game, thousands(self.games as f64), self.seed)?;
        writeln!(
            f,
            "{:.2} s on {} threads: {} games/s, {} decisions/s, {:.1} decisions a game\n",
            self.seconds,
            self.threads,
            thousands(self.games_per_second),
            thousands(self.decisions_per_second),
            self.decisions_per_game
        )?;
        writeln!(f, "{:<6}{:<12}{:>8}   {:<17}{:>10}{:>10}", "seat", "bot", "won", "95 %", "score", "sd")?;
        for seat in &self.seats {
            let SeatReport { win_rate, ci95, mean_score, sd_score, .. } = seat;
            let (won, between) = (percent(*win_rate), interval(*ci95));
            writeln!(f, "{:<6}{:<12}{won:>8}   {between:<17}{mean_score:>10.3}{sd_score:>10.3}", seat.seat, seat.bot)?;
        }
        writeln!(f, "\n{:<30}{:>10}", "ending", "games")?;
        for (ending, &count) in &self.endings {
            let share = percent(count as f64 / self.games.max(1) as f64);
            writeln!(f, "{ending:<30}{:>10}{share:>10}", thousands(count as f64))?;
        }
        if !self.flags.is_empty() {
            writeln!(f, "\n{:<30}{:>10}{:>10}   95 %", "seats with", "count", "won")?;
        }
        for flag in &self.flags {
            let name = format!("{} {}", flag.kind, flag.value);
            let (won, between) = (percent(flag.win_rate), interval(flag.ci95));
            writeln!(f, "{name:<30}{:>10}{won:>10}   {between}", thousands(flag.count as f64))?;
        }
        if !self.numbers.is_empty() {
            writeln!(f, "\n{:<30}{:>10}{:>10}{:>10}", "number", "count", "mean", "sd")?;
        }
        for NumberReport { name, bot, count, mean, sd } in &self.numbers {
            let bot = bot.as_ref().map_or_else(String::new, |bot| format!("   {bot}"));
            writeln!(f, "{name:<30}{:>10}{mean:>10.3}{sd:>10.3}{bot}", thousands(*count as f64))?;
        }
        Ok(())
    }
}
