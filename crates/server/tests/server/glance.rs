//! Running tables at a glance: what a list shows of them, to whom, how late, and how many look on.

use crate::common::{Folder, bot, server};
use quintain_server::Running;
use quintain_server::client::{Client, Socket};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Which game, and how its glance begins for everybody.
const GAMES: [(&str, &str, usize); 4] =
    [("hearts", "even-4", 4), ("glory", "plaisance-2", 2), ("emara", "players-2", 2), ("knight", "war-2", 2)];

async fn open(host: &mut Client, game: &str, more: Value) -> String {
    let (_, preset, seats) = GAMES.into_iter().find(|(id, ..)| *id == game).unwrap();
    let mut sitters = vec![json!("me")];
    sitters.resize(seats, bot());
    let mut wanted =
        json!({ "game": game, "preset": preset, "seats": sitters, "listed": true, "start_when_full": true });
    wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    host.open(&wanted).await.unwrap().id
}

/// The table as this client's list of running tables has it.
async fn listed(client: &mut Client, id: &str) -> Option<Value> {
    let list = client.get("/api/tables?status=running").await.unwrap().json();
    list.as_array().unwrap().iter().find(|table| table["id"] == id).cloned()
}

/// The same, once it fits.
async fn listed_when(client: &mut Client, id: &str, fits: impl Fn(&Value) -> bool) -> Value {
    let deadline = Instant::now() + Duration::from_secs(20);
    loop {
        let table = listed(client, id).await;
        if let Some(table) = table.as_ref().filter(|table| fits(table)) {
            return table.clone();
        }
        assert!(Instant::now() < deadline, "{table:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn watch(client: &Client, id: &str) -> Socket {
    let mut socket = client.socket().await.unwrap();
    socket.hello(id, None).await.unwrap();
    socket.hear().await.unwrap();
    socket
}

/// Who asks, under which rule for spectators: do they see the game at a glance in the list?
async fn seen(server: &Running, rule: &Value) -> [Option<bool>; 3] {
    let mut host = Client::guest(server.address, "Olga").await.unwrap();
    let id = open(&mut host, "emara", json!({ "spectators": rule })).await;
    // It waits for its host, or has gone on to wait for them.
    host.get(&format!("/api/tables/{id}")).await.unwrap();
    let mut guest = Client::guest(server.address, "Petr").await.unwrap();
    let mut nobody = Client::new(server.address);
    let mut seen = [None; 3];
    for (at, client) in [&mut host, &mut guest, &mut nobody].into_iter().enumerate() {
        seen[at] = listed(client, &id).await.map(|table| table.get("glance").is_some());
        let card = client.get(&format!("/api/tables/{id}")).await.unwrap().json();
        assert!(card.get("glance").is_none(), "a description has no glance: {card}");
    }
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn a_glance_is_for_those_who_may_look_on_and_as_late_as_they_do() {
    let folder = Folder::new();
    let server = server(&folder).await;
    for (rule, expected) in [
        (json!("live"), [Some(true), Some(true), Some(true)]),
        // Those who sit there see it as it happens; the others when it is old enough.
        (json!({ "delayed": { "seconds": 3600 } }), [Some(true), Some(false), Some(false)]),
        (json!("none"), [None, None, None]),
    ] {
        assert_eq!(seen(&server, &rule).await, expected, "{rule}");
    }
    // Tables that are not listed, gather or are over have none.
    let mut host = Client::guest(server.address, "Olga").await.unwrap();
    let hidden = open(&mut host, "emara", json!({ "listed": false })).await;
    assert_eq!(listed(&mut host, &hidden).await, None);
    open(&mut host, "emara", json!({ "seats": ["me", "open"] })).await;
    let gathering = host.get("/api/tables").await.unwrap().json();
    assert!(gathering.as_array().unwrap().iter().all(|table| table.get("glance").is_none()), "{gathering}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_table_shows_what_was_and_not_before_its_time() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut host = Client::guest(server.address, "Olga").await.unwrap();
    let mut petr = Client::new(server.address);
    let begun = Instant::now();
    let id = open(&mut host, "emara", json!({ "spectators": { "delayed": { "seconds": 5 } } })).await;
    let table = listed_when(&mut petr, &id, |table| table.get("glance").is_some()).await;
    assert!(begun.elapsed() >= Duration::from_millis(4_900), "{:?}", begun.elapsed());
    // A table that rests shows in the end what there is.
    let now = listed(&mut host, &id).await.unwrap();
    let late = listed_when(&mut petr, &id, |table| table["glance"] == now["glance"]).await;
    assert_eq!((late["waits_for"].clone(), table["waits_for"].clone()), (json!([]), json!([])));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_told_in_figures_and_follows_the_moves() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut host = Client::guest(server.address, "Olga").await.unwrap();
    let mut petr = Client::new(server.address);
    for (game, _, seats) in GAMES {
        let id = open(&mut host, game, json!({})).await;
        let mut socket = watch(&host, &id).await;
        while socket.seen.turn.offers.is_empty() {
            socket.hear().await.unwrap();
        }
        let asks = |table: &Value| table["glance"]["turn"].as_array().is_some_and(|turn| turn.contains(&json!(0)));
        let before = listed_when(&mut petr, &id, asks).await["glance"].clone();
        assert_eq!(before["seats"].as_array().unwrap().len(), seats, "{game}: {before}");
        assert!(!before["stage"].as_str().unwrap().is_empty() && !before["figures"].as_array().unwrap().is_empty());
        let mut id_of_move = 1;
        // Whatever is played, the list tells of it.
        while listed(&mut petr, &id).await.is_some_and(|table| table["glance"] == before) {
            while socket.seen.turn.offers.is_empty() {
                socket.hear().await.unwrap();
            }
            let mv = socket.seen.turn.offers[0].mv.clone();
            id_of_move += 1;
            assert!(id_of_move < 200, "{game}: nothing changes");
            socket.command(id_of_move, mv).await.unwrap();
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_are_counted_each_once_and_their_number_is_told_at_the_table() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut host = Client::guest(server.address, "Olga").await.unwrap();
    let id = open(&mut host, "emara", json!({})).await;
    let mut mine = watch(&host, &id).await;
    let petr = Client::guest(server.address, "Petr").await.unwrap();
    let mut nobody = Client::new(server.address);
    assert_eq!(listed(&mut nobody, &id).await.unwrap()["watchers"], 0, "who plays does not look on");
    let (first, again, other) = (watch(&petr, &id).await, watch(&petr, &id).await, watch(&nobody, &id).await);
    listed_when(&mut nobody, &id, |table| table["watchers"] == 2).await;
    let told = |message: &_| matches!(message, quintain_server::protocol::socket::ServerMessage::Table { table } if table.watchers == 2);
    let told = tokio::time::timeout(Duration::from_secs(20), mine.hear_until(told)).await;
    assert!(told.is_ok_and(|told| told.is_ok()), "the table is told");
    drop(first);
    listed_when(&mut nobody, &id, |table| table["watchers"] == 2).await;
    drop((again, other));
    listed_when(&mut nobody, &id, |table| table["watchers"] == 0).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_sleeps_since_the_server_was_started_is_shown_again() {
    let folder = Folder::new();
    let first = server(&folder).await;
    let mut host = Client::guest(first.address, "Olga").await.unwrap();
    let id = open(&mut host, "emara", json!({})).await;
    let before = listed_when(&mut host, &id, |table| table.get("glance").is_some()).await;
    first.stop().await;
    let second = server(&folder).await;
    let mut petr = Client::new(second.address);
    let after = listed_when(&mut petr, &id, |table| table.get("glance").is_some()).await;
    assert_eq!(after["glance"]["seats"].as_array().unwrap().len(), before["glance"]["seats"].as_array().unwrap().len());
    second.stop().await;
}
