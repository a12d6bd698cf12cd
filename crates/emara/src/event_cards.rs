//! Event cards: the offer at the end of a round (EMA-EVT-02). What holds during a round is looked up where it
//! matters: [`Emara::event_modifier`].

use crate::Emara;
use crate::data::{Deal, EventData, EventEffect};
use crate::event::{Event, Events, Source};
use crate::goods::Goods;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::Phase;
use quintain_core::Choices;

impl Emara {
    /// The event of the round. Before the first round there is none, and nobody asks for it.
    #[inline]
    pub(crate) fn event_data(&self) -> &'static EventData {
        let events = &self.data.0.events;
        events.get(usize::from(self.state.events[usize::from(self.state.round)])).unwrap_or(&events[0])
    }

    /// What the event offers at the end of the round.
    #[inline]
    pub(crate) fn offers(&self) -> &'static [Deal] {
        match &self.event_data().effect {
            EventEffect::End(deals) => deals,
            _ => &[],
        }
    }

    /// The end of the round begins with the event.
    pub(crate) fn make_offers(&mut self, events: &mut Events) {
        if self.offers().is_empty() {
            self.finish_round(events);
        } else {
            self.offer_or_pass(events);
        }
    }

    /// Asks the active player, or the first one after him who can afford an option.
    fn offer_or_pass(&mut self, events: &mut Events) {
        loop {
            if self.offers().iter().any(|deal| self.affordable(&deal.price, &deal.price.due())) {
                self.state.phase = Phase::EventOffer;
                return;
            }
            self.state.active = self.state.active.next(usize::from(self.state.seats));
            if self.state.active == self.state.first {
                return self.finish_round(events);
            }
        }
    }

    pub(crate) fn list_event(&self, moves: &mut impl Choices<Move>) {
        let me = self.me();
        let chamberlain = self.chamberlain(me);
        let offers = self.offers();
        for (option, deal) in offers.iter().enumerate() {
            if self.affordable(&deal.price, &deal.price.due()) {
                deal.price.due().each(me.stock, chamberlain, |pay| {
                    if !self.offered_before(option, pay) {
                        moves.one(Move::TakeOffer { option: option as u8, pay });
                    }
                });
            }
        }
        moves.one(Move::Decline);
    }

    /// Two options with the same payment and the same gain are listed once, under the first.
    fn offered_before(&self, option: usize, pay: Goods) -> bool {
        let deal = &self.offers()[option];
        let rest = |deal: &Deal| (deal.price.book, deal.price.bread, deal.price.citizens, deal.gain);
        self.offers()[..option].iter().any(|earlier| {
            rest(earlier) == rest(deal) && self.check_payment(&earlier.price, &earlier.price.due(), pay).is_ok()
        })
    }

    /// D-EVENT: an option is taken.
    pub(crate) fn take_offer(&mut self, option: u8, pay: Goods, events: &mut Events) -> Result<(), Refusal> {
        self.expect(Phase::EventOffer)?;
        let seat = self.state.active;
        let deal = self.offers().get(usize::from(option)).ok_or(Refusal::NoSuchOption { option })?;
        self.check_payment(&deal.price, &deal.price.due(), pay)?;
        if self.offered_before(usize::from(option), pay) {
            return Err(Refusal::NoSuchOption { option });
        }
        let event = self.event_data().id;
        events.all(|| Event::OfferTaken { seat, event });
        self.pay_price(&deal.price, pay, Source::Event(event), events);
        self.take(seat, &deal.gain, Source::Event(event), events);
        self.next_offer(events);
        Ok(())
    }

    /// D-EVENT: no option is taken.
    pub(crate) fn decline(&mut self, events: &mut Events) -> Result<(), Refusal> {
        self.expect(Phase::EventOffer)?;
        let (seat, event) = (self.state.active, self.event_data().id);
        events.all(|| Event::OfferDeclined { seat, event });
        self.next_offer(events);
        Ok(())
    }

    fn next_offer(&mut self, events: &mut Events) {
        self.state.active = self.state.active.next(usize::from(self.state.seats));
        if self.state.active == self.state.first {
            self.finish_round(events);
        } else {
            self.offer_or_pass(events);
        }
    }
}
