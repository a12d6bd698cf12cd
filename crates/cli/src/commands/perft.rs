//! `quintain perft`: how many positions there are, for those who write an engine of their own.

use super::{Chosen, print_json, thousands};
use crate::Failure;
use clap::Args;
use quintain_core::record::Stamp;
use quintain_core::registry::{AnyTable, Registry};
use quintain_core::table::LuckSource;
use quintain_core::{Lang, Next};
use serde_json::{Value, json};
use std::io::Write;
use std::time::Instant;

/// No deeper: the last level alone would take longer than anybody waits.
const DEEPEST: u32 = 12;

/// Count the positions of a game, to check an engine of your own against this one.
///
/// Counts all sequences of so many legal moves. Luck is the dealer's of the seed (docs/protocol.md tells how he draws);
/// where several seats are asked, the first of them moves.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  quintain perft hearts --preset even-4 --depth 3
  quintain perft emara --preset players-2 --depth 4 --divide --seed 5")]
pub struct Perft {
    #[command(flatten)]
    chosen: Chosen,
    /// How many moves deep.
    #[arg(long, short, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=i64::from(DEEPEST)))]
    depth: u32,
    /// The dealer's seed.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Count for each first move by itself, too.
    #[arg(long)]
    divide: bool,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

impl Perft {
    pub(super) fn run(self, registry: &Registry, out: &mut dyn Write) -> Result<(), Failure> {
        let (game, options) = self.chosen.find(registry)?;
        let mut table = game.open(&options, LuckSource::seed(self.seed))?;
        table.deal(&Stamp::default());
        let began = Instant::now();
        let mut counts = vec![0_u64; self.depth as usize];
        let mut firsts: Vec<(Value, u64)> = Vec::new();
        for (mv, after) in children(&*table) {
            counts[0] += 1;
            let before = counts[self.depth as usize - 1];
            count(&*after, 1, &mut counts);
            let last = counts[self.depth as usize - 1];
            firsts.push((mv, if self.depth == 1 { 1 } else { last - before }));
        }
        let seconds = began.elapsed().as_secs_f64();
        if self.json {
            let mut found = json!({
                "game": game.id(), "options": options, "seed": self.seed, "depth": self.depth,
                "positions": counts, "seconds": seconds,
            });
            if self.divide {
                found["divide"] =
                    firsts.iter().map(|(mv, positions)| json!({"move": mv, "positions": positions})).collect();
            }
            return print_json(&found, out);
        }
        if self.divide {
            for (mv, positions) in &firsts {
                writeln!(out, "{:>14}  {mv}", thousands(*positions as f64))?;
            }
        }
        for (depth, positions) in counts.iter().enumerate() {
            writeln!(out, "depth {:>2} {:>16}", depth + 1, thousands(*positions as f64))?;
        }
        Ok(writeln!(out, "{seconds:.2} s")?)
    }
}

/// Counts the positions below this one.
fn count(table: &dyn AnyTable, depth: usize, counts: &mut [u64]) {
    if depth == counts.len() {
        return;
    }
    if depth + 1 == counts.len() {
        counts[depth] += moves(table).len() as u64;
        return;
    }
    for (_, after) in children(table) {
        counts[depth] += 1;
        count(&*after, depth + 1, counts);
    }
}

fn moves(table: &dyn AnyTable) -> Vec<Value> {
    let Next::Decide { seats, .. } = table.next() else { return Vec::new() };
    seats.first().map(|seat| table.legal(seat)).unwrap_or_default()
}

fn children(table: &dyn AnyTable) -> impl Iterator<Item = (Value, Box<dyn AnyTable>)> + '_ {
    let seat = table.next().deciders().first();
    moves(table).into_iter().filter_map(move |mv| {
        let mut after = table.fork();
        after.play(seat?, &mv, Stamp::default(), Lang::En).ok()?;
        after.deal(&Stamp::default());
        Some((mv, after))
    })
}
