//! The consequence paths (KNI-CONS-*).

use crate::Knight;
use crate::agenda::Task;
use crate::event::{Event, Events};
use crate::goods::Goods;
use crate::state::{Cause, Why};
use quintain_core::Seat;

impl Knight {
    /// What a possible consequence costs at this difficulty (KNI-CONS-02).
    pub(crate) fn possible_cost(&self, path: u8, step: u8) -> Goods {
        let sheet = self.sheet();
        let shift = sheet.difficulty[self.state.difficulty as usize].cost_shift;
        let Some((cost, _)) = sheet.paths[usize::from(path)].steps[usize::from(step)].possible else {
            return Goods::NONE;
        };
        Goods(cost.0.map(|n| if n == 0 { 0 } else { n.saturating_add_signed(shift) }))
    }

    /// The next step of a path; after the last one it is used again (KNI-CONS-01, KNI-CONS-03).
    pub(crate) fn next_step(&self, seat: Seat, path: u8) -> u8 {
        let last = self.sheet().paths[usize::from(path)].steps.len() as u8 - 1;
        self.board(seat).steps[usize::from(path)].min(last)
    }

    pub(crate) fn consider(&mut self, seat: Seat, path: u8, events: &mut Events) {
        let step = self.next_step(seat, path);
        let sheet = self.sheet();
        let (scenario, possible) =
            (sheet.id, sheet.paths[usize::from(path)].steps[usize::from(step)].possible.is_some());
        let board = self.board_mut(seat);
        board.steps[usize::from(path)] = step + 1;
        board.agenda.push(Task::Unavoidable { path, step });
        if possible {
            board.cause = Cause::Path { scenario, path: path + 1, step: step + 1, unpaid: true };
            board.agenda.push(Task::Possible { path, step });
        }
        let cost = possible.then(|| self.possible_cost(path, step));
        events.all(|| Event::PathConsidered { seat, scenario, path: path + 1, step: step + 1, cost });
    }

    /// The possible part is carried out.
    pub(crate) fn suffer(&mut self, seat: Seat, path: u8, step: u8, events: &mut Events) {
        let affordable = self.can_pay(seat, self.possible_cost(path, step)).is_ok();
        events.all(|| Event::Suffered { seat, path: path + 1, step: step + 1, affordable });
        let possible = self.sheet().paths[usize::from(path)].steps[usize::from(step)].possible;
        let agenda = &mut self.board_mut(seat).agenda;
        agenda.pop();
        if let Some((_, list)) = possible {
            agenda.push(Task::Orders { list, index: 0 });
        }
    }

    /// The possible part is bought off.
    pub(crate) fn buy_off(&mut self, seat: Seat, path: u8, step: u8, events: &mut Events) {
        let cost = self.possible_cost(path, step);
        let board = self.board_mut(seat);
        board.why = Why::Consequence;
        board.agenda.pop();
        if cost.any() > 0 {
            board.agenda.push(Task::Pay(cost.any()));
        }
        self.pay(seat, cost, Why::Consequence, events);
    }
}
