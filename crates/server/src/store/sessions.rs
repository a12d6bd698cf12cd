//! Sessions in the store: one for each device that knows who somebody is.

use super::people::{PersonRow, person};
use super::{Store, StoreError, sql};
use crate::news::Announcement;
use sqlx::Row;

/// A session, as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// What the cookie names; without its seal it opens nothing.
    pub id: String,
    /// What the device says it is.
    pub device: String,
    /// Since when.
    pub created: u64,
    /// When it was last used, to the hour.
    pub seen: u64,
}

impl Store {
    /// A new session.
    pub async fn add_session(&self, id: &str, person: &str, device: &str, now: u64) -> Result<(), StoreError> {
        let text = "INSERT INTO sessions (id, person, device, created, seen) VALUES ($1, $2, $3, $4, $4)";
        self.run(vec![sql(text, [id.into(), person.into(), device.into(), (now as i64).into()])]).await.map(|_| ())
    }

    /// The person of a session, and when it was last used.
    pub async fn session(&self, id: &str) -> Result<Option<(PersonRow, u64)>, StoreError> {
        let text = "SELECT p.id, p.name, p.arms, p.lang, p.login, p.password, s.seen FROM sessions s
             JOIN people p ON p.id = s.person WHERE s.id = $1";
        let row = sqlx::query(text).bind(id.to_owned()).fetch_optional(&self.reads).await?;
        row.map(|row| Ok((person(&row)?, row.try_get::<i64, _>("seen")? as u64))).transpose()
    }

    /// The session is used.
    pub async fn touch_session(&self, id: &str, now: u64) -> Result<(), StoreError> {
        let text = "UPDATE sessions SET seen = $2 WHERE id = $1";
        self.run(vec![sql(text, [id.into(), (now as i64).into()])]).await.map(|_| ())
    }

    /// A person's sessions, the latest first.
    pub async fn sessions_of(&self, person: &str) -> Result<Vec<SessionRow>, StoreError> {
        let text = "SELECT id, device, created, seen FROM sessions WHERE person = $1 ORDER BY seen DESC LIMIT 200";
        let rows = sqlx::query(text).bind(person.to_owned()).fetch_all(&self.reads).await?;
        rows.iter()
            .map(|row| {
                Ok(SessionRow {
                    id: row.try_get("id")?,
                    device: row.try_get("device")?,
                    created: row.try_get::<i64, _>("created")? as u64,
                    seen: row.try_get::<i64, _>("seen")? as u64,
                })
            })
            .collect()
    }

    /// Ends a session of a person; other processes hear of it.
    pub async fn end_session(&self, id: &str, person: &str) -> Result<bool, StoreError> {
        let statement = sql("DELETE FROM sessions WHERE id = $1 AND person = $2", [id.into(), person.into()]);
        let statement = statement.announcing(Announcement::SessionEnded { session: id.to_owned() });
        let devices = sql("DELETE FROM devices WHERE session = $1 AND person = $2", [id.into(), person.into()]);
        Ok(self.run(vec![statement, devices]).await?.first() == Some(&1))
    }

    /// Forgets sessions that were not used since then.
    pub async fn forget_sessions(&self, before: u64) -> Result<(), StoreError> {
        self.run(vec![sql("DELETE FROM sessions WHERE seen < $1", [(before as i64).into()])]).await.map(|_| ())
    }
}
