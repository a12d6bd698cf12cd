//! What a seat may decide: the one listing of moves.

use crate::cards::Cards;
use crate::moves::{Extra, Knights, Move};
use crate::state::{Hearts, Phase};
use quintain_core::{Choices, Seat};

impl Hearts {
    /// Goes through the legal moves of a seat.
    #[inline]
    pub(crate) fn list(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        match self.state.phase {
            Phase::Turn if seat == self.state.mover => self.list_turn(moves),
            Phase::PickHeroes if seat == self.state.host => self.list_heroes(moves),
            Phase::BoutEnd => moves.one_if(seat.index() < self.n() && !self.state.ready.contains(seat), Move::Ready),
            _ => {}
        }
    }

    /// D-HEROES: equal numbers of both sides.
    fn list_heroes(&self, moves: &mut impl Choices<Move>) {
        for both in 0..=u8::MAX {
            let knights = Knights { crusaders: both >> 4, saracens: both & 15 };
            moves.one_if(self.may_pick(knights).is_ok(), Move::Heroes(knights));
        }
    }

    /// The moves of the seat whose turn it is. When `Declare` is all that is left the game
    /// takes it by itself, so a turn always has a card to play.
    #[inline]
    fn list_turn(&self, moves: &mut impl Choices<Move>) {
        let kinds = self.hand(self.state.mover).one_of_each();
        let seats = self.n() as u32;
        moves.one_if(self.may_declare().is_ok(), Move::Declare);
        let face_down = |card, place: u32| Move::FaceDown { card, target: Seat::new(place as usize) };
        moves.table(kinds.len(), seats, |kind| kinds.nth(kind), face_down);
        if moves.part() {
            self.list_on_bare_heroes(kinds, moves);
        }
        if moves.part() {
            self.list_extra_actions(kinds, moves);
        }
    }

    /// Open cards on heroes before whom no card lies: nothing for an extra action.
    #[inline]
    fn list_on_bare_heroes(&self, kinds: Cards, moves: &mut impl Choices<Move>) {
        let me = self.state.mover;
        let bare = self.state.plays.bare(self.n(), me);
        let face_up = |card, nth| Move::FaceUp { card, target: bare.nth(nth).unwrap_or(me), extra: None };
        moves.table(kinds.len(), bare.len() as u32, |kind| kinds.nth(kind), face_up);
    }

    /// Open cards on heroes before whom cards lie: every extra action of every card of the hand, on each of those cards.
    #[inline]
    fn list_extra_actions(&self, kinds: Cards, moves: &mut impl Choices<Move>) {
        let (me, seats) = (self.state.mover, self.n() as u32);
        let hero = |place: u32| Seat::new(place as usize);
        let [moving, discarding, taking] = self.data.by_extra.map(|cards| kinds.shared_with(cards));
        let [by_move, by_take] = [moving.len() * (seats - 1), taking.len() * seats];
        let plays = &self.state.plays;
        let ways = by_move + by_take + discarding.len();
        moves.table(
            plays.count_beside(me),
            ways,
            |nth| plays.nth_beside(me, nth),
            |(slot, target), way| {
                let (card, extra) = if way < by_move {
                    let place = way % (seats - 1);
                    let to = hero(place + u32::from(place >= target.index() as u32));
                    (moving.nth(way / (seats - 1)), Extra::Move { slot, to })
                } else if way < by_move + by_take {
                    let way = way - by_move;
                    (taking.nth(way / seats), Extra::Take { slot, to: hero(way % seats) })
                } else {
                    (discarding.nth(way - by_move - by_take), Extra::Discard { slot })
                };
                Move::FaceUp { card, target, extra: Some(extra) }
            },
        );
    }
}
