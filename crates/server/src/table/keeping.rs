//! Steps: made on a copy, kept in the store, and only then told; and steps that another process has kept.

use super::draft::Draft;
use super::live::{Live, Step, no_such_table};
use super::mailbox::News;
use super::task::{Before, Task};
use crate::clock::now;
use crate::error::{Failure, Granted};
use crate::protocol::tables::{ClockRule, Status};
use crate::store::{Also, Append, Head, ResultRow};
use quintain_core::record::{Logged, Stamp};
use quintain_core::{Lang, MAX_SEATS, Seat};
use serde_json::Value;
use std::time::Duration;
use tokio::time::Instant;

/// Bots wait this long for a show, and where they are told to hurry so many of their paces.
const SHOW: Duration = Duration::from_secs(5);
const SHOW_PACES: u32 = 8;

impl Task {
    /// A seat moves: durable before anybody is told. Says how long the record is after it.
    pub(super) async fn play(
        &mut self,
        seat: Seat,
        decision: u32,
        mv: &Value,
        stamp: Stamp,
        lang: Lang,
    ) -> Granted<usize> {
        for _ in 0..4 {
            match self.live.command(seat, decision, mv, stamp.clone(), lang)? {
                Step::Again(number) => return Ok(number),
                Step::Seal(decision, entry) => {
                    if self.seal(seat, decision, entry).await? {
                        return Ok(self.live.length());
                    }
                }
                Step::Step(draft) => {
                    if self.keep(draft).await? {
                        self.hall.metrics().moves.add(1);
                        return Ok(self.live.length());
                    }
                }
            }
        }
        Err(Failure::conflict("stale-decision", "the table has gone on: look again before you move"))
    }

    /// Notes a sealed choice. False if the table has gone on at another process: it has been reloaded.
    async fn seal(&mut self, seat: Seat, decision: u32, entry: Logged<Value, Value>) -> Granted<bool> {
        match self.hall.store().seal(&self.live.row.id, seat, decision, &entry).await {
            Ok(true) => {
                let changed = self.live.sealed.choice(seat, &self.live.turns).is_some();
                self.live.sealed.note(seat, decision, entry);
                self.tell_turn(seat);
                if !changed {
                    self.tell_sealed();
                }
                Ok(true)
            }
            Ok(false) => self.reload().await.map(|()| false),
            Err(error) => {
                // Nobody knows whether it was written: the store says.
                self.reload().await?;
                let chosen = self.live.sealed.choice(seat, &self.live.turns);
                if chosen.is_some_and(|chosen| chosen.entry == entry.entry) { Ok(true) } else { Err(error.into()) }
            }
        }
    }

    /// All have chosen, and perhaps it was another process that heard the last of them: the choices are opened.
    pub(super) async fn settle_sealed(&mut self) -> Granted<()> {
        if self.live.sealed.is_empty() {
            return Ok(());
        }
        match self.live.open_sealed() {
            Ok(None) => return Ok(()),
            Ok(Some(draft)) => {
                if let Err(failure) = self.keep(draft).await {
                    tracing::warn!(table = self.live.row.id, code = failure.problem.code, "choices stay sealed");
                    self.rest();
                }
            }
            Err(failure) => {
                tracing::error!(table = self.live.row.id, code = failure.problem.code, "choices cannot be opened");
                self.hall.store().note(&self.live.row.id, &[Also::Unseal]).await?;
                self.reload().await?;
            }
        }
        self.whole()
    }

    /// Does something else that belongs to the log; if it is about what a seat saw when the log had some length, only
    /// while that still stands.
    pub(super) async fn perform(
        &mut self,
        logged: Logged<Value, Value>,
        seen: Option<(Seat, usize)>,
        lang: Lang,
    ) -> Granted<usize> {
        for _ in 0..4 {
            if seen.is_some_and(|(seat, number)| !self.stands_for(seat, number)) {
                return Err(Failure::conflict("stale-undo", "the table has gone on: look again before you undo"));
            }
            let draft = self.live.perform(&logged, lang)?;
            if self.keep(draft).await? {
                return Ok(self.live.length());
            }
        }
        Err(Failure::conflict("stale-decision", "the table has gone on: look again"))
    }

    /// Makes a step durable; then the table is what the draft was, and everybody is told. False if another process
    /// was first: the table has been reloaded, and the caller tries again. `Err` means that it was not stored, or, if
    /// the table is [broken](Task::whole), that nobody knows.
    pub(super) async fn keep(&mut self, draft: Draft) -> Granted<bool> {
        let id = self.live.row.id.clone();
        let entries = draft.entries();
        let mut also = Vec::new();
        if !self.live.sealed.is_empty() && draft.sealed.is_empty() {
            also.push(Also::Unseal);
        }
        let due = draft.turns.first_deadline();
        if let Some(meta) = &draft.meta {
            if meta.status == Status::Finished && self.live.snapshot_at > 0 {
                also.push(Also::NoSnapshot);
            }
            also.extend(ResultRow::of(&id, meta).into_iter().map(|result| Also::Result(Box::new(result))));
            let due = due.filter(|_| meta.status == Status::Running);
            also.push(Also::Row(Box::new(crate::store::TableRow { meta: meta.clone(), due, ..self.live.row.clone() })));
        } else if matches!(self.live.meta().clock, ClockRule::Days { .. }) {
            also.push(Also::Due(due));
        }
        let snapshot = self.live.worth_keeping(Some(&draft));
        let snapshot_at = snapshot.as_ref().map_or(self.live.snapshot_at, |_| draft.length());
        also.extend(snapshot);
        match self.hall.store().append_entries(&id, &self.live.head, &entries, now(), also).await {
            Ok((Append::Done, head)) => {
                let changed = draft.meta.is_some();
                self.take_over(draft, head);
                self.live.snapshot_at = snapshot_at;
                if changed {
                    self.live.row.version += 1;
                    self.seats_changed();
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
                if stored.starts_with(&entries) { Ok(true) } else { Err(error.into()) }
            }
        }
    }

    /// A step is in the store: it becomes the table, and everybody is told.
    fn take_over(&mut self, mut draft: Draft, head: Head) {
        let (from, beats, before) = (draft.from, std::mem::take(&mut draft.beats), self.before());
        self.live.adopt(draft);
        self.live.head = head;
        self.tell(from, &beats, &before);
        // Choices that are opened together, and what the game calls a show, are watched for a while. Bots wait for those
        // who watch, always the same time, so that nothing can be learnt from it.
        let shown = beats.len() > 1 || beats.iter().flat_map(|beat| &beat.told).any(|told| told.show);
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

    /// Another process has written something.
    pub(super) async fn hear(&mut self, news: News) -> Granted<()> {
        match news {
            News::Log(number) if number < self.live.length() => Ok(()),
            News::Log(_) | News::Meta | News::Anything if self.live.table.is_none() => self.reload().await,
            News::Log(_) => {
                let mut head = self.live.head.clone();
                let entries = self.hall.store().log_after(&self.live.row.id, &mut head).await;
                let Ok(Ok(draft)) = entries.map(|entries| self.live.follow(&entries)) else {
                    return self.reload().await;
                };
                if !draft.beats.is_empty() {
                    self.take_over(draft, head);
                }
                if self.live.next().is_over() {
                    self.refresh_row().await?;
                }
                Ok(())
            }
            News::Meta => self.refresh_row().await,
            News::Sealed => {
                let known = self.live.sealed.seats();
                self.live.reload_sealed(self.hall.store()).await?;
                if self.live.sealed.seats() != known {
                    self.tell_sealed();
                }
                Ok(())
            }
            News::Chat => self.hear_chat().await,
            News::Vote(vote) => {
                self.hear_vote(vote);
                Ok(())
            }
            News::Present(seats) => {
                for seat in seats.iter() {
                    self.elsewhere[seat.index()] = now();
                    self.back(seat);
                }
                Ok(())
            }
            News::Anything => self.reload().await,
        }
    }

    /// Reads anew who sits where.
    pub(super) async fn refresh_row(&mut self) -> Granted<()> {
        let row = self.hall.store().table(&self.live.row.id).await?.ok_or_else(no_such_table)?;
        if row.version != self.live.row.version {
            self.live.row = row;
            self.seats_changed();
        }
        Ok(())
    }
}
