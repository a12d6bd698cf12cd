//! New tables: what somebody wants is checked and becomes a table; rematches and branches of finished games.

use super::games::stand_in_of;
use super::{Hall, company};
use crate::clock::now;
use crate::error::{Failure, Granted};
use crate::protocol::calls::Kind;
use crate::protocol::people::Person;
use crate::protocol::tables::{Branched, ClockRule, NewTable, SeatWish, Sitter, SpectatorRule, Status, TalkRule};
use crate::random;
use crate::store::TableRow;
use crate::table::mailbox::Act;
use crate::table::meta::{Meta, Place};
use crate::table::{self, lesson, seating};
use quintain_core::dealer::Secret;
use quintain_core::options::over;
use quintain_core::record::Logged;
use quintain_core::table::LuckSource;
use serde_json::Value;

impl Hall {
    /// Opens a table, and says its id.
    pub async fn open(&self, wanted: &NewTable, host: &Person) -> Granted<String> {
        let before = match &wanted.after {
            Some(id) => Some(self.table_before(id, host).await?),
            None => None,
        };
        let guests = self.wanted_guests(&wanted.seats, host).await?;
        let mut meta = self.plan(wanted, host, &guests)?;
        meta.series = before.as_ref().map(|before| company::after(&before.id, &before.meta));
        let id = self.create(meta, &[]).await?;
        if let Some(before) = before {
            self.act(&before.id, Some(host.clone()), Act::Follow(id.clone())).await?;
        }
        Ok(id)
    }

    /// Opens a table that goes on from a move of a finished one.
    pub async fn open_branch(&self, of: &TableRow, at: usize, wanted: &NewTable, host: &Person) -> Granted<String> {
        if wanted.game != of.meta.game {
            return Err(Failure::bad("other-game", "a branch is a table of the same game"));
        }
        let mut entries = self.store().log(&of.id, 0).await?;
        if at > entries.len() {
            return Err(Failure::bad("no-such-move", format!("the record has {} entries", entries.len())));
        }
        entries.truncate(at);
        let options = Some(of.meta.options.clone());
        let plain = NewTable { preset: None, options, lesson: false, ..wanted.clone() };
        let guests = self.wanted_guests(&plain.seats, host).await?;
        let mut meta = self.plan(&plain, host, &guests)?;
        meta.preset.clone_from(&of.meta.preset);
        meta.commitment = None;
        meta.branched_from = Some(Branched { table: of.id.clone(), at });
        let game = self.registry().game(&meta.game).map_err(|message| Failure::bad("unknown-game", message))?;
        let whole = game.load(&meta.record(entries.clone()), None);
        let whole = whole.map_err(|broken| table::step::outdated(&broken.message))?;
        if whole.next().is_over() {
            return Err(Failure::bad("over", "the game is over at that move: choose an earlier one"));
        }
        self.create(meta, &entries).await
    }

    /// Opens a table for the same people, bots and options.
    pub async fn open_rematch(&self, id: &str, of: &Meta, person: &Person) -> Granted<String> {
        let places = of.places.iter().map(|place| match &place.sitter {
            Sitter::Person(sitter) if sitter.id == person.id => Place::of(Sitter::Person(person.clone())),
            Sitter::Person(sitter) => Place::of(Sitter::Kept(sitter.clone())),
            other => Place::of(other.clone()),
        });
        let meta = Meta {
            status: Status::Gathering,
            places: places.collect(),
            host: person.id.clone(),
            listed: false,
            created: now(),
            started: None,
            finished: None,
            outcome: None,
            taken_back: 0,
            lesson: false,
            rematch: None,
            series: Some(company::after(id, of)),
            branched_from: None,
            commitment: Some(String::new()),
            ..of.clone()
        };
        self.create(meta, &[]).await
    }

    async fn create(&self, mut meta: Meta, beginning: &[Logged<Value, Value>]) -> Granted<String> {
        let secret = if meta.lesson { lesson::deal(&meta.game) } else { Secret::new(random::bytes()) };
        meta.commitment = meta.commitment.map(|_| secret.commitment());
        let secret = meta.commitment.is_some().then(|| secret.to_hex());
        let full = meta.is_full() && meta.start_when_full;
        let host = Person { id: meta.host.clone(), name: String::new(), arms: String::new() };
        let code = random::word(6).to_uppercase();
        let row = TableRow { id: random::word(10), code, version: 1, due: None, meta, secret };
        self.store().create_table(&row, beginning).await?;
        let opened = row.meta.places.iter().filter_map(Place::person).find(|person| person.id == row.meta.host);
        for place in &row.meta.places {
            if let (Sitter::Kept(person), Some(host)) = (&place.sitter, opened) {
                self.call(&person.id, &row.id, Kind::Invited, &host.name);
            }
        }
        if full {
            self.act(&row.id, Some(host), Act::Start).await?;
        }
        Ok(row.id)
    }

    /// Checks what somebody wants of a table.
    fn plan(&self, wanted: &NewTable, host: &Person, guests: &[Person]) -> Granted<Meta> {
        let game = self.registry().game(&wanted.game).map_err(|message| Failure::not_found("unknown-game", message))?;
        check_clock(wanted.clock)?;
        if let SpectatorRule::Delayed { seconds } = wanted.spectators
            && !(5..=3600).contains(&seconds)
        {
            return Err(Failure::bad("bad-delay", "spectators are 5 to 3600 seconds behind"));
        }
        let about = game.about();
        let mut options = match &wanted.preset {
            Some(preset) => game.preset(preset).map_err(|message| Failure::bad("unknown-preset", message))?,
            None => Value::Object(serde_json::Map::new()),
        };
        if let (Some(options), Some(chosen)) = (options.as_object_mut(), &wanted.options) {
            let chosen = chosen.as_object().ok_or_else(|| Failure::bad("bad-options", "options are an object"))?;
            *options = over(std::mem::take(options), chosen.clone());
        }
        let has_talk = about.options.iter().any(|option| option.id == "talk");
        if let (true, Some(talk), Some(options)) = (has_talk, wanted.talk, options.as_object_mut()) {
            options.insert("talk".to_owned(), serde_json::to_value(talk).unwrap_or_default());
        }
        let trial = game.open(&options, LuckSource::caller())?;
        let options = trial.record().options;
        let own_talk = options.get("talk").and_then(|talk| serde_json::from_value(talk.clone()).ok());
        let talk: TalkRule = own_talk.or(wanted.talk).unwrap_or_default();
        let bots = game.bots();
        let stand_in = match &wanted.stand_in {
            Some(bot) if bots.contains(&bot.as_str()) => bot.clone(),
            Some(_) => {
                return Err(Failure::bad(
                    "unknown-bot",
                    format!("there is no such bot; there are {}", bots.join(", ")),
                ));
            }
            None => stand_in_of(&**game),
        };
        let places = places(&wanted.seats, trial.seats(), host, &bots, guests)?;
        let company = places.iter().filter(|place| !matches!(place.sitter, Sitter::Bot(_))).count();
        if wanted.lesson && company > 1 {
            return Err(Failure::bad("bad-lesson", "a lesson is for one person among bots"));
        }
        Ok(Meta {
            game: wanted.game.clone(),
            rules: about.rules,
            data: about.data,
            preset: wanted.preset.clone(),
            options,
            status: Status::Gathering,
            places,
            host: host.id.clone(),
            clock: wanted.clock,
            spectators: wanted.spectators,
            talk,
            listed: wanted.listed,
            start_when_full: wanted.start_when_full,
            stand_in,
            hints: wanted.hints,
            lesson: wanted.lesson,
            created: now(),
            started: None,
            finished: None,
            outcome: None,
            taken_back: 0,
            commitment: Some(String::new()),
            lang: wanted.lang,
            rematch: None,
            series: None,
            branched_from: None,
        })
    }
}

fn places(
    wishes: &[SeatWish],
    seats: usize,
    host: &Person,
    bots: &[&'static str],
    guests: &[Person],
) -> Granted<Vec<Place>> {
    if wishes.len() > seats {
        let message = format!("the table has {seats} seats, and {} were arranged", wishes.len());
        return Err(Failure::bad("too-many-seats", message));
    }
    if wishes.iter().filter(|wish| **wish == SeatWish::Me).count() > 1 {
        return Err(Failure::bad("two-seats", "you can sit in one seat only"));
    }
    let alone = [SeatWish::Me];
    let wishes = if wishes.is_empty() { &alone[..] } else { wishes };
    let mut places = Vec::new();
    for wish in wishes {
        places.push(Place::of(seating::sitter(wish, host, bots, guests)?));
    }
    places.resize(seats, Place::of(Sitter::Open));
    Ok(places)
}

fn check_clock(clock: ClockRule) -> Granted<()> {
    let good = match clock {
        ClockRule::None => true,
        ClockRule::PerMove { seconds } => (5..=3600).contains(&seconds),
        ClockRule::Bank { seconds, increment } => (10..=36_000).contains(&seconds) && increment <= 600,
        ClockRule::Days { days } => (1..=30).contains(&days),
    };
    if good { Ok(()) } else { Err(Failure::bad("bad-clock", "this clock is too short or too long")) }
}
