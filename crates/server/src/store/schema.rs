//! The tables of the database, and how an older database becomes a current one.

use super::{Dialect, StoreError};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};

/// Every change of the schema, in order. A released one is never edited.
const MIGRATIONS: [&str; 1] = [include_str!("migrations/0001.sql")];

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
        sqlx::query("INSERT INTO migrations (version) VALUES ($1)").bind(version).execute(&mut *transaction).await?;
    }
    transaction.commit().await
}
