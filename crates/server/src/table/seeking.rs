//! Somebody who looks on asks for a seat that a bot plays; the host gives it to them, or not.
//!
//! The wish lives in memory, as long as whoever has it looks on; other processes hear of it by word of mouth.

use super::access::Sight;
use super::meta::Place;
use super::task::Task;
use crate::error::{Failure, Granted};
use crate::protocol::people::Person;
use crate::protocol::tables::{Seeker, Sitter, Status};
use quintain_core::Seat;

/// So many may ask at once.
const SEEKERS: usize = 8;

impl Task {
    fn is_a_bots(&self, seat: Seat) -> bool {
        let place = self.live.meta().places.get(seat.index());
        self.live.meta().status == Status::Running && place.is_some_and(|place| matches!(place.sitter, Sitter::Bot(_)))
    }

    /// Somebody asks for this seat, or for none any more.
    pub(super) async fn seek(&mut self, person: &Person, seat: Option<Seat>) -> Granted<()> {
        let meta = self.live.meta();
        if let Some(seat) = seat {
            let sight = Sight::of(meta, Some(&person.id));
            if matches!(sight, Sight::Seat(_)) || !sight.may_stay(meta.status) {
                return Err(Failure::forbidden("not-looking-on", "only those who look on may ask for a seat"));
            }
            if !self.is_a_bots(seat) {
                return Err(Failure::conflict("seat-taken", "no bot plays this seat"));
            }
            if meta.host == person.id {
                return self.give(person, seat).await;
            }
            if self.turned_down.contains(&person.id) {
                return Err(Failure::conflict("turned-down", "the host has said no"));
            }
            if self.seekers.len() >= SEEKERS && !self.seekers.iter().any(|seeker| seeker.person.id == person.id) {
                return Err(Failure::conflict("busy", "others ask for a seat already"));
            }
        }
        self.tell_seek(person.clone(), seat).await
    }

    /// The host gives a seeker the seat, or not.
    pub(super) async fn answer_seeker(&mut self, host: &Person, person: &str, give: bool) -> Granted<()> {
        super::seating::must_host(self.live.meta(), host)?;
        let Some(seeker) = self.seekers().find(|seeker| seeker.person.id == person).cloned() else {
            return Err(Failure::not_found("nobody-asks", "nobody like that asks for a seat"));
        };
        if give {
            return self.give(&seeker.person, seeker.seat).await;
        }
        self.turned_down.insert(person.to_owned());
        self.tell_seek(seeker.person, None).await
    }

    async fn give(&mut self, person: &Person, seat: Seat) -> Granted<()> {
        for _ in 0..4 {
            if !self.is_a_bots(seat) || self.live.meta().seat_of(&person.id).is_some() {
                return Err(Failure::conflict("seat-taken", "no bot plays this seat"));
            }
            let before = self.live.row.meta.clone();
            self.live.row.meta.places[seat.index()] = Place::of(Sitter::Person(person.clone()));
            if self.save(before).await? {
                // What the bot thought of is not played.
                self.thinking[seat.index()] = None;
                self.planned[seat.index()].1.clear();
                self.seats_changed();
                return Ok(());
            }
        }
        Err(Failure::conflict("busy", "others are changing this table: try again"))
    }

    /// Here and at other processes it is known what somebody asks for.
    async fn tell_seek(&mut self, person: Person, seat: Option<Seat>) -> Granted<()> {
        if self.hall.several_processes() {
            self.hall.announce_seek(&self.live.row.id, person.clone(), seat).await?;
        }
        self.hear_seek(person, seat);
        Ok(())
    }

    /// Somebody asks for a seat, here or at another process.
    pub(super) fn hear_seek(&mut self, person: Person, seat: Option<Seat>) {
        self.seekers.retain(|seeker| seeker.person.id != person.id);
        if let Some(seat) = seat.filter(|_| self.seekers.len() < SEEKERS) {
            self.seekers.push(Seeker { person, seat });
        }
        self.tell_table();
    }

    /// Whoever is gone asks for nothing.
    pub(super) fn forget_seeker(&mut self, person: &str) {
        let here = |id: &str| {
            let mut people = self.connections.values().filter_map(|connection| connection.visitor.person.as_ref());
            people.any(|person| person.id == id)
        };
        if here(person) {
            return;
        }
        if let Some(at) = self.seekers.iter().position(|seeker| seeker.person.id == person) {
            let Seeker { person, .. } = self.seekers.remove(at);
            if self.hall.several_processes() {
                let (hall, id) = (self.hall.clone(), self.live.row.id.clone());
                tokio::spawn(async move { hall.announce_seek(&id, person, None).await });
            }
            self.tell_table();
        }
    }

    /// Those who ask for a seat that they can still have.
    fn seekers(&self) -> impl Iterator<Item = &Seeker> {
        let free =
            |seeker: &&Seeker| self.is_a_bots(seeker.seat) && self.live.meta().seat_of(&seeker.person.id).is_none();
        self.seekers.iter().filter(free)
    }

    /// The same, as far as it is somebody's business: the host's, and everybody's own.
    pub(super) fn seekers_for(&self, person: Option<&str>) -> Vec<Seeker> {
        let host = person == Some(self.live.meta().host.as_str());
        self.seekers().filter(|seeker| host || person == Some(seeker.person.id.as_str())).cloned().collect()
    }
}
