//! Ten thousand idle tables come back after a restart. Slow: run with `--ignored`, in a release build.

use crate::common::{Folder, server, sit_with_bots};
use quintain_server::client::Client;
use quintain_server::table::mailbox::Act;
use serde_json::json;
use std::time::{Duration, Instant};

const TABLES: usize = 10_000;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes a minute"]
async fn ten_thousand_idle_tables_are_back_within_ten_seconds() {
    let folder = Folder::new();
    let first = server(&folder).await;
    let mut olga = Client::guest(first.address, "Olga").await.unwrap();
    let (id, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    while socket.seen.number < 60 && !socket.seen.is_over() {
        if socket.seen.turn.offers.is_empty() {
            socket.hear().await.unwrap();
        } else {
            let mv = socket.seen.turn.offers[0].mv.clone();
            socket.command(1, mv).await.unwrap();
        }
    }
    let store = first.hall.store().clone();
    let row = store.table(&id).await.unwrap().unwrap();
    let log = store.log(&id, 0).await.unwrap();
    let mut ids = Vec::new();
    let mut writes = tokio::task::JoinSet::new();
    for _ in 0..TABLES {
        let mut copy = row.clone();
        copy.id = quintain_server::random::word(10);
        copy.code = quintain_server::random::word(12);
        ids.push(copy.id.clone());
        let (store, log) = (store.clone(), log.clone());
        writes.spawn(async move { store.create_table(&copy, &log).await.unwrap() });
    }
    writes.join_all().await;
    first.stop().await;

    let begun = Instant::now();
    let second = server(&folder).await;
    let mut looks = tokio::task::JoinSet::new();
    for id in ids {
        let hall = second.hall.clone();
        looks.spawn(async move { hall.act(&id, None, Act::Look).await.unwrap().status });
    }
    assert_eq!(looks.join_all().await.len(), TABLES);
    println!("{TABLES} tables back in {:.1} s", begun.elapsed().as_secs_f64());
    assert!(begun.elapsed() < Duration::from_secs(10));
    second.stop().await;
}
