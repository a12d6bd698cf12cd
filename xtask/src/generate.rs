//! What is written by programs and kept in the repository: `cargo xtask generate`, `cargo xtask records`.

use crate::rust::cargo;
use std::io;

/// The client's types: the tests that compare them with the Rust types write them.
pub(crate) fn types() -> io::Result<bool> {
    let mut run = cargo(&["test", "--quiet", "--workspace", "--lib", "typescript_is_current"]);
    Ok(run.env("QUINTAIN_WRITE", "1").status()?.success())
}

/// Golden records that are missing, or named, and the fingerprints of all playthroughs.
pub(crate) fn records(names: &[String]) -> io::Result<bool> {
    let mut run = cargo(&["run", "--release", "--package", "quintain-bots", "--example", "records", "--"]);
    Ok(run.args(names).status()?.success())
}
