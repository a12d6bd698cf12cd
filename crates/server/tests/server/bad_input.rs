//! Whatever arrives: a clear error, nothing changed, no other table disturbed.

use crate::common::{Folder, bot, config, four, play_to_the_end, server, server_with, sit_with_bots};
use quintain_server::client::Client;
use quintain_server::config::Rate;
use quintain_server::protocol::socket::{ClientMessage, ServerMessage};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

fn code(answer: &quintain_server::client::Answer) -> String {
    answer.json()["code"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn noise_on_a_socket_disturbs_nobody() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let petr = Client::guest(server.address, "Petr").await.unwrap();
    let (id, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    let mut luck = fastrand::Rng::with_seed(31);

    // Random bytes, random JSON, messages of the wrong shape.
    let mut noise = petr.socket().await.unwrap();
    for n in 0..30 {
        let bytes: Vec<u8> = (0..luck.usize(0..200)).map(|_| luck.u8(..)).collect();
        if n % 2 == 0 {
            noise.say_bytes(bytes).await
        } else {
            noise.say_text(String::from_utf8_lossy(&bytes).into_owned()).await
        }
        .unwrap();
        assert!(matches!(noise.hear().await.unwrap(), Some(ServerMessage::Refused { .. })));
    }
    for text in [
        "{}",
        "[]",
        "null",
        "{\"kind\":\"command\"}",
        "{\"kind\":\"hello\",\"table\":5}",
        "{\"kind\":\"chat\",\"id\":3,\"text\":7}",
    ] {
        tokio::time::sleep(std::time::Duration::from_millis(60)).await;
        noise.say_text(text.to_owned()).await.unwrap();
        let Some(ServerMessage::Refused { id, problem }) = noise.hear().await.unwrap() else { panic!("{text}") };
        assert_eq!(problem.code, "bad-message");
        assert_eq!(id, if text.contains("\"id\":3") { 3 } else { 0 });
    }
    // Deep nesting and huge frames.
    noise.say_text("[".repeat(10_000)).await.unwrap();
    assert!(matches!(noise.hear().await.unwrap(), Some(ServerMessage::Refused { .. })));
    noise.say_text("x".repeat(100_000)).await.ok();
    assert!(!matches!(noise.hear().await, Ok(Some(_))), "a huge frame ends the socket");

    // A command before hello, a table that is not there, another's seat.
    let mut noise = petr.socket().await.unwrap();
    noise.say(&ClientMessage::Command { id: 1, decision: 0, mv: json!("ready") }).await.unwrap();
    assert!(
        matches!(noise.answer(1).await.unwrap(), ServerMessage::Refused { problem, .. } if problem.code == "no-hello")
    );
    noise.hello("../../etc/passwd", None).await.unwrap();
    assert!(
        matches!(noise.hear().await.unwrap(), Some(ServerMessage::Goodbye { problem }) if problem.code == "no-such-table")
    );
    let mut noise = petr.socket().await.unwrap();
    noise.hello(&id, None).await.unwrap();
    noise.hear().await.unwrap();
    while socket.seen.turn.decision.is_none() {
        socket.hear().await.unwrap();
    }
    let decision = socket.seen.turn.decision.unwrap();
    let mv = socket.seen.turn.offers[0].mv.clone();
    noise.say(&ClientMessage::Command { id: 2, decision, mv }).await.unwrap();
    assert!(
        matches!(noise.answer(2).await.unwrap(), ServerMessage::Refused { problem, .. } if problem.code == "no-seat")
    );
    assert!(noise.seen.turn.offers.is_empty());

    // Chat: too long, control characters, a flood.
    for text in ["x".repeat(301), "a\u{0}b".to_owned(), "  ".to_owned(), "\u{202e}abc".to_owned()] {
        noise.say(&ClientMessage::Chat { id: 3, text }).await.unwrap();
        assert!(
            matches!(noise.answer(3).await.unwrap(), ServerMessage::Refused { problem, .. } if problem.code == "bad-chat")
        );
    }
    let mut taken = 0;
    for n in 0..20 {
        noise.say(&ClientMessage::Chat { id: 10 + n, text: format!("line {n}") }).await.unwrap();
        taken += usize::from(matches!(noise.answer(10 + n).await.unwrap(), ServerMessage::Ack { .. }));
    }
    assert!((1..=6).contains(&taken), "{taken}");

    // A flood of messages ends that socket.
    let mut flood = petr.socket().await.unwrap();
    flood.hello(&id, None).await.unwrap();
    for n in 0..400 {
        if flood.say(&ClientMessage::Ping { id: n }).await.is_err() {
            break;
        }
    }
    let mut refused = 0;
    while let Ok(Some(message)) = flood.hear().await {
        refused += usize::from(matches!(message, ServerMessage::Refused { problem, .. } if problem.code == "too-many"));
    }
    assert!(refused > 0 && server.hall.metrics().refusals("too-many") >= 100);

    // And the game has gone its way.
    play_to_the_end(&mut socket, &mut luck).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn noise_over_http_is_refused_with_a_sentence() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();

    // Forged and broken cookies are nobody.
    let genuine = olga.cookie.clone().unwrap();
    for forged in [genuine.replace('.', "x."), format!("{genuine}0"), "a.b".to_owned(), ";;=;".to_owned()] {
        let mut thief = Client::new(server.address);
        thief.cookie = Some(forged);
        assert_eq!(thief.get("/api/session").await.unwrap().json()["me"], Value::Null);
        assert_eq!(thief.get("/api/me/tables").await.unwrap().status, 401);
    }
    // Names with control characters, too long, of the wrong type.
    for name in [json!(""), json!("a\u{1b}[31m"), json!("x".repeat(25)), json!("\u{202e}")] {
        let refused = olga.post("/api/session", &json!({ "name": name })).await.unwrap();
        assert_eq!((refused.status, code(&refused).as_str()), (400, "bad-name"));
    }
    for body in [json!({ "name": 5 }), json!({ "teapot": 1 }), json!("x")] {
        let refused = olga.post("/api/session", &body).await.unwrap();
        assert_eq!((refused.status, code(&refused).as_str()), (400, "bad-json"), "{body}");
    }
    // Tables that make no sense.
    for (wanted, expected) in [
        (json!({ "game": "chess" }), "unknown-game"),
        (json!({ "game": "hearts", "preset": "teapot" }), "unknown-preset"),
        (json!({ "game": "hearts", "options": { "players": 99 } }), "bad-options"),
        (json!({ "game": "hearts", "options": [1] }), "bad-options"),
        (json!({ "game": "hearts", "options": { "teapot": 1 } }), "bad-options"),
        (four(json!([{ "bot": "deep-thought" }]), json!({})), "unknown-bot"),
        (four(json!(["me"]), json!({})), "two-seats"),
        (four(json!([bot(), bot(), bot(), bot()]), json!({})), "too-many-seats"),
        (four(json!([]), json!({ "spectators": { "delayed": { "seconds": 1 } } })), "bad-delay"),
        (four(json!([]), json!({ "clock": "fast" })), "bad-json"),
    ] {
        let refused = olga.post("/api/tables", &wanted).await.unwrap();
        assert_eq!(code(&refused), expected, "{wanted} {}", String::from_utf8_lossy(&refused.body));
    }
    // Somebody else's table.
    let table = olga.open(&four(json!([]), json!({}))).await.unwrap().id;
    let mut petr = Client::guest(server.address, "Petr").await.unwrap();
    for (what, body, expected) in [
        ("start", Value::Null, "not-host"),
        ("close", Value::Null, "not-host"),
        ("seats", json!({ "kick": 0 }), "not-host"),
        ("words", json!({ "words": "mine" }), "no-seat"),
        ("rematch", Value::Null, "no-seat"),
        ("join", json!({ "seat": 0 }), "seat-taken"),
        ("report", json!({ "line": 1, "reason": "x" }), "no-such-line"),
        ("branch", json!({ "at": 0, "table": { "game": "hearts" } }), "not-over"),
    ] {
        let refused = petr.post(&format!("/api/tables/{table}/{what}"), &body).await.unwrap();
        assert_eq!(code(&refused), expected, "{what}: {}", String::from_utf8_lossy(&refused.body));
    }
    for seat in [json!(7), json!(200), json!(-1)] {
        let refused = olga.post(&format!("/api/tables/{table}/seats"), &json!({ "kick": seat })).await.unwrap();
        assert_eq!(refused.status, 400);
    }
    for address in ["replay", "record", "verify", "replay/3"] {
        assert_eq!(code(&petr.get(&format!("/api/tables/{table}/{address}")).await.unwrap()), "not-over");
    }
    assert_eq!(petr.get("/api/tables/nothing").await.unwrap().status, 404);
    assert_eq!(petr.get("/api/teapot").await.unwrap().status, 404);
    assert_eq!(petr.get("/api/codes/%00").await.unwrap().status, 404);
    assert_eq!(petr.get("/api/socket").await.unwrap().status, 400);

    // A body that is too large, a request from another site.
    let huge = olga.post("/api/session", &json!({ "name": "x".repeat(100_000) })).await.unwrap();
    assert_eq!(huge.status, 413);
    let cookie = olga.cookie.clone().unwrap();
    let request = format!(
        "POST /api/logout HTTP/1.1\r\nhost: here\r\norigin: https://evil.example\r\ncookie: quintain={cookie}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
    );
    assert_eq!(code(&olga.raw(request.as_bytes()).await.unwrap()), "other-origin");
    // Not HTTP at all.
    let mut stream = tokio::net::TcpStream::connect(server.address).await.unwrap();
    stream.write_all(&[0xff; 4096]).await.unwrap();
    let mut rest = Vec::new();
    let _ = stream.read_to_end(&mut rest).await;
    assert_eq!(petr.get("/health").await.unwrap().status, 200);
    server.stop().await;
}

/// What is chosen goes before the preset; null is no choice, here as in the line protocol.
#[tokio::test(flavor = "multi_thread")]
async fn null_leaves_the_presets_choice() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    for (options, buildings) in [(json!({ "buildings": null }), 35), (json!({ "buildings": 30 }), 30)] {
        let wanted = json!({ "game": "emara", "preset": "first-game-2", "options": options });
        let table = olga.open(&wanted).await.unwrap();
        assert_eq!(table.options["buildings"], json!(buildings), "{options}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_requests_is_slowed_down() {
    let folder = Folder::new();
    let mut config = config(folder.database());
    config.rate = Rate { burst: 20.0, refill_ms: 1_000.0 };
    let server = server_with(config).await;
    let mut flood = Client::new(server.address);
    let mut refused = 0;
    for _ in 0..40 {
        let answer = flood.get("/api/session").await.unwrap();
        if answer.status == 429 {
            refused += 1;
            assert!(answer.head.contains("retry-after: "));
        }
    }
    assert!(refused >= 15, "{refused}");
    assert_eq!(flood.get("/health").await.unwrap().status, 200);
    server.stop().await;
}

/// Whatever kind of frame it is.
#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_messages_ends_with_a_word_and_the_socket() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let olga = Client::guest(server.address, "Olga").await.unwrap();
    for kind in ["text", "binary", "ping"] {
        let mut socket = olga.socket().await.unwrap();
        let mut last = Value::Null;
        for id in 0..400 {
            let said = match kind {
                "text" => socket.say_text(json!({ "kind": "ping", "id": id }).to_string()).await,
                "binary" => socket.say_bytes(vec![1, 2, 3]).await,
                _ => socket.say_ping().await,
            };
            said.unwrap();
            let heard = tokio::time::timeout(std::time::Duration::from_millis(5), socket.hear_text()).await;
            if let Ok(Ok(Some(text))) = heard {
                last = serde_json::from_str(&text).unwrap();
            }
            if last["kind"] == "goodbye" {
                break;
            }
        }
        assert_eq!(socket.hear_text().await.unwrap(), None, "the socket is closed");
        let told = (&last["kind"], &last["problem"]["code"]);
        assert_eq!(told, (&json!("goodbye"), &json!("too-many-messages")), "{kind}");
    }
    server.stop().await;
}
