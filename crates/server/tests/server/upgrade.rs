//! A database that an older program has left is taken over with everything in it: people, their history, running games, waiting calls.
//! `databases/0009.sql` is one as the program with schema 9 left it, a statement in each line, read by SQLite and PostgreSQL alike.

use crate::common::{Folder, config, play_to_the_end, server_with};
use quintain_server::client::Client;
use quintain_server::protocol::calls::{Kind, Way};
use quintain_server::protocol::socket::ServerMessage;
use serde_json::{Value, json};
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};
use std::time::{Duration, Instant};

const LEFT: &str = include_str!("databases/0009.sql");
/// What is in it: two people have played Hearts with each other and each a game alone; Anna has begun another.
const ANNA: &str = "3k7p4uchwajb";
const BORIS: &str = "68tab7deppvd";
const TOGETHER: &str = "8wb2haqnfd";
const RUNNING: &str = "hddr5k5v9i";

/// Makes the database anew, then runs these statements.
async fn lay_down(url: &str, more: &[&str]) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.unwrap();
    let mut whole = connection.begin().await.unwrap();
    for statement in LEFT.lines().chain(more.iter().copied()) {
        sqlx::query(AssertSqlSafe(statement.to_owned())).execute(&mut *whole).await.unwrap();
    }
    whole.commit().await.unwrap();
    connection.close().await.unwrap();
}

/// What everybody knows of a game: which, how it ended for whom, in whose company.
fn told(game: &Value) -> Value {
    json!([game["table"], game["game"], game["score"], game["rank"], game["won"], game["ending"], game["company"]])
}

async fn history(client: &mut Client, person: &str) -> Vec<Value> {
    let page = client.get(&format!("/api/people/{person}/games")).await.unwrap().json();
    page["games"].as_array().unwrap().clone()
}

async fn is_taken_over(database: &str) {
    let server = server_with(config(database.to_owned())).await;
    let mut anna = Client::new(server.address);
    let credentials = json!({ "login": "anna", "password": "correct horse" });
    let back = anna.post("/api/login", &credentials).await.unwrap();
    assert_eq!(back.status, 200, "{}", back.json());
    let me = &back.json()["me"];
    assert_eq!(
        (&me["person"]["id"], &me["preferences"]["theme"], &me["mail"]),
        (&json!(ANNA), &json!("oak"), &Value::Null)
    );

    // Her tables are found, those that go on first.
    let mine = anna.get("/api/me/tables").await.unwrap().json();
    let mine: Vec<_> = mine.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap()).collect();
    assert_eq!(mine[0], RUNNING);
    assert!(mine.contains(&TOGETHER), "{mine:?}");

    // What was not told yet is told by replaying the records, a little later.
    let deadline = Instant::now() + Duration::from_secs(30);
    loop {
        let mut games = history(&mut anna, ANNA).await;
        games.append(&mut history(&mut anna, BORIS).await);
        if games.iter().all(|game| game["facts"]["flags"].as_array().is_some_and(|flags| flags.len() >= 8)) {
            break;
        }
        assert!(Instant::now() < deadline, "{games:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let games: Vec<Value> = history(&mut anna, ANNA).await.iter().map(told).collect();
    assert_eq!(
        games,
        [
            json!(["83cztsbvhv", "emara", 28, 1, false, "campaign-lost", "alone"]),
            json!([TOGETHER, "hearts", 1, 1, true, "crusaders", "people"]),
        ]
    );
    let games: Vec<Value> = history(&mut anna, BORIS).await.iter().map(told).collect();
    assert_eq!(
        games,
        [
            json!(["4xzbn6f9hj", "knight", 0, 1, false, "areas-destroyed", "alone"]),
            json!([TOGETHER, "hearts", 0, 2, false, "crusaders", "people"]),
        ]
    );
    // Added up, each game is counted once.
    for (person, expected) in
        [(ANNA, [("emara", 1, 0), ("hearts", 1, 1)]), (BORIS, [("hearts", 1, 0), ("knight", 1, 0)])]
    {
        let profile = anna.get(&format!("/api/people/{person}")).await.unwrap().json();
        let mut counted: Vec<(String, i64, i64)> = Vec::new();
        for story in profile["games"].as_array().unwrap() {
            let all = story["tallies"].as_array().unwrap();
            assert!(all.len() >= 19, "{story}");
            let whole = all.iter().find(|tally| tally["kind"] == "").unwrap();
            let number = |field: &str| whole[field].as_i64().unwrap();
            counted.push((story["game"].as_str().unwrap().to_owned(), number("games"), number("won")));
        }
        counted.sort();
        assert_eq!(counted, expected.map(|(game, games, won)| (game.to_owned(), games, won)));
    }

    // The luck of the finished game was as committed; the begun one is played to its end.
    let verified = anna.get(&format!("/api/tables/{TOGETHER}/verify")).await.unwrap();
    assert_eq!(verified.status, 200, "{}", verified.json());
    let mut socket = anna.socket().await.unwrap();
    socket.hello(RUNNING, None).await.unwrap();
    socket.hear_until(|message| matches!(message, ServerMessage::Snapshot(_))).await.unwrap();
    play_to_the_end(&mut socket, &mut fastrand::Rng::with_seed(3)).await;
    assert_eq!(history(&mut anna, ANNA).await.len(), 3);
    let open = anna.get("/api/tables?status=gathering&game=hearts&free=3").await.unwrap().json();
    assert_eq!(open.as_array().unwrap().len(), 1);

    // Whoever was to be called still is.
    let store = server.hall.store();
    let waiting = store.calls_of(ANNA, Way::Push, u64::MAX >> 1).await.unwrap();
    assert_eq!(waiting.len(), 1);
    assert_eq!((waiting[0].table.as_str(), waiting[0].kind), (RUNNING, Kind::Turn));
    assert!(
        store.can_be_called(ANNA, Way::Push).await.unwrap() && !store.can_be_called(ANNA, Way::Mail).await.unwrap()
    );
    server.stop().await;
}

/// Older programs kept results without telling what was in the game.
const UNTOLD: [&str; 2] = ["UPDATE results SET facts = NULL, company = NULL, ending = NULL", "DELETE FROM tallies"];

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_schema_9_is_taken_over() {
    for more in [&[][..], &UNTOLD] {
        let folder = Folder::new();
        lay_down(&format!("sqlite://{}?mode=rwc", folder.database()), more).await;
        is_taken_over(&folder.database()).await;
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn postgresql_takes_a_database_of_schema_9_over() {
    for more in [&[][..], &UNTOLD] {
        let Some(postgres) = crate::common::postgres::Postgres::start(false) else { return };
        lay_down(&postgres.url, more).await;
        is_taken_over(&postgres.url).await;
    }
}
