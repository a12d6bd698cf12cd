//! What people reached in finished games, row by row. Added up it is in [`tallies`](super::tallies).

use super::tallies;
use super::{Arg, Sql, Store, StoreError, sql};
use crate::protocol::profile::{Company, Played};
use crate::protocol::results::MyResult;
use crate::protocol::tables::{Sitter, Status};
use crate::table::meta::Meta;
use quintain_core::Facts;
use serde_json::{Value, json};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

/// One person's result of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultRow {
    /// Whose.
    pub person: String,
    /// What.
    pub result: MyResult,
    /// How the game ended.
    pub ending: String,
    /// In whose company.
    pub company: Company,
    /// What the game tells about the seat; nothing if it was not asked yet.
    pub facts: Option<Value>,
}

/// Which of a person's games.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Of one game.
    pub game: Option<String>,
    /// In this company.
    pub company: Option<Company>,
    /// Won, or not.
    pub won: Option<bool>,
    /// Older than this: when it ended, and the table.
    pub before: Option<(i64, String)>,
}

pub(super) fn number(company: Company) -> i64 {
    Company::ALL.iter().position(|one| *one == company).unwrap_or(0) as i64
}

pub(super) fn company(number: i64) -> Company {
    usize::try_from(number).ok().and_then(|number| Company::ALL.get(number)).copied().unwrap_or(Company::Alone)
}

/// Facts as they are stored and told.
fn facts_json(facts: &Facts) -> Value {
    let flags: Vec<_> = facts.flags.iter().map(|(kind, value)| json!([kind, value])).collect();
    let mut numbers = serde_json::Map::new();
    for (name, value) in &facts.numbers {
        let sum = numbers.get(&**name).and_then(Value::as_f64).unwrap_or_default() + value;
        numbers.insert(name.to_string(), json!(sum));
    }
    json!({ "flags": flags, "numbers": numbers })
}

/// In whose company a person plays at this table.
fn company_of(meta: &Meta) -> Company {
    match meta.places.iter().filter(|place| place.person().is_some()).count() {
        _ if meta.places.len() == 1 => Company::Alone,
        0 | 1 => Company::Bots,
        _ => Company::People,
    }
}

impl ResultRow {
    /// The results of a table's people; none while the game is not over, and none of a lesson. `facts` are those of each
    /// seat, if they are known.
    pub fn of(table: &str, meta: &Meta, facts: Option<&[Facts]>) -> Vec<Self> {
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
                Some(Self {
                    person: place.person().filter(|person| !person.name.is_empty())?.id.clone(),
                    result,
                    ending: outcome.ending.to_string(),
                    company: company_of(meta),
                    facts: facts.map(|facts| facts.get(seat).map_or(Value::Null, facts_json)),
                })
            })
            .collect()
    }

    /// The statements that keep it, and add it up if its facts are known.
    pub(super) fn sql(&self) -> Vec<Sql> {
        let result = &self.result;
        let text = "INSERT INTO results (table_id, seat, person, game, preset, options, seats, score, place, won, gone,
             finished, ending, company, facts, rival)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
             ON CONFLICT DO NOTHING";
        let args: [Arg; 16] = [
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
            self.ending.as_str().into(),
            number(self.company).into(),
            self.facts.as_ref().map(Value::to_string).into(),
            Arg::Int(result.rival.map(i64::from)),
        ];
        let mut statements = vec![sql(text, args)];
        if self.facts.is_some() {
            statements.append(&mut tallies::add(self));
        }
        statements
    }

    /// The statements that complete a result of former times with what its replay told, and add it up; once, whichever
    /// process is first.
    fn fill(&self, process: &str) -> Vec<Sql> {
        let text = "UPDATE results SET ending = $3, company = $4, facts = $5, filler = $6
             WHERE table_id = $1 AND seat = $2 AND facts IS NULL";
        let result = &self.result;
        let args: [Arg; 6] = [
            result.table.as_str().into(),
            (result.seat as i64).into(),
            self.ending.as_str().into(),
            number(self.company).into(),
            self.facts.clone().unwrap_or_default().to_string().into(),
            process.into(),
        ];
        let mut statements = vec![sql(text, args)];
        statements.append(&mut tallies::add_if_filled(self, process));
        // It is counted once: a later process that fills finds nothing with its own name.
        let done = "UPDATE results SET filler = NULL WHERE table_id = $1 AND seat = $2";
        statements.push(sql(done, [result.table.as_str().into(), (result.seat as i64).into()]));
        statements
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

fn played(row: &AnyRow) -> Result<Played, StoreError> {
    let MyResult { table, game, preset, options, seat, score, rank, won, left, finished, .. } = read(row)?;
    let facts: Option<String> = row.try_get("facts")?;
    let facts = facts.and_then(|facts| serde_json::from_str(&facts).ok()).filter(Value::is_object);
    let meta: Option<String> = row.try_get("meta")?;
    let meta = meta.and_then(|meta| serde_json::from_str::<Meta>(&meta).ok());
    let seats: Vec<Sitter> =
        meta.map(|meta| meta.places.into_iter().map(|place| place.sitter).collect()).unwrap_or_default();
    Ok(Played {
        table,
        game,
        preset,
        options,
        seat,
        seats,
        company: company(row.try_get::<Option<i64>, _>("company")?.unwrap_or_default()),
        score,
        rank,
        won,
        left,
        ending: row.try_get::<Option<String>, _>("ending")?.unwrap_or_default(),
        facts: facts.unwrap_or_else(|| json!({})),
        finished,
    })
}

impl Store {
    /// A person's latest results of a game, oldest first.
    pub async fn results_of(&self, person: &str, game: &str, limit: i64) -> Result<Vec<MyResult>, StoreError> {
        let text = "SELECT table_id, seat, game, preset, options, seats, score, place, won, gone, finished, rival
             FROM results WHERE person = $1 AND game = $2 ORDER BY finished DESC, table_id LIMIT $3";
        let query = sqlx::query(text).bind(person.to_owned()).bind(game.to_owned()).bind(limit);
        query.fetch_all(&self.reads).await?.iter().rev().map(read).collect()
    }

    /// A page of a person's games, the latest first. `games` are those of the house: each kind of game is read off the
    /// index for itself, so that a page costs the same however many games there are.
    pub async fn played(
        &self,
        person: &str,
        games: &[String],
        wanted: &Wanted,
        limit: i64,
    ) -> Result<Vec<Played>, StoreError> {
        let (finished, table) = wanted.before.clone().unwrap_or((i64::MAX, String::new()));
        let page = |which: &str| {
            format!(
                "SELECT * FROM (SELECT table_id, seat, game, preset, options, seats, score, place, won, gone, finished,
                 ending, company, facts, rival FROM results WHERE person = $1{which} AND finished <= $2
                 AND (finished < $2 OR table_id < $3) ORDER BY finished DESC, table_id DESC LIMIT $4) AS page"
            )
        };
        let all = wanted.game.is_none() && wanted.company.is_none() && wanted.won.is_none();
        let games: Vec<&String> =
            games.iter().filter(|game| wanted.game.as_ref().is_none_or(|only| only == *game)).collect();
        let mut parts = Vec::new();
        let mut bound = Vec::new();
        if all {
            parts.push(page(""));
        } else {
            for game in games {
                bound.push(game.clone());
                let name = bound.len() + 4;
                for company in Company::ALL.into_iter().filter(|one| wanted.company.is_none_or(|only| only == *one)) {
                    for won in [0, 1].into_iter().filter(|won| wanted.won.is_none_or(|only| i64::from(only) == *won)) {
                        let company = number(company);
                        parts.push(page(&format!(" AND game = ${name} AND company = {company} AND won = {won}")));
                    }
                }
            }
        }
        // The page is cut first: who sat at a table is looked up for those on it alone.
        let text = format!(
            "SELECT r.*, t.meta FROM (SELECT * FROM ({}) AS found ORDER BY finished DESC, table_id DESC LIMIT $4) AS r
             LEFT JOIN tables t ON t.id = r.table_id ORDER BY r.finished DESC, r.table_id DESC",
            parts.join(" UNION ALL ")
        );
        let mut query = sqlx::query(AssertSqlSafe(text)).bind(person.to_owned()).bind(finished).bind(table).bind(limit);
        for game in bound {
            query = query.bind(game);
        }
        query.fetch_all(&self.reads).await?.iter().map(played).collect()
    }

    /// What a guest reached is from now on an account's.
    pub async fn adopt_results(&self, guest: &str, account: &str) -> Result<(), StoreError> {
        let text = "UPDATE results SET person = $2 WHERE person = $1";
        let mut statements = vec![sql(text, [guest.into(), account.into()])];
        statements.append(&mut tallies::adopt(guest, account));
        self.run(statements).await.map(|_| ())
    }

    /// Tables of former times whose results were not replayed yet.
    pub async fn untold(&self, limit: i64) -> Result<Vec<String>, StoreError> {
        let text = "SELECT DISTINCT table_id FROM results WHERE facts IS NULL ORDER BY table_id LIMIT $1";
        let rows = sqlx::query(text).bind(limit).fetch_all(&self.reads).await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }

    /// Completes the results of such a table.
    pub async fn fill(&self, rows: &[ResultRow], process: &str) -> Result<(), StoreError> {
        self.run(rows.iter().flat_map(|row| row.fill(process)).collect()).await.map(|_| ())
    }

    /// A result of a table that is gone, or of somebody who is, is not asked about again.
    pub async fn leave_untold(&self, table: &str) -> Result<(), StoreError> {
        let text =
            "UPDATE results SET facts = 'null', company = COALESCE(company, 0) WHERE table_id = $1 AND facts IS NULL";
        self.run(vec![sql(text, [table.into()])]).await.map(|_| ())
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
    ResultRow::of(id, &meta, None).iter().flat_map(ResultRow::sql).collect()
}
