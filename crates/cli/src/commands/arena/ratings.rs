//! How strong each bot is: ratings from ranks (Plackett and Luce's model, which knows any number of seats), intervals
//! by drawing the deals again, and the sequential test.

use super::matches::Played;
use crate::commands::shares::rate;
use quintain_core::chance::{Fast, Luck};
use std::collections::BTreeMap;

/// Points of rating that make odds of ten to one.
const SCALE: f64 = 400.0;
/// How often the deals are drawn again for the intervals.
const REDRAWN: usize = 200;
/// A little of a drawn game between all keeps ratings finite where somebody has never won or lost.
const PRIOR: f64 = 0.5;
/// The sequential test: are the first bot's odds against the second even, or this many points better?
const BETTER: f64 = 50.0;
/// Errors of five in a hundred on either side: log of 19.
const BOUND: f64 = 2.944_438_979_166_440_5;

/// A rating with its interval.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize)]
pub(super) struct Rating {
    pub(super) rating: f64,
    pub(super) ci95: [f64; 2],
}

/// Ratings of these bots, the mean of all at 0. One bot alone has none.
pub(super) fn ratings(names: &[String], games: &[Played]) -> Vec<Rating> {
    let all: Vec<&Played> = games.iter().collect();
    let point = strengths(names, &all);
    let mut deals: BTreeMap<u64, Vec<&Played>> = BTreeMap::new();
    for game in games {
        deals.entry(game.deal).or_default().push(game);
    }
    let deals: Vec<Vec<&Played>> = deals.into_values().collect();
    let mut luck = Fast::new(1);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::new(); names.len()];
    for _ in 0..REDRAWN {
        let sample: Vec<&Played> =
            (0..deals.len()).flat_map(|_| deals[luck.below(deals.len() as u32) as usize].iter().copied()).collect();
        for (list, strength) in drawn.iter_mut().zip(strengths(names, &sample)) {
            list.push(strength);
        }
    }
    point
        .into_iter()
        .zip(drawn)
        .map(|(rating, mut list)| {
            list.sort_by(f64::total_cmp);
            let at = |share: f64| list.get((share * (list.len() - 1) as f64).round() as usize).copied();
            let (low, high) = (at(0.025).unwrap_or(rating), at(0.975).unwrap_or(rating));
            Rating { rating, ci95: [low.min(rating), high.max(rating)] }
        })
        .collect()
}

/// The model's strengths in points of rating, by Hunter's iteration. Seats that share a rank beat each other half.
fn strengths(names: &[String], games: &[&Played]) -> Vec<f64> {
    let index = |name: &str| names.iter().position(|known| known == name).unwrap_or(0);
    let n = names.len();
    let mut wins = vec![PRIOR * (n - 1) as f64 / 2.0; n];
    let mut meetings = vec![vec![PRIOR; n]; n];
    for game in games {
        for (one, a) in game.seats.iter().enumerate() {
            for b in &game.seats[one + 1..] {
                let (x, y) = (index(&a.bot), index(&b.bot));
                if x == y {
                    continue;
                }
                // Among many seats the pairs of one game are not independent: together they weigh as one less than seats.
                let weight = 2.0 / game.seats.len() as f64;
                let won = match a.rank.cmp(&b.rank) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                wins[x] += weight * won;
                wins[y] += weight * (1.0 - won);
                meetings[x][y] += weight;
                meetings[y][x] += weight;
            }
        }
    }
    let mut strength = vec![1.0_f64; n];
    for _ in 0..200 {
        let next: Vec<f64> = (0..n)
            .map(|x| {
                let met: f64 = (0..n).filter(|y| *y != x).map(|y| meetings[x][y] / (strength[x] + strength[y])).sum();
                if met > 0.0 { wins[x] / met } else { strength[x] }
            })
            .collect();
        let mean = (next.iter().map(|s| s.max(1e-9).ln()).sum::<f64>() / n as f64).exp();
        strength = next.into_iter().map(|s| s.max(1e-9) / mean).collect();
    }
    strength.into_iter().map(|s| SCALE * s.log10()).collect()
}

/// What the sequential test says.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Verdict {
    /// The first bot is stronger.
    Stronger,
    /// It is not.
    NotStronger,
    /// Not known yet; how far the test is, from -1 to 1.
    Open(f64),
}

impl Verdict {
    pub(super) fn is_decided(self) -> bool {
        !matches!(self, Self::Open(_))
    }
}

/// Is the first bot stronger than the second? Shared games count half.
pub(super) fn sprt<'a>(bots: &[String], games: impl Iterator<Item = &'a Played>) -> Verdict {
    let (Some(first), Some(second)) = (bots.first(), bots.iter().find(|bot| **bot != bots[0])) else {
        return Verdict::Open(0.0);
    };
    let better = 1.0 / (1.0 + 10_f64.powf(-BETTER / SCALE));
    let (up, down) = ((better / 0.5).ln(), ((1.0 - better) / 0.5).ln());
    let mut sum = 0.0;
    for game in games {
        let best = |name: &String| game.seats.iter().filter(|seat| seat.bot == *name).map(|seat| seat.rank).min();
        sum += match (best(first), best(second)) {
            (Some(one), Some(other)) if one < other => up,
            (Some(one), Some(other)) if one > other => down,
            (Some(_), Some(_)) => f64::midpoint(up, down),
            _ => 0.0,
        };
    }
    match sum {
        sum if sum >= BOUND => Verdict::Stronger,
        sum if sum <= -BOUND => Verdict::NotStronger,
        sum => Verdict::Open(sum / BOUND),
    }
}

/// How the first bot stands, in a few words for the progress bar.
pub(super) fn standing<'a>(bots: &[String], games: impl Iterator<Item = &'a Played>) -> String {
    let (mut seats, mut won) = (0, 0.0);
    for seat in games.flat_map(|game| &game.seats).filter(|seat| seat.bot == bots[0]) {
        seats += 1;
        won += seat.won;
    }
    let (share, [low, high]) = rate(won, seats);
    format!("{} {:.0} % ({:.0} to {:.0})", bots[0], 100.0 * share, 100.0 * low, 100.0 * high)
}

#[cfg(test)]
mod tests {
    use super::super::matches::Fared;
    use super::*;
    use std::time::Duration;

    fn game(deal: u64, ranks: &[(&str, u8)]) -> Played {
        let fared = |(bot, rank): &(&str, u8)| Fared {
            bot: (*bot).to_owned(),
            score: 0,
            rank: *rank,
            won: f64::from(u8::from(*rank == 1)),
            decisions: 1,
            thought: Duration::ZERO,
            longest: Duration::ZERO,
        };
        Played { deal, seats: ranks.iter().map(fared).collect(), ending: None, forfeit: None }
    }

    fn names(list: &[&str]) -> Vec<String> {
        list.iter().map(|name| (*name).to_owned()).collect()
    }

    /// Ten to one are 400 points, whoever else sits there.
    #[test]
    fn odds_become_points() {
        let games: Vec<Played> = (0..1100)
            .map(|n| if n % 11 == 0 { game(n, &[("a", 2), ("b", 1)]) } else { game(n, &[("a", 1), ("b", 2)]) })
            .collect();
        let [a, b] = ratings(&names(&["a", "b"]), &games)[..] else { panic!() };
        assert!((a.rating - b.rating - 400.0).abs() < 5.0, "{a:?} {b:?}");
        assert!(a.ci95[0] < a.rating && a.rating < a.ci95[1] && a.ci95[0] > b.ci95[1]);
    }

    #[test]
    fn three_seats_are_ranked() {
        let games: Vec<Played> = (0..60)
            .map(|n| {
                let swap = n % 3 == 0;
                game(n, &[("a", if swap { 2 } else { 1 }), ("b", if swap { 1 } else { 2 }), ("c", 3)])
            })
            .collect();
        let list = ratings(&names(&["a", "b", "c"]), &games);
        assert!(list[0].rating > list[1].rating && list[1].rating > list[2].rating, "{list:?}");
        assert!(list.iter().all(|rating| rating.rating.is_finite()));
    }

    #[test]
    fn the_sequential_test_decides() {
        let bots = names(&["a", "b"]);
        let wins: Vec<Played> = (0..60).map(|n| game(n, &[("a", 1), ("b", 2)])).collect();
        let losses: Vec<Played> = (0..60).map(|n| game(n, &[("a", 2), ("b", 1)])).collect();
        assert_eq!(sprt(&bots, wins.iter()), Verdict::Stronger);
        assert_eq!(sprt(&bots, losses.iter()), Verdict::NotStronger);
        assert!(matches!(sprt(&bots, wins[..3].iter()), Verdict::Open(far) if far > 0.0));
    }
}
