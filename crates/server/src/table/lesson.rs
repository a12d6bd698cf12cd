//! A first game to learn by: the dealer and the bots do the same each time, so that a guide can speak of what comes.
//! Where several decide at once, their order is part of the history that luck follows.

use quintain_core::Seat;
use quintain_core::dealer::Secret;

/// What the dealer deals in the lesson of a game. It is no secret: whoever has played the lesson knows it.
pub(crate) fn deal(game: &str) -> Secret {
    Secret::new(blake3::derive_key("quintain 2026 lesson", game.as_bytes()))
}

/// The luck of a bot that is asked when the log has this length.
pub(super) fn luck_of_bots(length: usize, seat: Seat) -> u64 {
    (length as u64) << 8 | seat.index() as u64
}
