//! What must be true, worked out from the log alone.

use crate::store::Head;
use crate::store::memory::Disk;
use crate::table::meta::Meta;
use crate::table::step::BOT;
use crate::table::turns::Turns;
use quintain_core::record::Entry;
use quintain_core::registry::{AnyGame, AnyTable};
use quintain_core::{Seat, Viewer};
use serde_json::Value;
use std::collections::BTreeMap;

/// The table as the log says it is.
pub(super) struct Reference {
    id: String,
    head: Head,
    table: Box<dyn AnyTable>,
    turns: Turns,
    /// What each viewer sees, at the end of each step.
    views: BTreeMap<usize, Vec<(Viewer, Value)>>,
    fingerprints: BTreeMap<usize, u64>,
    /// Every move that people made: where in the log, who, in which decision, what.
    pub(super) moves: Vec<(usize, Seat, u32, Value)>,
    /// Every move taken back: where in the log, and by whom.
    pub(super) undos: Vec<(usize, Seat)>,
}

impl Reference {
    pub(super) fn new(id: &str, game: &dyn AnyGame, meta: &Meta) -> Self {
        let table = game.load(&meta.record(Vec::new()), None).unwrap();
        let mut turns = Turns::new(meta.clock, meta.places.len());
        turns.begin(&table.next(), 0, meta.started.unwrap_or_default());
        let mut reference = Self {
            id: id.to_owned(),
            head: Head::start(id),
            table,
            turns,
            views: BTreeMap::new(),
            fingerprints: BTreeMap::new(),
            moves: Vec::new(),
            undos: Vec::new(),
        };
        reference.look();
        reference
    }

    fn look(&mut self) {
        let viewers = Seat::all(self.table.seats()).map(Viewer::Seat).chain([Viewer::SPECTATOR]);
        let views = viewers.map(|viewer| (viewer, self.table.view(viewer))).collect();
        self.views.insert(self.head.length(), views);
        self.fingerprints.insert(self.head.length(), self.table.fingerprint());
    }

    /// Reads what is new on the disk. The log is contiguous, its chain is whole, and the rules accept all of it.
    pub(super) fn read(&mut self, disk: &Disk) -> Result<(), String> {
        let known = self.head.length() as i64;
        let steps = disk.steps.get(&self.id).map(Vec::as_slice).unwrap_or_default();
        for step in steps.iter().filter(|step| step.seq >= known) {
            let mut at = self.head.length();
            for logged in self.head.follow(step).map_err(|damaged| damaged.to_string())? {
                let bot = logged.stamp.by.as_deref().is_some_and(|by| by.starts_with(BOT));
                match &logged.entry {
                    Entry::Move { seat, play } if !bot => {
                        let decision = self.turns.asked(*seat).map_or(u32::MAX, |asked| asked.decision);
                        self.moves.push((at, *seat, decision, play.clone()));
                    }
                    Entry::Undo(seat) => self.undos.push((at, *seat)),
                    _ => {}
                }
                let applied = self.table.apply(&logged);
                applied.map_err(|complaint| format!("entry {at} of the log is against the rules: {complaint}"))?;
                at += 1;
                self.turns.after(&logged.entry, &self.table.next(), at, logged.stamp.at.unwrap_or_default());
            }
            self.look();
        }
        Ok(())
    }

    pub(super) fn length(&self) -> usize {
        self.head.length()
    }

    pub(super) fn is_over(&self) -> bool {
        self.table.next().is_over()
    }

    /// What a viewer saw when the log had this length.
    pub(super) fn view(&self, number: usize, viewer: Viewer) -> Option<&Value> {
        self.views.get(&number)?.iter().find(|(known, _)| *known == viewer).map(|(_, view)| view)
    }

    pub(super) fn fingerprint(&self, number: usize) -> Option<u64> {
        self.fingerprints.get(&number).copied()
    }

    /// The decision that a seat is asked for.
    pub(super) fn decision(&self, seat: Seat) -> Option<u32> {
        self.turns.asked(seat).map(|asked| asked.decision)
    }
}
