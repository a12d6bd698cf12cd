//! What many games show, reckoned from the accounts of all of them.
//!
//! A component is judged by how much oftener its seats win than those seats win at all: for every seat of a game the
//! difference between its share of the victory and the mean of its bot in its seat, so that neither strong bots nor
//! good seats lend their success to what they happen to hold. Seats of one game are no independent trials; the
//! variance is reckoned over games, and is never taken to be less than that of independent trials.

use super::names::Names;
use crate::commands::shares::{mean_and_sd, rate};
use quintain_core::driver::Account;
use serde::Serialize;
use std::collections::BTreeMap;

/// A component that surely fewer seats have is hardly there.
const HARDLY: f64 = 0.02;
/// A component whose whole interval is farther than this part of the fair share from it is told.
const FAR: f64 = 0.25;
/// The error allowed in all comparisons of a report together.
const ERROR: f64 = 0.05;

/// Words with their numbers: accounts of many games say the same words again and again.
#[derive(Default)]
struct Dictionary(BTreeMap<(String, String), usize>);

impl Dictionary {
    fn number(&mut self, kind: &str, word: &str) -> usize {
        let next = self.0.len();
        *self.0.entry((kind.to_owned(), word.to_owned())).or_insert(next)
    }

    fn words(&self) -> Vec<(&str, &str)> {
        let mut words = vec![("", ""); self.0.len()];
        for ((kind, word), number) in &self.0 {
            words[*number] = (kind.as_str(), word.as_str());
        }
        words
    }
}

/// One seat of one game.
struct Sat {
    bot: usize,
    seat: usize,
    won: f64,
    score: i32,
    flags: Vec<usize>,
    numbers: Vec<(usize, f64)>,
}

/// Games that were watched.
#[derive(Default)]
pub(super) struct Watched {
    games: Vec<Vec<Sat>>,
    decisions: Vec<u64>,
    endings: BTreeMap<String, u64>,
    bots: Dictionary,
    flags: Dictionary,
    numbers: Dictionary,
}

impl Watched {
    /// Counts a game.
    pub(super) fn add(&mut self, seating: &[String], account: &Account) {
        let winners = account.outcome.winners().len().max(1) as f64;
        self.decisions.push(account.decisions);
        *self.endings.entry(account.outcome.ending.clone().into_owned()).or_default() += 1;
        let mut game = Vec::new();
        for (seat, (result, facts)) in account.outcome.seats.iter().zip(&account.facts).enumerate() {
            game.push(Sat {
                bot: self.bots.number("", &seating[seat]),
                seat,
                won: if result.won { 1.0 / winners } else { 0.0 },
                score: result.score,
                flags: facts.flags.iter().map(|(kind, value)| self.flags.number(kind, value)).collect(),
                numbers: facts.numbers.iter().map(|(name, value)| (self.numbers.number("", name), *value)).collect(),
            });
        }
        self.games.push(game);
    }

    fn seats(&self) -> usize {
        self.games.first().map_or(0, Vec::len)
    }
}

/// How one bot fared, all its seats together.
#[derive(Clone, Serialize)]
pub(super) struct BotFared {
    pub(super) bot: String,
    pub(super) seats: u64,
    pub(super) win_rate: f64,
    pub(super) ci95: [f64; 2],
    pub(super) mean_score: f64,
    pub(super) sd_score: f64,
    #[serde(skip)]
    pub(super) scores: Vec<f64>,
}

/// How one seat of the table fared.
#[derive(Serialize)]
pub(super) struct SeatFared {
    pub(super) seat: usize,
    pub(super) win_rate: f64,
    pub(super) ci95: [f64; 2],
    pub(super) mean_score: f64,
}

/// What is to be said of a component.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Mark {
    /// No seat ever had it.
    Never,
    /// Hardly any seat had it.
    Hardly,
    /// It goes with winning.
    Dominant,
    /// It goes with losing.
    Weak,
}

/// A component, a role, a place in the order: something that a seat had or had not.
#[derive(Serialize)]
pub(super) struct Component {
    pub(super) id: String,
    pub(super) name: String,
    /// Seats that had it.
    pub(super) count: u64,
    pub(super) share_of_seats: f64,
    /// The upper end of the interval of that share.
    #[serde(skip)]
    at_most: f64,
    pub(super) win_rate: f64,
    /// How often those seats, with those bots, win at all.
    pub(super) expected: f64,
    pub(super) difference: f64,
    /// Widened for all comparisons of the report.
    pub(super) interval: [f64; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) mark: Option<Mark>,
}

/// All components of a kind.
#[derive(Serialize)]
pub(super) struct Kind {
    #[serde(rename = "kind")]
    pub(super) name: String,
    /// Is it the result by another name? Then nothing is compared.
    pub(super) result: bool,
    pub(super) components: Vec<Component>,
}

/// A quantity, and how it goes with winning.
#[derive(Serialize)]
pub(super) struct Number {
    pub(super) name: String,
    pub(super) count: u64,
    pub(super) mean: f64,
    pub(super) sd: f64,
    pub(super) mean_of_winners: f64,
    pub(super) mean_of_others: f64,
    /// With winning beyond the seat's and the bot's share; widened for all comparisons of the report.
    pub(super) correlation: f64,
    pub(super) interval: [f64; 2],
}

/// What many games show.
#[derive(Serialize)]
pub(super) struct Study {
    pub(super) games: u64,
    /// How many comparisons the intervals are widened for.
    pub(super) comparisons: usize,
    /// The share of a seat if all were alike; of a game for one the share of games won.
    pub(super) fair: f64,
    pub(super) findings: Vec<String>,
    pub(super) bots: Vec<BotFared>,
    pub(super) seats: Vec<SeatFared>,
    pub(super) mean_decisions: f64,
    #[serde(skip)]
    pub(super) decisions: Vec<f64>,
    pub(super) endings: BTreeMap<String, u64>,
    pub(super) kinds: Vec<Kind>,
    pub(super) numbers: Vec<Number>,
}

/// How each bot fared.
pub(super) fn bots(watched: &Watched) -> Vec<BotFared> {
    let fared = watched.bots.words().into_iter().enumerate().map(|(number, (_, bot))| {
        let sat = || watched.games.iter().flatten().filter(move |sat| sat.bot == number);
        let scores: Vec<f64> = sat().map(|sat| f64::from(sat.score)).collect();
        let (mean_score, sd_score) =
            mean_and_sd(scores.len() as u64, scores.iter().sum(), scores.iter().map(|score| score * score).sum());
        let (win_rate, ci95) = rate(sat().map(|sat| sat.won).sum(), scores.len() as u64);
        BotFared { bot: bot.to_owned(), seats: scores.len() as u64, win_rate, ci95, mean_score, sd_score, scores }
    });
    fared.collect()
}

impl Study {
    /// Reckons. `counted` are the components that there are, by kind.
    pub(super) fn of(watched: &Watched, counted: &[(&'static str, Vec<&'static str>)], names: &Names) -> Self {
        let games = watched.games.len();
        let share = share_by_bot_and_seat(watched);
        let flags = watched.flags.words();
        let mut sums = vec![Sum::default(); flags.len()];
        for game in &watched.games {
            for (sum, count, won, expected) in in_one_game(game, &share) {
                sums[sum].add(count, won, expected);
            }
        }
        let mut kinds = kinds(&flags, &sums, counted, names, (games * watched.seats()) as f64);
        let mut numbers = numbers(watched, &share);
        let comparisons = kinds.iter().filter(|kind| !kind.result).map(|kind| kind.components.len()).sum::<usize>();
        let comparisons = (comparisons + numbers.len()).max(1);
        let z = quantile(1.0 - ERROR / (2.0 * comparisons as f64));
        for kind in &mut kinds {
            let told = counted.iter().any(|(known, _)| *known == kind.name);
            let compared = !kind.result;
            for component in &mut kind.components {
                component.judge(z, told, compared);
            }
            kind.components.sort_by(|one, other| other.difference.total_cmp(&one.difference));
        }
        for number in &mut numbers {
            number.widen(z);
        }
        numbers.sort_by(|one, other| other.correlation.total_cmp(&one.correlation));
        let won: f64 = watched.games.iter().flatten().map(|sat| sat.won).sum();
        let mut study = Self {
            games: games as u64,
            comparisons,
            fair: won / (games * watched.seats()).max(1) as f64,
            findings: Vec::new(),
            bots: bots(watched),
            seats: seats(watched),
            mean_decisions: watched.decisions.iter().sum::<u64>() as f64 / games.max(1) as f64,
            decisions: watched.decisions.iter().map(|count| *count as f64).collect(),
            endings: watched.endings.clone(),
            kinds,
            numbers,
        };
        study.findings = study.find();
        study
    }

    /// What a reader should look at first.
    fn find(&self) -> Vec<String> {
        let mut findings = Vec::new();
        for seat in self.seats.iter().filter(|_| self.seats.len() > 1) {
            let [low, high] = seat.ci95;
            if low > self.fair * (1.0 + FAR) || high < self.fair * (1.0 - FAR) {
                let won = 100.0 * seat.win_rate;
                findings.push(format!("seat {} wins {won:.1} % where {:.1} % are fair", seat.seat, 100.0 * self.fair));
            }
        }
        for kind in &self.kinds {
            let with = |mark: Mark| kind.components.iter().filter(move |component| component.mark == Some(mark));
            let list = |mark: Mark| with(mark).map(|component| component.name.clone()).collect::<Vec<_>>().join(", ");
            for (mark, what) in [(Mark::Never, "never seen"), (Mark::Hardly, "hardly ever seen")] {
                if with(mark).next().is_some() {
                    findings.push(format!("{}, {what}: {}", kind.name, list(mark)));
                }
            }
            for component in kind.components.iter().filter(|component| component.mark.is_some()) {
                let goes = match component.mark {
                    Some(Mark::Dominant) => "goes with winning",
                    Some(Mark::Weak) => "goes with losing",
                    _ => continue,
                };
                findings.push(format!(
                    "{} {} {goes}: {:.1} % won where {:.1} % are its share ({} seats)",
                    kind.name,
                    component.name,
                    100.0 * component.win_rate,
                    100.0 * component.expected,
                    component.count
                ));
            }
        }
        findings
    }
}

/// `share[bot][seat]`: the mean share of the victory.
fn share_by_bot_and_seat(watched: &Watched) -> Vec<Vec<f64>> {
    let mut sums = vec![vec![(0.0, 0.0); watched.seats()]; watched.bots.0.len()];
    for sat in watched.games.iter().flatten() {
        let (won, count) = &mut sums[sat.bot][sat.seat];
        *won += sat.won;
        *count += 1.0;
    }
    let mean = |(won, count): (f64, f64)| won / count.max(1.0);
    sums.into_iter().map(|seats| seats.into_iter().map(mean).collect()).collect()
}

/// For each flag of a game: which, how many seats had it, what they won and what they could expect to win.
fn in_one_game(game: &[Sat], share: &[Vec<f64>]) -> impl Iterator<Item = (usize, f64, f64, f64)> {
    let mut flags: BTreeMap<usize, (f64, f64, f64)> = BTreeMap::new();
    for sat in game {
        for flag in &sat.flags {
            let (count, won, expected) = flags.entry(*flag).or_default();
            *count += 1.0;
            *won += sat.won;
            *expected += share[sat.bot][sat.seat];
        }
    }
    flags.into_iter().map(|(flag, (count, won, expected))| (flag, count, won, expected))
}

/// Sums over games for one flag. With `d` the victories beyond the share and `n` the seats that had it in a game.
#[derive(Clone, Copy, Default)]
struct Sum {
    games: f64,
    n: f64,
    won: f64,
    expected: f64,
    nn: f64,
    dd: f64,
    dn: f64,
    /// Was it ever won, and ever lost?
    both: [bool; 2],
}

impl Sum {
    fn add(&mut self, n: f64, won: f64, expected: f64) {
        let d = won - expected;
        self.games += 1.0;
        self.n += n;
        self.won += won;
        self.expected += expected;
        self.nn += n * n;
        self.dd += d * d;
        self.dn += d * n;
        self.both[usize::from(won > 0.0)] = true;
    }

    /// The standard error of the mean of `d` by seat.
    fn error(&self) -> f64 {
        let n = self.n.max(1.0);
        let mean = (self.won - self.expected) / n;
        let over_games = (self.dd - 2.0 * mean * self.dn + mean * mean * self.nn).max(0.0) / (n * n);
        let share = ((self.expected + 0.5) / (n + 1.0)).clamp(0.0, 1.0);
        let independent = share * (1.0 - share) / n;
        let few = self.games / (self.games - 1.0).max(0.5);
        (over_games * few).max(independent).sqrt()
    }
}

fn kinds(
    flags: &[(&str, &str)],
    sums: &[Sum],
    counted: &[(&'static str, Vec<&'static str>)],
    names: &Names,
    seats: f64,
) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    let mut place = |kind: &str, id: &str, sum: &Sum| {
        let n = sum.n.max(1.0);
        let component = Component {
            id: id.to_owned(),
            name: names.name(kind, id),
            count: sum.n as u64,
            share_of_seats: sum.n / seats.max(1.0),
            at_most: rate(sum.n, seats as u64).1[1],
            win_rate: sum.won / n,
            expected: sum.expected / n,
            difference: (sum.won - sum.expected) / n,
            interval: [sum.error(); 2],
            mark: None,
        };
        let result = sum.both[0] != sum.both[1];
        match kinds.iter_mut().find(|known| known.name == kind) {
            Some(known) => {
                known.result &= result;
                known.components.push(component);
            }
            None => kinds.push(Kind { name: kind.to_owned(), result, components: vec![component] }),
        }
    };
    // In the order in which the game names them; what it does not name comes after.
    for (kind, ids) in counted {
        for id in ids {
            let seen = flags.iter().position(|flag| flag == &(*kind, *id));
            place(kind, id, &seen.map_or_else(Sum::default, |number| sums[number]));
        }
    }
    for ((kind, id), sum) in flags.iter().zip(sums) {
        if !counted.iter().any(|(known, ids)| known == kind && ids.contains(id)) {
            place(kind, id, sum);
        }
    }
    // What this table has not at all says nothing: solo games have no first player.
    kinds.retain(|kind| kind.components.iter().any(|component| component.count > 0));
    for kind in &mut kinds {
        kind.result &= kind.components.len() > 1 && !counted.iter().any(|(known, _)| *known == kind.name);
    }
    kinds
}

impl Component {
    /// From the standard error to the widened interval, and to what is to be said.
    fn judge(&mut self, z: f64, told: bool, compared: bool) {
        let half = z * self.interval[0];
        self.interval =
            [(self.difference - half).max(-self.expected), (self.difference + half).min(1.0 - self.expected)];
        if !told {
            return;
        }
        let far = FAR * self.expected;
        self.mark = if self.at_most < HARDLY {
            Some(if self.count == 0 { Mark::Never } else { Mark::Hardly })
        } else if compared && self.interval[0] > far {
            Some(Mark::Dominant)
        } else if compared && self.interval[1] < -far {
            Some(Mark::Weak)
        } else {
            None
        };
    }
}

fn seats(watched: &Watched) -> Vec<SeatFared> {
    let fared = (0..watched.seats()).map(|seat| {
        let sat = || watched.games.iter().map(move |game| &game[seat]);
        let (win_rate, ci95) = rate(sat().map(|sat| sat.won).sum(), watched.games.len() as u64);
        let score: f64 = sat().map(|sat| f64::from(sat.score)).sum();
        SeatFared { seat, win_rate, ci95, mean_score: score / watched.games.len().max(1) as f64 }
    });
    fared.collect()
}

fn numbers(watched: &Watched, share: &[Vec<f64>]) -> Vec<Number> {
    let words = watched.numbers.words();
    let mut values: Vec<Vec<(f64, f64, bool)>> = vec![Vec::new(); words.len()];
    for sat in watched.games.iter().flatten() {
        for (number, value) in &sat.numbers {
            values[*number].push((*value, sat.won - share[sat.bot][sat.seat], sat.won > 0.0));
        }
    }
    let mean = |list: &mut dyn Iterator<Item = f64>| {
        let (sum, count) = list.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
        if count > 0.0 { sum / count } else { 0.0 }
    };
    let told = words.into_iter().zip(values).map(|((_, name), list)| {
        let n = list.len() as f64;
        let sum: f64 = list.iter().map(|(value, ..)| value).sum();
        let squares: f64 = list.iter().map(|(value, ..)| value * value).sum();
        let (all, sd) = mean_and_sd(list.len() as u64, sum, squares);
        let (_, won_sd) =
            mean_and_sd(list.len() as u64, list.iter().map(|x| x.1).sum(), list.iter().map(|x| x.1 * x.1).sum());
        let won = list.iter().map(|x| x.1).sum::<f64>() / n.max(1.0);
        let together: f64 = list.iter().map(|(value, beyond, _)| (value - all) * (beyond - won)).sum();
        let spread = sd * won_sd * (n - 1.0).max(1.0);
        Number {
            name: name.to_owned(),
            count: list.len() as u64,
            mean: all,
            sd,
            mean_of_winners: mean(&mut list.iter().filter(|x| x.2).map(|x| x.0)),
            mean_of_others: mean(&mut list.iter().filter(|x| !x.2).map(|x| x.0)),
            correlation: if spread > 1e-9 { (together / spread).clamp(-1.0, 1.0) } else { 0.0 },
            interval: [0.0; 2],
        }
    });
    told.collect()
}

impl Number {
    /// Fisher's interval.
    fn widen(&mut self, z: f64) {
        let half = z / (self.count as f64 - 3.0).max(1.0).sqrt();
        let middle = self.correlation.clamp(-0.999_999, 0.999_999).atanh();
        self.interval = [(middle - half).tanh(), (middle + half).tanh()];
    }
}

/// The quantile of the normal distribution, by Newton's steps on its tail (a continued fraction).
fn quantile(share: f64) -> f64 {
    // The tail beyond x ≥ 0.
    let tail = |x: f64| {
        let density = (-0.5 * x * x).exp() / (2.0 * std::f64::consts::PI).sqrt();
        let fraction = (1..200).rev().fold(x, |below, n| x + f64::from(n) / below.max(1e-12));
        (density, density / fraction.max(1e-12))
    };
    let wanted = (1.0 - share).clamp(1e-12, 0.025);
    let mut x = 2.0;
    for _ in 0..50 {
        let (density, beyond) = tail(x);
        x += (beyond - wanted) / density;
    }
    x
}

#[cfg(test)]
mod tests {
    use super::*;
    use quintain_core::{Facts, Outcome, Seat, SeatSet};
    use serde_json::json;

    #[test]
    fn quantiles_of_the_normal_distribution() {
        for (share, z) in [(0.975, 1.959_964), (0.995, 2.575_829), (0.999_5, 3.290_527), (0.999_999_5, 4.891_638)] {
            assert!((quantile(share) - z).abs() < 1e-5, "{share}: {}", quantile(share));
        }
    }

    /// Two seats, the first wins three of four. Whoever has the sword wins; the rose falls as it likes; nobody ever
    /// has the lute.
    fn watched() -> Watched {
        let mut watched = Watched::default();
        for n in 0..400_u32 {
            let winner = u8::from(n % 4 == 0);
            let outcome = Outcome::ranked("points", &[1, 2], &[0, 0], SeatSet::one(Seat::new(usize::from(winner))));
            let mut facts = vec![Facts::default(), Facts::default()];
            facts[usize::from(winner)].flag("thing", "sword");
            facts[(n / 4 % 2) as usize].flag("thing", "rose");
            for (seat, facts) in facts.iter_mut().enumerate() {
                facts.number("luck", if seat == usize::from(winner) { 3.0 } else { 1.0 } + f64::from(n % 3));
            }
            watched.add(&["a".to_owned(), "a".to_owned()], &Account { outcome, decisions: 5, facts });
        }
        watched
    }

    #[test]
    fn what_goes_with_winning_is_told_and_what_does_not_is_not() {
        let counted = [("thing", vec!["sword", "rose", "lute"])];
        let study = Study::of(&watched(), &counted, &Names::of(&json!({})));
        let thing = |id: &str| study.kinds[0].components.iter().find(|component| component.id == id).unwrap();
        assert_eq!(thing("sword").mark, Some(Mark::Dominant));
        assert!((thing("sword").expected - 0.625).abs() < 1e-9 && (thing("sword").win_rate - 1.0).abs() < 1e-9);
        assert_eq!(thing("rose").mark, None);
        assert!(thing("rose").interval[0] < 0.0 && thing("rose").interval[1] > 0.0);
        assert_eq!(thing("lute").mark, Some(Mark::Never));
        assert!(study.findings.iter().any(|finding| finding.contains("seat 0 wins 75.0 %")), "{:?}", study.findings);
        assert!(study.numbers[0].correlation > 0.5 && study.numbers[0].interval[0] > 0.0);
        assert!((study.fair - 0.5).abs() < 1e-9);
    }

    /// A good seat lends nothing to what it holds.
    #[test]
    fn seats_are_reckoned_away() {
        let mut watched = Watched::default();
        for n in 0..400_u32 {
            let winner = Seat::new(usize::from(n % 4 == 0));
            let mut facts = vec![Facts::default(), Facts::default()];
            facts[0].flag("chair", "first");
            let outcome = Outcome::ranked("points", &[1, 2], &[0, 0], SeatSet::one(winner));
            watched.add(&["a".to_owned(), "a".to_owned()], &Account { outcome, decisions: 5, facts });
        }
        let study = Study::of(&watched, &[("chair", vec!["first"])], &Names::of(&json!({})));
        let chair = &study.kinds[0].components[0];
        assert!(chair.difference.abs() < 1e-9 && chair.mark.is_none() && (chair.win_rate - 0.75).abs() < 1e-9);
    }
}
