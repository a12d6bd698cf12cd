//! Who knows what (HEA-KNOW): receipts that a seat remembers, and worlds that it cannot tell apart.

use crate::cards::Cards;
use crate::ids::{Card, Side};
use crate::moves::{Extra, Slot};
use crate::plays::Place;
use crate::state::{Aim, Hearts, Phase, SEATS};
use quintain_core::{Luck, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A seat knows that this card entered that hand (HEA-KNOW-10). It is there still, or it is one of the
/// slots that the holder has played face down since.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Receipt {
    /// Whose hand.
    pub holder: Seat,
    /// Which card.
    pub card: Card,
    /// What the holder has played face down since, whatever has become of it.
    pub slots: Vec<Slot>,
}

/// A receipt with the turn on which it was made.
#[derive(Clone, Copy)]
struct Fact {
    holder: Seat,
    card: Card,
    since: u8,
}

/// The most facts a round can give: one for each turn.
type FactList = ([Option<Fact>; 72], usize);

impl Hearts {
    /// The receipts a seat knows of in this round.
    pub(crate) fn receipts(&self, seat: Seat) -> Vec<Receipt> {
        let (facts, len) = self.facts(seat);
        let receipt = |fact: Fact| {
            let slots = self.state.plays.numbered();
            let later = slots.filter(|(slot, played)| {
                slot.0 > fact.since && !played.is_up() && self.player_of(*slot) == fact.holder
            });
            Receipt { holder: fact.holder, card: fact.card, slots: later.map(|(slot, _)| slot).collect() }
        };
        facts[..len].iter().flatten().map(|fact| receipt(*fact)).collect()
    }

    /// Follows the round: a Take of a card the seat knows makes a fact (HEA-KNOW-03), the holder's open play
    /// of such a card uses up the oldest (HEA-KNOW-05), the end of the round all (HEA-KNOW-07).
    fn facts(&self, seat: Seat) -> FactList {
        let mut facts = [None; 72];
        let mut len = 0;
        if self.state.phase != Phase::Turn {
            return (facts, 0);
        }
        for (slot, played) in self.state.plays.numbered() {
            let player = self.player_of(slot);
            if played.is_up() {
                let used_up = |fact: &Option<Fact>| fact.is_some_and(|f| f.holder == player && f.card == played.card());
                if let Some(oldest) = facts[..len].iter().position(used_up) {
                    facts.copy_within(oldest + 1..len, oldest);
                    len -= 1;
                }
            }
            if let Some(Extra::Take { slot: taken, to }) = played.extra()
                && to != seat
                && self.known_by(taken).contains(seat)
            {
                facts[len] = Some(Fact { holder: to, card: self.state.plays.get(taken).card(), since: slot.0 });
                len += 1;
            }
        }
        (facts, len)
    }

    /// Into whose hand a slot was taken, and on which turn.
    pub(crate) fn taken_by(&self, slot: Slot) -> Option<(Seat, Slot)> {
        self.state.plays.numbered().find_map(|(turn, played)| match played.extra() {
            Some(Extra::Take { slot: taken, to }) if taken == slot => Some((to, turn)),
            _ => None,
        })
    }

    /// A world that `seat` cannot tell from this one.
    pub(crate) fn resampled(&self, seat: Seat, luck: &mut dyn Luck) -> Self {
        let mut world = *self;
        if !matches!(self.state.phase, Phase::BoutEnd | Phase::Over) {
            world.resample_goals(seat, luck);
        }
        world.resample_cards(self, seat, luck);
        world
    }

    /// HEA-KNOW-08: every assignment of goals that fits the seat's own is as likely as any other.
    fn resample_goals(&mut self, seat: Seat, luck: &mut dyn Luck) {
        if !matches!(self.state.phase, Phase::First | Phase::Deal | Phase::Turn) {
            return;
        }
        for (deck, side) in [Side::Crusaders, Side::Saracens].into_iter().enumerate() {
            let mut named = self.knights(side.other());
            let mut drawers = self.knights(side);
            let mut hunt = self.state.wizard.is_some();
            if drawers.contains(seat) {
                drawers.remove(seat);
                match self.state.aims[seat.index()] {
                    Aim::Sympathy(known) => named.remove(known),
                    Aim::Hunt => hunt = false,
                }
            }
            if self.state.wizard.is_some() {
                if !self.is_wizard(seat) {
                    self.state.wards[deck] = pick(named, luck);
                }
                named.remove(self.state.wards[deck]);
            }
            for drawer in drawers.iter() {
                let nth = luck.below(named.len() as u32 + u32::from(hunt));
                let aim = named.nth(nth).map_or(Aim::Hunt, Aim::Sympathy);
                match aim {
                    Aim::Sympathy(drawn) => named.remove(drawn),
                    Aim::Hunt => hunt = false,
                }
                self.state.aims[drawer.index()] = aim;
            }
        }
    }

    /// Other hands, hidden cards of others, and the deck are dealt anew from the cards the seat has not
    /// seen, so that everything it knows about receipts stays true.
    fn resample_cards(&mut self, real: &Self, seat: Seat, luck: &mut dyn Luck) {
        let mut holes = Holes::of(real, seat);
        let (facts, len) = real.facts(seat);
        for fact in facts[..len].iter().flatten() {
            holes.place(real, seat, *fact, luck);
        }
        holes.fill(luck);
        self.state.deck = holes.pool;
        for other in Seat::all(self.n()).filter(|other| *other != seat) {
            self.state.hands[other.index()] = holes.hands[other.index()];
        }
        for (slot, card) in holes.slots[..holes.len].iter().copied() {
            if let Some(card) = card {
                self.state.plays.set_card(slot, card);
            }
        }
        self.retell_the_taken(seat, luck);
    }

    /// Hidden cards that wandered from one stranger to another: each is now one of the cards its receiver
    /// holds or has played since.
    fn retell_the_taken(&mut self, seat: Seat, luck: &mut dyn Luck) {
        for slot in (1..=self.state.plays.len()).map(Slot) {
            let played = self.state.plays.get(slot);
            if played.is_up() || played.place() != Place::Taken || self.player_of(slot) == seat {
                continue;
            }
            let Some((holder, turn)) = self.taken_by(slot).filter(|(holder, _)| *holder != seat) else { continue };
            let hand = self.hand(holder);
            let later = self.state.plays.numbered().filter(|(s, _)| s.0 > turn.0 && self.player_of(*s) == holder);
            let nth = luck.below(hand.len() + later.clone().count() as u32);
            let card = hand.iter().chain(later.map(|(_, played)| played.card())).nth(nth as usize);
            self.state.plays.set_card(slot, card.unwrap_or(played.card()));
        }
    }
}

fn pick(seats: SeatSet, luck: &mut dyn Luck) -> Seat {
    let nth = luck.below(seats.len().max(1) as u32);
    seats.nth(nth).unwrap_or(Seat::new(0))
}

/// The places whose cards a seat does not know, and the cards that fill them.
struct Holes {
    pool: Cards,
    hands: [Cards; SEATS],
    room: [u32; SEATS],
    slots: [(Slot, Option<Card>); 72],
    len: usize,
}

impl Holes {
    fn of(real: &Hearts, seat: Seat) -> Self {
        let mut holes = Self {
            pool: real.state.deck,
            hands: [Cards::NONE; SEATS],
            room: [0; SEATS],
            slots: [(Slot(0), None); 72],
            len: 0,
        };
        for other in Seat::all(real.n()).filter(|other| *other != seat) {
            holes.pool = holes.pool.and(real.hand(other));
            holes.room[other.index()] = real.hand(other).len();
        }
        for (slot, played) in real.state.plays.numbered() {
            if !played.is_up() && played.place() != Place::Taken && real.player_of(slot) != seat {
                holes.pool.add(played.card());
                holes.slots[holes.len] = (slot, None);
                holes.len += 1;
            }
        }
        holes
    }

    /// Puts the card of a receipt into one of the places where it can be. Nothing to do if the seat has
    /// seen it come back to its own hand.
    fn place(&mut self, real: &Hearts, seat: Seat, fact: Fact, luck: &mut dyn Luck) {
        if !self.pool.has(fact.card) {
            return;
        }
        let mut hands = SeatSet::EMPTY;
        let mut free = 0u128;
        if !self.where_it_can_be(real, seat, fact, &mut hands, &mut free) {
            return;
        }
        let room: u32 = hands.iter().map(|holder| self.room[holder.index()]).sum();
        let choices = room + free.count_ones();
        if choices == 0 {
            return;
        }
        let mut nth = luck.below(choices);
        self.pool.remove(fact.card);
        for holder in hands.iter() {
            if nth < self.room[holder.index()] {
                self.room[holder.index()] -= 1;
                self.hands[holder.index()].add(fact.card);
                return;
            }
            nth -= self.room[holder.index()];
        }
        let index = quintain_core::chance::take_bit(&mut free, nth) as usize;
        self.slots[index].1 = Some(fact.card);
    }

    /// Collects the holder's hand, what he has played face down since, and wherever that was taken. False
    /// if the seat itself has taken it and knows it.
    fn where_it_can_be(&self, real: &Hearts, seat: Seat, fact: Fact, hands: &mut SeatSet, free: &mut u128) -> bool {
        hands.insert(fact.holder);
        for (slot, played) in real.state.plays.numbered() {
            if slot.0 <= fact.since || played.is_up() || real.player_of(slot) != fact.holder {
                continue;
            }
            if played.place() != Place::Taken {
                let hole = self.slots[..self.len].iter().position(|(hole, card)| *hole == slot && card.is_none());
                *free |= hole.map_or(0, |index| 1 << index);
                continue;
            }
            // A hidden card that the seat itself took is one that it knows.
            let elsewhere = match real.taken_by(slot) {
                Some((holder, _)) if holder == seat => played.card() != fact.card,
                Some((holder, turn)) => {
                    self.where_it_can_be(real, seat, Fact { holder, since: turn.0, ..fact }, hands, free)
                }
                None => true,
            };
            if !elsewhere {
                return false;
            }
        }
        true
    }

    /// Deals the rest; what is left over is the deck.
    fn fill(&mut self, luck: &mut dyn Luck) {
        for (hand, room) in self.hands.iter_mut().zip(self.room) {
            for _ in 0..room {
                hand.add(self.pool.take(luck.below(self.pool.len())));
            }
        }
        for (_, card) in self.slots[..self.len].iter_mut().filter(|(_, card)| card.is_none()) {
            *card = Some(self.pool.take(luck.below(self.pool.len())));
        }
    }
}
