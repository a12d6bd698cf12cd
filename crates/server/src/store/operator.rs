//! Reports, what operators did about them, and how people stand.

use super::{Store, StoreError, sql};
use crate::protocol::operator::{ActDone, ActKind, ReportId, Standing, Told};
use sqlx::Row;
use sqlx::any::AnyRow;

/// A report, as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// Which.
    pub id: ReportId,
    /// Whom it is about; nothing in old ones, where the line says it.
    pub about: Option<String>,
    /// Why.
    pub reason: String,
    /// When.
    pub at: u64,
    /// When an operator was done with it.
    pub settled: Option<u64>,
}

fn act(row: &AnyRow) -> Result<ActDone, StoreError> {
    let word: String = row.try_get("kind")?;
    Ok(ActDone {
        id: row.try_get("id")?,
        at: row.try_get::<i64, _>("at")? as u64,
        operator: row.try_get("operator")?,
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        kind: ActKind::ALL.into_iter().find(|kind| kind.word() == word).unwrap_or(ActKind::Dismiss),
        until: row.try_get::<Option<i64>, _>("until")?.map(|until| until as u64),
        reason: row.try_get("reason")?,
    })
}

impl Store {
    /// Notes a report about a line of chat, or about a person.
    pub async fn report(&self, id: &ReportId, about: &str, reason: &str, now: u64) -> Result<(), StoreError> {
        let text = "INSERT INTO reports (table_id, line, reporter, reason, at, about) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT DO NOTHING";
        let args = [
            id.table.as_str().into(),
            (id.line as i64).into(),
            id.reporter.as_str().into(),
            reason.into(),
            (now as i64).into(),
            about.into(),
        ];
        self.run(vec![sql(text, args)]).await.map(|_| ())
    }

    /// The latest reports; those that wait first.
    pub async fn reports(&self, limit: i64) -> Result<Vec<ReportRow>, StoreError> {
        let text = "SELECT table_id, line, reporter, reason, at, about, settled FROM reports
             ORDER BY CASE WHEN settled IS NULL THEN 0 ELSE 1 END, at DESC LIMIT $1";
        let rows = sqlx::query(text).bind(limit).fetch_all(&self.reads).await?;
        rows.iter()
            .map(|row| {
                let line = row.try_get::<i64, _>("line")? as u64;
                Ok(ReportRow {
                    id: ReportId { table: row.try_get("table_id")?, line, reporter: row.try_get("reporter")? },
                    about: row.try_get("about")?,
                    reason: row.try_get("reason")?,
                    at: row.try_get::<i64, _>("at")? as u64,
                    settled: row.try_get::<Option<i64>, _>("settled")?.map(|at| at as u64),
                })
            })
            .collect()
    }

    /// Notes what an operator did, and what follows from it. False if the report that it settles is not there.
    pub async fn add_act(&self, act: &ActDone, report: Option<&ReportId>) -> Result<bool, StoreError> {
        let text = "INSERT INTO acts (id, at, operator, person, name, kind, until, reason)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        let until = act.until.map(|until| until as i64);
        let args = [
            act.id.as_str().into(),
            (act.at as i64).into(),
            act.operator.as_str().into(),
            act.person.as_str().into(),
            act.name.as_str().into(),
            act.kind.word().into(),
            until.into(),
            act.reason.as_str().into(),
        ];
        let mut statements = Vec::new();
        if let Some(id) = report {
            let known = sqlx::query("SELECT 1 FROM reports WHERE table_id = $1 AND line = $2 AND reporter = $3");
            let known = known.bind(id.table.clone()).bind(id.line as i64).bind(id.reporter.clone());
            if known.fetch_optional(&self.reads).await?.is_none() {
                return Ok(false);
            }
            let text = "UPDATE reports SET settled = $4 WHERE table_id = $1 AND line = $2 AND reporter = $3";
            let args = [
                id.table.as_str().into(),
                (id.line as i64).into(),
                id.reporter.as_str().into(),
                (act.at as i64).into(),
            ];
            statements.push(sql(text, args));
        }
        statements.push(sql(text, args));
        let person = act.person.as_str();
        match act.kind {
            ActKind::Dismiss | ActKind::Warn => {}
            ActKind::Silence => {
                let text = "INSERT INTO standing (person, silent_until, closed) VALUES ($1, $2, 0)
                     ON CONFLICT (person) DO UPDATE SET silent_until = $2";
                statements.push(sql(text, [person.into(), until.unwrap_or_default().into()]));
            }
            ActKind::Close => {
                let text = "INSERT INTO standing (person, silent_until, closed) VALUES ($1, 0, 1)
                     ON CONFLICT (person) DO UPDATE SET closed = 1";
                statements.push(sql(text, [person.into()]));
            }
            ActKind::Forgive => statements.push(sql("DELETE FROM standing WHERE person = $1", [person.into()])),
        }
        self.run(statements).await.map(|_| true)
    }

    /// What operators did lately, to one person or to all.
    pub async fn acts(&self, person: Option<&str>, limit: i64) -> Result<Vec<ActDone>, StoreError> {
        let text = "SELECT id, at, operator, person, name, kind, until, reason FROM acts
             WHERE $1 = '' OR person = $1 ORDER BY at DESC, id LIMIT $2";
        let query = sqlx::query(text).bind(person.unwrap_or_default().to_owned()).bind(limit);
        query.fetch_all(&self.reads).await?.iter().map(act).collect()
    }

    /// How a person stands.
    pub async fn standing(&self, person: &str, now: u64) -> Result<Standing, StoreError> {
        let query = sqlx::query("SELECT silent_until, closed FROM standing WHERE person = $1");
        let Some(row) = query.bind(person.to_owned()).fetch_optional(&self.reads).await? else {
            return Ok(Standing::default());
        };
        let until = row.try_get::<i64, _>("silent_until")? as u64;
        Ok(Standing { silent_until: (until > now).then_some(until), closed: row.try_get::<i64, _>("closed")? == 1 })
    }

    /// What a person has not read yet of what operators told them.
    pub async fn told(&self, person: &str) -> Result<Vec<Told>, StoreError> {
        let text = "SELECT id, at, operator, person, name, kind, until, reason FROM acts
             WHERE person = $1 AND seen IS NULL AND kind IN ('warn', 'silence') ORDER BY at LIMIT 10";
        let rows = sqlx::query(text).bind(person.to_owned()).fetch_all(&self.reads).await?;
        let told = |act: ActDone| Told { id: act.id, kind: act.kind, until: act.until, reason: act.reason };
        rows.iter().map(|row| act(row).map(told)).collect()
    }

    /// A person has read what an operator told them. False if there was no such thing.
    pub async fn have_read(&self, person: &str, id: &str, now: u64) -> Result<bool, StoreError> {
        let text = "UPDATE acts SET seen = $3 WHERE id = $1 AND person = $2 AND seen IS NULL";
        Ok(self.run(vec![sql(text, [id.into(), person.into(), (now as i64).into()])]).await? == [1])
    }
}
