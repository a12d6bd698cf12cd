//! Table talk that has a meaning in the game: claims, promises, calls. It runs beside the rules, is
//! kept in the record, and never changes the state.

use crate::event::Events;
use crate::game::{Game, Illegal};
use crate::seat::{Audience, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// What has been said at a table, and what the table has found out about it.
pub trait Talk<G: Game>: Clone + Debug + Serialize + DeserializeOwned + Send + Sync {
    /// Something a seat can say, with its parameters.
    type Line: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Nothing said yet.
    fn new(game: &G) -> Self;

    /// A seat says something. On `Err` nothing was said.
    fn say(
        &mut self,
        game: &G,
        seat: Seat,
        line: &Self::Line,
        events: &mut Events<G::Event>,
    ) -> Result<(), Illegal<G::Refusal>>;

    /// The game went on; whatever the table can now judge is judged.
    fn observe(&mut self, game: &G, happened: &[(Audience, G::Event)], events: &mut Events<G::Event>);

    /// The lines this seat may say now, parameters filled in, for menus and bots.
    fn lines(&self, game: &G, seat: Seat) -> Vec<Self::Line>;

    /// The same as this seat has heard it: without what was whispered to others.
    fn heard_by(&self, seat: Seat) -> Self;
}

/// For games that are played with free chat only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, serde::Deserialize)]
pub struct NoTalk;

/// There is nothing to say: a type without values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
pub enum Silence {}

impl<G: Game> Talk<G> for NoTalk {
    type Line = Silence;

    fn new(_: &G) -> Self {
        Self
    }

    fn say(&mut self, _: &G, _: Seat, line: &Silence, _: &mut Events<G::Event>) -> Result<(), Illegal<G::Refusal>> {
        match *line {}
    }

    fn observe(&mut self, _: &G, _: &[(Audience, G::Event)], _: &mut Events<G::Event>) {}

    fn lines(&self, _: &G, _: Seat) -> Vec<Silence> {
        Vec::new()
    }

    fn heard_by(&self, _: Seat) -> Self {
        Self
    }
}
