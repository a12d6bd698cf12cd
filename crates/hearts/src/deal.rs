//! A round begins: wounds are marked, cards are dealt (HEA-DEAL, HEA-ROUND).

use crate::cards::Cards;
use crate::data::Data;
use crate::event::{Event, Events};
use crate::ids::Card;
use crate::options::WoundMarkers;
use crate::state::{Hearts, Phase, SEATS};
use quintain_core::chance::BadAnswer;
use quintain_core::{Revealed, Seat, SeatSet};

impl Hearts {
    /// A new round: everything but the markers goes back into the deck (HEA-ROUND-05).
    pub(crate) fn begin_round(&mut self, events: &mut Events) {
        let state = &mut self.state;
        state.marked = state.wounds;
        state.hands = [Cards::NONE; SEATS];
        state.plays.clear();
        state.lap = 0;
        state.dealt = 0;
        state.mover = state.first;
        state.phase = Phase::Deal;
        self.state.deck = self.data.deck;
        if self.state.marked != [0; SEATS] {
            self.state.deck = self.markers().into_iter().fold(self.state.deck, Cards::without);
        }
        events.all(|| Event::RoundBegan {
            round: self.state.round,
            first: self.who(self.state.first),
            markers: self.markers()[..self.n()].iter().map(|cards| cards.iter().collect()).collect(),
            deck: self.state.deck.len() as u8,
            hands: Seat::all(self.n()).map(|seat| self.deal_size(seat)).collect(),
        });
    }

    /// The cards that mark wounds under each hero.
    pub(crate) fn markers(&self) -> [Cards; SEATS] {
        if self.state.options.wound_markers == WoundMarkers::Tokens || self.state.marked == [0; SEATS] {
            return [Cards::NONE; SEATS];
        }
        marking(&self.data, &self.state.marked)
    }

    /// A seat is dealt its cards as the answer says.
    #[inline]
    pub(crate) fn deal(&mut self, answer: &[u32], events: &mut Events) -> Result<(), BadAnswer> {
        let expected = usize::from(self.deal_size(self.state.mover));
        if answer.len() != expected {
            return Err(BadAnswer::Length { expected, given: answer.len() });
        }
        let mut numbers = answer.iter().enumerate();
        self.deal_by(
            |left| match numbers.next() {
                Some((_, &number)) if number < left => Ok(number),
                Some((index, &value)) => Err(BadAnswer::Range { index, value, bound: left }),
                None => Err(BadAnswer::Length { expected, given: answer.len() }),
            },
            events,
        )
    }

    /// A seat is dealt its cards, each drawn from those left; when all are dealt, the first seat plays.
    #[inline]
    pub(crate) fn deal_by<E>(
        &mut self,
        mut draw: impl FnMut(u32) -> Result<u32, E>,
        events: &mut Events,
    ) -> Result<(), E> {
        let n = self.n();
        let seat = self.state.mover;
        let count = self.deal_size(seat);
        let mut deck = self.state.deck;
        let left = deck.len();
        let mut hand = Cards::NONE;
        for drawn in 0..u32::from(count) {
            hand.add(deck.take(draw(left - drawn)?));
        }
        self.state.deck = deck;
        self.state.hands[seat.index()] = hand;
        self.state.dealt += 1;
        self.state.mover = seat.next(n);
        if usize::from(self.state.dealt) == n {
            self.state.phase = Phase::Turn;
        }
        let who = self.who(seat);
        events.split(
            SeatSet::one(seat),
            || Event::HandDealt { who, count, cards: Some(hand.iter().collect()) },
            || Event::HandDealt { who, count, cards: None },
        );
        events.reveal(Revealed::to(seat));
        Ok(())
    }
}

/// Which sword cards mark the wounds (HEA-ROUND-04): seat by seat, the largest card that fits and is
/// left, Discard before Move before Take. What no card fits is noted without one.
pub(crate) fn marking(data: &Data, wounds: &[u8; SEATS]) -> [Cards; SEATS] {
    let mut left = data.deck;
    wounds.map(|wounds| {
        let mut to_mark = wounds;
        let mut cards = Cards::NONE;
        while let Some(card) = best_marker(data, left, to_mark) {
            left.remove(card);
            cards.add(card);
            to_mark -= data.swords[card.index()];
        }
        cards
    })
}

fn best_marker(data: &Data, left: Cards, to_mark: u8) -> Option<Card> {
    if to_mark == 0 {
        return None;
    }
    data.markers.iter().copied().find(|card| data.swords[card.index()] <= to_mark && left.has(*card))
}
