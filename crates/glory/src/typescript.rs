//! The TypeScript definitions of the game's JSON, for the web client.

use crate::Glory;
use crate::event::Event;
use crate::moves::Move;
use crate::odds::OddsView;
use crate::refusal::Refusal;
use crate::view::View;
use quintain_core::Lang;
use quintain_core::registry::{AnyGame, Edition};
use quintain_typescript::Definitions;
use std::path::Path;

/// The client's definitions are those of this crate. `QUINTAIN_WRITE=1` writes them anew.
#[test]
fn typescript_is_current() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/games/glory/types.ts");
    let told = Lang::ALL.map(|lang| Edition::<Glory>::new().catalogue(Some(lang)));
    let head = "// Generated from crates/glory. Do not edit: change the Rust types, then run\n\
        // QUINTAIN_WRITE=1 cargo test -p quintain-glory typescript\n";
    let game = Definitions::new().with::<View>().with::<Move>().with::<Event>().with::<Refusal>();
    game.with::<OddsView>().with_catalogue(told).check(&file, head);
}
