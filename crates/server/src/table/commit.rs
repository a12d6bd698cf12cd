//! A step becomes durable, then it becomes the table, and only then is anybody told. If the store does not say what
//! became of it, the table is taken anew from the store.

use super::draft::Draft;
use super::live::Live;
use super::task::{Before, Task};
use crate::clock::now;
use crate::error::Granted;
use crate::protocol::tables::{ClockRule, Status};
use crate::store::{Also, Append, Head, ResultRow};
use quintain_core::MAX_SEATS;
use std::time::Duration;
use tokio::time::Instant;

/// Bots wait this long for a show, and where they are told to hurry so many of their paces.
const SHOW: Duration = Duration::from_secs(5);
const SHOW_PACES: u32 = 8;

impl Task {
    /// Makes a step durable; then the table is what the draft was, and everybody is told. False if another process
    /// was first: the table has been reloaded, and the caller tries again. `Err` means that it was not stored, or, if
    /// the table is [broken](Task::whole), that nobody knows.
    pub(super) async fn keep(&mut self, draft: Draft) -> Granted<bool> {
        let id = self.live.row.id.clone();
        let entries = (draft.table.entries_text(draft.from), draft.length() - draft.from);
        let mut also = Vec::new();
        if !self.live.sealed.is_empty() && draft.sealed.is_empty() {
            also.push(Also::Unseal);
        }
        let due = draft.turns.first_deadline();
        if let Some(meta) = &draft.meta {
            if meta.status == Status::Finished && self.live.snapshot_at > 0 {
                also.push(Also::NoSnapshot);
            }
            if meta.status == Status::Finished {
                let facts = self.hall.facts(meta, draft.table.entries_since(0)).await;
                let results = ResultRow::of(&id, meta, Some(&facts));
                also.extend(results.into_iter().map(|result| Also::Result(Box::new(result))));
            }
            let due = due.filter(|_| meta.status == Status::Running);
            also.push(Also::Row(Box::new(crate::store::TableRow { meta: meta.clone(), due, ..self.live.row.clone() })));
        } else if matches!(self.live.meta().clock, ClockRule::Days { .. }) {
            also.push(Also::Due(due));
        }
        let snapshot = self.live.worth_keeping(Some(&draft));
        let snapshot_at = snapshot.as_ref().map_or(self.live.snapshot_at, |_| draft.length());
        also.extend(snapshot);
        match self.hall.store().append_text(&id, &self.live.head, entries, now(), also).await {
            Ok((Append::Done, head)) => {
                let changed = draft.meta.is_some();
                self.take_over(draft, head);
                self.live.snapshot_at = snapshot_at;
                if changed {
                    self.live.row.version += 1;
                    self.seats_changed();
                    self.open_chat().await;
                }
                Ok(true)
            }
            Ok((Append::Late, _)) => {
                self.reload().await?;
                Ok(false)
            }
            Err(error) => {
                // Nobody knows whether it was written: the store says.
                self.reload().await?;
                let stored = self.live.table.as_ref().map(|table| table.entries_since(draft.from)).unwrap_or_default();
                if stored.starts_with(&draft.entries()) { Ok(true) } else { Err(error.into()) }
            }
        }
    }

    /// A step is in the store: it becomes the table, and everybody is told.
    pub(super) fn take_over(&mut self, mut draft: Draft, head: Head) {
        let (from, steps, before) = (draft.from, std::mem::take(&mut draft.steps), self.before());
        self.live.adopt(draft);
        self.live.head = head;
        self.tell(from, &steps, &before);
        self.display(now());
        // Choices that are opened together, and what the game calls a show, are watched for a while. Bots wait for those
        // who watch, always the same time, so that nothing can be learnt from it.
        let shown = steps.len() > 1 || steps.iter().flat_map(|step| &step.told).any(|told| told.show);
        if shown && !self.connections.is_empty() {
            let pause = SHOW.min(self.hall.config().bot_pace * SHOW_PACES);
            self.rests_until = Some(Instant::now() + pause);
        }
    }

    /// Takes the table anew from the store, and brings everybody up to date.
    pub(super) async fn reload(&mut self) -> Granted<()> {
        match Live::load(self.hall.store(), self.hall.registry(), &self.live.row.id).await {
            Ok(live) => {
                self.live = live;
                self.views = Before::new();
                (self.recent, self.late) = (None, None);
                self.pleading = None;
                self.thinking = [None; MAX_SEATS];
                self.display(self.latest_at());
                self.catch_up_all();
                self.tell_table();
                Ok(())
            }
            Err(failure) => {
                self.broken = true;
                Err(failure)
            }
        }
    }
}
