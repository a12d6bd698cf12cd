//! Who plays a seat: its person, a bot, or a bot for a person who is away.

use super::lesson;
use super::live::bot_stamp;
use super::mailbox::{Ask, ReplyTo};
use super::task::Task;
use crate::clock::now;
use crate::error::{Failure, Granted};
use crate::hall::adviser_of;
use crate::protocol::sentence;
use crate::protocol::socket::{Hint, HintOther, ServerMessage};
use crate::protocol::tables::{ClockRule, Sitter, Status, TalkRule};
use crate::random;
use axum::http::StatusCode;
use quintain_core::record::{Entry, Logged};
use quintain_core::registry::GameError;
use quintain_core::suggestion::Suggestion;
use quintain_core::{Budget, Lang, Seat, SeatSet, Viewer};
use serde_json::Value;
use std::time::Duration;
use tokio::time::Instant;

/// Bots among themselves, at whom nobody looks, take this long for a move.
const UNWATCHED: Duration = Duration::from_secs(5);

/// The moves that a bot would make now, and what it says before the first.
type Chosen = (Vec<Value>, Option<Value>);

/// Another process's word that somebody is connected there counts this long.
const ELSEWHERE: u64 = 25_000;

impl Task {
    /// Is the person of this seat connected, here or at another process?
    pub(super) fn present(&self, seat: Seat) -> bool {
        self.connections.values().any(|connection| connection.viewer == Viewer::Seat(seat))
            || self.elsewhere[seat.index()] + ELSEWHERE > now()
    }

    /// The bot that plays this seat now.
    fn bot_of(&self, seat: Seat) -> Option<&str> {
        let meta = self.live.meta();
        let place = &meta.places[seat.index()];
        match &place.sitter {
            Sitter::Bot(bot) => Some(bot),
            _ => (place.left || self.stand_in[seat.index()]).then_some(meta.stand_in.as_str()),
        }
    }

    fn undecided(&self) -> impl Iterator<Item = (Seat, u32)> {
        let running = self.live.meta().status == Status::Running;
        let seats = if running { self.live.meta().places.len() } else { 0 };
        Seat::all(seats).filter_map(|seat| {
            let asked = self.live.turns.asked(seat)?;
            self.live.sealed.choice(seat, &self.live.turns).is_none().then_some((seat, asked.decision))
        })
    }

    /// The seats whose people have something to decide.
    pub(super) fn waiting_for_people(&self) -> Vec<Seat> {
        self.undecided().map(|(seat, _)| seat).filter(|seat| self.bot_of(*seat).is_none()).collect()
    }

    /// When the patience with somebody who is away ends. Nobody is hurried while no other person waits at the
    /// table, nor in a game of days.
    pub(super) fn grace_ends(&self, seat: Seat) -> Option<u64> {
        let meta = self.live.meta();
        if self.present(seat) || matches!(meta.clock, ClockRule::Days { .. }) {
            return None;
        }
        let somebody_waits = Seat::all(meta.places.len()).any(|other| other != seat && self.present(other));
        let asked = self.live.turns.asked(seat)?.since;
        let grace = self.hall.config().grace.as_millis() as u64;
        somebody_waits.then(|| self.absent_since[seat.index()].max(asked) + grace)
    }

    /// The person of this seat is here again: the seat is theirs.
    pub(super) fn back(&mut self, seat: Seat) {
        if std::mem::take(&mut self.stand_in[seat.index()]) {
            self.thinking[seat.index()] = None;
            self.tell_table();
        }
    }

    /// Lets every bot think that has something to decide and is not thinking yet.
    pub(super) fn wake_bots(&mut self) {
        let rests = self.rests_until.is_some_and(|until| until > Instant::now());
        let Some(table) = self.live.table.as_ref().filter(|_| !rests) else { return };
        let idle: Vec<(Seat, u32, String)> = self
            .undecided()
            .filter(|(seat, decision)| self.thinking[seat.index()] != Some(*decision))
            .filter_map(|(seat, decision)| Some((seat, decision, self.bot_of(seat)?.to_owned())))
            .collect();
        let people = self.live.meta().places.iter().any(|place| matches!(place.sitter, Sitter::Person(_)));
        let unwatched = !people && self.connections.is_empty() && self.hall.config().limit().is_some();
        for (seat, decision, bot) in idle {
            self.thinking[seat.index()] = Some(decision);
            let (fork, me, hall) = (table.fork(), self.me.clone(), self.hall.clone());
            let character = self.character(seat);
            let planned = self.planned_for(seat);
            let lesson = self.live.meta().lesson.then(|| lesson::luck_of_bots(self.live.length(), seat));
            let thinks = if planned.is_empty() { self.live.game.thinks(&bot) } else { Duration::ZERO };
            let pause = if unwatched { UNWATCHED } else { thinks };
            tokio::spawn(async move {
                let begun = Instant::now();
                let name = bot.clone();
                let seed = lesson.unwrap_or_else(random::number);
                let thought = move || {
                    let suggestion = fork.suggest(seat, &name, Budget::Level, seed, Lang::En)?;
                    let line = character.and_then(|nature| fork.speak(seat, &name, &suggestion.mv, nature, seed));
                    Ok((suggestion.moves, line))
                };
                let choice: Option<Result<Chosen, GameError>> = if planned.is_empty() {
                    hall.think_as(&bot, !thinks.is_zero(), thought).await
                } else {
                    Some(Ok((planned, None)))
                };
                // What a bot holds must not show in how long it takes: a level waits as long as it may think.
                let pace = hall.config().bot_pace.max(pause);
                let jitter = Duration::from_micros(random::number() % (pace.as_micros() as u64 / 2 + 1));
                tokio::time::sleep((pace + jitter).saturating_sub(begun.elapsed())).await;
                let (moves, line) = match choice {
                    Some(Ok(chosen)) => chosen,
                    Some(Err(complaint)) => {
                        tracing::error!(%complaint, bot, "a bot failed");
                        (Vec::new(), None)
                    }
                    None => (Vec::new(), None),
                };
                let _ = me.send(Ask::Chosen { seat, decision, bot, moves, line }).await;
            });
        }
    }

    /// What the bot of this seat said it would do next, if nothing has come between: then it need not think again.
    fn planned_for(&self, seat: Seat) -> Vec<Value> {
        let (length, moves) = &self.planned[seat.index()];
        let legal = || self.live.table.as_ref().map(|table| table.legal(seat)).unwrap_or_default();
        match moves.first() {
            Some(next) if *length == self.live.length() && legal().contains(next) => moves.clone(),
            _ => Vec::new(),
        }
    }

    /// The nature of the bot in this seat, which nobody can work out: it depends on the dealer's secret. `None` where
    /// it does not speak: at a silent table, or in place of a person.
    fn character(&self, seat: Seat) -> Option<u64> {
        let meta = self.live.meta();
        let speaks = meta.talk != TalkRule::Silent && matches!(meta.places[seat.index()].sitter, Sitter::Bot(_));
        speaks.then(|| {
            let row = &self.live.row;
            let id = if meta.lesson { "" } else { &row.id };
            let hash = blake3::hash(format!("{id} {} {seat}", row.secret.as_deref().unwrap_or_default()).as_bytes());
            u64::from_le_bytes(std::array::from_fn(|n| hash.as_bytes()[n]))
        })
    }

    /// A bot says something before it moves: once for each decision, whichever process it thinks in, and not if
    /// another process was faster.
    async fn bot_says(&mut self, seat: Seat, decision: u32, bot: &str, line: Value) -> Granted<()> {
        let Some(table) = &self.live.table else { return Ok(()) };
        let said = |deed: &Entry<(), ()>| matches!(deed, Entry::Say { seat: by, .. } if *by == seat);
        if table.deeds_since(decision as usize).iter().any(said) {
            return Ok(());
        }
        let entry = Logged { entry: Entry::Say { seat, line }, stamp: bot_stamp(now(), bot) };
        match self.live.perform(&entry, Lang::En) {
            Ok(draft) => {
                if let Err(failure) = self.keep(draft).await {
                    tracing::warn!(code = failure.problem.code, bot, "a bot's line was not kept");
                }
                self.whole()
            }
            Err(failure) => {
                tracing::warn!(code = failure.problem.code, bot, "a bot's line was refused");
                Ok(())
            }
        }
    }

    /// A bot has chosen. If the person has come back meanwhile, the choice is theirs again.
    pub(super) async fn bot_moves(
        &mut self,
        seat: Seat,
        decision: u32,
        bot: &str,
        mut moves: Vec<Value>,
        line: Option<Value>,
    ) -> Granted<()> {
        self.planned[seat.index()].1.clear();
        if self.thinking[seat.index()] != Some(decision) {
            return Ok(());
        }
        self.thinking[seat.index()] = None;
        let current = self.undecided().any(|undecided| undecided == (seat, decision));
        if !current || self.bot_of(seat).is_none() {
            return Ok(());
        }
        if let Some(line) = line {
            self.bot_says(seat, decision, bot, line).await?;
        }
        let legal = || self.live.table.as_ref().map(|table| table.legal(seat)).unwrap_or_default();
        if moves.is_empty() {
            moves.extend(legal().into_iter().take(1));
        }
        if moves.is_empty() {
            return Ok(());
        }
        let mv = moves.remove(0);
        // Another process's bot may have been faster: then there is nothing left to decide.
        let moved = self.play(seat, decision, &mv.to_string(), bot_stamp(now(), bot), Lang::En).await;
        if moved.is_ok() {
            self.planned[seat.index()] = (self.live.length(), moves);
        }
        if moved.as_ref().is_err_and(|failure| failure.status == StatusCode::SERVICE_UNAVAILABLE) {
            self.rest();
        } else if let Err(failure) = moved
            && self.undecided().any(|undecided| undecided == (seat, decision))
            && let Some(mv) = legal_move(self, seat)
        {
            tracing::error!(code = failure.problem.code, bot, "a bot's move was refused");
            let _ = self.play(seat, decision, &mv.to_string(), bot_stamp(now(), bot), Lang::En).await;
        }
        self.whole()?;
        if self.present(seat) && !self.live.meta().places[seat.index()].left {
            self.back(seat);
        }
        Ok(())
    }

    /// What would a bot do in a person's place?
    pub(super) fn hint(
        &mut self,
        seat: Seat,
        bot: Option<String>,
        id: u32,
        lang: Option<Lang>,
        to: ReplyTo,
    ) -> Result<(), (ReplyTo, Failure)> {
        let (Some(table), Some(_)) = (&self.live.table, self.live.turns.asked(seat)) else {
            return Err((to, Failure::conflict("not-asked", "it is not your turn")));
        };
        if !self.live.meta().may_hint() {
            return Err((to, Failure::forbidden("no-hints", "hints are not allowed at this table")));
        }
        let Some(bot) = bot.or_else(|| adviser_of(&*self.live.game)) else {
            return Err((to, Failure::conflict("no-bot", "this game has no bot to ask")));
        };
        let (fork, me, hall) = (table.fork(), self.me.clone(), self.hall.clone());
        let takes_time = !self.live.game.thinks(&bot).is_zero();
        // Only names that the game knows are counted.
        let counted = if self.live.game.bots().contains(&bot.as_str()) { bot.clone() } else { String::new() };
        tokio::spawn(async move {
            let name = bot.clone();
            let seed = random::number();
            let lang = lang.unwrap_or_default();
            let suggestion = hall.think_as(&counted, takes_time, move || fork.hint(seat, &name, seed, lang)).await;
            let suggestion = suggestion.unwrap_or_else(|| Err(GameError::new("no-hint", "the bot gave up")));
            let _ = me.send(Ask::Suggested { to, id, bot, suggestion: suggestion.map(Box::new) }).await;
        });
        Ok(())
    }

    pub(super) fn suggested(
        &mut self,
        to: ReplyTo,
        id: u32,
        bot: String,
        suggestion: Result<Box<Suggestion>, GameError>,
    ) {
        let message = match suggestion {
            Ok(suggestion) => {
                let Suggestion { mv, text, moves, value, unit, others, reason, line, .. } = *suggestion;
                let (text, line) = (sentence(&text), line.iter().map(sentence).collect());
                let others = others.into_iter().map(|other| HintOther {
                    mv: other.mv,
                    text: sentence(&other.text),
                    value: other.value,
                });
                let others = others.collect();
                let hint = Hint { bot, mv, text, moves, value, unit, others, reason, line };
                ServerMessage::Hint { id, hint }
            }
            Err(complaint) => ServerMessage::Refused { id, problem: *Failure::from(complaint).problem },
        };
        self.reply(to, message);
    }

    /// Tells other processes who is connected here.
    pub(super) async fn announce_presence(&mut self) -> Granted<()> {
        let seats: SeatSet = self
            .connections
            .values()
            .filter_map(|connection| match connection.viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Eyes(_) => None,
            })
            .collect();
        self.hall.announce_present(&self.live.row.id, seats).await
    }
}

fn legal_move(task: &Task, seat: Seat) -> Option<Value> {
    task.live.table.as_ref()?.legal(seat).into_iter().next()
}
