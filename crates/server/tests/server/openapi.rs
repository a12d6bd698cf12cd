//! The description of the HTTP side is true: every address in it is called and answers as it says.

mod shape;

use crate::calls::{Receiver, Service, calling};
use crate::common::{Folder, bot, four, play_to_the_end, server, server_with, sit_with_bots};
use crate::letters::{Post, PostOffice};
use quintain_core::Lang;
use quintain_server::Config;
use quintain_server::client::Client;
use quintain_server::http::{ADDRESSES, Address};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What is wrong with a value, by a schema of the document; nothing if it fits. Knows as much of JSON Schema as the
/// document uses, and refuses the rest.
fn fault(document: &Value, schema: &Value, value: &Value) -> Option<String> {
    let rules = schema.as_object().expect("a schema is an object");
    rules.iter().find_map(|(rule, given)| match rule.as_str() {
        "$ref" => {
            let place = given.as_str().unwrap().strip_prefix('#').unwrap();
            let named = document.pointer(place).unwrap_or_else(|| panic!("there is no {place}"));
            fault(document, named, value).map(|fault| format!("{place}: {fault}"))
        }
        "type" => {
            let types: Vec<&str> = match given {
                Value::Array(types) => types.iter().filter_map(Value::as_str).collect(),
                one => one.as_str().into_iter().collect(),
            };
            let fits = |name: &&str| match *name {
                "null" => value.is_null(),
                "string" => value.is_string(),
                "boolean" => value.is_boolean(),
                "integer" => value.is_u64() || value.is_i64(),
                "number" => value.is_number(),
                "array" => value.is_array(),
                "object" => value.is_object(),
                other => panic!("what is a {other}?"),
            };
            (!types.iter().any(fits)).then(|| format!("{value} is no {given}"))
        }
        "enum" => (!given.as_array().unwrap().contains(value)).then(|| format!("{value} is not among {given}")),
        "const" => (given != value).then(|| format!("{value} is not {given}")),
        "anyOf" => {
            let faults = given.as_array().unwrap().iter().map(|schema| fault(document, schema, value));
            let faults: Option<Vec<String>> = faults.collect();
            faults.map(|faults| faults.join("; or "))
        }
        "items" => value.as_array()?.iter().find_map(|item| fault(document, given, item)),
        "required" => {
            let fields = value.as_object()?;
            let missing = given.as_array().unwrap().iter().find(|field| !fields.contains_key(field.as_str().unwrap()));
            missing.map(|field| format!("{field} is missing in {value}"))
        }
        "properties" => value.as_object()?.iter().find_map(|(field, value)| {
            let fault = given.get(field).and_then(|schema| fault(document, schema, value));
            fault.map(|fault| format!("{field}: {fault}"))
        }),
        "additionalProperties" => {
            assert_eq!(given, &json!(false));
            let stray = value.as_object()?.keys().find(|field| schema["properties"].get(field.as_str()).is_none());
            stray.map(|field| format!("{field} is not described"))
        }
        other => panic!("the test does not know '{other}'"),
    })
}

/// The schema that the document gives a body or an answer.
fn described<'a>(document: &'a Value, path: &str, method: &str, body: bool) -> &'a Value {
    let operation = &document["paths"][path][method];
    let content = if body { &operation["requestBody"] } else { &operation["responses"]["200"] };
    &content["content"]["application/json"]["schema"]
}

#[tokio::test(flavor = "multi_thread")]
async fn every_message_of_the_socket_is_as_described() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let document = olga.get("/api/openapi.json").await.unwrap().json();
    let clock = json!({ "clock": { "bank": { "seconds": 600, "increment": 5 } } });
    let table = olga.open(&four(json!([bot(), bot(), bot()]), clock)).await.unwrap().id;
    let mut socket = olga.socket().await.unwrap();
    socket.hello(&table, Some(Lang::Cs)).await.unwrap();
    let mut kinds = std::collections::BTreeSet::new();
    let wanted = ["snapshot", "refused", "chat", "lines", "hint", "rehearsal", "update", "ack"];
    // Everything is asked in the first turn, however soon the game is over; the move is made when all of it is answered.
    let mut waits = None;
    for _ in 0..200 {
        let text = socket.hear_text().await.unwrap().unwrap();
        let message: Value = serde_json::from_str(&text).unwrap();
        let schema = &document["components"]["schemas"]["ServerMessage"];
        assert_eq!(fault(&document, schema, &message), None, "{text}");
        kinds.insert(message["kind"].as_str().unwrap().to_owned());
        let heard =
            |kinds: &[&str], all: &std::collections::BTreeSet<String>| kinds.iter().all(|kind| all.contains(*kind));
        if heard(&wanted, &kinds) {
            break;
        }
        let mut say = Vec::new();
        if let Some(mv) = message["turn"]["offers"].get(0).map(|offer| offer["move"].clone())
            && waits.is_none()
        {
            let decision = &message["turn"]["decision"];
            waits = Some(json!({ "kind": "command", "id": 7, "decision": decision, "move": mv }));
            say = vec![
                json!({ "kind": "hint", "id": 1 }),
                json!({ "kind": "chat", "id": 2, "text": "hello" }),
                json!({ "kind": "lines", "id": 3 }),
                json!({ "kind": "command", "id": 4, "decision": 99_999, "move": mv }),
                json!({ "kind": "rehearse", "id": 5, "decision": decision, "line": [mv, "teapot"] }),
                json!({ "kind": "advise", "id": 6, "decision": decision, "topic": "teapot" }),
            ];
        }
        if heard(&wanted[..6], &kinds) {
            say.extend(waits.replace(Value::Null).filter(|message| !message.is_null()));
        }
        for message in say {
            assert_eq!(fault(&document, &document["components"]["schemas"]["ClientMessage"], &message), None);
            socket.say_text(message.to_string()).await.unwrap();
        }
    }
    for kind in wanted {
        assert!(kinds.contains(kind), "{kind} was not seen: {kinds:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_documented_address_answers() {
    let folder = Folder::new();
    let post = PostOffice::open(Post::Takes).await;
    let server = server_with(post.set(Config { operators: vec!["olga".to_owned()], ..calling(&folder) })).await;
    let phone = Receiver::start(Service::Takes).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let mut petr = Client::guest(server.address, "Petr").await.unwrap();
    let petr_id = petr.get("/api/session").await.unwrap().json()["me"]["person"]["id"].as_str().unwrap().to_owned();
    let olga_id = olga.get("/api/session").await.unwrap().json()["me"]["person"]["id"].as_str().unwrap().to_owned();
    let (over, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    play_to_the_end(&mut socket, &mut fastrand::Rng::with_seed(9)).await;
    let number = socket.seen.number;
    let document = olga.get("/api/openapi.json").await.unwrap().json();
    assert_eq!(document["openapi"], "3.1.0");
    assert_eq!(
        document["paths"].as_object().unwrap().values().map(|path| path.as_object().unwrap().len()).sum::<usize>(),
        ADDRESSES.len()
    );
    let refused = olga.get("/api/tables/nothing").await.unwrap();
    assert_eq!(refused.status, 404);
    assert_eq!(fault(&document, &document["components"]["schemas"]["Problem"], &refused.json()), None);

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
        let other = match *path {
            path if path.contains("{session}") => {
                let mut elsewhere = Client::new(server.address);
                elsewhere.post("/api/login", &json!({ "login": "olga", "password": "correct horse" })).await.unwrap();
                let devices = elsewhere.get("/api/sessions").await.unwrap().json();
                let this = devices.as_array().unwrap().iter().find(|device| device["this"] == true).unwrap();
                this["id"].as_str().unwrap().to_owned()
            }
            path if path.contains("/mail") => {
                let secret = quintain_server::random::word(8);
                let store = server.hall.store();
                store.ask_for_mail(&olga_id, "olga@example.org", &secret, quintain_server::clock::now()).await.unwrap();
                if path.ends_with("/try") {
                    store.confirm_mail(&secret, 0, 1).await.unwrap();
                }
                secret
            }
            _ => String::new(),
        };
        let filled = path
            .replace("{id}", &table)
            .replace("{person}", &petr_id)
            .replace("{session}", &other)
            .replace("{secret}", &other)
            .replace("{game}", "hearts")
            .replace("{code}", &code)
            .replace("{number}", &(number / 2).to_string());
        // What advice looks like is shown in the tests of advice: this game has none.
        if path.ends_with("/advice") {
            let answer = olga.get(&format!("{filled}?seat=0&topic=odds")).await.unwrap();
            assert_eq!(answer.json()["code"], "unknown-topic");
            continue;
        }
        // Chances are told by games that have some.
        if path.ends_with("/odds") {
            let answer = olga.get("/api/games/glory/odds?question=%7B%22foe%22:%22henry-v%22%7D").await.unwrap();
            assert_eq!(answer.status, 200);
            assert!(answer.json()["duel"].is_u64());
            for nonsense in
                ["", "?question=", "?question=[]", "?question=%7B%22foe%22:%22teapot%22%7D", "?question=%7B%7D&x=1"]
            {
                let status = olga.get(&format!("/api/games/glory/odds{nonsense}")).await.unwrap().status;
                assert!([400, 422].contains(&status), "{nonsense}: {status}");
            }
            assert_eq!(olga.get(&format!("{filled}?question=%7B%7D")).await.unwrap().json()["code"], "bad-question");
            continue;
        }
        let body = match *body {
            "" => Value::Null,
            "AboutMe" => json!({ "name": "Olga", "arms": "gules tower", "lang": "cs" }),
            "Credentials" => json!({ "login": "olga", "password": "correct horse" }),
            "NewPassword" => json!({ "old": "correct horse", "new": "correct horse" }),
            "Mute" => json!({ "on": true }),
            "Preferences" => json!({ "theme": "oak", "hide_presence": true }),
            "Leaving" => json!({}),
            "PersonReport" => json!({ "reason": "a bad name" }),
            "NewAct" => json!({ "person": olga_id, "kind": "warn", "reason": "be kind" }),
            "HaveRead" => {
                let me = olga.get("/api/session").await.unwrap().json()["me"].clone();
                json!({ "id": me["told"][0]["id"] })
            }
            "NewDevice" => phone.device(),
            "NewMail" => json!({ "address": "olga@example.org" }),
            "Endpoint" => json!({ "endpoint": phone.endpoint() }),
            "NewTable" => fresh(json!(["me", "open", "invited", bot()])),
            "Join" => json!({ "seat": 1 }),
            "Arrange" => json!({ "set": { "seat": 1, "wish": bot() } }),
            "Seek" => json!({ "seat": null }),
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
        if !body.is_null() {
            assert_eq!(fault(&document, described(&document, path, method, true), &body), None, "{path}");
        }
        if *answer == "socket" {
            assert!(olga.socket().await.is_ok());
            continue;
        }
        if *answer == "events" {
            // A stream has no end; that it is given is shown in the tests of reconnection.
            continue;
        }
        let client = if path.ends_with("/join") || path.ends_with("/delete") { &mut petr } else { &mut olga };
        let done =
            if *method == "get" { client.get(&filled).await } else { client.post(&filled, &body).await }.unwrap();
        assert_eq!(done.status, 200, "{method} {filled}: {}", String::from_utf8_lossy(&done.body));
        assert!(done.head.contains("content-security-policy: "), "{path}");
        if !["text", "svg", "lines"].contains(answer) {
            assert_eq!(fault(&document, described(&document, path, method, false), &done.json()), None, "{path}");
        }
        // The session is needed for what follows.
        if path.contains("/logout") {
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

/// The TypeScript definitions are made from the types of the protocol, and a test keeps them current: what holds of them
/// holds of the types.
#[test]
fn every_schema_is_its_type() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/protocol/index.ts");
    let definitions = shape::Definitions::read(&std::fs::read_to_string(file).unwrap());
    let document = quintain_server::http::document();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let (mut compared, mut wrong) = (0, Vec::new());
    for name in definitions.names().filter(|name| schemas.contains_key(name.as_str())) {
        compared += 1;
        let (described, typed) = (shape::of_schema(&document, &schemas[name]), definitions.shape(name));
        if !shape::same(&described, &typed) {
            wrong.push(format!("{name}:\n  schemas.json {described:?}\n  the type     {typed:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(compared >= 40, "only {compared} types were compared");
    let undescribed: Vec<_> = schemas.keys().filter(|name| !definitions.names().any(|known| known == *name)).collect();
    // The record is a type of the core, which is read and written by more than the server.
    assert_eq!(undescribed, ["Record"], "schemas without a type");
}

/// What is served and what is described are the same addresses.
#[test]
fn every_address_is_described() {
    let router = include_str!("../../src/http.rs");
    let described: BTreeSet<String> = ADDRESSES.iter().map(|address| same_names(address.1)).collect();
    let (api, rest) = router.split_once(".nest(\"/api\"").unwrap();
    let mut served = BTreeSet::new();
    for (prefix, text) in [("/api", api), ("", rest)] {
        let routes = text.split(".route(").skip(1).map(|route| route.split('"').nth(1).unwrap());
        served.extend(routes.map(|route| same_names(&format!("{prefix}{route}"))));
    }
    assert!(served.len() > 40);
    assert_eq!(served, described);
}

/// An address without the names of its parts.
fn same_names(path: &str) -> String {
    path.split('/').map(|part| if part.starts_with('{') { "{}" } else { part }).collect::<Vec<_>>().join("/")
}
