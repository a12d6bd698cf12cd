//! Questions of luck: what is asked, what an answer does, and what its numbers mean.

use crate::Emara;
use crate::event::Events;
use crate::ids::{Area, Ring};
use crate::refusal::Refusal;
use crate::state::Phase;
use crate::words::names::Speaker;
use quintain_core::bits::take_bit;
use quintain_core::{Illegal, Request, Revealed, Seat};

impl Emara {
    /// The open question of chance.
    #[inline]
    pub(crate) fn request(&self) -> Option<Request> {
        let count = |set: u32| set.count_ones();
        Some(match self.state.phase {
            Phase::LayCountry => Request::draw("C-COUNTRY", 3, 4),
            Phase::LayTown => Request::draw("C-TOWN", 3, 4),
            Phase::LayAll => Request::draw("C-LAYOUT", 7, 8),
            Phase::LayMasters => Request::draw("C-MASTERS-A", 8, count(self.data.decks[0])),
            Phase::DrawStart => Request::draw("C-EVENT-SETUP", 1, count(u32::from(self.state.events_left))),
            Phase::RevealEvent => Request::draw("C-EVENT", 1, count(u32::from(self.state.events_left))),
            Phase::DrawFirst => Request::draw("C-FIRST", 1, u32::from(self.state.seats)),
            Phase::Deal => {
                let undealt = count(u32::from(self.me().undealt));
                Request::draw("C-HAND", u32::from(self.data.numbers.hand), undealt)
            }
            Phase::Refill => Request::draw("C-MASTER-B", 1, count(self.state.masters_left)),
            Phase::DrawHonours => {
                let (first, rest) = self.honours_to_draw();
                let (stack, pile) = (self.state.honour_stack.count_ones(), self.state.honour_pile.count_ones());
                let bounds = (0..first).map(|i| stack - i).chain((0..rest).map(|i| pile - i));
                Request::new("C-HONOUR", bounds)
            }
            _ => return None,
        })
    }

    /// Chance has spoken. On `Err` nothing has changed.
    #[inline]
    pub(crate) fn answer(&mut self, answer: &[u32], events: &mut Events) -> Result<(), Illegal<Refusal>> {
        let request = self.request().ok_or(Illegal::NoChanceDue)?;
        request.check(answer)?;
        match self.state.phase {
            Phase::LayCountry => self.lay_ring(Ring::Country, answer, events),
            Phase::LayTown => self.lay_ring(Ring::Town, answer, events),
            Phase::LayAll => self.lay_all(answer, events),
            Phase::LayMasters => self.lay_masters(answer, events),
            Phase::DrawStart => self.draw_start(answer[0], events),
            Phase::DrawFirst => self.draw_first(answer[0], events),
            Phase::Deal => {
                self.deal(answer, events);
                return Ok(());
            }
            Phase::RevealEvent => self.reveal_event(answer[0], events),
            Phase::Refill => self.refill(answer[0], events),
            _ => self.draw_honours(answer, events),
        }
        events.reveal(Revealed::TO_ALL);
        Ok(())
    }

    /// What the numbers of the open question draw: the set drawn from, and a name for each member.
    pub(crate) fn chance_name(&self, prior: &[u32], value: u32, speaker: Speaker) -> Option<String> {
        let (state, data) = (&self.state, self.data.0);
        let nth = |set: u32, prior: &[u32]| {
            let mut left = set;
            for &index in prior {
                if index >= left.count_ones() {
                    return None;
                }
                take_bit(&mut left, index);
            }
            (value < left.count_ones()).then(|| take_bit(&mut left, value))
        };
        Some(match state.phase {
            Phase::LayCountry => speaker.area(Area::COUNTRY[nth(0b1111, prior)?]).told(""),
            Phase::LayTown => speaker.area(Area::TOWN[nth(0b1111, prior)?]).told(""),
            Phase::LayAll => speaker.area(Area::ALL[nth(0b1111_1111, prior)?]).told(""),
            Phase::LayMasters => speaker.master(data.masters[nth(data.decks[0], prior)?].id).told(""),
            Phase::DrawStart | Phase::RevealEvent => {
                speaker.event(data.events[nth(u32::from(state.events_left), prior)?].id)
            }
            Phase::DrawFirst if value < u32::from(state.seats) => speaker.seat(Seat::new(value as usize)).told(""),
            Phase::Deal => speaker.card(data.cards[nth(u32::from(self.me().undealt), prior)?].id),
            Phase::Refill => speaker.master(data.masters[nth(state.masters_left, prior)?].id).told(""),
            Phase::DrawHonours => {
                let first = self.honours_to_draw().0 as usize;
                let token = match prior.get(first..) {
                    Some(rest) if prior.len() >= first => nth(u32::from(state.honour_pile), rest)?,
                    _ => nth(u32::from(state.honour_stack), prior)?,
                };
                speaker.honour(data.honours[token].id)
            }
            _ => return None,
        })
    }
}
