//! People who delete their account: what is theirs goes at once; at tables they become somebody.

use super::Hall;
use crate::error::Granted;
use crate::protocol::people::Person;
use crate::protocol::tables::Status;
use crate::random;
use crate::table::mailbox::Act;

/// So many tables are looked for at a time.
const AT_ONCE: i64 = 50;

impl Hall {
    /// Deletes a person. Running games go on with a bot; the records of others stay.
    pub async fn delete_person(&self, person: &Person) -> Granted<()> {
        for session in self.store().sessions_of(&person.id).await? {
            self.end_session(&session.id, &person.id).await?;
        }
        self.store().delete_person(&person.id).await?;
        let (hall, id) = (self.clone(), person.id.clone());
        tokio::spawn(async move { hall.forget_person(&id).await });
        Ok(())
    }

    async fn forget_person(&self, id: &str) {
        if let Err(failure) = self.forget_everywhere(id).await {
            tracing::warn!(code = failure.problem.code, "somebody who left is not forgotten at every table yet");
        }
    }

    /// Takes a name off every table. What is not done when the server stops is done after its next start.
    async fn forget_everywhere(&self, id: &str) -> Granted<()> {
        let person = Person { id: id.to_owned(), name: String::new(), arms: String::new() };
        loop {
            let tables = self.store().tables_with(id, AT_ONCE).await?;
            if tables.is_empty() {
                return Ok(self.store().forgotten(id).await?);
            }
            for table in tables {
                self.forget_at(&table, &person).await?;
            }
        }
    }

    async fn forget_at(&self, table: &str, person: &Person) -> Granted<()> {
        if let Some(row) = self.store().table(table).await? {
            let act = match row.meta.status {
                Status::Gathering if row.meta.host == person.id => Some(Act::Close),
                Status::Gathering | Status::Running => Some(Act::Leave),
                Status::Finished | Status::Closed => None,
            };
            if let Some(act) = act {
                // A table that has gone on meanwhile may refuse; the name is taken off it all the same.
                let _ = self.act(table, Some(person.clone()), act).await;
            }
            let somebody = Person { id: random::word(12), ..person.clone() };
            if let Err(failure) = self.act(table, Some(person.clone()), Act::Adopt(somebody)).await {
                tracing::warn!(table, code = failure.problem.code, "a name stays at a table that cannot be read");
            }
        }
        Ok(self.store().forget_at_table(table, &person.id).await?)
    }
}

/// Goes on with those whom the server had not forgotten when it stopped.
pub(super) async fn forget_leavers(hall: Hall) {
    for person in hall.store().leavers().await.unwrap_or_default() {
        hall.forget_person(&person).await;
    }
}
