//! Tables, logs and chat in the store.

use super::chain::{Head, StoredStep};
use super::{Append, Arg, NewStep, ResultRow, Sql, Store, StoreError, sql};
use crate::news::Announcement;
use crate::protocol::socket::ChatLine;
use crate::protocol::tables::{Sitter, Status};
use crate::table::meta::Meta;
use quintain_core::Seat;
use quintain_core::record::Logged;
use serde_json::Value;
use sqlx::Row;
use sqlx::any::AnyRow;

/// A table, as stored.
#[derive(Clone)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// The code that opens its invited seats.
    pub code: String,
    /// Rises with each change of `meta`.
    pub version: i64,
    /// When somebody's time runs out.
    pub due: Option<u64>,
    /// Everything that is no secret.
    pub meta: Meta,
    /// The dealer's secret.
    pub secret: Option<String>,
}

impl std::fmt::Debug for TableRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "TableRow({})", self.id)
    }
}

/// Which running tables to look for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// Those at which somebody's time has run out by now.
    By(u64),
    /// All that have a clock.
    Ever,
}

/// What is noted of a player's table beside who it is follows from the table.
pub(super) const DATE_PLAYERS: &str = "UPDATE players SET
     created = (SELECT created FROM tables WHERE id = players.table_id),
     going = (SELECT CASE status WHEN 'gathering' THEN 1 WHEN 'running' THEN 1 WHEN 'finished' THEN 0 END
         FROM tables WHERE id = players.table_id)";

fn broken(error: impl std::error::Error + Send + Sync + 'static) -> StoreError {
    StoreError::Decode(Box::new(error))
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

pub(super) fn table(row: &AnyRow) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.try_get("id")?,
        code: row.try_get("code")?,
        version: row.try_get("version")?,
        due: row.try_get::<Option<i64>, _>("due")?.map(|due| due as u64),
        meta: serde_json::from_str(&row.try_get::<String, _>("meta")?).map_err(broken)?,
        secret: row.try_get("secret")?,
    })
}

pub(super) fn status(status: Status) -> &'static str {
    match status {
        Status::Gathering => "gathering",
        Status::Running => "running",
        Status::Finished => "finished",
        Status::Closed => "closed",
    }
}

impl TableRow {
    fn columns(&self) -> [Arg; 9] {
        [
            self.id.as_str().into(),
            status(self.meta.status).into(),
            i64::from(self.meta.listed).into(),
            self.meta.finished.map(|at| at as i64).into(),
            self.due.map(|at| at as i64).into(),
            json(&self.meta).into(),
            (self.meta.free() as i64).into(),
            self.meta.clock.kind().into(),
            self.meta.lang.map(|lang| lang.code().to_owned()).into(),
        ]
    }

    /// Everybody who has a seat, or one kept for them.
    fn players(&self) -> impl Iterator<Item = &str> {
        self.meta.places.iter().filter_map(|place| match &place.sitter {
            Sitter::Person(person) | Sitter::Kept(person) => Some(person.id.as_str()),
            _ => None,
        })
    }

    fn insert_players(&self) -> impl Iterator<Item = Sql> {
        let text = "INSERT INTO players (table_id, person, created, going)
             SELECT id, $2, created, CASE status WHEN 'gathering' THEN 1 WHEN 'running' THEN 1 WHEN 'finished' THEN 0 END
             FROM tables WHERE id = $1 AND version = $3 ON CONFLICT DO NOTHING";
        self.players().map(move |person| sql(text, [self.id.as_str().into(), person.into(), self.version.into()]))
    }
}

/// What is written together with a step, or when a table leaves memory.
#[derive(Clone, Debug)]
pub enum Also {
    /// The sealed choices are opened, or void.
    Unseal,
    /// The table has changed with the step. Nobody else can have written that step, so the version is not compared.
    Row(Box<TableRow>),
    /// When somebody's time runs out.
    Due(Option<u64>),
    /// A snapshot in place of an earlier one.
    Snapshot {
        /// How long the log was.
        at: usize,
        /// The snapshot.
        text: String,
    },
    /// The game is over and needs no snapshot.
    NoSnapshot,
    /// The game is over: what one of its people reached.
    Result(Box<ResultRow>),
}

impl Also {
    /// The statements that write it for this table.
    pub(super) fn sql(&self, table: &str) -> Vec<Sql> {
        let one = match self {
            Self::Unseal => sql("DELETE FROM sealed WHERE table_id = $1", [table.into()]),
            Self::Row(row) => {
                let text = "UPDATE tables SET status = $2, listed = $3, finished = $4, due = $5, meta = $6, free = $7,
                     clock = $8, lang = $9, version = version + 1 WHERE id = $1";
                let going = (row.meta.status != Status::Closed).then(|| i64::from(row.meta.status != Status::Finished));
                let players = "UPDATE players SET going = $2 WHERE table_id = $1";
                return vec![sql(text, row.columns()), sql(players, [table.into(), going.into()])];
            }
            Self::Due(due) => {
                let due: Option<i64> = due.map(|at| at as i64);
                sql("UPDATE tables SET due = $2 WHERE id = $1", [table.into(), due.into()])
            }
            Self::Result(result) => return result.sql(),
            Self::NoSnapshot => sql("DELETE FROM snapshots WHERE table_id = $1", [table.into()]),
            Self::Snapshot { at, text: snapshot } => {
                let text = "INSERT INTO snapshots (table_id, at, snapshot) VALUES ($1, $2, $3)
                     ON CONFLICT (table_id) DO UPDATE SET at = $2, snapshot = $3";
                sql(text, [table.into(), (*at as i64).into(), snapshot.as_str().into()])
            }
        };
        vec![one]
    }
}

impl Store {
    /// A new table; `beginning` are entries it takes over from another.
    pub async fn create_table(&self, row: &TableRow, beginning: &[Logged<Value, Value>]) -> Result<(), StoreError> {
        #[cfg(test)]
        if let Some(memory) = &self.memory {
            return memory.create(row, beginning).await;
        }
        let text =
            "INSERT INTO tables (id, status, listed, finished, due, meta, free, clock, lang, code, game, created,
             version, secret, series) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)";
        let more: [Arg; 6] = [
            row.code.as_str().into(),
            row.meta.game.as_str().into(),
            (row.meta.created as i64).into(),
            row.version.into(),
            row.secret.clone().into(),
            row.meta.series.as_ref().map(|series| series.id.clone()).into(),
        ];
        let mut statements = vec![sql(text, row.columns().into_iter().chain(more))];
        statements.extend(row.insert_players());
        if !beginning.is_empty() {
            let text = "INSERT INTO steps (table_id, seq, upto, follows, entries, at, prior, chain)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
            let step = NewStep::of(&row.id, &Head::start(&row.id), beginning, row.meta.created);
            statements.push(sql(text, step.columns()));
        }
        self.run(statements).await.map(|_| ())
    }

    /// Writes a changed `meta`, if nobody else has changed it since it was read.
    pub async fn save_table(&self, row: &mut TableRow) -> Result<Append, StoreError> {
        #[cfg(test)]
        if let Some(memory) = &self.memory {
            return memory.save(row).await;
        }
        let text = "UPDATE tables SET status = $2, listed = $3, finished = $4, due = $5, meta = $6, free = $7,
             clock = $8, lang = $9, version = $11 WHERE id = $1 AND version = $10";
        let old = row.version;
        row.version += 1;
        let update = sql(text, row.columns().into_iter().chain([old.into(), row.version.into()]))
            .announcing(Announcement::Row { table: row.id.clone() });
        let forget = "DELETE FROM players WHERE table_id = $1
             AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND version = $2)";
        let mut statements = vec![update, sql(forget, [row.id.as_str().into(), row.version.into()])];
        statements.extend(row.insert_players());
        let touched = self.run(statements).await?;
        Ok(if touched.first() == Some(&1) { Append::Done } else { Append::Late })
    }

    /// The table with this id.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        #[cfg(test)]
        if let Some(memory) = &self.memory {
            return memory.table(id).await;
        }
        let query = sqlx::query("SELECT id, code, version, due, meta, secret FROM tables WHERE id = $1");
        query.bind(id.to_owned()).fetch_optional(&self.reads).await?.as_ref().map(table).transpose()
    }

    /// The id of the table with this code.
    pub async fn table_of_code(&self, code: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query("SELECT id FROM tables WHERE code = $1");
        query.bind(code.to_owned()).fetch_optional(&self.reads).await?.map(|row| row.try_get(0)).transpose()
    }

    /// A person's tables: those that can still be played, then the others, each newest first.
    pub async fn tables_of(&self, person: &str, limit: i64) -> Result<Vec<TableRow>, StoreError> {
        let text = "SELECT t.id, t.code, t.version, t.due, t.meta, NULL AS secret FROM players p
             JOIN tables t ON t.id = p.table_id
             WHERE p.person = $1 AND p.going = $2 ORDER BY p.created DESC LIMIT $3";
        let mut found = Vec::new();
        for going in [1_i64, 0] {
            let left = limit - found.len() as i64;
            let query = sqlx::query(text).bind(person.to_owned()).bind(going).bind(left);
            for row in query.fetch_all(&self.reads).await? {
                found.push(table(&row)?);
            }
        }
        Ok(found)
    }

    /// The running tables of a person, newest first: which, and of which game.
    pub async fn running_of(&self, person: &str, limit: i64) -> Result<Vec<(String, String)>, StoreError> {
        let text = "SELECT t.id, t.game FROM players p JOIN tables t ON t.id = p.table_id
             WHERE p.person = $1 AND p.going = 1 AND t.status = 'running' ORDER BY p.created DESC LIMIT $2";
        let rows = sqlx::query(text).bind(person.to_owned()).bind(limit).fetch_all(&self.reads).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// The ids of running tables whose clocks need somebody to look.
    pub async fn due_tables(&self, due: Due) -> Result<Vec<String>, StoreError> {
        #[cfg(test)]
        if let Some(memory) = &self.memory {
            return memory.due_tables(due).await;
        }
        let by = match due {
            Due::By(now) => now as i64,
            Due::Ever => i64::MAX,
        };
        let text = "SELECT id FROM tables WHERE status = 'running' AND due <= $1 ORDER BY due LIMIT 100000";
        let rows = sqlx::query(text).bind(by).fetch_all(&self.reads).await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }

    /// The entries of a table's log from number `from` on. `from` is the beginning of a step.
    pub async fn log(&self, id: &str, from: usize) -> Result<Vec<Logged<Value, Value>>, StoreError> {
        let mut head = Head::start(id);
        let mut entries = self.log_after(id, &mut head).await?;
        Ok(entries.split_off(from.min(entries.len())))
    }

    /// The entries that a table's log has after `head`, which goes on to its end. A log that is not as it was
    /// written is an error.
    pub async fn log_after(&self, id: &str, head: &mut Head) -> Result<Vec<Logged<Value, Value>>, StoreError> {
        #[cfg(test)]
        if let Some(memory) = &self.memory {
            return memory.log_after(id, head).await;
        }
        let text = "SELECT seq, upto, entries, prior, chain FROM steps WHERE table_id = $1 AND seq >= $2 ORDER BY seq";
        let query = sqlx::query(text).bind(id.to_owned()).bind(head.length() as i64);
        let rows = query.fetch_all(&self.reads).await?;
        let steps: Vec<StoredStep> = if rows.is_empty() && head.length() == 0 {
            self.unpacked(id).await?
        } else {
            rows.iter().map(stored_step).collect::<Result<_, _>>()?
        };
        let mut entries = Vec::new();
        for step in &steps {
            entries.append(&mut head.follow(step).map_err(broken)?);
        }
        Ok(entries)
    }

    /// The latest snapshot of a table, as it was given to [`note_snapshot`](Store::note_snapshot).
    pub async fn snapshot(&self, id: &str) -> Result<Option<String>, StoreError> {
        #[cfg(test)]
        if let Some(memory) = &self.memory {
            return memory.snapshot(id).await;
        }
        let query = sqlx::query("SELECT snapshot FROM snapshots WHERE table_id = $1");
        query.bind(id.to_owned()).fetch_optional(&self.reads).await?.map(|row| row.try_get(0)).transpose()
    }

    /// The sealed choices that wait at a table: seat, decision, entry.
    pub async fn sealed(&self, id: &str) -> Result<Vec<(Seat, u32, Logged<Value, Value>)>, StoreError> {
        #[cfg(test)]
        if let Some(memory) = &self.memory {
            return memory.sealed(id).await;
        }
        let query = sqlx::query("SELECT seat, decision, entry FROM sealed WHERE table_id = $1 ORDER BY seat");
        let rows = query.bind(id.to_owned()).fetch_all(&self.reads).await?;
        rows.iter()
            .map(|row| {
                let seat = Seat::new(row.try_get::<i64, _>("seat")? as usize);
                let decision = row.try_get::<i64, _>("decision")? as u32;
                Ok((seat, decision, serde_json::from_str(&row.try_get::<String, _>("entry")?).map_err(broken)?))
            })
            .collect()
    }

    /// Notes a sealed choice, in place of an earlier one. False if the seat has chosen in a later decision.
    pub async fn seal(
        &self,
        id: &str,
        seat: Seat,
        decision: u32,
        entry: &Logged<Value, Value>,
    ) -> Result<bool, StoreError> {
        #[cfg(test)]
        if let Some(memory) = &self.memory {
            return memory.seal(id, seat, decision, entry.clone()).await;
        }
        let text = "INSERT INTO sealed (table_id, seat, decision, entry) VALUES ($1, $2, $3, $4)
             ON CONFLICT (table_id, seat) DO UPDATE SET decision = $3, entry = $4 WHERE sealed.decision <= $3";
        let args = [id.into(), (seat.index() as i64).into(), i64::from(decision).into(), json(entry).into()];
        let touched = self.run(vec![sql(text, args).announcing(Announcement::Sealed { table: id.to_owned() })]).await?;
        Ok(touched == [1])
    }

    /// Notes something of a table without a step.
    pub async fn note(&self, id: &str, notes: &[Also]) -> Result<(), StoreError> {
        #[cfg(test)]
        if let Some(memory) = &self.memory {
            return memory.note(id, notes).await;
        }
        self.run(notes.iter().flat_map(|note| note.sql(id)).collect()).await.map(|_| ())
    }

    /// The latest lines of chat, oldest first.
    pub async fn chat(&self, id: &str, after: u64, limit: i64) -> Result<Vec<ChatLine>, StoreError> {
        #[cfg(test)]
        if let Some(memory) = &self.memory {
            return memory.chat(id, after, limit as usize).await;
        }
        let text = "SELECT line FROM chat WHERE table_id = $1 AND number > $2 ORDER BY number DESC LIMIT $3";
        let query = sqlx::query(text).bind(id.to_owned()).bind(after as i64).bind(limit);
        let rows = query.fetch_all(&self.reads).await?;
        rows.iter().rev().map(|row| serde_json::from_str(&row.try_get::<String, _>(0)?).map_err(broken)).collect()
    }

    /// So many lines of chat after this number, oldest first.
    pub async fn chat_from(&self, id: &str, after: u64, limit: i64) -> Result<Vec<ChatLine>, StoreError> {
        let text = "SELECT line FROM chat WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3";
        let rows = sqlx::query(text).bind(id.to_owned()).bind(after as i64).bind(limit).fetch_all(&self.reads).await?;
        rows.iter().map(|row| serde_json::from_str(&row.try_get::<String, _>(0)?).map_err(broken)).collect()
    }

    /// Adds a line of chat; false if its number is taken.
    pub async fn add_chat(&self, id: &str, line: &ChatLine) -> Result<bool, StoreError> {
        #[cfg(test)]
        if let Some(memory) = &self.memory {
            return memory.add_chat(id, line).await;
        }
        let text = "INSERT INTO chat (table_id, number, line) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        let statement = sql(text, [id.into(), (line.number as i64).into(), json(line).into()]);
        let touched = self.run(vec![statement.announcing(Announcement::Chat { table: id.to_owned() })]).await?;
        Ok(touched == [1])
    }

    /// Appends a step to the log that ends at `head`. The new head comes after the commit; [`Append::Late`] if the
    /// log does not end there.
    pub async fn append_entries(
        &self,
        id: &str,
        head: &Head,
        entries: &[Logged<Value, Value>],
        now: u64,
        also: Vec<Also>,
    ) -> Result<(Append, Head), StoreError> {
        let text = serde_json::to_string(entries).unwrap_or_default();
        self.append_text(id, head, (text, entries.len()), now, also).await
    }

    /// The same; the entries are JSON text, and so many.
    pub async fn append_text(
        &self,
        id: &str,
        head: &Head,
        entries: (String, usize),
        now: u64,
        also: Vec<Also>,
    ) -> Result<(Append, Head), StoreError> {
        let step = NewStep::new(id, head, entries, now, also);
        let next = step.head();
        Ok((self.append(step).await?, next))
    }
}

pub(super) fn stored_step(row: &AnyRow) -> Result<StoredStep, StoreError> {
    Ok(StoredStep {
        seq: row.try_get("seq")?,
        upto: row.try_get("upto")?,
        entries: row.try_get("entries")?,
        prior: row.try_get("prior")?,
        chain: row.try_get("chain")?,
    })
}
