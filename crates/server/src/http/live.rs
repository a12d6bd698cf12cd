//! The live side: `/api/socket`, and where sockets are blocked `/api/tables/{id}/events` and `…/command`.

use super::LARGEST_MESSAGE;
use super::who::{Body, Network, Params, Who};
use crate::error::{Failure, Granted};
use crate::hall::Hall;
use crate::limits::Bucket;
use crate::protocol::socket::{ClientMessage, ServerMessage};
use crate::table::mailbox::{Ask, Command, Hello, Outgoing, Visitor, out};
use axum::Json;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::SinkExt as _;
use futures_util::stream::{Stream, unfold};
use quintain_core::Lang;
use serde::Deserialize;
use std::convert::Infallible;
use std::future::pending;
use std::pin::{Pin, pin};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep_until};

/// A client that says nothing for this long is gone.
const SILENCE: Duration = Duration::from_secs(30);
/// So many messages at once, and one more every so many milliseconds.
const BURST: f64 = 60.0;
const REFILL_MS: f64 = 50.0;
/// The same for questions that change nothing: they come with the pointer, and do not use up what moves need.
const QUESTIONS: f64 = 120.0;
const QUESTION_MS: f64 = 20.0;
/// What is read at once: a command is shorter.
const READ_BUFFER: usize = 1024;
/// Messages that wait together are written together, until they have this many bytes. A socket keeps as much memory
/// as it ever wrote at once.
const WRITE_TOGETHER: usize = 2 * 1024;
/// A client that was too slow is told so, if it listens by then.
const LAST_WORD: Duration = Duration::from_secs(2);
/// So many messages over the limit and the socket is closed.
const FLOOD: u32 = 100;

/// `GET /api/socket`.
pub(super) async fn socket(
    State(hall): State<Hall>,
    who: Who,
    Network(from): Network,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Granted<Response> {
    let upgrade = upgrade.map_err(|rejection| Failure::bad("no-socket", rejection.body_text()))?;
    let session = who.session.clone();
    let visitor = who.visitor(&hall).await?;
    // The default buffers cost 130 KiB for each connection.
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_TOGETHER)
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| converse(hall, visitor, from, session, socket)))
}

/// One conversation.
struct Talk {
    hall: Hall,
    visitor: Visitor,
    /// The network they come from.
    from: String,
    /// The table that was said hello to, and the number of the connection there.
    table: Option<(String, u64)>,
    bucket: Bucket,
    questions: Bucket,
    over: u32,
}

async fn converse(hall: Hall, visitor: Visitor, from: String, session: Option<String>, mut socket: WebSocket) {
    let mut over = pin!(hall.clone().session_over(session));
    // What the table says. Before the first hello nobody can say anything.
    let mut said: Option<Outgoing> = None;
    let (bucket, questions) = (Bucket::full(BURST), Bucket::full(QUESTIONS));
    let mut talk = Talk { hall, visitor, from, table: None, bucket, questions, over: 0 };
    let mut heard = Instant::now();
    // Set anew only when it rings: most messages do not touch it.
    let mut silence = pin!(sleep_until(heard + SILENCE));
    loop {
        tokio::select! {
            message = next(&mut said) => {
                let Some(said) = &mut said else { break };
                let Some(message) = message else {
                    if let Some(goodbye) = last_word(said) {
                        let _ = tokio::time::timeout(LAST_WORD, socket.send(Message::Text(text(&goodbye)))).await;
                    }
                    break;
                };
                if pass_on(&mut socket, message, said).await.is_err() {
                    break;
                }
            }
            message = socket.recv() => {
                heard = Instant::now();
                let answer = match message {
                    Some(Ok(Message::Text(text))) => talk.hear(&text, &mut said).await,
                    Some(Ok(Message::Binary(_))) => {
                        let refusal = Heard::Answer(refused(0, Failure::bad("bad-message", "messages are text")));
                        talk.count(0).unwrap_or(refusal)
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => talk.count(0).unwrap_or(Heard::Fine),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                };
                let (message, close) = match answer {
                    Heard::Fine => continue,
                    Heard::Answer(message) => (message, false),
                    Heard::Goodbye(message) => (message, true),
                };
                if let ServerMessage::Refused { problem, .. } | ServerMessage::Goodbye { problem } = &message {
                    talk.hall.metrics().refused(&problem.code);
                }
                if socket.send(Message::Text(text(&message))).await.is_err() || close {
                    break;
                }
            }
            () = &mut over => {
                let problem = *Failure::nobody().problem;
                let _ = socket.send(Message::Text(text(&ServerMessage::Goodbye { problem }))).await;
                break;
            }
            () = &mut silence => {
                if heard.elapsed() >= SILENCE {
                    break;
                }
                silence.as_mut().reset(heard + SILENCE);
            }
        }
    }
    // Said last so that the table forgets the connection whatever ended it.
    talk.bye().await;
    let _ = socket.send(Message::Close(None)).await;
}

/// The next message of the table, whenever there is a table.
async fn next(said: &mut Option<Outgoing>) -> Option<Utf8Bytes> {
    match said {
        Some(said) => said.recv().await,
        None => pending().await,
    }
}

/// Sends a message, and whatever waits behind it, with as few writes as it needs.
async fn pass_on(socket: &mut WebSocket, first: Utf8Bytes, waiting: &mut Outgoing) -> Result<(), axum::Error> {
    socket.feed(Message::Text(first)).await?;
    while let Ok(message) = waiting.try_recv() {
        socket.feed(Message::Text(message)).await?;
    }
    socket.flush().await
}

enum Heard {
    Fine,
    Answer(ServerMessage),
    Goodbye(ServerMessage),
}

impl Talk {
    /// Whatever comes over the socket counts; `Some` if it was too much.
    fn count(&mut self, id: u32) -> Option<Heard> {
        let wait = self.bucket.take(BURST, REFILL_MS).err()?;
        Some(self.too_many(id, wait))
    }

    fn too_many(&mut self, id: u32, wait: u64) -> Heard {
        self.over += 1;
        let mut failure = Failure::too_many(wait);
        if self.over < FLOOD {
            return Heard::Answer(refused(id, failure));
        }
        "too-many-messages".clone_into(&mut failure.problem.code);
        Heard::Goodbye(ServerMessage::Goodbye { problem: *failure.problem })
    }

    async fn hear(&mut self, text: &str, said: &mut Option<Outgoing>) -> Heard {
        if let Some(command) = Command::read(text) {
            if let Some(too_many) = self.count(command.id) {
                return too_many;
            }
            let Some((table, connection)) = &self.table else { return no_hello(command.id) };
            self.hall.send(table, Ask::Move(*connection, command)).await;
            return Heard::Fine;
        }
        let message = serde_json::from_str::<ClientMessage>(text);
        let granted = match &message {
            Ok(ClientMessage::Rehearse { .. } | ClientMessage::Advise { .. }) => {
                self.questions.take(QUESTIONS, QUESTION_MS)
            }
            _ => self.bucket.take(BURST, REFILL_MS),
        };
        if let Err(wait) = granted {
            return self.too_many(id_of(text), wait);
        }
        let message = match message {
            Ok(message) => message,
            Err(error) => {
                return Heard::Answer(refused(id_of(text), Failure::bad("bad-message", error.to_string())));
            }
        };
        match message {
            ClientMessage::Hello { table, lang, last, print, last_chat } => {
                if let Err(wait) = self.hall.limits().hellos.take(&self.from) {
                    return Heard::Goodbye(ServerMessage::Goodbye { problem: *Failure::too_many(wait).problem });
                }
                self.bye().await;
                let connection = self.hall.connection();
                // A fresh channel: nothing that was meant for the last table comes after the new snapshot. The table
                // holds the only sender: when it lets go, the conversation ends.
                let (out, receive) = out();
                *said = Some(receive);
                let visitor = self.visitor.clone();
                let hello = Hello { connection, visitor, lang, last, print, last_chat, out };
                self.table = Some((table.clone(), connection));
                self.hall.send(&table, Ask::Hello(Box::new(hello))).await;
                Heard::Fine
            }
            ClientMessage::Hint { id, .. } if self.hall.limits().hints.take(&self.from).is_err() => {
                self.too_many(id, 1_000)
            }
            message => match &self.table {
                Some((table, connection)) => {
                    self.hall.send(table, Ask::Message(*connection, Box::new(message))).await;
                    Heard::Fine
                }
                None => no_hello(id_of(text)),
            },
        }
    }

    async fn bye(&mut self) {
        if let Some((table, connection)) = self.table.take() {
            self.hall.send(&table, Ask::Bye(connection)).await;
        }
    }
}

fn no_hello(id: u32) -> Heard {
    Heard::Answer(refused(id, Failure::conflict("no-hello", "first say hello to a table")))
}

/// What is said to a client that its table has let go of: nothing, unless it was too slow.
fn last_word(said: &Outgoing) -> Option<ServerMessage> {
    let too_slow = || Failure::conflict("too-slow", "you did not take what you were sent: come back");
    said.overflown().then(|| ServerMessage::Goodbye { problem: *too_slow().problem })
}

fn refused(id: u32, failure: Failure) -> ServerMessage {
    ServerMessage::Refused { id, problem: *failure.problem }
}

fn text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// The client's id in a message that may be anything; 0 if it has none.
fn id_of(text: &str) -> u32 {
    #[derive(Deserialize)]
    struct Id {
        id: u32,
    }
    serde_json::from_str::<Id>(text).map_or(0, |message| message.id)
}

/// What `…/events` is asked with: the same as in a hello.
#[derive(Deserialize)]
pub(super) struct Since {
    lang: Option<Lang>,
    last: Option<usize>,
    print: Option<String>,
    last_chat: Option<u64>,
}

/// A stream that tells the table when it is dropped.
struct Streaming {
    hall: Hall,
    table: String,
    connection: u64,
    receive: Outgoing,
    over: Pin<Box<dyn Future<Output = ()> + Send>>,
}

impl Drop for Streaming {
    fn drop(&mut self) {
        let (hall, table, connection) = (self.hall.clone(), std::mem::take(&mut self.table), self.connection);
        tokio::spawn(async move { hall.send(&table, Ask::Bye(connection)).await });
    }
}

/// `GET /api/tables/{id}/events`: the server's messages as an event stream.
pub(super) async fn events(
    State(hall): State<Hall>,
    Path(table): Path<String>,
    who: Who,
    Network(from): Network,
    Params(since): Params<Since>,
) -> Granted<Sse<impl Stream<Item = Result<Event, Infallible>>>> {
    let over = Box::pin(hall.clone().session_over(who.session.clone()));
    let visitor = who.visitor(&hall).await?;
    hall.limits().hellos.take(&from).map_err(Failure::too_many)?;
    let (out, receive) = out();
    let connection = hall.connection();
    let Since { lang, last, print, last_chat } = since;
    let hello = Hello { connection, visitor, lang, last, print, last_chat, out };
    hall.send(&table, Ask::Hello(Box::new(hello))).await;
    let stream = unfold(Streaming { hall, table, connection, receive, over }, |mut streaming| async move {
        let message = tokio::select! {
            message = streaming.receive.recv() => message?,
            () = &mut streaming.over => return None,
        };
        Some((Ok(Event::default().data(message.as_str())), streaming))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(Duration::from_secs(10))))
}

/// The language of sentences in the answer.
#[derive(Deserialize)]
pub(super) struct In {
    lang: Option<Lang>,
}

/// `POST /api/tables/{id}/command`: one message of the client, answered by the message that carries its id.
pub(super) async fn command(
    State(hall): State<Hall>,
    Path(table): Path<String>,
    who: Who,
    Network(from): Network,
    Params(In { lang }): Params<In>,
    Body(message): Body<ClientMessage>,
) -> Granted<Json<ServerMessage>> {
    if matches!(message, ClientMessage::Hello { .. }) {
        return Err(Failure::bad("no-hello-here", "say hello on a socket, or read the table's events"));
    }
    if matches!(message, ClientMessage::Hint { .. }) {
        hall.limits().hints.take(&from).map_err(Failure::too_many)?;
    }
    let visitor = who.visitor(&hall).await?;
    let (reply, answer) = oneshot::channel();
    hall.send(&table, Ask::Once(Box::new(visitor), lang, Box::new(message), reply)).await;
    answer.await.map(Json).map_err(|_| Failure::unavailable())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_was_too_slow_is_told_so_and_nobody_else() {
        let (sender, said) = out();
        assert!(last_word(&said).is_none());
        let message = Utf8Bytes::from("x".repeat(1000));
        while sender.try_send(message.clone()).is_ok() {}
        drop(sender);
        let Some(ServerMessage::Goodbye { problem }) = last_word(&said) else { panic!("nothing is said") };
        assert_eq!(problem.code, "too-slow");
    }
}
