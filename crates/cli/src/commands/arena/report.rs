//! What the arena found, for people and for programs.

use super::matches::Played;
use super::ratings::{self, Rating, Verdict};
use crate::commands::shares::{interval, mean_and_sd, percent, rate};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

/// Everything that was counted.
#[derive(Serialize)]
pub(super) struct Report {
    pub(super) game: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) preset: Option<String>,
    pub(super) options: Value,
    pub(super) seed: u64,
    pub(super) games: usize,
    pub(super) deals: usize,
    pub(super) seconds: f64,
    pub(super) bots: Vec<BotReport>,
    pub(super) endings: BTreeMap<String, u64>,
    /// What went wrong with programs, each message with how often.
    pub(super) forfeits: BTreeMap<String, u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) sprt: Option<String>,
}

/// How one bot fared, all its seats together.
#[derive(Serialize)]
pub(super) struct BotReport {
    pub(super) bot: String,
    /// Seats played.
    pub(super) seats: u64,
    /// Victories, shared ones as parts.
    pub(super) wins: f64,
    pub(super) win_rate: f64,
    pub(super) ci95: [f64; 2],
    /// The win rate beside that of somebody who is as strong as all others: 1 is a fair share. Nothing alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) times_its_share: Option<f64>,
    pub(super) mean_score: f64,
    pub(super) sd_score: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) rating: Option<Rating>,
    /// Win rate in each seat of the table.
    pub(super) by_seat: Vec<f64>,
    pub(super) mean_ms: f64,
    pub(super) longest_ms: f64,
    pub(super) forfeits: u64,
    pub(super) scores: Vec<i32>,
}

impl Report {
    #[allow(clippy::too_many_arguments)]
    pub(super) fn new(
        game: &'static str,
        preset: Option<&str>,
        options: &Value,
        seed: u64,
        seconds: f64,
        bots: &[String],
        played: &[Played],
        sprt: Option<Verdict>,
    ) -> Self {
        let mut names: Vec<String> = Vec::new();
        for bot in bots {
            if !names.contains(bot) {
                names.push(bot.clone());
            }
        }
        let alone = played.iter().all(|game| game.seats.len() == 1);
        let rated = (names.len() > 1 && !alone).then(|| ratings::ratings(&names, played));
        let mut reports: Vec<BotReport> = names
            .iter()
            .enumerate()
            .map(|(n, name)| BotReport::of(name, played, rated.as_ref().map(|list| list[n])))
            .collect();
        reports.sort_by(|one, other| {
            let key = |bot: &BotReport| bot.rating.map_or(bot.win_rate, |rating| rating.rating);
            key(other).total_cmp(&key(one))
        });
        let mut endings = BTreeMap::new();
        let mut forfeits = BTreeMap::new();
        for game in played {
            match &game.forfeit {
                Some((seat, reason)) => {
                    *forfeits.entry(format!("{}: {reason}", game.seats[*seat].bot)).or_default() += 1;
                }
                None => *endings.entry(game.ending.clone().unwrap_or_default()).or_default() += 1,
            }
        }
        let mut deals: Vec<u64> = played.iter().map(|game| game.deal).collect();
        deals.dedup();
        let sprt = sprt.map(|verdict| match verdict {
            Verdict::Stronger => format!("{} is stronger", bots[0]),
            Verdict::NotStronger => format!("{} is not stronger", bots[0]),
            Verdict::Open(far) => format!("not decided ({:.0} % of the way)", 100.0 * far),
        });
        Self {
            game,
            preset: preset.map(str::to_owned),
            options: options.clone(),
            seed,
            games: played.len(),
            deals: deals.len(),
            seconds,
            bots: reports,
            endings,
            forfeits,
            sprt,
        }
    }

    /// What was played, in a few words.
    pub(super) fn subject(&self) -> String {
        format!("{} {}", self.game, self.preset.clone().unwrap_or_else(|| self.options.to_string()))
    }
}

impl BotReport {
    fn of(name: &str, played: &[Played], rating: Option<Rating>) -> Self {
        let table = played.first().map_or(0, |game| game.seats.len());
        let mut by_seat = vec![(0.0, 0_u32); table];
        let (mut seats, mut wins, mut fair, mut forfeits) = (0, 0.0, 0.0, 0);
        let (mut thought, mut longest, mut decisions) = (0.0, 0.0_f64, 0_u64);
        let mut scores = Vec::new();
        for game in played {
            let total: f64 = game.seats.iter().map(|seat| seat.won).sum();
            for (place, seat) in game.seats.iter().enumerate().filter(|(_, seat)| seat.bot == name) {
                seats += 1;
                wins += seat.won;
                fair += total / game.seats.len() as f64;
                by_seat[place].0 += seat.won;
                by_seat[place].1 += 1;
                thought += seat.thought.as_secs_f64();
                longest = longest.max(seat.longest.as_secs_f64());
                decisions += seat.decisions;
                if game.forfeit.is_none() {
                    scores.push(seat.score);
                }
                forfeits += u64::from(game.forfeit.as_ref().is_some_and(|(at, _)| *at == place));
            }
        }
        let (sum, squares) =
            scores.iter().fold((0.0, 0.0), |(s, q), score| (s + f64::from(*score), q + f64::from(*score).powi(2)));
        let (mean_score, sd_score) = mean_and_sd(scores.len() as u64, sum, squares);
        let (win_rate, ci95) = rate(wins, seats);
        Self {
            bot: name.to_owned(),
            seats,
            wins,
            win_rate,
            ci95,
            times_its_share: (table > 1 && fair > 0.0).then(|| wins / fair),
            mean_score,
            sd_score,
            rating,
            by_seat: by_seat.into_iter().map(|(won, count)| won / f64::from(count.max(1))).collect(),
            mean_ms: 1000.0 * thought / decisions.max(1) as f64,
            longest_ms: 1000.0 * longest,
            forfeits,
            scores,
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{}: {} games of {} deals, seed {}, {:.0} s\n",
            self.subject(),
            self.games,
            self.deals,
            self.seed,
            self.seconds
        )?;
        let (rating, score) = ("rating   95 %", "score      sd");
        writeln!(f, "{:<22}{:>7}{:>9}   {:<17}{rating:<22}{score}   ms a move", "bot", "seats", "won", "95 %")?;
        for bot in &self.bots {
            let rating = bot.rating.map_or_else(String::new, |Rating { rating, ci95: [low, high] }| {
                format!("{rating:>6.0}   {low:.0} to {high:.0}")
            });
            let name: String = bot.bot.chars().take(21).collect();
            writeln!(
                f,
                "{name:<22}{:>7}{:>9}   {:<17}{rating:<22}{:>5.1}{:>8.1}{:>9.1}",
                bot.seats,
                percent(bot.win_rate),
                interval(bot.ci95),
                bot.mean_score,
                bot.sd_score,
                bot.mean_ms
            )?;
        }
        if let Some(sprt) = &self.sprt {
            writeln!(f, "\n{sprt}")?;
        }
        for (message, times) in &self.forfeits {
            writeln!(f, "\nforfeited {times} times: {message}")?;
        }
        Ok(())
    }
}
