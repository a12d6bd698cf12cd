//! One task for each live table.
//!
//! The task owns the table; everybody else writes to its [`mailbox`]. What a seat does goes through these
//! hands, in this order: [`live`] lets the game accept or refuse it, `keeping` makes it durable, and only then
//! does `telling` show it to anybody; `arriving` brings those up to date who come, or come back. A table that
//! nobody looks at and no bot plays at leaves memory, and comes back from the store when somebody asks for it.

pub mod access;
pub mod advising;
mod arriving;
pub mod beat;
pub mod draft;
mod driving;
mod keeping;
pub(crate) mod lesson;
pub mod live;
pub mod mailbox;
pub mod meta;
mod pleading;
mod recent;
mod rehearsing;
pub mod seating;
pub mod sight;
mod talking;
mod task;
mod telling;
pub mod turns;

pub use pleading::Vote;
pub use task::run;
