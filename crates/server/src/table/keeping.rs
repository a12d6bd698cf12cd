//! Steps: made, kept in the store, and only then told; and steps that another process has kept.

use super::beat::Beat;
use super::live::{Live, Step, no_such_table};
use super::mailbox::News;
use super::task::{Before, Task};
use crate::error::{Failure, Granted};
use crate::hall::now;
use crate::protocol::tables::ClockRule;
use crate::store::{Append, Store};
use quintain_core::record::{Logged, Stamp};
use quintain_core::{Lang, MAX_SEATS, Seat};
use serde_json::Value;

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
            let (from, before) = (self.live.length(), self.before());
            let sealed = !self.live.sealed.is_empty();
            match self.live.command(seat, decision, mv, stamp.clone(), lang)? {
                Step::Again(number) => return Ok(number),
                Step::Seal(decision, entry) => {
                    self.hall.store().seal(&self.live.row.id, seat, decision, &entry).await?;
                    let changed = self.live.sealed.insert(seat, (decision, entry)).is_some();
                    self.tell_turn(seat);
                    if !changed {
                        self.tell_sealed();
                    }
                    return Ok(from);
                }
                Step::Beats(beats) => {
                    if self.keep(from, &beats, &before, sealed).await? {
                        self.hall.metrics().moves.add(1);
                        return Ok(self.live.length());
                    }
                }
            }
        }
        Err(Failure::conflict("stale-decision", "the table has gone on: look again before you move"))
    }

    /// Does something else that belongs to the log.
    pub(super) async fn perform(&mut self, logged: Logged<Value, Value>, lang: Lang) -> Granted<usize> {
        for _ in 0..4 {
            let (from, before) = (self.live.length(), self.before());
            let beat = self.live.perform(&logged, lang)?;
            if self.keep(from, &[beat], &before, false).await? {
                return Ok(self.live.length());
            }
        }
        Err(Failure::conflict("stale-decision", "the table has gone on: look again"))
    }

    /// Makes a step durable, then tells everybody. False if another process was first: the table has been
    /// reloaded, and the caller tries again.
    pub(super) async fn keep(&mut self, from: usize, beats: &[Beat], before: &Before, sealed: bool) -> Granted<bool> {
        let Some(table) = &self.live.table else { return Ok(true) };
        let entries = table.entries_since(from);
        let mut also = Vec::new();
        if sealed {
            also.push(Store::unseal(&self.live.row.id));
        }
        let changed = self.live.meta().status != self.stored;
        if changed {
            also.push(self.live.row.along_with_step());
        } else if matches!(self.live.meta().clock, ClockRule::Days { .. }) {
            also.push(self.live.row.note_due());
        }
        also.extend(self.live.worth_keeping(false));
        match self.hall.store().append_entries(&self.live.row.id, from, &entries, now(), also).await {
            Ok(Append::Done) => {
                self.tell(from, beats, before);
                if changed {
                    self.live.row.version += 1;
                    self.stored = self.live.meta().status;
                    self.tell_table();
                }
                Ok(true)
            }
            Ok(Append::Late) => {
                self.reload().await?;
                Ok(false)
            }
            Err(error) => {
                tracing::error!(%error, table = self.live.row.id, "a step was not saved");
                self.reload().await?;
                Ok(false)
            }
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
                self.stored = self.live.meta().status;
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
                let (from, before) = (self.live.length(), self.before());
                let entries = self.hall.store().log(&self.live.row.id, from).await?;
                let beats = self.live.follow(entries)?;
                if !beats.is_empty() {
                    self.tell(from, &beats, &before);
                }
                if self.live.next().is_over() {
                    self.refresh_row().await?;
                }
                Ok(())
            }
            News::Meta => self.refresh_row().await,
            News::Sealed => {
                let known = self.live.sealed.len();
                self.live.reload_sealed(self.hall.store()).await?;
                if self.live.all_sealed() {
                    let (from, before) = (self.live.length(), self.before());
                    let beats = self.live.open_sealed()?;
                    self.keep(from, &beats, &before, true).await?;
                } else if self.live.sealed.len() != known {
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
            self.stored = self.live.meta().status;
            self.seats_changed();
        }
        Ok(())
    }
}
