//! The rules by their ids, and the worked examples of the specification with their numbers.

mod actions;
mod duel;
mod packs;
mod players;
mod setup;
mod solo;
mod table;
mod titles;
mod tournament;
mod travel;
mod update;
