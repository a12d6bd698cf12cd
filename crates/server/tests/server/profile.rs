//! A person's page: a finished game is on it at once, and old ones too; it can be filtered, hidden, taken along, deleted.

use crate::common::{Folder, bot, config, people_at, play_to_the_end, server, server_with};
use quintain_server::Running;
use quintain_server::client::Client;
use quintain_server::store::{Store, sql};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

async fn id_of(client: &mut Client) -> String {
    client.get("/api/session").await.unwrap().json()["me"]["person"]["id"].as_str().unwrap().to_owned()
}

async fn page(client: &mut Client, id: &str) -> Value {
    client.get(&format!("/api/people/{id}")).await.unwrap().json()
}

/// Anna and Boris play a game of this kind among bots to its end.
async fn two_play(server: &Running, wanted: &Value) -> (String, Client, Client) {
    let (table, mut clients, mut sockets) = people_at(server, wanted, 2).await;
    clients[1]
        .post(&format!("/api/tables/{table}/command"), &json!({ "kind": "chat", "id": 9, "text": "well met" }))
        .await
        .unwrap();
    let (mut second, mut first) = (sockets.pop().unwrap(), sockets.pop().unwrap());
    let (mut one, mut other) = (fastrand::Rng::with_seed(1), fastrand::Rng::with_seed(2));
    tokio::join!(play_to_the_end(&mut first, &mut one), play_to_the_end(&mut second, &mut other));
    let (boris, anna) = (clients.pop().unwrap(), clients.pop().unwrap());
    (table, anna, boris)
}

fn hearts() -> Value {
    json!({ "game": "hearts", "preset": "even-4", "seats": ["me", "open", bot(), bot()], "start_when_full": true })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_on_both_pages_at_once() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let (table, mut anna, mut boris) = two_play(&server, &hearts()).await;
    let (anna_id, boris_id) = (id_of(&mut anna).await, id_of(&mut boris).await);
    for (id, seat, you) in [(&anna_id, 0, true), (&boris_id, 1, false)] {
        let page = page(&mut anna, id).await;
        assert_eq!((&page["you"], &page["hidden"]), (&json!(you), &json!(false)), "{page}");
        let story = &page["games"][0];
        assert_eq!((&story["game"], &story["latest"][0]["table"]), (&json!("hearts"), &json!(table)), "{story}");
        let game = &story["latest"][0];
        assert_eq!((&game["seat"], &game["company"]), (&json!(seat), &json!("people")));
        assert!(!game["ending"].as_str().unwrap().is_empty());
        let tallies = story["tallies"].as_array().unwrap();
        let all = tallies.iter().find(|tally| tally["kind"] == "").unwrap();
        assert_eq!((&all["games"], &all["won"]), (&json!(1), &json!(i32::from(game["won"] == true))));
        assert_eq!(tallies.iter().filter(|tally| tally["kind"] == "role").count(), 1, "{tallies:?}");
        assert!(game["facts"]["numbers"]["word-kept"].is_number(), "{game}");
    }
    // Filters, and nonsense in them.
    let mut games = async |query: &str| {
        let answer = anna.get(&format!("/api/people/{boris_id}/games{query}")).await.unwrap();
        (answer.status, answer.json())
    };
    let won = games("").await.1["games"][0]["won"] == true;
    let (yes, no) = if won { ("won", "lost") } else { ("lost", "won") };
    for (query, count) in [
        (String::new(), 1),
        ("?game=hearts&company=people".to_owned(), 1),
        (format!("?result={yes}"), 1),
        (format!("?result={no}"), 0),
        ("?company=bots".to_owned(), 0),
        ("?game=glory".to_owned(), 0),
        ("?before=0-zzz".to_owned(), 0),
    ] {
        let (status, found) = games(&query).await;
        assert_eq!((status, found["games"].as_array().unwrap().len()), (200, count), "{query}");
        assert_eq!(found["next"], Value::Null);
        if !query.contains("before") {
            assert_eq!(found["of"], count, "{query}");
        }
    }
    for (query, status, code) in [
        ("?game=chess", 404, "unknown-game"),
        ("?company=ghosts", 400, "bad-query"),
        ("?result=maybe", 400, "bad-query"),
        ("?before=yesterday", 400, "bad-query"),
        ("?colour=red", 400, "bad-query"),
    ] {
        let (answered, answer) = games(query).await;
        assert_eq!((answered, &answer["code"]), (status, &json!(code)), "{query}");
    }
    assert_eq!(anna.get("/api/people/nobody/games").await.unwrap().status, 404);
    assert_eq!(anna.get("/api/people/nobody").await.unwrap().json()["code"], "no-such-person");
    // What is hidden is hidden from others alone.
    let hide = json!({ "theme": "oak", "hide_history": true, "hide_presence": true });
    let mine = boris.post("/api/me/preferences", &hide).await.unwrap().json();
    assert_eq!(mine["me"]["preferences"]["theme"], "oak");
    let seen = page(&mut anna, &boris_id).await;
    assert_eq!((&seen["hidden"], &seen["seen"], &seen["games"]), (&json!(true), &Value::Null, &json!([])));
    assert_eq!(anna.get(&format!("/api/people/{boris_id}/games")).await.unwrap().json()["code"], "hidden");
    assert_eq!(page(&mut boris, &boris_id).await["games"].as_array().unwrap().len(), 1);
    let bad = boris.post("/api/me/preferences", &json!({ "theme": "plaid" })).await.unwrap();
    assert_eq!((bad.status, &bad.json()["code"]), (400, &json!("bad-json")));
    // Everything in one file: what it says can be replayed.
    let file = anna.get("/api/me/records").await.unwrap();
    assert!(file.head.contains("quintain-records.jsonl"), "{}", file.head);
    let text = String::from_utf8_lossy(&file.body);
    let record: Value = serde_json::from_str(text.lines().find(|line| line.starts_with('{')).unwrap()).unwrap();
    assert_eq!(record["game"], "hearts");
    assert!(record["luck"]["dealer"]["secret"].is_string(), "{record}");
    server.stop().await;
}

/// The page, once everything of former times is counted.
async fn filled(server: &Running, client: &Client, id: &str, expected: &Value) {
    let mut client = client.at(server.address);
    let deadline = Instant::now() + Duration::from_secs(30);
    loop {
        let page = page(&mut client, id).await;
        if page["games"] == expected["games"] {
            return;
        }
        assert!(Instant::now() < deadline, "{page}\n{expected}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_a_former_database_are_counted_by_replaying_them() {
    let folder = Folder::new();
    let first = server(&folder).await;
    let (_, mut anna, mut boris) = two_play(&first, &hearts()).await;
    let knight = json!({ "game": "knight", "preset": "solo-flood", "seats": ["me"], "start_when_full": true });
    let table = anna.open(&knight).await.unwrap().id;
    let mut socket = anna.socket().await.unwrap();
    socket.hello(&table, None).await.unwrap();
    play_to_the_end(&mut socket, &mut fastrand::Rng::with_seed(3)).await;
    let (anna_id, boris_id) = (id_of(&mut anna).await, id_of(&mut boris).await);
    let (one, other) = (page(&mut anna, &anna_id).await, page(&mut boris, &boris_id).await);
    assert_eq!(one["games"].as_array().unwrap().len(), 2);
    let mut backup = Vec::new();
    first.hall.store().backup(&mut backup).await.unwrap();
    // A file of former times: results told nothing but points, and nothing was added up.
    for text in ["UPDATE results SET facts = NULL, ending = NULL, company = NULL", "DELETE FROM tallies"] {
        first.hall.store().run(vec![sql(text, [])]).await.unwrap();
    }
    first.stop().await;
    let second = server(&folder).await;
    filled(&second, &anna, &anna_id, &one).await;
    filled(&second, &boris, &boris_id, &other).await;
    second.stop().await;
    // Once is enough.
    let third = server(&folder).await;
    assert!(third.hall.store().untold(1).await.unwrap().is_empty());
    filled(&third, &anna, &anna_id, &one).await;
    third.stop().await;
    // A backup of former times, into either database.
    let text = String::from_utf8(backup).unwrap();
    let mut lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    lines.retain(|line| line["in"] != "tallies");
    let last = lines.len() - 1;
    lines[last] = json!({ "rows": last - 1 });
    lines[0] = json!({ "quintain-backup": 3 });
    for line in &mut lines {
        if line["in"] == "results" {
            for column in ["ending", "company", "facts"] {
                line["row"].as_object_mut().unwrap().remove(column);
            }
        }
    }
    let older = lines.iter().map(Value::to_string).collect::<Vec<_>>().join("\n") + "\n";
    let fresh = Folder::new();
    #[cfg(unix)]
    let postgres = crate::common::postgres::Postgres::start(false);
    #[cfg(unix)]
    let urls = [Some(fresh.database()), postgres.as_ref().map(|postgres| postgres.url.clone())];
    #[cfg(not(unix))]
    let urls = [Some(fresh.database())];
    for url in urls.into_iter().flatten() {
        let store = Store::open(&url).await.unwrap();
        store.restore(older.as_bytes()).await.unwrap();
        store.close().await;
        let restored = server_with(config(url.clone())).await;
        filled(&restored, &anna, &anna_id, &one).await;
        filled(&restored, &boris, &boris_id, &other).await;
        let mut anna = anna.at(restored.address);
        let found = anna.get(&format!("/api/people/{anna_id}/games?company=alone&result=lost")).await.unwrap().json();
        let won = one["games"]
            .as_array()
            .unwrap()
            .iter()
            .any(|story| story["game"] == "knight" && story["latest"][0]["won"] == true);
        assert_eq!(found["of"], i32::from(!won), "{found}");
        restored.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_becomes_somebody_and_the_games_of_others_stay() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let (table, mut anna, mut boris) = two_play(&server, &hearts()).await;
    let (anna_id, boris_id) = (id_of(&mut anna).await, id_of(&mut boris).await);
    let credentials = json!({ "login": "boris", "password": "correct horse" });
    boris.post("/api/account", &credentials).await.unwrap();
    let open = boris.open(&hearts()).await.unwrap().id;
    let wrong = boris.post("/api/me/delete", &json!({ "password": "battery staple" })).await.unwrap();
    assert_eq!((wrong.status, &wrong.json()["code"]), (401, &json!("wrong-login")));
    let gone = boris.post("/api/me/delete", &json!({ "password": "correct horse" })).await.unwrap();
    assert_eq!((gone.status, &gone.json()["me"]), (200, &Value::Null));
    assert_eq!(boris.get("/api/me/tables").await.unwrap().status, 401);
    assert_eq!(boris.post("/api/login", &credentials).await.unwrap().json()["code"], "wrong-login");
    assert_eq!(anna.get(&format!("/api/people/{boris_id}")).await.unwrap().status, 404);
    let deadline = Instant::now() + Duration::from_secs(20);
    while !server.hall.store().leavers().await.unwrap().is_empty() {
        assert!(Instant::now() < deadline, "not forgotten");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mine = page(&mut anna, &anna_id).await;
    let seat = &mine["games"][0]["latest"][0]["seats"][1]["person"];
    assert_eq!((&seat["name"], &seat["arms"]), (&json!(""), &json!("")), "{mine}");
    assert_ne!(seat["id"], json!(boris_id));
    let replay = anna.get(&format!("/api/tables/{table}/replay")).await.unwrap();
    assert_eq!(replay.status, 200);
    let said = server.hall.store().chat(&table, 0, 10).await.unwrap();
    assert!(said.iter().any(|line| line.text == "well met"), "{said:?}");
    let everything = format!("{}{}{:?}", String::from_utf8_lossy(&replay.body), mine, said);
    assert!(!everything.contains("Boris"), "the name is gone");
    assert_eq!(anna.get(&format!("/api/tables/{open}")).await.unwrap().json()["status"], "closed");
    server.stop().await;
}
