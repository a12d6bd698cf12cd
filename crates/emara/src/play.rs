//! Carrying a move out.

use crate::Emara;
use crate::event::Events;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::Phase;

impl Emara {
    /// The seat that is asked makes a move. On `Err` nothing has changed.
    #[inline]
    pub(crate) fn carry_out(&mut self, mv: Move, events: &mut Events) -> Result<(), Refusal> {
        match mv {
            Move::StartMove { from, to } => self.start_move(from, to, events),
            Move::StartResource(kind) => self.start_resource(kind, events),
            Move::Play { card, slot } => self.play_card(card, slot, events),
            Move::Walk(ring) => self.walk(ring, events),
            Move::Trade { option, pay } => self.trade(option, pay, events),
            Move::Step(ring) => self.step(ring, events),
            Move::HireCraftsman { hut, pay } => self.card_craftsman(hut, pay, events),
            Move::HireMaster { master, pay } => self.card_master(master, pay, events),
            Move::Errand(area) => self.errand(area, events),
            Move::Title { pay } => self.raise_title(pay, events),
            Move::Craftsman { hut, pay } => self.bonus_craftsman(hut, pay, events),
            Move::Master { master, pay } => self.bonus_master(master, pay, events),
            Move::UseMaster { master, option, take, pay } => self.use_master(master, option, take, pay, events),
            Move::Harvest { breads, pay } => self.harvest(breads, pay, events),
            Move::Donate { kind, pay } => self.donate(kind, pay, events),
            Move::Give { kind, pay } => self.give(kind, pay, events),
            Move::GiveBook => self.give_book(events),
            Move::Sell(kind) => self.sell(kind, events),
            Move::SellBooks(count) => self.sell_books(count, events),
            Move::DeliverStone { pay } => self.deliver_stone(pay, events),
            Move::DeliverBread(count) => self.deliver_bread(count, events),
            Move::DeliverWood { wood, pay } => self.deliver_wood(wood, pay, events),
            Move::Redeem(token) => self.redeem(token, events),
            Move::Leave => self.leave(),
            Move::Keep(token) => self.keep(token, events),
            Move::TakeOffer { option, pay } => self.take_offer(option, pay, events),
            Move::Decline => self.decline(events),
            Move::EndTurn => self.end_turn(events),
        }
    }

    /// Is the game in this phase? If not, the refusal says what comes first.
    #[inline]
    pub(crate) fn expect(&self, phase: Phase) -> Result<(), Refusal> {
        if self.state.phase == phase {
            return Ok(());
        }
        Err(match (self.state.phase, phase) {
            (Phase::Play, Phase::Main | Phase::Visit | Phase::Harvest | Phase::KeepHonour) => Refusal::PlayFirst,
            (Phase::Main | Phase::Visit | Phase::Harvest | Phase::KeepHonour, Phase::Play) => Refusal::AlreadyPlayed,
            (Phase::Visit | Phase::Harvest | Phase::KeepHonour, Phase::Main) => Refusal::VisitOpen,
            (Phase::Main, Phase::Visit | Phase::Harvest | Phase::KeepHonour) => Refusal::NoVisit,
            _ => Refusal::NotNow,
        })
    }
}
