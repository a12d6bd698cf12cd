//! The dynamic face: any game behind one interface, JSON in and JSON out, for the server, the line
//! protocol and the command line.

mod edition;
mod game;
mod live;
mod table;
mod told;

pub use crate::error::GameError;
pub use edition::{Edition, MakeBot};
pub use game::{About, AnyGame, Verified};
pub use table::{AnyTable, Offer};
pub use told::Told;

use crate::data::DataError;
use std::fmt;
use std::sync::Arc;

/// The games of a program.
#[derive(Clone, Default)]
pub struct Registry {
    games: Vec<Arc<dyn AnyGame>>,
}

impl Registry {
    /// No games yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a game.
    pub fn with(mut self, game: impl AnyGame + 'static) -> Self {
        self.games.push(Arc::new(game));
        self
    }

    /// All games.
    pub fn games(&self) -> impl Iterator<Item = &Arc<dyn AnyGame>> {
        self.games.iter()
    }

    /// The game with this id.
    pub fn game(&self, id: &str) -> Result<&Arc<dyn AnyGame>, GameError> {
        self.games.iter().find(|game| game.id() == id).ok_or_else(|| {
            let known: Vec<&str> = self.games.iter().map(|game| game.id()).collect();
            let shown: String = id.chars().take(40).collect();
            let message = format!("there is no game '{shown}'; there are {}", known.join(", "));
            GameError::new("unknown-game", message)
        })
    }

    /// The same registry with some of a game's data files replaced: `(file, text)`.
    pub fn with_pack(&self, id: &str, files: Vec<(String, String)>) -> Result<Self, DataError> {
        let mut games = self.games.clone();
        for game in &mut games {
            if game.id() == id {
                *game = game.with_pack(files)?;
                return Ok(Self { games });
            }
        }
        Err(DataError::new(id, "", "there is no such game"))
    }
}

impl fmt::Debug for Registry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.games.iter().map(|game| game.id())).finish()
    }
}
