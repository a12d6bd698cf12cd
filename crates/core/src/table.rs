//! A table: a game with its record, its luck, its talk, and the way back.

use crate::chance::Bounds;
use crate::dealer::{History, Secret};
use crate::event::Events;
use crate::game::{Game, Illegal, Next};
use crate::latest::Latest;
use crate::log::Log;
use crate::record::{BrokenRecord, Entry, FORMAT, Logged, LuckNote, Record, Stamp};
use crate::seat::{Audience, Seat};
use crate::talk::Talk;
use crate::way_back::{Before, WayBack};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

type Line<G> = <<G as Game>::Talk as Talk<G>>::Line;
/// What happened in a transition: events, each with its audience.
pub type Happened<G> = Vec<(Audience, <G as Game>::Event)>;

/// Where a table's luck comes from.
#[derive(Clone, Debug)]
pub struct LuckSource {
    note: LuckNote,
    secret: Option<Secret>,
}

impl LuckSource {
    /// Whoever drives the table answers.
    pub fn caller() -> Self {
        Self { note: LuckNote::Caller, secret: None }
    }

    /// Repeatable luck, for tests and engines.
    pub fn seed(seed: u64) -> Self {
        Self { note: LuckNote::Seed(seed), secret: Some(Secret::from_seed(seed)) }
    }

    /// The verifiable dealer, with the words that seats have added.
    pub fn dealer(secret: Secret, words: Vec<String>) -> Self {
        Self { note: LuckNote::Dealer { commitment: secret.commitment(), words, secret: None }, secret: Some(secret) }
    }

    /// The luck of a record: complete if the record holds its seed or secret, or if it is given here.
    pub fn of(note: &LuckNote, secret: Option<Secret>) -> Result<Self, BrokenRecord> {
        let (note, secret) = match note {
            LuckNote::Caller => (LuckNote::Caller, None),
            LuckNote::Seed(seed) => (LuckNote::Seed(*seed), Some(Secret::from_seed(*seed))),
            LuckNote::Dealer { commitment, words, secret: published } => {
                let published = published.as_deref().map(Secret::from_hex).transpose().map_err(BrokenRecord::head)?;
                let secret = secret.or(published);
                if let Some(secret) = &secret
                    && secret.commitment() != *commitment
                {
                    return Err(BrokenRecord::head("the secret does not belong to the commitment made before play"));
                }
                (LuckNote::Dealer { commitment: commitment.clone(), words: words.clone(), secret: None }, secret)
            }
        };
        Ok(Self { note, secret })
    }
}

/// A game with its record. Everything a table does goes through here, so that the record is complete.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: G,
    talk: G::Talk,
    /// Shared with copies, like the log: a copy of a table costs as much as its game.
    agreed: Arc<Agreed<G>>,
    history: History,
    entries: Log<Logged<G::Move, Line<G>>>,
    latest: Latest,
    way_back: WayBack<G>,
}

/// What never changes while a game is played.
#[derive(Debug)]
struct Agreed<G: Game> {
    options: G::Options,
    rules: u32,
    data_hash: String,
    luck: LuckSource,
}

impl<G: Game> Table<G> {
    /// A table at which nothing has happened yet.
    pub fn new(game: G, options: G::Options, data_hash: String, luck: LuckSource) -> Self {
        Self::by_rules(G::RULES, game, options, data_hash, luck)
    }

    /// A table whose record says that it was begun by this version of the rules: the dealer's luck depends on it.
    pub(crate) fn by_rules(rules: u32, game: G, options: G::Options, data_hash: String, luck: LuckSource) -> Self {
        Self::begun(Arc::new(Agreed { options, rules, data_hash, luck }), game)
    }

    fn begun(agreed: Arc<Agreed<G>>, game: G) -> Self {
        let history = History::new(&beginning(&agreed));
        let talk = G::Talk::new(&game);
        let (entries, way_back, latest) = (Log::default(), WayBack::default(), Latest::default());
        Self { game, talk, agreed, history, entries, latest, way_back }
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What has been said.
    pub fn talk(&self) -> &G::Talk {
        &self.talk
    }

    /// The log so far.
    pub fn entries(&self) -> impl Iterator<Item = &Logged<G::Move, Line<G>>> {
        self.entries.since(0)
    }

    /// How many entries the log has.
    pub fn length(&self) -> usize {
        self.entries.len()
    }

    /// A seat moves.
    pub fn play(&mut self, seat: Seat, mv: G::Move, stamp: Stamp) -> Result<Happened<G>, Illegal<G::Refusal>> {
        self.make(seat, mv, &text(&mv), stamp)
    }

    /// A seat moves; the move is JSON as it came from outside, and is read once.
    pub fn play_text(&mut self, seat: Seat, given: &str, stamp: Stamp) -> Result<Happened<G>, Refused<G>> {
        let (mv, written) = read_text(given).map_err(Refused::Unreadable)?;
        Ok(self.make(seat, mv, &written, stamp)?)
    }

    /// `written` is the move as JSON text: the history holds it.
    fn make(
        &mut self,
        seat: Seat,
        mv: G::Move,
        written: &str,
        stamp: Stamp,
    ) -> Result<Happened<G>, Illegal<G::Refusal>> {
        let before = Before::new(seat, mv, &self.game, &self.history, &self.latest, self.entries.len());
        let mut events = Events::on();
        let revealed = self.game.play(seat, mv, &mut events)?;
        before.note(written, &mut self.history, &mut self.latest);
        self.way_back.moved(before, revealed);
        self.log(Entry::Move { seat, play: mv }, stamp);
        Ok(self.observed(events))
    }

    /// Whoever drives the table answers chance.
    pub fn resolve(&mut self, answer: &[u32], stamp: Stamp) -> Result<Happened<G>, Illegal<G::Refusal>> {
        let Next::Chance(request) = self.game.next() else { return Err(Illegal::NoChanceDue) };
        let mut events = Events::on();
        let _ = self.game.resolve(answer, &mut events)?;
        self.history.answered(request.label, answer);
        self.way_back.clear();
        self.log(Entry::Chance(answer.to_vec()), stamp);
        Ok(self.observed(events))
    }

    /// The dealer's answer to the open question; `None` if no question is open or the caller deals.
    pub fn dealt(&self) -> Option<Bounds> {
        let Next::Chance(request) = self.game.next() else { return None };
        self.agreed.luck.secret.as_ref().map(|secret| secret.answer(&self.history, &request))
    }

    /// The dealer answers every open question, one after another.
    pub fn deal(&mut self, stamp: &Stamp) -> Result<Happened<G>, Illegal<G::Refusal>> {
        let mut happened = Vec::new();
        while let Some(answer) = self.dealt() {
            happened.extend(self.resolve(&answer, stamp.clone())?);
        }
        Ok(happened)
    }

    /// May this seat take its latest move back? Freely while nobody has learnt anything since; not if another seat was
    /// asked only because of it and has moved, nor if another seat's move depends on it.
    pub fn may_undo(&self, seat: Seat) -> bool {
        self.way_back.without_latest(seat, &self.game).is_some()
    }

    /// The seat takes its latest move back. False, and nothing has changed, if it may not.
    pub fn undo(&mut self, seat: Seat, stamp: Stamp) -> bool {
        let Some(without) = self.way_back.without_latest(seat, &self.game) else { return false };
        self.game = without.game;
        self.history = without.history;
        self.latest = without.latest;
        self.way_back = without.way_back;
        self.log(Entry::Undo(seat), stamp);
        true
    }

    /// How long the log was before the seat's latest move: what it takes back if all agree.
    pub fn latest(&self, seat: Seat) -> Option<usize> {
        self.latest.began(seat)
    }

    /// All agree that the seat's move at this point of the log is taken back, with everything that came after it.
    /// The same choices then meet the same luck. False, and nothing has changed, if the game is over, or the seat
    /// was not asked at that point, or the way there was played by other rules.
    pub fn take_back(&mut self, seat: Seat, to: usize, stamp: Stamp) -> bool {
        if self.game.next().is_over() || to >= self.entries.len() {
            return false;
        }
        let Ok(game) = G::new(self.game.data(), &self.agreed.options) else { return false };
        let mut then = Self::begun(Arc::clone(&self.agreed), game);
        if !self.entries.since(0).take(to).all(|logged| then.enter(logged.clone()).is_ok()) {
            return false;
        }
        if !then.game.next().deciders().contains(seat) {
            return false;
        }
        then.entries = std::mem::take(&mut self.entries);
        then.way_back.clear();
        *self = then;
        self.log(Entry::TakeBack { seat, to }, stamp);
        true
    }

    /// A seat says something.
    pub fn say(&mut self, seat: Seat, line: Line<G>, stamp: Stamp) -> Result<Happened<G>, Illegal<G::Refusal>> {
        if seat.index() >= self.game.seats() {
            return Err(Illegal::NotAsked { seat, asked: self.game.next().deciders() });
        }
        let mut events = Events::on();
        self.talk.say(&self.game, seat, &line, &mut events)?;
        self.log(Entry::Say { seat, line }, stamp);
        Ok(events.take())
    }

    /// The state, so that the table can be [resumed](Table::resume) without replaying what came before.
    /// None while a move may still be taken back.
    pub fn snapshot(&self) -> Option<Snapshot> {
        self.way_back.is_empty().then(|| Snapshot {
            at: self.entries.len(),
            state: json(self.game.state()),
            talk: json(&self.talk),
            history: self.history.clone(),
            latest: self.latest.clone(),
        })
    }

    /// Continues this new table from a snapshot: `entries` are those of the record up to it, which are kept
    /// but not played again. So a correction of a rule does not disturb a game that has gone past it.
    pub fn resume(mut self, snapshot: &Snapshot, entries: &[Logged<Value, Value>]) -> Result<Self, String> {
        let state = G::State::deserialize(&snapshot.state).map_err(|error| error.to_string())?;
        self.game = G::restore(self.game.data(), state);
        self.talk = G::Talk::deserialize(snapshot.talk.clone()).map_err(|error| error.to_string())?;
        self.history = snapshot.history.clone();
        self.latest = snapshot.latest.clone();
        self.entries = entries.iter().map(from_json::<G>).collect::<Result<_, _>>()?;
        Ok(self)
    }

    /// The record. The dealer's secret is in it only when the game is over.
    pub fn record(&self) -> Record {
        let outcome = match self.game.next() {
            Next::Over(outcome) => Some(outcome),
            _ => None,
        };
        let mut luck = self.agreed.luck.note.clone();
        if let (LuckNote::Dealer { secret, .. }, Some(_), Some(known)) = (&mut luck, &outcome, &self.agreed.luck.secret)
        {
            *secret = Some(known.to_hex());
        }
        Record {
            quintain: FORMAT,
            game: G::ID.to_owned(),
            rules: self.agreed.rules,
            data: self.agreed.data_hash.clone(),
            options: json(&self.agreed.options),
            luck,
            entries: self.entries_json(0),
            outcome,
        }
    }

    /// The entries from `from` on, as JSON.
    pub fn entries_json(&self, from: usize) -> Vec<Logged<Value, Value>> {
        self.entries.since(from).map(to_json).collect()
    }

    /// Writes the entries from `from` on as a JSON list, as a record has them.
    pub fn write_entries(&self, from: usize) -> String {
        let entries: Vec<_> = self.entries.since(from).collect();
        text(&entries)
    }

    /// The entries from `from` on without what was played or said.
    pub fn deeds(&self, from: usize) -> impl Iterator<Item = Entry<(), ()>> {
        self.entries.since(from).map(|logged| match &logged.entry {
            Entry::Move { seat, .. } => Entry::Move { seat: *seat, play: () },
            Entry::Chance(_) => Entry::Chance(Vec::new()),
            Entry::Undo(seat) => Entry::Undo(*seat),
            Entry::TakeBack { seat, to } => Entry::TakeBack { seat: *seat, to: *to },
            Entry::Say { seat, .. } => Entry::Say { seat: *seat, line: () },
        })
    }

    /// Applies one entry of a record and says what happened.
    pub fn apply(&mut self, logged: &Logged<Value, Value>) -> Result<Happened<G>, Refused<G>> {
        let entry = match &logged.entry {
            Entry::Move { seat, play } => Entry::Move { seat: *seat, play: read(play).map_err(Refused::Unreadable)? },
            Entry::Chance(answer) => Entry::Chance(answer.clone()),
            Entry::Undo(seat) => Entry::Undo(*seat),
            Entry::TakeBack { seat, to } => Entry::TakeBack { seat: *seat, to: *to },
            Entry::Say { seat, line } => Entry::Say { seat: *seat, line: read(line).map_err(Refused::Unsayable)? },
        };
        self.enter(Logged { entry, stamp: logged.stamp.clone() })
    }

    fn enter(&mut self, logged: Logged<G::Move, Line<G>>) -> Result<Happened<G>, Refused<G>> {
        let stamp = logged.stamp;
        let (seat, taken_back) = match logged.entry {
            Entry::Move { seat, play } => return Ok(self.play(seat, play, stamp)?),
            Entry::Chance(answer) => return Ok(self.resolve(&answer, stamp)?),
            Entry::Say { seat, line } => return Ok(self.say(seat, line, stamp)?),
            Entry::Undo(seat) => (seat, self.undo(seat, stamp)),
            Entry::TakeBack { seat, to } => (seat, self.take_back(seat, to, stamp)),
        };
        if taken_back { Ok(Vec::new()) } else { Err(Refused::NothingToUndo(seat)) }
    }

    fn log(&mut self, entry: Entry<G::Move, Line<G>>, stamp: Stamp) {
        self.entries.push(Logged { entry, stamp });
    }

    fn observed(&mut self, mut events: Events<G::Event>) -> Happened<G> {
        let mut happened = events.take();
        self.talk.observe(&self.game, &happened, &mut events);
        happened.append(&mut events.take());
        happened
    }
}

/// Why a table refuses an entry.
#[derive(Clone, PartialEq, Debug)]
pub enum Refused<G: Game> {
    /// The JSON is no move of this game.
    Unreadable(String),
    /// The JSON is nothing that can be said in this game.
    Unsayable(String),
    /// The game refuses it.
    Illegal(Illegal<G::Refusal>),
    /// This seat may not take anything back.
    NothingToUndo(Seat),
}

impl<G: Game> From<Illegal<G::Refusal>> for Refused<G> {
    fn from(illegal: Illegal<G::Refusal>) -> Self {
        Self::Illegal(illegal)
    }
}

/// A table at one point of its record. Only for programs that wrote it themselves: what comes from outside is
/// replayed instead.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// How many entries of the record came before it.
    pub at: usize,
    /// The game.
    pub state: Value,
    /// What has been said.
    pub talk: Value,
    /// The fingerprint of what came before, from which the dealer goes on.
    pub history: History,
    /// Where each seat's latest move began.
    #[serde(default)]
    pub latest: Latest,
}

fn from_json<G: Game>(logged: &Logged<Value, Value>) -> Result<Logged<G::Move, Line<G>>, String> {
    let unreadable = |error: serde_json::Error| error.to_string();
    let entry = match &logged.entry {
        Entry::Move { seat, play } => {
            Entry::Move { seat: *seat, play: G::Move::deserialize(play).map_err(unreadable)? }
        }
        Entry::Chance(answer) => Entry::Chance(answer.clone()),
        Entry::Undo(seat) => Entry::Undo(*seat),
        Entry::TakeBack { seat, to } => Entry::TakeBack { seat: *seat, to: *to },
        Entry::Say { seat, line } => {
            Entry::Say { seat: *seat, line: Line::<G>::deserialize(line).map_err(unreadable)? }
        }
    };
    Ok(Logged { entry, stamp: logged.stamp.clone() })
}

/// What the fingerprint of a game's history begins with.
fn beginning<G: Game>(Agreed { options, rules, data_hash, luck }: &Agreed<G>) -> String {
    let (luck, words) = match &luck.note {
        LuckNote::Caller => ("caller".to_owned(), &[][..]),
        LuckNote::Seed(seed) => (format!("seed {seed}"), &[][..]),
        LuckNote::Dealer { commitment, words, .. } => (commitment.clone(), words.as_slice()),
    };
    let (options, words) = (text(options), text(words));
    format!("{} {rules} {data_hash} {options} {luck} {words}", G::ID)
}

fn to_json<M: serde::Serialize, L: serde::Serialize>(logged: &Logged<M, L>) -> Logged<Value, Value> {
    let entry = match &logged.entry {
        Entry::Move { seat, play } => Entry::Move { seat: *seat, play: json(play) },
        Entry::Chance(answer) => Entry::Chance(answer.clone()),
        Entry::Undo(seat) => Entry::Undo(*seat),
        Entry::TakeBack { seat, to } => Entry::TakeBack { seat: *seat, to: *to },
        Entry::Say { seat, line } => Entry::Say { seat: *seat, line: json(line) },
    };
    Logged { entry, stamp: logged.stamp.clone() }
}

/// Reads a move or a line. Fields that mean nothing are refused, whatever the type thinks of them: a
/// misspelt field must not make another move.
pub(crate) fn read<T: DeserializeOwned + serde::Serialize>(given: &Value) -> Result<T, String> {
    let read = T::deserialize(given).map_err(|error| error.to_string())?;
    match stray(given, &json(&read)) {
        Some(field) => Err(format!("unknown field `{field}`")),
        None => Ok(read),
    }
}

/// Reads JSON text, and says it as this program writes it. Who sends what was offered sends that very text: then it is
/// read once, and nothing in it can be without a meaning.
fn read_text<T: DeserializeOwned + serde::Serialize>(given: &str) -> Result<(T, String), String> {
    if let Ok(understood) = serde_json::from_str::<T>(given) {
        let written = text(&understood);
        if written == given {
            return Ok((understood, written));
        }
    }
    let value: Value = serde_json::from_str(given).map_err(|error| error.to_string())?;
    let understood = read(&value)?;
    let written = text(&understood);
    Ok((understood, written))
}

/// A field that was given, and not null, but is not part of what was understood.
fn stray<'a>(given: &'a Value, understood: &Value) -> Option<&'a str> {
    match (given, understood) {
        (Value::Object(given), Value::Object(understood)) => {
            given.iter().find_map(|(field, value)| match understood.get(field) {
                Some(known) => stray(value, known),
                None => (!value.is_null()).then_some(field.as_str()),
            })
        }
        (Value::Array(given), Value::Array(understood)) => {
            given.iter().zip(understood).find_map(|(value, known)| stray(value, known))
        }
        _ => None,
    }
}

/// Our own types always have a JSON form.
pub(crate) fn text(value: &(impl serde::Serialize + ?Sized)) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// The same as a value.
pub(crate) fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}
