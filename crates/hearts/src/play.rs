//! Carrying a move out.

use crate::event::Events;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::{Hearts, Phase};
use quintain_core::game::foresee_all_or_nothing;
use quintain_core::{Foresight, Illegal, Seat};

impl Hearts {
    /// A seat that is asked makes a move. On `Err` nothing has changed.
    #[inline]
    pub(crate) fn carry_out(&mut self, seat: Seat, mv: Move, events: &mut Events) -> Result<(), Refusal> {
        match (self.state.phase, mv) {
            (Phase::Turn, Move::FaceDown { card, target }) => self.play_down(card, target, events)?,
            (Phase::Turn, Move::FaceUp { card, target, extra }) => self.play_up(card, target, extra, events)?,
            (Phase::Turn, Move::Declare) => {
                self.may_declare()?;
                self.skirmish(false, events);
            }
            (Phase::PickHeroes, Move::Heroes(knights)) => self.pick_heroes(knights)?,
            (Phase::BoutEnd, Move::Ready) => self.ready(seat, events),
            _ => return Err(Refusal::NotThisDecision),
        }
        Ok(())
    }

    /// A move as far as its seat can foresee it: a card not beyond the skirmish that it brings about.
    pub(crate) fn foresee_move(
        &mut self,
        seat: Seat,
        mv: Move,
        events: &mut Events,
    ) -> Result<Foresight, Illegal<Refusal>> {
        let a_card = matches!(mv, Move::FaceDown { .. } | Move::FaceUp { .. });
        if self.state.phase == Phase::Turn && seat == self.state.mover && a_card {
            return self.foresee_card(mv, events).map_err(Illegal::Refused);
        }
        foresee_all_or_nothing(self, seat, mv, events)
    }
}
