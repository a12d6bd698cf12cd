//! Fixed arrays of any length that can be written as JSON.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::{Deref, DerefMut};

/// `N` small values in a row; in JSON a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Array<T, const N: usize>(pub [T; N]);

impl<T: Default + Copy, const N: usize> Default for Array<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T, const N: usize> Deref for Array<T, N> {
    type Target = [T; N];
    #[inline]
    fn deref(&self) -> &[T; N] {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for Array<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T; N] {
        &mut self.0
    }
}

/// Twice `B` numbers below 16, two in each byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Nibbles<const B: usize>(Array<u8, B>);

impl<const B: usize> Nibbles<B> {
    /// The number at a place.
    #[inline]
    pub fn get(&self, place: usize) -> u8 {
        self.0[place / 2] >> (4 * (place % 2)) & 15
    }

    /// Writes a number, of which only the lower half of the byte counts.
    #[inline]
    pub fn set(&mut self, place: usize, number: u8) {
        let shift = 4 * (place % 2);
        self.0[place / 2] = self.0[place / 2] & !(15 << shift) | (number & 15) << shift;
    }
}

impl<T: Serialize, const N: usize> Serialize for Array<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Array<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        let length = list.len();
        list.try_into().map(Self).map_err(|_| D::Error::custom(format!("{N} values are wanted, not {length}")))
    }
}
