//! The report as one page that needs nothing else: ratings, shares, scores, drawn as plots.

use super::report::{BotReport, Report};
use crate::Failure;
use crate::commands::page::{self, escaped};
use crate::commands::plots::{self, Whisker};
use crate::commands::shares::{interval, percent};
use std::fmt::Write as _;

/// The page.
pub(super) fn page(report: &Report) -> Result<String, Failure> {
    let mut html = String::new();
    let _ = write!(
        html,
        "<p class=\"muted\">{} games of {} deals, seed {}, {:.0} s. Every deal is played by all rotations of the seats. \
         Intervals are 95 %.</p>",
        report.games, report.deals, report.seed, report.seconds
    );
    html.push_str(&table(report));
    if let Some(sprt) = &report.sprt {
        let _ = write!(html, "<p>Sequential test: {}.</p>", escaped(sprt));
    }
    if report.bots.iter().any(|bot| bot.rating.is_some()) {
        html.push_str(
            "<h2>Ratings</h2><p class=\"muted\">400 points are odds of ten to one; the mean of all is 0.</p>",
        );
        html.push_str(&whiskers(report, "rating, points", |bot| {
            let rating = bot.rating.unwrap_or(super::ratings::Rating { rating: 0.0, ci95: [0.0, 0.0] });
            (rating.rating, rating.ci95)
        })?);
    }
    html.push_str("<h2>Games won</h2>");
    html.push_str(&whiskers(report, "games won, %", |bot| {
        (100.0 * bot.win_rate, [100.0 * bot.ci95[0], 100.0 * bot.ci95[1]])
    })?);
    if report.bots.iter().any(|bot| bot.scores.iter().any(|score| *score > 1)) {
        html.push_str("<h2>Scores</h2>");
        let scores: Vec<(String, Vec<f64>)> = report
            .bots
            .iter()
            .map(|bot| (bot.bot.clone(), bot.scores.iter().map(|score| f64::from(*score)).collect()))
            .collect();
        html.push_str(&plots::distributions("final score, points", "seats, %", &scores)?);
    }
    html.push_str("<h2>Endings</h2><table><tr><th>Ending</th><th>Games</th></tr>");
    for (ending, count) in &report.endings {
        let _ = write!(html, "<tr><td>{}</td><td>{count}</td></tr>", escaped(ending));
    }
    html.push_str("</table>");
    for (message, times) in &report.forfeits {
        let _ = write!(html, "<p>Forfeited {times} times: {}</p>", escaped(message));
    }
    Ok(page::page(&format!("Arena: {}", report.subject()), &html))
}

fn table(report: &Report) -> String {
    let mut html = String::from(
        "<table><tr><th>Bot</th><th>Seats</th><th>Won</th><th>95 %</th><th>Of its share</th><th>Rating</th>\
         <th>Score</th><th>Deviation</th><th>Won by seat</th><th>ms a move</th><th>longest</th></tr>",
    );
    for bot in &report.bots {
        let rating = bot.rating.map_or_else(String::new, |rating| format!("{:.0}", rating.rating));
        let share = bot.times_its_share.map_or_else(String::new, |share| format!("{share:.2}"));
        let seats: Vec<String> = bot.by_seat.iter().map(|share| format!("{:.0}", 100.0 * share)).collect();
        let _ = write!(
            html,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{share}</td><td>{rating}</td><td>{:.1}</td>\
             <td>{:.1}</td><td>{}</td><td>{:.1}</td><td>{:.0}</td></tr>",
            escaped(&bot.bot),
            bot.seats,
            percent(bot.win_rate),
            interval(bot.ci95),
            bot.mean_score,
            bot.sd_score,
            seats.join(" / "),
            bot.mean_ms,
            bot.longest_ms
        );
    }
    html.push_str("</table>");
    html
}

/// A point with its interval for each bot, on one axis.
fn whiskers(report: &Report, axis: &str, of: impl Fn(&BotReport) -> (f64, [f64; 2])) -> Result<String, Failure> {
    let rows: Vec<Whisker> = report
        .bots
        .iter()
        .enumerate()
        .map(|(n, bot)| {
            let (value, interval) = of(bot);
            Whisker { label: bot.bot.clone(), value, interval, colour: n }
        })
        .collect();
    plots::whiskers(axis, &rows, None, &[])
}
