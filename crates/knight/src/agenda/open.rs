//! What a task leaves to be decided: the list of moves, the referee and the agenda itself ask here.

use super::Task;
use crate::Knight;
use crate::goods::Good;
use crate::ids::{Tile, Track};
use crate::refusal::Refusal;
use crate::state::occupied;
use quintain_core::Seat;

/// The goods of which there is something, as bits.
fn some([glory, nobility, valor, gold]: [u8; 4]) -> u32 {
    u32::from(glory > 0) | u32::from(nobility > 0) << 1 | u32::from(valor > 0) << 2 | u32::from(gold > 0) << 3
}

/// The three resources, as bits.
const RESOURCES: u32 = 0b111;

impl Knight {
    /// The goods or tiles among which a task lets its seat choose, as bits; nothing if it asks for something else.
    #[inline]
    pub(crate) fn open_choices(&self, seat: Seat, task: Task) -> u32 {
        let board = self.board(seat);
        match task {
            Task::Any(_) => RESOURCES,
            Task::Pay(_) => some(board.spendables()) & RESOURCES,
            Task::PayBid(_) => some(board.spendables()),
            Task::LoseAny(_) => some(board.held) & RESOURCES,
            Task::Spoils { from, .. } => some(self.state.boards[usize::from(from)].held) & RESOURCES,
            Task::Remove(_) => occupied(&board.enemy),
            Task::LoseUnits(_) => occupied(&board.own),
            Task::Add(_) => self.arrival_tiles(seat),
            Task::Flow => self.flow_choices(seat).map_or(0, |(_, goals)| goals),
            _ => 0,
        }
    }

    /// May this good be chosen?
    pub(crate) fn may_choose_good(&self, seat: Seat, task: Task, good: Good) -> Result<(), Refusal> {
        if self.open_choices(seat, task) & 1 << good.index() != 0 {
            return Ok(());
        }
        Err(match task {
            Task::Pay(_) if !good.is_resource() => Refusal::NotWithGold,
            Task::Pay(_) | Task::PayBid(_) => Refusal::TooLittle { good, need: 1, have: 0 },
            Task::LoseAny(_) if good.is_resource() => Refusal::TooLittle { good, need: 1, have: 0 },
            Task::Spoils { from, .. } if good.is_resource() => {
                Refusal::NotHeld { seat: Seat::new(usize::from(from)), good }
            }
            _ => Refusal::NotNow,
        })
    }

    /// May this tile be chosen? Answers with its number.
    pub(crate) fn may_choose_tile(&self, seat: Seat, task: Task, tile: Tile) -> Result<usize, Refusal> {
        let at = self.sheet().map.find(tile).ok_or(Refusal::NotHere)?;
        match task {
            _ if self.open_choices(seat, task) & 1 << at != 0 => Ok(at),
            Task::LoseUnits(_) => Err(Refusal::NoUnitThere { tile }),
            _ => Err(Refusal::NotThisTile { tile }),
        }
    }

    /// The actions of a card's side that are not done yet: their places and tracks, each track once (D-ORDER).
    pub(crate) fn open_actions(&self, task: Task) -> impl Iterator<Item = (usize, Track)> + use<> {
        let (actions, done) = match task {
            Task::Actions { card, side, done } => (self.actions_of(card, side), done),
            _ => (&[][..], 0),
        };
        let open = move |place: &usize| done & 1 << place == 0;
        (0..actions.len())
            .filter(open)
            .filter(move |place| !(0..*place).filter(open).any(|earlier| actions[earlier] == actions[*place]))
            .map(|place| (place, actions[place]))
    }
}
