//! Tables: making one, sitting down, starting, playing again.

use super::company::Series;
use super::people::Person;
use super::socket::LogLine;
use quintain_core::{Glance, Lang, Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// `POST /api/tables`: opens a table and answers with its [`TableInfo`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// A preset of the game.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub preset: Option<String>,
    /// Options of the game; with a preset, those to change in it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "Record<string, unknown>"))]
    pub options: Option<Value>,
    /// Who sits where, in the order of the seats. Seats left out are open. With no seats at all the
    /// first is mine.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<SeatWish>>"))]
    pub seats: Vec<SeatWish>,
    /// The clock; none if left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<ClockRule>"))]
    pub clock: ClockRule,
    /// Who may look on; everybody, at once, if left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<SpectatorRule>"))]
    pub spectators: SpectatorRule,
    /// Who may say what. Left out, it is what the game's own option `talk` says, or free.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub talk: Option<TalkRule>,
    /// Shown in the list of open tables?
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub listed: bool,
    /// Start by itself as soon as every seat is taken? With bots in all other seats: at once.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub start_when_full: bool,
    /// The bot that plays for people who are away; its second level if left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub stand_in: Option<String>,
    /// May people ask bots for hints while other people play? They may if left out; alone with bots always.
    #[serde(default = "yes")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub hints: bool,
    /// A first game to learn by: luck and bots do the same each time, so that a guide can speak of what comes. Only
    /// for one person among bots; it leaves no result.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub lesson: bool,
    /// The language to play in, for those who look for a table; any, if left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "Lang"))]
    pub lang: Option<Lang>,
    /// The finished table of mine after which it is played: results of both add up.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub after: Option<String>,
}

/// What holds unless it is said otherwise.
pub(crate) fn yes() -> bool {
    true
}

/// What the host wants in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SeatWish {
    /// Me.
    Me,
    /// Anybody.
    Open,
    /// Anybody who has the table's code.
    Invited,
    /// A bot of the game, by name.
    Bot(String),
    /// Kept for this person, with whom I have sat at a table before; only when a table is opened.
    Kept(String),
}

/// How time is kept. The clock of a seat runs while it has something to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case", deny_unknown_fields)]
pub enum ClockRule {
    /// No clock.
    #[default]
    None,
    /// So long for each decision.
    PerMove {
        /// Seconds, 5 to 3600.
        seconds: u32,
    },
    /// A bank for the whole game, and something back after each decision.
    Bank {
        /// Seconds at the start, 10 to 36000.
        seconds: u32,
        /// Seconds added after each decision, at most 600.
        increment: u32,
    },
    /// Correspondence: so many days for each decision.
    Days {
        /// 1 to 30.
        days: u32,
    },
}

impl ClockRule {
    /// The kinds of clocks.
    pub const KINDS: [&str; 4] = ["none", "per-move", "bank", "days"];

    /// Its kind.
    pub fn kind(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::PerMove { .. } => "per-move",
            Self::Bank { .. } => "bank",
            Self::Days { .. } => "days",
        }
    }
}

/// Who may look on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case", deny_unknown_fields)]
pub enum SpectatorRule {
    /// Everybody, at once; they see public things only.
    #[default]
    Live,
    /// Everybody, some time later.
    Delayed {
        /// How much later, 5 to 3600.
        seconds: u32,
    },
    /// Nobody but those who sit at the table, until the game is over.
    None,
}

/// Who may say what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TalkRule {
    /// Chat, and the lines of the game.
    #[default]
    Free,
    /// The lines of the game only.
    Canned,
    /// Nothing.
    Silent,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// People are sitting down.
    Gathering,
    /// The game is on.
    Running,
    /// The game is over; its replay stays for ever.
    Finished,
    /// Closed before the start.
    Closed,
}

/// `GET /api/tables/{id}`; also in `GET /api/tables` (listed tables), `GET /api/me/tables` (mine, the ones
/// that wait for me first), and on the socket whenever it changes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableInfo {
    /// The id: part of every address of the table.
    pub id: String,
    /// Six letters that open the invited seats: shown to those who sit at the table.
    pub code: Option<String>,
    /// Which game.
    pub game: String,
    /// The preset it was made from.
    pub preset: Option<String>,
    /// The game's options, complete.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// How far it has come.
    pub status: Status,
    /// The seats, in order.
    pub seats: Vec<SeatInfo>,
    /// Who opened it.
    pub host: String,
    /// The clock.
    pub clock: ClockRule,
    /// Who may look on.
    pub spectators: SpectatorRule,
    /// Who may say what.
    pub talk: TalkRule,
    /// Is it in the list of open tables?
    pub listed: bool,
    /// Does it start when every seat is taken?
    pub start_when_full: bool,
    /// May people ask bots for hints while other people play?
    #[serde(default = "yes")]
    pub hints: bool,
    /// Is it a first game to learn by, with luck that is the same each time?
    #[serde(default)]
    pub lesson: bool,
    /// When it was opened, in milliseconds since 1970; likewise below.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: u64,
    /// When the game began.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub started: Option<u64>,
    /// When it ended.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub finished: Option<u64>,
    /// How it ended.
    #[cfg_attr(test, ts(type = "Outcome | null"))]
    pub outcome: Option<Outcome>,
    /// How often a move was taken back though something had been shown since; 0 until the game is over.
    #[serde(default)]
    pub taken_back: u32,
    /// What the dealer committed himself to before play: checked against his secret at the end.
    /// `null` where luck cannot be verified, as at a branched table.
    pub commitment: Option<String>,
    /// The dealer's secret, once the game is over.
    pub secret: Option<String>,
    /// The words that the seats have added to the luck, in the order of the seats.
    pub words: Vec<String>,
    /// The language it is played in; any, if nothing is said.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Lang | null"))]
    pub lang: Option<Lang>,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
    /// Which game of a standing table it is, if it is one.
    #[serde(default)]
    pub series: Option<Series>,
    /// The table and the move from which this one was branched.
    pub branched_from: Option<Branched>,
    /// What I am at this table.
    pub you: You,
    /// Seats that the running game waits for.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub waits_for: Vec<Seat>,
    /// Somebody asks to take a move back.
    #[serde(default)]
    pub plea: Option<Plea>,
    /// Those who look on and ask for a seat that a bot plays: all of them for the host, for others their own wish.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Seeker>>"))]
    pub seekers: Vec<Seeker>,
    /// How many look on, each person once; where several processes share a database, how many at this one.
    #[serde(default)]
    pub watchers: u32,
    /// The game at a glance, as spectators see it and as late as they do: in `GET /api/tables`, of running games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub glance: Option<Glance>,
    /// What happened lately, oldest first: in `GET /api/me/tables`, of running games.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<LogLine>>"))]
    pub latest: Vec<LogLine>,
}

/// A seat asks the other people to let it take its latest move back, though something was revealed since.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Plea {
    /// Which seat.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// Whose people have not answered yet.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub waits_for: Vec<Seat>,
}

/// Somebody who looks on asks for a seat that a bot plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Seeker {
    /// Who.
    pub person: Person,
    /// For which seat.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
}

/// `POST /api/tables/{id}/seek`: I look on and ask for a seat that a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Seek {
    /// Which seat; `null` if I do not any more.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub seat: Option<Seat>,
}

/// One of `GET /api/me/turns`: a table that waits for me.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyTurn {
    /// Which table.
    pub table: String,
    /// Of which game.
    pub game: String,
    /// How many milliseconds I have left; `null` without a clock.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub left: Option<u64>,
}

/// Where a branched table comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Branched {
    /// The table.
    pub table: String,
    /// How many entries of its record were taken over.
    pub at: usize,
}

/// What I am at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct You {
    /// My seat; `null` if I look on.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// May I start, swap and kick?
    pub host: bool,
    /// Does the game wait for me?
    pub asked: bool,
}

/// A seat, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Who sits there.
    pub sitter: Sitter,
    /// Is the person connected? Bots always are.
    pub present: bool,
    /// Does a bot play for the person at the moment?
    pub stand_in: bool,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody: anybody may.
    Open,
    /// Nobody: whoever has the code may.
    Invited,
    /// Nobody yet: kept for this person, in a rematch.
    Kept(Person),
    /// A person.
    Person(Person),
    /// A bot, by name.
    Bot(String),
}

/// `POST /api/tables/{id}/join`: sits down, or comes back to my seat after leaving a running game.
/// `GET /api/codes/{code}` finds the table of a code.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct Join {
    /// Which seat; the first free one if left out.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Option<Seat>,
    /// The table's code, for invited seats.
    pub code: Option<String>,
}

/// `POST /api/tables/{id}/seats`: the host arranges the seats before the start, and answers those who ask for one later.
/// (`POST …/leave`, `…/start`, `…/close` and `…/rematch` need no body.)
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Arrange {
    /// Two seats change places.
    Swap(#[cfg_attr(test, ts(type = "number"))] Seat, #[cfg_attr(test, ts(type = "number"))] Seat),
    /// Whoever sits there gets up; the seat is open again.
    Kick(#[cfg_attr(test, ts(type = "number"))] Seat),
    /// An empty seat or a bot's seat becomes something else.
    Set {
        /// Which seat.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// What it becomes.
        wish: SeatWish,
    },
    /// Somebody who looks on at the running game gets the bot's seat they ask for, or not.
    Answer {
        /// Who.
        person: String,
        /// Do they get it?
        give: bool,
    },
}

/// `POST /api/tables/{id}/words`: before the start a seat adds words of its own to the luck, so that
/// the dealer alone cannot have chosen it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AddWords {
    /// At most 100 characters.
    pub words: String,
}

/// `POST /api/tables/{id}/report`: tells the operator about a line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The number of the line.
    #[cfg_attr(test, ts(type = "number"))]
    pub line: u64,
    /// Why, in at most 500 characters.
    pub reason: String,
}
