//! Talk at a table: chat, and the lines of the game.

use super::access::Sight;
use super::live::stamp;
use super::task::Task;
use crate::clock::now;
use crate::error::{Failure, Granted};
use crate::limits::Bucket;
use crate::people::clean;
use crate::protocol::people::Person;
use crate::protocol::sentence;
use crate::protocol::socket::{ChatLine, Sayable, ServerMessage};
use crate::protocol::tables::{Status, TalkRule};
use quintain_core::record::{Entry, Logged, Stamp};
use quintain_core::{Lang, Seat, Viewer};
use serde_json::Value;

/// The longest line of chat, in characters.
const LONGEST: usize = 300;
/// So many lines of chat at once, and one more every so many milliseconds.
const BURST: f64 = 5.0;
const REFILL_MS: f64 = 2_000.0;
/// So many of the latest lines are looked through for those of watchers when the game is over.
const WATCHERS: i64 = 100;

impl Task {
    /// A line of chat. It is numbered and durable before anybody reads it.
    pub(super) async fn chat(&mut self, person: &Person, seat: Option<Seat>, text: &str) -> Granted<usize> {
        if self.live.meta().talk != TalkRule::Free {
            return Err(Failure::forbidden("no-chat", "there is no chat at this table"));
        }
        if !Sight::of(self.live.meta(), Some(&person.id)).may_speak(self.live.meta().status) {
            return Err(Failure::forbidden("no-spectators", "only those who play may talk at this table"));
        }
        let text = clean(text, LONGEST).ok_or_else(|| {
            Failure::bad("bad-chat", format!("chat is 1 to {LONGEST} characters without control characters"))
        })?;
        if self.hall.store().is_real()
            && let Some(until) = self.hall.store().standing(&person.id, now()).await?.silent_until
        {
            let mut silenced = Failure::forbidden("silenced", "an operator has asked you to be silent for some days");
            silenced.problem.retry_after_ms = Some(until.saturating_sub(now()));
            return Err(silenced);
        }
        let bucket = self.chat_limits.entry(person.id.clone()).or_insert_with(|| Bucket::full(BURST));
        bucket.take(BURST, REFILL_MS).map_err(Failure::too_many)?;
        let mut line =
            ChatLine { number: 0, at: now(), person: person.id.clone(), name: person.name.clone(), seat, text };
        loop {
            line.number = self.known_chat().await? + 1;
            self.last_chat = None;
            if self.hall.store().add_chat(&self.live.row.id, &line).await? {
                break;
            }
        }
        self.last_chat = Some(line.number);
        self.tell_chat(line);
        Ok(self.live.length())
    }

    async fn known_chat(&mut self) -> Granted<u64> {
        if let Some(known) = self.last_chat {
            return Ok(known);
        }
        let last = self.hall.store().chat(&self.live.row.id, 0, 1).await?;
        Ok(last.last().map_or(0, |line| line.number))
    }

    fn tell_chat(&mut self, line: ChatLine) {
        let (heard, status) = (line.clone(), self.live.meta().status);
        self.send_all(&ServerMessage::Chat { line }, |connection| {
            connection.sight.may_hear(status, &heard) && !connection.visitor.muted.contains(&heard.person)
        });
    }

    /// When the game is over, those who played read what those said who looked on.
    pub(super) async fn open_chat(&mut self) {
        let meta = self.live.meta();
        let Some(started) = meta.started.filter(|_| meta.status == Status::Finished) else { return };
        let said = self.hall.store().chat(&self.live.row.id, 0, WATCHERS).await;
        // What cannot be read now is read by whoever comes back.
        for line in said.unwrap_or_default().into_iter().filter(|line| line.seat.is_none() && line.at >= started) {
            let person = line.person.clone();
            self.send_all(&ServerMessage::Chat { line }, |connection| {
                matches!(connection.viewer, Viewer::Seat(_)) && !connection.visitor.muted.contains(&person)
            });
        }
    }

    /// Another process has written chat.
    pub(super) async fn hear_chat(&mut self) -> Granted<()> {
        let Some(known) = self.last_chat else {
            self.last_chat = Some(self.known_chat().await?.saturating_sub(1));
            return Box::pin(self.hear_chat()).await;
        };
        for line in self.hall.store().chat(&self.live.row.id, known, 100).await? {
            self.last_chat = Some(line.number);
            self.tell_chat(line);
        }
        Ok(())
    }

    /// A seat says a line of the game.
    pub(super) async fn say(&mut self, seat: Seat, line: &Value, by: Option<&str>, lang: Lang) -> Granted<usize> {
        if self.live.meta().talk == TalkRule::Silent {
            return Err(Failure::forbidden("no-talk", "nobody talks at this table"));
        }
        let entry = Entry::Say { seat, line: line.clone() };
        self.perform(Logged { entry, stamp: stamp(now(), by) }, None, lang).await
    }

    /// What a seat could say, as the log would tell it.
    pub(super) fn sayable(&self, seat: Seat, lang: Option<Lang>) -> Vec<Sayable> {
        let Some(table) = &self.live.table else { return Vec::new() };
        if self.live.meta().talk == TalkRule::Silent {
            return Vec::new();
        }
        let told = |line: &Value| {
            let lang = lang?;
            let told = table.fork().say(seat, line, Stamp::default(), lang).ok()?;
            let first = told.iter().find(|told| told.audience.includes(Viewer::Seat(seat)))?;
            Some(sentence(&first.sentence(lang)))
        };
        let lines = table.lines(seat).into_iter();
        lines.map(|line| Sayable { text: told(&line).unwrap_or_default(), line }).collect()
    }
}
