//! Somebody arrives, or was left behind: they are told what they missed, or the whole.

use super::beat::Walk;
use super::mailbox::Hello;
use super::sight::waiting;
use super::task::Task;
use super::telling::{Connection, text};
use crate::error::{Failure, Granted};
use crate::hall::now;
use crate::patch::{changes, print, show_print};
use crate::protocol::socket::{ServerMessage, Snapshot, Turn, Update, Waiting};
use crate::protocol::tables::{SpectatorRule, Status};
use quintain_core::registry::AnyTable;
use quintain_core::{Lang, Viewer};
use serde_json::Value;
use std::sync::Arc;

/// A snapshot tells at most this many lines of the log, and of chat.
const TAIL: usize = 200;

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
            next: self.waiting_at(upto, walk.table.as_ref()),
            turn: self.turn_at(upto, viewer, lang),
            clock: self.clock_for(connection),
        })
    }

    /// What the game waits for at this point of its record; only now is it known who has chosen.
    fn waiting_at(&self, number: usize, then: &dyn AnyTable) -> Waiting {
        if number == self.live.length() { self.live.waiting() } else { waiting(then) }
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
                next = self.waiting_at(upto, walk.table.as_ref());
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
