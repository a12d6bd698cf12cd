//! The tables of the database, and how an older database becomes a current one.

use super::chain::Head;
use super::{Dialect, StoreError, results};
use quintain_core::record::Logged;
use serde_json::Value;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};

/// Every change of the schema, in order. A released one is never edited.
const MIGRATIONS: [&str; 11] = [
    include_str!("migrations/0001.sql"),
    include_str!("migrations/0002.sql"),
    include_str!("migrations/0003.sql"),
    include_str!("migrations/0004.sql"),
    include_str!("migrations/0005.sql"),
    include_str!("migrations/0006.sql"),
    include_str!("migrations/0007.sql"),
    include_str!("migrations/0008.sql"),
    include_str!("migrations/0009.sql"),
    include_str!("migrations/0010.sql"),
    include_str!("migrations/0011.sql"),
];

/// The change that gave the log its chain.
const CHAINED: i64 = 2;
/// The change since which results are kept.
const RESULTS: i64 = 4;
/// The last change of what is kept of a result: only after it the results of older games can be added.
const TOLD: i64 = 6;

/// Two processes may start at once; this number is the lock that lets one of them go first.
const LOCK: &str = "SELECT pg_advisory_xact_lock(719103518)";

/// Brings the database up to date, in one transaction.
pub(super) async fn migrate(connection: &mut AnyConnection, dialect: Dialect) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    if dialect == Dialect::Postgres {
        sqlx::query(LOCK).execute(&mut *transaction).await?;
    }
    sqlx::query("CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY)")
        .execute(&mut *transaction)
        .await?;
    let (done,): (i64,) =
        sqlx::query_as("SELECT COALESCE(MAX(version), 0) FROM migrations").fetch_one(&mut *transaction).await?;
    if done > MIGRATIONS.len() as i64 {
        let message = format!("the database has schema {done}, and this program knows {}", MIGRATIONS.len());
        return Err(StoreError::Configuration(message.into()));
    }
    for (version, script) in (1i64..).zip(MIGRATIONS).skip(done as usize) {
        let plain: String =
            script.lines().filter(|line| !line.trim_start().starts_with("--")).flat_map(|line| [line, "\n"]).collect();
        for statement in plain.split(';').map(str::trim).filter(|statement| !statement.is_empty()) {
            sqlx::query(AssertSqlSafe(statement.to_owned())).execute(&mut *transaction).await?;
        }
        if version == CHAINED {
            chain_logs(&mut transaction).await?;
        }
        if version == TOLD && done < RESULTS {
            results::add_old(&mut transaction).await?;
        }
        sqlx::query("INSERT INTO migrations (version) VALUES ($1)").bind(version).execute(&mut *transaction).await?;
    }
    transaction.commit().await
}

/// Takes every log over into `steps`, each step with its hash. Of a log with a hole the part before it is taken over;
/// the rest stays where it was, and the operator is told.
async fn chain_logs(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let tables = sqlx::query("SELECT DISTINCT table_id FROM log").fetch_all(&mut *connection).await?;
    let mut left = false;
    for table in tables {
        let table: String = table.try_get(0)?;
        let text = "SELECT seq, entries, at FROM log WHERE table_id = $1 ORDER BY seq";
        let mut head = Head::start(&table);
        for row in sqlx::query(text).bind(table.clone()).fetch_all(&mut *connection).await? {
            let (seq, entries, at): (i64, String, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            let count = serde_json::from_str::<Vec<Logged<Value, Value>>>(&entries).map_or(0, |entries| entries.len());
            if seq != head.length() as i64 || count == 0 {
                tracing::error!(table, number = seq, length = head.length(), "an old log has a hole: its rest is left");
                left = true;
                break;
            }
            let next = head.after(&entries, count);
            let text = "INSERT INTO steps (table_id, seq, upto, follows, entries, at, prior, chain)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
            sqlx::query(text)
                .bind(table.clone())
                .bind(seq)
                .bind(next.length() as i64)
                .bind((seq > 0).then_some(seq))
                .bind(entries)
                .bind(at)
                .bind(head.chain().to_owned())
                .bind(next.chain().to_owned())
                .execute(&mut *connection)
                .await?;
            sqlx::query("DELETE FROM log WHERE table_id = $1 AND seq = $2")
                .bind(table.clone())
                .bind(seq)
                .execute(&mut *connection)
                .await?;
            head = next;
        }
    }
    if !left {
        sqlx::query("DROP TABLE log").execute(&mut *connection).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A database that has a change never sees it again: whoever edits one makes databases that differ by their age. A new
    /// change is added here when it is released.
    #[test]
    fn released_changes_are_as_they_were() {
        const RELEASED: [&str; 9] = [
            "91b46c9f93103bd7",
            "5bcafd60ef5f4f88",
            "8f46aab893ec75f5",
            "64c7bbf2066b9664",
            "3cb76fce051a72db",
            "5213cc0e3c9fdf0c",
            "408d856aac4f542c",
            "8c986ecf3bec2c2a",
            "6c9ef9223c975657",
        ];
        for (number, (script, released)) in (1..).zip(MIGRATIONS.iter().zip(RELEASED)) {
            assert_eq!(&blake3::hash(script.as_bytes()).to_hex()[..16], released, "change {number} was edited");
        }
    }
}
