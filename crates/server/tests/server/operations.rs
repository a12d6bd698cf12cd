//! What the operator sees, and how answers travel: numbers, and compression.

use crate::common::{Folder, play_to_the_end, server, sit_with_bots};
use quintain_server::client::Client;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::SocketAddr;

/// The value of a line of `/metrics`; nothing if there is no such line.
fn number(metrics: &str, name: &str) -> Option<u64> {
    let line = metrics.lines().find(|line| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(' ')))?;
    line.rsplit(' ').next()?.parse().ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_commits_wakes_thoughts_and_refusals_are_counted_and_timed() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (_, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    // A move for a decision that is not mine is refused by the table, another by the addresses.
    socket.say_text(r#"{"kind":"command","id":7,"decision":9999,"move":"teapot"}"#.to_owned()).await.unwrap();
    socket.answer(7).await.unwrap();
    assert_eq!(olga.get("/api/tables/nothing").await.unwrap().status, 404);
    let moves = u64::from(play_to_the_end(&mut socket, &mut fastrand::Rng::with_seed(4)).await);
    let answer = olga.get("/metrics").await.unwrap();
    assert!(answer.head.contains("application/openmetrics-text"));
    let text = String::from_utf8(answer.body).unwrap();
    let of = |name: &str| number(&text, name).unwrap_or_else(|| panic!("{name} is missing in\n{text}"));
    assert!(of("quintain_moves_total") >= moves);
    assert_eq!(of("quintain_move_seconds_count"), of("quintain_moves_total"));
    assert_eq!(of("quintain_move_seconds_bucket{le=\"+Inf\"}"), of("quintain_moves_total"));
    assert_eq!(of("quintain_commit_seconds_count"), of("quintain_commits_total"));
    assert!(of("quintain_writes_total") >= of("quintain_commits_total"));
    assert!(of("quintain_wake_seconds_count") >= 2, "one table, and one that is not there");
    assert!(of("quintain_think_seconds_count{bot=\"random\"}") > 0);
    assert!(of("quintain_refusals_total{code=\"no-such-table\"}") >= 1);
    let refused = ["stale-decision", "not-asked"].map(|code| format!("quintain_refusals_total{{code=\"{code}\"}}"));
    assert!(refused.iter().any(|name| number(&text, name) == Some(1)), "{text}");
    assert_eq!(of("quintain_connections"), 1);
    assert!(text.ends_with("# EOF\n"));
    server.stop().await;
}

/// What comes back for a request, head and body, as it goes over the wire.
fn wire(address: SocketAddr, path: &str, headers: &str) -> (String, Vec<u8>) {
    let mut stream = std::net::TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.0\r\nhost: {address}\r\n{headers}\r\n").unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n").unwrap();
    (String::from_utf8(answer[..end].to_vec()).unwrap().to_lowercase(), answer[end + 4..].to_vec())
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_compressed_for_those_who_can_read_that() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let address = server.address;
    let path = "/api/games/hearts/catalogue";
    let (plain, packed) = tokio::task::spawn_blocking(move || {
        (wire(address, path, ""), wire(address, path, "accept-encoding: gzip, br\r\n"))
    })
    .await
    .unwrap();
    assert!(!plain.0.contains("content-encoding"), "{}", plain.0);
    assert!(packed.0.contains("content-encoding: gzip") && packed.0.contains("vary: accept-encoding"), "{}", packed.0);
    assert!(packed.1.len() * 3 < plain.1.len(), "{} of {} bytes", packed.1.len(), plain.1.len());
    // Ten bytes of head, eight of checks at the end.
    let inner = &packed.1[10..packed.1.len() - 8];
    let unpacked = miniz_oxide::inflate::decompress_to_vec(inner).unwrap();
    let read = |bytes: &[u8]| serde_json::from_slice::<Value>(bytes).unwrap();
    assert_eq!(read(&unpacked), read(&plain.1));
    server.stop().await;
}

/// A table loads the catalogue of its game, in one language: it stays small.
#[tokio::test(flavor = "multi_thread")]
async fn a_catalogue_is_told_in_one_language_and_stays_small() {
    let folder = Folder::new();
    let server = server(&folder).await;
    for game in ["hearts", "glory", "emara", "knight"] {
        let path = format!("/api/games/{game}/catalogue");
        for lang in ["en", "ru", "cs"] {
            let (address, path) = (server.address, format!("{path}?lang={lang}"));
            let ask = move || wire(address, &path, "accept-encoding: gzip\r\n");
            let (head, body) = tokio::task::spawn_blocking(ask).await.unwrap();
            assert!(head.contains(&format!("-{lang}\"")), "it is kept by language: {head}");
            assert!(body.len() < 24 * 1024, "{game} in {lang}: {} bytes", body.len());
            let inner = miniz_oxide::inflate::decompress_to_vec(&body[10..body.len() - 8]).unwrap();
            let told: Value = serde_json::from_slice(&inner).unwrap();
            let kinds = told.as_object().unwrap();
            assert!(kinds.values().flat_map(|kind| kind.as_object().unwrap().values()).all(Value::is_object), "{game}");
            let text = String::from_utf8(inner).unwrap();
            assert!(!text.contains("\"en\":") && !text.contains("\"source\":\""), "{game} in {lang}");
        }
    }
    let (address, path) = (server.address, "/api/games/hearts/catalogue?lang=xx");
    let (head, body) = tokio::task::spawn_blocking(move || wire(address, path, "")).await.unwrap();
    assert!(head.starts_with("http/1.0 400"), "{head}");
    assert!(String::from_utf8(body).unwrap().contains("bad-query"));
    server.stop().await;
}
