//! Doing what is on the agenda of a seat, until something needs a decision. A choice with one option is made
//! here.

use crate::Knight;
use crate::agenda::Task;
use crate::data::Order;
use crate::event::{Event, Events};
use crate::goods::{Bundle, Good, Goods};
use crate::ids::{Side, Track};
use crate::state::{Cause, Why};
use quintain_core::Seat;
use quintain_core::bits::bits;

impl Knight {
    /// Does the seat's tasks until one of them needs a decision.
    pub(crate) fn run(&mut self, seat: Seat, events: &mut Events) {
        while self.state.drawing == 0 {
            let Some(task) = self.board(seat).agenda.top() else { return };
            if !self.perform(seat, task, events) {
                return;
            }
        }
    }

    /// Does the top task, or says that it needs a decision. A choice with one option is made here.
    fn perform(&mut self, seat: Seat, task: Task, events: &mut Events) -> bool {
        let data = self.data.0;
        match task {
            Task::Any(0) | Task::Pay(0) | Task::PayBid(0) | Task::Add(0) | Task::LoseAny(0) | Task::LoseUnits(0) => {
                self.board_mut(seat).agenda.pop();
            }
            Task::Any(_) | Task::Compose => return false,
            Task::Bundle(id) => {
                let board = self.board_mut(seat);
                board.agenda.pop();
                let why = board.why;
                self.receive(seat, id, why, events);
            }
            Task::Rest(id) => {
                self.board_mut(seat).agenda.pop();
                let rest = Bundle { goods: Goods::NONE, ..*data.bundle(id) };
                self.receive_rest(seat, rest, Bundle::NONE, events);
            }
            Task::Remove(n) => return self.perform_removal(seat, n, events),
            Task::Check => {
                self.board_mut(seat).agenda.pop();
                self.check(seat, events);
            }
            Task::Chain(from) => {
                let mut choices = self.chain_choices(seat, from);
                match (choices.next(), choices.next()) {
                    (Some(_), Some(_)) => return false,
                    (Some(to), None) => {
                        self.board_mut(seat).agenda.pop();
                        self.mark_chain(seat, from, to, events);
                    }
                    _ => self.board_mut(seat).agenda.pop(),
                }
            }
            Task::Actions { card, side, done } => {
                let actions = self.actions_of(card, side);
                let left = actions.len() - done.count_ones() as usize;
                if left > 1 {
                    return false;
                }
                let Some(place) = (0..actions.len()).find(|place| done & 1 << place == 0) else {
                    self.board_mut(seat).agenda.pop();
                    return true;
                };
                self.board_mut(seat).agenda.pop();
                self.activate(seat, actions[place], false, events);
            }
            Task::Stage(track) => {
                if !self.stage_is_open(seat, track) {
                    self.board_mut(seat).agenda.pop();
                } else if track == Track::King {
                    self.board_mut(seat).agenda.pop();
                    self.take_stage(seat, track, Side::Left, events);
                } else {
                    return false;
                }
            }
            Task::Privilege(track) => {
                self.board_mut(seat).agenda.pop();
                self.privilege(seat, track, events);
            }
            Task::Chained(track) => {
                let board = self.board_mut(seat);
                board.agenda.pop();
                let chains = board.chains[track.index()];
                if let Some(to) = bits(u64::from(chains)).next() {
                    self.activate(seat, Track::ALL[to], true, events);
                }
            }
            Task::Pay(n) => {
                let Some(good) = self.only_good(seat, task) else { return false };
                let board = self.board_mut(seat);
                board.agenda.replace(Task::Pay(n - 1));
                let why = board.why;
                self.give(seat, good, why, events);
            }
            Task::PayBid(n) => {
                let Some(good) = self.only_good(seat, task) else { return false };
                self.board_mut(seat).agenda.replace(Task::PayBid(n - 1));
                self.give(seat, good, Why::Initiative, events);
            }
            Task::Commands => {
                if self.can_command(seat) {
                    return false;
                }
                self.board_mut(seat).agenda.pop();
                self.lose_command(seat, events);
            }
            Task::March => {
                if self.can_march(seat) {
                    return false;
                }
                self.end_march(seat, events);
            }
            Task::Strike => return self.perform_strike(seat, events),
            Task::Consider(path) => {
                self.board_mut(seat).agenda.pop();
                self.consider(seat, path, events);
            }
            Task::Possible { path, step } => {
                if self.can_pay(seat, self.possible_cost(path, step)).is_ok() {
                    return false;
                }
                self.suffer(seat, path, step, events);
            }
            Task::Unavoidable { path, step } => {
                let sheet = self.sheet();
                let list = sheet.paths[usize::from(path)].steps[usize::from(step)].unavoidable;
                let board = self.board_mut(seat);
                board.cause = Cause::Path { scenario: sheet.id, path: path + 1, step: step + 1, unpaid: false };
                board.agenda.replace(Task::Orders { list, index: 0 });
            }
            Task::Orders { list, index } => {
                let order = data.orders[usize::from(list)].get(usize::from(index)).copied();
                let agenda = &mut self.board_mut(seat).agenda;
                match order {
                    None => agenda.pop(),
                    Some(order) => {
                        agenda.replace(Task::Orders { list, index: index + 1 });
                        self.order(seat, order, events);
                    }
                }
            }
            Task::Add(n) => {
                let tiles = self.open_choices(seat, task);
                if tiles.count_ones() > 1 {
                    return false;
                }
                self.board_mut(seat).agenda.replace(Task::Add(n - 1));
                if tiles == 0 {
                    self.order_failed(seat, Order::Add { n: 1 }, events);
                    self.check(seat, events);
                } else {
                    self.place_enemy(seat, tiles.trailing_zeros() as usize, events);
                }
            }
            Task::Advance { left: 0, moved } => {
                self.board_mut(seat).agenda.pop();
                if !moved {
                    self.order_failed(seat, Order::Move { n: 1 }, events);
                    self.check(seat, events);
                }
            }
            Task::Advance { left, moved } => {
                let now = self.advance(seat, events);
                self.board_mut(seat).agenda.replace(Task::Advance { left: left - 1, moved: moved || now });
                self.check(seat, events);
            }
            Task::Flow => match self.flow_choices(seat) {
                None => self.board_mut(seat).agenda.pop(),
                Some((_, 0)) => self.flow(seat, None, events),
                Some((_, goals)) if goals.is_power_of_two() => {
                    self.flow(seat, Some(goals.trailing_zeros() as usize), events);
                }
                Some(_) => return false,
            },
            Task::Penalty(column) => {
                self.board_mut(seat).agenda.pop();
                self.penalize(seat, usize::from(column), events);
            }
            Task::LoseAny(n) => return self.perform_loss(seat, n, events),
            Task::LoseUnits(n) => return self.perform_disbanding(seat, n, events),
            Task::Spoils { from, n } => return self.perform_spoils(seat, Seat::new(usize::from(from)), n, events),
        }
        true
    }

    /// The only good that a task leaves to choose; none if there are several or none.
    fn only_good(&self, seat: Seat, task: Task) -> Option<Good> {
        let open = self.open_choices(seat, task);
        open.is_power_of_two().then(|| Good::ALL[open.trailing_zeros() as usize])
    }

    /// All enemies if fewer are there, the only place if there is one, else a choice (KNI-BAT-02).
    fn perform_removal(&mut self, seat: Seat, n: u8, events: &mut Events) -> bool {
        let board = self.board(seat);
        let enemy = board.enemy;
        let places = self.open_choices(seat, Task::Remove(n)).count_ones();
        if n == 0 || places == 0 {
            self.board_mut(seat).agenda.pop();
        } else if n >= board.enemy_total || places == 1 {
            self.board_mut(seat).agenda.pop();
            for (at, units) in enemy.into_iter().enumerate().filter(|(_, units)| *units > 0) {
                self.remove_enemy(seat, at, units.min(n), events);
            }
        } else {
            return false;
        }
        true
    }

    fn perform_loss(&mut self, seat: Seat, n: u8, events: &mut Events) -> bool {
        let board = self.board(seat);
        if self.open_choices(seat, Task::LoseAny(n)).count_ones() > 1 && n < board.resources() {
            return false;
        }
        let board = self.board_mut(seat);
        board.agenda.pop();
        let mut lost = Goods::NONE;
        for good in Good::RESOURCES {
            let taken = board.held[good.index()].min(n);
            board.held[good.index()] -= taken;
            lost.0[good.index()] = taken;
        }
        let why = board.why;
        if !lost.is_none() {
            events.all(|| Event::Lost { seat, why, goods: lost, vp: 0 });
        }
        true
    }

    fn perform_disbanding(&mut self, seat: Seat, n: u8, events: &mut Events) -> bool {
        let board = self.board(seat);
        if board.own_total > n && board.tiles() > 1 {
            return false;
        }
        let own = board.own;
        self.board_mut(seat).agenda.pop();
        for (at, units) in own.into_iter().enumerate() {
            for _ in 0..units.min(n) {
                self.disband(seat, at, events);
            }
        }
        true
    }

    /// An own unit is lost to a penalty.
    pub(crate) fn disband(&mut self, seat: Seat, at: usize, events: &mut Events) {
        let tile = self.sheet().map.tiles[at].id;
        let board = self.board_mut(seat);
        board.own[at] -= 1;
        board.own_total -= 1;
        events.all(|| Event::Disbanded { seat, tile });
        self.check(seat, events);
    }
}
