//! The legal moves of a seat, and playing one. Both use the same predicates, which live with their rules.

use crate::Glory;
use crate::bag::{Bag, CardBag, bits, nth_bit};
use crate::data::RelicEffect;
use crate::event::Event;
use crate::flow::Teller;
use crate::kinds::{Action, Card, Character, Item, Mode};
use crate::moves::{Cards, Move, Titles};
use crate::refusal::Refusal;
use crate::state::{Ask, Rider};
use quintain_core::Luck;

impl Glory {
    /// Appends what the seat may do.
    pub(crate) fn list(&self, seat: usize, moves: &mut Vec<Move>) {
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
    pub(crate) fn pick_move<L: Luck>(&self, seat: usize, luck: &mut L) -> Move {
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
                let mut moves = Vec::new();
                self.list(seat, &mut moves);
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

    /// Plays a move of a seat that is asked. On `Err` nothing has changed.
    pub(crate) fn act(&mut self, seat: usize, mv: Move, t: &mut Teller<'_>) -> Result<(), Refusal> {
        match (self.players[seat].ask, mv) {
            (Ask::Character, Move::Character(character)) => {
                if !self.players[seat].dealt.contains(&character.0) {
                    return Err(Refusal::NotDealt);
                }
                self.players[seat].character = character.0;
                self.decided(seat, t);
            }
            (Ask::Titles, Move::Keep(kept)) => {
                let player = &mut self.players[seat];
                if kept.0 & !player.drawn != 0 || kept.len() != usize::from(player.to_keep) {
                    return Err(Refusal::NotThese { kept: player.to_keep });
                }
                player.titles = kept.0;
                self.decided(seat, t);
            }
            (Ask::Return, Move::Return(cards)) => {
                let mut returned = Bag::default();
                for card in cards.iter() {
                    if returned.of(card.index()) >= self.players[seat].hand.of(card.index()) {
                        return Err(Refusal::NotInHand);
                    }
                    returned.add(card.index(), 1);
                }
                self.players[seat].played = returned;
                self.decided(seat, t);
            }
            (Ask::Action, Move::Place(action)) => {
                self.can_place(seat, action)?;
                self.place(seat, action, t);
            }
            (Ask::Pick, Move::Take(card)) => {
                if !self.market.iter().flatten().any(|slot| *slot == card.0) {
                    return Err(Refusal::NoSuchCard);
                }
                self.take_face_up(seat, card, t);
            }
            (Ask::Pick, Move::Draw(deck)) => {
                if self.deck_size(deck) == 0 {
                    return Err(Refusal::NoSuchCard);
                }
                self.draw_blind(seat, deck);
            }
            (Ask::Upgrade, Move::Upgrade(item)) => {
                self.can_buy(seat, item)?;
                self.buy(seat, item, t);
            }
            (Ask::Spoils, Move::Upgrade(item)) => {
                self.can_take_spoils(seat, item)?;
                self.players[seat].ask = Ask::Nothing;
                self.raise(seat, item, t);
            }
            (Ask::Support, Move::Support(space)) => {
                let Some(space) = space.checked_sub(1) else { return Err(Refusal::EmptySpace { space }) };
                self.can_support(seat, usize::from(space))?;
                self.support(seat, usize::from(space), t);
            }
            (Ask::Herald | Ask::Register { .. }, Move::Challenge(_) | Move::Slot(_)) => {
                let place = match (self.house.mode, mv) {
                    (Mode::PasDarmes, Move::Challenge(knight)) => self.can_challenge(seat, knight)?,
                    (Mode::Plaisance, Move::Slot(slot)) => self.can_stand(seat, slot)?,
                    _ => return Err(Refusal::AnotherQuestion),
                };
                self.set_shield(Rider::of(seat), place, t);
            }
            (Ask::Register { pass: true }, Move::Pass) => self.wait(seat, t),
            (Ask::Herald | Ask::Register { .. }, Move::Pass) => return Err(Refusal::MustPlace),
            (Ask::Goal, Move::Goal(title)) => {
                if title.index() >= 32 || self.players[seat].drawn & 1 << title.index() == 0 {
                    return Err(Refusal::NotThese { kept: self.players[seat].to_keep });
                }
                self.keep_goals(seat, 1 << title.index(), t);
            }
            (Ask::Travel, Move::Travel(card)) => {
                self.playable(seat, card)?;
                self.play_card(seat, card, t);
            }
            (Ask::Travel, Move::Stop) => self.stop(seat, t),
            (Ask::Reward, Move::Reward(option)) => {
                self.can_choose(seat, option)?;
                self.choose_reward(seat, option, t);
            }
            (Ask::Brave, Move::Fight) => {
                self.players[seat].ask = Ask::Nothing;
                self.begin_duel(seat, crate::duel::Foe::Brave, t);
            }
            (Ask::Brave, Move::Decline) => {
                self.players[seat].ask = Ask::Nothing;
                t.all(|| Event::Declined { seat: seat as u8 });
            }
            (Ask::RefundSupporter | Ask::RefundRelic, Move::TurnUp(token)) => self.choose_refund(seat, token, t)?,
            _ => self.act_in_duel(seat, mv, t)?,
        }
        Ok(())
    }

    fn act_in_duel(&mut self, seat: usize, mv: Move, t: &mut Teller<'_>) -> Result<(), Refusal> {
        match (self.players[seat].ask, mv) {
            (Ask::Tent | Ask::Faith | Ask::Lance | Ask::Relic, Move::Pass) => self.pass_step(seat, t),
            (Ask::Tent, Move::Use(by)) => {
                if !self.tent_moves(seat).any(|offered| offered == mv) {
                    return Err(Refusal::SupporterNotUsable { supporter: by });
                }
                self.use_tent(seat, by, None, t);
            }
            (Ask::Tent, Move::Refresh { by, up }) => {
                if !self.tent_moves(seat).any(|offered| offered == mv) {
                    return Err(Refusal::NothingToRefresh { supporter: by });
                }
                self.use_tent(seat, by, Some(up), t);
            }
            (Ask::Strength, Move::Commit(strength)) => {
                let most = self.most_strength(seat);
                if strength > most {
                    return Err(Refusal::TooMuchStrength { most });
                }
                self.commit(seat, strength, t);
            }
            (Ask::Faith, Move::Reroll(dice)) => {
                self.can_reroll(seat, dice, self.most_rerolled(seat))?;
                self.spend_faith(seat, dice, t);
            }
            (Ask::Lance, Move::Use(supporter)) => {
                if !self.lances(seat).any(|offered| offered == supporter) {
                    return Err(Refusal::SupporterNotUsable { supporter });
                }
                self.use_lance(seat, supporter, t);
            }
            (Ask::Relic, Move::Relic(relic)) => {
                let usable = self.usable_relics(seat).find(|(offered, _)| *offered == relic);
                match usable {
                    Some((_, RelicEffect::Attack(_) | RelicEffect::SetDie(..))) => {
                        self.use_relic(seat, relic, [0; 3], t);
                    }
                    _ => return Err(Refusal::RelicNotUsable { relic }),
                }
            }
            (Ask::Relic, Move::RelicReroll { relic, dice }) => {
                let usable = self.usable_relics(seat).find(|(offered, _)| *offered == relic);
                let Some((_, RelicEffect::Reroll(most))) = usable else {
                    return Err(Refusal::RelicNotUsable { relic });
                };
                self.can_reroll(seat, dice, most)?;
                self.use_relic(seat, relic, dice, t);
            }
            _ => return Err(Refusal::AnotherQuestion),
        }
        Ok(())
    }

    /// A sealed decision is made.
    fn decided(&mut self, seat: usize, t: &mut Teller<'_>) {
        self.players[seat].ask = Ask::Nothing;
        t.all(|| Event::Decided { seat: seat as u8 });
    }
}

/// In how many ways some of a first hand can be returned: of every kind none, one, ...
fn count_returns(hand: &CardBag) -> u32 {
    hand.kinds().map(|kind| u32::from(hand.of(kind)) + 1).product()
}

/// The `index`-th of these ways: a number whose digits are the cards of each kind.
fn nth_return(hand: &CardBag, mut index: u32) -> Cards {
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
