//! Abuse, mounted against a server on this machine with the limits of a real one: `cargo xtask attack`. Each attack
//! prints what it came to, as a row of the table in `docs/security.md`, and fails if the server gave way.
use crate::common::{Folder, bot, four, play_to_the_end, sit_with_bots};
use quintain_server::client::{Answer, Client, Socket};
use quintain_server::protocol::socket::{ClientMessage, ServerMessage};
use quintain_server::{Config, Running};
use serde_json::json;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

async fn server(folder: &Folder) -> Running {
    let config = Config {
        listen: "127.0.0.1:0".to_owned(),
        database: folder.database(),
        bot_pace: Duration::from_millis(1),
        ..Config::default()
    };
    quintain_server::start(config, quintain_bots::registry()).await.unwrap()
}

/// The same without limits on requests: for attacks on something else.
async fn patient_server(folder: &Folder) -> Running {
    let config = Config { connections_each: 200, ..crate::common::config(folder.database()) };
    quintain_server::start(config, quintain_bots::registry()).await.unwrap()
}

fn row(attack: &str, before: &str, after: &str) {
    println!("| {attack} | {before} | {after} |");
}

/// How long the server keeps a connection that sends this and no more.
async fn kept(address: SocketAddr, bytes: &[u8]) -> f64 {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    let begun = Instant::now();
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(40), stream.read_to_end(&mut answer)).await;
    begun.elapsed().as_secs_f64()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "for cargo xtask attack"]
async fn silence_and_half_requests() {
    let folder = Folder::new();
    let server = patient_server(&folder).await;
    let address = server.address;
    let head =
        b"POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{\"na";
    let (silent, half_head, half_body, idle) = tokio::join!(
        kept(address, b""),
        kept(address, b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-slow:"),
        kept(address, head),
        kept(address, b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"),
    );
    for (attack, seconds) in [
        ("a connection that says nothing", silent),
        ("half of a request's head", half_head),
        ("half of a request's body", half_body),
        ("a connection that has got its answer", idle),
    ] {
        row(attack, "kept for ever", &format!("closed after {seconds:.0} s"));
        assert!(seconds < 30.0, "{attack}: {seconds}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "for cargo xtask attack"]
async fn somebody_who_does_not_read() {
    let folder = Folder::new();
    let server = patient_server(&folder).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(server.address).await.unwrap();
    let request = b"GET /api/games/knight/catalogue HTTP/1.1\r\nhost: x\r\n\r\n".repeat(200);
    let begun = Instant::now();
    // What cannot be written any more was refused by a server that has given up.
    while begun.elapsed() < Duration::from_secs(40) {
        match tokio::time::timeout(Duration::from_secs(1), stream.write_all(&request)).await {
            Ok(Err(_)) => break,
            _ => tokio::time::sleep(Duration::from_millis(200)).await,
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    row("a connection that does not read what it asked for", "kept for ever", &format!("closed after {seconds:.0} s"));
    assert!(seconds < 30.0, "{seconds}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "for cargo xtask attack"]
async fn too_many_connections() {
    let folder = Folder::new();
    let server = patient_server(&folder).await;
    let mut held = Vec::new();
    for _ in 0..260 {
        held.push(TcpStream::connect(server.address).await.unwrap());
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    let mut refused = 0;
    for stream in &mut held {
        let mut answer = [0; 64];
        let read = tokio::time::timeout(Duration::from_millis(5), stream.read(&mut answer)).await;
        refused += usize::from(matches!(read, Ok(Ok(n)) if answer[..n].starts_with(b"HTTP/1.1 503")));
    }
    // Another address gets in.
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut other = socket.connect(server.address).await.unwrap();
    other.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.unwrap();
    let mut answer = String::new();
    other.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    row("260 connections from one address", "all let in", &format!("{refused} refused; another address is served"));
    assert_eq!(refused, 60);
    server.stop().await;
}

/// How many of so many attempts succeed.
async fn granted(attempts: usize, mut attempt: impl AsyncFnMut() -> Answer) -> usize {
    let mut granted = 0;
    for _ in 0..attempts {
        let answer = attempt().await;
        granted += usize::from(answer.status == 200);
        // The limit on requests is not what is measured here.
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
    granted
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "for cargo xtask attack"]
async fn floods_of_tables() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (over, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    play_to_the_end(&mut socket, &mut fastrand::Rng::with_seed(5)).await;
    let bots =
        json!({ "game": "hearts", "preset": "even-4", "seats": [bot(), bot(), bot(), bot()], "start_when_full": true });
    let bot_tables = granted(40, async || olga.clone().post("/api/tables", &bots).await.unwrap()).await;
    row(
        "40 tables of bots alone, in a row",
        "40, played as fast as they go",
        &format!("{bot_tables}, one move every 5 s"),
    );
    let branch = json!({ "at": 10, "table": four(json!([bot(), bot(), bot()]), json!({})) });
    let path = format!("/api/tables/{over}/branch");
    let branches = granted(40, async || olga.clone().post(&path, &branch).await.unwrap()).await;
    row("40 branches of a game, in a row", "40", &branches.to_string());
    let wanted = json!({ "game": "hearts", "preset": "even-4" });
    let tables = granted(80, async || olga.clone().post("/api/tables", &wanted).await.unwrap()).await;
    row("80 more tables, in a row", "80", &tables.to_string());
    assert!(bot_tables <= 6 && branches <= 11 && tables <= 32, "{bot_tables} {branches} {tables}");
    server.stop().await;
}

/// What somebody at another address of this machine is answered.
async fn posted_from(host: u8, server: SocketAddr, path: &str, body: &serde_json::Value) -> u16 {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from(([127, 0, 0, host], 0))).unwrap();
    let mut stream = socket.connect(server).await.unwrap();
    let body = body.to_string();
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "for cargo xtask attack"]
async fn guesses_at_passwords() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let me = json!({ "login": "olga", "password": "correct horse" });
    assert_eq!(olga.post("/api/account", &me).await.unwrap().status, 200);
    assert_eq!(Client::new(server.address).post("/api/login", &me).await.unwrap().status, 200);
    let guess = json!({ "login": "olga", "password": "wrong horse" });
    let mut heard = 0;
    for n in 0..120 {
        heard += usize::from(posted_from(2 + n % 10, server.address, "/api/login", &guess).await == 401);
    }
    let owner = Client::new(server.address).post("/api/login", &me).await.unwrap().status;
    let told = format!("{heard} heard; the owner {}", if owner == 200 { "logs in" } else { "is locked out" });
    row("120 guesses at one account from ten addresses", "10, and the owner is locked out", &told);
    assert!(heard <= 51 && owner == 200, "{told}");
    let mut tried = 0;
    for _ in 0..30 {
        tried += usize::from(Client::new(server.address).post("/api/login", &guess).await.unwrap().status == 401);
    }
    row("30 guesses at one account from one address", "10", &tried.to_string());
    assert!(tried <= 10);
    let mut asked = 0;
    for n in 0..30 {
        let mut guest = Client::guest(server.address, "Guest").await.unwrap();
        let taken = json!({ "login": format!("olga{}", n % 2), "password": "correct horse" });
        asked += usize::from(guest.post("/api/account", &taken).await.unwrap().status != 429);
    }
    row("30 questions whether a login is taken", "30", &asked.to_string());
    assert!(asked <= 10);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "for cargo xtask attack"]
async fn what_others_would_see() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut refused = 0;
    let bad = [
        json!({ "arms": "constructor constructor" }),
        json!({ "arms": "__proto__ tower" }),
        json!({ "name": "\u{202e}ahcisetnap" }),
        json!({ "name": "a\u{200b}b" }),
        json!({ "name": "Аnna" }),
        json!({ "name": "\u{3164}" }),
    ];
    for about in &bad {
        refused += usize::from(Client::new(server.address).post("/api/session", about).await.unwrap().status == 400);
    }
    row(
        "names and arms that break or deceive other people's pages",
        "5 of 6 taken",
        &format!("{refused} of 6 refused"),
    );
    assert_eq!(refused, bad.len());
    server.stop().await;
}

/// Somebody sits at so many tables with bots and sees them: before the flood, which comes from the same address.
async fn seats(server: &Running, count: usize) -> Vec<Socket> {
    let mut anna = Client::guest(server.address, "Anna").await.unwrap();
    let mut sockets = Vec::new();
    for _ in 0..count {
        sockets.push(sit_with_bots(&mut anna, json!({})).await.1);
    }
    sockets
}

/// Acknowledgements at these tables, one after another, in milliseconds, sorted.
async fn moves(sockets: &mut [Socket], seconds: u64) -> Vec<f64> {
    let mut times = Vec::new();
    let begun = Instant::now();
    let mut luck = fastrand::Rng::with_seed(1);
    let mut id = 0;
    for socket in sockets {
        while begun.elapsed() < Duration::from_secs(seconds) && !socket.seen.is_over() {
            if socket.seen.turn.offers.is_empty() {
                socket.hear().await.unwrap();
                continue;
            }
            id += 1;
            let mv = socket.seen.turn.offers[luck.usize(..socket.seen.turn.offers.len())].mv.clone();
            let sent = Instant::now();
            socket.command(id, mv).await.unwrap();
            times.push(sent.elapsed().as_secs_f64() * 1000.0);
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    times.sort_by(f64::total_cmp);
    times
}

/// One socket after another, each as loud as it may be.
async fn shout(client: Client, table: String, until: Instant) -> u64 {
    let mut said = 0;
    while Instant::now() < until {
        let Ok(mut socket) = client.socket().await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        for n in 0..400 {
            let hello = ClientMessage::Hello {
                table: table.clone(),
                lang: Some(quintain_core::Lang::En),
                last: None,
                print: None,
                last_chat: None,
            };
            let message = match n % 3 {
                0 => hello,
                1 => ClientMessage::Hint { id: n, bot: None },
                _ => ClientMessage::Ping { id: n },
            };
            if socket.say(&message).await.is_err() || Instant::now() > until {
                break;
            }
            said += 1;
        }
        let _ = tokio::time::timeout(
            Duration::from_millis(50),
            socket.hear_until(|message| matches!(message, ServerMessage::Goodbye { .. })),
        )
        .await;
    }
    said
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "for cargo xtask attack"]
async fn floods_of_messages_leave_others_in_peace() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let (mut first, mut second) = (seats(&server, 4).await, seats(&server, 8).await);
    let quiet = moves(&mut first, 4).await;
    let mut loud = Client::guest(server.address, "Loud").await.unwrap();
    let (table, _socket) = sit_with_bots(&mut loud, json!({})).await;
    let until = Instant::now() + Duration::from_secs(6);
    let flood: Vec<_> = (0..8).map(|_| tokio::spawn(shout(loud.clone(), table.clone(), until))).collect();
    let times = moves(&mut second, 6).await;
    let mut said = 0;
    for flood in flood {
        said += flood.await.unwrap();
    }
    let p99 = |times: &[f64]| times[(times.len() * 99 / 100).min(times.len() - 1)];
    let (before, after) = (p99(&quiet), p99(&times));
    let told = format!("{after:.0} ms ({said} messages; {before:.0} ms without them)");
    row("floods of hello, hint and ping: p99 of a move at another table", "500 ms", &told);
    assert!(after < 250.0, "{told}");
    server.stop().await;
}
