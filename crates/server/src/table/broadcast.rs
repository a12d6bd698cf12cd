//! What connections are told. Every message for a viewer is made from that viewer's own view and events;
//! viewers with the same eyes and the same language share one.

use super::access::Sight;
use super::mailbox::{Out, ReplyTo, Visitor};
use super::step::Step;
use super::task::{Before, Task};
use crate::clock::now;
use crate::error::Failure;
use crate::patch::{print, text_changes};
use crate::protocol::socket::{Clock, ServerMessage, UpdateText};
use crate::protocol::tables::TableInfo;
use axum::extract::ws::Utf8Bytes;
use quintain_core::{Audience, Lang, Seat, Viewer};
use std::sync::Arc;

/// Somebody who sees the table.
pub(super) struct Connection {
    pub(super) visitor: Arc<Visitor>,
    /// What they may see; the next two follow from it.
    pub(super) sight: Sight,
    pub(super) viewer: Viewer,
    /// For spectators who see the table later than it happens: by how many milliseconds.
    pub(super) delay: Option<u64>,
    pub(super) lang: Option<Lang>,
    /// The number of the last update they were sent.
    pub(super) last: usize,
    /// The print of the view they have.
    pub(super) print: u64,
    /// Where messages go.
    pub(super) out: Out,
}

impl Connection {
    /// They may see something else now.
    pub(super) fn set_sight(&mut self, sight: Sight) {
        (self.sight, self.viewer, self.delay) = (sight, sight.viewer(), sight.delay());
    }
}

/// Events as JSON, each with those who may see it.
type Lines = Vec<(Audience, String)>;

/// A message as it goes over the wire.
pub(super) fn text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Task {
    /// A connection is gone.
    pub(super) fn bye(&mut self, number: u64) {
        let Some(connection) = self.connections.remove(&number) else { return };
        self.hall.metrics().connections.dec();
        self.watchers_changed();
        if let Some(person) = &connection.visitor.person {
            self.forget_seeker(&person.id);
        }
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
        for (_, connection) in std::mem::take(&mut self.connections) {
            let _ = connection.out.try_send(message.clone());
            self.hall.metrics().connections.dec();
        }
    }

    /// Answers somebody.
    pub(super) fn reply(&mut self, to: ReplyTo, message: ServerMessage) {
        if let ServerMessage::Refused { problem, .. } = &message {
            self.hall.metrics().refused(&problem.code);
        }
        match to {
            ReplyTo::Connection(number) => self.send(number, text(&message)),
            ReplyTo::Once(reply) => {
                let _ = reply.send(message);
            }
        }
    }

    /// Sends to one connection; one that is too slow is dropped and comes back by itself.
    pub(super) fn send(&mut self, number: u64, message: Utf8Bytes) {
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
        let info = self.live.info(person, |seat| {
            let left = self.live.meta().places[seat.index()].left;
            (self.present(seat), left || self.stand_in[seat.index()])
        });
        let seekers = self.seekers_for(person);
        let mut info = TableInfo { plea: self.plea(), watchers: self.watchers, seekers, ..info };
        Sight::of(self.live.meta(), person).blind(&mut info);
        info
    }

    /// The table as somebody at the other end of a connection sees it.
    pub(super) fn info_for(&self, connection: &Connection) -> TableInfo {
        self.info(connection.visitor.person.as_ref().map(|person| person.id.as_str()))
    }

    pub(super) fn clock_for(&self, connection: &Connection) -> Clock {
        match connection.delay {
            None => self.live.turns.clock(now()),
            Some(_) => Clock { now: now(), seats: Vec::new() },
        }
    }

    /// Everybody is told who sits where.
    pub(super) fn tell_table(&mut self) {
        self.told_watchers = (self.watchers, now());
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

    /// Everybody is told who has chosen in a sealed decision; those who look on later than it happens learn it with the
    /// choices.
    pub(super) fn tell_sealed(&mut self) {
        let (number, chosen) = (self.live.length(), self.live.sealed.seats());
        self.send_all(&ServerMessage::Sealed { number, chosen }, |connection| connection.delay.is_none());
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

    pub(super) fn view_text(&self, viewer: Viewer) -> String {
        self.live.table.as_ref().map_or_else(|| "null".to_owned(), |table| table.view_text(viewer))
    }

    /// Tells everybody of a step that is durable.
    pub(super) fn tell(&mut self, from: usize, steps: &[Step], before: &Before) {
        self.remember(from, steps);
        let Some(table) = &self.live.table else { return };
        let number = self.live.length();
        let next = serde_json::to_string(&self.live.waiting()).unwrap_or_default();
        let clock = serde_json::to_string(&self.live.turns.clock(now())).unwrap_or_default();
        let (mut too_slow, mut last) = (Vec::new(), None);
        let mut views = Before::with_capacity(before.len());
        // What happened, in each language that somebody reads.
        let mut lines: Vec<(Option<Lang>, Lines)> = Vec::new();
        for (viewer, old) in before {
            let new = table.view_text(*viewer);
            let new_print = print(&new);
            let changed = text_changes(old, &new);
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
                        lines.push((lang, steps.iter().flat_map(|step| step.texts(lang)).collect()));
                        lines.len() - 1
                    });
                    let update = UpdateText {
                        number,
                        from,
                        view: &new,
                        changes: &changed,
                        base: old_print,
                        print: new_print,
                        next: &next,
                        clock: &clock,
                    };
                    let mine = lines[index].1.iter().filter(|(audience, _)| audience.includes(*viewer));
                    let turn = |out: &mut String| self.live.write_turn(*viewer, lang, out);
                    let message = update.message(mine.map(|(_, line)| line.as_str()), turn);
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
}
