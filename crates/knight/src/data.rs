//! The components: what every card, track, tile and stage is. Read from TOML by [`read`](mod@read),
//! checked once, and then only looked at.

mod cards;
mod catalogue;
mod check;
mod map;
mod names;
mod parts;
mod quick;
mod raw;
mod raw_sheets;
mod read;
mod sheet;
mod sheets;

pub use cards::*;
pub use map::*;
pub use names::*;
pub use parts::*;
pub use quick::*;
pub(crate) use read::read;
pub use sheet::*;
