//! Trade in simultaneous play (KNI-SIM-03, KNI-SIM-06): an offer is put together good by good, made, and
//! answered.

use crate::Knight;
use crate::event::{Event, Herald};
use crate::goods::{Good, Goods};
use crate::moves::Move;
use crate::options::Mode;
use crate::refusal::Refusal;
use crate::state::{Offer, Phase};
use crate::task::Task;
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
    fn may_begin_offer(&self, seat: Seat, partner: Seat) -> Result<(), Refusal> {
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
    pub(crate) fn begin_offer(&mut self, seat: Seat, partner: Seat) -> Result<(), Refusal> {
        self.may_begin_offer(seat, partner)?;
        let board = self.board_mut(seat);
        board.offer = Offer { to: partner.index() as u8, ..board.offer.closed() };
        board.offer.drafted += 1;
        board.agenda.push(Task::Compose);
        Ok(())
    }

    /// One more good on either side of the offer, as long as it is there.
    pub(crate) fn extend_offer(&mut self, seat: Seat, good: Good, give: bool) -> Result<(), Refusal> {
        let offer = self.board(seat).offer;
        let partner = Seat::new(usize::from(offer.to));
        let (who, put) = if give { (seat, offer.give) } else { (partner, offer.take) };
        if put[good.index()] >= self.board(who).held[good.index()] {
            return Err(Refusal::NotHeld { seat: who, good });
        }
        let offer = &mut self.board_mut(seat).offer;
        if give {
            offer.give[good.index()] += 1;
        } else {
            offer.take[good.index()] += 1;
        }
        Ok(())
    }

    /// One good less on either side of the offer.
    pub(crate) fn reduce_offer(&mut self, seat: Seat, good: Good, give: bool) -> Result<(), Refusal> {
        if !self.may_draft(seat) {
            return Err(Refusal::NoMoreOffers);
        }
        let offer = &mut self.board_mut(seat).offer;
        let put = if give { &mut offer.give } else { &mut offer.take };
        let Some(less) = put[good.index()].checked_sub(1) else { return Err(Refusal::NotInOffer { good }) };
        put[good.index()] = less;
        offer.drafted += 1;
        Ok(())
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

    /// Makes the offer.
    pub(crate) fn propose(&mut self, seat: Seat, herald: &mut Herald) -> Result<(), Refusal> {
        let offer = self.board(seat).offer;
        self.may_trade(seat, &offer)?;
        let others = self.state.everybody().minus(SeatSet::one(seat));
        let board = self.board_mut(seat);
        board.agenda.pop();
        board.offer.open = true;
        board.offer.made += 1;
        herald.revealed |= Revealed::to_seats(others);
        let to = Seat::new(usize::from(offer.to));
        herald.tell(|| Event::Offered { seat, to, give: goods(offer.give), take: goods(offer.take) });
        Ok(())
    }

    /// Drops an offer: one that is being put together, or an open one.
    pub(crate) fn drop_offer(&mut self, seat: Seat, refused: bool, herald: &mut Herald) {
        let offer = &mut self.board_mut(seat).offer;
        let (to, open) = (Seat::new(usize::from(offer.to)), offer.open);
        *offer = offer.closed();
        if open {
            herald.tell(|| Event::OfferClosed { seat, to, refused });
        }
    }

    /// The open offer of `from` to `seat`.
    fn offer_from(&self, seat: Seat, from: Seat) -> Result<Offer, Refusal> {
        if from.index() >= usize::from(self.state.seats) {
            return Err(Refusal::NoOffer);
        }
        let offer = self.board(from).offer;
        if offer.open && usize::from(offer.to) == seat.index() { Ok(offer) } else { Err(Refusal::NoOffer) }
    }

    /// May an offer be accepted? Not while the offerer is in the middle of something: what he has begun to
    /// pay must stay payable (KNI-SIM-06).
    fn may_accept(&self, from: Seat, offer: &Offer) -> Result<(), Refusal> {
        if !self.board(from).agenda.is_empty() {
            return Err(Refusal::OffererBusy { seat: from });
        }
        self.may_trade(from, offer)
    }

    /// Accepts an offer: both bundles change hands at once.
    pub(crate) fn accept(&mut self, seat: Seat, from: Seat, herald: &mut Herald) -> Result<(), Refusal> {
        let offer = self.offer_from(seat, from)?;
        self.may_accept(from, &offer)?;
        for good in Good::ALL {
            let (give, take) = (offer.give[good.index()], offer.take[good.index()]);
            let giver = &mut self.board_mut(from).held[good.index()];
            *giver = *giver - give + take;
            let taker = &mut self.board_mut(seat).held[good.index()];
            *taker = *taker - take + give;
        }
        self.board_mut(from).offer = offer.closed();
        herald.tell(|| Event::Traded { seat: from, with: seat, give: goods(offer.give), take: goods(offer.take) });
        Ok(())
    }

    /// Refuses an offer.
    pub(crate) fn refuse(&mut self, seat: Seat, from: Seat, herald: &mut Herald) -> Result<(), Refusal> {
        self.offer_from(seat, from)?;
        self.drop_offer(from, true, herald);
        Ok(())
    }

    /// A seat leaves T2: its offer and offers to it lapse. An offer that is still being put together
    /// stays, but can only be dropped.
    pub(crate) fn lapse_offers(&mut self, seat: Seat, herald: &mut Herald) {
        if self.state.mode != Mode::Simultaneous {
            return;
        }
        for from in Seat::all(usize::from(self.state.seats)) {
            let offer = &self.board(from).offer;
            if offer.open && (from == seat || usize::from(offer.to) == seat.index()) {
                self.drop_offer(from, false, herald);
            }
        }
    }

    /// Lists what can be done about offers in T2.
    pub(crate) fn list_trade(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        if self.state.mode != Mode::Simultaneous {
            return;
        }
        for other in Seat::all(usize::from(self.state.seats)).filter(|other| *other != seat) {
            if self.may_begin_offer(seat, other).is_ok() {
                moves.one(Move::TradeWith(other));
            }
            if let Ok(offer) = self.offer_from(seat, other) {
                if self.may_accept(other, &offer).is_ok() {
                    moves.one(Move::Accept(other));
                }
                moves.one(Move::Refuse(other));
            }
        }
        if self.board(seat).offer.open {
            moves.one(Move::Withdraw);
        }
    }

    /// Lists how an offer can be put together.
    pub(crate) fn list_composing(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        let offer = self.board(seat).offer;
        let partner = self.board(Seat::new(usize::from(offer.to)));
        for good in Good::ALL {
            if offer.give[good.index()] < self.board(seat).held[good.index()] {
                moves.one(Move::Offer(good));
            }
            if offer.take[good.index()] < partner.held[good.index()] {
                moves.one(Move::Ask(good));
            }
        }
        if self.may_draft(seat) {
            for good in Good::ALL {
                if offer.give[good.index()] > 0 {
                    moves.one(Move::OfferLess(good));
                }
                if offer.take[good.index()] > 0 {
                    moves.one(Move::AskLess(good));
                }
            }
        }
        if self.may_trade(seat, &offer).is_ok() {
            moves.one(Move::Propose);
        }
        moves.one(Move::Withdraw);
    }
}

fn goods([glory, nobility, valor, gold]: [u8; 4]) -> Goods {
    Goods([glory, nobility, valor, gold, 0])
}
