//! People in the store.

use super::{Store, StoreError, sql};
use crate::protocol::people::Person;
use quintain_core::Lang;
use sqlx::Row;
use sqlx::any::AnyRow;

/// A person, as stored.
#[derive(Clone, PartialEq, Eq)]
pub struct PersonRow {
    /// What others see.
    pub person: Person,
    /// Their language.
    pub lang: Lang,
    /// The login of an account.
    pub login: Option<String>,
    /// The password's argon2id hash.
    pub password: Option<String>,
}

impl std::fmt::Debug for PersonRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "PersonRow({})", self.person.id)
    }
}

/// What others may know of a person.
pub(super) fn other(row: &AnyRow) -> Result<Person, StoreError> {
    Ok(Person { id: row.try_get("id")?, name: row.try_get("name")?, arms: row.try_get("arms")? })
}

pub(super) fn person(row: &AnyRow) -> Result<PersonRow, StoreError> {
    Ok(PersonRow {
        person: other(row)?,
        lang: row.try_get::<String, _>("lang")?.parse().unwrap_or_default(),
        login: row.try_get("login")?,
        password: row.try_get("password")?,
    })
}

impl Store {
    /// The value of a setting, made now if it is missing. All processes get the same one.
    pub async fn setting(&self, name: &str, make: impl FnOnce() -> String) -> Result<String, StoreError> {
        #[cfg(test)]
        if let Some(memory) = &self.memory {
            return memory.setting(name, make()).await;
        }
        let known = || sqlx::query("SELECT value FROM settings WHERE name = $1").bind(name.to_owned());
        if let Some(row) = known().fetch_optional(&self.reads).await? {
            return row.try_get(0);
        }
        let text = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.run(vec![sql(text, [name.into(), make().into()])]).await?;
        known().fetch_one(&self.reads).await?.try_get(0)
    }

    /// A new person, or an old one changed.
    pub async fn save_person(&self, row: &PersonRow, now: u64) -> Result<(), StoreError> {
        let text =
            "INSERT INTO people (id, name, arms, lang, login, password, created) VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (id) DO UPDATE SET name = $2, arms = $3, lang = $4, login = $5, password = $6";
        let PersonRow { person, lang, login, password } = row.clone();
        let args = [
            person.id.into(),
            person.name.into(),
            person.arms.into(),
            lang.code().into(),
            login.into(),
            password.into(),
            (now as i64).into(),
        ];
        self.run(vec![sql(text, args)]).await.map(|_| ())
    }

    /// The person with this id.
    pub async fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError> {
        let query = sqlx::query("SELECT id, name, arms, lang, login, password FROM people WHERE id = $1");
        query.bind(id.to_owned()).fetch_optional(&self.reads).await?.as_ref().map(person).transpose()
    }

    /// The account with this login.
    pub async fn account(&self, login: &str) -> Result<Option<PersonRow>, StoreError> {
        let query = sqlx::query("SELECT id, name, arms, lang, login, password FROM people WHERE login = $1");
        query.bind(login.to_owned()).fetch_optional(&self.reads).await?.as_ref().map(person).transpose()
    }

    /// Mutes somebody, or hears them again.
    pub async fn mute(&self, person: &str, muted: &str, on: bool) -> Result<(), StoreError> {
        let text = if on {
            "INSERT INTO mutes (person, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM mutes WHERE person = $1 AND muted = $2"
        };
        self.run(vec![sql(text, [person.into(), muted.into()])]).await.map(|_| ())
    }

    /// Whom a person has muted.
    pub async fn muted(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query("SELECT muted FROM mutes WHERE person = $1 ORDER BY muted");
        let rows = query.bind(person.to_owned()).fetch_all(&self.reads).await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }
}
