//! Sets of small numbers as the bits of an integer.

/// The members of a set, rising.
#[inline]
pub fn bits(set: impl Into<u64>) -> impl Iterator<Item = usize> + Clone {
    let mut left = set.into();
    std::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let bit = left.trailing_zeros() as usize;
        left &= left - 1;
        Some(bit)
    })
}

/// The `index`-th member of a set, counted from 0; 64 if it has no so many.
#[inline]
pub fn nth_bit(set: impl Into<u64>, index: u32) -> usize {
    let mut left = set.into();
    for _ in 0..index {
        left &= left.wrapping_sub(1);
    }
    left.trailing_zeros() as usize
}

/// Takes the `index`-th member out of a set that has more than so many.
#[inline]
pub fn take_bit(set: &mut u32, index: u32) -> usize {
    let bit = nth_bit(*set, index) & 31;
    *set &= !(1 << bit);
    bit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_counted_from_the_lowest() {
        let mut set = 0b1001_0010_u32;
        assert_eq!(bits(set).collect::<Vec<_>>(), [1, 4, 7]);
        assert_eq!([0, 1, 2, 3].map(|index| nth_bit(set, index)), [1, 4, 7, 64]);
        assert_eq!(take_bit(&mut set, 1), 4);
        assert_eq!(set, 0b1000_0010);
    }
}
