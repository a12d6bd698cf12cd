//! How many simulations a second the search runs: `paces [SECONDS]`, as `cargo xtask bench` tells it with everything else.

use quintain_bots::pace::paces;
use std::time::Duration;

fn main() {
    let seconds = std::env::args().nth(1).map_or(0.5, |arg| arg.parse().expect("seconds"));
    for game in ["hearts", "emara", "glory", "knight"] {
        for pace in paces(game, Duration::from_secs_f64(seconds)) {
            let [hidden, open] = [pace.hidden_per_second, pace.open_per_second];
            let ratio = hidden / open.max(1e-9);
            println!("{game} {} after {}: {hidden:.0} hidden, {open:.0} open, {ratio:.2}", pace.preset, pace.after);
        }
    }
}
