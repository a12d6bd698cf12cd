//! Checks of the Rust workspace.

use crate::test::Count;
use std::io::{self, BufRead, BufReader, Read};
use std::process::{Command, Stdio};

/// Cargo, the same that runs this program.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args);
    command
}

/// Is everything formatted?
pub(crate) fn formatting() -> io::Result<Count> {
    Ok(Count::one(cargo(&["fmt", "--all", "--check"]).status()?.success()))
}

/// Does clippy have nothing to say?
pub(crate) fn lints() -> io::Result<Count> {
    let args = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"];
    Ok(Count::one(cargo(&args).status()?.success()))
}

/// All tests but the examples in the documentation: with nextest where it is installed.
pub(crate) fn tests() -> io::Result<Count> {
    let nextest = cargo(&["nextest", "--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    if nextest.is_ok_and(|status| status.success()) {
        let mut command = cargo(&["nextest", "run", "--workspace", "--no-fail-fast", "--status-level", "fail"]);
        counted(command.stderr(Stdio::piped()), |child| child.stderr.take().map(boxed), summary)
    } else {
        let mut command = cargo(&["test", "--workspace", "--all-targets", "--no-fail-fast"]);
        counted(command.stdout(Stdio::piped()), |child| child.stdout.take().map(boxed), result)
    }
}

/// The examples in the documentation.
pub(crate) fn documentation_examples() -> io::Result<Count> {
    let mut command = cargo(&["test", "--workspace", "--doc", "--no-fail-fast"]);
    counted(command.stdout(Stdio::piped()), |child| child.stdout.take().map(boxed), result)
}

fn boxed(pipe: impl Read + 'static) -> Box<dyn Read> {
    Box::new(pipe)
}

/// Runs a command, passes its output on, and adds up what it says it has tested. A command that fails
/// without a failed test, because something does not compile, counts as one failure.
fn counted(
    command: &mut Command,
    pipe: impl FnOnce(&mut std::process::Child) -> Option<Box<dyn Read>>,
    count: fn(&str) -> Count,
) -> io::Result<Count> {
    let mut child = command.spawn()?;
    let mut sum = Count::default();
    if let Some(pipe) = pipe(&mut child) {
        for line in BufReader::new(pipe).lines() {
            let line = line?;
            eprintln!("{line}");
            sum = sum + count(&line);
        }
    }
    if !child.wait()?.success() && sum.failed == 0 {
        sum.failed = 1;
    }
    Ok(sum)
}

/// A line of nextest: `Summary [   1.2s] 9 tests run: 7 passed (1 slow), 2 failed, 0 skipped`.
fn summary(line: &str) -> Count {
    let Some((_, counts)) = line.trim_start().strip_prefix("Summary").and_then(|rest| rest.split_once("run:")) else {
        return Count::default();
    };
    let number = |word: &str| -> u64 {
        let found = counts.split(',').map(str::trim).filter(|part| part.contains(word));
        found.filter_map(|part| part.split(' ').next()?.parse::<u64>().ok()).sum()
    };
    Count { passed: number("passed"), failed: number("failed") + number("timed out") }
}

/// A line of the built-in harness: `test result: ok. 3 passed; 0 failed; 0 ignored; …`.
fn result(line: &str) -> Count {
    let Some(counts) = line.strip_prefix("test result:") else { return Count::default() };
    let words: Vec<&str> = counts.split([' ', ';']).filter(|word| !word.is_empty()).collect();
    let number = |word: &str| {
        words.windows(2).find(|pair| pair[1] == word).and_then(|pair| pair[0].parse().ok()).unwrap_or_default()
    };
    Count { passed: number("passed"), failed: number("failed") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_test_runners_say_is_understood() {
        for (line, passed, failed) in [
            ("     Summary [   0.012s] 9 tests run: 7 passed (1 slow), 2 failed, 0 skipped", 7, 2),
            ("     Summary [   0.012s] 40 tests run: 40 passed, 1 skipped", 40, 0),
            ("     Summary [   9.0s] 3 tests run: 1 passed, 1 failed, 1 timed out, 0 skipped", 1, 2),
            ("        PASS [   0.012s] quintain tests::passed", 0, 0),
        ] {
            assert_eq!(summary(line), Count { passed, failed }, "{line}");
        }
        let line = "test result: FAILED. 3 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.1s";
        assert_eq!(result(line), Count { passed: 3, failed: 1 });
        assert_eq!(result("running 3 tests"), Count::default());
    }
}
