//! A server for tests, and people who play at it.
#![allow(dead_code, clippy::needless_pass_by_value)]

#[cfg(unix)]
pub(crate) mod postgres;
pub(crate) mod stakes;

use quintain_core::Lang;
use quintain_server::client::{Client, Socket};
use quintain_server::config::Rate;
use quintain_server::protocol::socket::ServerMessage;
use quintain_server::{Config, Running};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::Duration;

/// A folder that is gone when the test ends.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        let path = std::env::temp_dir().join(format!("quintain-test-{}", quintain_server::random::word(10)));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn database(&self) -> String {
        self.0.join("q.sqlite").display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn config(database: String) -> Config {
    Config {
        listen: "127.0.0.1:0".to_owned(),
        database,
        bot_pace: Duration::ZERO,
        grace: Duration::from_hours(1),
        idle: Duration::from_millis(200),
        rate: Rate { burst: 1e9, refill_ms: 0.001 },
        ..Config::default()
    }
}

pub(crate) async fn server(folder: &Folder) -> Running {
    server_with(config(folder.database())).await
}

pub(crate) async fn server_with(config: Config) -> Running {
    quintain_server::start(config, quintain_bots::registry()).await.unwrap()
}

/// A table of Hearts and Armour for four: me, and bots in the seats that are not open.
pub(crate) fn four(others: Value, more: Value) -> Value {
    let mut seats = vec![json!("me")];
    seats.extend(others.as_array().unwrap().iter().cloned());
    let mut table = json!({ "game": "hearts", "options": { "players": 4 }, "seats": seats, "start_when_full": true });
    table.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    table
}

pub(crate) fn bot() -> Value {
    json!({ "bot": "random" })
}

/// Opens a table with three bots and says hello to it.
pub(crate) async fn sit_with_bots(client: &mut Client, more: Value) -> (String, Socket) {
    let table = client.open(&four(json!([bot(), bot(), bot()]), more)).await.unwrap();
    let mut socket = client.socket().await.unwrap();
    socket.hello(&table.id, Some(Lang::En)).await.unwrap();
    socket.hear_until(|message| matches!(message, ServerMessage::Snapshot(_))).await.unwrap();
    (table.id, socket)
}

/// So many people sit down at a table and see it, in the order of the seats.
pub(crate) async fn people_at(server: &Running, wanted: &Value, count: usize) -> (String, Vec<Client>, Vec<Socket>) {
    let mut clients = Vec::new();
    for name in ["Anna", "Boris", "Cecil", "Dana"].into_iter().take(count) {
        clients.push(Client::guest(server.address, name).await.unwrap());
    }
    let table = clients[0].open(wanted).await.unwrap().id;
    for client in &mut clients[1..] {
        client.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    }
    let mut sockets = Vec::new();
    for client in &clients {
        let mut socket = client.socket().await.unwrap();
        socket.hello(&table, Some(Lang::En)).await.unwrap();
        socket.hear_until(|message| matches!(message, ServerMessage::Snapshot(_))).await.unwrap();
        sockets.push(socket);
    }
    (table, clients, sockets)
}

/// Plays random moves until the game is over; `step` sees the socket before each of my moves.
pub(crate) async fn play_to_the_end(socket: &mut Socket, luck: &mut fastrand::Rng) -> u32 {
    let mut moves = 0;
    while !socket.seen.is_over() {
        if socket.seen.turn.offers.is_empty() || socket.seen.turn.chosen.is_some() {
            socket.hear().await.unwrap().expect("the server hung up");
            continue;
        }
        moves += 1;
        let offers = &socket.seen.turn.offers;
        let mv = offers[luck.usize(..offers.len())].mv.clone();
        played(socket, moves, &mv).await.unwrap_or_else(|answer| panic!("{answer:?}"));
    }
    moves
}

/// Plays a move; a quick player may be asked to wait a moment first.
pub(crate) async fn played(socket: &mut Socket, id: u32, mv: &Value) -> Result<(), ServerMessage> {
    loop {
        match socket.command(id, mv.clone()).await.unwrap() {
            ServerMessage::Ack { .. } => return Ok(()),
            ServerMessage::Refused { problem, .. } if problem.code == "too-many" => {
                tokio::time::sleep(Duration::from_millis(problem.retry_after_ms.unwrap())).await;
            }
            other => return Err(other),
        }
    }
}
