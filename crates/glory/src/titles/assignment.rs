//! GLO-TTL-02: the best set of titles a seat can fulfil at once.

use crate::Glory;
use crate::data::{Demand, TitleData};
use crate::event::Served;
use crate::ids::{Deck, Prestige, Relic, SUPPORTERS, Supporter, Title};
use crate::multiset::{Multiset, SupporterPile, TokenPile};
use quintain_core::bits::bits;

impl Glory {
    /// GLO-TTL-02 (a): demands that reserve nothing.
    fn holds(&self, seat: usize, entry: &TitleData) -> bool {
        let player = &self.players[seat];
        let demand = &entry.requires;
        Deck::ALL.iter().all(|deck| self.played(seat, *deck) >= demand.played[*deck as usize])
            && demand.equipment.iter().zip(player.equipment).all(|(needs, has)| has >= *needs)
            && demand.without.is_none_or(|supporter| player.supporters(supporter) == 0)
            && (demand.duel.is_none() || player.brave)
    }

    /// GLO-TTL-04: cards of a deck in the seat's discard pile.
    pub fn played(&self, seat: usize, deck: Deck) -> u8 {
        self.players[seat].played.total_of(&self.data().deck_sets[deck as usize]) as u8
    }

    /// The best set of titles of a seat, as a set: the most glory, then the first by id.
    pub fn best_titles(&self, seat: usize) -> u32 {
        self.best_among(seat, self.public | self.players[seat].titles)
    }

    /// The best set of some titles.
    pub(crate) fn best_among(&self, seat: usize, candidates: u32) -> u32 {
        let mut search = Search {
            game: self,
            more: self.players[seat].perks.titles,
            owned: Pool::of(self, seat),
            list: [Title(0); 32],
            count: 0,
            best: 0,
            value: 0,
        };
        for title in bits(u64::from(candidates)).map(|bit| Title(bit as u8)) {
            let entry = &self.data().titles[title];
            if self.holds(seat, entry) && search.owned.covers(&Reserved::default().with(&entry.requires)) {
                search.list[search.count] = title;
                search.count += 1;
            }
        }
        let data = self.data();
        search.list[..search.count].sort_unstable_by_key(|title| data.titles[*title].rank);
        search.extend(0, 0, 0, Reserved::default());
        search.best
    }

    /// What the seat's best set of titles is worth now.
    pub fn title_glory(&self, seat: usize) -> i16 {
        let more = self.players[seat].perks.titles;
        bits(u64::from(self.best_titles(seat)))
            .map(|title| i16::from(self.data().titles[Title(title as u8)].glory + more))
            .sum()
    }
}

/// Tries all sets, titles in the order of their ids, so that the first of equal value is found first.
struct Search<'a> {
    game: &'a Glory,
    more: u8,
    owned: Pool,
    list: [Title; 32],
    count: usize,
    best: u32,
    value: u16,
}

impl Search<'_> {
    fn extend(&mut self, from: usize, set: u32, value: u16, reserved: Reserved) {
        // Sets are visited in lexicographic order: a set before its extensions, and those by id.
        if value > self.value {
            self.value = value;
            self.best = set;
        }
        for index in from..self.count {
            let title = self.list[index];
            let entry = &self.game.data().titles[title];
            let reserved = reserved.with(&entry.requires);
            if self.owned.covers(&reserved) {
                let glory = u16::from(entry.glory + self.more);
                self.extend(index + 1, set | 1 << title.index(), value + glory, reserved);
            }
        }
    }
}

/// What a set of titles reserves.
#[derive(Clone, Copy, Default)]
struct Reserved {
    coins: u8,
    strength: u8,
    faith: u8,
    named: [u8; SUPPORTERS],
    supporters: u8,
    relics: u8,
    prestige: u8,
}

impl Reserved {
    fn with(mut self, demand: &Demand) -> Self {
        self.coins += demand.coins;
        self.strength += demand.strength;
        self.faith += demand.faith;
        self.relics += demand.any_relics;
        self.prestige += demand.any_prestige;
        self.supporters += demand.any_supporters;
        for (supporter, count) in &demand.supporters {
            self.named[supporter.index()] += count;
            self.supporters += count;
        }
        self
    }
}

/// What a seat owns, face up or down.
pub(super) struct Pool {
    coins: u8,
    strength: u8,
    faith: u8,
    supporters: SupporterPile,
    named: SupporterPile,
    relics: TokenPile,
    prestige: u8,
}

impl Pool {
    pub(super) fn of(game: &Glory, seat: usize) -> Self {
        let player = &game.players[seat];
        let mut supporters = player.up;
        supporters.pour(&player.down);
        let mut relics = player.relics_up;
        relics.pour(&player.relics_down);
        Self {
            coins: player.coins,
            strength: player.strength,
            faith: player.faith,
            supporters,
            named: Multiset::default(),
            relics,
            prestige: player.prestige_up | player.prestige_down,
        }
    }

    /// GLO-TTL-02 (b) to (e).
    fn covers(&self, reserved: &Reserved) -> bool {
        reserved.coins <= self.coins
            && reserved.strength <= self.strength
            && reserved.faith <= self.faith
            && u32::from(reserved.relics) <= self.relics.total()
            && u32::from(reserved.prestige) <= self.prestige.count_ones()
            && u32::from(reserved.supporters) <= self.supporters.total()
            && reserved.named.iter().enumerate().all(|(kind, count)| *count <= self.supporters.of(kind))
    }

    /// Sets aside the supporters that titles ask for by name.
    pub(super) fn reserve_named(&mut self, game: &Glory, set: u32) {
        for title in bits(u64::from(set)) {
            for (supporter, count) in &game.data().titles[Title(title as u8)].requires.supporters {
                for _ in 0..*count {
                    if self.supporters.remove(supporter.index()) {
                        self.named.add(supporter.index(), 1);
                    }
                }
            }
        }
    }

    /// The things that serve one title of the set.
    pub(super) fn serve(&mut self, demand: &Demand) -> Served {
        let mut served =
            Served { coins: demand.coins, strength: demand.strength, faith: demand.faith, ..Served::default() };
        for (supporter, count) in &demand.supporters {
            for _ in 0..*count {
                self.named.remove(supporter.index());
                served.supporters.push(*supporter);
            }
        }
        for _ in 0..demand.any_supporters {
            if self.supporters.total() > 0 {
                served.supporters.push(Supporter(self.supporters.take(0) as u8));
            }
        }
        for _ in 0..demand.any_relics {
            if self.relics.total() > 0 {
                served.relics.push(Relic(self.relics.take(0) as u8));
            }
        }
        for _ in 0..demand.any_prestige {
            let kind = self.prestige.trailing_zeros();
            self.prestige &= self.prestige.wrapping_sub(1);
            served.prestige.push(Prestige(kind as u8));
        }
        served
    }
}
