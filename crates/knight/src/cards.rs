//! The event row: turning up, peeking, swapping, replacing, the neighbour's action (KNI-TURN-01, KNI-CARD-*).

use crate::Knight;
use crate::data::{GoldActionData, GoldEffect};
use crate::event::{Event, Events};
use crate::ids::{NONE, Side};
use crate::moves::Move;
use crate::options::Mode;
use crate::refusal::Refusal;
use crate::state::{Phase, Row};
use quintain_core::bits::{bits, nth_bit};
use quintain_core::{Choices, Revealed, Seat, SeatSet};

/// The six positions of a row, as bits.
const ROW: u64 = 0b11_1111;

/// All pairs of positions, in order.
const PAIRS: [(u8, u8); 15] = [
    (1, 2),
    (1, 3),
    (1, 4),
    (1, 5),
    (1, 6),
    (2, 3),
    (2, 4),
    (2, 5),
    (2, 6),
    (3, 4),
    (3, 5),
    (3, 6),
    (4, 5),
    (4, 6),
    (5, 6),
];

impl Knight {
    /// The seat that an event about a row names: none for the common row.
    fn row_owner(&self, row: usize) -> Option<Seat> {
        (self.state.mode != Mode::War).then(|| Seat::new(row))
    }

    /// Turns a position up. If nothing is decided there, chance is asked next (KNI-TURN-01).
    pub(crate) fn turn_up(&mut self, row: usize, position: usize, events: &mut Events) {
        if self.state.rows[row].up & 1 << position != 0 {
            return;
        }
        self.state.rows[row].up |= 1 << position;
        let copy = self.state.rows[row].cards[position];
        if copy == NONE {
            self.state.drawing |= 1 << (6 * row + position);
        } else {
            events.reveal(Revealed::TO_ALL);
            let (seat, card) = (self.row_owner(row), self.card_id(copy));
            events.all(|| Event::CardTurned { seat, position: position as u8 + 1, card });
        }
    }

    /// The first position that waits for a card: its row and place.
    #[inline]
    pub(crate) fn wanted_card(&self) -> Option<(usize, usize)> {
        let wanted = self.state.drawing;
        (wanted != 0).then(|| (wanted.trailing_zeros() as usize / 6, wanted.trailing_zeros() as usize % 6))
    }

    /// How many cards could come (KNI-TURN-04).
    #[inline]
    pub(crate) fn pool_size(&self) -> u32 {
        let pool = if self.state.pool == 0 { self.state.aside } else { self.state.pool };
        pool.count_ones()
    }

    /// The copy that the `index`-th draw would bring.
    pub(crate) fn nth_of_pool(&self, index: u32) -> u8 {
        let pool = if self.state.pool == 0 { self.state.aside } else { self.state.pool };
        bits(pool).nth(index as usize).map_or(NONE, |copy| copy as u8)
    }

    /// A card comes to the first position that waits for one (C-EVENT).
    pub(crate) fn draw_card(&mut self, index: u32, events: &mut Events) {
        let Some((row, position)) = self.wanted_card() else { return };
        let copy = self.nth_of_pool(index);
        if self.state.pool == 0 {
            self.state.pool = self.state.aside;
            self.state.aside = 0;
        }
        self.state.pool &= !(1u64 << copy);
        self.state.drawing &= self.state.drawing - 1;
        self.state.rows[row].cards[position] = copy;
        let card = self.card_id(copy);
        let number = position as u8 + 1;
        if self.state.rows[row].up & 1 << position != 0 {
            events.reveal(Revealed::TO_ALL);
            let seat = self.row_owner(row);
            events.all(|| Event::CardTurned { seat, position: number, card });
        } else if let Some(seat) = self.peekers(position).first() {
            events.reveal(Revealed::to(seat));
            let public = || Event::CardPeeked { seat, position: number };
            events.split(SeatSet::one(seat), || Event::CardSeen { seat, position: number, card }, public);
        }
    }

    /// Who has looked at a position of the common row.
    pub(crate) fn peekers(&self, position: usize) -> SeatSet {
        Seat::all(usize::from(self.state.seats))
            .filter(|seat| self.state.peeked[position] & 1 << seat.index() != 0)
            .collect()
    }

    /// Lays six new positions for a row (KNI-TURN-04).
    pub(crate) fn lay_row(&mut self, row: usize, events: &mut Events) {
        self.state.rows[row] = Row::default();
        for position in 0..6 {
            if self.data.0.table.turned_up & 1 << position != 0 {
                self.turn_up(row, position, events);
            }
        }
    }

    /// Sets the cards of a row aside.
    pub(crate) fn clear_row(&mut self, row: usize) {
        for copy in self.state.rows[row].cards {
            if copy != NONE {
                self.state.aside |= 1u64 << copy;
            }
        }
        self.state.rows[row] = Row::default();
    }

    /// The row's face-down positions, as bits.
    #[inline]
    fn face_down(&self, seat: Seat) -> u64 {
        ROW & !u64::from(self.state.rows[self.state.row_of(seat)].up)
    }

    /// The row's unused positions, as bits: those to come, and the current one before its side is chosen (KNI-CARD-06).
    #[inline]
    fn unused(&self, seat: Seat) -> u64 {
        let used = self.state.position() + usize::from(self.board(seat).phase != Phase::Cards);
        ROW & !0 << used
    }

    /// The open neighbours of the current position, as bits (KNI-CARD-04).
    #[inline]
    fn neighbours(&self, seat: Seat) -> u64 {
        let current = 1 << self.state.position();
        (current << 1 | current >> 1) & ROW & !self.face_down(seat)
    }

    fn may_use_card(&self, seat: Seat, effect: GoldEffect) -> Result<&'static GoldActionData, Refusal> {
        self.may_use_gold(seat, |action| action.effect == effect)
    }

    /// May this position be turned up for gold? (KNI-CARD-01)
    pub(crate) fn may_reveal(&self, seat: Seat, position: u8) -> Result<&'static GoldActionData, Refusal> {
        let action = self.may_use_card(seat, GoldEffect::Reveal)?;
        if is_in(self.face_down(seat), position) { Ok(action) } else { Err(Refusal::NotFaceDown { position }) }
    }

    /// Turns it up.
    pub(crate) fn reveal(&mut self, seat: Seat, action: &GoldActionData, position: u8, events: &mut Events) {
        self.pay_gold(seat, action, events);
        self.turn_up(self.state.row_of(seat), usize::from(position) - 1, events);
    }

    /// May this position be looked at for gold? (KNI-WAR-09); again if it likes (KNI-GOLD-05).
    pub(crate) fn may_peek(&self, seat: Seat, position: u8) -> Result<&'static GoldActionData, Refusal> {
        let action = self.may_use_card(seat, GoldEffect::Peek)?;
        if is_in(self.face_down(seat), position) { Ok(action) } else { Err(Refusal::NotFaceDown { position }) }
    }

    /// Looks at it.
    pub(crate) fn peek(&mut self, seat: Seat, action: &GoldActionData, position: u8, events: &mut Events) {
        self.pay_gold(seat, action, events);
        let place = usize::from(position) - 1;
        let row = self.state.row_of(seat);
        let known = self.state.peeked[place] & 1 << seat.index() != 0;
        self.state.peeked[place] |= 1 << seat.index();
        let copy = self.state.rows[row].cards[place];
        if copy == NONE {
            self.state.drawing |= 1 << (6 * row + place);
            return;
        }
        if !known {
            events.reveal(Revealed::to(seat));
        }
        let card = self.card_id(copy);
        let public = || Event::CardPeeked { seat, position };
        events.split(SeatSet::one(seat), || Event::CardSeen { seat, position, card }, public);
    }

    /// May these positions be swapped for gold? (KNI-CARD-02)
    pub(crate) fn may_swap(&self, seat: Seat, first: u8, second: u8) -> Result<&'static GoldActionData, Refusal> {
        let action = self.may_use_card(seat, GoldEffect::Swap)?;
        if first >= second {
            return Err(Refusal::NotAPair);
        }
        let used = [first, second].into_iter().find(|position| !is_in(self.unused(seat), *position));
        used.map_or(Ok(action), |position| Err(Refusal::NotUnused { position }))
    }

    /// Swaps them; faces travel with the cards.
    pub(crate) fn swap(&mut self, seat: Seat, action: &GoldActionData, first: u8, second: u8, events: &mut Events) {
        self.pay_gold(seat, action, events);
        let number = self.state.row_of(seat);
        let row = &mut self.state.rows[number];
        let (one, other) = (usize::from(first) - 1, usize::from(second) - 1);
        row.cards.swap(one, other);
        if (row.up >> one & 1) != (row.up >> other & 1) {
            row.up ^= 1 << one | 1 << other;
        }
        events.all(|| Event::CardsSwapped { seat, first, second });
        if one == self.state.position() {
            self.turn_up(number, one, events);
        }
    }

    /// May this position be replaced for gold? (KNI-CARD-03)
    pub(crate) fn may_replace(&self, seat: Seat, position: u8) -> Result<&'static GoldActionData, Refusal> {
        let action = self.may_use_card(seat, GoldEffect::Replace)?;
        if is_in(self.unused(seat), position) { Ok(action) } else { Err(Refusal::NotUnused { position }) }
    }

    /// Sets its card aside; a new one takes its place.
    pub(crate) fn replace(&mut self, seat: Seat, action: &GoldActionData, position: u8, events: &mut Events) {
        self.pay_gold(seat, action, events);
        let number = self.state.row_of(seat);
        let place = usize::from(position) - 1;
        let row = &mut self.state.rows[number];
        let copy = std::mem::replace(&mut row.cards[place], NONE);
        if row.up & 1 << place != 0 {
            self.state.drawing |= 1 << (6 * number + place);
        }
        if copy != NONE {
            self.state.aside |= 1u64 << copy;
        }
        let card = (copy != NONE).then(|| self.card_id(copy));
        events.all(|| Event::CardReplaced { seat, position, card });
    }

    /// May the actions of this position be taken over for gold? (KNI-CARD-04)
    pub(crate) fn may_borrow(&self, seat: Seat, position: u8) -> Result<&'static GoldActionData, Refusal> {
        let action = self.may_use_card(seat, GoldEffect::Adjacent)?;
        if is_in(self.neighbours(seat), position) { Ok(action) } else { Err(Refusal::NoNeighbour { position }) }
    }

    /// Takes over the actions of one of its sides (KNI-CARD-05).
    pub(crate) fn borrow_action(
        &mut self,
        seat: Seat,
        action: &GoldActionData,
        position: u8,
        side: Side,
        events: &mut Events,
    ) {
        self.pay_gold(seat, action, events);
        let copy = self.state.rows[self.state.row_of(seat)].cards[usize::from(position) - 1];
        self.board_mut(seat).borrowed = Some((copy, side));
        let card = self.card_id(copy);
        events.all(|| Event::ActionBorrowed { seat, card, side });
    }

    /// Lists what an action for gold can do with the row.
    #[inline]
    pub(crate) fn list_card_action(&self, seat: Seat, effect: GoldEffect, moves: &mut impl Choices<Move>) {
        let number = |place: usize| place as u8 + 1;
        match effect {
            GoldEffect::Reveal => moves.each(self.face_down(seat), |place| Move::Reveal(number(place))),
            GoldEffect::Peek => moves.each(self.face_down(seat), |place| Move::Peek(number(place))),
            GoldEffect::Swap => {
                // The last positions are unused, and their pairs are the last.
                let unused = self.unused(seat).count_ones() as usize;
                let pairs = &PAIRS[PAIRS.len() - unused * unused.saturating_sub(1) / 2..];
                moves.numbers(pairs.len() as u32, |pair| {
                    let (first, second) = pairs[pair as usize];
                    Move::Swap { first, second }
                });
            }
            GoldEffect::Replace => moves.each(self.unused(seat), |place| Move::Replace(number(place))),
            GoldEffect::Adjacent => {
                let neighbours = self.neighbours(seat);
                let position = |row: u32| number(nth_bit(neighbours, row));
                let mv = |position: u8, side: u32| Move::Adjacent { position, side: Side::BOTH[side as usize] };
                moves.table(neighbours.count_ones(), 2, position, mv);
            }
            GoldEffect::Gain(_) | GoldEffect::Exchange | GoldEffect::Shift(_) => {}
        }
    }
}

/// Is a position, numbered from 1, among these?
fn is_in(positions: u64, position: u8) -> bool {
    (1..=6).contains(&position) && positions & 1 << (position - 1) != 0
}
