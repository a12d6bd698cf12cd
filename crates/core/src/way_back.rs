//! The way back: the moves that may still be taken back, with the games before them.
//!
//! Where several seats play at once, one of them takes its move back as if the others had played without it: they were
//! not asked because of it, and the game is the same whichever came first.

use crate::dealer::History;
use crate::event::{Events, Revealed};
use crate::game::{Game, Next};
use crate::latest::Latest;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::table::text;
use std::sync::Arc;

/// Moves since everybody last learnt something, oldest first.
#[derive(Clone, Debug)]
pub(crate) struct WayBack<G: Game>(Vec<Before<G>>);

impl<G: Game> Default for WayBack<G> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// A move, and the table before it.
#[derive(Clone, Debug)]
pub(crate) struct Before<G: Game> {
    /// May it be taken back as far as knowledge goes?
    free: bool,
    /// Shared by the copies of a table.
    kept: Arc<Kept<G>>,
}

/// What never changes about a move that was made.
#[derive(Debug)]
struct Kept<G: Game> {
    seat: Seat,
    mv: G::Move,
    /// What the game waited for.
    next: Next,
    /// How long the log was.
    length: usize,
    game: G,
    history: History,
    latest: Latest,
}

/// The table without a move.
pub(crate) struct Without<G: Game> {
    pub(crate) game: G,
    pub(crate) history: History,
    pub(crate) latest: Latest,
    pub(crate) way_back: WayBack<G>,
}

impl<G: Game> Before<G> {
    /// The seat is about to make this move.
    pub(crate) fn new(seat: Seat, mv: G::Move, game: &G, history: &History, latest: &Latest, length: usize) -> Self {
        let (next, game) = (game.next(), game.clone());
        let (history, latest) = (history.clone(), latest.clone());
        Self { free: true, kept: Arc::new(Kept { seat, mv, next, length, game, history, latest }) }
    }

    /// The move was made: it goes into the history, as JSON text.
    pub(crate) fn note(&self, written: &str, history: &mut History, latest: &mut Latest) {
        let kept = &self.kept;
        let together = matches!(&kept.next, Next::Decide { seats, sealed } if *sealed || seats.len() > 1);
        history.moved(kept.seat, written, together);
        latest.moved(kept.seat, &kept.next, kept.length);
    }

    fn asked(&self) -> SeatSet {
        self.kept.next.deciders()
    }
}

impl<G: Game> WayBack<G> {
    /// A move was made, and somebody may have learnt something from it.
    pub(crate) fn moved(&mut self, mut before: Before<G>, revealed: Revealed) {
        let mover = before.kept.seat;
        before.free = revealed.is_nothing();
        for earlier in &mut self.0 {
            let mine = earlier.kept.seat == mover;
            let because_of_it = !mine && !earlier.asked().contains(mover);
            let learnt = revealed.concerns(Viewer::Seat(earlier.kept.seat)) || mine && !before.free;
            earlier.free &= !because_of_it && !learnt;
        }
        self.0.push(before);
        let standing = self.0.iter().position(|before| before.free).unwrap_or(self.0.len());
        self.0.drain(..standing);
    }

    /// Everything stands.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Does everything stand?
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The table as it would be without the seat's latest move; `None` if it may not be taken back. `now` is the game
    /// as it is.
    pub(crate) fn without_latest(&self, seat: Seat, now: &G) -> Option<Without<G>> {
        let at = self.0.iter().rposition(|before| before.kept.seat == seat)?;
        let (before, taken) = (&self.0[..at], &self.0[at]);
        if !taken.free {
            return None;
        }
        let taken = &taken.kept;
        let mut without = Without {
            game: taken.game.clone(),
            history: taken.history.clone(),
            latest: taken.latest.clone(),
            way_back: Self(before.to_vec()),
        };
        let others = &self.0[at + 1..];
        for Before { free, kept: other } in others {
            let again =
                Before::new(other.seat, other.mv, &without.game, &without.history, &without.latest, other.length);
            let _ = without.game.play(other.seat, other.mv, &mut Events::off()).ok()?;
            again.note(&text(&other.mv), &mut without.history, &mut without.latest);
            without.way_back.0.push(Before { free: *free, ..again });
        }
        if !others.is_empty() {
            let mut after = without.game.clone();
            let _ = after.play(seat, taken.mv, &mut Events::off()).ok()?;
            if after != *now {
                return None;
            }
        }
        Some(without)
    }
}
