//! What a caller is told.

use quintain_core::chance::Bounds;
use quintain_core::record::{BrokenRecord, Record};
use quintain_core::registry::{About, GameError, Verified};
use quintain_core::rehearsal::StopWord;
use quintain_core::suggestion::Suggestion;
use quintain_core::{Outcome, SeatSet};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};

/// Whatever the caller sent, it comes back in an error only in part: no message is longer than this.
const ENOUGH: usize = 500;

/// The fields of a reply, beside its id.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Reply {
    Games {
        games: Vec<About>,
    },
    Catalogue {
        catalogue: Value,
    },
    Table {
        table: u64,
        events: Vec<Value>,
        #[serde(skip_serializing_if = "Option::is_none")]
        texts: Option<Vec<String>>,
    },
    Decide {
        decide: SeatSet,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        sealed: bool,
    },
    Chance {
        chance: Chance,
    },
    Over {
        over: Box<Outcome>,
    },
    /// A list of moves that is JSON already.
    #[serde(skip)]
    Moves(Vec<u8>),
    Happened {
        events: Vec<Value>,
        #[serde(skip_serializing_if = "Option::is_none")]
        texts: Option<Vec<String>>,
    },
    Rehearsal {
        taken: usize,
        stop: StopWord,
        #[serde(skip_serializing_if = "Option::is_none")]
        problem: Option<GameError>,
        events: Vec<Value>,
        texts: Vec<String>,
        changes: Box<RawValue>,
        offers: Vec<Offered>,
    },
    Lines {
        lines: Vec<Value>,
    },
    View {
        view: Value,
    },
    Record {
        record: Box<Record>,
    },
    Verified {
        verified: Verified,
    },
    Suggestion(Box<Suggestion>),
    Advice {
        advice: Value,
    },
    Done {},
}

/// A move that may be made, with words for it.
#[derive(Serialize)]
pub(super) struct Offered {
    #[serde(rename = "move")]
    pub(super) mv: Value,
    pub(super) text: String,
}

/// A question of chance.
#[derive(Serialize)]
pub(super) struct Chance {
    pub(super) label: &'static str,
    pub(super) bounds: Bounds,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) names: Option<Vec<String>>,
}

/// A record that does not replay, with the entry at fault among the facts.
pub(super) fn broken(broken: &BrokenRecord) -> GameError {
    let facts = broken.entry.map_or(Value::Null, |entry| json!({ "entry": entry }));
    GameError { facts, ..GameError::new("broken-record", broken.to_string()) }
}

/// Writes a reply.
pub(super) fn success(id: Option<&RawValue>, reply: &Reply, out: &mut Vec<u8>) {
    match reply {
        Reply::Moves(moves) => raw(id, "moves", moves, out),
        _ => write(id, reply, out),
    }
}

/// Writes a reply whose only field is already JSON.
fn raw(id: Option<&RawValue>, field: &str, json: &[u8], out: &mut Vec<u8>) {
    out.extend_from_slice(b"{\"id\":");
    out.extend_from_slice(id.map_or("null", RawValue::get).as_bytes());
    out.extend_from_slice(b",\"");
    out.extend_from_slice(field.as_bytes());
    out.extend_from_slice(b"\":");
    out.extend_from_slice(json);
    out.extend_from_slice(b"}\n");
}

/// Writes an error.
pub(super) fn error(id: Option<&RawValue>, complaint: &GameError, out: &mut Vec<u8>) {
    #[derive(Serialize)]
    struct Failure<'a> {
        error: &'a GameError,
    }
    match complaint.message.char_indices().nth(ENOUGH) {
        None => write(id, &Failure { error: complaint }, out),
        Some((end, _)) => {
            let message = format!("{}…", &complaint.message[..end]);
            write(id, &Failure { error: &GameError { message, ..complaint.clone() } }, out);
        }
    }
}

/// Writes `{"id":…` and then the fields of `body`, a struct, in place of its own opening brace.
fn write(id: Option<&RawValue>, body: &impl Serialize, out: &mut Vec<u8>) {
    out.extend_from_slice(b"{\"id\":");
    out.extend_from_slice(id.map_or("null", RawValue::get).as_bytes());
    let start = out.len();
    if serde_json::to_writer(&mut *out, body).is_err() || out[start..] == *b"{}" {
        out.truncate(start);
        out.push(b'}');
    } else {
        out[start] = b',';
    }
    out.push(b'\n');
}
