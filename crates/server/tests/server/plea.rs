//! Moves taken back with the others' consent.

use crate::common::{Folder, people_at, play_to_the_end, server, sit_with_bots};
use quintain_core::record::Entry;
use quintain_server::Running;
use quintain_server::client::{Client, Socket};
use quintain_server::protocol::socket::{ClientMessage, ServerMessage};
use quintain_server::protocol::tables::Plea;
use serde_json::{Value, json};

/// Four people at a table of Hearts and Armour, in the order of the seats.
async fn four_people(server: &Running) -> (String, Vec<Socket>) {
    let wanted = json!({ "game": "hearts", "options": { "players": 4 }, "start_when_full": true });
    let (table, _, sockets) = people_at(server, &wanted, 4).await;
    (table, sockets)
}

/// The seat whose turn it is plays its first move; everybody hears of it. Says which seat, and what.
async fn somebody_moves(sockets: &mut [Socket]) -> (usize, Value) {
    let mover = sockets.iter().position(|socket| socket.seen.turn.decision.is_some()).unwrap();
    let mv = sockets[mover].seen.turn.offers[0].mv.clone();
    assert!(matches!(sockets[mover].command(1, mv.clone()).await.unwrap(), ServerMessage::Ack { .. }));
    let number = sockets[mover].seen.number;
    for socket in sockets {
        while socket.seen.number < number {
            socket.hear().await.unwrap();
        }
    }
    (mover, mv)
}

/// Says something about a plea; the code of the refusal, if it is refused.
async fn plead(socket: &mut Socket, agree: bool) -> Option<String> {
    let number = socket.seen.number;
    socket.say(&ClientMessage::Plead { id: 7, number, agree }).await.unwrap();
    match socket.answer(7).await.unwrap() {
        ServerMessage::Ack { .. } => None,
        ServerMessage::Refused { problem, .. } => Some(problem.code),
        other => panic!("{other:?}"),
    }
}

async fn hear_plea(socket: &mut Socket, fits: impl Fn(&Option<Plea>) -> bool) {
    socket.hear_until(|message| matches!(message, ServerMessage::Table { table } if fits(&table.plea))).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_taken_back_when_all_agree_and_may_be_made_again() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let (table, mut sockets) = four_people(&server).await;
    assert!(sockets.iter().all(|socket| !socket.seen.turn.may_plead), "nobody has moved yet");
    let before: Vec<Value> = sockets.iter().map(|socket| socket.seen.view.clone()).collect();
    let (mover, mv) = somebody_moves(&mut sockets).await;
    let after = sockets[mover].seen.view.clone();
    assert!(sockets[mover].seen.turn.may_undo && !sockets[mover].seen.turn.may_plead, "nobody has learnt anything");
    somebody_moves(&mut sockets).await;
    assert!(!sockets[mover].seen.turn.may_undo && sockets[mover].seen.turn.may_plead, "another seat has moved");

    // Everybody sees who asks and whose answer is missing; two of three are not enough.
    assert_eq!(plead(&mut sockets[mover], true).await, None);
    let others: Vec<usize> = (0..4).filter(|seat| *seat != mover).collect();
    for &other in &others {
        hear_plea(&mut sockets[other], |plea| plea.as_ref().is_some_and(|plea| plea.seat.index() == mover)).await;
    }
    for &other in &others[..2] {
        assert_eq!(plead(&mut sockets[other], true).await, None);
    }
    assert_eq!(plead(&mut sockets[mover], true).await, None, "the pleader's own word is not counted");
    let last = others[2];
    let waits = |plea: &Option<Plea>| plea.as_ref().is_some_and(|plea| plea.waits_for.len() == 1);
    hear_plea(&mut sockets[last], waits).await;
    assert_eq!(plead(&mut sockets[last], true).await, None);
    for (socket, view) in sockets.iter_mut().zip(&before) {
        while &socket.seen.view != view {
            socket.hear().await.unwrap();
        }
    }
    assert!(sockets[mover].seen.turn.decision.is_some(), "it is asked again");
    assert!(!sockets[mover].seen.turn.may_plead);

    // The same move leads to the same.
    let (again, repeated) = somebody_moves(&mut sockets).await;
    assert_eq!((again, repeated), (mover, mv));
    assert_eq!(sockets[mover].seen.view, after);

    // It is in the record, and survives a restart.
    let log = server.hall.store().log(&table, 0).await.unwrap();
    let entries: Vec<Value> = log.iter().map(|entry| serde_json::to_value(entry).unwrap()).collect();
    assert!(entries.iter().any(|entry| entry["take-back"]["seat"] == json!(mover)), "{entries:?}");
    server.stop().await;
    let server = crate::common::server(&folder).await;
    let mut eyes = Client::new(server.address);
    let info = eyes.get(&format!("/api/tables/{table}")).await.unwrap().json();
    assert_eq!((&info["status"], &info["plea"]), (&json!("running"), &Value::Null));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_no_is_enough_and_nobody_asks_twice() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let (_, mut sockets) = four_people(&server).await;
    assert_eq!(plead(&mut sockets[0], true).await.as_deref(), Some("nothing-to-undo"));
    assert_eq!(plead(&mut sockets[0], false).await.as_deref(), Some("no-plea"));
    let (mover, _) = somebody_moves(&mut sockets).await;
    let (other, _) = somebody_moves(&mut sockets).await;

    // Withdrawn, it may be asked again; denied, it may not.
    assert_eq!(plead(&mut sockets[mover], true).await, None);
    assert_eq!(plead(&mut sockets[mover], false).await, None);
    assert_eq!(plead(&mut sockets[mover], true).await, None);
    assert_eq!(plead(&mut sockets[other], false).await, None);
    hear_plea(&mut sockets[mover], Option::is_none).await;
    assert_eq!(plead(&mut sockets[mover], true).await.as_deref(), Some("denied"));

    // When the game goes on a question lapses; then the other seat may ask in its turn.
    let number = sockets[other].seen.number;
    somebody_moves(&mut sockets).await;
    assert_eq!(plead(&mut sockets[mover], true).await, None);
    hear_plea(&mut sockets[other], Option::is_some).await;
    somebody_moves(&mut sockets).await;
    hear_plea(&mut sockets[other], Option::is_none).await;
    sockets[other].say(&ClientMessage::Plead { id: 9, number, agree: true }).await.unwrap();
    let ServerMessage::Refused { problem, .. } = sockets[other].answer(9).await.unwrap() else { panic!("stale") };
    assert_eq!(problem.code, "stale-undo");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_always_agree_and_the_game_goes_on_to_a_verified_end() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (id, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    while socket.seen.turn.decision.is_none() {
        socket.hear().await.unwrap();
    }
    let before = socket.seen.view.clone();
    let mv = socket.seen.turn.offers[0].mv.clone();
    socket.command(1, mv).await.unwrap();
    // The bots move on; then it is her turn again.
    while socket.seen.turn.decision.is_none() {
        socket.hear().await.unwrap();
    }
    assert_eq!(plead(&mut socket, true).await, None);
    while socket.seen.view != before {
        socket.hear().await.unwrap();
    }
    play_to_the_end(&mut socket, &mut fastrand::Rng::with_seed(4)).await;
    assert_eq!(plead(&mut socket, true).await.as_deref(), Some("nothing-to-undo"), "what is over is over");
    let verified = olga.get(&format!("/api/tables/{id}/verify")).await.unwrap().json();
    assert_eq!((&verified["good"], &verified["luck_checked"]), (&json!(true), &json!(true)), "{verified}");
    let replay = olga.get(&format!("/api/tables/{id}/replay?viewer=0&lang=cs")).await.unwrap().json();
    let mut view = replay["view"].clone();
    let mut granted = 0;
    for step in replay["steps"].as_array().unwrap() {
        granted += step["events"].as_array().unwrap().iter().filter(|line| line["granted"] == true).count();
        let changes: Vec<_> = serde_json::from_value(step["changes"].clone()).unwrap();
        assert!(quintain_server::patch::apply(&mut view, &changes));
    }
    assert_eq!(view, socket.seen.view);
    // The log says where it was, and the game is marked.
    assert_eq!((granted, &replay["table"]["taken_back"]), (1, &json!(1)));
    server.stop().await;
}

/// Both have heard of everything up to the longer of their records.
async fn level(sockets: &mut [Socket]) {
    let number = sockets.iter().map(|socket| socket.seen.number).max().unwrap_or_default();
    for socket in sockets {
        while socket.seen.number < number {
            socket.hear().await.unwrap().expect("the server hung up");
        }
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_plea_is_heard_at_another_process() {
    let Some(postgres) = crate::common::postgres::Postgres::start(false) else { return };
    let one = crate::common::server_with(crate::common::config(postgres.url.clone())).await;
    let two = crate::common::server_with(crate::common::config(postgres.url.clone())).await;
    let mut olga = Client::guest(one.address, "Olga").await.unwrap();
    let mut petr = Client::guest(two.address, "Petr").await.unwrap();
    let wanted = json!({ "game": "emara", "preset": "players-2", "start_when_full": true });
    let table = olga.open(&wanted).await.unwrap().id;
    petr.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    let mut sockets = [olga.socket().await.unwrap(), petr.socket().await.unwrap()];
    for socket in &mut sockets {
        socket.hello(&table, None).await.unwrap();
        socket.hear().await.unwrap();
    }
    level(&mut sockets).await;

    // Both have moved: Olga, at the first process, can only ask.
    let mut before = Value::Null;
    while !sockets[0].seen.turn.may_plead {
        let mover = sockets.iter().position(|socket| socket.seen.turn.decision.is_some()).unwrap();
        if mover == 0 {
            before = sockets[0].seen.view.clone();
        }
        let mv = sockets[mover].seen.turn.offers[0].mv.clone();
        sockets[mover].command(1, mv).await.unwrap();
        level(&mut sockets).await;
    }
    assert_eq!(plead(&mut sockets[0], true).await, None);
    hear_plea(&mut sockets[1], Option::is_some).await;
    assert_eq!(plead(&mut sockets[1], true).await, None);
    while sockets[0].seen.view != before {
        sockets[0].hear().await.unwrap().expect("the server hung up");
    }
    level(&mut sockets).await;
    assert!(sockets[0].seen.turn.decision.is_some() && sockets[1].seen.turn.decision.is_none());
    let log = one.hall.store().log(&table, 0).await.unwrap();
    let granted = log.iter().filter(|logged| matches!(logged.entry, Entry::TakeBack { .. }));
    assert_eq!(granted.count(), 1, "granted once, whoever counted the last vote");
    one.stop().await;
    two.stop().await;
}
