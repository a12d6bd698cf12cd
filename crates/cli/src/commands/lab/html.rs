//! The report as one page that needs nothing else.

use super::Report;
use super::study::{Component, Kind, Mark, Study};
use crate::Failure;
use crate::commands::page::{self, escaped};
use crate::commands::plots::{self, Point, Whisker};
use crate::commands::shares::{interval, percent};
use crate::commands::thousands;
use quintain_core::Chart;
use std::fmt::Write as _;

/// The page.
pub(super) fn page(report: &Report) -> Result<String, Failure> {
    let Report { study, .. } = report;
    let mut html = String::new();
    let _ = write!(
        html,
        "<p class=\"muted\">{} games of {}, seed {}, {:.0} s.</p><p class=\"muted\"><code>{}</code></p>",
        thousands(study.games as f64),
        escaped(&report.bots.join(", ")),
        report.seed,
        report.seconds,
        escaped(&command(report))
    );
    findings(study, &mut html);
    if let Some(ladder) = &report.ladder {
        let _ = write!(html, "<h2>By {}</h2>", escaped(&ladder.option));
        let steps: Vec<String> = ladder.rungs.iter().map(|rung| rung.value.clone()).collect();
        let lines: Vec<(String, Vec<Point>)> = study
            .bots
            .iter()
            .map(|bot| {
                let points = ladder.rungs.iter().flat_map(|rung| rung.bots.iter().filter(|other| other.bot == bot.bot));
                let points = points.map(|bot| (100.0 * bot.win_rate, bot.ci95.map(|end| 100.0 * end)));
                (bot.bot.clone(), points.collect())
            })
            .collect();
        html.push_str(&plots::ladder(&ladder.option, "games won, %", &steps, &lines)?);
        html.push_str("<table><tr><th>Value</th><th>Bot</th><th>Won</th><th>95 %</th><th>Score</th></tr>");
        for rung in &ladder.rungs {
            for bot in &rung.bots {
                let _ = write!(
                    html,
                    "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{:.1}</td></tr>",
                    escaped(&rung.value),
                    escaped(&bot.bot),
                    percent(bot.win_rate),
                    interval(bot.ci95),
                    bot.mean_score
                );
            }
        }
        html.push_str("</table>");
    }
    seats_and_bots(study, &mut html)?;
    html.push_str("<h2>Length</h2>");
    let _ = write!(html, "<p class=\"muted\">{:.1} decisions a game, all seats together.</p>", study.mean_decisions);
    let lengths = [(String::new(), study.decisions.clone())];
    html.push_str(&plots::distributions("decisions in a game", "games, %", &lengths)?);
    if study.bots.iter().any(|bot| bot.scores.iter().any(|score| *score > 1.0)) {
        html.push_str("<h2>Scores</h2>");
        let scores: Vec<(String, Vec<f64>)> =
            study.bots.iter().map(|bot| (bot.bot.clone(), bot.scores.clone())).collect();
        html.push_str(&plots::distributions("final score, points", "seats, %", &scores)?);
    }
    endings(study, &mut html)?;
    for kind in &study.kinds {
        components(kind, &mut html)?;
    }
    numbers(study, &mut html)?;
    let _ = write!(
        html,
        "<h2>How it is reckoned</h2><p>Shared victories count as parts. A component's share is what its seats, with their bots, \
         win at all, so that good seats and strong bots lend nothing to what they hold. Its interval is reckoned over games, never \
         narrower than that of independent trials, and widened (Bonferroni) so that all {} comparisons of this report hold together \
         at 95 %. Dominant and weak are components whose whole interval is more than a quarter of the share away from it. All this says \
         what goes with winning; it does not say that one is the cause of the other: titles are taken by those who are ahead.</p>",
        study.comparisons
    );
    Ok(page::page(&format!("Lab: {}", report.subject()), &html))
}

/// What gives this report again.
fn command(report: &Report) -> String {
    let mut command = format!("quintain lab {}", report.game);
    match &report.preset {
        Some(preset) => {
            let _ = write!(command, " --preset {preset}");
        }
        None => {
            let _ = write!(command, " --options '{}'", report.options);
        }
    }
    let _ = write!(command, " --bots {} --games {} --seed {}", report.bots.join(","), report.study.games, report.seed);
    if let Some(simulations) = report.simulations {
        let _ = write!(command, " --sims {simulations}");
    }
    if let Some(ladder) = &report.ladder {
        let values: Vec<&str> = ladder.rungs.iter().map(|rung| rung.value.as_str()).collect();
        let _ = write!(command, " --vary {}={}", ladder.option, values.join(","));
    }
    command
}

fn findings(study: &Study, html: &mut String) {
    html.push_str("<h2>What to look at</h2>");
    if study.findings.is_empty() {
        html.push_str("<p>Nothing is dead or dominant as far as these games can tell.</p>");
        return;
    }
    html.push_str("<ul>");
    for finding in &study.findings {
        let _ = write!(html, "<li class=\"told\">{}</li>", escaped(finding));
    }
    html.push_str("</ul>");
}

fn seats_and_bots(study: &Study, html: &mut String) -> Result<(), Failure> {
    if study.seats.len() > 1 {
        html.push_str("<h2>Seats</h2>");
        let rows: Vec<Whisker> = study
            .seats
            .iter()
            .map(|seat| Whisker {
                label: format!("seat {}", seat.seat),
                value: 100.0 * seat.win_rate,
                interval: seat.ci95.map(|end| 100.0 * end),
                colour: 0,
            })
            .collect();
        html.push_str(&plots::whiskers("games won, %", &rows, Some((100.0 * study.fair, "fair share")), &[])?);
    }
    html.push_str("<h2>Bots</h2>");
    html.push_str(
        "<table><tr><th>Bot</th><th>Seats</th><th>Won</th><th>95 %</th><th>Score</th><th>Deviation</th></tr>",
    );
    for bot in &study.bots {
        let _ = write!(
            html,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{:.1}</td><td>{:.1}</td></tr>",
            escaped(&bot.bot),
            thousands(bot.seats as f64),
            percent(bot.win_rate),
            interval(bot.ci95),
            bot.mean_score,
            bot.sd_score
        );
    }
    html.push_str("</table>");
    Ok(())
}

fn endings(study: &Study, html: &mut String) -> Result<(), Failure> {
    html.push_str("<h2>Endings</h2>");
    let mut rows: Vec<(String, Vec<f64>)> = study
        .endings
        .iter()
        .map(|(ending, count)| (ending.replace('-', " "), vec![*count as f64 / study.games.max(1) as f64]))
        .collect();
    rows.sort_by(|one, other| other.1[0].total_cmp(&one.1[0]));
    html.push_str(&share_bars("games, %", rows)?);
    Ok(())
}

fn share_bars(axis: &str, rows: Vec<(String, Vec<f64>)>) -> Result<String, Failure> {
    plots::bars(&Chart { title: String::new(), axis: axis.to_owned(), legend: Vec::new(), rows })
}

fn components(kind: &Kind, html: &mut String) -> Result<(), Failure> {
    let mut title = kind.name.replace('-', " ");
    if let Some(first) = title.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    let _ = write!(html, "<h2>{}</h2>", escaped(&title));
    let seen: Vec<&Component> = kind.components.iter().filter(|component| component.count > 0).collect();
    let mut often: Vec<(String, Vec<f64>)> =
        seen.iter().map(|component| (component.name.clone(), vec![component.share_of_seats])).collect();
    often.sort_by(|one, other| other.1[0].total_cmp(&one.1[0]));
    if kind.result {
        html.push_str("<p class=\"muted\">It is the result by another name: only how often it came up is told.</p>");
        html.push_str(&share_bars("seats that had it, %", often)?);
        return Ok(());
    }
    let rows: Vec<Whisker> = seen
        .iter()
        .map(|component| Whisker {
            label: component.name.clone(),
            value: 100.0 * component.difference,
            interval: component.interval.map(|end| 100.0 * end),
            colour: match component.mark {
                Some(Mark::Dominant) => 0,
                Some(Mark::Weak) => 4,
                _ => 1,
            },
        })
        .collect();
    if !rows.is_empty() {
        let mut legend = Vec::new();
        for (mark, name, colour) in
            [(Some(Mark::Dominant), "dominant", 0), (Some(Mark::Weak), "weak", 4), (None, "within range", 1)]
        {
            let has = |component: &Component| match mark {
                None => !matches!(component.mark, Some(Mark::Dominant | Mark::Weak)),
                mark => component.mark == mark,
            };
            if seen.iter().any(|component| has(component)) {
                legend.push((name.to_owned(), colour));
            }
        }
        let axis = "won beyond the share of those seats, percentage points";
        html.push_str(&plots::whiskers(axis, &rows, Some((0.0, "its share")), &legend)?);
        html.push_str(&share_bars("seats that had it, %", often)?);
    }
    let _ = write!(
        html,
        "<details><summary>Figures</summary><div class=\"wide\"><table><tr><th>{}</th><th>Seats</th><th>Of all</th>\
         <th>Won</th><th>Its share</th><th>Beyond, points</th><th>Interval</th><th></th></tr>",
        escaped(&title)
    );
    for component in &kind.components {
        let _ = write!(html, "<tr><td>{}</td>", escaped(&component.name));
        let mark = component.mark.map_or("", |mark| match mark {
            Mark::Never => "never seen",
            Mark::Hardly => "hardly ever seen",
            Mark::Dominant => "dominant",
            Mark::Weak => "weak",
        });
        if component.count == 0 {
            let _ = write!(
                html,
                "<td>0</td><td></td><td></td><td></td><td></td><td></td><td class=\"told\">{mark}</td></tr>"
            );
            continue;
        }
        let [low, high] = component.interval;
        let _ = write!(
            html,
            "<td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{:+.1}</td><td>{:+.1} to {:+.1}</td>\
             <td class=\"told\">{mark}</td></tr>",
            thousands(component.count as f64),
            percent(component.share_of_seats),
            percent(component.win_rate),
            percent(component.expected),
            100.0 * component.difference,
            100.0 * low,
            100.0 * high
        );
    }
    let _ = write!(html, "</table></div></details>");
    Ok(())
}

fn numbers(study: &Study, html: &mut String) -> Result<(), Failure> {
    if study.numbers.is_empty() {
        return Ok(());
    }
    html.push_str("<h2>Quantities</h2>");
    let rows: Vec<Whisker> = study
        .numbers
        .iter()
        .map(|number| Whisker {
            label: number.name.replace('-', " "),
            value: number.correlation,
            interval: number.interval,
            colour: 1,
        })
        .collect();
    let axis = "correlation with winning, from -1 to 1";
    html.push_str(&plots::whiskers(axis, &rows, Some((0.0, "none")), &[])?);
    html.push_str(
        "<details><summary>Figures</summary><div class=\"wide\"><table><tr><th>Quantity</th><th>Seats</th><th>Mean</th>\
         <th>Deviation</th><th>Winners</th><th>Others</th><th>Correlation</th><th>Interval</th></tr>",
    );
    for number in &study.numbers {
        let _ = write!(
            html,
            "<tr><td>{}</td><td>{}</td><td>{:.2}</td><td>{:.2}</td><td>{:.2}</td><td>{:.2}</td><td>{:+.2}</td>\
             <td>{:+.2} to {:+.2}</td></tr>",
            escaped(&number.name.replace('-', " ")),
            thousands(number.count as f64),
            number.mean,
            number.sd,
            number.mean_of_winners,
            number.mean_of_others,
            number.correlation,
            number.interval[0],
            number.interval[1]
        );
    }
    html.push_str("</table></div></details>");
    Ok(())
}
