//! `cargo xtask simulate` and `cargo xtask attack`: the server under faults, and under abuse.

use crate::rust::cargo;
use std::io::{self, Error};

/// Runs seeds of the simulator for some minutes.
pub(crate) fn simulate(args: &[String]) -> io::Result<bool> {
    let mut run = cargo(&["test", "--release", "--quiet", "--package", "quintain-server", "--lib"]);
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
