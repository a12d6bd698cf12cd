//! Rehearsals: what a line of moves would do, without making any of them.
//!
//! A rehearsal is played on a copy of the game, not of the table: the log, the luck and the talk are not touched. It
//! stops before chance is answered and before the asker would learn anything, so that nothing is in it that luck or
//! somebody's secret decides: in every world that the asker takes for possible it is the same.

use crate::event::Events;
use crate::game::{Describe, Foresight, Game, Illegal, Next};
use crate::registry::{Complaint, Offer, complaint};
use crate::seat::{Seat, Viewer};
use crate::table::{Refused, json, read};
use crate::text::{Lang, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// No line is longer than this.
pub const LONGEST: usize = 64;

/// What a line of moves would do.
#[derive(Clone, Debug)]
pub struct Rehearsal<G: Game> {
    /// How many moves were taken.
    pub taken: usize,
    /// Why it goes no further.
    pub stop: Stop<G>,
    /// What the asker would see, each with the number of the move, counted from 1.
    pub events: Vec<(usize, G::Event)>,
    /// The game after the moves taken. Only what the asker may know of it is true to what would happen.
    pub game: G,
    /// The last move taken is not carried out to its end.
    partly: bool,
}

/// Why a rehearsal goes no further.
#[derive(Clone, PartialEq, Debug)]
pub enum Stop<G: Game> {
    /// The line is at its end; the asker may go on, or the game is over.
    End,
    /// Chance is to answer.
    Luck,
    /// The next move would show the asker something that it does not know; or the last one taken does, and what it
    /// shows is left out.
    Reveals,
    /// Other seats are to move.
    Others,
    /// The next move is refused.
    Refused(Illegal<G::Refusal>),
}

/// The same as a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StopWord {
    /// The line is at its end; my seat may go on, or the game is over.
    End,
    /// Chance is to answer.
    Luck,
    /// The next move would show me something that I do not know; or the last one taken does, and what it shows is
    /// left out.
    Reveals,
    /// Other seats are to move.
    Others,
    /// The next move is refused: the problem says why.
    Refused,
}

impl<G: Game> Stop<G> {
    /// As a word.
    pub fn word(&self) -> StopWord {
        match self {
            Self::End => StopWord::End,
            Self::Luck => StopWord::Luck,
            Self::Reveals => StopWord::Reveals,
            Self::Others => StopWord::Others,
            Self::Refused(_) => StopWord::Refused,
        }
    }
}

/// What these moves of the seat would do, one after another.
pub fn rehearse<G: Game>(game: &G, seat: Seat, line: &[G::Move]) -> Rehearsal<G> {
    let mut rehearsal = Rehearsal { taken: 0, stop: Stop::End, events: Vec::new(), game: game.clone(), partly: false };
    let mut events = Events::on();
    for mv in line {
        if let Some(stop) = rehearsal.not_mine(seat) {
            rehearsal.stop = stop;
            return rehearsal;
        }
        let foreseen = rehearsal.game.foresee(seat, *mv, &mut events);
        match foreseen {
            Err(illegal) => {
                rehearsal.stop = Stop::Refused(illegal);
                return rehearsal;
            }
            Ok(Foresight::Nothing) => {
                rehearsal.stop = Stop::Reveals;
                return rehearsal;
            }
            Ok(Foresight::Whole | Foresight::Part) => {}
        }
        rehearsal.taken += 1;
        let (taken, viewer) = (rehearsal.taken, Viewer::Seat(seat));
        let seen = events.take().into_iter().filter(|(audience, _)| audience.includes(viewer));
        rehearsal.events.extend(seen.map(|(_, event)| (taken, event)));
        if matches!(foreseen, Ok(Foresight::Part)) {
            rehearsal.partly = true;
            rehearsal.stop = Stop::Reveals;
            return rehearsal;
        }
    }
    rehearsal.stop = rehearsal.not_mine(seat).unwrap_or(Stop::End);
    rehearsal
}

impl<G: Game> Rehearsal<G> {
    /// Whom the game waits for, if not for this seat.
    fn not_mine(&self, seat: Seat) -> Option<Stop<G>> {
        match self.game.next() {
            Next::Chance(_) => Some(Stop::Luck),
            Next::Decide { seats, .. } if !seats.contains(seat) => Some(Stop::Others),
            Next::Decide { .. } | Next::Over(_) => None,
        }
    }

    /// Is the last move taken carried out to its end? If not, the game is between two positions.
    pub fn is_whole(&self) -> bool {
        !self.partly
    }

    /// What the seat could do next.
    pub fn moves(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if self.is_whole() && self.game.next().deciders().contains(seat) {
            self.game.legal_moves(seat, &mut moves);
        }
        moves
    }
}

/// A rehearsal behind the dynamic face.
#[derive(Clone, Debug)]
pub struct Rehearsed {
    /// How many moves were taken.
    pub taken: usize,
    /// Why it goes no further.
    pub stop: StopWord,
    /// Why the next move is refused: the same as if it had been made.
    pub problem: Option<Complaint>,
    /// What the asker would see.
    pub events: Vec<Foreseen>,
    /// The asker's view after the moves taken, as JSON text.
    pub view: String,
    /// What the asker could do next.
    pub offers: Vec<Offer>,
}

/// An event that would happen.
#[derive(Clone, PartialEq, Debug)]
pub struct Foreseen {
    /// The move it belongs to, counted from 1.
    pub number: usize,
    /// What would happen.
    pub event: Value,
    /// The same as a sentence; empty if no language was asked for.
    pub text: Text,
}

/// Rehearses a line that came from outside. Without a language there are no words, except in a refusal.
pub(crate) fn rehearse_json<G: Describe>(game: &G, seat: Seat, line: &[Value], lang: Option<Lang>) -> Rehearsed {
    let mut moves = Vec::with_capacity(line.len());
    let mut unreadable = None;
    for mv in line {
        match read::<G::Move>(mv) {
            Ok(mv) => moves.push(mv),
            Err(error) => {
                unreadable = Some(error);
                break;
            }
        }
    }
    let rehearsal = rehearse(game, seat, &moves);
    let words = lang.unwrap_or_default();
    let (stop, problem) = match (&rehearsal.stop, unreadable) {
        (Stop::End, Some(error)) => {
            (StopWord::Refused, Some(complaint(&rehearsal.game, Refused::<G>::Unreadable(error), words)))
        }
        (Stop::Refused(illegal), _) => {
            (StopWord::Refused, Some(complaint(&rehearsal.game, illegal.clone().into(), words)))
        }
        (stop, _) => (stop.word(), None),
    };
    let event = |(number, event): &(usize, G::Event)| {
        let text = lang.map(|lang| G::event_text(game.data(), event, lang)).unwrap_or_default();
        Foreseen { number: *number, event: json(event), text }
    };
    let offer = |mv: G::Move| {
        let text = lang.map(|lang| rehearsal.game.move_text(seat, mv, lang)).unwrap_or_default();
        Offer { mv: json(&mv), text }
    };
    Rehearsed {
        taken: rehearsal.taken,
        stop,
        problem,
        events: rehearsal.events.iter().map(event).collect(),
        view: serde_json::to_string(&rehearsal.game.view(Viewer::Seat(seat))).unwrap_or_default(),
        offers: rehearsal.moves(seat).into_iter().map(offer).collect(),
    }
}
