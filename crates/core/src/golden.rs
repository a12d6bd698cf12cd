//! Golden records: finished games that must replay for ever, and show everybody the same on the way.
//!
//! A game keeps them in `tests/records`. `index.toml` says which there are and how each was found, `NAME.json` is a record,
//! and `playthroughs.toml` has a fingerprint of all that was told and shown in it. `cargo xtask records` writes what is missing.
//! A record that breaks means that the rules have changed: raise `Game::RULES`, keep what old records need, or undo the change. A
//! playthrough that differs means that events or views have changed: on purpose, or not.

use crate::record::{BrokenRecord, Record};
use crate::registry::AnyGame;
use crate::seat::{Seat, Viewer};
use crate::table::LuckSource;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Display;

/// A record that there is, or should be.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// The name of its file.
    pub name: String,
    /// The preset it is played with.
    pub preset: Option<String>,
    /// The options it is played with, where no preset has them.
    pub options: Option<Value>,
    /// Who plays: in game `g` seat `s` is taken by the bot number `g + s`, round and round.
    pub bots: Vec<String>,
    /// How it must end.
    pub ending: String,
}

impl Wanted {
    /// The records that an index names.
    pub fn read(index: &str) -> Result<Vec<Self>, String> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Index {
            record: Vec<Wanted>,
        }
        toml::from_str::<Index>(index).map(|index| index.record).map_err(|error| error.to_string())
    }

    /// Its options.
    pub fn options(&self, game: &dyn AnyGame) -> Result<Value, String> {
        match (&self.preset, &self.options) {
            (Some(preset), None) => game.preset(preset).map_err(String::from),
            (None, Some(options)) => Ok(options.clone()),
            _ => Err(format!("{}: either a preset or options", self.name)),
        }
    }
}

/// A fingerprint of every event with its audience, and of every view after every entry.
pub fn playthrough(game: &dyn AnyGame, record: &Record) -> Result<String, BrokenRecord> {
    let luck = LuckSource::of(&record.luck, None)?;
    let mut table = game.open(&record.options, luck).map_err(|error| BrokenRecord::head(error.message))?;
    let seats = (0..table.seats()).map(|seat| Viewer::Seat(Seat::new(seat)));
    let viewers: Vec<Viewer> = [Viewer::SPECTATOR, Viewer::EVERYTHING].into_iter().chain(seats).collect();
    let mut seen = blake3::Hasher::new();
    for (index, logged) in record.entries.iter().enumerate() {
        let told = table.apply(logged).map_err(|error| BrokenRecord::at(index, error.message))?;
        for told in told {
            seen.update(format!("{told:?}\n").as_bytes());
        }
        for viewer in &viewers {
            seen.update(table.view_text(*viewer).as_bytes());
        }
    }
    Ok(seen.finalize().to_hex().chars().take(16).collect())
}

/// Every record of the index is there, replays to its end with verified luck, and shows what it always showed. `read` opens a file of
/// the folder. All that is wrong is said at once.
pub fn hold<E: Display>(game: &dyn AnyGame, read: impl Fn(&str) -> Result<String, E>) -> Result<Vec<Wanted>, String> {
    let text = |file: &str| read(file).map_err(|error| format!("{file}: {error}"));
    let index = Wanted::read(&text("index.toml")?)?;
    let known: BTreeMap<String, String> =
        toml::from_str(&text("playthroughs.toml")?).map_err(|error| format!("playthroughs.toml: {error}"))?;
    let held = |wanted: &Wanted| -> Result<(), String> {
        let name = &wanted.name;
        let record: Record =
            serde_json::from_str(&text(&format!("{name}.json"))?).map_err(|error| error.to_string())?;
        let verified = game.verify(&record).map_err(|broken| broken.to_string())?;
        let ending = record.outcome.as_ref().map(|outcome| outcome.ending.to_string()).unwrap_or_default();
        if !verified.finished || !verified.luck_checked {
            return Err("it is not finished, or its luck cannot be checked".to_owned());
        }
        if ending != wanted.ending {
            return Err(format!("it ends by {ending}, not by {}", wanted.ending));
        }
        let seen = playthrough(game, &record).map_err(|broken| broken.to_string())?;
        match known.get(name) {
            Some(known) if *known == seen => Ok(()),
            _ => Err("what is told or shown in it has changed; if that is meant: cargo xtask records".to_owned()),
        }
    };
    let wrong: Vec<String> =
        index.iter().filter_map(|wanted| held(wanted).err().map(|error| format!("{}: {error}", wanted.name))).collect();
    if wrong.is_empty() { Ok(index) } else { Err(wrong.join("\n")) }
}
