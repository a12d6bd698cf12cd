//! Bots. A bot is given its seat's view, its legal moves, and worlds that its seat cannot tell from the
//! real one ([`quintain_core::Seen`]); it never sees the live state.
//!
//! [`registry`] is the list of all games with the bots that can sit down at them and their advisers.

pub mod emara;
pub mod glory;
pub mod hearts;
pub mod knight;
mod random;

pub use random::Random;

use ::glory::Glory;
use quintain_core::registry::{Edition, Registry};
use quintain_emara::Emara;
use quintain_hearts::Hearts;
use quintain_knight::Knight;

/// All games, each with its bots.
pub fn registry() -> Registry {
    Registry::new()
        .with(Edition::<Hearts>::new().with_bot("random", Random::boxed).with_bot("greedy", hearts::Greedy::boxed))
        .with(Edition::<Emara>::new().with_bot("random", Random::boxed).with_bot("greedy", emara::Greedy::boxed))
        .with(
            Edition::<Glory>::new()
                .with_bot("random", Random::boxed)
                .with_bot("greedy", glory::Greedy::boxed)
                .with_adviser("odds", ::glory::odds::advise)
                .with_adviser("lists", ::glory::odds::lists::advise),
        )
        .with(
            Edition::<Knight>::new()
                .with_bot("random", Random::boxed)
                .with_bot("greedy", knight::Greedy::boxed)
                .with_bot("greedy-battles", knight::Greedy::after_battles)
                .with_bot("greedy-tiles", knight::Greedy::after_tiles)
                .with_bot("greedy-diplomacy", knight::Greedy::after_diplomacy)
                .with_adviser("forecast", quintain_knight::forecast::advise),
        )
}
