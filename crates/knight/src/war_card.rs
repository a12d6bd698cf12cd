//! The war card: its actions, and challenges (KNI-WAR-03, KNI-WAR-11).

use crate::Knight;
use crate::data::{Command, WarAction, WarEffect};
use crate::event::{Event, Herald};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::Why;
use crate::task::Task;
use quintain_core::{Choices, Seat};

impl Knight {
    /// May this action of the war card be used? (KNI-WAR-03, KNI-WAR-11)
    fn may_use_war(&self, seat: Seat, id: WarAction) -> Result<usize, Refusal> {
        let place = self.sheet().war_actions.iter().position(|action| action.id == id).ok_or(Refusal::NotHere)?;
        self.may_use_nth(seat, place)?;
        Ok(place)
    }

    fn may_use_nth(&self, seat: Seat, place: usize) -> Result<(), Refusal> {
        let action = &self.sheet().war_actions[place];
        self.can_pay(seat, action.cost)?;
        let only_store = match action.effect {
            WarEffect::Order(_) => true,
            WarEffect::Gain(gain) => self.data.0.bundle(gain).is_command_only(),
        };
        if only_store && self.store_is_full(seat) {
            return Err(Refusal::StoreFull);
        }
        if action.effect == WarEffect::Order(Command::Gather) && self.board(seat).gathers >= self.data.0.war.gathers {
            return Err(Refusal::GatherLimit);
        }
        Ok(())
    }

    /// Uses an action of the war card.
    pub(crate) fn use_war(&mut self, seat: Seat, id: WarAction, herald: &mut Herald) -> Result<(), Refusal> {
        let place = self.may_use_war(seat, id)?;
        let action = &self.sheet().war_actions[place];
        self.pay(seat, action.cost, Why::War(id), herald);
        let board = self.board_mut(seat);
        board.why = Why::War(id);
        match action.effect {
            WarEffect::Gain(gain) => {
                board.agenda.push(Task::Check);
                board.agenda.push(Task::Bundle(gain));
            }
            WarEffect::Order(command) => {
                board.orders[command as usize] += 1;
                if command == Command::Gather {
                    board.gathers += 1;
                }
                herald.tell(|| Event::OrderStored { seat, command });
            }
        }
        if action.cost.any() > 0 {
            self.board_mut(seat).agenda.push(Task::Pay(action.cost.any()));
        }
        Ok(())
    }

    /// Lists the actions of the war card and challenges.
    pub(crate) fn list_war_card(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        let purse = self.board(seat).spendables();
        for (place, action) in self.sheet().war_actions.iter().enumerate() {
            if action.cost.is_within(purse) && self.may_use_nth(seat, place).is_ok() {
                moves.one(Move::War(action.id));
            }
        }
        if self.board(seat).challenges < self.data.0.war.challenges {
            let others = ((1 << self.state.seats) - 1) & !(1 << seat.index());
            moves.each(others, |other| Move::Challenge(Seat::new(other)));
        }
    }
}
