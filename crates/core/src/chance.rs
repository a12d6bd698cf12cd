//! Chance is a question: rules never roll, they ask for fair integers and are told the answer.

use arrayvec::ArrayVec;
use serde::Serialize;

/// No single question asks for more integers than this.
pub const MAX_DRAWS: usize = 16;

/// The bounds of one question: each `n` asks for a fair integer in `0..n`.
pub type Bounds = ArrayVec<u32, MAX_DRAWS>;

/// A question to whoever drives the game: "roll these". Nine dice are nine sixes; three cards of
/// twenty, one after another, are 20, 19, 18.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Request {
    /// What is being decided, by the name that records and programs know (`C-DEAL`).
    pub label: &'static str,
    /// One bound for each integer wanted. Never empty, and no bound is 0.
    pub bounds: Bounds,
}

impl Request {
    /// A question with these bounds.
    #[inline]
    pub fn new(label: &'static str, bounds: impl IntoIterator<Item = u32>) -> Self {
        Self { label, bounds: bounds.into_iter().collect() }
    }

    /// `count` cards, one after another, out of `from`.
    #[inline]
    pub fn draw(label: &'static str, count: u32, from: u32) -> Self {
        debug_assert!(count <= from);
        let mut bounds = Bounds::new();
        for drawn in 0..count.min(MAX_DRAWS as u32) {
            bounds.push(from - drawn);
        }
        Self { label, bounds }
    }

    /// Is this an answer to the question? The error says which number is wrong.
    #[inline]
    pub fn check(&self, answer: &[u32]) -> Result<(), BadAnswer> {
        if answer.len() != self.bounds.len() {
            return Err(BadAnswer::Length { expected: self.bounds.len(), given: answer.len() });
        }
        match answer.iter().zip(&self.bounds).position(|(value, bound)| value >= bound) {
            Some(index) => Err(BadAnswer::Range { index, value: answer[index], bound: self.bounds[index] }),
            None => Ok(()),
        }
    }
}

/// Why a list of numbers does not answer a [`Request`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BadAnswer {
    /// Too few or too many numbers.
    Length {
        /// How many the question asks for.
        expected: usize,
        /// How many there were.
        given: usize,
    },
    /// A number not below its bound.
    Range {
        /// Which number, counted from 0.
        index: usize,
        /// The number given.
        value: u32,
        /// Its bound.
        bound: u32,
    },
}

impl std::fmt::Display for BadAnswer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Length { expected, given } => write!(f, "{expected} numbers are asked for, {given} were given"),
            Self::Range { index, value, bound } => {
                write!(f, "number {index} must be below {bound}, and {value} was given")
            }
        }
    }
}

/// A source of fair integers.
pub trait Luck {
    /// A fair integer in `0..n`; `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;

    /// Answers a whole question.
    #[inline]
    fn answer(&mut self, request: &Request) -> Bounds
    where
        Self: Sized,
    {
        request.bounds.iter().map(|&n| self.below(n)).collect()
    }
}

/// The fast seeded generator for simulations and searches. Never used for tables that people trust:
/// see [`crate::dealer`].
#[derive(Clone, Debug)]
pub struct Fast(fastrand::Rng);

impl Fast {
    /// The same seed gives the same luck.
    pub fn new(seed: u64) -> Self {
        Self(fastrand::Rng::with_seed(seed))
    }
}

impl Luck for Fast {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.0.u32(0..n)
    }
}

impl<L: Luck + ?Sized> Luck for &mut L {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// Takes the `index`-th item out of a multiset of counts, and says which kind it was.
///
/// This is how a card is drawn "when somebody first looks": the deck is `counts`, its size the bound
/// of the question, and `index` the answer.
///
/// ```
/// let mut deck = [2u8, 0, 1];
/// assert_eq!(quintain_core::chance::take(&mut deck, 2), 2);
/// assert_eq!(deck, [2, 0, 0]);
/// ```
#[inline]
pub fn take(counts: &mut [u8], mut index: u32) -> usize {
    for (kind, count) in counts.iter_mut().enumerate() {
        if index < u32::from(*count) {
            *count -= 1;
            return kind;
        }
        index -= u32::from(*count);
    }
    unreachable!("answers are checked against the size of the multiset before anything is drawn")
}

/// Takes the `index`-th member out of a set of up to 128 things, and says which it was.
#[inline]
pub fn take_bit(set: &mut u128, index: u32) -> u32 {
    debug_assert!(index < set.count_ones());
    let mut left = *set;
    for _ in 0..index {
        left &= left - 1;
    }
    let bit = left.trailing_zeros();
    *set &= !(1 << bit);
    bit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_checked_number_by_number() {
        let request = Request::draw("C-DEAL", 3, 20);
        assert_eq!(request.bounds.as_slice(), [20, 19, 18]);
        assert_eq!(request.check(&[19, 18, 17]), Ok(()));
        assert_eq!(request.check(&[0, 19, 0]), Err(BadAnswer::Range { index: 1, value: 19, bound: 19 }));
        assert_eq!(request.check(&[0]), Err(BadAnswer::Length { expected: 3, given: 1 }));
    }

    #[test]
    fn every_index_of_a_multiset_draws_one_item() {
        let deck = [3u8, 0, 2, 1];
        let drawn: Vec<usize> = (0..6).map(|index| take(&mut deck.clone(), index)).collect();
        assert_eq!(drawn, [0, 0, 0, 2, 2, 3]);
        let mut set = 0b1011_0000u128;
        assert_eq!(take_bit(&mut set, 1), 5);
        assert_eq!(set, 0b1001_0000);
    }
}
