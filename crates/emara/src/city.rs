//! The town: what may be done in a visit, in any order, each at most once (EMA-MOVE-04).

use crate::Emara;
use crate::data::{Deal, EventEffect, Gain, Modifier};
use crate::event::{Event, Events, Source};
use crate::goods::{Good, Goods, Kind};
use crate::ids::{Area, Marker};
use crate::moves::Move;
use crate::payments::Due;
use crate::refusal::Refusal;
use crate::state::Phase;
use quintain_core::Choices;
use quintain_core::bits::bits;

/// An action of a town area.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Action {
    Donation,
    Gift,
    CastleBook,
    Sale,
    Books,
    Stone,
    Bread,
    Wood,
}

impl Action {
    /// The actions of an area.
    #[inline]
    const fn of(area: Area) -> &'static [Self] {
        match area {
            Area::Cathedral => &[Self::Donation],
            Area::Castle => &[Self::Gift, Self::CastleBook],
            Area::Market => &[Self::Sale, Self::Books],
            Area::ConstructionSite => &[Self::Stone, Self::Bread, Self::Wood],
            _ => &[],
        }
    }

    /// Where it is done.
    #[inline]
    const fn area(self) -> Area {
        match self {
            Self::Donation => Area::Cathedral,
            Self::Gift | Self::CastleBook => Area::Castle,
            Self::Sale | Self::Books => Area::Market,
            Self::Stone | Self::Bread | Self::Wood => Area::ConstructionSite,
        }
    }

    /// Its number among the actions of its area.
    #[inline]
    const fn number(self) -> usize {
        match self {
            Self::Donation | Self::Gift | Self::Sale | Self::Stone => 0,
            Self::CastleBook | Self::Books | Self::Bread => 1,
            Self::Wood => 2,
        }
    }
}

impl Emara {
    /// How many sales a visit to the Market allows (EMA-MARK-01).
    pub(crate) fn sales_allowed(&self) -> u8 {
        match self.event_modifier() {
            Some(Modifier::Sales(limit)) => *limit,
            _ => self.data.city.sales,
        }
    }

    /// May the action be used in this visit?
    #[inline]
    fn may_use(&self, action: Action) -> Result<(), Refusal> {
        self.expect(Phase::Visit)?;
        let visit = &self.state.turn.visit;
        if visit.area != action.area() {
            return Err(Refusal::OtherArea { area: visit.area });
        }
        let limit = if action == Action::Sale { self.sales_allowed() } else { 1 };
        if visit.uses[action.number()] >= limit {
            return Err(Refusal::ActionUsed { area: visit.area });
        }
        Ok(())
    }

    #[inline]
    fn mark_used(&mut self, action: Action) {
        self.state.turn.visit.uses[action.number()] += 1;
    }

    /// The markers of donations or gifts that the active player can pay.
    #[inline]
    fn payable_kinds(&self, marker: fn(Kind) -> Marker) -> impl Iterator<Item = (Kind, Due)> + '_ {
        let me = self.me();
        let chamberlain = self.chamberlain(me);
        Kind::ALL
            .into_iter()
            .map(move |kind| (kind, Due::of_kind(kind, self.marker(marker(kind)))))
            .filter(move |(_, due)| due.payable(me.stock, chamberlain))
    }

    #[inline]
    fn deal_open(&self, deal: &Deal) -> bool {
        self.affordable(&deal.price, &deal.price.due())
    }

    /// Can the action be used and paid for? The same test serves the list of moves and the engine's own Leave.
    fn action_open(&self, action: Action) -> bool {
        if self.may_use(action).is_err() {
            return false;
        }
        let (stock, city) = (self.me().stock, &self.data.city);
        match action {
            Action::Donation => self.payable_kinds(Marker::donation).next().is_some(),
            Action::Gift => self.payable_kinds(Marker::gift).next().is_some(),
            Action::CastleBook => self.deal_open(&city.castle_book),
            Action::Sale => stock.resources() > 0,
            Action::Books => city.books.iter().any(|deal| self.deal_open(deal)),
            Action::Stone => self.deal_open(&city.stone),
            Action::Bread => stock.get(Good::Bread) >= city.breads[0],
            Action::Wood => city.wood.iter().any(|deal| self.deal_open(deal)),
        }
    }

    /// The menu of a visit.
    pub(crate) fn list_visit(&self, moves: &mut impl Choices<Move>) {
        let visit = &self.state.turn.visit;
        let me = self.me();
        let (stock, city, chamberlain) = (me.stock, &self.data.city, self.chamberlain(me));
        for &action in Action::of(visit.area) {
            if !self.action_open(action) {
                continue;
            }
            match action {
                Action::Donation => self.payable_kinds(Marker::donation).for_each(|(kind, due)| {
                    due.each(stock, chamberlain, |pay| moves.one(Move::Donate { kind, pay }));
                }),
                Action::Gift => self.payable_kinds(Marker::gift).for_each(|(kind, due)| {
                    due.each(stock, chamberlain, |pay| moves.one(Move::Give { kind, pay }));
                }),
                Action::CastleBook => moves.one(Move::GiveBook),
                Action::Sale => {
                    for kind in Kind::ALL {
                        moves.one_if(stock.kind(kind) > 0, Move::Sell(kind));
                    }
                }
                Action::Books => {
                    for deal in &city.books {
                        moves.one_if(self.deal_open(deal), Move::SellBooks(deal.price.book));
                    }
                }
                Action::Stone => {
                    city.stone.price.due().each(stock, chamberlain, |pay| moves.one(Move::DeliverStone { pay }));
                }
                Action::Bread => {
                    let [least, most] = [city.breads[0], city.breads[1].min(stock.get(Good::Bread))];
                    (least..=most).for_each(|count| moves.one(Move::DeliverBread(count)));
                }
                Action::Wood => {
                    for deal in &city.wood {
                        let wood = deal.price.units();
                        let due = deal.price.due();
                        due.each(stock, chamberlain, |pay| moves.one(Move::DeliverWood { wood, pay }));
                    }
                }
            }
        }
        bits(visit.tokens).for_each(|token| moves.one(Move::Redeem(self.data.honours[token].id)));
        self.list_abilities(moves);
        moves.one(Move::Leave);
    }

    /// The engine leaves when nothing else can be done in a visit.
    pub(crate) fn leave_if_done(&mut self) {
        let visit = &self.state.turn.visit;
        let open = visit.tokens != 0
            || Action::of(visit.area).iter().any(|action| self.action_open(*action))
            || self.any_ability_open();
        if !open {
            self.close_visit();
        }
    }

    /// D-VISIT Leave.
    pub(crate) fn leave(&mut self) -> Result<(), Refusal> {
        self.expect(Phase::Visit)?;
        self.close_visit();
        Ok(())
    }

    /// A donation (EMA-CATH-06): pay, turn the marker, book, points, then the honour token.
    pub(crate) fn donate(&mut self, kind: Kind, pay: Goods, events: &mut Events) -> Result<(), Refusal> {
        self.may_use(Action::Donation)?;
        let marker = Marker::donation(kind);
        self.check_due(&Due::of_kind(kind, self.marker(marker)), pay)?;
        let seat = self.state.active;
        events.all(|| Event::Donated { seat, kind });
        self.mark_used(Action::Donation);
        self.pay(pay, events);
        self.turn_marker(marker, events);
        let gain = self.data.0.city.donation;
        self.take(seat, &gain, Source::Donation, events);
        self.take_extras(|modifier| if let Modifier::OnDonation(gain) = modifier { Some(gain) } else { None }, events);
        if self.state.honour_stack | self.state.honour_pile == 0 {
            self.leave_if_done();
        } else {
            self.state.phase = Phase::DrawHonours;
        }
        Ok(())
    }

    /// A gift (EMA-CAST-01).
    pub(crate) fn give(&mut self, kind: Kind, pay: Goods, events: &mut Events) -> Result<(), Refusal> {
        self.may_use(Action::Gift)?;
        let marker = Marker::gift(kind);
        self.check_due(&Due::of_kind(kind, self.marker(marker)), pay)?;
        let seat = self.state.active;
        events.all(|| Event::Gave { seat, kind });
        self.mark_used(Action::Gift);
        self.pay(pay, events);
        self.turn_marker(marker, events);
        let gain = self.data.0.city.gift;
        self.take(seat, &gain, Source::Gift, events);
        self.take_extras(|modifier| if let Modifier::OnGift(gain) = modifier { Some(gain) } else { None }, events);
        self.leave_if_done();
        Ok(())
    }

    /// What own masters and the event add to a gift, a donation or a title; all of it adds up (EMA-MAS-09).
    pub(crate) fn take_extras(&mut self, pick: fn(&'static Modifier) -> Option<&'static Gain>, events: &mut Events) {
        let seat = self.state.active;
        let data = self.data.0;
        for master in bits(self.me().masters) {
            let master = &data.masters[master];
            if let Some(gain) = master.modifier.as_ref().and_then(pick) {
                self.take(seat, gain, Source::Master(master.id), events);
            }
        }
        if let EventEffect::Round(modifier) = &self.event_data().effect
            && let Some(gain) = pick(modifier)
        {
            self.take(seat, gain, Source::Event(self.event_data().id), events);
        }
    }

    /// Books to the Castle (EMA-CAST-02).
    pub(crate) fn give_book(&mut self, events: &mut Events) -> Result<(), Refusal> {
        self.may_use(Action::CastleBook)?;
        let deal = &self.data.0.city.castle_book;
        self.check_payment(&deal.price, &deal.price.due(), Goods::NONE)?;
        let seat = self.state.active;
        events.all(|| Event::BookGiven { seat });
        self.strike(Action::CastleBook, deal, Goods::NONE, Source::CastleBook, events);
        self.leave_if_done();
        Ok(())
    }

    /// Pays a deal, marks its action as used and takes the gain.
    fn strike(&mut self, action: Action, deal: &Deal, pay: Goods, from: Source, events: &mut Events) {
        self.mark_used(action);
        self.pay_price(&deal.price, pay, from, events);
        self.take(self.state.active, &deal.gain, from, events);
    }

    /// A sale at the Market; coins cannot be sold (EMA-GEN-03).
    pub(crate) fn sell(&mut self, kind: Kind, events: &mut Events) -> Result<(), Refusal> {
        self.may_use(Action::Sale)?;
        let seat = self.state.active;
        let have = self.me().stock.kind(kind);
        if have == 0 {
            return Err(Refusal::TooFew { good: kind.good(), needed: 1, have });
        }
        events.all(|| Event::Sold { seat, kind });
        self.mark_used(Action::Sale);
        self.pay(Goods::of(kind.good(), 1), events);
        let gain = self.data.0.city.sale;
        self.take(seat, &gain, Source::Market, events);
        self.leave_if_done();
        Ok(())
    }

    /// Books to the Market (EMA-MARK-02).
    pub(crate) fn sell_books(&mut self, count: u8, events: &mut Events) -> Result<(), Refusal> {
        self.may_use(Action::Books)?;
        let deal = self.data.0.city.books.iter().find(|deal| deal.price.book == count);
        let deal = deal.ok_or(Refusal::BadNumber { number: count })?;
        self.check_payment(&deal.price, &deal.price.due(), Goods::NONE)?;
        let seat = self.state.active;
        events.all(|| Event::BooksSold { seat, count });
        self.strike(Action::Books, deal, Goods::NONE, Source::Market, events);
        self.leave_if_done();
        Ok(())
    }

    /// Stone to the Construction Site: buildings, and the marker's value in citizens (EMA-SITE-01).
    pub(crate) fn deliver_stone(&mut self, pay: Goods, events: &mut Events) -> Result<(), Refusal> {
        self.may_use(Action::Stone)?;
        let deal = &self.data.0.city.stone;
        self.check_payment(&deal.price, &deal.price.due(), pay)?;
        let seat = self.state.active;
        events.all(|| Event::Delivered { seat, good: Good::Stone, count: deal.price.units() });
        self.strike(Action::Stone, deal, pay, Source::Site, events);
        self.add_citizens(seat, self.marker(Marker::Stone), Source::Site, events);
        self.turn_marker(Marker::Stone, events);
        self.leave_if_done();
        Ok(())
    }

    /// Breads to the Construction Site: the same value for each, one turn of the marker (EMA-SITE-02).
    pub(crate) fn deliver_bread(&mut self, count: u8, events: &mut Events) -> Result<(), Refusal> {
        self.may_use(Action::Bread)?;
        let [least, most] = self.data.city.breads;
        let have = self.me().stock.get(Good::Bread);
        if !(least..=most).contains(&count) {
            return Err(Refusal::BadNumber { number: count });
        }
        if have < count {
            return Err(Refusal::TooFew { good: Good::Bread, needed: count, have });
        }
        let seat = self.state.active;
        events.all(|| Event::Delivered { seat, good: Good::Bread, count });
        self.mark_used(Action::Bread);
        self.pay(Goods::of(Good::Bread, count), events);
        let points = self.marker(Marker::Bread).saturating_mul(count);
        self.add_citizens(seat, points, Source::Site, events);
        self.turn_marker(Marker::Bread, events);
        self.leave_if_done();
        Ok(())
    }

    /// Wood to the Construction Site (EMA-SITE-03).
    pub(crate) fn deliver_wood(&mut self, wood: u8, pay: Goods, events: &mut Events) -> Result<(), Refusal> {
        self.may_use(Action::Wood)?;
        let deal = self.data.0.city.wood.iter().find(|deal| deal.price.units() == wood);
        let deal = deal.ok_or(Refusal::BadNumber { number: wood })?;
        self.check_payment(&deal.price, &deal.price.due(), pay)?;
        let seat = self.state.active;
        events.all(|| Event::Delivered { seat, good: Good::Wood, count: wood });
        self.strike(Action::Wood, deal, pay, Source::Site, events);
        self.leave_if_done();
        Ok(())
    }
}
