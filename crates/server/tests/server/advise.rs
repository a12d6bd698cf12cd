//! Advice: thought about beside the table, told to the seat that asked, and the same in a replay.

use crate::common::{Folder, server, sit_with_bots};
use quintain_core::Lang;
use quintain_server::client::{Client, Socket};
use quintain_server::protocol::socket::{ClientMessage, ServerMessage};
use serde_json::{Value, json};

async fn advice(
    socket: &mut Socket,
    id: u32,
    decision: Option<u32>,
    topic: &str,
    question: Option<Value>,
) -> ServerMessage {
    socket.say(&ClientMessage::Advise { id, decision, topic: topic.to_owned(), question }).await.unwrap();
    socket.answer(id).await.unwrap()
}

fn code(message: &ServerMessage) -> &str {
    match message {
        ServerMessage::Refused { problem, .. } => &problem.code,
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn odds_are_told_when_asked_for_and_again_in_the_replay() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let wanted = json!({
        "game": "glory", "preset": "pas-darmes-2", "seats": ["me", { "bot": "random" }], "start_when_full": true,
    });
    let table = olga.open(&wanted).await.unwrap().id;
    let mut socket = olga.socket().await.unwrap();
    socket.hello(&table, Some(Lang::En)).await.unwrap();
    socket.hear_until(|message| matches!(message, ServerMessage::Snapshot(_))).await.unwrap();
    let mut luck = fastrand::Rng::with_seed(8);
    let (mut id, mut told) = (0, Vec::new());
    while !socket.seen.is_over() {
        if socket.seen.turn.offers.is_empty() || socket.seen.turn.chosen.is_some() {
            socket.hear().await.unwrap().expect("the server hung up");
            continue;
        }
        id += 1;
        assert!(!socket.seen.view.to_string().contains("odds"), "odds are no part of the view");
        let in_a_duel = socket.seen.view["duels"].as_array().is_some_and(|duels| !duels.is_empty());
        if in_a_duel && told.len() < 3 {
            let decision = socket.seen.turn.decision;
            let answer = advice(&mut socket, 5_000 + id, decision, "odds", None).await;
            let ServerMessage::Advice { advice, .. } = answer else { panic!("{answer:?}") };
            if !advice.is_null() {
                let choices = advice["choices"].as_array().unwrap();
                let moves: Vec<&Value> = choices.iter().map(|choice| &choice["move"]).collect();
                let offered: Vec<&Value> = socket.seen.turn.offers.iter().map(|offer| &offer.mv).collect();
                assert_eq!(moves, offered);
                told.push((socket.seen.number, advice));
            }
        }
        let offers = &socket.seen.turn.offers;
        let mv = offers[luck.usize(..offers.len())].mv.clone();
        // Whoever plays as fast as a test is asked to wait a moment.
        let mut answer = socket.command(id, mv.clone()).await.unwrap();
        while matches!(&answer, ServerMessage::Refused { problem, .. } if problem.code == "too-many") {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            answer = socket.command(id, mv.clone()).await.unwrap();
        }
        assert!(matches!(answer, ServerMessage::Ack { .. }), "{answer:?}");
    }
    assert!(!told.is_empty(), "there was no duel");
    for (number, advice) in told {
        let path = format!("/api/tables/{table}/replay/{number}/advice?seat=0&topic=odds");
        assert_eq!(olga.get(&path).await.unwrap().json(), json!({ "number": number, "advice": advice }));
    }
    for (query, code) in [
        ("seat=7&topic=odds", "unknown-seat"),
        ("seat=0&topic=teapot", "unknown-topic"),
        ("seat=0&topic=odds&question=%7B", "bad-question"),
        ("seat=0&topic=odds&question=7", "bad-question"),
    ] {
        let answer = olga.get(&format!("/api/tables/{table}/replay/3/advice?{query}")).await.unwrap();
        assert_eq!(answer.json()["code"], code, "{query}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_questions_get_a_clear_error() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let wanted = json!({
        "game": "glory", "preset": "plaisance-2", "seats": ["me", { "bot": "random" }], "start_when_full": true,
    });
    let table = olga.open(&wanted).await.unwrap().id;
    let mut socket = olga.socket().await.unwrap();
    socket.hello(&table, Some(Lang::En)).await.unwrap();
    while socket.seen.turn.offers.is_empty() {
        socket.hear().await.unwrap().expect("the server hung up");
    }
    let decision = socket.seen.turn.decision;
    let view = socket.seen.view.clone();
    assert_eq!(code(&advice(&mut socket, 1, decision, "teapot", None).await), "unknown-topic");
    assert_eq!(code(&advice(&mut socket, 2, decision, &"x".repeat(9_000), None).await), "unknown-topic");
    assert_eq!(code(&advice(&mut socket, 3, decision, "odds", Some(json!([1, 2]))).await), "bad-question");
    assert_eq!(code(&advice(&mut socket, 4, decision.map(|n| n + 1), "odds", None).await), "stale-decision");
    assert_eq!(code(&advice(&mut socket, 5, Some(u32::MAX), "odds", None).await), "stale-decision");
    let nothing = advice(&mut socket, 6, decision, "odds", None).await;
    assert!(matches!(nothing, ServerMessage::Advice { advice: Value::Null, .. }), "no duel, no odds: {nothing:?}");
    // Many at once: some are answered, the others are told to wait, and the table goes on.
    for id in 100..150 {
        let topic = "odds".to_owned();
        socket.say(&ClientMessage::Advise { id, decision, topic, question: None }).await.unwrap();
    }
    let mut answers = (0, 0);
    while answers.0 + answers.1 < 50 {
        match socket.hear().await.unwrap().expect("the server hung up") {
            ServerMessage::Advice { .. } => answers.0 += 1,
            ServerMessage::Refused { problem, .. } => {
                assert_eq!(problem.code, "too-many");
                answers.1 += 1;
            }
            _ => {}
        }
    }
    assert!(answers.0 >= 4, "{answers:?}");
    // Without a socket, and without a seat.
    let question = json!({ "kind": "advise", "id": 7, "decision": decision, "topic": "odds" });
    let path = format!("/api/tables/{table}/command");
    assert_eq!(olga.post(&path, &question).await.unwrap().json(), json!({ "kind": "advice", "id": 7, "advice": null }));
    let mut petr = Client::guest(server.address, "Petr").await.unwrap();
    assert_eq!(petr.post(&path, &question).await.unwrap().json()["problem"]["code"], "no-seat");
    assert_eq!((socket.seen.view.clone(), socket.seen.turn.decision), (view, decision), "the table is where it was");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_advisers_says_so() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (_, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    assert_eq!(code(&advice(&mut socket, 1, None, "odds", None).await), "unknown-topic");
    server.stop().await;
}
