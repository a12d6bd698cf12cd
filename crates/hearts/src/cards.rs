//! A multiset of action cards, small enough to copy millions of times.

use crate::ids::Card;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The deck has at most this many different cards.
pub(crate) const MAX_KINDS: usize = 16;

/// The low half of every byte.
const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;

/// How many of each action card: four bits for each of sixteen kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards(u64);

impl Cards {
    /// No cards.
    pub const NONE: Self = Self(0);

    /// How many copies of this card.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (card.0 * 4) & 15) as u8
    }

    /// Is there a copy of this card?
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        card.0 < MAX_KINDS as u8 && self.count(card) > 0
    }

    /// One more.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        self.0 += 1 << (card.0 * 4);
    }

    /// One less. There must be one.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card));
        self.0 -= 1 << (card.0 * 4);
    }

    /// These and those. No card may come to more than fifteen.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// These without those, all of which must be here.
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// How many cards in all.
    #[inline]
    pub const fn len(self) -> u32 {
        let pairs = (self.0 & LOW) + (self.0 >> 4 & LOW);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }

    /// No cards?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The different cards, in the order of the data file.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let kind = left.trailing_zeros() / 4;
            left &= !(15 << (kind * 4));
            Some(Card(kind as u8))
        })
    }

    /// One copy of each different card.
    #[inline]
    pub(crate) const fn one_of_each(self) -> Self {
        let pairs = self.0 | self.0 >> 1;
        Self((pairs | pairs >> 2) & 0x1111_1111_1111_1111)
    }

    /// The cards in both, where neither has more than one of any.
    #[inline]
    pub(crate) const fn shared_with(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The `index`-th card, counting every copy.
    #[inline]
    pub(crate) const fn nth(self, index: u32) -> Card {
        let mut cards = self;
        cards.take(index)
    }

    /// Every copy, in the order of the data file.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// Takes the `index`-th card out: how a card is drawn. There must be more than `index` cards.
    ///
    /// All sixteen counts are added up at once: each byte of `upto` is the number of cards up to and
    /// including a pair of kinds.
    #[inline]
    pub const fn take(&mut self, index: u32) -> Card {
        const ONES: u64 = 0x0101_0101_0101_0101;
        const TOPS: u64 = 0x8080_8080_8080_8080;
        debug_assert!(index < self.len());
        let even = self.0 & LOW;
        let pairs = even + (self.0 >> 4 & LOW);
        let upto = pairs.wrapping_mul(ONES);
        let beyond = (upto | TOPS).wrapping_sub(ONES * (index as u64 + 1)) & TOPS;
        let shift = beyond.trailing_zeros() & 0x38;
        let before = (upto >> shift & 0xff) - (pairs >> shift & 0xff);
        let odd = (index as u64 - before >= even >> shift & 0xff) as u32;
        let kind = shift / 4 + odd;
        self.0 -= 1 << (kind * 4);
        Card(kind as u8)
    }
}

impl From<Vec<Card>> for Cards {
    fn from(cards: Vec<Card>) -> Self {
        cards.into_iter().collect()
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Self {
        cards.iter().collect()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().filter(|card| card.index() < MAX_KINDS).fold(Self::NONE, |mut all, card| {
            all.add(card);
            all
        })
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_index_draws_one_card() {
        let deck: Cards = [0, 0, 0, 2, 15, 15].map(Card).into_iter().collect();
        assert_eq!(deck.len(), 6);
        let drawn: Vec<u8> = (0..6).map(|index| deck.clone().take(index).0).collect();
        assert_eq!(drawn, [0, 0, 0, 2, 15, 15]);
        assert_eq!(deck.kinds().map(|card| card.0).collect::<Vec<_>>(), [0, 2, 15]);
    }
}
