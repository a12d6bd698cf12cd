//! What a table's task can be asked.

use super::advising::About;
use super::pleading::Vote;
use crate::error::Granted;
use crate::protocol::people::Person;
use crate::protocol::socket::{ClientMessage, ServerMessage};
use crate::protocol::tables::{Arrange, Join, TableInfo};
use axum::extract::ws::Utf8Bytes;
use quintain_core::registry::Complaint;
use quintain_core::suggestion::Suggestion;
use quintain_core::{Lang, Seat, SeatSet};
use serde_json::Value;
use std::collections::HashSet;
use tokio::sync::{mpsc, oneshot};

/// Somebody at the other end of a connection.
#[derive(Clone, Debug, Default)]
pub struct Visitor {
    /// Who; `None` for somebody without a session, who may look on.
    pub person: Option<Person>,
    /// Whose chat they do not want to see.
    pub muted: HashSet<String>,
}

/// A request to see the table.
#[derive(Debug)]
pub struct Hello {
    /// The number of the connection, unique in the process.
    pub connection: u64,
    /// Who.
    pub visitor: Visitor,
    /// Their language; `None` for programs that need no sentences.
    pub lang: Option<Lang>,
    /// The number of the last update they have.
    pub last: Option<usize>,
    /// The print of the view they have.
    pub print: Option<String>,
    /// The number of the last line of chat they have.
    pub last_chat: Option<u64>,
    /// Where messages go. When it is full the connection is too slow and is dropped.
    pub out: mpsc::Sender<Utf8Bytes>,
}

/// A letter to a table.
#[derive(Debug)]
pub enum Ask {
    /// Somebody wants to see the table.
    Hello(Box<Hello>),
    /// A connection is gone.
    Bye(u64),
    /// A message from a connection.
    Message(u64, Box<ClientMessage>),
    /// A message without a connection.
    Once(Box<Visitor>, Option<Lang>, Box<ClientMessage>, oneshot::Sender<ServerMessage>),
    /// A request over HTTP. The answer is the table as the person now sees it.
    Act(Box<Option<Person>>, Box<Act>, oneshot::Sender<Granted<TableInfo>>),
    /// A bot has chosen.
    Chosen {
        /// For which seat.
        seat: Seat,
        /// Which decision.
        decision: u32,
        /// Which bot.
        bot: String,
        /// What; `None` if it failed.
        mv: Option<Value>,
        /// What it says before.
        line: Option<Value>,
    },
    /// A bot has a suggestion for a person.
    Suggested {
        /// To whom.
        to: ReplyTo,
        /// The client's id of the question.
        id: u32,
        /// Which bot.
        bot: String,
        /// What.
        suggestion: Result<Box<Suggestion>, Complaint>,
    },
    /// An adviser has answered a person's question.
    Advised {
        /// To whom.
        to: ReplyTo,
        /// The client's id of the question.
        id: u32,
        /// What it is about.
        about: About,
        /// What; `None` if the decision had passed before it was thought about.
        advice: Option<Result<Value, Complaint>>,
    },
    /// Another process has written something.
    News(News),
    /// Is anybody's time up? Wakes a table whose clock has run out.
    Look,
    /// The server stops.
    Stop,
}

/// Where an answer goes.
#[derive(Debug)]
pub enum ReplyTo {
    /// To a connection.
    Connection(u64),
    /// To one waiting request.
    Once(oneshot::Sender<ServerMessage>),
}

/// What a person may want of a table beside playing.
#[derive(Clone, Debug)]
pub enum Act {
    /// Just look.
    Look,
    /// Sit down, or come back.
    Join(Join),
    /// Get up.
    Leave,
    /// Arrange the seats.
    Arrange(Arrange),
    /// Add words to the luck.
    Words(String),
    /// Begin.
    Start,
    /// Give up before the start.
    Close,
    /// Play again.
    Rematch,
    /// The guest who sits here has become this person.
    Adopt(Person),
}

/// What another process has written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// A step that begins with this number.
    Log(usize),
    /// Who sits where, or how far the table has come.
    Meta,
    /// A sealed choice.
    Sealed,
    /// A line of chat.
    Chat,
    /// A word about a move to be taken back.
    Vote(Vote),
    /// These seats' people are connected there.
    Present(SeatSet),
    /// Something may have been missed.
    Anything,
}
