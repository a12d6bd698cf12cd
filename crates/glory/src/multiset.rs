//! Multisets of things that are numbered from 0: four bits for each kind, sixteen kinds in a word.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A pile of travel cards.
pub type CardPile = Multiset<3>;
/// A pile of supporters.
pub type SupporterPile = Multiset<2>;
/// The character cards of a level.
pub type CharacterPile = Multiset<2>;
/// A pile of relics or of prestige tokens.
pub type TokenPile = Multiset<1>;

/// The most of one kind that a bag can hold.
pub const MOST: u8 = 15;

/// How many of each kind there are. A deck, a hand, a pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Multiset<const W: usize>([u64; W]);

impl<const W: usize> Default for Multiset<W> {
    fn default() -> Self {
        Self([0; W])
    }
}

/// The lowest bit of every kind that is there.
#[inline]
const fn there(word: u64) -> u64 {
    let pairs = word | word >> 1;
    (pairs | pairs >> 2) & 0x1111_1111_1111_1111
}

/// The sum of sixteen counts.
#[inline]
const fn sum(word: u64) -> u32 {
    const EVEN: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    let bytes = (word & EVEN) + (word >> 4 & EVEN);
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
}

/// Where the `index`-th of sixteen counts begins, in bits: halves, quarters, eighths and single counts are
/// added up, and the search goes down without a branch.
#[inline]
const fn nth(word: u64, mut index: u32) -> u32 {
    const EVEN: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    let twos = (word & EVEN) + (word >> 4 & EVEN);
    let fours = (twos & 0x00ff_00ff_00ff_00ff) + (twos >> 8 & 0x00ff_00ff_00ff_00ff);
    let eights = (fours & 0xffff_0000_ffff) + (fours >> 16 & 0xffff_0000_ffff);
    let mut at = 0;
    let low = eights as u32;
    let up = (index >= low) as u32;
    index -= up * low;
    at += up * 32;
    let low = (fours >> at) as u32 & 0xffff;
    let up = (index >= low) as u32;
    index -= up * low;
    at += up * 16;
    let low = (twos >> at) as u32 & 0xff;
    let up = (index >= low) as u32;
    index -= up * low;
    at += up * 8;
    at + (index >= (word >> at) as u32 & 0xf) as u32 * 4
}

impl<const W: usize> Multiset<W> {
    /// How many of this kind; none of a kind that does not exist.
    #[inline]
    pub fn of(&self, kind: usize) -> u8 {
        self.0.get(kind / 16).map_or(0, |word| (word >> (kind % 16 * 4)) as u8 & MOST)
    }

    /// Is there one of this kind?
    #[inline]
    pub fn has(&self, kind: usize) -> bool {
        self.of(kind) > 0
    }

    /// Puts some in. The data is checked so that no kind has more than [`MOST`].
    #[inline]
    pub fn add(&mut self, kind: usize, count: u8) {
        debug_assert!(self.of(kind) + count <= MOST);
        self.0[kind / 16] += u64::from(count) << (kind % 16 * 4);
    }

    /// Takes one out, if there is one.
    #[inline]
    pub fn remove(&mut self, kind: usize) -> bool {
        let has = self.has(kind);
        if has {
            self.0[kind / 16] -= 1 << (kind % 16 * 4);
        }
        has
    }

    /// All of them together.
    #[inline]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|word| sum(*word)).sum()
    }

    /// Those that the other bag has room for: see [`Multiset::full`].
    #[inline]
    pub fn total_of(&self, kinds: &Self) -> u32 {
        self.0.iter().zip(kinds.0).map(|(word, kinds)| sum(word & kinds)).sum()
    }

    /// Is there one of these kinds?
    #[inline]
    pub fn has_any(&self, kinds: &Self) -> bool {
        self.0.iter().zip(kinds.0).fold(0, |both, (word, kinds)| both | word & kinds) != 0
    }

    /// The kinds that are in both.
    #[inline]
    pub fn among(&self, kinds: &Self) -> Self {
        let mut both = *self;
        for (word, kinds) in both.0.iter_mut().zip(kinds.0) {
            *word &= kinds;
        }
        both
    }

    /// A bag with [`MOST`] of each of these kinds: a set, for [`Multiset::total_of`] and [`Multiset::among`].
    pub fn full(kinds: impl IntoIterator<Item = usize>) -> Self {
        let mut bag = Self::default();
        for kind in kinds {
            bag.0[kind / 16] |= u64::from(MOST) << (kind % 16 * 4);
        }
        bag
    }

    /// Nothing in it?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// Takes the `index`-th thing out and says what kind it was.
    #[inline]
    pub fn take(&mut self, index: u32) -> usize {
        self.take_of(&Self([u64::MAX; W]), index)
    }

    /// Takes the `index`-th thing of these kinds out (see [`Multiset::full`]) and says what kind it was.
    #[inline]
    pub fn take_of(&mut self, kinds: &Self, mut index: u32) -> usize {
        for (number, (word, kinds)) in self.0.iter_mut().zip(kinds.0).enumerate() {
            let there = *word & kinds;
            let here = sum(there);
            if index < here {
                let at = nth(there, index);
                *word -= 1 << at;
                return number * 16 + at as usize / 4;
            }
            index -= here;
        }
        unreachable!("answers are checked against the size of the pile before anything is drawn")
    }

    /// The kinds that are in it, rising. It keeps to the kinds that were there at the start.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = usize> + use<W> {
        let words = self.0.map(there);
        let mut word = 0;
        let mut left = words.first().copied().unwrap_or(0);
        std::iter::from_fn(move || {
            while left == 0 {
                word += 1;
                left = *words.get(word)?;
            }
            let bit = left.trailing_zeros() as usize;
            left &= left - 1;
            Some(word * 16 + bit / 4)
        })
    }

    /// Every single thing in it, rising.
    pub fn each(&self) -> impl Iterator<Item = usize> + use<W> {
        let bag = *self;
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(bag.of(kind))))
    }

    /// Pours another bag into this one.
    #[inline]
    pub fn pour(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
    }

    /// Takes out what is in the other bag; it must be there.
    #[inline]
    pub fn less(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine -= theirs;
        }
    }
}

impl<const W: usize> Serialize for Multiset<W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0[..].serialize(serializer)
    }
}

impl<'de, const W: usize> Deserialize<'de> for Multiset<W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<u64>::deserialize(deserializer)?;
        list.try_into().map(Self).map_err(|_| D::Error::custom("a pile of another size"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_counts_what_is_put_in_and_taken_out() {
        let mut bag = CardPile::default();
        for (kind, count) in [(0, 3), (15, 1), (16, 2), (47, 4)] {
            bag.add(kind, count);
        }
        assert_eq!((bag.total(), bag.of(16), bag.of(99)), (10, 2, 0));
        assert_eq!(bag.kinds().collect::<Vec<_>>(), [0, 15, 16, 47]);
        let taken: Vec<usize> = (0..10).map(|index| bag.clone().take(index)).collect();
        assert_eq!(taken, [0, 0, 0, 15, 16, 16, 47, 47, 47, 47]);
        assert_eq!(bag.each().collect::<Vec<_>>(), taken);
        assert_eq!(bag.total_of(&Multiset::full([15, 47])), 5);
        assert!(bag.remove(15) && !bag.remove(15));
    }
}
