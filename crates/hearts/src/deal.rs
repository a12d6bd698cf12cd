//! A round begins: wounds are marked, cards are dealt (HEA-DEAL, HEA-ROUND).

use crate::Happenings;
use crate::cards::Cards;
use crate::data::{Card, Data};
use crate::event::Event;
use crate::options::WoundMarkers;
use crate::state::{Hearts, Phase, SEATS};
use quintain_core::chance::BadAnswer;
use quintain_core::{Request, Revealed, Seat, SeatSet};

impl Hearts {
    /// A new round: everything but the markers goes back into the deck (HEA-ROUND-05).
    pub(crate) fn begin_round(&mut self, events: &mut Happenings) {
        let table = &mut self.table;
        table.marked = table.wounds;
        table.hands = [Cards::NONE; SEATS];
        table.slots.clear();
        table.lap = 0;
        table.dealt = 0;
        table.mover = table.first;
        table.phase = Phase::Deal;
        self.table.deck = self.data.deck;
        if self.table.marked != [0; SEATS] {
            self.table.deck = self.markers().into_iter().fold(self.table.deck, Cards::without);
        }
        events.all(|| Event::RoundBegan {
            round: self.table.round,
            first: self.who(self.table.first),
            markers: self.markers()[..self.n()].iter().map(|cards| cards.iter().collect()).collect(),
            deck: self.table.deck.len() as u8,
            hands: Seat::all(self.n()).map(|seat| self.deal_size(seat)).collect(),
        });
    }

    /// The cards that mark wounds under each hero.
    pub(crate) fn markers(&self) -> [Cards; SEATS] {
        if self.table.options.wound_markers == WoundMarkers::Tokens || self.table.marked == [0; SEATS] {
            return [Cards::NONE; SEATS];
        }
        marking(&self.data, &self.table.marked)
    }

    /// C-DEAL: one question for each seat, clockwise from the first.
    #[inline]
    pub(crate) fn deal_question(&self) -> Request {
        let size = u32::from(self.deal_size(self.table.mover));
        Request::draw("C-DEAL", size, self.table.deck.len())
    }

    /// A seat is dealt its cards as the answer says.
    #[inline]
    pub(crate) fn deal(&mut self, answer: &[u32], events: &mut Happenings) -> Result<Revealed, BadAnswer> {
        let expected = usize::from(self.deal_size(self.table.mover));
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
        events: &mut Happenings,
    ) -> Result<Revealed, E> {
        let n = self.n();
        let seat = self.table.mover;
        let count = self.deal_size(seat);
        let mut deck = self.table.deck;
        let left = deck.len();
        let mut hand = Cards::NONE;
        for drawn in 0..u32::from(count) {
            hand.add(deck.take(draw(left - drawn)?));
        }
        self.table.deck = deck;
        self.table.hands[seat.index()] = hand;
        self.table.dealt += 1;
        self.table.mover = seat.next(n);
        if usize::from(self.table.dealt) == n {
            self.table.phase = Phase::Turn;
        }
        let who = self.who(seat);
        events.split(
            SeatSet::one(seat),
            || Event::HandDealt { who, count, cards: Some(hand.iter().collect()) },
            || Event::HandDealt { who, count, cards: None },
        );
        Ok(Revealed::to(seat))
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
