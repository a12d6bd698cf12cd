//! `quintain games`: what can be played.

use super::print_json;
use crate::Failure;
use clap::Args;
use quintain_core::Lang;
use quintain_core::options::OptionKind;
use quintain_core::registry::{About, Registry};
use std::io::Write;

/// List the games with their presets, options and bots.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  quintain games                 for people
  quintain games --lang cs       names in Czech
  quintain games --json          everything, as the line protocol's `games` gives it")]
pub struct Games {
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// The language of the names: en, ru or cs.
    #[arg(long, default_value = "en")]
    lang: Lang,
}

impl Games {
    pub(super) fn run(self, registry: &Registry, out: &mut dyn Write) -> Result<(), Failure> {
        let games: Vec<About> = registry.games().map(|game| game.about()).collect();
        if self.json {
            return print_json(&serde_json::json!({ "games": games }), out);
        }
        for about in games {
            let (fewest, most) = about.seats;
            writeln!(out, "{}  {}", about.id, about.name.get(self.lang))?;
            writeln!(out, "  seats    {fewest} to {most}")?;
            writeln!(out, "  rules    version {}, data {}", about.rules, about.data)?;
            writeln!(out, "  bots     {}", about.bots.join(", "))?;
            writeln!(out, "  presets")?;
            for preset in &about.presets {
                writeln!(out, "    {:<16} {}", preset.id, preset.name.get(self.lang))?;
            }
            writeln!(out, "  options")?;
            for option in &about.options {
                let values = match &option.kind {
                    OptionKind::OneOf(words) => words.join(" | "),
                    OptionKind::Between([low, high]) => format!("{low} to {high}"),
                    OptionKind::Flag(_) => "true | false".to_owned(),
                };
                writeln!(out, "    {:<16} {values}, else {}", option.id, option.default)?;
            }
            writeln!(out)?;
        }
        Ok(())
    }
}
