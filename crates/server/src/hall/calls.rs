//! Calling people who are not here: what is worth a call waits in the store until it is due, and one notice tells of all of it.

use super::Hall;
use crate::clock::now;
use crate::error::{Failure, Granted};
use crate::protocol::calls::{Calls, Kind, NewDevice, Notice, Way};
use crate::protocol::people::Person;
use crate::push::Undelivered;
use crate::store::{CallRow, PersonRow};
use crate::table::mailbox::Act;
use axum::http::StatusCode;
use futures_util::future::join_all;
use quintain_core::Lang;
use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;

/// So many calls are looked for at a time, and so many people called at once on one way.
const AT_ONCE: i64 = 500;
fn people_at_once(way: Way) -> usize {
    match way {
        Way::Push => 16,
        Way::Mail => crate::mail::AT_ONCE,
    }
}
/// Calls are looked for this often.
const EVERY: Duration = Duration::from_millis(500);
/// A call that did not arrive is tried so often, each time after a longer wait than before.
const TRIES: u32 = 3;
const AGAIN: u64 = 60_000;
/// A device that did not take so many calls in a row is not called again.
const FAILURES: i64 = 8;

impl Hall {
    /// The ways on which people are called here.
    pub(super) fn ways(&self) -> impl Iterator<Item = Way> {
        let push = self.pusher().map(|_| Way::Push);
        push.into_iter().chain(self.mailer().map(|_| Way::Mail))
    }

    /// Somebody is to be called. It costs the caller nothing, and nobody is called who has not asked for it.
    pub fn call(&self, person: &str, table: &str, kind: Kind, about: &str) {
        if self.ways().next().is_none() {
            return;
        }
        let (hall, person, table, about) = (self.clone(), person.to_owned(), table.to_owned(), about.to_owned());
        tokio::spawn(async move {
            if let Err(failure) = hall.note_call(person, table, kind, about).await {
                tracing::warn!(code = failure.problem.code, "somebody is not called");
            }
        });
    }

    /// Nobody is told twice: whoever has a device is called there, and written to only if it reaches none.
    async fn note_call(&self, person: String, table: String, kind: Kind, about: String) -> Granted<()> {
        for way in self.ways() {
            if self.store().can_be_called(&person, way).await? {
                let after = if kind == Kind::Turn { self.config().call_after.as_millis() as u64 } else { 0 };
                let due = self.due(&person, way, kind, now() + after).await?;
                return Ok(self.store().add_call(&CallRow { person, way, table, kind, about, due, tries: 0 }).await?);
            }
        }
        Ok(())
    }

    /// When somebody is called on this way, at this time at the earliest: of turns they are not told too often.
    async fn due(&self, person: &str, way: Way, kind: Kind, from: u64) -> Granted<u64> {
        if kind != Kind::Turn {
            return Ok(from);
        }
        let pause = self.config().call_pause.as_millis() as u64;
        let last = self.store().last_called(person, way).await?.unwrap_or_default();
        Ok(from.max(last + pause))
    }

    /// Tells a device of a person something, to see whether it arrives.
    pub async fn try_device(&self, row: &PersonRow, endpoint: &str) -> Granted<()> {
        let devices = self.store().devices(&row.person.id).await?;
        let known = devices.into_iter().find(|known| known.device.endpoint == endpoint);
        let known = known.ok_or_else(|| Failure::not_found("no-such-device", "you are not called at this device"))?;
        let notice = words(row.lang, Kind::Trial, &[], "").at("/me");
        let unwell = |why: &Undelivered| Failure::new(StatusCode::BAD_GATEWAY, "not-called", why.to_string());
        self.push_to(&known.device, known.failures, &notice).await.map_err(|why| unwell(&why))
    }

    async fn push_to(&self, device: &NewDevice, failures: i64, notice: &Notice) -> Result<(), Undelivered> {
        let Some(pusher) = self.pusher() else { return Err(Undelivered::Refused("nobody is called here")) };
        let text = serde_json::to_string(notice).unwrap_or_default();
        let sent = pusher.send(device, &format!("quintain-{}", notice.kind.word()), &text).await;
        let endpoint = &device.endpoint;
        let noted = match &sent {
            Ok(()) => self.store().note_device(endpoint, true).await,
            Err(Undelivered::Failed(_)) if failures + 1 < FAILURES => self.store().note_device(endpoint, false).await,
            Err(_) => self.store().forget_device(endpoint).await,
        };
        if let Err(error) = noted {
            tracing::warn!(%error, "it is not noted whether a device was called");
        }
        let outcome = match &sent {
            Ok(()) => "sent",
            Err(Undelivered::Gone) => "gone",
            Err(Undelivered::Refused(_)) => "refused",
            Err(Undelivered::Failed(_)) => "failed",
        };
        self.metrics().called(Way::Push.word(), notice.kind.word(), outcome);
        sent
    }

    /// Tells a person of everything that is due. Where a turn is, others that soon would be are told with it.
    async fn tell(&self, person: &str, way: Way) -> Granted<()> {
        let (now, soon) = (now(), self.config().call_after.as_millis() as u64);
        let mut calls = self.store().calls_of(person, way, now + soon).await?;
        let turn = calls.iter().any(|call| call.kind == Kind::Turn && call.due <= now);
        calls.retain(|call| call.due <= now || (turn && call.kind == Kind::Turn));
        let Some(row) = self.store().person(person).await? else { return self.drop_calls(&calls).await };
        let wishes = self.store().preferences(person).await?.calls;
        let mut wanted: BTreeMap<Kind, Vec<CallRow>> = BTreeMap::new();
        for call in calls {
            if !self.store().take_call(&call).await? {
                continue;
            }
            match self.worth(&row.person, &wishes, &call).await {
                Worth::Now => wanted.entry(call.kind).or_default().push(call),
                Worth::Later(due) => self.store().add_call(&CallRow { due, ..call }).await?,
                Worth::Nothing => {}
            }
        }
        for (kind, calls) in wanted {
            self.tell_of(&row, way, kind, calls).await?;
        }
        Ok(())
    }

    async fn drop_calls(&self, calls: &[CallRow]) -> Granted<()> {
        for call in calls {
            self.store().take_call(call).await?;
        }
        Ok(())
    }

    async fn worth(&self, person: &Person, wishes: &Calls, call: &CallRow) -> Worth {
        if !wishes.wants(call.kind) {
            return Worth::Nothing;
        }
        if let Some(end) = wishes.quiet.and_then(|quiet| quiet.ends(now())) {
            return Worth::Later(end);
        }
        if call.kind != Kind::Turn {
            return Worth::Now;
        }
        // They may have come meanwhile, or a bot has played for them.
        let Ok(info) = self.act(&call.table, Some(person.clone()), Act::Look).await else { return Worth::Nothing };
        let here = info.you.seat.and_then(|seat| info.seats.get(seat.index())).is_some_and(|seat| seat.present);
        if info.you.asked && !here { Worth::Now } else { Worth::Nothing }
    }

    async fn tell_of(&self, row: &PersonRow, way: Way, kind: Kind, calls: Vec<CallRow>) -> Granted<()> {
        let mut games = Vec::new();
        for call in &calls {
            let Some(table) = self.store().table(&call.table).await? else { continue };
            let known = self.games().iter().find(|game| game.id == table.meta.game);
            games.extend(known.map(|game| game.name.get(row.lang).to_owned()));
        }
        let Some(first) = calls.first().filter(|_| !games.is_empty()) else { return Ok(()) };
        let place = if calls.len() > 1 { "/".to_owned() } else { format!("/table/{}", first.table) };
        let notice = words(row.lang, kind, &games, &first.about).at(&place);
        if kind == Kind::Turn {
            self.store().note_called(&row.person.id, way, now()).await?;
        }
        let reached = match way {
            Way::Push => self.push_everywhere(row, &notice).await?,
            Way::Mail if self.write(row, &notice).await? => Reached::NobodyYet,
            Way::Mail => Reached::Somebody,
        };
        match reached {
            Reached::Somebody => Ok(()),
            _ if way == Way::Push && self.may_be_written_to(row).await? => self.write_instead(calls).await,
            Reached::NobodyYet => self.call_again(calls).await,
            Reached::Nobody => Ok(()),
        }
    }

    async fn may_be_written_to(&self, row: &PersonRow) -> Granted<bool> {
        Ok(self.mailer().is_some() && self.store().can_be_called(&row.person.id, Way::Mail).await?)
    }

    /// No device was reached: what they were to be told goes by letter.
    async fn write_instead(&self, calls: Vec<CallRow>) -> Granted<()> {
        for call in calls {
            let due = self.due(&call.person, Way::Mail, call.kind, now()).await?;
            self.store().add_call(&CallRow { way: Way::Mail, due, tries: 0, ..call }).await?;
        }
        Ok(())
    }

    async fn call_again(&self, calls: Vec<CallRow>) -> Granted<()> {
        for call in calls.into_iter().filter(|call| call.tries + 1 < TRIES) {
            let due = now() + (AGAIN << (2 * call.tries));
            self.store().add_call(&CallRow { due, tries: call.tries + 1, ..call }).await?;
        }
        Ok(())
    }

    /// Calls all devices of a person.
    async fn push_everywhere(&self, row: &PersonRow, notice: &Notice) -> Granted<Reached> {
        let devices = self.store().devices(&row.person.id).await?;
        let sends = devices.iter().map(|known| self.push_to(&known.device, known.failures, notice));
        let sent = join_all(sends).await;
        let may_later = |sent: &Result<(), Undelivered>| matches!(sent, Err(Undelivered::Failed(_)));
        Ok(match () {
            () if sent.iter().any(Result::is_ok) => Reached::Somebody,
            () if sent.iter().any(may_later) => Reached::NobodyYet,
            () => Reached::Nobody,
        })
    }
}

/// Whom a call has reached.
enum Reached {
    Somebody,
    /// Nobody, but it may another time.
    NobodyYet,
    Nobody,
}

enum Worth {
    Now,
    Later(u64),
    Nothing,
}

/// Carries calls of one way when they are due. Each person is called apart from the others: a service that hangs keeps nobody else
/// waiting, and a mail server that hangs keeps no device waiting.
pub(super) async fn carry(hall: Hall, way: Way) {
    let people = Arc::new(Semaphore::new(people_at_once(way)));
    let busy = Arc::new(Mutex::new(HashSet::<String>::new()));
    while !hall.is_stopping() {
        tokio::time::sleep(EVERY).await;
        let due = match hall.store().due_calls(way, now(), AT_ONCE).await {
            Ok(due) => due,
            Err(error) => {
                tracing::warn!(%error, "calls could not be looked for");
                continue;
            }
        };
        for person in due {
            if !busy.lock().unwrap_or_else(PoisonError::into_inner).insert(person.clone()) {
                continue;
            }
            let Ok(permit) = Arc::clone(&people).acquire_owned().await else { return };
            let (hall, busy) = (hall.clone(), Arc::clone(&busy));
            tokio::spawn(async move {
                if let Err(failure) = hall.tell(&person, way).await {
                    tracing::warn!(code = failure.problem.code, "somebody was not called");
                }
                busy.lock().unwrap_or_else(PoisonError::into_inner).remove(&person);
                drop(permit);
            });
        }
    }
}

/// What a notice says, before it says where it leads.
pub(super) struct Said(Kind, String, String);

impl Said {
    pub(super) fn at(self, url: &str) -> Notice {
        Notice { kind: self.0, title: self.1, body: self.2, url: url.to_owned() }
    }
}

/// What a notice says: whose word it is and which game, and nothing of the game.
pub(super) fn words(lang: Lang, kind: Kind, games: &[String], about: &str) -> Said {
    let count = games.len();
    let mut names = games.to_vec();
    names.sort();
    names.dedup();
    let somebody = match lang {
        Lang::En => "Somebody",
        Lang::Ru => "Кто-то",
        Lang::Cs => "Někdo",
    };
    let who = if about.is_empty() { somebody } else { about };
    let title = match (lang, kind) {
        (Lang::En, Kind::Turn) if count > 1 => format!("Your turn at {count} tables"),
        (Lang::Ru, Kind::Turn) if count > 1 => format!("Ваш ход, столов: {count}"),
        (Lang::Cs, Kind::Turn) if count > 1 => format!("Jste na tahu, stolů: {count}"),
        (Lang::En, Kind::Turn) => "Your turn".to_owned(),
        (Lang::Ru, Kind::Turn) => "Ваш ход".to_owned(),
        (Lang::Cs, Kind::Turn) => "Jste na tahu".to_owned(),
        (Lang::En, Kind::Invited) => format!("{who} keeps a seat for you"),
        (Lang::Ru, Kind::Invited) => format!("{who} держит для вас место"),
        (Lang::Cs, Kind::Invited) => format!("{who} vám drží místo"),
        (Lang::En, Kind::Accepted) => format!("{who} sits down at your table"),
        (Lang::Ru, Kind::Accepted) => format!("{who} садится за ваш стол"),
        (Lang::Cs, Kind::Accepted) => format!("{who} si sedá k vašemu stolu"),
        (Lang::En, Kind::Finished) => "The game is over".to_owned(),
        (Lang::Ru, Kind::Finished) => "Партия окончена".to_owned(),
        (Lang::Cs, Kind::Finished) => "Partie skončila".to_owned(),
        (Lang::En, Kind::Trial) => "Calls arrive here".to_owned(),
        (Lang::Ru, Kind::Trial) => "Уведомления сюда доходят".to_owned(),
        (Lang::Cs, Kind::Trial) => "Upozornění sem docházejí".to_owned(),
    };
    Said(kind, title, if kind == Kind::Trial { "Quintain".to_owned() } else { names.join(", ") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_turns_are_one_notice_in_three_languages() {
        let games = ["Glory", "Knight", "Glory"].map(str::to_owned);
        for (lang, one, many) in [
            (Lang::En, "Your turn", "Your turn at 3 tables"),
            (Lang::Ru, "Ваш ход", "Ваш ход, столов: 3"),
            (Lang::Cs, "Jste na tahu", "Jste na tahu, stolů: 3"),
        ] {
            assert_eq!(words(lang, Kind::Turn, &games[..1], "").at("/").title, one);
            let all = words(lang, Kind::Turn, &games, "").at("/");
            assert_eq!((all.title.as_str(), all.body.as_str()), (many, "Glory, Knight"));
        }
    }
}
