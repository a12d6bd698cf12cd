//! Preferences, and people who delete their account.

use super::{Store, StoreError, sql};
use crate::protocol::profile::Preferences;
use crate::protocol::socket::ChatLine;
use sqlx::Row;

impl Store {
    /// How a person likes the house.
    pub async fn preferences(&self, person: &str) -> Result<Preferences, StoreError> {
        let query = sqlx::query("SELECT value FROM preferences WHERE person = $1").bind(person.to_owned());
        let Some(row) = query.fetch_optional(&self.reads).await? else { return Ok(Preferences::default()) };
        Ok(serde_json::from_str(&row.try_get::<String, _>(0)?).unwrap_or_default())
    }

    /// Keeps how a person likes the house.
    pub async fn prefer(&self, person: &str, preferences: &Preferences) -> Result<(), StoreError> {
        let text =
            "INSERT INTO preferences (person, value) VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET value = $2";
        let value = serde_json::to_string(preferences).unwrap_or_default();
        self.run(vec![sql(text, [person.into(), value.into()])]).await.map(|_| ())
    }

    /// When a person came, and when they were last here.
    pub async fn since_and_seen(&self, person: &str) -> Result<(u64, u64), StoreError> {
        let text = "SELECT p.created, (SELECT MAX(s.seen) FROM sessions s WHERE s.person = p.id) AS seen
             FROM people p WHERE p.id = $1";
        let row = sqlx::query(text).bind(person.to_owned()).fetch_one(&self.reads).await?;
        let created: i64 = row.try_get("created")?;
        Ok((created as u64, row.try_get::<Option<i64>, _>("seen")?.unwrap_or(created) as u64))
    }

    /// Deletes everything that is a person's own. Their name still stands at tables until
    /// [`forget_at_table`](Store::forget_at_table) was done for each.
    pub async fn delete_person(&self, person: &str) -> Result<(), StoreError> {
        let texts = [
            "INSERT INTO leavers (person) VALUES ($1) ON CONFLICT DO NOTHING",
            "UPDATE people SET name = '', arms = '', login = NULL, password = NULL WHERE id = $1",
            "DELETE FROM sessions WHERE person = $1",
            "DELETE FROM mutes WHERE person = $1 OR muted = $1",
            "DELETE FROM preferences WHERE person = $1",
            "DELETE FROM devices WHERE person = $1",
            "DELETE FROM mails WHERE person = $1",
            "DELETE FROM calls WHERE person = $1",
            "DELETE FROM called WHERE person = $1",
            "DELETE FROM reports WHERE reporter = $1",
            "UPDATE acts SET name = '' WHERE person = $1",
            "DELETE FROM results WHERE person = $1",
            "DELETE FROM tallies WHERE person = $1",
        ];
        self.run(texts.into_iter().map(|text| sql(text, [person.into()])).collect()).await.map(|_| ())
    }

    /// People whose names still have to be taken off tables.
    pub async fn leavers(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT person FROM leavers").fetch_all(&self.reads).await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }

    /// Tables at which a person sits or sat.
    pub async fn tables_with(&self, person: &str, limit: i64) -> Result<Vec<String>, StoreError> {
        let text = "SELECT table_id FROM players WHERE person = $1 ORDER BY table_id LIMIT $2";
        let rows = sqlx::query(text).bind(person.to_owned()).bind(limit).fetch_all(&self.reads).await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }

    /// What a person said at a table was said by somebody; the table is not looked up for them again.
    pub async fn forget_at_table(&self, table: &str, person: &str) -> Result<(), StoreError> {
        let rows = sqlx::query("SELECT number, line FROM chat WHERE table_id = $1").bind(table.to_owned());
        let mut statements =
            vec![sql("DELETE FROM players WHERE table_id = $1 AND person = $2", [table.into(), person.into()])];
        for row in rows.fetch_all(&self.reads).await? {
            let Ok(line) = serde_json::from_str::<ChatLine>(&row.try_get::<String, _>("line")?) else { continue };
            if line.person == person {
                let line = ChatLine { name: String::new(), ..line };
                let number: i64 = row.try_get("number")?;
                let line = serde_json::to_string(&line).unwrap_or_default();
                let text = "UPDATE chat SET line = $3 WHERE table_id = $1 AND number = $2";
                statements.push(sql(text, [table.into(), number.into(), line.into()]));
            }
        }
        self.run(statements).await.map(|_| ())
    }

    /// A person's name stands nowhere any more.
    pub async fn forgotten(&self, person: &str) -> Result<(), StoreError> {
        self.run(vec![sql("DELETE FROM leavers WHERE person = $1", [person.into()])]).await.map(|_| ())
    }
}
