//! Backup and restore: everything in the database as lines of JSON, the same for SQLite and PostgreSQL, so
//! that a backup of one can be restored into the other. It holds the secrets of running games, the key of the
//! cookies and the hashes of passwords: keep it private.

use super::archive::unpack;
use super::chain::{Head, StoredStep};
use super::{Arg, Dialect, Store, StoreError};
use serde_json::{Map, Value, json};
use sqlx::{Connection, Row};
use std::collections::HashMap;
use std::io::{BufRead, Write};

enum Kind {
    Text,
    Int,
}
use Kind::{Int, Text};

type Columns = &'static [(&'static str, Kind)];

/// Every table with its columns.
const TABLES: &[(&str, &str, &str, Columns)] = &[
    (
        "settings",
        "SELECT name, value FROM settings",
        "INSERT INTO settings (name, value) VALUES ($1, $2)",
        &[("name", Text), ("value", Text)],
    ),
    (
        "people",
        "SELECT id, name, arms, lang, login, password, created FROM people",
        "INSERT INTO people (id, name, arms, lang, login, password, created) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        &[
            ("id", Text),
            ("name", Text),
            ("arms", Text),
            ("lang", Text),
            ("login", Text),
            ("password", Text),
            ("created", Int),
        ],
    ),
    (
        "sessions",
        "SELECT id, person, device, created, seen FROM sessions",
        "INSERT INTO sessions (id, person, device, created, seen) VALUES ($1, $2, $3, $4, $5)",
        &[("id", Text), ("person", Text), ("device", Text), ("created", Int), ("seen", Int)],
    ),
    (
        "archive",
        "SELECT table_id, length, steps FROM archive",
        "INSERT INTO archive (table_id, length, steps) VALUES ($1, $2, $3)",
        &[("table_id", Text), ("length", Int), ("steps", Text)],
    ),
    (
        "mutes",
        "SELECT person, muted FROM mutes",
        "INSERT INTO mutes (person, muted) VALUES ($1, $2)",
        &[("person", Text), ("muted", Text)],
    ),
    (
        "tables",
        "SELECT id, code, game, status, listed, created, finished, due, version, meta, secret, free, clock, lang, series FROM tables",
        "INSERT INTO tables (id, code, game, status, listed, created, finished, due, version, meta, secret, free, clock, lang, series)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
        &[
            ("id", Text),
            ("code", Text),
            ("game", Text),
            ("status", Text),
            ("listed", Int),
            ("created", Int),
            ("finished", Int),
            ("due", Int),
            ("version", Int),
            ("meta", Text),
            ("secret", Text),
            ("free", Int),
            ("clock", Text),
            ("lang", Text),
            ("series", Text),
        ],
    ),
    (
        "players",
        "SELECT table_id, person FROM players",
        "INSERT INTO players (table_id, person) VALUES ($1, $2)",
        &[("table_id", Text), ("person", Text)],
    ),
    (
        "steps",
        "SELECT table_id, seq, upto, follows, entries, at, prior, chain FROM steps ORDER BY table_id, seq",
        "INSERT INTO steps (table_id, seq, upto, follows, entries, at, prior, chain)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        &[
            ("table_id", Text),
            ("seq", Int),
            ("upto", Int),
            ("follows", Int),
            ("entries", Text),
            ("at", Int),
            ("prior", Text),
            ("chain", Text),
        ],
    ),
    (
        "snapshots",
        "SELECT table_id, at, snapshot FROM snapshots",
        "INSERT INTO snapshots (table_id, at, snapshot) VALUES ($1, $2, $3)",
        &[("table_id", Text), ("at", Int), ("snapshot", Text)],
    ),
    (
        "sealed",
        "SELECT table_id, seat, decision, entry FROM sealed",
        "INSERT INTO sealed (table_id, seat, decision, entry) VALUES ($1, $2, $3, $4)",
        &[("table_id", Text), ("seat", Int), ("decision", Int), ("entry", Text)],
    ),
    (
        "chat",
        "SELECT table_id, number, line FROM chat",
        "INSERT INTO chat (table_id, number, line) VALUES ($1, $2, $3)",
        &[("table_id", Text), ("number", Int), ("line", Text)],
    ),
    (
        "reports",
        "SELECT table_id, line, reporter, reason, at, about, settled FROM reports",
        "INSERT INTO reports (table_id, line, reporter, reason, at, about, settled) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        &[
            ("table_id", Text),
            ("line", Int),
            ("reporter", Text),
            ("reason", Text),
            ("at", Int),
            ("about", Text),
            ("settled", Int),
        ],
    ),
    (
        "acts",
        "SELECT id, at, operator, person, name, kind, until, reason, seen FROM acts",
        "INSERT INTO acts (id, at, operator, person, name, kind, until, reason, seen)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        &[
            ("id", Text),
            ("at", Int),
            ("operator", Text),
            ("person", Text),
            ("name", Text),
            ("kind", Text),
            ("until", Int),
            ("reason", Text),
            ("seen", Int),
        ],
    ),
    (
        "standing",
        "SELECT person, silent_until, closed FROM standing",
        "INSERT INTO standing (person, silent_until, closed) VALUES ($1, $2, $3)",
        &[("person", Text), ("silent_until", Int), ("closed", Int)],
    ),
    (
        "results",
        "SELECT table_id, seat, person, game, preset, options, seats, score, place, won, gone, finished, ending, company,
             facts, rival FROM results",
        "INSERT INTO results (table_id, seat, person, game, preset, options, seats, score, place, won, gone, finished,
             ending, company, facts, rival)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
        &[
            ("table_id", Text),
            ("seat", Int),
            ("person", Text),
            ("game", Text),
            ("preset", Text),
            ("options", Text),
            ("seats", Int),
            ("score", Int),
            ("place", Int),
            ("won", Int),
            ("gone", Int),
            ("finished", Int),
            ("ending", Text),
            ("company", Int),
            ("facts", Text),
            ("rival", Int),
        ],
    ),
    (
        "tallies",
        "SELECT person, game, company, kind, value, games, won, total, best FROM tallies",
        "INSERT INTO tallies (person, game, company, kind, value, games, won, total, best)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        &[
            ("person", Text),
            ("game", Text),
            ("company", Int),
            ("kind", Text),
            ("value", Text),
            ("games", Int),
            ("won", Int),
            ("total", Int),
            ("best", Int),
        ],
    ),
    (
        "preferences",
        "SELECT person, value FROM preferences",
        "INSERT INTO preferences (person, value) VALUES ($1, $2)",
        &[("person", Text), ("value", Text)],
    ),
    (
        "devices",
        "SELECT endpoint, person, session, p256dh, auth, created, failures FROM devices",
        "INSERT INTO devices (endpoint, person, session, p256dh, auth, created, failures)
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        &[
            ("endpoint", Text),
            ("person", Text),
            ("session", Text),
            ("p256dh", Text),
            ("auth", Text),
            ("created", Int),
            ("failures", Int),
        ],
    ),
    (
        "leavers",
        "SELECT person FROM leavers",
        "INSERT INTO leavers (person) VALUES ($1)",
        &[("person", Text)],
    ),
];

/// The version of the format. In the first one a log was in `log`, without hashes, and there were no sessions; before the
/// third there were no results, and before the fourth results told only what was reached.
const FORMAT: u64 = 4;

/// Why a backup could not be made or restored.
#[derive(Debug)]
pub enum BackupError {
    /// The database.
    Store(StoreError),
    /// The file.
    File(std::io::Error),
    /// What the file says, and in which line.
    Broken(usize, String),
    /// There is something in the database already: nothing is overwritten.
    NotEmpty,
}

impl std::fmt::Display for BackupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Store(error) => write!(f, "the database: {error}"),
            Self::File(error) => write!(f, "the backup: {error}"),
            Self::Broken(line, message) => write!(f, "the backup, line {line}: {message}"),
            Self::NotEmpty => f.write_str("the database is not empty, and a restore never overwrites anything"),
        }
    }
}

impl std::error::Error for BackupError {}

impl From<StoreError> for BackupError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<std::io::Error> for BackupError {
    fn from(error: std::io::Error) -> Self {
        Self::File(error)
    }
}

impl Store {
    /// Writes everything, as it is at one moment; the server may run meanwhile. Says how many rows.
    pub async fn backup(&self, out: &mut impl Write) -> Result<u64, BackupError> {
        let mut connection = self.reads.acquire().await?;
        let mut snapshot = connection.begin().await?;
        if self.dialect == Dialect::Postgres {
            sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ").execute(&mut *snapshot).await?;
        }
        writeln!(out, "{}", json!({ "quintain-backup": FORMAT }))?;
        let mut rows = 0;
        for (table, select, _, columns) in TABLES {
            for row in sqlx::query(*select).fetch_all(&mut *snapshot).await? {
                let mut fields = Map::new();
                for (column, kind) in *columns {
                    let value = match kind {
                        Text => row.try_get::<Option<String>, _>(*column)?.map_or(Value::Null, Value::String),
                        Int => row.try_get::<Option<i64>, _>(*column)?.map_or(Value::Null, Value::from),
                    };
                    fields.insert((*column).to_owned(), value);
                }
                writeln!(out, "{}", json!({ "in": table, "row": fields }))?;
                rows += 1;
            }
        }
        writeln!(out, "{}", json!({ "rows": rows }))?;
        out.flush()?;
        Ok(rows)
    }

    /// Reads everything back into an empty database: all of it or nothing. Says how many rows.
    pub async fn restore(&self, from: impl BufRead) -> Result<u64, BackupError> {
        let people: i64 = sqlx::query("SELECT COUNT(*) FROM people").fetch_one(&self.reads).await?.try_get(0)?;
        let tables: i64 = sqlx::query("SELECT COUNT(*) FROM tables").fetch_one(&self.reads).await?.try_get(0)?;
        if people + tables > 0 {
            return Err(BackupError::NotEmpty);
        }
        let mut statements = vec![super::sql("DELETE FROM settings", [])];
        let mut promised = None;
        let mut more = Vec::new();
        let mut heads: HashMap<String, Head> = HashMap::new();
        let mut format = FORMAT;
        for (number, line) in (1..).zip(from.lines()) {
            let broken = |message: &str| BackupError::Broken(number, message.to_owned());
            let mut line: Value = serde_json::from_str(&line?).map_err(|error| broken(&error.to_string()))?;
            if number == 1 {
                format = line["quintain-backup"].as_u64().unwrap_or_default();
                if !(1..=FORMAT).contains(&format) {
                    return Err(broken("this is no backup that this program can read"));
                }
                continue;
            }
            if let Some(rows) = line["rows"].as_u64() {
                promised = Some(rows);
                break;
            }
            if line["in"] == "log" && format == 1 {
                chained(&mut line, &heads).map_err(|message| broken(&message))?;
            }
            if line["in"] == "people" && format == 1 {
                let row = &line["row"];
                let text = "INSERT INTO sessions (id, person, device, created, seen) VALUES ($1, $1, '', $2, $2)";
                let id = row["id"].as_str().unwrap_or_default();
                more.push(super::sql(text, [id.into(), row["created"].as_i64().unwrap_or_default().into()]));
            }
            if line["in"] == "tables" && format < 3 {
                let text = |column: &str| line["row"][column].as_str().unwrap_or_default();
                more.append(&mut super::results::of_text(text("id"), text("meta")));
            }
            if line["in"] == "archive" {
                let id = line["row"]["table_id"].as_str().unwrap_or_default();
                let steps = unpack(id, line["row"]["steps"].as_str().unwrap_or_default());
                let mut head = Head::start(id);
                for step in steps.ok_or_else(|| broken("a record cannot be unpacked"))? {
                    head.follow(&step).map_err(|damaged| broken(&format!("table {id}: {damaged}")))?;
                }
            }
            if line["in"] == "steps" {
                let id = line["row"]["table_id"].as_str().unwrap_or_default();
                let head = heads.entry(id.to_owned()).or_insert_with(|| Head::start(id));
                head.follow(&step(&line["row"])).map_err(|damaged| broken(&format!("table {id}: {damaged}")))?;
            }
            let table = TABLES.iter().find(|(name, ..)| line["in"] == *name);
            let (_, _, insert, columns) = table.ok_or_else(|| broken("there is no such table"))?;
            let args = columns.iter().map(|(column, kind)| match (&line["row"][*column], kind) {
                (Value::Null, Text) => Ok(Arg::Text(None)),
                (Value::Null, Int) => Ok(Arg::Int(None)),
                (Value::String(text), Text) => Ok(Arg::from(text.clone())),
                (Value::Number(n), Int) => n.as_i64().map(Arg::from).ok_or_else(|| broken(column)),
                _ => Err(broken(&format!("the column {column} is of another kind"))),
            });
            statements.push(super::sql(insert, args.collect::<Result<Vec<_>, _>>()?));
        }
        let rows = statements.len() as u64 - 1;
        if promised != Some(rows) {
            return Err(BackupError::Broken(statements.len() + 1, "the backup is not complete".to_owned()));
        }
        statements.append(&mut more);
        self.run(statements).await?;
        Ok(rows)
    }
}

/// A step as a line of a backup says it.
fn step(row: &Value) -> StoredStep {
    let text = |column: &str| row[column].as_str().unwrap_or_default().to_owned();
    StoredStep {
        seq: row["seq"].as_i64().unwrap_or(-1),
        upto: row["upto"].as_i64().unwrap_or(-1),
        entries: text("entries"),
        prior: text("prior"),
        chain: text("chain"),
    }
}

/// Turns a line of a first backup's `log` into one of `steps`.
fn chained(line: &mut Value, heads: &HashMap<String, Head>) -> Result<(), String> {
    let row = &line["row"];
    let id = row["table_id"].as_str().unwrap_or_default();
    let head = heads.get(id).cloned().unwrap_or_else(|| Head::start(id));
    let entries = row["entries"].as_str().unwrap_or_default();
    let count = serde_json::from_str::<Vec<Value>>(entries).map_err(|error| error.to_string())?.len();
    let (seq, next) = (row["seq"].as_i64().unwrap_or(-1), head.after(entries, count));
    *line = json!({ "in": "steps", "row": {
        "table_id": id, "seq": seq, "upto": next.length(), "follows": (seq > 0).then_some(seq), "entries": entries,
        "at": row["at"], "prior": head.chain(), "chain": next.chain(),
    } });
    Ok(())
}
