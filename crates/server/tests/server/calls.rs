//! Being called: a device is told by Web Push, sealed so that it alone can read it; what hangs, refuses or sends elsewhere slows
//! nobody, and no door of the house is knocked at.

use crate::common::{Folder, bot, config, server, server_with};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use quintain_core::Lang;
use quintain_server::Config;
use quintain_server::client::Client;
use quintain_server::config::Push;
use quintain_server::protocol::calls::Way;
use quintain_server::protocol::socket::ServerMessage;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;
use web_push_native::p256::SecretKey;
use web_push_native::p256::ecdsa::signature::Verifier as _;
use web_push_native::p256::ecdsa::{Signature, VerifyingKey};
use web_push_native::{Auth, decrypt};

/// What a push service does with a message.
#[derive(Clone, Copy)]
pub(crate) enum Service {
    Takes,
    Refuses,
    Gone,
    Hangs,
    SendsTo(SocketAddr),
}

/// Requests as they came: the head and the body.
type Heard = Arc<Mutex<Vec<(String, Vec<u8>)>>>;

/// A push service on this machine, and the device behind it.
pub(crate) struct Receiver {
    address: SocketAddr,
    key: SecretKey,
    auth: [u8; 16],
    heard: Heard,
}

impl Receiver {
    pub(crate) async fn start(service: Service) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let heard = Arc::new(Mutex::new(Vec::new()));
        let notes = Arc::clone(&heard);
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let notes = Arc::clone(&notes);
                tokio::spawn(async move {
                    let mut all = Vec::new();
                    let mut part = [0; 4096];
                    let (head, body) = loop {
                        let read = stream.read(&mut part).await.unwrap_or(0);
                        if read == 0 {
                            return;
                        }
                        all.extend_from_slice(&part[..read]);
                        let Some(end) = all.windows(4).position(|window| window == b"\r\n\r\n") else { continue };
                        let head = String::from_utf8_lossy(&all[..end]).to_lowercase();
                        let length = head.split("content-length: ").nth(1).and_then(|rest| rest.split("\r\n").next());
                        let length: usize = length.unwrap().parse().unwrap();
                        if all.len() >= end + 4 + length {
                            break (String::from_utf8_lossy(&all[..end]).into_owned(), all[end + 4..].to_vec());
                        }
                    };
                    notes.lock().unwrap().push((head, body));
                    let answer = match service {
                        Service::Takes => "201 Created\r\n".to_owned(),
                        Service::Refuses => "429 Too Many Requests\r\n".to_owned(),
                        Service::Gone => "410 Gone\r\n".to_owned(),
                        Service::SendsTo(other) => format!("307 Elsewhere\r\nLocation: http://{other}/\r\n"),
                        Service::Hangs => return tokio::time::sleep(Duration::from_mins(1)).await,
                    };
                    let answer = format!("HTTP/1.1 {answer}Content-Length: 0\r\nConnection: close\r\n\r\n");
                    let _ = stream.write_all(answer.as_bytes()).await;
                });
            }
        });
        let key = SecretKey::from_slice(&quintain_server::random::bytes()).unwrap();
        Self { address, key, auth: std::array::from_fn(|n| quintain_server::random::bytes()[n]), heard }
    }

    pub(crate) fn endpoint(&self) -> String {
        format!("http://{}/push/abc", self.address)
    }

    pub(crate) fn device(&self) -> Value {
        let public = self.key.public_key().to_sec1_bytes();
        let public = if public.len() == 65 {
            public.to_vec()
        } else {
            VerifyingKey::from(self.key.public_key()).to_encoded_point(false).as_bytes().to_vec()
        };
        json!({ "endpoint": self.endpoint(), "p256dh": BASE64.encode(public), "auth": BASE64.encode(self.auth) })
    }

    /// Everything that the device can read so far.
    fn notices(&self) -> Vec<Value> {
        let heard = self.heard.lock().unwrap();
        let open = |(_, body): &(String, Vec<u8>)| {
            let text = decrypt(body.clone(), &self.key, &Auth::from(self.auth)).unwrap();
            serde_json::from_slice(&text).unwrap()
        };
        heard.iter().map(open).collect()
    }

    pub(crate) async fn notice(&self, number: usize) -> Value {
        let deadline = Instant::now() + Duration::from_secs(20);
        while self.heard.lock().unwrap().len() <= number {
            assert!(Instant::now() < deadline, "nothing came");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.notices()[number].clone()
    }

    /// The first notice of a kind, when it is there.
    pub(crate) async fn of_kind(&self, kind: &str) -> Value {
        let deadline = Instant::now() + Duration::from_secs(20);
        loop {
            if let Some(notice) = self.notices().into_iter().find(|notice| notice["kind"] == kind) {
                return notice;
            }
            assert!(Instant::now() < deadline, "no call: {kind}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn count(&self) -> usize {
        self.heard.lock().unwrap().len()
    }
}

pub(crate) fn calling(folder: &Folder) -> Config {
    Config {
        push: Some(Push { contact: "mailto:operator@example.org".to_owned(), key: None, private: true }),
        call_after: Duration::from_millis(300),
        call_pause: Duration::ZERO,
        ..config(folder.database())
    }
}

/// Anna opens a slow table, Boris sits down; whoever is not in `here` is not connected.
pub(crate) async fn two_at_a_slow_table(address: SocketAddr) -> (Client, Client) {
    (Client::guest(address, "Anna").await.unwrap(), Client::guest(address, "Boris").await.unwrap())
}

pub(crate) fn slow(seats: &Value) -> Value {
    json!({ "game": "hearts", "preset": "even-4", "seats": seats, "start_when_full": true, "clock": { "days": { "days": 2 } } })
}

fn claims_of(head: &str, public: &str) -> Value {
    let line = head.lines().find(|line| line.to_lowercase().starts_with("authorization: ")).unwrap();
    let (token, key) = line["authorization: ".len()..].strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(key, public);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let verifying = VerifyingKey::from_sec1_bytes(&BASE64.decode(key).unwrap()).unwrap();
    let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
    verifying.verify(signed.as_bytes(), &signature).expect("signed by the key that the server shows");
    serde_json::from_slice(&BASE64.decode(signed.split_once('.').unwrap().1).unwrap()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_not_here_is_called_and_who_is_here_is_not() {
    let folder = Folder::new();
    let server = server_with(calling(&folder)).await;
    let (mut anna, mut boris) = two_at_a_slow_table(server.address).await;
    let phone = Receiver::start(Service::Takes).await;
    let added = anna.post("/api/me/devices", &phone.device()).await.unwrap();
    assert_eq!(added.status, 200, "{}", added.json());
    let public = added.json()["push"].as_str().unwrap().to_owned();
    // A trial arrives at once.
    assert_eq!(anna.post("/api/me/devices/try", &json!({ "endpoint": phone.endpoint() })).await.unwrap().status, 200);
    assert_eq!(phone.notice(0).await["kind"], "trial");
    let (head, body) = phone.heard.lock().unwrap()[0].clone();
    let claims = claims_of(&head, &public);
    assert_eq!(
        (&claims["aud"], &claims["sub"]),
        (&json!(format!("http://{}", phone.address)), &json!("mailto:operator@example.org"))
    );
    assert!(
        head.to_lowercase().contains("content-encoding: aes128gcm") && head.to_lowercase().contains("ttl: "),
        "{head}"
    );
    assert!(!String::from_utf8_lossy(&body).contains("Quintain"), "it is sealed");
    // Somebody sits down at her table while she is not here; then it is her turn.
    let table = anna.open(&slow(&json!(["me", "open", bot(), bot()]))).await.unwrap().id;
    boris.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    // Whoever begins, a bot plays on for him until it is her turn.
    boris.post(&format!("/api/tables/{table}/leave"), &json!({})).await.unwrap();
    let came = phone.of_kind("accepted").await;
    assert_eq!(
        (&came["kind"], &came["title"], &came["url"]),
        (&json!("accepted"), &json!("Boris sits down at your table"), &json!(format!("/table/{table}")))
    );
    let turn = phone.of_kind("turn").await;
    assert_eq!(
        (&turn["kind"], &turn["title"], &turn["body"]),
        (&json!("turn"), &json!("Your turn"), &json!("Hearts and Armour")),
        "{turn}"
    );
    assert!(phone.heard.lock().unwrap().iter().any(|(head, _)| head.to_lowercase().contains("topic: quintain-turn")));
    // She comes and plays: nobody calls somebody who is here.
    let mut socket = anna.socket().await.unwrap();
    socket.hello(&table, Some(Lang::En)).await.unwrap();
    socket.hear_until(|message| matches!(message, ServerMessage::Snapshot(_))).await.unwrap();
    let before = phone.count();
    for id in 0..30 {
        if let Some(offer) = socket.seen.turn.offers.first() {
            let mv = offer.mv.clone();
            let _ = crate::common::played(&mut socket, id, &mv).await;
        } else if tokio::time::timeout(Duration::from_millis(50), socket.hear()).await.is_err() {
            break;
        }
    }
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(phone.count(), before, "{:?}", phone.notices());
    // Another device of another person is not hers to end, and one that is ended is not called.
    let stolen = boris.post("/api/me/devices/end", &json!({ "endpoint": phone.endpoint() })).await.unwrap();
    assert_eq!((stolen.status, &stolen.json()["code"]), (404, &json!("no-such-device")));
    assert_eq!(boris.post("/api/me/devices/try", &json!({ "endpoint": phone.endpoint() })).await.unwrap().status, 404);
    assert_eq!(anna.post("/api/me/devices/end", &json!({ "endpoint": phone.endpoint() })).await.unwrap().status, 200);
    assert!(
        server
            .hall
            .store()
            .devices(&anna.get("/api/session").await.unwrap().json()["me"]["person"]["id"].to_string().replace('"', ""))
            .await
            .unwrap()
            .is_empty()
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_turns_are_one_notice_and_a_kind_can_be_switched_off() {
    let folder = Folder::new();
    let mut set = calling(&folder);
    (set.call_after, set.call_pause) = (Duration::from_millis(1500), Duration::from_hours(1));
    let server = server_with(set).await;
    let (mut anna, mut boris) = two_at_a_slow_table(server.address).await;
    let phone = Receiver::start(Service::Takes).await;
    anna.post("/api/me/devices", &phone.device()).await.unwrap();
    anna.post("/api/session", &json!({ "lang": "cs" })).await.unwrap();
    let wishes = json!({ "calls": { "accepted": false, "finished": false } });
    assert_eq!(anna.post("/api/me/preferences", &wishes).await.unwrap().status, 200);
    // Alone with bots she is asked at once at each.
    for _ in 0..3 {
        anna.open(&json!({ "game": "knight", "preset": "solo-flood", "seats": ["me"], "start_when_full": true }))
            .await
            .unwrap();
    }
    let turn = phone.notice(0).await;
    assert_eq!(
        (&turn["kind"], &turn["title"], &turn["url"]),
        (&json!("turn"), &json!("Jste na tahu, stolů: 3"), &json!("/"))
    );
    // Another turn soon after it waits; and she did not want to know who comes.
    let table = anna.open(&slow(&json!(["me", "open", bot(), bot()]))).await.unwrap().id;
    boris.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    tokio::time::sleep(Duration::from_millis(3500)).await;
    assert_eq!(phone.count(), 1, "{:?}", phone.notices());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_quiet_hours_nobody_calls_and_afterwards_it_is_told() {
    let folder = Folder::new();
    let server = server_with(calling(&folder)).await;
    let (mut anna, mut boris) = two_at_a_slow_table(server.address).await;
    let phone = Receiver::start(Service::Takes).await;
    anna.post("/api/me/devices", &phone.device()).await.unwrap();
    for bad in [
        json!({ "from": 1440, "to": 0, "offset": 0 }),
        json!({ "from": 0, "to": 60, "offset": 9000 }),
        json!({ "from": -1, "to": 60, "offset": 0 }),
    ] {
        assert_eq!(anna.post("/api/me/preferences", &json!({ "calls": { "quiet": bad } })).await.unwrap().status, 400);
    }
    let minute = (quintain_server::clock::now() / 60_000 % 1440) as u32;
    let quiet = json!({ "from": minute, "to": (minute + 120) % 1440, "offset": 0 });
    assert_eq!(anna.post("/api/me/preferences", &json!({ "calls": { "quiet": quiet } })).await.unwrap().status, 200);
    let table = anna.open(&slow(&json!(["me", "open", bot(), bot()]))).await.unwrap().id;
    boris.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    let deadline = Instant::now() + Duration::from_secs(20);
    let id = anna.get("/api/session").await.unwrap().json()["me"]["person"]["id"].as_str().unwrap().to_owned();
    let later = quintain_server::clock::now() + 60 * 60_000;
    loop {
        let waiting = server.hall.store().calls_of(&id, Way::Push, later * 2).await.unwrap();
        if waiting.iter().any(|call| call.due > later) {
            break;
        }
        assert!(Instant::now() < deadline, "{waiting:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(phone.count(), 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_service_that_hangs_refuses_or_sends_elsewhere_slows_nobody() {
    let folder = Folder::new();
    let server = server_with(calling(&folder)).await;
    let (mut anna, mut boris) = two_at_a_slow_table(server.address).await;
    let inside = Receiver::start(Service::Takes).await;
    let good = Receiver::start(Service::Takes).await;
    boris.post("/api/me/devices", &good.device()).await.unwrap();
    for (service, says) in [
        (Service::Refuses, "429"),
        (Service::SendsTo(inside.address), "elsewhere"),
        (Service::Gone, "does not know this device"),
        (Service::Hangs, "does not answer"),
    ] {
        let bad = Receiver::start(service).await;
        anna.post("/api/me/devices", &bad.device()).await.unwrap();
        let trial = json!({ "endpoint": bad.endpoint() });
        let mut asked = anna.at(server.address);
        let answer = tokio::spawn(async move { asked.post("/api/me/devices/try", &trial).await.unwrap() });
        // Meanwhile somebody else is called at once.
        let (begun, before) = (Instant::now(), good.count());
        boris.post("/api/me/devices/try", &json!({ "endpoint": good.endpoint() })).await.unwrap();
        assert!(begun.elapsed() < Duration::from_secs(3) && good.count() == before + 1);
        let answer = answer.await.unwrap();
        assert_eq!((answer.status, &answer.json()["code"]), (502, &json!("not-called")));
        assert!(answer.json()["message"].as_str().unwrap().contains(says), "{}", answer.json());
    }
    assert_eq!(inside.count(), 0, "nobody was sent there");
    let id = anna.get("/api/session").await.unwrap().json()["me"]["person"]["id"].as_str().unwrap().to_owned();
    let left = server.hall.store().devices(&id).await.unwrap();
    assert_eq!(left.len(), 3, "the one that is gone is forgotten: {left:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_sound_devices_are_taken_and_they_go_with_the_session() {
    let folder = Folder::new();
    let mut set = calling(&folder);
    set.push.as_mut().unwrap().private = false;
    let server = server_with(set).await;
    let mut anna = Client::guest(server.address, "Anna").await.unwrap();
    let phone = Receiver::start(Service::Takes).await;
    let sound = phone.device();
    let with = |field: &str, value: Value| {
        let mut device = sound.clone();
        device["endpoint"] = json!("https://push.example.org/x");
        device[field] = value;
        device
    };
    for bad in [
        sound.clone(),
        with("endpoint", json!("https://127.0.0.1/x")),
        with("endpoint", json!("https://[::ffff:192.168.0.1]/x")),
        with("endpoint", json!("http://push.example.org/x")),
        with("endpoint", json!("x".repeat(5000))),
        with("endpoint", json!("")),
        with("p256dh", json!("AAAA")),
        with("p256dh", json!(BASE64.encode([4; 65]))),
        with("auth", json!("AAAA")),
        with("auth", json!("!!")),
    ] {
        let answer = anna.post("/api/me/devices", &bad).await.unwrap();
        assert_eq!((answer.status, &answer.json()["code"]), (400, &json!("bad-device")), "{bad}");
    }
    // A name that leads into the house is found out when it is called.
    let inside = with("endpoint", json!("https://localhost:1/x"));
    anna.post("/api/me/devices", &inside).await.unwrap();
    let answer = anna.post("/api/me/devices/try", &json!({ "endpoint": "https://localhost:1/x" })).await.unwrap();
    assert!(answer.json()["message"].as_str().unwrap().contains("private address"), "{}", answer.json());
    // A device goes along when the guest makes an account, and is forgotten when it logs out.
    let id = anna.get("/api/session").await.unwrap().json()["me"]["person"]["id"].as_str().unwrap().to_owned();
    anna.post("/api/account", &json!({ "login": "anna", "password": "correct horse" })).await.unwrap();
    assert_eq!(server.hall.store().devices(&id).await.unwrap().len(), 1);
    for n in 0..15 {
        anna.post("/api/me/devices", &with("endpoint", json!(format!("https://push.example.org/{n}")))).await.unwrap();
    }
    assert_eq!(server.hall.store().devices(&id).await.unwrap().len(), 10, "not more than ten");
    anna.post("/api/logout", &json!({})).await.unwrap();
    assert!(server.hall.store().devices(&id).await.unwrap().is_empty());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_operator_calls_nobody_it_is_said() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut anna = Client::guest(server.address, "Anna").await.unwrap();
    assert_eq!(anna.get("/api/session").await.unwrap().json()["push"], Value::Null);
    let phone = Receiver::start(Service::Takes).await;
    let answer = anna.post("/api/me/devices", &phone.device()).await.unwrap();
    assert_eq!((answer.status, &answer.json()["code"]), (409, &json!("no-calls")));
    server.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn postgresql_calls_the_same() {
    let Some(postgres) = crate::common::postgres::Postgres::start(false) else { return };
    let folder = Folder::new();
    let server = server_with(Config { database: postgres.url.clone(), ..calling(&folder) }).await;
    let (mut anna, mut boris) = two_at_a_slow_table(server.address).await;
    let phone = Receiver::start(Service::Takes).await;
    anna.post("/api/me/devices", &phone.device()).await.unwrap();
    let table = anna.open(&slow(&json!(["me", "open", bot(), bot()]))).await.unwrap().id;
    boris.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    // Whoever begins, a bot plays on for him until it is her turn.
    boris.post(&format!("/api/tables/{table}/leave"), &json!({})).await.unwrap();
    phone.of_kind("accepted").await;
    phone.of_kind("turn").await;
    anna.post("/api/logout", &json!({})).await.unwrap();
    server.stop().await;
}
