//! `quintain conformance`: the suite that every game passes, on as many random games as wanted.

use super::{Chosen, print_json, thousands};
use crate::Failure;
use clap::Args;
use quintain_core::registry::Registry;
use serde_json::{Value, json};
use std::io::Write;

/// Hold a game to the promises that every game makes, on random games.
///
/// Games end; offered moves apply and others are refused without a trace; records replay; views, events
/// and legal moves leak nothing; taking back restores the exact state; rehearsals tell the truth and nothing secret. Without --preset and --options
/// every preset is played.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  quintain conformance hearts --games 10000
  quintain conformance hearts --preset wizard-5 --games 500 --seed 3 --json")]
pub struct Conformance {
    #[command(flatten)]
    chosen: Chosen,
    /// Random games for each preset.
    #[arg(long, short = 'n', default_value_t = 100)]
    games: u64,
    /// The same seed gives the same games.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

impl Conformance {
    pub(super) fn run(self, registry: &Registry, out: &mut dyn Write) -> Result<(), Failure> {
        let (game, options) = self.chosen.find(registry)?;
        let runs: Vec<(String, Value)> = match (&self.chosen.preset, &self.chosen.options) {
            (None, None) => game.about().presets.into_iter().map(|preset| (preset.id, preset.options)).collect(),
            (Some(preset), None) => vec![(preset.clone(), options)],
            _ => vec![("options".to_owned(), options)],
        };
        let mut done = Vec::new();
        for (name, options) in runs {
            game.open(&options, quintain_core::table::LuckSource::caller())?;
            let result = game
                .trial()
                .conform(&options, self.games, self.seed)
                .map_err(|broken| Failure::No(format!("{}, {name}: {broken}", game.id())))?;
            if !self.json {
                writeln!(
                    out,
                    "{} {name:<16} {} games, {} decisions, {} refusals, {} worlds, {} taken back, {} rehearsed: no \
                     promise broken",
                    game.id(),
                    thousands(result.games as f64),
                    thousands(result.decisions as f64),
                    thousands(result.refusals as f64),
                    thousands(result.worlds as f64),
                    thousands(result.undone as f64),
                    thousands(result.rehearsed as f64),
                )?;
                out.flush()?;
            }
            done.push(json!({ "preset": name, "done": result }));
        }
        if self.json {
            print_json(&json!({ "game": game.id(), "seed": self.seed, "presets": done }), out)?;
        }
        Ok(())
    }
}
