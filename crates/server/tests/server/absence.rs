//! Clocks, people who are away, people who look on.

use crate::common::{Folder, bot, config, four, play_to_the_end, server, server_with, sit_with_bots};
use quintain_core::Lang;
use quintain_server::client::Client;
use quintain_server::protocol::socket::ServerMessage;
use quintain_server::protocol::tables::Sitter;
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_somebody_who_is_away_and_hands_the_seat_back() {
    let folder = Folder::new();
    let mut config = config(folder.database());
    config.grace = Duration::from_millis(300);
    let server = server_with(config).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let mut petr = Client::guest(server.address, "Petr").await.unwrap();
    let table = olga.open(&four(json!(["open", bot(), bot()]), json!({}))).await.unwrap();
    petr.post(&format!("/api/tables/{}/join", table.id), &json!({})).await.unwrap();
    let mut socket = olga.socket().await.unwrap();
    socket.hello(&table.id, Some(Lang::En)).await.unwrap();
    // Petr never comes: after the grace a bot plays for him.
    let mut luck = fastrand::Rng::with_seed(8);
    let mut stand_in = false;
    for moves in 0.. {
        if stand_in || socket.seen.is_over() {
            break;
        }
        if socket.seen.turn.offers.is_empty() {
            socket.hear().await.unwrap();
            stand_in = socket.seen.table.as_ref().is_some_and(|table| table.seats[1].stand_in);
        } else {
            let offers = &socket.seen.turn.offers;
            let mv = offers[luck.usize(..offers.len())].mv.clone();
            socket.command(moves, mv).await.unwrap();
        }
    }
    assert!(stand_in);
    // He comes back, and the seat is his.
    let mut back = petr.socket().await.unwrap();
    back.hello(&table.id, None).await.unwrap();
    back.hear_until(|message| matches!(message, ServerMessage::Table { table } if !table.seats[1].stand_in && table.seats[1].present))
        .await
        .unwrap();
    // He leaves for good: a bot plays on, and the game comes to its end.
    petr.post(&format!("/api/tables/{}/leave", table.id), &Value::Null).await.unwrap();
    drop(back);
    play_to_the_end(&mut socket, &mut luck).await;
    let log = server.hall.store().log(&table.id, 0).await.unwrap();
    let by_bot = log.iter().filter_map(|entry| {
        let entry = serde_json::to_value(entry).unwrap();
        (entry["move"]["seat"] == 1).then(|| entry["by"].as_str().unwrap_or_default().starts_with("bot:"))
    });
    assert!(by_bot.clone().count() > 0 && by_bot.into_iter().all(|by_bot| by_bot));
    assert!(matches!(socket.seen.table.unwrap().seats[1].sitter, Sitter::Person(_)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_time_runs_out_a_bot_moves_and_the_seat_stays_mine() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (id, mut socket) = sit_with_bots(&mut olga, json!({ "clock": { "per-move": { "seconds": 5 } } })).await;
    while socket.seen.turn.decision.is_none() {
        socket.hear().await.unwrap();
    }
    let decision = socket.seen.turn.decision;
    let begun = std::time::Instant::now();
    while socket.seen.turn.decision == decision {
        socket.hear().await.unwrap();
    }
    assert!((4..9).contains(&begun.elapsed().as_secs()));
    let log = server.hall.store().log(&id, decision.unwrap() as usize).await.unwrap();
    assert!(log[0].stamp.by.as_deref().unwrap().starts_with("bot:"));
    // I am here: the next decision is mine again.
    while socket.seen.turn.decision.is_none() {
        socket.hear().await.unwrap();
    }
    let mv = socket.seen.turn.offers[0].mv.clone();
    assert!(matches!(socket.command(1, mv).await.unwrap(), ServerMessage::Ack { .. }));
    // Nonsense clocks are refused.
    for clock in [
        json!({ "per-move": { "seconds": 1 } }),
        json!({ "days": { "days": 31 } }),
        json!({ "bank": { "seconds": 5, "increment": 0 } }),
    ] {
        let refused = olga.post("/api/tables", &four(json!([]), json!({ "clock": clock }))).await.unwrap();
        assert_eq!((refused.status, refused.json()["code"].as_str()), (400, Some("bad-clock")));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_look_on_see_what_the_table_allows() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let petr = Client::guest(server.address, "Petr").await.unwrap();

    let (id, _socket) = sit_with_bots(&mut olga, json!({ "spectators": "none" })).await;
    let mut looking = petr.socket().await.unwrap();
    looking.hello(&id, None).await.unwrap();
    let ServerMessage::Goodbye { problem } = looking.hear().await.unwrap().unwrap() else { panic!("let in") };
    assert_eq!(problem.code, "no-spectators");

    let (id, mut socket) = sit_with_bots(&mut olga, json!({ "spectators": { "delayed": { "seconds": 5 } } })).await;
    while socket.seen.turn.offers.is_empty() {
        socket.hear().await.unwrap();
    }
    let mut looking = petr.socket().await.unwrap();
    looking.hello(&id, Some(Lang::En)).await.unwrap();
    looking.hear().await.unwrap();
    assert_eq!(looking.seen.number, 0, "nothing is old enough yet");
    let mv = socket.seen.turn.offers[0].mv.clone();
    socket.command(1, mv).await.unwrap();
    let begun = std::time::Instant::now();
    while looking.seen.number < socket.seen.number.min(5) {
        looking.hear().await.unwrap().expect("the server hung up");
    }
    assert!(begun.elapsed() > Duration::from_secs(3));
    assert!(looking.seen.turn.offers.is_empty());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_table_leaves_memory_and_comes_back() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (id, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    while socket.seen.turn.offers.is_empty() {
        socket.hear().await.unwrap();
    }
    let seen = socket.seen.clone();
    assert_eq!(server.hall.metrics().tables.get(), 1);
    drop(socket);
    let begun = std::time::Instant::now();
    while server.hall.metrics().tables.get() > 0 {
        assert!(begun.elapsed() < Duration::from_secs(5));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut socket = olga.socket().await.unwrap();
    socket.seen = seen.clone();
    socket.say(&seen.hello_again(&id, Some(Lang::En))).await.unwrap();
    socket.hear_until(|message| matches!(message, ServerMessage::Update(_))).await.unwrap();
    assert_eq!((&socket.seen.view, &socket.seen.turn), (&seen.view, &seen.turn));
    play_to_the_end(&mut socket, &mut fastrand::Rng::with_seed(6)).await;
    server.stop().await;
}
