//! A turn: a card into a slot, then a menu of steps in any order, then an explicit end (EMA-TURN-01 to 09).

use crate::Emara;
use crate::data::{CardAction, CardData};
use crate::event::{Event, Events, Source};
use crate::goods::Goods;
use crate::ids::{Area, Card, Ring};
use crate::refusal::Refusal;
use crate::state::{Done, NONE, Phase, Visit};

impl Emara {
    /// The card played in this turn.
    #[inline]
    pub(crate) fn played(&self) -> Option<&'static CardData> {
        self.data.0.cards.get(usize::from(self.state.turn.card))
    }

    /// D-PLAY. A gain card pays at once (EMA-TURN-05).
    pub(crate) fn play_card(&mut self, card: Card, slot: u8, events: &mut Events) -> Result<(), Refusal> {
        self.expect(Phase::Play)?;
        let me = self.me();
        let number = self.data.card(card).filter(|&number| me.hand & (1 << number) != 0);
        let number = number.ok_or(Refusal::NotInHand { card })?;
        let free = (0..3).find(|&i| self.data.numbers.slots[i] == slot).filter(|&i| me.slots[i] == NONE);
        let place = free.ok_or(Refusal::SlotTaken { slot })?;
        let seat = self.state.active;
        let player = self.player_mut(seat);
        player.hand &= !(1 << number);
        player.slots[place] = number as u8;
        self.state.turn.card = number as u8;
        self.state.turn.slot = place as u8;
        self.state.phase = Phase::Main;
        events.all(|| Event::Played { seat, card, slot });
        if let CardAction::Gain(gain) = &self.data.0.cards[number].action {
            self.take(seat, gain, Source::Card(card), events);
            self.state.turn.done.mark(Done::CARD);
        }
        Ok(())
    }

    /// The action of the card played, if it has not been used.
    #[inline]
    pub(crate) fn card_action(&self) -> Result<&'static CardData, Refusal> {
        self.expect(Phase::Main)?;
        let card = self.played().ok_or(Refusal::PlayFirst)?;
        if matches!(card.action, CardAction::Gain(_)) {
            return Err(Refusal::OtherCard { card: card.id });
        }
        if self.state.turn.done.has(Done::CARD) {
            return Err(Refusal::CardUsed);
        }
        Ok(card)
    }

    /// The movement action: the full number of steps of the slot (EMA-TURN-03).
    pub(crate) fn walk(&mut self, ring: Ring, events: &mut Events) -> Result<(), Refusal> {
        self.expect(Phase::Main)?;
        if self.state.turn.done.has(Done::MOVE) {
            return Err(Refusal::AlreadyMoved);
        }
        self.state.turn.done.mark(Done::MOVE);
        let steps = self.data.numbers.slots[usize::from(self.state.turn.slot) % 3];
        self.advance(ring, steps, events);
        Ok(())
    }

    /// The step card.
    pub(crate) fn step(&mut self, ring: Ring, events: &mut Events) -> Result<(), Refusal> {
        let card = self.card_action()?;
        let CardAction::Step(steps) = card.action else { return Err(Refusal::OtherCard { card: card.id }) };
        self.state.turn.done.mark(Done::CARD);
        self.advance(ring, steps, events);
        Ok(())
    }

    /// The town card: a visit without a walk (EMA-MOVE-03).
    pub(crate) fn errand(&mut self, area: Area, events: &mut Events) -> Result<(), Refusal> {
        let card = self.card_action()?;
        if card.action != CardAction::Town {
            return Err(Refusal::OtherCard { card: card.id });
        }
        if !area.is_town() {
            return Err(Refusal::NotATown { area });
        }
        self.state.turn.done.mark(Done::CARD);
        let seat = self.state.active;
        events.all(|| Event::Errand { seat, area });
        self.visit_town(area);
        Ok(())
    }

    /// The trade card: resources for coins; coins cannot pay (EMA-GEN-03).
    pub(crate) fn trade(&mut self, option: u8, pay: Goods, events: &mut Events) -> Result<(), Refusal> {
        let card = self.card_action()?;
        let CardAction::Trade(deals) = &card.action else { return Err(Refusal::OtherCard { card: card.id }) };
        let deal = deals.get(usize::from(option)).ok_or(Refusal::NoSuchOption { option })?;
        self.check_due(&deal.price.due().in_resources(), pay)?;
        let seat = self.state.active;
        events.all(|| Event::Traded { seat });
        self.pay(pay, events);
        self.take(seat, &deal.gain, Source::Card(card.id), events);
        self.state.turn.done.mark(Done::CARD);
        Ok(())
    }

    /// A councillor walks clockwise in its ring, and its arrival opens a visit (EMA-MOVE-01, 03).
    fn advance(&mut self, ring: Ring, steps: u8, events: &mut Events) {
        let seat = self.state.active;
        let areas = self.state.rings[ring as usize];
        let at = &mut self.player_mut(seat).at[ring as usize];
        let from = areas[usize::from(*at) % 4];
        *at = (*at + steps) % 4;
        let to = areas[usize::from(*at)];
        events.all(|| Event::Walked { seat, ring, from, to, steps });
        if to.is_town() {
            self.visit_town(to);
        } else {
            self.visit_country(to, events);
        }
    }

    /// Where a player's two councillors stand.
    #[inline]
    pub(crate) fn standing(&self) -> [Area; 2] {
        let me = self.me();
        [0, 1].map(|ring| self.state.rings[ring][usize::from(me.at[ring]) % 4])
    }

    /// Opens a visit to a town area; tokens owned now may be redeemed in it (EMA-HON-02).
    fn visit_town(&mut self, area: Area) {
        let tokens = self.me().tokens & self.data.honours_at[area.local()];
        self.state.turn.visit = Visit { area, uses: [0; 3], tokens };
        self.state.phase = Phase::Visit;
        self.leave_if_done();
    }

    /// May the turn end (EMA-TURN-06)?
    pub(crate) fn may_end_turn(&self) -> Result<(), Refusal> {
        self.expect(Phase::Main)?;
        let done = self.state.turn.done;
        if !done.has(Done::MOVE) {
            return Err(Refusal::MustMove);
        }
        match self.played() {
            Some(card) if card.must && !done.has(Done::CARD) => Err(Refusal::MustUseCard { card: card.id }),
            _ => Ok(()),
        }
    }

    pub(crate) fn end_turn(&mut self, events: &mut Events) -> Result<(), Refusal> {
        self.may_end_turn()?;
        let seat = self.state.active;
        events.all(|| Event::TurnEnded { seat });
        self.next_turn(events);
        Ok(())
    }
}
