//! The store, on SQLite and on PostgreSQL: one interface, the same behaviour.

use crate::common::Folder;
#[cfg(unix)]
use crate::common::{config, play_to_the_end, postgres::Postgres, server_with, sit_with_bots};
use quintain_core::record::{Entry, Logged, Stamp};
use quintain_server::client::Client;
use quintain_server::store::{Append, Head, Store};
use serde_json::{Value, json};

fn entry(n: u32) -> Logged<Value, Value> {
    Logged { entry: Entry::Chance(vec![n]), stamp: Stamp::default() }
}

/// A step that does not begin where the log ends is refused, and those that are written together with it are not.
async fn no_holes(store: &Store, end: &Head) {
    let beyond = end.after("[never stored]", 1);
    let of_another = Head::start("u").after("[another log]", end.length());
    for wrong in [&beyond, &of_another] {
        let (entries, start) = ([entry(7)], Head::start("v"));
        let (refused, good) = tokio::join!(
            store.append_entries("t", wrong, &entries, 1, Vec::new()),
            store.append_entries("v", &start, &entries, 1, Vec::new()),
        );
        assert_eq!(refused.unwrap().0, Append::Late, "{wrong:?}");
        assert!(good.is_ok());
    }
    assert_eq!(store.log("v", 0).await.unwrap().len(), 1);
    assert_eq!(store.log("t", 0).await.unwrap().len(), 3);
    // The schema says so too, whoever writes.
    let text = "INSERT INTO steps (table_id, seq, upto, follows, entries, at, prior, chain)
         VALUES ('t', $1, $2, $3, '[]', 1, 'x', 'y')";
    for (seq, upto, follows) in [(5, 6, Some(5)), (5, 6, None), (5, 6, Some(3)), (3, 3, Some(3)), (3, 4, Some(3))] {
        let hole = quintain_server::store::sql(text, [i64::into(seq), i64::into(upto), Option::<i64>::into(follows)]);
        assert!(store.run(vec![hole]).await.is_err(), "{seq} to {upto} after {follows:?}");
    }
}

async fn one_writer_wins(store: &Store) {
    // Many at once, for the same number: one is first.
    let tries = (0..20).map(|n| {
        let store = store.clone();
        tokio::spawn(async move {
            let start = Head::start("t");
            store.append_entries("t", &start, &[entry(n), entry(n)], 1, Vec::new()).await.unwrap().0
        })
    });
    let mut done = 0;
    for each in tries.collect::<Vec<_>>() {
        done += usize::from(each.await.unwrap() == Append::Done);
    }
    assert_eq!(done, 1);
    let mut head = Head::start("t");
    store.log_after("t", &mut head).await.unwrap();
    let (done, third) = store.append_entries("t", &head, &[entry(9)], 1, Vec::new()).await.unwrap();
    assert_eq!(done, Append::Done);
    assert_eq!(store.append_entries("t", &head, &[entry(8)], 1, Vec::new()).await.unwrap().0, Append::Late);
    no_holes(store, &third).await;
    let log = store.log("t", 0).await.unwrap();
    assert_eq!((log.len(), log[2].entry.clone()), (3, Entry::Chance(vec![9])));
    assert_eq!(store.log("t", 2).await.unwrap().len(), 1);
    // A setting is made once.
    let first = store.setting("key", || "one".to_owned()).await.unwrap();
    assert_eq!(store.setting("key", || "two".to_owned()).await.unwrap(), first);
    // A statement that is refused undoes those of its own job, and no others.
    let bad = vec![
        quintain_server::store::sql("INSERT INTO mutes (person, muted) VALUES ($1, $2)", ["a".into(), "b".into()]),
        quintain_server::store::sql("INSERT INTO settings (name, value) VALUES ($1, $2)", ["key".into(), "x".into()]),
    ];
    let (bad, good) = tokio::join!(store.run(bad), store.mute("c", "d", true));
    assert!(bad.is_err() && good.is_ok());
    assert!(store.muted("a").await.unwrap().is_empty());
    assert_eq!(store.muted("c").await.unwrap(), ["d"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_takes_each_number_once() {
    let folder = Folder::new();
    let store = Store::open(&folder.database()).await.unwrap();
    one_writer_wins(&store).await;
    store.close().await;
    // What was there is there again.
    let store = Store::open(&folder.database()).await.unwrap();
    assert_eq!(store.log("t", 0).await.unwrap().len(), 3);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_of_writes_is_one_commit() {
    let folder = Folder::new();
    let store = Store::open(&folder.database()).await.unwrap();
    let before = store.commits().commits.get();
    let writes: Vec<_> = (0..500)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move {
                let id = format!("t{n}");
                store.append_entries(&id, &Head::start(&id), &[entry(n)], 1, Vec::new()).await.map(|(append, _)| append)
            })
        })
        .collect();
    for write in writes {
        assert_eq!(write.await.unwrap().unwrap(), Append::Done);
    }
    let (commits, writes) = (store.commits().commits.get() - before, store.commits().writes.get());
    assert!(writes >= 500 && commits < 100, "{commits} commits");
    store.close().await;
}

/// A database of the first schema: one log is whole, one has a hole, as an old fault could leave it.
async fn first_schema(url: &str) {
    use sqlx::Connection as _;
    sqlx::any::install_default_drivers();
    let mut old = sqlx::AnyConnection::connect(url).await.unwrap();
    let script = include_str!("../../src/store/migrations/0001.sql");
    let plain: String = script.lines().filter(|line| !line.starts_with("--")).flat_map(|line| [line, "\n"]).collect();
    for statement in plain.split(';').map(str::trim).filter(|statement| !statement.is_empty()) {
        sqlx::query(sqlx::AssertSqlSafe(statement.to_owned())).execute(&mut old).await.unwrap();
    }
    for statement in [
        "CREATE TABLE migrations (version BIGINT PRIMARY KEY)",
        "INSERT INTO migrations (version) VALUES (1)",
        r#"INSERT INTO log (table_id, seq, entries, at) VALUES ('whole', 0, '[{"chance":[1]},{"chance":[2]}]', 5)"#,
        r#"INSERT INTO log (table_id, seq, entries, at) VALUES ('whole', 2, '[{"undo":0,"at":7}]', 6)"#,
        r#"INSERT INTO log (table_id, seq, entries, at) VALUES ('hole', 0, '[{"chance":[1]}]', 5)"#,
        r#"INSERT INTO log (table_id, seq, entries, at) VALUES ('hole', 2, '[{"chance":[3]}]', 6)"#,
    ] {
        sqlx::query(statement).execute(&mut old).await.unwrap();
    }
    old.close().await.unwrap();
}

/// Brings a database of the first schema up to date, twice, and plays on.
async fn brought_up_to_date(place: &str, url: &str) {
    first_schema(url).await;
    for _ in 0..2 {
        let store = Store::open(place).await.unwrap();
        let whole = store.log("whole", 0).await.unwrap();
        assert_eq!((whole.len(), whole[2].entry.clone()), (3, Entry::Undo(quintain_core::Seat::new(0))));
        assert_eq!(store.log("hole", 0).await.unwrap().len(), 1, "what comes before the hole can be played on");
        store.close().await;
    }
    let store = Store::open(place).await.unwrap();
    let mut head = Head::start("whole");
    store.log_after("whole", &mut head).await.unwrap();
    assert_eq!(store.append_entries("whole", &head, &[entry(9)], 1, Vec::new()).await.unwrap().0, Append::Done);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_an_older_schema_is_brought_up_to_date() {
    let folder = Folder::new();
    let path = folder.database();
    brought_up_to_date(&path, &format!("sqlite://{path}?mode=rwc")).await;
    // A database of a newer program is left alone.
    let store = Store::open(&path).await.unwrap();
    store.run(vec![quintain_server::store::sql("INSERT INTO migrations (version) VALUES (999)", [])]).await.unwrap();
    store.close().await;
    let refused = Store::open(&path).await.unwrap_err().to_string();
    assert!(refused.contains("the database has schema 999"), "{refused}");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn postgresql_of_an_older_schema_is_brought_up_to_date() {
    let Some(postgres) = Postgres::start(false) else { return };
    brought_up_to_date(&postgres.url, &postgres.url).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_move_is_seen_when_it_is_read_and_when_it_is_restored() {
    let folder = Folder::new();
    let store = Store::open(&folder.database()).await.unwrap();
    let mut head = Head::start("t");
    for n in 0..3 {
        head = store.append_entries("t", &head, &[entry(n), entry(40 + n)], 1, Vec::new()).await.unwrap().1;
    }
    let mut backup = Vec::new();
    store.backup(&mut backup).await.unwrap();
    let backup = String::from_utf8(backup).unwrap();
    for (from, to) in [("41", "43"), ("\"seq\":2", "\"seq\":3"), ("chance", "undo")] {
        let other = Folder::new();
        let empty = Store::open(&other.database()).await.unwrap();
        let changed = backup.replacen(from, to, 1);
        assert_ne!(changed, backup);
        let refused = empty.restore(changed.as_bytes()).await.unwrap_err().to_string();
        assert!(refused.contains("damaged"), "{refused}");
        assert_eq!(empty.restore(backup.as_bytes()).await.unwrap(), 3, "three steps");
        empty.close().await;
    }
    let edit = "UPDATE steps SET entries = REPLACE(entries, '41', '43') WHERE table_id = 't'";
    store.run(vec![quintain_server::store::sql(edit, [])]).await.unwrap();
    let damaged = store.log("t", 0).await.unwrap_err().to_string();
    assert!(damaged.contains("step 2 was changed after it was written"), "{damaged}");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_is_closed_leaves_one_file() {
    let folder = Folder::new();
    let store = Store::open(&folder.database()).await.unwrap();
    store.append_entries("t", &Head::start("t"), &[entry(1)], 1, Vec::new()).await.unwrap();
    let kept = store.clone();
    store.close().await;
    let files: Vec<_> = std::fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["q.sqlite"]);
    drop(kept);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn postgresql_does_the_same_and_a_backup_moves_between_them() {
    let Some(postgres) = Postgres::start(false) else { return };
    let store = Store::open(&postgres.url).await.unwrap();
    one_writer_wins(&store).await;
    store.close().await;

    // A game is played on SQLite, backed up, restored into PostgreSQL, and replayed there.
    let folder = Folder::new();
    let server = crate::common::server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (id, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    play_to_the_end(&mut socket, &mut fastrand::Rng::with_seed(13)).await;
    let mut backup = Vec::new();
    let rows = server.hall.store().backup(&mut backup).await.unwrap();
    assert!(rows > 20);
    server.stop().await;

    let fresh = Postgres::start(false).unwrap();
    let store = Store::open(&fresh.url).await.unwrap();
    for cut in [0, 30, backup.len() / 2, backup.len() - 5] {
        assert!(store.restore(&backup[..cut]).await.is_err(), "half a backup is none");
    }
    assert_eq!(store.restore(&backup[..]).await.unwrap(), rows);
    assert!(store.restore(&backup[..]).await.is_err(), "nothing is overwritten");
    store.close().await;
    let server = server_with(config(fresh.url.clone())).await;
    let mut olga = olga.at(server.address);
    let verified = olga.get(&format!("/api/tables/{id}/verify")).await.unwrap().json();
    assert_eq!(verified["luck_checked"], true, "{verified}");
    assert_eq!(olga.get("/api/me/tables").await.unwrap().json()[0]["id"], json!(id), "the cookie is still good");
    server.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn two_processes_serve_one_table() {
    use quintain_server::protocol::socket::{ClientMessage, ServerMessage};
    let Some(postgres) = Postgres::start(false) else { return };
    let one = server_with(config(postgres.url.clone())).await;
    let two = server_with(config(postgres.url.clone())).await;
    let mut olga = Client::guest(one.address, "Olga").await.unwrap();
    let mut petr = Client::guest(two.address, "Petr").await.unwrap();
    let wanted = crate::common::four(json!(["open", crate::common::bot(), crate::common::bot()]), json!({}));
    let id = olga.open(&wanted).await.unwrap().id;
    let mut first = olga.socket().await.unwrap();
    first.hello(&id, None).await.unwrap();
    first.hear().await.unwrap();
    // He joins at the other process; she sees the game begin at hers.
    assert_eq!(petr.post(&format!("/api/tables/{id}/join"), &json!({})).await.unwrap().json()["status"], "running");
    let mut second = petr.socket().await.unwrap();
    second.hello(&id, None).await.unwrap();
    second.hear().await.unwrap();
    while first.seen.number == 0 {
        first.hear().await.unwrap().expect("the server hung up");
    }
    // Chat crosses over.
    second.say(&ClientMessage::Chat { id: 1, text: "over there".into() }).await.unwrap();
    let heard = first.hear_until(|message| matches!(message, ServerMessage::Chat { .. })).await.unwrap();
    assert!(matches!(heard, ServerMessage::Chat { line } if line.text == "over there"));
    // They play to the end, each at their own process.
    let (hers, his) = tokio::join!(
        play_wherever(&mut olga, &id, fastrand::Rng::with_seed(1)),
        play_wherever(&mut petr, &id, fastrand::Rng::with_seed(2)),
    );
    assert_eq!(hers, his, "both have seen the whole game");
    let verified = olga.get(&format!("/api/tables/{id}/verify")).await.unwrap().json();
    assert_eq!((&verified["good"], &verified["luck_checked"]), (&json!(true), &json!(true)));
    one.stop().await;
    two.stop().await;
}

/// Plays random moves until the game is over, and says how many updates there were. A move that another
/// process has overtaken is refused, or the socket is closed: then look again, as every client does.
#[cfg(unix)]
async fn play_wherever(client: &mut Client, id: &str, mut luck: fastrand::Rng) -> usize {
    use quintain_server::protocol::socket::ServerMessage;
    let mut moves = 0;
    loop {
        let mut socket = client.socket().await.unwrap();
        socket.hello(id, None).await.unwrap();
        let mut open = matches!(socket.hear().await, Ok(Some(_)));
        while open {
            if socket.seen.is_over() {
                return socket.seen.number;
            }
            let offers = &socket.seen.turn.offers;
            if offers.is_empty() || socket.seen.turn.chosen.is_some() {
                open = matches!(socket.hear().await, Ok(Some(_)));
                continue;
            }
            moves += 1;
            let mv = offers[luck.usize(..offers.len())].mv.clone();
            open = match socket.command(moves, mv).await {
                Ok(ServerMessage::Ack { .. }) => true,
                Ok(ServerMessage::Refused { .. }) => matches!(socket.hear().await, Ok(Some(_))),
                _ => false,
            };
        }
    }
}

/// Between two machines nobody reads along: the address says how much the connection must prove.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn postgres_over_tls() {
    let Some((postgres, certificate)) = Postgres::with_tls() else { return };
    let copy = Folder::new();
    let trusted = copy.0.join("server.crt");
    std::fs::copy(certificate, &trusted).unwrap();
    let address = |query: &str| format!("{}?{query}", postgres.url);
    assert!(Store::open(&address("sslmode=disable")).await.is_err(), "the server lets nobody in without TLS");
    assert!(Store::open(&address("sslmode=verify-full")).await.is_err(), "nobody vouches for the certificate");
    let known = address(&format!("sslmode=verify-full&sslrootcert={}", trusted.display()));
    for url in [address("sslmode=require"), known, postgres.url.clone()] {
        let store = Store::open(&url).await.unwrap_or_else(|error| panic!("{url}: {error}"));
        store.ping().await.unwrap();
        store.close().await;
    }
}
