//! Whose turn it is, since when, and how much time is left. All of it follows from the log: the same
//! entries give the same turns after a restart, or in another process.

use crate::protocol::socket::{Clock, SeatClock};
use crate::protocol::tables::ClockRule;
use quintain_core::record::Entry;
use quintain_core::{MAX_SEATS, Next, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A seat whose bank is empty still has this long for each decision.
const LAST_RESORT: u64 = 5_000;
const DAY: u64 = 86_400_000;

/// A decision that a seat is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PendingDecision {
    /// Its id: the length of the log when the seat was asked.
    pub decision: u32,
    /// When.
    pub since: u64,
}

/// The decisions and the clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turns {
    rule: ClockRule,
    seats: usize,
    asked: [Option<PendingDecision>; MAX_SEATS],
    left: [u64; MAX_SEATS],
    /// How long the log was before each seat's latest move, unless that was taken back.
    #[serde(default)]
    moved: [Option<u32>; MAX_SEATS],
    /// Was the seat asked because of its own move?
    #[serde(default)]
    own: [bool; MAX_SEATS],
}

impl Turns {
    /// Before anything has happened.
    pub fn new(rule: ClockRule, seats: usize) -> Self {
        let bank = if let ClockRule::Bank { seconds, .. } = rule { u64::from(seconds) * 1000 } else { 0 };
        let (asked, moved, own) = ([None; MAX_SEATS], [None; MAX_SEATS], [false; MAX_SEATS]);
        Self { rule, seats, asked, left: [bank; MAX_SEATS], moved, own }
    }

    /// The game begins at this time and waits for `next`.
    pub fn begin(&mut self, next: &Next, length: usize, at: u64) {
        self.ask(next.deciders(), length, at, SeatSet::all(self.seats));
    }

    /// An entry was added to the log, which now has `length` entries.
    ///
    /// A seat that is still asked after another seat's move keeps its decision: at a table where several
    /// may act, somebody else's move does not make mine stale.
    pub fn after<M, L>(&mut self, entry: &Entry<M, L>, next: &Next, length: usize, at: u64) {
        let everybody = SeatSet::all(self.seats);
        let anew = match entry {
            Entry::Move { seat, .. } => {
                self.spend(*seat, at);
                self.moved[seat.index()] = Some(length as u32 - 1);
                SeatSet::one(*seat)
            }
            // Whoever was asked before the move was made, or because of a move of their own, is asked the same after it
            // was taken back; but what is chosen in secret is chosen anew.
            Entry::Undo(seat) => {
                let moved = self.moved[seat.index()].take().unwrap_or_default();
                let sealed = matches!(next, Next::Decide { sealed: true, .. });
                let since = |other: &Seat| {
                    let after = self.asked(*other).is_some_and(|asked| asked.decision > moved);
                    after && (sealed || !self.own[other.index()])
                };
                everybody.iter().filter(since).collect::<SeatSet>().with(*seat)
            }
            Entry::Chance(_) | Entry::TakeBack { .. } => everybody,
            Entry::Say { .. } => SeatSet::EMPTY,
        };
        let before = self.asked;
        self.ask(next.deciders(), length, at, anew);
        for seat in Seat::all(self.seats) {
            if self.asked[seat.index()] != before[seat.index()] {
                self.own[seat.index()] = matches!(entry, Entry::Move { seat: mover, .. } if *mover == seat);
            }
        }
        if let Entry::Undo(seat) = entry {
            // What is on the table has changed, so that nobody may answer the old question; but nobody gets time for it.
            for other in everybody.minus(SeatSet::one(*seat)).iter() {
                if let (Some(asked), Some(old)) = (&mut self.asked[other.index()], before[other.index()]) {
                    asked.since = old.since;
                }
            }
        }
    }

    fn ask(&mut self, deciders: SeatSet, length: usize, at: u64, anew: SeatSet) {
        for seat in Seat::all(self.seats) {
            let asked = &mut self.asked[seat.index()];
            if !deciders.contains(seat) {
                *asked = None;
            } else if asked.is_none() || anew.contains(seat) {
                *asked = Some(PendingDecision { decision: length as u32, since: at });
            }
        }
    }

    fn spend(&mut self, seat: Seat, at: u64) {
        let (ClockRule::Bank { increment, .. }, Some(asked)) = (self.rule, self.asked[seat.index()]) else { return };
        let left = &mut self.left[seat.index()];
        *left = left.saturating_sub(at.saturating_sub(asked.since)) + u64::from(increment) * 1000;
    }

    /// What this seat is asked.
    pub fn asked(&self, seat: Seat) -> Option<PendingDecision> {
        self.asked.get(seat.index()).copied().flatten()
    }

    /// When this seat's time runs out; `None` if it is not asked or has no clock.
    pub fn deadline(&self, seat: Seat) -> Option<u64> {
        let asked = self.asked(seat)?;
        let time = match self.rule {
            ClockRule::None => return None,
            ClockRule::PerMove { seconds } => u64::from(seconds) * 1000,
            ClockRule::Bank { .. } => self.left[seat.index()].max(LAST_RESORT),
            ClockRule::Days { days } => u64::from(days) * DAY,
        };
        Some(asked.since + time)
    }

    /// The first time that runs out.
    pub fn first_deadline(&self) -> Option<u64> {
        Seat::all(self.seats).filter_map(|seat| self.deadline(seat)).min()
    }

    /// The clocks as everybody may see them. In a sealed decision all clocks run until the last has chosen.
    pub fn clock(&self, now: u64) -> Clock {
        if self.rule == ClockRule::None {
            return Clock { now, seats: Vec::new() };
        }
        let seat_clock = |seat: Seat| match self.deadline(seat) {
            Some(deadline) => SeatClock { left: deadline.saturating_sub(now), runs: true },
            None => SeatClock { left: self.resting(seat), runs: false },
        };
        Clock { now, seats: Seat::all(self.seats).map(seat_clock).collect() }
    }

    fn resting(&self, seat: Seat) -> u64 {
        match self.rule {
            ClockRule::None => 0,
            ClockRule::PerMove { seconds } => u64::from(seconds) * 1000,
            ClockRule::Bank { .. } => self.left[seat.index()],
            ClockRule::Days { days } => u64::from(days) * DAY,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type E = Entry<(), ()>;
    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);
    const C: Seat = Seat::new(2);

    #[test]
    fn a_bank_pays_for_thinking_and_gets_its_increment() {
        let mut turns = Turns::new(ClockRule::Bank { seconds: 60, increment: 2 }, 2);
        turns.begin(&Next::seat(A), 0, 1_000);
        assert_eq!(turns.deadline(A), Some(61_000));
        turns.after(&E::Move { seat: A, play: () }, &Next::seat(B), 1, 11_000);
        assert_eq!(turns.deadline(A), None);
        assert_eq!(turns.deadline(B), Some(71_000));
        let clock = turns.clock(12_000);
        assert_eq!(clock.seats[0], SeatClock { left: 52_000, runs: false });
        assert_eq!(clock.seats[1], SeatClock { left: 59_000, runs: true });
    }

    #[test]
    fn anothers_move_does_not_make_my_decision_stale() {
        let mut turns = Turns::new(ClockRule::None, 2);
        let both = Next::open(SeatSet::all(2));
        turns.begin(&both, 3, 0);
        turns.after(&E::Move { seat: A, play: () }, &both, 4, 5);
        assert_eq!(turns.asked(B), Some(PendingDecision { decision: 3, since: 0 }));
        assert_eq!(turns.asked(A), Some(PendingDecision { decision: 4, since: 5 }));
        turns.after(&E::Say { seat: A, line: () }, &both, 5, 6);
        assert_eq!(turns.asked(A), Some(PendingDecision { decision: 4, since: 5 }));
    }

    #[test]
    fn a_move_taken_back_makes_another_decision_of_all_that_came_after_it_and_gives_nobody_time() {
        let mut turns = Turns::new(ClockRule::None, 3);
        turns.begin(&Next::open(SeatSet::one(A).with(C)), 3, 0);
        turns.after(&E::Move { seat: A, play: () }, &Next::sealed(SeatSet::all(3)), 4, 5);
        assert_eq!(turns.asked(B), Some(PendingDecision { decision: 4, since: 5 }));
        turns.after(&E::Undo(A), &Next::sealed(SeatSet::all(3)), 5, 9);
        assert_eq!(turns.asked(A), Some(PendingDecision { decision: 5, since: 9 }));
        assert_eq!(turns.asked(B), Some(PendingDecision { decision: 5, since: 5 }), "the old question is no more");
        assert_eq!(turns.asked(C), Some(PendingDecision { decision: 3, since: 0 }), "was asked before the move");
        turns.after(&E::Undo(A), &Next::sealed(SeatSet::all(3)), 6, 9);
        assert_eq!(turns.asked(C), Some(PendingDecision { decision: 6, since: 0 }), "whose move it was nobody knows");
    }

    #[test]
    fn a_move_taken_back_beside_my_own_leaves_my_decision_alone() {
        let mut turns = Turns::new(ClockRule::None, 2);
        let both = Next::open(SeatSet::all(2));
        turns.begin(&both, 0, 0);
        turns.after(&E::Move { seat: A, play: () }, &both, 1, 1);
        turns.after(&E::Move { seat: B, play: () }, &both, 2, 2);
        turns.after(&E::Undo(A), &both, 3, 3);
        assert_eq!(turns.asked(B), Some(PendingDecision { decision: 2, since: 2 }));
        assert_eq!(turns.asked(A), Some(PendingDecision { decision: 3, since: 3 }));
    }

    #[test]
    fn an_empty_bank_leaves_five_seconds() {
        let mut turns = Turns::new(ClockRule::Bank { seconds: 10, increment: 0 }, 1);
        turns.begin(&Next::seat(A), 0, 0);
        turns.after(&E::Move { seat: A, play: () }, &Next::seat(A), 1, 60_000);
        assert_eq!(turns.deadline(A), Some(65_000));
    }
}
