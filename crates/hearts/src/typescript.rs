//! The TypeScript definitions of the game's JSON, for the web client.

use crate::Hearts;
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
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/games/hearts/types.ts");
    let told = Lang::ALL.map(|lang| Edition::<Hearts>::new().catalogue(Some(lang)));
    let head = "// Generated from crates/hearts. Do not edit: change the Rust types, then run\n\
        // QUINTAIN_WRITE=1 cargo test -p quintain-hearts typescript\n";
    Definitions::new()
        .with::<View>()
        .with::<Move>()
        .with::<Event>()
        .with::<Refusal>()
        .with_catalogue(told)
        .check(&file, head);
}

/// The catalogue that tests of the client read is the one that the server tells.
#[test]
fn typescript_is_current_and_so_is_the_catalogue_of_its_tests() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/games/hearts/fixtures/catalogue.json");
    let told = format!("{}\n", Edition::<Hearts>::new().catalogue(Some(Lang::En)));
    if std::env::var_os("QUINTAIN_WRITE").is_some() {
        std::fs::write(&file, &told).unwrap();
    }
    assert!(std::fs::read_to_string(&file).unwrap() == told, "{} is stale: run with QUINTAIN_WRITE=1", file.display());
}
