//! Every numbered rule (`docs/games/emara`), by its id.

// Moves and goods are written as JSON and handed over; a reference would only add noise.
#![allow(clippy::needless_pass_by_value)]

mod bonus;
mod conformance;
mod desk;
mod examples;
mod masters;
mod outcome;
mod packs;
mod payments;
mod prices;
mod properties;
mod records;
mod referee;
mod rounds;
mod rulings;
mod setup;
mod solo;
mod visits;
