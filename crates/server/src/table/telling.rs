//! What connections are told. Every message for a viewer is made from that viewer's own view and events;
//! viewers with the same eyes and the same language share one.

use super::beat::{Beat, Walk};
use super::mailbox::{Hello, ReplyTo, Visitor};
use super::sight::waiting;
use super::task::{Before, Task};
use crate::error::{Failure, Granted};
use crate::hall::now;
use crate::patch::{changes, print, show_print, text_changes};
use crate::protocol::socket::{Clock, ServerMessage, Snapshot, Turn, Update};
use crate::protocol::tables::{SpectatorRule, Status, TableInfo};
use axum::extract::ws::Utf8Bytes;
use quintain_core::{Audience, Lang, Seat, Viewer};
use serde_json::Value;
use std::fmt::Write as _;
use std::sync::Arc;
use tokio::sync::mpsc;

/// A snapshot tells at most this many lines of the log, and of chat.
const TAIL: usize = 200;

/// Somebody who sees the table.
pub(super) struct Connection {
    pub(super) visitor: Arc<Visitor>,
    pub(super) viewer: Viewer,
    pub(super) lang: Option<Lang>,
    /// For spectators who see the table later than it happens: by how many milliseconds.
    pub(super) delay: Option<u64>,
    /// The number of the last update they were sent.
    last: usize,
    /// The print of the view they have.
    print: u64,
    out: mpsc::Sender<Utf8Bytes>,
}

/// A message as it goes over the wire.
pub(super) fn text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Task {
    /// Somebody wants to see the table.
    pub(super) async fn hello(&mut self, hello: Hello) -> Granted<()> {
        let person = hello.visitor.person.clone();
        let id = person.as_ref().map(|person| person.id.clone());
        let seat = id.as_deref().and_then(|id| self.live.meta().seat_of(id));
        let meta = self.live.meta();
        let running = meta.status == Status::Running;
        let delay = match (seat, meta.spectators) {
            (None, SpectatorRule::None) if running => {
                let problem = *Failure::forbidden("no-spectators", "only those who play may see this table").problem;
                let _ = hello.out.try_send(text(&ServerMessage::Goodbye { problem }));
                return Ok(());
            }
            (None, SpectatorRule::Delayed { seconds }) if running => Some(u64::from(seconds) * 1000),
            _ => None,
        };
        if let (Some(seat), Some(person)) = (seat, person)
            && (self.live.meta().places[seat.index()].person() != Some(&person)
                || self.live.meta().places[seat.index()].left)
        {
            self.welcome_back(seat, &person).await?;
        }
        let viewer = seat.map_or(Viewer::SPECTATOR, Viewer::Seat);
        let mut connection = Connection {
            visitor: Arc::new(hello.visitor),
            viewer,
            lang: hello.lang,
            delay,
            last: hello.last.unwrap_or(usize::MAX),
            print: hello.print.as_deref().and_then(|print| u64::from_str_radix(print, 16).ok()).unwrap_or_default(),
            out: hello.out,
        };
        let upto = self.visible(&connection);
        let chat = self.hall.store().chat(&self.live.row.id, hello.last_chat.unwrap_or(0), TAIL as i64).await?;
        let muted = |line: &crate::protocol::socket::ChatLine| connection.visitor.muted.contains(&line.person);
        let chat: Vec<_> = chat.into_iter().filter(|line| !muted(line)).collect();
        let first = if let Some(update) = self.gap(&connection, upto) {
            connection.last = update.number;
            connection.print = u64::from_str_radix(&update.print, 16).unwrap_or_default();
            let table = Box::new(self.info_for(&connection));
            let mut messages = vec![ServerMessage::Table { table }, ServerMessage::Update(Box::new(update))];
            messages.extend(chat.into_iter().map(|line| ServerMessage::Chat { line }));
            messages
        } else {
            let mut snapshot = self.snapshot(&connection, upto)?;
            snapshot.chat = chat;
            connection.last = snapshot.number;
            connection.print = u64::from_str_radix(&snapshot.print, 16).unwrap_or_default();
            vec![ServerMessage::Snapshot(Box::new(snapshot))]
        };
        for message in first {
            if connection.out.try_send(text(&message)).is_err() {
                return Ok(());
            }
        }
        let returned = seat.is_some_and(|seat| !self.present(seat) || self.stand_in[seat.index()]);
        self.connections.insert(hello.connection, connection);
        self.hall.metrics().connections.add(1);
        if let Some(seat) = seat {
            self.back(seat);
            if returned {
                self.tell_table();
            }
        }
        Ok(())
    }

    /// A connection is gone.
    pub(super) fn bye(&mut self, number: u64) {
        let Some(connection) = self.connections.remove(&number) else { return };
        self.hall.metrics().connections.sub(1);
        if let Viewer::Seat(seat) = connection.viewer
            && !self.present(seat)
        {
            self.absent_since[seat.index()] = now();
            self.tell_table();
        }
    }

    /// The server will hang up on everybody.
    pub(super) fn goodbye(&mut self, failure: &Failure) {
        let message = text(&ServerMessage::Goodbye { problem: (*failure.problem).clone() });
        for (_, connection) in self.connections.drain() {
            let _ = connection.out.try_send(message.clone());
            self.hall.metrics().connections.sub(1);
        }
    }

    /// Answers somebody.
    pub(super) fn reply(&mut self, to: ReplyTo, message: ServerMessage) {
        match to {
            ReplyTo::Connection(number) => self.send(number, text(&message)),
            ReplyTo::Once(reply) => {
                let _ = reply.send(message);
            }
        }
    }

    /// Sends to one connection; one that is too slow is dropped and comes back by itself.
    fn send(&mut self, number: u64, message: Utf8Bytes) {
        let Some(connection) = self.connections.get(&number) else { return };
        if connection.out.try_send(message).is_err() {
            self.bye(number);
        }
    }

    /// Sends to everybody who fits.
    pub(super) fn send_all(&mut self, message: &ServerMessage, fits: impl Fn(&Connection) -> bool) {
        let message = text(message);
        let fitting = self.connections.iter().filter(|(_, connection)| fits(connection)).map(|(number, _)| *number);
        for number in fitting.collect::<Vec<_>>() {
            self.send(number, message.clone());
        }
    }

    /// The table as this person sees it.
    pub(super) fn info(&self, person: Option<&str>) -> TableInfo {
        self.live.info(person, |seat| {
            let left = self.live.meta().places[seat.index()].left;
            (self.present(seat), left || self.stand_in[seat.index()])
        })
    }

    /// The table as somebody at the other end of a connection sees it: those who look on later than it happens do
    /// not learn from it whom the game waits for now.
    fn info_for(&self, connection: &Connection) -> TableInfo {
        let mut info = self.info(connection.visitor.person.as_ref().map(|person| person.id.as_str()));
        if connection.delay.is_some() {
            info.waits_for.clear();
        }
        info
    }

    fn clock_for(&self, connection: &Connection) -> Clock {
        match connection.delay {
            None => self.live.turns.clock(now()),
            Some(_) => Clock { now: now(), seats: Vec::new() },
        }
    }

    /// Everybody is told who sits where.
    pub(super) fn tell_table(&mut self) {
        let numbers: Vec<u64> = self.connections.keys().copied().collect();
        for number in numbers {
            let Some(connection) = self.connections.get(&number) else { continue };
            let message = text(&ServerMessage::Table { table: Box::new(self.info_for(connection)) });
            self.send(number, message);
        }
    }

    /// A seat's own connections are told what it may decide: a sealed choice was noted.
    pub(super) fn tell_turn(&mut self, seat: Seat) {
        let number = self.live.length();
        for lang in [None, Some(Lang::En), Some(Lang::Ru), Some(Lang::Cs)] {
            let fits = |connection: &Connection| connection.viewer == Viewer::Seat(seat) && connection.lang == lang;
            if self.connections.values().any(fits) {
                let turn = self.live.turn(Viewer::Seat(seat), lang);
                self.send_all(&ServerMessage::Turn { number, turn }, fits);
            }
        }
    }

    /// What everybody who is connected sees now: asked before a step, to tell what it changed.
    pub(super) fn before(&mut self) -> Before {
        let mut known = std::mem::take(&mut self.views);
        let mut before = Before::with_capacity(known.len());
        for connection in self.connections.values().filter(|connection| connection.delay.is_none()) {
            let viewer = connection.viewer;
            if before.iter().any(|(seen, _)| *seen == viewer) {
                continue;
            }
            let view = match known.iter().position(|(seen, _)| *seen == viewer) {
                Some(index) => known.swap_remove(index).1,
                None => self.view_text(viewer).into(),
            };
            before.push((viewer, view));
        }
        before
    }

    fn view_text(&self, viewer: Viewer) -> String {
        self.live.table.as_ref().map_or_else(|| "null".to_owned(), |table| table.view_text(viewer))
    }

    /// Tells everybody of a step that is durable.
    pub(super) fn tell(&mut self, from: usize, beats: &[Beat], before: &Before) {
        let Some(table) = &self.live.table else { return };
        let number = self.live.length();
        let next = serde_json::to_string(&self.live.waiting()).unwrap_or_default();
        let clock = serde_json::to_string(&self.live.turns.clock(now())).unwrap_or_default();
        let (mut too_slow, mut last) = (Vec::new(), None);
        let mut views = Before::with_capacity(before.len());
        // What happened, in each language that somebody reads.
        let mut lines: Vec<(Option<Lang>, Vec<(Audience, String)>)> = Vec::new();
        for (viewer, old) in before {
            let new = table.view_text(*viewer);
            let new_print = print(&new);
            let changed = text_changes(old, &new);
            let (key, value) = if changed.len() < new.len() { ("changes", &changed) } else { ("view", &new) };
            let mut made: Vec<(Option<Lang>, u64, Utf8Bytes)> = Vec::new();
            for (id, connection) in &mut self.connections {
                if connection.viewer != *viewer || connection.delay.is_some() || connection.last != from {
                    continue;
                }
                let (lang, old_print) = (connection.lang, connection.print);
                let same = made.iter().find(|(known, base, _)| *known == lang && *base == old_print);
                let message = if let Some((_, _, message)) = same {
                    message.clone()
                } else {
                    let index = lines.iter().position(|(known, _)| *known == lang).unwrap_or_else(|| {
                        lines.push((lang, beats.iter().flat_map(|beat| beat.texts(table.as_ref(), lang)).collect()));
                        lines.len() - 1
                    });
                    let (base, print) = (show_print(old_print), show_print(new_print));
                    // An `Update`, written by hand: its largest parts are JSON already.
                    let mut message = String::with_capacity(value.len() + 1024);
                    let _ = write!(
                        message,
                        "{{\"kind\":\"update\",\"number\":{number},\"from\":{from},\"{key}\":{value},\
                         \"base\":\"{base}\",\"print\":\"{print}\",\"events\":["
                    );
                    let mut comma = "";
                    for (_, line) in lines[index].1.iter().filter(|(audience, _)| audience.includes(*viewer)) {
                        message.push_str(comma);
                        message.push_str(line);
                        comma = ",";
                    }
                    let _ = write!(message, "],\"next\":{next},\"turn\":");
                    self.live.write_turn(*viewer, lang, &mut message);
                    let _ = write!(message, ",\"clock\":{clock}}}");
                    let message: Utf8Bytes = message.into();
                    made.push((lang, old_print, message.clone()));
                    message
                };
                connection.last = number;
                connection.print = new_print;
                if self.asking == Some(*id) {
                    last = Some(message);
                } else if connection.out.try_send(message).is_err() {
                    too_slow.push(*id);
                }
            }
            views.push((*viewer, new.into_boxed_str()));
        }
        self.views = views;
        for number in too_slow {
            self.bye(number);
        }
        if let (Some(asking), Some(message)) = (self.asking, last) {
            self.send(asking, message);
        }
    }

    /// How much of the record a connection may see now.
    fn visible(&self, connection: &Connection) -> usize {
        let (Some(table), Some(delay)) = (&self.live.table, connection.delay) else { return self.live.length() };
        let horizon = now().saturating_sub(delay);
        let late =
            |logged: &quintain_core::record::Logged<Value, Value>| logged.stamp.at.is_some_and(|at| at > horizon);
        table.entries_since(0).iter().position(late).unwrap_or_else(|| table.len())
    }

    /// Delayed spectators are told what has become old enough.
    pub(super) fn tell_delayed(&mut self) -> Granted<()> {
        let over = self.live.meta().status == Status::Finished;
        let mut messages = Vec::new();
        for (number, connection) in &self.connections {
            if connection.delay.is_none() {
                continue;
            }
            let upto = if over { self.live.length() } else { self.visible(connection) };
            if upto > connection.last || over {
                messages.push((*number, self.catch_up(connection, upto)?));
            }
        }
        self.deliver(messages);
        if over {
            self.connections.values_mut().for_each(|connection| connection.delay = None);
        }
        Ok(())
    }

    /// Everybody is told what they missed, or the whole: after the table was taken anew from the store, or
    /// when somebody has changed seats.
    pub(super) fn catch_up_all(&mut self) {
        let length = self.live.length();
        let behind = self.connections.iter().filter(|(_, connection)| connection.delay.is_none());
        let messages =
            behind.filter_map(|(number, connection)| Some((*number, self.catch_up(connection, length).ok()?)));
        let messages = messages.collect();
        self.deliver(messages);
    }

    fn deliver(&mut self, messages: Vec<(u64, ServerMessage)>) {
        for (id, message) in messages {
            if let Some(connection) = self.connections.get_mut(&id) {
                let (number, print) = match &message {
                    ServerMessage::Update(update) => (update.number, &update.print),
                    ServerMessage::Snapshot(snapshot) => (snapshot.number, &snapshot.print),
                    _ => continue,
                };
                connection.last = number;
                connection.print = u64::from_str_radix(print, 16).unwrap_or_default();
            }
            self.send(id, text(&message));
        }
    }

    fn catch_up(&self, connection: &Connection, upto: usize) -> Granted<ServerMessage> {
        match self.gap(connection, upto) {
            Some(update) => Ok(ServerMessage::Update(Box::new(update))),
            None => Ok(ServerMessage::Snapshot(Box::new(self.snapshot(connection, upto)?))),
        }
    }

    fn walk(&self, upto: usize) -> Granted<Walk> {
        let mut entries = self.live.table.as_ref().map(|table| table.entries_since(0)).unwrap_or_default();
        entries.truncate(upto);
        Walk::new(self.live.game.as_ref(), self.live.meta(), entries)
    }

    /// What happened between the last update that a connection has and `upto`. `None` if it cannot be said:
    /// the connection has nothing yet, or another view than it should.
    fn gap(&self, connection: &Connection, upto: usize) -> Option<Update> {
        let Connection { viewer, lang, last, .. } = *connection;
        if last > upto || upto - last > TAIL || self.live.table.is_none() {
            return None;
        }
        let mut walk = self.walk(upto).ok()?;
        let from = walk.skip_to(last).ok()?;
        let old = walk.table.view_text(viewer);
        if from != last || print(&old) != connection.print {
            return None;
        }
        let mut events = Vec::new();
        while let Some(beat) = walk.beat().ok()? {
            events.append(&mut beat.lines(walk.table.as_ref(), viewer, lang));
        }
        let new = walk.table.view_text(viewer);
        Some(Update {
            number: upto,
            from,
            view: None,
            changes: Some(changes(&old, &new)),
            base: show_print(connection.print),
            print: show_print(print(&new)),
            events,
            next: waiting(walk.table.as_ref()),
            turn: self.turn_at(upto, viewer, lang),
            clock: self.clock_for(connection),
        })
    }

    fn turn_at(&self, number: usize, viewer: Viewer, lang: Option<Lang>) -> Turn {
        if number == self.live.length() { self.live.turn(viewer, lang) } else { Turn::default() }
    }

    fn snapshot(&self, connection: &Connection, upto: usize) -> Granted<Snapshot> {
        let Connection { viewer, lang, .. } = *connection;
        let mut log = Vec::new();
        let mut view = self.view_text(viewer);
        let mut next = self.live.waiting();
        match self.walk(upto) {
            Ok(mut walk) if self.live.table.is_some() => {
                while let Some(beat) = walk.beat()? {
                    log.append(&mut beat.lines(walk.table.as_ref(), viewer, lang));
                }
                log.drain(..log.len().saturating_sub(TAIL));
                view = walk.table.view_text(viewer);
                next = waiting(walk.table.as_ref());
            }
            // A game begun by older rules goes on from its snapshot; its past cannot be told again.
            Err(failure) if upto < self.live.length() => return Err(failure),
            _ => {}
        }
        Ok(Snapshot {
            table: self.info_for(connection),
            viewer,
            number: upto,
            print: show_print(print(&view)),
            view: serde_json::from_str(&view).unwrap_or_default(),
            next,
            turn: self.turn_at(upto, viewer, lang),
            clock: self.clock_for(connection),
            log,
            chat: Vec::new(),
        })
    }

    /// Somebody sat down or got up: connections see the table through other eyes now.
    pub(super) fn seats_changed(&mut self) {
        let mut changed = Vec::new();
        for (number, connection) in &mut self.connections {
            let person = connection.visitor.person.as_ref().map(|person| person.id.as_str());
            let viewer =
                person.and_then(|person| self.live.row.meta.seat_of(person)).map_or(Viewer::SPECTATOR, Viewer::Seat);
            if viewer != connection.viewer {
                connection.viewer = viewer;
                connection.last = usize::MAX;
                changed.push(*number);
            }
        }
        let length = self.live.length();
        let messages = changed.into_iter().filter_map(|number| {
            let connection = self.connections.get(&number)?;
            Some((number, self.catch_up(connection, length).ok()?))
        });
        let messages = messages.collect();
        self.deliver(messages);
        self.tell_table();
    }
}
