//! `cargo xtask test`: every check of the repository, one after another, and how many there were.
//!
//! A check is a function that returns a [`Count`]; a new part of the repository adds its own here.

use crate::{rust, web};
use std::io;
use std::ops::Add;
use std::time::Instant;

/// How many tests passed and failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Count {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl Count {
    /// A check that is one test.
    pub(crate) fn one(passed: bool) -> Self {
        Self { passed: u64::from(passed), failed: u64::from(!passed) }
    }
}

impl Add for Count {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }
}

type Check = (&'static str, fn() -> io::Result<Count>);

const CHECKS: &[Check] = &[
    ("the web client", web::build),
    ("the web client's types, lints and messages", web::check),
    ("the web client's tests", web::unit),
    ("formatting", rust::formatting),
    ("lints", rust::lints),
    ("PostgreSQL", web::databases),
    ("tests", rust::tests),
    ("documentation examples", rust::documentation_examples),
    ("whole games in a browser", web::browser),
];

/// Runs all checks, also after one has failed. True if everything passed.
pub(crate) fn run() -> io::Result<bool> {
    let mut sum = Count::default();
    let mut failed = Vec::new();
    let begun = Instant::now();
    for (number, (name, check)) in (1..).zip(CHECKS) {
        eprintln!("== {number} of {}: {name}", CHECKS.len());
        let since = Instant::now();
        let count = check()?;
        eprintln!("== {name}: {} passed, {} failed, {}", count.passed, count.failed, time(since));
        if count.failed > 0 {
            failed.push(*name);
        }
        sum = sum + count;
    }
    if !failed.is_empty() {
        println!("failed: {}", failed.join(", "));
    }
    println!("{} passed, {} failed, {}", sum.passed, sum.failed, time(begun));
    Ok(failed.is_empty())
}

fn time(since: Instant) -> String {
    let seconds = since.elapsed().as_secs();
    format!("{} min {} s", seconds / 60, seconds % 60)
}
