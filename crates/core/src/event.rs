//! What happened, who may see it, and what a transition revealed.

use crate::seat::{Audience, Seat, SeatSet, Viewer};
use std::ops::{BitOr, BitOrAssign};

/// Collects what happens during a transition. Switched off it costs nothing: the closures that
/// describe events are not called.
#[derive(Clone, Debug)]
pub struct Events<E> {
    on: bool,
    revealed: Revealed,
    list: Vec<(Audience, E)>,
}

impl<E> Events<E> {
    /// Collects.
    pub fn on() -> Self {
        Self { on: true, revealed: Revealed::NOTHING, list: Vec::new() }
    }

    /// Ignores everything: for searches and simulations.
    pub const fn off() -> Self {
        Self { on: false, revealed: Revealed::NOTHING, list: Vec::new() }
    }

    /// Everybody sees this.
    #[inline]
    pub fn all(&mut self, event: impl FnOnce() -> E) {
        self.to(Audience::ALL, event);
    }

    /// Only the audience sees this.
    #[inline]
    pub fn to(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        if self.on {
            self.list.push((audience, event()));
        }
    }

    /// The knowing seats see `full`; all others see `public`, which must not hold the secret.
    #[inline]
    pub fn split(&mut self, knowing: SeatSet, full: impl FnOnce() -> E, public: impl FnOnce() -> E) {
        if self.on {
            let audience = Audience::only(knowing);
            self.list.push((audience, full()));
            self.list.push((audience.others(), public()));
        }
    }

    /// Everybody but one seat sees this: it knows already.
    #[inline]
    pub fn others(&mut self, seat: Seat, event: impl FnOnce() -> E) {
        self.to(Audience::seat(seat).others(), event);
    }

    /// Somebody learns something, whether or not anybody listens to events.
    #[inline]
    pub fn reveal(&mut self, revealed: Revealed) {
        self.revealed |= revealed;
    }

    /// What the transition that ends here has revealed.
    #[inline]
    pub const fn take_revealed(&mut self) -> Revealed {
        std::mem::replace(&mut self.revealed, Revealed::NOTHING)
    }

    /// What was collected so far.
    pub fn list(&self) -> &[(Audience, E)] {
        &self.list
    }

    /// Hands over what was collected and starts afresh.
    pub fn take(&mut self) -> Vec<(Audience, E)> {
        std::mem::take(&mut self.list)
    }

    /// What others have collected comes after it.
    pub fn append(&mut self, mut others: Self) {
        if self.on {
            self.list.append(&mut others.list);
        }
    }

    /// Is anybody listening?
    #[inline]
    pub const fn is_on(&self) -> bool {
        self.on
    }

    /// What one viewer saw of it.
    pub fn seen_by(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.list.iter().filter(move |(audience, _)| audience.includes(viewer)).map(|(_, event)| event)
    }
}

/// Who learnt something in a transition that they could not have known before it: the answer to
/// "may this be taken back?". Every transition returns one, so none can forget to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[must_use]
pub struct Revealed(Audience);

impl Revealed {
    /// Nobody learnt anything.
    pub const NOTHING: Self = Self(Audience::NOBODY);
    /// Everybody learnt something.
    pub const TO_ALL: Self = Self(Audience::ALL);

    /// One seat learnt something.
    #[inline]
    pub const fn to(seat: Seat) -> Self {
        Self(Audience::seat(seat))
    }

    /// These seats learnt something.
    #[inline]
    pub const fn to_seats(seats: SeatSet) -> Self {
        if seats.is_empty() { Self::NOTHING } else { Self(Audience::only(seats)) }
    }

    /// Everybody but this seat learnt something.
    #[inline]
    pub const fn to_others(seat: Seat) -> Self {
        Self(Audience::seat(seat).others())
    }

    /// Did nobody at the table learn anything?
    #[inline]
    pub const fn is_nothing(self) -> bool {
        self.0.is_nobody()
    }

    /// Did this viewer learn something?
    #[inline]
    pub const fn concerns(self, viewer: Viewer) -> bool {
        self.0.includes(viewer)
    }
}

impl BitOr for Revealed {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Revealed {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_split_event_reaches_every_viewer_once() {
        let mut events = Events::on();
        events.split(SeatSet::one(Seat::new(1)), || "a sword", || "a card");
        for (viewer, seen) in [
            (Viewer::Seat(Seat::new(1)), "a sword"),
            (Viewer::Seat(Seat::new(0)), "a card"),
            (Viewer::SPECTATOR, "a card"),
            (Viewer::EVERYTHING, "a sword"),
        ] {
            assert_eq!(events.seen_by(viewer).copied().collect::<Vec<_>>(), [seen], "{viewer:?}");
        }
    }

    #[test]
    fn switched_off_it_does_not_even_ask() {
        let mut events: Events<()> = Events::off();
        events.all(|| panic!("called"));
        assert!(events.list().is_empty());
    }
}
