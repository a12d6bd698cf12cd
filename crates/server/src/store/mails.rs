//! Addresses in the store: where a person is written to, once they have said that it is theirs.

use super::{Store, StoreError, sql};
use sqlx::Row;
use sqlx::any::AnyRow;

/// An address, as stored.
#[derive(Clone, PartialEq, Eq)]
pub struct MailRow {
    /// Whose.
    pub person: String,
    /// Where they are written to.
    pub address: String,
    /// What stands in the links of its letters.
    pub secret: String,
    /// When they were asked whether it is theirs.
    pub asked: u64,
    /// Have they said so?
    pub confirmed: bool,
    /// How many letters in a row were refused for good.
    pub failures: i64,
}

impl std::fmt::Debug for MailRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "MailRow({}, confirmed: {}, failures: {})", self.person, self.confirmed, self.failures)
    }
}

fn mail(row: &AnyRow) -> Result<MailRow, StoreError> {
    Ok(MailRow {
        person: row.try_get("person")?,
        address: row.try_get("address")?,
        secret: row.try_get("secret")?,
        asked: row.try_get::<i64, _>("asked")? as u64,
        confirmed: row.try_get::<Option<i64>, _>("confirmed")?.is_some(),
        failures: row.try_get("failures")?,
    })
}

impl Store {
    /// Where a person is, or wants to be, written to.
    pub async fn mail(&self, person: &str) -> Result<Option<MailRow>, StoreError> {
        let text = "SELECT person, address, secret, asked, confirmed, failures FROM mails WHERE person = $1";
        let row = sqlx::query(text).bind(person.to_owned()).fetch_optional(&self.reads).await?;
        row.as_ref().map(mail).transpose()
    }

    /// A person was asked whether this address is theirs; it takes the place of the one before.
    pub async fn ask_for_mail(&self, person: &str, address: &str, secret: &str, now: u64) -> Result<(), StoreError> {
        let text =
            "INSERT INTO mails (person, address, secret, asked, confirmed, failures) VALUES ($1, $2, $3, $4, NULL, 0)
             ON CONFLICT (person) DO UPDATE SET address = $2, secret = $3, asked = $4, confirmed = NULL, failures = 0";
        let args = [person.into(), address.into(), secret.into(), (now as i64).into()];
        self.run(vec![sql(text, args)]).await.map(|_| ())
    }

    /// The owner of an address says that it is theirs. False if nobody has asked since then, or it is said already.
    pub async fn confirm_mail(&self, secret: &str, since: u64, now: u64) -> Result<bool, StoreError> {
        let text =
            "UPDATE mails SET confirmed = $3, failures = 0 WHERE secret = $1 AND asked >= $2 AND confirmed IS NULL";
        let args = [secret.into(), (since as i64).into(), (now as i64).into()];
        Ok(self.run(vec![sql(text, args)]).await? == [1])
    }

    /// The owner of an address wants no letters: it is forgotten. False if it is not known.
    pub async fn stop_mail(&self, secret: &str) -> Result<bool, StoreError> {
        let waiting = "DELETE FROM calls WHERE way = 'mail' AND person IN (SELECT person FROM mails WHERE secret = $1)";
        let text = "DELETE FROM mails WHERE secret = $1";
        Ok(self.run(vec![sql(waiting, [secret.into()]), sql(text, [secret.into()])]).await?.last() == Some(&1))
    }

    /// A letter was taken, or refused for good. Where too many were refused the owner has to confirm the address anew.
    pub async fn note_mail(&self, person: &str, taken: bool, too_many: i64) -> Result<(), StoreError> {
        let statements = if taken {
            vec![sql("UPDATE mails SET failures = 0 WHERE person = $1 AND failures > 0", [person.into()])]
        } else {
            let stop = "UPDATE mails SET confirmed = NULL WHERE person = $1 AND failures >= $2";
            vec![
                sql("UPDATE mails SET failures = failures + 1 WHERE person = $1", [person.into()]),
                sql(stop, [person.into(), too_many.into()]),
            ]
        };
        self.run(statements).await.map(|_| ())
    }

    /// What a guest has said about letters is the account's, unless it has said something itself.
    pub async fn adopt_mail(&self, guest: &str, account: &str) -> Result<(), StoreError> {
        let adopt = "UPDATE mails SET person = $2
             WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM mails WHERE person = $2)";
        let rest = "DELETE FROM mails WHERE person = $1";
        self.run(vec![sql(adopt, [guest.into(), account.into()]), sql(rest, [guest.into()])]).await.map(|_| ())
    }

    /// Forgets addresses that nobody has confirmed since then.
    pub async fn forget_mails(&self, before: u64) -> Result<(), StoreError> {
        let text = "DELETE FROM mails WHERE confirmed IS NULL AND asked < $1";
        self.run(vec![sql(text, [(before as i64).into()])]).await.map(|_| ())
    }
}
