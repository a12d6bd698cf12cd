//! What a caller may ask. Every field is kept as it was sent and read when the command needs it.

use quintain_core::dealer::Secret;
use quintain_core::record::{Record, Stamp};
use quintain_core::registry::{AnyTable, GameError};
use quintain_core::{Lang, Seat, Viewer};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::fmt::Display;

/// All commands, for the error that names them.
const COMMANDS: &str = "games, catalogue, new, load, fork, next, moves, play, rehearse, chance, say, lines, undo, \
                        view, record, verify, suggest, advise, close, quit";

/// A field as it was sent.
type Field<'a> = Option<&'a RawValue>;

/// One line from the caller.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Request<'a> {
    #[serde(borrow)]
    pub(super) id: Field<'a>,
    #[serde(borrow)]
    cmd: Field<'a>,
    #[serde(borrow)]
    pub(super) game: Field<'a>,
    #[serde(borrow)]
    pub(super) preset: Field<'a>,
    #[serde(borrow)]
    pub(super) options: Field<'a>,
    #[serde(borrow)]
    pub(super) seed: Field<'a>,
    #[serde(borrow)]
    secret: Field<'a>,
    #[serde(borrow)]
    pub(super) words: Field<'a>,
    #[serde(borrow)]
    record: Field<'a>,
    #[serde(borrow)]
    table: Field<'a>,
    #[serde(borrow)]
    seat: Field<'a>,
    #[serde(borrow, rename = "move")]
    pub(super) mv: Field<'a>,
    #[serde(borrow)]
    pub(super) answer: Field<'a>,
    #[serde(borrow)]
    pub(super) prior: Field<'a>,
    #[serde(borrow)]
    pub(super) line: Field<'a>,
    #[serde(borrow)]
    pub(super) agreed: Field<'a>,
    #[serde(borrow)]
    viewer: Field<'a>,
    #[serde(borrow)]
    pub(super) lang: Field<'a>,
    #[serde(borrow)]
    pub(super) topic: Field<'a>,
    #[serde(borrow)]
    pub(super) question: Field<'a>,
    #[serde(borrow)]
    pub(super) bot: Field<'a>,
    #[serde(borrow)]
    pub(super) ms: Field<'a>,
    #[serde(borrow)]
    pub(super) sims: Field<'a>,
    #[serde(borrow)]
    at: Field<'a>,
    #[serde(borrow)]
    by: Field<'a>,
}

/// The id of a request that is otherwise wrong.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Envelope<'a> {
    #[serde(borrow)]
    id: Field<'a>,
}

impl<'a> Request<'a> {
    /// Reads a line. The error comes with the id, if the line has a readable one.
    #[allow(clippy::result_large_err)] // Read once for each line, and answered at once.
    pub(super) fn read(line: &'a [u8]) -> Result<Self, (Field<'a>, GameError)> {
        let text = std::str::from_utf8(line).map_err(|error| {
            let message = format!("the line is not UTF-8: byte {} is out of place", error.valid_up_to());
            (None, GameError::new("not-utf8", message))
        })?;
        serde_json::from_str(text).ok().filter(|_| is_object(text)).ok_or_else(|| Self::why_not(text))
    }

    fn why_not(text: &'a str) -> (Field<'a>, GameError) {
        if let Err(error) = serde_json::from_str::<serde::de::IgnoredAny>(text) {
            return (None, GameError::new("not-json", format!("the line is not JSON: {}", plain(&error))));
        }
        if !is_object(text) {
            return (None, GameError::new("bad-request", "a request is a JSON object"));
        }
        let id = serde_json::from_str::<Envelope<'_>>(text).unwrap_or_default().id;
        let error = serde_json::from_str::<Self>(text).err().map(|error| plain(&error)).unwrap_or_default();
        let error = error.split(", expected one of").next().unwrap_or_default().to_owned();
        (id, GameError::new("bad-request", format!("the request cannot be read: {error}")))
    }

    /// What is asked for.
    pub(super) fn command(&self) -> Result<Cow<'a, str>, GameError> {
        let cmd = self.cmd.ok_or_else(|| missing("cmd"))?.get();
        let quoted = cmd.strip_prefix('"').and_then(|cmd| cmd.strip_suffix('"'));
        match quoted.filter(|cmd| !cmd.contains('\\')) {
            Some(cmd) => Ok(Cow::Borrowed(cmd)),
            None => need("cmd", self.cmd).map(Cow::Owned),
        }
    }

    pub(super) fn lang(&self) -> Result<Lang, GameError> {
        Ok(self.any_lang()?.unwrap_or_default())
    }

    /// The language asked for, if any.
    pub(super) fn any_lang(&self) -> Result<Option<Lang>, GameError> {
        let code = optional::<String>("lang", self.lang)?;
        code.map(|code| code.parse().map_err(|message: String| GameError::new("bad-request", message))).transpose()
    }

    pub(super) fn table_id(&self) -> Result<u64, GameError> {
        need("table", self.table)
    }

    pub(super) fn seat_at(&self, table: &dyn AnyTable) -> Result<Seat, GameError> {
        seat(need("seat", self.seat)?, table)
    }

    pub(super) fn viewer(&self, table: &dyn AnyTable) -> Result<Option<Viewer>, GameError> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Sent {
            Seat(u64),
            Eyes(String),
        }
        let wrong = || GameError::new("bad-request", "`viewer` is a seat's number, \"spectator\" or \"everything\"");
        match optional("viewer", self.viewer).map_err(|_| wrong())? {
            None => Ok(None),
            Some(Sent::Seat(number)) => seat(number, table).map(|seat| Some(Viewer::Seat(seat))),
            Some(Sent::Eyes(eyes)) if eyes == "spectator" => Ok(Some(Viewer::SPECTATOR)),
            Some(Sent::Eyes(eyes)) if eyes == "everything" => Ok(Some(Viewer::EVERYTHING)),
            Some(Sent::Eyes(_)) => Err(wrong()),
        }
    }

    pub(super) fn record(&self) -> Result<Record, GameError> {
        let record = self.record.ok_or_else(|| missing("record"))?;
        serde_json::from_str(record.get())
            .map_err(|error| GameError::new("broken-record", format!("the record cannot be read: {}", plain(&error))))
    }

    pub(super) fn secret(&self) -> Result<Option<Secret>, GameError> {
        optional::<String>("secret", self.secret)?.map(|hex| super::secret(&hex)).transpose()
    }

    pub(super) fn stamp(&self) -> Result<Stamp, GameError> {
        Ok(Stamp { at: optional("at", self.at)?, by: optional("by", self.by)? })
    }
}

/// A field that must be there.
pub(super) fn need<T: DeserializeOwned>(name: &str, field: Field<'_>) -> Result<T, GameError> {
    optional(name, field)?.ok_or_else(|| missing(name))
}

/// A field that may be left out, or be null.
pub(super) fn optional<T: DeserializeOwned>(name: &str, field: Field<'_>) -> Result<Option<T>, GameError> {
    let Some(raw) = field else { return Ok(None) };
    serde_json::from_str(raw.get())
        .map(Some)
        .map_err(|error| GameError::new("bad-request", format!("`{name}`: {}", plain(&error))))
}

pub(super) fn missing(name: &str) -> GameError {
    GameError::new("bad-request", format!("the request needs `{name}`"))
}

pub(super) fn too_large(name: &str, limit: impl Display) -> GameError {
    GameError::new("bad-request", format!("`{name}` may be at most {limit}"))
}

pub(super) fn unknown_command(command: &str) -> GameError {
    let command: String = command.chars().take(40).collect();
    GameError::new("unknown-command", format!("there is no command '{command}'; there are {COMMANDS}"))
}

fn seat(number: u64, table: &dyn AnyTable) -> Result<Seat, GameError> {
    let seats = table.seats();
    let fits = u8::try_from(number).ok().filter(|&n| usize::from(n) < seats).and_then(|n| Seat::try_from(n).ok());
    fits.ok_or_else(|| {
        let message = format!("there is no seat {number}: the table's seats are numbered from 0 to {}", seats - 1);
        GameError::new("unknown-seat", message)
    })
}

fn is_object(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

/// An error of the JSON reader without the line number, which is always 1.
fn plain(error: &serde_json::Error) -> String {
    error.to_string().replace(" at line 1 column ", " at column ")
}
