//! Somebody at the table: a client that follows the protocol, loses its line, and comes back.

use super::reference::Reference;
use crate::client::Seen;
use crate::protocol::people::Person;
use crate::protocol::socket::{ClientMessage, ServerMessage};
use crate::store::memory::Disk;
use crate::table::mailbox::Outgoing;
use quintain_core::{Seat, Viewer};
use serde_json::Value;
use tokio::sync::mpsc;

/// A connection to a process.
pub(super) struct Line {
    pub(super) process: usize,
    pub(super) connection: u64,
    pub(super) out: Outgoing,
}

/// A person at the table.
pub(super) struct Actor {
    pub(super) person: Person,
    pub(super) seat: Seat,
    pub(super) line: Option<Line>,
    pub(super) seen: Seen,
    /// What was not answered yet. A command is sent again until it is.
    pub(super) pending: Option<ClientMessage>,
    /// Every choice ever sent: in which decision, and what.
    pub(super) sent: Vec<(u32, Value)>,
    pub(super) next_id: u32,
}

fn id_of(message: &ClientMessage) -> u32 {
    match message {
        ClientMessage::Command { id, .. }
        | ClientMessage::Undo { id, .. }
        | ClientMessage::Plead { id, .. }
        | ClientMessage::Chat { id, .. } => *id,
        _ => 0,
    }
}

impl Actor {
    pub(super) fn new(name: &str, seat: usize) -> Self {
        let person = Person { id: format!("person-{seat}"), name: name.to_owned(), arms: String::new() };
        let (seen, sent) = (Seen::default(), Vec::new());
        Self { person, seat: Seat::new(seat), line: None, seen, pending: None, sent, next_id: 1 }
    }

    /// The line is lost. What is no command is given up: nobody knows whether it was done.
    pub(super) fn hang_up(&mut self) {
        self.line = None;
        self.pending = self.pending.take().filter(|pending| matches!(pending, ClientMessage::Command { .. }));
    }

    /// Hears everything that has arrived, and believes none of it.
    pub(super) fn hear(&mut self, table: &str, disk: &Disk, reference: &Reference) -> Result<(), String> {
        loop {
            let Some(line) = &mut self.line else { return Ok(()) };
            match line.out.try_recv() {
                Ok(text) => {
                    let message: ServerMessage = serde_json::from_str(&text).map_err(|error| error.to_string())?;
                    self.take(table, &message, disk, reference)
                        .map_err(|fault| format!("{} was told {text}: {fault}", self.person.name))?;
                }
                Err(mpsc::error::TryRecvError::Empty) => return Ok(()),
                Err(mpsc::error::TryRecvError::Disconnected) => self.hang_up(),
            }
        }
    }

    fn take(&mut self, table: &str, message: &ServerMessage, disk: &Disk, reference: &Reference) -> Result<(), String> {
        self.seen.take(message)?;
        match message {
            ServerMessage::Snapshot(_) | ServerMessage::Update(_) => {
                let (number, stored) = (self.seen.number, disk.length(table));
                if number > stored {
                    return Err(format!("number {number} is told, and {stored} entries are stored"));
                }
                let view = reference.view(number, Viewer::Seat(self.seat));
                if view != Some(&self.seen.view) {
                    return Err(format!("at {number} the rules say {view:?}"));
                }
                self.own_choice(disk)
            }
            ServerMessage::Turn { .. } => self.own_choice(disk),
            ServerMessage::Ack { id, number } => {
                let Some(pending) = self.pending.take_if(|pending| id_of(pending) == *id) else { return Ok(()) };
                self.acknowledged(&pending, *number, table, disk, reference)
            }
            ServerMessage::Refused { id, problem } => {
                let Some(pending) = self.pending.take_if(|pending| id_of(pending) == *id) else { return Ok(()) };
                // A command that was sent again may be refused once and done the second time.
                if let ClientMessage::Command { decision, mv, .. } = &pending
                    && self.sent.iter().filter(|sent| **sent == (*decision, mv.clone())).count() == 1
                    && self.is_in(reference, *decision, mv)
                {
                    return Err(format!("what was refused ({}) is in the log", problem.code));
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Nobody is told that they have chosen what neither they chose nor a bot in their place.
    fn own_choice(&self, disk: &Disk) -> Result<(), String> {
        let (Some(decision), Some(chosen)) = (self.seen.turn.decision, &self.seen.turn.chosen) else { return Ok(()) };
        let by_bot = disk.by_bots.contains(&(self.seat.index(), decision, chosen.clone()));
        if by_bot || self.sent.contains(&(decision, chosen.clone())) {
            return Ok(());
        }
        Err(format!("in decision {decision} they never chose {chosen}"))
    }

    fn is_in(&self, reference: &Reference, decision: u32, mv: &Value) -> bool {
        reference
            .moves
            .iter()
            .any(|(_, seat, in_decision, made)| *seat == self.seat && *in_decision == decision && made == mv)
    }

    /// What was acknowledged is on the disk, or its decision is no more.
    fn acknowledged(
        &self,
        what: &ClientMessage,
        number: usize,
        table: &str,
        disk: &Disk,
        reference: &Reference,
    ) -> Result<(), String> {
        let stored = disk.length(table);
        if number > stored {
            return Err(format!("number {number} is acknowledged, and {stored} entries are stored"));
        }
        let there = match what {
            ClientMessage::Command { decision, mv, .. } => {
                let sealed = disk.sealed.get(&(table.to_owned(), self.seat.index()));
                let sealed = sealed.is_some_and(|(noted, _)| noted == decision);
                sealed || self.is_in(reference, *decision, mv) || reference.decision(self.seat) != Some(*decision)
            }
            ClientMessage::Undo { number, .. } => {
                reference.undos.iter().any(|(at, seat)| at >= number && *seat == self.seat)
            }
            ClientMessage::Chat { text, .. } => {
                disk.chat.get(table).is_some_and(|lines| lines.iter().any(|line| line.text == *text))
            }
            _ => true,
        };
        if there { Ok(()) } else { Err(format!("{what:?} was acknowledged and is nowhere")) }
    }
}
