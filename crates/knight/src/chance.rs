//! Chance: what is asked, and what an answer means.

use crate::Knight;
use crate::event::Herald;
use crate::state::Stage;
use quintain_core::{Request, Revealed};

impl Knight {
    /// Does chance have to answer before anybody may decide?
    #[inline]
    pub(crate) fn is_chance_due(&self) -> bool {
        self.state.drawing != 0
            || self.state.war.tied != 0
            || self.state.stage == Stage::Setup && self.setup_question().is_some()
    }

    /// The open question.
    #[inline]
    pub(crate) fn question(&self) -> Option<Request> {
        if self.state.stage == Stage::Setup
            && let Some(request) = self.setup_question()
        {
            return Some(request);
        }
        if self.state.drawing != 0 {
            return Some(Request::new("C-EVENT", [self.pool_size()]));
        }
        (self.state.war.tied != 0).then(|| Request::new("C-TIE", [self.state.war.tied.count_ones()]))
    }

    /// Chance has answered the open question; the answer is known to fit.
    pub(crate) fn answered(&mut self, index: u32, herald: &mut Herald) {
        if self.state.stage == Stage::Setup && self.setup_question().is_some() {
            herald.revealed = Revealed::TO_ALL;
            self.set_up_by_chance(index, herald);
        } else if self.state.drawing != 0 {
            self.draw_card(index, herald);
        } else {
            self.break_tie(index, herald);
        }
    }
}
