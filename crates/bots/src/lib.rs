//! Bots. A bot is given its seat's view, its legal moves, and worlds that its seat cannot tell from the
//! real one ([`quintain_core::Seen`]); it never sees the live state.
//!
//! [`registry`] is the list of all games with the bots that can sit down at them.

pub mod glory;
mod random;

pub use random::Random;

use quintain_core::registry::{Edition, Registry};

/// All games, each with its bots.
pub fn registry() -> Registry {
    Registry::new().with(
        Edition::<::glory::Glory>::new().with_bot("random", Random::boxed).with_bot("greedy", glory::Greedy::boxed),
    )
}
