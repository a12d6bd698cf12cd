//! `cargo xtask bench`: the release build measures itself.

use crate::rust::cargo;
use std::io;

/// Runs `quintain bench` with these arguments.
pub(crate) fn run(args: &[String]) -> io::Result<bool> {
    let mut command = cargo(&["run", "--release", "--quiet", "--package", "quintain", "--", "bench"]);
    Ok(command.args(args).status()?.success())
}
