//! Backup and restore: everything in the database as lines of JSON, the same for SQLite and PostgreSQL, so
//! that a backup of one can be restored into the other. It holds the secrets of running games, the key of the
//! cookies and the hashes of passwords: keep it private.

use super::archive::unpack;
use super::chain::{Head, StoredStep};
use super::{Arg, Dialect, Store, StoreError};
use serde_json::{Map, Value, json};
use sqlx::{AssertSqlSafe, Connection, Row};
use std::collections::HashMap;
use std::io::{BufRead, Write};
use std::sync::LazyLock;

enum Kind {
    Text,
    Int,
}
use Kind::{Int, Text};

/// Every table with its columns.
const TABLES: &[(&str, &[(&str, Kind)])] = &[
    ("settings", &[("name", Text), ("value", Text)]),
    (
        "people",
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
    ("sessions", &[("id", Text), ("person", Text), ("device", Text), ("created", Int), ("seen", Int)]),
    ("archive", &[("table_id", Text), ("length", Int), ("steps", Text)]),
    ("mutes", &[("person", Text), ("muted", Text)]),
    (
        "tables",
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
    ("players", &[("table_id", Text), ("person", Text)]),
    (
        "steps",
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
    ("snapshots", &[("table_id", Text), ("at", Int), ("snapshot", Text)]),
    ("sealed", &[("table_id", Text), ("seat", Int), ("decision", Int), ("entry", Text)]),
    ("chat", &[("table_id", Text), ("number", Int), ("line", Text)]),
    (
        "reports",
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
    ("standing", &[("person", Text), ("silent_until", Int), ("closed", Int)]),
    (
        "results",
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
    ("preferences", &[("person", Text), ("value", Text)]),
    (
        "devices",
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
        "mails",
        &[("person", Text), ("address", Text), ("secret", Text), ("asked", Int), ("confirmed", Int), ("failures", Int)],
    ),
    ("leavers", &[("person", Text)]),
];

/// The names of a table's columns.
fn names(columns: &[(&str, Kind)]) -> String {
    columns.iter().map(|(column, _)| *column).collect::<Vec<_>>().join(", ")
}

/// All rows of a table; the steps of a log in their order.
fn select(table: &str, columns: &[(&str, Kind)]) -> AssertSqlSafe<String> {
    let order = if table == "steps" { " ORDER BY table_id, seq" } else { "" };
    AssertSqlSafe(format!("SELECT {} FROM {table}{order}", names(columns)))
}

/// The statement that puts a row into each table.
static INSERTS: LazyLock<Vec<String>> =
    LazyLock::new(|| TABLES.iter().map(|(table, columns)| insert(table, columns)).collect());

fn insert(table: &str, columns: &[(&str, Kind)]) -> String {
    let places: Vec<String> = (1..=columns.len()).map(|number| format!("${number}")).collect();
    format!("INSERT INTO {table} ({}) VALUES ({})", names(columns), places.join(", "))
}

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
        for (table, columns) in TABLES {
            for row in sqlx::query(select(table, columns)).fetch_all(&mut *snapshot).await? {
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
                let steps = steps.ok_or_else(|| broken("a record cannot be unpacked"))?;
                follow(id, &mut Head::start(id), &steps).map_err(|message| broken(&message))?;
            }
            if line["in"] == "steps" {
                let id = line["row"]["table_id"].as_str().unwrap_or_default();
                let head = heads.entry(id.to_owned()).or_insert_with(|| Head::start(id));
                follow(id, head, &[step(&line["row"])]).map_err(|message| broken(&message))?;
            }
            let table = TABLES.iter().zip(INSERTS.iter()).find(|((name, _), _)| line["in"] == *name);
            let ((_, columns), insert) = table.ok_or_else(|| broken("there is no such table"))?;
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
        statements.push(super::sql(super::rows::DATE_PLAYERS, []));
        self.run(statements).await?;
        Ok(rows)
    }
}

/// Does each of these steps of a table follow the one before?
fn follow(table: &str, head: &mut Head, steps: &[StoredStep]) -> Result<(), String> {
    let mut follows = steps.iter().map(|step| head.follow(step).map(drop));
    follows.try_for_each(|followed| followed).map_err(|damaged| format!("table {table}: {damaged}"))
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
