//! A table that sleeps is woken by a program with other rules: it goes on from its snapshot, or else from its record,
//! or else everybody is told why not. Its record stays.

use crate::common::{Folder, server, sit_with_bots};
use quintain_server::client::{Client, Socket};
use quintain_server::protocol::socket::{ServerMessage, Waiting};
use quintain_server::store::{Also, Store};
use serde_json::{Value, json};

/// The rules of a program that does not exist.
const OTHER: u32 = 99;

/// So many entries have a snapshot among them.
const ENOUGH: usize = 120;

/// Nobody but the person at this socket is asked: the table stands still.
fn waits_for_her(socket: &Socket) -> bool {
    matches!(&socket.seen.next, Some(Waiting::Decide { seats, .. }) if seats.len() == 1)
}

/// Plays until there are enough entries and the table waits for her; `false` if the game was over before.
async fn is_played_on(socket: &mut Socket) -> bool {
    let mut luck = fastrand::Rng::with_seed(5);
    for command in 1.. {
        while socket.seen.turn.offers.is_empty() || (socket.seen.number > ENOUGH && !waits_for_her(socket)) {
            if socket.seen.is_over() {
                return false;
            }
            socket.hear().await.unwrap().expect("the server hung up");
        }
        if socket.seen.number > ENOUGH {
            break;
        }
        let offers = &socket.seen.turn.offers;
        let mv = offers[luck.usize(..offers.len())].mv.clone();
        socket.command(command, mv).await.unwrap();
    }
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_outlives_a_change_of_rules() {
    let folder = Folder::new();
    let running = server(&folder).await;
    let mut olga = Client::guest(running.address, "Olga").await.unwrap();
    // A match: a bout may be over before there is a snapshot, and now and then a match is too.
    let (id, socket) = loop {
        let length = json!({ "options": { "players": 4, "length": "match" } });
        let (id, mut socket) = sit_with_bots(&mut olga, length).await;
        if is_played_on(&mut socket).await {
            break (id, socket);
        }
    };
    let view = socket.seen.view.clone();
    drop(socket);
    running.stop().await;

    let store = Store::open(&folder.database()).await.unwrap();
    let good = store.snapshot(&id).await.unwrap().expect("a snapshot every fifty entries");
    let length = store.log(&id, 0).await.unwrap().len();
    let mut unreadable: Value = serde_json::from_str(&good).unwrap();
    unreadable["snapshot"]["state"] = json!({ "of": "other rules" });
    let unreadable = unreadable.to_string();
    let rules = store.table(&id).await.unwrap().unwrap().meta.rules;
    store.close().await;

    let cases = [(&good, rules, true), (&good, OTHER, true), (&unreadable, rules, true), (&unreadable, OTHER, false)];
    for (snapshot, rules, goes_on) in cases {
        let store = Store::open(&folder.database()).await.unwrap();
        let mut row = store.table(&id).await.unwrap().unwrap();
        row.meta.rules = rules;
        store.save_table(&mut row).await.unwrap();
        let at = serde_json::from_str::<Value>(snapshot).unwrap()["snapshot"]["at"].as_u64().unwrap() as usize;
        store.note(&id, &[Also::Snapshot { at, text: snapshot.clone() }]).await.unwrap();
        store.close().await;

        let running = server(&folder).await;
        let mut socket = olga.at(running.address).socket().await.unwrap();
        socket.hello(&id, None).await.unwrap();
        match socket.hear().await.unwrap().expect("an answer") {
            ServerMessage::Snapshot(seen) if goes_on => assert_eq!((seen.number, seen.view), (length, view.clone())),
            ServerMessage::Goodbye { problem } if !goes_on => assert_eq!(problem.code, "other-rules"),
            other => panic!("rules {rules}, readable {}: {other:?}", snapshot == &good),
        }
        assert_eq!(running.hall.store().log(&id, 0).await.unwrap().len(), length, "the record stays");
        drop(socket);
        running.stop().await;
    }
}
