//! Playing a move. It asks what the list of legal moves asks: the predicates live with their rules.

use crate::Glory;
use crate::data::RelicEffect;
use crate::event::{Event, Teller};
use crate::ids::Mode;
use crate::moves::Move;
use crate::multiset::Multiset;
use crate::refusal::Refusal;
use crate::state::{Ask, Rider};

impl Glory {
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
                let mut returned = Multiset::default();
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
