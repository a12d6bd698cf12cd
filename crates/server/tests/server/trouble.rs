//! The disk is full, the disk is broken, the database is away: what happened is said, `/ready` says it, and afterwards
//! everything goes on.

use crate::common::{Folder, server, sit_with_bots};
use quintain_server::Running;
use quintain_server::client::{Client, Socket};
use quintain_server::error::Failure;
use quintain_server::protocol::socket::ServerMessage;
use quintain_server::store::sql;
use serde_json::json;
use sqlx::Connection as _;
use std::time::{Duration, Instant};

async fn ready(server: &Running) -> (u16, Duration) {
    let begun = Instant::now();
    let status = Client::new(server.address).get("/ready").await.unwrap().status;
    (status, begun.elapsed())
}

async fn until_asked(socket: &mut Socket) {
    while socket.seen.turn.offers.is_empty() {
        socket.hear().await.unwrap();
    }
}

/// Moves, and says why it was refused; nothing if it was not.
async fn refused(socket: &mut Socket, id: u32) -> Option<String> {
    let mv = socket.seen.turn.offers[0].mv.clone();
    match socket.command(id, mv).await.unwrap() {
        ServerMessage::Ack { .. } => None,
        ServerMessage::Refused { problem, .. } => Some(problem.code),
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_called_that() {
    sqlx::any::install_default_drivers();
    let folder = Folder::new();
    let mut file = sqlx::AnyConnection::connect(&format!("sqlite://{}?mode=rwc", folder.database())).await.unwrap();
    // The file may have three pages and no more.
    for statement in ["CREATE TABLE t (x TEXT)", "PRAGMA max_page_count = 3"] {
        sqlx::query(statement).execute(&mut file).await.unwrap();
    }
    let full = sqlx::query("INSERT INTO t VALUES (hex(randomblob(20000)))").execute(&mut file).await.unwrap_err();
    let failure = Failure::from(full);
    assert_eq!((failure.status.as_u16(), failure.problem.code.as_str()), (503, "disk-full"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_fails_makes_the_server_unready_at_once() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (_, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    until_asked(&mut socket).await;
    assert_eq!(ready(&server).await.0, 200);
    let break_it = |table: &'static str| match table {
        "steps" => "CREATE TRIGGER b1 BEFORE INSERT ON steps BEGIN SELECT RAISE(ABORT, 'the disk is broken'); END",
        _ => "CREATE TRIGGER b2 BEFORE INSERT ON settings BEGIN SELECT RAISE(ABORT, 'the disk is broken'); END",
    };
    server.hall.store().run(vec![sql(break_it("steps"), []), sql(break_it("settings"), [])]).await.unwrap();
    assert_eq!(refused(&mut socket, 1).await.as_deref(), Some("not-saved"));
    for _ in 0..3 {
        let (status, took) = ready(&server).await;
        assert_eq!(status, 503, "as long as it fails");
        assert!(took < Duration::from_secs(2), "{took:?}");
    }
    server.hall.store().run(vec![sql("DROP TRIGGER b1", []), sql("DROP TRIGGER b2", [])]).await.unwrap();
    assert_eq!(ready(&server).await.0, 200);
    until_asked(&mut socket).await;
    assert_eq!(refused(&mut socket, 2).await, None);
    server.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_away_is_said_within_a_second() {
    let Some(postgres) = crate::common::postgres::Postgres::start(false) else { return };
    let server = crate::common::server_with(crate::common::config(postgres.url.clone())).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (table, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    until_asked(&mut socket).await;
    assert_eq!(ready(&server).await.0, 200);
    postgres.stop();
    let (status, took) = ready(&server).await;
    assert_eq!(status, 503);
    // A second, and what a busy machine needs to notice.
    assert!(took < Duration::from_millis(1_500), "{took:?}");
    let begun = Instant::now();
    let answer = olga.get(&format!("/api/tables/{table}/best")).await.unwrap();
    assert_eq!((answer.status, &answer.json()["code"]), (503, &json!("database-away")));
    assert!(begun.elapsed() < Duration::from_millis(1_500), "{:?}", begun.elapsed());
    postgres.start_again();
    for _ in 0..100 {
        if ready(&server).await.0 == 200 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(ready(&server).await.0, 200, "it is there again");
    server.stop().await;
}
