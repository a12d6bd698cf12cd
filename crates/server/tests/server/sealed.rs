//! Sealed decisions: held by the server, changeable until the last arrives, told to nobody.

use crate::common::{Folder, config, people_at};
use quintain_core::data::{DataError, DataRef, Pack};
use quintain_core::registry::{Edition, Registry};
use quintain_core::talk::NoTalk;
use quintain_core::{
    Catalogue, Choices, Describe, Events, Game, Illegal, Lang, Luck, Names, Next, OptionSchema, OptionsError, Outcome,
    Preset, Refusal, Request, Revealed, Seat, SeatSet, Text, Viewer,
};
use quintain_server::client::Socket;
use quintain_server::protocol::socket::{ClientMessage, ServerMessage, Waiting};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Three people show fingers at the same time; a die decides what the sum means. Three rounds.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Fingers {
    #[serde(skip, default = "nothing")]
    data: DataRef<Nothing>,
    shown: [Option<u8>; 3],
    last: [u8; 3],
    die: u32,
    round: u8,
}

struct Nothing;

fn nothing() -> DataRef<Nothing> {
    DataRef(&Nothing)
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NoOptions {}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Show {
    Fingers(u8),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
enum Shown {
    All([u8; 3]),
    Rolled(u32),
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
struct View {
    mine: Option<u8>,
    last: [u8; 3],
    die: u32,
    round: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct TooMany;

impl Refusal for TooMany {
    fn rule(&self) -> &'static str {
        "FIN-01"
    }
}

impl Game for Fingers {
    const ID: &'static str = "fingers";
    const RULES: u32 = 1;
    type Data = Nothing;
    type State = Self;
    type Options = NoOptions;
    type Move = Show;
    type Event = Shown;
    type View = View;
    type Refusal = TooMany;
    type Talk = NoTalk;

    fn load(_: &Pack) -> Result<Nothing, DataError> {
        Ok(Nothing)
    }
    fn new(data: &'static Nothing, _: &NoOptions) -> Result<Self, OptionsError> {
        Ok(Self { data: DataRef(data), shown: [None; 3], last: [0; 3], die: 0, round: 0 })
    }
    fn restore(_: &'static Nothing, state: Self) -> Self {
        state
    }
    fn data(&self) -> &'static Nothing {
        self.data.0
    }
    fn state(&self) -> &Self {
        self
    }
    fn seats(&self) -> usize {
        3
    }
    fn next(&self) -> Next {
        let waiting: SeatSet = Seat::all(3).filter(|seat| self.shown[seat.index()].is_none()).collect();
        match (self.round, waiting.is_empty()) {
            (3, _) => Next::Over(Outcome::ranked("rounds", &[0, 0, 0], &[0, 0, 0], SeatSet::EMPTY)),
            (_, true) => Next::Chance(Request::new("C-DIE", [6])),
            (_, false) => Next::sealed(waiting),
        }
    }
    fn list_moves(&self, _: Seat, moves: &mut impl Choices<Show>) {
        moves.numbers(6, |n| Show::Fingers(n as u8));
    }
    fn play(&mut self, seat: Seat, mv: Show, events: &mut Events<Shown>) -> Result<Revealed, Illegal<TooMany>> {
        let asked = self.next().deciders();
        if !asked.contains(seat) {
            return Err(Illegal::NotAsked { seat, asked });
        }
        let Show::Fingers(n) = mv;
        if n > 5 {
            return Err(Illegal::Refused(TooMany));
        }
        self.shown[seat.index()] = Some(n);
        if self.shown.iter().all(Option::is_some) {
            let all = self.shown.map(Option::unwrap_or_default);
            self.last = all;
            events.all(|| Shown::All(all));
            return Ok(Revealed::TO_ALL);
        }
        Ok(Revealed::NOTHING)
    }
    fn resolve(&mut self, answer: &[u32], events: &mut Events<Shown>) -> Result<Revealed, Illegal<TooMany>> {
        self.die = answer[0];
        self.shown = [None; 3];
        self.round += 1;
        events.all(|| Shown::Rolled(answer[0]));
        Ok(Revealed::TO_ALL)
    }
    fn view(&self, viewer: Viewer) -> View {
        let mine = if let Viewer::Seat(seat) = viewer { self.shown[seat.index()] } else { None };
        View { mine, last: self.last, die: self.die, round: self.round }
    }
    fn determinize(&self, _: Seat, _: &mut dyn Luck) -> Self {
        self.clone()
    }
}

impl Describe for Fingers {
    fn pack() -> Pack {
        Pack::built_in(&[])
    }
    fn names() -> Names {
        Names::default()
    }
    fn seat_range() -> (usize, usize) {
        (3, 3)
    }
    fn options(_: &'static Nothing) -> Vec<OptionSchema> {
        Vec::new()
    }
    fn presets(_: &'static Nothing) -> Vec<Preset> {
        Vec::new()
    }
    fn catalogue(_: &'static Nothing) -> Catalogue {
        Catalogue::new()
    }
    fn move_text(&self, _: Seat, mv: Show, _: Lang) -> Text {
        format!("{mv:?}").into()
    }
    fn event_text(_: &'static Nothing, event: &Shown, _: Lang) -> Text {
        format!("{event:?}").into()
    }
    fn refusal_text(&self, _: &TooMany, _: Lang) -> Text {
        "a hand has five fingers".into()
    }
}

fn registry() -> Registry {
    Registry::new().with(Edition::<Fingers>::new())
}

fn fingers(n: u8) -> Value {
    json!({ "fingers": n })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_choice_can_be_changed_and_survives_a_restart_and_is_told_to_nobody() {
    let folder = Folder::new();
    let server = quintain_server::start(config(folder.database()), registry()).await.unwrap();
    let (table, clients, mut sockets) =
        people_at(&server, &json!({ "game": "fingers", "start_when_full": true }), 3).await;

    // The first chooses, and changes her mind; she alone is told.
    for n in [1, 2, 4] {
        assert!(matches!(sockets[0].command(1, fingers(n)).await.unwrap(), ServerMessage::Ack { .. }));
        assert_eq!(sockets[0].seen.turn.chosen, Some(fingers(n)));
        assert!(sockets[0].seen.turn.decision.is_some());
    }
    assert!(matches!(sockets[0].command(2, fingers(9)).await.unwrap(), ServerMessage::Refused { .. }));
    for socket in &mut sockets[1..] {
        let mut sealed = Vec::new();
        let told = tokio::time::timeout(std::time::Duration::from_millis(200), async {
            loop {
                let text = socket.hear_text().await.unwrap().unwrap();
                if text.starts_with("{\"kind\":\"sealed\"") {
                    sealed.push(text);
                } else {
                    assert!(text.starts_with("{\"kind\":\"table\""), "{text}");
                }
            }
        });
        assert!(told.await.is_err());
        assert_eq!(sealed, [r#"{"kind":"sealed","number":0,"chosen":[0]}"#], "others learn that she has chosen, once");
    }

    // The server is restarted: the choice is still there.
    server.stop().await;
    let server = quintain_server::start(config(folder.database()), registry()).await.unwrap();
    let mut sockets = Vec::new();
    for client in &clients {
        let mut socket = client.at(server.address).socket().await.unwrap();
        socket.hello(&table, None).await.unwrap();
        socket.hear_until(|message| matches!(message, ServerMessage::Snapshot(_))).await.unwrap();
        sockets.push(socket);
    }
    assert_eq!(sockets[0].seen.turn.chosen, Some(fingers(4)));
    assert_eq!(sockets[1].seen.turn.chosen, None);
    for socket in &sockets {
        let Some(Waiting::Decide { chosen, .. }) = &socket.seen.next else { panic!("{:?}", socket.seen.next) };
        assert_eq!(*chosen, [quintain_core::Seat::new(0)]);
    }

    // The others choose, in the other order; then all is shown at once, in the order of the seats.
    for seat in [2, 1] {
        sockets[seat].command(1, fingers(seat as u8)).await.unwrap();
    }
    for socket in &mut sockets {
        while socket.seen.view["round"] != 1 {
            socket.hear().await.unwrap();
        }
        assert_eq!(socket.seen.view["last"], json!([4, 1, 2]));
    }
    let log = server.hall.store().log(&table, 0).await.unwrap();
    let seats: Vec<Value> =
        log.iter().map(|entry| serde_json::to_value(entry).unwrap()["move"]["seat"].clone()).collect();
    assert_eq!(seats[..3], [json!(0), json!(1), json!(2)]);
    assert!(server.hall.store().sealed(&table).await.unwrap().is_empty());

    // A choice for the old decision is known to be done; another one is stale.
    sockets[0].say(&ClientMessage::Command { id: 5, decision: 0, mv: fingers(4) }).await.unwrap();
    assert!(matches!(sockets[0].answer(5).await.unwrap(), ServerMessage::Ack { .. }));
    sockets[0].say(&ClientMessage::Command { id: 6, decision: 0, mv: fingers(3) }).await.unwrap();
    assert!(matches!(sockets[0].answer(6).await.unwrap(), ServerMessage::Refused { .. }));
    server.stop().await;
}

/// Three people at the stakes; the leader has set them.
async fn staked(server: &quintain_server::Running, high: bool) -> (String, Vec<Socket>) {
    let (table, _, mut sockets) = people_at(server, &json!({ "game": "stakes", "start_when_full": true }), 3).await;
    assert!(matches!(sockets[0].command(1, json!({ "high": high })).await.unwrap(), ServerMessage::Ack { .. }));
    for socket in &mut sockets {
        while socket.seen.number < 1 {
            socket.hear().await.unwrap();
        }
    }
    (table, sockets)
}

/// The leader takes the stakes back and sets them otherwise.
async fn thinks_again(sockets: &mut [Socket], high: bool) {
    let number = sockets[0].seen.number;
    sockets[0].say(&ClientMessage::Undo { id: 2, number }).await.unwrap();
    assert!(matches!(sockets[0].answer(2).await.unwrap(), ServerMessage::Ack { .. }));
    assert!(matches!(sockets[0].command(3, json!({ "high": high })).await.unwrap(), ServerMessage::Ack { .. }));
    for socket in sockets {
        while socket.seen.number < 3 {
            socket.hear().await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_choice_dies_with_its_decision_when_another_seat_takes_its_move_back() {
    let folder = Folder::new();
    let server = quintain_server::start(config(folder.database()), crate::common::stakes::registry()).await.unwrap();
    let (table, mut sockets) = staked(&server, false).await;
    for seat in [1, 2] {
        assert!(matches!(sockets[seat].command(1, json!({ "bid": 1 })).await.unwrap(), ServerMessage::Ack { .. }));
        assert_eq!(sockets[seat].seen.turn.chosen, Some(json!({ "bid": 1 })));
    }
    // The same stakes once more: the bids would fit, and yet they were made for another decision.
    thinks_again(&mut sockets, false).await;
    for seat in [1, 2] {
        assert_eq!(sockets[seat].seen.turn.chosen, None, "a bid for stakes that were taken back");
    }
    assert!(server.hall.store().sealed(&table).await.unwrap().is_empty());
    assert!(matches!(sockets[0].command(4, json!({ "bid": 0 })).await.unwrap(), ServerMessage::Ack { .. }));
    assert_eq!(server.hall.store().log(&table, 0).await.unwrap().len(), 3, "nothing is opened before all have bid");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_acknowledged_that_is_not_stored() {
    let folder = Folder::new();
    let server = quintain_server::start(config(folder.database()), crate::common::stakes::registry()).await.unwrap();
    let (table, mut sockets) = staked(&server, false).await;
    for seat in [1, 2] {
        sockets[seat].command(1, json!({ "bid": 1 })).await.unwrap();
    }
    // Now the bids of the others are against the rules: opening them would fail half way.
    thinks_again(&mut sockets, true).await;
    for id in [4, 5] {
        let answer = sockets[0].command(id, json!({ "bid": 4 })).await.unwrap();
        let ServerMessage::Ack { number, .. } = answer else { panic!("{answer:?}") };
        let stored = server.hall.store().log(&table, 0).await.unwrap().len();
        assert!(number <= stored, "number {number} was acknowledged, and {stored} entries are stored");
    }
    for seat in [1, 2] {
        assert!(matches!(sockets[seat].command(6, json!({ "bid": 5 })).await.unwrap(), ServerMessage::Ack { .. }));
    }
    let log = server.hall.store().log(&table, 0).await.unwrap();
    assert_eq!(log.len(), 7, "stakes, taken back, stakes, three bids and a die");
    server.stop().await;
}
