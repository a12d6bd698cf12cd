//! Chores of the repository: `cargo xtask serve`, `test`, and those that [`HELP`] lists.

mod bench;
mod generate;
mod package;
mod rust;
mod test;
mod tools;
mod trial;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask serve [ARGS]    builds client and server and starts them; ARGS go to `quintain serve`
cargo xtask test            formatting, lints, all tests; what .ci/run calls
cargo xtask bench [ARGS]    speed of every game, of the line protocol and of the server, in a release build
                            ARGS go to `quintain bench`: --json, --game G, --seconds S
cargo xtask simulate [--minutes N] [--seed S]
                            processes, people, clock and disk of one seed after another, until one fails or the time is up
cargo xtask attack          abuse of a server on this machine, and what came of it: the table in docs/security.md
cargo xtask screenshots     pictures of the running program into docs/screenshots
cargo xtask generate        the client's types, written anew from the Rust types
cargo xtask records [NAME]  golden records of all games: those that are missing, those that are named, and what is seen in all of them
cargo xtask fuzz [--minutes N]
                            the fuzz targets, one after another (needs cargo-fuzz and a nightly compiler)
cargo xtask package         an archive of the program for this machine, into target/package";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let done = match args.first().map(String::as_str) {
        Some("serve") => web::serve(&args[1..]),
        Some("screenshots") if args.len() == 1 => web::screenshots(),
        Some("test") if args.len() == 1 => test::run(),
        Some("bench") => bench::run(&args[1..]),
        Some("simulate") => trial::simulate(&args[1..]),
        Some("attack") if args.len() == 1 => trial::attack(),
        Some("fuzz") => trial::fuzz(&args[1..]),
        Some("generate") if args.len() == 1 => generate::types(),
        Some("records") => generate::records(&args[1..]),
        Some("package") if args.len() == 1 => package::archive(),
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
