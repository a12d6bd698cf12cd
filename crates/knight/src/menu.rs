//! What a seat may decide now, and what its decision does. The list and the application use the same
//! predicates.

use crate::Knight;
use crate::choices::Choices;
use crate::data::{Character, Side, Track};
use crate::event::{Event, Herald};
use crate::goods::{Good, Goods};
use crate::moves::Move;
use crate::options::Mode;
use crate::refusal::Refusal;
use crate::state::{Phase, Stage, Why, occupied};
use crate::task::Task;
use quintain_core::{Seat, SeatSet};

type Done = Result<(), Refusal>;

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
    pub(crate) fn list(&self, seat: Seat, moves: &mut impl Choices) {
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
            Stage::Duels => moves.numbers(u32::from(self.board(seat).resources()) + 1, Move::Stake),
            Stage::Bids => moves.numbers(u32::from(self.highest_bid(seat)) + 1, Move::Bid),
            Stage::Schedule => self.list_blocks(moves),
            Stage::Blocks | Stage::RewardBlocks => {
                self.list_commands(seat, moves);
                moves.one(Move::Done);
            }
            _ => self.list_phase(seat, moves),
        }
    }

    #[inline]
    fn list_phase(&self, seat: Seat, moves: &mut impl Choices) {
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

    fn list_task(&self, seat: Seat, task: Task, moves: &mut impl Choices) {
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

    /// Makes a decision. On `Err` nothing has changed.
    pub(crate) fn decide(&mut self, seat: Seat, mv: Move, herald: &mut Herald) -> Done {
        if let Some(task) = self.board(seat).agenda.top() {
            return self.answer(seat, task, mv, herald);
        }
        match (self.state.stage, mv) {
            (Stage::Setup, Move::Choose(character)) => self.choose_character(seat, character, herald),
            (Stage::Sides, Move::Side(side)) => {
                self.board_mut(seat).side = Some(side);
                let card = self.card_id(self.state.current_card(seat));
                herald.whisper(seat, || Event::SideChosen { seat, card, side }, || Event::SideSealed { seat });
                Ok(())
            }
            (Stage::Duels, Move::Stake(stake)) => {
                self.may_stake(seat, stake)?;
                self.board_mut(seat).stake = stake;
                herald.tell(|| Event::StakeSealed { seat });
                Ok(())
            }
            (Stage::Bids, Move::Bid(bid)) => {
                let most = self.highest_bid(seat);
                if bid > most {
                    return Err(Refusal::TooHigh { number: bid, most });
                }
                self.board_mut(seat).bid = bid;
                herald.tell(|| Event::BidSealed { seat });
                Ok(())
            }
            (Stage::Schedule, Move::Block { seat, points }) => self.schedule(seat, points, herald),
            (Stage::Blocks | Stage::RewardBlocks, Move::Done) => {
                self.end_block(seat, herald);
                Ok(())
            }
            (Stage::Blocks | Stage::RewardBlocks, mv) => self.command(seat, mv, herald),
            (Stage::Setup | Stage::Sides | Stage::Duels | Stage::Bids | Stage::Schedule, _) => Err(Refusal::NotNow),
            _ => self.decide_in_phase(seat, mv, herald),
        }
    }

    fn choose_character(&mut self, seat: Seat, character: Character, herald: &mut Herald) -> Done {
        let place = self.data.0.characters.iter().position(|known| known.id == character).ok_or(Refusal::NotHere)?;
        if !self.free_characters().any(|free| free == place) {
            return Err(Refusal::Taken);
        }
        self.take_character(seat, place, herald);
        Ok(())
    }

    fn decide_in_phase(&mut self, seat: Seat, mv: Move, herald: &mut Herald) -> Done {
        let phase = self.board(seat).phase;
        match (phase, mv) {
            (Phase::Cards, Move::Side(side)) => {
                self.take_side(seat, side, herald);
                Ok(())
            }
            (Phase::Cards | Phase::Spend, Move::Reveal(position)) => self.reveal(seat, position, herald),
            (Phase::Cards | Phase::Spend, Move::Peek(position)) => self.peek(seat, position, herald),
            (Phase::Cards | Phase::Spend, Move::Swap { first, second }) => self.swap(seat, first, second, herald),
            (Phase::Cards | Phase::Spend, Move::Replace(position)) => self.replace(seat, position, herald),
            (Phase::Cards | Phase::Spend, Move::Adjacent { position, side }) => {
                self.borrow_action(seat, position, side, herald)
            }
            (Phase::Spend, Move::Pay { segment, with }) => {
                let line = self.may_pay_symbol(seat, segment, with, false)?;
                self.pay_symbol(seat, line, with, false, herald);
                Ok(())
            }
            (Phase::Spend, Move::PayAny { segment, with }) => {
                let line = self.may_pay_symbol(seat, segment, with, true)?;
                self.pay_symbol(seat, line, with, true, herald);
                Ok(())
            }
            (Phase::Cards | Phase::Spend, Move::Buy(action)) => self.buy(seat, action, herald),
            (Phase::Cards | Phase::Spend, Move::Exchange { give, take }) => self.exchange(seat, give, take, herald),
            (Phase::Cards | Phase::Spend, Move::Shift(direction)) => self.shift(seat, direction, herald),
            (Phase::Cards | Phase::Spend | Phase::Command, Move::Special) => {
                self.may_use_special(seat)?;
                self.use_special(seat, herald);
                Ok(())
            }
            (Phase::Cards | Phase::Spend | Phase::Command, Move::ClaimReward(track)) => {
                let place = self.may_claim_reward(seat, track)?;
                self.claim_reward(seat, place, herald);
                Ok(())
            }
            (Phase::Cards | Phase::Spend | Phase::Command, Move::ClaimThreshold(influence)) => {
                let place = self.may_claim_threshold(seat, influence)?;
                self.claim_threshold(seat, place, herald);
                Ok(())
            }
            (Phase::Spend | Phase::Command, Move::Battle(battle)) => {
                let place = self.may_win_battle(seat, battle)?;
                self.win_battle(seat, place, herald);
                Ok(())
            }
            (Phase::Spend, mv) => self.decide_while_spending(seat, mv, herald),
            (Phase::Command, Move::Done) => {
                if self.state.mode == Mode::War {
                    self.board_mut(seat).phase = Phase::Waiting;
                } else {
                    self.end_command(seat, herald);
                }
                Ok(())
            }
            (Phase::Command, mv) if self.state.mode != Mode::War => self.command(seat, mv, herald),
            _ => Err(Refusal::NotNow),
        }
    }

    fn decide_while_spending(&mut self, seat: Seat, mv: Move, herald: &mut Herald) -> Done {
        match (self.state.mode, mv) {
            (Mode::War, Move::Done) => {
                self.board_mut(seat).phase = Phase::Waiting;
                herald.tell(|| Event::SpendingDone { seat });
                Ok(())
            }
            (_, Move::Done) => {
                self.end_spending(seat, herald);
                Ok(())
            }
            (Mode::War, Move::War(action)) => self.use_war(seat, action, herald),
            (Mode::War, Move::Challenge(opponent)) => self.challenge(seat, opponent, herald),
            (Mode::Simultaneous, Move::TradeWith(partner)) => self.begin_offer(seat, partner),
            (Mode::Simultaneous, Move::Accept(from)) => self.accept(seat, from, herald),
            (Mode::Simultaneous, Move::Refuse(from)) => self.refuse(seat, from, herald),
            (Mode::Simultaneous, Move::Withdraw) if self.board(seat).offer.open => {
                self.drop_offer(seat, false, herald);
                Ok(())
            }
            (Mode::Simultaneous, Move::Withdraw) => Err(Refusal::NoOffer),
            _ => Err(Refusal::NotNow),
        }
    }

    /// One command.
    fn command(&mut self, seat: Seat, mv: Move, herald: &mut Herald) -> Done {
        match mv {
            Move::Recruit(tile) => self.recruit(seat, tile, herald),
            Move::Attack => self.attack(seat, herald),
            Move::March { from, to } => self.march(seat, from, to, herald),
            Move::Gather => self.gather(seat, herald),
            Move::Envoy => self.envoy(seat, herald),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Answers the question of a task.
    fn answer(&mut self, seat: Seat, task: Task, mv: Move, herald: &mut Herald) -> Done {
        match (task, mv) {
            (Task::Any(n), Move::Take(good)) if good.is_resource() => {
                let board = self.board_mut(seat);
                board.agenda.replace(Task::Any(n - 1));
                let why = board.why;
                let bundle = self.credit(seat, Goods::one(good));
                herald.tell(|| Event::Gained { seat, why, bundle });
                Ok(())
            }
            (Task::Remove(n), Move::Remove(tile)) => {
                let at = self.sheet().map.find(tile).ok_or(Refusal::NotHere)?;
                if self.board(seat).enemy[at] == 0 {
                    return Err(Refusal::NotThisTile { tile });
                }
                self.board_mut(seat).agenda.replace(Task::Remove(n - 1));
                self.remove_enemy(seat, at, 1, herald);
                Ok(())
            }
            (Task::Chain(from), Move::Chain(to)) if self.chain_choices(seat, from).any(|choice| choice == to) => {
                self.board_mut(seat).agenda.pop();
                self.mark_chain(seat, from, to, herald);
                Ok(())
            }
            (Task::Actions { card, side, done }, Move::Activate(track)) => {
                let actions = self.actions_of(card, side);
                let open = |place: &usize| done & 1 << place == 0 && actions[*place] == track;
                let place = (0..actions.len()).find(open).ok_or(Refusal::NotNow)?;
                self.board_mut(seat).agenda.replace(Task::Actions { card, side, done: done | 1 << place });
                self.activate(seat, track, false, herald);
                Ok(())
            }
            (Task::Stage(track), Move::Stage(side)) => {
                self.board_mut(seat).agenda.pop();
                self.take_stage(seat, track, side, herald);
                Ok(())
            }
            (Task::Stage(track), Move::SkipStage) => {
                self.board_mut(seat).agenda.pop();
                herald.tell(|| Event::StageSkipped { seat, track });
                Ok(())
            }
            (Task::Pay(n) | Task::PayBid(n), Move::Give(good)) => self.answer_payment(seat, task, n, good, herald),
            (Task::Commands, Move::Done) => {
                self.board_mut(seat).agenda.pop();
                self.lose_command(seat, herald);
                Ok(())
            }
            (Task::Commands, mv) => self.command(seat, mv, herald),
            (Task::March, Move::March { from, to }) => self.march(seat, from, to, herald),
            (Task::March, Move::EndMarch) => {
                self.end_march(seat, herald);
                Ok(())
            }
            (Task::Strike, Move::Strike { tile, seat: target }) => self.strike(seat, tile, target, herald),
            (Task::Strike, Move::EndAttack) => {
                if !self.may_end_attack(seat) {
                    return Err(Refusal::PointlessAttack);
                }
                self.end_attack(seat, herald);
                Ok(())
            }
            (Task::Possible { path, step }, Move::PayConsequence) => {
                self.buy_off(seat, path, step, herald);
                Ok(())
            }
            (Task::Possible { path, step }, Move::Suffer) => {
                self.suffer(seat, path, step, herald);
                Ok(())
            }
            (Task::Add(n), Move::Place(tile)) => {
                let at = self.sheet().map.find(tile).ok_or(Refusal::NotHere)?;
                if self.arrival_tiles(seat) & 1 << at == 0 {
                    return Err(Refusal::NotThisTile { tile });
                }
                self.board_mut(seat).agenda.replace(Task::Add(n - 1));
                self.place_enemy(seat, at, herald);
                Ok(())
            }
            (Task::Flow, Move::Flow(tile)) => {
                let at = self.sheet().map.find(tile).ok_or(Refusal::NotHere)?;
                let (from, goals) = self.flow_choices(seat).ok_or(Refusal::NotNow)?;
                if goals & 1 << at == 0 {
                    return Err(Refusal::NotThisTile { tile });
                }
                self.flow(seat, from, Some(at), herald);
                Ok(())
            }
            (Task::LoseAny(n), Move::Lose(good)) if good.is_resource() => {
                let board = self.board_mut(seat);
                if board.held[good.index()] == 0 {
                    return Err(Refusal::TooLittle { good, need: 1, have: 0 });
                }
                board.held[good.index()] -= 1;
                board.agenda.replace(Task::LoseAny(n - 1));
                let why = board.why;
                herald.tell(|| Event::Lost { seat, why, goods: Goods::one(good), vp: 0 });
                Ok(())
            }
            (Task::LoseUnits(n), Move::Disband(tile)) => {
                let at = self.sheet().map.find(tile).ok_or(Refusal::NotHere)?;
                if self.board(seat).own[at] == 0 {
                    return Err(Refusal::NoUnitThere { tile });
                }
                self.board_mut(seat).agenda.replace(Task::LoseUnits(n - 1));
                self.disband(seat, at, herald);
                Ok(())
            }
            (Task::Spoils { from, n }, Move::Spoils(good)) if good.is_resource() => {
                let from = Seat::new(usize::from(from));
                if self.board(from).held[good.index()] == 0 {
                    return Err(Refusal::NotHeld { seat: from, good });
                }
                self.take_spoils(seat, from, n, good, herald);
                Ok(())
            }
            (Task::Compose, Move::Offer(good)) => self.extend_offer(seat, good, true),
            (Task::Compose, Move::Ask(good)) => self.extend_offer(seat, good, false),
            (Task::Compose, Move::Propose) => self.propose(seat, herald),
            (Task::Compose, Move::Withdraw) => {
                self.board_mut(seat).agenda.pop();
                self.drop_offer(seat, false, herald);
                Ok(())
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer_payment(&mut self, seat: Seat, task: Task, n: u8, good: Good, herald: &mut Herald) -> Done {
        let bid = matches!(task, Task::PayBid(_));
        if !bid && !good.is_resource() {
            return Err(Refusal::NotWithGold);
        }
        if self.board(seat).spendable(good) == 0 {
            return Err(Refusal::TooLittle { good, need: 1, have: 0 });
        }
        let board = self.board_mut(seat);
        board.agenda.replace(if bid { Task::PayBid(n - 1) } else { Task::Pay(n - 1) });
        let why = if bid { Why::Initiative } else { board.why };
        self.give(seat, good, why, herald);
        Ok(())
    }

    /// The track whose stage is being decided, for views.
    pub(crate) fn open_stage(&self, seat: Seat) -> Option<Track> {
        match self.board(seat).agenda.top() {
            Some(Task::Stage(track)) => Some(track),
            _ => None,
        }
    }
}
