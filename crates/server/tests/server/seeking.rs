//! Somebody who looks on asks for a bot's seat, and the host answers; and whose turn it is can be asked without waking a table.

use crate::common::{Folder, bot, config, four, played, server, server_with};
use quintain_core::{Lang, Seat, Viewer};
use quintain_server::client::{Client, Socket};
use quintain_server::protocol::socket::ServerMessage;
use quintain_server::protocol::tables::TableInfo;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

async fn look_on(client: &Client, table: &str) -> Socket {
    let mut socket = client.socket().await.unwrap();
    socket.hello(table, Some(Lang::En)).await.unwrap();
    socket.hear_until(|message| matches!(message, ServerMessage::Snapshot(_))).await.unwrap();
    socket
}

/// Asks for a seat; the code of the refusal, if it is refused.
async fn seek(client: &mut Client, table: &str, seat: Value) -> Result<Value, String> {
    let answer = client.post(&format!("/api/tables/{table}/seek"), &json!({ "seat": seat })).await.unwrap();
    let told = answer.json();
    if answer.status == 200 { Ok(told) } else { Err(told["code"].as_str().unwrap_or_default().to_owned()) }
}

async fn answer(client: &mut Client, table: &str, person: &str, give: bool) -> Result<Value, String> {
    let body = json!({ "answer": { "person": person, "give": give } });
    let answer = client.post(&format!("/api/tables/{table}/seats"), &body).await.unwrap();
    let told = answer.json();
    if answer.status == 200 { Ok(told) } else { Err(told["code"].as_str().unwrap_or_default().to_owned()) }
}

async fn id_of(client: &mut Client) -> String {
    client.get("/api/session").await.unwrap().json()["me"]["person"]["id"].as_str().unwrap().to_owned()
}

/// The table as this client sees it, once it fits.
async fn table_when(client: &mut Client, table: &str, fits: impl Fn(&Value) -> bool) -> Value {
    let deadline = Instant::now() + Duration::from_secs(20);
    loop {
        let told = client.get(&format!("/api/tables/{table}")).await.unwrap().json();
        if fits(&told) {
            return told;
        }
        assert!(Instant::now() < deadline, "{told}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_gives_a_bots_seat_to_who_looks_on_and_asks() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut host = Client::guest(server.address, "Olga").await.unwrap();
    let table = host.open(&four(json!([bot(), bot(), bot()]), json!({}))).await.unwrap().id;
    let mut petr = Client::guest(server.address, "Petr").await.unwrap();
    let mut eva = Client::guest(server.address, "Eva").await.unwrap();
    let (petrs, evas) = (id_of(&mut petr).await, id_of(&mut eva).await);
    let _eyes = look_on(&petr, &table).await;
    let mut socket = look_on(&eva, &table).await;
    assert_eq!(socket.seen.viewer, Some(Viewer::SPECTATOR));

    let asked = seek(&mut petr, &table, json!(1)).await.unwrap();
    assert_eq!((&asked["seekers"][0]["person"]["name"], &asked["seekers"][0]["seat"]), (&json!("Petr"), &json!(1)));
    seek(&mut eva, &table, json!(2)).await.unwrap();
    // The host knows of both, everybody else of themselves.
    let all = host.get(&format!("/api/tables/{table}")).await.unwrap().json();
    assert_eq!(all["seekers"].as_array().map(Vec::len), Some(2), "{all}");
    let own = eva.get(&format!("/api/tables/{table}")).await.unwrap().json();
    assert_eq!(own["seekers"].as_array().map(Vec::len), Some(1), "{own}");

    // Only the host answers, and only those who ask.
    assert_eq!(answer(&mut petr, &table, &evas, true).await, Err("not-host".to_owned()));
    assert_eq!(answer(&mut host, &table, "teapot", true).await, Err("nobody-asks".to_owned()));
    answer(&mut host, &table, &petrs, false).await.unwrap();
    assert_eq!(seek(&mut petr, &table, json!(1)).await, Err("turned-down".to_owned()));
    answer(&mut host, &table, &evas, true).await.unwrap();
    let sits = |message: &ServerMessage| matches!(message, ServerMessage::Snapshot(whole) if whole.viewer == Viewer::Seat(Seat::new(2)));
    tokio::time::timeout(Duration::from_secs(20), socket.hear_until(sits)).await.expect("she sees her seat").unwrap();
    let told = host.get(&format!("/api/tables/{table}")).await.unwrap().json();
    assert_eq!(told["seats"][2]["sitter"]["person"]["name"], "Eva", "{told}");
    assert!(told.get("seekers").is_none(), "{told}");
    assert_eq!(seek(&mut eva, &table, json!(1)).await, Err("not-looking-on".to_owned()));

    // The game waits for her where the bot would have played; when it is over it is hers.
    host.post(&format!("/api/tables/{table}/leave"), &json!({})).await.unwrap();
    while socket.seen.turn.offers.is_empty() {
        assert!(!socket.seen.is_over(), "she was never asked");
        tokio::time::timeout(Duration::from_secs(20), socket.hear()).await.expect("her turn").unwrap();
    }
    let mv = socket.seen.turn.offers[0].mv.clone();
    played(&mut socket, 1, &mv).await.unwrap_or_else(|answer| panic!("{answer:?}"));
    eva.post(&format!("/api/tables/{table}/leave"), &json!({})).await.unwrap();
    table_when(&mut host, &table, |told| told["status"] == "finished").await;
    // Stored with the last step: it is on both people's pages at once.
    for person in [id_of(&mut host).await, evas] {
        let page = petr.get(&format!("/api/people/{person}/games")).await.unwrap().json();
        assert_eq!(page["games"][0]["table"], json!(table), "{page}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_asked_for_only_where_there_is_one() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut host = Client::guest(server.address, "Olga").await.unwrap();
    let mut petr = Client::guest(server.address, "Petr").await.unwrap();
    let open = host.open(&four(json!([bot(), bot(), bot()]), json!({}))).await.unwrap().id;
    let eyes = look_on(&petr, &open).await;
    for seat in [json!(0), json!(4), json!(8)] {
        assert_eq!(seek(&mut petr, &open, seat).await, Err("seat-taken".to_owned()));
    }
    for seat in [json!("teapot"), json!(-1), json!(1.5), json!(99)] {
        assert_eq!(seek(&mut petr, &open, seat).await, Err("bad-json".to_owned()));
    }
    let mut nobody = Client::new(server.address);
    let refused = nobody.post(&format!("/api/tables/{open}/seek"), &json!({ "seat": 1 })).await.unwrap();
    assert_eq!(refused.status, 401, "{}", refused.json());
    let hidden = host.open(&four(json!([bot(), bot(), bot()]), json!({ "spectators": "none" }))).await.unwrap().id;
    assert_eq!(seek(&mut petr, &hidden, json!(1)).await, Err("not-looking-on".to_owned()));
    let gathering = host.open(&four(json!(["open", bot(), bot()]), json!({}))).await.unwrap().id;
    assert_eq!(seek(&mut petr, &gathering, json!(2)).await, Err("seat-taken".to_owned()));
    // Whoever goes away asks for nothing, and a wish can be taken back.
    seek(&mut petr, &open, json!(1)).await.unwrap();
    let none: TableInfo = serde_json::from_value(seek(&mut petr, &open, Value::Null).await.unwrap()).unwrap();
    assert!(none.seekers.is_empty());
    seek(&mut petr, &open, json!(3)).await.unwrap();
    drop(eyes);
    table_when(&mut host, &open, |told| told.get("seekers").is_none()).await;
    // The host of a table of bots sits down without asking.
    let mut wanted = four(json!([bot(), bot(), bot()]), json!({}));
    wanted["seats"][0] = bot();
    let mut own = Client::guest(server.address, "Ivan").await.unwrap();
    let bots = own.open(&wanted).await.unwrap().id;
    let _looks = look_on(&own, &bots).await;
    match seek(&mut own, &bots, json!(3)).await {
        Ok(told) => assert_eq!(told["you"]["seat"], 3),
        // The bots were faster.
        Err(code) => assert_eq!(code, "seat-taken"),
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whose_turn_it_is_is_told_without_waking_a_table_again() {
    let folder = Folder::new();
    let server = server_with(config(folder.database())).await;
    let mut host = Client::guest(server.address, "Olga").await.unwrap();
    assert_eq!(host.get("/api/me/turns").await.unwrap().json(), json!([]));
    let wanted = json!({ "game": "emara", "preset": "players-2", "seats": ["me", bot()], "start_when_full": true,
        "clock": { "per-move": { "seconds": 600 } } });
    let table = host.open(&wanted).await.unwrap().id;
    let deadline = Instant::now() + Duration::from_secs(20);
    let turns = loop {
        let turns = host.get("/api/me/turns").await.unwrap().json();
        if turns[0]["table"] == table || Instant::now() > deadline {
            break turns;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert_eq!((&turns[0]["table"], &turns[0]["game"]), (&json!(table), &json!("emara")), "{turns}");
    assert!(turns[0]["left"].as_u64().is_some_and(|left| left > 0 && left <= 600_000), "{turns}");
    // It falls asleep though it is asked about all the time.
    let deadline = Instant::now() + Duration::from_secs(20);
    loop {
        let turns = host.get("/api/me/turns").await.unwrap().json();
        assert_eq!(turns[0]["table"], json!(table), "{turns}");
        if server.hall.metrics().tables.get() == 0 {
            break;
        }
        assert!(Instant::now() < deadline, "the table stays awake");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    host.get("/api/me/turns").await.unwrap();
    assert_eq!(server.hall.metrics().tables.get(), 0, "it was woken");
    // Nobody else is told of it.
    let mut petr = Client::guest(server.address, "Petr").await.unwrap();
    assert_eq!(petr.get("/api/me/turns").await.unwrap().json(), json!([]));
    host.post(&format!("/api/tables/{table}/leave"), &json!({})).await.unwrap();
    assert_eq!(host.get("/api/me/turns").await.unwrap().json(), json!([]));
    server.stop().await;
    // A server that was just started finds out by itself.
    let again = server_with(config(folder.database())).await;
    let mut host = host.at(again.address);
    host.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    assert_eq!(host.get("/api/me/turns").await.unwrap().json()[0]["table"], json!(table));
    again.stop().await;
}
