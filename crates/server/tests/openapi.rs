//! The description of the HTTP side is true: every address in it is called and answers as it says.

mod common;

use common::{Folder, bot, four, play_to_the_end, server, sit_with_bots};
use quintain_server::client::Client;
use quintain_server::http::{ADDRESSES, Address};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn every_documented_address_answers() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let mut petr = Client::guest(server.address, "Petr").await.unwrap();
    let petr_id = petr.get("/api/session").await.unwrap().json()["me"]["person"]["id"].as_str().unwrap().to_owned();
    let (over, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    play_to_the_end(&mut socket, &mut fastrand::Rng::with_seed(9)).await;
    let number = socket.seen.number;
    let document = olga.get("/api/openapi.json").await.unwrap().json();
    assert_eq!(document["openapi"], "3.1.0");
    assert_eq!(
        document["paths"].as_object().unwrap().values().map(|path| path.as_object().unwrap().len()).sum::<usize>(),
        ADDRESSES.len()
    );

    for Address(method, path, _, body, answer) in ADDRESSES {
        // A table in the state that the address is for.
        let fresh = |seats: Value| json!({ "game": "hearts", "preset": "even-4", "seats": seats });
        let finished = ["replay", "record", "verify", "branch", "rematch"].iter().any(|part| path.contains(part));
        let table = match *path {
            _ if finished => over.clone(),
            path if path.ends_with("/start") => olga.open(&fresh(json!(["me", bot(), bot(), bot()]))).await.unwrap().id,
            _ => olga.open(&fresh(json!(["me"]))).await.unwrap().id,
        };
        let code = olga.get(&format!("/api/tables/{table}")).await.unwrap().json()["code"].as_str().unwrap().to_owned();
        let filled = path
            .replace("{id}", &table)
            .replace("{person}", &petr_id)
            .replace("{game}", "hearts")
            .replace("{code}", &code)
            .replace("{number}", &(number / 2).to_string());
        let body = match *body {
            "" => Value::Null,
            "AboutMe" => json!({ "name": "Olga", "arms": "Gules, a lion Or", "lang": "cs" }),
            "Credentials" => json!({ "login": "olga", "password": "correct horse" }),
            "Mute" => json!({ "on": true }),
            "NewTable" => fresh(json!(["me", "open", "invited", bot()])),
            "Join" => json!({ "seat": 1 }),
            "Arrange" => json!({ "set": { "seat": 1, "wish": bot() } }),
            "AddWords" => json!({ "words": "three roses" }),
            "ClientMessage" => json!({ "kind": "ping", "id": 4 }),
            "Branch" => json!({ "at": number / 2, "table": four(json!([bot(), bot(), bot()]), json!({})) }),
            "Report" => {
                let chat = json!({ "kind": "chat", "id": 1, "text": "hello" });
                olga.post(&format!("/api/tables/{table}/command"), &chat).await.unwrap();
                json!({ "line": 1, "reason": "too loud" })
            }
            other => panic!("what is a {other}?"),
        };
        if *answer == "socket" {
            assert!(olga.socket().await.is_ok());
            continue;
        }
        if *answer == "events" {
            // A stream has no end; that it is given is shown in the tests of reconnection.
            continue;
        }
        let client = if path.ends_with("/join") { &mut petr } else { &mut olga };
        let done =
            if *method == "get" { client.get(&filled).await } else { client.post(&filled, &body).await }.unwrap();
        assert_eq!(done.status, 200, "{method} {filled}: {}", String::from_utf8_lossy(&done.body));
        assert!(done.head.contains("content-security-policy: "), "{path}");
        let json = done.json();
        let field = match *answer {
            "Session" => "version",
            "TableInfo" => "waits_for",
            "Replay" => "steps",
            "Position" => "of",
            "Verification" => "luck_checked",
            "ServerMessage" => "kind",
            _ => continue,
        };
        assert!(json.get(field).is_some(), "{path}: {json}");
        // The session is needed for what follows.
        if path.ends_with("/logout") {
            olga.post("/api/login", &json!({ "login": "olga", "password": "correct horse" })).await.unwrap();
        }
    }
    let page = olga.get("/").await.unwrap();
    assert_eq!(page.status, 200);
    assert!(page.head.contains("text/html"));
    assert_eq!(olga.get("/table/abc").await.unwrap().status, 200, "the client's own addresses get the page");
    assert_eq!(olga.get("/assets/nothing.js").await.unwrap().status, 404);
    server.stop().await;
}
