//! A turn: a card face down, a card face up with its extra action, or the skirmish (HEA-TURN, HEA-EXTRA).

use crate::Happenings;
use crate::data::{Card, ExtraKind};
use crate::event::Event;
use crate::moves::{Extra, Move, Slot};
use crate::refusal::WhyNot;
use crate::state::{Hearts, Played, SEATS, extra_of};
use quintain_core::{Luck, Revealed, Seat, SeatSet};

impl Hearts {
    /// The moves of the seat whose turn it is (section 4.5). When `Declare` is all that is left the game
    /// takes it by itself, so a turn always has a card to play.
    #[inline]
    pub(crate) fn turn_moves(&self, moves: &mut Vec<Move>) {
        let n = self.n();
        let me = self.table.mover;
        if self.may_declare().is_ok() {
            moves.push(Move::Declare);
        }
        let earlier = self.table.slots.by_hero();
        for card in self.hand(me).kinds() {
            moves.extend(Seat::all(n).map(|target| Move::FaceDown { card, target }));
            let extra = extra_of(&self.data, card);
            for target in Seat::all(n) {
                if target == me {
                    continue;
                }
                let there = earlier[target.index()];
                if there == 0 {
                    moves.push(Move::FaceUp { card, target, extra: None });
                    continue;
                }
                let face_up = |extra| Move::FaceUp { card, target, extra: Some(extra) };
                match extra {
                    ExtraKind::Discard => moves.extend(slots(there).map(|slot| face_up(Extra::Discard { slot }))),
                    ExtraKind::Take => {
                        for slot in slots(there) {
                            moves.extend(Seat::all(n).map(|to| face_up(Extra::Take { slot, to })));
                        }
                    }
                    ExtraKind::Move => {
                        for slot in slots(there) {
                            let others = Seat::all(n).filter(|to| *to != target);
                            moves.extend(others.map(|to| face_up(Extra::Move { slot, to })));
                        }
                    }
                }
            }
        }
    }

    /// One of [`Self::turn_moves`] without listing them: counts, draws, and works the move out. Loops run
    /// to their end rather than stop early: a branch that nobody can foresee costs more than a few sums.
    #[inline]
    pub(crate) fn pick_turn<L: Luck>(&self, luck: &mut L) -> Move {
        let seats = self.n() as u32;
        let me = self.table.mover.index();
        let hand = self.hand(self.table.mover);
        let on = self.table.slots.on();
        let (cards, heroes) = self.table.slots.lying();
        let earlier = cards - u32::from(on[me]);
        let bare = seats - 1 - (heroes - u32::from(on[me] > 0));
        let destinations = &self.data.destinations[seats as usize];
        let block = |card: Card| seats + bare + earlier * u32::from(destinations[card.index()]);
        let declare = u32::from(self.may_declare().is_ok());
        let mut index = luck.below(hand.kinds().fold(declare, |all, card| all + block(card)));
        if index < declare {
            return Move::Declare;
        }
        index -= declare;
        let mut kinds = hand.kinds();
        let mut card = kinds.next().unwrap_or(Card(0));
        while index >= block(card) {
            index -= block(card);
            card = kinds.next().unwrap_or(Card(0));
        }
        if index < seats {
            return Move::FaceDown { card, target: Seat::new(index as usize) };
        }
        index -= seats;
        let ways = u32::from(destinations[card.index()]);
        let (mut target, mut before, mut upto) = (0, 0, 0);
        for (hero, lying) in on[..SEATS].iter().enumerate() {
            upto += u32::from(hero != me) * (u32::from(*lying) * ways).max(1);
            let past = index >= upto;
            target += usize::from(past);
            before = if past { upto } else { before };
        }
        let extra = if on[target] == 0 { None } else { Some(self.nth_extra(card, target, index - before, ways)) };
        Move::FaceUp { card, target: Seat::new(target), extra }
    }

    /// The extra action on the `index / ways`-th card lying on `target`, with the `index % ways`-th
    /// destination.
    #[inline]
    fn nth_extra(&self, card: Card, target: usize, index: u32, ways: u32) -> Extra {
        let slot = self.table.slots.nth_on(target, index / ways);
        let place = (index % ways) as usize;
        match extra_of(&self.data, card) {
            ExtraKind::Discard => Extra::Discard { slot },
            ExtraKind::Take => Extra::Take { slot, to: Seat::new(place) },
            ExtraKind::Move => Extra::Move { slot, to: Seat::new(place + usize::from(place >= target)) },
        }
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
        self.may_play(card, target)?;
        let me = self.table.mover;
        let (who, on) = (self.who(me), self.who(target));
        let slot = self.lay(Played::new(card, false, target, None));
        events.split(
            SeatSet::one(me),
            || Event::PlayedDown { who, target: on, slot, card: Some(card) },
            || Event::PlayedDown { who, target: on, slot, card: None },
        );
        Ok(self.pass_on(events))
    }

    /// D-TURN/b. The card is shown to all; the card just played stays on the target (HEA-EXTRA-10).
    pub(crate) fn play_up(
        &mut self,
        card: Card,
        target: Seat,
        extra: Option<Extra>,
        events: &mut Happenings,
    ) -> Result<Revealed, WhyNot> {
        self.may_play_up(card, target, extra)?;
        let who = self.who(self.table.mover);
        let on = self.who(target);
        let slot = self.lay(Played::new(card, true, target, extra));
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
            Some(Extra::Take { slot, to }) => self.take(slot, on.seat, to, events),
        }
        Ok(Revealed::TO_ALL | self.pass_on(events))
    }

    /// HEA-EXTRA-07, 08: the card enters a hand. Its new holder and those who knew it see which it is
    /// (HEA-KNOW-03).
    fn take(&mut self, slot: Slot, from: Seat, to: Seat, events: &mut Happenings) {
        let card = self.table.slots.get(slot).card();
        let knowing = self.known_by(slot).with(to);
        self.table.slots.take(slot);
        self.table.hands[to.index()].add(card);
        let (who, from, to) = (self.who(self.table.mover), self.who(from), self.who(to));
        events.split(
            knowing,
            || Event::Taken { who, slot, from, to, card: Some(card) },
            || Event::Taken { who, slot, from, to, card: None },
        );
    }

    #[inline]
    fn lay(&mut self, played: Played) -> Slot {
        self.table.hands[self.table.mover.index()].remove(played.card());
        self.table.slots.push(played)
    }

    /// The turn passes clockwise (HEA-SEAT-04); a seat that can only declare does so at once.
    #[inline]
    fn pass_on(&mut self, events: &mut Happenings) -> Revealed {
        self.table.mover = self.table.mover.next(self.n());
        if self.table.mover == self.table.first {
            self.table.lap += 1;
        }
        if self.must_declare() { self.skirmish(true, events) } else { Revealed::NOTHING }
    }
}

/// The slots of a set, lowest first.
#[inline]
fn slots(mut set: u128) -> impl Iterator<Item = Slot> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let slot = Slot(set.trailing_zeros() as u8 + 1);
        set &= set - 1;
        Some(slot)
    })
}
