//! A turn: a card face down, a card face up with its extra action, or the skirmish (HEA-TURN, HEA-EXTRA).

use crate::Happenings;
use crate::data::{Card, ExtraKind};
use crate::event::Event;
use crate::moves::{Extra, Move, Slot};
use crate::refusal::WhyNot;
use crate::slots::Played;
use crate::state::{Hearts, extra_of};
use quintain_core::{Choices, Events, Foresight, Revealed, Seat, SeatSet};

impl Hearts {
    /// The moves of the seat whose turn it is. When `Declare` is all that is left the game
    /// takes it by itself, so a turn always has a card to play.
    #[inline]
    pub(crate) fn list_turn(&self, moves: &mut impl Choices<Move>) {
        let (me, seats) = (self.table.mover, self.n() as u32);
        let kinds = self.hand(me).one_of_each();
        let hero = |place: u32| Seat::new(place as usize);
        moves.one_if(self.may_declare().is_ok(), Move::Declare);
        moves.table(
            kinds.len(),
            seats,
            |kind| kinds.nth(kind),
            |card, place| Move::FaceDown { card, target: hero(place) },
        );
        let bare = self.table.slots.bare(self.n(), me);
        moves.table(
            kinds.len(),
            bare.len() as u32,
            |kind| kinds.nth(kind),
            |card, place| Move::FaceUp { card, target: bare.nth(place).unwrap_or(me), extra: None },
        );
        let [moving, discarding, taking] = self.data.by_extra.map(|cards| kinds.shared_with(cards));
        let [by_move, by_take] = [moving.len() * (seats - 1), taking.len() * seats];
        let ways = by_move + by_take + discarding.len();
        moves.table(
            self.table.slots.count_beside(me),
            ways,
            |nth| self.table.slots.nth_beside(me, nth),
            |(slot, target), way| {
                let (card, extra) = if let Some(way) = way.checked_sub(by_move + by_take) {
                    (discarding.nth(way), Extra::Discard { slot })
                } else if let Some(way) = way.checked_sub(by_move) {
                    (taking.nth(way / seats), Extra::Take { slot, to: hero(way % seats) })
                } else {
                    let place = way % (seats - 1);
                    let to = hero(place + u32::from(place >= target.index() as u32));
                    (moving.nth(way / (seats - 1)), Extra::Move { slot, to })
                };
                Move::FaceUp { card, target, extra: Some(extra) }
            },
        );
    }

    /// HEA-TURN-08: every seat has had a turn in this round.
    #[inline]
    pub(crate) fn may_declare(&self) -> Result<(), WhyNot> {
        if self.table.lap >= 1 {
            Ok(())
        } else {
            Err(WhyNot::SkirmishTooEarly { turns: self.table.slots.len(), needed: self.n() as u8 })
        }
    }

    /// HEA-TURN-10, HEA-TURN-12: without cards, or after eight turns, a seat must declare.
    #[inline]
    fn must_declare(&self) -> bool {
        self.hand(self.table.mover).is_empty() || self.table.lap >= self.data.constants.lap_limit
    }

    /// HEA-TURN-02: any card of the hand, on any hero.
    #[inline]
    fn may_play(&self, card: Card, target: Seat) -> Result<(), WhyNot> {
        if !self.hand(self.table.mover).has(card) {
            return Err(WhyNot::NotInHand { card });
        }
        self.is_in_bout(target)
    }

    #[inline]
    fn is_in_bout(&self, seat: Seat) -> Result<(), WhyNot> {
        if seat.index() < self.n() { Ok(()) } else { Err(WhyNot::NoSuchHero { seat }) }
    }

    /// HEA-TURN-03 and HEA-EXTRA-01 to 07: openly on any other hero, with the card's own extra action on a
    /// card that lies there already, or with none if none does.
    #[inline]
    fn may_play_up(&self, card: Card, target: Seat, extra: Option<Extra>) -> Result<(), WhyNot> {
        self.may_play(card, target)?;
        if target == self.table.mover {
            return Err(WhyNot::OpenOnOneself);
        }
        let kind = extra_of(&self.data, card);
        let Some(extra) = extra else {
            let lies_there = self.table.slots.on()[target.index()] > 0;
            return if lies_there { Err(WhyNot::ExtraIsCompulsory { extra: kind, target }) } else { Ok(()) };
        };
        let to = match (extra, kind) {
            (Extra::Move { to, .. }, ExtraKind::Move) if to == target => {
                return Err(WhyNot::MoveToTheSameHero { target });
            }
            (Extra::Move { to, .. }, ExtraKind::Move) | (Extra::Take { to, .. }, ExtraKind::Take) => to,
            (Extra::Discard { .. }, ExtraKind::Discard) => target,
            _ => return Err(WhyNot::WrongExtra { card, extra: kind }),
        };
        self.is_in_bout(to)?;
        if self.table.slots.lies_on(extra.slot(), target) {
            return Ok(());
        }
        Err(if self.table.slots.on()[target.index()] > 0 {
            WhyNot::NotAnEarlierCard { slot: extra.slot(), target }
        } else {
            WhyNot::NothingForExtra { target }
        })
    }

    /// D-TURN/a. Nobody learns anything, unless the next seat must declare.
    pub(crate) fn play_down(&mut self, card: Card, target: Seat, events: &mut Happenings) -> Result<Revealed, WhyNot> {
        self.lay_down(card, target, events)?;
        Ok(self.pass_on(events))
    }

    /// The move without what follows from it.
    pub(crate) fn lay_down(&mut self, card: Card, target: Seat, events: &mut Happenings) -> Result<(), WhyNot> {
        self.may_play(card, target)?;
        let me = self.table.mover;
        let (who, on) = (self.who(me), self.who(target));
        let slot = self.lay(Played::new(card, false, target, None));
        events.split(
            SeatSet::one(me),
            || Event::PlayedDown { who, target: on, slot, card: Some(card) },
            || Event::PlayedDown { who, target: on, slot, card: None },
        );
        Ok(())
    }

    /// D-TURN/b. The card is shown to all; the card just played stays on the target (HEA-EXTRA-10).
    pub(crate) fn play_up(
        &mut self,
        card: Card,
        target: Seat,
        extra: Option<Extra>,
        events: &mut Happenings,
    ) -> Result<Revealed, WhyNot> {
        let revealed = self.lay_up(card, target, extra, events)?;
        Ok(revealed | self.pass_on(events))
    }

    /// The move without what follows from it.
    pub(crate) fn lay_up(
        &mut self,
        card: Card,
        target: Seat,
        extra: Option<Extra>,
        events: &mut Happenings,
    ) -> Result<Revealed, WhyNot> {
        self.may_play_up(card, target, extra)?;
        let me = self.table.mover;
        let (who, on) = (self.who(me), self.who(target));
        let slot = self.lay(Played::new(card, true, target, extra));
        let mut revealed = Revealed::to_others(me);
        events.all(|| Event::PlayedUp { who, target: on, slot, card, lapsed: extra.is_none() });
        match extra {
            None => {}
            Some(Extra::Move { slot, to }) => {
                self.table.slots.move_to(slot, to);
                events.all(|| Event::Moved { who, slot, from: on, to: self.who(to) });
            }
            Some(Extra::Discard { slot }) => {
                self.table.slots.discard(slot);
                events.all(|| Event::Discarded { who, slot, from: on });
            }
            Some(Extra::Take { slot, to }) => {
                if to == me && !self.known_by(slot).contains(me) {
                    revealed |= Revealed::to(me);
                }
                self.take(slot, on.seat, to, events);
            }
        }
        Ok(revealed)
    }

    /// HEA-EXTRA-07, 08: the card enters a hand. Its new holder and those who knew it see which it is, of
    /// an open card the spectators too (HEA-KNOW-03).
    fn take(&mut self, slot: Slot, from: Seat, to: Seat, events: &mut Happenings) {
        let played = self.table.slots.get(slot);
        let (card, open) = (played.card(), played.is_up());
        let knowing = self.known_by(slot).with(to);
        self.table.slots.take(slot);
        self.table.hands[to.index()].add(card);
        let (who, from, to) = (self.who(self.table.mover), self.who(from), self.who(to));
        let full = || Event::Taken { who, slot, from, to, card: Some(card) };
        if open {
            events.all(full);
        } else {
            events.split(knowing, full, || Event::Taken { who, slot, from, to, card: None });
        }
    }

    #[inline]
    fn lay(&mut self, played: Played) -> Slot {
        self.table.hands[self.table.mover.index()].remove(played.card());
        self.table.slots.push(played)
    }

    /// The turn passes clockwise (HEA-SEAT-04); a seat that can only declare does so at once.
    #[inline]
    fn pass_on(&mut self, events: &mut Happenings) -> Revealed {
        self.step_on();
        if self.must_declare() { self.skirmish(true, events) } else { Revealed::NOTHING }
    }

    #[inline]
    fn step_on(&mut self) {
        self.table.mover = self.table.mover.next(self.n());
        if self.table.mover == self.table.first {
            self.table.lap += 1;
        }
    }

    /// A card as far as its seat can foresee it: not the skirmish that the next seat must declare.
    pub(crate) fn foresee_card(&mut self, mv: Move, events: &mut Happenings) -> Result<Foresight, WhyNot> {
        let mut ahead = *self;
        let mut told = Events::on();
        let revealed = match mv {
            Move::FaceDown { card, target } => ahead.lay_down(card, target, &mut told).map(|()| Revealed::NOTHING),
            Move::FaceUp { card, target, extra } => ahead.lay_up(card, target, extra, &mut told),
            _ => Err(WhyNot::NotThisDecision),
        }?;
        if revealed.concerns(self.table.mover.into()) {
            return Ok(Foresight::Nothing);
        }
        ahead.step_on();
        *self = ahead;
        events.append(told);
        Ok(if self.must_declare() { Foresight::Part } else { Foresight::Whole })
    }
}
