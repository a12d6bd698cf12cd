//! The process is killed at any moment, again and again: every acknowledged move is there afterwards, and
//! no half move; with two processes on PostgreSQL no table's history forks.
use crate::common::postgres::{Postgres, free_port};
use crate::common::{Folder, config, stakes};
use quintain_core::Seat;
use quintain_core::record::Entry;
use quintain_server::client::{Client, Seen, Socket};
use quintain_server::protocol::socket::{ClientMessage, ServerMessage, Waiting};
use quintain_server::store::Store;
use quintain_server::table::live::Live;
use serde_json::{Value, json};
use std::collections::HashSet;
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The process that is killed: this test program, started with a database and a port in its environment.
#[test]
fn a_process_to_kill() {
    let (Ok(database), Ok(port)) = (std::env::var("QUINTAIN_TEST_DATABASE"), std::env::var("QUINTAIN_TEST_PORT"))
    else {
        return;
    };
    let mut config = config(database);
    config.listen = format!("127.0.0.1:{port}");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(quintain_server::serve(config, stakes::with_all_games())).unwrap();
}

pub(crate) fn spawn(database: &str, port: u16) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::a_process_to_kill", "--nocapture"])
        .env("QUINTAIN_TEST_DATABASE", database)
        .env("QUINTAIN_TEST_PORT", port.to_string())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

pub(crate) async fn healthy(address: SocketAddr) {
    for _ in 0..600 {
        if Client::new(address).get("/health").await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the server does not start");
}

struct Acked {
    table: String,
    seat: usize,
    what: Done,
}

enum Done {
    /// A move in this decision. Choices in sealed decisions may be changed, and die with them.
    Move { decision: u32, mv: Value },
    /// A move taken back when the log had this length.
    Undo(usize),
}

#[derive(Clone)]
struct Crowd {
    addresses: Vec<SocketAddr>,
    stop: Arc<AtomicBool>,
    acked: Arc<Mutex<Vec<Acked>>>,
    tables: Arc<Mutex<HashSet<String>>>,
}

impl Crowd {
    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Posts until it is done, at one process or another.
    async fn post(&self, client: &mut Client, path: &str, body: &Value) -> Option<Value> {
        for attempt in 0.. {
            if self.stopped() {
                return None;
            }
            *client = client.at(self.addresses[attempt % self.addresses.len()]);
            match client.post(path, body).await {
                Ok(answer) if answer.status == 200 => return Some(answer.json()),
                _ => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
        None
    }

    /// Opens tables of four people and plays them, one after another.
    async fn play(self, seed: u64) {
        let mut luck = fastrand::Rng::with_seed(seed);
        while !self.stopped() {
            let mut clients = Vec::new();
            for name in ["A", "B", "C", "D"] {
                let mut client = Client::new(self.addresses[0]);
                if self.post(&mut client, "/api/session", &json!({ "name": name })).await.is_none() {
                    return;
                }
                clients.push(client);
            }
            // Every second game has sealed decisions, and moves that are taken back under them.
            let sealed = luck.bool();
            let wanted = if sealed {
                clients.pop();
                json!({ "game": "stakes", "options": { "rounds": 12 } })
            } else {
                json!({ "game": "hearts", "preset": "even-4" })
            };
            let Some(table) = self.post(&mut clients[0], "/api/tables", &wanted).await else { return };
            let id = table["id"].as_str().unwrap().to_owned();
            for client in &mut clients[1..] {
                if self.post(client, &format!("/api/tables/{id}/join"), &json!({})).await.is_none() {
                    return;
                }
            }
            let _ = clients[0].clone().post(&format!("/api/tables/{id}/start"), &Value::Null).await;
            self.tables.lock().unwrap().insert(id.clone());
            let mut host = clients[0].clone();
            let mut seats = Vec::new();
            for (seat, client) in clients.into_iter().enumerate() {
                seats.push(tokio::spawn(self.clone().sit(client, id.clone(), seat, luck.u64(..))));
            }
            // The start may have been lost with the process.
            while !self.stopped() && seats.iter().any(|seat| !seat.is_finished()) {
                host = host.at(self.addresses[luck.usize(..self.addresses.len())]);
                let _ = host.post(&format!("/api/tables/{id}/start"), &Value::Null).await;
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            for seat in seats {
                seat.await.unwrap();
            }
        }
    }

    /// One person: moves, resends what was not answered, comes back after each crash.
    async fn sit(self, client: Client, table: String, seat: usize, seed: u64) {
        let mut luck = fastrand::Rng::with_seed(seed);
        let mut seen = Seen::default();
        let mut pending: Option<ClientMessage> = None;
        let mut next_id = 0;
        'connections: for attempt in seat.. {
            if self.stopped() {
                return;
            }
            let address = self.addresses[attempt % self.addresses.len()];
            let Ok(mut socket) = client.at(address).socket().await else {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            let hello = if seen.print.is_empty() {
                ClientMessage::Hello { table: table.clone(), lang: None, last: None, print: None, last_chat: None }
            } else {
                seen.hello_again(&table, None)
            };
            if socket.say(&hello).await.is_err() {
                continue;
            }
            socket.seen = std::mem::take(&mut seen);
            // What was taken back is not taken back again: nobody knows whether it was.
            pending = pending.filter(|pending| matches!(pending, ClientMessage::Command { .. }));
            if let Some(command) = &pending {
                let _ = socket.say(command).await;
            }
            loop {
                if pending.is_none() && choose(&socket, &mut pending, &mut next_id, &mut luck) {
                    let Some(command) = &pending else { continue };
                    if socket.say(command).await.is_err() {
                        seen = socket.seen;
                        continue 'connections;
                    }
                }
                let heard = tokio::time::timeout(Duration::from_secs(5), socket.hear()).await;
                match heard {
                    Ok(Ok(Some(ServerMessage::Ack { id, .. }))) => {
                        let sealed = matches!(socket.seen.next, Some(Waiting::Decide { sealed: true, .. }));
                        let done = match &pending {
                            Some(ClientMessage::Command { id: sent, decision, mv }) if *sent == id => {
                                (!sealed).then(|| Done::Move { decision: *decision, mv: mv.clone() })
                            }
                            Some(ClientMessage::Undo { id: sent, number }) if *sent == id => Some(Done::Undo(*number)),
                            _ => continue,
                        };
                        pending = None;
                        if let Some(what) = done {
                            self.acked.lock().unwrap().push(Acked { table: table.clone(), seat, what });
                        }
                    }
                    // Whoever moves faster than people do is asked to wait, and says it again.
                    Ok(Ok(Some(ServerMessage::Refused { problem, .. }))) if problem.code == "too-many" => {
                        let wait = problem.retry_after_ms.unwrap_or_default();
                        tokio::time::sleep(Duration::from_millis(wait)).await;
                        let Some(command) = &pending else { continue };
                        if socket.say(command).await.is_err() {
                            seen = socket.seen;
                            continue 'connections;
                        }
                    }
                    Ok(Ok(Some(ServerMessage::Refused { problem, .. }))) => {
                        assert!(
                            [
                                "stale-decision",
                                "stale-undo",
                                "nothing-to-undo",
                                "not-asked",
                                "not-saved",
                                "database-away",
                                "no-hello"
                            ]
                            .contains(&problem.code.as_str()),
                            "{problem:?}"
                        );
                        if !["not-saved", "database-away", "no-hello"].contains(&problem.code.as_str()) {
                            pending = None;
                        }
                    }
                    Ok(Ok(Some(ServerMessage::Goodbye { .. }) | None)) | Err(_) => {
                        seen = socket.seen;
                        tokio::time::sleep(Duration::from_millis(20)).await;
                        continue 'connections;
                    }
                    Ok(Err(error)) => {
                        let text = error.to_string();
                        assert!(
                            !text.contains("update from") && !text.contains("print") && !text.contains("do not fit"),
                            "{text}"
                        );
                        seen = socket.seen;
                        tokio::time::sleep(Duration::from_millis(20)).await;
                        continue 'connections;
                    }
                    Ok(Ok(Some(_))) => {}
                }
                if socket.seen.is_over() && pending.is_none() || self.stopped() {
                    return;
                }
            }
        }
    }
}

/// Chooses a move if it is my turn.
fn choose(socket: &Socket, pending: &mut Option<ClientMessage>, next_id: &mut u32, luck: &mut fastrand::Rng) -> bool {
    let turn = &socket.seen.turn;
    if turn.may_undo && luck.u8(..5) == 0 {
        *next_id += 1;
        *pending = Some(ClientMessage::Undo { id: *next_id, number: socket.seen.number });
        return true;
    }
    let (Some(decision), false) = (turn.decision, turn.offers.is_empty()) else { return false };
    // A choice that was made is changed now and then.
    if turn.chosen.is_some() && luck.u8(..20) > 0 {
        return false;
    }
    *next_id += 1;
    let mv = turn.offers[luck.usize(..turn.offers.len())].mv.clone();
    *pending = Some(ClientMessage::Command { id: *next_id, decision, mv });
    true
}

/// Every acknowledged move is in the log where it belongs, and every table can be replayed.
async fn check(store: &Store, crowd: &Crowd) {
    let registry = stakes::with_all_games();
    let tables: Vec<String> = crowd.tables.lock().unwrap().iter().cloned().collect();
    let mut logs = std::collections::HashMap::new();
    for id in tables {
        if let Err(failure) = Live::load(store, &registry, &id).await {
            panic!("table {id}: {failure:?}");
        }
        logs.insert(id.clone(), store.log(&id, 0).await.unwrap());
    }
    for Acked { table, seat, what } in crowd.acked.lock().unwrap().iter() {
        let Some(log) = logs.get(table) else { continue };
        let seat = Seat::new(*seat);
        match what {
            Done::Undo(number) => {
                // Others may have moved meanwhile.
                let own = log[*number..].iter().find(|logged| match &logged.entry {
                    Entry::Move { seat: who, .. } | Entry::Undo(who) => *who == seat,
                    _ => false,
                });
                assert_eq!(own.map(|own| &own.entry), Some(&Entry::Undo(seat)), "table {table}, entry {number}");
            }
            Done::Move { decision, mv } => {
                let answer = log[*decision as usize..].iter().find_map(|logged| match &logged.entry {
                    Entry::Move { seat: who, play } if *who == seat => Some(play),
                    _ => None,
                });
                assert_eq!(answer, Some(mv), "table {table}, seat {seat}, decision {decision}");
            }
        }
    }
}

async fn kill_again_and_again(database: &str, processes: usize, kills: usize, check_each: bool) {
    let ports: Vec<u16> = (0..processes).map(|_| free_port()).collect();
    let addresses: Vec<SocketAddr> = ports.iter().map(|port| SocketAddr::from(([127, 0, 0, 1], *port))).collect();
    let mut children: Vec<Child> = ports.iter().map(|port| spawn(database, *port)).collect();
    for address in &addresses {
        healthy(*address).await;
    }
    let crowd =
        Crowd { addresses: addresses.clone(), stop: Arc::default(), acked: Arc::default(), tables: Arc::default() };
    let players: Vec<_> = (0..6).map(|n| tokio::spawn(crowd.clone().play(n))).collect();
    let mut luck = fastrand::Rng::with_seed(77);
    for kill in 0..kills {
        tokio::time::sleep(Duration::from_millis(luck.u64(50..350))).await;
        let victim = luck.usize(..processes);
        children[victim].kill().unwrap();
        children[victim].wait().unwrap();
        if check_each && kill % 5 == 0 {
            let store = Store::open(database).await.unwrap();
            check(&store, &crowd).await;
            store.close().await;
        }
        children[victim] = spawn(database, ports[victim]);
        healthy(addresses[victim]).await;
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    crowd.stop.store(true, Ordering::Relaxed);
    for player in players {
        player.await.unwrap();
    }
    for mut child in children {
        child.kill().unwrap();
        child.wait().unwrap();
    }
    let store = Store::open(database).await.unwrap();
    check(&store, &crowd).await;
    let acked = crowd.acked.lock().unwrap().len();
    let tables = crowd.tables.lock().unwrap().len();
    println!("{kills} kills, {tables} tables, {acked} acknowledged moves, all there");
    assert!(acked > kills * 4, "too little happened: {acked} moves");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_fifty_times_on_sqlite_nothing_acknowledged_is_lost() {
    let folder = Folder::new();
    kill_again_and_again(&folder.database(), 1, 50, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_on_postgresql_either_killed_fifty_times() {
    let Some(postgres) = Postgres::start(true) else { return };
    kill_again_and_again(&postgres.url, 2, 50, false).await;
}
