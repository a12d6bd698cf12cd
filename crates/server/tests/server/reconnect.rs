//! The socket is cut at every update; the client's view always ends equal to the server's.

use crate::common::{Folder, server, sit_with_bots};
use crate::secrets::{Kind, drain, people, recorded, table_with};
use quintain_core::Lang;
use quintain_server::client::{Client, Seen};
use quintain_server::protocol::socket::ServerMessage;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_client_cut_off_at_every_update_never_loses_the_thread() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (id, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    let mut luck = fastrand::Rng::with_seed(11);
    let mut history: Vec<Seen> = vec![socket.seen.clone()];
    let mut cuts = 0;
    while !socket.seen.is_over() {
        // Cut, and come back with what I had.
        let seen = socket.seen.clone();
        drop(socket);
        cuts += 1;
        socket = olga.socket().await.unwrap();
        socket.seen = seen;
        socket.say(&socket.seen.hello_again(&id, Some(Lang::En))).await.unwrap();
        let fits = |message: &ServerMessage| matches!(message, ServerMessage::Update(_) | ServerMessage::Snapshot(_));
        let first = socket.hear_until(fits).await.unwrap();
        assert!(matches!(first, ServerMessage::Update(_)), "a gap is told as an update");
        // Whoever comes anew sees the same.
        let mut fresh = olga.socket().await.unwrap();
        fresh.hello(&id, Some(Lang::En)).await.unwrap();
        fresh.hear_until(fits).await.unwrap();
        while socket.seen.number < fresh.seen.number {
            socket.hear().await.unwrap().expect("the server hung up");
        }
        if fresh.seen.number == socket.seen.number {
            assert_eq!(fresh.seen.view, socket.seen.view);
            assert_eq!(fresh.seen.turn, socket.seen.turn);
        }
        history.push(socket.seen.clone());
        if socket.seen.is_over() {
            break;
        }
        if socket.seen.turn.offers.is_empty() {
            let before = socket.seen.number;
            while socket.seen.number == before {
                socket.hear().await.unwrap().expect("the server hung up");
            }
        } else {
            let offers = &socket.seen.turn.offers;
            let mv = offers[luck.usize(..offers.len())].mv.clone();
            socket.command(cuts, mv).await.unwrap();
        }
        history.push(socket.seen.clone());
    }
    assert!(cuts > 5, "{cuts}");

    // From every point of the past, one message leads to the end.
    let end = socket.seen.clone();
    for past in history {
        let mut socket = olga.socket().await.unwrap();
        socket.seen = past;
        socket.say(&socket.seen.hello_again(&id, None)).await.unwrap();
        while socket.seen.number != end.number || socket.seen.view != end.view {
            socket.hear().await.unwrap().expect("the server hung up");
        }
        assert_eq!(socket.seen.print, end.print);
    }

    // A client with another view than it thinks is given the whole.
    let mut socket = olga.socket().await.unwrap();
    socket.seen = Seen { print: "0123456789abcdef".to_owned(), ..end.clone() };
    socket.say(&socket.seen.hello_again(&id, None)).await.unwrap();
    let first = socket.hear().await.unwrap();
    assert!(matches!(first, Some(ServerMessage::Snapshot(_))));
    assert_eq!(socket.seen.view, end.view);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restarted_server_goes_on_where_it_was() {
    let folder = Folder::new();
    let first = server(&folder).await;
    let mut olga = Client::guest(first.address, "Olga").await.unwrap();
    let (id, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    while socket.seen.turn.offers.is_empty() {
        socket.hear().await.unwrap();
    }
    let mv = socket.seen.turn.offers[0].mv.clone();
    socket.command(1, mv).await.unwrap();
    first.stop().await;
    let goodbye = socket.hear_until(|message| matches!(message, ServerMessage::Goodbye { .. })).await.unwrap();
    let ServerMessage::Goodbye { problem } = goodbye else { unreachable!() };
    assert_eq!(problem.code, "server-stopping");

    let second = server(&folder).await;
    let olga = olga.at(second.address);
    let seen = socket.seen.clone();
    let mut socket = olga.socket().await.unwrap();
    socket.seen = seen;
    socket.say(&socket.seen.hello_again(&id, Some(Lang::Ru))).await.unwrap();
    crate::common::play_to_the_end(&mut socket, &mut fastrand::Rng::with_seed(4)).await;
    second.stop().await;
}

/// Where sockets are blocked: the same messages as an event stream, commands by POST.
#[tokio::test(flavor = "multi_thread")]
async fn events_and_commands_do_without_a_socket() {
    use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (id, socket) = sit_with_bots(&mut olga, json!({})).await;
    drop(socket);
    let mut stream = tokio::net::TcpStream::connect(server.address).await.unwrap();
    let request = format!(
        "GET /api/tables/{id}/events?lang=en HTTP/1.1\r\nhost: {}\r\ncookie: quintain={}\r\n\r\n",
        server.address,
        olga.cookie.clone().unwrap()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut lines = BufReader::new(stream).lines();
    let mut seen = Seen::default();
    let mut moves = 0;
    while moves < 5 {
        let line = lines.next_line().await.unwrap().expect("the stream ended");
        let Some(data) = line.strip_prefix("data: ") else { continue };
        seen.take(&serde_json::from_str(data).unwrap()).unwrap();
        if let Some(decision) = seen.turn.decision.take() {
            moves += 1;
            let command =
                json!({ "kind": "command", "id": moves, "decision": decision, "move": seen.turn.offers[0].mv });
            let answer = olga.post(&format!("/api/tables/{id}/command?lang=en"), &command).await.unwrap();
            assert_eq!(answer.json()["kind"], "ack", "{:?}", answer.json());
        }
    }
    server.stop().await;
}

/// A table that begins in the middle of a game says and asks the same before and after a restart, also those that were asked
/// long before the last entry.
#[tokio::test(flavor = "multi_thread")]
async fn a_branch_is_the_same_after_a_restart() {
    let folder = Folder::new();
    let mut running = server(&folder).await;
    let mut clients = people(&running, 2).await;
    let mut tables = Vec::new();
    for preset in ["simultaneous-2", "war-2"] {
        let kind = Kind::preset("knight", preset);
        let (log, _) = recorded(&kind, &mut fastrand::Rng::with_seed(5));
        for part in 1..4 {
            let begun = log[..log.len() * part / 4].to_vec();
            tables.push(table_with(&running, &kind, &mut clients, &begun).await);
        }
    }
    let (mut told, mut waiting) = (Vec::new(), 0);
    for _ in 0..2 {
        let mut now = Vec::new();
        for (table, client) in tables.iter().flat_map(|table| clients.iter().map(move |client| (table, client))) {
            let mut socket = client.at(running.address).socket().await.unwrap();
            socket.hello(table, Some(Lang::En)).await.unwrap();
            now.push(drain(&mut socket, 1).await);
            waiting +=
                usize::from(socket.seen.turn.decision.is_some_and(|asked| (asked as usize) < socket.seen.number));
        }
        told.push(now);
        running.stop().await;
        running = server(&folder).await;
    }
    assert!(waiting > 0, "somebody was asked before the last entry");
    for (before, after) in told[0].iter().zip(&told[1]) {
        assert_eq!(before, after);
    }
    running.stop().await;
}
