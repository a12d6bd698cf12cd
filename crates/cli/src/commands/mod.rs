//! The commands, one file each. To add one: a file with its arguments and a `run`, and a line in
//! [`Command`].

pub mod arena;
pub mod bench;
pub mod conformance;
pub mod data;
pub mod engine;
pub mod games;
pub mod lab;
pub mod load;
pub mod odds;
mod page;
pub mod pages;
pub mod perft;
mod plots;
mod portions;
mod queries;
pub mod replay;
pub mod serve;
mod shares;
pub mod sim;
pub mod verify;

use crate::Failure;
use clap::{Args, Subcommand};
use quintain_core::record::Record;
use quintain_core::registry::{AnyGame, Registry};
use serde::Serialize;
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

/// What the program can do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Serve tables to people: open the printed address in a browser.
    Serve(serve::Serve),
    /// Write everything in the server's database to a file.
    Backup(serve::Backup),
    /// Read a backup into an empty database.
    Restore(serve::Restore),
    /// Play at many tables over real sockets and measure the server.
    Load(load::Load),
    /// Measure the pages of the hall with very many games and tables.
    Pages(pages::Pages),
    /// List the games with their presets, options and bots.
    Games(games::Games),
    /// Play by JSON: one request per line in, one reply per line out.
    Engine(engine::Engine),
    /// Let bots play many games and count who wins.
    Sim(sim::Sim),
    /// Let bots play against each other and say how strong each is.
    Arena(arena::Arena),
    /// Let bots play many games and write a report on how the game itself stands: seats, lengths, components.
    Lab(lab::Lab),
    /// Count the positions of a game, to check an engine of your own against this one.
    Perft(perft::Perft),
    /// Tell chances: a rider against knights, solved exactly.
    Odds(odds::Odds),
    /// Step through a record, with any viewer's eyes.
    Replay(replay::Replay),
    /// Check a record: the moves by the rules, the luck by the dealer's secret.
    Verify(verify::Verify),
    /// Check component data.
    #[command(subcommand)]
    Data(data::Data),
    /// Hold a game to the promises that every game makes, on random games.
    Conformance(conformance::Conformance),
    /// Measure how fast the games and the line protocol are on this machine.
    Bench(bench::Bench),
}

impl Command {
    /// Does it.
    pub fn run(self, registry: &Registry, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            Self::Serve(command) => command.run(registry, out),
            Self::Backup(command) => command.run(out),
            Self::Restore(command) => command.run(out),
            Self::Load(command) => command.run(out),
            Self::Pages(command) => command.run(registry, out),
            Self::Games(command) => command.run(registry, out),
            Self::Engine(command) => command.run(registry, out),
            Self::Sim(command) => command.run(registry, out),
            Self::Arena(command) => command.run(registry, out),
            Self::Lab(command) => command.run(registry, out),
            Self::Perft(command) => command.run(registry, out),
            Self::Odds(command) => command.run(registry, out),
            Self::Replay(command) => command.run(registry, out),
            Self::Verify(command) => command.run(registry, out),
            Self::Data(command) => command.run(registry, out),
            Self::Conformance(command) => command.run(registry, out),
            Self::Bench(command) => command.run(registry, out),
        }
    }
}

/// A game with what is chosen before it.
#[derive(Args, Debug, Clone)]
pub struct Chosen {
    /// The game's id, as `quintain games` lists it.
    pub game: String,
    /// One of the game's ready-made choices of options.
    #[arg(long, short)]
    pub preset: Option<String>,
    /// Options as a JSON object; they go before those of the preset.
    #[arg(long, short, value_name = "JSON")]
    pub options: Option<String>,
}

impl Chosen {
    /// The game and its options.
    fn find<'a>(&self, registry: &'a Registry) -> Result<(&'a Arc<dyn AnyGame>, Value), Failure> {
        let game = find_game(registry, &self.game)?;
        let mut options = match &self.preset {
            Some(preset) => game.preset(preset)?,
            None => json!({}),
        };
        if let Some(text) = &self.options {
            let chosen: serde_json::Map<String, Value> = serde_json::from_str(text)
                .map_err(|error| Failure::Misuse(format!("--options is no JSON object: {error}")))?;
            options = match options {
                Value::Object(preset) => Value::Object(quintain_core::options::over(preset, chosen)),
                _ => Value::Object(chosen),
            };
        }
        Ok((game, options))
    }
}

fn find_game<'a>(registry: &'a Registry, id: &str) -> Result<&'a Arc<dyn AnyGame>, Failure> {
    Ok(registry.game(id)?)
}

/// Reads a record from a file.
fn read_record(file: &Path) -> Result<Record, Failure> {
    let text = std::fs::read_to_string(file)
        .map_err(|error| Failure::Misuse(format!("{} cannot be read: {error}", file.display())))?;
    serde_json::from_str(&text).map_err(|error| Failure::No(format!("{} is no record: {error}", file.display())))
}

/// A seed for each part of the work (`SplitMix64`).
fn mix(seed: u64, index: u64) -> u64 {
    let mut z = seed.wrapping_add(index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Prints one JSON object on a line.
fn print_json(value: &impl Serialize, out: &mut dyn Write) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, value).map_err(|error| Failure::Io(error.into()))?;
    Ok(writeln!(out)?)
}

/// A number with a thin mark between thousands: 1,234,567.
fn thousands(number: f64) -> String {
    let digits = format!("{:.0}", number.abs());
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    if number < 0.0 { format!("-{text}") } else { text }
}

#[cfg(test)]
mod tests {
    #[test]
    fn thousands_are_marked() {
        for (number, text) in [(0.0, "0"), (999.0, "999"), (1000.0, "1,000"), (-1_234_567.0, "-1,234,567")] {
            assert_eq!(super::thousands(number), text);
        }
    }
}
