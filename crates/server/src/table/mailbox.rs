//! What a table's task can be asked.

use super::advice::About;
use super::takeback::Vote;
use crate::error::Granted;
use crate::protocol::people::Person;
use crate::protocol::socket::{ClientMessage, ServerMessage};
use crate::protocol::tables::{Arrange, Join, TableInfo};
use axum::extract::ws::Utf8Bytes;
use quintain_core::registry::GameError;
use quintain_core::suggestion::Suggestion;
use quintain_core::{Lang, Seat, SeatSet};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
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
    pub out: Out,
}

/// Messages that wait for a slow client before it is dropped. It comes back by itself and gets the gap.
const WAITING: usize = 64;
/// The same in bytes. After a long match the whole of a table has more than a hundred thousand: such a message, which comes
/// once to who arrives, counts half of this, so that what happens at that moment finds room behind it.
const WAITING_BYTES: usize = 64 * 1024;

/// How many bytes a message counts while it waits.
fn counted(message: &Utf8Bytes) -> usize {
    message.len().min(WAITING_BYTES / 2)
}

/// Where messages for a connection go.
#[derive(Clone, Debug)]
pub struct Out {
    sender: mpsc::Sender<Utf8Bytes>,
    shared: Arc<Waiting>,
}

/// Where they come out.
#[derive(Debug)]
pub struct Outgoing {
    receiver: mpsc::Receiver<Utf8Bytes>,
    shared: Arc<Waiting>,
}

#[derive(Debug, Default)]
struct Waiting {
    bytes: AtomicUsize,
    overflown: AtomicBool,
}

/// The client is too slow, or gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooSlow;

/// A way for messages to a connection.
pub fn out() -> (Out, Outgoing) {
    let (sender, receiver) = mpsc::channel(WAITING);
    let shared = Arc::<Waiting>::default();
    (Out { sender, shared: Arc::clone(&shared) }, Outgoing { receiver, shared })
}

impl Out {
    /// Sends without waiting.
    pub fn try_send(&self, message: Utf8Bytes) -> Result<(), TooSlow> {
        let length = counted(&message);
        let before = self.shared.bytes.fetch_add(length, Ordering::Relaxed);
        let fits = before + length <= WAITING_BYTES;
        if fits && self.sender.try_send(message).is_ok() {
            return Ok(());
        }
        self.shared.bytes.fetch_sub(length, Ordering::Relaxed);
        self.shared.overflown.store(true, Ordering::Relaxed);
        Err(TooSlow)
    }
}

impl Outgoing {
    fn taken(&self, message: Option<&Utf8Bytes>) {
        self.shared.bytes.fetch_sub(message.map_or(0, counted), Ordering::Relaxed);
    }

    /// The next message; `None` when the table has let go.
    pub async fn recv(&mut self) -> Option<Utf8Bytes> {
        let message = self.receiver.recv().await;
        self.taken(message.as_ref());
        message
    }

    /// The next message, if it is there.
    pub fn try_recv(&mut self) -> Result<Utf8Bytes, mpsc::error::TryRecvError> {
        let message = self.receiver.try_recv();
        self.taken(message.as_ref().ok());
        message
    }

    /// Was the client too slow?
    pub fn overflown(&self) -> bool {
        self.shared.overflown.load(Ordering::Relaxed)
    }
}

/// A letter to a table.
pub enum Ask {
    /// Somebody wants to see the table.
    Hello(Box<Hello>),
    /// A connection is gone.
    Bye(u64),
    /// A message from a connection.
    Message(u64, Box<ClientMessage>),
    /// A move from a connection: the message that comes most often, and is read least.
    Move(u64, Command),
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
        /// What, and what it would do after it; nothing if it failed.
        moves: Vec<Value>,
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
        suggestion: Result<Box<Suggestion>, GameError>,
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
        advice: Option<Result<Value, GameError>>,
    },
    /// Another process has written something.
    News(News),
    /// Somebody looks at a list in which the table stands: it is shown there.
    Show(oneshot::Sender<()>),
    /// Is anybody's time up? Wakes a table whose clock has run out.
    Look,
    /// The server stops.
    Stop,
    /// A simulation looks at what is in memory.
    #[cfg(test)]
    Inspect(Inspector),
}

/// Looks at a table between two letters.
#[cfg(test)]
pub(crate) type Inspector = Box<dyn FnOnce(&super::live::Live) + Send>;

/// A move, as it was sent: only the game reads it.
#[derive(Clone, Debug)]
pub struct Command {
    /// The client's id of it.
    pub id: u32,
    /// The decision it answers.
    pub decision: u32,
    /// JSON text.
    pub mv: Box<str>,
}

impl Command {
    /// The move in a message; `None` if it is another message, or none.
    pub fn read(text: &str) -> Option<Self> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Sent<'a> {
            kind: &'a str,
            id: u32,
            decision: u32,
            #[serde(borrow, rename = "move")]
            mv: &'a RawValue,
        }
        let Sent { kind, id, decision, mv } = serde_json::from_str(text).ok()?;
        (kind == "command").then(|| Self { id, decision, mv: mv.get().into() })
    }
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
    /// Look, and be told what happened lately.
    Glance(Lang),
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
    /// The next game is at this table.
    Follow(String),
    /// Ask for a seat that a bot plays, or for none any more.
    Seek(Option<Seat>),
    /// The guest who sits here has become this person.
    Adopt(Person),
}

/// What another process has written.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    /// Somebody asks for a seat, or for none any more.
    Seek(Person, Option<Seat>),
    /// Something may have been missed.
    Anything,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_taken_out_of_its_message_as_it_stands() {
        let text = r#"{"kind":"command","id":7,"decision":3,"move":{"b": [1, "x}"],"a":null}}"#;
        let Command { id, decision, mv } = Command::read(text).unwrap();
        assert_eq!((id, decision, &*mv), (7, 3, r#"{"b": [1, "x}"],"a":null}"#));
        for other in [
            r#"{"kind":"ping","id":7}"#,
            r#"{"kind":"comman","id":7,"decision":3,"move":1}"#,
            r#"{"kind":"command","id":7,"decision":3,"move":1,"teapot":1}"#,
            r#"{"kind":"command","id":7,"move":1}"#,
            r#"{"kind":"command","id":-1,"decision":3,"move":1}"#,
            r#"{"kind":"command","id":7,"decision":3,"move":{"}"#,
            "",
        ] {
            assert!(Command::read(other).is_none(), "{other}");
        }
    }

    #[test]
    fn what_waits_for_a_client_is_bounded() {
        let (sender, mut outgoing) = out();
        let long = Utf8Bytes::from("x".repeat(200_000));
        let short = Utf8Bytes::from("x".repeat(5_000));
        // The whole of a long game leaves room for what happens while it waits, and no more.
        assert_eq!(sender.try_send(long), Ok(()));
        let behind = std::iter::from_fn(|| sender.try_send(short.clone()).ok()).count();
        assert!(behind * short.len() <= 32 * 1024 && behind > 5, "{behind}");
        assert!(outgoing.overflown());
        while outgoing.try_recv().is_ok() {}
        let waiting = std::iter::from_fn(|| sender.try_send(short.clone()).ok()).count();
        assert!(waiting * short.len() <= 64 * 1024 && waiting > 10, "{waiting}");
    }
}
