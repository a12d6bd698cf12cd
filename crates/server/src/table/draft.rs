//! A step before it counts: a copy of the game that goes on while the table itself stands still. It becomes the table
//! when it is stored, whole, or it is forgotten.

use super::live::{Live, Sealed, luck, not_started, stamp};
use super::meta::Meta;
use super::step::Step;
use super::turns::Turns;
use crate::error::Granted;
use crate::protocol::tables::Status;
use quintain_core::record::{Entry, Logged, Stamp};
use quintain_core::registry::{AnyTable, GameError, Told};
use quintain_core::{Lang, Next, Seat};
use serde_json::Value;

/// A table as it will be after a step.
pub struct Draft {
    /// How long the log was before it.
    pub from: usize,
    /// The game.
    pub table: Box<dyn AnyTable>,
    /// Whose turn it will be.
    pub turns: Turns,
    /// The sealed choices that still count.
    pub sealed: Sealed,
    /// What is known beside the game, if the step changes it.
    pub meta: Option<Meta>,
    /// What happened.
    pub steps: Vec<Step>,
}

impl Live {
    /// A copy on which a step can be tried.
    pub fn draft(&self) -> Granted<Draft> {
        let table = self.table.as_ref().ok_or_else(not_started)?.fork();
        let (turns, sealed) = (self.turns.clone(), self.sealed.clone());
        Ok(Draft { from: table.len(), table, turns, sealed, meta: None, steps: Vec::new() })
    }

    /// A step that is something of the log, with the luck that follows from it.
    pub fn perform(&self, logged: &Logged<Value, Value>, lang: Lang) -> Granted<Draft> {
        let mut draft = self.draft()?;
        draft.perform(self.meta(), logged, lang)?;
        Ok(draft)
    }

    /// The step is stored: the table is what the draft was.
    pub fn adopt(&mut self, draft: Draft) {
        let Draft { table, turns, sealed, meta, .. } = draft;
        if let Some(meta) = meta {
            self.row.meta = meta;
        }
        self.row.due = if self.row.meta.status == Status::Running { turns.first_deadline() } else { None };
        self.table = Some(table);
        self.turns = turns;
        self.sealed = sealed;
    }
}

impl Draft {
    /// A seat moves, with the luck that follows from it. After an `Err` the draft is of no use.
    pub fn play(&mut self, meta: &Meta, seat: Seat, mv: &str, stamped: &Stamp, lang: Lang) -> Granted<()> {
        let from = self.table.len();
        let told = self.table.play_text(seat, mv, stamped.clone(), lang)?;
        self.go_on(meta, from, &Entry::<(), ()>::Move { seat, play: () }, stamped, told);
        Ok(())
    }

    /// Does something that belongs to the log, with the luck that follows from it. After an `Err` the draft is of no
    /// use.
    pub fn perform(&mut self, meta: &Meta, logged: &Logged<Value, Value>, lang: Lang) -> Granted<()> {
        let from = self.table.len();
        let stamped = logged.stamp.clone();
        let table = self.table.as_mut();
        let told = match &logged.entry {
            Entry::Move { seat, play } => table.play(*seat, play, stamped, lang)?,
            Entry::Say { seat, line } => table.say(*seat, line, stamped, lang)?,
            Entry::Undo(seat) => table.undo(*seat, stamped).map(|()| Vec::new())?,
            Entry::TakeBack { seat, to } => table.take_back(*seat, *to, stamped).map(|()| Vec::new())?,
            Entry::Chance(_) => return Err(GameError::new("not-asked", "luck is the dealer's").into()),
        };
        self.go_on(meta, from, &logged.entry, &logged.stamp, told);
        Ok(())
    }

    /// Something was done: luck follows, and perhaps the game is over.
    fn go_on<M, L>(&mut self, meta: &Meta, from: usize, entry: &Entry<M, L>, stamped: &Stamp, mut told: Vec<Told>) {
        let at = stamped.at.unwrap_or_default();
        told.append(&mut luck(self.table.as_mut(), &stamp(at, None)));
        self.note(from, at);
        if let Next::Over(outcome) = self.table.next() {
            let mut meta = self.meta.take().unwrap_or_else(|| meta.clone());
            meta.status = Status::Finished;
            meta.finished.get_or_insert(at);
            meta.outcome = Some(outcome);
            let deeds = self.table.deeds_since(0);
            let granted = deeds.iter().filter(|deed| matches!(deed, Entry::TakeBack { .. }));
            meta.taken_back = u32::try_from(granted.count()).unwrap_or(u32::MAX);
            self.meta = Some(meta);
        }
        self.steps.push(Step::new(entry, stamped, self.table.len(), told));
    }

    /// Takes note of the entries from `from` on. A sealed choice belongs to one decision, and dies with it.
    pub(super) fn note(&mut self, from: usize, at: u64) {
        let next = self.table.next();
        for (number, deed) in (from + 1..).zip(self.table.deeds_since(from)) {
            self.turns.after(&deed, &next, number, at);
        }
        self.sealed.keep_current(&self.turns);
    }

    /// What is to be stored.
    pub fn entries(&self) -> Vec<Logged<Value, Value>> {
        self.table.entries_since(self.from)
    }

    /// How long the log will be.
    pub fn length(&self) -> usize {
        self.table.len()
    }
}
