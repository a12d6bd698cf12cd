//! What things are worth to a seat, in glory.

use super::chances::{self, Question};
use super::weights::Weights;
use crate::search::{Part, Parts};
use ::glory::Glory;
use ::glory::data::{Data, Gain, Reward, Timing};
use ::glory::duel::{Foe, FoeStats};
use ::glory::ids::{Card, Character, Deck, Item, Knight, Mode, Prestige, Relic, Scenario, Supporter, Title};
use ::glory::moves::Move;
use ::glory::odds::Stakes;
use ::glory::state::{Phase, Place, Rider};
use quintain_core::bits::bits;

/// Prices of tokens at this moment.
#[derive(Clone, Copy)]
pub(super) struct Prices {
    pub(super) coins: f64,
    pub(super) strength: f64,
    pub(super) faith: f64,
    pub(super) token: f64,
}

/// A seat's weighing of the table.
pub(super) struct Worth<'a> {
    game: &'a Glory,
    data: &'static Data,
    weights: &'static Weights,
    seat: usize,
    /// Tournaments still to come, the one of this round included.
    tournaments: f64,
    /// Travel phases still to come, the running one included.
    journeys: f64,
    /// In the Warrior scenario glory is nothing, and every duel of the tournaments must be won.
    warrior: bool,
}

impl<'a> Worth<'a> {
    pub(super) fn new(weights: &'static Weights, game: &'a Glory, seat: usize) -> Self {
        let round = f64::from(game.round.max(1));
        let (tournaments, journeys) = match game.phase() {
            Phase::Setup => (3.0, 4.0),
            Phase::Action | Phase::Travel => (4.0 - round, 5.0 - round),
            Phase::Update | Phase::Registration => (4.0 - round, 4.0 - round),
            Phase::Tournament => (3.5 - round, 4.0 - round),
            Phase::FinalTravel => (0.0, 1.0),
            Phase::Titles | Phase::Over => (0.0, 0.0),
        };
        let warrior = game.house.scenario == Some(Scenario::Warrior);
        Self { game, data: game.data(), weights, seat, tournaments, journeys, warrior }
    }

    /// What a token is worth beyond what titles ask for.
    pub(super) fn prices(&mut self) -> Prices {
        let w = self.weights;
        let future = (self.tournaments / 2.0).min(1.0);
        Prices {
            coins: 0.05 + w.coin * ((self.tournaments - 0.5) / 2.0).clamp(0.0, 1.0),
            strength: 0.05 + w.strength * future,
            faith: 0.05 + w.faith * future,
            token: 0.02 + w.token * future,
        }
    }

    /// Everything: glory, equipment, tokens, cards, shields and titles.
    pub(super) fn total(&mut self) -> f64 {
        let player = &self.game.players[self.seat];
        let prices = self.prices();
        let mut total = concave(player.coins, prices.coins, 9);
        total += concave(player.strength, prices.strength * self.weights.strength_held, 9);
        total += concave(player.faith, prices.faith * self.weights.faith_held, 6);
        total += self.equipment(player.equipment);
        total += self.tokens();
        total += self.hand();
        if self.warrior {
            return total + self.prospects();
        }
        total += f64::from(player.glory);
        total += self.shields();
        total += self.titles();
        total += self.initiative();
        total
    }

    /// The same in parts, each by what it is about.
    pub(super) fn parts(&mut self) -> Parts {
        let player = &self.game.players[self.seat];
        let prices = self.prices();
        let supplies = concave(player.coins, prices.coins, 9)
            + concave(player.strength, prices.strength * self.weights.strength_held, 9)
            + concave(player.faith, prices.faith * self.weights.faith_held, 6);
        let level = |item: Item| {
            let mut alone = [1; 2];
            alone[item as usize] = player.equipment[item as usize];
            self.equipment(alone)
        };
        let mut parts = vec![
            Part::of("supplies", supplies),
            Part::of("mount", level(Item::Mount)),
            Part::of("armour", level(Item::Armour)),
            Part::of("prestige", f64::from(player.prestige_tokens()) * self.prestige()),
        ];
        for kind in player.up.each().chain(player.down.each()).map(|kind| Supporter(kind as u8)) {
            parts.push(Part::about("supporter", &self.data.supporters[kind].name, self.supporter(kind)));
        }
        for kind in player.relics_up.each().chain(player.relics_down.each()).map(|kind| Relic(kind as u8)) {
            parts.push(Part::about("relic", &self.data.relics[kind].name, self.relic(kind)));
        }
        for card in player.hand.each().map(|card| Card(card as u8)) {
            parts.push(Part::about("card", &self.data.cards[card].name, self.weights.hand * self.play(card).max(0.0)));
        }
        if self.warrior {
            parts.push(Part::of("shields", self.prospects()));
            return parts;
        }
        parts.extend([Part::of("glory", f64::from(player.glory)), Part::of("initiative", self.initiative())]);
        let me = Rider::of(self.seat);
        for index in 0..self.game.lists.len() {
            let place = self.game.lists[index];
            if place.rider() == Some(me) && place.fought == 0 {
                let worth = self.place(index, 2);
                parts.push(match place.knight().filter(|_| self.game.house.mode == Mode::PasDarmes) {
                    Some(knight) => Part::about("duel", &self.data.knights[knight].name, worth),
                    None => Part::of("shields", worth),
                });
            }
        }
        let best = self.game.best_titles(self.seat);
        for title in bits(u64::from(self.wanted())) {
            let (held, title) = (best & 1 << title != 0, Title(title as u8));
            let entry = &self.data.titles[title];
            let near = if held { 0.6 } else { self.weights.reach * (1.0 - self.missing(title) / 6.0).max(0.0) };
            parts.push(Part::about("title", &entry.name, near * f64::from(entry.glory)));
        }
        parts
    }

    /// Warrior: the chance to win the next tournament from the best slot.
    fn prospects(&mut self) -> f64 {
        let me = Rider::of(self.seat);
        if let Some(slot) = self.game.lists.iter().position(|place| place.rider() == Some(me)) {
            return self.place(slot, 2);
        }
        let free = (0..8).filter(|slot| self.game.lists[*slot] == Place::FREE);
        free.map(|slot| self.place(slot, 2)).fold(0.0, f64::max)
    }

    fn equipment(&self, [mount, armour]: [u8; 2]) -> f64 {
        let steps = |level: u8, worth: [f64; 3]| if level < 2 { 0.0 } else { worth[usize::from(level.min(4)) - 2] };
        self.tournaments * (steps(mount, self.weights.mount) + steps(armour, self.weights.armour))
    }

    fn supporter(&self, supporter: Supporter) -> f64 {
        let entry = &self.data.supporters[supporter];
        let effect = &entry.effect;
        let w = self.weights;
        let duels = self.tournaments * w.duels;
        match entry.timing {
            Timing::Gain => 0.15,
            Timing::Permanent => {
                duels * w.reroll * f64::from(effect.faith_reroll)
                    + w.plan_travel * self.tournaments * f64::from(effect.plan_travel)
                    + w.travel_card * self.journeys * f64::from(effect.travel_cards)
                    + w.per_title * f64::from(effect.per_title_glory)
                    + w.discount * self.tournaments * f64::from(effect.discount)
            }
            Timing::Lance => match effect.set_die {
                Some((_, to)) => duels * (w.turned_die + w.turned_pip * f64::from(to)),
                None => duels * (w.lance - 0.9 * f64::from(effect.cost)),
            },
            Timing::Tent => duels * (w.tent - 0.6 * f64::from(effect.cost)),
        }
    }

    fn relic(&self, relic: Relic) -> f64 {
        use ::glory::data::RelicEffect;
        let w = self.weights;
        let duels = self.tournaments * w.duels;
        duels
            * match self.data.relics[relic].effect {
                RelicEffect::Attack(attack) => w.relic * f64::from(attack),
                RelicEffect::SetDie(_, to) => w.turned_die + w.turned_pip * f64::from(to),
                RelicEffect::Reroll(_) => w.relic,
            }
            + 0.1
    }

    fn prestige(&self) -> f64 {
        0.2 + self.weights.prestige * self.tournaments
    }

    fn tokens(&self) -> f64 {
        let player = &self.game.players[self.seat];
        let supporters = player.up.each().chain(player.down.each());
        let supporters: f64 = supporters.map(|kind| self.supporter(Supporter(kind as u8))).sum();
        let relics = player.relics_up.each().chain(player.relics_down.each());
        let relics: f64 = relics.map(|kind| self.relic(Relic(kind as u8))).sum();
        supporters + relics + f64::from(player.prestige_tokens()) * self.prestige()
    }

    /// The best cards of the hand, as many as can still be played.
    fn hand(&mut self) -> f64 {
        let mut values = [0.0f64; 74];
        let mut count = 0;
        for card in self.game.players[self.seat].hand.each() {
            values[count] = self.weights.hand * self.play(Card(card as u8)).max(0.0);
            count += 1;
        }
        values[..count].sort_unstable_by(|a, b| b.total_cmp(a));
        let plays = (3.0 * self.journeys) as usize;
        values[..count].iter().take(plays).sum()
    }

    /// What playing this card would bring, costs and strength taken off.
    pub(super) fn play(&mut self, card: Card) -> f64 {
        let entry = &self.data.cards[card];
        let prices = self.prices();
        let cost = f64::from(entry.cost.coins) * (prices.coins + 0.05);
        let counts = self.card_titles(entry.deck);
        match entry.opponent {
            None => self.reward(card) - cost + counts,
            Some((attack, prestige)) => {
                let foe = FoeStats { attack, prestige, ..FoeStats::default() };
                let player = &self.game.players[self.seat];
                let question = self.question(foe, player.strength, player.faith);
                let win = self.reward(card) + counts;
                let stakes = Stakes { win, strength: prices.strength, faith: prices.faith, ..Stakes::VICTORY };
                chances::worth(self.data, question, stakes)
            }
        }
    }

    /// Progress towards titles that count played cards.
    fn card_titles(&self, deck: Deck) -> f64 {
        let played = self.game.played(self.seat, deck);
        let wanted = self.wanted();
        if self.warrior {
            return 0.0;
        }
        bits(u64::from(wanted))
            .map(|title| {
                let entry = &self.data.titles[Title(title as u8)];
                let needs = entry.requires.played[deck as usize];
                if needs > played { f64::from(entry.glory) / f64::from(needs) * self.weights.played } else { 0.0 }
            })
            .sum()
    }

    fn wanted(&self) -> u32 {
        self.game.public | self.game.players[self.seat].titles
    }

    /// The reward of a card, the better option of two.
    pub(super) fn reward(&mut self, card: Card) -> f64 {
        let entry = &self.data.cards[card];
        let choice = entry.choose.iter().map(|reward| self.reward_of(reward)).fold(0.0, f64::max);
        self.reward_of(&entry.reward) + choice + if entry.titles.0 > 0 { self.weights.new_titles } else { 0.0 }
    }

    fn reward_of(&self, reward: &Reward) -> f64 {
        let player = &self.game.players[self.seat];
        let upgrade =
            reward.upgrade.filter(|upgrade| player.level(upgrade.item) == upgrade.from).map_or(0.0, |upgrade| {
                let mut levels = player.equipment;
                levels[upgrade.item as usize] = upgrade.to;
                self.equipment(levels) - self.equipment(player.equipment) + 0.3
            });
        self.gain(&reward.gain) + upgrade
    }

    fn gain(&self, gain: &Gain) -> f64 {
        let future = (self.tournaments / 2.0).min(1.0);
        let glory = if self.warrior { 0.0 } else { f64::from(gain.glory) };
        let mut worth = glory
            + f64::from(gain.coins) * (0.12 + self.weights.coin_gained * future)
            + f64::from(gain.strength) * (0.1 + self.weights.strength_gained * future)
            + f64::from(gain.faith) * (0.08 + self.weights.faith_gained * future);
        if let Some(kind) = gain.prestige {
            worth += self.new_prestige(kind);
        }
        if let Some(kind) = gain.relic
            && self.game.relics.has(kind.index())
        {
            worth += self.relic(kind) + 0.2;
        }
        if let Some(kind) = gain.supporter
            && self.game.piles[4].has(kind.index())
        {
            worth += self.supporter(kind) + 0.2;
            if !self.warrior {
                worth += f64::from(self.data.supporters[kind].effect.glory);
            }
        }
        worth
    }

    fn new_prestige(&self, kind: Prestige) -> f64 {
        let player = &self.game.players[self.seat];
        let owned = (player.prestige_up | player.prestige_down) & 1 << kind.index() != 0;
        if owned || !self.game.prestige.has(kind.index()) { 0.0 } else { self.prestige() + 0.3 }
    }

    fn question(&self, foe: FoeStats, strength: u8, faith: u8) -> Question {
        let player = &self.game.players[self.seat];
        Question {
            equipment: player.equipment,
            strength: strength.min(4),
            faith: faith.min(3),
            reroll: self.game.reroll_limit(self.seat).min(5),
            prestige: player.prestige_tokens().min(3),
            foe: Question::foe(foe),
        }
    }

    fn win(&mut self, foe: FoeStats, strength: u8, faith: u8) -> f64 {
        chances::win(self.data, self.question(foe, strength, faith))
    }

    /// The expected glory of one duel with a share of the tokens.
    fn duel(&mut self, foe: Foe, duels: u8) -> (f64, f64) {
        let player = &self.game.players[self.seat];
        let strength = (player.strength / duels.max(1)).clamp(u8::from(player.strength > 0), 4);
        let faith = player.faith / duels.max(1);
        match foe {
            Foe::Player(_) | Foe::Automaton => (0.5, 8.0),
            Foe::Nobody if self.warrior => match self.newcomer() {
                Some(knight) => self.duel(Foe::Knight(knight), duels),
                None => (0.55, 4.0),
            },
            Foe::Nobody => (0.55, 4.0),
            _ => {
                let stats = self.game.foe_stats(foe);
                let chance = self.win(stats, strength, faith.max(u8::from(player.faith > 0)));
                (chance, f64::from(stats.glory))
            }
        }
    }

    /// Expected glory of the shields that are set.
    fn shields(&mut self) -> f64 {
        let me = Rider::of(self.seat);
        let standing = self.game.lists.iter().filter(|place| place.rider() == Some(me) && place.fought == 0).count();
        let mut total = 0.0;
        for index in 0..self.game.lists.len() {
            let place = self.game.lists[index];
            if place.rider() == Some(me) && place.fought == 0 {
                total += self.place(index, (standing as u8).max(2));
            }
        }
        // Shields of the registration still to come are worth about the same wherever the herald goes.
        total
    }

    /// Expected glory of a shield at a place.
    fn place(&mut self, index: usize, duels: u8) -> f64 {
        if self.game.house.mode == Mode::PasDarmes {
            let Some(knight) = self.game.lists[index].knight() else { return 0.0 };
            let (chance, glory) = self.duel(Foe::Knight(knight), duels);
            return self.weights.shield * (chance * glory + (1.0 - chance) * self.weights.honour * glory);
        }
        let first = self.stander(index ^ 1);
        let pair = (index / 2) ^ 1;
        let beside = [pair * 2, pair * 2 + 1];
        let second = self.strongest(&beside);
        let far: [usize; 4] = std::array::from_fn(|slot| if index < 4 { 4 + slot } else { slot });
        let third = self.strongest(&far);
        let mut reach = 1.0;
        let mut total = 0.0;
        for foe in [first, second, third] {
            let (chance, glory) = self.duel(foe, 2);
            total += reach * (chance * glory + (1.0 - chance) * self.weights.honour * glory);
            reach *= chance;
        }
        if self.warrior { 60.0 * reach } else { total + reach * self.weights.prize }
    }

    fn stander(&self, slot: usize) -> Foe {
        let place = self.game.lists[slot];
        match (place.rider().and_then(Rider::seat), place.knight()) {
            (Some(seat), _) => Foe::Player(seat as u8),
            (None, Some(knight)) => Foe::Knight(knight),
            (None, None) if place.rider().is_some() => Foe::Automaton,
            (None, None) => Foe::Nobody,
        }
    }

    /// Somebody like the last who will fill the free slots.
    fn newcomer(&self) -> Option<Knight> {
        let round = usize::from(self.game.round.max(1)) - 1;
        let card = self.data.tournaments.get(usize::from(self.game.tournament))?;
        let kind = card.rounds[round].added.last()?;
        self.data.knights.iter().filter(|(_, entry)| entry.kind == *kind).map(|(knight, _)| knight).last()
    }

    fn strongest(&self, slots: &[usize]) -> Foe {
        let glory = |foe: &Foe| match foe {
            Foe::Knight(knight) => self.data.knights[*knight].glory,
            Foe::Player(_) | Foe::Automaton => 5,
            _ => 0,
        };
        slots.iter().map(|slot| self.stander(*slot)).max_by_key(glory).unwrap_or(Foe::Nobody)
    }

    /// D-SHIELD.
    pub(super) fn shield(&mut self, mv: Move) -> f64 {
        match mv {
            Move::Challenge(knight) => {
                let place = self.game.lists.iter().position(|place| place.knight() == Some(knight));
                place.map_or(0.0, |place| self.place(place, 2))
            }
            Move::Slot(slot) => self.place(usize::from(slot), 2),
            _ => 3.0,
        }
    }

    /// The best set of titles as it stands, and a part of those that are within reach.
    fn titles(&self) -> f64 {
        let game = self.game;
        let best = game.best_titles(self.seat);
        let scored = f64::from(game.title_glory(self.seat));
        let reach: f64 = bits(u64::from(self.wanted() & !best))
            .map(|title| {
                let entry = &self.data.titles[Title(title as u8)];
                self.weights.reach * f64::from(entry.glory) * (1.0 - self.missing(Title(title as u8)) / 6.0).max(0.0)
            })
            .sum();
        let time = if self.tournaments > 0.0 { 1.0 } else { 0.5 };
        scored * if self.tournaments > 1.0 { self.weights.title } else { self.weights.title_late } + reach * time
    }

    /// How much work a title still takes.
    fn missing(&self, title: Title) -> f64 {
        let player = &self.game.players[self.seat];
        let w = self.weights;
        let demand = &self.data.titles[title].requires;
        let less = |needs: u8, has: u8| f64::from(needs.saturating_sub(has));
        let supporters = (player.up.total() + player.down.total()) as u8;
        let relics = (player.relics_up.total() + player.relics_down.total()) as u8;
        let mut missing = w.miss_token * less(demand.coins, player.coins)
            + w.miss_token * less(demand.strength, player.strength)
            + w.miss_token * less(demand.faith, player.faith)
            + w.miss_supporter * less(demand.any_supporters, supporters)
            + w.miss_relic * less(demand.any_relics, relics)
            + w.miss_prestige * less(demand.any_prestige, player.prestige_tokens());
        for (supporter, count) in &demand.supporters {
            missing += w.miss_named * less(*count, player.supporters(*supporter));
        }
        for deck in Deck::ALL {
            missing += w.miss_card * less(demand.played[deck as usize], self.game.played(self.seat, deck));
        }
        for item in [Item::Mount, Item::Armour] {
            missing += w.miss_level * less(demand.equipment[item as usize], player.level(item));
        }
        if demand.without.is_some_and(|supporter| player.supporters(supporter) > 0) {
            missing += 9.0;
        }
        if demand.duel.is_some() {
            missing += w.miss_duel;
        }
        missing
    }

    /// What winning Brave would bring.
    pub(super) fn brave(&self) -> f64 {
        let titles = self.data.titles.iter().find(|(_, entry)| entry.requires.duel.is_some());
        titles.map_or(0.0, |(_, entry)| f64::from(entry.glory))
    }

    /// An early place in the next order is worth a little.
    fn initiative(&self) -> f64 {
        let cell = self.game.cells.iter().position(|cell| usize::from(*cell) == self.seat);
        let position = self.game.position(Rider::of(self.seat));
        match cell {
            Some(cell) if self.game.phase() == Phase::Action => {
                self.weights.initiative * (position as f64 - cell as f64).max(0.0)
            }
            _ => 0.0,
        }
    }

    /// D-TITLE0, D-GOAL, D-RETURN, D-REWARD.
    pub(super) fn small(&mut self, mv: Move) -> f64 {
        let title = |this: &Self, title: Title| f64::from(this.data.titles[title].glory) - this.missing(title);
        match mv {
            Move::Keep(titles) => titles.iter().map(|kept| title(self, kept)).sum(),
            Move::Goal(kept) => title(self, kept),
            Move::Return(cards) => {
                let mut total = 0.0;
                for card in cards.iter() {
                    total += 0.6 - 0.8 * self.play(card).max(0.0);
                }
                total
            }
            Move::Reward(option) => {
                let card = self.game.players[self.seat].card();
                let reward = card.and_then(|card| self.data.cards[card].choose.get(usize::from(option)));
                reward.map_or(0.0, |reward| self.reward_of(reward))
            }
            _ => 0.0,
        }
    }
}

/// The first `enough` count in full, the rest a third.
fn concave(count: u8, price: f64, enough: u8) -> f64 {
    let (full, rest) = (count.min(enough), count.saturating_sub(enough));
    price * (f64::from(full) + f64::from(rest) / 3.0)
}

/// D-CHAR: start, three incomes, cards, titles and the supporter.
pub(super) fn character(game: &Glory, mv: Move) -> f64 {
    let Move::Character(character) = mv else { return 0.0 };
    let entry = &game.data().characters[Character(character.0)];
    let gain = |gain: &Gain| {
        f64::from(gain.glory)
            + 0.5 * f64::from(gain.coins)
            + 0.6 * f64::from(gain.strength)
            + 0.6 * f64::from(gain.faith)
    };
    let cards: u8 = entry.travel.iter().sum();
    let supporter = entry.supporter.map_or(0.0, |supporter| {
        let effect = &game.data().supporters[supporter].effect;
        1.5 + 1.5 * f64::from(effect.faith_reroll)
            + 2.5 * f64::from(effect.discount)
            + f64::from(effect.per_title_glory)
    });
    gain(&entry.start) + 3.0 * gain(&entry.income) + 1.2 * f64::from(cards) + f64::from(entry.titles.1) + supporter
}
