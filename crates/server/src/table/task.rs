//! The task that owns a table.

use super::advice::Advising;
use super::broadcast::Connection;
use super::calling::Called;
use super::live::Live;
use super::mailbox::{Act, Ask, Command, ReplyTo, Visitor};
use super::recent::{Late, Recent};
use super::takeback::Pleading;
use crate::clock::now;
use crate::error::{Failure, Granted};
use crate::hall::Hall;
use crate::limits::Bucket;
use crate::protocol::socket::{ClientMessage, ServerMessage};
use crate::protocol::tables::Seeker;
use crate::store::Also;
use quintain_core::{Lang, MAX_SEATS, Seat, Viewer};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};

/// A table's task.
pub(super) struct Task {
    pub(super) hall: Hall,
    pub(super) live: Live,
    pub(super) connections: BTreeMap<u64, Connection>,
    /// The connection whose message is being answered. It is told of a step last: what it is told and its answer
    /// leave together.
    pub(super) asking: Option<u64>,
    /// What everybody sees since the last step: the next one begins with it. Nothing if the table was taken anew
    /// from the store, or rests.
    pub(super) views: Before,
    /// The latest steps, if anybody has arrived since they were last lost.
    pub(super) recent: Option<Recent>,
    /// The table as those see it who look on later than it happens.
    pub(super) late: Option<Late>,
    /// The decision that a bot is thinking about, for each seat.
    pub(super) thinking: [Option<u32>; MAX_SEATS],
    /// What the bot of each seat will do next, and how long the record is then: nothing may come between.
    pub(super) planned: [(usize, Vec<Value>); MAX_SEATS],
    /// Questions that wait for an adviser.
    pub(super) advising: Vec<Advising>,
    /// A bot plays for the person in this seat until they come back.
    pub(super) stand_in: [bool; MAX_SEATS],
    /// When the person in this seat was last seen, if they are not here.
    pub(super) absent_since: [u64; MAX_SEATS],
    /// When another process last said that the person is connected there.
    pub(super) elsewhere: [u64; MAX_SEATS],
    /// A seat asks to take its move back.
    pub(super) pleading: Option<Pleading>,
    /// How the game stood when the others denied this seat's plea: it does not ask twice.
    pub(super) denied: [Option<u64>; MAX_SEATS],
    pub(super) chat_limits: HashMap<String, Bucket>,
    pub(super) last_chat: Option<u64>,
    /// How many look on.
    pub(super) watchers: u32,
    /// The same, as everybody was last told, and when.
    pub(super) told_watchers: (u32, u64),
    /// What people who are not here were called for.
    pub(super) called: Called,
    /// How the table stood when it noted for whom it waits.
    pub(super) noted: Option<(usize, i64, usize, [bool; MAX_SEATS])>,
    /// Those who look on and ask for a seat.
    pub(super) seekers: Vec<Seeker>,
    /// To whom the host has said no.
    pub(super) turned_down: HashSet<String>,
    /// The task's own address.
    pub(super) me: mpsc::Sender<Ask>,
    /// When a bot or a person last did something here.
    active: Instant,
    announced: u64,
    /// The store has refused something: nothing is tried again before this.
    pub(super) rests_until: Option<Instant>,
    /// What is in memory may never have been stored, and the store does not answer: nobody may see it.
    pub(super) broken: bool,
}

/// A table at which nobody moves for so long keeps no views.
const RESTS: Duration = Duration::from_secs(30);

/// After the store has refused something nothing is tried again for so long.
const RETRY: Duration = Duration::from_secs(1);

/// What everybody saw before a step: one view, as JSON text, for each viewer that is connected.
pub(super) type Before = Vec<(Viewer, Box<str>)>;

/// Runs a table until it is idle. `Err` is told to everybody who asked for it meanwhile.
pub async fn run(hall: Hall, id: String, me: mpsc::Sender<Ask>, mut inbox: mpsc::Receiver<Ask>) {
    let begun = std::time::Instant::now();
    let loaded = Live::load(hall.store(), hall.registry(), &id).await;
    hall.metrics().wake_times.add(begun.elapsed());
    match loaded {
        Ok(live) => {
            let now = now();
            let mut task = Task {
                hall: hall.clone(),
                broken: false,
                called: Called::at(&live),
                noted: None,
                seekers: Vec::new(),
                turned_down: HashSet::new(),
                live,
                connections: BTreeMap::new(),
                asking: None,
                views: Before::new(),
                recent: None,
                late: None,
                thinking: [None; MAX_SEATS],
                planned: Default::default(),
                advising: Vec::new(),
                stand_in: [false; MAX_SEATS],
                absent_since: [now; MAX_SEATS],
                elsewhere: [0; MAX_SEATS],
                pleading: None,
                denied: [None; MAX_SEATS],
                chat_limits: HashMap::new(),
                last_chat: None,
                watchers: 0,
                told_watchers: (0, 0),
                me,
                active: Instant::now(),
                announced: 0,
                rests_until: None,
            };
            task.display(task.latest_at());
            task.note_turns();
            if let Err(failure) = task.serve(&mut inbox).await {
                task.goodbye(&failure);
                turn_away(&hall, &id, &mut inbox, &failure);
                return;
            }
        }
        Err(failure) => {
            turn_away(&hall, &id, &mut inbox, &failure);
            return;
        }
    }
    // From here on a letter for this table wakes it anew.
    hall.forget(&id);
    inbox.close();
    while let Some(ask) = inbox.recv().await {
        hall.send(&id, ask).await;
    }
}

/// Tells everybody who has written that the table cannot be had.
fn turn_away(hall: &Hall, id: &str, inbox: &mut mpsc::Receiver<Ask>, failure: &Failure) {
    hall.forget(id);
    inbox.close();
    while let Ok(ask) = inbox.try_recv() {
        match ask {
            Ask::Hello(hello) => {
                let goodbye = ServerMessage::Goodbye { problem: (*failure.problem).clone() };
                let _ = hello.out.try_send(super::broadcast::text(&goodbye));
            }
            Ask::Once(_, _, _, reply) => {
                let _ = reply.send(ServerMessage::Goodbye { problem: (*failure.problem).clone() });
            }
            Ask::Act(_, _, reply) => {
                let _ = reply.send(Err(failure.clone()));
            }
            _ => {}
        }
    }
}

impl Task {
    /// Serves until the table is idle (`Ok`) or cannot go on (`Err`).
    async fn serve(&mut self, inbox: &mut mpsc::Receiver<Ask>) -> Granted<()> {
        let mut alarm = pin!(sleep(self.next_wake()));
        loop {
            self.wake_bots();
            self.drop_stale_advice();
            // An alarm that rings too early does no harm, and most steps need not touch it.
            let wake = tokio::time::Instant::now() + self.next_wake();
            if alarm.is_elapsed() || wake < alarm.deadline() {
                alarm.as_mut().reset(wake);
            }
            // The alarm first: a flood of letters must not stop the clocks.
            tokio::select! {
                biased;
                () = &mut alarm => self.tick().await?,
                ask = inbox.recv() => match ask {
                    None => return Ok(()),
                    Some(Ask::Stop) => {
                        let stopping = Failure::conflict("server-stopping", "the server is being restarted");
                        return Err(stopping);
                    }
                    Some(ask) => self.answer(ask).await?,
                },
            }
            self.settle_sealed().await?;
            self.settle_plea().await?;
            self.call_absent();
            self.note_turns();
            if self.is_idle() && inbox.is_empty() {
                let due = self.live.row.due.is_some().then_some(Also::Due(self.live.row.due));
                let last: Vec<_> = due.into_iter().chain(self.live.worth_keeping(None)).collect();
                // What is not noted now is worked out again when the table wakes.
                if !last.is_empty()
                    && let Err(error) = self.hall.store().note(&self.live.row.id, &last).await
                {
                    tracing::warn!(%error, table = self.live.row.id, "a table left memory without a note");
                }
                return Ok(());
            }
        }
    }

    fn is_idle(&self) -> bool {
        self.connections.is_empty()
            && self.thinking.iter().all(Option::is_none)
            && self.advising.is_empty()
            && self.active.elapsed() >= self.hall.config().idle
    }

    /// How long nothing needs to be done.
    fn next_wake(&self) -> Duration {
        let now = now();
        let mut wake = now + 60_000;
        for seat in self.waiting_for_people() {
            if let Some(deadline) = self.live.turns.deadline(seat) {
                wake = wake.min(deadline);
            }
            if let Some(grace) = self.grace_ends(seat) {
                wake = wake.min(grace);
            }
        }
        if self.connections.values().any(|connection| connection.delay.is_some()) {
            wake = wake.min(now + 1_000);
        }
        if let Some(due) = self.watchers_due() {
            wake = wake.min(due);
        }
        if self.hall.several_processes() && !self.connections.is_empty() {
            wake = wake.min(self.announced + 10_000);
        }
        if let Some(until) = self.rests_until {
            wake = wake.min(now + until.saturating_duration_since(Instant::now()).as_millis() as u64 + 1);
        }
        if self.connections.is_empty() {
            let left = self.hall.config().idle.saturating_sub(self.active.elapsed());
            wake = wake.min(now + left.as_millis() as u64 + 1);
        }
        Duration::from_millis(wake.saturating_sub(now).max(1))
    }

    async fn tick(&mut self) -> Granted<()> {
        let now = now();
        self.rests_until = self.rests_until.filter(|until| *until > Instant::now());
        if self.active.elapsed() >= RESTS {
            self.views = Before::new();
        }
        let late: Vec<Seat> = self
            .waiting_for_people()
            .into_iter()
            .filter(|seat| {
                let timed_out = self.live.turns.deadline(*seat).is_some_and(|deadline| deadline <= now);
                timed_out || self.grace_ends(*seat).is_some_and(|end| end <= now)
            })
            .collect();
        for seat in &late {
            self.stand_in[seat.index()] = true;
        }
        if !late.is_empty() || self.watchers_due().is_some_and(|due| due <= now) {
            self.tell_table();
        }
        self.tell_delayed()?;
        if self.hall.several_processes() && self.announced + 10_000 <= now {
            self.announced = now;
            self.announce_presence().await?;
        }
        Ok(())
    }

    async fn answer(&mut self, ask: Ask) -> Granted<()> {
        match ask {
            Ask::Hello(hello) => self.hello(*hello).await,
            Ask::Bye(connection) => {
                self.bye(connection);
                Ok(())
            }
            Ask::Message(number, message) => {
                let Some(connection) = self.connections.get(&number) else { return Ok(()) };
                let (visitor, lang) = (Arc::clone(&connection.visitor), connection.lang);
                self.asking = Some(number);
                let answered = self.message(&visitor, lang, *message, ReplyTo::Connection(number)).await;
                self.asking = None;
                answered
            }
            Ask::Move(number, command) => {
                let Some(connection) = self.connections.get(&number) else { return Ok(()) };
                let (visitor, lang) = (Arc::clone(&connection.visitor), connection.lang);
                self.asking = Some(number);
                let answered = self.command(&visitor, lang, command, ReplyTo::Connection(number)).await;
                self.asking = None;
                answered
            }
            Ask::Once(visitor, lang, message, reply) => {
                self.message(&visitor, lang, *message, ReplyTo::Once(reply)).await
            }
            Ask::Act(person, act, reply) => {
                self.active = Instant::now();
                let done = match (&*person, &*act) {
                    (_, Act::Look | Act::Glance(_)) => Ok(()),
                    (None, _) => Err(Failure::nobody()),
                    (Some(person), act) => self.act(person, act).await,
                };
                let mut info = done.map(|()| self.info((*person).as_ref().map(|person| person.id.as_str())));
                if let (Ok(info), Act::Glance(lang)) = (&mut info, &*act) {
                    info.latest = self.latest_for(info.you.seat, *lang);
                }
                let _ = reply.send(info);
                self.whole()
            }
            Ask::Chosen { seat, decision, bot, moves, line } => self.bot_moves(seat, decision, &bot, moves, line).await,
            Ask::Suggested { to, id, bot, suggestion } => {
                self.suggested(to, id, bot, suggestion);
                Ok(())
            }
            Ask::Advised { to, id, about, advice } => {
                self.advised(to, id, about, advice);
                Ok(())
            }
            Ask::News(news) => self.hear(news).await,
            Ask::Show(shown) => {
                self.display(self.latest_at());
                let _ = shown.send(());
                Ok(())
            }
            Ask::Look | Ask::Stop => self.tick().await,
            #[cfg(test)]
            Ask::Inspect(inspector) => {
                inspector(&self.live);
                Ok(())
            }
        }
    }

    /// One message of a client. `Err` only if the table cannot go on.
    async fn message(
        &mut self,
        visitor: &Visitor,
        lang: Option<Lang>,
        message: ClientMessage,
        to: ReplyTo,
    ) -> Granted<()> {
        let message = match message {
            ClientMessage::Command { id, decision, mv } => {
                let mv = mv.to_string().into();
                return self.command(visitor, lang, Command { id, decision, mv }, to).await;
            }
            other => other,
        };
        let person = visitor.person.as_ref();
        let seat = person.and_then(|person| self.live.meta().seat_of(&person.id));
        let id = match &message {
            ClientMessage::Hello { .. } => return Ok(()),
            ClientMessage::Command { id, .. }
            | ClientMessage::Undo { id, .. }
            | ClientMessage::Plead { id, .. }
            | ClientMessage::Say { id, .. }
            | ClientMessage::Lines { id }
            | ClientMessage::Chat { id, .. }
            | ClientMessage::Hint { id, .. }
            | ClientMessage::Rehearse { id, .. }
            | ClientMessage::Advise { id, .. }
            | ClientMessage::Ping { id } => *id,
        };
        if let ClientMessage::Ping { id } = message {
            self.reply(to, ServerMessage::Pong { id });
            return Ok(());
        }
        self.active = Instant::now();
        let seated = seat.ok_or_else(no_seat);
        let done = match (message, seated) {
            (ClientMessage::Chat { text, .. }, _) => match person {
                Some(person) => self.chat(person, seat, &text).await,
                None => Err(Failure::nobody()),
            },
            (_, Err(failure)) => Err(failure),
            (ClientMessage::Undo { number, .. }, Ok(seat)) => {
                self.back(seat);
                self.undo(seat, number, person.map(|person| person.id.as_str())).await
            }
            (ClientMessage::Plead { number, agree, .. }, Ok(seat)) => {
                self.back(seat);
                self.plead(seat, number, agree).await
            }
            (ClientMessage::Say { line, .. }, Ok(seat)) => {
                self.say(seat, &line, person.map(|person| person.id.as_str()), lang.unwrap_or_default()).await
            }
            (ClientMessage::Lines { .. }, Ok(seat)) => {
                let lines = self.sayable(seat, lang);
                self.reply(to, ServerMessage::Lines { id, lines });
                return Ok(());
            }
            (ClientMessage::Hint { bot, .. }, Ok(seat)) => {
                if let Err((to, failure)) = self.hint(seat, bot, id, lang, to) {
                    self.reply(to, ServerMessage::Refused { id, problem: *failure.problem });
                }
                return Ok(());
            }
            (ClientMessage::Advise { decision, topic, question, .. }, Ok(seat)) => {
                let question = question.unwrap_or_default();
                if let Err((to, failure)) = self.advise(seat, decision, topic, question, (id, lang), to) {
                    self.reply(to, ServerMessage::Refused { id, problem: *failure.problem });
                }
                return Ok(());
            }
            (ClientMessage::Rehearse { decision, line, .. }, Ok(seat)) => {
                let answer = match self.rehearse(seat, decision, &line, lang) {
                    Ok(rehearsal) => ServerMessage::Rehearsal { id, rehearsal },
                    Err(failure) => ServerMessage::Refused { id, problem: *failure.problem },
                };
                self.reply(to, answer);
                return Ok(());
            }
            (ClientMessage::Hello { .. } | ClientMessage::Ping { .. } | ClientMessage::Command { .. }, Ok(_)) => {
                return Ok(());
            }
        };
        self.done(id, done, to)
    }

    /// A move of a client. `Err` only if the table cannot go on.
    async fn command(&mut self, visitor: &Visitor, lang: Option<Lang>, command: Command, to: ReplyTo) -> Granted<()> {
        self.active = Instant::now();
        let Command { id, decision, mv } = command;
        let person = visitor.person.as_ref();
        let done = match person.and_then(|person| self.live.meta().seat_of(&person.id)) {
            Some(seat) => {
                self.back(seat);
                let stamp = super::live::stamp(now(), person.map(|person| person.id.as_str()));
                self.play(seat, decision, &mv, stamp, lang.unwrap_or_default()).await
            }
            None => Err(no_seat()),
        };
        self.done(id, done, to)
    }

    /// Answers a message that may have changed the table.
    fn done(&mut self, id: u32, done: Granted<usize>, to: ReplyTo) -> Granted<()> {
        match done {
            Ok(number) => self.reply(to, ServerMessage::Ack { id, number }),
            // Nobody knows whether it was done, and nobody is told that it was not.
            Err(_) if self.broken => {}
            Err(failure) => self.reply(to, ServerMessage::Refused { id, problem: *failure.problem }),
        }
        self.whole()
    }

    /// The store has refused something: bots and sealed choices wait a moment before they try again.
    pub(super) fn rest(&mut self) {
        self.rests_until = Some(Instant::now() + RETRY);
    }

    /// Can the table go on?
    pub(super) fn whole(&self) -> Granted<()> {
        if self.broken { Err(Failure::unavailable()) } else { Ok(()) }
    }
}

fn no_seat() -> Failure {
    Failure::forbidden("no-seat", "you have no seat at this table")
}
