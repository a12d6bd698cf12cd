//! What a seat may decide, gone through in one fixed order: to list all of it, to count it, or to take
//! one of it. Whoever lists moves does not know which of the three it is.

use crate::moves::Move;

/// Receives the moves of a seat, in order.
pub(crate) trait Choices {
    /// One more move.
    fn one(&mut self, mv: Move);

    /// One more move for each bit of a mask whose bits are counted, from the lowest.
    fn counted(&mut self, mask: (u64, u32), mv: impl Fn(usize) -> Move);

    /// One more move for each bit of a mask, from the lowest.
    #[inline]
    fn each(&mut self, mask: u64, mv: impl Fn(usize) -> Move) {
        if mask != 0 {
            self.counted((mask, mask.count_ones()), mv);
        }
    }

    /// One more move for each number below `n`.
    fn numbers(&mut self, n: u32, mv: impl Fn(u8) -> Move);

    /// A part of the list begins. Does it have to be gone through?
    #[inline]
    fn part(&mut self) -> bool {
        true
    }
}

impl Choices for Vec<Move> {
    #[inline]
    fn one(&mut self, mv: Move) {
        self.push(mv);
    }

    #[inline]
    fn counted(&mut self, (mask, _): (u64, u32), mv: impl Fn(usize) -> Move) {
        for bit in crate::court::bits(mask) {
            self.push(mv(bit));
        }
    }

    #[inline]
    fn numbers(&mut self, n: u32, mv: impl Fn(u8) -> Move) {
        for number in 0..n {
            self.push(mv(number as u8));
        }
    }
}

/// The most parts a list may have.
const PARTS: usize = 8;

/// Counts moves, and keeps in mind where each part of the list began.
#[derive(Default)]
pub(crate) struct Count {
    moves: u32,
    begins: [u32; PARTS],
    parts: usize,
}

impl Count {
    /// How many moves.
    pub(crate) const fn moves(&self) -> u32 {
        self.moves
    }

    /// Whoever takes the move at this place.
    #[inline]
    pub(crate) fn nth(&self, place: u32) -> Nth {
        let begins = &self.begins[..self.parts];
        let skip = begins.iter().filter(|begin| **begin <= place).count();
        let before = if skip == 0 { 0 } else { begins[skip - 1] };
        Nth { skip, left: place - before, found: None }
    }
}

impl Choices for Count {
    #[inline]
    fn one(&mut self, _: Move) {
        self.moves += 1;
    }

    #[inline]
    fn counted(&mut self, (_, n): (u64, u32), _: impl Fn(usize) -> Move) {
        self.moves += n;
    }

    #[inline]
    fn numbers(&mut self, n: u32, _: impl Fn(u8) -> Move) {
        self.moves += n;
    }

    #[inline]
    fn part(&mut self) -> bool {
        self.begins[self.parts] = self.moves;
        self.parts += 1;
        true
    }
}

/// Takes the move at one place of the list. Parts of the list that do not hold it are skipped.
pub(crate) struct Nth {
    skip: usize,
    left: u32,
    found: Option<Move>,
}

impl Nth {
    /// The move, if the list was long enough.
    pub(crate) const fn found(self) -> Option<Move> {
        self.found
    }

    /// Do the next `n` moves hold the wanted one? Then at this place among them.
    #[inline]
    fn pass(&mut self, n: u32) -> Option<u32> {
        if self.found.is_some() {
            return None;
        }
        if self.left < n {
            return Some(self.left);
        }
        self.left -= n;
        None
    }
}

impl Choices for Nth {
    #[inline]
    fn one(&mut self, mv: Move) {
        if self.pass(1).is_some() {
            self.found = Some(mv);
        }
    }

    #[inline]
    fn counted(&mut self, (mask, n): (u64, u32), mv: impl Fn(usize) -> Move) {
        if let Some(place) = self.pass(n) {
            let mut left = mask;
            for _ in 0..place {
                left &= left - 1;
            }
            self.found = Some(mv(left.trailing_zeros() as usize));
        }
    }

    #[inline]
    fn numbers(&mut self, n: u32, mv: impl Fn(u8) -> Move) {
        if let Some(place) = self.pass(n) {
            self.found = Some(mv(place as u8));
        }
    }

    #[inline]
    fn part(&mut self) -> bool {
        self.skip = self.skip.wrapping_sub(1);
        self.skip == 0
    }
}
