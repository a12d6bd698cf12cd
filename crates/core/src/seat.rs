//! Seats, sets of seats, and who is looking.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::BitOr;

/// No game of the house seats more people than this.
pub const MAX_SEATS: usize = 9;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(try_from = "u8")]
#[ts(type = "number")]
pub struct Seat(u8);

impl Seat {
    /// Seat number `n`. Numbers from outside go through [`Seat::try_from`] instead.
    pub const fn new(n: usize) -> Self {
        debug_assert!(n < MAX_SEATS);
        Self(n as u8)
    }

    /// The seat's number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    pub const fn next(self, seats: usize) -> Self {
        let n = self.0 as usize + 1;
        Self(if n >= seats { 0 } else { n as u8 })
    }

    /// All seats of a table of `seats`, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats as u8).map(Seat)
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(n: u8) -> Result<Self, String> {
        if (n as usize) < MAX_SEATS {
            Ok(Self(n))
        } else {
            Err(format!("seat {n} does not exist: seats are numbered from 0 to {}", MAX_SEATS - 1))
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// A set of seats. In JSON a list of numbers in rising order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
#[ts(as = "Vec<Seat>")]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The first `seats` seats: a whole table.
    pub const fn all(seats: usize) -> Self {
        Self((1 << seats) - 1)
    }

    /// The seats whose bits are set.
    #[inline]
    pub const fn from_bits(seats: u16) -> Self {
        Self(seats)
    }

    /// Just this seat.
    #[inline]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Is the seat in the set?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Puts the seat in.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes the seat out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set with the seat in it.
    #[inline]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set without the seat.
    #[inline]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The set without the seats of another.
    #[inline]
    pub const fn minus(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// The `n`-th seat of the set, in rising order.
    #[inline]
    pub const fn nth(self, n: u32) -> Option<Seat> {
        let mut left = self.0;
        let mut before = n;
        while before > 0 && left != 0 {
            left &= left - 1;
            before -= 1;
        }
        Self(left).first()
    }

    /// Nobody?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in rising order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.first()?;
            left.remove(seat);
            Some(seat)
        })
    }
}

impl BitOr for SeatSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Who is looking at a game. In JSON a seat's number, `"spectator"` or `"everything"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Viewer {
    /// The person in a seat: the public things and that seat's own secrets.
    Seat(Seat),
    /// Anybody who has no seat: the public things only, or, as [`Eyes::Everything`], all of it.
    Eyes(Eyes),
}

/// A viewer without a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Eyes {
    /// Public knowledge only.
    Spectator,
    /// All secrets: for finished games, and for whoever drives the game.
    Everything,
}

impl Viewer {
    /// Public knowledge only.
    pub const SPECTATOR: Self = Self::Eyes(Eyes::Spectator);
    /// All secrets.
    pub const EVERYTHING: Self = Self::Eyes(Eyes::Everything);

    /// Does this viewer know what only `seat` may know?
    #[inline]
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Self::Seat(mine) => mine == seat,
            Self::Eyes(eyes) => eyes == Eyes::Everything,
        }
    }

    /// Does this viewer know what exactly these seats know?
    #[inline]
    pub fn among(self, seats: SeatSet) -> bool {
        match self {
            Self::Seat(mine) => seats.contains(mine),
            Self::Eyes(eyes) => eyes == Eyes::Everything,
        }
    }

    /// Every viewer of a table of `seats`.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Self::SPECTATOR, Self::EVERYTHING])
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// A set of viewers: who may see an event, or who has just learnt something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Audience(u16);

impl Audience {
    const SPECTATORS: u16 = 1 << MAX_SEATS;
    const EVERYTHING: u16 = 1 << (MAX_SEATS + 1);

    /// Nobody.
    pub const NOBODY: Self = Self(0);
    /// All seats, spectators, and those who see everything.
    pub const ALL: Self = Self(Self::EVERYTHING | Self::SPECTATORS | ((1 << MAX_SEATS) - 1));

    /// These seats, and those who see everything.
    #[inline]
    pub const fn only(seats: SeatSet) -> Self {
        Self(seats.0 | Self::EVERYTHING)
    }

    /// This seat, and those who see everything.
    #[inline]
    pub const fn seat(seat: Seat) -> Self {
        Self::only(SeatSet::one(seat))
    }

    /// All viewers that are not in this audience.
    #[inline]
    pub const fn others(self) -> Self {
        Self(Self::ALL.0 & !self.0)
    }

    /// Is the viewer in it?
    #[inline]
    pub const fn includes(self, viewer: Viewer) -> bool {
        let bit = match viewer {
            Viewer::Seat(seat) => 1 << seat.0,
            Viewer::Eyes(Eyes::Spectator) => Self::SPECTATORS,
            Viewer::Eyes(Eyes::Everything) => Self::EVERYTHING,
        };
        self.0 & bit != 0
    }

    /// Neither a seat nor the spectators: nobody at the table.
    #[inline]
    pub const fn is_nobody(self) -> bool {
        self.0 & !Self::EVERYTHING == 0
    }
}

impl BitOr for Audience {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl fmt::Debug for Audience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut set = f.debug_set();
        set.entries(SeatSet(self.0 & ((1 << MAX_SEATS) - 1)).iter());
        for eyes in [Eyes::Spectator, Eyes::Everything] {
            if self.includes(Viewer::Eyes(eyes)) {
                set.entry(&eyes);
            }
        }
        set.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_sets_and_lists() {
        let set: SeatSet = [Seat::new(3), Seat::new(0)].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,3]");
        assert_eq!(serde_json::from_str::<SeatSet>("[3,0]").unwrap(), set);
        assert_eq!(set.len(), 2);
        assert!(serde_json::from_str::<Seat>("9").unwrap_err().to_string().contains("numbered from 0 to 8"));
    }

    #[test]
    fn an_audience_and_the_others_share_nobody_and_miss_nobody() {
        let knowing = Audience::seat(Seat::new(2));
        for viewer in Viewer::all(MAX_SEATS) {
            assert_ne!(knowing.includes(viewer), knowing.others().includes(viewer), "{viewer:?}");
        }
        assert!(knowing.includes(Viewer::EVERYTHING));
        assert!(!knowing.others().includes(Viewer::EVERYTHING), "the full version is enough for them");
    }

    #[test]
    fn viewers_are_numbers_or_words() {
        for (viewer, json) in [
            (Viewer::Seat(Seat::new(1)), "1"),
            (Viewer::SPECTATOR, "\"spectator\""),
            (Viewer::EVERYTHING, "\"everything\""),
        ] {
            assert_eq!(serde_json::to_string(&viewer).unwrap(), json);
            assert_eq!(serde_json::from_str::<Viewer>(json).unwrap(), viewer);
        }
    }
}
