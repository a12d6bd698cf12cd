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
    /// The actions of the war card that can be used, as bits by their place (KNI-WAR-03, KNI-WAR-11).
    fn open_war(&self, seat: Seat) -> u32 {
        let (sheet, board) = (self.sheet(), self.board(seat));
        let purse = board.spendables();
        let mut open = 0;
        for (place, action) in sheet.war_actions.iter().enumerate() {
            open |= u32::from(action.cost.is_within(purse)) << place;
        }
        if self.store_is_full(seat) {
            open &= !sheet.summary.storing;
        }
        if board.gathers >= self.data.0.war.gathers {
            open &= !sheet.summary.gathering;
        }
        open
    }

    /// May this action of the war card be used? Answers with its place.
    pub(crate) fn may_use_war(&self, seat: Seat, id: WarAction) -> Result<usize, Refusal> {
        let actions = &self.sheet().war_actions;
        let place = actions.iter().position(|action| action.id == id).ok_or(Refusal::NotHere)?;
        if self.open_war(seat) & 1 << place != 0 {
            return Ok(place);
        }
        self.can_pay(seat, actions[place].cost)?;
        let full = self.store_is_full(seat) && self.sheet().summary.storing & 1 << place != 0;
        Err(if full { Refusal::StoreFull } else { Refusal::GatherLimit })
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
        let actions = &self.sheet().war_actions;
        moves.each(u64::from(self.open_war(seat)), |place| Move::War(actions[place].id));
        for other in self.all_seats() {
            moves.one_if(self.may_challenge(seat, other).is_ok(), Move::Challenge(other));
        }
    }
}
