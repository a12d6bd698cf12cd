//! What operators see and do: reports, acts, numbers.

use super::people::Person;
use super::socket::ChatLine;
use serde::{Deserialize, Serialize};

/// `POST /api/people/{id}/report`: tells the operator about a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PersonReport {
    /// Why, in at most 500 characters.
    pub reason: String,
}

/// Which report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReportId {
    /// The table; empty for a report about a person.
    pub table: String,
    /// The number of the line, or the moment.
    #[cfg_attr(test, ts(type = "number"))]
    pub line: u64,
    /// Who has reported it.
    pub reporter: String,
}

/// `GET /api/operator/reports`: the latest first, those that wait before those that are settled.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Reported {
    /// Which.
    pub id: ReportId,
    /// Who has reported it; `null` if they are gone.
    pub reporter: Option<Person>,
    /// Whom it is about; `null` if they are gone.
    pub about: Option<Person>,
    /// Why.
    pub reason: String,
    /// When.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: u64,
    /// When an operator was done with it.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub settled: Option<u64>,
    /// The line and those around it.
    pub lines: Vec<ChatLine>,
    /// How the person it is about stands.
    pub standing: Standing,
    /// What was done about them before, the latest first.
    pub acts: Vec<ActDone>,
}

/// How a person stands with the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Standing {
    /// They may not write before this.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub silent_until: Option<u64>,
    /// Their account is closed.
    pub closed: bool,
}

/// What an operator can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ActKind {
    /// The report comes to nothing.
    Dismiss,
    /// The person reads why when they next come.
    Warn,
    /// They write no chat for some days.
    Silence,
    /// Their account is closed: they cannot come back to it.
    Close,
    /// They may write and come again.
    Forgive,
}

impl ActKind {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Dismiss, Self::Warn, Self::Silence, Self::Close, Self::Forgive];

    /// Its word in the store.
    pub fn word(self) -> &'static str {
        match self {
            Self::Dismiss => "dismiss",
            Self::Warn => "warn",
            Self::Silence => "silence",
            Self::Close => "close",
            Self::Forgive => "forgive",
        }
    }
}

/// `POST /api/operator/acts`: does something about a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewAct {
    /// About whom.
    pub person: String,
    /// What.
    pub kind: ActKind,
    /// For so many days, 1 to 365: a silence.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub days: Option<u32>,
    /// Why, in at most 500 characters: the person reads it.
    pub reason: String,
    /// The report that is settled by it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub report: Option<ReportId>,
}

/// What an operator did. `GET /api/operator/acts` lists them, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ActDone {
    /// Its id.
    pub id: String,
    /// When.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: u64,
    /// The login of the operator.
    pub operator: String,
    /// About whom.
    pub person: String,
    /// Their name then.
    pub name: String,
    /// What.
    pub kind: ActKind,
    /// The end of a silence.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub until: Option<u64>,
    /// Why.
    pub reason: String,
}

/// What an operator tells me: it stands on every page until I have read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Told {
    /// Its id, for `POST /api/me/told`.
    pub id: String,
    /// What.
    pub kind: ActKind,
    /// The end of a silence.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub until: Option<u64>,
    /// Why.
    pub reason: String,
}

/// `POST /api/me/told`: I have read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HaveRead {
    /// Which.
    pub id: String,
}

/// `GET /api/operator/limits`: a rate limit, and what came of it since the start.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LimitInfo {
    /// What it limits.
    pub name: String,
    /// So many at once; 0 where there is no limit.
    pub burst: f64,
    /// One more every so many milliseconds.
    pub refill_ms: f64,
    /// How many addresses, people or accounts it remembers now.
    #[cfg_attr(test, ts(type = "number"))]
    pub known: u64,
    /// How often it has refused.
    #[cfg_attr(test, ts(type = "number"))]
    pub refused: u64,
}
