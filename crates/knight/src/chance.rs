//! Chance: what is asked, and what an answer means.

use crate::Knight;
use crate::event::Events;
use crate::state::Stage;
use quintain_core::Revealed;

impl Knight {
    /// Does chance have to answer before anybody may decide?
    #[inline]
    pub(crate) fn is_chance_due(&self) -> bool {
        self.state.drawing != 0
            || self.state.war.tied != 0
            || self.state.stage == Stage::Setup && self.setup_question().is_some()
    }

    /// The open question: its label, and how many answers it has.
    #[inline]
    pub(crate) fn question(&self) -> Option<(&'static str, u32)> {
        if self.state.drawing != 0 {
            return Some(("C-EVENT", self.pool_size()));
        }
        if self.state.stage == Stage::Setup {
            return self.setup_question();
        }
        (self.state.war.tied != 0).then(|| ("C-TIE", self.state.war.tied.count_ones()))
    }

    /// Chance has answered the open question; the answer is known to fit.
    pub(crate) fn answered(&mut self, index: u32, events: &mut Events) {
        if self.state.stage == Stage::Setup && self.setup_question().is_some() {
            events.reveal(Revealed::TO_ALL);
            self.set_up_by_chance(index, events);
        } else if self.state.drawing != 0 {
            self.draw_card(index, events);
        } else {
            self.break_tie(index, events);
        }
    }
}
