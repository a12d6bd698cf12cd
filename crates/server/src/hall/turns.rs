//! Whose turn it is at which table: each table notes it here when it wakes and when it goes on, so that somebody who reads elsewhere can be
//! told of it without waking a table again and again.

use super::Hall;
use crate::clock::now;
use crate::error::Granted;
use crate::protocol::people::Person;
use crate::protocol::tables::MyTurn;
use crate::table::mailbox::Act;
use futures_util::future::join_all;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// So many tables at most; one beyond them takes the place of another, which is woken when somebody asks again.
const TABLES: usize = 20_000;
/// So many running tables of one person are looked at.
const RUNNING: i64 = 100;

/// Those for whom a table waits, and when their time is up.
type Asked = Vec<(String, Option<u64>)>;

/// Whose turn it is at which table.
#[derive(Default)]
pub(super) struct Turns(Mutex<HashMap<String, Asked>>);

impl Hall {
    fn noted_turns(&self) -> std::sync::MutexGuard<'_, HashMap<String, Asked>> {
        self.0.turns.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table waits for these people.
    pub fn note_turns(&self, id: &str, asked: Asked) {
        let mut turns = self.noted_turns();
        if turns.len() >= TABLES
            && !turns.contains_key(id)
            && let Some(other) = turns.keys().next().cloned()
        {
            turns.remove(&other);
        }
        turns.insert(id.to_owned(), asked);
    }

    /// What was noted of a table may be so no longer; of all tables, if none is named.
    pub(super) fn doubt_turns(&self, id: Option<&str>) {
        match id {
            Some(id) => drop(self.noted_turns().remove(id)),
            None => self.noted_turns().clear(),
        }
    }

    /// The tables that wait for this person, newest first. Only a table of which nothing is known is woken.
    pub async fn turns_of(&self, person: &Person) -> Granted<Vec<MyTurn>> {
        let running = self.store().running_of(&person.id, RUNNING).await?;
        let unknown: Vec<&str> = {
            let turns = self.noted_turns();
            running.iter().map(|(id, _)| id.as_str()).filter(|id| !turns.contains_key(*id)).collect()
        };
        join_all(unknown.into_iter().map(|id| self.act(id, Some(person.clone()), Act::Look))).await;
        let (turns, now) = (self.noted_turns(), now());
        let mine = running.into_iter().filter_map(|(table, game)| {
            let (_, until) = turns.get(&table)?.iter().find(|(asked, _)| *asked == person.id)?;
            Some(MyTurn { left: until.map(|until| until.saturating_sub(now)), table, game })
        });
        Ok(mine.collect())
    }
}
