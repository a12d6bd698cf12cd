//! `quintain`: see `quintain --help`.

use std::process::ExitCode;

fn main() -> ExitCode {
    quintain::main(std::env::args_os())
}
