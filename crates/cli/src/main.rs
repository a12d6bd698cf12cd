//! `quintain`: see `quintain --help`.

use std::process::ExitCode;

/// A server makes and drops many small texts on every core: see `docs/decisions/0008`.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    quintain::main(std::env::args_os())
}
