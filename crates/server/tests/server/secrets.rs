//! Nothing that is hidden from a viewer is in any message sent to them: two games that differ only in what
//! a viewer may not know send that viewer the same bytes.

use crate::common::{Folder, server};
use quintain_core::record::{Entry, Logged, Stamp};
use quintain_core::registry::{AnyTable, Registry, Told};
use quintain_core::table::LuckSource;
use quintain_core::{Lang, Next, Seat, Viewer};
use quintain_server::client::{Client, Socket};
use quintain_server::protocol::socket::{ClientMessage, ServerMessage};
use quintain_server::store::TableRow;
use serde_json::{Value, json};
use std::sync::LazyLock;

static REGISTRY: LazyLock<Registry> = LazyLock::new(quintain_bots::registry);

pub(crate) type Log = Vec<Logged<Value, Value>>;

fn chance(answer: Vec<u32>) -> Logged<Value, Value> {
    Logged { entry: Entry::Chance(answer), stamp: Stamp { at: Some(1), by: None } }
}

/// A game as it is played here.
pub(crate) struct Kind {
    game: &'static str,
    options: Value,
    /// How many seats people take.
    seats: usize,
    /// How often another deal is looked for, and how many answers to each question are tried.
    patience: (usize, usize),
}

impl Kind {
    fn hearts() -> Self {
        let options = json!({ "players": 4, "length": "match" });
        Self { game: "hearts", options, seats: 4, patience: (50, 300) }
    }

    pub(crate) fn preset(game: &'static str, preset: &str) -> Self {
        let options = REGISTRY.game(game).unwrap().preset(preset).unwrap();
        let seats = REGISTRY.game(game).unwrap().open(&options, LuckSource::caller()).unwrap().seats();
        Self { game, options, seats, patience: (3, 40) }
    }

    fn table_at(&self, log: &[Logged<Value, Value>]) -> Box<dyn AnyTable> {
        let mut table = REGISTRY.game(self.game).unwrap().open(&self.options, LuckSource::caller()).unwrap();
        for entry in log {
            table.apply(entry).unwrap();
        }
        table
    }
}

/// What the viewer learns from an entry: their events, then their view.
fn seen(table: &mut dyn AnyTable, logged: &Logged<Value, Value>, viewer: Viewer) -> Option<(Vec<Value>, Value)> {
    let told = table.apply(logged).ok()?;
    let mine = told.iter().filter(|told| told.audience.includes(viewer)).map(Told::json).collect();
    Some((mine, table.view(viewer)))
}

/// What came before, then a deal; and another deal that the viewer cannot tell from it. `first` begins, if that is
/// still to be decided: who is dealt to first gets the same hand by the same answer. `None` if there is no other.
fn twin_deals(
    kind: &Kind,
    before: &[Logged<Value, Value>],
    viewer: Viewer,
    first: Seat,
    luck: &mut fastrand::Rng,
) -> Option<(Log, Log)> {
    let (times, answers) = kind.patience;
    'again: for _ in 0..times {
        let (mut one, mut other) = (kind.table_at(before), kind.table_at(before));
        let (mut log, mut twin) = (before.to_vec(), before.to_vec());
        while let Next::Chance(request) = one.next() {
            let fair = |luck: &mut fastrand::Rng| request.bounds.iter().map(|&n| luck.u32(0..n)).collect::<Vec<_>>();
            let answer = if request.label == "C-FIRST" { vec![first.index() as u32] } else { fair(luck) };
            let entry = chance(answer);
            let expected = seen(one.as_mut(), &entry, viewer).unwrap();
            let tried =
                (1..=answers).map(|attempt| if attempt == answers { entry.clone() } else { chance(fair(luck)) });
            let mut found = None;
            for candidate in tried {
                let mut fork = other.fork();
                if seen(fork.as_mut(), &candidate, viewer).as_ref() == Some(&expected) {
                    found = Some((candidate, fork));
                    break;
                }
            }
            let Some((candidate, fork)) = found else { continue 'again };
            other = fork;
            log.push(entry);
            twin.push(candidate);
        }
        // Where the other world asks luck once more, the viewer must not learn so from the numbers either.
        while let Next::Chance(request) = other.next() {
            let before = other.view(viewer);
            let entry = chance(request.bounds.iter().map(|&n| luck.u32(0..n)).collect());
            let (told, after) = seen(other.as_mut(), &entry, viewer).unwrap();
            if !told.is_empty() || after != before {
                continue 'again;
            }
            twin.push(entry);
        }
        if one.view(Viewer::EVERYTHING) != other.view(Viewer::EVERYTHING) {
            return Some((log, twin));
        }
    }
    None
}

/// A whole match of random moves, and where in its record each deal begins.
pub(crate) fn recorded(kind: &Kind, luck: &mut fastrand::Rng) -> (Log, Vec<usize>) {
    let mut table = kind.table_at(&[]);
    let (mut log, mut deals, mut dealing) = (Log::new(), Vec::new(), false);
    loop {
        let entry = match table.next() {
            Next::Over(_) => return (log, deals),
            Next::Chance(request) => {
                if !dealing {
                    deals.push(log.len());
                }
                dealing = true;
                chance(request.bounds.iter().map(|&n| luck.u32(0..n)).collect())
            }
            Next::Decide { seats, .. } => {
                dealing = false;
                let seat = seats.iter().nth(luck.usize(..seats.len())).unwrap();
                let legal = table.legal(seat);
                let play = legal[luck.usize(..legal.len())].clone();
                Logged { entry: Entry::Move { seat, play }, stamp: Stamp { at: Some(1), by: None } }
            }
        };
        table.apply(&entry).unwrap();
        log.push(entry);
    }
}

/// A table of the store that begins with this deal, where the clients sit.
pub(crate) async fn table_with(
    server: &quintain_server::Running,
    kind: &Kind,
    clients: &mut [Client],
    log: &Log,
) -> String {
    let model = clients[0].open(&json!({ "game": kind.game, "options": kind.options })).await.unwrap().id;
    for client in &mut clients[1..] {
        client.post(&format!("/api/tables/{model}/join"), &json!({})).await.unwrap();
    }
    let mut row: TableRow = server.hall.store().table(&model).await.unwrap().unwrap();
    row.id = quintain_server::random::word(10);
    row.code = quintain_server::random::word(6).to_uppercase();
    row.secret = None;
    row.meta.commitment = None;
    server.hall.store().create_table(&row, log).await.unwrap();
    clients[0].post(&format!("/api/tables/{}/start", row.id), &Value::Null).await.unwrap();
    row.id
}

/// Takes out what differs for other reasons: when, which table, and who is there (watchers are counted a little later).
fn plain(mut message: Value) -> Value {
    fn strip(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                for key in ["at", "now", "created", "started", "code", "present", "watchers"] {
                    fields.remove(key);
                }
                if fields.contains_key("commitment") {
                    fields.remove("id");
                }
                fields.values_mut().for_each(strip);
            }
            Value::Array(values) => values.iter_mut().for_each(strip),
            _ => {}
        }
    }
    strip(&mut message);
    message
}

/// Everything that has arrived and that arrives in answer to a ping.
pub(crate) async fn drain(socket: &mut Socket, id: u32) -> Vec<Value> {
    socket.say(&ClientMessage::Ping { id }).await.unwrap();
    let mut heard = Vec::new();
    loop {
        let text = socket.hear_text().await.unwrap().unwrap();
        let message: ServerMessage = serde_json::from_str(&text).unwrap();
        socket.seen.take(&message).unwrap();
        if matches!(message, ServerMessage::Pong { id: answered } if answered == id) {
            return heard;
        }
        let message = plain(serde_json::from_str(&text).unwrap());
        if message["kind"] != "table" {
            heard.push(message);
        }
    }
}

/// One game of the pair: people and a spectator on the server, and the same game in this test.
struct Game {
    mirror: Box<dyn AnyTable>,
    sockets: Vec<Socket>,
}

impl Game {
    async fn new(server: &quintain_server::Running, kind: &Kind, clients: &mut [Client], log: &Log) -> Self {
        let id = table_with(server, kind, clients, log).await;
        let mirror = kind.table_at(log);
        let mut sockets = Vec::new();
        for client in clients.iter().chain([&Client::new(server.address)]) {
            let mut socket = client.socket().await.unwrap();
            socket.hello(&id, Some(Lang::En)).await.unwrap();
            sockets.push(socket);
        }
        Self { mirror, sockets }
    }

    async fn play(&mut self, seat: Seat, mv: &Value, id: u32) {
        let socket = &mut self.sockets[seat.index()];
        let decision = socket.seen.turn.decision.expect("the seat is asked");
        socket.say(&ClientMessage::Command { id, decision, mv: mv.clone() }).await.unwrap();
        let answer = socket.answer(id).await.unwrap();
        assert!(matches!(answer, ServerMessage::Ack { .. }), "{answer:?}");
        self.mirror.play(seat, mv, Stamp::default(), Lang::En).unwrap();
    }
}

/// People at a server.
pub(crate) async fn people(server: &quintain_server::Running, count: usize) -> Vec<Client> {
    let mut clients = Vec::new();
    for name in &["A", "B", "C", "D"][..count] {
        clients.push(Client::guest(server.address, name).await.unwrap());
    }
    clients
}

/// What was compared.
#[derive(Default)]
struct Compared {
    /// Messages to the viewer.
    messages: usize,
    /// Pairs of games or moves that differ, though not to the viewer.
    different: usize,
}

/// Plays both games on, alike in the eyes of the viewer, as long as that can be done.
async fn compare(
    server: &quintain_server::Running,
    kind: &Kind,
    clients: &mut [Client],
    (log, twin): (Log, Log),
    viewer: Viewer,
    luck: &mut fastrand::Rng,
) -> Compared {
    let mut compared = Compared { different: usize::from(log != twin), ..Compared::default() };
    let mut one = Game::new(server, kind, clients, &log).await;
    let mut other = Game::new(server, kind, clients, &twin).await;
    let eyes = if let Viewer::Seat(seat) = viewer { seat.index() } else { clients.len() };
    for id in 1.. {
        // What the viewer has heard is the same in both games, byte for byte.
        let mut heard = Vec::new();
        for game in [&mut one, &mut other] {
            for (who, socket) in game.sockets.iter_mut().enumerate() {
                let messages = drain(socket, id).await;
                if who == eyes {
                    heard.push(messages);
                }
            }
        }
        if let Some(differ) = (0..heard[0].len().max(heard[1].len())).find(|n| heard[0].get(*n) != heard[1].get(*n)) {
            panic!("{viewer:?}, step {id}:\n{:?}\n{:?}", heard[0].get(differ), heard[1].get(differ));
        }
        compared.messages += heard[0].len();
        let Next::Decide { seats, .. } = one.mirror.next() else { break };
        let Some(seat) = seats.first() else { break };
        // The same move, or one that the viewer cannot tell from it.
        let legal = one.mirror.legal(seat);
        let mut pair = None;
        for _ in 0..40 {
            let mv = legal[luck.usize(..legal.len())].clone();
            let step = |table: &dyn AnyTable, mv: &Value| {
                let entry = Logged { entry: Entry::Move { seat, play: mv.clone() }, stamp: Stamp::default() };
                seen(table.fork().as_mut(), &entry, viewer)
            };
            let expected = step(one.mirror.as_ref(), &mv);
            let alike = |twin: &Value| step(other.mirror.as_ref(), twin) == expected;
            let candidates: Vec<Value> = other.mirror.legal(seat).into_iter().filter(alike).collect();
            if !candidates.is_empty() {
                let twin = candidates[luck.usize(..candidates.len())].clone();
                compared.different += usize::from(twin != mv);
                pair = Some((mv, twin));
                break;
            }
        }
        let Some((mv, twin)) = pair else { break };
        one.play(seat, &mv, 1000 + id).await;
        other.play(seat, &twin, 1000 + id).await;
        if one.mirror.next().deciders().is_empty() {
            break;
        }
    }
    compared
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_viewer_may_not_know_is_in_no_message_to_them() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let (kind, mut clients) = (Kind::hearts(), people(&server, 4).await);
    let mut luck = fastrand::Rng::with_seed(21);
    let mut compared = 0;
    for round in 0..15 {
        let viewer = if round % 5 == 4 { Viewer::SPECTATOR } else { Viewer::Seat(Seat::new(round % 5)) };
        let first = Seat::new(round % 5 % 4);
        let twins = twin_deals(&kind, &[], viewer, first, &mut luck).unwrap();
        compared += compare(&server, &kind, &mut clients, twins, viewer, &mut luck).await.messages;
    }
    assert!(compared > 100, "{compared}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nor_in_any_round_of_a_match() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let (kind, mut clients) = (Kind::hearts(), people(&server, 4).await);
    let mut luck = fastrand::Rng::with_seed(22);
    let (mut rounds, mut compared) = (0, 0);
    for _ in 0..2 {
        let (log, deals) = recorded(&kind, &mut luck);
        assert!(deals.len() > 4, "a match has several rounds: {deals:?}");
        for (number, deal) in deals.into_iter().enumerate() {
            // Through the eyes of the seat that is dealt to first, or of somebody who looks on.
            let mut after = kind.table_at(&log[..=deal]);
            while let (Next::Chance(_), Some(entry)) = (after.next(), log.get(after.len())) {
                after.apply(entry).unwrap();
            }
            let first = after.view(Viewer::EVERYTHING)["first"].as_u64().map_or(0, |seat| seat as usize);
            let viewer = if number % 3 == 2 { Viewer::SPECTATOR } else { Viewer::Seat(Seat::new(first)) };
            let Some(twins) = twin_deals(&kind, &log[..deal], viewer, Seat::new(first), &mut luck) else { continue };
            rounds += 1;
            compared += compare(&server, &kind, &mut clients, twins, viewer, &mut luck).await.messages;
        }
    }
    assert!(rounds > 6 && compared > 100, "{rounds} rounds, {compared} messages");
    server.stop().await;
}

/// A game of this kind, looked at through each seat's eyes and a spectator's: deals and choices that they cannot tell
/// apart.
async fn nothing_leaks(kind: &Kind, seed: u64) {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut clients = people(&server, kind.seats).await;
    let mut luck = fastrand::Rng::with_seed(seed);
    let (log, deals) = recorded(kind, &mut luck);
    let mut all = Compared::default();
    let mut looks = 0;
    for number in 0..60 {
        let seat = number % (kind.seats + 1);
        let viewer = if seat == kind.seats { Viewer::SPECTATOR } else { Viewer::Seat(Seat::new(seat)) };
        // By turns a deal, and a position in which somebody may choose what others do not see.
        let twins = if number % 2 == 0 {
            let deal = deals[luck.usize(..deals.len())];
            let Some(twins) = twin_deals(kind, &log[..deal], viewer, Seat::new(0), &mut luck) else { continue };
            twins
        } else {
            let before = log[..luck.usize(..log.len())].to_vec();
            let sealed = |next| matches!(next, Next::Decide { seats, .. } if seats.len() > 1);
            if !sealed(kind.table_at(&before).next()) {
                continue;
            }
            (before.clone(), before)
        };
        // The game is over, or luck has the word.
        if kind.table_at(&twins.0).next().deciders().is_empty() {
            continue;
        }
        let seen = compare(&server, kind, &mut clients, twins, viewer, &mut luck).await;
        all = Compared { messages: all.messages + seen.messages, different: all.different + seen.different };
        looks += 1;
        if looks >= 12 && all.different >= 4 {
            break;
        }
    }
    let Compared { messages, different } = all;
    assert!(messages > 20 && different > 0, "{}: {looks} looks, {messages} messages, {different} differ", kind.game);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nor_in_glory() {
    nothing_leaks(&Kind::preset("glory", "pas-darmes-2"), 34).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nor_in_crown_of_emara() {
    nothing_leaks(&Kind::preset("emara", "players-2"), 28).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nor_in_knight() {
    nothing_leaks(&Kind::preset("knight", "war-2"), 25).await;
}
