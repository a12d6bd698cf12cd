//! The event row: turning up, peeking, swapping, replacing, the neighbour's action (KNI-TURN-01, KNI-CARD-*).

use crate::Knight;
use crate::data::{GoldActionData, GoldEffect, NONE, Side};
use crate::event::{Event, Herald};
use crate::goods::{Good, Goods};
use crate::moves::Move;
use crate::options::Mode;
use crate::refusal::Refusal;
use crate::state::{Phase, Row, Why};
use quintain_core::{Choices, Revealed, Seat, SeatSet};

/// The six positions of a row, as bits.
const ROW: u64 = 0b11_1111;

impl Knight {
    /// The seat that an event about a row names: none for the common row.
    fn row_owner(&self, row: usize) -> Option<Seat> {
        (self.state.mode != Mode::War).then(|| Seat::new(row))
    }

    /// Turns a position up. If nothing is decided there, chance is asked next (KNI-TURN-01).
    pub(crate) fn turn_up(&mut self, row: usize, position: usize, herald: &mut Herald) {
        if self.state.rows[row].up & 1 << position != 0 {
            return;
        }
        self.state.rows[row].up |= 1 << position;
        let copy = self.state.rows[row].cards[position];
        if copy == NONE {
            self.state.drawing |= 1 << (6 * row + position);
        } else {
            herald.revealed |= Revealed::TO_ALL;
            let (seat, card) = (self.row_owner(row), self.card_id(copy));
            herald.tell(|| Event::CardTurned { seat, position: position as u8 + 1, card });
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
        crate::court::bits(pool).nth(index as usize).map_or(NONE, |copy| copy as u8)
    }

    /// A card comes to the first position that waits for one (C-EVENT).
    pub(crate) fn draw_card(&mut self, index: u32, herald: &mut Herald) {
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
            herald.revealed |= Revealed::TO_ALL;
            let seat = self.row_owner(row);
            herald.tell(|| Event::CardTurned { seat, position: number, card });
        } else if let Some(seat) = self.peekers(position).first() {
            herald.revealed |= Revealed::to(seat);
            let public = || Event::CardPeeked { seat, position: number };
            herald.whisper(seat, || Event::CardSeen { seat, position: number, card }, public);
        }
    }

    /// Who has looked at a position of the common row.
    pub(crate) fn peekers(&self, position: usize) -> SeatSet {
        Seat::all(usize::from(self.state.seats))
            .filter(|seat| self.state.peeked[position] & 1 << seat.index() != 0)
            .collect()
    }

    /// Lays six new positions for a row (KNI-TURN-04).
    pub(crate) fn lay_row(&mut self, row: usize, herald: &mut Herald) {
        self.state.rows[row] = Row::default();
        for position in 0..6 {
            if self.data.0.table.turned_up & 1 << position != 0 {
                self.turn_up(row, position, herald);
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

    /// The gold action of this kind.
    fn card_action(&self, effect: GoldEffect) -> Option<&'static GoldActionData> {
        self.sheet().gold_actions.iter().find(|action| action.effect == effect)
    }

    /// May a gold action be paid for in this phase? (KNI-GOLD-01)
    #[inline]
    pub(crate) fn may_afford(&self, seat: Seat, action: &GoldActionData) -> Result<(), Refusal> {
        let allowed = match self.board(seat).phase {
            Phase::Cards => action.early,
            Phase::Spend => action.spending,
            _ => return Err(Refusal::NotNow),
        };
        if !allowed {
            return Err(Refusal::WrongPhase { action: action.id });
        }
        self.needs(seat, &action.requires)?;
        let have = self.board(seat).spendable(Good::Gold);
        if have < action.gold {
            return Err(Refusal::TooLittle { good: Good::Gold, need: action.gold, have });
        }
        Ok(())
    }

    fn may_use(&self, seat: Seat, effect: GoldEffect) -> Result<&'static GoldActionData, Refusal> {
        let action = self.card_action(effect).ok_or(Refusal::NotHere)?;
        self.may_afford(seat, action)?;
        Ok(action)
    }

    /// Is this position unused? (KNI-CARD-06)
    fn is_unused(&self, seat: Seat, position: u8) -> bool {
        let current = self.state.position();
        let place = usize::from(position).wrapping_sub(1);
        place < 6 && (place > current || place == current && self.board(seat).phase == Phase::Cards)
    }

    fn is_face_down(&self, seat: Seat, position: u8) -> bool {
        (1..=6).contains(&position) && self.state.rows[self.state.row_of(seat)].up & 1 << (position - 1) == 0
    }

    fn is_neighbour(&self, seat: Seat, position: u8) -> bool {
        let place = i16::from(position) - 1;
        (place - self.state.position() as i16).abs() == 1
            && (0..6).contains(&place)
            && self.state.rows[self.state.row_of(seat)].up & 1 << place != 0
    }

    fn pay_gold(&mut self, seat: Seat, action: &GoldActionData, herald: &mut Herald) {
        self.pay(seat, Goods([0, 0, 0, action.gold, 0]), Why::Gold(action.id), herald);
    }

    /// Turns up a face-down position (KNI-CARD-01).
    pub(crate) fn reveal(&mut self, seat: Seat, position: u8, herald: &mut Herald) -> Result<(), Refusal> {
        let action = self.may_use(seat, GoldEffect::Reveal)?;
        if !self.is_face_down(seat, position) {
            return Err(Refusal::NotFaceDown { position });
        }
        self.pay_gold(seat, action, herald);
        self.turn_up(self.state.row_of(seat), usize::from(position) - 1, herald);
        Ok(())
    }

    /// Looks at a face-down position (KNI-WAR-09); again if it likes (KNI-GOLD-05).
    pub(crate) fn peek(&mut self, seat: Seat, position: u8, herald: &mut Herald) -> Result<(), Refusal> {
        let action = self.may_use(seat, GoldEffect::Peek)?;
        if !self.is_face_down(seat, position) {
            return Err(Refusal::NotFaceDown { position });
        }
        self.pay_gold(seat, action, herald);
        let place = usize::from(position) - 1;
        let row = self.state.row_of(seat);
        let known = self.state.peeked[place] & 1 << seat.index() != 0;
        self.state.peeked[place] |= 1 << seat.index();
        let copy = self.state.rows[row].cards[place];
        if copy == NONE {
            self.state.drawing |= 1 << (6 * row + place);
            return Ok(());
        }
        if !known {
            herald.revealed |= Revealed::to(seat);
        }
        let card = self.card_id(copy);
        let public = || Event::CardPeeked { seat, position };
        herald.whisper(seat, || Event::CardSeen { seat, position, card }, public);
        Ok(())
    }

    /// Swaps two unused positions; faces travel with the cards (KNI-CARD-02).
    pub(crate) fn swap(&mut self, seat: Seat, first: u8, second: u8, herald: &mut Herald) -> Result<(), Refusal> {
        let action = self.may_use(seat, GoldEffect::Swap)?;
        if first >= second {
            return Err(Refusal::NotAPair);
        }
        for position in [first, second] {
            if !self.is_unused(seat, position) {
                return Err(Refusal::NotUnused { position });
            }
        }
        self.pay_gold(seat, action, herald);
        let number = self.state.row_of(seat);
        let row = &mut self.state.rows[number];
        let (one, other) = (usize::from(first) - 1, usize::from(second) - 1);
        row.cards.swap(one, other);
        if (row.up >> one & 1) != (row.up >> other & 1) {
            row.up ^= 1 << one | 1 << other;
        }
        herald.tell(|| Event::CardsSwapped { seat, first, second });
        if one == self.state.position() {
            self.turn_up(number, one, herald);
        }
        Ok(())
    }

    /// Sets an unused card aside; a new one takes its place (KNI-CARD-03).
    pub(crate) fn replace(&mut self, seat: Seat, position: u8, herald: &mut Herald) -> Result<(), Refusal> {
        let action = self.may_use(seat, GoldEffect::Replace)?;
        if !self.is_unused(seat, position) {
            return Err(Refusal::NotUnused { position });
        }
        self.pay_gold(seat, action, herald);
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
        herald.tell(|| Event::CardReplaced { seat, position, card });
        Ok(())
    }

    /// Takes over the actions of a neighbour's side (KNI-CARD-04, KNI-CARD-05).
    pub(crate) fn borrow_action(
        &mut self,
        seat: Seat,
        position: u8,
        side: Side,
        herald: &mut Herald,
    ) -> Result<(), Refusal> {
        let action = self.may_use(seat, GoldEffect::Adjacent)?;
        if !self.is_neighbour(seat, position) {
            return Err(Refusal::NoNeighbour { position });
        }
        self.pay_gold(seat, action, herald);
        let copy = self.state.rows[self.state.row_of(seat)].cards[usize::from(position) - 1];
        self.board_mut(seat).borrowed = Some((copy, side));
        let card = self.card_id(copy);
        herald.tell(|| Event::ActionBorrowed { seat, card, side });
        Ok(())
    }

    /// Lists the card actions that can be paid for.
    #[inline]
    pub(crate) fn list_card_action(&self, seat: Seat, effect: GoldEffect, moves: &mut impl Choices<Move>) {
        let up = u64::from(self.state.rows[self.state.row_of(seat)].up);
        let current = self.state.position();
        let number = |place: usize| place as u8 + 1;
        let first_unused = if self.board(seat).phase == Phase::Cards { current } else { current + 1 };
        let unused = ROW & !0 << first_unused;
        match effect {
            GoldEffect::Reveal => moves.each(ROW & !up, |place| Move::Reveal(number(place))),
            GoldEffect::Peek => moves.each(ROW & !up, |place| Move::Peek(number(place))),
            GoldEffect::Swap => {
                for first in first_unused..6 {
                    let later = ROW & !0 << (first + 1);
                    moves.each(later, |second| Move::Swap { first: number(first), second: number(second) });
                }
            }
            GoldEffect::Replace => moves.each(unused, |place| Move::Replace(number(place))),
            GoldEffect::Adjacent => {
                let neighbours = (1 << current << 1 | 1 << current >> 1) & ROW & up;
                for place in crate::court::bits(neighbours) {
                    moves.each(0b11, |side| Move::Adjacent { position: number(place), side: Side::BOTH[side] });
                }
            }
            _ => {}
        }
    }
}
