//! A person's page: what they played, how they did; what they like; how they leave.

use super::calls::Calls;
use super::people::Person;
use super::tables::Sitter;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// `GET /api/people/{id}`: what everybody may know of a person, and what they have played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Profile {
    /// Who.
    pub person: Person,
    /// Since when, in milliseconds since 1970; likewise below.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: u64,
    /// When they were last here, to the hour; `null` if they do not tell.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub seen: Option<u64>,
    /// Is it me?
    pub you: bool,
    /// Do they keep their games to themselves? Then there are none here.
    pub hidden: bool,
    /// The games they have played, most played first.
    pub games: Vec<GameStory>,
}

/// How a person did in one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameStory {
    /// The game.
    pub game: String,
    /// Everything counted.
    pub tallies: Vec<Tally>,
    /// The latest results, oldest first.
    pub latest: Vec<Played>,
}

/// Results added up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tally {
    /// In whose company.
    pub company: Company,
    /// The kind of fact: empty for all games; `preset`, `score` (tens), `ending`, the game's own words; `#` for quantities.
    pub kind: String,
    /// The fact, or the name of the quantity.
    pub value: String,
    /// Games of which it is so.
    #[cfg_attr(test, ts(type = "number"))]
    pub games: i64,
    /// How many of them were won.
    #[cfg_attr(test, ts(type = "number"))]
    pub won: i64,
    /// The sum of a quantity.
    pub total: f64,
    /// The best score.
    #[cfg_attr(test, ts(type = "number"))]
    pub best: i64,
}

/// In whose company a game was played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Company {
    /// Alone.
    Alone,
    /// With bots.
    Bots,
    /// With people.
    People,
}

impl Company {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Alone, Self::Bots, Self::People];
}

/// One finished game of a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Played {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// The preset it was made from.
    pub preset: Option<String>,
    /// The game's options, complete.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// The person's seat.
    pub seat: usize,
    /// Who sat there; empty if the table is gone.
    pub seats: Vec<Sitter>,
    /// In whose company.
    pub company: Company,
    /// Points.
    pub score: i32,
    /// The rank: 1 is best, ties share.
    #[cfg_attr(test, ts(type = "number"))]
    pub rank: i64,
    /// Won?
    pub won: bool,
    /// Left before the end?
    pub left: bool,
    /// The way it ended, in the game's words.
    pub ending: String,
    /// What the game tells about the seat: `flags`, a list of pairs, and `numbers`, by name.
    #[cfg_attr(test, ts(type = "{ flags?: [string, string][]; numbers?: Record<string, number> }"))]
    pub facts: Value,
    /// When it ended.
    #[cfg_attr(test, ts(type = "number"))]
    pub finished: u64,
}

/// `GET /api/people/{id}/games`: a page of somebody's games, the latest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayedPage {
    /// The games.
    pub games: Vec<Played>,
    /// How many there are on all pages.
    #[cfg_attr(test, ts(type = "number"))]
    pub of: i64,
    /// What to ask for as `before` to get the next page; `null` on the last.
    pub next: Option<String>,
}

/// `POST /api/me/preferences`: how I like the house. It follows me from device to device; what is `null` is the device's own.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Preferences {
    /// Light or dark.
    pub theme: Option<Theme>,
    /// Pieces travel.
    pub motion: Option<bool>,
    /// Tinctures are hatched.
    pub hatch: Option<bool>,
    /// Single-letter keys.
    pub keys: Option<bool>,
    /// Which sounds there are, where there are any: of my turn, of moves, of the clock, of the end.
    pub sounds: Option<Sounds>,
    /// Before which moves I am asked.
    pub confirm: Option<Confirm>,
    /// Nobody else sees what I have played.
    pub hide_history: bool,
    /// Nobody sees when I was last here.
    pub hide_presence: bool,
    /// What I want to be called for.
    pub calls: Calls,
}

/// Before which moves I am asked. Leaving a game is asked about in any case.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Confirm {
    /// Those chosen in the list.
    pub list: bool,
    /// Those with something to think of.
    pub thought: bool,
    /// Those that cannot be taken back.
    pub last: bool,
    /// Those that end my turn.
    pub turn: bool,
}

/// Which sounds I want to hear.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Sounds {
    /// It is my turn.
    pub turn: bool,
    /// Somebody has moved.
    pub moved: bool,
    /// My time runs out.
    pub clock: bool,
    /// The game is over.
    pub end: bool,
}

/// The look of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Light.
    Parchment,
    /// Dark.
    Oak,
}

/// `POST /api/me/delete`: my name, my arms and my history are deleted; the games of others stay, with somebody in my seat.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct Leaving {
    /// The password, if I have an account.
    pub password: Option<String>,
}

impl std::fmt::Debug for Leaving {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Leaving(..)")
    }
}
