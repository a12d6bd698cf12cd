//! The course of a turn in solo and simultaneous play (KNI-TURN-*, KNI-CONS-*), and the tasks that all
//! modes share.

use crate::Knight;
use crate::court::bits;
use crate::data::{EventSide, Order, Side, Track};
use crate::event::{Event, Herald};
use crate::goods::{Bundle, Good, Goods};
use crate::options::Mode;
use crate::state::{Cause, FREE, Phase, Stage, Why};
use crate::task::Task;
use quintain_core::Seat;

impl Knight {
    /// Every seat of the table.
    #[inline]
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.state.seats))
    }

    /// Begins the first turn, once everything is drawn.
    pub(crate) fn begin_first_turn(&mut self, herald: &mut Herald) {
        self.state.turn = 0;
        self.begin_turn(herald);
    }

    /// Begins the next turn: rows, the current card, everybody's marks of the turn (KNI-TURN-01, KNI-TURN-04).
    pub(crate) fn begin_turn(&mut self, herald: &mut Herald) {
        self.state.turn += 1;
        let turn = self.state.turn;
        herald.tell(|| Event::TurnBegan { turn });
        let war = self.state.mode == Mode::War;
        let rows = if war { 1 } else { usize::from(self.state.seats) };
        let playing = |game: &Self, row: usize| war || game.board(Seat::new(row)).is_playing();
        if self.state.position() == 0 {
            for row in (0..rows).filter(|row| playing(self, *row)).collect::<arrayvec::ArrayVec<usize, 4>>() {
                self.clear_row(row);
            }
            self.state.peeked = [0; 6];
            for row in (0..rows).filter(|row| playing(self, *row)).collect::<arrayvec::ArrayVec<usize, 4>>() {
                self.lay_row(row, herald);
            }
        }
        let position = self.state.position();
        for row in 0..rows {
            if playing(self, row) {
                self.turn_up(row, position, herald);
            }
        }
        for seat in self.all_seats() {
            let board = self.board_mut(seat);
            board.side = None;
            board.borrowed = None;
            board.privileged = false;
            board.purse = FREE;
            board.offer.made = 0;
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
    pub(crate) fn take_side(&mut self, seat: Seat, side: Side, herald: &mut Herald) {
        let card = self.card_id(self.state.current_card(seat));
        let board = self.board_mut(seat);
        board.side = Some(side);
        board.phase = Phase::Spend;
        board.agenda.push(Task::Check);
        herald.tell(|| Event::SideChosen { seat, card, side });
        if let Some(chosen) = self.chosen_side(seat) {
            self.receive(seat, chosen.gain, Why::Side, herald);
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

    /// T2 is over: the purse is noted and the actions are activated (KNI-TURN-03, KNI-RES-05).
    pub(crate) fn end_spending(&mut self, seat: Seat, herald: &mut Herald) {
        self.lapse_offers(seat, herald);
        self.note_purse(seat);
        self.board_mut(seat).phase = Phase::Act;
        herald.tell(|| Event::SpendingDone { seat });
        self.plan_actions(seat);
    }

    /// T3b is over: unspent command points are lost (KNI-CMD-01) and the path is considered.
    pub(crate) fn end_command(&mut self, seat: Seat, herald: &mut Herald) {
        self.lose_command(seat, herald);
        let path = self.path_of_turn(seat);
        let board = self.board_mut(seat);
        board.phase = Phase::Consequence;
        board.agenda.push(Task::Consider(path));
    }

    /// Unspent command points are lost.
    pub(crate) fn lose_command(&mut self, seat: Seat, herald: &mut Herald) {
        let points = std::mem::take(&mut self.board_mut(seat).command);
        if points > 0 {
            herald.tell(|| Event::CommandLost { seat, points });
        }
    }

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

    fn consider(&mut self, seat: Seat, path: u8, herald: &mut Herald) {
        let step = self.next_step(seat, path);
        let possible = self.sheet().paths[usize::from(path)].steps[usize::from(step)].possible.is_some();
        let board = self.board_mut(seat);
        board.steps[usize::from(path)] = step + 1;
        board.agenda.push(Task::Unavoidable { path, step });
        if possible {
            board.cause = Cause::Path { path: path + 1, step: step + 1, unpaid: true };
            board.agenda.push(Task::Possible { path, step });
        }
        let cost = possible.then(|| self.possible_cost(path, step));
        herald.tell(|| Event::PathConsidered { seat, path: path + 1, step: step + 1, cost });
    }

    /// The possible part is carried out.
    pub(crate) fn suffer(&mut self, seat: Seat, path: u8, step: u8, herald: &mut Herald) {
        let affordable = self.can_pay(seat, self.possible_cost(path, step)).is_ok();
        herald.tell(|| Event::Suffered { seat, path: path + 1, step: step + 1, affordable });
        let possible = self.sheet().paths[usize::from(path)].steps[usize::from(step)].possible;
        let agenda = &mut self.board_mut(seat).agenda;
        agenda.pop();
        if let Some((_, list)) = possible {
            agenda.push(Task::Orders { list, index: 0 });
        }
    }

    /// The possible part is bought off.
    pub(crate) fn buy_off(&mut self, seat: Seat, path: u8, step: u8, herald: &mut Herald) {
        let cost = self.possible_cost(path, step);
        let board = self.board_mut(seat);
        board.why = Why::Consequence;
        board.agenda.pop();
        if cost.any() > 0 {
            board.agenda.push(Task::Pay(cost.any()));
        }
        self.pay(seat, cost, Why::Consequence, herald);
    }

    /// Takes the next stage of the king or of an influence row (KNI-KING-01, KNI-ROW-01).
    pub(crate) fn take_stage(&mut self, seat: Seat, track: Track, side: Side, herald: &mut Herald) {
        let Some(row) = crate::court::stage_row(track) else { return };
        let sheet = self.sheet();
        let board = self.board_mut(seat);
        let next = usize::from(board.stages[row]);
        board.stages[row] += 1;
        board.agenda.push(Task::Check);
        match sheet.rows.get(row) {
            Some(stages) => self.receive(seat, stages[next].sides[side as usize], Why::Stage { track, side }, herald),
            None => self.receive(seat, sheet.king[next].once, Why::King(next as u8 + 1), herald),
        }
    }

    /// Does the seat's tasks until one of them needs a decision.
    pub(crate) fn run(&mut self, seat: Seat, herald: &mut Herald) {
        while self.state.drawing == 0 {
            let Some(task) = self.board(seat).agenda.top() else { return };
            if !self.perform(seat, task, herald) {
                return;
            }
        }
    }

    /// Does the top task, or says that it needs a decision. A choice with one option is made here.
    fn perform(&mut self, seat: Seat, task: Task, herald: &mut Herald) -> bool {
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
                self.receive(seat, id, why, herald);
            }
            Task::Rest(id) => {
                self.board_mut(seat).agenda.pop();
                let rest = Bundle { goods: Goods::NONE, ..*data.bundle(id) };
                self.receive_rest(seat, rest, Bundle::NONE, herald);
            }
            Task::Remove(n) => return self.perform_removal(seat, n, herald),
            Task::Check => {
                self.board_mut(seat).agenda.pop();
                self.check(seat, herald);
            }
            Task::Chain(from) => {
                let mut choices = self.chain_choices(seat, from);
                match (choices.next(), choices.next()) {
                    (Some(_), Some(_)) => return false,
                    (Some(to), None) => {
                        self.board_mut(seat).agenda.pop();
                        self.mark_chain(seat, from, to, herald);
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
                self.activate(seat, actions[place], false, herald);
            }
            Task::Stage(track) => {
                if !self.stage_is_open(seat, track) {
                    self.board_mut(seat).agenda.pop();
                } else if track == Track::King {
                    self.board_mut(seat).agenda.pop();
                    self.take_stage(seat, track, Side::Left, herald);
                } else {
                    return false;
                }
            }
            Task::Privilege(track) => {
                self.board_mut(seat).agenda.pop();
                self.privilege(seat, track, herald);
            }
            Task::Chained(track) => {
                let board = self.board_mut(seat);
                board.agenda.pop();
                let chains = board.chains[track.index()];
                if let Some(to) = bits(u64::from(chains)).next() {
                    self.activate(seat, Track::ALL[to], true, herald);
                }
            }
            Task::Pay(n) => {
                let Some(good) = self.only(seat, &Good::RESOURCES) else { return false };
                let board = self.board_mut(seat);
                board.agenda.replace(Task::Pay(n - 1));
                let why = board.why;
                self.give(seat, good, why, herald);
            }
            Task::PayBid(n) => {
                let Some(good) = self.only(seat, &Good::ALL) else { return false };
                self.board_mut(seat).agenda.replace(Task::PayBid(n - 1));
                self.give(seat, good, Why::Initiative, herald);
            }
            Task::Commands => {
                if self.can_command(seat) {
                    return false;
                }
                self.board_mut(seat).agenda.pop();
                self.lose_command(seat, herald);
            }
            Task::March => {
                if self.can_march(seat) {
                    return false;
                }
                self.end_march(seat, herald);
            }
            Task::Strike => return self.perform_strike(seat, herald),
            Task::Consider(path) => {
                self.board_mut(seat).agenda.pop();
                self.consider(seat, path, herald);
            }
            Task::Possible { path, step } => {
                if self.can_pay(seat, self.possible_cost(path, step)).is_ok() {
                    return false;
                }
                self.suffer(seat, path, step, herald);
            }
            Task::Unavoidable { path, step } => {
                let list = self.sheet().paths[usize::from(path)].steps[usize::from(step)].unavoidable;
                let board = self.board_mut(seat);
                board.cause = Cause::Path { path: path + 1, step: step + 1, unpaid: false };
                board.agenda.replace(Task::Orders { list, index: 0 });
            }
            Task::Orders { list, index } => {
                let order = data.orders[usize::from(list)].get(usize::from(index)).copied();
                let agenda = &mut self.board_mut(seat).agenda;
                match order {
                    None => agenda.pop(),
                    Some(order) => {
                        agenda.replace(Task::Orders { list, index: index + 1 });
                        self.order(seat, order, herald);
                    }
                }
            }
            Task::Add(n) => {
                let tiles = self.arrival_tiles(seat);
                if tiles.count_ones() > 1 {
                    return false;
                }
                self.board_mut(seat).agenda.replace(Task::Add(n - 1));
                if tiles == 0 {
                    self.order_failed(seat, Order::Add { n: 1 }, herald);
                    self.check(seat, herald);
                } else {
                    self.place_enemy(seat, tiles.trailing_zeros() as usize, herald);
                }
            }
            Task::Advance { left: 0, moved } => {
                self.board_mut(seat).agenda.pop();
                if !moved {
                    self.order_failed(seat, Order::Move { n: 1 }, herald);
                    self.check(seat, herald);
                }
            }
            Task::Advance { left, moved } => {
                let now = self.advance(seat, herald);
                self.board_mut(seat).agenda.replace(Task::Advance { left: left - 1, moved: moved || now });
                self.check(seat, herald);
            }
            Task::Flow => match self.flow_choices(seat) {
                None => self.board_mut(seat).agenda.pop(),
                Some((from, 0)) => self.flow(seat, from, None, herald),
                Some((from, goals)) if goals.is_power_of_two() => {
                    self.flow(seat, from, Some(goals.trailing_zeros() as usize), herald);
                }
                Some(_) => return false,
            },
            Task::Penalty(column) => {
                self.board_mut(seat).agenda.pop();
                self.penalize(seat, usize::from(column), herald);
            }
            Task::LoseAny(n) => return self.perform_loss(seat, n, herald),
            Task::LoseUnits(n) => return self.perform_disbanding(seat, n, herald),
            Task::Spoils { from, n } => return self.perform_spoils(seat, Seat::new(usize::from(from)), n, herald),
        }
        true
    }

    /// The only good of a list that can be spent; none if there are several or none.
    fn only(&self, seat: Seat, goods: &[Good]) -> Option<Good> {
        let board = self.board(seat);
        let mut held = goods.iter().copied().filter(|good| board.spendable(*good) > 0);
        match (held.next(), held.next()) {
            (Some(good), None) => Some(good),
            _ => None,
        }
    }

    /// All enemies if fewer are there, the only place if there is one, else a choice (KNI-BAT-02).
    fn perform_removal(&mut self, seat: Seat, n: u8, herald: &mut Herald) -> bool {
        let board = self.board(seat);
        let enemy = board.enemy;
        let places = enemy.iter().filter(|units| **units > 0).count();
        if n == 0 || places == 0 {
            self.board_mut(seat).agenda.pop();
        } else if n >= board.enemy_total || places == 1 {
            self.board_mut(seat).agenda.pop();
            for (at, units) in enemy.into_iter().enumerate().filter(|(_, units)| *units > 0) {
                self.remove_enemy(seat, at, units.min(n), herald);
            }
        } else {
            return false;
        }
        true
    }

    fn perform_loss(&mut self, seat: Seat, n: u8, herald: &mut Herald) -> bool {
        let board = self.board(seat);
        let kinds = Good::RESOURCES.into_iter().filter(|good| board.held[good.index()] > 0);
        if kinds.count() > 1 && n < board.resources() {
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
            herald.tell(|| Event::Lost { seat, why, goods: lost, vp: 0 });
        }
        true
    }

    fn perform_disbanding(&mut self, seat: Seat, n: u8, herald: &mut Herald) -> bool {
        let board = self.board(seat);
        if board.own_total > n && board.tiles() > 1 {
            return false;
        }
        let own = board.own;
        self.board_mut(seat).agenda.pop();
        for (at, units) in own.into_iter().enumerate() {
            for _ in 0..units.min(n) {
                self.disband(seat, at, herald);
            }
        }
        true
    }

    /// An own unit is lost to a penalty.
    pub(crate) fn disband(&mut self, seat: Seat, at: usize, herald: &mut Herald) {
        let tile = self.sheet().map.tiles[at].id;
        let board = self.board_mut(seat);
        board.own[at] -= 1;
        board.own_total -= 1;
        herald.tell(|| Event::Disbanded { seat, tile });
        self.check(seat, herald);
    }

    /// After a move or an answer of chance: everything goes on until somebody must decide.
    pub(crate) fn settle(&mut self, seat: Option<Seat>, herald: &mut Herald) {
        if self.state.stage == Stage::Setup {
            return;
        }
        if self.state.mode == Mode::War {
            return self.settle_war(herald);
        }
        if let Some(seat) = seat {
            self.progress(seat, herald);
        }
        self.meet(herald);
    }

    /// A seat goes through its phases until it must decide or wait.
    fn progress(&mut self, seat: Seat, herald: &mut Herald) {
        loop {
            if !self.board(seat).agenda.is_empty() {
                self.run(seat, herald);
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
                    self.end_command(seat, herald);
                }
                Phase::Consequence | Phase::Goal => self.board_mut(seat).phase = Phase::Waiting,
            }
        }
    }

    /// Is there a reward, a battle or a special action to use in T3b or W3b?
    pub(crate) fn can_claim(&self, seat: Seat) -> bool {
        let claims = !self.is_banned(seat) && self.unclaimed(seat) != (0, 0);
        claims || self.open_battles(seat) != 0 || self.can_use_special(seat)
    }

    /// When everybody waits, the table goes on: goal check, next turn, end.
    fn meet(&mut self, herald: &mut Herald) {
        loop {
            let busy = |seat: Seat| !matches!(self.board(seat).phase, Phase::Waiting | Phase::Over);
            if self.state.drawing != 0 || self.state.stage == Stage::Over || self.all_seats().any(busy) {
                return;
            }
            match (self.state.stage, self.column_of(self.state.turn)) {
                (Stage::Turn, Some(column)) => {
                    self.state.stage = Stage::Goal;
                    self.check_goal(column, herald);
                    for seat in self.all_seats() {
                        self.progress(seat, herald);
                    }
                }
                _ => self.next_turn(herald),
            }
        }
    }

    /// A turn is over for everybody.
    fn next_turn(&mut self, herald: &mut Herald) {
        let playing = |game: &Self, seat: &Seat| game.board(*seat).is_playing();
        let last = self.state.turn >= self.data.0.table.turns;
        if last {
            for seat in self.all_seats() {
                if playing(self, &seat) {
                    self.final_tally(seat, herald);
                }
            }
        }
        self.first_finisher(herald);
        if last || !self.all_seats().any(|seat| playing(self, &seat)) {
            self.state.stage = Stage::Over;
        } else {
            self.begin_turn(herald);
        }
    }
}
