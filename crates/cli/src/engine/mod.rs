//! The line protocol: JSON objects, one per line, in and out. `docs/protocol.md` is its reference.
//!
//! [`Engine`] answers one line at a time and does no I/O; [`pump`] connects it to a pipe. Whatever
//! arrives, exactly one line goes back, and an error changes nothing.

mod listener;
mod pump;
mod reply;
mod request;

pub use pump::{MAX_LINE, pump};

use listener::Listener;
use quintain_core::dealer::Secret;
use quintain_core::options::over;
use quintain_core::record::Record;
use quintain_core::registry::{AnyGame, AnyTable, GameError, Registry, Told};
use quintain_core::rehearsal::{LONGEST, Rehearsed};
use quintain_core::table::LuckSource;
use quintain_core::{Budget, Next, Seat, Viewer};
use quintain_server::patch::text_changes;
use reply::{Chance, Offered, Reply};
use request::{Request, need, optional};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

/// No more tables than this are open at a time.
pub const MAX_TABLES: usize = 10_000;
/// No bot thinks longer than this about one suggestion.
const MAX_THINKING: Duration = Duration::from_mins(1);
/// No bot simulates more games than this for one suggestion.
const MAX_SIMULATIONS: u32 = 10_000_000;

/// Does the conversation go on?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Yes.
    GoOn,
    /// The caller said `quit`.
    Quit,
}

/// The tables of one conversation.
pub struct Engine {
    registry: Registry,
    tables: HashMap<u64, Box<dyn AnyTable>>,
    opened: u64,
}

impl Engine {
    /// An engine for these games, with no table open.
    pub fn new(registry: Registry) -> Self {
        Self { registry, tables: HashMap::new(), opened: 0 }
    }

    /// How many tables are open.
    pub fn tables(&self) -> usize {
        self.tables.len()
    }

    /// Answers one line, without its line break, and appends the reply, with a line break, to `out`.
    pub fn answer(&mut self, line: &[u8], out: &mut Vec<u8>) -> Flow {
        let request = match Request::read(line) {
            Ok(request) => request,
            Err((id, complaint)) => {
                reply::error(id, &complaint, out);
                return Flow::GoOn;
            }
        };
        let command = match request.command() {
            Ok(command) => command,
            Err(complaint) => {
                reply::error(request.id, &complaint, out);
                return Flow::GoOn;
            }
        };
        let answered = catch_unwind(AssertUnwindSafe(|| self.obey(&command, &request)));
        match answered.unwrap_or_else(|_| Err(self.stumbled(&request))) {
            Ok(answer) => reply::success(request.id, &answer, out),
            Err(complaint) => reply::error(request.id, &complaint, out),
        }
        if command == "quit" { Flow::Quit } else { Flow::GoOn }
    }

    /// Answers a line that was too long to be read.
    pub fn answer_too_long(&self, out: &mut Vec<u8>) {
        let message = format!("a line may have at most {MAX_LINE} bytes");
        reply::error(None, &GameError::new("line-too-long", message), out);
    }

    fn obey(&mut self, command: &str, request: &Request<'_>) -> Result<Reply, GameError> {
        match command {
            "games" => Ok(Reply::Games { games: self.registry.games().map(|game| game.about()).collect() }),
            "catalogue" => Ok(Reply::Catalogue { catalogue: self.game(request)?.catalogue(request.any_lang()?) }),
            "new" => self.new_table(request),
            "load" => self.load(request),
            "fork" => {
                let fork = self.table(request)?.fork();
                self.seat_players(fork, request, &[])
            }
            "next" => self.next(request),
            "moves" => {
                let (table, seat) = self.table_and_seat(request)?;
                let mut moves = Vec::with_capacity(16 << 10);
                table.write_moves(seat, request.lang()?, &mut moves);
                Ok(Reply::Moves(moves))
            }
            "play" => self.play(request),
            "rehearse" => self.rehearse(request),
            "chance" => self.chance(request),
            "say" => self.say(request),
            "lines" => {
                let (table, seat) = self.table_and_seat(request)?;
                Ok(Reply::Lines { lines: table.lines(seat) })
            }
            "undo" => self.undo(request),
            "view" => {
                let table = self.table(request)?;
                let viewer = request.viewer(table)?.ok_or_else(|| request::missing("viewer"))?;
                Ok(Reply::View { view: table.view(viewer) })
            }
            "record" => Ok(Reply::Record { record: Box::new(self.table(request)?.record()) }),
            "verify" => {
                let record = request.record()?;
                let verified = self.game_of(&record)?.verify(&record).map_err(|broken| reply::broken(&broken))?;
                Ok(Reply::Verified { verified })
            }
            "suggest" => self.suggest(request),
            "advise" => {
                let (table, seat) = self.table_and_seat(request)?;
                let topic = need::<String>("topic", request.topic)?;
                let question = optional::<Value>("question", request.question)?.unwrap_or_default();
                Ok(Reply::Advice { advice: table.advise(seat, &topic, &question, request.lang()?)? })
            }
            "close" => {
                let id = request.table_id()?;
                self.tables.remove(&id).map(|_| Reply::Done {}).ok_or_else(|| unknown_table(id))
            }
            "quit" => Ok(Reply::Done {}),
            _ => Err(request::unknown_command(command)),
        }
    }

    fn new_table(&mut self, request: &Request<'_>) -> Result<Reply, GameError> {
        self.room()?;
        let game = self.game(request)?;
        let mut options = match optional::<String>("preset", request.preset)? {
            Some(preset) => game.preset(&preset)?,
            None => Value::Object(serde_json::Map::new()),
        };
        if let Some(chosen) = optional::<Value>("options", request.options)? {
            options = match (options, chosen) {
                (Value::Object(preset), Value::Object(chosen)) => Value::Object(over(preset, chosen)),
                (_, chosen) => chosen,
            };
        }
        let seed = optional::<u64>("seed", request.seed)?;
        let secret = request.secret()?;
        let words = optional::<Vec<String>>("words", request.words)?.unwrap_or_default();
        let luck = match (seed, secret) {
            (Some(_), Some(_)) => {
                return Err(GameError::new("bad-request", "give `seed` or `secret`, not both"));
            }
            (Some(seed), None) => LuckSource::seed(seed),
            (None, Some(secret)) => LuckSource::dealer(secret, words),
            (None, None) => LuckSource::caller(),
        };
        let mut table = game.open(&options, luck)?;
        let told = table.deal(&request.stamp()?);
        self.seat_players(table, request, &told)
    }

    fn load(&mut self, request: &Request<'_>) -> Result<Reply, GameError> {
        self.room()?;
        let (record, secret) = (request.record()?, request.secret()?);
        let mut table = self.game_of(&record)?.load(&record, secret).map_err(|broken| reply::broken(&broken))?;
        let told = table.deal(&request.stamp()?);
        self.seat_players(table, request, &told)
    }

    /// Gives an open table its number.
    fn seat_players(
        &mut self,
        table: Box<dyn AnyTable>,
        request: &Request<'_>,
        told: &[Told],
    ) -> Result<Reply, GameError> {
        self.room()?;
        let (events, texts) = Listener::of(request, &*table)?.hear(told);
        self.opened += 1;
        self.tables.insert(self.opened, table);
        Ok(Reply::Table { table: self.opened, events, texts })
    }

    fn next(&self, request: &Request<'_>) -> Result<Reply, GameError> {
        let table = self.table(request)?;
        Ok(match table.next() {
            Next::Decide { seats, sealed } => Reply::Decide { decide: seats, sealed },
            Next::Over(over) => Reply::Over { over: Box::new(over) },
            Next::Chance(asked) => {
                let prior = optional::<Vec<u32>>("prior", request.prior)?.unwrap_or_default();
                let fits = prior.iter().zip(&asked.bounds).all(|(value, bound)| value < bound);
                let bound = asked.bounds.get(prior.len()).copied().filter(|_| fits).ok_or_else(|| {
                    GameError::new("bad-answer", "`prior` is no beginning of an answer that leaves a number open")
                })?;
                let names = table.chance_names(&prior, bound, request.lang()?);
                Reply::Chance { chance: Chance { label: asked.label, bounds: asked.bounds, names } }
            }
        })
    }

    fn play(&mut self, request: &Request<'_>) -> Result<Reply, GameError> {
        let mv = need::<Value>("move", request.mv)?;
        let (stamp, lang) = (request.stamp()?, request.lang()?);
        let table = self.table_mut(request)?;
        let (seat, listener) = (request.seat_at(table)?, Listener::of(request, table)?);
        let mut told = table.play(seat, &mv, stamp.clone(), lang)?;
        told.append(&mut table.deal(&stamp));
        let (events, texts) = listener.hear(&told);
        Ok(Reply::Happened { events, texts })
    }

    fn rehearse(&self, request: &Request<'_>) -> Result<Reply, GameError> {
        let line = need::<Vec<Value>>("line", request.line)?;
        if line.len() > LONGEST {
            return Err(request::too_large("line", format!("{LONGEST} moves long")));
        }
        let (table, seat) = self.table_and_seat(request)?;
        let lang = request.lang()?;
        let Rehearsed { taken, stop, problem, events, view, offers } = table.rehearse(seat, &line, Some(lang));
        let changes = text_changes(&table.view_text(Viewer::Seat(seat)), &view);
        Ok(Reply::Rehearsal {
            taken,
            stop,
            problem,
            texts: events.iter().map(|foreseen| foreseen.text.plain()).collect(),
            events: events.into_iter().map(|foreseen| foreseen.event).collect(),
            changes: RawValue::from_string(changes).unwrap_or_default(),
            offers: offers.into_iter().map(|offer| Offered { mv: offer.mv, text: offer.text.plain() }).collect(),
        })
    }

    fn chance(&mut self, request: &Request<'_>) -> Result<Reply, GameError> {
        let answer = need::<Vec<u32>>("answer", request.answer)?;
        let stamp = request.stamp()?;
        let table = self.table_mut(request)?;
        let listener = Listener::of(request, table)?;
        let mut told = table.resolve(&answer, stamp.clone())?;
        told.append(&mut table.deal(&stamp));
        let (events, texts) = listener.hear(&told);
        Ok(Reply::Happened { events, texts })
    }

    fn say(&mut self, request: &Request<'_>) -> Result<Reply, GameError> {
        let line = need::<Value>("line", request.line)?;
        let (stamp, lang) = (request.stamp()?, request.lang()?);
        let table = self.table_mut(request)?;
        let (seat, listener) = (request.seat_at(table)?, Listener::of(request, table)?);
        let told = table.say(seat, &line, stamp, lang)?;
        let (events, texts) = listener.hear(&told);
        Ok(Reply::Happened { events, texts })
    }

    fn undo(&mut self, request: &Request<'_>) -> Result<Reply, GameError> {
        let stamp = request.stamp()?;
        let agreed = optional::<bool>("agreed", request.agreed)?.unwrap_or_default();
        let table = self.table_mut(request)?;
        let seat = request.seat_at(table)?;
        match table.latest(seat) {
            Some(to) if agreed && !table.may_undo(seat) => table.take_back(seat, to, stamp)?,
            _ => table.undo(seat, stamp)?,
        }
        Ok(Reply::Done {})
    }

    fn suggest(&self, request: &Request<'_>) -> Result<Reply, GameError> {
        let (table, seat) = self.table_and_seat(request)?;
        let bot = need::<String>("bot", request.bot)?;
        let (ms, sims) = (optional::<u64>("ms", request.ms)?, optional::<u64>("sims", request.sims)?);
        let budget = match (ms, sims) {
            (Some(_), Some(_)) => return Err(GameError::new("bad-request", "give `ms` or `sims`, not both")),
            (Some(ms), None) if Duration::from_millis(ms) <= MAX_THINKING => Budget::Time(Duration::from_millis(ms)),
            (Some(_), None) => return Err(request::too_large("ms", MAX_THINKING.as_millis())),
            (None, Some(sims)) => match u32::try_from(sims) {
                Ok(sims) if sims <= MAX_SIMULATIONS => Budget::Simulations(sims),
                _ => return Err(request::too_large("sims", MAX_SIMULATIONS)),
            },
            (None, None) => Budget::Level,
        };
        let seed = optional::<u64>("seed", request.seed)?.unwrap_or(table.len() as u64);
        Ok(Reply::Suggestion(Box::new(table.suggest(seat, &bot, budget, seed, request.lang()?)?)))
    }

    fn room(&self) -> Result<(), GameError> {
        if self.tables.len() < MAX_TABLES {
            return Ok(());
        }
        Err(GameError::new("too-many-tables", format!("{MAX_TABLES} tables are open; close one first")))
    }

    fn game(&self, request: &Request<'_>) -> Result<Arc<dyn AnyGame>, GameError> {
        self.game_named(&need::<String>("game", request.game)?)
    }

    fn game_of(&self, record: &Record) -> Result<Arc<dyn AnyGame>, GameError> {
        self.game_named(&record.game)
    }

    fn game_named(&self, id: &str) -> Result<Arc<dyn AnyGame>, GameError> {
        self.registry.game(id).cloned()
    }

    fn table(&self, request: &Request<'_>) -> Result<&dyn AnyTable, GameError> {
        let id = request.table_id()?;
        self.tables.get(&id).map(AsRef::as_ref).ok_or_else(|| unknown_table(id))
    }

    fn table_mut(&mut self, request: &Request<'_>) -> Result<&mut (dyn AnyTable + 'static), GameError> {
        let id = request.table_id()?;
        self.tables.get_mut(&id).map(AsMut::as_mut).ok_or_else(|| unknown_table(id))
    }

    fn table_and_seat(&self, request: &Request<'_>) -> Result<(&dyn AnyTable, Seat), GameError> {
        let table = self.table(request)?;
        Ok((table, request.seat_at(table)?))
    }

    /// A fault in the program itself. The table it happened at may be half changed, so it is closed.
    fn stumbled(&mut self, request: &Request<'_>) -> GameError {
        let closed = request.table_id().is_ok_and(|id| self.tables.remove(&id).is_some());
        let tail = if closed { "; the table is closed" } else { "" };
        GameError::new("internal", format!("the program made a mistake in answering this request{tail}"))
    }
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engine").field("tables", &self.tables.len()).finish_non_exhaustive()
    }
}

fn unknown_table(id: u64) -> GameError {
    GameError::new("unknown-table", format!("there is no open table {id}"))
}

/// The dealer's secret from a request.
fn secret(hex: &str) -> Result<Secret, GameError> {
    Secret::from_hex(hex).map_err(|message| GameError::new("bad-request", message))
}
