//! THE list of a seat's legal moves. The predicates live with their rules; playing a move asks the same ones.

use crate::Glory;
use crate::data::RelicEffect;
use crate::ids::{Action, Card, Character, Item};
use crate::moves::{Cards, Move, Titles};
use crate::multiset::{CardPile, bits, nth_bit};
use crate::state::{Ask, Rider};
use quintain_core::Luck;

impl Glory {
    /// Appends what the seat may do.
    pub(crate) fn list_moves(&self, seat: usize, moves: &mut Vec<Move>) {
        let player = &self.players[seat];
        match player.ask {
            Ask::Nothing => {}
            Ask::Character => moves.extend(player.dealt.map(|character| Move::Character(Character(character)))),
            Ask::Titles => {
                let drawn = player.drawn;
                let mut set = drawn;
                // All subsets of the drawn titles, those of the right size.
                while set != 0 {
                    if set.count_ones() == u32::from(player.to_keep) {
                        moves.push(Move::Keep(Titles(set)));
                    }
                    set = (set - 1) & drawn;
                }
            }
            Ask::Return => {
                let ways = count_returns(&player.hand);
                moves.extend((0..ways).map(|index| Move::Return(nth_return(&player.hand, index))));
            }
            Ask::Action => {
                let open = self.open_actions(seat);
                moves.extend(bits(u64::from(open)).map(|action| Move::Place(Action::ALL[action])));
            }
            Ask::Pick => {
                let picks = self.picks();
                let count = picks.0.count_ones() + picks.1.count_ones();
                moves.extend((0..count).map(|index| Self::nth_pick(picks, index)));
            }
            Ask::Upgrade => {
                let items = [Item::Mount, Item::Armour].into_iter();
                moves.extend(items.filter(|item| self.can_buy(seat, *item).is_ok()).map(Move::Upgrade));
            }
            Ask::Spoils => {
                let items = [Item::Mount, Item::Armour].into_iter();
                moves.extend(items.filter(|item| self.can_take_spoils(seat, *item).is_ok()).map(Move::Upgrade));
            }
            Ask::Support => {
                let spaces = (0..self.data().track.len()).filter(|space| self.can_support(seat, *space).is_ok());
                moves.extend(spaces.map(|space| Move::Support(space as u8 + 1)));
            }
            Ask::Herald | Ask::Register { .. } => self.list_shields(seat, moves),
            Ask::Goal => moves.extend(Titles(player.drawn).iter().map(Move::Goal)),
            Ask::Travel => {
                moves.extend(bits(self.playable_cards(seat)).map(|card| Move::Travel(Card(card as u8))));
                moves.push(Move::Stop);
            }
            Ask::Reward => moves.extend((0..2).filter(|n| self.can_choose(seat, *n).is_ok()).map(Move::Reward)),
            Ask::Tent => {
                moves.extend(self.tent_moves(seat));
                moves.push(Move::Pass);
            }
            Ask::Strength => moves.extend((0..=self.most_strength(seat)).map(Move::Commit)),
            Ask::Faith => {
                self.rerolls(seat, self.most_rerolled(seat), |dice| moves.push(Move::Reroll(dice)));
                moves.push(Move::Pass);
            }
            Ask::Lance => {
                moves.extend(self.lances(seat).map(Move::Use));
                moves.push(Move::Pass);
            }
            Ask::Relic => {
                for (relic, effect) in self.usable_relics(seat) {
                    match effect {
                        RelicEffect::Reroll(most) => {
                            self.rerolls(seat, most, |dice| moves.push(Move::RelicReroll { relic, dice }));
                        }
                        _ => moves.push(Move::Relic(relic)),
                    }
                }
                moves.push(Move::Pass);
            }
            Ask::RefundSupporter | Ask::RefundRelic => moves.extend(self.refunds(seat).map(Move::TurnUp)),
            Ask::Brave => moves.extend([Move::Fight, Move::Decline]),
        }
    }

    /// One of the moves above, the `luck`-th, found without the list where the list is a set.
    #[inline]
    pub(crate) fn pick_move<L: Luck>(&self, seat: usize, moves: &mut Vec<Move>, luck: &mut L) -> Move {
        let player = &self.players[seat];
        match player.ask {
            Ask::Action => {
                let open = u64::from(self.open_actions(seat));
                Move::Place(Action::ALL[nth_bit(open, luck.below(open.count_ones()))])
            }
            Ask::Pick => {
                let picks = self.picks();
                Self::nth_pick(picks, luck.below(picks.0.count_ones() + picks.1.count_ones()))
            }
            Ask::Return => Move::Return(nth_return(&player.hand, luck.below(count_returns(&player.hand)))),
            Ask::Faith => {
                let most = self.most_rerolled(seat);
                let ways = self.count_rerolls(seat, most);
                let index = luck.below(ways + 1);
                if index == ways { Move::Pass } else { Move::Reroll(self.nth_reroll(seat, most, index)) }
            }
            Ask::Strength => Move::Commit(luck.below(u32::from(self.most_strength(seat)) + 1) as u8),
            Ask::Travel => {
                let cards = self.playable_cards(seat);
                let (index, count) = (luck.below(cards.count_ones() + 1), cards.count_ones());
                if index == count { Move::Stop } else { Move::Travel(Card(nth_bit(cards, index) as u8)) }
            }
            Ask::Herald | Ask::Register { .. } => {
                let places = u64::from(self.shield_places(Rider::of(seat)));
                let (count, pass) = (places.count_ones(), player.ask == (Ask::Register { pass: true }));
                let index = luck.below(count + u32::from(pass));
                if index == count { Move::Pass } else { self.shield_move(nth_bit(places, index)) }
            }
            _ => {
                moves.clear();
                self.list_moves(seat, moves);
                moves[luck.below(moves.len() as u32) as usize]
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

    fn list_shields(&self, seat: usize, moves: &mut Vec<Move>) {
        for place in Self::places(self.shield_places(Rider::of(seat))) {
            moves.push(self.shield_move(place));
        }
        if self.players[seat].ask == (Ask::Register { pass: true }) {
            moves.push(Move::Pass);
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
