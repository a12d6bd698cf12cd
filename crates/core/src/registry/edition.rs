//! A game with its data, its bots and its advisers.

use super::live::Live;
use super::{About, AnyGame, AnyTable, GameError, Verified};
use crate::advice::{Adviser, Advisers};
use crate::chance::Fast;
use crate::data::{DataError, Pack};
use crate::dealer::Secret;
use crate::driver::{Account, Budget, Policy, play_out};
use crate::error::broken_at;
use crate::game::{Chances, Describe, Facts};
use crate::record::{BrokenRecord, Entry, Logged, Record};
use crate::table::{LuckSource, Snapshot, Table};
use crate::text::Lang;
use crate::trial::Trial;
use serde_json::{Map, Value};
use std::sync::Arc;
use std::time::Duration;

/// Makes a bot.
pub type MakeBot<G> = fn() -> Box<dyn Policy<G>>;

/// A game with its data and its bots.
pub struct Edition<G: Describe> {
    // Every table has a copy, so that copies share.
    pack: Arc<Pack>,
    hash: Arc<str>,
    pub(super) data: &'static G::Data,
    bots: Arc<Vec<(&'static str, MakeBot<G>)>>,
    levels: Arc<Vec<&'static str>>,
    pub(super) advisers: Arc<Advisers<G>>,
}

impl<G: Describe> Clone for Edition<G> {
    fn clone(&self) -> Self {
        Self {
            pack: Arc::clone(&self.pack),
            hash: Arc::clone(&self.hash),
            data: self.data,
            bots: Arc::clone(&self.bots),
            levels: Arc::clone(&self.levels),
            advisers: Arc::clone(&self.advisers),
        }
    }
}

impl<G: Describe> Edition<G> {
    /// The game with the data built into the program.
    ///
    /// # Panics
    /// If that data is wrong: a test of each game loads it.
    pub fn new() -> Self {
        Self::from_pack(G::pack()).unwrap_or_else(|error| panic!("built-in data of {}: {error}", G::ID))
    }

    /// Adds a bot.
    pub fn with_bot(mut self, name: &'static str, make: MakeBot<G>) -> Self {
        Arc::make_mut(&mut self.bots).push((name, make));
        self
    }

    /// Adds a bot that people are offered: a level of play, stronger than those before it.
    pub fn with_level(mut self, name: &'static str, make: MakeBot<G>) -> Self {
        Arc::make_mut(&mut self.levels).push(name);
        self.with_bot(name, make)
    }

    /// Adds an adviser for a topic.
    pub fn with_adviser(mut self, topic: &'static str, adviser: Adviser<G>) -> Self {
        Arc::make_mut(&mut self.advisers).push((topic, adviser));
        self
    }

    /// Its advisers with their topics.
    pub fn advisers(&self) -> &[(&'static str, Adviser<G>)] {
        &self.advisers
    }

    /// The components.
    pub fn data(&self) -> &'static G::Data {
        self.data
    }

    fn from_pack(pack: Pack) -> Result<Self, DataError> {
        let data: &'static G::Data = Box::leak(Box::new(G::load(&pack)?));
        Ok(Self {
            hash: pack.hash().into(),
            pack: Arc::new(pack),
            data,
            bots: Arc::default(),
            levels: Arc::default(),
            advisers: Arc::default(),
        })
    }

    /// A new game with these options.
    pub fn start(&self, options: &Value) -> Result<(G, G::Options), GameError> {
        let options: G::Options = crate::options::read(options)?;
        Ok((G::new(self.data, &options)?, options))
    }

    /// A typed table.
    pub fn table(&self, options: &Value, luck: LuckSource) -> Result<Table<G>, GameError> {
        let (game, options) = self.start(options)?;
        Ok(Table::new(game, G::complete(self.data, options), self.hash.to_string(), luck))
    }

    /// A typed table from a record, entry by entry; `step` sees the table before each entry.
    pub fn replay(
        &self,
        record: &Record,
        secret: Option<Secret>,
        mut step: impl FnMut(&Table<G>, usize, &Logged<Value, Value>) -> Result<(), BrokenRecord>,
    ) -> Result<Table<G>, BrokenRecord> {
        let mut table = self.begin(record, secret)?;
        for (index, logged) in record.entries.iter().enumerate() {
            step(&table, index, logged)?;
            table.apply(logged).map_err(|refused| broken_at(index, table.game(), refused))?;
        }
        Ok(table)
    }

    /// A typed table at the beginning of a record.
    pub(crate) fn begin(&self, record: &Record, secret: Option<Secret>) -> Result<Table<G>, BrokenRecord> {
        if record.quintain != crate::record::FORMAT {
            return Err(BrokenRecord::head(format!("this program reads record format 1, not {}", record.quintain)));
        }
        if record.game != G::ID {
            return Err(BrokenRecord::head(format!("this is a record of '{}', not of '{}'", record.game, G::ID)));
        }
        if record.rules != G::RULES && !G::EARLIER_RULES.contains(&record.rules) {
            return Err(BrokenRecord::head(format!(
                "it was played by version {} of the rules, and this program has version {}",
                record.rules,
                G::RULES
            )));
        }
        if *record.data != *self.hash && !self.plays_like(&record.data) {
            return Err(BrokenRecord::head(format!(
                "it was played with the component data {}, and this program has {}",
                record.data, self.hash
            )));
        }
        let luck = LuckSource::of(&record.luck, secret)?;
        let (game, options) = self.start(&record.options).map_err(|error| BrokenRecord::head(error.message))?;
        // The dealer's luck depends on the rules and the fingerprint that the record was made with.
        Ok(Table::by_rules(record.rules, game, options, record.data.clone(), luck))
    }

    /// A typed table from a record and a snapshot of it.
    pub fn resume_table(
        &self,
        record: &Record,
        snapshot: &Snapshot,
        secret: Option<Secret>,
    ) -> Result<Table<G>, BrokenRecord> {
        let rules = if G::EARLIER_RULES.contains(&record.rules) { record.rules } else { G::RULES };
        let current = Record { rules, entries: Vec::new(), outcome: None, ..record.clone() };
        let (before, after) = record
            .entries
            .split_at_checked(snapshot.at)
            .ok_or_else(|| BrokenRecord::head("the snapshot lies beyond the end of the record"))?;
        let fresh = self.replay(&current, secret, |_, _, _| Ok(()))?;
        let mut table = fresh.resume(snapshot, before).map_err(BrokenRecord::head)?;
        for (index, logged) in after.iter().enumerate() {
            table.apply(logged).map_err(|refused| broken_at(snapshot.at + index, table.game(), refused))?;
        }
        Ok(table)
    }

    /// Is this the fingerprint of earlier data that plays the same as mine?
    fn plays_like(&self, hash: &str) -> bool {
        G::SAME_DATA.contains(&hash) && *self.hash == *G::pack().hash()
    }

    pub(super) fn make_bot(&self, name: &str) -> Result<Box<dyn Policy<G>>, GameError> {
        let known = self.bots.iter().find(|(bot, _)| *bot == name);
        known.map(|(_, make)| make()).ok_or_else(|| {
            let bots: Vec<&str> = self.bots.iter().map(|(bot, _)| *bot).collect();
            let shown: String = name.chars().take(40).collect();
            GameError::new("unknown-bot", format!("{} has no bot '{shown}'; it has {}", G::ID, bots.join(", ")))
        })
    }
}

impl<G: Describe> Default for Edition<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Describe> AnyGame for Edition<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn about(&self) -> About {
        About {
            id: G::ID,
            name: G::names(),
            seats: G::seat_range(),
            rules: G::RULES,
            data: self.hash.to_string(),
            options: G::options(self.data),
            presets: G::presets(self.data),
            bots: self.bots(),
            levels: self.levels(),
            advice: self.advisers.iter().map(|(topic, _)| *topic).collect(),
        }
    }

    fn catalogue(&self, lang: Option<Lang>) -> Value {
        G::catalogue(self.data).told(lang)
    }

    fn bots(&self) -> Vec<&'static str> {
        self.bots.iter().map(|(name, _)| *name).collect()
    }

    fn levels(&self) -> Vec<&'static str> {
        if self.levels.is_empty() { self.bots() } else { self.levels.to_vec() }
    }

    fn thinks(&self, bot: &str) -> Duration {
        self.make_bot(bot).map(|bot| bot.thinks()).unwrap_or_default()
    }

    fn preset(&self, id: &str) -> Result<Value, GameError> {
        let presets = G::presets(self.data);
        let known: Vec<&str> = presets.iter().map(|preset| preset.id.as_str()).collect();
        let found = presets.iter().find(|preset| preset.id == id).map(|preset| preset.options.clone());
        found.ok_or_else(|| {
            let message = format!("{} has no preset '{id}'; it has {}", G::ID, known.join(", "));
            GameError::new("unknown-preset", message)
        })
    }

    fn open(&self, options: &Value, luck: LuckSource) -> Result<Box<dyn AnyTable>, GameError> {
        Ok(Box::new(Live { table: self.table(options, luck)?, edition: Arc::new(self.clone()) }))
    }

    fn load(&self, record: &Record, secret: Option<Secret>) -> Result<Box<dyn AnyTable>, BrokenRecord> {
        let table = self.replay(record, secret, |_, _, _| Ok(()))?;
        Ok(Box::new(Live { table, edition: Arc::new(self.clone()) }))
    }

    fn resume(
        &self,
        record: &Record,
        snapshot: &Snapshot,
        secret: Option<Secret>,
    ) -> Result<Box<dyn AnyTable>, BrokenRecord> {
        let table = self.resume_table(record, snapshot, secret)?;
        Ok(Box::new(Live { table, edition: Arc::new(self.clone()) }))
    }

    fn verify(&self, record: &Record) -> Result<Verified, BrokenRecord> {
        let mut answers = 0;
        let mut luck_checked = false;
        let table = self.replay(record, None, |table, index, logged| {
            let Entry::Chance(answer) = &logged.entry else { return Ok(()) };
            answers += 1;
            let Some(dealt) = table.dealt() else { return Ok(()) };
            luck_checked = true;
            if dealt.as_slice() == answer.as_slice() {
                return Ok(());
            }
            Err(BrokenRecord::at(index, format!("the dealer's answer is {dealt:?}, the record says {answer:?}")))
        })?;
        let outcome = table.record().outcome;
        if record.outcome.as_ref().is_some_and(|told| !outcome.as_ref().is_some_and(|ended| ended.is_told_as(told))) {
            return Err(BrokenRecord::head("the game does not end as the record says"));
        }
        Ok(Verified { entries: record.entries.len(), answers, luck_checked, finished: outcome.is_some() })
    }

    fn facts(&self, record: &Record) -> Result<Vec<Facts>, BrokenRecord> {
        Self::facts(self, record)
    }

    fn with_pack(&self, files: Vec<(String, String)>) -> Result<Arc<dyn AnyGame>, DataError> {
        let pack = files.into_iter().try_fold((*self.pack).clone(), |pack, (name, text)| pack.with(&name, text))?;
        let Self { bots, levels, advisers, .. } = self.clone();
        Ok(Arc::new(Self { bots, levels, advisers, ..Self::from_pack(pack)? }))
    }

    fn accounts(
        &self,
        options: &Value,
        bots: &[String],
        budget: Budget,
        games: u64,
        seed: u64,
        each: &mut dyn FnMut(Account),
    ) -> Result<(), GameError> {
        let (start, _) = self.start(options)?;
        if bots.len() != start.seats() {
            let message = format!("the table has {} seats, and {} bots are named", start.seats(), bots.len());
            return Err(GameError::new("wrong-seats", message));
        }
        let mut policies = bots.iter().map(|bot| self.make_bot(bot)).collect::<Result<Vec<_>, _>>()?;
        let mut luck = Fast::new(seed);
        for _ in 0..games {
            let finished = play_out(start.clone(), &mut policies, budget, &mut luck, G::FACTS_FROM_LOG);
            each(Account::of(&finished));
        }
        Ok(())
    }

    fn counted(&self) -> Vec<(&'static str, Vec<&'static str>)> {
        G::counted(self.data)
    }

    fn odds(&self, question: Map<String, Value>, lang: Lang) -> Result<Chances, GameError> {
        G::odds(self.data(), question, lang).map_err(|message| GameError::new("bad-question", message))
    }

    fn trial(&self) -> &dyn Trial {
        self
    }
}
