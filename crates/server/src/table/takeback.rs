//! Moves taken back: by their seat alone while nobody has learnt anything since; afterwards its seat asks, and every
//! other person at the table must agree. Bots always do.
//!
//! The question lives in memory; other processes hear of it by word of mouth, and if it is lost it is asked again. What
//! was granted is an entry of the log.

use super::live::stamp;
use super::task::Task;
use crate::clock::now;
use crate::error::{Failure, Granted};
use crate::protocol::tables::{Plea, Sitter};
use quintain_core::record::{Entry, Logged};
use quintain_core::{Lang, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A seat asks to take its latest move back.
pub(super) struct Pleading {
    seat: Seat,
    /// How long the log was before the move.
    to: usize,
    agreed: SeatSet,
    /// The game as it stood: the question lapses when it goes on.
    asked_at: u64,
}

/// One seat's word about a move: the seat's own, or another's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Vote {
    /// Whose word.
    pub seat: Seat,
    /// For it or against it.
    pub agree: bool,
    /// How long the log was before the move.
    pub to: usize,
}

impl Task {
    /// A seat takes its latest move back. `number` is the last update its person has seen.
    pub(super) async fn undo(&mut self, seat: Seat, number: usize, by: Option<&str>) -> Granted<usize> {
        let entry = Logged { entry: Entry::Undo(seat), stamp: stamp(now(), by) };
        self.perform(entry, Some((seat, number)), Lang::En).await
    }

    /// Has the seat's own game stood still since the log had this length? What others have done meanwhile, where several
    /// play at once, does not matter.
    pub(super) fn stands_for(&self, seat: Seat, number: usize) -> bool {
        let mine = |deed: &Entry<(), ()>| match deed {
            Entry::Move { seat: by, .. } | Entry::Undo(by) => *by == seat,
            Entry::Chance(_) | Entry::TakeBack { .. } => true,
            Entry::Say { .. } => false,
        };
        let since = self.live.table.as_ref().map(|table| table.deeds_since(number)).unwrap_or_default();
        number <= self.live.length() && !since.iter().any(mine)
    }

    /// A seat asks to take its latest move back, or answers one that asks. `number` is the last update its person
    /// has seen.
    pub(super) async fn plead(&mut self, seat: Seat, number: usize, agree: bool) -> Granted<usize> {
        if number != self.live.length() {
            return Err(Failure::conflict("stale-undo", "the table has gone on: look again before you undo"));
        }
        let to = match &self.pleading {
            Some(pleading) => pleading.to,
            None if !agree => return Err(Failure::conflict("no-plea", "nobody asks to take a move back")),
            None => self.may_plead(seat).ok_or_else(nothing_to_take_back)?,
        };
        if self.pleading.is_none() && self.denied[seat.index()] == Some(self.standing()) {
            return Err(Failure::conflict("denied", "the others have said no: play on first"));
        }
        let vote = Vote { seat, agree, to };
        self.hear_vote(vote);
        if self.hall.several_processes() {
            self.hall.announce_vote(&self.live.row.id, vote).await?;
        }
        Ok(number)
    }

    /// Counts somebody's word, spoken here or at another process.
    pub(super) fn hear_vote(&mut self, Vote { seat, agree, to }: Vote) {
        let standing = self.standing();
        let about_this = |pleading: &Pleading| pleading.to == to && pleading.asked_at == standing;
        self.pleading = match self.pleading.take() {
            Some(pleading) if !about_this(&pleading) => Some(pleading),
            Some(pleading) if agree => Some(Pleading { agreed: pleading.agreed.with(seat), ..pleading }),
            Some(pleading) => {
                if pleading.seat != seat {
                    self.denied[pleading.seat.index()] = Some(standing);
                }
                None
            }
            None if agree && self.may_plead(seat) == Some(to) => {
                Some(Pleading { seat, to, agreed: SeatSet::EMPTY, asked_at: standing })
            }
            None => None,
        };
        self.tell_table();
    }

    /// How far the table would go back if this seat's plea were granted; `None` if there is nothing to plead for.
    fn may_plead(&self, seat: Seat) -> Option<usize> {
        let table = self.live.table.as_ref()?;
        self.live.may_plead(seat).then(|| table.latest(seat))?
    }

    fn standing(&self) -> u64 {
        self.live.table.as_ref().map_or(0, |table| table.fingerprint())
    }

    /// The people who have not said yet whether they agree.
    fn doubters(&self, pleading: &Pleading) -> SeatSet {
        let places = self.live.meta().places.iter();
        let people = Seat::all(self.live.meta().places.len()).zip(places);
        let people = people.filter(|(seat, place)| {
            matches!(place.sitter, Sitter::Person(_)) && !place.left && !self.stand_in[seat.index()]
        });
        let people: SeatSet = people.map(|(seat, _)| seat).collect();
        people.minus(SeatSet::one(pleading.seat)).minus(pleading.agreed)
    }

    /// The open question, as everybody sees it.
    pub(super) fn plea(&self) -> Option<Plea> {
        let pleading = self.pleading.as_ref()?;
        Some(Plea { seat: pleading.seat, waits_for: self.doubters(pleading).iter().collect() })
    }

    /// The question lapses when the game has gone on, and is granted when nobody doubts any more.
    pub(super) async fn settle_plea(&mut self) -> Granted<()> {
        let Some(pleading) = &self.pleading else { return Ok(()) };
        let (seat, to) = (pleading.seat, pleading.to);
        let lapsed = pleading.asked_at != self.standing();
        if !lapsed && !self.doubters(pleading).is_empty() {
            return Ok(());
        }
        self.pleading = None;
        if !lapsed {
            let by = self.live.meta().places[seat.index()].person().map(|person| person.id.clone());
            let entry = Entry::TakeBack { seat, to };
            let taken_back = match self.live.perform(&Logged { entry, stamp: stamp(now(), by.as_deref()) }, Lang::En) {
                Ok(draft) => self.keep(draft).await,
                Err(failure) => Err(failure),
            };
            if let Err(failure) = taken_back {
                tracing::warn!(table = self.live.row.id, code = failure.problem.code, "a plea fails");
            }
            self.whole()?;
        }
        self.tell_table();
        Ok(())
    }
}

fn nothing_to_take_back() -> Failure {
    Failure::conflict("nothing-to-undo", "you have no move to take back")
}
