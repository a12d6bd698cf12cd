//! A client for programs: tests, and the load generator. It follows the protocol as the web client does.

use crate::patch;
use crate::people::COOKIE;
use crate::protocol::socket::{ClientMessage, ServerMessage, Turn, Waiting};
use crate::protocol::tables::TableInfo;
use futures_util::{SinkExt, StreamExt};
use quintain_core::{Lang, Viewer};
use serde_json::Value;
use std::io;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Somebody who talks to a server.
#[derive(Clone, Debug)]
pub struct Client {
    address: SocketAddr,
    /// The cookie's value, once there is one.
    pub cookie: Option<String>,
}

/// An answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The head, as it came.
    pub head: String,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// The body as JSON; `null` if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }
}

fn other(error: impl std::fmt::Display) -> io::Error {
    io::Error::other(error.to_string())
}

impl Client {
    /// Somebody without a session.
    pub fn new(address: SocketAddr) -> Self {
        Self { address, cookie: None }
    }

    /// A guest with this name.
    pub async fn guest(address: SocketAddr, name: &str) -> io::Result<Self> {
        let mut client = Self::new(address);
        client.post("/api/session", &serde_json::json!({ "name": name })).await?;
        Ok(client)
    }

    /// The same person at another address: another process of the same server.
    pub fn at(&self, address: SocketAddr) -> Self {
        Self { address, cookie: self.cookie.clone() }
    }

    /// Sends bytes as they are and reads the answer to its end.
    pub async fn raw(&mut self, request: &[u8]) -> io::Result<Answer> {
        let mut stream = TcpStream::connect(self.address).await?;
        stream.write_all(request).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        let end = answer.windows(4).position(|window| window == b"\r\n\r\n").ok_or_else(|| other("no head"))?;
        let head = String::from_utf8_lossy(&answer[..end]).into_owned();
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(|| other("no status"))?;
        let prefix = format!("set-cookie: {COOKIE}=");
        if let Some(set) = head.lines().find_map(|line| line.strip_prefix(&prefix)) {
            self.cookie = set.split(';').next().filter(|value| !value.is_empty()).map(str::to_owned);
        }
        Ok(Answer { status, head, body: answer.split_off(end + 4) })
    }

    async fn request(&mut self, method: &str, path: &str, body: &[u8]) -> io::Result<Answer> {
        let cookie = self.cookie.as_ref().map(|value| format!("cookie: {COOKIE}={value}\r\n")).unwrap_or_default();
        let length = body.len();
        let mut request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {length}\r\n{cookie}\r\n",
            self.address
        )
        .into_bytes();
        request.extend_from_slice(body);
        self.raw(&request).await
    }

    /// `GET`.
    pub async fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.request("GET", path, &[]).await
    }

    /// `POST` with a JSON body; `null` sends none.
    pub async fn post(&mut self, path: &str, body: &Value) -> io::Result<Answer> {
        let body = if body.is_null() { Vec::new() } else { body.to_string().into_bytes() };
        self.request("POST", path, &body).await
    }

    /// Opens a table.
    pub async fn open(&mut self, wanted: &Value) -> io::Result<TableInfo> {
        let answer = self.post("/api/tables", wanted).await?;
        if answer.status != 200 {
            return Err(other(String::from_utf8_lossy(&answer.body)));
        }
        serde_json::from_slice(&answer.body).map_err(other)
    }

    /// A socket.
    pub async fn socket(&self) -> io::Result<Socket> {
        self.socket_at("/api/socket").await
    }

    /// A socket at some path.
    pub async fn socket_at(&self, path: &str) -> io::Result<Socket> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().map_err(other)?;
        if let Some(cookie) = &self.cookie {
            let value = format!("{COOKIE}={cookie}").parse().map_err(other)?;
            request.headers_mut().insert("cookie", value);
        }
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await.map_err(other)?;
        Ok(Socket { stream, seen: Seen::default() })
    }
}

/// A socket with what has been seen through it.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// What has been seen.
    pub seen: Seen,
}

/// What a client knows of a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Seen {
    /// The table, as last described.
    pub table: Option<TableInfo>,
    /// Through whose eyes.
    pub viewer: Option<Viewer>,
    /// The number of the last update.
    pub number: usize,
    /// The view.
    pub view: Value,
    /// Its print.
    pub print: String,
    /// What I may decide.
    pub turn: Turn,
    /// What the game waits for.
    pub next: Option<Waiting>,
    /// The number of the last line of chat.
    pub last_chat: u64,
}

impl Seen {
    /// Takes a message in. `Err` if it does not fit what was seen before.
    pub fn take(&mut self, message: &ServerMessage) -> Result<(), String> {
        match message {
            ServerMessage::Snapshot(snapshot) => {
                self.viewer = Some(snapshot.viewer);
                self.table = Some(snapshot.table.clone());
                self.number = snapshot.number;
                self.view = snapshot.view.clone();
                self.print.clone_from(&snapshot.print);
                self.turn = snapshot.turn.clone();
                self.next = Some(snapshot.next.clone());
                self.last_chat = snapshot.chat.last().map_or(0, |line| line.number);
            }
            ServerMessage::Update(update) => {
                if update.from != self.number || update.base != self.print {
                    return Err(format!(
                        "an update from {} ({}) came to a client at {} ({})",
                        update.from, update.base, self.number, self.print
                    ));
                }
                if let Some(view) = &update.view {
                    self.view = view.clone();
                } else if !patch::apply(&mut self.view, update.changes.as_deref().unwrap_or_default()) {
                    return Err("changes do not fit".to_owned());
                }
                self.number = update.number;
                self.print.clone_from(&update.print);
                self.turn = update.turn.clone();
                self.next = Some(update.next.clone());
            }
            ServerMessage::Turn { turn, .. } => self.turn = turn.clone(),
            ServerMessage::Sealed { chosen: now, .. } => {
                if let Some(Waiting::Decide { chosen, .. }) = &mut self.next {
                    chosen.clone_from(now);
                }
            }
            ServerMessage::Table { table } => self.table = Some((**table).clone()),
            ServerMessage::Chat { line } => self.last_chat = line.number,
            _ => {}
        }
        Ok(())
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        matches!(self.next, Some(Waiting::Over { .. }))
    }

    /// The hello of somebody who comes back with this.
    pub fn hello_again(&self, table: &str, lang: Option<Lang>) -> ClientMessage {
        ClientMessage::Hello {
            table: table.to_owned(),
            lang,
            last: Some(self.number),
            print: Some(self.print.clone()),
            last_chat: Some(self.last_chat),
        }
    }
}

impl Socket {
    /// Says hello for the first time.
    pub async fn hello(&mut self, table: &str, lang: Option<Lang>) -> io::Result<()> {
        let table = table.to_owned();
        self.say(&ClientMessage::Hello { table, lang, last: None, print: None, last_chat: None }).await
    }

    /// Sends a message.
    pub async fn say(&mut self, message: &ClientMessage) -> io::Result<()> {
        self.say_text(serde_json::to_string(message).map_err(other)?).await
    }

    /// Sends any text.
    pub async fn say_text(&mut self, text: String) -> io::Result<()> {
        self.stream.send(Message::text(text)).await.map_err(other)
    }

    /// Sends any bytes.
    pub async fn say_bytes(&mut self, bytes: Vec<u8>) -> io::Result<()> {
        self.stream.send(Message::binary(bytes)).await.map_err(other)
    }

    /// Sends a frame that asks whether anybody is there.
    pub async fn say_ping(&mut self) -> io::Result<()> {
        self.stream.send(Message::Ping(Vec::new().into())).await.map_err(other)
    }

    /// The next message as text; `None` at the end.
    pub async fn hear_text(&mut self) -> io::Result<Option<String>> {
        while let Some(message) = self.stream.next().await {
            match message.map_err(other)? {
                Message::Text(text) => return Ok(Some(text.as_str().to_owned())),
                Message::Close(_) => return Ok(None),
                _ => {}
            }
        }
        Ok(None)
    }

    /// The next message, taken in; `None` at the end.
    pub async fn hear(&mut self) -> io::Result<Option<ServerMessage>> {
        let Some(text) = self.hear_text().await? else { return Ok(None) };
        let message = serde_json::from_str(&text).map_err(|error| other(format!("{error} in {text}")))?;
        self.seen.take(&message).map_err(other)?;
        Ok(Some(message))
    }

    /// Hears until a message fits.
    pub async fn hear_until(&mut self, fits: impl Fn(&ServerMessage) -> bool) -> io::Result<ServerMessage> {
        loop {
            match self.hear().await? {
                Some(message) if fits(&message) => return Ok(message),
                Some(_) => {}
                None => return Err(other("the socket was closed")),
            }
        }
    }

    /// Sends a command and hears until it is answered.
    pub async fn command(&mut self, id: u32, mv: Value) -> io::Result<ServerMessage> {
        let decision = self.seen.turn.decision.unwrap_or(u32::MAX);
        self.say(&ClientMessage::Command { id, decision, mv }).await?;
        self.answer(id).await
    }

    /// Asks what a line of moves would do and hears until that is answered.
    pub async fn rehearse(&mut self, id: u32, line: Vec<Value>) -> io::Result<ServerMessage> {
        let decision = self.seen.turn.decision.unwrap_or(u32::MAX);
        self.say(&ClientMessage::Rehearse { id, decision, line }).await?;
        self.answer(id).await
    }

    /// Hears until the message with this id is answered.
    pub async fn answer(&mut self, id: u32) -> io::Result<ServerMessage> {
        self.hear_until(|message| match message {
            ServerMessage::Ack { id: answered, .. }
            | ServerMessage::Refused { id: answered, .. }
            | ServerMessage::Lines { id: answered, .. }
            | ServerMessage::Hint { id: answered, .. }
            | ServerMessage::Rehearsal { id: answered, .. }
            | ServerMessage::Advice { id: answered, .. }
            | ServerMessage::Pong { id: answered } => *answered == id,
            ServerMessage::Goodbye { .. } => true,
            _ => false,
        })
        .await
    }
}
