//! `cargo xtask simulate`, `attack` and `fuzz`: the server under faults and under abuse, programs under any input.

use crate::rust::cargo;
use std::io::{self, Error};
use std::path::Path;

/// Runs seeds of the simulator for some minutes, with the checks of a debug build.
pub(crate) fn simulate(args: &[String]) -> io::Result<bool> {
    let mut run = cargo(&["test", "--quiet", "--package", "quintain-server", "--lib"]);
    run.args(["simulation::endless", "--", "--ignored", "--nocapture"]);
    for pair in args.chunks(2) {
        match pair {
            [flag, value] if flag == "--minutes" => run.env("QUINTAIN_MINUTES", value),
            [flag, value] if flag == "--seed" => run.env("QUINTAIN_SEED", value),
            _ => return Err(Error::other("cargo xtask simulate [--minutes N] [--seed S]")),
        };
    }
    Ok(run.status()?.success())
}

/// Attacks a server on this machine, one way after another.
pub(crate) fn attack() -> io::Result<bool> {
    println!("| Abuse | Before | Now |\n| --- | --- | --- |");
    let mut run = cargo(&["test", "--quiet", "--package", "quintain-server", "--test", "server"]);
    run.args(["attack::", "--", "--ignored", "--nocapture", "--test-threads", "1"]);
    Ok(run.status()?.success())
}

/// The fuzz targets, each for so many minutes.
pub(crate) fn fuzz(args: &[String]) -> io::Result<bool> {
    let usage = || Error::other("cargo xtask fuzz [--minutes N]");
    let minutes: u64 = match args {
        [] => 5,
        [flag, minutes] if flag == "--minutes" => minutes.parse().map_err(|_| usage())?,
        _ => return Err(usage()),
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz");
    for target in ["protocol", "record"] {
        println!("fuzzing {target} for {minutes} min");
        let mut run = cargo(&["fuzz", "run", target, "--"]);
        run.arg(format!("-max_total_time={}", 60 * minutes)).current_dir(&folder);
        if !run.status()?.success() {
            return Err(Error::other(format!(
                "{target} failed, or cannot run: it needs `cargo install cargo-fuzz` and a nightly compiler"
            )));
        }
    }
    Ok(true)
}
