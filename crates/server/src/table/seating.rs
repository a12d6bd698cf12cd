//! Sitting down, getting up, beginning, playing again.

use super::mailbox::Act;
use super::meta::{Meta, Place};
use super::task::Task;
use crate::clock::now;
use crate::error::{Failure, Granted};
use crate::people::clean;
use crate::protocol::people::Person;
use crate::protocol::tables::{Arrange, Join, SeatWish, Sitter, Status};
use crate::store::{Append, Head};
use quintain_core::Seat;

impl Task {
    /// What a person wants of the table beside playing.
    pub(super) async fn act(&mut self, person: &Person, act: &Act) -> Granted<()> {
        match act {
            Act::Look | Act::Glance(_) => Ok(()),
            Act::Start => self.start(person).await,
            Act::Rematch => self.rematch(person).await,
            Act::Follow(next) => self.follow(person, next).await,
            Act::Seek(seat) => self.seek(person, *seat).await,
            Act::Arrange(Arrange::Answer { person: seeker, give }) => self.answer_seeker(person, seeker, *give).await,
            _ => {
                for _ in 0..4 {
                    let before = self.live.row.meta.clone();
                    let code = self.live.row.code.clone();
                    let mut meta = before.clone();
                    arrange(&mut meta, &code, person, act, &self.live.game.bots())?;
                    if meta == before {
                        return Ok(());
                    }
                    self.live.row.meta = meta;
                    if self.save(before).await? {
                        self.seats_changed();
                        return self.start_if_full().await;
                    }
                }
                Err(Failure::conflict("busy", "others are changing this table: try again"))
            }
        }
    }

    /// Writes a changed table. False if another process was first; the table has been read anew.
    pub(super) async fn save(&mut self, before: Meta) -> Granted<bool> {
        match self.hall.store().save_table(&mut self.live.row).await {
            Ok(Append::Done) => Ok(true),
            Ok(Append::Late) => {
                self.live.row.version = -1;
                self.refresh_row().await?;
                Ok(false)
            }
            Err(error) => {
                self.live.row.meta = before;
                self.live.row.version = -1;
                self.refresh_row().await?;
                Err(error.into())
            }
        }
    }

    /// A person who had left, or has changed their name, is here again.
    pub(super) async fn welcome_back(&mut self, seat: Seat, person: &Person) -> Granted<()> {
        let before = self.live.row.meta.clone();
        let place = &mut self.live.row.meta.places[seat.index()];
        place.sitter = Sitter::Person(person.clone());
        place.left = false;
        self.thinking[seat.index()] = None;
        if self.save(before).await? {
            self.tell_table();
        }
        Ok(())
    }

    async fn start_if_full(&mut self) -> Granted<()> {
        let meta = self.live.meta();
        if meta.status == Status::Gathering && meta.start_when_full && meta.is_full() {
            return self.begin().await;
        }
        Ok(())
    }

    async fn start(&mut self, person: &Person) -> Granted<()> {
        let meta = self.live.meta();
        must_gather(meta)?;
        must_host(meta, person)?;
        if !meta.is_full() {
            return Err(Failure::conflict("not-full", "some seats are empty: invite somebody, or seat a bot"));
        }
        self.begin().await
    }

    async fn begin(&mut self) -> Granted<()> {
        let mut head = Head::start(&self.live.row.id);
        let taken_over = self.hall.store().log_after(&self.live.row.id, &mut head).await?;
        let draft = self.live.begin(&taken_over, now())?;
        let from = draft.from;
        if draft.steps.is_empty() {
            let before = self.live.row.meta.clone();
            self.live.row.meta = draft.meta.clone().unwrap_or_else(|| before.clone());
            self.live.row.due = draft.turns.first_deadline();
            if !self.save(before).await? {
                return self.reload().await;
            }
            self.live.adopt(draft);
            self.live.head = head;
            self.display(now());
            self.catch_up_all();
            self.seats_changed();
            return Ok(());
        }
        self.live.head = head;
        if self.keep(draft).await? && from > 0 {
            self.catch_up_all();
        }
        Ok(())
    }

    /// The same people play on at this table, with other options: whoever looks for the next game finds it.
    async fn follow(&mut self, person: &Person, next: &str) -> Granted<()> {
        let meta = self.live.meta();
        if meta.seat_of(&person.id).is_none() || meta.status != Status::Finished || meta.rematch.is_some() {
            return Ok(());
        }
        let before = meta.clone();
        self.live.row.meta.rematch = Some(next.to_owned());
        if self.save(before).await? {
            self.tell_table();
        }
        Ok(())
    }

    async fn rematch(&mut self, person: &Person) -> Granted<()> {
        for _ in 0..4 {
            let meta = self.live.meta();
            if meta.seat_of(&person.id).is_none() {
                return Err(Failure::forbidden("no-seat", "you have no seat at this table"));
            }
            if meta.status != Status::Finished {
                return Err(Failure::conflict("not-over", "the game is not over yet"));
            }
            if meta.rematch.is_some() {
                return Ok(());
            }
            let before = meta.clone();
            let again = self.hall.open_rematch(&self.live.row.id, meta, person).await?;
            self.live.row.meta.rematch = Some(again);
            if self.save(before).await? {
                self.tell_table();
                return Ok(());
            }
        }
        Err(Failure::conflict("busy", "others are changing this table: try again"))
    }
}

fn must_gather(meta: &Meta) -> Granted<()> {
    match meta.status {
        Status::Gathering => Ok(()),
        Status::Closed => Err(Failure::conflict("closed", "this table was closed")),
        Status::Running | Status::Finished => Err(Failure::conflict("begun", "the game has begun")),
    }
}

pub(super) fn must_host(meta: &Meta, person: &Person) -> Granted<()> {
    if meta.host == person.id {
        return Ok(());
    }
    Err(Failure::forbidden("not-host", "only whoever opened the table may do this"))
}

fn place(meta: &mut Meta, seat: Seat) -> Granted<&mut Place> {
    meta.places.get_mut(seat.index()).ok_or_else(|| Failure::bad("no-such-seat", "the table has no such seat"))
}

/// Changes who sits where. On `Err` the caller's copy is thrown away.
fn arrange(meta: &mut Meta, code: &str, person: &Person, act: &Act, bots: &[&'static str]) -> Granted<()> {
    match act {
        Act::Join(wish) => join(meta, code, person, wish),
        Act::Leave => {
            leave(meta, person);
            Ok(())
        }
        Act::Words(words) => {
            must_gather(meta)?;
            let seat = meta.seat_of(&person.id).ok_or_else(|| Failure::forbidden("no-seat", "first sit down"))?;
            let words = clean(words, 100).ok_or_else(|| Failure::bad("bad-words", "words are 1 to 100 characters"))?;
            place(meta, seat)?.words = words;
            Ok(())
        }
        Act::Close => {
            must_gather(meta)?;
            must_host(meta, person)?;
            meta.status = Status::Closed;
            Ok(())
        }
        Act::Arrange(arrangement) => {
            must_gather(meta)?;
            must_host(meta, person)?;
            seat_others(meta, person, arrangement, bots)
        }
        Act::Adopt(account) => {
            if let Some(seat) = meta.seat_of(&person.id)
                && meta.seat_of(&account.id).is_none()
            {
                place(meta, seat)?.sitter = Sitter::Person(account.clone());
                if meta.host == person.id {
                    meta.host.clone_from(&account.id);
                }
            }
            for place in &mut meta.places {
                if matches!(&place.sitter, Sitter::Kept(kept) if kept.id == person.id) {
                    // A seat is not kept for somebody without a name.
                    place.sitter = if account.name.is_empty() { Sitter::Open } else { Sitter::Kept(account.clone()) };
                }
            }
            Ok(())
        }
        Act::Look | Act::Glance(_) | Act::Start | Act::Rematch | Act::Follow(_) | Act::Seek(_) => Ok(()),
    }
}

fn join(meta: &mut Meta, code: &str, person: &Person, wish: &Join) -> Granted<()> {
    if let Some(seat) = meta.seat_of(&person.id) {
        let mine = place(meta, seat)?;
        mine.left = false;
        return match wish.seat.filter(|wished| *wished != seat) {
            None => Ok(()),
            Some(wished) => {
                must_gather(meta)?;
                if !matches!(place(meta, wished)?.sitter, Sitter::Open | Sitter::Invited) {
                    return Err(Failure::conflict("seat-taken", "this seat is taken"));
                }
                meta.places.swap(seat.index(), wished.index());
                Ok(())
            }
        };
    }
    must_gather(meta)?;
    let has_code = wish.code.as_deref().is_some_and(|given| given.eq_ignore_ascii_case(code));
    let may_sit = |place: &Place| match &place.sitter {
        Sitter::Open => true,
        Sitter::Invited => has_code,
        Sitter::Kept(kept) => kept.id == person.id,
        Sitter::Person(_) | Sitter::Bot(_) => false,
    };
    let kept = |place: &Place| matches!(&place.sitter, Sitter::Kept(kept) if kept.id == person.id);
    let seat = if let Some(seat) = wish.seat {
        let wished = place(meta, seat)?;
        if matches!(wished.sitter, Sitter::Invited) && !has_code {
            return Err(Failure::forbidden("needs-code", "this seat is kept for invited people"));
        }
        may_sit(wished).then_some(seat).ok_or_else(|| Failure::conflict("seat-taken", "this seat is taken"))?
    } else {
        let found = meta.places.iter().position(kept).or_else(|| meta.places.iter().position(may_sit));
        let needs_code = meta.places.iter().any(|place| place.sitter == Sitter::Invited);
        let full = || {
            if needs_code {
                Failure::forbidden("needs-code", "the free seats are kept for invited people")
            } else {
                Failure::conflict("table-full", "all seats are taken")
            }
        };
        Seat::new(found.ok_or_else(full)?)
    };
    meta.places[seat.index()] = Place::of(Sitter::Person(person.clone()));
    Ok(())
}

fn leave(meta: &mut Meta, person: &Person) {
    let Some(seat) = meta.seat_of(&person.id) else { return };
    match meta.status {
        Status::Gathering => meta.places[seat.index()] = Place::of(Sitter::Open),
        Status::Running => {
            // At a table of one nobody waits for a return: who leaves gives up, and the result says so.
            let alone = meta.places.len() == 1;
            let place = &mut meta.places[seat.index()];
            place.left = true;
            place.gave_up |= alone;
        }
        Status::Finished | Status::Closed => {}
    }
}

fn seat_others(meta: &mut Meta, host: &Person, arrangement: &Arrange, bots: &[&'static str]) -> Granted<()> {
    match arrangement {
        Arrange::Swap(a, b) => {
            place(meta, *a)?;
            place(meta, *b)?;
            meta.places.swap(a.index(), b.index());
        }
        Arrange::Kick(seat) => *place(meta, *seat)? = Place::of(Sitter::Open),
        Arrange::Set { seat, wish } => {
            if matches!(place(meta, *seat)?.sitter, Sitter::Person(_)) {
                return Err(Failure::conflict("seat-taken", "somebody sits there"));
            }
            if *wish == SeatWish::Me
                && let Some(old) = meta.seat_of(&host.id)
            {
                meta.places[old.index()] = Place::of(Sitter::Open);
            }
            meta.places[seat.index()] = Place::of(sitter(wish, host, bots, &[])?);
        }
        // A running table answers by itself.
        Arrange::Answer { .. } => {}
    }
    Ok(())
}

/// What a wish for a seat comes to.
pub fn sitter(wish: &SeatWish, me: &Person, bots: &[&'static str], guests: &[Person]) -> Granted<Sitter> {
    Ok(match wish {
        SeatWish::Me => Sitter::Person(me.clone()),
        SeatWish::Open => Sitter::Open,
        SeatWish::Invited => Sitter::Invited,
        SeatWish::Bot(bot) if bots.contains(&bot.as_str()) => Sitter::Bot(bot.clone()),
        SeatWish::Kept(id) => {
            let known = guests.iter().find(|guest| guest.id == *id);
            Sitter::Kept(
                known.cloned().ok_or_else(|| Failure::bad("bad-seat", "a seat is kept when a table is opened"))?,
            )
        }
        SeatWish::Bot(_) => {
            return Err(Failure::bad("unknown-bot", format!("there is no such bot; there are {}", bots.join(", "))));
        }
    })
}
