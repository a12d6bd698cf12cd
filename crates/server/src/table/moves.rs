//! What seats do: a move, a choice that is sealed until all have chosen, and whatever else belongs to the log.

use super::live::Accepted;
use super::task::Task;
use crate::error::{Failure, Granted};
use crate::store::Also;
use quintain_core::record::{Logged, Stamp};
use quintain_core::{Lang, Seat};
use serde_json::Value;
use std::time::Instant;

impl Task {
    /// A seat moves: durable before anybody is told. Says how long the record is after it.
    pub(super) async fn play(
        &mut self,
        seat: Seat,
        decision: u32,
        mv: &str,
        stamp: Stamp,
        lang: Lang,
    ) -> Granted<usize> {
        let begun = Instant::now();
        for _ in 0..4 {
            match self.live.command(seat, decision, mv, stamp.clone(), lang)? {
                Accepted::Again(number) => return Ok(number),
                Accepted::Seal(decision, entry) => {
                    if self.seal(seat, decision, entry).await? {
                        return Ok(self.live.length());
                    }
                }
                Accepted::Step(draft) => {
                    if self.keep(draft).await? {
                        self.hall.metrics().moves.inc();
                        self.hall.metrics().move_times.add(begun.elapsed());
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
}
