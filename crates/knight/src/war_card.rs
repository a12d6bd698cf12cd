//! The war card: its actions, and challenges (KNI-WAR-03, KNI-WAR-11).

use crate::Knight;
use crate::agenda::Task;
use crate::data::WarEffect;
use crate::event::{Event, Events};
use crate::ids::{Command, WarAction};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::Why;
use quintain_core::{Choices, Seat};

impl Knight {
    /// May this action of the war card be used? Answers with its place (KNI-WAR-03, KNI-WAR-11).
    pub(crate) fn may_use_war(&self, seat: Seat, id: WarAction) -> Result<usize, Refusal> {
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
    pub(crate) fn use_war(&mut self, seat: Seat, place: usize, events: &mut Events) {
        let action = &self.sheet().war_actions[place];
        let why = Why::War(action.id);
        self.pay(seat, action.cost, why, events);
        let board = self.board_mut(seat);
        board.why = why;
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
                events.all(|| Event::OrderStored { seat, command });
            }
        }
        if action.cost.any() > 0 {
            self.board_mut(seat).agenda.push(Task::Pay(action.cost.any()));
        }
    }

    /// Lists the actions of the war card and challenges.
    pub(crate) fn list_war_card(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        for (place, action) in self.sheet().war_actions.iter().enumerate() {
            if self.may_use_nth(seat, place).is_ok() {
                moves.one(Move::War(action.id));
            }
        }
        for other in self.all_seats() {
            if self.may_challenge(seat, other).is_ok() {
                moves.one(Move::Challenge(other));
            }
        }
    }
}
