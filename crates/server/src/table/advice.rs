//! Advice for a seat: asked of the game's advisers on the workers of the bots, told when it is ready, and dropped when
//! the decision it is about has passed.

use super::mailbox::{Ask, ReplyTo};
use super::task::Task;
use crate::error::{Failure, Granted};
use crate::protocol::socket::ServerMessage;
use quintain_core::registry::GameError;
use quintain_core::{Lang, Seat};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// So many questions of one seat may wait for their answers.
const WAITING: usize = 4;

/// What a question is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About {
    /// Whose.
    pub seat: Seat,
    /// The decision; where the seat is not asked, how long the record was.
    pub standing: (Option<u32>, usize),
}

/// A question that waits for its answer.
pub(super) struct Advising {
    about: About,
    passed: Arc<AtomicBool>,
}

impl Task {
    /// A seat asks for advice. `Err` if it cannot be given; the answer comes later.
    pub(super) fn advise(
        &mut self,
        seat: Seat,
        decision: Option<u32>,
        topic: String,
        question: Value,
        (id, lang): (u32, Option<Lang>),
        to: ReplyTo,
    ) -> Result<(), (ReplyTo, Failure)> {
        let about = About { seat, standing: self.standing_of(seat) };
        let table = match (decision, &self.live.table) {
            (None, Some(table)) => table.as_ref(),
            (decision, _) => match self.live.asked_table(seat, decision.unwrap_or_default()) {
                Ok(table) => table,
                Err(failure) => return Err((to, failure)),
            },
        };
        if self.advising.iter().filter(|waiting| waiting.about.seat == seat).count() >= WAITING {
            return Err((to, Failure::too_many(200)));
        }
        let passed = Arc::new(AtomicBool::new(false));
        self.advising.push(Advising { about, passed: Arc::clone(&passed) });
        let (fork, me, hall) = (table.fork(), self.me.clone(), self.hall.clone());
        tokio::spawn(async move {
            let lang = lang.unwrap_or_default();
            let thought = move || {
                if passed.load(Ordering::Relaxed) { None } else { Some(fork.advise(seat, &topic, &question, lang)) }
            };
            let gave_up = || Err(GameError::new("no-advice", "the adviser gave up"));
            let advice = hall.think(thought).await.unwrap_or_else(|| Some(gave_up()));
            let _ = me.send(Ask::Advised { to, id, about, advice }).await;
        });
        Ok(())
    }

    /// An adviser has answered. What it says of a decision that has passed is not told.
    pub(super) fn advised(&mut self, to: ReplyTo, id: u32, about: About, advice: Option<Result<Value, GameError>>) {
        if let Some(index) = self.advising.iter().position(|waiting| waiting.about == about) {
            self.advising.swap_remove(index);
        }
        let stale = || Failure::conflict("stale-decision", "the table has gone on: look again");
        let advice: Granted<Value> = match advice {
            Some(advice) if self.standing_of(about.seat) == about.standing => advice.map_err(Failure::from),
            _ => Err(stale()),
        };
        let message = match advice {
            Ok(advice) => ServerMessage::Advice { id, advice },
            Err(failure) => ServerMessage::Refused { id, problem: *failure.problem },
        };
        self.reply(to, message);
    }

    /// Questions about decisions that have passed need no answer any more.
    pub(super) fn drop_stale_advice(&self) {
        for waiting in &self.advising {
            if self.standing_of(waiting.about.seat) != waiting.about.standing {
                waiting.passed.store(true, Ordering::Relaxed);
            }
        }
    }

    /// Another seat's move where several play at once does not make my question stale.
    fn standing_of(&self, seat: Seat) -> (Option<u32>, usize) {
        match self.live.turns.asked(seat) {
            Some(asked) => (Some(asked.decision), 0),
            None => (None, self.live.length()),
        }
    }
}
