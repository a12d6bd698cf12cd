//! Bots. A bot is given its seat's view, its legal moves, and worlds that its seat cannot tell from the
//! real one ([`quintain_core::Seen`]); it never sees the live state.
//!
//! [`registry`] is the list of all games with the bots that can sit down at them.

mod knight;
mod random;

pub use knight::Greedy as GreedyKnight;
pub use random::Random;

use quintain_core::registry::{Edition, Registry};
use quintain_knight::Knight;

/// All games, each with its bots.
pub fn registry() -> Registry {
    Registry::new().with(
        Edition::<Knight>::new()
            .with_bot("random", Random::boxed)
            .with_bot("greedy", GreedyKnight::boxed)
            .with_bot("greedy-battles", GreedyKnight::after_battles)
            .with_bot("greedy-tiles", GreedyKnight::after_tiles)
            .with_bot("greedy-diplomacy", GreedyKnight::after_diplomacy),
    )
}
