//! The components: what every card, track, tile and stage is. Read from TOML by [`read`](mod@read),
//! checked once, and then only looked at.

mod catalogue;
mod check;
mod parts;
mod raw;
mod read;
mod sheets;

pub use parts::*;
pub(crate) use read::read;
