//! What a seat cannot know, drawn anew: worlds for bots, and the test that nothing leaks.

use crate::Knight;
use crate::agenda::Task;
use crate::ids::{NONE, Side};
use crate::options::Mode;
use crate::state::{Offer, Stage};
use quintain_core::bits::bits;
use quintain_core::{Game, Luck, Seat};

impl Knight {
    /// A world that the seat cannot tell from this one. Hidden are cards that others have peeked at, sealed sides,
    /// stakes and bids, and drafts of offers.
    pub(crate) fn resampled(&self, seat: Seat, luck: &mut dyn Luck) -> Self {
        let mut world = self.clone();
        let state = &mut world.state;
        for position in 0..6 {
            let row = &mut state.rows[0];
            let hidden = state.mode == Mode::War
                && row.cards[position] != NONE
                && row.up & 1 << position == 0
                && state.peeked[position] & 1 << seat.index() == 0;
            if hidden {
                state.pool |= 1u64 << row.cards[position];
                row.cards[position] = NONE;
                state.peeked[position] |= 0x80;
            }
        }
        for position in 0..6 {
            if state.peeked[position] & 0x80 != 0 {
                state.peeked[position] &= 0x7f;
                let index = luck.below(state.pool.count_ones());
                let Some(copy) = bits(state.pool).nth(index as usize) else { continue };
                state.pool &= !(1u64 << copy);
                state.rows[0].cards[position] = copy as u8;
            }
        }
        for other in Seat::all(self.seats()).filter(|other| *other != seat) {
            let board = self.board(other);
            if board.agenda.top() == Some(Task::Compose) {
                let offer = &mut world.state.boards[other.index()].offer;
                *offer = Offer { to: offer.to, ..offer.closed() };
            }
            let bids = u32::from(self.highest_bid(other)) + 1;
            let stakes = u32::from(board.resources()) + 1;
            let sealed = &mut world.state.boards[other.index()];
            match self.state.stage {
                Stage::Sides if board.side.is_some() => {
                    sealed.side = Some(Side::BOTH[luck.below(2) as usize]);
                }
                Stage::Duels if board.stake != NONE => sealed.stake = luck.below(stakes) as u8,
                Stage::Bids if board.bid != NONE && !board.barred => sealed.bid = luck.below(bids) as u8,
                _ => {}
            }
        }
        world
    }
}
