//! A table in memory: its row, its game, its turns, and the sealed choices that wait.

use super::beat::{BOT, Beat, Entries, outdated};
use super::meta::Meta;
use super::turns::Turns;
use crate::error::{Failure, Granted};
use crate::protocol::tables::Status;
use crate::store::{Sql, Store, TableRow};
use quintain_core::dealer::Secret;
use quintain_core::record::{Entry, Logged, Stamp};
use quintain_core::registry::{AnyGame, AnyTable, Complaint, Registry, Told};
use quintain_core::table::Snapshot;
use quintain_core::{Fast, Lang, Luck, Next, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A table in memory.
pub struct Live {
    /// The table without its game.
    pub row: TableRow,
    /// Its kind of game.
    pub game: Arc<dyn AnyGame>,
    /// Its game, once it has begun.
    pub table: Option<Box<dyn AnyTable>>,
    /// Whose turn it is.
    pub turns: Turns,
    /// Sealed choices that wait for the others.
    pub sealed: BTreeMap<Seat, (u32, Logged<Value, Value>)>,
    /// How long the record was at the latest snapshot.
    pub snapshot_at: usize,
}

/// After so many entries a new snapshot is kept.
const SNAPSHOT_EVERY: usize = 50;

/// A record of so many entries is replayed sooner than its snapshot is read.
const SHORT: usize = 100;

/// What is kept of a table at one point of its log.
#[derive(Serialize, Deserialize)]
struct Kept {
    snapshot: Snapshot,
    turns: Turns,
}

/// What a command comes to.
pub enum Step {
    /// It was done before; the log had this length after it.
    Again(usize),
    /// A sealed choice is to be noted.
    Seal(u32, Logged<Value, Value>),
    /// The game went on.
    Beats(Vec<Beat>),
}

impl Live {
    /// Brings a table back from the store.
    pub async fn load(store: &Store, registry: &Registry, id: &str) -> Granted<Self> {
        let row = store.table(id).await?.ok_or_else(no_such_table)?;
        let game = registry.game(&row.meta.game).map_err(|message| outdated(&message))?;
        let mut live = Self {
            turns: Turns::new(row.meta.clock, row.meta.places.len()),
            game: Arc::clone(game),
            table: None,
            sealed: BTreeMap::new(),
            snapshot_at: 0,
            row,
        };
        if matches!(live.row.meta.status, Status::Running | Status::Finished) {
            let entries = store.log(id, 0).await?;
            if entries.len() > SHORT || live.replay(&entries).is_err() {
                let kept = store.snapshot(id).await?.and_then(|kept| serde_json::from_str::<Kept>(&kept).ok());
                match kept.filter(|kept| kept.snapshot.at <= entries.len()) {
                    Some(kept) => live.resume_or_replay(&kept, &entries)?,
                    None => live.replay(&entries)?,
                }
            }
            if matches!(live.next(), Next::Decide { sealed: true, .. }) {
                live.reload_sealed(store).await?;
            }
        }
        Ok(live)
    }

    fn secret(&self) -> Granted<Option<Secret>> {
        self.row.secret.as_deref().map(Secret::from_hex).transpose().map_err(|message| outdated(&message))
    }

    fn replay(&mut self, entries: &Entries) -> Granted<()> {
        self.turns = Turns::new(self.row.meta.clock, self.row.meta.places.len());
        let head = self.row.meta.record(Vec::new());
        let table = self.game.load(&head, self.secret()?).map_err(|broken| outdated(&broken.message))?;
        self.turns.begin(&table.next(), 0, self.row.meta.started.unwrap_or_default());
        self.go_on(table, entries)
    }

    /// Goes on from a snapshot. One that this program cannot read, since it was written by other rules, is passed
    /// over: the record is the truth.
    fn resume_or_replay(&mut self, kept: &Kept, entries: &Entries) -> Granted<()> {
        match self.resume(kept, entries.clone()) {
            Ok(()) => Ok(()),
            Err(failure) => {
                tracing::warn!(table = self.row.id, code = failure.problem.code, "a snapshot is passed over");
                self.snapshot_at = 0;
                self.replay(entries)
            }
        }
    }

    /// Goes on from a snapshot; what came after it is replayed.
    fn resume(&mut self, kept: &Kept, mut entries: Entries) -> Granted<()> {
        let after = entries.split_off(kept.snapshot.at);
        let before = self.row.meta.record(entries);
        let table = self.game.resume(&before, &kept.snapshot, self.secret()?);
        self.turns = kept.turns.clone();
        self.snapshot_at = kept.snapshot.at;
        self.go_on(table.map_err(|broken| outdated(&broken.message))?, &after)
    }

    /// A snapshot that is worth keeping: there was none for long, or `now` is the last chance. None while a move
    /// may still be taken back.
    pub fn worth_keeping(&mut self, now: bool) -> Option<Sql> {
        let length = self.length();
        let due = if now { length > self.snapshot_at } else { length >= self.snapshot_at + SNAPSHOT_EVERY };
        if !due || self.row.meta.status != Status::Running {
            return None;
        }
        let snapshot = self.table.as_ref()?.snapshot()?;
        self.snapshot_at = length;
        let kept = serde_json::to_string(&Kept { snapshot, turns: self.turns.clone() }).ok()?;
        Some(Store::note_snapshot(&self.row.id, length, kept))
    }

    fn go_on(&mut self, mut table: Box<dyn AnyTable>, entries: &Entries) -> Granted<()> {
        let begun = self.row.meta.started.unwrap_or_default();
        for logged in entries {
            table.apply(logged).map_err(|complaint| outdated(&complaint.message))?;
            let at = logged.stamp.at.unwrap_or(begun).max(begun);
            self.turns.after(&logged.entry, &table.next(), table.len(), at);
        }
        self.table = Some(table);
        Ok(())
    }

    /// Reads the sealed choices anew.
    pub async fn reload_sealed(&mut self, store: &Store) -> Granted<()> {
        let rows = store.sealed(&self.row.id).await?;
        let current = rows
            .into_iter()
            .filter(|(seat, decision, _)| self.turns.asked(*seat).is_some_and(|asked| asked.decision == *decision));
        self.sealed = current.map(|(seat, decision, entry)| (seat, (decision, entry))).collect();
        Ok(())
    }

    /// What is known beside the game.
    pub fn meta(&self) -> &Meta {
        &self.row.meta
    }

    /// How long the record is.
    pub fn length(&self) -> usize {
        self.table.as_ref().map_or(0, |table| table.len())
    }

    /// The game begins, after the entries that a branched table has taken over. Nothing is stored yet; `None`
    /// means that there is nothing to store, since no luck was needed.
    pub fn begin(&mut self, taken_over: &Entries, now: u64) -> Granted<Option<Beat>> {
        self.row.meta.status = Status::Running;
        self.row.meta.started = Some(now);
        self.replay(taken_over)?;
        let from = self.length();
        self.turns.begin(&self.next(), from, now);
        let Some(table) = &mut self.table else { return Ok(None) };
        let told = luck(table.as_mut(), &stamp(now, None));
        let (entries, number) = (table.entries_since(from), table.len());
        self.note(&entries, from, now);
        Ok(entries.first().map(|first| Beat::new(first, number, told)))
    }

    /// What the game waits for; before the start, for nobody.
    pub fn next(&self) -> Next {
        self.table.as_ref().map_or(Next::open(SeatSet::EMPTY), |table| table.next())
    }

    /// A seat moves. `Err` means that nothing has changed.
    pub fn command(&mut self, seat: Seat, decision: u32, mv: &Value, stamp: Stamp, lang: Lang) -> Granted<Step> {
        let Some(table) = &mut self.table else { return Err(not_started()) };
        if self.turns.asked(seat).is_none_or(|asked| asked.decision != decision) {
            return self.answered(seat, decision, mv).map(Step::Again);
        }
        let entry = Logged { entry: Entry::Move { seat, play: mv.clone() }, stamp };
        let Next::Decide { sealed: true, seats } = table.next() else {
            return Ok(Step::Beats(vec![self.perform(&entry, lang)?]));
        };
        if self.sealed.get(&seat).is_some_and(|(known, old)| *known == decision && old.entry == entry.entry) {
            return Ok(Step::Again(self.length()));
        }
        table.fork().play(seat, mv, Stamp::default(), lang)?;
        if seats.iter().all(|other| other == seat || self.sealed.contains_key(&other)) {
            self.sealed.insert(seat, (decision, entry));
            return self.open_sealed().map(Step::Beats);
        }
        Ok(Step::Seal(decision, entry))
    }

    /// Have all seats of a sealed decision chosen?
    pub fn all_sealed(&self) -> bool {
        let Next::Decide { sealed: true, seats } = self.next() else { return false };
        seats.iter().all(|seat| self.sealed.contains_key(&seat))
    }

    /// All have chosen: the choices are made, in the order of the seats.
    pub fn open_sealed(&mut self) -> Granted<Vec<Beat>> {
        let choices = std::mem::take(&mut self.sealed);
        choices.values().map(|(_, entry)| self.perform(entry, Lang::En)).collect()
    }

    /// Does something that belongs to the log, with the luck that follows from it.
    pub fn perform(&mut self, logged: &Logged<Value, Value>, lang: Lang) -> Granted<Beat> {
        let from = self.length();
        let Some(table) = &mut self.table else { return Err(not_started()) };
        let stamped = logged.stamp.clone();
        let at = stamped.at.unwrap_or_default();
        let mut told = match &logged.entry {
            Entry::Move { seat, play } => table.play(*seat, play, stamped, lang)?,
            Entry::Say { seat, line } => table.say(*seat, line, stamped, lang)?,
            Entry::Undo(seat) => table.undo(*seat, stamped).map(|()| Vec::new())?,
            Entry::TakeBack { seat, to } => {
                table.take_back(*seat, *to, stamped)?;
                self.sealed.clear();
                Vec::new()
            }
            Entry::Chance(_) => return Err(Complaint::new("not-asked", "luck is the dealer's").into()),
        };
        told.append(&mut luck(table.as_mut(), &stamp(at, None)));
        let (entries, number) = (table.entries_since(from), table.len());
        if let Next::Over(outcome) = table.next() {
            self.row.meta.status = Status::Finished;
            self.row.meta.finished.get_or_insert(at);
            self.row.meta.outcome = Some(outcome);
        }
        self.note(&entries, from, at);
        Ok(Beat::new(logged, number, told))
    }

    /// Takes over entries that another process has written.
    pub fn follow(&mut self, entries: Entries) -> Granted<Vec<Beat>> {
        let Some(table) = &mut self.table else { return Ok(Vec::new()) };
        let mut beats: Vec<Beat> = Vec::new();
        for logged in entries {
            let mut told = table.apply(&logged).map_err(|complaint| outdated(&complaint.message))?;
            let (next, number) = (table.next(), table.len());
            self.turns.after(&logged.entry, &next, number, logged.stamp.at.unwrap_or_default());
            match (&logged.entry, beats.last_mut()) {
                (Entry::Chance(_), Some(beat)) => {
                    beat.told.append(&mut told);
                    beat.number = number;
                }
                _ => beats.push(Beat::new(&logged, number, told)),
            }
        }
        let turns = &self.turns;
        self.sealed.retain(|seat, (decision, _)| turns.asked(*seat).is_some_and(|asked| asked.decision == *decision));
        Ok(beats)
    }

    fn note(&mut self, entries: &Entries, from: usize, at: u64) {
        let next = self.next();
        for (number, logged) in (from + 1..).zip(entries) {
            self.turns.after(&logged.entry, &next, number, at);
        }
        self.row.due = if self.row.meta.status == Status::Running { self.turns.first_deadline() } else { None };
    }

    /// The game in which this seat is asked for this decision.
    pub fn asked_table(&self, seat: Seat, decision: u32) -> Granted<&dyn AnyTable> {
        let Some(table) = &self.table else { return Err(not_started()) };
        match self.turns.asked(seat) {
            Some(asked) if asked.decision == decision => Ok(table.as_ref()),
            Some(_) => Err(Failure::conflict("stale-decision", "the table has gone on: look again")),
            None => Err(Failure::conflict("not-asked", "it is not your turn")),
        }
    }

    /// Was this decision answered with this very move before?
    fn answered(&self, seat: Seat, decision: u32, mv: &Value) -> Granted<usize> {
        let entries = self.table.as_ref().map(|table| table.entries_since(decision as usize)).unwrap_or_default();
        let mine = |logged: &Logged<Value, Value>| matches!(&logged.entry, Entry::Move { seat: s, .. } if *s == seat);
        if let Some(index) = entries.iter().position(mine)
            && matches!(&entries[index].entry, Entry::Move { play, .. } if play == mv)
        {
            let luck = entries[index + 1..].iter().take_while(|logged| matches!(logged.entry, Entry::Chance(_)));
            return Ok(decision as usize + index + 1 + luck.count());
        }
        if self.next().deciders().contains(seat) {
            return Err(Failure::conflict("stale-decision", "the table has gone on: look again before you move"));
        }
        Err(Failure::conflict("not-asked", "it is not your turn"))
    }
}

fn not_started() -> Failure {
    Failure::conflict("not-started", "the game has not begun")
}

/// There is no such table.
pub fn no_such_table() -> Failure {
    Failure::not_found("no-such-table", "there is no such table")
}

/// A stamp of the server's.
pub fn stamp(now: u64, by: Option<&str>) -> Stamp {
    Stamp { at: Some(now), by: by.map(str::to_owned) }
}

/// A stamp for a bot's move.
pub fn bot_stamp(now: u64, bot: &str) -> Stamp {
    stamp(now, Some(&format!("{BOT}{bot}")))
}

/// The dealer answers whatever is asked; where there is none, the server rolls.
fn luck(table: &mut dyn AnyTable, stamp: &Stamp) -> Vec<Told> {
    let mut told = table.deal(stamp);
    while let Next::Chance(request) = table.next() {
        let answer = Fast::new(crate::random::number()).answer(&request);
        match table.resolve(&answer, stamp.clone()) {
            Ok(mut more) => told.append(&mut more),
            Err(complaint) => {
                tracing::error!(%complaint, "a fair answer was refused");
                break;
            }
        }
    }
    told
}
