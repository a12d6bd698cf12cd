//! Whom a table calls: people who are asked, whose game is over, or to whose table somebody has come, while they are not here.

use super::task::Task;
use crate::clock::now;
use crate::protocol::calls::Kind;
use crate::protocol::tables::{Sitter, Status};
use quintain_core::{MAX_SEATS, Seat, Viewer};

/// What was seen of a table when somebody was last called, or when it woke.
#[derive(Clone, Debug)]
pub(super) struct Called {
    asked: [Option<u32>; MAX_SEATS],
    status: Status,
    /// The version of the table's row with these people.
    version: i64,
    /// Who sits where, and for whom a seat is kept.
    people: Vec<(String, bool)>,
}

/// Somebody whom another process saw so long ago may have gone.
const ELSEWHERE: u64 = 30_000;

impl Called {
    /// Nobody is called for what was so before.
    pub(super) fn at(live: &super::live::Live) -> Self {
        let mut asked = [None; MAX_SEATS];
        for seat in Seat::all(live.meta().places.len()) {
            asked[seat.index()] = live.turns.asked(seat).map(|asked| asked.decision);
        }
        Self { asked, status: live.meta().status, version: live.row.version, people: people(live) }
    }
}

fn people(live: &super::live::Live) -> Vec<(String, bool)> {
    let known = live.meta().places.iter().filter_map(|place| match &place.sitter {
        Sitter::Person(person) => Some((person.id.clone(), true)),
        Sitter::Kept(person) => Some((person.id.clone(), false)),
        _ => None,
    });
    known.collect()
}

impl Task {
    /// Is the person in this seat looking at the table, here or at another process?
    fn is_here(&self, seat: Seat) -> bool {
        let here = |viewer: Viewer| viewer == Viewer::Seat(seat);
        self.connections.values().any(|connection| here(connection.viewer))
            || self.elsewhere[seat.index()] + ELSEWHERE > now()
    }

    /// Calls those who are not here, for what is new since the last time.
    pub(super) fn call_absent(&mut self) {
        if self.live.meta().status == Status::Running {
            for seat in Seat::all(self.live.meta().places.len()) {
                let asked = self.live.turns.asked(seat).map(|asked| asked.decision);
                if self.called.asked[seat.index()] == asked {
                    continue;
                }
                self.called.asked[seat.index()] = asked;
                if asked.is_some() {
                    self.call_seat(seat, Kind::Turn);
                }
            }
        }
        if self.called.version == self.live.row.version {
            return;
        }
        let before = std::mem::replace(&mut self.called, Called::at(&self.live));
        let id = self.live.row.id.clone();
        let meta = self.live.meta();
        if meta.status == Status::Finished && before.status == Status::Running {
            for seat in Seat::all(meta.places.len()) {
                self.call_seat(seat, Kind::Finished);
            }
        }
        if before.status == Status::Gathering {
            let host_here = meta.seat_of(&meta.host).is_some_and(|seat| self.is_here(seat));
            let host = meta.places.iter().filter_map(super::meta::Place::person).find(|person| person.id == meta.host);
            let host_name = host.map(|host| host.name.clone()).unwrap_or_default();
            for place in &meta.places {
                match &place.sitter {
                    Sitter::Person(person)
                        if person.id != meta.host
                            && !before.people.iter().any(|(id, sat)| *sat && *id == person.id)
                            && !host_here =>
                    {
                        self.hall.call(&meta.host, &id, Kind::Accepted, &person.name);
                    }
                    Sitter::Kept(person) if !before.people.iter().any(|(id, _)| *id == person.id) => {
                        self.hall.call(&person.id, &id, Kind::Invited, &host_name);
                    }
                    _ => {}
                }
            }
        }
    }

    /// The hall knows for whom the table waits.
    pub(super) fn note_turns(&mut self) {
        let now = (self.live.length(), self.live.row.version, self.live.sealed.seats().len(), self.stand_in);
        if self.noted == Some(now) {
            return;
        }
        self.noted = Some(now);
        let asked = self.waiting_for_people().into_iter().filter_map(|seat| {
            let person = self.live.meta().places[seat.index()].person()?;
            Some((person.id.clone(), self.live.turns.deadline(seat)))
        });
        self.hall.note_turns(&self.live.row.id, asked.collect());
    }

    fn call_seat(&self, seat: Seat, kind: Kind) {
        let place = &self.live.meta().places[seat.index()];
        if let Some(person) = place.person().filter(|_| !place.left && !self.is_here(seat)) {
            self.hall.call(&person.id, &self.live.row.id, kind, "");
        }
    }
}
