//! What may be used in a duel, and using it (GLO-DUEL-03 to 09).

use crate::Glory;
use crate::chance::Draw;
use crate::data::{Refresh, RelicEffect, SupporterEffect, Timing};
use crate::duel::{Foe, Step};
use crate::event::{Event, Events, Why};
use crate::ids::{Prestige, Relic, Supporter};
use crate::moves::{Move, Token};
use crate::multiset::SupporterPile;
use crate::refusal::Refusal;
use crate::state::{Ask, Rider};
use quintain_core::bits::bits;

impl Glory {
    /// Has the seat a choice in this step, other than passing?
    pub(crate) fn has_choice(&self, seat: usize, step: Step) -> Option<Ask> {
        let (choice, ask) = match step {
            Step::Tent => (self.has(seat, Timing::Tent) && self.tent_moves(seat).next().is_some(), Ask::Tent),
            Step::Strength => (self.most_strength(seat) > 0, Ask::Strength),
            Step::Faith => (self.most_rerolled(seat) > 0, Ask::Faith),
            Step::Lance1 | Step::Lance2 => {
                (self.has(seat, Timing::Lance) && self.lances(seat).next().is_some(), Ask::Lance)
            }
            Step::Relic => {
                let relics = !self.players[seat].relics_up.is_empty();
                (relics && self.usable_relics(seat).next().is_some(), Ask::Relic)
            }
            Step::Roll | Step::Resolve => (false, Ask::Nothing),
        };
        choice.then_some(ask)
    }

    /// GLO-DUEL-04: up to four strength tokens over the whole duel.
    #[inline]
    pub(crate) fn most_strength(&self, seat: usize) -> u8 {
        let player = &self.players[seat];
        (self.data().limits.max_strength_per_duel - player.side.committed).min(player.strength)
    }

    /// GLO-DUEL-07: dice one faith token rerolls; 0 without faith or dice.
    #[inline]
    pub(crate) fn most_rerolled(&self, seat: usize) -> u8 {
        let player = &self.players[seat];
        if player.faith == 0 {
            return 0;
        }
        let dice: u8 = player.side.count.iter().sum();
        self.reroll_limit(seat).min(dice)
    }

    /// GLO-DUEL-07: two dice, and more for each nun and bishop.
    pub fn reroll_limit(&self, seat: usize) -> u8 {
        self.data().limits.reroll_dice + self.players[seat].perks.reroll
    }

    /// Is this a way to reroll up to `most` dice?
    pub(crate) fn may_reroll(&self, seat: usize, dice: [u8; 3], most: u8) -> Result<(), Refusal> {
        let count = self.players[seat].side.count;
        let sum = dice.iter().fold(0u8, |sum, dice| sum.saturating_add(*dice));
        if sum == 0 || sum > most || dice.iter().zip(count).any(|(dice, count)| *dice > count) {
            return Err(Refusal::TooManyDice { most, dice: count });
        }
        Ok(())
    }

    /// In how many ways up to `most` dice can be rerolled.
    pub(crate) fn count_rerolls(&self, seat: usize, most: u8) -> u32 {
        let [reds, blacks, whites] = self.players[seat].side.count;
        let mut ways = 0;
        for red in 0..=reds.min(most) {
            for black in 0..=blacks.min(most - red) {
                ways += u32::from(whites.min(most - red - black)) + 1;
            }
        }
        ways - 1
    }

    /// The `index`-th of these ways: by red dice, then black, then white.
    pub(crate) fn nth_reroll(&self, seat: usize, most: u8, index: u32) -> [u8; 3] {
        let [reds, blacks, whites] = self.players[seat].side.count;
        // The first way of all, no die, is none.
        let mut left = index + 1;
        for red in 0..=reds.min(most) {
            for black in 0..=blacks.min(most - red) {
                let ways = u32::from(whites.min(most - red - black)) + 1;
                if left < ways {
                    return [red, black, left as u8];
                }
                left -= ways;
            }
        }
        [0; 3]
    }

    /// The seat's face-up supporters of a timing.
    #[inline]
    fn ready_kinds(&self, seat: usize, timing: Timing) -> SupporterPile {
        let data = self.data();
        self.players[seat].up.among(if timing == Timing::Tent { &data.tents } else { &data.lances })
    }

    /// Has the seat a face-up supporter of a timing? Most duels end without one.
    #[inline]
    fn has(&self, seat: usize, timing: Timing) -> bool {
        !self.ready_kinds(seat, timing).is_empty()
    }

    /// The face-up supporters of a timing that the seat can pay for.
    fn ready(&self, seat: usize, timing: Timing) -> impl Iterator<Item = (Supporter, &'static SupporterEffect)> + '_ {
        let data = self.data();
        let player = &self.players[seat];
        self.ready_kinds(seat, timing).kinds().filter_map(move |kind| {
            let supporter = Supporter(kind as u8);
            let effect = &data.supporters[supporter].effect;
            (i16::from(effect.cost) <= player.glory).then_some((supporter, effect))
        })
    }

    /// GLO-DUEL-03: tent supporters, each refresher once for every kind it can turn up.
    pub(crate) fn tent_moves(&self, seat: usize) -> impl Iterator<Item = Move> + '_ {
        self.ready(seat, Timing::Tent).flat_map(move |(by, effect)| {
            let plain = effect.refresh.is_none().then_some(Move::Use(by));
            let player = &self.players[seat];
            let (mut supporters, mut relics, mut prestige) = (0u64, 0u64, 0u64);
            match effect.refresh {
                Some(Refresh::Supporter) => supporters = kinds(player.down.kinds()),
                Some(Refresh::Relic) => relics = kinds(player.relics_down.kinds()),
                Some(Refresh::Prestige) => prestige = u64::from(player.prestige_down),
                None => {}
            }
            let supporters = bits(supporters).map(|kind| Token::Supporter(Supporter(kind as u8)));
            let relics = bits(relics).map(|kind| Token::Relic(Relic(kind as u8)));
            let prestige = bits(prestige).map(|kind| Token::Prestige(Prestige(kind as u8)));
            let refresh = supporters.chain(relics).chain(prestige).map(move |up| Move::Refresh { by, up });
            plain.into_iter().chain(refresh)
        })
    }

    /// GLO-DUEL-08: lance supporters that would do something.
    pub(crate) fn lances(&self, seat: usize) -> impl Iterator<Item = Supporter> + '_ {
        self.ready(seat, Timing::Lance)
            .filter(move |(_, effect)| effect.set_die.is_none_or(|(die, to)| self.can_set(seat, die as usize, to)))
            .map(|(supporter, _)| supporter)
    }

    /// A set-die token needs a die of that colour and a best value below its target.
    fn can_set(&self, seat: usize, colour: usize, to: u8) -> bool {
        let side = &self.players[seat].side;
        side.count[colour] > 0 && side.dice[colour][0].value() < to
    }

    /// GLO-DUEL-09: relics that would do something.
    pub(crate) fn usable_relics(&self, seat: usize) -> impl Iterator<Item = (Relic, RelicEffect)> + '_ {
        let player = &self.players[seat];
        player.relics_up.kinds().filter_map(move |kind| {
            let relic = Relic(kind as u8);
            let effect = self.data().relics[relic].effect;
            let usable = match effect {
                RelicEffect::Attack(_) => true,
                RelicEffect::SetDie(die, to) => self.can_set(seat, die as usize, to),
                RelicEffect::Reroll(_) => player.side.count.iter().any(|count| *count > 0),
            };
            usable.then_some((relic, effect))
        })
    }

    /// D-TENT.
    pub(crate) fn use_tent(&mut self, seat: usize, by: Supporter, up: Option<Token>, events: &mut Events) {
        self.turn_down(seat, by);
        if let Some(token) = up {
            self.turn_up(seat, token);
        }
        events.all(|| Event::Used { seat: seat as u8, supporter: by, turned: up });
        self.apply_effect(seat, by, events);
        self.acted(seat, events);
    }

    /// D-LANCE.
    pub(crate) fn use_lance(&mut self, seat: usize, supporter: Supporter, events: &mut Events) {
        self.turn_down(seat, supporter);
        events.all(|| Event::Used { seat: seat as u8, supporter, turned: None });
        self.apply_effect(seat, supporter, events);
        self.acted(seat, events);
    }

    fn turn_down(&mut self, seat: usize, supporter: Supporter) {
        let player = &mut self.players[seat];
        player.up.remove(supporter.index());
        player.down.add(supporter.index(), 1);
        player.side.used |= 1 << supporter.index();
    }

    /// Turns a token face up.
    pub(crate) fn turn_up(&mut self, seat: usize, token: Token) {
        let player = &mut self.players[seat];
        match token {
            Token::Supporter(supporter) => {
                if player.down.remove(supporter.index()) {
                    player.up.add(supporter.index(), 1);
                }
            }
            Token::Relic(relic) => {
                if player.relics_down.remove(relic.index()) {
                    player.relics_up.add(relic.index(), 1);
                }
            }
            Token::Prestige(prestige) => {
                let bit = 1 << prestige.index() & player.prestige_down;
                player.prestige_down &= !bit;
                player.prestige_up |= bit;
            }
        }
    }

    fn apply_effect(&mut self, seat: usize, supporter: Supporter, events: &mut Events) {
        let effect = self.data().supporters[supporter].effect;
        if effect.cost > 0 {
            self.change_glory(Rider::of(seat), -i16::from(effect.cost), Why::Price(supporter), events);
        }
        self.players[seat].side.attack += effect.attack;
        if let Some((die, to)) = effect.set_die {
            self.set_die(seat, die as usize, to);
        }
        let home = usize::from(self.players[seat].side.home);
        if let Foe::Player(other) = self.players[home].duel.foe {
            let other = if seat == home { usize::from(other) } else { home };
            self.players[other].side.attack += effect.opponent_attack;
            self.players[other].side.prestige += effect.opponent_prestige;
        } else {
            self.players[home].duel.attack += effect.opponent_attack;
            self.players[home].duel.prestige += effect.opponent_prestige;
        }
    }

    /// D-STRENGTH.
    pub(crate) fn commit(&mut self, seat: usize, strength: u8, events: &mut Events) {
        let player = &mut self.players[seat];
        player.strength -= strength;
        player.side.committed += strength;
        let total = player.side.committed;
        events.all(|| Event::Committed { seat: seat as u8, strength, total });
        self.acted(seat, events);
    }

    /// D-FAITH.
    pub(crate) fn spend_faith(&mut self, seat: usize, dice: [u8; 3], events: &mut Events) {
        let player = &mut self.players[seat];
        player.ask = Ask::Nothing;
        player.faith -= 1;
        player.side.faith += 1;
        player.side.reroll = dice;
        events.all(|| Event::Paid { seat: seat as u8, coins: 0, strength: 0, faith: 1 });
        self.draw = Some(Draw::Reroll(seat as u8));
    }

    /// D-RELIC.
    pub(crate) fn use_relic(&mut self, seat: usize, relic: Relic, dice: [u8; 3], events: &mut Events) {
        let effect = self.data().relics[relic].effect;
        let player = &mut self.players[seat];
        player.relics_up.remove(relic.index());
        player.relics_down.add(relic.index(), 1);
        player.side.used_relics |= 1 << relic.index();
        events.all(|| Event::RelicUsed { seat: seat as u8, relic });
        match effect {
            RelicEffect::Attack(attack) => self.players[seat].side.attack += attack,
            RelicEffect::SetDie(die, to) => self.set_die(seat, die as usize, to),
            RelicEffect::Reroll(_) => {
                let player = &mut self.players[seat];
                player.ask = Ask::Nothing;
                player.side.reroll = dice;
                player.side.reroll_by = relic.0 + 1;
                self.draw = Some(Draw::Reroll(seat as u8));
                return;
            }
        }
        self.acted(seat, events);
    }

    /// The seat has acted in this step.
    pub(crate) fn acted(&mut self, seat: usize, events: &mut Events) {
        self.players[seat].ask = Ask::Nothing;
        self.run_duel(usize::from(self.players[seat].side.home), events);
    }
}

fn kinds(kinds: impl Iterator<Item = usize>) -> u64 {
    kinds.fold(0, |set, kind| set | 1 << kind)
}
