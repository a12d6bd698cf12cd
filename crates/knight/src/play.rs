//! Playing a move: the rule is asked whether it may be, then it is done. On `Err` nothing has changed.

use crate::Knight;
use crate::agenda::Task;
use crate::event::{Event, Events};
use crate::goods::Goods;
use crate::ids::Command;
use crate::moves::Move;
use crate::options::Mode;
use crate::refusal::Refusal;
use crate::state::{Phase, Stage, Why};
use quintain_core::{Seat, SeatSet};

type Done = Result<(), Refusal>;

impl Knight {
    /// Makes a decision. On `Err` nothing has changed.
    pub(crate) fn decide(&mut self, seat: Seat, mv: Move, events: &mut Events) -> Done {
        if let Some(task) = self.board(seat).agenda.top() {
            return self.answer(seat, task, mv, events);
        }
        match (self.state.stage, mv) {
            (Stage::Setup, Move::Choose(character)) => {
                let place = self.may_choose(character)?;
                self.take_character(seat, place, events);
            }
            (Stage::Sides, Move::Side(side)) => {
                self.board_mut(seat).side = Some(side);
                let card = self.card_id(self.state.current_card(seat));
                events.split(
                    SeatSet::one(seat),
                    || Event::SideChosen { seat, card, side },
                    || Event::SideSealed { seat },
                );
            }
            (Stage::Duels, Move::Stake(stake)) => {
                within(stake, self.highest_stake(seat))?;
                self.board_mut(seat).stake = stake;
                events.split(SeatSet::one(seat), || Event::StakeMade { seat, stake }, || Event::StakeSealed { seat });
            }
            (Stage::Bids, Move::Bid(bid)) => {
                within(bid, self.highest_bid(seat))?;
                self.board_mut(seat).bid = bid;
                events.split(SeatSet::one(seat), || Event::BidMade { seat, bid }, || Event::BidSealed { seat });
            }
            (Stage::Schedule, Move::Block { seat, points }) => {
                self.may_schedule(seat, points)?;
                self.add_block(seat, points);
                events.all(|| Event::BlockPlanned { seat, points });
            }
            (Stage::Blocks | Stage::RewardBlocks, Move::Done) => self.end_block(seat, events),
            (Stage::Blocks | Stage::RewardBlocks, mv) => self.command(seat, mv, events)?,
            (Stage::Setup | Stage::Sides | Stage::Duels | Stage::Bids | Stage::Schedule, _) => {
                return Err(Refusal::NotNow);
            }
            _ => self.decide_in_phase(seat, mv, events)?,
        }
        Ok(())
    }

    fn decide_in_phase(&mut self, seat: Seat, mv: Move, events: &mut Events) -> Done {
        match (self.board(seat).phase, mv) {
            (Phase::Cards, Move::Side(side)) => self.take_side(seat, side, events),
            (Phase::Spend, Move::Pay { segment, with }) => {
                let line = self.may_pay_symbol(seat, segment, with, false)?;
                self.pay_symbol(seat, line, with, false, events);
            }
            (Phase::Spend, Move::PayAny { segment, with }) => {
                let line = self.may_pay_symbol(seat, segment, with, true)?;
                self.pay_symbol(seat, line, with, true, events);
            }
            (Phase::Cards | Phase::Spend | Phase::Command, Move::Special) => {
                self.may_use_special(seat)?;
                self.use_special(seat, events);
            }
            (Phase::Cards | Phase::Spend | Phase::Command, Move::ClaimReward(track)) => {
                let place = self.may_claim_reward(seat, track)?;
                self.claim_reward(seat, place, events);
            }
            (Phase::Cards | Phase::Spend | Phase::Command, Move::ClaimThreshold(influence)) => {
                let place = self.may_claim_threshold(seat, influence)?;
                self.claim_threshold(seat, place, events);
            }
            (Phase::Spend | Phase::Command, Move::Battle(battle)) => {
                let place = self.may_win_battle(seat, battle)?;
                self.win_battle(seat, place, events);
            }
            (Phase::Spend, Move::Done) => self.end_spending(seat, events),
            (Phase::Command, Move::Done) => self.end_command(seat, events),
            (Phase::Command, mv) if self.state.mode != Mode::War => self.command(seat, mv, events)?,
            (Phase::Spend, mv) if self.state.mode != Mode::Solo => self.decide_with_others(seat, mv, events)?,
            (Phase::Cards | Phase::Spend, mv) => self.spend_gold(seat, mv, events)?,
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    /// Actions for gold; the rule knows in which phases each may be used.
    fn spend_gold(&mut self, seat: Seat, mv: Move, events: &mut Events) -> Done {
        match mv {
            Move::Buy(action) => {
                let (action, gain) = self.may_buy(seat, action)?;
                self.buy(seat, action, gain, events);
            }
            Move::Exchange { give, take } => {
                let action = self.may_exchange(seat, give, take)?;
                self.exchange(seat, action, give, take, events);
            }
            Move::Shift(direction) => {
                let (action, steps) = self.may_shift(seat)?;
                self.shift(seat, action, steps, direction, events);
            }
            Move::Reveal(position) => {
                let action = self.may_reveal(seat, position)?;
                self.reveal(seat, action, position, events);
            }
            Move::Peek(position) => {
                let action = self.may_peek(seat, position)?;
                self.peek(seat, action, position, events);
            }
            Move::Swap { first, second } => {
                let action = self.may_swap(seat, first, second)?;
                self.swap(seat, action, first, second, events);
            }
            Move::Replace(position) => {
                let action = self.may_replace(seat, position)?;
                self.replace(seat, action, position, events);
            }
            Move::Adjacent { position, side } => {
                let action = self.may_borrow(seat, position)?;
                self.borrow_action(seat, action, position, side, events);
            }
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    /// What concerns the others while resources are spent: trade, the war card, challenges.
    fn decide_with_others(&mut self, seat: Seat, mv: Move, events: &mut Events) -> Done {
        match (self.state.mode, mv) {
            (Mode::War, Move::War(action)) => {
                let place = self.may_use_war(seat, action)?;
                self.use_war(seat, place, events);
            }
            (Mode::War, Move::Challenge(opponent)) => {
                self.may_challenge(seat, opponent)?;
                self.challenge(seat, opponent, events);
            }
            (Mode::Simultaneous, Move::TradeWith(partner)) => {
                self.may_begin_offer(seat, partner)?;
                self.begin_offer(seat, partner);
            }
            (Mode::Simultaneous, Move::Accept(from)) => {
                let offer = self.may_accept(seat, from)?;
                self.accept(seat, from, offer, events);
            }
            (Mode::Simultaneous, Move::Refuse(from)) => {
                self.may_refuse(seat, from)?;
                self.drop_offer(from, true, events);
            }
            (Mode::Simultaneous, Move::Withdraw) => {
                self.may_withdraw(seat)?;
                self.drop_offer(seat, false, events);
            }
            _ => return self.spend_gold(seat, mv, events),
        }
        Ok(())
    }

    /// One command.
    fn command(&mut self, seat: Seat, mv: Move, events: &mut Events) -> Done {
        match mv {
            Move::Recruit(tile) => {
                let at = self.may_recruit(seat, tile)?;
                self.recruit(seat, at, events);
            }
            Move::Attack => {
                self.may_attack(seat)?;
                self.attack(seat, events);
            }
            Move::March { from, to } => {
                self.may_command(seat, Command::Move)?;
                let (from, to) = self.may_march(seat, from, to)?;
                self.begin_march(seat);
                self.march(seat, from, to, events);
            }
            Move::Gather => {
                let harvest = self.may_gather(seat)?;
                self.gather(seat, harvest, events);
            }
            Move::Envoy => {
                self.may_send_envoy(seat)?;
                self.send_envoy(seat, events);
            }
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    /// Answers the question of a task.
    fn answer(&mut self, seat: Seat, task: Task, mv: Move, events: &mut Events) -> Done {
        match (task, mv) {
            (Task::Any(n), Move::Take(good)) => {
                self.may_choose_good(seat, task, good)?;
                let board = self.board_mut(seat);
                board.agenda.replace(Task::Any(n - 1));
                let why = board.why;
                let bundle = self.credit(seat, Goods::one(good));
                events.all(|| Event::Gained { seat, why, bundle });
            }
            (Task::Pay(n), Move::Give(good)) => {
                self.may_choose_good(seat, task, good)?;
                let board = self.board_mut(seat);
                board.agenda.replace(Task::Pay(n - 1));
                let why = board.why;
                self.give(seat, good, why, events);
            }
            (Task::PayBid(n), Move::Give(good)) => {
                self.may_choose_good(seat, task, good)?;
                self.board_mut(seat).agenda.replace(Task::PayBid(n - 1));
                self.give(seat, good, Why::Initiative, events);
            }
            (Task::LoseAny(n), Move::Lose(good)) => {
                self.may_choose_good(seat, task, good)?;
                let board = self.board_mut(seat);
                board.held[good.index()] -= 1;
                board.agenda.replace(Task::LoseAny(n - 1));
                let why = board.why;
                events.all(|| Event::Lost { seat, why, goods: Goods::one(good), vp: 0 });
            }
            (Task::Spoils { from, n }, Move::Spoils(good)) => {
                self.may_choose_good(seat, task, good)?;
                self.take_spoils(seat, Seat::new(usize::from(from)), n, good, events);
            }
            (Task::Remove(n), Move::Remove(tile)) => {
                let at = self.may_choose_tile(seat, task, tile)?;
                self.board_mut(seat).agenda.replace(Task::Remove(n - 1));
                self.remove_enemy(seat, at, 1, events);
            }
            (Task::LoseUnits(n), Move::Disband(tile)) => {
                let at = self.may_choose_tile(seat, task, tile)?;
                self.board_mut(seat).agenda.replace(Task::LoseUnits(n - 1));
                self.disband(seat, at, events);
            }
            (Task::Add(n), Move::Place(tile)) => {
                let at = self.may_choose_tile(seat, task, tile)?;
                self.board_mut(seat).agenda.replace(Task::Add(n - 1));
                self.place_enemy(seat, at, events);
            }
            (Task::Flow, Move::Flow(tile)) => {
                let at = self.may_choose_tile(seat, task, tile)?;
                self.flow(seat, Some(at), events);
            }
            (Task::Chain(from), Move::Chain(to)) if self.chain_choices(seat, from).any(|choice| choice == to) => {
                self.board_mut(seat).agenda.pop();
                self.mark_chain(seat, from, to, events);
            }
            (Task::Actions { card, side, done }, Move::Activate(track)) => {
                let open = self.open_actions(task).find(|open| open.1 == track);
                let (place, _) = open.ok_or(Refusal::NotNow)?;
                self.board_mut(seat).agenda.replace(Task::Actions { card, side, done: done | 1 << place });
                self.activate(seat, track, false, events);
            }
            (Task::Stage(track), Move::Stage(side)) => {
                self.board_mut(seat).agenda.pop();
                self.take_stage(seat, track, side, events);
            }
            (Task::Stage(track), Move::SkipStage) => {
                self.board_mut(seat).agenda.pop();
                events.all(|| Event::StageSkipped { seat, track });
            }
            (Task::Commands, Move::Done) => {
                self.board_mut(seat).agenda.pop();
                self.lose_command(seat, events);
            }
            (Task::Commands, mv) => self.command(seat, mv, events)?,
            (Task::March, Move::March { from, to }) => {
                let (from, to) = self.may_march(seat, from, to)?;
                self.march(seat, from, to, events);
            }
            (Task::March, Move::EndMarch) => self.end_march(seat, events),
            (Task::Strike, Move::Strike { tile, seat: target }) => {
                let at = self.may_strike(seat, tile, target)?;
                self.strike(seat, at, target, events);
            }
            (Task::Strike, Move::EndAttack) => {
                self.may_end_attack(seat)?;
                self.end_attack(seat, events);
            }
            (Task::Possible { path, step }, Move::PayConsequence) => self.buy_off(seat, path, step, events),
            (Task::Possible { path, step }, Move::Suffer) => self.suffer(seat, path, step, events),
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
                self.propose(seat, events);
            }
            (Task::Compose, Move::Withdraw) => {
                self.board_mut(seat).agenda.pop();
                self.drop_offer(seat, false, events);
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
