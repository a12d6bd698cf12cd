//! The world of one seed: what happens in it, and what is checked after each thing.

use super::person::{Actor, Line};
use super::reference::Reference;
use super::{Injected, run};
use crate::config::Config;
use crate::hall::{Callers, Hall};
use crate::protocol::socket::ClientMessage;
use crate::protocol::tables::{ClockRule, NewTable, SeatWish, Status};
use crate::store::memory::{Disk, Faults, Memory};
use crate::store::{Dialect, Store};
use crate::table::mailbox::{Act, Ask, Hello, Visitor, out};
use quintain_core::Lang;
use quintain_core::registry::Registry;
use serde_json::Value;
use std::cell::RefCell;
use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::sleep;

thread_local! {
    /// The story of the latest seed on this thread, to compare two runs.
    static STORY: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// What a seed comes to, without running it for its faults.
pub(super) struct Plan;

impl Plan {
    /// The story of a seed.
    pub(super) fn told(seed: u64, registry: &Registry) -> Vec<String> {
        let _ = run(seed, registry);
        STORY.with_borrow(Clone::clone)
    }
}

struct Process {
    hall: Hall,
    memory: Memory,
}

/// One server that restarts, or two that share a database; three people, or two and a bot.
pub(super) struct World {
    luck: fastrand::Rng,
    registry: Registry,
    dialect: Dialect,
    disk: Arc<Mutex<Disk>>,
    processes: Vec<Process>,
    people: Vec<Actor>,
    table: String,
    reference: Reference,
    injected: Injected,
    clock: u64,
}

fn config() -> Config {
    Config {
        bot_pace: Duration::from_millis(100),
        grace: Duration::from_secs(20),
        idle: Duration::from_secs(2),
        ..Config::default()
    }
}

async fn process(registry: &Registry, disk: &Arc<Mutex<Disk>>, dialect: Dialect) -> Process {
    let memory = Memory::new(Arc::clone(disk), dialect);
    loop {
        if let Ok(hall) =
            Hall::new(config(), registry.clone(), Store::simulated(memory.clone()), Callers::default()).await
        {
            return Process { hall, memory };
        }
    }
}

impl World {
    pub(super) async fn new(seed: u64, registry: Registry) -> Self {
        STORY.with_borrow_mut(Vec::clear);
        let mut luck = fastrand::Rng::with_seed(seed ^ 0x005e_a1ed);
        let mut disk = Disk::default();
        disk.luck = luck.fork();
        let disk = Arc::new(Mutex::new(disk));
        let two = luck.u8(..3) == 0;
        let dialect = if two { Dialect::Postgres } else { Dialect::Sqlite };
        let mut processes = Vec::new();
        for _ in 0..=usize::from(two) {
            processes.push(process(&registry, &disk, dialect).await);
        }
        let with_bot = luck.u8(..3) == 0;
        let names = ["Anna", "Boris", "Cecil"];
        let people: Vec<Actor> = names
            .iter()
            .take(if with_bot { 2 } else { 3 })
            .zip(0..)
            .map(|(name, seat)| Actor::new(name, seat))
            .collect();
        let mut seats = vec![SeatWish::Me];
        if with_bot {
            seats.extend([SeatWish::Open, SeatWish::Bot("random".to_owned())]);
        }
        let clock = match luck.u8(..3) {
            0 => ClockRule::Bank { seconds: 60, increment: 5 },
            1 => ClockRule::Days { days: 1 },
            _ => ClockRule::None,
        };
        let wanted: NewTable = serde_json::from_value(serde_json::json!({
            "game": "stakes", "options": { "rounds": 4 }, "seats": seats, "clock": clock, "start_when_full": true,
        }))
        .unwrap();
        let hall = processes[0].hall.clone();
        let table = hall.open(&wanted, &people[0].person).await.unwrap();
        for person in &people[1..] {
            hall.act(&table, Some(person.person.clone()), Act::Join(crate::protocol::tables::Join::default()))
                .await
                .unwrap();
        }
        let row = hall.store().table(&table).await.unwrap().unwrap();
        assert_eq!(row.meta.status, Status::Running);
        let reference = Reference::new(&table, registry.game("stakes").unwrap().as_ref(), &row.meta);
        let injected = Injected::new();
        let clock = 1_700_000_000_000;
        Self { luck, registry, dialect, disk, processes, people, table, reference, injected, clock }
    }

    pub(super) fn injected(&self) -> Injected {
        let mut all = self.injected.clone();
        super::add(&mut all, self.processes[0].memory.disk().injected.clone());
        all
    }

    #[allow(clippy::unused_self)] // The story of this world, kept where it outlives a panic.
    pub(super) fn story(&self) -> Vec<String> {
        STORY.with_borrow(|story| story[story.len().saturating_sub(40)..].to_vec())
    }

    fn tell(&self, line: impl std::fmt::Display) {
        let length = self.processes[0].memory.disk().length(&self.table);
        STORY.with_borrow_mut(|story| story.push(format!("{length:3} {line}")));
    }

    fn count(&mut self, kind: &'static str) {
        *self.injected.entry(kind).or_default() += 1;
    }

    /// Everything that happens to this world.
    pub(super) async fn live(&mut self) -> Result<(), String> {
        for person in 0..self.people.len() {
            self.connect(person).await;
        }
        for round in 0..5 {
            for _ in 0..self.luck.usize(10..30) {
                self.something().await;
                sleep(Duration::from_millis(self.luck.u64(..60))).await;
                self.check().await?;
                if self.reference.is_over() {
                    break;
                }
            }
            self.heal(round).await?;
            if self.reference.is_over() {
                return Ok(());
            }
        }
        Ok(())
    }

    async fn something(&mut self) {
        let person = self.luck.usize(..self.people.len());
        match self.luck.u32(..100) {
            0..42 => self.choose(person).await,
            42..56 => self.undo(person).await,
            56..62 => self.plead(person).await,
            62..67 => self.chat(person).await,
            67..73 => {
                if let Some(line) = self.people[person].line.take() {
                    let hall = self.processes[line.process].hall.clone();
                    self.tell(format!("{} hangs up", self.people[person].person.name));
                    self.people[person].hang_up();
                    self.post(&hall, Ask::Bye(line.connection)).await;
                }
            }
            73..84 => self.connect(person).await,
            84..88 => self.kill().await,
            88..95 => self.trouble(),
            95..97 => {
                self.tell("hours pass".to_owned());
                self.count("hours pass");
                sleep(Duration::from_secs(self.luck.u64(30..8_000))).await;
            }
            _ => sleep(Duration::from_secs(self.luck.u64(1..6))).await,
        }
    }

    /// Carries a letter to a process. One that is too busy for minutes does not get it.
    async fn post(&self, hall: &Hall, ask: Ask) {
        let _ = tokio::time::timeout(Duration::from_secs(100), hall.send(&self.table, ask)).await;
    }

    async fn say(&mut self, person: usize, message: ClientMessage) {
        let actor = &mut self.people[person];
        let Some(line) = &actor.line else { return };
        if let ClientMessage::Command { decision, mv, .. } = &message {
            actor.sent.push((*decision, mv.clone()));
        }
        let (hall, connection) = (self.processes[line.process].hall.clone(), line.connection);
        actor.pending = Some(message.clone());
        self.tell(format!("{} says {}", self.people[person].person.name, serde_json::to_string(&message).unwrap()));
        self.post(&hall, Ask::Message(connection, Box::new(message))).await;
    }

    fn id(&mut self, person: usize) -> u32 {
        self.people[person].next_id += 1;
        self.people[person].next_id
    }

    async fn choose(&mut self, person: usize) {
        let actor = &self.people[person];
        if let Some(pending) = actor.pending.clone() {
            if matches!(pending, ClientMessage::Command { .. }) {
                self.say(person, pending).await;
            }
            return;
        }
        let turn = &actor.seen.turn;
        let (Some(decision), false) = (turn.decision, turn.offers.is_empty()) else { return };
        // A choice that was made is changed now and then.
        if turn.chosen.is_some() && self.luck.u8(..4) > 0 {
            return;
        }
        let mv: Value = turn.offers[self.luck.usize(..turn.offers.len())].mv.clone();
        let id = self.id(person);
        self.say(person, ClientMessage::Command { id, decision, mv }).await;
    }

    async fn undo(&mut self, person: usize) {
        let actor = &self.people[person];
        if actor.pending.is_none() && actor.seen.turn.may_undo {
            let number = actor.seen.number;
            let id = self.id(person);
            self.say(person, ClientMessage::Undo { id, number }).await;
        }
    }

    async fn plead(&mut self, person: usize) {
        let actor = &self.people[person];
        let asked = actor.seen.table.as_ref().is_some_and(|table| table.plea.is_some());
        if actor.pending.is_none() && (asked || actor.seen.turn.may_plead) {
            let (number, agree) = (actor.seen.number, !asked || self.luck.u8(..4) > 0);
            let id = self.id(person);
            self.say(person, ClientMessage::Plead { id, number, agree }).await;
        }
    }

    async fn chat(&mut self, person: usize) {
        if self.people[person].pending.is_none() {
            let id = self.id(person);
            let text = format!("line {id} of {}", self.people[person].person.name);
            self.say(person, ClientMessage::Chat { id, text }).await;
        }
    }

    /// Comes, or comes back, perhaps to another process and perhaps without memory.
    async fn connect(&mut self, person: usize) {
        let process = self.luck.usize(..self.processes.len());
        let hall = self.processes[process].hall.clone();
        let connection = hall.connection();
        let (out, receive) = out();
        let fresh = self.luck.u8(..3) == 0;
        let actor = &mut self.people[person];
        let old = actor.line.take();
        actor.hang_up();
        let known = (!fresh && !actor.seen.print.is_empty()).then(|| actor.seen.clone());
        let hello = Hello {
            connection,
            visitor: Visitor { person: Some(actor.person.clone()), muted: HashSet::new() },
            lang: (self.luck.u8(..2) == 0).then_some(Lang::En),
            last: known.as_ref().map(|seen| seen.number),
            print: known.as_ref().map(|seen| seen.print.clone()),
            last_chat: known.as_ref().map(|seen| seen.last_chat),
            out,
        };
        if known.is_none() {
            actor.seen = crate::client::Seen::default();
        }
        actor.line = Some(Line { process, connection, out: receive });
        self.tell(format!("{} comes to process {process}", self.people[person].person.name));
        if let Some(old) = old {
            let hall = self.processes[old.process].hall.clone();
            self.post(&hall, Ask::Bye(old.connection)).await;
        }
        self.post(&hall, Ask::Hello(Box::new(hello))).await;
        if let Some(pending) = self.people[person].pending.clone() {
            self.say(person, pending).await;
        }
    }

    /// A process is killed and started again; or the whole machine is, and its clock is wrong afterwards.
    async fn kill(&mut self) {
        let all = self.luck.u8(..4) == 0;
        let one = self.luck.usize(..self.processes.len());
        for index in (0..self.processes.len()).filter(|index| all || *index == one) {
            self.tell(format!("process {index} is killed"));
            self.count("kill");
            self.processes[index].memory.kill();
            for actor in &mut self.people {
                if actor.line.as_ref().is_some_and(|line| line.process == index) {
                    actor.hang_up();
                }
            }
        }
        if all || self.processes.len() == 1 {
            let leap = self.luck.i64(-3_600_000..3_600_000);
            self.clock = crate::clock::now().saturating_add_signed(leap);
            crate::clock::simulated::begin(self.clock);
            self.count("clock set");
            self.tell(format!("the clock leaps by {leap} ms"));
        }
        for index in 0..self.processes.len() {
            if all || index == one {
                self.processes[index] = process(&self.registry, &self.disk, self.dialect).await;
            }
        }
    }

    /// The disk begins to fail in some way, or is well again.
    fn trouble(&mut self) {
        let luck = &mut self.luck;
        let faults = match luck.u8(..8) {
            0 => Faults { full: true, ..Faults::default() },
            1 => Faults { lost: luck.u32(50..500), ..Faults::default() },
            2 => Faults { kept: luck.u32(50..500), ..Faults::default() },
            3 => Faults { unread: luck.u32(50..300), ..Faults::default() },
            4 => Faults { slow: luck.u32(20..200), ..Faults::default() },
            5 => Faults { news: luck.u32(50..500), ..Faults::default() },
            6 => Faults { full: false, lost: 60, kept: 60, unread: 40, slow: 10, news: 60 },
            _ => Faults::default(),
        };
        self.tell(format!("{faults:?}"));
        self.processes[0].memory.disk().faults = faults;
    }

    /// Holds everything against the log.
    async fn check(&mut self) -> Result<(), String> {
        self.hear()?;
        if self.luck.u8(..4) > 0 {
            return Ok(());
        }
        for process in &self.processes {
            let (reply, answer) = oneshot::channel();
            let (memory, table) = (process.memory.clone(), self.table.clone());
            let inspector = Box::new(move |live: &crate::table::live::Live| {
                let disk = memory.disk();
                let length = live.length();
                let same = disk.chain_at(&table, live.head.length()).as_deref() == Some(live.head.chain());
                let print = live.table.as_ref().map(|table| table.fingerprint());
                let _ = reply.send((length, live.head.length(), same, disk.length(&table), print));
            });
            self.post(&process.hall, Ask::Inspect(inspector)).await;
            let Ok(Ok((length, head, same, stored, print))) =
                tokio::time::timeout(Duration::from_secs(100), answer).await
            else {
                continue;
            };
            if !same || length != head || length > stored {
                return Err(format!(
                    "memory has {length} entries (head {head}, on the disk: {same}), the store {stored}"
                ));
            }
            if self.dialect == Dialect::Sqlite && length != stored {
                return Err(format!("memory has {length} entries, the store {stored}, and there is no other process"));
            }
            let disk = process.memory.disk();
            self.reference.read(&disk)?;
            if print != self.reference.fingerprint(length) {
                return Err(format!("at {length} memory is not what the log says"));
            }
        }
        self.hear()
    }

    fn hear(&mut self) -> Result<(), String> {
        let disk = self.processes[0].memory.disk();
        self.reference.read(&disk)?;
        for (_, seat, decision, mv) in &self.reference.moves {
            if let Some(actor) = self.people.iter().find(|actor| actor.seat == *seat)
                && !actor.sent.contains(&(*decision, mv.clone()))
            {
                return Err(format!("in decision {decision} {} never chose {mv}", actor.person.name));
            }
        }
        self.people.iter_mut().try_for_each(|actor| actor.hear(&self.table, &disk, &self.reference))
    }

    /// All is well again: everybody comes back, sees what is there, and can go on.
    async fn heal(&mut self, round: u32) -> Result<(), String> {
        self.tell(format!("all is well ({round})"));
        self.processes[0].memory.disk().faults = Faults::default();
        for _ in 0..4 {
            for person in 0..self.people.len() {
                sleep(Duration::from_secs(6)).await;
                self.hear()?;
                if self.people[person].line.is_none() {
                    self.connect(person).await;
                }
            }
        }
        sleep(Duration::from_secs(6)).await;
        self.check().await?;
        let stored = self.reference.length();
        for actor in self.people.iter().filter(|actor| actor.line.is_some()) {
            if actor.seen.number != stored {
                let (name, number) = (&actor.person.name, actor.seen.number);
                return Err(format!("{name} has seen {number}, and {stored} entries are stored"));
            }
            if actor.line.is_some() && matches!(actor.pending, Some(ClientMessage::Command { .. })) {
                return Err(format!("{} is not answered: {:?}", actor.person.name, actor.pending));
            }
        }
        // Whoever is asked answers. If all do, the game goes on.
        for _ in 0..3 {
            if self.reference.is_over() {
                return Ok(());
            }
            let before = self.reference.length();
            for person in 0..self.people.len() {
                if self.people[person].line.is_none() {
                    self.connect(person).await;
                    sleep(Duration::from_secs(2)).await;
                    self.hear()?;
                }
                let actor = &self.people[person];
                let turn = actor.seen.turn.clone();
                if let (Some(decision), Some(offer), None) = (turn.decision, turn.offers.first(), &turn.chosen) {
                    let (id, mv) = (self.id(person), offer.mv.clone());
                    self.say(person, ClientMessage::Command { id, decision, mv }).await;
                }
                sleep(Duration::from_secs(2)).await;
                self.hear()?;
            }
            sleep(Duration::from_secs(20)).await;
            self.hear()?;
            if self.reference.length() == before && !self.reference.is_over() {
                let turns: Vec<_> = self.people.iter().map(|actor| &actor.seen.turn).collect();
                return Err(format!("nobody gets on: {turns:?}"));
            }
        }
        Ok(())
    }
}
