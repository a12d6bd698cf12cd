//! The course of a turn in solo and simultaneous play (KNI-TURN-*).

use crate::Knight;
use crate::agenda::Task;
use crate::data::EventSide;
use crate::event::{Event, Events};
use crate::ids::{SEATS, Side, Track};
use crate::options::Mode;
use crate::state::{FREE, Offer, Phase, Stage, Why};
use quintain_core::Seat;

impl Knight {
    /// Every seat of the table.
    #[inline]
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.state.seats))
    }

    /// Begins the first turn, once everything is drawn.
    pub(crate) fn begin_first_turn(&mut self, events: &mut Events) {
        self.state.turn = 0;
        self.begin_turn(events);
    }

    /// Begins the next turn: rows, the current card, everybody's marks of the turn (KNI-TURN-01, KNI-TURN-04).
    pub(crate) fn begin_turn(&mut self, events: &mut Events) {
        for seat in self.all_seats() {
            self.note_score(seat);
        }
        self.state.turn += 1;
        let turn = self.state.turn;
        events.all(|| Event::TurnBegan { turn });
        let war = self.state.mode == Mode::War;
        let rows = if war { 1 } else { usize::from(self.state.seats) };
        let playing = |game: &Self, row: usize| war || game.board(Seat::new(row)).is_playing();
        if self.state.position() == 0 {
            for row in (0..rows).filter(|row| playing(self, *row)).collect::<arrayvec::ArrayVec<usize, 4>>() {
                self.clear_row(row);
                let seats = if war { 0..SEATS } else { row..row + 1 };
                self.state.boards[seats].iter_mut().for_each(|board| board.sides = 0);
            }
            self.state.peeked = [0; 6];
            for row in (0..rows).filter(|row| playing(self, *row)).collect::<arrayvec::ArrayVec<usize, 4>>() {
                self.lay_row(row, events);
            }
        }
        let position = self.state.position();
        for row in 0..rows {
            if playing(self, row) {
                self.turn_up(row, position, events);
            }
        }
        for seat in self.all_seats() {
            let board = self.board_mut(seat);
            board.side = None;
            board.borrowed = None;
            board.privileged = false;
            board.purse = FREE;
            board.offer = Offer::default();
            if !war && board.is_playing() {
                board.phase = Phase::Cards;
            }
        }
        self.state.stage = Stage::Turn;
        if war {
            self.begin_war_turn();
        }
    }

    /// The side that the seat has chosen.
    pub(crate) fn chosen_side(&self, seat: Seat) -> Option<&'static EventSide> {
        let side = self.board(seat).side?;
        let copy = usize::from(self.state.current_card(seat));
        let card = self.data.0.deck.get(copy)?;
        Some(&self.data.0.events[usize::from(*card)].sides[side as usize])
    }

    /// The consequence path of this turn.
    pub(crate) fn path_of_turn(&self, seat: Seat) -> u8 {
        self.chosen_side(seat).map_or(0, |side| side.path)
    }

    /// The side is chosen: its gain is received at once (KNI-TURN-02).
    /// In war mode whoever has chosen heard of it then.
    pub(crate) fn take_side(&mut self, seat: Seat, side: Side, events: &mut Events) {
        let war = self.state.mode == Mode::War;
        let card = self.card_id(self.state.current_card(seat));
        let position = self.state.position();
        let board = self.board_mut(seat);
        board.side = Some(side);
        board.note_side(position, side);
        board.phase = Phase::Spend;
        board.agenda.push(Task::Check);
        let chosen = || Event::SideChosen { seat, card, side };
        if war {
            events.others(seat, chosen);
        } else {
            events.all(chosen);
        }
        if let Some(chosen) = self.chosen_side(seat) {
            self.receive(seat, chosen.gain, Why::Side, events);
        }
    }

    /// The actions of the turn: those of the chosen side, or those taken over (KNI-CARD-04).
    pub(crate) fn plan_actions(&mut self, seat: Seat) {
        let own = self.state.current_card(seat);
        let board = self.board_mut(seat);
        let Some(side) = board.side else { return };
        let (card, side) = board.borrowed.unwrap_or((own, side));
        board.agenda.push(Task::Actions { card, side, done: 0 });
    }

    /// The tracks a card's side activates.
    pub(crate) fn actions_of(&self, card: u8, side: Side) -> &'static [Track] {
        let Some(event) = self.data.0.deck.get(usize::from(card)) else { return &[] };
        &self.data.0.events[usize::from(*event)].sides[side as usize].actions
    }

    /// Resources are spent. In T2 the purse is noted and the actions are activated (KNI-TURN-03, KNI-RES-05); in W2 the
    /// seat waits for the others.
    pub(crate) fn end_spending(&mut self, seat: Seat, events: &mut Events) {
        if self.state.mode == Mode::War {
            self.board_mut(seat).phase = Phase::Waiting;
            events.all(|| Event::SpendingDone { seat });
            return;
        }
        self.lapse_offers(seat, events);
        self.note_purse(seat);
        self.board_mut(seat).phase = Phase::Act;
        events.all(|| Event::SpendingDone { seat });
        self.plan_actions(seat);
    }

    /// T3b is over: unspent command points are lost (KNI-CMD-01) and the path is considered. In W3b the seat waits for the
    /// others.
    pub(crate) fn end_command(&mut self, seat: Seat, events: &mut Events) {
        if self.state.mode == Mode::War {
            self.board_mut(seat).phase = Phase::Waiting;
            return;
        }
        self.lose_command(seat, events);
        let path = self.path_of_turn(seat);
        let board = self.board_mut(seat);
        board.phase = Phase::Consequence;
        board.agenda.push(Task::Consider(path));
    }

    /// Unspent command points are lost.
    pub(crate) fn lose_command(&mut self, seat: Seat, events: &mut Events) {
        let points = std::mem::take(&mut self.board_mut(seat).command);
        if points > 0 {
            events.all(|| Event::CommandLost { seat, points });
        }
    }

    /// Takes the next stage of the king or of an influence row (KNI-KING-01, KNI-ROW-01).
    pub(crate) fn take_stage(&mut self, seat: Seat, track: Track, side: Side, events: &mut Events) {
        let Some(row) = crate::court::stage_row(track) else { return };
        let sheet = self.sheet();
        let board = self.board_mut(seat);
        let next = usize::from(board.stages[row]);
        board.stages[row] += 1;
        board.agenda.push(Task::Check);
        match sheet.rows.get(row) {
            Some(stages) => self.receive(seat, stages[next].sides[side as usize], Why::Stage { track, side }, events),
            None => self.receive(seat, sheet.king[next].once, Why::King(next as u8 + 1), events),
        }
    }

    /// Does the seat go on spending, with nothing to be done before its next move?
    #[inline]
    pub(crate) fn is_still_spending(&self, seat: Seat) -> bool {
        let board = self.board(seat);
        board.phase == Phase::Spend
            && board.agenda.is_empty()
            && self.state.drawing == 0
            && matches!(self.state.stage, Stage::Turn | Stage::Spend)
    }

    /// After a move or an answer of chance: everything goes on until somebody must decide.
    pub(crate) fn go_on(&mut self, seat: Option<Seat>, events: &mut Events) {
        if self.state.stage == Stage::Setup {
            return;
        }
        if self.state.mode == Mode::War {
            return self.go_on_in_war(events);
        }
        if let Some(seat) = seat {
            self.progress(seat, events);
        }
        self.meet(events);
    }

    /// A seat goes through its phases until it must decide or wait.
    fn progress(&mut self, seat: Seat, events: &mut Events) {
        loop {
            if !self.board(seat).agenda.is_empty() {
                self.run(seat, events);
            }
            if self.state.drawing != 0 || !self.board(seat).agenda.is_empty() {
                return;
            }
            match self.board(seat).phase {
                Phase::Cards | Phase::Spend | Phase::Waiting | Phase::Over => return,
                Phase::Act => self.board_mut(seat).phase = Phase::Command,
                Phase::Command => {
                    if self.can_command(seat) || self.can_claim(seat) {
                        return;
                    }
                    self.end_command(seat, events);
                }
                Phase::Consequence | Phase::Goal => self.board_mut(seat).phase = Phase::Waiting,
            }
        }
    }

    /// Is there a reward, a battle or a special action to use in T3b or W3b?
    pub(crate) fn can_claim(&self, seat: Seat) -> bool {
        self.unclaimed(seat) != (0, 0) || self.open_battles(seat) != 0 || self.can_use_special(seat)
    }

    /// When everybody waits, the table goes on: goal check, next turn, end.
    fn meet(&mut self, events: &mut Events) {
        loop {
            let busy = |seat: Seat| self.board(seat).is_busy();
            if self.state.drawing != 0 || self.state.stage == Stage::Over || self.all_seats().any(busy) {
                return;
            }
            match (self.state.stage, self.column_of(self.state.turn)) {
                (Stage::Turn, Some(column)) => {
                    self.state.stage = Stage::Goal;
                    self.check_goal(column, events);
                    for seat in self.all_seats() {
                        self.progress(seat, events);
                    }
                }
                _ => self.next_turn(events),
            }
        }
    }

    /// A turn is over for everybody.
    fn next_turn(&mut self, events: &mut Events) {
        let playing = |game: &Self, seat: &Seat| game.board(*seat).is_playing();
        let last = self.state.turn >= self.data.0.table.turns;
        if last {
            for seat in self.all_seats() {
                if playing(self, &seat) {
                    self.final_tally(seat, events);
                }
            }
        }
        self.first_finisher(events);
        if last || !self.all_seats().any(|seat| playing(self, &seat)) {
            self.state.stage = Stage::Over;
        } else {
            self.begin_turn(events);
        }
    }
}
