//! What the table shows to passers-by, and how many look on.

use super::access::Sight;
use super::task::Task;
use crate::clock::now;
use crate::protocol::tables::Status;
use std::collections::HashSet;

/// Everybody is told of those who come to look on, or go, so often at most.
const EVERY: u64 = 5_000;

impl Task {
    /// Lays the game as it stands into the showcase, or takes the table out of it. `at` is when it came to stand so. Where nobody has
    /// looked for a while it is laid there when somebody does, unless it is shown late: what was cannot be asked for.
    pub(super) fn display(&self, at: u64) {
        let (row, meta) = (&self.live.row, self.live.meta());
        let passer_by = Sight::of(meta, None);
        match (&self.live.table, passer_by.glance()) {
            (Some(table), Some(delay)) if meta.listed && meta.status == Status::Running => {
                if delay > 0 || self.hall.is_looked_at(&row.id) {
                    self.hall.show(&row.id, at, table.glance(), delay);
                } else {
                    self.hall.cover(&row.id);
                }
                self.hall.count_watchers(&row.id, self.watchers);
            }
            _ => self.hall.take_down(&row.id),
        }
    }

    /// When the latest entry of the record was made.
    pub(super) fn latest_at(&self) -> u64 {
        let table = self.live.table.as_ref();
        let last = table.and_then(|table| table.entries_since(table.len().saturating_sub(1)).pop());
        let started = self.live.meta().started;
        last.and_then(|logged| logged.stamp.at).or(started).unwrap_or_else(now)
    }

    /// Somebody has come to look on, or gone, or sat down.
    pub(super) fn watchers_changed(&mut self) {
        self.watchers = self.count_watchers();
        self.hall.count_watchers(&self.live.row.id, self.watchers);
    }

    /// How many look on: people, each once, and visitors without a name.
    fn count_watchers(&self) -> u32 {
        let mut people = HashSet::new();
        let looks_on = self.connections.values().filter(|connection| !matches!(connection.sight, Sight::Seat(_)));
        let counted = looks_on.filter(|connection| {
            connection.visitor.person.as_ref().is_none_or(|person| people.insert(person.id.as_str()))
        });
        counted.count() as u32
    }

    /// When everybody is to be told how many look on, if they do not know.
    pub(super) fn watchers_due(&self) -> Option<u64> {
        let (told, at) = self.told_watchers;
        (!self.connections.is_empty() && told != self.watchers).then_some(at + EVERY)
    }
}
