//! What a person reached is kept: after a restart, in a backup of any age, and when a guest comes home to an account.

use crate::common::{Folder, config, play_to_the_end, server, server_with};
use quintain_server::client::Client;
use quintain_server::protocol::socket::ServerMessage;
use quintain_server::store::Store;
use serde_json::{Value, json};
use std::time::Duration;

/// A rung of Emara's campaign, played to its end by chance. Says which table it was.
async fn climb(client: &mut Client, start: u32, seed: u64) -> String {
    solo(client, "campaign", start, seed).await
}

async fn solo(client: &mut Client, mode: &str, start: u32, seed: u64) -> String {
    let options = json!({ "players": 1, "mode": mode, "buildings": start });
    let wanted = json!({ "game": "emara", "options": options, "seats": ["me"], "start_when_full": true });
    let table = client.open(&wanted).await.unwrap().id;
    let mut socket = client.socket().await.unwrap();
    socket.hello(&table, None).await.unwrap();
    socket.hear_until(|message| matches!(message, ServerMessage::Snapshot(_))).await.unwrap();
    play_to_the_end(&mut socket, &mut fastrand::Rng::with_seed(seed)).await;
    table
}

async fn results(client: &mut Client) -> Vec<Value> {
    client.get("/api/me/results/emara").await.unwrap().json().as_array().unwrap().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_outlives_restarts_and_backups() {
    let folder = Folder::new();
    let first = server(&folder).await;
    let mut olga = Client::guest(first.address, "Olga").await.unwrap();
    assert!(results(&mut olga).await.is_empty());
    assert_eq!(olga.get("/api/me/results/chess").await.unwrap().json()["code"], "unknown-game");
    let tables = [climb(&mut olga, 40, 1).await, solo(&mut olga, "single", 25, 2).await];
    let kept = results(&mut olga).await;
    assert_eq!(kept.iter().map(|result| result["table"].as_str().unwrap()).collect::<Vec<_>>(), tables);
    assert_eq!((&kept[0]["options"]["buildings"], &kept[0]["options"]["mode"]), (&json!(40), &json!("campaign")));
    assert_eq!((&kept[1]["options"]["buildings"], &kept[1]["options"]["mode"]), (&json!(25), &json!("single")));
    assert!(kept.iter().all(|result| result["rival"].as_i64().is_some_and(|points| points > 20)), "Victoria's points");
    assert_eq!((&kept[0]["seats"], &kept[0]["left"]), (&json!(1), &json!(false)));
    let over = olga.get(&format!("/api/tables/{}", tables[0])).await.unwrap().json();
    assert_eq!(over["outcome"]["seats"][0]["score"], kept[0]["score"]);
    assert_eq!(over["outcome"]["rival"], kept[0]["rival"]);
    let best = olga.get(&format!("/api/tables/{}/best", tables[0])).await.unwrap().json();
    assert_eq!((&best["games"], &best["score"], &best["table"]), (&json!(1), &kept[0]["score"], &json!(tables[0])));
    // Another person has none of it.
    let mut petr = Client::guest(first.address, "Petr").await.unwrap();
    assert!(results(&mut petr).await.is_empty());
    let mut backup = Vec::new();
    first.hall.store().backup(&mut backup).await.unwrap();
    first.stop().await;

    let second = server(&folder).await;
    let mut olga = olga.at(second.address);
    assert_eq!(results(&mut olga).await, kept, "after a restart");
    second.stop().await;

    // A backup of today, and one from before results were kept.
    let text = String::from_utf8(backup).unwrap();
    let of_results = |line: &&str| line.contains("\"in\":\"results\"") || line.contains("\"in\":\"tallies\"");
    let gone = text.lines().filter(of_results).count();
    assert_eq!(text.lines().filter(|line| line.contains("\"in\":\"results\"")).count(), 2);
    let rows = text.lines().count() - 2;
    let older: String = text
        .replace("\"quintain-backup\":4", "\"quintain-backup\":2")
        .replace(&format!("\"rows\":{rows}"), &format!("\"rows\":{}", rows - gone))
        .lines()
        .filter(|line| !of_results(line))
        .flat_map(|line| [line, "\n"])
        .collect();
    for backup in [&text, &older] {
        let fresh = Folder::new();
        let store = Store::open(&fresh.database()).await.unwrap();
        store.restore(backup.as_bytes()).await.unwrap();
        store.close().await;
        let restored = server_with(config(fresh.database())).await;
        let mut olga = olga.at(restored.address);
        assert_eq!(results(&mut olga).await, kept, "from a backup");
        restored.stop().await;
    }
    #[cfg(unix)]
    if let Some(postgres) = crate::common::postgres::Postgres::start(false) {
        let store = Store::open(&postgres.url).await.unwrap();
        store.restore(text.as_bytes()).await.unwrap();
        store.close().await;
        let restored = server_with(config(postgres.url.clone())).await;
        assert_eq!(results(&mut olga.at(restored.address)).await, kept, "in PostgreSQL");
        climb(&mut olga.at(restored.address), 44, 5).await;
        assert_eq!(results(&mut olga.at(restored.address)).await.len(), kept.len() + 1);
        restored.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_finished_before_results_were_kept_are_added() {
    let folder = Folder::new();
    let first = server(&folder).await;
    let mut olga = Client::guest(first.address, "Olga").await.unwrap();
    climb(&mut olga, 40, 3).await;
    let kept = results(&mut olga).await;
    for text in [
        "DROP TABLE results",
        "DROP TABLE tallies",
        "DROP TABLE preferences",
        "DROP TABLE leavers",
        "DROP TABLE mails",
        "DROP TABLE devices",
        "DROP TABLE calls",
        "DROP TABLE called",
        "DROP TABLE acts",
        "DROP TABLE standing",
        "DROP INDEX reports_by_time",
        "ALTER TABLE reports DROP COLUMN about",
        "ALTER TABLE reports DROP COLUMN settled",
        "DROP INDEX tables_by_series",
        "ALTER TABLE tables DROP COLUMN series",
        "DROP INDEX tables_listed",
        "ALTER TABLE tables DROP COLUMN free",
        "ALTER TABLE tables DROP COLUMN clock",
        "ALTER TABLE tables DROP COLUMN lang",
        "DROP INDEX players_by_time",
        "ALTER TABLE players DROP COLUMN created",
        "ALTER TABLE players DROP COLUMN going",
        "CREATE INDEX players_by_person ON players (person)",
        "DELETE FROM migrations WHERE version >= 4",
    ] {
        first.hall.store().run(vec![quintain_server::store::sql(text, [])]).await.unwrap();
    }
    first.stop().await;
    let second = server(&folder).await;
    assert_eq!(results(&mut olga.at(second.address)).await, kept);
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_brings_results_home_and_leaving_is_noted() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let credentials = json!({ "login": "olga", "password": "correct horse" });
    olga.post("/api/account", &credentials).await.unwrap();
    let mut guest = Client::guest(server.address, "Guest").await.unwrap();
    climb(&mut guest, 40, 4).await;
    guest.post("/api/login", &credentials).await.unwrap();
    assert_eq!(results(&mut olga).await.len(), 1, "what the guest played is the account's");
    // Whoever leaves lets a bot play on: the game is over some time, and it was left.
    let options = json!({ "players": 1, "mode": "campaign", "buildings": 42 });
    let wanted = json!({ "game": "emara", "options": options, "seats": ["me"], "start_when_full": true });
    let table = olga.open(&wanted).await.unwrap().id;
    olga.post(&format!("/api/tables/{table}/leave"), &json!({})).await.unwrap();
    // Whoever looked in would have the seat again.
    while olga.get(&format!("/api/tables/{table}")).await.unwrap().json()["status"] != "finished" {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let last = results(&mut olga).await.pop().unwrap();
    assert_eq!((&last["table"], &last["left"]), (&json!(table), &json!(true)));
    let best = olga.get(&format!("/api/tables/{table}/best")).await.unwrap().json();
    assert_eq!((&best["games"], &best["score"]), (&json!(1), &Value::Null), "what a bot reached is not mine");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_a_game_once_left_stays_left() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let options = json!({ "players": 1, "mode": "campaign", "buildings": 40 });
    let wanted = json!({ "game": "emara", "options": options, "seats": ["me"], "start_when_full": true });
    let table = olga.open(&wanted).await.unwrap().id;
    olga.post(&format!("/api/tables/{table}/leave"), &json!({})).await.unwrap();
    let mut socket = olga.socket().await.unwrap();
    socket.hello(&table, None).await.unwrap();
    socket.hear_until(|message| matches!(message, ServerMessage::Snapshot(_))).await.unwrap();
    let again = olga.get(&format!("/api/tables/{table}")).await.unwrap().json();
    assert_ne!(again["status"], "finished", "she is back in time and plays on");
    play_to_the_end(&mut socket, &mut fastrand::Rng::with_seed(6)).await;
    let last = results(&mut olga).await.pop().unwrap();
    assert_eq!((&last["table"], &last["left"]), (&json!(table), &json!(true)));
    server.stop().await;
}
