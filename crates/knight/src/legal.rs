//! THE list of a seat's legal moves. What is open is told by the rules, mostly as sets; the referee in `play` asks them too.

use crate::Knight;
use crate::agenda::Task;
use crate::goods::Good;
use crate::ids::{NONE, Side, Track};
use crate::moves::Move;
use crate::options::Mode;
use crate::state::{Phase, Stage};
use quintain_core::{Choices, Seat, SeatSet};

impl Knight {
    /// Is the seat to decide something now?
    #[inline]
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.state.seats) && !self.is_chance_due() && self.is_to_decide(seat)
    }

    /// The same when nothing is left to chance.
    #[inline]
    fn is_to_decide(&self, seat: Seat) -> bool {
        match self.state.stage {
            Stage::Turn | Stage::Goal => self.board(seat).is_busy(),
            Stage::Over => false,
            Stage::Setup => self.all_seats().find(|seat| self.board(*seat).character == NONE) == Some(seat),
            _ => self.is_asked_in_war(seat),
        }
    }

    /// The seats that are to decide something now.
    #[inline]
    pub(crate) fn asked(&self) -> SeatSet {
        if self.is_chance_due() {
            return SeatSet::EMPTY;
        }
        self.all_seats().filter(|seat| self.is_to_decide(*seat)).collect()
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
            Stage::Sides => list_sides(moves, Move::Side),
            Stage::Duels => moves.numbers(u32::from(self.highest_stake(seat)) + 1, |stake| Move::Stake(stake as u8)),
            Stage::Bids => moves.numbers(u32::from(self.highest_bid(seat)) + 1, |bid| Move::Bid(bid as u8)),
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
                    list_sides(moves, Move::Side);
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
        let open = u64::from(self.open_choices(seat, task));
        let good = |kind: usize| Good::ALL[kind];
        let tile = |at: usize| self.sheet().map.tiles[at].id;
        match task {
            Task::Any(_) => moves.each(open, |kind| Move::Take(good(kind))),
            Task::Pay(_) | Task::PayBid(_) => moves.each(open, |kind| Move::Give(good(kind))),
            Task::LoseAny(_) => moves.each(open, |kind| Move::Lose(good(kind))),
            Task::Spoils { .. } => moves.each(open, |kind| Move::Spoils(good(kind))),
            Task::Remove(_) => moves.each(open, |at| Move::Remove(tile(at))),
            Task::LoseUnits(_) => moves.each(open, |at| Move::Disband(tile(at))),
            Task::Add(_) => moves.each(open, |at| Move::Place(tile(at))),
            Task::Flow => moves.each(open, |at| Move::Flow(tile(at))),
            Task::Chain(from) => {
                for to in self.chain_choices(seat, from) {
                    moves.one(Move::Chain(to));
                }
            }
            Task::Actions { .. } => {
                for (_, track) in self.open_actions(task) {
                    moves.one(Move::Activate(track));
                }
            }
            Task::Stage(_) => {
                list_sides(moves, Move::Stage);
                moves.one(Move::SkipStage);
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
            Task::Compose => self.list_composing(seat, moves),
            // The others run by themselves.
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

fn list_sides(moves: &mut impl Choices<Move>, mv: impl Fn(Side) -> Move) {
    moves.each(0b11, |side| mv(Side::BOTH[side]));
}
