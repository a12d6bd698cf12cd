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

/// KiB that a process holds, and KiB that the kernel holds for it: what it was given to send and nobody has taken.
fn held(process: u32, port: u16) -> (u64, u64) {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
    let own = line.split_whitespace().nth(1).and_then(|kib| kib.parse().ok()).unwrap_or_default();
    let sockets = std::fs::read_to_string("/proc/net/tcp").unwrap_or_default();
    let unsent = sockets.lines().skip(1).filter_map(|line| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let ours = fields.get(1)?.ends_with(&format!(":{port:04X}"));
        u64::from_str_radix(fields.get(4)?.split(':').next()?, 16).ok().filter(|_| ours)
    });
    (own, unsent.sum::<u64>() / 1024)
}

/// Somebody looks on and then reads nothing more: what that costs, how long it lasts, and what they are told.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "for cargo xtask attack"]
async fn sockets_that_stop_reading() {
    const STUCK: u64 = 150;
    let folder = Folder::new();
    let port = crate::common::postgres::free_port();
    let mut process = crate::crash::spawn(&folder.database(), port);
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    crate::crash::healthy(address).await;
    let mut olga = Client::guest(address, "Olga").await.unwrap();
    // The longest match there is; it has gone on for a while, so that the whole of it is long.
    let wanted = json!({ "game": "hearts", "options": { "players": 4, "length": "match" }, "seats": ["me", bot(), bot(), bot()], "start_when_full": true });
    let table = olga.open(&wanted).await.unwrap().id;
    let mut socket = olga.socket().await.unwrap();
    socket.hello(&table, Some(quintain_core::Lang::Ru)).await.unwrap();
    let mut luck = fastrand::Rng::with_seed(2);
    for id in 0.. {
        while socket.seen.turn.offers.is_empty() && !socket.seen.is_over() {
            socket.hear().await.unwrap();
        }
        if socket.seen.number > 300 || socket.seen.is_over() {
            break;
        }
        let mv = socket.seen.turn.offers[luck.usize(..socket.seen.turn.offers.len())].mv.clone();
        crate::common::played(&mut socket, id, &mv).await.unwrap();
    }
    let before = held(process.id(), port);
    let mut stuck = Vec::new();
    for _ in 0..STUCK {
        let small = TcpSocket::new_v4().unwrap();
        small.set_recv_buffer_size(2048).unwrap();
        let stream = small.connect(address).await.unwrap();
        let request = format!("ws://{address}/api/socket");
        let (mut stuck_one, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
        let hello = json!({ "kind": "hello", "table": table, "lang": "ru" }).to_string();
        futures_util::SinkExt::send(&mut stuck_one, tokio_tungstenite::tungstenite::Message::text(hello))
            .await
            .unwrap();
        stuck.push(stuck_one);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let begun = Instant::now();
    let mut most = (0, 0);
    let mut id = 10_000;
    let gone = loop {
        let now = held(process.id(), port);
        most = (most.0.max(now.0.saturating_sub(before.0)), most.1.max(now.1.saturating_sub(before.1)));
        let metrics = String::from_utf8(olga.get("/metrics").await.unwrap().body).unwrap();
        let count = metrics.lines().find_map(|line| line.strip_prefix("quintain_connections ")).unwrap().to_owned();
        if count.parse::<u64>().unwrap() <= 1 {
            break begun.elapsed().as_secs_f64();
        }
        assert!(begun.elapsed() < Duration::from_mins(1), "{count} still look on");
        // The game goes on meanwhile.
        if let Some(offer) = socket.seen.turn.offers.first().cloned() {
            id += 1;
            let _ = crate::common::played(&mut socket, id, &offer.mv).await;
        } else {
            let _ = tokio::time::timeout(Duration::from_millis(50), socket.hear()).await;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let (own, kernel) = (most.0 as f64 / STUCK as f64, most.1 as f64 / STUCK as f64);
    let told = format!("{own:.0} KiB each, and {kernel:.0} KiB in the kernel; gone after {gone:.0} s");
    row("150 sockets that look on at a long match and stop reading", "kept for ever, any amount", &told);
    let _ = process.kill();
    let _ = process.wait();
    assert!(own <= 64.0 && gone < 20.0, "{told}");
}

/// A disk of two megabytes; nothing where nobody may mount one.
struct SmallDisk(Folder);

impl SmallDisk {
    fn mount() -> Option<Self> {
        let folder = Folder::new();
        let mut mount = std::process::Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=2m", "quintain"]).arg(&folder.0);
        mount.stderr(std::process::Stdio::null()).status().ok().filter(std::process::ExitStatus::success)?;
        Some(Self(folder))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = std::process::Command::new("umount").arg("-l").arg(&self.0.0).status();
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "for cargo xtask attack"]
async fn a_disk_that_is_full() {
    let Some(disk) = SmallDisk::mount() else {
        println!("a full disk was not tried: nobody may mount one here");
        return;
    };
    let server = patient_server(&disk.0).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (_, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    while socket.seen.turn.offers.is_empty() {
        socket.hear().await.unwrap();
    }
    let filler = disk.0.0.join("filler");
    let mut file = std::fs::File::create(&filler).unwrap();
    while std::io::Write::write_all(&mut file, &[0; 4096]).is_ok() {}
    let mv = socket.seen.turn.offers[0].mv.clone();
    let mut codes = Vec::new();
    let mut unready = Vec::new();
    for id in 1..4 {
        let answer = socket.command(id, mv.clone()).await.unwrap();
        let ServerMessage::Refused { problem, .. } = answer else { panic!("{answer:?}") };
        codes.push(problem.code);
        let begun = Instant::now();
        unready.push(Client::new(server.address).get("/ready").await.unwrap().status);
        assert!(begun.elapsed() < Duration::from_secs(1));
    }
    // Whoever has it open keeps its room.
    drop(file);
    std::fs::remove_file(&filler).unwrap();
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let healed = Client::new(server.address).get("/ready").await.unwrap().status;
    let told = format!("{}, `/ready` {}; with room again {healed}", codes[0], unready[0]);
    row("a move on a full disk", "`stale-decision`, `/ready` 200", &told);
    assert!(codes.iter().all(|code| code == "disk-full"), "{codes:?}");
    assert!(unready == [503; 3] && healed == 200, "{unready:?} {healed}");
    assert!(matches!(socket.command(9, mv).await.unwrap(), ServerMessage::Ack { .. }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "for cargo xtask attack"]
async fn a_list_of_a_hundred_sleeping_tables() {
    let folder = Folder::new();
    let server = patient_server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    for _ in 0..100 {
        olga.open(&four(json!([bot(), bot(), bot()]), json!({}))).await.unwrap();
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let begun = Instant::now();
    let answer = olga.get("/api/me/tables").await.unwrap();
    let took = begun.elapsed().as_millis();
    assert_eq!((answer.status, answer.json().as_array().unwrap().len()), (200, 100));
    row("my list, with 100 tables that sleep", "woken one after another", &format!("{took} ms"));
    assert!(took < 2_000);
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
    server.stop().await;
    // Another server, which has not heard of all those attempts.
    let folder = Folder::new();
    let server = self::server(&folder).await;
    let petr = Client::guest(server.address, "Petr").await.unwrap();
    let wanted = json!({ "game": "hearts", "preset": "even-4" });
    let tables = granted(80, async || petr.clone().post("/api/tables", &wanted).await.unwrap()).await;
    row("80 tables, in a row", "80", &tables.to_string());
    assert!((1..=6).contains(&bot_tables) && (1..=11).contains(&branches) && (1..=32).contains(&tables));
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
    // A machine that is busy with something else is slow without any flood.
    assert!(after < 50.0 || after < before * 1.5, "{told}");
    server.stop().await;
}
