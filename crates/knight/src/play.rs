//! Playing a move: the rule is asked whether it may be, then it is done. On `Err` nothing has changed.

use crate::Knight;
use crate::agenda::Task;
use crate::event::{Event, Herald};
use crate::goods::Goods;
use crate::ids::Command;
use crate::moves::Move;
use crate::options::Mode;
use crate::refusal::Refusal;
use crate::state::{Phase, Stage, Why};
use quintain_core::Seat;

type Done = Result<(), Refusal>;

impl Knight {
    /// Makes a decision. On `Err` nothing has changed.
    pub(crate) fn decide(&mut self, seat: Seat, mv: Move, herald: &mut Herald) -> Done {
        if let Some(task) = self.board(seat).agenda.top() {
            return self.answer(seat, task, mv, herald);
        }
        match (self.state.stage, mv) {
            (Stage::Setup, Move::Choose(character)) => {
                let place = self.may_choose(character)?;
                self.take_character(seat, place, herald);
            }
            (Stage::Sides, Move::Side(side)) => {
                self.board_mut(seat).side = Some(side);
                let card = self.card_id(self.state.current_card(seat));
                herald.whisper(seat, || Event::SideChosen { seat, card, side }, || Event::SideSealed { seat });
            }
            (Stage::Duels, Move::Stake(stake)) => {
                within(stake, self.highest_stake(seat))?;
                self.board_mut(seat).stake = stake;
                herald.whisper(seat, || Event::StakeMade { seat, stake }, || Event::StakeSealed { seat });
            }
            (Stage::Bids, Move::Bid(bid)) => {
                within(bid, self.highest_bid(seat))?;
                self.board_mut(seat).bid = bid;
                herald.whisper(seat, || Event::BidMade { seat, bid }, || Event::BidSealed { seat });
            }
            (Stage::Schedule, Move::Block { seat, points }) => {
                self.may_schedule(seat, points)?;
                self.add_block(seat, points);
                herald.tell(|| Event::BlockPlanned { seat, points });
            }
            (Stage::Blocks | Stage::RewardBlocks, Move::Done) => self.end_block(seat, herald),
            (Stage::Blocks | Stage::RewardBlocks, mv) => self.command(seat, mv, herald)?,
            (Stage::Setup | Stage::Sides | Stage::Duels | Stage::Bids | Stage::Schedule, _) => {
                return Err(Refusal::NotNow);
            }
            _ => self.decide_in_phase(seat, mv, herald)?,
        }
        Ok(())
    }

    fn decide_in_phase(&mut self, seat: Seat, mv: Move, herald: &mut Herald) -> Done {
        match (self.board(seat).phase, mv) {
            (Phase::Cards, Move::Side(side)) => self.take_side(seat, side, herald),
            (Phase::Spend, Move::Pay { segment, with }) => {
                let line = self.may_pay_symbol(seat, segment, with, false)?;
                self.pay_symbol(seat, line, with, false, herald);
            }
            (Phase::Spend, Move::PayAny { segment, with }) => {
                let line = self.may_pay_symbol(seat, segment, with, true)?;
                self.pay_symbol(seat, line, with, true, herald);
            }
            (Phase::Cards | Phase::Spend | Phase::Command, Move::Special) => {
                self.may_use_special(seat)?;
                self.use_special(seat, herald);
            }
            (Phase::Cards | Phase::Spend | Phase::Command, Move::ClaimReward(track)) => {
                let place = self.may_claim_reward(seat, track)?;
                self.claim_reward(seat, place, herald);
            }
            (Phase::Cards | Phase::Spend | Phase::Command, Move::ClaimThreshold(influence)) => {
                let place = self.may_claim_threshold(seat, influence)?;
                self.claim_threshold(seat, place, herald);
            }
            (Phase::Spend | Phase::Command, Move::Battle(battle)) => {
                let place = self.may_win_battle(seat, battle)?;
                self.win_battle(seat, place, herald);
            }
            (Phase::Spend, Move::Done) => self.end_spending(seat, herald),
            (Phase::Command, Move::Done) => self.end_command(seat, herald),
            (Phase::Command, mv) if self.state.mode != Mode::War => self.command(seat, mv, herald)?,
            (Phase::Spend, mv) if self.state.mode != Mode::Solo => self.decide_with_others(seat, mv, herald)?,
            (Phase::Cards | Phase::Spend, mv) => self.spend_gold(seat, mv, herald)?,
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    /// Actions for gold; the rule knows in which phases each may be used.
    fn spend_gold(&mut self, seat: Seat, mv: Move, herald: &mut Herald) -> Done {
        match mv {
            Move::Buy(action) => {
                let (action, gain) = self.may_buy(seat, action)?;
                self.buy(seat, action, gain, herald);
            }
            Move::Exchange { give, take } => {
                let action = self.may_exchange(seat, give, take)?;
                self.exchange(seat, action, give, take, herald);
            }
            Move::Shift(direction) => {
                let (action, steps) = self.may_shift(seat)?;
                self.shift(seat, action, steps, direction, herald);
            }
            Move::Reveal(position) => {
                let action = self.may_reveal(seat, position)?;
                self.reveal(seat, action, position, herald);
            }
            Move::Peek(position) => {
                let action = self.may_peek(seat, position)?;
                self.peek(seat, action, position, herald);
            }
            Move::Swap { first, second } => {
                let action = self.may_swap(seat, first, second)?;
                self.swap(seat, action, first, second, herald);
            }
            Move::Replace(position) => {
                let action = self.may_replace(seat, position)?;
                self.replace(seat, action, position, herald);
            }
            Move::Adjacent { position, side } => {
                let action = self.may_borrow(seat, position)?;
                self.borrow_action(seat, action, position, side, herald);
            }
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    /// What concerns the others while resources are spent: trade, the war card, challenges.
    fn decide_with_others(&mut self, seat: Seat, mv: Move, herald: &mut Herald) -> Done {
        match (self.state.mode, mv) {
            (Mode::War, Move::War(action)) => {
                let place = self.may_use_war(seat, action)?;
                self.use_war(seat, place, herald);
            }
            (Mode::War, Move::Challenge(opponent)) => {
                self.may_challenge(seat, opponent)?;
                self.challenge(seat, opponent, herald);
            }
            (Mode::Simultaneous, Move::TradeWith(partner)) => {
                self.may_begin_offer(seat, partner)?;
                self.begin_offer(seat, partner);
            }
            (Mode::Simultaneous, Move::Accept(from)) => {
                let offer = self.may_accept(seat, from)?;
                self.accept(seat, from, offer, herald);
            }
            (Mode::Simultaneous, Move::Refuse(from)) => {
                self.may_refuse(seat, from)?;
                self.drop_offer(from, true, herald);
            }
            (Mode::Simultaneous, Move::Withdraw) => {
                self.may_withdraw(seat)?;
                self.drop_offer(seat, false, herald);
            }
            _ => return self.spend_gold(seat, mv, herald),
        }
        Ok(())
    }

    /// One command.
    fn command(&mut self, seat: Seat, mv: Move, herald: &mut Herald) -> Done {
        match mv {
            Move::Recruit(tile) => {
                let at = self.may_recruit(seat, tile)?;
                self.recruit(seat, at, herald);
            }
            Move::Attack => {
                self.may_attack(seat)?;
                self.attack(seat, herald);
            }
            Move::March { from, to } => {
                self.may_command(seat, Command::Move)?;
                let (from, to) = self.may_march(seat, from, to)?;
                self.begin_march(seat);
                self.march(seat, from, to, herald);
            }
            Move::Gather => {
                let harvest = self.may_gather(seat)?;
                self.gather(seat, harvest, herald);
            }
            Move::Envoy => {
                self.may_send_envoy(seat)?;
                self.send_envoy(seat, herald);
            }
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    /// Answers the question of a task.
    fn answer(&mut self, seat: Seat, task: Task, mv: Move, herald: &mut Herald) -> Done {
        match (task, mv) {
            (Task::Any(n), Move::Take(good)) => {
                self.may_choose_good(seat, task, good)?;
                let board = self.board_mut(seat);
                board.agenda.replace(Task::Any(n - 1));
                let why = board.why;
                let bundle = self.credit(seat, Goods::one(good));
                herald.tell(|| Event::Gained { seat, why, bundle });
            }
            (Task::Pay(n), Move::Give(good)) => {
                self.may_choose_good(seat, task, good)?;
                let board = self.board_mut(seat);
                board.agenda.replace(Task::Pay(n - 1));
                let why = board.why;
                self.give(seat, good, why, herald);
            }
            (Task::PayBid(n), Move::Give(good)) => {
                self.may_choose_good(seat, task, good)?;
                self.board_mut(seat).agenda.replace(Task::PayBid(n - 1));
                self.give(seat, good, Why::Initiative, herald);
            }
            (Task::LoseAny(n), Move::Lose(good)) => {
                self.may_choose_good(seat, task, good)?;
                let board = self.board_mut(seat);
                board.held[good.index()] -= 1;
                board.agenda.replace(Task::LoseAny(n - 1));
                let why = board.why;
                herald.tell(|| Event::Lost { seat, why, goods: Goods::one(good), vp: 0 });
            }
            (Task::Spoils { from, n }, Move::Spoils(good)) => {
                self.may_choose_good(seat, task, good)?;
                self.take_spoils(seat, Seat::new(usize::from(from)), n, good, herald);
            }
            (Task::Remove(n), Move::Remove(tile)) => {
                let at = self.may_choose_tile(seat, task, tile)?;
                self.board_mut(seat).agenda.replace(Task::Remove(n - 1));
                self.remove_enemy(seat, at, 1, herald);
            }
            (Task::LoseUnits(n), Move::Disband(tile)) => {
                let at = self.may_choose_tile(seat, task, tile)?;
                self.board_mut(seat).agenda.replace(Task::LoseUnits(n - 1));
                self.disband(seat, at, herald);
            }
            (Task::Add(n), Move::Place(tile)) => {
                let at = self.may_choose_tile(seat, task, tile)?;
                self.board_mut(seat).agenda.replace(Task::Add(n - 1));
                self.place_enemy(seat, at, herald);
            }
            (Task::Flow, Move::Flow(tile)) => {
                let at = self.may_choose_tile(seat, task, tile)?;
                self.flow(seat, Some(at), herald);
            }
            (Task::Chain(from), Move::Chain(to)) if self.chain_choices(seat, from).any(|choice| choice == to) => {
                self.board_mut(seat).agenda.pop();
                self.mark_chain(seat, from, to, herald);
            }
            (Task::Actions { card, side, done }, Move::Activate(track)) => {
                let open = self.open_actions(task).find(|open| open.1 == track);
                let (place, _) = open.ok_or(Refusal::NotNow)?;
                self.board_mut(seat).agenda.replace(Task::Actions { card, side, done: done | 1 << place });
                self.activate(seat, track, false, herald);
            }
            (Task::Stage(track), Move::Stage(side)) => {
                self.board_mut(seat).agenda.pop();
                self.take_stage(seat, track, side, herald);
            }
            (Task::Stage(track), Move::SkipStage) => {
                self.board_mut(seat).agenda.pop();
                herald.tell(|| Event::StageSkipped { seat, track });
            }
            (Task::Commands, Move::Done) => {
                self.board_mut(seat).agenda.pop();
                self.lose_command(seat, herald);
            }
            (Task::Commands, mv) => self.command(seat, mv, herald)?,
            (Task::March, Move::March { from, to }) => {
                let (from, to) = self.may_march(seat, from, to)?;
                self.march(seat, from, to, herald);
            }
            (Task::March, Move::EndMarch) => self.end_march(seat, herald),
            (Task::Strike, Move::Strike { tile, seat: target }) => {
                let at = self.may_strike(seat, tile, target)?;
                self.strike(seat, at, target, herald);
            }
            (Task::Strike, Move::EndAttack) => {
                self.may_end_attack(seat)?;
                self.end_attack(seat, herald);
            }
            (Task::Possible { path, step }, Move::PayConsequence) => self.buy_off(seat, path, step, herald),
            (Task::Possible { path, step }, Move::Suffer) => self.suffer(seat, path, step, herald),
            (Task::Compose, Move::Offer(good)) => {
                self.may_extend_offer(seat, good, true)?;
                self.board_mut(seat).offer.give[good.index()] += 1;
            }
            (Task::Compose, Move::Ask(good)) => {
                self.may_extend_offer(seat, good, false)?;
                self.board_mut(seat).offer.take[good.index()] += 1;
            }
            (Task::Compose, Move::OfferLess(good)) => {
                self.may_reduce_offer(seat, good, true)?;
                self.reduce_offer(seat, good, true);
            }
            (Task::Compose, Move::AskLess(good)) => {
                self.may_reduce_offer(seat, good, false)?;
                self.reduce_offer(seat, good, false);
            }
            (Task::Compose, Move::Propose) => {
                self.may_propose(seat)?;
                self.propose(seat, herald);
            }
            (Task::Compose, Move::Withdraw) => {
                self.board_mut(seat).agenda.pop();
                self.drop_offer(seat, false, herald);
            }
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }
}

/// Stakes and bids go up to a number.
fn within(number: u8, most: u8) -> Done {
    if number > most { Err(Refusal::TooHigh { number, most }) } else { Ok(()) }
}
