//! Duels (KNI-DUEL-*).

use crate::Knight;
use crate::agenda::Task;
use crate::event::{Event, Events};
use crate::goods::{Good, Goods};
use crate::ids::NONE;
use crate::refusal::Refusal;
use crate::state::Why;
use quintain_core::{Revealed, Seat};

impl Knight {
    /// May this opponent be challenged? (KNI-DUEL-01)
    pub(crate) fn may_challenge(&self, seat: Seat, opponent: Seat) -> Result<(), Refusal> {
        if opponent.index() >= usize::from(self.state.seats) {
            return Err(Refusal::NotHere);
        }
        if opponent == seat {
            return Err(Refusal::NotOneself);
        }
        let left = self.board(seat).challenges < self.data.0.war.challenges;
        if left { Ok(()) } else { Err(Refusal::NoChallengeLeft) }
    }

    /// Announces a duel: one of the boxes is crossed off.
    pub(crate) fn challenge(&mut self, seat: Seat, opponent: Seat, events: &mut Events) {
        self.board_mut(seat).challenges += 1;
        let war = &mut self.state.war;
        war.duels[usize::from(war.announced)] = (seat.index() as u8, opponent.index() as u8);
        war.announced += 1;
        events.all(|| Event::Challenged { seat, opponent });
    }

    /// The next duel: stakes are waited for, then it is fought; after the last one the auction begins.
    pub(crate) fn next_duel(&mut self, events: &mut Events) -> bool {
        let war = &self.state.war;
        if war.settled >= war.announced {
            self.begin_auction(events);
            return true;
        }
        let (one, other) = war.duels[usize::from(war.settled)];
        let pair = [one, other].map(|seat| Seat::new(usize::from(seat)));
        for seat in pair {
            let board = self.board_mut(seat);
            if board.stake == NONE && board.resources() == 0 {
                board.stake = 0;
            }
        }
        if pair.iter().any(|seat| self.board(*seat).stake == NONE) {
            return false;
        }
        self.fight(pair, events);
        true
    }

    /// Strength without the stake (KNI-DUEL-02).
    pub(crate) fn duel_strength(&self, seat: Seat) -> u8 {
        self.data.0.war.duel_levels.iter().map(|track| self.board(seat).level(*track)).sum()
    }

    /// What breaks a tie (KNI-DUEL-05).
    pub(crate) fn duel_tie(&self, seat: Seat) -> u8 {
        self.data.0.war.duel_ties.iter().map(|track| self.board(seat).level(*track)).sum()
    }

    fn fight(&mut self, seats: [Seat; 2], events: &mut Events) {
        events.reveal(Revealed::TO_ALL);
        let strengths = seats.map(|seat| self.duel_strength(seat));
        let stakes = seats.map(|seat| self.board(seat).stake);
        let key = |side: usize| (strengths[side] + stakes[side], self.duel_tie(seats[side]));
        let winner = match key(0).cmp(&key(1)) {
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
        };
        events.all(|| Event::DuelFought { seats, strengths, stakes, winner: winner.map(|side| seats[side]) });
        self.state.war.settled += 1;
        for seat in seats {
            self.board_mut(seat).stake = NONE;
        }
        let Some(side) = winner else { return };
        let (winner, loser) = (seats[side], seats[1 - side]);
        let stake = stakes[1 - side];
        if stake == 0 && self.board(loser).resources() > 0 {
            let turn = self.state.turn;
            let board = self.board_mut(loser);
            board.barred = true;
            board.banned = turn + 1;
            events.all(|| Event::Barred { seat: loser });
        }
        let reward = self.data.0.war.duel_winner;
        let board = self.board_mut(winner);
        board.why = Why::Duel;
        board.agenda.push(Task::Check);
        board.agenda.push(Task::Bundle(reward));
        board.agenda.push(Task::Spoils { from: loser.index() as u8, n: stake });
    }

    /// Spoils that leave no choice are taken at once (D-SPOILS).
    pub(crate) fn perform_spoils(&mut self, seat: Seat, from: Seat, n: u8, events: &mut Events) -> bool {
        let open = self.open_choices(seat, Task::Spoils { from: from.index() as u8, n });
        if n == 0 || open == 0 {
            self.board_mut(seat).agenda.pop();
        } else if open.is_power_of_two() {
            self.take_spoils(seat, from, n, Good::ALL[open.trailing_zeros() as usize], events);
        } else {
            return false;
        }
        true
    }

    /// The winner takes one of the loser's resources; overflow rules apply (KNI-DUEL-03).
    pub(crate) fn take_spoils(&mut self, seat: Seat, from: Seat, n: u8, good: Good, events: &mut Events) {
        self.board_mut(seat).agenda.replace(Task::Spoils { from: from.index() as u8, n: n - 1 });
        self.board_mut(from).held[good.index()] -= 1;
        events.all(|| Event::SpoilsTaken { seat, from, good });
        let bundle = self.credit(seat, Goods::one(good));
        events.all(|| Event::Gained { seat, why: Why::Duel, bundle });
    }

    /// The highest stake a seat may make in the duel in progress (KNI-DUEL-02).
    pub(crate) fn highest_stake(&self, seat: Seat) -> u8 {
        self.board(seat).resources()
    }
}
