//! Actions for gold, and battles (KNI-GOLD-*, KNI-BAT-*).

use crate::Knight;
use crate::court::bits;
use crate::data::{Battle, GoldAction, GoldActionData, GoldEffect};
use crate::event::{Event, Herald};
use crate::goods::{Bundle, Good, Goods};
use crate::hoard::spend;
use crate::moves::{Direction, Move};
use crate::options::Mode;
use crate::refusal::Refusal;
use crate::state::{Cause, Why};
use crate::task::Task;
use quintain_core::{Choices, Seat};

impl Knight {
    fn gold_action(&self, wanted: impl Fn(&GoldActionData) -> bool) -> Result<&'static GoldActionData, Refusal> {
        self.sheet().gold_actions.iter().find(|action| wanted(action)).ok_or(Refusal::NotHere)
    }

    /// A full store takes nothing that gives only a point (KNI-WAR-02).
    fn is_wasted(&self, seat: Seat, bundle: &Bundle) -> bool {
        self.state.mode == Mode::War && bundle.is_command_only() && self.store_is_full(seat)
    }

    /// Buys what a gold action gives (KNI-GOLD-02).
    pub(crate) fn buy(&mut self, seat: Seat, id: GoldAction, herald: &mut Herald) -> Result<(), Refusal> {
        let action = self.gold_action(|action| action.id == id)?;
        let GoldEffect::Gain(gain) = action.effect else { return Err(Refusal::NotHere) };
        self.may_afford(seat, action)?;
        if self.is_wasted(seat, self.data.0.bundle(gain)) {
            return Err(Refusal::StoreFull);
        }
        self.pay(seat, Goods([0, 0, 0, action.gold, 0]), Why::Gold(id), herald);
        self.board_mut(seat).agenda.push(Task::Check);
        self.receive(seat, gain, Why::Gold(id), herald);
        Ok(())
    }

    /// Turns one resource into another (KNI-GOLD-05).
    pub(crate) fn exchange(&mut self, seat: Seat, give: Good, take: Good, herald: &mut Herald) -> Result<(), Refusal> {
        let action = self.gold_action(|action| action.effect == GoldEffect::Exchange)?;
        self.may_afford(seat, action)?;
        if !give.is_resource() || !take.is_resource() {
            return Err(Refusal::NotWithGold);
        }
        if give == take {
            return Err(Refusal::SameResource);
        }
        if self.board(seat).spendable(give) == 0 {
            return Err(Refusal::TooLittle { good: give, need: 1, have: 0 });
        }
        let why = Why::Gold(action.id);
        let mut cost = Goods::one(give);
        cost.0[Good::Gold.index()] = action.gold;
        self.pay(seat, cost, why, herald);
        self.board_mut(seat).agenda.push(Task::Check);
        let bundle = self.credit(seat, Goods::one(take));
        herald.tell(|| Event::Gained { seat, why, bundle });
        Ok(())
    }

    /// Moves all enemy units (KNI-GOLD-03, KNI-GOLD-04).
    pub(crate) fn shift(&mut self, seat: Seat, direction: Direction, herald: &mut Herald) -> Result<(), Refusal> {
        let action = self.gold_action(|action| matches!(action.effect, GoldEffect::Shift(_)))?;
        let GoldEffect::Shift(n) = action.effect else { return Err(Refusal::NotHere) };
        self.may_afford(seat, action)?;
        if self.board(seat).enemy_total == 0 {
            return Err(Refusal::NoEnemy);
        }
        self.pay(seat, Goods([0, 0, 0, action.gold, 0]), Why::Gold(action.id), herald);
        self.board_mut(seat).cause = Cause::Gold;
        for _ in 0..n {
            match direction {
                Direction::Forward => self.advance(seat, herald),
                Direction::Back => self.retreat(seat, herald),
            };
            self.check(seat, herald);
            if !self.board(seat).is_playing() {
                break;
            }
        }
        Ok(())
    }

    /// Lists every action for gold that can be paid for now.
    #[inline]
    pub(crate) fn list_gold(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        let board = self.board(seat);
        let sheet = self.sheet();
        let gold = board.spendable(Good::Gold);
        let payable = sheet.quick.payable(board.phase, gold);
        if payable == 0 {
            return;
        }
        for place in bits(u64::from(payable)) {
            let action = &sheet.gold_actions[place];
            let bit = 1 << place;
            if sheet.quick.court_actions & bit == 0 {
                if !self.has(seat, &action.requires) {
                    continue;
                }
            } else if board.ready.actions & bit == 0 {
                continue;
            }
            match action.effect {
                GoldEffect::Gain(gain) => {
                    if !self.is_wasted(seat, self.data.0.bundle(gain)) {
                        moves.one(Move::Buy(action.id));
                    }
                }
                GoldEffect::Exchange => {
                    for give in Good::RESOURCES.into_iter().filter(|good| board.spendable(*good) > 0) {
                        let others = 0b111 & !(1 << give.index());
                        moves.each(others, |take| Move::Exchange { give, take: Good::ALL[take] });
                    }
                }
                GoldEffect::Shift(_) => {
                    if board.enemy_total > 0 {
                        moves.one(Move::Shift(Direction::Forward));
                        moves.one(Move::Shift(Direction::Back));
                    }
                }
                card => self.list_card_action(seat, card, moves),
            }
        }
    }

    /// May this battle be won? Answers with its place (KNI-BAT-01).
    pub(crate) fn may_win_battle(&self, seat: Seat, battle: Battle) -> Result<usize, Refusal> {
        let battles = &self.sheet().battles;
        let place = battles.iter().position(|known| known.id == battle).ok_or(Refusal::NotHere)?;
        if self.board(seat).battles & 1 << place != 0 {
            return Err(Refusal::AlreadyWon { battle });
        }
        self.needs(seat, &battles[place].requires)?;
        Ok(place)
    }

    /// Wins a battle: nothing is paid (KNI-BAT-01).
    pub(crate) fn win_battle(&mut self, seat: Seat, place: usize, herald: &mut Herald) {
        let battle = &self.sheet().battles[place];
        let board = self.board_mut(seat);
        board.battles |= 1 << place;
        board.agenda.push(Task::Check);
        herald.tell(|| Event::BattleWon { seat, battle: battle.id });
        self.receive(seat, battle.once, Why::Battle(battle.id), herald);
    }

    /// Lists the battles that can be won.
    #[inline]
    pub(crate) fn list_battles(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        moves.each(u64::from(self.open_battles(seat)), |place| Move::Battle(self.sheet().battles[place].id));
    }

    /// The battles that can be won, as bits.
    #[inline]
    pub(crate) fn open_battles(&self, seat: Seat) -> u8 {
        let sheet = self.sheet();
        let board = self.board(seat);
        let mut open = board.ready.battles;
        for place in bits(u64::from(sheet.quick.other_battles)) {
            open |= u8::from(self.has(seat, &sheet.battles[place].requires)) << place;
        }
        open & !board.battles
    }

    /// Pays one unit of choice.
    pub(crate) fn give(&mut self, seat: Seat, good: Good, why: Why, herald: &mut Herald) {
        spend(self.board_mut(seat), good, 1);
        herald.tell(|| Event::Paid { seat, why, goods: Goods::one(good) });
    }
}
