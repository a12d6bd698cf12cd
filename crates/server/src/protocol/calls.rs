//! Being called: where, about what, and when not.

use serde::{Deserialize, Serialize};

/// `POST /api/me/devices`: the browser of this device may be called. What it gave for that, as it gave it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewDevice {
    /// The address of its push service.
    pub endpoint: String,
    /// Its public key, base64url.
    pub p256dh: String,
    /// Its secret, base64url.
    pub auth: String,
}

impl std::fmt::Debug for NewDevice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("NewDevice(..)")
    }
}

/// `POST /api/me/devices/end`, `POST /api/me/devices/try`: one of the places where I am called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Endpoint {
    /// The address of its push service.
    pub endpoint: String,
}

/// `POST /api/me/mail`: where I want to be written to. I am asked there whether it is mine before anything else is sent.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewMail {
    /// The address.
    pub address: String,
}

impl std::fmt::Debug for NewMail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("NewMail(..)")
    }
}

/// Where I am written to. Nobody else sees it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyMail {
    /// The address.
    pub address: String,
    /// Have I said there that it is mine?
    pub confirmed: bool,
}

impl std::fmt::Debug for MyMail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "MyMail(confirmed: {})", self.confirmed)
    }
}

/// A way to somebody who is not here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To their devices.
    Push,
    /// To their address.
    Mail,
}

impl Way {
    /// Its word in the store and in metrics.
    pub fn word(self) -> &'static str {
        match self {
            Self::Push => "push",
            Self::Mail => "mail",
        }
    }
}

/// What I want to be called for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Calls {
    /// It is my turn.
    pub turn: bool,
    /// A seat is kept for me.
    pub invited: bool,
    /// Somebody sits down at my table.
    pub accepted: bool,
    /// A game of mine is over.
    pub finished: bool,
    /// When I want to hear nothing.
    pub quiet: Option<Quiet>,
}

impl Default for Calls {
    fn default() -> Self {
        Self { turn: true, invited: true, accepted: true, finished: true, quiet: None }
    }
}

/// Hours of the day in which nobody calls: what comes then is told afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// From this minute of my day, 0 to 1439.
    pub from: u32,
    /// Until this one; before `from`: over midnight.
    pub to: u32,
    /// My clock, in minutes east of Greenwich.
    pub offset: i32,
}

/// What somebody is called for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// It is their turn.
    Turn,
    /// A seat is kept for them.
    Invited,
    /// Somebody sits down at their table.
    Accepted,
    /// A game of theirs is over.
    Finished,
    /// They want to know whether calls arrive.
    Trial,
}

impl Kind {
    /// Everything that waits in the store.
    pub const ALL: [Self; 4] = [Self::Turn, Self::Invited, Self::Accepted, Self::Finished];

    /// Its word in the store and in metrics.
    pub fn word(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Invited => "invited",
            Self::Accepted => "accepted",
            Self::Finished => "finished",
            Self::Trial => "trial",
        }
    }

    /// The kind with this word.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

impl Calls {
    /// Is this kind wanted?
    pub fn wants(&self, kind: Kind) -> bool {
        match kind {
            Kind::Turn => self.turn,
            Kind::Invited => self.invited,
            Kind::Accepted => self.accepted,
            Kind::Finished => self.finished,
            Kind::Trial => true,
        }
    }
}

/// Minutes of a day.
const DAY: i64 = 1440;

impl Quiet {
    /// Is it one that a day can have?
    pub fn is_sound(self) -> bool {
        let minute = |minute: u32| i64::from(minute) < DAY;
        minute(self.from) && minute(self.to) && (-14 * 60..=14 * 60).contains(&self.offset)
    }

    /// When the quiet is over, in milliseconds since 1970; `None` if nothing is quiet now.
    pub fn ends(self, now: u64) -> Option<u64> {
        let minute = (now / 60_000) as i64;
        let local = (minute + i64::from(self.offset)).rem_euclid(DAY);
        let (from, to) = (i64::from(self.from), i64::from(self.to));
        let quiet = if from <= to { (from..to).contains(&local) } else { local >= from || local < to };
        quiet.then(|| (minute + (to - local).rem_euclid(DAY)) as u64 * 60_000)
    }
}

/// What arrives at a device: what the notice says and where it leads. Nothing in it is secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Notice {
    /// What for.
    pub kind: Kind,
    /// The first line.
    pub title: String,
    /// The second.
    pub body: String,
    /// The page to open.
    pub url: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 3_600_000;

    #[test]
    fn quiet_hours_go_over_midnight_and_by_the_persons_clock() {
        let night = Quiet { from: 22 * 60, to: 7 * 60, offset: 60 };
        // 21:30 in Greenwich is 22:30 there: quiet until 07:00, which is 06:00.
        assert_eq!(night.ends(21 * HOUR + HOUR / 2), Some(30 * HOUR));
        assert_eq!(night.ends(20 * HOUR), None);
        assert_eq!(night.ends(24 * HOUR + 5 * HOUR), Some(30 * HOUR));
        assert_eq!(night.ends(30 * HOUR), None, "its end is not quiet");
        let noon = Quiet { from: 12 * 60, to: 13 * 60, offset: -120 };
        assert_eq!(noon.ends(14 * HOUR), Some(15 * HOUR));
        assert_eq!(noon.ends(12 * HOUR), None);
        assert_eq!(Quiet { from: 60, to: 60, offset: 0 }.ends(HOUR), None, "no time at all");
        for unsound in [Quiet { from: 1440, ..noon }, Quiet { to: 9999, ..noon }, Quiet { offset: 900, ..noon }] {
            assert!(!unsound.is_sound());
        }
        assert!(night.is_sound() && noon.is_sound());
    }
}
