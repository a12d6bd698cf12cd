//! Honour tokens: drawn for donations, redeemed in visits (EMA-CATH-03 to 07, EMA-HON-01 to 05).

use crate::Emara;
use crate::event::{Event, Events, Source};
use crate::ids::Honour;
use crate::refusal::Refusal;
use crate::state::Phase;
use quintain_core::bits::{bits, take_bit};

impl Emara {
    /// How many tokens come from the stack and how many from the pile that is made the stack (EMA-CATH-04).
    pub(crate) fn honours_to_draw(&self) -> (u32, u32) {
        let wanted = u32::from(self.data.numbers.honour_draw);
        let stack = self.state.honour_stack.count_ones().min(wanted);
        (stack, self.state.honour_pile.count_ones().min(wanted - stack))
    }

    /// C-HONOUR. A single token is kept without asking.
    pub(crate) fn draw_honours(&mut self, answer: &[u32], events: &mut Events) {
        let (first, _) = self.honours_to_draw();
        let mut stack = u32::from(self.state.honour_stack);
        let mut drawn = 0u16;
        for (i, &index) in answer.iter().enumerate() {
            if i as u32 == first {
                stack = u32::from(self.state.honour_pile);
                self.state.honour_pile = 0;
                events.all(|| Event::HonourStackRebuilt);
            }
            drawn |= 1 << take_bit(&mut stack, index);
        }
        self.state.honour_stack = stack as u16;
        self.state.honour_drawn = drawn;
        let seat = self.state.active;
        if events.is_on() {
            let tokens = bits(u32::from(drawn)).map(|token| self.data.honours[token].id).collect();
            events.all(|| Event::HonoursDrawn { seat, tokens });
        }
        if drawn.is_power_of_two() {
            self.keep_token(drawn.trailing_zeros() as usize, events);
        } else {
            self.state.phase = Phase::KeepHonour;
        }
    }

    /// D-HONOUR-PICK.
    pub(crate) fn keep(&mut self, token: Honour, events: &mut Events) -> Result<(), Refusal> {
        self.expect(Phase::KeepHonour)?;
        let number = self.data.honour(token).filter(|&number| self.state.honour_drawn & (1 << number) != 0);
        self.keep_token(number.ok_or(Refusal::NotDrawn { token })?, events);
        Ok(())
    }

    /// One token is kept, the others go to the open pile; the visit goes on.
    fn keep_token(&mut self, number: usize, events: &mut Events) {
        let seat = self.state.active;
        self.state.honour_pile |= self.state.honour_drawn & !(1 << number);
        self.state.honour_drawn = 0;
        self.player_mut(seat).tokens |= 1 << number;
        let token = self.data.honours[number].id;
        events.all(|| Event::HonourKept { seat, token });
        self.state.phase = Phase::Visit;
        self.leave_if_done();
    }

    /// A token that was owned when the visit began, for its reward; it goes to the open pile (EMA-CATH-05).
    pub(crate) fn redeem(&mut self, token: Honour, events: &mut Events) -> Result<(), Refusal> {
        self.expect(Phase::Visit)?;
        let number = self.data.honour(token).filter(|&number| self.state.turn.visit.tokens & (1 << number) != 0);
        let number = number.ok_or(Refusal::NotRedeemable { token })?;
        let seat = self.state.active;
        self.player_mut(seat).tokens &= !(1 << number);
        self.state.turn.visit.tokens &= !(1 << number);
        self.state.honour_pile |= 1 << number;
        events.all(|| Event::Redeemed { seat, token });
        let gain = self.data.0.honours[number].gain;
        self.take(seat, &gain, Source::Honour(token), events);
        self.leave_if_done();
        Ok(())
    }
}
