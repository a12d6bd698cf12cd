//! Gaining and paying: the one place where tokens, glory, supporters, relics, prestige and equipment
//! change hands.

use crate::Glory;
use crate::data::{Gain, Reward, Upgrade};
use crate::event::{Event, Events, Why};
use crate::ids::{Action, Item, Pile, Prestige, Relic, Supporter};
use crate::moves::Token;
use crate::refusal::Refusal;
use crate::state::Rider;

impl Glory {
    /// Glory changes, never below 0 (GLO-DUEL-17). Every point of every rider passes here.
    pub(crate) fn change_glory(&mut self, who: Rider, change: i16, why: Why, events: &mut Events) {
        let (glory, earned) = if let Some(seat) = who.seat() {
            let player = &mut self.players[seat];
            (&mut player.glory, &mut player.earned)
        } else {
            let automaton = &mut self.automaton;
            (&mut automaton.glory, &mut automaton.earned)
        };
        let before = *glory;
        *glory = (before + change).max(0);
        let total = *glory;
        earned.by[why.source() as usize] += total - before;
        if total != before {
            events.all(|| Event::Glory { who, change: total - before, total, why });
        }
    }

    /// How much glory everybody has at one of four moments: see [`Earned`](crate::state::Earned).
    pub(crate) fn note_glory(&mut self, moment: usize) {
        let riders = self.players.iter_mut().map(|player| (&mut player.earned, player.glory));
        for (earned, glory) in riders {
            earned.at[moment] = glory;
        }
        self.automaton.earned.at[moment] = self.automaton.glory;
    }

    /// Tokens from the supply, which never runs out.
    pub(crate) fn gain_tokens(&mut self, seat: usize, coins: u8, strength: u8, faith: u8, events: &mut Events) {
        if coins | strength | faith == 0 {
            return;
        }
        let player = &mut self.players[seat];
        player.coins = player.coins.saturating_add(coins);
        player.strength = player.strength.saturating_add(strength);
        player.faith = player.faith.saturating_add(faith);
        events.all(|| Event::Gained { seat: seat as u8, coins, strength, faith });
    }

    /// Can the seat pay this in full (GLO-ACT-03)?
    #[inline]
    pub(crate) fn payable(&self, seat: usize, cost: &Gain) -> Result<(), Refusal> {
        let player = &self.players[seat];
        for (needs, has) in [(cost.coins, player.coins), (cost.strength, player.strength), (cost.faith, player.faith)] {
            if needs > has {
                return Err(Refusal::CannotPay { needs, has });
            }
        }
        Ok(())
    }

    /// Pays what is known to be payable.
    pub(crate) fn pay(&mut self, seat: usize, cost: &Gain, events: &mut Events) {
        let Gain { coins, strength, faith, .. } = *cost;
        if coins | strength | faith == 0 {
            return;
        }
        let player = &mut self.players[seat];
        player.coins -= coins;
        player.strength -= strength;
        player.faith -= faith;
        events.all(|| Event::Paid { seat: seat as u8, coins, strength, faith });
    }

    /// Pays coins.
    pub(crate) fn pay_coins(&mut self, seat: usize, coins: u8, events: &mut Events) {
        self.pay(seat, &Gain { coins, ..Gain::default() }, events);
    }

    /// Gains all of it; what cannot be gained is lost (GLO-TRV-06, GLO-TRV-07).
    pub(crate) fn gain(&mut self, seat: usize, gain: &Gain, why: Why, events: &mut Events) {
        self.gain_tokens(seat, gain.coins, gain.strength, gain.faith, events);
        self.change_glory(Rider::of(seat), i16::from(gain.glory), why, events);
        if let Some(prestige) = gain.prestige {
            self.gain_prestige(seat, prestige, events);
        }
        if let Some(relic) = gain.relic {
            self.gain_relic(seat, relic, events);
        }
        if let Some(supporter) = gain.supporter {
            if self.piles[Pile::Scroll as usize].remove(supporter.index()) {
                self.supporter_gained(seat, supporter, events);
            } else {
                events.all(|| Event::Lost { seat: seat as u8, token: Token::Supporter(supporter) });
            }
        }
    }

    /// At most one token of a kind for each seat (GLO-PRE-01).
    pub(crate) fn can_gain_prestige(&self, seat: usize, prestige: Prestige) -> bool {
        let owned = self.players[seat].prestige_up | self.players[seat].prestige_down;
        owned & 1 << prestige.index() == 0 && self.prestige.has(prestige.index())
    }

    fn gain_prestige(&mut self, seat: usize, prestige: Prestige, events: &mut Events) {
        if self.can_gain_prestige(seat, prestige) {
            self.prestige.remove(prestige.index());
            self.players[seat].prestige_up |= 1 << prestige.index();
            events.all(|| Event::PrestigeGained { seat: seat as u8, prestige });
        } else {
            events.all(|| Event::Lost { seat: seat as u8, token: Token::Prestige(prestige) });
        }
    }

    fn gain_relic(&mut self, seat: usize, relic: Relic, events: &mut Events) {
        if self.relics.remove(relic.index()) {
            self.players[seat].relics_up.add(relic.index(), 1);
            events.all(|| Event::RelicGained { seat: seat as u8, relic });
        } else {
            events.all(|| Event::Lost { seat: seat as u8, token: Token::Relic(relic) });
        }
    }

    /// A supporter joins the seat; gain effects happen at once (GLO-SUP-01), after the price (GLO-ACT-13).
    pub(crate) fn supporter_gained(&mut self, seat: usize, supporter: Supporter, events: &mut Events) {
        let data = self.data();
        self.players[seat].join(data, supporter);
        events.all(|| Event::SupporterGained { seat: seat as u8, supporter });
        let effect = self.data().supporters[supporter].effect;
        self.gain_tokens(seat, effect.coins, 0, 0, events);
        self.change_glory(Rider::of(seat), i16::from(effect.glory), Why::Supporter(supporter), events);
        if let Some(prestige) = effect.prestige {
            self.gain_prestige(seat, prestige, events);
        }
    }

    /// Would this reward bring anything? Options that would not are not offered (D-REWARD).
    pub(crate) fn useful(&self, seat: usize, reward: &Reward) -> bool {
        let gain = &reward.gain;
        gain.coins | gain.strength | gain.faith | gain.glory > 0
            || gain.prestige.is_some_and(|kind| self.can_gain_prestige(seat, kind))
            || gain.relic.is_some_and(|relic| self.relics.has(relic.index()))
            || gain.supporter.is_some_and(|kind| self.piles[Pile::Scroll as usize].has(kind.index()))
            || reward.upgrade.is_some_and(|upgrade| self.fits(seat, upgrade))
    }

    /// Is the item at the stated level (GLO-TRV-05)?
    #[inline]
    pub(crate) fn fits(&self, seat: usize, upgrade: Upgrade) -> bool {
        self.players[seat].level(upgrade.item) == upgrade.from
    }

    /// Takes a reward of a travel card.
    pub(crate) fn take_reward(&mut self, seat: usize, reward: &Reward, why: Why, events: &mut Events) {
        self.gain(seat, &reward.gain, why, events);
        if let Some(upgrade) = reward.upgrade
            && self.fits(seat, upgrade)
        {
            self.raise(seat, upgrade.item, events);
        }
    }

    /// One level up (GLO-EQ-01).
    pub(crate) fn raise(&mut self, seat: usize, item: Item, events: &mut Events) {
        let level = &mut self.players[seat].equipment[item as usize];
        *level += 1;
        let level = *level;
        events.all(|| Event::Upgraded { seat: seat as u8, item, level });
    }

    /// The price of a seat's next level, diplomats included (GLO-ACT-07, GLO-ACT-09).
    pub(crate) fn market_price(&self, seat: usize, item: Item) -> Result<u8, Refusal> {
        let level = self.players[seat].level(item);
        if level >= 4 {
            return Err(Refusal::NoUpgrade { item, level });
        }
        let price = self.data().market[item as usize][usize::from(level) + 1];
        Ok(price.saturating_sub(self.discount(seat)))
    }

    /// Each diplomat saves a coin at the market and at the track (GLO-ACT-09).
    pub(crate) fn discount(&self, seat: usize) -> u8 {
        self.players[seat].perks.discount
    }

    /// May the seat buy this level?
    pub(crate) fn may_buy(&self, seat: usize, item: Item) -> Result<u8, Refusal> {
        let needs = self.market_price(seat, item)?;
        let has = self.players[seat].coins;
        if needs > has { Err(Refusal::CannotPay { needs, has }) } else { Ok(needs) }
    }

    /// The price of a space of the support track for a seat (GLO-ACT-08, GLO-ACT-09).
    pub(crate) fn support_price(&self, seat: usize, space: usize) -> u8 {
        self.data().track[space].cost.saturating_sub(self.discount(seat))
    }

    /// What the active event's upgrades would refuse or allow (GLO-EVT-04).
    pub(crate) fn may_take_spoils(&self, seat: usize, item: Item) -> Result<(), Refusal> {
        let Some(event) = self.active_event() else { return Err(Refusal::NoEventAction) };
        if event.upgrades.iter().any(|upgrade| upgrade.item == item && self.fits(seat, *upgrade)) {
            return Ok(());
        }
        Err(Refusal::NoUpgrade { item, level: self.players[seat].level(item) })
    }

    /// Circles of a limited action that are open at this table and free (GLO-ACT-02).
    #[inline]
    pub(crate) fn free_circles(&self, action: Action) -> u8 {
        let taken: u8 = self.standing[action as usize].iter().sum();
        let open = self.data().summary.circles[action as usize][usize::from(self.house.riders)];
        open.saturating_sub(taken)
    }
}
