//! War mode: the course of its turn and the end (KNI-WAR-*).

use crate::Knight;
use crate::agenda::Task;
use crate::event::{Event, Events};
use crate::ids::{NONE, SEATS};
use crate::options::Mode;
use crate::state::{End, EndedBy, Phase, Stage, Verdict, WarTable, Why};
use quintain_core::bits::bits;
use quintain_core::{Outcome, Revealed, Seat, SeatSet};

impl Knight {
    /// A new turn of war: sides are chosen first.
    pub(crate) fn begin_war_turn(&mut self) {
        self.state.war = WarTable { conqueror: self.state.war.conqueror, ..WarTable::default() };
        self.state.stage = Stage::Sides;
        for seat in self.all_seats() {
            let board = self.board_mut(seat);
            board.bid = NONE;
            board.stake = NONE;
            board.barred = false;
            board.phase = Phase::Waiting;
        }
    }

    /// Is the command store full? (KNI-WAR-02)
    #[inline]
    pub(crate) fn store_is_full(&self, seat: Seat) -> bool {
        self.board(seat).store() >= self.data.0.war.store
    }

    /// Everything goes on until somebody must decide: the order of play of a war (KNI-WAR).
    pub(crate) fn go_on_in_war(&mut self, events: &mut Events) {
        loop {
            if self.state.drawing != 0 || self.state.war.tied != 0 || self.state.stage == Stage::Over {
                return;
            }
            for seat in self.all_seats() {
                if !self.board(seat).agenda.is_empty() {
                    self.run(seat, events);
                }
            }
            if self.state.war.conqueror != NONE {
                return self.end_war(events);
            }
            let waiting = self.all_seats().all(|seat| self.board(seat).agenda.is_empty());
            if !waiting || !self.next_stage(events) {
                return;
            }
        }
    }

    /// Goes on to the next stage if the present one is over.
    fn next_stage(&mut self, events: &mut Events) -> bool {
        match self.state.stage {
            Stage::Sides => {
                if self.all_seats().any(|seat| self.board(seat).side.is_none()) {
                    return false;
                }
                events.reveal(Revealed::TO_ALL);
                self.state.stage = Stage::Spend;
                for seat in self.all_seats() {
                    if let Some(side) = self.board(seat).side {
                        self.take_side(seat, side, events);
                    }
                }
            }
            Stage::Spend => {
                if self.all_seats().any(|seat| self.board(seat).phase == Phase::Spend) {
                    return false;
                }
                self.state.stage = Stage::Act;
                for seat in self.all_seats() {
                    self.plan_actions(seat);
                }
            }
            Stage::Act => {
                self.state.stage = Stage::Claims;
                for seat in self.all_seats() {
                    self.board_mut(seat).phase = Phase::Command;
                }
            }
            Stage::Claims => {
                for seat in self.all_seats() {
                    if self.board(seat).phase == Phase::Command && !self.can_claim(seat) {
                        self.board_mut(seat).phase = Phase::Waiting;
                    }
                }
                if self.all_seats().any(|seat| self.board(seat).phase == Phase::Command) {
                    return false;
                }
                self.state.stage = Stage::Duels;
            }
            Stage::Duels => return self.next_duel(events),
            Stage::Bids => return self.open_bids(events),
            Stage::Payment => self.state.stage = Stage::Schedule,
            Stage::Schedule => return self.plan_blocks(events),
            Stage::Blocks | Stage::RewardBlocks => return self.next_block(events),
            Stage::Rewards => self.reward_blocks(),
            Stage::Penalties => self.end_war_turn(events),
            Stage::Setup | Stage::Turn | Stage::Goal | Stage::Over => return false,
        }
        true
    }

    /// A command block: the seat goes on, or the next block comes up (KNI-INIT-04).
    fn next_block(&mut self, events: &mut Events) -> bool {
        let war = &self.state.war;
        if war.current >= war.planned {
            self.end_blocks(events);
            return true;
        }
        let seat = Seat::new(usize::from(war.blocks[usize::from(war.current)].0));
        let points = war.left;
        if points > 0 && self.can_command(seat) {
            return false;
        }
        self.end_block(seat, events);
        true
    }

    /// The block is over; what is left of it is lost.
    pub(crate) fn end_block(&mut self, seat: Seat, events: &mut Events) {
        let points = self.state.war.left;
        if points > 0 {
            events.all(|| Event::BlockForfeited { seat, points });
        }
        let war = &mut self.state.war;
        war.current += 1;
        war.left = if war.current < war.planned { war.blocks[usize::from(war.current)].1 } else { 0 };
    }

    /// The first block begins.
    pub(crate) fn begin_blocks(&mut self, stage: Stage) {
        self.state.stage = stage;
        let war = &mut self.state.war;
        war.current = 0;
        war.left = if war.planned > 0 { war.blocks[0].1 } else { 0 };
    }

    /// Stores are emptied (KNI-WAR-02); then the goal is checked.
    pub(crate) fn end_blocks(&mut self, events: &mut Events) {
        for seat in self.all_seats() {
            let board = self.board_mut(seat);
            board.command = 0;
            board.orders = [0; 4];
        }
        self.state.war.planned = 0;
        let Some(column) = self.column_of(self.state.turn) else { return self.end_war_turn(events) };
        if self.state.stage == Stage::RewardBlocks {
            self.state.stage = Stage::Penalties;
            for seat in self.all_seats() {
                if self.state.war.due & 1 << seat.index() != 0 {
                    self.board_mut(seat).agenda.push(Task::Penalty(column as u8));
                }
            }
            return;
        }
        self.state.stage = Stage::Rewards;
        let verdicts = self.judge(column, events);
        let data = &self.goal().columns[column];
        for seat in self.all_seats() {
            let (reward, penalty) = verdicts[seat.index()];
            if penalty {
                self.state.war.due |= 1 << seat.index();
            }
            if reward {
                self.board_mut(seat).agenda.push(Task::Check);
                self.receive(seat, data.reward, Why::Goal(data.turn), events);
            }
        }
    }

    /// Command points of goal rewards: by influence, points, seat number (KNI-WAR-10).
    fn reward_blocks(&mut self) {
        let mut seats: arrayvec::ArrayVec<Seat, SEATS> =
            self.all_seats().filter(|seat| self.board(*seat).command > 0).collect();
        seats.sort_by_key(|seat| {
            let board = self.board(*seat);
            (std::cmp::Reverse((board.influence, board.vp)), *seat)
        });
        self.state.war.planned = 0;
        for seat in seats {
            let points = self.board(seat).command;
            self.add_block(seat, points);
        }
        self.begin_blocks(Stage::RewardBlocks);
    }

    /// The turn is over: with a condition met, or after turn 12, so is the game (KNI-WAR-08).
    fn end_war_turn(&mut self, events: &mut Events) {
        for seat in self.all_seats() {
            self.board_mut(seat).gathers = 0;
        }
        let met = self.all_seats().any(|seat| self.board(seat).end.is_some());
        if met || self.state.turn >= self.data.0.table.turns {
            self.end_war(events);
        } else {
            self.begin_turn(events);
        }
    }

    /// Leftovers of all seats are converted; after turn 12 the conditions are checked once more.
    fn end_war(&mut self, events: &mut Events) {
        let late = self.state.war.conqueror == NONE && self.all_seats().all(|seat| self.board(seat).end.is_none());
        for seat in self.all_seats() {
            self.convert(seat, events);
        }
        if late {
            self.check(Seat::new(0), events);
        }
        self.state.stage = Stage::Over;
        for seat in self.all_seats() {
            self.record_total(seat);
            let board = self.board_mut(seat);
            board.phase = Phase::Over;
            board.agenda.clear();
        }
        let (by, won) = self.war_winners();
        for seat in self.all_seats() {
            let (total, verdict) = (self.board(seat).vp, war_verdict(won, seat));
            events.all(|| Event::Finished { seat, verdict, by, total });
        }
    }

    /// How a seat's game ended; in a war that goes on, which condition it has met.
    pub(crate) fn end_of(&self, seat: Seat) -> Option<End> {
        if self.state.mode != Mode::War || self.state.stage != Stage::Over {
            return self.board(seat).end;
        }
        let (by, won) = self.war_winners();
        Some(End { verdict: war_verdict(won, seat), by, turn: self.state.turn })
    }

    /// What ranks a seat at the end of a war: a castle taken, a condition met, points, influence.
    fn war_key(&self, seat: Seat) -> (u8, i16, u8) {
        let board = self.board(seat);
        let conqueror = usize::from(self.state.war.conqueror) == seat.index();
        (if conqueror { 2 } else { u8::from(board.end.is_some()) }, board.vp, board.influence)
    }

    /// Who has won the war, and by what (KNI-WAR-08, KNI-WAR-13): the condition of the first winner, or points.
    fn war_winners(&self) -> (EndedBy, SeatSet) {
        let best = self.all_seats().map(|seat| self.war_key(seat)).max().unwrap_or_default();
        let won: SeatSet = self.all_seats().filter(|seat| self.war_key(*seat) == best).collect();
        let met = won.first().and_then(|seat| self.board(seat).end);
        (if best.0 == 2 { EndedBy::CastleAttack } else { met.map_or(EndedBy::Points, |end| end.by) }, won)
    }

    /// How the war ended.
    pub(crate) fn war_outcome(&self) -> Outcome {
        let seats = usize::from(self.state.seats);
        let mut scores = [0i32; SEATS];
        let mut keys = [(0, 0, 0); SEATS];
        for seat in self.all_seats() {
            scores[seat.index()] = i32::from(self.board(seat).vp);
            keys[seat.index()] = self.war_key(seat);
        }
        let (by, won) = self.war_winners();
        Outcome::ranked(by.id(), &scores[..seats], &keys[..seats], won)
    }

    /// Is the seat asked in war mode?
    #[inline]
    pub(crate) fn is_asked_in_war(&self, seat: Seat) -> bool {
        let (board, war) = (self.board(seat), &self.state.war);
        let is_seat = |number: u8| usize::from(number) == seat.index();
        match self.state.stage {
            Stage::Sides => board.side.is_none(),
            Stage::Spend => board.phase == Phase::Spend,
            Stage::Claims => board.phase == Phase::Command,
            Stage::Duels if self.is_sealed() => {
                let (one, other) = war.duels[usize::from(war.settled)];
                (is_seat(one) || is_seat(other)) && board.stake == NONE
            }
            Stage::Bids => board.bid == NONE,
            Stage::Schedule => is_seat(war.winner),
            Stage::Blocks | Stage::RewardBlocks => is_seat(war.blocks[usize::from(war.current)].0),
            _ => !board.agenda.is_empty(),
        }
    }

    /// Do the seats that are asked choose in secret? Sides, stakes and bids, but not what a duel leaves to be taken.
    #[inline]
    pub(crate) fn is_sealed(&self) -> bool {
        match self.state.stage {
            Stage::Sides | Stage::Bids => true,
            Stage::Duels => self.all_seats().all(|seat| self.board(seat).agenda.is_empty()),
            _ => false,
        }
    }

    /// A block is added to the order of command.
    pub(crate) fn add_block(&mut self, seat: Seat, points: u8) {
        let war = &mut self.state.war;
        if let Some(slot) = war.blocks.get_mut(usize::from(war.planned)) {
            *slot = (seat.index() as u8, points);
            war.planned += 1;
        }
    }

    /// Points of a seat that are in no block yet.
    pub(crate) fn unplanned(&self, seat: Seat) -> u8 {
        let war = &self.state.war;
        let planned =
            war.blocks[..usize::from(war.planned)].iter().filter(|block| usize::from(block.0) == seat.index());
        self.board(seat).store().saturating_sub(planned.map(|block| block.1).sum())
    }

    /// Seats as bits.
    pub(crate) fn seats_of(mask: u8) -> impl Iterator<Item = Seat> {
        bits(u64::from(mask)).map(Seat::new)
    }
}

/// In a war there are winners, and the others.
fn war_verdict(won: SeatSet, seat: Seat) -> Verdict {
    if won.contains(seat) { Verdict::Victory } else { Verdict::Defeat }
}
