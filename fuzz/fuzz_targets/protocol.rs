//! Any bytes into the line protocol: one reply per line, never a panic.

#![no_main]

#[path = "../../crates/cli/tests/quintain/promises.rs"]
#[allow(dead_code)]
mod promises;

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static REGISTRY: LazyLock<quintain_core::registry::Registry> = LazyLock::new(quintain_bots::registry);

fuzz_target!(|bytes: &[u8]| {
    promises::any_bytes_are_answered(&REGISTRY, bytes);
});
