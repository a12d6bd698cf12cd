//! Bots. A bot is given its seat's view, its legal moves, and worlds that its seat cannot tell from the
//! real one ([`quintain_core::Seen`]); it never sees the live state.
//!
//! [`registry`] is the list of all games with the bots that can sit down at them.

pub mod emara;
mod hearts;
mod random;

pub use hearts::Greedy as GreedyHearts;
pub use random::Random;

use quintain_core::registry::{Edition, Registry};
use quintain_emara::Emara;
use quintain_hearts::Hearts;

/// All games, each with its bots.
pub fn registry() -> Registry {
    Registry::new()
        .with(Edition::<Hearts>::new().with_bot("random", Random::boxed).with_bot("greedy", GreedyHearts::boxed))
        .with(Edition::<Emara>::new().with_bot("random", Random::boxed).with_bot("greedy", emara::Greedy::boxed))
}
