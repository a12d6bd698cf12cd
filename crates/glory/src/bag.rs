//! A multiset of things that are numbered from 0.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many of each kind there are. A deck, a hand, a pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bag<const N: usize>([u8; N]);

impl<const N: usize> Default for Bag<N> {
    fn default() -> Self {
        Self([0; N])
    }
}

impl<const N: usize> Bag<N> {
    /// How many of this kind; none of a kind that does not exist.
    #[inline]
    pub fn of(&self, kind: usize) -> u8 {
        self.0.get(kind).copied().unwrap_or(0)
    }

    /// Is there one of this kind?
    #[inline]
    pub fn has(&self, kind: usize) -> bool {
        self.of(kind) > 0
    }

    /// Puts some in.
    #[inline]
    pub fn add(&mut self, kind: usize, count: u8) {
        self.0[kind] += count;
    }

    /// Takes one out, if there is one.
    #[inline]
    pub fn remove(&mut self, kind: usize) -> bool {
        let has = self.has(kind);
        if has {
            self.0[kind] -= 1;
        }
        has
    }

    /// All of them together.
    #[inline]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Nothing in it?
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// Takes the `index`-th thing out and says what kind it was.
    #[inline]
    pub fn take(&mut self, index: u32) -> usize {
        quintain_core::chance::take(&mut self.0, index)
    }

    /// The kinds that are in it, rising.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().filter(|(_, count)| **count > 0).map(|(kind, _)| kind)
    }

    /// Every single thing in it, rising.
    pub fn each(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(kind, &count)| std::iter::repeat_n(kind, usize::from(count)))
    }

    /// Pours another bag into this one.
    pub fn pour(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
    }

    /// Takes out what is in the other bag; it must be there.
    pub fn less(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine -= theirs;
        }
    }
}

impl<const N: usize> Serialize for Bag<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0[..].serialize(serializer)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Bag<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<u8>::deserialize(deserializer)?;
        list.try_into().map(Self).map_err(|_| D::Error::custom("a pile of another size"))
    }
}

/// The members of a bit set, rising.
#[inline]
pub fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(bit)
    })
}

/// Takes the `index`-th member out of a set.
#[inline]
pub fn take_bit(set: &mut u32, index: u32) -> usize {
    let mut left = *set;
    for _ in 0..index {
        left &= left - 1;
    }
    let bit = left.trailing_zeros();
    *set &= !(1 << bit);
    bit as usize
}
