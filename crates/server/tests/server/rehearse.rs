//! What would these moves do? Answered over the socket in every game, told to nobody else, and true.

use crate::common::{Folder, people_at, played, server, sit_with_bots};
use quintain_core::Lang;
use quintain_core::rehearsal::StopWord;
use quintain_server::Running;
use quintain_server::client::{Client, Socket};
use quintain_server::patch;
use quintain_server::protocol::socket::{ClientMessage, Rehearsal, ServerMessage, Waiting};
use serde_json::{Value, json};
use std::time::Duration;

async fn rehearsed(socket: &mut Socket, line: &[Value]) -> Rehearsal {
    loop {
        match socket.rehearse(1_000_000, line.to_vec()).await.unwrap() {
            ServerMessage::Rehearsal { rehearsal, .. } => return rehearsal,
            ServerMessage::Refused { problem, .. } if problem.code == "too-many" => {
                tokio::time::sleep(Duration::from_millis(problem.retry_after_ms.unwrap())).await;
            }
            other => panic!("{line:?}: {other:?}"),
        }
    }
}

/// A line of up to so many moves, each chosen from what the rehearsal of the ones before offers.
async fn line_of(socket: &mut Socket, length: usize, luck: &mut fastrand::Rng) -> (Vec<Value>, Rehearsal) {
    let mut line = Vec::new();
    let mut rehearsal = rehearsed(socket, &line).await;
    assert_eq!(rehearsal.offers, socket.seen.turn.offers, "an empty line offers what is offered now");
    while line.len() < length && rehearsal.stop == StopWord::End && !rehearsal.offers.is_empty() {
        line.push(rehearsal.offers[luck.usize(..rehearsal.offers.len())].mv.clone());
        rehearsal = rehearsed(socket, &line).await;
    }
    (line, rehearsal)
}

async fn alone_at(server: &Running, game: &str, preset: &str) -> Socket {
    let mut client = Client::guest(server.address, "Olga").await.unwrap();
    let options = server.hall.registry().game(game).unwrap().preset(preset).unwrap();
    let seats = server.hall.registry().game(game).unwrap();
    let seats = seats.open(&options, quintain_core::table::LuckSource::seed(1)).unwrap().seats();
    let mut wanted = vec![json!("me")];
    wanted.resize(seats, json!({ "bot": "random" }));
    let table = json!({ "game": game, "preset": preset, "seats": wanted, "start_when_full": true });
    let table = client.open(&table).await.unwrap();
    let mut socket = client.socket().await.unwrap();
    socket.hello(&table.id, Some(Lang::Ru)).await.unwrap();
    socket.hear_until(|message| matches!(message, ServerMessage::Snapshot(_))).await.unwrap();
    socket
}

/// Rehearses lines of 1 to 6 moves through a game, and compares each with what the moves then do.
async fn rehearse_through(game: &str, preset: &str, seed: u64) {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut socket = alone_at(&server, game, preset).await;
    let mut luck = fastrand::Rng::with_seed(seed);
    let (mut id, mut longest, mut turns) = (0, 0, 0);
    let mut asked = std::collections::BTreeSet::new();
    for _ in 0..60 {
        let length = 1 + turns % 6;
        while !socket.seen.is_over() && (socket.seen.turn.offers.is_empty() || socket.seen.turn.chosen.is_some()) {
            socket.hear().await.unwrap().expect("the server hung up");
        }
        if socket.seen.is_over() {
            // A short game: the longer lines are asked about in another.
            if asked.len() == 6 {
                break;
            }
            socket = alone_at(&server, game, preset).await;
            continue;
        }
        // Where several play at once, the others' moves would mix with what is compared.
        let alone = matches!(&socket.seen.next, Some(Waiting::Decide { seats, .. }) if seats.len() == 1);
        let before = socket.seen.view.clone();
        let (line, rehearsal) = line_of(&mut socket, length, &mut luck).await;
        assert!(rehearsal.taken <= line.len() && rehearsal.problem.is_none());
        // A line that goes on where luck or others speak is taken as far, and stops for the same reason.
        if let (StopWord::Luck | StopWord::Reveals | StopWord::Others, Some(last)) = (rehearsal.stop, line.last()) {
            let mut longer = line.clone();
            longer.resize(length, last.clone());
            let same = rehearsed(&mut socket, &longer).await;
            assert_eq!((same.taken, same.stop), (rehearsal.taken, rehearsal.stop), "{game}: {longer:?}");
            assert_eq!(same.changes, rehearsal.changes, "{game}: {longer:?}");
        }
        asked.insert(length);
        turns += 1;
        assert!(rehearsal.events.iter().all(|event| !event.text.is_empty()), "{:?}", rehearsal.events);
        if alone {
            assert_eq!(socket.seen.view, before, "nothing has changed");
        }
        longest = longest.max(rehearsal.taken);
        let mut foreseen = before;
        assert!(patch::apply(&mut foreseen, &rehearsal.changes));
        for (n, mv) in line.iter().take(rehearsal.taken.max(1)).enumerate() {
            id += 1;
            played(&mut socket, id, mv)
                .await
                .unwrap_or_else(|answer| panic!("{game}: move {n} of {line:?}: {answer:?}"));
        }
        // What follows the last move by luck or by others is not foreseen.
        if alone && rehearsal.stop == StopWord::End && rehearsal.taken == line.len() && !socket.seen.is_over() {
            assert_eq!(socket.seen.view, foreseen, "{game}: {line:?}");
            assert_eq!(socket.seen.turn.offers, rehearsal.offers, "{game}: {line:?}");
        }
    }
    // In Hearts and Armour a turn is one move; in Glory luck or others soon come in between.
    let least = match game {
        "hearts" | "glory" => 1,
        _ => 3,
    };
    assert!(asked.len() == 6, "lines of 1 to 6 moves: {asked:?}");
    assert!(longest >= least, "{game}: the longest line had {longest} moves");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hearts_is_rehearsed() {
    rehearse_through("hearts", "even-4", 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn glory_is_rehearsed() {
    rehearse_through("glory", "plaisance-2", 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn emara_is_rehearsed() {
    rehearse_through("emara", "players-2", 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn knight_is_rehearsed() {
    rehearse_through("knight", "solo-war", 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_hears_of_it() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let wanted = crate::common::four(json!(["open", { "bot": "random" }, { "bot": "random" }]), json!({}));
    let (table, _, mut sockets) = people_at(&server, &wanted, 2).await;
    let mover = loop {
        for socket in &mut sockets {
            let _ = tokio::time::timeout(Duration::from_millis(50), socket.hear()).await;
        }
        if let Some(mover) = sockets.iter().position(|socket| !socket.seen.turn.offers.is_empty()) {
            break mover;
        }
    };
    while let Ok(Ok(Some(_))) = tokio::time::timeout(Duration::from_millis(200), sockets[1 - mover].hear()).await {}
    let length = server.hall.store().log(&table, 0).await.unwrap().len();
    let mut luck = fastrand::Rng::with_seed(5);
    for _ in 0..20 {
        line_of(&mut sockets[mover], 3, &mut luck).await;
    }
    sockets[1 - mover].say(&ClientMessage::Ping { id: 9 }).await.unwrap();
    let heard = tokio::time::timeout(Duration::from_secs(5), sockets[1 - mover].hear()).await.unwrap().unwrap();
    assert_eq!(heard, Some(ServerMessage::Pong { id: 9 }), "the first that is heard");
    assert_eq!(server.hall.store().log(&table, 0).await.unwrap().len(), length, "nothing is recorded");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_rehearsals_get_a_clear_error() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (id, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    while socket.seen.turn.offers.is_empty() {
        socket.hear().await.unwrap().expect("the server hung up");
    }
    let decision = socket.seen.turn.decision.unwrap();
    let mv = socket.seen.turn.offers[0].mv.clone();
    let view = socket.seen.view.clone();
    let ask = |id: u32, decision: u32, line: Vec<Value>| ClientMessage::Rehearse { id, decision, line };
    // Foreign moves are refused as a command with them would be.
    for (foreign, code) in [
        (json!("teapot"), "bad-move"),
        (json!({ "walk": { "ring": "city" } }), "bad-move"),
        (json!(null), "bad-move"),
        (json!([[[[7]]]]), "bad-move"),
        (json!("declare"), "illegal-move"),
    ] {
        let rehearsal = rehearsed(&mut socket, std::slice::from_ref(&foreign)).await;
        let ServerMessage::Refused { problem, .. } = socket.command(3, foreign.clone()).await.unwrap() else {
            panic!("{foreign}")
        };
        assert_eq!((rehearsal.taken, rehearsal.stop), (0, StopWord::Refused));
        assert_eq!(rehearsal.problem, Some(problem.clone()), "{foreign}");
        assert_eq!(problem.code, code, "{foreign}");
    }
    // Thousands of moves, and decisions that are not mine.
    let refusals = [
        (ask(11, decision, vec![json!(1); 4_000]), "line-too-long"),
        (ask(12, decision + 1, vec![mv.clone()]), "stale-decision"),
        (ask(13, u32::MAX, vec![]), "stale-decision"),
    ];
    for (message, code) in refusals {
        let ClientMessage::Rehearse { id, .. } = message else { unreachable!() };
        socket.say(&message).await.unwrap();
        let answer = socket.answer(id).await.unwrap();
        assert!(matches!(&answer, ServerMessage::Refused { problem, .. } if problem.code == code), "{answer:?}");
    }
    // Somebody without a seat, and the way without sockets.
    let mut petr = Client::guest(server.address, "Petr").await.unwrap();
    let path = format!("/api/tables/{id}/command?lang=cs");
    let question = json!({ "kind": "rehearse", "id": 7, "decision": decision, "line": [mv] });
    let answer = petr.post(&path, &question).await.unwrap().json();
    assert_eq!(answer["problem"]["code"], "no-seat", "{answer}");
    let answer = olga.post(&path, &question).await.unwrap().json();
    assert_eq!((&answer["kind"], &answer["rehearsal"]["taken"]), (&json!("rehearsal"), &json!(1)), "{answer}");
    assert_eq!(socket.seen.view, view, "the table is where it was");
    assert_eq!(socket.seen.turn.decision, Some(decision));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_questions_is_stopped_and_moves_go_on() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (_, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    while socket.seen.turn.offers.is_empty() {
        socket.hear().await.unwrap().expect("the server hung up");
    }
    let decision = socket.seen.turn.decision.unwrap();
    let mv = socket.seen.turn.offers[0].mv.clone();
    // As fast as they are answered, until it is too much.
    let (mut told, mut refused) = (0, 0);
    while refused == 0 {
        for id in 0..20 {
            socket.say(&ClientMessage::Rehearse { id: 100 + id, decision, line: vec![mv.clone()] }).await.unwrap();
        }
        let sent = told + refused + 20;
        while told + refused < sent {
            match socket.hear().await.unwrap().expect("the server hung up") {
                ServerMessage::Rehearsal { .. } => told += 1,
                ServerMessage::Refused { problem, .. } => {
                    assert_eq!(problem.code, "too-many");
                    assert!(problem.retry_after_ms.is_some());
                    refused += 1;
                }
                _ => {}
            }
        }
        assert!(told < 5_000, "nobody is stopped");
    }
    assert!(told >= 100, "{told} answered, {refused} refused");
    let answer = socket.command(1, mv).await.unwrap();
    assert!(matches!(answer, ServerMessage::Ack { .. }), "moves have a limit of their own: {answer:?}");
    server.stop().await;
}
