//! Listed tables: those that wait for people, those that can be watched, those that are over; found by an index.

use super::rows::{status, table};
use super::{Store, StoreError, TableRow, sql};
use crate::protocol::tables::Status;
use crate::table::meta::Meta;
use quintain_core::Lang;
use sqlx::Row;

/// Which listed tables.
#[derive(Clone, Debug)]
pub struct Listing {
    /// How far they have come.
    pub stage: Status,
    /// Of one game alone.
    pub game: Option<String>,
    /// With so many free seats at least.
    pub free: usize,
    /// With this kind of clock.
    pub clock: Option<&'static str>,
    /// In this language, or in any.
    pub lang: Option<Lang>,
    /// Older than this: the last of the page before, when it was opened and which it is.
    pub before: Option<(u64, String)>,
    /// So many at most.
    pub limit: i64,
}

impl Store {
    /// Listed tables, newest first.
    pub async fn listed_tables(&self, wanted: &Listing) -> Result<Vec<TableRow>, StoreError> {
        let text = "SELECT t.id, t.code, t.version, t.due, t.meta, NULL AS secret FROM tables t JOIN (
             SELECT id FROM tables WHERE listed = 1 AND status = $1 AND created <= $2 AND (created < $2 OR id < $3)
             AND ($4 = '' OR game = $4) AND COALESCE(free, 0) >= $5 AND ($6 = '' OR clock = $6)
             AND ($7 = '' OR lang IS NULL OR lang = $7)
             ORDER BY created DESC, id DESC LIMIT $8) AS found ON found.id = t.id ORDER BY t.created DESC, t.id DESC";
        let (created, id) = wanted.before.clone().unwrap_or((u64::MAX, String::new()));
        let query = sqlx::query(text)
            .bind(status(wanted.stage))
            .bind(i64::try_from(created).unwrap_or(i64::MAX))
            .bind(id)
            .bind(wanted.game.clone().unwrap_or_default())
            .bind(wanted.free as i64)
            .bind(wanted.clock.unwrap_or_default())
            .bind(wanted.lang.map(|lang| lang.code().to_owned()).unwrap_or_default())
            .bind(wanted.limit);
        query.fetch_all(&self.reads).await?.iter().map(table).collect()
    }

    /// Open tables of former times are found like those of today.
    pub async fn index_open_tables(&self) -> Result<(), StoreError> {
        let text = "SELECT id, meta FROM tables WHERE status = 'gathering' AND listed = 1 AND clock IS NULL";
        for row in sqlx::query(text).fetch_all(&self.reads).await? {
            let Ok(meta) = serde_json::from_str::<Meta>(&row.try_get::<String, _>("meta")?) else { continue };
            let text = "UPDATE tables SET free = $2, clock = $3 WHERE id = $1 AND clock IS NULL";
            let id: String = row.try_get("id")?;
            self.run(vec![sql(text, [id.into(), (meta.free() as i64).into(), meta.clock.kind().into()])]).await?;
        }
        Ok(())
    }
}
