//! A turn: a card face down, a card face up with its extra action, or the skirmish (HEA-TURN, HEA-EXTRA).

use crate::event::{Event, Events};
use crate::ids::{Card, ExtraKind};
use crate::moves::{Extra, Move, Slot};
use crate::plays::Played;
use crate::refusal::Refusal;
use crate::state::{Hearts, extra_of};
use quintain_core::{Foresight, Revealed, Seat, SeatSet};

impl Hearts {
    /// HEA-TURN-08: every seat has had a turn in this round.
    #[inline]
    pub(crate) fn may_declare(&self) -> Result<(), Refusal> {
        if self.state.lap >= 1 {
            Ok(())
        } else {
            Err(Refusal::SkirmishTooEarly { turns: self.state.plays.len(), needed: self.n() as u8 })
        }
    }

    /// HEA-TURN-10, HEA-TURN-12: without cards, or after eight turns, a seat must declare.
    #[inline]
    fn must_declare(&self) -> bool {
        self.hand(self.state.mover).is_empty() || self.state.lap >= self.data.constants.lap_limit
    }

    /// HEA-TURN-02: any card of the hand, on any hero.
    #[inline]
    fn may_play(&self, card: Card, target: Seat) -> Result<(), Refusal> {
        if !self.hand(self.state.mover).has(card) {
            return Err(Refusal::NotInHand { card });
        }
        self.is_in_bout(target)
    }

    #[inline]
    fn is_in_bout(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.n() { Ok(()) } else { Err(Refusal::NoSuchHero { seat }) }
    }

    /// HEA-TURN-03 and HEA-EXTRA-01 to 07: openly on any other hero, with the card's own extra action on a
    /// card that lies there already, or with none if none does.
    #[inline]
    fn may_play_up(&self, card: Card, target: Seat, extra: Option<Extra>) -> Result<(), Refusal> {
        self.may_play(card, target)?;
        if target == self.state.mover {
            return Err(Refusal::OpenOnOneself);
        }
        let kind = extra_of(&self.data, card);
        let Some(extra) = extra else {
            let lies_there = self.state.plays.on()[target.index()] > 0;
            return if lies_there { Err(Refusal::ExtraIsCompulsory { extra: kind, target }) } else { Ok(()) };
        };
        let to = match (extra, kind) {
            (Extra::Move { to, .. }, ExtraKind::Move) if to == target => {
                return Err(Refusal::MoveToTheSameHero { target });
            }
            (Extra::Move { to, .. }, ExtraKind::Move) | (Extra::Take { to, .. }, ExtraKind::Take) => to,
            (Extra::Discard { .. }, ExtraKind::Discard) => target,
            _ => return Err(Refusal::WrongExtra { card, extra: kind }),
        };
        self.is_in_bout(to)?;
        if self.state.plays.lies_on(extra.slot(), target) {
            return Ok(());
        }
        Err(if self.state.plays.on()[target.index()] > 0 {
            Refusal::NotAnEarlierCard { slot: extra.slot(), target }
        } else {
            Refusal::NothingForExtra { target }
        })
    }

    /// D-TURN/a. Nobody learns anything, unless the next seat must declare.
    pub(crate) fn play_down(&mut self, card: Card, target: Seat, events: &mut Events) -> Result<(), Refusal> {
        self.lay_down(card, target, events)?;
        self.pass_on(events);
        Ok(())
    }

    /// The move without what follows from it.
    pub(crate) fn lay_down(&mut self, card: Card, target: Seat, events: &mut Events) -> Result<(), Refusal> {
        self.may_play(card, target)?;
        let me = self.state.mover;
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
        events: &mut Events,
    ) -> Result<(), Refusal> {
        self.lay_up(card, target, extra, events)?;
        self.pass_on(events);
        Ok(())
    }

    /// The move without what follows from it.
    pub(crate) fn lay_up(
        &mut self,
        card: Card,
        target: Seat,
        extra: Option<Extra>,
        events: &mut Events,
    ) -> Result<(), Refusal> {
        self.may_play_up(card, target, extra)?;
        let me = self.state.mover;
        let (who, on) = (self.who(me), self.who(target));
        let slot = self.lay(Played::new(card, true, target, extra));
        events.reveal(Revealed::to_others(me));
        events.all(|| Event::PlayedUp { who, target: on, slot, card, lapsed: extra.is_none() });
        match extra {
            None => {}
            Some(Extra::Move { slot, to }) => {
                self.state.plays.move_to(slot, to);
                events.all(|| Event::Moved { who, slot, from: on, to: self.who(to) });
            }
            Some(Extra::Discard { slot }) => {
                self.state.plays.discard(slot);
                events.all(|| Event::Discarded { who, slot, from: on });
            }
            Some(Extra::Take { slot, to }) => {
                if to == me && !self.known_by(slot).contains(me) {
                    events.reveal(Revealed::to(me));
                }
                self.take(slot, on.seat, to, events);
            }
        }
        Ok(())
    }

    /// HEA-EXTRA-07, 08: the card enters a hand. Its new holder and those who knew it see which it is, of
    /// an open card the spectators too (HEA-KNOW-03).
    fn take(&mut self, slot: Slot, from: Seat, to: Seat, events: &mut Events) {
        let played = self.state.plays.get(slot);
        let (card, open) = (played.card(), played.is_up());
        let knowing = self.known_by(slot).with(to);
        self.state.plays.take(slot);
        self.state.hands[to.index()].add(card);
        let (who, from, to) = (self.who(self.state.mover), self.who(from), self.who(to));
        let full = || Event::Taken { who, slot, from, to, card: Some(card) };
        if open {
            events.all(full);
        } else {
            events.split(knowing, full, || Event::Taken { who, slot, from, to, card: None });
        }
    }

    #[inline]
    fn lay(&mut self, played: Played) -> Slot {
        self.state.hands[self.state.mover.index()].remove(played.card());
        self.state.plays.push(played)
    }

    /// The turn passes clockwise (HEA-SEAT-04); a seat that can only declare does so at once.
    #[inline]
    fn pass_on(&mut self, events: &mut Events) {
        self.step_on();
        if self.must_declare() {
            self.skirmish(true, events);
        }
    }

    #[inline]
    fn step_on(&mut self) {
        self.state.mover = self.state.mover.next(self.n());
        if self.state.mover == self.state.first {
            self.state.lap += 1;
        }
    }

    /// A card as far as its seat can foresee it: not the skirmish that the next seat must declare.
    pub(crate) fn foresee_card(&mut self, mv: Move, events: &mut Events) -> Result<Foresight, Refusal> {
        let mut ahead = *self;
        let mut told = Events::on();
        match mv {
            Move::FaceDown { card, target } => ahead.lay_down(card, target, &mut told)?,
            Move::FaceUp { card, target, extra } => ahead.lay_up(card, target, extra, &mut told)?,
            _ => return Err(Refusal::NotThisDecision),
        }
        if told.take_revealed().concerns(self.state.mover.into()) {
            return Ok(Foresight::Nothing);
        }
        ahead.step_on();
        *self = ahead;
        events.append(told);
        Ok(if self.must_declare() { Foresight::Part } else { Foresight::Whole })
    }
}
