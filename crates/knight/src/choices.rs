//! What a seat may decide, gone through in one fixed order: to list all of it, to count it, or to take
//! one of it. Whoever lists moves does not know which of the three it is.

use crate::moves::Move;

/// Receives the moves of a seat, in order.
pub(crate) trait Choices {
    /// One more move.
    fn one(&mut self, mv: Move);

    /// One more move for each bit of a mask, from the lowest.
    fn each(&mut self, mask: u64, mv: impl Fn(usize) -> Move);

    /// One more move for each number below `n`.
    fn numbers(&mut self, n: u32, mv: impl Fn(u8) -> Move);

    /// Has it heard enough? What would come now is not looked at any more.
    #[inline]
    fn is_content(&self) -> bool {
        false
    }
}

impl Choices for Vec<Move> {
    #[inline]
    fn one(&mut self, mv: Move) {
        self.push(mv);
    }

    #[inline]
    fn each(&mut self, mask: u64, mv: impl Fn(usize) -> Move) {
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

/// Counts moves.
#[derive(Default)]
pub(crate) struct Count(pub(crate) u32);

impl Choices for Count {
    #[inline]
    fn one(&mut self, _: Move) {
        self.0 += 1;
    }

    #[inline]
    fn each(&mut self, mask: u64, _: impl Fn(usize) -> Move) {
        self.0 += mask.count_ones();
    }

    #[inline]
    fn numbers(&mut self, n: u32, _: impl Fn(u8) -> Move) {
        self.0 += n;
    }
}

/// Takes the move at one place of the list.
pub(crate) struct Nth {
    left: u32,
    found: Option<Move>,
}

impl Nth {
    pub(crate) const fn new(place: u32) -> Self {
        Self { left: place, found: None }
    }

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
    fn each(&mut self, mask: u64, mv: impl Fn(usize) -> Move) {
        if let Some(place) = self.pass(mask.count_ones()) {
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
    fn is_content(&self) -> bool {
        self.found.is_some()
    }
}
