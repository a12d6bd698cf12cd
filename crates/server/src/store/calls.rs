//! Calls in the store: the devices that may be called, and the calls that wait.

use super::{Store, StoreError, sql};
use crate::protocol::calls::{Kind, NewDevice, Way};
use sqlx::Row;
use sqlx::any::AnyRow;

/// A device that may be called, as stored.
#[derive(Clone, Debug)]
pub struct DeviceRow {
    /// What its browser gave.
    pub device: NewDevice,
    /// How many calls in a row did not arrive.
    pub failures: i64,
}

/// A call that waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallRow {
    /// Whom.
    pub person: String,
    /// On which way.
    pub way: Way,
    /// At which table.
    pub table: String,
    /// What for.
    pub kind: Kind,
    /// The name of whoever it is about.
    pub about: String,
    /// When.
    pub due: u64,
    /// How often it was tried.
    pub tries: u32,
}

/// So many devices of one person; the oldest makes room.
const DEVICES: i64 = 10;

fn device(row: &AnyRow) -> Result<DeviceRow, StoreError> {
    let device =
        NewDevice { endpoint: row.try_get("endpoint")?, p256dh: row.try_get("p256dh")?, auth: row.try_get("auth")? };
    Ok(DeviceRow { device, failures: row.try_get("failures")? })
}

impl Store {
    /// A device may be called from now on; the same address belongs to whoever came last.
    pub async fn add_device(
        &self,
        person: &str,
        session: &str,
        device: &NewDevice,
        now: u64,
    ) -> Result<(), StoreError> {
        let text = "INSERT INTO devices (endpoint, person, session, p256dh, auth, created, failures)
             VALUES ($1, $2, $3, $4, $5, $6, 0)
             ON CONFLICT (endpoint) DO UPDATE SET person = $2, session = $3, p256dh = $4, auth = $5, created = $6, failures = 0";
        let NewDevice { endpoint, p256dh, auth } = device.clone();
        let args = [endpoint.into(), person.into(), session.into(), p256dh.into(), auth.into(), (now as i64).into()];
        let oldest = "DELETE FROM devices WHERE person = $1 AND endpoint NOT IN
             (SELECT endpoint FROM devices WHERE person = $1 ORDER BY created DESC, endpoint LIMIT $2)";
        self.run(vec![sql(text, args), sql(oldest, [person.into(), DEVICES.into()])]).await.map(|_| ())
    }

    /// A device of a person is not called any more. False if it was not.
    pub async fn end_device(&self, person: &str, endpoint: &str) -> Result<bool, StoreError> {
        let text = "DELETE FROM devices WHERE endpoint = $1 AND person = $2";
        Ok(self.run(vec![sql(text, [endpoint.into(), person.into()])]).await? == [1])
    }

    /// The devices of a session go with the one in its place.
    pub async fn hand_devices_on(&self, old: &str, session: &str, person: &str) -> Result<(), StoreError> {
        let text = "UPDATE devices SET session = $2, person = $3 WHERE session = $1";
        self.run(vec![sql(text, [old.into(), session.into(), person.into()])]).await.map(|_| ())
    }

    /// A person's devices that may be called. A session that is forgotten takes its devices with it.
    pub async fn devices(&self, person: &str) -> Result<Vec<DeviceRow>, StoreError> {
        let text = "SELECT d.endpoint, d.p256dh, d.auth, d.failures FROM devices d
             JOIN sessions s ON s.id = d.session WHERE d.person = $1 ORDER BY d.created";
        let rows = sqlx::query(text).bind(person.to_owned()).fetch_all(&self.reads).await?;
        rows.iter().map(device).collect()
    }

    /// Can this person be called on this way?
    pub async fn can_be_called(&self, person: &str, way: Way) -> Result<bool, StoreError> {
        let text = match way {
            Way::Push => "SELECT 1 FROM devices WHERE person = $1 LIMIT 1",
            Way::Mail => "SELECT 1 FROM mails WHERE person = $1 AND confirmed IS NOT NULL",
        };
        Ok(sqlx::query(text).bind(person.to_owned()).fetch_optional(&self.reads).await?.is_some())
    }

    /// A call has arrived at a device, or not.
    pub async fn note_device(&self, endpoint: &str, arrived: bool) -> Result<(), StoreError> {
        let text = if arrived {
            "UPDATE devices SET failures = 0 WHERE endpoint = $1 AND failures > 0"
        } else {
            "UPDATE devices SET failures = failures + 1 WHERE endpoint = $1"
        };
        self.run(vec![sql(text, [endpoint.into()])]).await.map(|_| ())
    }

    /// A device that is not there any more, or has not answered for too long.
    pub async fn forget_device(&self, endpoint: &str) -> Result<(), StoreError> {
        self.run(vec![sql("DELETE FROM devices WHERE endpoint = $1", [endpoint.into()])]).await.map(|_| ())
    }

    /// Notes a call. One that waits already stays as it is.
    pub async fn add_call(&self, call: &CallRow) -> Result<(), StoreError> {
        let text =
            "INSERT INTO calls (person, way, table_id, kind, about, due, tries) VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT DO NOTHING";
        let args = [
            call.person.as_str().into(),
            call.way.word().into(),
            call.table.as_str().into(),
            call.kind.word().into(),
            call.about.as_str().into(),
            (call.due as i64).into(),
            i64::from(call.tries).into(),
        ];
        self.run(vec![sql(text, args)]).await.map(|_| ())
    }

    /// People for whom a call is due, those who wait longest first.
    pub async fn due_calls(&self, way: Way, now: u64, limit: i64) -> Result<Vec<String>, StoreError> {
        let text = "SELECT person, MIN(due) AS oldest FROM calls WHERE way = $1 AND due <= $2
             GROUP BY person ORDER BY oldest LIMIT $3";
        let query = sqlx::query(text).bind(way.word()).bind(now as i64).bind(limit);
        let rows = query.fetch_all(&self.reads).await?;
        rows.iter().map(|row| row.try_get("person")).collect()
    }

    /// The calls of a person that are due by then.
    pub async fn calls_of(&self, person: &str, way: Way, by: u64) -> Result<Vec<CallRow>, StoreError> {
        let text = "SELECT person, table_id, kind, about, due, tries FROM calls
             WHERE person = $1 AND way = $2 AND due <= $3 ORDER BY due";
        let query = sqlx::query(text).bind(person.to_owned()).bind(way.word()).bind(by as i64);
        let rows = query.fetch_all(&self.reads).await?;
        let mut calls = Vec::new();
        for row in &rows {
            let Some(kind) = Kind::of(&row.try_get::<String, _>("kind")?) else { continue };
            calls.push(CallRow {
                person: row.try_get("person")?,
                way,
                table: row.try_get("table_id")?,
                kind,
                about: row.try_get("about")?,
                due: row.try_get::<i64, _>("due")? as u64,
                tries: row.try_get::<i64, _>("tries")? as u32,
            });
        }
        Ok(calls)
    }

    /// Takes a call out. False if another process was first.
    pub async fn take_call(&self, call: &CallRow) -> Result<bool, StoreError> {
        let text = "DELETE FROM calls WHERE person = $1 AND way = $2 AND table_id = $3 AND kind = $4 AND due = $5";
        let args = [
            call.person.as_str().into(),
            call.way.word().into(),
            call.table.as_str().into(),
            call.kind.word().into(),
            (call.due as i64).into(),
        ];
        Ok(self.run(vec![sql(text, args)]).await? == [1])
    }

    /// When a person was last told on this way that it is their turn.
    pub async fn last_called(&self, person: &str, way: Way) -> Result<Option<u64>, StoreError> {
        let query = sqlx::query("SELECT at FROM called WHERE person = $1 AND way = $2");
        let row = query.bind(person.to_owned()).bind(way.word()).fetch_optional(&self.reads).await?;
        row.map(|row| row.try_get::<i64, _>(0).map(|at| at as u64)).transpose()
    }

    /// A person is told now on this way that it is their turn.
    pub async fn note_called(&self, person: &str, way: Way, now: u64) -> Result<(), StoreError> {
        let text =
            "INSERT INTO called (person, way, at) VALUES ($1, $2, $3) ON CONFLICT (person, way) DO UPDATE SET at = $3";
        self.run(vec![sql(text, [person.into(), way.word().into(), (now as i64).into()])]).await.map(|_| ())
    }

    /// Forgets devices whose session is gone.
    pub async fn forget_devices(&self) -> Result<(), StoreError> {
        let text = "DELETE FROM devices WHERE session NOT IN (SELECT id FROM sessions)";
        self.run(vec![sql(text, [])]).await.map(|_| ())
    }
}
