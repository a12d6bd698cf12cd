//! What a game is.
//!
//! Start with [`game::Game`], the contract between rules and everybody who uses them. Around it:
//!
//! | Module | Subject |
//! | --- | --- |
//! | [`seat`] | seats, viewers, audiences |
//! | [`chance`] | questions of luck and their answers |
//! | [`choices`], [`bits`] | one listing of moves, for lists, counts and random picks; sets of small numbers |
//! | [`event`] | what happened, who may see it, what it revealed |
//! | [`options`], [`data`], [`ids`] | what is chosen, what the components are, how they are named |
//! | [`text`], [`cases`], [`speaker`] | words in three languages, names in their cases, who speaks of components |
//! | [`catalogue`] | names, texts and figures of components, for clients |
//! | [`talk`] | table talk with a meaning |
//! | [`table`], [`record`] | a game with its log; the log as a file |
//! | [`dealer`] | luck that can be verified |
//! | [`driver`], [`advice`] | bots, and loops that play whole games; advisers |
//! | [`rehearsal`], [`suggestion`] | what moves would do, without making them; what a bot would do |
//! | [`registry`] | any game behind one JSON interface |
//! | [`error`] | the one error of those who know games only as JSON |
//! | [`trial`], [`conformance`], [`golden`] | measurements; the suite that every game passes; finished games that must replay for ever |
//!
//! Nothing here reads a clock, a file or a socket.

pub mod advice;
pub mod bits;
pub mod cases;
pub mod catalogue;
pub mod chance;
pub mod choices;
pub mod conformance;
pub mod data;
pub mod dealer;
pub mod driver;
pub mod error;
pub mod event;
mod facts;
pub mod game;
pub mod glance;
pub mod golden;
pub mod ids;
pub mod latest;
mod log;
pub mod options;
pub mod record;
pub mod registry;
pub mod rehearsal;
pub mod seat;
pub mod speaker;
pub mod suggestion;
pub mod table;
pub mod talk;
pub mod text;
pub mod trial;
mod way_back;

pub use catalogue::Catalogue;
pub use chance::{Fast, Luck, Request};
pub use choices::Choices;
pub use data::{DataError, DataRef, Pack, Provenance};
pub use driver::{Budget, Choice, Policy, Seen, Speaking};
pub use event::{Events, Revealed};
pub use game::{Chances, Chart, Describe, Facts, Foresight, Game, Illegal, Next, Outcome, Refusal, SeatResult};
pub use glance::{DuelGlance, Figure, Glance, SeatGlance};
pub use options::{OptionKind, OptionSchema, OptionsError, Preset};
pub use seat::{Audience, MAX_SEATS, Seat, SeatSet, Viewer};
pub use speaker::Speaker;
pub use text::{Lang, Names, Text};
