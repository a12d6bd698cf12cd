//! THE list of a seat's legal moves. What may be done is told by the rules, as sets or as a `may_...`; the referee in `play`
//! asks them too.

use crate::Glory;
use crate::data::RelicEffect;
use crate::ids::{Action, Card, Character, Deck, Item, Title};
use crate::moves::{Cards, Move, Titles};
use crate::multiset::CardPile;
use crate::refusal::Refusal;
use crate::state::{Ask, Rider};
use quintain_core::{Choices, Illegal, Seat, SeatSet};

impl Glory {
    /// The number of a seat that is asked something.
    #[inline]
    pub(crate) fn asked_seat(&self, seat: Seat) -> Option<usize> {
        self.seat(seat).filter(|number| self.draw.is_none() && self.players[*number].ask != Ask::Nothing)
    }

    /// The seats that are asked something.
    #[inline]
    pub(crate) fn asked(&self) -> SeatSet {
        if self.draw.is_some() {
            return SeatSet::EMPTY;
        }
        let asked = |seat: &Seat| self.players[seat.index()].ask != Ask::Nothing;
        Seat::all(usize::from(self.house.seats)).filter(asked).collect()
    }

    /// Do the seats that are asked decide in secret?
    #[inline]
    pub(crate) fn is_sealed(&self) -> bool {
        self.players.iter().any(|player| matches!(player.ask, Ask::Character | Ask::Titles | Ask::Return))
    }

    #[cold]
    pub(crate) fn not_asked(&self, seat: Seat) -> Illegal<Refusal> {
        Illegal::NotAsked { seat, asked: self.asked() }
    }

    /// What the answers to the present question are a set of, if they are: areas, cards, spaces, places or titles. It is
    /// worked out once, whether moves are listed, or counted and then picked.
    #[inline]
    pub(crate) fn open(&self, seat: usize) -> u64 {
        match self.players[seat].ask {
            Ask::Action => u64::from(self.open_actions(seat)),
            Ask::Pick => self.open_cards(),
            Ask::Support => u64::from(self.open_spaces(seat)),
            Ask::Herald | Ask::Register { .. } => u64::from(self.shield_places(Rider::of(seat))),
            Ask::Goal => u64::from(self.players[seat].drawn),
            Ask::Travel => self.playable_cards(seat),
            _ => 0,
        }
    }

    /// Lists the legal moves of a seat that is asked, for which so much is open.
    pub(crate) fn list(&self, seat: usize, open: u64, moves: &mut impl Choices<Move>) {
        let player = &self.players[seat];
        match player.ask {
            Ask::Nothing => {}
            Ask::Character => moves.numbers(3, |level| Move::Character(Character(player.dealt[level as usize]))),
            Ask::Titles => {
                // All subsets of the drawn titles, those of the right size.
                let drawn = player.drawn;
                let mut kept = drawn;
                while kept != 0 {
                    moves.one_if(self.may_keep(seat, Titles(kept)).is_ok(), Move::Keep(Titles(kept)));
                    kept = (kept - 1) & drawn;
                }
            }
            Ask::Return => {
                moves.numbers(count_returns(&player.hand), |way| Move::Return(nth_return(&player.hand, way)));
            }
            Ask::Action => moves.each(open, |action| Move::Place(Action::ALL[action])),
            Ask::Pick => {
                moves.each(open, |card| Move::Take(Card(card as u8)));
                moves.each(u64::from(self.open_decks()), |deck| Move::Draw(Deck::ALL[deck]));
            }
            Ask::Upgrade => {
                for item in Item::ALL {
                    moves.one_if(self.may_buy(seat, item).is_ok(), Move::Upgrade(item));
                }
            }
            Ask::Spoils => {
                for item in Item::ALL {
                    moves.one_if(self.may_take_spoils(seat, item).is_ok(), Move::Upgrade(item));
                }
            }
            Ask::Support => moves.each(open, |place| Move::Support(place as u8 + 1)),
            Ask::Herald | Ask::Register { .. } => {
                moves.each(open, |place| self.shield_move(place));
                moves.one_if(player.ask == (Ask::Register { pass: true }), Move::Pass);
            }
            Ask::Goal => moves.each(open, |title| Move::Goal(Title(title as u8))),
            Ask::Travel => {
                moves.each(open, |card| Move::Travel(Card(card as u8)));
                moves.one(Move::Stop);
            }
            Ask::Reward => {
                for option in 0..2 {
                    moves.one_if(self.may_choose(seat, option).is_ok(), Move::Reward(option));
                }
            }
            Ask::Tent => {
                self.tent_moves(seat).for_each(|mv| moves.one(mv));
                moves.one(Move::Pass);
            }
            Ask::Strength => {
                moves.numbers(u32::from(self.most_strength(seat)) + 1, |strength| Move::Commit(strength as u8));
            }
            Ask::Faith => {
                let most = self.most_rerolled(seat);
                moves.numbers(self.count_rerolls(seat, most), |way| Move::Reroll(self.nth_reroll(seat, most, way)));
                moves.one(Move::Pass);
            }
            Ask::Lance => {
                self.lances(seat).for_each(|supporter| moves.one(Move::Use(supporter)));
                moves.one(Move::Pass);
            }
            Ask::Relic => {
                for (relic, effect) in self.usable_relics(seat) {
                    match effect {
                        RelicEffect::Reroll(most) => {
                            let dice = |way: u32| self.nth_reroll(seat, most, way);
                            let reroll = |way: u32| Move::RelicReroll { relic, dice: dice(way) };
                            moves.numbers(self.count_rerolls(seat, most), reroll);
                        }
                        _ => moves.one(Move::Relic(relic)),
                    }
                }
                moves.one(Move::Pass);
            }
            Ask::RefundSupporter | Ask::RefundRelic => {
                self.refunds(seat).for_each(|token| moves.one(Move::TurnUp(token)));
            }
            Ask::Brave => {
                moves.one(Move::Fight);
                moves.one(Move::Decline);
            }
        }
    }

    /// The shield at a place: against the knight there, or in the free slot.
    fn shield_move(&self, place: usize) -> Move {
        match self.lists[place].knight() {
            Some(knight) => Move::Challenge(knight),
            None => Move::Slot(place as u8),
        }
    }
}

/// In how many ways some of a first hand can be returned: of every kind none, one, ...
fn count_returns(hand: &CardPile) -> u32 {
    hand.kinds().map(|kind| u32::from(hand.of(kind)) + 1).product()
}

/// The `index`-th of these ways: a number whose digits are the cards of each kind.
fn nth_return(hand: &CardPile, mut index: u32) -> Cards {
    let mut returned = Cards::default();
    for kind in hand.kinds() {
        let ways = u32::from(hand.of(kind)) + 1;
        for _ in 0..index % ways {
            returned.push(Card(kind as u8));
        }
        index /= ways;
    }
    returned
}
