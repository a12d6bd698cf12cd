//! The showcase: what passers-by see of running tables. A table that stands in a list at which somebody has looked lately lays its picture
//! here after a step, so that the list asks none of them when it is looked at again; the others make none until somebody looks.

use super::Hall;
use crate::clock::now;
use crate::protocol::tables::TableInfo;
use crate::table::access::Sight;
use crate::table::mailbox::Ask;
use futures_util::future::join_all;
use quintain_core::Glance;
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// So many tables at most; one beyond them takes the place of another, which is asked again when somebody lists it.
const TABLES: usize = 10_000;
/// A table that is shown later than it happens keeps about so many pictures, and never more than twice as many.
const PICTURES: u64 = 60;
/// A list wakes so many tables at most that have no picture: those that sleep since the server was started.
const WAKES: usize = 4;
/// A table is looked at for so many milliseconds after it stood in somebody's list.
const LOOKED: u64 = 60_000;
/// A list waits so long for the pictures of tables that made none while nobody looked.
const PATIENCE: Duration = Duration::from_millis(300);

/// What passers-by see of running tables.
#[derive(Default)]
pub(super) struct Showcase(Mutex<HashMap<String, Shown>>);

/// What is shown of one table.
#[derive(Default)]
struct Shown {
    watchers: u32,
    /// When it last stood in somebody's list.
    looked: u64,
    /// Pictures, oldest first, each with the time from which on it was the latest.
    pictures: VecDeque<(u64, Glance)>,
}

impl Shown {
    /// A new picture. Of a table that is shown later, as many are kept as are needed to show what was then.
    fn add(&mut self, at: u64, glance: Glance, delay: u64) {
        let before_last = self.pictures.len().checked_sub(2).map_or(0, |index| self.pictures[index].0);
        // A picture that came soon after the one before it is never missed: the newer one takes its place.
        if self.pictures.len() > 1 && at.saturating_sub(before_last) < delay / PICTURES {
            self.pictures.pop_back();
        }
        self.pictures.push_back((at, glance));
        let old = at.saturating_sub(delay);
        while self.pictures.get(1).is_some_and(|(next, _)| *next <= old) {
            self.pictures.pop_front();
        }
    }

    /// The latest picture that is so old.
    fn at(&self, horizon: u64) -> Option<&Glance> {
        self.pictures.iter().rev().find(|(at, _)| *at <= horizon).map(|(_, glance)| glance)
    }
}

impl Showcase {
    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<String, Shown>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hall {
    /// A table shows what it has come to at this time; passers-by see it so many milliseconds later.
    pub fn show(&self, id: &str, at: u64, glance: Glance, delay: u64) {
        shown(&mut self.showcase().tables(), id).add(at, glance, delay);
    }

    /// Has this table lately stood in somebody's list?
    pub fn is_looked_at(&self, id: &str) -> bool {
        self.showcase().tables().get(id).is_some_and(|shown| shown.looked + LOOKED > now())
    }

    /// A table has gone on, and shows it when somebody looks.
    pub fn cover(&self, id: &str) {
        if let Some(shown) = self.showcase().tables().get_mut(id) {
            shown.pictures.clear();
        }
    }

    /// So many people look on at a table that is shown.
    pub fn count_watchers(&self, id: &str, watchers: u32) {
        if let Some(shown) = self.showcase().tables().get_mut(id) {
            shown.watchers = watchers;
        }
    }

    /// A table is no longer shown.
    pub fn take_down(&self, id: &str) {
        self.showcase().tables().remove(id);
    }

    /// Adds to descriptions of tables what passers-by may see of them, each with what its reader may see.
    pub async fn look_into_showcase(&self, listed: &mut [(Sight, TableInfo)]) {
        let unseen = self.look(listed);
        let (awake, asleep): (Vec<String>, Vec<String>) = {
            let tables = self.tables();
            unseen.into_iter().partition(|id| tables.contains_key(id))
        };
        for id in asleep.into_iter().take(WAKES) {
            let hall = self.clone();
            tokio::spawn(async move { hall.send(&id, Ask::Look).await });
        }
        if awake.is_empty() {
            return;
        }
        let shown = awake.into_iter().map(|id| async move {
            let (shown, told) = oneshot::channel();
            self.send(&id, Ask::Show(shown)).await;
            let _ = told.await;
        });
        let _ = tokio::time::timeout(PATIENCE, join_all(shown)).await;
        self.look(listed);
    }

    /// What is in the showcase, and of which tables there is nothing.
    fn look(&self, listed: &mut [(Sight, TableInfo)]) -> Vec<String> {
        let (mut tables, mut unseen, now) = (self.showcase().tables(), Vec::new(), now());
        for (sight, info) in listed {
            let Some(age) = sight.glance() else { continue };
            let shown = shown(&mut tables, &info.id);
            shown.looked = now;
            info.watchers = shown.watchers;
            info.glance = shown.at(now.saturating_sub(age)).cloned();
            if shown.pictures.is_empty() {
                unseen.push(info.id.clone());
            }
        }
        unseen
    }
}

/// What is shown of a table, from now on.
fn shown<'a>(tables: &'a mut HashMap<String, Shown>, id: &str) -> &'a mut Shown {
    if tables.len() >= TABLES
        && !tables.contains_key(id)
        && let Some(other) = tables.keys().next().cloned()
    {
        tables.remove(&other);
    }
    tables.entry(id.to_owned()).or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(turn: i32) -> Glance {
        Glance { stage: turn.to_string(), ..Glance::default() }
    }

    fn stage(shown: &Shown, horizon: u64) -> Option<&str> {
        shown.at(horizon).map(|glance| glance.stage.as_str())
    }

    #[test]
    fn a_live_table_keeps_its_latest_picture() {
        let mut shown = Shown::default();
        for turn in 1..=9 {
            shown.add(1_000 * turn as u64, picture(turn), 0);
        }
        assert_eq!((shown.pictures.len(), stage(&shown, 9_000)), (1, Some("9")));
    }

    #[test]
    fn a_late_table_shows_no_picture_before_its_time_and_keeps_few() {
        let mut shown = Shown::default();
        let delay = 60_000;
        // A step every tenth of a second for five minutes.
        for turn in 0..3_000_i32 {
            let at = 1_000_000 + 100 * turn as u64;
            shown.add(at, picture(turn), delay);
            let seen = stage(&shown, at - delay).map(|stage| stage.parse::<i32>().unwrap());
            match seen {
                // Never newer than what was so long ago, and not much older.
                Some(seen) => assert!(seen <= turn - 600 && seen > turn - 600 - 25, "{seen} at {turn}"),
                None => assert!(turn < 600 + 25, "nothing is shown at {turn}"),
            }
            assert!(shown.pictures.len() as u64 <= 2 * PICTURES + 3, "{} pictures", shown.pictures.len());
        }
    }
}
