//! Trade in simultaneous play (KNI-SIM-03, KNI-SIM-06): an offer is put together good by good, made, and
//! answered.

use crate::Knight;
use crate::agenda::Task;
use crate::event::{Event, Events};
use crate::goods::{Good, Goods};
use crate::moves::Move;
use crate::options::Mode;
use crate::refusal::Refusal;
use crate::state::{Offer, Phase};
use quintain_core::{Choices, Revealed, Seat, SeatSet};

/// Drafts that a player may begin, and goods that he may take back from them, in a turn: far more than anybody
/// needs, so that no turn goes on for ever.
pub const DRAFTS_PER_TURN: u8 = 100;

impl Knight {
    fn is_spending(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.state.seats) && self.board(seat).phase == Phase::Spend
    }

    /// May an offer to this partner be begun? Only if one can be made: both hold something, for the same
    /// kind may be given and taken.
    pub(crate) fn may_begin_offer(&self, seat: Seat, partner: Seat) -> Result<(), Refusal> {
        if self.state.mode != Mode::Simultaneous {
            return Err(Refusal::NotHere);
        }
        if partner == seat {
            return Err(Refusal::NotOneself);
        }
        if !self.is_spending(partner) {
            return Err(Refusal::PartnerBusy { seat: partner });
        }
        let offer = &self.board(seat).offer;
        if offer.open || offer.made >= self.data.0.table.offers_per_turn || !self.may_draft(seat) {
            return Err(Refusal::NoMoreOffers);
        }
        match [seat, partner].into_iter().find(|who| self.board(*who).holdings() == 0) {
            Some(seat) => Err(Refusal::NothingToGive { seat }),
            None => Ok(()),
        }
    }

    fn may_draft(&self, seat: Seat) -> bool {
        self.board(seat).offer.drafted < DRAFTS_PER_TURN
    }

    /// Begins to put an offer together.
    pub(crate) fn begin_offer(&mut self, seat: Seat, partner: Seat) {
        let board = self.board_mut(seat);
        board.offer = Offer { to: partner.index() as u8, ..board.offer.closed() };
        board.offer.drafted += 1;
        board.agenda.push(Task::Compose);
    }

    /// May one more of this good be put on a side of the draft? As long as it is there.
    pub(crate) fn may_extend_offer(&self, seat: Seat, good: Good, give: bool) -> Result<(), Refusal> {
        let offer = &self.board(seat).offer;
        let (who, put) = if give { (seat, offer.give) } else { (Seat::new(usize::from(offer.to)), offer.take) };
        let more = put[good.index()] < self.board(who).held[good.index()];
        if more { Ok(()) } else { Err(Refusal::NotHeld { seat: who, good }) }
    }

    /// May one of this good be taken back from a side of the draft?
    pub(crate) fn may_reduce_offer(&self, seat: Seat, good: Good, give: bool) -> Result<(), Refusal> {
        if !self.may_draft(seat) {
            return Err(Refusal::NoMoreOffers);
        }
        let offer = &self.board(seat).offer;
        let put = if give { offer.give } else { offer.take };
        if put[good.index()] > 0 { Ok(()) } else { Err(Refusal::NotInOffer { good }) }
    }

    /// One good less on either side of the draft.
    pub(crate) fn reduce_offer(&mut self, seat: Seat, good: Good, give: bool) {
        let offer = &mut self.board_mut(seat).offer;
        let put = if give { &mut offer.give } else { &mut offer.take };
        put[good.index()] -= 1;
        offer.drafted += 1;
    }

    /// Could this offer be carried out now?
    fn may_trade(&self, seat: Seat, offer: &Offer) -> Result<(), Refusal> {
        let partner = Seat::new(usize::from(offer.to));
        if !self.is_spending(partner) {
            return Err(Refusal::PartnerBusy { seat: partner });
        }
        if offer.give == [0; 4] || offer.take == [0; 4] {
            return Err(Refusal::EmptySide);
        }
        for (who, gives, takes) in [(seat, offer.give, offer.take), (partner, offer.take, offer.give)] {
            for good in Good::ALL {
                let held = self.board(who).held[good.index()];
                if gives[good.index()] > held {
                    return Err(Refusal::NotHeld { seat: who, good });
                }
                if held - gives[good.index()] + takes[good.index()] > self.data.0.limit(good) {
                    return Err(Refusal::DoesNotFit { seat: who, good });
                }
            }
        }
        Ok(())
    }

    /// May the draft be offered?
    pub(crate) fn may_propose(&self, seat: Seat) -> Result<(), Refusal> {
        self.may_trade(seat, &self.board(seat).offer)
    }

    /// Makes the offer.
    pub(crate) fn propose(&mut self, seat: Seat, events: &mut Events) {
        let offer = self.board(seat).offer;
        let others = self.state.everybody().minus(SeatSet::one(seat));
        let board = self.board_mut(seat);
        board.agenda.pop();
        board.offer.open = true;
        board.offer.made += 1;
        events.reveal(Revealed::to_seats(others));
        let to = Seat::new(usize::from(offer.to));
        events.all(|| Event::Offered { seat, to, give: goods(offer.give), take: goods(offer.take) });
    }

    /// Drops an offer: one that is being put together, or an open one.
    pub(crate) fn drop_offer(&mut self, seat: Seat, refused: bool, events: &mut Events) {
        let offer = &mut self.board_mut(seat).offer;
        let (to, open) = (Seat::new(usize::from(offer.to)), offer.open);
        *offer = offer.closed();
        if open {
            events.all(|| Event::OfferClosed { seat, to, refused });
        }
    }

    /// May an offer of `from` be refused? Answers with it: it is open, and for this seat.
    pub(crate) fn may_refuse(&self, seat: Seat, from: Seat) -> Result<Offer, Refusal> {
        if from.index() >= usize::from(self.state.seats) {
            return Err(Refusal::NoOffer);
        }
        let offer = self.board(from).offer;
        if offer.open && usize::from(offer.to) == seat.index() { Ok(offer) } else { Err(Refusal::NoOffer) }
    }

    /// May the offer of `from` be accepted? Not while the offerer is in the middle of something: what he has begun
    /// to pay must stay payable (KNI-SIM-06). Answers with the offer.
    pub(crate) fn may_accept(&self, seat: Seat, from: Seat) -> Result<Offer, Refusal> {
        let offer = self.may_refuse(seat, from)?;
        if !self.board(from).agenda.is_empty() {
            return Err(Refusal::OffererBusy { seat: from });
        }
        self.may_trade(from, &offer)?;
        Ok(offer)
    }

    /// Accepts an offer: both bundles change hands at once.
    pub(crate) fn accept(&mut self, seat: Seat, from: Seat, offer: Offer, events: &mut Events) {
        for good in Good::ALL {
            let (give, take) = (offer.give[good.index()], offer.take[good.index()]);
            let giver = &mut self.board_mut(from).held[good.index()];
            *giver = *giver - give + take;
            let taker = &mut self.board_mut(seat).held[good.index()];
            *taker = *taker - take + give;
        }
        self.board_mut(from).offer = offer.closed();
        events.all(|| Event::Traded { seat: from, with: seat, give: goods(offer.give), take: goods(offer.take) });
    }

    /// A seat leaves T2: its offer and offers to it lapse. An offer that is still being put together
    /// stays, but can only be dropped.
    pub(crate) fn lapse_offers(&mut self, seat: Seat, events: &mut Events) {
        if self.state.mode != Mode::Simultaneous {
            return;
        }
        for from in Seat::all(usize::from(self.state.seats)) {
            let offer = &self.board(from).offer;
            if offer.open && (from == seat || usize::from(offer.to) == seat.index()) {
                self.drop_offer(from, false, events);
            }
        }
    }

    /// May an offer be taken back? Only an open one.
    pub(crate) fn may_withdraw(&self, seat: Seat) -> Result<(), Refusal> {
        if self.board(seat).offer.open { Ok(()) } else { Err(Refusal::NoOffer) }
    }

    /// Lists what can be done about offers in T2.
    pub(crate) fn list_trade(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        for other in self.all_seats().filter(|other| *other != seat) {
            if self.may_begin_offer(seat, other).is_ok() {
                moves.one(Move::TradeWith(other));
            }
            if self.may_accept(seat, other).is_ok() {
                moves.one(Move::Accept(other));
            }
            if self.may_refuse(seat, other).is_ok() {
                moves.one(Move::Refuse(other));
            }
        }
        if self.may_withdraw(seat).is_ok() {
            moves.one(Move::Withdraw);
        }
    }

    /// Lists how an offer can be put together.
    pub(crate) fn list_composing(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        for good in Good::ALL {
            if self.may_extend_offer(seat, good, true).is_ok() {
                moves.one(Move::Offer(good));
            }
            if self.may_extend_offer(seat, good, false).is_ok() {
                moves.one(Move::Ask(good));
            }
        }
        for good in Good::ALL {
            if self.may_reduce_offer(seat, good, true).is_ok() {
                moves.one(Move::OfferLess(good));
            }
            if self.may_reduce_offer(seat, good, false).is_ok() {
                moves.one(Move::AskLess(good));
            }
        }
        if self.may_propose(seat).is_ok() {
            moves.one(Move::Propose);
        }
        moves.one(Move::Withdraw);
    }
}

fn goods([glory, nobility, valor, gold]: [u8; 4]) -> Goods {
    Goods([glory, nobility, valor, gold, 0])
}
