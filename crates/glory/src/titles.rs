//! Titles: drawing goals (GLO-ACT-11, GLO-TRV-08), Brave (GLO-TTL-01) and the best assignment (GLO-TTL-02).

use crate::Glory;
use crate::bag::{bits, take_bit};
use crate::data::{Demand, TitleData};
use crate::draw::titles;
use crate::event::{Event, Served, Why};
use crate::flow::{Draw, Stage, Teller};
use crate::kinds::{Deck, Prestige, Relic, Supporter, Title};
use crate::state::{Ask, Rider};

impl Glory {
    /// New goal and Quest: titles are drawn one at a time.
    pub(crate) fn begin_goal(&mut self, seat: usize, drawn: u8, kept: u8, t: &mut Teller<'_>) {
        let player = &mut self.players[seat];
        player.to_draw = drawn;
        player.to_keep = kept;
        self.draw_goal(seat, t);
    }

    /// GLO-ACT-11: when a card is due and the deck is empty, the discards become the deck.
    pub(crate) fn draw_goal(&mut self, seat: usize, t: &mut Teller<'_>) {
        if self.players[seat].to_draw > 0 {
            if self.title_deck_size() == 0 && self.title_discard_size() > 0 && !self.reshuffle_titles(t) {
                return;
            }
            if self.title_deck_size() > 0 {
                self.draw = Some(Draw::Title(seat as u8));
                return;
            }
            self.players[seat].to_draw = 0;
        }
        let player = &mut self.players[seat];
        if player.drawn.count_ones() > u32::from(player.to_keep) {
            player.ask = Ask::Goal;
        } else {
            self.keep_goals(seat, self.players[seat].drawn, t);
        }
    }

    /// The discards become the deck. In Rivalry the automaton's hidden titles are decided first
    /// (GLO-SOLO-14); then this is false, and chance is asked.
    pub(crate) fn reshuffle_titles(&mut self, t: &mut Teller<'_>) -> bool {
        if self.automaton.hidden > 0 {
            self.draw = Some(Draw::AutomatonTitles);
            return false;
        }
        self.automaton.blind = 0;
        self.title_deck |= std::mem::take(&mut self.state.title_discards);
        for player in &mut self.players {
            player.discarded = 0;
        }
        let deck = self.title_deck_size() as u8;
        t.all(|| Event::TitlesReshuffled { deck });
        true
    }

    /// C-AUTO-TITLE: before a reshuffle they stay sealed, at the end all see them.
    pub(crate) fn automaton_titles(&mut self, answer: &[u32], t: &mut Teller<'_>) {
        self.automaton.pool |= self.title_deck;
        for index in answer {
            let title = take_bit(&mut self.state.title_deck, *index);
            self.automaton.titles |= 1 << title;
        }
        self.automaton.hidden = 0;
        if self.revealed {
            self.show_automaton_titles(t);
            return;
        }
        self.reshuffle_titles(t);
        if self.automaton.to_draw > 0 {
            self.automaton_goal(t);
        } else {
            self.draw_goal(0, t);
        }
    }

    /// D-GOAL: the rest is discarded face down, known to this seat alone.
    pub(crate) fn keep_goals(&mut self, seat: usize, kept: u32, t: &mut Teller<'_>) {
        let player = &mut self.state.players[seat];
        let discarded = player.drawn & !kept;
        player.ask = Ask::Nothing;
        player.drawn = 0;
        player.titles |= kept;
        player.discarded |= discarded;
        self.state.title_discards |= discarded;
        let number = seat as u8;
        let public = move || Event::GoalChosen {
            seat: number,
            kept: kept.count_ones() as u8,
            discarded: discarded.count_ones() as u8,
        };
        if self.state.house.open_titles {
            t.reveal();
            t.secret(
                seat,
                || Event::TitlesKept { seat: number, titles: titles(kept), discarded: titles(discarded) },
                || Event::TitlesKept { seat: number, titles: titles(kept), discarded: Vec::new() },
            );
        } else {
            t.secret(
                seat,
                || Event::TitlesKept { seat: number, titles: titles(kept), discarded: titles(discarded) },
                public,
            );
        }
        self.finish_card(seat, true, t);
    }

    /// GLO-TTL-05: all personal titles are revealed.
    pub(crate) fn reveal_titles(&mut self, t: &mut Teller<'_>) {
        t.reveal();
        self.revealed = true;
        for position in 0..self.house.riders {
            if let Some(seat) = self.rider_at(position).seat() {
                let own = self.players[seat].titles;
                t.all(|| Event::TitlesRevealed { who: Rider::of(seat), titles: titles(own) });
            }
        }
        self.stage = Stage::Brave(0);
        if self.rivalry() {
            if self.automaton.hidden > 0 {
                self.chance(Draw::AutomatonTitles, Stage::Brave(0));
            } else {
                self.show_automaton_titles(t);
            }
        }
    }

    fn show_automaton_titles(&self, t: &mut Teller<'_>) {
        let own = self.automaton.titles;
        t.all(|| Event::TitlesRevealed { who: Rider::AUTOMATON, titles: titles(own) });
    }

    /// The title that is a duel, and its opponent.
    pub(crate) fn brave_title(&self) -> Option<(Title, Option<(i8, i8)>)> {
        self.data()
            .titles
            .iter()
            .find(|(_, entry)| entry.requires.duel.is_some())
            .map(|(title, entry)| (title, entry.requires.duel))
    }

    /// GLO-TTL-01: everybody who may score Brave is asked once.
    pub(crate) fn ask_brave(&mut self, position: u8) {
        if position == self.house.riders {
            self.stage = Stage::Score;
            return;
        }
        self.stage = Stage::Brave(position + 1);
        let Some(seat) = self.rider_at(position).seat() else { return };
        if let Some((title, _)) = self.brave_title()
            && (self.public | self.players[seat].titles) & 1 << title.index() != 0
        {
            self.players[seat].ask = Ask::Brave;
        }
    }

    /// GLO-TTL-02: every seat scores its best set; the automaton scores all it has (GLO-SOLO-11).
    pub(crate) fn score_titles(&mut self, t: &mut Teller<'_>) {
        for position in 0..self.house.riders {
            let rider = self.rider_at(position);
            let Some(seat) = rider.seat() else {
                if self.rivalry() {
                    self.score_automaton(t);
                }
                continue;
            };
            let set = self.best_titles(seat);
            let more = self.players[seat].perks.titles;
            let mut pool = Pool::of(self, seat);
            pool.reserve_named(self, set);
            for title in sorted(self, set) {
                let entry = &self.data().titles[title];
                let glory = entry.glory + more;
                t.all(|| Event::TitleScored { who: rider, title, glory, served: pool.serve(&entry.requires) });
                self.change_glory(rider, i16::from(glory), Why::Title(title), t);
            }
        }
        self.stage = Stage::Over;
        let (seats, solo) = (usize::from(self.house.seats), self.rivalry());
        let mut glory: [i16; 4] = std::array::from_fn(|seat| self.players[seat].glory);
        if solo {
            glory[1] = self.automaton.glory;
        }
        t.all(|| Event::Ended { glory: glory[..seats + usize::from(solo)].to_vec() });
    }

    fn score_automaton(&mut self, t: &mut Teller<'_>) {
        let who = Rider::AUTOMATON;
        for title in sorted(self, self.public | self.automaton.titles) {
            let glory = self.data().titles[title].glory;
            t.all(|| Event::TitleScored { who, title, glory, served: Served::default() });
            self.change_glory(who, i16::from(glory), Why::Title(title), t);
        }
    }

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
        let candidates = self.public | self.players[seat].titles;
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

/// Titles of a set in the order of their ids.
fn sorted(game: &Glory, set: u32) -> impl Iterator<Item = Title> + use<> {
    let data = game.data();
    let mut by_rank = 0u64;
    for title in bits(u64::from(set)) {
        by_rank |= 1 << data.titles[Title(title as u8)].rank;
    }
    bits(by_rank).filter_map(move |rank| {
        data.titles.iter().find(|(_, entry)| usize::from(entry.rank) == rank).map(|(title, _)| title)
    })
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
    named: [u8; crate::kinds::SUPPORTERS],
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
struct Pool {
    coins: u8,
    strength: u8,
    faith: u8,
    supporters: crate::bag::SupporterBag,
    named: crate::bag::SupporterBag,
    relics: crate::bag::TokenBag,
    prestige: u8,
}

impl Pool {
    fn of(game: &Glory, seat: usize) -> Self {
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
            named: crate::bag::Bag::default(),
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
    fn reserve_named(&mut self, game: &Glory, set: u32) {
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
    fn serve(&mut self, demand: &Demand) -> Served {
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

/// How far a seat is with a title.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Progress {
    /// The title.
    pub title: Title,
    /// Its glory, chroniclers included.
    pub glory: u8,
    /// Every demand with what the seat has and what it takes.
    pub demands: Vec<Part>,
    /// Is it part of the best set now?
    pub scores: bool,
    /// Are all its demands met, if no other title takes anything?
    pub met: bool,
}

/// One demand of a title.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Part {
    /// What is demanded: `coins`, `supporter:nun`, `played:trade`.
    pub what: String,
    /// What the seat has.
    pub has: u8,
    /// What it takes.
    pub needs: u8,
}

impl Glory {
    /// How far a seat is with the public titles and with `own`.
    pub(crate) fn progress(&self, seat: usize, own: u32) -> Vec<Progress> {
        let best = self.best_titles(seat);
        let more = self.players[seat].perks.titles;
        let player = &self.players[seat];
        let supporters = (player.up.total() + player.down.total()) as u8;
        let relics = (player.relics_up.total() + player.relics_down.total()) as u8;
        sorted(self, self.public | own)
            .map(|title| {
                let entry = &self.data().titles[title];
                let demand = &entry.requires;
                let mut demands = Vec::new();
                let mut part = |what: String, has: u8, needs: u8| {
                    if needs > 0 {
                        demands.push(Part { what, has, needs });
                    }
                };
                part("coins".into(), player.coins, demand.coins);
                part("strength".into(), player.strength, demand.strength);
                part("faith".into(), player.faith, demand.faith);
                for (supporter, count) in &demand.supporters {
                    part(format!("supporter:{}", supporter.id()), player.supporters(*supporter), *count);
                }
                part("supporters".into(), supporters, demand.any_supporters);
                part("relics".into(), relics, demand.any_relics);
                part("prestige".into(), player.prestige_tokens(), demand.any_prestige);
                for deck in Deck::ALL {
                    part(format!("played:{}", deck.id()), self.played(seat, deck), demand.played[deck as usize]);
                }
                part("mount".into(), player.equipment[0], demand.equipment[0]);
                part("armour".into(), player.equipment[1], demand.equipment[1]);
                if demand.duel.is_some() {
                    part("duel".into(), u8::from(player.brave), 1);
                }
                if let Some(without) = demand.without {
                    let free = u8::from(player.supporters(without) == 0);
                    part(format!("without:{}", without.id()), free, 1);
                }
                let met = demands.iter().all(|part| part.has >= part.needs);
                Progress { title, glory: entry.glory + more, demands, scores: best & 1 << title.index() != 0, met }
            })
            .collect()
    }
}
