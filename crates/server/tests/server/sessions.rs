//! Sessions: one for each device, renewed when rights change, listed, ended.

use crate::common::{Folder, server, sit_with_bots};
use quintain_server::client::Client;
use quintain_server::protocol::socket::ServerMessage;
use serde_json::{Value, json};
use std::time::Duration;

async fn who(client: &mut Client) -> Value {
    client.get("/api/session").await.unwrap().json()["me"]["login"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_is_good_no_more_when_it_was_given_up() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let me = json!({ "login": "olga", "password": "correct horse" });
    let mut laptop = Client::guest(server.address, "Olga").await.unwrap();
    let as_guest = laptop.clone();
    assert_eq!(laptop.post("/api/account", &me).await.unwrap().status, 200);
    assert_ne!(laptop.cookie, as_guest.cookie, "more rights, another session");
    assert_eq!(who(&mut as_guest.clone()).await, Value::Null);

    let mut phone = Client::new(server.address);
    assert_eq!(phone.post("/api/login", &me).await.unwrap().status, 200);
    let devices = phone.get("/api/sessions").await.unwrap().json();
    assert_eq!(devices.as_array().unwrap().len(), 2, "{devices}");
    assert_eq!(devices.as_array().unwrap().iter().filter(|device| device["this"] == true).count(), 1);

    // Logging out ends the session and what is open through it, and the copy of a cookie is worth nothing.
    let (_, mut socket) = sit_with_bots(&mut phone, json!({})).await;
    let stolen = phone.clone();
    phone.post("/api/logout", &Value::Null).await.unwrap();
    assert_eq!(who(&mut stolen.clone()).await, Value::Null);
    let over = tokio::time::timeout(Duration::from_secs(2), async {
        while let Ok(Some(message)) = socket.hear().await {
            if matches!(message, ServerMessage::Goodbye { .. }) {
                break;
            }
        }
    });
    assert!(over.await.is_ok(), "the socket is still open");

    // One device ends another; a stranger ends nothing.
    phone.post("/api/login", &me).await.unwrap();
    let devices = laptop.get("/api/sessions").await.unwrap().json();
    let other = devices.as_array().unwrap().iter().find(|device| device["this"] == false).unwrap()["id"].clone();
    let path = format!("/api/sessions/{}/end", other.as_str().unwrap());
    let mut stranger = Client::guest(server.address, "Stranger").await.unwrap();
    assert_eq!(stranger.post(&path, &Value::Null).await.unwrap().status, 404);
    assert_eq!(who(&mut phone).await, "olga");
    assert_eq!(laptop.post(&path, &Value::Null).await.unwrap().status, 200);
    assert_eq!(who(&mut phone).await, Value::Null);

    // Another password: every other device must log in anew, this one gets a new cookie.
    phone.post("/api/login", &me).await.unwrap();
    let before = laptop.clone();
    let wrong = json!({ "old": "wrong horse", "new": "battery staple" });
    assert_eq!(laptop.post("/api/password", &wrong).await.unwrap().status, 401);
    let right = json!({ "old": "correct horse", "new": "battery staple" });
    assert_eq!(laptop.post("/api/password", &right).await.unwrap().status, 200);
    assert_eq!(who(&mut laptop).await, "olga");
    assert_eq!(who(&mut before.clone()).await, Value::Null);
    assert_eq!(who(&mut phone).await, Value::Null);
    assert_eq!(phone.post("/api/login", &me).await.unwrap().status, 401);
    let now = json!({ "login": "olga", "password": "battery staple" });
    assert_eq!(phone.post("/api/login", &now).await.unwrap().status, 200);

    assert_eq!(laptop.clone().post("/api/logout/everywhere", &Value::Null).await.unwrap().status, 200);
    assert_eq!(who(&mut laptop).await, Value::Null);
    assert_eq!(who(&mut phone).await, Value::Null);
    server.stop().await;
}
