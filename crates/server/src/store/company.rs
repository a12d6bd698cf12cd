//! Who has played with whom, and tables of the same people.

use super::rows::table;
use super::{Store, StoreError, TableRow};
use crate::protocol::company::Opponent;
use sqlx::Row;
use std::collections::HashMap;

/// So many of the latest games of each kind are looked through.
const GAMES: i64 = 40;
/// So many opponents are told.
const OPPONENTS: usize = 12;
/// So many games of a standing table are added up.
const SERIES: i64 = 500;

impl Store {
    /// With whom a person has lately finished games, the latest first: people who are still here.
    pub async fn opponents(&self, person: &str, games: &[String]) -> Result<Vec<Opponent>, StoreError> {
        let text = "SELECT p.id, p.name, p.arms, m.finished FROM
             (SELECT table_id, finished FROM results WHERE person = $1 AND game = $2 AND company = 2 AND won = $3
              ORDER BY finished DESC LIMIT $4) m
             JOIN results o ON o.table_id = m.table_id AND o.person <> $1
             JOIN people p ON p.id = o.person WHERE p.name <> ''";
        let mut found: HashMap<String, Opponent> = HashMap::new();
        for game in games {
            for won in [0_i64, 1] {
                let query = sqlx::query(text).bind(person.to_owned()).bind(game.clone()).bind(won).bind(GAMES);
                for row in query.fetch_all(&self.reads).await? {
                    let them = super::people::other(&row)?;
                    let last = row.try_get::<i64, _>("finished")? as u64;
                    let known = found.entry(them.id.clone()).or_insert(Opponent { person: them, games: 0, last });
                    known.games += 1;
                    known.last = known.last.max(last);
                }
            }
        }
        let mut found: Vec<Opponent> = found.into_values().collect();
        found.sort_by(|a, b| b.last.cmp(&a.last).then_with(|| a.person.id.cmp(&b.person.id)));
        found.truncate(OPPONENTS);
        Ok(found)
    }

    /// Have two people sat at one table?
    pub async fn have_met(&self, one: &str, other: &str) -> Result<bool, StoreError> {
        let text = "SELECT 1 FROM players a JOIN players b ON b.table_id = a.table_id
             WHERE a.person = $1 AND b.person = $2 LIMIT 1";
        let query = sqlx::query(text).bind(one.to_owned()).bind(other.to_owned());
        Ok(query.fetch_optional(&self.reads).await?.is_some())
    }

    /// The tables of a row, the first first.
    pub async fn series(&self, id: &str) -> Result<Vec<TableRow>, StoreError> {
        let text = "SELECT id, code, version, due, meta, NULL AS secret FROM tables
             WHERE (id = $1 OR series = $1) AND status <> 'closed' ORDER BY created LIMIT $2";
        let rows = sqlx::query(text).bind(id.to_owned()).bind(SERIES).fetch_all(&self.reads).await?;
        rows.iter().map(table).collect()
    }
}
