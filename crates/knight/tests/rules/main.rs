//! Every numbered rule, by id.

#[path = "../common/mod.rs"]
mod common;

mod court;
mod ends;
mod forecast;
mod map;
mod simultaneous;
mod turn;
mod war;
