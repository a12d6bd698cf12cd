//! Stocks and tracks: goods paid and taken, citizen points, building points.

use crate::Emara;
use crate::data::{EventEffect, Gain, Modifier};
use crate::event::{Event, Events, Source};
use crate::goods::Goods;
use crate::payments::{Due, Price};
use crate::refusal::Refusal;
use crate::state::Player;
use quintain_core::Seat;
use quintain_core::bits::bits;

impl Emara {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.state.players[seat.index() & 3]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.players[seat.index() & 3]
    }

    /// The player whose turn or decision it is.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        self.player(self.state.active)
    }

    /// For this player rings and coins are the same (EMA-MAS-04).
    #[inline]
    pub(crate) fn chamberlain(&self, player: &Player) -> bool {
        player.masters & self.data.chamberlains != 0
    }

    /// What the event of the round changes while the round lasts (EMA-EVT-03).
    #[inline]
    pub(crate) fn event_modifier(&self) -> Option<&'static Modifier> {
        if self.state.round == 0 {
            return None;
        }
        let event = self.state.events[usize::from(self.state.round)];
        match &self.data.0.events.get(usize::from(event))?.effect {
            EventEffect::Round(modifier) => Some(modifier),
            _ => None,
        }
    }

    /// Can the active player pay this price, every part of it (EMA-GEN-05)?
    #[inline]
    pub(crate) fn affordable(&self, price: &Price, due: &Due) -> bool {
        let me = self.me();
        me.stock.covers(price.fixed_goods())
            && me.citizens >= u16::from(price.citizens)
            && due.payable(me.stock, self.chamberlain(me))
    }

    /// Is `pay` a payment of this price by the active player, and is the rest of the price there?
    #[inline]
    pub(crate) fn check_payment(&self, price: &Price, due: &Due, pay: Goods) -> Result<(), Refusal> {
        let me = self.me();
        let fixed = price.fixed_goods();
        if !me.stock.covers(fixed) {
            let (good, needed) = fixed.each().find(|(good, n)| me.stock.get(*good) < *n).unwrap_or_default();
            return Err(Refusal::TooFew { good, needed, have: me.stock.get(good) });
        }
        if me.citizens < u16::from(price.citizens) {
            return Err(Refusal::TooFewCitizens { needed: price.citizens });
        }
        self.check_due(due, pay)
    }

    /// Is `pay` a payment of this by the active player?
    #[inline]
    pub(crate) fn check_due(&self, due: &Due, pay: Goods) -> Result<(), Refusal> {
        let me = self.me();
        let chamberlain = self.chamberlain(me);
        if due.accepts(pay, me.stock, chamberlain) {
            return Ok(());
        }
        Err(Refusal::WrongPayment { size: due.size(), missing: due.missing(me.stock, chamberlain) })
    }

    /// The active player pays goods that are there.
    #[inline]
    pub(crate) fn pay(&mut self, goods: Goods, events: &mut Events) {
        let seat = self.state.active;
        self.player_mut(seat).stock.remove(goods);
        if !goods.is_empty() {
            events.all(|| Event::Paid { seat, goods });
        }
    }

    /// The active player pays `pay` and whatever else the price asks for.
    #[inline]
    pub(crate) fn pay_price(&mut self, price: &Price, mut pay: Goods, from: Source, events: &mut Events) {
        pay.put(price.fixed_goods());
        self.pay(pay, events);
        if price.citizens > 0 {
            let seat = self.state.active;
            let player = self.player_mut(seat);
            player.citizens = player.citizens.saturating_sub(u16::from(price.citizens));
            let (change, now) = (-i16::from(price.citizens), player.citizens);
            events.all(|| Event::Citizens { seat, change, now, from });
        }
    }

    /// A player takes goods.
    #[inline]
    pub(crate) fn take_goods(&mut self, seat: Seat, goods: Goods, from: Source, events: &mut Events) {
        if goods.is_empty() {
            return;
        }
        self.player_mut(seat).stock.put(goods);
        events.all(|| Event::Took { seat, goods, from });
    }

    /// A player takes whatever this is: goods, citizens, buildings.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, gain: &Gain, from: Source, events: &mut Events) {
        self.take_goods(seat, gain.goods, from, events);
        self.add_citizens(seat, gain.citizens, from, events);
        self.add_buildings(seat, gain.buildings, from, events);
    }

    /// Citizen points; they have no upper limit (EMA-GEN-04).
    #[inline]
    pub(crate) fn add_citizens(&mut self, seat: Seat, points: u8, from: Source, events: &mut Events) {
        if points == 0 {
            return;
        }
        let player = self.player_mut(seat);
        player.citizens = player.citizens.saturating_add(u16::from(points));
        let now = player.citizens;
        events.all(|| Event::Citizens { seat, change: i16::from(points), now, from });
    }

    /// What a receipt of building points comes to (EMA-BLD-01): what own masters add, what the event adds, and the base
    /// with both of them, never below 0.
    #[inline]
    pub(crate) fn receipt(&self, seat: Seat, base: u8) -> (i8, i8, u16) {
        if base == 0 {
            return (0, 0, 0);
        }
        let own = self.player(seat).masters & self.data.toolmakers;
        let masters: i8 = bits(own)
            .map(|master| match self.data.masters[master].modifier {
                Some(Modifier::OnBuildings(delta)) => delta,
                _ => 0,
            })
            .fold(0, i8::saturating_add);
        let event = match self.event_modifier() {
            Some(Modifier::OnBuildings(delta)) => *delta,
            _ => 0,
        };
        (masters, event, (i16::from(base) + i16::from(masters) + i16::from(event)).max(0) as u16)
    }

    /// A player receives building points.
    #[inline]
    pub(crate) fn add_buildings(&mut self, seat: Seat, base: u8, from: Source, events: &mut Events) {
        if base == 0 {
            return;
        }
        let (masters, event, change) = self.receipt(seat, base);
        let player = self.player_mut(seat);
        player.buildings = player.buildings.saturating_add(change);
        let now = player.buildings;
        events.all(|| Event::Buildings { seat, base, masters, event, change, now, from });
    }
}
