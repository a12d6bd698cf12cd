//! What the record of a finished game tells about each seat: for statistics, and for the pages of those who played.

use crate::game::{Describe, Facts};
use crate::record::{BrokenRecord, Entry, Record};
use crate::registry::{Edition, broken_at};
use crate::seat::Seat;

/// What followed from one entry of the record, and still stands.
struct Stands<E> {
    index: usize,
    mover: Option<Seat>,
    events: Vec<E>,
    /// What seats could hope for then.
    hopes: Vec<(Seat, f64)>,
}

impl<G: Describe> Edition<G> {
    /// Replays a record and says what it tells about each seat. What was taken back does not count.
    pub fn facts(&self, record: &Record) -> Result<Vec<Facts>, BrokenRecord> {
        let mut table = self.begin(record, None)?;
        let mut standing: Vec<Stands<G::Event>> = Vec::new();
        for (index, logged) in record.entries.iter().enumerate() {
            let happened = table.apply(logged).map_err(|refused| broken_at(index, table.game(), refused))?;
            let mover = match &logged.entry {
                Entry::Move { seat, .. } => Some(*seat),
                Entry::Chance(_) | Entry::Say { .. } => None,
                Entry::Undo(seat) => {
                    if let Some(latest) = standing.iter().rposition(|stands| stands.mover == Some(*seat)) {
                        standing.remove(latest);
                    }
                    continue;
                }
                Entry::TakeBack { to, .. } => {
                    standing.retain(|stands| stands.index < *to);
                    continue;
                }
            };
            let events: Vec<G::Event> = happened.into_iter().map(|(_, event)| event).collect();
            let hopes = events.iter().filter_map(|event| table.game().hope(event)).collect();
            standing.push(Stands { index, mover, events, hopes });
        }
        let hopes: Vec<(Seat, f64)> = standing.iter().flat_map(|stands| stands.hopes.iter().copied()).collect();
        let log: Vec<G::Event> = standing.into_iter().flat_map(|stands| stands.events).collect();
        let of_seat = |seat: Seat| {
            let mut facts = Facts::default();
            table.game().facts(seat, &log, &mut facts);
            let mine = || hopes.iter().filter(|(whose, _)| *whose == seat);
            if mine().next().is_some() {
                facts.number("foreseen", mine().count() as f64);
                facts.number("hoped", mine().map(|(_, chance)| chance).sum());
            }
            facts
        };
        Ok(Seat::all(table.game().seats()).map(of_seat).collect())
    }
}
