//! The report as one page that needs nothing else: ratings, shares, scores, drawn as SVG.

use super::report::{BotReport, Report};
use crate::commands::shares::{interval, percent};
use std::fmt::Write as _;

const STYLE: &str = "body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2b2118;\
background:#faf5ea}h1{font-weight:normal}table{border-collapse:collapse;margin:1rem 0}th,td{padding:.3rem .8rem;\
text-align:right;border-bottom:1px solid #d8c9ab}th:first-child,td:first-child{text-align:left}svg{max-width:100%;\
height:auto;display:block;margin:1rem 0}text{font:13px Georgia,serif;fill:#2b2118}.muted{color:#6b5a45}";
const COLOURS: [&str; 6] = ["#8c2f1b", "#2c5a7d", "#4f6b2a", "#7a4d8c", "#a8741a", "#3b6f6a"];

/// The page.
pub(super) fn page(report: &Report) -> String {
    let mut html = String::new();
    let subject = escaped(&report.subject());
    let _ = write!(
        html,
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Arena: {subject}</title>\
         <style>{STYLE}</style></head><body><h1>Arena: {subject}</h1>\
         <p class=\"muted\">{} games of {} deals, seed {}, {:.0} s. Every deal is played by all rotations of the seats. \
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
        html.push_str(&whiskers(report, "points", |bot| {
            let rating = bot.rating.unwrap_or(super::ratings::Rating { rating: 0.0, ci95: [0.0, 0.0] });
            (rating.rating, rating.ci95)
        }));
    }
    html.push_str("<h2>Games won</h2>");
    html.push_str(&whiskers(report, "% of the games", |bot| {
        (100.0 * bot.win_rate, [100.0 * bot.ci95[0], 100.0 * bot.ci95[1]])
    }));
    if report.bots.iter().any(|bot| bot.scores.iter().any(|score| *score > 1)) {
        html.push_str("<h2>Scores</h2>");
        html.push_str(&histogram(report));
    }
    html.push_str("<h2>Endings</h2><table><tr><th>Ending</th><th>Games</th></tr>");
    for (ending, count) in &report.endings {
        let _ = write!(html, "<tr><td>{}</td><td>{count}</td></tr>", escaped(ending));
    }
    html.push_str("</table>");
    for (message, times) in &report.forfeits {
        let _ = write!(html, "<p>Forfeited {times} times: {}</p>", escaped(message));
    }
    html.push_str("</body></html>\n");
    html
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
fn whiskers(report: &Report, unit: &str, of: impl Fn(&BotReport) -> (f64, [f64; 2])) -> String {
    let (left, width, line) = (190.0, 560.0, 34.0);
    let all: Vec<(f64, [f64; 2])> = report.bots.iter().map(of).collect();
    let low = all.iter().map(|(_, [low, _])| *low).fold(f64::MAX, f64::min);
    let high = all.iter().map(|(_, [_, high])| *high).fold(f64::MIN, f64::max);
    let ticks = ticks(low, high);
    let (from, to) = (ticks[0], ticks[ticks.len() - 1]);
    let x = |value: f64| left + width * (value - from) / (to - from).max(1e-9);
    let height = line * (all.len() as f64 + 1.6);
    let bottom = line * all.len() as f64 + 12.0;
    let mut svg = format!("<svg viewBox=\"0 0 790 {height}\" role=\"img\" aria-label=\"{unit}\">");
    for tick in &ticks {
        let _ = write!(
            svg,
            "<line x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"6\" y2=\"{bottom}\" stroke=\"#d8c9ab\"/>\
             <text x=\"{0:.1}\" y=\"{1}\" text-anchor=\"middle\">{tick:.0}</text>",
            x(*tick),
            bottom + 16.0
        );
    }
    let _ = write!(svg, "<text x=\"{left}\" y=\"{}\">{unit}</text>", bottom + 34.0);
    for (n, (bot, (value, [low, high]))) in report.bots.iter().zip(&all).enumerate() {
        let (y, colour) = (line * (n as f64 + 0.6), COLOURS[n % COLOURS.len()]);
        let name: String = bot.bot.chars().take(24).collect();
        let _ = write!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\
             <line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{y}\" y2=\"{y}\" stroke=\"{colour}\" stroke-width=\"3\"/>\
             <circle cx=\"{:.1}\" cy=\"{y}\" r=\"6\" fill=\"{colour}\"/>",
            left - 12.0,
            y + 4.0,
            escaped(&name),
            x(*low),
            x(*high),
            x(*value)
        );
    }
    svg.push_str("</svg>");
    svg
}

/// How often each score came up: a line for each bot.
fn histogram(report: &Report) -> String {
    let scores = || report.bots.iter().flat_map(|bot| bot.scores.iter().copied());
    let (Some(low), Some(high)) = (scores().min(), scores().max()) else { return String::new() };
    let step = f64::from((high - low).max(1)) / 20.0;
    let (left, top, width, height) = (50.0, 10.0, 700.0, 220.0);
    let bins = 21_usize;
    let shares: Vec<Vec<f64>> = report
        .bots
        .iter()
        .map(|bot| {
            let mut counts = vec![0.0; bins];
            for score in &bot.scores {
                counts[((f64::from(score - low) / step) as usize).min(bins - 1)] += 1.0;
            }
            counts.iter().map(|count| 100.0 * count / bot.scores.len().max(1) as f64).collect()
        })
        .collect();
    let most = shares.iter().flatten().copied().fold(1.0, f64::max);
    let mut svg = String::from("<svg viewBox=\"0 0 790 300\" role=\"img\" aria-label=\"scores\">");
    for tick in ticks(0.0, most) {
        let y = top + height * (1.0 - tick / most);
        if y >= top - 1.0 {
            let _ = write!(
                svg,
                "<line x1=\"{left}\" x2=\"{}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#d8c9ab\"/>\
                 <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{tick:.0} %</text>",
                left + width,
                left - 6.0,
                y + 4.0
            );
        }
    }
    for bin in (0..bins).step_by(4) {
        let _ = write!(
            svg,
            "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{:.0}</text>",
            left + width * bin as f64 / (bins - 1) as f64,
            top + height + 20.0,
            f64::from(low) + step * bin as f64
        );
    }
    for (n, (bot, shares)) in report.bots.iter().zip(&shares).enumerate() {
        let colour = COLOURS[n % COLOURS.len()];
        let points: Vec<String> = shares
            .iter()
            .enumerate()
            .map(|(bin, share)| {
                let x = left + width * bin as f64 / (bins - 1) as f64;
                format!("{x:.1},{:.1}", top + height * (1.0 - share / most))
            })
            .collect();
        let _ = write!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.5\"/>\
             <text x=\"{}\" y=\"290\" style=\"fill:{colour}\">{}</text>",
            points.join(" "),
            left + 130.0 * n as f64,
            escaped(&bot.bot.chars().take(16).collect::<String>())
        );
    }
    svg.push_str("</svg>");
    svg
}

/// Round numbers from below `low` to above `high`.
fn ticks(low: f64, high: f64) -> Vec<f64> {
    let rough = ((high - low) / 5.0).max(1.0);
    let power = 10_f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|n| n * power).find(|step| *step >= rough).unwrap_or(rough);
    let first = (low / step).floor();
    let last = (high / step).ceil().max(first + 1.0);
    (0..=(last - first) as i32).map(|n| (first + f64::from(n)) * step).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
