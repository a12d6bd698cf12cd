//! Draws the blazon given on the command line: `cargo run -p quintain-heraldry --example draw -- "Sable, a fess Argent"`.

use quintain_heraldry::{Style, parse, svg};

fn main() {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let hatch = arguments.first().is_some_and(|word| word == "--hatch");
    if hatch {
        arguments.remove(0);
    }
    match parse(&arguments.join(" ")) {
        Ok(arms) => println!("{}", svg(&arms, &Style { hatch, ..Style::default() })),
        Err(error) => {
            eprintln!("{error}");
            std::process::exit(1);
        }
    }
}
