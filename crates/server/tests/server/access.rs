//! What a viewer may see: every way in, at every stage, under every rule for spectators.

use crate::common::{Folder, bot, people_at, server};
use quintain_server::Running;
use quintain_server::client::{Client, Socket};
use quintain_server::people::COOKIE;
use quintain_server::protocol::socket::{ClientMessage, ServerMessage, Snapshot};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// What a stranger gets through each way in.
#[derive(Debug, PartialEq, Eq, Clone, Copy)]
struct Ways {
    /// A socket or an event stream: is the view of the game sent, at once or later?
    socket: Seen,
    /// A description of the table: does it say whom the game waits for?
    waits_for: bool,
    /// A line of chat, over a socket and over HTTP.
    chat: bool,
    /// The chat of others.
    hears: bool,
}

#[derive(Debug, PartialEq, Eq, Clone, Copy)]
enum Seen {
    /// The socket is closed with a reason.
    Refused,
    /// Only who sits there.
    Card,
    /// The game, as it stands now.
    Now,
    /// The game, as it stood some time ago.
    Later,
}

const TABLE: [(&str, &str, Ways); 9] = [
    ("gathering", "live", Ways { socket: Seen::Card, waits_for: false, chat: true, hears: true }),
    ("gathering", "delayed", Ways { socket: Seen::Card, waits_for: false, chat: false, hears: false }),
    ("gathering", "none", Ways { socket: Seen::Card, waits_for: false, chat: false, hears: false }),
    ("running", "live", Ways { socket: Seen::Now, waits_for: true, chat: true, hears: true }),
    ("running", "delayed", Ways { socket: Seen::Later, waits_for: false, chat: true, hears: false }),
    ("running", "none", Ways { socket: Seen::Refused, waits_for: false, chat: false, hears: false }),
    ("finished", "live", Ways { socket: Seen::Now, waits_for: false, chat: true, hears: true }),
    ("finished", "delayed", Ways { socket: Seen::Now, waits_for: false, chat: true, hears: true }),
    ("finished", "none", Ways { socket: Seen::Now, waits_for: false, chat: true, hears: true }),
];

fn rule(option: &str) -> Value {
    if option == "delayed" { json!({ "delayed": { "seconds": 3600 } }) } else { json!(option) }
}

/// What a snapshot shows, if the game has come so far.
fn shown(snapshot: &Snapshot, number: usize) -> Seen {
    match (snapshot.view.is_null(), snapshot.number == number) {
        (true, _) => Seen::Card,
        (false, true) => Seen::Now,
        (false, false) => Seen::Later,
    }
}

/// What an event stream begins with.
async fn stream(server: &Running, stranger: &Client, table: &str, number: usize) -> Seen {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let cookie = stranger.cookie.as_ref().unwrap();
    let request = format!(
        "GET /api/tables/{table}/events HTTP/1.1\r\nhost: {}\r\ncookie: {COOKIE}={cookie}\r\n\r\n",
        server.address
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut heard = String::new();
    loop {
        let mut part = vec![0; 65536];
        let read = stream.read(&mut part).await.unwrap();
        assert_ne!(read, 0, "{heard}");
        heard += &String::from_utf8_lossy(&part[..read]);
        let Some((_, event)) = heard.split_once("\r\n\r\n").and_then(|(_, body)| body.split_once("data: ")) else {
            continue;
        };
        let Some((event, _)) = event.split_once("\n\n") else { continue };
        return match serde_json::from_str(event).unwrap() {
            ServerMessage::Snapshot(snapshot) => shown(&snapshot, number),
            ServerMessage::Goodbye { .. } => Seen::Refused,
            other => panic!("{other:?}"),
        };
    }
}

/// What the stranger's socket shows, whether a line that a player says comes through it, and whether they may speak.
async fn look(stranger: &Client, player: &mut Socket, table: &str) -> (Seen, bool, bool) {
    let mut socket = stranger.socket().await.unwrap();
    socket.hello(table, None).await.unwrap();
    let Some(ServerMessage::Snapshot(snapshot)) = socket.hear().await.unwrap() else {
        return (Seen::Refused, false, false);
    };
    let seen = shown(&snapshot, player.seen.number);
    player.say(&ClientMessage::Chat { id: 70, text: "a word among players".into() }).await.unwrap();
    assert!(matches!(player.answer(70).await.unwrap(), ServerMessage::Ack { .. }));
    let chat = socket.hear_until(|message| matches!(message, ServerMessage::Chat { .. }));
    let hears = matches!(tokio::time::timeout(Duration::from_millis(200), chat).await, Ok(Ok(_)));
    socket.say(&ClientMessage::Chat { id: 77, text: "a word from outside".into() }).await.unwrap();
    let said = matches!(socket.answer(77).await, Ok(ServerMessage::Ack { .. }));
    (seen, hears, said)
}

/// Plays until the log has this length, or to the end.
async fn play(sockets: &mut [Socket], length: usize) {
    let mut id = 1;
    while !sockets[0].seen.is_over() && sockets[0].seen.number < length {
        for socket in sockets.iter_mut() {
            while let Ok(heard) = tokio::time::timeout(Duration::from_millis(30), socket.hear()).await {
                heard.unwrap();
            }
            if let (Some(offer), None) = (socket.seen.turn.offers.first().cloned(), &socket.seen.turn.chosen) {
                id += 1;
                socket.command(id, offer.mv).await.unwrap();
            }
        }
    }
}

/// Somebody who has looked on since the table gathered is told no more than one who comes later.
async fn told_no_more(early: &mut Socket, expected: Ways, case: &str) {
    let told = async {
        while let Ok(Some(message)) = early.hear().await {
            let game = match &message {
                ServerMessage::Update(update) => update.number > 0,
                ServerMessage::Snapshot(snapshot) => snapshot.number > 0,
                ServerMessage::Table { table } => !table.waits_for.is_empty(),
                ServerMessage::Chat { line } => line.seat.is_some(),
                _ => false,
            };
            assert!(!game || expected.socket == Seen::Now, "{case}: {message:?}");
        }
    };
    let _ = tokio::time::timeout(Duration::from_millis(300), told).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_sees_what_the_rule_says_whichever_way_they_come() {
    let folder = Folder::new();
    let config = crate::common::config(folder.database());
    let server = quintain_server::start(config, crate::common::stakes::registry()).await.unwrap();
    for (stage, option, expected) in TABLE {
        let case = format!("{stage}, {option}");
        let wanted = json!({ "game": "stakes", "options": { "rounds": 1 }, "spectators": rule(option) });
        let seated = if stage == "gathering" { 2 } else { 3 };
        let (table, mut clients, mut sockets) = people_at(&server, &wanted, seated).await;
        let mut stranger = Client::guest(server.address, "Stranger").await.unwrap();
        let mut early = stranger.socket().await.unwrap();
        early.hello(&table, None).await.unwrap();
        early.hear().await.unwrap();
        if stage != "gathering" {
            let answer = clients[0].post(&format!("/api/tables/{table}/start"), &Value::Null).await.unwrap();
            assert_eq!(answer.status, 200);
            play(&mut sockets, if stage == "running" { 1 } else { usize::MAX }).await;
        }
        let (socket, hears, chat) = look(&stranger, &mut sockets[0], &table).await;
        if stage == "running" {
            told_no_more(&mut early, expected, &case).await;
        }
        let streamed = stream(&server, &stranger, &table, sockets[0].seen.number).await;
        assert_eq!(streamed, expected.socket, "{case}: an event stream");
        let record = stranger.get(&format!("/api/tables/{table}/record")).await.unwrap().status;
        assert_eq!(record == 200, stage == "finished", "{case}: the record");
        let word = json!({ "kind": "chat", "id": 1, "text": "a word by the back door" });
        let back_door = stranger.post(&format!("/api/tables/{table}/command"), &word).await.unwrap().json();
        assert_eq!(back_door["kind"] == "ack", expected.chat, "{case}: {back_door}");
        let seen = stranger.get(&format!("/api/tables/{table}")).await.unwrap().json();
        let waits_for = !seen["waits_for"].as_array().unwrap().is_empty();
        let code = clients[0].get(&format!("/api/tables/{table}")).await.unwrap().json()["code"].clone();
        let by_code = stranger.get(&format!("/api/codes/{}", code.as_str().unwrap())).await.unwrap().json();
        assert_eq!(by_code["waits_for"], seen["waits_for"], "{case}");
        assert_eq!(Ways { socket, waits_for, chat, hears }, expected, "{case}");
    }
    server.stop().await;
}

/// Hears everything that is on its way, and says what was said.
async fn said(socket: &mut Socket) -> Vec<String> {
    let mut said = Vec::new();
    while let Ok(heard) = tokio::time::timeout(Duration::from_millis(200), socket.hear()).await {
        if let Some(ServerMessage::Chat { line }) = heard.unwrap() {
            said.push(line.text);
        }
    }
    said
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_talk_among_themselves_until_the_end() {
    let folder = Folder::new();
    let config = crate::common::config(folder.database());
    let server = quintain_server::start(config, crate::common::stakes::registry()).await.unwrap();
    for option in ["live", "delayed"] {
        let wanted = json!({ "game": "stakes", "options": { "rounds": 1 }, "spectators": rule(option) });
        let (table, mut clients, mut sockets) = people_at(&server, &wanted, 3).await;
        clients[0].post(&format!("/api/tables/{table}/start"), &Value::Null).await.unwrap();
        let mut watchers = Vec::new();
        for name in ["Marek", "Jana"] {
            let client = Client::guest(server.address, name).await.unwrap();
            let mut socket = client.socket().await.unwrap();
            socket.hello(&table, None).await.unwrap();
            socket.hear().await.unwrap();
            watchers.push(socket);
        }
        watchers[0].say(&ClientMessage::Chat { id: 7, text: "he bluffs".into() }).await.unwrap();
        assert_eq!(said(&mut watchers[1]).await, ["he bluffs"], "{option}");
        assert!(said(&mut sockets[0]).await.is_empty(), "{option}: players do not read it");
        let mut again = clients[1].socket().await.unwrap();
        again.hello(&table, None).await.unwrap();
        let Some(ServerMessage::Snapshot(snapshot)) = again.hear().await.unwrap() else { panic!("no snapshot") };
        assert!(snapshot.chat.is_empty(), "{option}: nor when they come back");
        play(&mut sockets, usize::MAX).await;
        assert_eq!(said(&mut again).await, ["he bluffs"], "{option}: until the game is over");
    }
    server.stop().await;
}

/// The lists: tables that wait for people, that can be watched, that are over; by game, page by page.
#[tokio::test(flavor = "multi_thread")]
async fn listed_tables_can_be_found_and_watched() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let mut petr = Client::new(server.address);
    let open = async |olga: &mut Client, game: &str, more: Value| {
        let mut wanted = json!({ "game": game, "seats": ["me", bot()], "listed": true, "start_when_full": true });
        wanted["preset"] = json!(if game == "emara" { "players-2" } else { "war-2" });
        wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        olga.open(&wanted).await.unwrap().id
    };
    let first = open(&mut olga, "emara", json!({})).await;
    let second = open(&mut olga, "knight", json!({})).await;
    let waiting = open(&mut olga, "emara", json!({ "seats": ["me", "open"] })).await;
    open(&mut olga, "emara", json!({ "spectators": "none" })).await;
    open(&mut olga, "emara", json!({ "listed": false })).await;
    let mut list = async |query: &str| {
        let answer = petr.get(&format!("/api/tables{query}")).await.unwrap().json();
        let tables = answer.as_array().unwrap_or_else(|| panic!("{query}: {answer}"));
        tables
            .iter()
            .map(|table| (table["id"].as_str().unwrap().to_owned(), table["created"].as_u64().unwrap()))
            .collect::<Vec<_>>()
    };
    let ids = |tables: &[(String, u64)]| tables.iter().map(|(id, _)| id.clone()).collect::<Vec<_>>();
    assert_eq!(ids(&list("").await), std::slice::from_ref(&waiting));
    let running = list("?status=running").await;
    assert_eq!(ids(&running), [second.clone(), first.clone()]);
    assert_eq!(ids(&list("?status=running&game=emara").await), std::slice::from_ref(&first));
    assert_eq!(ids(&list(&format!("?status=running&before={}", running[0].1)).await), [first]);
    assert!(list("?status=finished").await.is_empty());
    let played_in =
        open(&mut olga, "emara", json!({ "seats": ["me", "open"], "lang": "cs", "clock": { "days": { "days": 2 } } }))
            .await;
    for (query, found) in [
        ("?limit=1", vec![&played_in]),
        ("?clock=days", vec![&played_in]),
        ("?clock=none&lang=cs", vec![&waiting]),
        ("?lang=cs", vec![&played_in, &waiting]),
        ("?lang=ru", vec![&waiting]),
        ("?free=1&game=emara", vec![&played_in, &waiting]),
        ("?free=2", vec![]),
        ("?before=0-zzz", vec![]),
    ] {
        assert_eq!(ids(&list(query).await).iter().collect::<Vec<_>>(), found, "{query}");
    }
    let all = list("").await;
    assert_eq!(ids(&list(&format!("?before={}-{}", all[0].1, all[0].0)).await), std::slice::from_ref(&waiting));
    assert!(list("?status=running&before=0").await.is_empty());
    for (query, status, code) in [
        ("?status=closed", 400, "bad-query"),
        ("?status=nonsense", 400, "bad-query"),
        ("?before=yesterday", 400, "bad-query"),
        ("?colour=red", 400, "bad-query"),
        ("?clock=hourglass", 400, "bad-query"),
        ("?free=-1", 400, "bad-query"),
        ("?lang=xx", 400, "bad-query"),
        ("?game=chess", 404, "unknown-game"),
    ] {
        let answer = petr.get(&format!("/api/tables{query}")).await.unwrap();
        assert_eq!((answer.status, &answer.json()["code"]), (status, &json!(code)), "{query}");
    }
    server.stop().await;
}
