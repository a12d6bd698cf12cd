//! `cargo xtask bench`: the release build measures itself.

use crate::rust::cargo;
use std::io;

/// The server under load, and the bare fan-out of the same shape as its ceiling.
const LOADS: [&[&str]; 4] = [
    &["--tables", "100", "--rate", "100", "--seconds", "15", "--bare"],
    &["--tables", "100", "--rate", "100", "--seconds", "15"],
    &["--tables", "1000", "--rate", "1000", "--seconds", "15", "--bare"],
    &["--tables", "1000", "--rate", "1000", "--seconds", "15"],
];

/// Runs `quintain bench` with these arguments, then `quintain load` and `quintain pages`.
pub(crate) fn run(args: &[String]) -> io::Result<bool> {
    if !quintain("bench", args.iter().map(String::as_str))? {
        return Ok(false);
    }
    let json = args.iter().any(|arg| arg == "--json").then_some("--json");
    for load in LOADS {
        if json.is_none() {
            println!("\nquintain load {}", load.join(" "));
        }
        if !quintain("load", load.iter().copied().chain(json))? {
            return Ok(false);
        }
    }
    if json.is_none() {
        println!("\nquintain pages");
    }
    quintain("pages", json)
}

fn quintain<'a>(command: &str, args: impl IntoIterator<Item = &'a str>) -> io::Result<bool> {
    let mut run = cargo(&["run", "--release", "--quiet", "--package", "quintain", "--", command]);
    Ok(run.args(args).status()?.success())
}
