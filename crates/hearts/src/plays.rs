//! The plays of a round: what was laid down, where it lies now, and which extra action it had.

use crate::ids::Card;
use crate::moves::{Extra, Slot};
use quintain_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Nine seats take at most eight turns each.
const SLOTS: usize = 72;
/// The places of a card that lies on no hero; heroes are places 0 to 8.
const DISCARDED: u8 = 9;
const TAKEN: u8 = 10;
const UNUSED: u8 = 15;

/// One in every byte, and the highest bit of every byte: sums and comparisons of eight bytes at once.
const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = ONES << 7;

/// Where a played card is now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// Before a hero.
    On(Seat),
    /// In the discard pile.
    Discarded,
    /// In somebody's hand, or played again from there.
    Taken,
}

/// One play of the round: the card laid down, where it is now, and the extra action it had.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Played {
    /// Card 4 bits, facing 1, first hero 4, kind of extra action 2, its destination 4.
    what: u16,
    /// The slot that the extra action concerned.
    extra: u8,
    place: u8,
}

impl Played {
    #[inline]
    pub(crate) const fn new(card: Card, up: bool, target: Seat, extra: Option<Extra>) -> Self {
        let target = target.index() as u16;
        let (kind, slot, to) = match extra {
            None => (0, 0, 0),
            Some(Extra::Move { slot, to }) => (1, slot.0, to.index() as u16),
            Some(Extra::Discard { slot }) => (2, slot.0, 0),
            Some(Extra::Take { slot, to }) => (3, slot.0, to.index() as u16),
        };
        let what = card.0 as u16 | (up as u16) << 4 | target << 5 | kind << 9 | to << 11;
        Self { what, extra: slot, place: target as u8 }
    }

    #[inline]
    pub(crate) const fn card(self) -> Card {
        Card((self.what & 15) as u8)
    }

    #[inline]
    pub(crate) const fn is_up(self) -> bool {
        self.what & 16 != 0
    }

    /// The hero it was first played on.
    #[inline]
    pub(crate) const fn target(self) -> Seat {
        Seat::new((self.what >> 5 & 15) as usize)
    }

    /// The hero it lies on, if it still lies on the table.
    #[inline]
    pub(crate) const fn on(self) -> Option<usize> {
        if self.place < DISCARDED { Some(self.place as usize) } else { None }
    }

    pub(crate) const fn place(self) -> Place {
        match self.place {
            DISCARDED => Place::Discarded,
            TAKEN => Place::Taken,
            seat => Place::On(Seat::new(seat as usize)),
        }
    }

    pub(crate) const fn extra(self) -> Option<Extra> {
        let slot = Slot(self.extra);
        let to = Seat::new((self.what >> 11 & 15) as usize);
        match self.what >> 9 & 3 {
            0 => None,
            1 => Some(Extra::Move { slot, to }),
            2 => Some(Extra::Discard { slot }),
            _ => Some(Extra::Take { slot, to }),
        }
    }
}

/// The plays of the round, in order. Slot `n` is the `n`-th play. Unused places are always the same, so
/// that equal rounds are equal bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Played>", into = "Vec<Played>")]
pub(crate) struct Plays {
    /// [`Played`] in three columns: random games look at the places of eight cards at once.
    what: [u16; SLOTS],
    extra: [u8; SLOTS],
    place: [u8; SLOTS],
    len: u8,
    /// How many lie on each hero; the places beyond the ninth are always 0.
    on: [u8; 16],
}

impl Plays {
    pub(crate) const EMPTY: Self =
        Self { what: [0; SLOTS], extra: [0; SLOTS], place: [UNUSED; SLOTS], len: 0, on: [0; 16] };

    /// The plays, in order.
    #[inline]
    pub(crate) fn all(&self) -> impl DoubleEndedIterator<Item = Played> + ExactSizeIterator + Clone + '_ {
        (0..usize::from(self.len)).map(|index| self.at(index))
    }

    /// The plays with their numbers.
    pub(crate) fn numbered(&self) -> impl DoubleEndedIterator<Item = (Slot, Played)> + Clone + '_ {
        self.all().enumerate().map(|(index, played)| (Slot(index as u8 + 1), played))
    }

    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn get(&self, slot: Slot) -> Played {
        self.at(usize::from(slot.0) - 1)
    }

    #[inline]
    fn at(&self, index: usize) -> Played {
        Played { what: self.what[index], extra: self.extra[index], place: self.place[index] }
    }

    /// Does a card with this number lie on this hero?
    #[inline]
    pub(crate) fn lies_on(&self, slot: Slot, hero: Seat) -> bool {
        (1..=self.len).contains(&slot.0) && self.get(slot).on() == Some(hero.index())
    }

    /// The `nth` of the cards lying on heroes other than this one, and on whom it lies: eight places are looked at in one step, without a branch.
    #[inline]
    pub(crate) fn nth_beside(&self, hero: Seat, mut nth: u32) -> (Slot, Seat) {
        for (eight, places) in self.place.as_chunks::<8>().0.iter().enumerate() {
            let places = u64::from_le_bytes(*places);
            let gone = places + ONES * (0x80 - u64::from(DISCARDED));
            let elsewhere = (places ^ (ONES * hero.index() as u64)) + ONES * 0x7f;
            let upto = ((elsewhere & !gone & TOPS) >> 7).wrapping_mul(ONES);
            let here = (upto >> 56) as u32;
            if nth < here {
                let beyond = ((upto | TOPS) - ONES * (u64::from(nth) + 1)) & TOPS;
                let index = eight * 8 + beyond.trailing_zeros() as usize / 8;
                return (Slot(index as u8 + 1), Seat::new(usize::from(self.place[index])));
            }
            nth -= here;
        }
        unreachable!("the caller counts the cards before it draws one")
    }

    /// How many cards lie on each hero.
    #[inline]
    pub(crate) const fn on(&self) -> &[u8; 16] {
        &self.on
    }

    /// How many cards lie on heroes other than this one. Eight heroes are counted at once.
    #[inline]
    pub(crate) const fn count_beside(&self, hero: Seat) -> u32 {
        let all = u128::from_le_bytes(self.on);
        let (eight, ninth) = (all as u64, (all >> 64) as u64);
        let cards = (eight.wrapping_mul(ONES) >> 56) + ninth;
        cards as u32 - self.on[hero.index()] as u32
    }

    /// The heroes other than this one on whom no card lies, of so many. Eight heroes are looked at at once.
    #[inline]
    pub(crate) fn bare(&self, heroes: usize, hero: Seat) -> SeatSet {
        let all = u128::from_le_bytes(self.on);
        let (eight, ninth) = (all as u64, (all >> 64) as u64);
        let laden = ((eight + ONES * 0x7f) & TOPS) >> 7;
        let laden = (laden.wrapping_mul(0x0102_0408_1020_4080) >> 56) | u64::from(ninth > 0) << 8;
        SeatSet::all(heroes).minus(SeatSet::from_bits(laden as u16)).without(hero)
    }

    #[inline]
    pub(crate) fn push(&mut self, played: Played) -> Slot {
        let index = usize::from(self.len);
        self.what[index] = played.what;
        self.extra[index] = played.extra;
        self.place[index] = played.place;
        self.len += 1;
        if let Some(hero) = played.on() {
            self.on[hero] += 1;
        }
        Slot(self.len)
    }

    #[inline]
    pub(crate) fn move_to(&mut self, slot: Slot, hero: Seat) {
        self.on[hero.index()] += 1;
        self.put(slot, hero.index() as u8);
    }

    #[inline]
    pub(crate) fn discard(&mut self, slot: Slot) {
        self.put(slot, DISCARDED);
    }

    #[inline]
    pub(crate) fn take(&mut self, slot: Slot) {
        self.put(slot, TAKEN);
    }

    #[inline]
    fn put(&mut self, slot: Slot, place: u8) {
        let old = &mut self.place[usize::from(slot.0) - 1];
        if *old < DISCARDED {
            self.on[usize::from(*old)] -= 1;
        }
        *old = place;
    }

    /// A card lying on the table is turned up for good.
    pub(crate) fn turn_up(&mut self, slot: Slot) {
        if self.get(slot).on().is_some() {
            self.what[usize::from(slot.0) - 1] |= 16;
        }
    }

    /// Another card lies there: only for sampled worlds.
    pub(crate) fn set_card(&mut self, slot: Slot, card: Card) {
        let what = &mut self.what[usize::from(slot.0) - 1];
        *what = *what & !15 | u16::from(card.0);
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        let used = ..usize::from(self.len);
        self.what[used].fill(0);
        self.extra[used].fill(0);
        self.place[used].fill(UNUSED);
        self.len = 0;
        self.on = [0; 16];
    }
}

impl From<Vec<Played>> for Plays {
    fn from(plays: Vec<Played>) -> Self {
        plays.into_iter().take(SLOTS).fold(Self::EMPTY, |mut slots, played| {
            slots.push(played);
            slots
        })
    }
}

impl From<Plays> for Vec<Played> {
    fn from(slots: Plays) -> Self {
        slots.all().collect()
    }
}
