//! Who takes part: a seat or the automaton.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Who rides: a seat or the automaton. In JSON a seat's number or `"automaton"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "number | 'automaton'"))]
pub struct Rider(pub(crate) u8);

impl Rider {
    /// The automaton.
    pub const AUTOMATON: Self = Self(4);

    /// The rider of a seat.
    pub const fn of(seat: usize) -> Self {
        Self(seat as u8)
    }

    /// The seat, unless it is the automaton.
    #[inline]
    pub const fn seat(self) -> Option<usize> {
        if self.0 < 4 { Some(self.0 as usize) } else { None }
    }

    /// Its number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Rider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::AUTOMATON { f.write_str("automaton") } else { write!(f, "#{}", self.0) }
    }
}

impl Serialize for Rider {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if *self == Self::AUTOMATON { serializer.serialize_str("automaton") } else { serializer.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for Rider {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either {
            Seat(u8),
            Word(String),
        }
        match Either::deserialize(deserializer)? {
            Either::Seat(seat) if seat < 4 => Ok(Self(seat)),
            Either::Word(word) if word == "automaton" => Ok(Self::AUTOMATON),
            _ => Err(D::Error::custom("a rider is a seat from 0 to 3 or 'automaton'")),
        }
    }
}
