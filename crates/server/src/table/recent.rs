//! The latest steps of a table, kept with it so that whoever arrives is told them at once; and the table as those see it
//! who look on later than it happens.

use super::step::{Step, Walk};
use super::task::Task;
use crate::clock::now;
use crate::error::Granted;
use crate::protocol::socket::LogLine;
use crate::protocol::tables::Status;
use quintain_core::record::Logged;
use quintain_core::registry::AnyTable;
use quintain_core::{Lang, Seat, Viewer};
use serde_json::Value;
use std::collections::VecDeque;

/// So many steps are kept.
const KEPT: usize = 240;
/// So many lines are told to somebody who glances at the table.
const GLANCE: usize = 6;

/// The latest steps.
#[derive(Default)]
pub(super) struct Recent {
    /// How long the record was before the first of them.
    from: usize,
    /// How long it is after the last.
    upto: usize,
    steps: VecDeque<Step>,
}

impl Recent {
    fn push(&mut self, step: Step) {
        self.upto = step.number;
        self.steps.push_back(step);
        if self.steps.len() > KEPT
            && let Some(oldest) = self.steps.pop_front()
        {
            self.from = oldest.number;
        }
    }

    /// Was the record ever this long, as far as the steps go back?
    pub(super) fn reaches(&self, number: usize) -> bool {
        number == self.from || self.steps.iter().any(|step| step.number == number)
    }

    /// What a viewer may read of the steps between two lengths of the record.
    pub(super) fn lines(&self, (from, upto): (usize, usize), viewer: Viewer, lang: Option<Lang>) -> Vec<LogLine> {
        let between = self.steps.iter().filter(|step| step.number > from && step.number <= upto);
        between.flat_map(|step| step.lines(viewer, lang)).collect()
    }

    /// The latest lines that a viewer may read, so many at most.
    pub(super) fn latest(&self, most: usize, upto: usize, viewer: Viewer, lang: Option<Lang>) -> Vec<LogLine> {
        let mut lines = Vec::new();
        for step in self.steps.iter().rev().skip_while(|step| step.number > upto) {
            let told = step.lines(viewer, lang);
            lines.extend(told.into_iter().rev());
            if lines.len() >= most {
                break;
            }
        }
        lines.truncate(most);
        lines.reverse();
        lines
    }
}

/// The table as it was some time ago.
pub(super) struct Late {
    pub(super) table: Box<dyn AnyTable>,
}

impl Task {
    /// Steps were told: they are the latest now.
    pub(super) fn remember(&mut self, from: usize, steps: &[Step]) {
        match &mut self.recent {
            Some(recent) if recent.upto == from => steps.iter().for_each(|step| recent.push(step.clone())),
            // Something is missing between: the record is asked when somebody arrives.
            recent => *recent = None,
        }
    }

    /// The latest steps, from the record if they are not at hand.
    pub(super) fn recall(&mut self) {
        let length = self.live.length();
        if self.recent.as_ref().is_some_and(|recent| recent.upto == length) {
            return;
        }
        let mut recent = Recent { upto: length, from: length, steps: VecDeque::new() };
        // A game begun by older rules goes on from its snapshot; its past cannot be told again.
        if let Ok(mut walk) = self.walk() {
            recent.from = 0;
            recent.upto = 0;
            while let Ok(Some(step)) = walk.step() {
                recent.push(step);
            }
            recent.upto = recent.upto.max(length);
        }
        self.recent = Some(recent);
    }

    /// The latest lines that a seat may read of a running game.
    pub(super) fn latest_for(&mut self, seat: Option<Seat>, lang: Lang) -> Vec<LogLine> {
        let Some(seat) = seat.filter(|_| self.live.meta().status == Status::Running) else { return Vec::new() };
        self.recall();
        let Some(recent) = &self.recent else { return Vec::new() };
        recent.latest(GLANCE, self.live.length(), Viewer::Seat(seat), Some(lang))
    }

    fn walk(&self) -> Granted<Walk> {
        let entries = self.live.table.as_ref().map(|table| table.entries_since(0)).unwrap_or_default();
        Walk::new(self.live.game.as_ref(), self.live.meta(), entries)
    }

    /// Brings the late table up to what is old enough now. It goes on step by step from where it was.
    pub(super) fn go_on_late(&mut self, delay: u64) -> Granted<()> {
        let Some(live) = &self.live.table else { return Ok(()) };
        let horizon = now().saturating_sub(delay);
        let late = match self.late.take() {
            Some(late) if late.table.len() <= live.len() => late,
            _ => Late { table: Walk::new(self.live.game.as_ref(), self.live.meta(), Vec::new())?.table },
        };
        let missing = live.entries_since(late.table.len());
        let old = |logged: &Logged<Value, Value>| logged.stamp.at.is_none_or(|at| at <= horizon);
        let mut walk = Walk::from(late.table, missing.iter().take_while(|logged| old(logged)).cloned().collect());
        while walk.step()?.is_some() {}
        self.late = Some(Late { table: walk.table });
        Ok(())
    }
}
