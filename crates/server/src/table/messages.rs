//! What people see of a table: its description, their turn, what it waits for.

use super::live::Live;
use crate::protocol::sentence;
use crate::protocol::socket::{Offer, Turn, Waiting};
use crate::protocol::tables::{SeatInfo, Sitter, Status, TableInfo, You};
use quintain_core::record::Entry;
use quintain_core::registry::AnyTable;
use quintain_core::{Lang, Next, Seat, SeatSet, Viewer};
use serde_json::Value;
use std::fmt::Write as _;

impl Live {
    /// What the game waits for, in words of the protocol.
    pub fn waiting(&self) -> Waiting {
        match self.table.as_ref().map(|table| waiting(table.as_ref())) {
            None => Waiting::Start,
            Some(Waiting::Decide { seats, sealed: true, .. }) => {
                Waiting::Decide { seats, sealed: true, chosen: self.sealed.seats() }
            }
            Some(other) => other,
        }
    }

    /// What a viewer may decide.
    pub fn turn(&self, viewer: Viewer, lang: Option<Lang>) -> Turn {
        let (Some(table), Viewer::Seat(seat)) = (&self.table, viewer) else { return Turn::default() };
        let asked = self.turns.asked(seat);
        let offers = match (asked, lang) {
            (None, _) => Vec::new(),
            (Some(_), Some(lang)) => {
                table.moves(seat, lang).into_iter().map(|offer| self::offer(offer.mv, sentence(&offer.text))).collect()
            }
            (Some(_), None) => table.legal(seat).into_iter().map(|mv| offer(mv, Vec::new())).collect(),
        };
        let chosen = self.sealed.choice(seat, &self.turns).and_then(|logged| match &logged.entry {
            Entry::Move { play, .. } => Some(play.clone()),
            _ => None,
        });
        Turn {
            decision: asked.map(|asked| asked.decision),
            offers,
            chosen,
            may_undo: table.may_undo(seat),
            may_plead: self.may_plead(seat),
        }
    }

    /// Has the seat a move that it may take back only if the others agree?
    pub fn may_plead(&self, seat: Seat) -> bool {
        let running = self.meta().status == Status::Running;
        running && self.table.as_ref().is_some_and(|table| table.latest(seat).is_some() && !table.may_undo(seat))
    }

    /// Writes [`turn`](Live::turn) as JSON. For programs, who get no words, the moves are written directly.
    pub fn write_turn(&self, viewer: Viewer, lang: Option<Lang>, out: &mut String) {
        let asked = match viewer {
            Viewer::Seat(seat) if lang.is_none() && self.sealed.is_empty() => {
                self.turns.asked(seat).map(|asked| (seat, asked))
            }
            _ => None,
        };
        let (Some(table), Some((seat, asked))) = (&self.table, asked) else {
            out.push_str(&serde_json::to_string(&self.turn(viewer, lang)).unwrap_or_default());
            return;
        };
        let _ = write!(out, "{{\"decision\":{},\"offers\":[", asked.decision);
        let mut comma = "";
        table.each_legal(seat, &mut |mv| {
            for part in [comma, "{\"move\":", mv, ",\"group\":", group_text(mv), ",\"text\":[]}"] {
                out.push_str(part);
            }
            comma = ",";
        });
        let (undo, plead) = (table.may_undo(seat), self.may_plead(seat));
        let _ = write!(out, "],\"may_undo\":{undo},\"may_plead\":{plead}}}");
    }

    /// The table as one person sees it. `presence` says of each seat whether its person is here and whether a
    /// bot plays for them.
    pub fn info(&self, person: Option<&str>, presence: impl Fn(Seat) -> (bool, bool)) -> TableInfo {
        let meta = self.meta();
        let seat = person.and_then(|person| meta.seat_of(person));
        let host = person == Some(meta.host.as_str());
        let deciders = if meta.status == Status::Running { self.next().deciders() } else { SeatSet::EMPTY };
        let seats = Seat::all(meta.places.len()).zip(&meta.places);
        TableInfo {
            id: self.row.id.clone(),
            code: (seat.is_some() || host).then(|| self.row.code.clone()),
            game: meta.game.clone(),
            preset: meta.preset.clone(),
            options: meta.options.clone(),
            status: meta.status,
            seats: seats
                .map(|(seat, place)| {
                    let bot = matches!(place.sitter, Sitter::Bot(_));
                    let (present, stand_in) = presence(seat);
                    SeatInfo { sitter: place.sitter.clone(), present: bot || present, stand_in: !bot && stand_in }
                })
                .collect(),
            host: meta.host.clone(),
            clock: meta.clock,
            spectators: meta.spectators,
            talk: meta.talk,
            listed: meta.listed,
            start_when_full: meta.start_when_full,
            hints: meta.hints,
            lesson: meta.lesson,
            created: meta.created,
            started: meta.started,
            finished: meta.finished,
            outcome: meta.outcome.clone(),
            taken_back: meta.taken_back,
            commitment: meta.commitment.clone(),
            secret: self.row.secret.clone().filter(|_| meta.status == Status::Finished),
            words: meta.words(),
            lang: meta.lang,
            rematch: meta.rematch.clone(),
            series: meta.series.clone(),
            branched_from: meta.branched_from.clone(),
            you: You { seat, host, asked: seat.is_some_and(|seat| deciders.contains(seat)) },
            waits_for: deciders.iter().collect(),
            plea: None,
            watchers: 0,
            seekers: Vec::new(),
            glance: None,
            latest: Vec::new(),
        }
    }
}

/// What a table waits for, in words of the protocol.
pub fn waiting(table: &dyn AnyTable) -> Waiting {
    match table.next() {
        Next::Decide { seats, sealed } => Waiting::Decide { seats: seats.iter().collect(), sealed, chosen: Vec::new() },
        Next::Chance(request) => Waiting::Chance { label: request.label.to_owned() },
        Next::Over(outcome) => Waiting::Over { outcome },
    }
}

pub(super) fn offer(mv: Value, text: crate::protocol::Sentence) -> Offer {
    Offer { group: group(&mv), text, mv }
}

/// The kind of a move, as its JSON names it.
fn group(mv: &Value) -> String {
    match mv {
        Value::String(word) => word.clone(),
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

/// The same, from JSON text to JSON text: the first string in it.
fn group_text(mv: &str) -> &str {
    let Some(from) = mv.find('"') else { return "\"\"" };
    let to = mv[from + 1..].find('"').map_or(mv.len(), |end| from + end + 2);
    &mv[from..to]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kind_of_a_move_is_the_same_both_ways() {
        for mv in [r#""declare""#, r#"{"face-down":{"card":"x","target":1}}"#, "7", "null"] {
            let value: Value = serde_json::from_str(mv).unwrap();
            assert_eq!(serde_json::from_str::<String>(group_text(mv)).unwrap(), group(&value), "{mv}");
        }
    }
}
