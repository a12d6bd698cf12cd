//! Coats of arms: blazon in, SVG out.
//!
//! ```
//! let arms = quintain_heraldry::parse("Sable, a lion rampant Argent")?;
//! assert!(quintain_heraldry::svg(&arms, &Default::default()).starts_with("<svg"));
//! # Ok::<(), quintain_heraldry::BlazonError>(())
//! ```
//!
//! - `art` reads `art/heraldry.toml`: tinctures, charges, the words that name them.
//! - `words` cuts a blazon into the phrases of that vocabulary; a word that is in none of them is named in
//!   the error.
//! - `blazon` is the grammar; [`Recipe`] is the other way in, the table form of the Hearts data.
//! - `arms` is what both arrive at; `place` says where charges stand; `ordinary` and `field` hold the plain
//!   shapes; `draw` puts it all on a shield of 100 by 120.
//! - [`Seal`] is a person's round sign, made from the name if nothing else is chosen.

#![cfg_attr(doctest, doc = include_str!("../README.md"))]
#![allow(
    clippy::format_collect,
    clippy::format_push_string,
    reason = "a drawing is a text put together from small pieces"
)]

mod arms;
mod art;
mod blazon;
mod draw;
mod error;
mod field;
mod ordinary;
mod place;
mod recipe;
mod seal;
#[cfg(test)]
mod typescript;
mod words;

pub use arms::Arms;
pub use art::Tincture;
pub use blazon::parse;
pub use draw::{Style, svg};
pub use error::BlazonError;
pub use recipe::{Division, Placement, Recipe};
pub use seal::Seal;
