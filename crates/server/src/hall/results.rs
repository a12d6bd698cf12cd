//! What finished games tell about those who played: asked of the record when a game ends, and of older records once.

use super::Hall;
use crate::error::Granted;
use crate::store::{ResultRow, TableRow};
use crate::table::meta::Meta;
use quintain_core::Facts;
use quintain_core::record::Logged;
use serde_json::Value;
use std::sync::Arc;

/// So many old games are looked for at a time.
const AT_ONCE: i64 = 50;

impl Hall {
    /// What the record of a finished game tells about each seat; nothing of a record that this program cannot replay.
    pub async fn facts(&self, meta: &Meta, entries: Vec<Logged<Value, Value>>) -> Vec<Facts> {
        let Ok(game) = self.registry().game(&meta.game).map(Arc::clone) else { return Vec::new() };
        let record = meta.record(entries);
        match self.think(move || game.facts(&record)).await {
            Some(Ok(facts)) => facts,
            Some(Err(broken)) => {
                tracing::warn!(message = broken.message, "a finished game tells nothing about those who played");
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    async fn retell(&self, row: &TableRow) -> Granted<()> {
        let facts = self.facts(&row.meta, self.store().log(&row.id, 0).await?).await;
        let results = ResultRow::of(&row.id, &row.meta, Some(&facts));
        Ok(self.store().fill(&results, &self.0.process).await?)
    }

    async fn fill_old(&self) -> Granted<u64> {
        self.store().index_open_tables().await?;
        let mut filled = 0;
        loop {
            let tables = self.store().untold(AT_ONCE).await?;
            if tables.is_empty() || self.is_stopping() {
                return Ok(filled);
            }
            for id in tables {
                if let Some(row) = self.store().table(&id).await? {
                    self.retell(&row).await?;
                }
                // What is still untold has no table or no person any more.
                self.store().leave_untold(&id).await?;
                filled += 1;
            }
        }
    }
}

/// Replays the games that were finished before their results were counted.
pub(super) async fn fill_old(hall: Hall) {
    match hall.fill_old().await {
        Ok(0) => {}
        Ok(games) => tracing::info!(games, "older games are counted"),
        Err(failure) => tracing::warn!(code = failure.problem.code, "older games were not counted"),
    }
}
