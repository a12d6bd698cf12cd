//! One task for each live table.
//!
//! The task owns the table; everybody else writes to its [`mailbox`]. What a seat does goes through these
//! hands, in this order: `moves` asks [`live`], which lets the game accept or refuse it, `commit` makes it durable, and only
//! then does `broadcast` show it to anybody; `connect` brings those up to date who come, or come back. A table that
//! nobody looks at and no bot plays at leaves memory, and comes back from the store when somebody asks for it.

pub mod access;
pub mod advice;
mod bots;
mod broadcast;
mod calling;
mod chat;
mod commit;
mod connect;
pub mod draft;
pub(crate) mod lesson;
pub mod live;
pub mod mailbox;
pub mod messages;
pub mod meta;
mod moves;
mod news;
mod recent;
mod rehearse;
pub mod seating;
mod seeking;
mod shown;
pub mod step;
mod takeback;
mod task;
pub mod turns;

pub use takeback::Vote;
pub use task::run;
