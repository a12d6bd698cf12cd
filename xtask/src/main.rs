//! Chores of the repository: `cargo xtask test`, `cargo xtask bench`.

mod bench;
mod rust;
mod test;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask test            formatting, lints, all tests; what .ci/run calls
cargo xtask bench [ARGS]    speed of every game and of the line protocol, in a release build
                            ARGS go to `quintain bench`: --json, --game G, --seconds S";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let done = match args.first().map(String::as_str) {
        Some("test") if args.len() == 1 => test::run(),
        Some("bench") => bench::run(&args[1..]),
        Some("help" | "--help" | "-h") => {
            println!("{HELP}");
            Ok(true)
        }
        _ => {
            eprintln!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}
