//! One server for one file; what is over is packed; what is wrong is called by its name.

use crate::common::{Folder, config, people_at, play_to_the_end, server, server_with, sit_with_bots};
use quintain_server::Config;
use quintain_server::client::Client;
use quintain_server::config::Rate;
use quintain_server::protocol::socket::{ChatLine, ClientMessage, ServerMessage};
use quintain_server::store::{Store, TableRow};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_the_same_file_is_refused() {
    let folder = Folder::new();
    let first = server(&folder).await;
    let second = quintain_server::start(config(folder.database()), quintain_bots::registry()).await;
    let refused = second.err().expect("two servers on one file").to_string();
    assert!(refused.contains("another server is using") && refused.contains("q.sqlite"), "{refused}");
    assert_eq!(Client::new(first.address).get("/ready").await.unwrap().status, 200);
    first.stop().await;
    let files: Vec<_> = std::fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["q.sqlite"], "a clean stop leaves one file");
    server(&folder).await.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_packed_and_can_be_replayed() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (id, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    play_to_the_end(&mut socket, &mut fastrand::Rng::with_seed(3)).await;
    let store = server.hall.store();
    let before = store.log(&id, 0).await.unwrap();
    assert_eq!(store.pack_finished(u64::MAX >> 1, 20).await.unwrap(), 1);
    assert_eq!(store.pack_finished(u64::MAX >> 1, 20).await.unwrap(), 0, "once");
    assert_eq!(store.log(&id, 0).await.unwrap(), before);
    assert!(store.snapshot(&id).await.unwrap().is_none());
    let verified = olga.get(&format!("/api/tables/{id}/verify")).await.unwrap().json();
    assert_eq!((&verified["good"], &verified["luck_checked"]), (&json!(true), &json!(true)), "{verified}");
    let mut backup = Vec::new();
    store.backup(&mut backup).await.unwrap();
    let text = String::from_utf8(backup.clone()).unwrap();
    let packed = text.lines().find(|line| line.contains("\"in\":\"archive\"")).unwrap().len();
    println!("{} entries, {} bytes, packed {packed}", before.len(), serde_json::to_string(&before).unwrap().len());
    server.stop().await;
    // The packed record goes through a backup, and a changed one does not.
    let other = Folder::new();
    let restored = Store::open(&other.database()).await.unwrap();
    let changed = text.replacen("\"steps\":\"e", "\"steps\":\"f", 1);
    assert_ne!(changed, text);
    assert!(restored.restore(changed.as_bytes()).await.is_err());
    restored.restore(&backup[..]).await.unwrap();
    assert_eq!(restored.log(&id, 0).await.unwrap(), before);
    restored.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_never_began_are_forgotten_and_others_are_not() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let waiting = olga.open(&json!({ "game": "hearts", "preset": "even-4" })).await.unwrap().id;
    let (running, _socket) = sit_with_bots(&mut olga, json!({})).await;
    assert_eq!(server.hall.store().forget_tables(0).await.unwrap(), 0);
    assert_eq!(server.hall.store().forget_tables(u64::MAX >> 1).await.unwrap(), 1);
    assert!(server.hall.store().table(&waiting).await.unwrap().is_none());
    assert!(server.hall.store().table(&running).await.unwrap().is_some());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_can_be_forbidden_among_people_and_never_to_one_alone() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let bots = json!(["me", "open", { "bot": "random" }, { "bot": "random" }]);
    let wanted =
        json!({ "game": "hearts", "preset": "even-4", "seats": bots, "hints": false, "start_when_full": true });
    let (_, mut clients, mut sockets) = people_at(&server, &wanted, 2).await;
    assert!(!sockets[0].seen.table.as_ref().unwrap().hints);
    let asked = loop {
        match sockets.iter().position(|socket| socket.seen.turn.decision.is_some()) {
            Some(asked) => break asked,
            None => {
                sockets[0].hear().await.unwrap();
            }
        }
    };
    sockets[asked].say(&ClientMessage::Hint { id: 3, bot: None }).await.unwrap();
    let answer = sockets[asked].answer(3).await.unwrap();
    assert!(matches!(&answer, ServerMessage::Refused { problem, .. } if problem.code == "no-hints"), "{answer:?}");
    let (_, mut alone) = sit_with_bots(&mut clients[0], json!({ "hints": false })).await;
    while alone.seen.turn.decision.is_none() {
        alone.hear().await.unwrap();
    }
    alone.say(&ClientMessage::Hint { id: 4, bot: Some("random".into()) }).await.unwrap();
    assert!(matches!(alone.answer(4).await.unwrap(), ServerMessage::Hint { .. }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_cannot_be_saved_is_called_that_and_can_be_made_again() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (table, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    while socket.seen.turn.decision.is_none() {
        socket.hear().await.unwrap();
    }
    let run = async |text: &'static str| {
        server.hall.store().run(vec![quintain_server::store::sql(text, [])]).await.unwrap();
    };
    run("CREATE TRIGGER broken BEFORE INSERT ON steps BEGIN SELECT RAISE(ABORT, 'the disk is broken'); END").await;
    let number = socket.seen.number;
    let mv = socket.seen.turn.offers[0].mv.clone();
    let answer = socket.command(1, mv.clone()).await.unwrap();
    assert!(matches!(&answer, ServerMessage::Refused { problem, .. } if problem.code == "not-saved"), "{answer:?}");
    assert_eq!(server.hall.store().log(&table, 0).await.unwrap().len(), number);
    run("DROP TRIGGER broken").await;
    let answer = socket.command(2, mv).await.unwrap();
    assert!(matches!(answer, ServerMessage::Ack { .. }), "{answer:?}");
    assert_eq!(Client::new(server.address).get("/ready").await.unwrap().status, 200);
    server.stop().await;
}

/// A line of chat can be reported however long ago it was said.
#[tokio::test(flavor = "multi_thread")]
async fn old_lines_of_chat_are_found() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (table, _socket) = sit_with_bots(&mut olga, json!({})).await;
    for number in 1..=1_000 {
        let text = format!("line {number}");
        let line = ChatLine { number, at: 1, person: "p".into(), name: "P".into(), seat: None, text };
        assert!(server.hall.store().add_chat(&table, &line).await.unwrap());
    }
    let path = format!("/api/tables/{table}/report");
    for (line, status) in [(1, 200), (500, 200), (1_000, 200), (1_001, 404)] {
        let answer = olga.post(&path, &json!({ "line": line, "reason": "too loud" })).await.unwrap();
        assert_eq!(answer.status, status, "line {line}");
    }
    server.stop().await;
}

/// However patiently they are opened, there are only so many tables of one person under way.
#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_so_many_tables_at_a_time() {
    let folder = Folder::new();
    let rate = Rate { burst: 1e5, refill_ms: 0.001 };
    let server = server_with(Config { rate, ..config(folder.database()) }).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let me = olga.get("/api/session").await.unwrap().json()["me"]["person"]["id"].as_str().unwrap().to_owned();
    let wanted = json!({ "game": "hearts", "preset": "even-4" });
    let first = olga.open(&wanted).await.unwrap().id;
    let mut row = server.hall.store().table(&first).await.unwrap().unwrap();
    for n in 1..100 {
        row = TableRow { id: format!("table{n}"), code: format!("CODE{n}"), ..row };
        server.hall.store().create_table(&row, &[]).await.unwrap();
        server.hall.opened(&me, "elsewhere", &row.id);
    }
    let refused = olga.post("/api/tables", &wanted).await.unwrap();
    assert_eq!((refused.status, &refused.json()["code"]), (409, &json!("too-many-tables")));
    let mut petr = Client::guest(server.address, "Petr").await.unwrap();
    assert_eq!(petr.post("/api/tables", &wanted).await.unwrap().status, 200, "others are not disturbed");
    // One that is over makes room.
    assert_eq!(olga.post(&format!("/api/tables/{first}/close"), &Value::Null).await.unwrap().status, 200);
    assert_eq!(olga.post("/api/tables", &wanted).await.unwrap().status, 200);
    assert_eq!(olga.post("/api/tables", &wanted).await.unwrap().status, 409);
    server.stop().await;
}
