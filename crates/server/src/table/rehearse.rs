//! What would these moves do? Asked as often as somebody points at a piece: answered from the game in memory, kept
//! nowhere, told to nobody else.

use super::messages::offer;
use super::task::Task;
use crate::error::{Failure, Granted};
use crate::patch::changes;
use crate::protocol::sentence;
use crate::protocol::socket::{LogLine, Offer, Rehearsal};
use quintain_core::rehearsal::{Foreseen, LONGEST, Rehearsed};
use quintain_core::{Lang, Seat, Viewer};
use serde_json::Value;
use std::borrow::Cow;

impl Task {
    /// What this line of the seat's moves would do.
    pub(super) fn rehearse(&self, seat: Seat, decision: u32, line: &[Value], lang: Option<Lang>) -> Granted<Rehearsal> {
        if line.len() > LONGEST {
            return Err(Failure::bad("line-too-long", format!("a line has at most {LONGEST} moves")));
        }
        let table = self.live.asked_table(seat, decision)?;
        let Rehearsed { taken, stop, problem, events, view, offers } = table.rehearse(seat, line, lang);
        let (now, viewer) = (self.live.length(), Viewer::Seat(seat));
        let view_now = match self.views.iter().find(|(seen, _)| *seen == viewer) {
            Some((_, known)) => Cow::Borrowed(&**known),
            None => Cow::Owned(table.view_text(viewer)),
        };
        let event = |Foreseen { number, event, text }: Foreseen| LogLine {
            number: now + number,
            at: None,
            seat: Some(seat),
            bot: None,
            granted: None,
            event,
            text: sentence(&text),
        };
        Ok(Rehearsal {
            taken,
            stop,
            problem: problem.map(|complaint| *Failure::from(complaint).problem),
            events: events.into_iter().map(event).collect(),
            changes: changes(&view_now, &view),
            offers: offers.into_iter().map(|next| -> Offer { offer(next.mv, sentence(&next.text)) }).collect(),
        })
    }
}
