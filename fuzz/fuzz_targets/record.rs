//! Any bytes as a record: refused with a reason, or loaded, and then true.

#![no_main]

#[path = "../../crates/cli/tests/quintain/promises.rs"]
#[allow(dead_code)]
mod promises;

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static REGISTRY: LazyLock<quintain_core::registry::Registry> = LazyLock::new(quintain_bots::registry);

fuzz_target!(|bytes: &[u8]| {
    promises::any_record_is_refused_or_true(&REGISTRY, bytes);
});
