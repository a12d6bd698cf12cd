//! The results of a person, added up, so that a page costs the same however many games were played.

use super::results::{company, number};
use super::{Arg, ResultRow, Sql, Store, StoreError, sql};
use crate::protocol::profile::Tally;
use serde_json::Value;
use sqlx::Row;

/// The kind under which quantities are added up.
const QUANTITY: &str = "#";

/// What is counted of a result: kind, value, and a quantity in thousandths.
fn counted(row: &ResultRow) -> Vec<(String, String, i64)> {
    let score = i64::from(row.result.score);
    let mut all = vec![
        (String::new(), String::new(), score * 1000),
        ("score".to_owned(), (score.div_euclid(10) * 10).to_string(), 0),
        ("ending".to_owned(), row.ending.clone(), 0),
    ];
    all.extend(row.result.preset.clone().map(|preset| ("preset".to_owned(), preset, 0)));
    let facts = row.facts.as_ref().unwrap_or(&Value::Null);
    for flag in facts["flags"].as_array().into_iter().flatten() {
        if let (Some(kind), Some(value)) = (flag[0].as_str(), flag[1].as_str()) {
            all.push((kind.to_owned(), value.to_owned(), 0));
        }
    }
    for (name, value) in facts["numbers"].as_object().into_iter().flatten() {
        let thousandths = (value.as_f64().unwrap_or_default() * 1000.0).round() as i64;
        all.push((QUANTITY.to_owned(), name.clone(), thousandths));
    }
    // A fact that a game tells twice is still one fact of one game.
    all.sort();
    all.dedup_by(|a, b| (&a.0, &a.1) == (&b.0, &b.1));
    all
}

fn arguments(row: &ResultRow, (kind, value, quantity): (String, String, i64)) -> [Arg; 8] {
    [
        row.person.as_str().into(),
        row.result.game.as_str().into(),
        number(row.company).into(),
        kind.into(),
        value.into(),
        i64::from(row.result.won).into(),
        quantity.into(),
        i64::from(row.result.score).into(),
    ]
}

/// Adds a result.
pub(super) fn add(row: &ResultRow) -> Vec<Sql> {
    let text = "INSERT INTO tallies (person, game, company, kind, value, games, won, total, best)
         VALUES ($1, $2, $3, $4, $5, 1, $6, $7, $8)
         ON CONFLICT (person, game, company, kind, value) DO UPDATE SET games = tallies.games + 1,
         won = tallies.won + excluded.won, total = tallies.total + excluded.total,
         best = CASE WHEN excluded.best > tallies.best THEN excluded.best ELSE tallies.best END";
    counted(row).into_iter().map(|fact| sql(text, arguments(row, fact))).collect()
}

/// Adds a result if this process has filled it in just now.
pub(super) fn add_if_filled(row: &ResultRow, process: &str) -> Vec<Sql> {
    let text = "INSERT INTO tallies (person, game, company, kind, value, games, won, total, best)
         SELECT person, $2, $3, $4, $5, 1, $6, $7, $8 FROM results
         WHERE person = $1 AND table_id = $9 AND seat = $10 AND filler = $11
         ON CONFLICT (person, game, company, kind, value) DO UPDATE SET games = tallies.games + 1,
         won = tallies.won + excluded.won, total = tallies.total + excluded.total,
         best = CASE WHEN excluded.best > tallies.best THEN excluded.best ELSE tallies.best END";
    let which: [Arg; 3] = [row.result.table.as_str().into(), (row.result.seat as i64).into(), process.into()];
    counted(row).into_iter().map(|fact| sql(text, arguments(row, fact).into_iter().chain(which.clone()))).collect()
}

/// What a guest reached is added to what an account reached.
pub(super) fn adopt(guest: &str, account: &str) -> Vec<Sql> {
    let text = "INSERT INTO tallies (person, game, company, kind, value, games, won, total, best)
         SELECT $2, game, company, kind, value, games, won, total, best FROM tallies WHERE person = $1
         ON CONFLICT (person, game, company, kind, value) DO UPDATE SET games = tallies.games + excluded.games,
         won = tallies.won + excluded.won, total = tallies.total + excluded.total,
         best = CASE WHEN excluded.best > tallies.best THEN excluded.best ELSE tallies.best END";
    vec![sql(text, [guest.into(), account.into()]), sql("DELETE FROM tallies WHERE person = $1", [guest.into()])]
}

impl Store {
    /// Everything counted of a person, with the game it is about.
    pub async fn tallies(&self, person: &str) -> Result<Vec<(String, Tally)>, StoreError> {
        let text = "SELECT game, company, kind, value, games, won, total, best FROM tallies WHERE person = $1
             ORDER BY game, company, kind, value";
        let rows = sqlx::query(text).bind(person.to_owned()).fetch_all(&self.reads).await?;
        rows.iter()
            .map(|row| {
                let tally = Tally {
                    company: company(row.try_get("company")?),
                    kind: row.try_get("kind")?,
                    value: row.try_get("value")?,
                    games: row.try_get("games")?,
                    won: row.try_get("won")?,
                    total: row.try_get::<i64, _>("total")? as f64 / 1000.0,
                    best: row.try_get("best")?,
                };
                Ok((row.try_get("game")?, tally))
            })
            .collect()
    }
}
