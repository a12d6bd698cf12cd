//! What a decision does. On `Err` nothing has changed.

use crate::Knight;
use crate::agenda::Task;
use crate::event::{Event, Herald};
use crate::goods::{Good, Goods};
use crate::ids::Character;
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
                herald.whisper(seat, || Event::StakeMade { seat, stake }, || Event::StakeSealed { seat });
                Ok(())
            }
            (Stage::Bids, Move::Bid(bid)) => {
                let most = self.highest_bid(seat);
                if bid > most {
                    return Err(Refusal::TooHigh { number: bid, most });
                }
                self.board_mut(seat).bid = bid;
                herald.whisper(seat, || Event::BidMade { seat, bid }, || Event::BidSealed { seat });
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
            (Task::Compose, Move::OfferLess(good)) => self.reduce_offer(seat, good, true),
            (Task::Compose, Move::AskLess(good)) => self.reduce_offer(seat, good, false),
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
}
