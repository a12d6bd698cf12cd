//! Guests become accounts, and keep what they have played.

use crate::common::{Folder, server, sit_with_bots};
use quintain_server::client::Client;
use quintain_server::protocol::socket::ServerMessage;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn an_account_adopts_the_guests_games() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let me = json!({ "login": "Olga@Example.org", "password": "correct horse" });

    // On the first device the guest becomes an account.
    let mut laptop = Client::guest(server.address, "Olga").await.unwrap();
    let (first, _) = sit_with_bots(&mut laptop, json!({})).await;
    assert_eq!(
        laptop.post("/api/account", &json!({ "login": "x", "password": "correct horse" })).await.unwrap().status,
        400
    );
    assert_eq!(
        laptop.post("/api/account", &json!({ "login": "olga", "password": "short" })).await.unwrap().status,
        400
    );
    let session = laptop.post("/api/account", &me).await.unwrap();
    assert!(session.head.contains("HttpOnly; SameSite=Lax"), "{}", session.head);
    assert_eq!(session.json()["me"]["login"], "olga@example.org");
    assert_eq!(laptop.post("/api/account", &me).await.unwrap().status, 409);

    // On the second another guest has begun a game, then logs in: both games are the account's.
    let mut phone = Client::guest(server.address, "Somebody").await.unwrap();
    let (second, _socket) = sit_with_bots(&mut phone, json!({})).await;
    let wrong =
        phone.post("/api/login", &json!({ "login": "olga@example.org", "password": "wrong horse" })).await.unwrap();
    assert_eq!((wrong.status, &wrong.json()["code"]), (401, &json!("wrong-login")));
    let session = phone.post("/api/login", &me).await.unwrap().json();
    assert_eq!(session["me"]["person"]["name"], "Olga");
    let mine: Vec<Value> = phone.get("/api/me/tables").await.unwrap().json().as_array().unwrap().clone();
    let ids: Vec<&str> = mine.iter().filter_map(|table| table["id"].as_str()).collect();
    assert!(ids.contains(&first.as_str()) && ids.contains(&second.as_str()), "{ids:?}");

    // Both devices see the same seat at the same time.
    let mut sockets = Vec::new();
    for client in [&laptop, &phone] {
        let mut socket = client.socket().await.unwrap();
        socket.hello(&second, None).await.unwrap();
        socket.hear_until(|message| matches!(message, ServerMessage::Snapshot(_))).await.unwrap();
        sockets.push(socket);
    }
    assert_eq!(sockets[0].seen.viewer, sockets[1].seen.viewer);
    assert_eq!(sockets[0].seen.table.as_ref().unwrap().you.seat.map(quintain_core::Seat::index), Some(0));

    let gone = phone.post("/api/logout", &Value::Null).await.unwrap();
    assert_eq!(gone.json()["me"], Value::Null);
    assert_eq!(phone.cookie, None);
    let stranger = Client::guest(server.address, "Stranger").await.unwrap().post("/api/account", &me).await.unwrap();
    assert_eq!(stranger.json()["code"], "login-taken");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_arranges_the_seats() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let mut petr = Client::guest(server.address, "Petr").await.unwrap();
    let table = olga.open(&json!({ "game": "hearts", "preset": "even-4", "listed": true })).await.unwrap();
    let path = format!("/api/tables/{}", table.id);
    assert_eq!(petr.get("/api/tables").await.unwrap().json()[0]["id"], json!(table.id));
    assert_eq!(petr.post(&format!("{path}/join"), &json!({ "seat": 2 })).await.unwrap().json()["you"]["seat"], 2);
    let swapped = olga.post(&format!("{path}/seats"), &json!({ "swap": [0, 2] })).await.unwrap().json();
    assert_eq!(swapped["you"]["seat"], 2);
    assert_eq!(olga.post(&format!("{path}/start"), &Value::Null).await.unwrap().json()["code"], "not-full");
    for seat in [1, 3] {
        let set = json!({ "set": { "seat": seat, "wish": { "bot": "random" } } });
        assert_eq!(olga.post(&format!("{path}/seats"), &set).await.unwrap().status, 200);
    }
    let kicked = olga.post(&format!("{path}/seats"), &json!({ "kick": 0 })).await.unwrap().json();
    assert_eq!(kicked["seats"][0]["sitter"], "open");
    petr.post(&format!("{path}/join"), &json!({})).await.unwrap();
    let begun = olga.post(&format!("{path}/start"), &Value::Null).await.unwrap().json();
    assert_eq!(begun["status"], "running", "{begun}");
    assert_eq!(petr.post(&format!("{path}/join"), &json!({ "seat": 1 })).await.unwrap().json()["code"], "begun");
    let qr = olga.get(&format!("{path}/qr.svg")).await.unwrap();
    assert!(qr.body.starts_with(b"<svg") && qr.head.contains("image/svg+xml"));
    let closing = olga.open(&json!({ "game": "hearts" })).await.unwrap().id;
    assert_eq!(
        olga.post(&format!("/api/tables/{closing}/close"), &Value::Null).await.unwrap().json()["status"],
        "closed"
    );
    server.stop().await;
}
