//! Every numbered rule, by id.

mod common;
mod conformance;
mod court;
mod ends;
mod examples;
mod forecast;
mod map;
mod packs;
mod properties;
mod records;
mod referee;
mod simultaneous;
mod turn;
mod war;
