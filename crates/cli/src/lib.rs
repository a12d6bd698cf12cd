//! The program `quintain` as a library, so that tests, benchmarks and fuzzers can drive it in-process.
//!
//! [`engine`] is the line protocol; [`commands`] has one file for each command of the command line.

pub mod commands;
pub mod engine;
mod failure;

pub use failure::Failure;

use clap::Parser;
use clap::error::ErrorKind;
use commands::Command;
use quintain_core::registry::Registry;
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Four knightly board games: a server, an engine, simulations, replays, verification.
///
/// People play in the browser; programs use the same rules through the commands below.
#[derive(Parser, Debug)]
#[command(name = "quintain", version, about, long_about, after_help = EXAMPLES)]
#[command(infer_subcommands = true, subcommand_required = true, arg_required_else_help = true)]
pub struct Cli {
    /// A folder with corrected component data: DIR/GAME/FILE.toml replaces that file of that game.
    #[arg(long, global = true, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

const EXAMPLES: &str = "\
Examples:
  quintain serve                                        play in the browser
  quintain games                                        what can be played
  quintain sim hearts --preset even-4 --games 10000     who wins, how often, how fast
  quintain engine                                       play by JSON, one request per line
  quintain replay game.json                             step through a finished game
  quintain verify game.json                             was the luck fair, the record untouched?

Each command explains itself: quintain help sim";

/// Runs the program with these arguments and all games of the house.
pub fn main(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let failure = match run(args, quintain_bots::registry(), &mut io::stdout().lock()) {
        Ok(()) => return ExitCode::SUCCESS,
        Err(failure) => failure,
    };
    if !failure.is_closed_pipe() {
        // There is nobody to tell if this fails too.
        let _ = writeln!(io::stderr(), "quintain: {failure}");
    }
    failure.exit_code()
}

/// Runs the program with these arguments and games; what it has to say goes to `out`.
pub fn run(args: impl IntoIterator<Item = OsString>, registry: Registry, out: &mut dyn Write) -> Result<(), Failure> {
    let cli = match Cli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(asked) if matches!(asked.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            return Ok(write!(out, "{asked}")?);
        }
        Err(wrong) => return Err(Failure::misused(&wrong)),
    };
    let registry = match &cli.data {
        Some(dir) => commands::data::overlay(registry, dir)?,
        None => registry,
    };
    cli.command.run(&registry, out)
}
