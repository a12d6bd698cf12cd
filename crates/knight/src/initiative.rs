//! The initiative: secret bids, payment, the order of command (KNI-INIT-*).

use crate::Knight;
use crate::agenda::Task;
use crate::event::{Event, Events};
use crate::ids::NONE;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::Stage;
use quintain_core::{Choices, Revealed, Seat};

impl Knight {
    /// The auction begins, unless nothing is stored (KNI-INIT-06) or everybody is barred (KNI-INIT-05).
    pub(crate) fn begin_auction(&mut self, events: &mut Events) {
        if self.all_seats().all(|seat| self.board(seat).store() == 0) {
            return self.end_blocks(events);
        }
        if self.all_seats().all(|seat| self.board(seat).barred) {
            self.state.stage = Stage::Schedule;
            return;
        }
        self.state.stage = Stage::Bids;
        for seat in self.all_seats() {
            let board = self.board_mut(seat);
            board.bid = if board.barred || board.holdings() == 0 { 0 } else { NONE };
        }
    }

    /// The highest bid a seat may make (KNI-INIT-01).
    pub(crate) fn highest_bid(&self, seat: Seat) -> u8 {
        self.board(seat).holdings().min(self.data.0.war.highest_bid)
    }

    /// What a beaten bid costs: the greatest threshold strictly below it, or the first band (KNI-INIT-03).
    pub(crate) fn beaten_payment(&self, bid: u8) -> u8 {
        if bid == 0 {
            return 0;
        }
        let war = &self.data.0.war;
        war.thresholds.iter().copied().filter(|threshold| *threshold < bid).max().unwrap_or(war.first_payment).min(bid)
    }

    /// Once all bids are in, the highest wins; ties go to influence, points, chance (KNI-INIT-02).
    pub(crate) fn open_bids(&mut self, events: &mut Events) -> bool {
        if self.all_seats().any(|seat| self.board(seat).bid == NONE) {
            return false;
        }
        events.reveal(Revealed::TO_ALL);
        let unbarred = || self.all_seats().filter(|seat| !self.board(*seat).barred);
        let key = |seat: Seat| (self.board(seat).bid, self.board(seat).influence, self.board(seat).vp);
        let best = unbarred().map(key).max().unwrap_or_default();
        let tied = unbarred().filter(|seat| key(*seat) == best).fold(0u8, |bits, seat| bits | 1 << seat.index());
        if tied.count_ones() > 1 {
            self.state.war.tied = tied;
        } else {
            self.win_auction(Seat::new(tied.trailing_zeros() as usize), events);
        }
        true
    }

    /// The winner pays the whole bid, the others their thresholds.
    fn win_auction(&mut self, winner: Seat, events: &mut Events) {
        self.state.war.winner = winner.index() as u8;
        self.state.stage = Stage::Payment;
        for seat in self.all_seats() {
            let (bid, barred) = (self.board(seat).bid, self.board(seat).barred);
            let pays = if seat == winner { bid } else { self.beaten_payment(bid) };
            if !barred {
                events.all(|| Event::BidOpened { seat, bid, pays });
            }
            if pays > 0 {
                self.board_mut(seat).agenda.push(Task::PayBid(pays));
            }
        }
        events.all(|| Event::InitiativeWon { seat: winner });
    }

    /// Chance decides between tied seats (C-TIE).
    pub(crate) fn break_tie(&mut self, index: u32, events: &mut Events) {
        let Some(seat) = Self::seats_of(self.state.war.tied).nth(index as usize) else { return };
        self.state.war.tied = 0;
        events.reveal(Revealed::TO_ALL);
        if self.state.stage == Stage::Bids {
            self.win_auction(seat, events);
        } else {
            self.plan_whole_store(seat, events);
        }
    }

    fn plan_whole_store(&mut self, seat: Seat, events: &mut Events) {
        let points = self.board(seat).store();
        self.add_block(seat, points);
        events.all(|| Event::BlockPlanned { seat, points });
    }

    /// The order of command is put together: by the winner, or by rank if everybody is barred.
    pub(crate) fn plan_blocks(&mut self, events: &mut Events) -> bool {
        if self.all_seats().all(|seat| self.unplanned(seat) == 0) {
            self.begin_blocks(Stage::Blocks);
            return true;
        }
        if self.state.war.winner != NONE {
            return self.plan_last_block(events);
        }
        let left = || self.all_seats().filter(|seat| self.unplanned(*seat) > 0);
        let key = |seat: Seat| (self.board(seat).influence, self.board(seat).vp);
        let best = left().map(key).max().unwrap_or_default();
        let tied = left().filter(|seat| key(*seat) == best).fold(0u8, |bits, seat| bits | 1 << seat.index());
        if tied.count_ones() > 1 {
            self.state.war.tied = tied;
        } else {
            self.plan_whole_store(Seat::new(tied.trailing_zeros() as usize), events);
        }
        true
    }

    /// A last single point leaves no choice.
    fn plan_last_block(&mut self, events: &mut Events) -> bool {
        let mut left = self.all_seats().filter(|seat| self.unplanned(*seat) > 0);
        let (Some(seat), None) = (left.next(), left.next()) else { return false };
        if self.unplanned(seat) != 1 {
            return false;
        }
        self.add_block(seat, 1);
        events.all(|| Event::BlockPlanned { seat, points: 1 });
        true
    }

    /// How many points of this seat may be scheduled next. Barred seats come last (KNI-INIT-04).
    fn schedulable(&self, seat: Seat) -> u8 {
        let first = || self.all_seats().any(|other| !self.board(other).barred && self.unplanned(other) > 0);
        if self.board(seat).barred && first() { 0 } else { self.unplanned(seat) }
    }

    /// May so many points of this seat be the next block?
    pub(crate) fn may_schedule(&self, seat: Seat, points: u8) -> Result<(), Refusal> {
        let most = if seat.index() < usize::from(self.state.seats) { self.schedulable(seat) } else { 0 };
        match most {
            0 => Err(Refusal::NotThisBlock { seat }),
            most if (1..=most).contains(&points) => Ok(()),
            most => Err(Refusal::TooHigh { number: points, most }),
        }
    }

    /// Lists the next blocks (D-SCHEDULE).
    pub(crate) fn list_blocks(&self, moves: &mut impl Choices<Move>) {
        for seat in self.all_seats() {
            moves.numbers(u32::from(self.schedulable(seat)), |less| Move::Block { seat, points: less as u8 + 1 });
        }
    }
}
