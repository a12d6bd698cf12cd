//! The rules by their ids, and worked examples with their numbers.

mod actions;
mod conformance;
mod duel;
mod odds;
mod packs;
mod players;
mod records;
mod referee;
mod setup;
mod solo;
mod table;
mod titles;
mod tournament;
mod travel;
mod update;
