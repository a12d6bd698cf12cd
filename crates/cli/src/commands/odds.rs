//! `quintain odds`: chances worth knowing apart from any table.

use super::{find_game, plots, print_json};
use crate::Failure;
use clap::Args;
use quintain_core::Lang;
use quintain_core::registry::Registry;
use serde_json::{Map, Value};
use std::io::Write;
use std::path::PathBuf;

/// Tell chances: a rider against knights, solved exactly.
///
/// What is asked is written as NAME=VALUE, in the game's own names. Glory is asked about a rider: strength,
/// mount and armour (levels 1 to 4), faith, prestige, supporters and relics (ids with commas), against
/// knights (ids with commas; all, if left out). It tells the chance to win the first clash and the duel,
/// playing for victory alone.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  quintain odds glory
  quintain odds glory strength=3 mount=3 armour=2 faith=2 prestige=1
  quintain odds glory strength=4 mount=4 armour=3 supporters=squire,nun relics=ring knights=juan-ii,henry-v
  quintain odds glory mount=3 --svg odds.svg
  quintain odds glory mount=3 --json")]
pub struct Odds {
    /// The game's id, as `quintain games` lists it.
    game: String,
    /// What is asked: NAME=VALUE.
    #[arg(value_name = "NAME=VALUE")]
    asked: Vec<String>,
    /// Write a plot to this file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Names in English (en), Russian (ru) or Czech (cs).
    #[arg(long, default_value = "en")]
    lang: Lang,
}

impl Odds {
    pub(super) fn run(self, registry: &Registry, out: &mut dyn Write) -> Result<(), Failure> {
        let game = find_game(registry, &self.game)?;
        let mut question = Map::new();
        for pair in &self.asked {
            let Some((name, value)) = pair.split_once('=') else {
                return Err(Failure::Misuse(format!("'{pair}' is not NAME=VALUE, as in strength=3")));
            };
            let value = value.parse::<i64>().map_or_else(|_| Value::from(value), Value::from);
            if question.insert(name.to_owned(), value).is_some() {
                return Err(Failure::Misuse(format!("{name} is given twice")));
            }
        }
        let chances = game.odds(question, self.lang)?;
        if let Some(file) = &self.svg {
            let Some(chart) = &chances.chart else {
                return Err(Failure::Misuse("there is nothing to plot for this question".to_owned()));
            };
            super::page::write(file, &plots::bars(chart)?)?;
        }
        if self.json { print_json(&chances.json, out) } else { Ok(out.write_all(chances.text.as_bytes())?) }
    }
}
