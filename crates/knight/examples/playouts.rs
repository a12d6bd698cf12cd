//! Random games of one preset and nothing else: the subject of a profiler.
//!
//! `perf stat -e instructions:u target/release/examples/playouts solo-war 20000`

use quintain_core::Fast;
use quintain_core::driver::random_playouts;
use quintain_core::registry::{AnyGame, Edition};
use quintain_knight::Knight;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let preset = arguments.next().unwrap_or_else(|| "solo-war".to_owned());
    let games = arguments.next().and_then(|games| games.parse().ok()).unwrap_or(20_000);
    let edition = Edition::<Knight>::new();
    let Ok(options) = edition.preset(&preset) else { return eprintln!("no preset is called {preset}") };
    let Ok((start, _)) = edition.start(&options) else { return eprintln!("{preset} cannot be set up") };
    let done = random_playouts(&start, games, &mut Fast::new(1));
    println!("{} games, {} decisions, check {:x}", done.games, done.decisions, done.check);
}
