//! The load generator: tables of four people over real sockets, moves at a steady rate, latency from the
//! moment a command is sent to the moment its acknowledgement, which follows the durable commit, is read.

use quintain_server::client::{Client, Socket};
use quintain_server::clock::now;
use quintain_server::random;
use serde::{Deserialize, Serialize};
use serde_json::json;
use serde_json::value::RawValue;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc};

/// What to do to a server.
#[derive(Clone, Debug)]
pub(super) struct Load {
    /// Where it listens: one address for each process.
    pub(super) addresses: Vec<SocketAddr>,
    /// The process ids, to read processor time and memory.
    pub(super) processes: Vec<u32>,
    /// Is the database a server of its own, whose processor time counts too?
    pub(super) postgres: bool,
    /// How many tables of four.
    pub(super) tables: usize,
    /// Moves a second, over all tables.
    pub(super) rate: f64,
    /// How long.
    pub(super) seconds: u64,
    /// Is it the bare fan-out, the ceiling?
    pub(super) bare: bool,
    /// How many bytes the bare fan-out sends in place of an update.
    pub(super) update_bytes: usize,
}

/// What was found.
#[derive(Clone, Debug, Default, Serialize)]
pub(super) struct Found {
    /// Tables.
    pub(super) tables: usize,
    /// Connections.
    pub(super) connections: usize,
    /// Moves that were acknowledged.
    pub(super) moves: u64,
    /// Moves a second.
    pub(super) moves_per_second: f64,
    /// Messages that arrived at all clients.
    pub(super) messages: u64,
    /// Their bytes.
    pub(super) bytes: u64,
    /// Half of the acknowledgements came within so many milliseconds.
    pub(super) p50_ms: f64,
    /// 99 of a hundred came within so many.
    pub(super) p99_ms: f64,
    /// The slowest.
    pub(super) max_ms: f64,
    /// Microseconds of the server's processor time for each move.
    pub(super) cpu_us_per_move: f64,
    /// The same of a PostgreSQL server on this machine.
    pub(super) postgres_us_per_move: f64,
    /// KiB of the server's memory for each table in memory.
    pub(super) kib_per_table: f64,
    /// KiB for each connection.
    pub(super) kib_per_connection: f64,
    /// The load of the machine at the end, as it counts it itself: over one, five and fifteen minutes.
    pub(super) machine: String,
}

impl Found {
    /// How many bytes were sent to each of the four at a table for a move.
    pub(super) fn bytes_per_seat(&self) -> usize {
        (self.bytes / (4 * self.moves.max(1))) as usize
    }
}

/// So long a connection may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// The heartbeat of the bare fan-out.
pub(super) const PING: &str = "ping";
/// So many tables are opened before memory is counted.
pub(super) const FIRST: usize = 50;

/// What the driver knows of a table.
struct Table {
    /// A command for each seat that may move: decision and moves.
    turns: [Option<(u32, Vec<Box<str>>)>; 4],
    sent: Option<Instant>,
    over: bool,
}

type Tables = Arc<Vec<Mutex<Table>>>;

/// As much of a message as the driver needs.
#[derive(Deserialize)]
struct Heard<'a> {
    kind: &'a str,
    #[serde(borrow)]
    turn: Option<Turn<'a>>,
    #[serde(borrow)]
    next: Option<Next<'a>>,
}

#[derive(Deserialize)]
struct Turn<'a> {
    decision: Option<u32>,
    #[serde(borrow)]
    offers: Vec<Offer<'a>>,
}

#[derive(Deserialize)]
struct Offer<'a> {
    #[serde(borrow, rename = "move")]
    mv: &'a RawValue,
}

#[derive(Deserialize)]
struct Next<'a> {
    kind: &'a str,
}

struct Shared {
    tables: Tables,
    latencies: Mutex<Vec<f64>>,
    messages: AtomicU64,
    bytes: AtomicU64,
}

impl Shared {
    fn of(tables: usize) -> Arc<Self> {
        let empty = || Mutex::new(Table { turns: [const { None }; 4], sent: None, over: false });
        let tables = Arc::new((0..tables).map(|_| empty()).collect());
        Arc::new(Self { tables, latencies: Mutex::default(), messages: AtomicU64::new(0), bytes: AtomicU64::new(0) })
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Runs the load.
pub(super) async fn run(load: &Load) -> io::Result<Found> {
    // What the process takes once, for its first tables, is not counted: these stay open and are not played at.
    let first = Load { tables: FIRST, ..load.clone() };
    let ids = open_tables(&first).await?;
    let _kept = connect(&first, &ids, &Shared::of(FIRST)).await?;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let before = memory(&load.processes);
    let ids = open_tables(load).await?;
    let with_tables = memory(&load.processes);
    let shared = Shared::of(load.tables);
    let senders = connect(load, &ids, &shared).await?;
    // A second to warm up, then what counts.
    drive(load, &shared, &senders, Duration::from_secs(1)).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let with_connections = memory(&load.processes);
    lock(&shared.latencies).clear();
    shared.messages.store(0, Ordering::Relaxed);
    shared.bytes.store(0, Ordering::Relaxed);
    let databases = if load.postgres { named("postgres") } else { Vec::new() };
    let database_cpu = processor_time(&databases);
    let (cpu, begun) = (processor_time(&load.processes), Instant::now());
    drive(load, &shared, &senders, Duration::from_secs(load.seconds)).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let spent = processor_time(&load.processes).saturating_sub(cpu);
    let database_spent = processor_time(&databases).saturating_sub(database_cpu);
    let mut latencies = std::mem::take(&mut *lock(&shared.latencies));
    latencies.sort_by(f64::total_cmp);
    let at =
        |part: f64| latencies.get(((latencies.len() as f64 * part) as usize).min(latencies.len().saturating_sub(1)));
    let moves = latencies.len() as u64;
    let connections = load.tables * 4;
    Ok(Found {
        tables: load.tables,
        connections,
        moves,
        moves_per_second: moves as f64 / begun.elapsed().as_secs_f64(),
        messages: shared.messages.load(Ordering::Relaxed),
        bytes: shared.bytes.load(Ordering::Relaxed),
        p50_ms: at(0.5).copied().unwrap_or_default(),
        p99_ms: at(0.99).copied().unwrap_or_default(),
        max_ms: latencies.last().copied().unwrap_or_default(),
        cpu_us_per_move: spent.as_micros() as f64 / moves.max(1) as f64,
        postgres_us_per_move: database_spent.as_micros() as f64 / moves.max(1) as f64,
        kib_per_table: with_tables.saturating_sub(before) as f64 / load.tables as f64,
        kib_per_connection: with_connections.saturating_sub(with_tables) as f64 / connections as f64,
        machine: std::fs::read_to_string("/proc/loadavg").unwrap_or_default().trim().to_owned(),
    })
}

/// Four guests sit down at every table.
async fn open_tables(load: &Load) -> io::Result<Vec<(String, Vec<Client>)>> {
    if load.bare {
        let client = Client::new(load.addresses[0]);
        return Ok((0..load.tables).map(|_| (random::word(10), vec![client.clone(); 4])).collect());
    }
    let mut guests = Vec::new();
    for name in ["Anna", "Boris", "Cecil", "Dana"] {
        guests.push(Client::guest(load.addresses[0], name).await?);
    }
    let games = guests[0].get("/api/games").await?.json();
    let found = games.as_array().into_iter().flatten().find_map(|game| {
        let presets = game["presets"].as_array()?;
        // The longest of its tables of four: the last preset, usually a match.
        let preset = presets.iter().rev().find(|preset| preset["seats"] == 4)?;
        Some(json!({ "game": game["id"], "preset": preset["id"], "start_when_full": true }))
    });
    let wanted = found.ok_or_else(|| io::Error::other("no game has a table of four"))?;
    let permits = Arc::new(Semaphore::new(64));
    let mut tasks = Vec::new();
    for _ in 0..load.tables {
        let (mut guests, wanted, permits) = (guests.clone(), wanted.clone(), Arc::clone(&permits));
        tasks.push(tokio::spawn(async move {
            let _permit = permits.acquire_owned().await.map_err(io::Error::other)?;
            let id = guests[0].open(&wanted).await?.id;
            for guest in &mut guests[1..] {
                guest.post(&format!("/api/tables/{id}/join"), &json!({})).await?;
            }
            io::Result::Ok((id, guests))
        }));
    }
    let mut tables = Vec::new();
    for task in tasks {
        tables.push(task.await.map_err(io::Error::other)??);
    }
    Ok(tables)
}

type Senders = Vec<Vec<mpsc::Sender<String>>>;

/// Connects everybody; each connection is a task that sends what it is given and notes what it hears.
async fn connect(load: &Load, tables: &[(String, Vec<Client>)], shared: &Arc<Shared>) -> io::Result<Senders> {
    let mut senders = Vec::new();
    for (number, (id, clients)) in tables.iter().enumerate() {
        let mut seats = Vec::new();
        for (seat, client) in clients.iter().enumerate() {
            let client = client.at(load.addresses[seat % load.addresses.len()]);
            let path = if load.bare { "/bare" } else { "/api/socket" };
            let connected = tokio::time::timeout(PATIENCE, client.socket_at(path)).await;
            let mut socket = connected.map_err(|_| io::Error::other("the server lets nobody in any more"))??;
            if load.bare {
                socket.say_text(format!("{id} {}", load.update_bytes)).await?;
            } else {
                socket.hello(id, None).await?;
            }
            let (send, receive) = mpsc::channel(4);
            tokio::spawn(listen(socket, receive, number, seat, Arc::clone(shared), load.bare));
            seats.push(send);
        }
        senders.push(seats);
    }
    Ok(senders)
}

async fn listen(
    mut socket: Socket,
    mut commands: mpsc::Receiver<String>,
    table: usize,
    seat: usize,
    shared: Arc<Shared>,
    bare: bool,
) {
    let mut ping = tokio::time::interval(Duration::from_secs(10));
    if bare {
        lock(&shared.tables[table]).turns[seat] = Some((0, vec!["null".into()]));
    }
    loop {
        tokio::select! {
            command = commands.recv() => {
                let Some(command) = command else { return };
                if socket.say_text(command).await.is_err() {
                    return;
                }
            }
            _ = ping.tick() => {
                if socket.say_text(if bare { PING } else { "{\"kind\":\"ping\",\"id\":0}" }.to_owned()).await.is_err() {
                    return;
                }
            }
            text = socket.hear_text() => {
                let Ok(Some(text)) = text else { return };
                shared.messages.fetch_add(1, Ordering::Relaxed);
                shared.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
                note(&text, table, seat, &shared, bare);
            }
        }
    }
}

fn note(text: &str, table: usize, seat: usize, shared: &Shared, bare: bool) {
    let mut table = lock(&shared.tables[table]);
    let acknowledged = |table: &mut Table| {
        if let Some(sent) = table.sent.take() {
            lock(&shared.latencies).push(sent.elapsed().as_secs_f64() * 1000.0);
        }
    };
    if bare {
        // The sender hears his own message back, as an acknowledgement.
        if text.starts_with(&format!("{seat} ")) {
            acknowledged(&mut table);
        }
        return;
    }
    let Ok(heard) = serde_json::from_str::<Heard<'_>>(text) else { return };
    match heard.kind {
        "ack" | "refused" => acknowledged(&mut table),
        "snapshot" | "update" => {
            table.over |= heard.next.is_some_and(|next| next.kind == "over");
            table.turns[seat] = heard.turn.and_then(|turn| {
                let moves: Vec<Box<str>> = turn.offers.into_iter().map(|offer| offer.mv.get().into()).collect();
                Some((turn.decision?, moves)).filter(|(_, moves)| !moves.is_empty())
            });
        }
        _ => {}
    }
}

/// Sends commands at the wanted rate, to one table after another.
async fn drive(load: &Load, shared: &Shared, senders: &Senders, time: Duration) {
    let mut luck = fastrand::Rng::with_seed(now());
    let begun = Instant::now();
    let mut next_table = 0;
    for sent in 0u64.. {
        let due = begun + Duration::from_secs_f64(sent as f64 / load.rate);
        if due.duration_since(begun) >= time {
            return;
        }
        tokio::time::sleep_until(due.into()).await;
        // The next table that is ready; if none is, this turn is lost.
        for _ in 0..load.tables {
            next_table = (next_table + 1) % load.tables;
            let Some((seat, command)) = command(&mut lock(&shared.tables[next_table]), &mut luck, load.bare) else {
                continue;
            };
            if senders[next_table][seat].send(command).await.is_ok() {
                break;
            }
        }
    }
}

fn command(table: &mut Table, luck: &mut fastrand::Rng, bare: bool) -> Option<(usize, String)> {
    if table.sent.is_some() || table.over {
        return None;
    }
    let seat = (0..4).find(|seat| table.turns[*seat].is_some())?;
    let (decision, moves) = if bare { table.turns[seat].clone()? } else { table.turns[seat].take()? };
    table.sent = Some(Instant::now());
    if bare {
        // As long as a command.
        return Some((seat, format!("{seat} {}", "x".repeat(90))));
    }
    let mv = &moves[luck.usize(..moves.len())];
    Some((seat, format!(r#"{{"kind":"command","id":1,"decision":{decision},"move":{mv}}}"#)))
}

/// The processor time that processes have used.
fn processor_time(processes: &[u32]) -> Duration {
    processes.iter().map(|process| processor_time_of(*process)).sum()
}

fn processor_time_of(process: u32) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields: Vec<u64> =
        stat.rsplit(") ").next().unwrap_or_default().split(' ').map(|n| n.parse().unwrap_or(0)).collect();
    let ticks = fields.get(11).copied().unwrap_or(0) + fields.get(12).copied().unwrap_or(0);
    // The kernel counts in hundredths of a second, everywhere that matters.
    Duration::from_millis(ticks * 10)
}

/// The processes of this machine with this name.
fn named(name: &str) -> Vec<u32> {
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let numbers = processes.filter_map(|process| process.file_name().to_str()?.parse::<u32>().ok());
    let is_it = |process: &u32| {
        std::fs::read_to_string(format!("/proc/{process}/comm")).is_ok_and(|found| found.trim() == name)
    };
    numbers.filter(is_it).collect()
}

/// The memory that processes hold, in KiB.
fn memory(processes: &[u32]) -> u64 {
    processes.iter().map(|process| memory_of(*process)).sum()
}

fn memory_of(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|kib| kib.parse().ok()).unwrap_or_default()
}
