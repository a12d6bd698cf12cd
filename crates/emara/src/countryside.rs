//! The countryside: harvests (EMA-LAND-01 to 05).

use crate::Emara;
use crate::event::{Event, Events, Source};
use crate::goods::{Goods, Kind};
use crate::ids::Area;
use crate::moves::Move;
use crate::payments::Due;
use crate::refusal::Refusal;
use crate::state::{Phase, Visit};
use quintain_core::Choices;

impl Emara {
    /// A councillor arrives: the player says how many craftsmen bake, if any of them can.
    pub(crate) fn visit_country(&mut self, area: Area, events: &mut Events) {
        let craftsmen = self.me().craftsmen[area.local()];
        self.state.turn.visit = Visit { area, ..Visit::NONE };
        if craftsmen > 0 && self.can_bake_one(area, craftsmen) {
            self.state.phase = Phase::Harvest;
        } else {
            self.gather(0, Goods::NONE, events);
        }
    }

    /// If one bread cannot be paid for, more cannot either.
    fn can_bake_one(&self, area: Area, craftsmen: u8) -> bool {
        let me = self.me();
        Due::of_kind(Kind::Grain, 1).payable(self.stock_with_harvest(area, craftsmen, 1), self.chamberlain(me))
    }

    /// The resources come first (EMA-LAND-03): the stock out of which `breads` are paid.
    fn stock_with_harvest(&self, area: Area, craftsmen: u8, breads: u8) -> Goods {
        let kind = self.data.areas[area as usize].resource;
        self.me().stock.and(kind.good(), 1 + craftsmen - breads)
    }

    pub(crate) fn list_harvest(&self, moves: &mut impl Choices<Move>) {
        let area = self.state.turn.visit.area;
        let me = self.me();
        let craftsmen = me.craftsmen[area.local()];
        for breads in 0..=craftsmen {
            let stock = self.stock_with_harvest(area, craftsmen, breads);
            let due = Due::of_kind(Kind::Grain, breads);
            due.each(stock, self.chamberlain(me), |pay| moves.one(Move::Harvest { breads, pay }));
        }
    }

    /// D-HARVEST.
    pub(crate) fn harvest(&mut self, breads: u8, pay: Goods, events: &mut Events) -> Result<(), Refusal> {
        self.expect(Phase::Harvest)?;
        let area = self.state.turn.visit.area;
        let me = self.me();
        let craftsmen = me.craftsmen[area.local()];
        if breads > craftsmen {
            return Err(Refusal::TooManyBreads { craftsmen });
        }
        let (stock, due) = (self.stock_with_harvest(area, craftsmen, breads), Due::of_kind(Kind::Grain, breads));
        let chamberlain = self.chamberlain(me);
        if !due.accepts(pay, stock, chamberlain) {
            return Err(Refusal::WrongPayment { size: due.size(), missing: due.missing(stock, chamberlain) });
        }
        self.gather(breads, pay, events);
        Ok(())
    }

    /// One step: resources, then grain for the breads, and the visit is over (EMA-LAND-05).
    fn gather(&mut self, breads: u8, pay: Goods, events: &mut Events) {
        let seat = self.state.active;
        let area = self.state.turn.visit.area;
        let craftsmen = self.me().craftsmen[area.local()];
        let kind = self.data.areas[area as usize].resource;
        events.all(|| Event::Harvested { seat, area, breads });
        self.take_goods(seat, Goods::of(kind.good(), 1 + craftsmen - breads), Source::Harvest(area), events);
        self.pay(pay, events);
        self.take_goods(seat, Goods::of(crate::goods::Good::Bread, breads), Source::Harvest(area), events);
        self.close_visit();
    }

    /// Back to the menu of the turn.
    #[inline]
    pub(crate) fn close_visit(&mut self) {
        self.state.turn.visit = Visit::NONE;
        self.state.phase = Phase::Main;
    }
}
