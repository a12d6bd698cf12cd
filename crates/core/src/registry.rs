//! The dynamic face: any game behind one interface, JSON in and JSON out, for the server, the line
//! protocol and the command line.

use crate::advice::{Adviser, Advisers, adviser};
use crate::chance::{Fast, Luck};
use crate::conformance::{self, Conformance};
use crate::data::{DataError, Pack};
use crate::dealer::Secret;
use crate::driver::{Account, Budget, Playouts, Policy, Seen, Speaking, Tally, ceiling, play_out, random_playouts};
use crate::game::{Chances, Describe, Facts, Illegal, Next, Refusal};
use crate::options::{OptionSchema, OptionsError, Preset};
use crate::record::{BrokenRecord, Entry, Logged, Record, Stamp};
use crate::rehearsal::{Rehearsed, rehearse_json};
use crate::seat::{Audience, Seat, Viewer};
use crate::suggestion::{Suggestion, suggest};
use crate::table::{Happened, LuckSource, Refused, Snapshot, Table, json, text};
use crate::talk::Talk;
use crate::text::{Lang, Names, Text};
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// The games of a program.
#[derive(Clone, Default)]
pub struct Registry {
    games: Vec<Arc<dyn AnyGame>>,
}

impl Registry {
    /// No games yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a game.
    pub fn with(mut self, game: impl AnyGame + 'static) -> Self {
        self.games.push(Arc::new(game));
        self
    }

    /// All games.
    pub fn games(&self) -> impl Iterator<Item = &Arc<dyn AnyGame>> {
        self.games.iter()
    }

    /// The game with this id.
    pub fn game(&self, id: &str) -> Result<&Arc<dyn AnyGame>, String> {
        self.games.iter().find(|game| game.id() == id).ok_or_else(|| {
            let known: Vec<&str> = self.games.iter().map(|game| game.id()).collect();
            let shown: String = id.chars().take(40).collect();
            format!("there is no game '{shown}'; there are {}", known.join(", "))
        })
    }

    /// The same registry with some of a game's data files replaced: `(file, text)`.
    pub fn with_pack(&self, id: &str, files: Vec<(String, String)>) -> Result<Self, DataError> {
        let mut games = self.games.clone();
        for game in &mut games {
            if game.id() == id {
                *game = game.with_pack(files)?;
                return Ok(Self { games });
            }
        }
        Err(DataError::new(id, "", "there is no such game"))
    }
}

impl fmt::Debug for Registry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.games.iter().map(|game| game.id())).finish()
    }
}

/// What there is to know about a game before it is played.
#[derive(Clone, Debug, Serialize)]
pub struct About {
    /// The id.
    pub id: &'static str,
    /// The name.
    pub name: Names,
    /// The fewest and the most seats.
    pub seats: (usize, usize),
    /// The version of the rules.
    pub rules: u32,
    /// The fingerprint of the component data.
    pub data: String,
    /// The options.
    pub options: Vec<OptionSchema>,
    /// Ready-made options.
    pub presets: Vec<Preset>,
    /// The bots that can take a seat.
    pub bots: Vec<&'static str>,
    /// Those of them that people are offered, the weakest first.
    pub levels: Vec<&'static str>,
    /// What advice can be asked about.
    pub advice: Vec<&'static str>,
}

/// A move that may be made, with words for it.
#[derive(Clone, Debug)]
pub struct Offer {
    /// The move, to be sent back as it is.
    pub mv: Value,
    /// What it does.
    pub text: Text,
}

/// An event of some game, with its audience. It writes itself, for programs and for people.
#[derive(Clone)]
pub struct Told {
    /// Who may see it.
    pub audience: Audience,
    /// Does it begin something that people watch for a while?
    pub show: bool,
    event: Arc<dyn AnyEvent>,
}

impl Told {
    /// What happened, as JSON text.
    pub fn json_text(&self) -> String {
        self.event.json_text()
    }

    /// What happened, as JSON.
    pub fn json(&self) -> Value {
        self.event.json()
    }

    /// What happened, as a sentence.
    pub fn sentence(&self, lang: Lang) -> Text {
        self.event.sentence(lang)
    }
}

impl fmt::Debug for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.audience, self.json_text())
    }
}

/// An event, whatever its game.
trait AnyEvent: Send + Sync {
    fn json_text(&self) -> String;
    fn json(&self) -> Value;
    fn sentence(&self, lang: Lang) -> Text;
}

/// An event with the components that it names.
struct Happening<G: Describe> {
    event: G::Event,
    data: &'static G::Data,
}

impl<G: Describe> AnyEvent for Happening<G> {
    fn json_text(&self) -> String {
        text(&self.event)
    }

    fn json(&self) -> Value {
        json(&self.event)
    }

    fn sentence(&self, lang: Lang) -> Text {
        G::event_text(self.data, &self.event, lang)
    }
}

/// Why a table refuses something. Nothing has changed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Complaint {
    /// A stable word for programs: `illegal-move`, `not-asked`, `bad-move`, …
    pub code: &'static str,
    /// The rule of the game that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// A sentence for people, in the language that was asked for.
    pub message: String,
    /// The same with the pieces and seats that it names, where a rule of the game says it.
    #[serde(skip)]
    pub text: Option<Text>,
    /// The facts, for clients that make their own sentence.
    #[serde(skip_serializing_if = "Value::is_null")]
    pub facts: Value,
}

impl Complaint {
    /// A complaint without a rule.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, rule: None, message: message.into(), text: None, facts: Value::Null }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Complaint {}

impl From<OptionsError> for Complaint {
    fn from(error: OptionsError) -> Self {
        Self { rule: error.rule, message: error.to_string(), ..Self::new("bad-options", "") }
    }
}

/// A game, whichever.
pub trait AnyGame: Send + Sync {
    /// Its id.
    fn id(&self) -> &'static str;
    /// Everything to know before playing.
    fn about(&self) -> About;
    /// Names and texts of its components; in one language, or with each name in all of them.
    fn catalogue(&self, lang: Option<Lang>) -> Value;
    /// Its bots.
    fn bots(&self) -> Vec<&'static str>;
    /// Those of its bots that people are offered, the weakest first; all of them if none is marked.
    fn levels(&self) -> Vec<&'static str>;
    /// How long a bot may think about a move: nothing for those that move at once.
    fn thinks(&self, bot: &str) -> Duration;
    /// The options of a preset.
    fn preset(&self, id: &str) -> Result<Value, String>;
    /// Opens a table.
    fn open(&self, options: &Value, luck: LuckSource) -> Result<Box<dyn AnyTable>, Complaint>;
    /// Opens a table from a record, replaying it. `secret` is the dealer's, if the table is his.
    fn load(&self, record: &Record, secret: Option<Secret>) -> Result<Box<dyn AnyTable>, BrokenRecord>;
    /// Opens a table from a record and a snapshot of it: only what came after the snapshot is replayed. The
    /// record may be of an older version of the rules.
    fn resume(
        &self,
        record: &Record,
        snapshot: &Snapshot,
        secret: Option<Secret>,
    ) -> Result<Box<dyn AnyTable>, BrokenRecord>;
    /// Replays a record step by step, checking every answer of the dealer.
    fn verify(&self, record: &Record) -> Result<Verified, BrokenRecord>;
    /// Replays a record and says what it tells about each seat.
    fn facts(&self, record: &Record) -> Result<Vec<Facts>, BrokenRecord>;
    /// The same game with some data files replaced.
    fn with_pack(&self, files: Vec<(String, String)>) -> Result<Arc<dyn AnyGame>, DataError>;
    /// Plays games between bots and gives the account of each. `bots[s]` names the bot of seat `s`.
    fn accounts(
        &self,
        options: &Value,
        bots: &[String],
        budget: Budget,
        games: u64,
        seed: u64,
        each: &mut dyn FnMut(Account),
    ) -> Result<(), Complaint>;
    /// Plays games between bots and counts.
    fn simulate(&self, options: &Value, bots: &[String], games: u64, seed: u64) -> Result<Tally, Complaint> {
        let mut tally = Tally::default();
        self.accounts(options, bots, Budget::Level, games, seed, &mut |account| tally.count(&account))?;
        Ok(tally)
    }
    /// The kinds of components that accounts speak of, each with all its ids.
    fn counted(&self) -> Vec<(&'static str, Vec<&'static str>)>;
    /// Random games in the tightest loop.
    fn playouts(&self, options: &Value, games: u64, seed: u64) -> Result<Playouts, Complaint>;
    /// The benchmark's ceiling.
    fn ceiling(&self, options: &Value, decisions: u64, seed: u64) -> Result<u64, Complaint>;
    /// Chances worth knowing apart from any table; `question` has the game's own fields.
    fn odds(&self, question: Map<String, Value>, lang: Lang) -> Result<Chances, Complaint>;
    /// The size of a state in bytes.
    fn state_size(&self) -> usize;
    /// Holds the game to its contract.
    fn conform(&self, options: &Value, games: u64, seed: u64) -> Result<Conformance, String>;
}

/// What the verification of a record found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Verified {
    /// Entries replayed.
    pub entries: usize,
    /// Answers of chance in them.
    pub answers: usize,
    /// Were the answers derived again from the secret? Not if the caller dealt, or the secret is not
    /// published yet.
    pub luck_checked: bool,
    /// Is the game over?
    pub finished: bool,
}

/// A table, whatever its game.
pub trait AnyTable: Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// How many seats.
    fn seats(&self) -> usize;
    /// What it waits for.
    fn next(&self) -> Next;
    /// The seat's legal moves, with words.
    fn moves(&self, seat: Seat, lang: Lang) -> Vec<Offer>;
    /// The seat's legal moves without words: cheaper, for programs.
    fn legal(&self, seat: Seat) -> Vec<Value>;
    /// Gives each of the seat's legal moves to `each` as JSON text.
    fn each_legal(&self, seat: Seat, each: &mut dyn FnMut(&str));
    /// Appends the seat's legal moves to `out` as a JSON list of `{"move":…,"text":…}`: the same as
    /// [`moves`](AnyTable::moves), but much faster.
    fn write_moves(&self, seat: Seat, lang: Lang, out: &mut Vec<u8>);
    /// Names of the values of the next number of the open chance question.
    fn chance_names(&self, prior: &[u32], bound: u32, lang: Lang) -> Option<Vec<String>>;
    /// A seat moves.
    fn play(&mut self, seat: Seat, mv: &Value, stamp: Stamp, lang: Lang) -> Result<Vec<Told>, Complaint>;
    /// A seat moves; the move is JSON text, which is read once.
    fn play_text(&mut self, seat: Seat, mv: &str, stamp: Stamp, lang: Lang) -> Result<Vec<Told>, Complaint>;
    /// What these moves of the seat would do, without making any of them. Without a language there are no words.
    fn rehearse(&self, seat: Seat, line: &[Value], lang: Option<Lang>) -> Rehearsed;
    /// Chance is answered by the caller.
    fn resolve(&mut self, answer: &[u32], stamp: Stamp) -> Result<Vec<Told>, Complaint>;
    /// The dealer answers every open question.
    fn deal(&mut self, stamp: &Stamp) -> Vec<Told>;
    /// May the seat take its latest move back?
    fn may_undo(&self, seat: Seat) -> bool;
    /// The seat takes its latest move back.
    fn undo(&mut self, seat: Seat, stamp: Stamp) -> Result<(), Complaint>;
    /// How long the log was before the seat's latest move.
    fn latest(&self, seat: Seat) -> Option<usize>;
    /// All agree that the seat's move at this point of the log is taken back, with everything after it.
    fn take_back(&mut self, seat: Seat, to: usize, stamp: Stamp) -> Result<(), Complaint>;
    /// A seat says something with a meaning in the game.
    fn say(&mut self, seat: Seat, line: &Value, stamp: Stamp, lang: Lang) -> Result<Vec<Told>, Complaint>;
    /// What the seat could say now.
    fn lines(&self, seat: Seat) -> Vec<Value>;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as JSON text, much faster.
    fn view_text(&self, viewer: Viewer) -> String;
    /// The whole record.
    fn record(&self) -> Record;
    /// A snapshot of the table; none while a move may still be taken back.
    fn snapshot(&self) -> Option<Snapshot>;
    /// How many entries the log has.
    fn len(&self) -> usize;
    /// Has nothing happened yet?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The entries from `from` on.
    fn entries_since(&self, from: usize) -> Vec<Logged<Value, Value>>;
    /// The same as JSON text, much faster.
    fn entries_text(&self, from: usize) -> String;
    /// The same without what was played or said.
    fn deeds_since(&self, from: usize) -> Vec<Entry<(), ()>>;
    /// Applies an entry of a record.
    fn apply(&mut self, logged: &Logged<Value, Value>) -> Result<Vec<Told>, Complaint>;
    /// Asks a bot.
    fn suggest(&self, seat: Seat, bot: &str, budget: Budget, seed: u64, lang: Lang) -> Result<Suggestion, Complaint>;
    /// Asks a bot for all that it would do, move after move, until luck or somebody else comes between.
    fn hint(&self, seat: Seat, bot: &str, seed: u64, lang: Lang) -> Result<Suggestion, Complaint>;
    /// Asks an adviser for a seat, from what it sees. `question` is the game's own JSON, or null.
    fn advise(&self, seat: Seat, topic: &str, question: &Value, lang: Lang) -> Result<Value, Complaint>;
    /// What a bot says before it makes the move `intends`, if anything. `character` is the same number for one
    /// seat of one table all the time.
    fn speak(&self, seat: Seat, bot: &str, intends: &Value, character: u64, seed: u64) -> Option<Value>;
    /// A fingerprint of the state, to compare tables in one process.
    fn fingerprint(&self) -> u64;
    /// A copy, for previews and searches.
    fn fork(&self) -> Box<dyn AnyTable>;
}

/// Makes a bot.
pub type MakeBot<G> = fn() -> Box<dyn Policy<G>>;

/// A game with its data and its bots.
pub struct Edition<G: Describe> {
    // Every table has a copy, so that copies share.
    pack: Arc<Pack>,
    hash: Arc<str>,
    data: &'static G::Data,
    bots: Arc<Vec<(&'static str, MakeBot<G>)>>,
    levels: Arc<Vec<&'static str>>,
    advisers: Arc<Advisers<G>>,
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
    pub fn start(&self, options: &Value) -> Result<(G, G::Options), Complaint> {
        let options: G::Options = crate::options::read(options)?;
        Ok((G::new(self.data, &options)?, options))
    }

    /// A typed table.
    pub fn table(&self, options: &Value, luck: LuckSource) -> Result<Table<G>, Complaint> {
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
        let (game, options) = self.start(&record.options).map_err(|complaint| BrokenRecord::head(complaint.message))?;
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

    fn make_bot(&self, name: &str) -> Result<Box<dyn Policy<G>>, Complaint> {
        let known = self.bots.iter().find(|(bot, _)| *bot == name);
        known.map(|(_, make)| make()).ok_or_else(|| {
            let bots: Vec<&str> = self.bots.iter().map(|(bot, _)| *bot).collect();
            let shown: String = name.chars().take(40).collect();
            Complaint::new("unknown-bot", format!("{} has no bot '{shown}'; it has {}", G::ID, bots.join(", ")))
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

    fn preset(&self, id: &str) -> Result<Value, String> {
        let presets = G::presets(self.data);
        let known: Vec<&str> = presets.iter().map(|preset| preset.id.as_str()).collect();
        let missing = format!("{} has no preset '{id}'; it has {}", G::ID, known.join(", "));
        presets.iter().find(|preset| preset.id == id).map(|preset| preset.options.clone()).ok_or(missing)
    }

    fn open(&self, options: &Value, luck: LuckSource) -> Result<Box<dyn AnyTable>, Complaint> {
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
    ) -> Result<(), Complaint> {
        let (start, _) = self.start(options)?;
        if bots.len() != start.seats() {
            let message = format!("the table has {} seats, and {} bots are named", start.seats(), bots.len());
            return Err(Complaint::new("wrong-seats", message));
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

    fn playouts(&self, options: &Value, games: u64, seed: u64) -> Result<Playouts, Complaint> {
        let (start, _) = self.start(options)?;
        Ok(random_playouts(&start, games, &mut Fast::new(seed)))
    }

    fn ceiling(&self, options: &Value, decisions: u64, seed: u64) -> Result<u64, Complaint> {
        let (start, _) = self.start(options)?;
        Ok(ceiling(&start, decisions, &mut Fast::new(seed)))
    }

    fn odds(&self, question: Map<String, Value>, lang: Lang) -> Result<Chances, Complaint> {
        G::odds(self.data(), question, lang).map_err(|message| Complaint::new("bad-question", message))
    }

    fn state_size(&self) -> usize {
        size_of::<G>()
    }

    fn conform(&self, options: &Value, games: u64, seed: u64) -> Result<Conformance, String> {
        conformance::check(self, options, games, seed)
    }
}

/// A table behind the dynamic face.
struct Live<G: Describe> {
    table: Table<G>,
    edition: Arc<Edition<G>>,
}

impl<G: Describe> AnyTable for Live<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> usize {
        self.table.game().seats()
    }

    fn next(&self) -> Next {
        self.table.game().next()
    }

    fn legal(&self, seat: Seat) -> Vec<Value> {
        let game = self.table.game();
        let mut moves = Vec::new();
        if game.next().deciders().contains(seat) {
            game.legal_moves(seat, &mut moves);
        }
        moves.iter().map(json).collect()
    }

    fn each_legal(&self, seat: Seat, each: &mut dyn FnMut(&str)) {
        let game = self.table.game();
        let mut moves = Vec::new();
        if game.next().deciders().contains(seat) {
            game.legal_moves(seat, &mut moves);
        }
        let mut text = Vec::with_capacity(128);
        for mv in moves {
            text.clear();
            // Writing our own types to memory does not fail, and JSON is UTF-8.
            let _ = serde_json::to_writer(&mut text, &mv);
            each(str::from_utf8(&text).unwrap_or_default());
        }
    }

    fn moves(&self, seat: Seat, lang: Lang) -> Vec<Offer> {
        let game = self.table.game();
        let mut moves = Vec::new();
        if game.next().deciders().contains(seat) {
            game.legal_moves(seat, &mut moves);
        }
        moves.into_iter().map(|mv| Offer { mv: json(&mv), text: game.move_text(seat, mv, lang) }).collect()
    }

    fn write_moves(&self, seat: Seat, lang: Lang, out: &mut Vec<u8>) {
        let game = self.table.game();
        let mut moves = Vec::new();
        if game.next().deciders().contains(seat) {
            game.legal_moves(seat, &mut moves);
        }
        out.push(b'[');
        for (index, &mv) in moves.iter().enumerate() {
            out.extend_from_slice(if index > 0 { b",{\"move\":" } else { b"{\"move\":" });
            // Writing our own types to memory does not fail.
            let _ = serde_json::to_writer(&mut *out, &mv);
            out.extend_from_slice(b",\"text\":");
            game.move_text(seat, mv, lang).write_json(out);
            out.push(b'}');
        }
        out.push(b']');
    }

    fn chance_names(&self, prior: &[u32], bound: u32, lang: Lang) -> Option<Vec<String>> {
        (0..bound.min(256)).map(|value| self.table.game().chance_text(prior, value, lang)).collect()
    }

    fn play(&mut self, seat: Seat, mv: &Value, stamp: Stamp, lang: Lang) -> Result<Vec<Told>, Complaint> {
        let entry = Entry::Move { seat, play: mv.clone() };
        self.entry(&Logged { entry, stamp }, lang)
    }

    fn play_text(&mut self, seat: Seat, mv: &str, stamp: Stamp, lang: Lang) -> Result<Vec<Told>, Complaint> {
        let happened = self.table.play_text(seat, mv, stamp);
        self.told(happened, lang)
    }

    fn rehearse(&self, seat: Seat, line: &[Value], lang: Option<Lang>) -> Rehearsed {
        rehearse_json(self.table.game(), seat, line, lang)
    }

    fn resolve(&mut self, answer: &[u32], stamp: Stamp) -> Result<Vec<Told>, Complaint> {
        self.entry(&Logged { entry: Entry::Chance(answer.to_vec()), stamp }, Lang::En)
    }

    fn deal(&mut self, stamp: &Stamp) -> Vec<Told> {
        self.table.deal(stamp).map(|happened| self.happenings(happened)).unwrap_or_default()
    }

    fn may_undo(&self, seat: Seat) -> bool {
        self.table.may_undo(seat)
    }

    fn undo(&mut self, seat: Seat, stamp: Stamp) -> Result<(), Complaint> {
        self.entry(&Logged { entry: Entry::Undo(seat), stamp }, Lang::En).map(|_| ())
    }

    fn latest(&self, seat: Seat) -> Option<usize> {
        self.table.latest(seat)
    }

    fn take_back(&mut self, seat: Seat, to: usize, stamp: Stamp) -> Result<(), Complaint> {
        self.entry(&Logged { entry: Entry::TakeBack { seat, to }, stamp }, Lang::En).map(|_| ())
    }

    fn say(&mut self, seat: Seat, line: &Value, stamp: Stamp, lang: Lang) -> Result<Vec<Told>, Complaint> {
        let entry = Entry::Say { seat, line: line.clone() };
        self.entry(&Logged { entry, stamp }, lang)
    }

    fn lines(&self, seat: Seat) -> Vec<Value> {
        if seat.index() >= self.seats() {
            return Vec::new();
        }
        self.table.talk().lines(self.table.game(), seat).iter().map(json).collect()
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.table.game().view(viewer))
    }

    fn view_text(&self, viewer: Viewer) -> String {
        let mut text = Vec::with_capacity(4096);
        let _ = serde_json::to_writer(&mut text, &self.table.game().view(viewer));
        String::from_utf8(text).unwrap_or_default()
    }

    fn record(&self) -> Record {
        self.table.record()
    }

    fn snapshot(&self) -> Option<Snapshot> {
        self.table.snapshot()
    }

    fn len(&self) -> usize {
        self.table.length()
    }

    fn entries_since(&self, from: usize) -> Vec<Logged<Value, Value>> {
        self.table.entries_json(from)
    }

    fn entries_text(&self, from: usize) -> String {
        self.table.write_entries(from)
    }

    fn deeds_since(&self, from: usize) -> Vec<Entry<(), ()>> {
        self.table.deeds(from).collect()
    }

    fn apply(&mut self, logged: &Logged<Value, Value>) -> Result<Vec<Told>, Complaint> {
        self.entry(logged, Lang::En)
    }

    fn suggest(&self, seat: Seat, bot: &str, budget: Budget, seed: u64, lang: Lang) -> Result<Suggestion, Complaint> {
        self.ask_bot(seat, bot, budget, seed, lang, false)
    }

    fn hint(&self, seat: Seat, bot: &str, seed: u64, lang: Lang) -> Result<Suggestion, Complaint> {
        self.ask_bot(seat, bot, Budget::Level, seed, lang, true)
    }

    fn advise(&self, seat: Seat, topic: &str, question: &Value, lang: Lang) -> Result<Value, Complaint> {
        let adviser = adviser(&self.edition.advisers, topic);
        let adviser = adviser.map_err(|message| Complaint::new("unknown-topic", message))?;
        let game = self.table.game();
        let mut moves = Vec::new();
        if game.next().deciders().contains(seat) {
            game.legal_moves(seat, &mut moves);
        }
        let advice = adviser(&Seen::new(game, seat, &moves), question, lang);
        advice.map_err(|message| Complaint::new("bad-question", message))
    }

    fn speak(&self, seat: Seat, bot: &str, intends: &Value, character: u64, seed: u64) -> Option<Value> {
        let game = self.table.game();
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        let lines = self.table.talk().lines(game, seat);
        let intends = serde_json::from_value(intends.clone()).ok().filter(|mv| moves.contains(mv))?;
        let talk = self.table.talk().heard_by(seat);
        let seen = Seen::new(game, seat, &moves);
        let speaking = Speaking { seen, talk: &talk, lines: &lines, intends, character };
        let line = self.edition.make_bot(bot).ok()?.speak(&speaking, &mut Fast::new(seed) as &mut dyn Luck)?;
        lines.contains(&line).then(|| json(&line))
    }

    fn fingerprint(&self) -> u64 {
        conformance::fingerprint(self.table.game())
    }

    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(Self { table: self.table.clone(), edition: Arc::clone(&self.edition) })
    }
}

impl<G: Describe> Live<G> {
    fn ask_bot(
        &self,
        seat: Seat,
        bot: &str,
        budget: Budget,
        seed: u64,
        lang: Lang,
        whole: bool,
    ) -> Result<Suggestion, Complaint> {
        let game = self.table.game();
        let asked = game.next().deciders();
        if !asked.contains(seat) {
            return Err(complaint::<G>(game, Illegal::NotAsked { seat, asked }.into(), lang));
        }
        let mut policy = self.edition.make_bot(bot)?;
        Ok(suggest(game, seat, &mut *policy, budget, seed, lang, whole))
    }

    fn entry(&mut self, logged: &Logged<Value, Value>, lang: Lang) -> Result<Vec<Told>, Complaint> {
        let happened = self.table.apply(logged);
        self.told(happened, lang)
    }

    fn told(&self, happened: Result<Happened<G>, Refused<G>>, lang: Lang) -> Result<Vec<Told>, Complaint> {
        match happened {
            Ok(happened) => Ok(self.happenings(happened)),
            Err(refused) => Err(complaint(self.table.game(), refused, lang)),
        }
    }

    fn happenings(&self, happened: Happened<G>) -> Vec<Told> {
        let data = self.edition.data;
        let told = |(audience, event)| {
            let show = G::is_show(&event);
            Told { audience, show, event: Arc::new(Happening::<G> { event, data }) }
        };
        happened.into_iter().map(told).collect()
    }
}

/// An entry of a record that the game refuses.
pub(crate) fn broken_at<G: Describe>(index: usize, game: &G, refused: Refused<G>) -> BrokenRecord {
    BrokenRecord::at(index, complaint(game, refused, Lang::En).message)
}

pub(crate) fn complaint<G: Describe>(game: &G, refused: Refused<G>, lang: Lang) -> Complaint {
    match refused {
        Refused::Unreadable(error) => Complaint::new("bad-move", format!("this is no move of {}: {error}", G::ID)),
        Refused::Unsayable(error) => {
            Complaint::new("bad-line", format!("this is nothing that can be said in {}: {error}", G::ID))
        }
        Refused::NothingToUndo(seat) => {
            Complaint::new("nothing-to-undo", format!("seat {seat} has no move that it may take back"))
        }
        Refused::Illegal(illegal) => {
            let facts = json(&illegal);
            match illegal {
                Illegal::NotAsked { seat, asked } if asked.is_empty() => Complaint {
                    facts,
                    ..Complaint::new("not-asked", format!("no seat may move now, nor may seat {seat}"))
                },
                Illegal::NotAsked { seat, asked } => {
                    let asked: Vec<String> = asked.iter().map(|seat| seat.to_string()).collect();
                    let waits = format!("the game waits for seat {}", asked.join(", "));
                    let message = format!("seat {seat} has nothing to decide now; {waits}");
                    Complaint { facts, ..Complaint::new("not-asked", message) }
                }
                Illegal::NoChanceDue => Complaint::new("no-chance-due", "the game asks for no chance now"),
                Illegal::BadAnswer(bad) => Complaint { facts, ..Complaint::new("bad-answer", bad.to_string()) },
                Illegal::Refused(refusal) => {
                    let text = game.refusal_text(&refusal, lang);
                    Complaint {
                        code: "illegal-move",
                        rule: Some(refusal.rule()),
                        message: text.plain(),
                        text: Some(text),
                        facts: json(&refusal),
                    }
                }
            }
        }
    }
}
