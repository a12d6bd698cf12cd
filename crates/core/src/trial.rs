//! Games measured and held to their contract: for benchmarks and for the suite, not for tables.

use crate::chance::Fast;
use crate::conformance::{self, Conformance};
use crate::driver::{Playouts, ceiling, random_playouts};
use crate::error::GameError;
use crate::game::Describe;
use crate::registry::Edition;
use serde_json::Value;

/// What can be tried with a game, whichever.
pub trait Trial {
    /// Random games in the tightest loop.
    fn playouts(&self, options: &Value, games: u64, seed: u64) -> Result<Playouts, GameError>;
    /// The benchmark's ceiling.
    fn ceiling(&self, options: &Value, decisions: u64, seed: u64) -> Result<u64, GameError>;
    /// The size of a state in bytes.
    fn state_size(&self) -> usize;
    /// Holds the game to its contract.
    fn conform(&self, options: &Value, games: u64, seed: u64) -> Result<Conformance, String>;
}

impl<G: Describe> Trial for Edition<G> {
    fn playouts(&self, options: &Value, games: u64, seed: u64) -> Result<Playouts, GameError> {
        let (start, _) = self.start(options)?;
        Ok(random_playouts(&start, games, &mut Fast::new(seed)))
    }

    fn ceiling(&self, options: &Value, decisions: u64, seed: u64) -> Result<u64, GameError> {
        let (start, _) = self.start(options)?;
        Ok(ceiling(&start, decisions, &mut Fast::new(seed)))
    }

    fn state_size(&self) -> usize {
        size_of::<G>()
    }

    fn conform(&self, options: &Value, games: u64, seed: u64) -> Result<Conformance, String> {
        conformance::check(self, options, games, seed)
    }
}
