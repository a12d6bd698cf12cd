//! Shields (GLO-REG, GLO-ACT-10): who challenges whom.

use crate::Glory;
use crate::chance::Draw;
use crate::duel::Foe;
use crate::event::{Event, Events};
use crate::ids::{City, Mode, Tournament};
use crate::refusal::Refusal;
use crate::state::{Ask, NONE, PLACES, Rider, Stage};
use quintain_core::bits::bits;

impl Glory {
    /// The places where a rider may set a shield now, as a set.
    pub(crate) fn shield_places(&self, rider: Rider) -> u16 {
        let mut places = 0;
        match self.house.mode {
            Mode::Plaisance => {
                if !self.registered(rider) {
                    for (slot, place) in self.lists[..8].iter().enumerate() {
                        if place.knight == NONE && place.rider == NONE {
                            places |= 1 << slot;
                        }
                    }
                }
            }
            Mode::PasDarmes => {
                for city in 0..3 {
                    let range = city * 4..city * 4 + 4;
                    if self.lists[range.clone()].iter().any(|place| place.rider == rider.0) {
                        continue;
                    }
                    for index in range {
                        let place = self.lists[index];
                        if place.knight != NONE && place.rider == NONE {
                            places |= 1 << index;
                        }
                    }
                }
            }
        }
        places
    }

    /// Does the rider stand in the bracket?
    pub(crate) fn registered(&self, rider: Rider) -> bool {
        self.lists.iter().any(|place| place.rider == rider.0)
    }

    /// Asks for a place, unless there is only one.
    pub(crate) fn ask_shield(&mut self, seat: usize, ask: Ask, events: &mut Events) {
        let places = self.shield_places(Rider::of(seat));
        let pass = ask == (Ask::Register { pass: true });
        match places.count_ones() {
            0 => {}
            1 if !pass => self.set_shield(Rider::of(seat), places.trailing_zeros() as usize, events),
            _ => self.players[seat].ask = ask,
        }
    }

    /// A shield is set; it never moves.
    pub(crate) fn set_shield(&mut self, rider: Rider, place: usize, events: &mut Events) {
        if let Some(seat) = rider.seat() {
            self.players[seat].ask = Ask::Nothing;
        }
        self.lists[place].rider = rider.0;
        let knight = self.lists[place].knight();
        match knight {
            Some(knight) => events.all(|| Event::Challenged { who: rider, knight, city: City::ALL[place / 4] }),
            None => events.all(|| Event::Registered { who: rider, slot: place as u8 }),
        }
    }

    /// D-SHIELD: the place of a knight, if he may be challenged.
    pub(crate) fn may_challenge(&self, seat: usize, knight: crate::ids::Knight) -> Result<usize, Refusal> {
        let found = self.lists.iter().position(|place| place.knight == knight.0);
        let Some(place) = found.filter(|place| self.lists[*place].rider == NONE) else {
            return Err(Refusal::KnightNotFree { knight });
        };
        if self.shield_places(Rider::of(seat)) & 1 << place == 0 {
            return Err(Refusal::ShieldInCity { knight });
        }
        Ok(place)
    }

    /// D-SHIELD: is the slot free?
    pub(crate) fn may_stand(&self, seat: usize, slot: u8) -> Result<usize, Refusal> {
        let place = usize::from(slot);
        if place < 8 && self.shield_places(Rider::of(seat)) & 1 << place != 0 {
            Ok(place)
        } else {
            Err(Refusal::SlotTaken { slot })
        }
    }

    /// GLO-REG-01: two passes in initiative order.
    pub(crate) fn register_in_cities(&mut self, turn: u8, events: &mut Events) {
        if turn >= 2 * self.house.riders {
            self.stage = Stage::Lists(0);
            return;
        }
        self.stage = Stage::Register(turn + 1);
        match self.rider_at(turn).seat() {
            Some(seat) => self.ask_shield(seat, Ask::Register { pass: false }, events),
            None => {
                if let Some(place) = self.automaton_city(false) {
                    self.set_shield(Rider::AUTOMATON, place, events);
                }
            }
        }
    }

    /// GLO-REG-02: round and round until all are registered; the last unregistered one must place.
    pub(crate) fn register_in_bracket(&mut self, turn: u8, events: &mut Events) {
        let rides = |rider: Rider| rider.seat().is_some() || self.rivalry();
        let waiting = |rider: Rider| rides(rider) && !self.registered(rider);
        if !self.riders().iter().any(|rider| waiting(*rider)) {
            self.stage = Stage::Fill(0);
            return;
        }
        let turn = turn % self.house.riders;
        let rider = self.rider_at(turn);
        let (asked, pass) =
            (waiting(rider), self.riders()[usize::from(turn) + 1..].iter().any(|later| waiting(*later)));
        self.stage = Stage::Register(turn + 1);
        if !asked {
            return;
        }
        match rider.seat() {
            Some(seat) => self.ask_shield(seat, Ask::Register { pass }, events),
            None => {
                if let Some(slot) = self.automaton_slot() {
                    self.set_shield(rider, slot, events);
                }
            }
        }
    }

    /// D-SHIELD: pass.
    pub(crate) fn wait(&mut self, seat: usize, events: &mut Events) {
        self.players[seat].ask = Ask::Nothing;
        events.all(|| Event::Waited { seat: seat as u8 });
    }

    /// GLO-REG-03: free slots get the knights of `added`, the last type repeated if need be.
    pub(crate) fn fill_slot(&mut self, slot: u8) {
        let free = |slot: &u8| self.stander(usize::from(*slot)) == Foe::Nobody;
        let Some(slot) = (slot..8).find(free) else {
            self.stage = Stage::Bout(0);
            return;
        };
        self.stage = Stage::Fill(slot + 1);
        let section = &self.data().tournaments[Tournament(self.tournament)].rounds[usize::from(self.round) - 1];
        let knights = self.lists[..8].iter().filter(|place| place.knight != NONE).count();
        let added = knights - section.placed.len();
        if let Some(kind) = section.added.get(added).or(section.added.last()) {
            self.chance(Draw::Knight(slot, *kind), Stage::Fill(slot + 1));
        }
    }

    /// All places of a set.
    pub(crate) fn places(places: u16) -> impl Iterator<Item = usize> {
        bits(u64::from(places)).filter(|place| *place < PLACES)
    }
}
