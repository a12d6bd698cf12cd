//! What a seat may decide, gone through in one fixed order: to list all of it, to count it, or to take one of it.
//! Whoever lists moves ([`Game::list_moves`](crate::Game::list_moves)) does not know which of the three it is.

use crate::bits::{bits, nth_bit};
use arrayvec::ArrayVec;

/// Receives the moves of a seat, in order.
pub trait Choices<M> {
    /// So many moves, by their number among them.
    fn numbers(&mut self, n: u32, mv: impl Fn(u32) -> M);

    /// One more move for each bit of a mask whose bits are counted, from the lowest.
    fn counted(&mut self, mask: (u64, u32), mv: impl Fn(usize) -> M);

    /// One more move.
    #[inline]
    fn one(&mut self, mv: M)
    where
        M: Copy,
    {
        self.numbers(1, |_| mv);
    }

    /// One more move if it may be made.
    #[inline]
    fn one_if(&mut self, may: bool, mv: M)
    where
        M: Copy,
    {
        self.numbers(u32::from(may), |_| mv);
    }

    /// One more move for each bit of a mask, from the lowest.
    #[inline]
    fn each(&mut self, mask: u64, mv: impl Fn(usize) -> M) {
        if mask != 0 {
            self.counted((mask, mask.count_ones()), mv);
        }
    }

    /// The same number of moves for each row, row after row. What the moves of a row have in common is worked out once.
    fn table<R: Copy>(&mut self, rows: u32, columns: u32, row: impl Fn(u32) -> R, mv: impl Fn(R, u32) -> M);

    /// A part of the list begins. Does it have to be gone through?
    #[inline]
    fn part(&mut self) -> bool {
        true
    }
}

/// Lists them all.
impl<M> Choices<M> for Vec<M> {
    #[inline]
    fn numbers(&mut self, n: u32, mv: impl Fn(u32) -> M) {
        self.extend((0..n).map(mv));
    }

    #[inline]
    fn counted(&mut self, (mask, _): (u64, u32), mv: impl Fn(usize) -> M) {
        self.extend(bits(mask).map(mv));
    }

    #[inline]
    fn table<R: Copy>(&mut self, rows: u32, columns: u32, row: impl Fn(u32) -> R, mv: impl Fn(R, u32) -> M) {
        for row in (0..rows).map(row) {
            self.extend((0..columns).map(|column| mv(row, column)));
        }
    }
}

/// The most parts of a list that can be skipped.
const PARTS: usize = 8;

/// So many moves are kept in mind.
const KEPT: usize = 64;

/// Counts moves, and keeps in mind where the parts of the list begin, and the first moves as long as they come one by
/// one: taking one of these needs no second pass.
#[derive(Clone, Debug)]
pub struct Count<M> {
    moves: u32,
    begins: [u32; PARTS],
    parts: usize,
    kept: ArrayVec<M, KEPT>,
}

impl<M> Default for Count<M> {
    #[inline]
    fn default() -> Self {
        Self { moves: 0, begins: [0; PARTS], parts: 0, kept: ArrayVec::new_const() }
    }
}

impl<M: Copy> Count<M> {
    /// How many moves.
    #[inline]
    pub const fn moves(&self) -> u32 {
        self.moves
    }

    /// The move at this place, if it was kept in mind.
    #[inline]
    pub fn kept(&self, place: u32) -> Option<M> {
        self.kept.get(place as usize).copied()
    }

    /// Whoever takes the move at this place when the same list is gone through again.
    #[inline]
    pub fn nth(&self, place: u32) -> Nth<M> {
        let skip = self.begins[..self.parts].iter().filter(|begin| **begin <= place).count();
        let before = if skip == 0 { 0 } else { self.begins[skip - 1] };
        Nth { skip, left: place, within: place - before, found: None }
    }
}

impl<M> Choices<M> for Count<M> {
    #[inline]
    fn one(&mut self, mv: M)
    where
        M: Copy,
    {
        if self.kept.len() == self.moves as usize {
            // Beyond the last place nothing is kept.
            let _ = self.kept.try_push(mv);
        }
        self.moves += 1;
    }

    #[inline]
    fn one_if(&mut self, may: bool, mv: M)
    where
        M: Copy,
    {
        if may {
            self.one(mv);
        }
    }

    #[inline]
    fn numbers(&mut self, n: u32, _: impl Fn(u32) -> M) {
        self.moves += n;
    }

    #[inline]
    fn counted(&mut self, (_, n): (u64, u32), _: impl Fn(usize) -> M) {
        self.moves += n;
    }

    #[inline]
    fn table<R: Copy>(&mut self, rows: u32, columns: u32, _: impl Fn(u32) -> R, _: impl Fn(R, u32) -> M) {
        self.moves += rows * columns;
    }

    #[inline]
    fn part(&mut self) -> bool {
        if let Some(begin) = self.begins.get_mut(self.parts) {
            *begin = self.moves;
            self.parts += 1;
        }
        true
    }
}

/// Takes the move at one place of the list. Parts of the list that do not hold it are skipped.
#[derive(Clone, Copy, Debug)]
pub struct Nth<M> {
    /// Parts to come up to the one that holds it, that one included.
    skip: usize,
    /// Its place among the moves to come.
    left: u32,
    /// Its place in its part.
    within: u32,
    found: Option<M>,
}

impl<M> Nth<M> {
    /// The move, if the list was long enough.
    #[inline]
    pub fn found(self) -> Option<M> {
        self.found
    }

    /// Do the next `n` moves hold the wanted one? Then at this place among them.
    #[inline]
    const fn pass(&mut self, n: u32) -> Option<u32> {
        if self.left < n {
            let place = self.left;
            // No list is as long as that: whatever comes after it passes.
            self.left = u32::MAX;
            return Some(place);
        }
        self.left -= n;
        None
    }
}

impl<M> Choices<M> for Nth<M> {
    #[inline]
    fn numbers(&mut self, n: u32, mv: impl Fn(u32) -> M) {
        if let Some(place) = self.pass(n) {
            self.found = Some(mv(place));
        }
    }

    #[inline]
    fn counted(&mut self, (mask, n): (u64, u32), mv: impl Fn(usize) -> M) {
        if let Some(place) = self.pass(n) {
            self.found = Some(mv(nth_bit(mask, place)));
        }
    }

    #[inline]
    fn table<R: Copy>(&mut self, rows: u32, columns: u32, row: impl Fn(u32) -> R, mv: impl Fn(R, u32) -> M) {
        if let Some(place) = self.pass(rows * columns) {
            self.found = Some(mv(row(place / columns), place % columns));
        }
    }

    #[inline]
    fn part(&mut self) -> bool {
        if self.skip > 1 {
            self.skip -= 1;
            return false;
        }
        if self.skip == 1 {
            self.skip = 0;
            self.left = self.within;
        }
        self.found.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Moves before, in, between and after more parts than can be skipped.
    fn list(moves: &mut impl Choices<u32>) {
        moves.one(0);
        for part in 1..=10 {
            if moves.part() {
                moves.numbers(part, |n| 100 * part + n);
                moves.table(2, part, |row| row, |row, column| 100 * part + 20 + 10 * row + column);
            }
            moves.one_if(part == 3, 1);
        }
        moves.each(0b1010_0000, |bit| bit as u32);
        moves.each(0, |_| unreachable!());
    }

    #[test]
    fn one_listing_is_a_list_a_count_and_a_pick() {
        let mut all = Vec::new();
        list(&mut all);
        assert_eq!(all[..5], [0, 100, 120, 130, 200]);
        assert_eq!(all[all.len() - 2..], [5, 7]);
        let mut count = Count::default();
        list(&mut count);
        assert_eq!(count.moves() as usize, all.len());
        for (place, mv) in all.iter().enumerate() {
            let mut nth = count.nth(place as u32);
            list(&mut nth);
            assert_eq!(nth.found(), Some(*mv), "the move at {place}");
            assert_eq!(count.kept(place as u32), (place == 0).then_some(*mv), "only one comes before the first bulk");
        }
        let mut beyond = count.nth(count.moves());
        list(&mut beyond);
        assert_eq!(beyond.found(), None);
    }
}
