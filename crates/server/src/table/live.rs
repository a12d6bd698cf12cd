//! A table in memory: its row, its game, its turns, and the sealed choices that wait.

use super::draft::Draft;
use super::meta::Meta;
use super::step::{BOT, Entries, Step, outdated};
use super::turns::Turns;
use crate::error::{Failure, Granted};
use crate::protocol::tables::Status;
use crate::store::{Also, Head, Store, TableRow};
use quintain_core::dealer::Secret;
use quintain_core::record::{Entry, Logged, Stamp};
use quintain_core::registry::{AnyGame, AnyTable, Registry, Told};
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
    pub sealed: Sealed,
    /// Where its log ends in the store.
    pub head: Head,
    /// How long the record was at the latest snapshot.
    pub snapshot_at: usize,
}

/// Sealed choices that wait for the others: each belongs to one decision of its seat, and is nothing beside it.
#[derive(Clone, Debug, Default)]
pub struct Sealed(BTreeMap<Seat, (u32, Logged<Value, Value>)>);

impl Sealed {
    /// Notes what a seat has chosen in this decision, in place of what it chose before.
    pub fn note(&mut self, seat: Seat, decision: u32, entry: Logged<Value, Value>) {
        self.0.insert(seat, (decision, entry));
    }

    /// What the seat has chosen in the decision that it is asked for now.
    pub fn choice(&self, seat: Seat, turns: &Turns) -> Option<&Logged<Value, Value>> {
        let (decision, entry) = self.0.get(&seat)?;
        #[cfg(test)]
        if old_fault::is_on() {
            return Some(entry);
        }
        (turns.asked(seat)?.decision == *decision).then_some(entry)
    }

    /// Who has chosen.
    pub fn seats(&self) -> Vec<Seat> {
        self.0.keys().copied().collect()
    }

    /// Has nobody chosen?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Forgets choices whose decision is no more.
    pub fn keep_current(&mut self, turns: &Turns) {
        #[cfg(test)]
        if old_fault::is_on() {
            return;
        }
        self.0.retain(|seat, (decision, _)| turns.asked(*seat).is_some_and(|asked| asked.decision == *decision));
    }

    /// All choices, in the order of the seats.
    fn entries(&self) -> impl Iterator<Item = &Logged<Value, Value>> {
        self.0.values().map(|(_, entry)| entry)
    }
}

/// The fault of old, for the simulator that must find it: sealed choices outlive their decision.
#[cfg(test)]
pub(crate) mod old_fault {
    use std::cell::Cell;

    thread_local! {
        static ON: Cell<bool> = const { Cell::new(false) };
    }

    pub(crate) fn begin() {
        ON.set(true);
    }

    pub(super) fn is_on() -> bool {
        ON.get()
    }
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
#[allow(clippy::large_enum_variant)] // Taken apart where it is made: nothing keeps it.
pub enum Accepted {
    /// It was done before; the log had this length after it.
    Again(usize),
    /// A sealed choice is to be noted.
    Seal(u32, Logged<Value, Value>),
    /// The game goes on, once this is stored.
    Step(Draft),
}

impl Live {
    /// Brings a table back from the store.
    pub async fn load(store: &Store, registry: &Registry, id: &str) -> Granted<Self> {
        let row = store.table(id).await?.ok_or_else(no_such_table)?;
        let game = registry.game(&row.meta.game).map_err(|error| outdated(&error.message))?;
        let mut live = Self {
            turns: Turns::new(row.meta.clock, row.meta.places.len()),
            game: Arc::clone(game),
            table: None,
            sealed: Sealed::default(),
            head: Head::start(id),
            snapshot_at: 0,
            row,
        };
        if matches!(live.row.meta.status, Status::Running | Status::Finished) {
            let entries = store.log_after(id, &mut live.head).await?;
            if entries.len() > SHORT || live.replay(&entries).is_err() {
                let kept = store.snapshot(id).await?.and_then(|kept| serde_json::from_str::<Kept>(&kept).ok());
                match kept.filter(|kept| kept.snapshot.at <= entries.len()) {
                    Some(kept) => live.resume_or_replay(&kept, &entries)?,
                    None => live.replay(&entries)?,
                }
            }
            live.reload_sealed(store).await?;
        }
        Ok(live)
    }

    fn secret(&self) -> Granted<Option<Secret>> {
        self.row.secret.as_deref().map(Secret::from_hex).transpose().map_err(|message| outdated(&message))
    }

    fn replay(&mut self, entries: &Entries) -> Granted<()> {
        let (table, turns) = replayed(self.game.as_ref(), &self.row.meta, self.secret()?, entries)?;
        (self.table, self.turns) = (Some(table), turns);
        Ok(())
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
        let table = table.map_err(|broken| outdated(&broken.message))?;
        let (table, turns) = go_on(&self.row.meta, table, kept.turns.clone(), &after)?;
        self.snapshot_at = kept.snapshot.at;
        (self.table, self.turns) = (Some(table), turns);
        Ok(())
    }

    /// A snapshot that is worth keeping: of the step that is being stored, if there was none for long; without one, of
    /// the table as it is, before it leaves memory. None while a move may still be taken back.
    pub fn worth_keeping(&self, draft: Option<&Draft>) -> Option<Also> {
        let running = self.row.meta.status == Status::Running;
        let (table, turns, every) = match draft {
            Some(Draft { meta: None, table, turns, .. }) => (table, turns, SNAPSHOT_EVERY),
            None if running => (self.table.as_ref()?, &self.turns, 1),
            _ => return None,
        };
        let at = table.len();
        if at < self.snapshot_at + every {
            return None;
        }
        let snapshot = table.snapshot()?;
        let text = serde_json::to_string(&Kept { snapshot, turns: turns.clone() }).ok()?;
        Some(Also::Snapshot { at, text })
    }

    /// Reads the sealed choices anew.
    pub async fn reload_sealed(&mut self, store: &Store) -> Granted<()> {
        self.sealed = Sealed::default();
        if matches!(self.next(), Next::Decide { sealed: true, .. }) {
            for (seat, decision, entry) in store.sealed(&self.row.id).await? {
                self.sealed.note(seat, decision, entry);
            }
            self.sealed.keep_current(&self.turns);
        }
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

    /// The game begins, after the entries that a branched table has taken over. Nothing is stored yet; a draft without
    /// steps means that there is nothing to store, since no luck was needed.
    pub fn begin(&self, taken_over: &Entries, now: u64) -> Granted<Draft> {
        let mut meta = self.row.meta.clone();
        meta.status = Status::Running;
        meta.started = Some(now);
        // What was taken over counts as done at this moment: so it will be read from the store, too.
        let (mut table, turns) = replayed(self.game.as_ref(), &meta, self.secret()?, taken_over)?;
        let from = table.len();
        let told = luck(table.as_mut(), &stamp(now, None));
        let first = table.entries_since(from).into_iter().next();
        let steps = first.map(|first| Step::new(&first.entry, &first.stamp, table.len(), told)).into_iter().collect();
        let mut draft = Draft { from, table, turns, sealed: Sealed::default(), meta: Some(meta), steps };
        draft.note(from, now);
        Ok(draft)
    }

    /// What the game waits for; before the start, for nobody.
    pub fn next(&self) -> Next {
        self.table.as_ref().map_or(Next::open(SeatSet::EMPTY), |table| table.next())
    }

    /// A seat moves. Nothing has changed yet, whatever comes of it.
    pub fn command(&self, seat: Seat, decision: u32, mv: &str, stamp: Stamp, lang: Lang) -> Granted<Accepted> {
        let Some(table) = &self.table else { return Err(not_started()) };
        if self.turns.asked(seat).is_none_or(|asked| asked.decision != decision) {
            return self.answered(seat, decision, mv).map(Accepted::Again);
        }
        let Next::Decide { sealed: true, seats } = table.next() else {
            let mut draft = self.draft()?;
            draft.play(self.meta(), seat, mv, &stamp, lang)?;
            return Ok(Accepted::Step(draft));
        };
        let play: Value = serde_json::from_str(mv).unwrap_or_default();
        let entry = Logged { entry: Entry::Move { seat, play }, stamp };
        if self.sealed.choice(seat, &self.turns).is_some_and(|chosen| chosen.entry == entry.entry) {
            return Ok(Accepted::Again(self.length()));
        }
        table.fork().play_text(seat, mv, Stamp::default(), lang)?;
        if seats.iter().all(|other| other == seat || self.sealed.choice(other, &self.turns).is_some()) {
            let mut sealed = self.sealed.clone();
            sealed.note(seat, decision, entry);
            return self.open(&sealed).map(Accepted::Step);
        }
        Ok(Accepted::Seal(decision, entry))
    }

    /// All have chosen: their choices are made, in the order of the seats. `None` if somebody has not.
    pub fn open_sealed(&self) -> Granted<Option<Draft>> {
        let Next::Decide { sealed: true, seats } = self.next() else { return Ok(None) };
        if seats.is_empty() || !seats.iter().all(|seat| self.sealed.choice(seat, &self.turns).is_some()) {
            return Ok(None);
        }
        self.open(&self.sealed).map(Some)
    }

    fn open(&self, sealed: &Sealed) -> Granted<Draft> {
        let mut draft = self.draft()?;
        for entry in sealed.entries() {
            draft.perform(self.meta(), entry, Lang::En)?;
        }
        draft.sealed = Sealed::default();
        Ok(draft)
    }

    /// A step that another process has written.
    pub fn follow(&self, entries: &Entries) -> Granted<Draft> {
        let mut draft = self.draft()?;
        for logged in entries {
            let mut told = draft.table.apply(logged).map_err(|complaint| outdated(&complaint.message))?;
            let (next, number) = (draft.table.next(), draft.table.len());
            draft.turns.after(&logged.entry, &next, number, logged.stamp.at.unwrap_or_default());
            match (&logged.entry, draft.steps.last_mut()) {
                (Entry::Chance(_), Some(step)) => {
                    step.told.append(&mut told);
                    step.number = number;
                }
                _ => draft.steps.push(Step::new(&logged.entry, &logged.stamp, number, told)),
            }
        }
        draft.sealed.keep_current(&draft.turns);
        Ok(draft)
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
    pub fn answered(&self, seat: Seat, decision: u32, mv: &str) -> Granted<usize> {
        let mv = serde_json::from_str::<Value>(mv).ok();
        let entries = self.table.as_ref().map(|table| table.entries_since(decision as usize)).unwrap_or_default();
        let mine = |logged: &Logged<Value, Value>| matches!(&logged.entry, Entry::Move { seat: s, .. } if *s == seat);
        if let Some(index) = entries.iter().position(mine)
            && matches!(&entries[index].entry, Entry::Move { play, .. } if Some(play) == mv.as_ref())
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

fn replayed(
    game: &dyn AnyGame,
    meta: &Meta,
    secret: Option<Secret>,
    entries: &Entries,
) -> Granted<(Box<dyn AnyTable>, Turns)> {
    let table = game.load(&meta.record(Vec::new()), secret).map_err(|broken| outdated(&broken.message))?;
    let mut turns = Turns::new(meta.clock, meta.places.len());
    turns.begin(&table.next(), 0, meta.started.unwrap_or_default());
    go_on(meta, table, turns, entries)
}

fn go_on(
    meta: &Meta,
    mut table: Box<dyn AnyTable>,
    mut turns: Turns,
    entries: &Entries,
) -> Granted<(Box<dyn AnyTable>, Turns)> {
    let begun = meta.started.unwrap_or_default();
    for logged in entries {
        table.apply(logged).map_err(|complaint| outdated(&complaint.message))?;
        let at = logged.stamp.at.unwrap_or(begun).max(begun);
        turns.after(&logged.entry, &table.next(), table.len(), at);
    }
    Ok((table, turns))
}

pub(super) fn not_started() -> Failure {
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
pub(super) fn luck(table: &mut dyn AnyTable, stamp: &Stamp) -> Vec<Told> {
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
