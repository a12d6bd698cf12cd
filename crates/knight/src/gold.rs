//! Actions for gold, and battles (KNI-GOLD-*, KNI-BAT-*).

use crate::Knight;
use crate::agenda::Task;
use crate::data::{GoldActionData, GoldEffect};
use crate::event::{Event, Events};
use crate::goods::{Good, Goods};
use crate::ids::{Battle, BundleId, GoldAction};
use crate::moves::{Direction, Move};
use crate::options::Mode;
use crate::refusal::Refusal;
use crate::resources::spend;
use crate::state::{Cause, Phase, Why};
use quintain_core::bits::{bits, nth_bit};
use quintain_core::{Choices, Seat};

impl Knight {
    /// A full store takes nothing that gives only a point (KNI-WAR-02).
    #[inline]
    pub(crate) fn is_wasted(&self, seat: Seat, gain: BundleId) -> bool {
        self.state.mode == Mode::War && self.store_is_full(seat) && self.data.0.bundle(gain).is_command_only()
    }

    /// Actions for gold that belong to the seat's phase, that it can pay for and whose requirements hold, as bits by
    /// their place on the sheet (KNI-GOLD-01).
    #[inline]
    fn open_gold(&self, seat: Seat) -> u16 {
        let board = self.board(seat);
        let sheet = self.sheet();
        let payable = sheet.summary.payable(board.phase, board.spendable(Good::Gold));
        let mut open = payable & board.ready.actions;
        for place in bits(u64::from(payable & !sheet.summary.court_actions)) {
            open |= u16::from(self.has(seat, &sheet.gold_actions[place].requires)) << place;
        }
        open
    }

    /// May an action for gold be used? The first of the sheet that is wanted.
    pub(crate) fn may_use_gold(
        &self,
        seat: Seat,
        wanted: impl Fn(&GoldActionData) -> bool,
    ) -> Result<&'static GoldActionData, Refusal> {
        let actions = &self.sheet().gold_actions;
        let place = actions.iter().position(wanted).ok_or(Refusal::NotHere)?;
        let action = &actions[place];
        if self.open_gold(seat) & 1 << place != 0 { Ok(action) } else { Err(self.why_not_for_gold(seat, action)) }
    }

    #[cold]
    fn why_not_for_gold(&self, seat: Seat, action: &GoldActionData) -> Refusal {
        let known = match self.board(seat).phase {
            Phase::Cards => action.early,
            Phase::Spend => action.spending,
            _ => return Refusal::NotNow,
        };
        if !known {
            return Refusal::WrongPhase { action: action.id };
        }
        let have = self.board(seat).spendable(Good::Gold);
        let too_little = Refusal::TooLittle { good: Good::Gold, need: action.gold, have };
        self.needs(seat, &action.requires).err().unwrap_or(too_little)
    }

    /// May this be bought? Answers with the action and what it gives (KNI-GOLD-02).
    pub(crate) fn may_buy(&self, seat: Seat, id: GoldAction) -> Result<(&'static GoldActionData, BundleId), Refusal> {
        let action =
            self.may_use_gold(seat, |action| action.id == id && matches!(action.effect, GoldEffect::Gain(_)))?;
        let GoldEffect::Gain(gain) = action.effect else { return Err(Refusal::NotHere) };
        if self.is_wasted(seat, gain) { Err(Refusal::StoreFull) } else { Ok((action, gain)) }
    }

    /// Buys it.
    pub(crate) fn buy(&mut self, seat: Seat, action: &GoldActionData, gain: BundleId, events: &mut Events) {
        self.pay_gold(seat, action, events);
        self.board_mut(seat).agenda.push(Task::Check);
        self.receive(seat, gain, Why::Gold(action.id), events);
    }

    /// The price of an action is paid.
    pub(crate) fn pay_gold(&mut self, seat: Seat, action: &GoldActionData, events: &mut Events) {
        self.pay(seat, Goods([0, 0, 0, action.gold, 0]), Why::Gold(action.id), events);
    }

    /// May one resource be turned into another? (KNI-GOLD-05)
    pub(crate) fn may_exchange(&self, seat: Seat, give: Good, take: Good) -> Result<&'static GoldActionData, Refusal> {
        let action = self.may_use_gold(seat, |action| action.effect == GoldEffect::Exchange)?;
        if !give.is_resource() || !take.is_resource() {
            return Err(Refusal::NotWithGold);
        }
        if self.exchangeable(seat) & 1 << give.index() != 0 && others(give) & 1 << take.index() != 0 {
            return Ok(action);
        }
        Err(if give == take { Refusal::SameResource } else { Refusal::TooLittle { good: give, need: 1, have: 0 } })
    }

    /// The resources that can be turned into another, as bits.
    #[inline]
    fn exchangeable(&self, seat: Seat) -> u32 {
        self.open_choices(seat, Task::Pay(1))
    }

    /// Turns one resource into another.
    pub(crate) fn exchange(
        &mut self,
        seat: Seat,
        action: &GoldActionData,
        give: Good,
        take: Good,
        events: &mut Events,
    ) {
        let why = Why::Gold(action.id);
        let mut cost = Goods::one(give);
        cost.0[Good::Gold.index()] = action.gold;
        self.pay(seat, cost, why, events);
        self.board_mut(seat).agenda.push(Task::Check);
        let bundle = self.credit(seat, Goods::one(take));
        events.all(|| Event::Gained { seat, why, bundle });
    }

    /// May all enemy units be moved? Answers with the action and how far (KNI-GOLD-03).
    pub(crate) fn may_shift(&self, seat: Seat) -> Result<(&'static GoldActionData, u8), Refusal> {
        let action = self.may_use_gold(seat, |action| matches!(action.effect, GoldEffect::Shift(_)))?;
        let GoldEffect::Shift(steps) = action.effect else { return Err(Refusal::NotHere) };
        if self.board(seat).enemy_total == 0 { Err(Refusal::NoEnemy) } else { Ok((action, steps)) }
    }

    /// Moves all enemy units, step by step.
    pub(crate) fn shift(
        &mut self,
        seat: Seat,
        action: &GoldActionData,
        steps: u8,
        direction: Direction,
        events: &mut Events,
    ) {
        self.pay_gold(seat, action, events);
        self.board_mut(seat).cause = Cause::Gold;
        for _ in 0..steps {
            match direction {
                Direction::Forward => self.advance(seat, events),
                Direction::Back => self.retreat(seat, events),
            };
            self.check(seat, events);
            if !self.board(seat).is_playing() {
                break;
            }
        }
    }

    /// Lists every action for gold that can be paid for now.
    #[inline]
    pub(crate) fn list_gold(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        for place in bits(u64::from(self.open_gold(seat))) {
            let action = &self.sheet().gold_actions[place];
            match action.effect {
                GoldEffect::Gain(gain) => {
                    if !self.is_wasted(seat, gain) {
                        moves.one(Move::Buy(action.id));
                    }
                }
                GoldEffect::Exchange => {
                    let held = self.exchangeable(seat);
                    let give = |row: u32| Good::ALL[nth_bit(held, row)];
                    let mv = |give: Good, n: u32| Move::Exchange { give, take: Good::ALL[nth_bit(others(give), n)] };
                    moves.table(held.count_ones(), 2, give, mv);
                }
                GoldEffect::Shift(_) => {
                    if self.board(seat).enemy_total > 0 {
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
        if self.open_battles(seat) & 1 << place != 0 {
            return Ok(place);
        }
        let won = self.board(seat).battles & 1 << place != 0;
        Err(self.needs(seat, &battles[place].requires).err().filter(|_| !won).unwrap_or(Refusal::AlreadyWon { battle }))
    }

    /// Wins a battle: nothing is paid (KNI-BAT-01).
    pub(crate) fn win_battle(&mut self, seat: Seat, place: usize, events: &mut Events) {
        let battle = &self.sheet().battles[place];
        let board = self.board_mut(seat);
        board.battles |= 1 << place;
        board.agenda.push(Task::Check);
        events.all(|| Event::BattleWon { seat, battle: battle.id });
        self.receive(seat, battle.once, Why::Battle(battle.id), events);
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
        for place in bits(u64::from(sheet.summary.other_battles)) {
            open |= u8::from(self.has(seat, &sheet.battles[place].requires)) << place;
        }
        open & !board.battles
    }

    /// Pays one unit of choice.
    pub(crate) fn give(&mut self, seat: Seat, good: Good, why: Why, events: &mut Events) {
        spend(self.board_mut(seat), good, 1);
        events.all(|| Event::Paid { seat, why, goods: Goods::one(good) });
    }
}

/// The resources into which this one can be turned, as bits.
const fn others(give: Good) -> u32 {
    0b111 & !(1 << give.index())
}
