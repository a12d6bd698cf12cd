//! The goal card (KNI-GOAL-*, KNI-SIM-02).

use crate::Knight;
use crate::agenda::Task;
use crate::data::{Column, Condition, GoalData, Penalty};
use crate::event::{Event, Events};
use crate::goods::{Good, Goods};
use crate::ids::{Measure, SEATS};
use crate::options::Mode;
use crate::state::{Cause, Phase, Source, Why};
use quintain_core::Seat;

impl Knight {
    /// The goal card of the game.
    pub(crate) fn goal(&self) -> &'static GoalData {
        let deck = usize::from(self.state.mode != Mode::Solo);
        &self.data.0.goals[deck][usize::from(self.state.goal)]
    }

    /// The column that is judged after this turn.
    pub(crate) fn column_of(&self, turn: u8) -> Option<usize> {
        self.goal().columns.iter().position(|column| column.turn == turn)
    }

    /// Does a goal condition hold for this seat? (KNI-GOAL-04)
    pub(crate) fn goal_holds(&self, seat: Seat, condition: &Condition) -> bool {
        let rivals = || Seat::all(usize::from(self.state.seats)).filter(|other| self.board(*other).is_playing());
        let value = |seat: Seat, of: Measure| self.measure(seat, of);
        match condition {
            Condition::AtLeast(needs) => self.has(seat, needs),
            Condition::Below(needs) => needs.iter().all(|need| value(seat, need.of) < need.least),
            Condition::Most(of) => rivals().all(|other| value(other, *of) <= value(seat, *of)),
            Condition::Least(of) => {
                rivals().all(|other| value(other, *of) >= value(seat, *of))
                    && rivals().any(|other| value(other, *of) > value(seat, *of))
            }
        }
    }

    /// Records the totals and judges a column for everybody before anybody receives anything
    /// (KNI-GOAL-01, KNI-GOAL-02, KNI-GOAL-04). Answers with who is rewarded and who pays.
    pub(crate) fn judge(&mut self, column: usize, events: &mut Events) -> [(bool, bool); SEATS] {
        let Column { turn, reward_if, penalty_if, .. } = &self.goal().columns[column];
        let mut verdicts = [(false, false); SEATS];
        for seat in Seat::all(usize::from(self.state.seats)) {
            if self.board(seat).is_playing() {
                verdicts[seat.index()] = (self.goal_holds(seat, reward_if), self.goal_holds(seat, penalty_if));
            }
        }
        for seat in Seat::all(usize::from(self.state.seats)) {
            if !self.board(seat).is_playing() {
                continue;
            }
            self.record_total(seat);
            let (points, (reward, penalty)) = (self.board(seat).vp, verdicts[seat.index()]);
            events.all(|| Event::GoalJudged { seat, turn: *turn, points, reward, penalty });
        }
        verdicts
    }

    /// T5 of solo and simultaneous play: the reward first, its command points at once, then the penalty.
    pub(crate) fn check_goal(&mut self, column: usize, events: &mut Events) {
        let verdicts = self.judge(column, events);
        let data = &self.goal().columns[column];
        for seat in Seat::all(usize::from(self.state.seats)) {
            if !self.board(seat).is_playing() {
                continue;
            }
            let (reward, penalty) = verdicts[seat.index()];
            let board = self.board_mut(seat);
            board.phase = Phase::Goal;
            if penalty {
                board.agenda.push(Task::Penalty(column as u8));
            }
            if reward {
                board.agenda.push(Task::Commands);
                board.agenda.push(Task::Check);
                self.receive(seat, data.reward, Why::Goal(data.turn), events);
            }
        }
    }

    /// A penalty: it takes as much as there is (KNI-GOAL-03).
    pub(crate) fn penalize(&mut self, seat: Seat, column: usize, events: &mut Events) {
        let Column { turn, penalty, .. } = &self.goal().columns[column];
        let war = self.state.mode == Mode::War;
        match *penalty {
            Penalty::Lose { goods, vp, units } => {
                let board = self.board_mut(seat);
                let mut lost = Goods::NONE;
                for good in Good::ALL {
                    let taken = goods.of(good).min(board.held[good.index()]);
                    board.held[good.index()] -= taken;
                    lost.0[good.index()] = taken;
                }
                board.score(-vp, Source::Goals);
                board.why = Why::Goal(*turn);
                if goods.any() > 0 {
                    board.agenda.push(Task::LoseAny(goods.any()));
                }
                if units > 0 {
                    board.agenda.push(Task::LoseUnits(units));
                }
                if !lost.is_none() || vp != 0 {
                    events.all(|| Event::Lost { seat, why: Why::Goal(*turn), goods: lost, vp });
                }
            }
            Penalty::Orders(list) if !war => {
                let board = self.board_mut(seat);
                board.cause = Cause::Goal(*turn);
                board.agenda.push(Task::Orders { list, index: 0 });
            }
            Penalty::ActivatePath if !war => {
                let path = self.path_of_turn(seat);
                self.board_mut(seat).agenda.push(Task::Consider(path));
            }
            Penalty::Orders(_) | Penalty::ActivatePath => {}
        }
    }
}
