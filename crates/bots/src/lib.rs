//! Bots. A bot is given its seat's view, its legal moves, and worlds that its seat cannot tell from the
//! real one ([`quintain_core::Seen`]); it never sees the live state.
//!
//! [`registry`] is the list of all games with the bots that can sit down at them and their advisers.

#![cfg_attr(doctest, doc = include_str!("../README.md"))]

pub mod emara;
pub mod glory;
pub mod hearts;
pub mod knight;
mod mixed;
pub mod pace;
mod random;
pub mod search;
pub mod weights;

pub use random::Random;

use ::glory::Glory;
use quintain_core::registry::{Edition, Registry};
use quintain_emara::Emara;
use quintain_hearts::Hearts;
use quintain_knight::Knight;

/// All games, each with its bots: the levels that people are offered, and those that tests, simulations and old
/// records know by name.
pub fn registry() -> Registry {
    Registry::new()
        .with(
            Edition::<Hearts>::new()
                .with_bot("random", Random::boxed)
                .with_bot("greedy", hearts::Greedy::boxed)
                .with_level("page", || hearts::Senses::player(hearts::PAGE))
                .with_level("squire", || hearts::Senses::player(hearts::SQUIRE))
                .with_level("knight", || hearts::Senses::player(hearts::KNIGHT))
                .with_level("champion", || hearts::Senses::player(hearts::CHAMPION)),
        )
        .with(
            Edition::<Emara>::new()
                .with_bot("random", Random::boxed)
                .with_bot("greedy", emara::Greedy::boxed)
                .with_level("page", emara::Senses::page)
                .with_level("squire", || emara::Senses::player(emara::SQUIRE))
                .with_level("knight", || emara::Senses::player(emara::KNIGHT))
                .with_level("champion", || emara::Senses::player(emara::CHAMPION)),
        )
        .with(
            Edition::<Glory>::new()
                .with_bot("random", Random::boxed)
                .with_bot("greedy", glory::Greedy::boxed)
                .with_level("page", || glory::Senses::player(glory::PAGE))
                .with_level("squire", || glory::Senses::player(glory::SQUIRE))
                .with_level("knight", || glory::Senses::player(glory::KNIGHT))
                .with_level("champion", || glory::Senses::player(glory::CHAMPION))
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
                .with_level("page", || knight::Senses::player(knight::PAGE))
                .with_level("squire", || knight::Senses::player(knight::SQUIRE))
                .with_level("knight", || knight::Senses::player(knight::KNIGHT))
                .with_level("champion", || knight::Senses::player(knight::CHAMPION))
                .with_adviser("forecast", quintain_knight::forecast::advise),
        )
}
