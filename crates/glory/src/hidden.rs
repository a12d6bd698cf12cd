//! What a seat cannot know, drawn anew: worlds for bots, and the test that nothing leaks.

use crate::Glory;
use crate::ids::{Card, Deck};
use crate::multiset::{CardPile, Multiset};
use crate::state::{Ask, NONE, Stage};
use quintain_core::Luck;
use quintain_core::bits::{bits, take_bit};

impl Glory {
    /// A world that the seat cannot tell from this one.
    pub(crate) fn resampled(&self, seat: usize, luck: &mut dyn Luck) -> Self {
        let mut world = *self;
        world.resample_characters(seat, luck);
        world.resample_titles(seat, luck);
        for deck in Deck::ALL {
            world.resample_hands(seat, deck, luck);
        }
        world.resample_returns(seat, luck);
        world
    }

    fn others(&self, seat: usize) -> impl Iterator<Item = usize> + use<> {
        (0..usize::from(self.house.seats)).filter(move |other| *other != seat)
    }

    /// Dealt characters are secret until all have chosen.
    fn resample_characters(&mut self, seat: usize, luck: &mut dyn Luck) {
        if self.stage != Stage::TakeCharacters || self.house.beginner {
            return;
        }
        for level in 0..3 {
            let mut left = self.data().summary.characters[level];
            left.remove(usize::from(self.players[seat].dealt[level]));
            for other in self.others(seat) {
                self.players[other].dealt[level] = left.take(luck.below(left.total())) as u8;
            }
        }
        for other in self.others(seat) {
            let player = &mut self.players[other];
            if player.character != NONE {
                player.character = player.dealt[luck.below(3) as usize];
            }
        }
    }

    /// The deck, other seats' titles, what they look at, and discards this seat has not seen.
    fn resample_titles(&mut self, seat: usize, luck: &mut dyn Luck) {
        if self.solo() {
            self.resample_automaton(luck);
            return;
        }
        let open = self.revealed || self.house.open_titles && self.stage != Stage::KeptTitles;
        let known = self.players[seat].discarded;
        let unknown_discards = self.title_discards & !known;
        let mut pool = self.title_deck | unknown_discards;
        for other in self.others(seat) {
            pool |= self.players[other].drawn;
            if !open {
                pool |= self.players[other].titles;
            }
        }
        let setup = self.stage == Stage::KeptTitles;
        if !open && !setup {
            // What this seat gave back when the deck was last made, nobody held at that moment.
            let gave_back = pool & self.players[seat].gave_back;
            pool &= !gave_back;
            for other in self.others(seat) {
                let player = &mut self.players[other];
                let held = player.titles & player.held;
                player.titles &= !held;
                player.held = pick(&mut pool, held.count_ones(), luck);
            }
            pool |= gave_back;
        }
        let mut pick = |count: u32| pick(&mut pool, count, luck);
        for other in self.others(seat) {
            let player = &mut self.players[other];
            if setup {
                // While all choose, what is kept is part of what was drawn.
                let chosen = player.titles.count_ones();
                player.drawn = pick(player.drawn.count_ones());
                let mut kept = 0;
                for title in bits(u64::from(player.drawn)).take(chosen as usize) {
                    kept |= 1 << title;
                }
                player.titles = kept;
                continue;
            }
            player.drawn = pick(player.drawn.count_ones());
            if !open {
                player.titles = player.held | pick(player.titles.count_ones());
            }
        }
        let discards = pick(unknown_discards.count_ones());
        self.title_discards = known | discards;
        self.title_deck = pool;
        let title_discards = self.title_discards;
        for other in self.others(seat) {
            // What others know of the discards is redrawn with them.
            let known_to_other = self.players[other].discarded.count_ones();
            let mut left = title_discards & !known;
            let mut theirs = 0;
            for _ in 0..known_to_other.min(left.count_ones()) {
                theirs |= 1 << take_bit(&mut left, 0);
            }
            self.players[other].discarded = theirs;
        }
    }

    /// Solo: sealed titles of the automaton could be any that were undecided then and are unseen now.
    fn resample_automaton(&mut self, luck: &mut dyn Luck) {
        if self.revealed || self.automaton.titles == 0 {
            return;
        }
        let unseen = self.title_deck | self.automaton.titles;
        let mut pool = unseen & self.automaton.pool;
        let sealed = pick(&mut pool, self.automaton.titles.count_ones(), luck);
        self.automaton.titles = sealed;
        self.title_deck = unseen & !sealed;
    }

    /// Blind cards in other hands, and the deck they came from. A seat that is asked for a travel card
    /// holds one that it can play.
    fn resample_hands(&mut self, seat: usize, deck: Deck, luck: &mut dyn Luck) {
        let data = self.data();
        let kinds = &data.decks[deck as usize];
        let mut pool: CardPile = Multiset::default();
        for card in kinds {
            pool.add(card.index(), self.decks.of(card.index()));
        }
        let mut hidden = [0u8; 4];
        for other in self.others(seat) {
            let player = &mut self.players[other];
            for card in kinds {
                let secret = player.hand.of(card.index()) - player.seen.of(card.index());
                hidden[other] += secret;
                for _ in 0..secret {
                    player.hand.remove(card.index());
                    pool.add(card.index(), 1);
                }
            }
        }
        // Seats that must hold a playable trade card choose first.
        for other in self.others(seat) {
            let must = deck == Deck::Trade && hidden[other] > 0 && self.players[other].ask == Ask::Travel;
            if must && !self.has_romance_or_challenge(other) && !self.can_travel(other) {
                let playable = |card: &Card| self.playable_if_held(other, *card);
                let fits: u32 =
                    kinds.iter().filter(|card| playable(card)).map(|card| u32::from(pool.of(card.index()))).sum();
                if fits == 0 {
                    continue;
                }
                let mut index = luck.below(fits);
                let mut chosen = None;
                for card in kinds.iter().filter(|card| playable(card)) {
                    let count = u32::from(pool.of(card.index()));
                    if index < count {
                        chosen = Some(card.index());
                        break;
                    }
                    index -= count;
                }
                if let Some(card) = chosen {
                    pool.remove(card);
                    self.players[other].hand.add(card, 1);
                    hidden[other] -= 1;
                }
            }
        }
        for other in self.others(seat) {
            for _ in 0..hidden[other] {
                let card = pool.take(luck.below(pool.total()));
                self.players[other].hand.add(card, 1);
            }
        }
        for card in kinds {
            let index = card.index();
            let before = self.decks.of(index);
            let after = pool.of(index);
            for _ in after..before {
                self.decks.remove(index);
            }
            self.decks.add(index, after.saturating_sub(before));
        }
    }

    fn has_romance_or_challenge(&self, seat: usize) -> bool {
        let data = self.data();
        self.players[seat].hand.kinds().any(|card| data.cards[Card(card as u8)].deck != Deck::Trade)
    }

    fn playable_if_held(&self, seat: usize, card: Card) -> bool {
        let entry = &self.data().cards[card];
        entry.reward.upgrade.is_none_or(|upgrade| self.fits(seat, upgrade)) && self.payable(seat, &entry.cost).is_ok()
    }

    /// What others decided to return stays a part of their hand.
    fn resample_returns(&mut self, seat: usize, luck: &mut dyn Luck) {
        if self.stage != Stage::Returned {
            return;
        }
        for other in self.others(seat) {
            let player = &mut self.players[other];
            if player.ask == Ask::Return {
                continue;
            }
            let mut returned = Multiset::default();
            for card in player.hand.each() {
                if luck.below(2) == 1 {
                    returned.add(card, 1);
                }
            }
            player.played = returned;
        }
    }
}

/// Some titles of a pool, which leave it.
fn pick(pool: &mut u32, count: u32, luck: &mut dyn Luck) -> u32 {
    let mut set = 0;
    for _ in 0..count {
        let index = luck.below(pool.count_ones());
        set |= 1 << take_bit(pool, index);
    }
    set
}
