//! Small moderation: reports reach the operator with the lines around them; what follows is felt, told and logged.

use crate::common::{Folder, bot, config, four, server_with};
use quintain_server::client::Client;
use quintain_server::{Config, Running};
use serde_json::{Value, json};

async fn moderated(database: String) -> Running {
    server_with(Config { operators: vec!["orlando".to_owned()], ..config(database) }).await
}

async fn id_of(client: &mut Client) -> String {
    client.get("/api/session").await.unwrap().json()["me"]["person"]["id"].as_str().unwrap().to_owned()
}

async fn operator(server: &Running) -> Client {
    let mut orlando = Client::guest(server.address, "Orlando").await.unwrap();
    orlando.post("/api/account", &json!({ "login": "Orlando", "password": "correct horse" })).await.unwrap();
    assert_eq!(orlando.get("/api/session").await.unwrap().json()["me"]["operator"], true);
    orlando
}

async fn say(client: &mut Client, table: &str, text: &str) -> Value {
    let chat = json!({ "kind": "chat", "id": 1, "text": text });
    client.post(&format!("/api/tables/{table}/command"), &chat).await.unwrap().json()
}

async fn whole_story(database: String) {
    let server = moderated(database.clone()).await;
    let mut orlando = operator(&server).await;
    let mut anna = Client::guest(server.address, "Anna").await.unwrap();
    let mut brute = Client::guest(server.address, "Brute").await.unwrap();
    brute.post("/api/account", &json!({ "login": "brute", "password": "correct horse" })).await.unwrap();
    let (anna_id, brute_id) = (id_of(&mut anna).await, id_of(&mut brute).await);
    let table = anna.open(&four(json!(["open", bot(), bot()]), json!({}))).await.unwrap().id;
    brute.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    for n in 0..4 {
        say(&mut anna, &table, &format!("line {n}")).await;
    }
    assert_eq!(say(&mut brute, &table, "you fool").await["kind"], "ack");
    // A report needs a line that is there, and a reason.
    let path = format!("/api/tables/{table}/report");
    for (bad, status) in [
        (json!({ "line": 99, "reason": "rude" }), 404),
        (json!({ "line": 5, "reason": "  " }), 400),
        (json!({ "line": 5, "reason": "x".repeat(501) }), 400),
        (json!({ "line": -1, "reason": "rude" }), 400),
    ] {
        assert_eq!(anna.post(&path, &bad).await.unwrap().status, status, "{bad}");
    }
    assert_eq!(anna.post(&path, &json!({ "line": 5, "reason": "rude words" })).await.unwrap().status, 200);
    let about = format!("/api/people/{brute_id}/report");
    assert_eq!(anna.post(&about, &json!({ "reason": "a bad name" })).await.unwrap().status, 200);
    assert_eq!(anna.post("/api/people/nobody/report", &json!({ "reason": "?" })).await.unwrap().status, 404);
    // Nobody but the operator sees them.
    for path in ["/api/operator/reports", "/api/operator/acts", "/api/operator/limits"] {
        let refused = anna.get(path).await.unwrap();
        assert_eq!((refused.status, &refused.json()["code"]), (403, &json!("not-operator")), "{path}");
        assert_eq!(Client::new(server.address).get(path).await.unwrap().status, 401);
    }
    let warn = json!({ "person": brute_id, "kind": "warn", "reason": "be kind" });
    assert_eq!(anna.post("/api/operator/acts", &warn).await.unwrap().status, 403);
    let reports = orlando.get("/api/operator/reports").await.unwrap().json();
    let of = |id: &Value| id["table"].as_str().unwrap().to_owned();
    let line = reports.as_array().unwrap().iter().find(|report| of(&report["id"]) == table).unwrap().clone();
    assert_eq!((&line["about"]["name"], &line["reporter"]["name"]), (&json!("Brute"), &json!("Anna")));
    let texts: Vec<&str> =
        line["lines"].as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap()).collect();
    assert_eq!(texts, ["line 0", "line 1", "line 2", "line 3", "you fool"]);
    let person = reports.as_array().unwrap().iter().find(|report| of(&report["id"]).is_empty()).unwrap().clone();
    assert_eq!((&person["about"]["id"], &person["reason"]), (&json!(brute_id), &json!("a bad name")));
    // Nonsense changes nothing.
    for (bad, status) in [
        (json!({ "person": "nobody", "kind": "warn", "reason": "x" }), 404),
        (json!({ "person": brute_id, "kind": "hang", "reason": "x" }), 400),
        (json!({ "person": brute_id, "kind": "silence", "reason": "x" }), 400),
        (json!({ "person": brute_id, "kind": "silence", "days": 0, "reason": "x" }), 400),
        (json!({ "person": brute_id, "kind": "silence", "days": 9999, "reason": "x" }), 400),
        (json!({ "person": brute_id, "kind": "warn", "days": 3, "reason": "x" }), 400),
        (json!({ "person": brute_id, "kind": "warn", "reason": "" }), 400),
        (
            json!({ "person": brute_id, "kind": "warn", "reason": "x",
            "report": { "table": "t", "line": 1, "reporter": anna_id } }),
            404,
        ),
        (json!({ "person": id_of(&mut orlando).await, "kind": "close", "reason": "x" }), 409),
    ] {
        assert_eq!(orlando.post("/api/operator/acts", &bad).await.unwrap().status, status, "{bad}");
    }
    assert_eq!(orlando.get("/api/operator/acts").await.unwrap().json(), json!([]));
    // Warned: he reads it once, and it settles the report.
    let mut act = async |act: Value| orlando.post("/api/operator/acts", &act).await.unwrap();
    assert_eq!(
        act(json!({ "person": brute_id, "kind": "warn", "reason": "be kind", "report": line["id"] })).await.status,
        200
    );
    let told = brute.get("/api/session").await.unwrap().json()["me"]["told"].clone();
    assert_eq!((&told[0]["kind"], &told[0]["reason"]), (&json!("warn"), &json!("be kind")));
    let read = json!({ "id": told[0]["id"] });
    assert_eq!(anna.post("/api/me/told", &read).await.unwrap().status, 404, "it is not hers to read");
    assert_eq!(brute.post("/api/me/told", &read).await.unwrap().json()["me"]["told"], json!([]));
    // Silenced: he plays, and writes nothing.
    act(json!({ "person": brute_id, "kind": "silence", "days": 3, "reason": "again" })).await;
    let refused = say(&mut brute, &table, "but").await;
    assert_eq!((&refused["kind"], &refused["problem"]["code"]), (&json!("refused"), &json!("silenced")));
    assert!(refused["problem"]["retry_after_ms"].as_u64().unwrap() > 2 * 86_400_000);
    assert_eq!(say(&mut anna, &table, "thank you").await["kind"], "ack");
    // It outlives the server.
    server.stop().await;
    let server = moderated(database).await;
    let (mut orlando, mut brute) = (orlando.at(server.address), brute.at(server.address));
    assert_eq!(say(&mut brute, &table, "but").await["problem"]["code"], "silenced");
    let mut act = async |act: Value| orlando.post("/api/operator/acts", &act).await.unwrap();
    act(json!({ "person": brute_id, "kind": "forgive", "reason": "enough" })).await;
    assert_eq!(say(&mut brute, &table, "sorry").await["kind"], "ack");
    // Closed: he is nobody here any more and cannot come back; the game goes on.
    act(json!({ "person": brute_id, "kind": "close", "reason": "third time", "report": person["id"] })).await;
    assert_eq!(brute.get("/api/session").await.unwrap().json()["me"], Value::Null);
    let back = brute.post("/api/login", &json!({ "login": "brute", "password": "correct horse" })).await.unwrap();
    assert_eq!((back.status, &back.json()["code"]), (403, &json!("account-closed")));
    act(json!({ "person": brute_id, "kind": "forgive", "reason": "a year has passed" })).await;
    let back = brute.post("/api/login", &json!({ "login": "brute", "password": "correct horse" })).await.unwrap();
    assert_eq!(back.status, 200);
    // Everything is logged, and every report settled.
    let acts = orlando.get("/api/operator/acts").await.unwrap().json();
    let kinds: Vec<&str> = acts.as_array().unwrap().iter().map(|act| act["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["forgive", "close", "forgive", "silence", "warn"]);
    assert!(acts.as_array().unwrap().iter().all(|act| act["operator"] == "orlando" && act["name"] == "Brute"));
    let reports = orlando.get("/api/operator/reports").await.unwrap().json();
    assert!(reports.as_array().unwrap().iter().all(|report| report["settled"].is_u64()), "{reports}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_reaches_the_operator_and_what_follows_is_felt_told_and_logged() {
    let folder = Folder::new();
    whole_story(folder.database()).await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn postgresql_moderates_the_same() {
    let Some(postgres) = crate::common::postgres::Postgres::start(false) else { return };
    whole_story(postgres.url.clone()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_are_seen_as_numbers() {
    let folder = Folder::new();
    let usual = Config::default().rate;
    let set = Config { operators: vec!["orlando".to_owned()], rate: usual, ..config(folder.database()) };
    let server = server_with(set).await;
    let mut orlando = operator(&server).await;
    let wrong = json!({ "login": "nobody", "password": "wrong wrong" });
    for _ in 0..12 {
        Client::new(server.address).post("/api/login", &wrong).await.unwrap();
    }
    let limits = orlando.get("/api/operator/limits").await.unwrap().json();
    let of = |name: &str| limits.as_array().unwrap().iter().find(|limit| limit["name"] == name).unwrap().clone();
    assert_eq!((of("requests")["burst"].as_f64(), of("requests")["refused"].as_u64()), (Some(120.0), Some(0)));
    assert_eq!(of("logins-here")["refused"], 2, "{limits}");
    server.stop().await;
}
