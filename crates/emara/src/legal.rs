//! What a seat may decide: the one listing of moves. What a chapter of the rules allows is listed beside its rules.

use crate::Emara;
use crate::data::CardAction;
use crate::goods::Kind;
use crate::ids::{Area, Ring};
use crate::moves::Move;
use crate::state::{Done, NONE, Phase};
use quintain_core::bits::bits;
use quintain_core::{Choices, Seat};

impl Emara {
    /// Who decides now.
    #[inline]
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.state.phase {
            Phase::StartMove
            | Phase::StartResource
            | Phase::Play
            | Phase::Main
            | Phase::Harvest
            | Phase::Visit
            | Phase::KeepHonour
            | Phase::EventOffer => Some(self.state.active),
            _ => None,
        }
    }

    /// Goes through the legal moves of a seat.
    #[inline]
    pub(crate) fn list(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        if self.asked() != Some(seat) {
            return;
        }
        match self.state.phase {
            Phase::StartMove => self.list_start_moves(moves),
            Phase::StartResource => moves.numbers(4, |kind| Move::StartResource(Kind::ALL[kind as usize])),
            Phase::Play => self.list_cards(moves),
            Phase::Main => self.list_menu(moves),
            Phase::Harvest => self.list_harvest(moves),
            Phase::Visit => self.list_visit(moves),
            Phase::KeepHonour => {
                moves.each(u64::from(self.state.honour_drawn), |token| Move::Keep(self.data.honours[token].id));
            }
            Phase::EventOffer => self.list_event(moves),
            _ => {}
        }
    }

    /// D-PLAY: a card of the hand into a free slot.
    fn list_cards(&self, moves: &mut impl Choices<Move>) {
        let me = self.me();
        for card in bits(me.hand) {
            let card = self.data.cards[card].id;
            for (slot, &steps) in self.data.numbers.slots.iter().enumerate() {
                if me.slots[slot] == NONE && !self.data.numbers.slots[..slot].contains(&steps) {
                    moves.one(Move::Play { card, slot: steps });
                }
            }
        }
    }

    /// The menu of a turn.
    fn list_menu(&self, moves: &mut impl Choices<Move>) {
        let done = self.state.turn.done;
        if !done.has(Done::MOVE) {
            for ring in Ring::ALL {
                moves.one(Move::Walk(ring));
            }
        }
        if !done.has(Done::CARD) {
            self.list_card_action(moves);
        }
        if !done.has(Done::TITLE) {
            self.list_title(moves);
        }
        if !done.has(Done::CRAFTSMAN) {
            self.list_craftsmen(0, moves, |hut, pay| Move::Craftsman { hut, pay });
        }
        if !done.has(Done::MASTER) {
            self.list_masters(0, moves, |master, pay| Move::Master { master, pay });
        }
        self.list_abilities(moves);
        moves.one_if(self.may_end_turn().is_ok(), Move::EndTurn);
    }

    fn list_card_action(&self, moves: &mut impl Choices<Move>) {
        let Some(card) = self.played() else { return };
        match &card.action {
            CardAction::Gain(_) => {}
            CardAction::Trade(deals) => {
                for (option, deal) in deals.iter().enumerate() {
                    let due = deal.price.due().in_resources();
                    due.each(self.me().stock, false, |pay| moves.one(Move::Trade { option: option as u8, pay }));
                }
            }
            CardAction::Step(_) => Ring::ALL.into_iter().for_each(|ring| moves.one(Move::Step(ring))),
            CardAction::Hire(discount) => {
                self.list_craftsmen(*discount, moves, |hut, pay| Move::HireCraftsman { hut, pay });
                self.list_masters(*discount, moves, |master, pay| Move::HireMaster { master, pay });
            }
            CardAction::Town => Area::TOWN.into_iter().for_each(|area| moves.one(Move::Errand(area))),
        }
    }
}
