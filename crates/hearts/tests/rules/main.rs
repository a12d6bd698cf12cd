//! Hearts and Armour from outside: what holds in every game, whole games, and data that are wrong. Each numbered rule is tested beside
//! its code.

mod conformance;
mod packs;
mod properties;
mod records;
