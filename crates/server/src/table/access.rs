//! What somebody may see of a table. It is decided here for every way in: sockets, event streams, commands over HTTP,
//! descriptions of the table, lists.

use super::meta::Meta;
use crate::protocol::socket::ChatLine;
use crate::protocol::tables::{SpectatorRule, Status, TableInfo};
use quintain_core::{Seat, Viewer};

/// What somebody may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// They sit here.
    Seat(Seat),
    /// What spectators see, as it happens.
    Live,
    /// The same, so many milliseconds later.
    Later(u64),
    /// Who sits there and what was agreed; nothing of the game, nothing of the talk.
    Card,
}

impl Sight {
    /// What this person sees of the table; `None` is somebody without a session.
    pub fn of(meta: &Meta, person: Option<&str>) -> Self {
        if let Some(seat) = person.and_then(|person| meta.seat_of(person)) {
            return Self::Seat(seat);
        }
        match (meta.status, meta.spectators) {
            // A game that is over is everybody's.
            (Status::Finished, _) | (_, SpectatorRule::Live) => Self::Live,
            (_, SpectatorRule::Delayed { seconds }) => Self::Later(u64::from(seconds) * 1000),
            (_, SpectatorRule::None) => Self::Card,
        }
    }

    /// Through whose eyes.
    pub fn viewer(self) -> Viewer {
        match self {
            Self::Seat(seat) => Viewer::Seat(seat),
            Self::Live | Self::Later(_) | Self::Card => Viewer::SPECTATOR,
        }
    }

    /// By how many milliseconds they see the game later than it happens.
    pub fn delay(self) -> Option<u64> {
        if let Self::Later(delay) = self { Some(delay) } else { None }
    }

    /// May they read and write at this table? What is said now is about what happens now.
    pub fn may_talk(self) -> bool {
        matches!(self, Self::Seat(_) | Self::Live)
    }

    /// May they say something while the table is at this stage? Those who look on later talk among themselves.
    pub fn may_speak(self, status: Status) -> bool {
        self.may_talk() || (status == Status::Running && self.delay().is_some())
    }

    /// May they hear a line of chat? What somebody says who looks on is for the others who do, until the game is over.
    pub fn may_hear(self, status: Status, line: &ChatLine) -> bool {
        let apart = status == Status::Running && line.seat.is_none();
        match self {
            Self::Seat(_) => !apart,
            Self::Live => true,
            Self::Later(_) => apart,
            Self::Card => false,
        }
    }

    /// By how many milliseconds they see a glance of the running game later than it happens, if they may see one.
    pub fn glance(self) -> Option<u64> {
        match self {
            Self::Seat(_) | Self::Live => Some(0),
            Self::Later(delay) => Some(delay),
            Self::Card => None,
        }
    }

    /// May they stay connected when the table is at this stage?
    pub fn may_stay(self, status: Status) -> bool {
        self != Self::Card || status == Status::Gathering
    }

    /// Takes out of a description what tells how the game stands now.
    pub fn blind(self, info: &mut TableInfo) {
        if info.status == Status::Running && !self.may_talk() {
            info.waits_for.clear();
            info.plea = None;
        }
    }
}
