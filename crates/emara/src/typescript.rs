//! The TypeScript definitions of the game's JSON, for the web client.

use crate::Emara;
use crate::event::Event;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::view::View;
use quintain_core::Lang;
use quintain_core::registry::{AnyGame, Edition};
use quintain_typescript::Definitions;
use std::path::Path;

/// The client's definitions are those of this crate. `QUINTAIN_WRITE=1` writes them anew.
#[test]
fn typescript_is_current() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/games/emara/types.ts");
    let told = Lang::ALL.map(|lang| Edition::<Emara>::new().catalogue(Some(lang)));
    let head = "// Generated from crates/emara. Do not edit: change the Rust types, then run\n\
        // QUINTAIN_WRITE=1 cargo test -p quintain-emara typescript\n";
    Definitions::new()
        .with::<View>()
        .with::<Move>()
        .with::<Event>()
        .with::<Refusal>()
        .with_catalogue(told)
        .check(&file, head);
}
