//! Somebody arrives, or was left behind: they are told what they missed, or the whole.

use super::access::Sight;
use super::broadcast::{Connection, text};
use super::mailbox::Hello;
use super::messages::waiting;
use super::task::Task;
use crate::error::{Failure, Granted};
use crate::patch::{changes, print, show_print};
use crate::protocol::socket::{ServerMessage, Snapshot, Turn, Update, Waiting};
use crate::protocol::tables::Status;
use quintain_core::registry::AnyTable;
use quintain_core::{Lang, Viewer};
use std::sync::Arc;

/// A snapshot tells at most this many lines of chat, and somebody who comes back is told at most this many entries one by one.
const TAIL: usize = 200;
/// A snapshot tells at most this many lines of the log: whoever asks for one and reads nothing holds as much memory as it has.
const LINES: usize = 80;

impl Task {
    /// Somebody wants to see the table.
    pub(super) async fn hello(&mut self, hello: Hello) -> Granted<()> {
        let person = hello.visitor.person.clone();
        let id = person.as_ref().map(|person| person.id.clone());
        let seat = id.as_deref().and_then(|id| self.live.meta().seat_of(id));
        let sight = Sight::of(self.live.meta(), id.as_deref());
        if !sight.may_stay(self.live.meta().status) {
            let _ = hello.out.try_send(text(&no_spectators()));
            return Ok(());
        }
        if let (Some(seat), Some(person)) = (seat, person)
            && (self.live.meta().places[seat.index()].person() != Some(&person)
                || self.live.meta().places[seat.index()].left)
        {
            self.welcome_back(seat, &person).await?;
        }
        let mut connection = Connection {
            visitor: Arc::new(hello.visitor),
            sight,
            viewer: sight.viewer(),
            delay: sight.delay(),
            lang: hello.lang,
            last: hello.last.unwrap_or(usize::MAX),
            print: hello.print.as_deref().and_then(|print| u64::from_str_radix(print, 16).ok()).unwrap_or_default(),
            out: hello.out,
        };
        self.recall();
        let upto = match self.visible(&connection) {
            Ok(upto) => upto,
            Err(failure) => {
                let _ = connection.out.try_send(text(&ServerMessage::Goodbye { problem: *failure.problem }));
                return Ok(());
            }
        };
        let chat = self.hall.store().chat(&self.live.row.id, hello.last_chat.unwrap_or(0), TAIL as i64).await?;
        let status = self.live.meta().status;
        let muted = |line: &crate::protocol::socket::ChatLine| connection.visitor.muted.contains(&line.person);
        let chat: Vec<_> = chat.into_iter().filter(|line| sight.may_hear(status, line) && !muted(line)).collect();
        let first = if let Some(update) = self.gap(&connection, upto, None) {
            connection.last = update.number;
            connection.print = u64::from_str_radix(&update.print, 16).unwrap_or_default();
            let table = Box::new(self.info_for(&connection));
            let mut messages = vec![ServerMessage::Table { table }, ServerMessage::Update(Box::new(update))];
            messages.extend(chat.into_iter().map(|line| ServerMessage::Chat { line }));
            messages
        } else {
            let mut snapshot = self.snapshot(&connection, upto);
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
        self.hall.metrics().connections.inc();
        self.watchers_changed();
        if let Some(seat) = seat {
            self.back(seat);
            if returned {
                self.tell_table();
            }
        }
        Ok(())
    }

    /// How much of the record a connection may see now.
    fn visible(&mut self, connection: &Connection) -> Granted<usize> {
        if let Some(delay) = connection.delay {
            self.go_on_late(delay)?;
        }
        Ok(match (&self.late, connection.delay) {
            (Some(late), Some(_)) => late.table.len(),
            _ => self.live.length(),
        })
    }

    /// Delayed spectators are told what has become old enough.
    pub(super) fn tell_delayed(&mut self) -> Granted<()> {
        // All who look on late at one table do so by the same time.
        let Some(delay) = self.connections.values().find_map(|connection| connection.delay) else { return Ok(()) };
        self.recall();
        if self.live.meta().status == Status::Finished {
            self.late = None;
            let mut late = Vec::new();
            for (number, connection) in &mut self.connections {
                if connection.delay.take().is_some() {
                    late.push(*number);
                }
            }
            self.bring_up_to_date(late);
            return Ok(());
        }
        let before = self.late.as_ref().map(|late| (late.table.len(), late.table.view_text(Viewer::SPECTATOR)));
        self.go_on_late(delay)?;
        let Some(late) = &self.late else { return Ok(()) };
        let upto = late.table.len();
        let behind = self.connections.iter().filter(|(_, connection)| connection.delay.is_some());
        let behind = behind.filter(|(_, connection)| connection.last < upto || connection.last == usize::MAX);
        let messages = behind.map(|(number, connection)| {
            let known = before.as_ref().filter(|(at, _)| *at == connection.last).map(|(_, view)| view.as_str());
            (*number, self.catch_up(connection, upto, known))
        });
        let messages = messages.collect();
        self.deliver(messages);
        Ok(())
    }

    /// Everybody is told what they missed, or the whole: after the table was taken anew from the store, or
    /// when somebody has changed seats.
    pub(super) fn catch_up_all(&mut self) {
        let behind = self.connections.iter().filter(|(_, connection)| connection.delay.is_none());
        let behind = behind.map(|(number, _)| *number).collect();
        self.bring_up_to_date(behind);
    }

    fn bring_up_to_date(&mut self, numbers: Vec<u64>) {
        self.recall();
        let length = self.live.length();
        let behind = numbers.into_iter().filter_map(|number| Some((number, self.connections.get(&number)?)));
        let messages = behind.map(|(number, connection)| (number, self.catch_up(connection, length, None))).collect();
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

    /// `known` is the view that the connection has, where it is at hand.
    fn catch_up(&self, connection: &Connection, upto: usize, known: Option<&str>) -> ServerMessage {
        match self.gap(connection, upto, known) {
            Some(update) => ServerMessage::Update(Box::new(update)),
            None => ServerMessage::Snapshot(Box::new(self.snapshot(connection, upto))),
        }
    }

    /// The table as a connection sees it: now, or as it was some time ago.
    fn seen_by(&self, connection: &Connection) -> Option<&dyn AnyTable> {
        match (&self.late, connection.delay) {
            (Some(late), Some(_)) => Some(late.table.as_ref()),
            _ => self.live.table.as_deref(),
        }
    }

    /// What happened between the last update that a connection has and `upto`. `None` if it cannot be said:
    /// the connection has nothing yet, or another view than it should, or it was away for long.
    fn gap(&self, connection: &Connection, upto: usize, known: Option<&str>) -> Option<Update> {
        let Connection { viewer, lang, last, .. } = *connection;
        let (table, recent) = (self.seen_by(connection)?, self.recent.as_ref()?);
        if last > upto || upto - last > TAIL || !recent.reaches(last) {
            return None;
        }
        let new = table.view_text(viewer);
        let new_print = print(&new);
        if last == upto && new_print != connection.print {
            return None;
        }
        let known =
            if last == upto { Some(new.as_str()) } else { known.filter(|view| print(view) == connection.print) };
        let changes = known.map(|known| changes(known, &new));
        Some(Update {
            number: upto,
            from: last,
            view: if changes.is_none() { serde_json::from_str(&new).ok() } else { None },
            changes,
            base: show_print(connection.print),
            print: show_print(new_print),
            events: recent.lines((last, upto), viewer, lang),
            next: self.waiting_at(upto, table),
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

    fn snapshot(&self, connection: &Connection, upto: usize) -> Snapshot {
        let Connection { viewer, lang, .. } = *connection;
        let table = self.seen_by(connection);
        let view = table.map_or_else(|| "null".to_owned(), |table| table.view_text(viewer));
        let log = self.recent.as_ref().filter(|_| table.is_some());
        Snapshot {
            table: self.info_for(connection),
            viewer,
            number: upto,
            print: show_print(print(&view)),
            view: serde_json::from_str(&view).unwrap_or_default(),
            next: table.map_or(Waiting::Start, |table| self.waiting_at(upto, table)),
            turn: self.turn_at(upto, viewer, lang),
            clock: self.clock_for(connection),
            log: log.map(|recent| recent.latest(LINES, upto, viewer, lang)).unwrap_or_default(),
            chat: Vec::new(),
        }
    }

    /// Somebody sat down or got up, or the table has come further: connections see it through other eyes now.
    pub(super) fn seats_changed(&mut self) {
        let (mut changed, mut refused) = (Vec::new(), Vec::new());
        let meta = &self.live.row.meta;
        for (number, connection) in &mut self.connections {
            let person = connection.visitor.person.as_ref().map(|person| person.id.as_str());
            let sight = Sight::of(meta, person);
            if !sight.may_stay(meta.status) {
                refused.push(*number);
            } else if sight != connection.sight {
                connection.set_sight(sight);
                connection.last = usize::MAX;
                // Those who look on later are told when it is old enough.
                if sight.delay().is_none() {
                    changed.push(*number);
                }
            }
        }
        for number in refused {
            self.send(number, text(&no_spectators()));
            self.bye(number);
        }
        self.bring_up_to_date(changed);
        self.watchers_changed();
        self.tell_table();
    }
}

fn no_spectators() -> ServerMessage {
    let problem = *Failure::forbidden("no-spectators", "only those who play may see this table").problem;
    ServerMessage::Goodbye { problem }
}
