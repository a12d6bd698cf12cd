//! Playing a move. It asks what the list of legal moves asks: the predicates live with their rules.

use crate::Glory;
use crate::data::RelicEffect;
use crate::event::{Event, Events};
use crate::ids::Mode;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::{Ask, Rider};

impl Glory {
    /// Plays a move of a seat that is asked. On `Err` nothing has changed.
    pub(crate) fn act(&mut self, seat: usize, mv: Move, events: &mut Events) -> Result<(), Refusal> {
        match (self.players[seat].ask, mv) {
            (Ask::Character, Move::Character(character)) => {
                self.may_be(seat, character)?;
                self.players[seat].character = character.0;
                self.decided(seat, events);
            }
            (Ask::Titles, Move::Keep(kept)) => {
                self.may_keep(seat, kept)?;
                self.players[seat].titles = kept.0;
                self.decided(seat, events);
            }
            (Ask::Return, Move::Return(cards)) => {
                self.players[seat].played = self.may_return(seat, cards)?;
                self.decided(seat, events);
            }
            (Ask::Action, Move::Place(action)) => {
                self.may_place(seat, action)?;
                self.place(seat, action, events);
            }
            (Ask::Pick, Move::Take(card)) => {
                self.may_take(card)?;
                self.take_face_up(seat, card, events);
            }
            (Ask::Pick, Move::Draw(deck)) => {
                self.may_draw(deck)?;
                self.draw_blind(seat, deck);
            }
            (Ask::Upgrade, Move::Upgrade(item)) => {
                self.may_buy(seat, item)?;
                self.buy(seat, item, events);
            }
            (Ask::Spoils, Move::Upgrade(item)) => {
                self.may_take_spoils(seat, item)?;
                self.players[seat].ask = Ask::Nothing;
                self.raise(seat, item, events);
            }
            (Ask::Support, Move::Support(space)) => {
                let space = self.may_support(seat, space)?;
                self.support(seat, space, events);
            }
            (Ask::Herald | Ask::Register { .. }, Move::Challenge(_) | Move::Slot(_)) => {
                let place = match (self.house.mode, mv) {
                    (Mode::PasDarmes, Move::Challenge(knight)) => self.may_challenge(seat, knight)?,
                    (Mode::Plaisance, Move::Slot(slot)) => self.may_stand(seat, slot)?,
                    _ => return Err(Refusal::AnotherQuestion),
                };
                self.set_shield(Rider::of(seat), place, events);
            }
            (Ask::Register { pass: true }, Move::Pass) => self.wait(seat, events),
            (Ask::Herald | Ask::Register { .. }, Move::Pass) => return Err(Refusal::MustPlace),
            (Ask::Goal, Move::Goal(title)) => {
                self.may_keep_goal(seat, title)?;
                self.keep_goals(seat, 1 << title.index(), events);
            }
            (Ask::Travel, Move::Travel(card)) => {
                self.may_travel(seat, card)?;
                self.play_card(seat, card, events);
            }
            (Ask::Travel, Move::Stop) => self.stop(seat, events),
            (Ask::Reward, Move::Reward(option)) => {
                self.may_choose(seat, option)?;
                self.choose_reward(seat, option, events);
            }
            (Ask::Brave, Move::Fight) => {
                self.players[seat].ask = Ask::Nothing;
                self.begin_duel(seat, crate::duel::Foe::Brave, events);
            }
            (Ask::Brave, Move::Decline) => {
                self.players[seat].ask = Ask::Nothing;
                events.all(|| Event::Declined { seat: seat as u8 });
            }
            (Ask::RefundSupporter | Ask::RefundRelic, Move::TurnUp(token)) => {
                self.choose_refund(seat, token, events)?;
            }
            _ => self.act_in_duel(seat, mv, events)?,
        }
        Ok(())
    }

    fn act_in_duel(&mut self, seat: usize, mv: Move, events: &mut Events) -> Result<(), Refusal> {
        match (self.players[seat].ask, mv) {
            (Ask::Tent | Ask::Faith | Ask::Lance | Ask::Relic, Move::Pass) => self.pass_step(seat, events),
            (Ask::Tent, Move::Use(by)) => {
                if !self.tent_moves(seat).any(|offered| offered == mv) {
                    return Err(Refusal::SupporterNotUsable { supporter: by });
                }
                self.use_tent(seat, by, None, events);
            }
            (Ask::Tent, Move::Refresh { by, up }) => {
                if !self.tent_moves(seat).any(|offered| offered == mv) {
                    return Err(Refusal::NothingToRefresh { supporter: by });
                }
                self.use_tent(seat, by, Some(up), events);
            }
            (Ask::Strength, Move::Commit(strength)) => {
                let most = self.most_strength(seat);
                if strength > most {
                    return Err(Refusal::TooMuchStrength { most });
                }
                self.commit(seat, strength, events);
            }
            (Ask::Faith, Move::Reroll(dice)) => {
                self.may_reroll(seat, dice, self.most_rerolled(seat))?;
                self.spend_faith(seat, dice, events);
            }
            (Ask::Lance, Move::Use(supporter)) => {
                if !self.lances(seat).any(|offered| offered == supporter) {
                    return Err(Refusal::SupporterNotUsable { supporter });
                }
                self.use_lance(seat, supporter, events);
            }
            (Ask::Relic, Move::Relic(relic)) => {
                let usable = self.usable_relics(seat).find(|(offered, _)| *offered == relic);
                match usable {
                    Some((_, RelicEffect::Attack(_) | RelicEffect::SetDie(..))) => {
                        self.use_relic(seat, relic, [0; 3], events);
                    }
                    _ => return Err(Refusal::RelicNotUsable { relic }),
                }
            }
            (Ask::Relic, Move::RelicReroll { relic, dice }) => {
                let usable = self.usable_relics(seat).find(|(offered, _)| *offered == relic);
                let Some((_, RelicEffect::Reroll(most))) = usable else {
                    return Err(Refusal::RelicNotUsable { relic });
                };
                self.may_reroll(seat, dice, most)?;
                self.use_relic(seat, relic, dice, events);
            }
            _ => return Err(Refusal::AnotherQuestion),
        }
        Ok(())
    }

    /// A sealed decision is made.
    fn decided(&mut self, seat: usize, events: &mut Events) {
        self.players[seat].ask = Ask::Nothing;
        events.all(|| Event::Decided { seat: seat as u8 });
    }
}
