//! What people reached in finished games, row by row.

use super::{Arg, Sql, Store, StoreError, sql};
use crate::protocol::results::MyResult;
use crate::protocol::tables::Status;
use crate::table::meta::Meta;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// One person's result of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultRow {
    /// Whose.
    pub person: String,
    /// What.
    pub result: MyResult,
}

const INSERT: &str =
    "INSERT INTO results (table_id, seat, person, game, preset, options, seats, score, place, won, gone,
     finished, rival) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING";

impl ResultRow {
    /// The results of a table's people; none while the game is not over, and none of a lesson.
    pub fn of(table: &str, meta: &Meta) -> Vec<Self> {
        let Some(outcome) = meta.outcome.as_ref().filter(|_| meta.status == Status::Finished && !meta.lesson) else {
            return Vec::new();
        };
        let seats = meta.places.iter().zip(&outcome.seats).enumerate();
        seats
            .filter_map(|(seat, (place, reached))| {
                let result = MyResult {
                    table: table.to_owned(),
                    game: meta.game.clone(),
                    preset: meta.preset.clone(),
                    options: meta.options.clone(),
                    seat,
                    seats: meta.places.len(),
                    score: reached.score,
                    rank: i64::from(reached.rank),
                    won: reached.won,
                    rival: outcome.rival,
                    left: place.left || place.gave_up,
                    finished: meta.finished.unwrap_or(meta.created),
                };
                Some(Self { person: place.person()?.id.clone(), result })
            })
            .collect()
    }

    /// The statement that keeps it.
    pub(super) fn sql(&self) -> Sql {
        let result = &self.result;
        let args: [Arg; 13] = [
            result.table.as_str().into(),
            (result.seat as i64).into(),
            self.person.as_str().into(),
            result.game.as_str().into(),
            result.preset.clone().into(),
            result.options.to_string().into(),
            (result.seats as i64).into(),
            i64::from(result.score).into(),
            result.rank.into(),
            i64::from(result.won).into(),
            i64::from(result.left).into(),
            (result.finished as i64).into(),
            Arg::Int(result.rival.map(i64::from)),
        ];
        sql(INSERT, args)
    }
}

fn read(row: &AnyRow) -> Result<MyResult, StoreError> {
    let options = serde_json::from_str(&row.try_get::<String, _>("options")?);
    Ok(MyResult {
        table: row.try_get("table_id")?,
        game: row.try_get("game")?,
        preset: row.try_get("preset")?,
        options: options.map_err(|error| StoreError::Decode(Box::new(error)))?,
        seat: row.try_get::<i64, _>("seat")? as usize,
        seats: row.try_get::<i64, _>("seats")? as usize,
        score: row.try_get::<i64, _>("score")? as i32,
        rank: row.try_get("place")?,
        won: row.try_get::<i64, _>("won")? != 0,
        rival: row.try_get::<Option<i64>, _>("rival")?.map(|points| points as i32),
        left: row.try_get::<i64, _>("gone")? != 0,
        finished: row.try_get::<i64, _>("finished")? as u64,
    })
}

impl Store {
    /// A person's latest results of a game, oldest first.
    pub async fn results_of(&self, person: &str, game: &str, limit: i64) -> Result<Vec<MyResult>, StoreError> {
        let text = "SELECT table_id, seat, game, preset, options, seats, score, place, won, gone, finished, rival
             FROM results
             WHERE person = $1 AND game = $2 ORDER BY finished DESC, table_id LIMIT $3";
        let query = sqlx::query(text).bind(person.to_owned()).bind(game.to_owned()).bind(limit);
        query.fetch_all(&self.reads).await?.iter().rev().map(read).collect()
    }

    /// What a guest reached is from now on an account's.
    pub async fn adopt_results(&self, guest: &str, account: &str) -> Result<(), StoreError> {
        let text = "UPDATE results SET person = $2 WHERE person = $1";
        self.run(vec![sql(text, [guest.into(), account.into()])]).await.map(|_| ())
    }
}

/// Adds the results of the games that were finished before results were kept.
pub(super) async fn add_old(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let rows = sqlx::query("SELECT id, meta FROM tables WHERE status = 'finished'").fetch_all(&mut *connection).await?;
    for row in rows {
        let (id, meta): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        for statement in of_text(&id, &meta) {
            statement.execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// The statements that keep the results of a table whose `meta` is this text; none if it cannot be read.
pub(super) fn of_text(id: &str, meta: &str) -> Vec<Sql> {
    let Ok(meta) = serde_json::from_str::<Meta>(meta) else { return Vec::new() };
    ResultRow::of(id, &meta).iter().map(ResultRow::sql).collect()
}
