//! Core, held to its word by a toy game: tables, undo, records, the dealer, the registry.

mod bluff;
mod records;
mod registry;
mod tables;

use bluff::{Bluff, First};
use quintain_core::registry::{AnyGame, AnyTable, Edition};
use quintain_core::table::LuckSource;
use serde_json::{Value, json};

/// The toy with its bot.
fn edition() -> Edition<Bluff> {
    Edition::new().with_bot("first", || Box::new(First)).with_adviser("choices", |seen, question, _| match question {
        Value::Null => Ok(json!({ "seat": seen.seat(), "choices": seen.moves().len() })),
        _ => Err("nothing needs to be asked".to_owned()),
    })
}

/// A table of this many rounds.
fn table(rounds: u8, luck: LuckSource) -> Box<dyn AnyTable> {
    edition().open(&json!({ "rounds": rounds }), luck).unwrap()
}

/// Plays the moves `(seat, move)` one after another; the dealer deals in between.
fn play(table: &mut dyn AnyTable, moves: &[(usize, &str)]) {
    for &(seat, mv) in moves {
        table.deal(&quintain_core::record::Stamp::default());
        let mv = Value::from(mv);
        table
            .play(quintain_core::Seat::new(seat), &mv, quintain_core::record::Stamp::default(), quintain_core::Lang::En)
            .unwrap();
    }
}

#[test]
fn the_toy_keeps_the_contract() {
    for rounds in [1, 5] {
        let done = edition().trial().conform(&json!({ "rounds": rounds }), 200, 11).unwrap();
        assert!(done.games == 200 && done.undone > 20 && done.worlds > 1000 && done.refusals > 500, "{done:?}");
    }
}
