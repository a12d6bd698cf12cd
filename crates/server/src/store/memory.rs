//! A store in memory for simulations: the same promises as the real one, and faults on demand. Several processes share
//! one [`Disk`]; each has a [`Memory`] of its own, which can die.

use super::chain::{Head, StoredStep};
use super::rows::{Also, Due, TableRow};
use super::{Append, Dialect, StoreError};
use crate::news::Announcement;
use crate::protocol::socket::ChatLine;
use crate::protocol::tables::Status;
use crate::table::step::BOT;
use quintain_core::Seat;
use quintain_core::record::{Entry, Logged};
use serde_json::Value;
use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;

/// What goes wrong, in thousandths of all writes or reads.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Faults {
    /// There is no room.
    pub(crate) full: bool,
    /// Writes that fail and are not kept.
    pub(crate) lost: u32,
    /// Writes that are kept although they fail.
    pub(crate) kept: u32,
    /// Reads that fail.
    pub(crate) unread: u32,
    /// Operations that take seconds.
    pub(crate) slow: u32,
    /// News that are lost with the line they came over.
    pub(crate) news: u32,
}

/// What all processes share.
#[derive(Default)]
pub(crate) struct Disk {
    pub(crate) tables: BTreeMap<String, TableRow>,
    pub(crate) steps: BTreeMap<String, Vec<StoredStep>>,
    pub(crate) sealed: BTreeMap<(String, usize), (u32, Logged<Value, Value>)>,
    pub(crate) chat: BTreeMap<String, Vec<ChatLine>>,
    /// Every sealed choice that a bot made in a person's place: seat, decision, what.
    pub(crate) by_bots: Vec<(usize, u32, Value)>,
    snapshots: BTreeMap<String, String>,
    settings: BTreeMap<String, String>,
    listeners: Vec<mpsc::Sender<Announcement>>,
    pub(crate) faults: Faults,
    pub(crate) luck: fastrand::Rng,
    /// How many faults of each kind there were.
    pub(crate) injected: BTreeMap<&'static str, u64>,
}

impl Disk {
    fn chance(&mut self, thousandths: u32, kind: &'static str) -> bool {
        let happens = thousandths > 0 && self.luck.u32(..1000) < thousandths;
        if happens {
            *self.injected.entry(kind).or_default() += 1;
        }
        happens
    }

    /// How long a table's log is.
    pub(crate) fn length(&self, table: &str) -> usize {
        self.steps.get(table).and_then(|steps| steps.last()).map_or(0, |step| step.upto as usize)
    }

    /// What the log comes to at this length; `None` if no step ends there.
    pub(crate) fn chain_at(&self, table: &str, length: usize) -> Option<String> {
        if length == 0 {
            return Some(Head::start(table).chain().to_owned());
        }
        let steps = self.steps.get(table)?;
        steps.iter().find(|step| step.upto == length as i64).map(|step| step.chain.clone())
    }

    fn note(&mut self, table: &str, also: &Also) {
        match also {
            Also::Unseal => self.sealed.retain(|(id, _), _| id != table),
            Also::Row(row) => {
                let version = self.tables.get(table).map_or(0, |old| old.version) + 1;
                self.tables.insert(table.to_owned(), TableRow { version, ..(**row).clone() });
            }
            Also::Due(due) => {
                if let Some(row) = self.tables.get_mut(table) {
                    row.due = *due;
                }
            }
            // Nobody in a simulation asks for results.
            Also::Result(_) => {}
            Also::NoSnapshot => {
                self.snapshots.remove(table);
            }
            Also::Snapshot { text, .. } => {
                self.snapshots.insert(table.to_owned(), text.clone());
            }
        }
    }

    /// Tells every process, in order. A line that breaks is noticed, and everything is looked at again.
    fn announce(&mut self, news: &Announcement) {
        let broken = self.chance(self.faults.news, "news lost");
        let news = if broken { &Announcement::Anything } else { news };
        for listener in &self.listeners {
            let _ = listener.try_send(news.clone());
        }
    }
}

/// One process's way to the disk.
#[derive(Clone)]
pub(crate) struct Memory {
    disk: Arc<Mutex<Disk>>,
    dead: Arc<AtomicBool>,
    pub(super) dialect: Dialect,
}

impl Memory {
    pub(crate) fn new(disk: Arc<Mutex<Disk>>, dialect: Dialect) -> Self {
        Self { disk, dead: Arc::default(), dialect }
    }

    /// The process is killed: what is under way may still be kept, and nothing after it.
    pub(crate) fn kill(&self) {
        self.dead.store(true, Ordering::Relaxed);
    }

    pub(crate) fn disk(&self) -> MutexGuard<'_, Disk> {
        self.disk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn wait(&self) {
        let pause = {
            let mut disk = self.disk();
            let slow = disk.faults.slow;
            if disk.chance(slow, "slow disk") { disk.luck.u64(1_000..4_000) } else { disk.luck.u64(..6) }
        };
        tokio::time::sleep(Duration::from_millis(pause)).await;
        if self.dead.load(Ordering::Relaxed) {
            std::future::pending::<()>().await;
        }
    }

    pub(super) async fn read<T>(&self, read: impl FnOnce(&Disk) -> T) -> Result<T, StoreError> {
        self.wait().await;
        let answer = {
            let mut disk = self.disk();
            let unread = disk.faults.unread;
            if disk.chance(unread, "read fails") { Err(failed("unreadable")) } else { Ok(read(&disk)) }
        };
        self.wait().await;
        answer
    }

    pub(super) async fn write<T>(&self, write: impl FnOnce(&mut Disk) -> T) -> Result<T, StoreError> {
        self.wait().await;
        let answer = {
            let mut disk = self.disk();
            let Faults { full, lost, kept, .. } = disk.faults;
            if full {
                *disk.injected.entry("disk full").or_default() += 1;
                Err(StoreError::Io(io::Error::from(io::ErrorKind::StorageFull)))
            } else if disk.chance(lost, "write fails") {
                Err(failed("not written"))
            } else {
                let written = write(&mut disk);
                if disk.chance(kept, "write kept, answer lost") { Err(failed("nobody knows")) } else { Ok(written) }
            }
        };
        self.wait().await;
        answer
    }

    pub(super) async fn append(&self, step: super::NewStep) -> Result<Append, StoreError> {
        let (stored, also) = step.stored();
        self.write(|disk| {
            let end = disk.length(&step.table) as i64;
            if stored.seq != end || disk.chain_at(&step.table, end as usize).as_deref() != Some(&stored.prior) {
                return Append::Late;
            }
            let seq = stored.seq;
            disk.steps.entry(step.table.clone()).or_default().push(stored);
            for also in &also {
                disk.note(&step.table, also);
            }
            disk.announce(&Announcement::Step { table: step.table.clone(), number: seq as usize });
            Append::Done
        })
        .await
    }

    pub(super) async fn note(&self, table: &str, notes: &[Also]) -> Result<(), StoreError> {
        self.write(|disk| notes.iter().for_each(|note| disk.note(table, note))).await
    }

    pub(super) async fn create(&self, row: &TableRow, beginning: &[Logged<Value, Value>]) -> Result<(), StoreError> {
        let step = super::NewStep::of(&row.id, &Head::start(&row.id), beginning, row.meta.created);
        self.write(|disk| {
            disk.tables.insert(row.id.clone(), row.clone());
            if !beginning.is_empty() {
                disk.steps.insert(row.id.clone(), vec![step.stored().0]);
            }
        })
        .await
    }

    pub(super) async fn save(&self, row: &mut TableRow) -> Result<Append, StoreError> {
        let old = row.version;
        row.version += 1;
        let row = row.clone();
        self.write(|disk| {
            if disk.tables.get(&row.id).is_none_or(|stored| stored.version != old) {
                return Append::Late;
            }
            let news = Announcement::Row { table: row.id.clone() };
            disk.tables.insert(row.id.clone(), row);
            disk.announce(&news);
            Append::Done
        })
        .await
    }

    pub(super) async fn seal(
        &self,
        id: &str,
        seat: Seat,
        decision: u32,
        entry: Logged<Value, Value>,
    ) -> Result<bool, StoreError> {
        let bot = entry.stamp.by.as_deref().is_some_and(|by| by.starts_with(BOT));
        self.write(|disk| {
            let key = (id.to_owned(), seat.index());
            let good = disk.sealed.get(&key).is_none_or(|(old, _)| *old <= decision);
            if good {
                if let (true, Entry::Move { play, .. }) = (bot, &entry.entry) {
                    disk.by_bots.push((seat.index(), decision, play.clone()));
                }
                disk.sealed.insert(key, (decision, entry));
                disk.announce(&Announcement::Sealed { table: id.to_owned() });
            }
            good
        })
        .await
    }

    pub(super) async fn add_chat(&self, id: &str, line: &ChatLine) -> Result<bool, StoreError> {
        self.write(|disk| {
            let lines = disk.chat.entry(id.to_owned()).or_default();
            let free = lines.iter().all(|known| known.number != line.number);
            if free {
                lines.push(line.clone());
                disk.announce(&Announcement::Chat { table: id.to_owned() });
            }
            free
        })
        .await
    }

    pub(super) async fn log_after(&self, id: &str, head: &mut Head) -> Result<Vec<Logged<Value, Value>>, StoreError> {
        let from = head.length() as i64;
        let steps = self.read(|disk| disk.steps.get(id).cloned().unwrap_or_default()).await?;
        let mut entries = Vec::new();
        for step in steps.iter().filter(|step| step.seq >= from) {
            entries.append(&mut head.follow(step).map_err(|damaged| StoreError::Decode(Box::new(damaged)))?);
        }
        Ok(entries)
    }

    pub(super) async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        self.read(|disk| disk.tables.get(id).cloned()).await
    }

    pub(super) async fn snapshot(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.read(|disk| disk.snapshots.get(id).cloned()).await
    }

    pub(super) async fn sealed(&self, id: &str) -> Result<Vec<(Seat, u32, Logged<Value, Value>)>, StoreError> {
        self.read(|disk| {
            let here = disk.sealed.iter().filter(|((table, _), _)| table == id);
            here.map(|((_, seat), (decision, entry))| (Seat::new(*seat), *decision, entry.clone())).collect()
        })
        .await
    }

    pub(super) async fn chat(&self, id: &str, after: u64, limit: usize) -> Result<Vec<ChatLine>, StoreError> {
        self.read(|disk| {
            let lines = disk.chat.get(id).map(Vec::as_slice).unwrap_or_default();
            let mut lines: Vec<ChatLine> = lines.iter().filter(|line| line.number > after).cloned().collect();
            lines.sort_by_key(|line| line.number);
            lines.split_off(lines.len().saturating_sub(limit))
        })
        .await
    }

    pub(super) async fn due_tables(&self, due: Due) -> Result<Vec<String>, StoreError> {
        let by = if let Due::By(now) = due { now } else { u64::MAX };
        self.read(|disk| {
            let due = disk
                .tables
                .values()
                .filter(|row| row.meta.status == Status::Running && row.due.is_some_and(|due| due <= by));
            due.map(|row| row.id.clone()).collect()
        })
        .await
    }

    pub(super) async fn setting(&self, name: &str, made: String) -> Result<String, StoreError> {
        match self.read(|disk| disk.settings.get(name).cloned()).await? {
            Some(known) => Ok(known),
            None => self.write(|disk| disk.settings.entry(name.to_owned()).or_insert(made).clone()).await,
        }
    }

    pub(super) fn announce(&self, news: &Announcement) {
        self.disk().announce(news);
    }

    pub(super) fn news(&self) -> mpsc::Receiver<Announcement> {
        let (send, receive) = mpsc::channel(4096);
        if self.dialect == Dialect::Postgres {
            self.disk().listeners.push(send);
        }
        receive
    }
}

fn failed(what: &str) -> StoreError {
    StoreError::Io(io::Error::other(what))
}
