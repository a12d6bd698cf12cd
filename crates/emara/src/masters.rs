//! Masters: hiring them and using what they can do (EMA-MAS-01 to 10). What they change for good is looked up
//! where it matters.

use crate::Emara;
use crate::data::{CardAction, Deal, MasterData, Modifier};
use crate::event::{Event, Events, Source};
use crate::goods::{Goods, Kind};
use crate::ids::{Area, Hut, Master};
use crate::moves::Move;
use crate::payments::purse;
use crate::refusal::Refusal;
use crate::state::{Done, NONE, Phase};
use quintain_core::Choices;
use quintain_core::bits::{bits, take_bit};

impl Emara {
    /// What the event takes off the price of a master (EMA-BON-07).
    #[inline]
    pub(crate) fn master_discount(&self) -> u8 {
        match self.event_modifier() {
            Some(Modifier::HireDiscount(discount)) => *discount,
            _ => 0,
        }
    }

    #[inline]
    pub(crate) fn list_masters(
        &self,
        discount: u8,
        moves: &mut impl Choices<Move>,
        offer: impl Fn(Master, Goods) -> Move,
    ) {
        let me = self.me();
        let (anywhere, standing, chamberlain) = (self.steward(), self.standing(), self.chamberlain(me));
        let (scholar, discount) = (self.scholar(), discount + self.master_discount());
        let purse = purse(me.stock, chamberlain);
        for area in Area::TOWN {
            if !anywhere && !standing.contains(&area) {
                continue;
            }
            for number in self.state.display[area.local()] {
                if let Some(master) = self.data.masters.get(usize::from(number))
                    && master.price.units() <= purse + discount
                {
                    let due = master.price.due_with(discount, scholar);
                    due.each(me.stock, chamberlain, |pay| moves.one(offer(master.id, pay)));
                }
            }
        }
    }

    /// May this master be hired for this payment (EMA-BON-04)? Says where in the display it is.
    fn may_hire_master(&self, master: Master, pay: Goods, discount: u8) -> Result<usize, Refusal> {
        let number = self.data.master(master).ok_or(Refusal::NotOnDisplay { master })?;
        let place = self.state.display.as_flattened().iter().position(|here| usize::from(*here) == number);
        let place = place.ok_or(Refusal::NotOnDisplay { master })?;
        let area = Area::TOWN[place / 2];
        if !self.steward() && !self.standing().contains(&area) {
            return Err(Refusal::MasterOutOfReach { master, area });
        }
        let price = &self.data.masters[number].price;
        self.check_due(&price.due_with(discount + self.master_discount(), self.scholar()), pay)?;
        Ok(place)
    }

    /// Bonus action: a master.
    pub(crate) fn bonus_master(&mut self, master: Master, pay: Goods, events: &mut Events) -> Result<(), Refusal> {
        self.bonus_free(Done::MASTER, "master")?;
        let place = self.may_hire_master(master, pay, 0)?;
        self.state.turn.done.mark(Done::MASTER);
        self.hire(place, pay, events);
        Ok(())
    }

    /// The discount of the hire card, if it was played and has not been used.
    pub(crate) fn hire_card(&self) -> Result<u8, Refusal> {
        let card = self.card_action()?;
        match card.action {
            CardAction::Hire(discount) => Ok(discount),
            _ => Err(Refusal::OtherCard { card: card.id }),
        }
    }

    /// The hire card: a master. It leaves the bonus action free (EMA-BON-06).
    pub(crate) fn card_master(&mut self, master: Master, pay: Goods, events: &mut Events) -> Result<(), Refusal> {
        let place = self.may_hire_master(master, pay, self.hire_card()?)?;
        self.state.turn.done.mark(Done::CARD);
        self.hire(place, pay, events);
        Ok(())
    }

    /// The hire card: a craftsman.
    pub(crate) fn card_craftsman(&mut self, hut: Hut, pay: Goods, events: &mut Events) -> Result<(), Refusal> {
        let (number, data) = self.may_hire_craftsman(hut, pay, self.hire_card()?)?;
        self.state.turn.done.mark(Done::CARD);
        self.place_craftsman(number, data, pay, events);
        Ok(())
    }

    /// Pays, takes the points and the immediate effect; then the place is refilled while B masters remain.
    fn hire(&mut self, place: usize, pay: Goods, events: &mut Events) {
        let seat = self.state.active;
        let number = std::mem::replace(&mut self.state.display.as_flattened_mut()[place], NONE);
        let master = &self.data.0.masters[usize::from(number)];
        events.all(|| Event::MasterHired { seat, master: master.id });
        self.pay(pay, events);
        self.player_mut(seat).masters |= 1 << number;
        self.add_citizens(seat, master.citizens, Source::Master(master.id), events);
        self.take(seat, &master.immediate, Source::Master(master.id), events);
        if self.state.masters_left != 0 {
            self.state.refill = place as u8;
            self.state.phase = Phase::Refill;
        }
    }

    /// C-MASTER-B.
    pub(crate) fn refill(&mut self, index: u32, events: &mut Events) {
        let place = usize::from(self.state.refill) % 8;
        let number = take_bit(&mut self.state.masters_left, index);
        self.state.display.as_flattened_mut()[place] = number as u8;
        self.state.refill = NONE;
        self.state.phase = Phase::Main;
        let master = self.data.masters[number].id;
        events.all(|| Event::MasterArrived { master, area: Area::TOWN[place / 2] });
    }

    /// Own masters whose ability has not been used in this turn.
    #[inline]
    fn abilities(&self) -> impl Iterator<Item = &'static MasterData> {
        let data = self.data.0;
        bits(self.me().masters & data.per_turn & !self.state.turn.used_masters).map(move |i| &data.masters[i])
    }

    /// Is there an ability that could be used now?
    #[inline]
    pub(crate) fn any_ability_open(&self) -> bool {
        self.abilities().any(|master| master.options.iter().any(|deal| self.affordable(&deal.price, &deal.price.due())))
    }

    #[inline]
    pub(crate) fn list_abilities(&self, moves: &mut impl Choices<Move>) {
        let me = self.me();
        for master in self.abilities() {
            for (option, deal) in master.options.iter().enumerate() {
                if !self.affordable(&deal.price, &deal.price.due()) {
                    continue;
                }
                deal.price.due().each(me.stock, self.chamberlain(me), |pay| {
                    let option = option as u8;
                    let using = |take| Move::UseMaster { master: master.id, option, take, pay };
                    if deal.gain.any == 0 {
                        moves.one(using(None));
                    } else {
                        for kind in Kind::ALL {
                            moves.one_if(may_take(deal, pay, kind), using(Some(kind)));
                        }
                    }
                });
            }
        }
    }

    /// The ability of an own master, once per turn, between any two steps (EMA-TURN-07, EMA-MAS-02).
    pub(crate) fn use_master(
        &mut self,
        master: Master,
        option: u8,
        take: Option<Kind>,
        pay: Goods,
        events: &mut Events,
    ) -> Result<(), Refusal> {
        if self.state.phase != Phase::Visit {
            self.expect(Phase::Main)?;
        }
        let number = self.data.master(master).ok_or(Refusal::NotYourMaster { master })?;
        if self.me().masters & self.data.per_turn & (1 << number) == 0 {
            return Err(Refusal::NotYourMaster { master });
        }
        if self.state.turn.used_masters & (1 << number) != 0 {
            return Err(Refusal::MasterUsed { master });
        }
        let deals = &self.data.0.masters[number].options;
        let deal = deals.get(usize::from(option)).ok_or(Refusal::NoSuchOption { option })?;
        self.check_payment(&deal.price, &deal.price.due(), pay)?;
        let mut gain = deal.gain;
        match take {
            None if gain.any == 0 => {}
            Some(kind) if gain.any > 0 && may_take(deal, pay, kind) => gain.goods.add(kind.good(), gain.any),
            _ => return Err(Refusal::BadKind { take }),
        }
        let seat = self.state.active;
        events.all(|| Event::MasterUsed { seat, master });
        self.state.turn.used_masters |= 1 << number;
        self.pay_price(&deal.price, pay, Source::Master(master), events);
        self.take(seat, &gain, Source::Master(master), events);
        if self.state.phase == Phase::Visit {
            self.leave_if_done();
        }
        Ok(())
    }
}

/// May this kind be taken for this payment? A coin paid counts as no kind (EMA-MAS-03).
#[inline]
fn may_take(deal: &Deal, pay: Goods, kind: Kind) -> bool {
    !deal.different_kind || pay.kind(kind) == 0
}
