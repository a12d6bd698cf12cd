//! The live side: `GET /api/socket` (WebSocket), one table for each socket.
//!
//! The client speaks first, with [`ClientMessage::Hello`]; the server answers with
//! [`ServerMessage::Snapshot`], or, if the client was here before and says what it has, with one
//! [`ServerMessage::Update`] that closes the gap. After that every change of the game is an `Update`
//! whose [`number`](Update::number) is the length of the record, so that numbers survive reconnection,
//! restart, and a change of server.
//!
//! Where WebSockets are blocked, `GET /api/tables/{id}/events?lang=…&last=…&print=…` streams the same server
//! messages as server-sent events, and `POST /api/tables/{id}/command` takes one client message and
//! answers with the server message that carries its `id`.
//!
//! # How a client keeps its view
//!
//! A snapshot has the whole view and its `print`. An update has either the whole new view, or
//! `changes` against the view whose print is `base`. If `base` is not the print you have, throw the
//! socket away and say hello without `last`. See [`Change`] for how to apply one.
//!
//! # How a client asks what a move would do
//!
//! Send [`Rehearse`](ClientMessage::Rehearse) with the `decision` and a line of moves: nothing is made, nobody else
//! hears of it, and the answer is what the line would do as far as neither luck nor somebody's secret decides it. There
//! is a limit of its own to how often: keep the answers, they are true as long as the decision and the view are.
//!
//! # How a client moves
//!
//! Send [`Command`](ClientMessage::Command) with the `decision` you were given and one of the offered
//! moves, and resend it, unchanged, until it is answered by `Ack` or `Refused`: it is applied once. In a
//! sealed decision another command for the same decision replaces the first until the last seat has
//! chosen.

use super::tables::TableInfo;
use super::{Problem, Sentence};
use quintain_core::driver::Unit;
use quintain_core::rehearsal::StopWord;
use quintain_core::{Lang, Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt::Write as _;

/// What a client says. `id` is the client's own: the answer carries it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// I want to see this table: as my seat if I have one, else as a spectator.
    Hello {
        /// The table.
        table: String,
        /// The language of sentences. Without it no sentences are sent: for programs.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, type = "Lang"))]
        lang: Option<Lang>,
        /// The number of the last update I have, when I come back.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        last: Option<usize>,
        /// The print of the view I have, when I come back.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        print: Option<String>,
        /// The number of the last line of chat I have.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, type = "number"))]
        last_chat: Option<u64>,
    },
    /// My seat moves.
    Command {
        /// Mine.
        id: u32,
        /// The decision it answers, from [`Turn::decision`].
        decision: u32,
        /// The move, as it was offered.
        #[serde(rename = "move")]
        #[cfg_attr(test, ts(type = "unknown"))]
        mv: Value,
    },
    /// My seat takes its latest move back.
    Undo {
        /// Mine.
        id: u32,
        /// The number of the last update I have: an undo is for what I saw.
        number: usize,
    },
    /// My seat asks the others to let it take its latest move back, though something was revealed since; or it answers
    /// a seat that asks. The answers are in [`TableInfo::plea`](super::tables::TableInfo::plea).
    Plead {
        /// Mine.
        id: u32,
        /// The number of the last update I have: a plea is about what I saw.
        number: usize,
        /// `true` asks or agrees, `false` denies or withdraws.
        agree: bool,
    },
    /// My seat says a line of the game.
    Say {
        /// Mine.
        id: u32,
        /// The line, as it was listed.
        #[cfg_attr(test, ts(type = "unknown"))]
        line: Value,
    },
    /// What could my seat say? Answered by [`ServerMessage::Lines`].
    Lines {
        /// Mine.
        id: u32,
    },
    /// Chat: 1 to 300 characters of plain text.
    Chat {
        /// Mine.
        id: u32,
        /// The text.
        text: String,
    },
    /// What would a bot do in my place? Answered by [`ServerMessage::Hint`].
    Hint {
        /// Mine.
        id: u32,
        /// Which bot; the strongest level that answers within half a second if left out.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        bot: Option<String>,
    },
    /// What would these moves of my seat do, one after another? Nothing is made. Answered by
    /// [`ServerMessage::Rehearsal`].
    Rehearse {
        /// Mine.
        id: u32,
        /// The decision that the first move would answer, from [`Turn::decision`].
        decision: u32,
        /// The moves, as they were offered; at most 64.
        #[cfg_attr(test, ts(type = "unknown[]"))]
        line: Vec<Value>,
    },
    /// What can be said about my position? Thought about beside the table, and answered by [`ServerMessage::Advice`] when
    /// it is ready; not any more if the decision has passed.
    Advise {
        /// Mine.
        id: u32,
        /// The decision it is about, from [`Turn::decision`]; left out where my seat is not asked.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        decision: Option<u32>,
        /// One of the game's topics: `odds`. See [`GameInfo::advice`](super::games::GameInfo::advice).
        topic: String,
        /// The question, in the game's own JSON.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, type = "unknown"))]
        question: Option<Value>,
    },
    /// Are you there? Answered by [`ServerMessage::Pong`]. Send one after 10 s of silence; 30 s without
    /// any message from the client and the server hangs up.
    Ping {
        /// Mine.
        id: u32,
    },
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum ServerMessage {
    /// Everything, after a hello.
    Snapshot(Box<Snapshot>),
    /// The game went on.
    Update(Box<Update>),
    /// Who sits where, who is present, or how far the table has come has changed.
    Table {
        /// The table.
        table: Box<TableInfo>,
    },
    /// What my seat may decide has changed without anything happening to the game: a sealed choice was
    /// noted (told to the chooser only).
    Turn {
        /// The number of the latest update.
        number: usize,
        /// What I may decide.
        turn: Turn,
    },
    /// Another seat has chosen in a sealed decision. What, nobody is told until the last has.
    Sealed {
        /// The number of the latest update.
        number: usize,
        /// All seats that have chosen: the new `chosen` of [`Waiting::Decide`].
        #[cfg_attr(test, ts(type = "number[]"))]
        chosen: Vec<Seat>,
    },
    /// The command is done and durable. For a move the update that shows it has the number `number` and
    /// comes before this message, unless the command was a resent one.
    Ack {
        /// The client's.
        id: u32,
        /// How long the record was after it.
        number: usize,
    },
    /// The command changed nothing.
    Refused {
        /// The client's.
        id: u32,
        /// Why.
        problem: Problem,
    },
    /// A line of chat.
    Chat {
        /// The line.
        line: ChatLine,
    },
    /// What my seat could say.
    Lines {
        /// The client's.
        id: u32,
        /// The lines, parameters filled in.
        lines: Vec<Sayable>,
    },
    /// What a bot would do.
    Hint {
        /// The client's.
        id: u32,
        /// The suggestion.
        hint: Hint,
    },
    /// What a line of moves would do.
    Rehearsal {
        /// The client's.
        id: u32,
        /// The answer.
        rehearsal: Rehearsal,
    },
    /// What an adviser says.
    Advice {
        /// The client's.
        id: u32,
        /// The answer, in the game's own JSON; `null` if there is nothing to say here.
        #[cfg_attr(test, ts(type = "unknown"))]
        advice: Value,
    },
    /// I am here.
    Pong {
        /// The client's.
        id: u32,
    },
    /// The socket will be closed; the problem says why and whether coming back helps
    /// (`server-stopping`, `too-slow`, `too-many-messages`, `no-such-table`, `no-spectators`, …).
    Goodbye {
        /// Why.
        problem: Problem,
    },
}

/// Everything about a table for one viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Snapshot {
    /// The table.
    pub table: TableInfo,
    /// As whom I see it.
    #[cfg_attr(test, ts(type = "Viewer"))]
    pub viewer: Viewer,
    /// How long the record is.
    pub number: usize,
    /// The view, in the game's own JSON; `null` before the start.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Value,
    /// The view's fingerprint.
    pub print: String,
    /// What the game waits for.
    pub next: Waiting,
    /// What I may decide.
    pub turn: Turn,
    /// The clocks.
    pub clock: Clock,
    /// The latest lines of the log, oldest first: all of it at most times, 200 at most.
    pub log: Vec<LogLine>,
    /// The latest lines of chat, oldest first.
    pub chat: Vec<ChatLine>,
}

/// The game went on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Update {
    /// How long the record is now.
    pub number: usize,
    /// The number this follows on: the one before, or, after a gap, the client's `last`.
    pub from: usize,
    /// The new view, where that is shorter than the changes, or where the game has just begun.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    pub view: Option<Value>,
    /// The changes to the view whose print is `base`.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(test, ts(optional))]
    pub changes: Option<Vec<Change>>,
    /// The print of the view that the changes are made to.
    pub base: String,
    /// The print of the new view.
    pub print: String,
    /// What happened, as far as I may know.
    pub events: Vec<LogLine>,
    /// What the game waits for.
    pub next: Waiting,
    /// What I may decide.
    pub turn: Turn,
    /// The clocks.
    pub clock: Clock,
}

/// An [`Update`] whose largest parts are JSON text already, as a table makes it for all who look on.
pub(crate) struct UpdateText<'a> {
    /// How long the record is now.
    pub(crate) number: usize,
    /// The number this follows on.
    pub(crate) from: usize,
    /// The new view.
    pub(crate) view: &'a str,
    /// The changes that lead to it: sent in its place where they are shorter.
    pub(crate) changes: &'a str,
    /// The print of the view that the changes are made to.
    pub(crate) base: u64,
    /// The print of the new view.
    pub(crate) print: u64,
    /// What the game waits for.
    pub(crate) next: &'a str,
    /// The clocks.
    pub(crate) clock: &'a str,
}

impl UpdateText<'_> {
    /// The message for one viewer: with these events, and the turn that `turn` writes.
    pub(crate) fn message<'e>(&self, events: impl Iterator<Item = &'e str>, turn: impl FnOnce(&mut String)) -> String {
        let Self { number, from, view, changes, base, print, next, clock } = self;
        let (key, value) = if changes.len() < view.len() { ("changes", changes) } else { ("view", view) };
        let mut message = String::with_capacity(value.len() + 1024);
        // Writing to memory does not fail.
        let _ = write!(
            message,
            "{{\"kind\":\"update\",\"number\":{number},\"from\":{from},\"{key}\":{value},\
             \"base\":\"{base:016x}\",\"print\":\"{print:016x}\",\"events\":["
        );
        let mut comma = "";
        for event in events {
            message.push_str(comma);
            message.push_str(event);
            comma = ",";
        }
        let _ = write!(message, "],\"next\":{next},\"turn\":");
        turn(&mut message);
        let _ = write!(message, ",\"clock\":{clock}}}");
        message
    }
}

/// One change to a view: walk down `at` (keys of objects, indices of arrays) and put `to` there. Without
/// `to` the key is removed. An empty `at` means the whole view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Change {
    /// Where.
    pub at: Vec<Key>,
    /// What; `null` is a value like any other.
    #[serde(skip_serializing_if = "Option::is_none", default, deserialize_with = "present")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    pub to: Option<Value>,
}

fn present<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

/// A step on the way to a place in a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Key {
    /// An index of an array.
    Index(usize),
    /// A key of an object.
    Name(String),
}

/// What the game waits for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum Waiting {
    /// The game has not begun.
    Start,
    /// For these seats. In a sealed decision all of them stay listed until the last has chosen.
    Decide {
        /// The seats.
        #[cfg_attr(test, ts(type = "number[]"))]
        seats: Vec<Seat>,
        /// Do they choose in secret, at the same time?
        sealed: bool,
        /// In a sealed decision: the seats that have chosen. They may change their minds until the last has.
        #[serde(default)]
        #[cfg_attr(test, ts(type = "number[]"))]
        chosen: Vec<Seat>,
    },
    /// For luck: only within replays.
    Chance {
        /// What is decided.
        label: String,
    },
    /// For nothing: it is over.
    Over {
        /// How it ended.
        #[cfg_attr(test, ts(type = "Outcome"))]
        outcome: Outcome,
    },
}

/// What my seat may decide now.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Turn {
    /// The decision, to be named in the command; `null` if my seat is not asked.
    pub decision: Option<u32>,
    /// Every legal move.
    pub offers: Vec<Offer>,
    /// In a sealed decision: what I have chosen so far.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    pub chosen: Option<Value>,
    /// May I take my latest move back?
    pub may_undo: bool,
    /// Have I a move that I may take back only if the others agree?
    pub may_plead: bool,
}

/// A move that may be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Offer {
    /// The move, to be sent back as it is.
    #[serde(rename = "move")]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub mv: Value,
    /// The kind of move it is, as the game's JSON names it: for grouping a list.
    pub group: String,
    /// What it does.
    pub text: Sentence,
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LogLine {
    /// How long the record was after the entry it belongs to.
    pub number: usize,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub at: Option<u64>,
    /// The seat that moved or spoke; `null` for luck.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// The bot that moved for it, if one did.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(test, ts(optional))]
    pub bot: Option<String>,
    /// A move was taken back though something had been shown since: all others at the table agreed. Left out if not.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(test, ts(optional))]
    pub granted: Option<bool>,
    /// What happened, in the game's own JSON: for animations. `null` for a move taken back.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub event: Value,
    /// The same as a sentence.
    pub text: Sentence,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChatLine {
    /// Counts up at each table.
    #[cfg_attr(test, ts(type = "number"))]
    pub number: u64,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: u64,
    /// Who: the public id.
    pub person: String,
    /// Their name.
    pub name: String,
    /// Their seat; `null` for somebody who looks on.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// What: plain text, to be shown as text.
    pub text: String,
}

/// Something my seat could say.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Sayable {
    /// The line, to be sent back as it is.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub line: Value,
    /// As the log would tell it.
    pub text: Sentence,
}

/// What a bot would do in my place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hint {
    /// Which bot.
    pub bot: String,
    /// The move: one of the offers.
    #[serde(rename = "move")]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub mv: Value,
    /// The move in words.
    pub text: Sentence,
    /// The whole line: the move, and those that my seat would make after it, as far as neither luck nor anybody else
    /// comes between.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub moves: Vec<Value>,
    /// What the bot expects from it, if it counts.
    pub value: Option<f64>,
    /// What the value counts: `chance` to win from 0 to 1, `points` of the final score, or the bot's `own` measure, which
    /// compares moves and means nothing else.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "'own' | 'chance' | 'points'"))]
    pub unit: Unit,
    /// Other moves that the bot looked at, the best first.
    #[serde(default)]
    pub others: Vec<HintOther>,
    /// Why, in the words of the game.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(test, ts(optional))]
    pub reason: Option<String>,
    /// The moves after the first, in words.
    pub line: Vec<Sentence>,
}

/// A move that a bot looked at and did not choose.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HintOther {
    /// The move: one of the offers.
    #[serde(rename = "move")]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub mv: Value,
    /// The move in words.
    pub text: Sentence,
    /// What the bot expects from it, in the unit of the hint.
    pub value: f64,
}

/// What a line of moves would do, as far as it depends neither on luck nor on what I do not know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rehearsal {
    /// How many moves were taken.
    pub taken: usize,
    /// Why it goes no further: `end` (the line is at its end, and my seat may go on or the game is over), `luck` (chance
    /// is to answer), `reveals` (the next move would show me something; or the last one taken does, and what it shows is
    /// left out), `others` (other seats are to move), `refused` (the problem says why).
    #[cfg_attr(test, ts(type = "'end' | 'luck' | 'reveals' | 'others' | 'refused'"))]
    pub stop: StopWord,
    /// Why the next move is refused: what a command with it would be answered.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(test, ts(optional))]
    pub problem: Option<Problem>,
    /// What would happen, as far as I would see it. The `number` is that of the latest update plus one for each move.
    pub events: Vec<LogLine>,
    /// The changes to the view that I have.
    pub changes: Vec<Change>,
    /// What I could do next.
    pub offers: Vec<Offer>,
}

/// The clocks of all seats at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Clock {
    /// The server's time, in milliseconds since 1970: clients correct their own by it.
    #[cfg_attr(test, ts(type = "number"))]
    pub now: u64,
    /// One for each seat; empty without a clock.
    pub seats: Vec<SeatClock>,
}

/// The clock of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatClock {
    /// Milliseconds left at [`Clock::now`].
    #[cfg_attr(test, ts(type = "number"))]
    pub left: u64,
    /// Does it run?
    pub runs: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patch::{print, show_print};
    use serde_json::json;

    #[test]
    fn an_update_made_of_text_is_an_update() {
        for (view, changes) in [
            (json!({ "hands": [3, 2], "rest": "x".repeat(99) }), json!([{ "at": ["hands", 1], "to": null }])),
            (json!([]), json!([{ "at": [], "to": [] }])),
        ] {
            let line = |number| LogLine {
                number,
                at: Some(7),
                seat: None,
                bot: Some("b".to_owned()),
                granted: None,
                event: json!({ "moved": 1 }),
                text: Vec::new(),
            };
            let update = Update {
                number: 9,
                from: 8,
                view: (changes.to_string().len() >= view.to_string().len()).then(|| view.clone()),
                changes: (changes.to_string().len() < view.to_string().len())
                    .then(|| serde_json::from_value(changes.clone()).unwrap()),
                base: show_print(print("old")),
                print: show_print(print("new")),
                events: vec![line(8), line(9)],
                next: Waiting::Start,
                turn: Turn::default(),
                clock: Clock { now: 5, seats: Vec::new() },
            };
            let (next, clock) = (json!(update.next).to_string(), json!(update.clock).to_string());
            let (view, changes) = (view.to_string(), changes.to_string());
            let parts = UpdateText {
                number: 9,
                from: 8,
                view: &view,
                changes: &changes,
                base: print("old"),
                print: print("new"),
                next: &next,
                clock: &clock,
            };
            let events: Vec<String> = update.events.iter().map(|line| serde_json::to_string(line).unwrap()).collect();
            let turn = |out: &mut String| out.push_str(&serde_json::to_string(&update.turn).unwrap());
            let message = parts.message(events.iter().map(String::as_str), turn);
            let written: Value = serde_json::from_str(&message).unwrap();
            assert_eq!(written, serde_json::to_value(ServerMessage::Update(Box::new(update))).unwrap());
        }
    }
}
