//! Where each seat's latest move began: that far the table goes back if all agree that it is taken back.

use crate::game::Next;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// For each seat, how long the log was before its latest move that still stands.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Latest {
    began: [Option<u32>; MAX_SEATS],
    /// The sealed decision that is being answered: who has still to choose, and where it began. Its choices are
    /// taken back together.
    sealed: Option<(SeatSet, u32)>,
}

impl Latest {
    /// A seat moves when the game waits for `next` and the log has this length.
    pub(crate) fn moved(&mut self, seat: Seat, next: &Next, length: usize) {
        let mut began = length as u32;
        let sealed = match next {
            Next::Decide { seats, sealed: true } => {
                if let Some((_, first)) = self.sealed.filter(|(waits, _)| waits == seats) {
                    began = first;
                }
                Some((seats.minus(SeatSet::one(seat)), began))
            }
            _ => None,
        };
        self.sealed = sealed.filter(|(waits, _)| !waits.is_empty());
        self.began[seat.index()] = Some(began);
    }

    /// How long the log was before the seat's latest move; `None` if it has made none.
    pub fn began(&self, seat: Seat) -> Option<usize> {
        self.began.get(seat.index()).copied().flatten().map(|began| began as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    #[test]
    fn a_move_is_taken_back_alone() {
        let mut latest = Latest::default();
        assert_eq!(latest.began(A), None);
        latest.moved(A, &Next::seat(A), 3);
        latest.moved(B, &Next::seat(B), 5);
        latest.moved(A, &Next::seat(A), 6);
        assert_eq!((latest.began(A), latest.began(B)), (Some(6), Some(5)));
    }

    #[test]
    fn sealed_choices_are_taken_back_together() {
        let sealed = |seats: SeatSet| Next::Decide { seats, sealed: true };
        let mut latest = Latest::default();
        latest.moved(A, &sealed(SeatSet::all(2)), 4);
        latest.moved(B, &sealed(SeatSet::one(B)), 5);
        assert_eq!((latest.began(A), latest.began(B)), (Some(4), Some(4)));
        latest.moved(A, &sealed(SeatSet::all(2)), 6);
        assert_eq!((latest.began(A), latest.began(B)), (Some(6), Some(4)), "the next decision is another one");
    }
}
