//! `quintain lab`: how a game stands when bots play it many times. Not who plays well, but whether seats, roles and
//! components are fair and alive.

mod html;
mod names;
mod study;

use super::shares::{interval, percent};
use super::{Chosen, arena, page, portions};
use crate::Failure;
use clap::Args;
use indicatif::ProgressBar;
use names::Names;
use quintain_core::options::OptionKind;
use quintain_core::registry::{AnyGame, Registry};
use quintain_core::table::LuckSource;
use quintain_core::{Budget, Lang};
use serde::Serialize;
use serde_json::Value;
use std::fmt;
use std::io::Write;
use std::num::{NonZeroU32, NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::time::Instant;
use study::{Study, Watched};

/// Let bots play many games and write a report on how the game itself stands.
///
/// The report is one page with plots: seats and roles, lengths, scores, endings, and for each component how often it
/// came up and how it goes with winning. Components that never come up, and those that go with winning or losing far
/// beyond chance, are named first. A game for one is played on every difficulty.
///
/// Several bots sit in all seats by turns. Levels think as many simulations as they have, so the same seed gives the
/// same report on any machine.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  quintain lab emara --preset players-2 --bots greedy --games 2000
  quintain lab hearts --preset wizard-5 --bots greedy,squire --games 5000 --html hearts.html
  quintain lab knight --preset solo-war --bots squire,knight --games 200
  quintain lab emara --preset solo-40 --vary buildings=40,35,30,25,20,15 --games 300
  quintain lab glory --preset pas-darmes-2 --bots squire --games 100 --json")]
pub struct Lab {
    #[command(flatten)]
    chosen: Chosen,
    /// The bots, with commas between.
    #[arg(long, short, value_delimiter = ',', default_value = "greedy")]
    bots: Vec<String>,
    /// How many games; rounded up to whole rotations of the seats. As many again for every other difficulty.
    #[arg(long, short = 'n', default_value = "1000")]
    games: NonZeroU64,
    /// Play with each of these values of an option and compare; a game for one has its difficulties, if left out.
    #[arg(long, value_name = "OPTION=VALUE,…")]
    vary: Option<String>,
    /// Simulations for each decision, in place of what the levels say.
    #[arg(long)]
    sims: Option<NonZeroU32>,
    /// How many threads play; as many as the machine has, if left out.
    #[arg(long, short)]
    threads: Option<NonZeroUsize>,
    /// The same seed gives the same games.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Write the report to this file; lab-GAME-PRESET.html, if left out.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What was played, and what it shows.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    preset: Option<String>,
    options: Value,
    bots: Vec<String>,
    seed: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    simulations: Option<u32>,
    seconds: f64,
    study: Study,
    #[serde(skip_serializing_if = "Option::is_none")]
    ladder: Option<Ladder>,
    file: PathBuf,
}

/// The same game with other values of one option.
#[derive(Serialize)]
struct Ladder {
    option: String,
    rungs: Vec<Rung>,
}

#[derive(Serialize)]
struct Rung {
    value: String,
    bots: Vec<study::BotFared>,
}

impl Report {
    /// What was played, in a few words.
    fn subject(&self) -> String {
        format!("{} {}", self.game, self.preset.clone().unwrap_or_else(|| self.options.to_string()))
    }
}

impl Lab {
    pub(super) fn run(self, registry: &Registry, out: &mut dyn Write) -> Result<(), Failure> {
        let (game, options) = self.chosen.find(registry)?;
        let seats = game.open(&options, LuckSource::caller())?.seats();
        let known = game.bots();
        if let Some(bot) = self.bots.iter().find(|bot| !known.contains(&bot.as_str())) {
            return Err(Failure::Misuse(format!("{} has no bot '{bot}'; it has {}", game.id(), known.join(", "))));
        }
        let vary = match &self.vary {
            Some(text) => Some(asked_to_vary(text)?),
            None if seats == 1 => difficulties(&**game, &options),
            None => None,
        };
        let rungs = vary.as_ref().map_or_else(|| Ok(Vec::new()), |vary| rungs(&**game, &options, seats, vary))?;
        let file = self.html.clone().unwrap_or_else(|| {
            PathBuf::from(format!("lab-{}-{}.html", game.id(), self.chosen.preset.as_deref().unwrap_or("options")))
        });
        // Better known before the games than after.
        page::may_write(&file)?;
        let began = Instant::now();
        let others = rungs.iter().filter(|(_, rung)| *rung != options).count() as u64;
        let seatings = arena::seatings(&self.bots, seats);
        let each = self.games.get().div_ceil(seatings.len() as u64);
        let bar = portions::progress_bar(each * seatings.len() as u64 * (1 + others));
        let watch = |options: &Value| self.watch(&**game, options, &seatings, each, &bar);
        let study = Study::of(&watch(&options)?, &game.counted(), &Names::of(&game.catalogue(Some(Lang::En))));
        let mut told = Vec::new();
        for (value, rung) in rungs {
            let bots = if rung == options { study.bots.clone() } else { study::bots(&watch(&rung)?) };
            told.push(Rung { value, bots });
        }
        bar.finish_and_clear();
        let report = Report {
            game: game.id(),
            preset: self.chosen.preset.clone(),
            options,
            bots: self.bots.clone(),
            seed: self.seed,
            simulations: self.sims.map(NonZeroU32::get),
            seconds: began.elapsed().as_secs_f64(),
            study,
            ladder: vary.map(|(option, _)| Ladder { option, rungs: told }),
            file,
        };
        page::write(&report.file, &html::page(&report)?)?;
        if self.json { super::print_json(&report, out) } else { Ok(write!(out, "{report}")?) }
    }

    /// Plays the games of all seatings.
    fn watch(
        &self,
        game: &dyn AnyGame,
        options: &Value,
        seatings: &[Vec<String>],
        each: u64,
        bar: &ProgressBar,
    ) -> Result<Watched, Failure> {
        let budget = self.sims.map_or(Budget::Unhurried, |sims| Budget::Simulations(sims.get()));
        let mut watched = Watched::default();
        for (place, seating) in seatings.iter().enumerate() {
            let seed = super::mix(self.seed, place as u64);
            let portions = portions::play(each, portions::threads(self.threads), bar, |games, index| {
                let mut accounts = Vec::new();
                let seed = super::mix(seed, index);
                game.accounts(options, seating, budget, games, seed, &mut |account| accounts.push(account))?;
                Ok(accounts)
            })?;
            for account in portions.into_iter().flatten() {
                watched.add(seating, &account);
            }
        }
        Ok(watched)
    }
}

/// An option and the values that it is to have.
type Vary = (String, Vec<Value>);

fn asked_to_vary(text: &str) -> Result<Vary, Failure> {
    let Some((option, values)) =
        text.split_once('=').filter(|(option, values)| !option.is_empty() && !values.is_empty())
    else {
        return Err(Failure::Misuse(format!("'{text}' is not OPTION=VALUE,VALUE, as in difficulty=easy,hard")));
    };
    let value = |word: &str| serde_json::from_str(word).unwrap_or_else(|_| Value::from(word));
    Ok((option.to_owned(), values.split(',').map(value).collect()))
}

/// The difficulties of a game for one: an option of that name, or the option in which presets differ that are
/// otherwise the same.
fn difficulties(game: &dyn AnyGame, options: &Value) -> Option<Vary> {
    let about = game.about();
    if let Some(option) = about.options.iter().find(|option| option.id == "difficulty")
        && let OptionKind::OneOf(values) = &option.kind
    {
        return Some((option.id.clone(), values.iter().map(|value| Value::from(value.as_str())).collect()));
    }
    let mine = options.as_object()?;
    let mut found: Option<Vary> = None;
    for preset in &about.presets {
        let Some(theirs) = preset.options.as_object().filter(|theirs| theirs.len() == mine.len()) else { continue };
        let differing: Vec<&String> = mine.keys().filter(|key| theirs.get(*key) != mine.get(*key)).collect();
        if let [option] = differing[..]
            && let Some(value) = theirs.get(option)
        {
            let (known, values) = found.get_or_insert_with(|| (option.clone(), vec![mine[option].clone()]));
            if known == option {
                values.push(value.clone());
            }
        }
    }
    found
}

/// The options of each rung. One that makes no game, or a game for others, is refused.
fn rungs(
    game: &dyn AnyGame,
    options: &Value,
    seats: usize,
    (option, values): &Vary,
) -> Result<Vec<(String, Value)>, Failure> {
    let rung = |value: &Value| -> Result<(String, Value), Failure> {
        let mut options = options.clone();
        options[option.as_str()] = value.clone();
        if game.open(&options, LuckSource::caller())?.seats() != seats {
            return Err(Failure::Misuse(format!("with {option} {value} the table has another number of seats")));
        }
        Ok((value.as_str().map_or_else(|| value.to_string(), str::to_owned), options))
    };
    values.iter().map(rung).collect()
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { study, .. } = self;
        writeln!(f, "{}: {} games, seed {}, {:.0} s\n", self.subject(), study.games, self.seed, self.seconds)?;
        if study.findings.is_empty() {
            writeln!(f, "nothing is dead or dominant as far as these games can tell")?;
        }
        for finding in &study.findings {
            writeln!(f, "{finding}")?;
        }
        if let Some(ladder) = &self.ladder {
            for Rung { value, bots } in &ladder.rungs {
                for bot in bots {
                    let (won, between) = (percent(bot.win_rate), interval(bot.ci95));
                    writeln!(f, "{} {value:<10} {:<14} won {won:>7}   {between}", ladder.option, bot.bot)?;
                }
            }
        }
        writeln!(f, "\nthe whole report: {}", self.file.display())
    }
}
