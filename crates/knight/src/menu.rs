//! What a seat may decide now.

use crate::Knight;
use crate::data::{Side, Track};
use crate::goods::Good;
use crate::moves::Move;
use crate::options::Mode;
use crate::state::{Phase, Stage, occupied};
use crate::task::Task;
use quintain_core::{Choices, Seat, SeatSet};

impl Knight {
    /// Who is asked, and whether in secret.
    #[inline]
    pub(crate) fn asked(&self) -> (SeatSet, bool) {
        match (self.state.stage, self.state.mode) {
            (Stage::Over, _) => (SeatSet::EMPTY, false),
            (Stage::Setup, _) => {
                let open = self.all_seats().find(|seat| self.board(*seat).character == crate::data::NONE);
                (open.map_or(SeatSet::EMPTY, SeatSet::one), false)
            }
            (_, Mode::War) => self.asked_in_war(),
            (_, Mode::Solo) => (SeatSet::one(Seat::new(0)), false),
            (_, Mode::Simultaneous) => {
                (self.seats_with(|board| !matches!(board.phase, Phase::Waiting | Phase::Over)), false)
            }
        }
    }

    /// Lists the legal moves of a seat that is asked.
    pub(crate) fn list(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        if let Some(task) = self.board(seat).agenda.top() {
            return self.list_task(seat, task, moves);
        }
        match self.state.stage {
            Stage::Setup => {
                for place in self.free_characters() {
                    moves.one(Move::Choose(self.data.0.characters[place].id));
                }
            }
            Stage::Sides => moves.each(0b11, |side| Move::Side(Side::BOTH[side])),
            Stage::Duels => moves.numbers(u32::from(self.board(seat).resources()) + 1, |n| Move::Stake(n as u8)),
            Stage::Bids => moves.numbers(u32::from(self.highest_bid(seat)) + 1, |n| Move::Bid(n as u8)),
            Stage::Schedule => self.list_blocks(moves),
            Stage::Blocks | Stage::RewardBlocks => {
                self.list_commands(seat, moves);
                moves.one(Move::Done);
            }
            _ => self.list_phase(seat, moves),
        }
    }

    #[inline]
    fn list_phase(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        match self.board(seat).phase {
            Phase::Cards => {
                if moves.part() {
                    moves.each(0b11, |side| Move::Side(Side::BOTH[side]));
                }
                if moves.part() {
                    self.list_gold(seat, moves);
                }
                if moves.part() {
                    self.list_character(seat, moves);
                }
            }
            Phase::Spend => {
                if moves.part() {
                    self.list_payments(seat, moves);
                }
                if moves.part() {
                    self.list_gold(seat, moves);
                }
                if moves.part() {
                    self.list_character(seat, moves);
                    self.list_battles(seat, moves);
                }
                if moves.part() {
                    match self.state.mode {
                        Mode::Solo => {}
                        Mode::Simultaneous => self.list_trade(seat, moves),
                        Mode::War => self.list_war_card(seat, moves),
                    }
                    moves.one(Move::Done);
                }
            }
            Phase::Command => {
                if self.state.mode != Mode::War && moves.part() {
                    self.list_commands(seat, moves);
                }
                if moves.part() {
                    self.list_character(seat, moves);
                    self.list_battles(seat, moves);
                    moves.one(Move::Done);
                }
            }
            _ => {}
        }
    }

    fn list_task(&self, seat: Seat, task: Task, moves: &mut impl Choices<Move>) {
        let board = self.board(seat);
        let tile = |at: usize| self.sheet().map.tiles[at].id;
        let held = |held: &[u8; 4]| (0..3).fold(0, |kinds, kind| kinds | u64::from(held[kind] > 0) << kind);
        match task {
            Task::Any(_) => moves.each(0b111, |kind| Move::Take(Good::ALL[kind])),
            Task::Remove(_) => moves.each(u64::from(occupied(&board.enemy)), |at| Move::Remove(tile(at))),
            Task::Chain(from) => {
                for to in self.chain_choices(seat, from) {
                    moves.one(Move::Chain(to));
                }
            }
            Task::Actions { card, side, done } => {
                let actions = self.actions_of(card, side);
                let open = |place: &usize| done & 1 << place == 0;
                for place in (0..actions.len()).filter(open) {
                    if !(0..place).filter(open).any(|earlier| actions[earlier] == actions[place]) {
                        moves.one(Move::Activate(actions[place]));
                    }
                }
            }
            Task::Stage(_) => {
                moves.each(0b11, |side| Move::Stage(Side::BOTH[side]));
                moves.one(Move::SkipStage);
            }
            Task::Pay(_) => {
                let kinds = Good::RESOURCES.into_iter().filter(|good| board.spendable(*good) > 0);
                moves.each(kinds.fold(0, |kinds, good| kinds | 1 << good.index()), |kind| Move::Give(Good::ALL[kind]));
            }
            Task::PayBid(_) => {
                let kinds = Good::ALL.into_iter().filter(|good| board.spendable(*good) > 0);
                moves.each(kinds.fold(0, |kinds, good| kinds | 1 << good.index()), |kind| Move::Give(Good::ALL[kind]));
            }
            Task::Commands => {
                self.list_commands(seat, moves);
                moves.one(Move::Done);
            }
            Task::March => {
                self.list_marches(seat, moves);
                moves.one(Move::EndMarch);
            }
            Task::Strike => self.list_strikes(seat, moves),
            Task::Possible { .. } => {
                moves.one(Move::PayConsequence);
                moves.one(Move::Suffer);
            }
            Task::Add(_) => moves.each(u64::from(self.arrival_tiles(seat)), |at| Move::Place(tile(at))),
            Task::Flow => {
                let goals = self.flow_choices(seat).map_or(0, |(_, goals)| goals);
                moves.each(u64::from(goals), |at| Move::Flow(tile(at)));
            }
            Task::LoseAny(_) => moves.each(held(&board.held), |kind| Move::Lose(Good::ALL[kind])),
            Task::LoseUnits(_) => moves.each(u64::from(occupied(&board.own)), |at| Move::Disband(tile(at))),
            Task::Spoils { from, .. } => {
                let loser = &self.state.boards[usize::from(from)];
                moves.each(held(&loser.held), |kind| Move::Spoils(Good::ALL[kind]));
            }
            Task::Compose => self.list_composing(seat, moves),
            _ => {}
        }
    }

    /// Characters that nobody has.
    pub(crate) fn free_characters(&self) -> impl Iterator<Item = usize> + '_ {
        let taken = |place: usize| self.all_seats().any(|seat| usize::from(self.board(seat).character) == place);
        (0..self.data.0.characters.len()).filter(move |place| !taken(*place))
    }

    /// The track whose stage is being decided, for views.
    pub(crate) fn open_stage(&self, seat: Seat) -> Option<Track> {
        match self.board(seat).agenda.top() {
            Some(Task::Stage(track)) => Some(track),
            _ => None,
        }
    }
}
