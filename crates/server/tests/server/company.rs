//! People find each other again: last opponents, seats kept for them, the next game with other options, results that add up.

use crate::calls::{Receiver, Service, calling};
use crate::common::{Folder, bot, people_at, play_to_the_end, server, server_with};
use quintain_core::Lang;
use quintain_server::Running;
use quintain_server::client::Client;
use quintain_server::protocol::socket::ServerMessage;
use serde_json::{Value, json};

async fn id_of(client: &mut Client) -> String {
    client.get("/api/session").await.unwrap().json()["me"]["person"]["id"].as_str().unwrap().to_owned()
}

fn hearts() -> Value {
    json!({ "game": "hearts", "preset": "even-4", "seats": ["me", "open", bot(), bot()], "start_when_full": true })
}

/// Both play at a table that runs, to its end.
async fn both_play(anna: &Client, boris: &Client, table: &str) {
    let (mut one, mut other) = (anna.socket().await.unwrap(), boris.socket().await.unwrap());
    for socket in [&mut one, &mut other] {
        socket.hello(table, Some(Lang::En)).await.unwrap();
        socket.hear_until(|message| matches!(message, ServerMessage::Snapshot(_))).await.unwrap();
    }
    let (mut luck, mut others) = (fastrand::Rng::with_seed(1), fastrand::Rng::with_seed(2));
    tokio::join!(play_to_the_end(&mut one, &mut luck), play_to_the_end(&mut other, &mut others));
}

async fn two_have_played(server: &Running) -> (String, Client, Client) {
    let (table, mut clients, mut sockets) = people_at(server, &hearts(), 2).await;
    let (mut second, mut first) = (sockets.pop().unwrap(), sockets.pop().unwrap());
    let (mut one, mut other) = (fastrand::Rng::with_seed(1), fastrand::Rng::with_seed(2));
    tokio::join!(play_to_the_end(&mut first, &mut one), play_to_the_end(&mut second, &mut other));
    let (boris, anna) = (clients.pop().unwrap(), clients.pop().unwrap());
    (table, anna, boris)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_played_together_finds_each_other_and_results_add_up() {
    let folder = Folder::new();
    let server = server_with(calling(&folder)).await;
    let (table, mut anna, mut boris) = two_have_played(&server).await;
    let (anna_id, boris_id) = (id_of(&mut anna).await, id_of(&mut boris).await);
    let mut stranger = Client::guest(server.address, "Stranger").await.unwrap();
    let stranger_id = id_of(&mut stranger).await;
    // The last opponents are people, not bots, and not oneself.
    let opponents = anna.get("/api/me/opponents").await.unwrap().json();
    assert_eq!((opponents.as_array().unwrap().len(), &opponents[0]["person"]["id"]), (1, &json!(boris_id)));
    assert_eq!(opponents[0]["games"], 1);
    assert_eq!(stranger.get("/api/me/opponents").await.unwrap().json(), json!([]));
    assert_eq!(Client::new(server.address).get("/api/me/opponents").await.unwrap().status, 401);
    // A seat is kept for somebody one has met, once, and not for oneself.
    let with = |seats: Value| json!({ "game": "hearts", "preset": "even-4", "seats": seats, "start_when_full": true });
    for (seats, status, code) in [
        (json!(["me", { "kept": stranger_id }]), 403, "never-met"),
        (json!(["me", { "kept": "nobody" }]), 404, "no-such-person"),
        (json!(["me", { "kept": anna_id }]), 400, "two-seats"),
        (json!(["me", { "kept": boris_id }, { "kept": boris_id }]), 400, "two-seats"),
    ] {
        let answer = anna.post("/api/tables", &with(seats)).await.unwrap();
        assert_eq!((answer.status, &answer.json()["code"]), (status, &json!(code)));
    }
    // The one for whom it is kept is called.
    let phone = Receiver::start(Service::Takes).await;
    boris.post("/api/me/devices", &phone.device()).await.unwrap();
    let mut next = with(json!(["me", { "kept": boris_id }, bot(), bot()]));
    next["after"] = json!(table);
    next["options"] = json!({ "talk": "silent" });
    let opened = anna.open(&next).await.unwrap();
    assert_eq!(opened.series.as_ref().map(|series| (series.id.as_str(), series.number)), Some((table.as_str(), 2)));
    let notice = phone.of_kind("invited").await;
    assert_eq!((&notice["kind"], &notice["title"]), (&json!("invited"), &json!("Anna keeps a seat for you")));
    // The old table leads there, and the kept seat is his alone.
    assert_eq!(boris.get(&format!("/api/tables/{table}")).await.unwrap().json()["rematch"], json!(opened.id));
    let taken = stranger.post(&format!("/api/tables/{}/join", opened.id), &json!({})).await.unwrap();
    assert_eq!(taken.status, 409);
    assert_eq!(
        boris.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.unwrap().json()["id"],
        json!(opened.id)
    );
    both_play(&anna, &boris, &opened.id).await;
    // A third one, as it was.
    let third = boris.post(&format!("/api/tables/{}/rematch", opened.id), &json!({})).await.unwrap().json();
    assert_eq!((&third["series"]["number"], &third["options"]["talk"]), (&json!(3), &json!("silent")));
    for any in [&table, &opened.id] {
        let standings = stranger.get(&format!("/api/series/{any}")).await.unwrap().json();
        assert_eq!(standings["id"], json!(table));
        assert_eq!(standings["games"].as_array().unwrap().len(), 3);
        assert_eq!(standings["games"][2]["finished"], Value::Null);
        for id in [&anna_id, &boris_id] {
            let people = standings["people"].as_array().unwrap();
            let sum = people.iter().find(|sum| sum["who"]["person"]["id"] == json!(id)).unwrap();
            let mut expected = (0, 0);
            for game in &standings["games"].as_array().unwrap()[..2] {
                let results = game["results"].as_array().unwrap();
                let mine = results.iter().find(|result| result["who"]["person"]["id"] == json!(id)).unwrap();
                expected.0 += i64::from(mine["won"] == true);
                expected.1 += mine["score"].as_i64().unwrap();
            }
            assert_eq!((&sum["games"], &sum["won"]), (&json!(2), &json!(expected.0)));
            assert_eq!(sum["points"], json!([{ "game": "hearts", "points": expected.1 }]));
        }
    }
    // Whom one does not want to read is not offered.
    anna.post(&format!("/api/people/{boris_id}/mute"), &json!({ "on": true })).await.unwrap();
    assert_eq!(anna.get("/api/me/opponents").await.unwrap().json(), json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_follows_a_finished_one_of_mine_alone() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut anna = Client::guest(server.address, "Anna").await.unwrap();
    let mut boris = Client::guest(server.address, "Boris").await.unwrap();
    let running = anna.open(&hearts()).await.unwrap().id;
    let after = |id: &str| json!({ "game": "hearts", "preset": "even-4", "seats": ["me"], "after": id });
    for (client, id, status) in [(&mut anna, running.as_str(), 409), (&mut boris, &running, 403)] {
        assert_eq!(client.post("/api/tables", &after(id)).await.unwrap().status, status);
    }
    assert_eq!(anna.post("/api/tables", &after("nothing")).await.unwrap().status, 404);
    assert_eq!(anna.get("/api/series/nothing").await.unwrap().status, 404);
    let alone = anna.get(&format!("/api/series/{running}")).await.unwrap().json();
    assert_eq!((alone["games"].as_array().unwrap().len(), &alone["people"]), (1, &json!([])));
    server.stop().await;
}
