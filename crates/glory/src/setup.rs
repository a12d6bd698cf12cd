//! Setup, step by step.

use crate::Glory;
use crate::chance::{Draw, titles};
use crate::data::{Data, ScenarioData};
use crate::event::{Event, Events, Why};
use crate::ids::{Card, Character, Deck, Difficulty, Knight, Pile, SPACES, Scenario};
use crate::moves::{Cards, Titles};
use crate::multiset::{CardPile, Multiset};
use crate::options::{Characters, Options, Prizes};
use crate::refusal::Refusal;
use crate::state::{Ask, Automaton, House, NONE, PLACES, Place, Player, RIDERS, Rider, Stage, State};
use quintain_core::{Audience, DataRef, Revealed, Seat, SeatSet};

/// GLO-SOLO-03: the knight that stands for the automaton in Rivalry.
fn avatar(data: &Data, options: &Options) -> Option<Knight> {
    let scenario = options.scenario.filter(|scenario| options.players == 1 && *scenario == Scenario::Rivalry)?;
    ScenarioData::by(data.scenario(scenario)?.avatar, options.difficulty.unwrap_or(Difficulty::Easy))
}

impl Glory {
    /// Setup 1: an empty table.
    pub(crate) fn laid_out(data: &'static Data, options: &Options) -> Self {
        let solo = options.players == 1;
        let mut decks = Multiset::default();
        for (card, entry) in data.cards.iter() {
            decks.add(card.index(), entry.count);
        }
        let mut piles = [Multiset::default(); 5];
        for (supporter, entry) in data.supporters.iter() {
            for pile in Pile::ALL {
                piles[pile as usize].add(supporter.index(), entry.piles[pile as usize]);
            }
        }
        let mut relics = Multiset::default();
        for (relic, entry) in data.relics.iter() {
            relics.add(relic.index(), entry.count);
        }
        let mut prestige = Multiset::default();
        for (kind, entry) in data.prestige.iter() {
            prestige.add(kind.index(), entry.count);
        }
        let mut handicap = [0; 4];
        for (seat, lowered) in handicap.iter_mut().enumerate() {
            let [mount, armour] = options.handicap(seat).lower([0, 0]);
            *lowered = mount | armour << 1;
        }
        let state = State {
            house: House {
                seats: options.players,
                riders: options.players.max(2),
                mode: options.mode,
                scenario: options.scenario.filter(|_| solo),
                difficulty: options.difficulty.unwrap_or(Difficulty::Easy),
                personality: options.personality,
                avatar: avatar(data, options).map_or(NONE, |knight| knight.0),
                beginner: options.characters == Characters::Beginner,
                prizes: options.prizes == Prizes::Tokens,
                open_titles: options.open_titles,
                together: options.simultaneous_travel,
                handicap,
            },
            stage: Stage::PublicTitles,
            draw: None,
            round: 0,
            finale: false,
            order: [Rider(0), Rider(1), Rider(2), Rider(3)],
            players: [Player::new(); 4],
            automaton: Automaton { card: NONE, ..Automaton::default() },
            public: 0,
            title_deck: data.titles.list.iter().fold(0, |set, title| set | 1 << title.index()),
            title_discards: 0,
            revealed: false,
            decks,
            market: [[NONE; 4]; 3],
            piles,
            track: [NONE; SPACES],
            relics,
            prestige,
            event: NONE,
            next_event: NONE,
            recruit: NONE,
            standing: [[0; RIDERS]; 12],
            cells: [NONE; 4],
            tournament: NONE,
            tournaments_used: 0,
            prize: NONE,
            prizes_used: 0,
            lists: [Place::FREE; PLACES],
            winners: [NONE; 7],
            warrior: None,
        };
        let mut game = Self { data: DataRef(data), state };
        game.advance(&mut Events::off());
        game
    }

    /// Setup 3 for a first game: everybody takes the card of level 1.
    pub(crate) fn everybody_begins(&mut self) {
        let Some(first) = self.data().summary.characters[0].kinds().next() else { return };
        for seat in 0..usize::from(self.house.seats) {
            self.players[seat].character = first as u8;
        }
        self.stage = Stage::TakeCharacters;
    }

    /// Setup 3: one card of a level for each seat, without replacement.
    pub(crate) fn characters_dealt(&mut self, level: u8, answer: &[u32], events: &mut Events) {
        let mut left = self.data().summary.characters[usize::from(level)];
        for (seat, index) in answer.iter().enumerate() {
            self.players[seat].dealt[usize::from(level)] = left.take(*index) as u8;
        }
        if level == 2 {
            for seat in 0..usize::from(self.house.seats) {
                let dealt = self.players[seat].dealt;
                events.to(Audience::seat(Seat::new(seat)), || Event::CharactersDealt {
                    seat: seat as u8,
                    characters: dealt.map(Character).to_vec(),
                });
            }
        }
    }

    /// Setup 4 and 5: equipment, tokens, glory, the supporter of level 3.
    pub(crate) fn take_characters(&mut self, events: &mut Events) {
        events.reveal(Revealed::TO_ALL);
        for seat in 0..usize::from(self.house.seats) {
            let character = Character(self.players[seat].character);
            let card = &self.data().characters[character];
            events.all(|| Event::CharacterTaken { seat: seat as u8, character });
            let lowered = self.house.handicap[seat];
            let scenario = self.house.scenario.and_then(|scenario| self.data().scenario(scenario));
            let printed = scenario.and_then(|entry| ScenarioData::by(entry.equipment, self.house.difficulty));
            let mut levels = printed.unwrap_or(card.equipment);
            for (item, level) in levels.iter_mut().enumerate() {
                if lowered >> item & 1 == 1 {
                    *level = 1;
                }
            }
            let player = &mut self.players[seat];
            player.equipment = levels;
            player.dealt = [NONE; 3];
            self.gain_tokens(seat, card.start.coins, card.start.strength, card.start.faith, events);
            self.change_glory(Rider::of(seat), i16::from(card.start.glory), Why::Start, events);
            if let Some(supporter) = card.supporter
                && self.piles[Pile::Special as usize].remove(supporter.index())
            {
                self.supporter_gained(seat, supporter, events);
            }
        }
        if self.rivalry()
            && let Some(entry) = self.house.scenario.and_then(|scenario| self.data().scenario(scenario))
        {
            self.change_glory(Rider::AUTOMATON, i16::from(entry.automaton_glory), Why::Start, events);
        }
        self.stage = Stage::Order;
    }

    /// Setup 6, solo: the human is first (GLO-SOLO-01).
    pub(crate) fn solo_order(&mut self, events: &mut Events) {
        self.order[..2].copy_from_slice(&[Rider(0), Rider::AUTOMATON]);
        events.all(|| Event::Order { order: vec![Rider(0), Rider::AUTOMATON] });
        self.stage = Stage::Bonus(0);
    }

    /// Setup 6: position k gains k-1 glory and as many challenge cards.
    pub(crate) fn bonus(&mut self, position: u8, events: &mut Events) {
        if position == self.house.riders {
            self.stage = Stage::DealTitles(0);
            return;
        }
        let rider = self.rider_at(position);
        self.stage = Stage::Bonus(position + 1);
        if let Some(seat) = rider.seat()
            && position > 0
        {
            self.change_glory(rider, i16::from(position), Why::LateStart, events);
            self.chance(Draw::Bonus(seat as u8), Stage::Bonus(position + 1));
        }
    }

    /// Setup 7: titles are dealt one at a time, in initiative order.
    pub(crate) fn deal_titles(&mut self, position: u8) {
        if position == self.house.riders {
            self.stage = Stage::KeepTitles;
            return;
        }
        self.stage = Stage::DealTitles(position + 1);
        let Some(seat) = self.rider_at(position).seat() else { return };
        let due = self.data().characters[Character(self.players[seat].character)].titles.0;
        if self.players[seat].drawn.count_ones() < u32::from(due) {
            self.chance(Draw::Title(seat as u8), Stage::DealTitles(position));
        }
    }

    /// Setup 7: all choose at the same time.
    pub(crate) fn keep_titles(&mut self) {
        for seat in 0..usize::from(self.house.seats) {
            let (drawn, kept) = self.data().characters[Character(self.players[seat].character)].titles;
            let player = &mut self.players[seat];
            player.to_keep = kept;
            if kept < drawn {
                player.ask = Ask::Titles;
            } else {
                player.titles = player.drawn;
            }
        }
        self.stage = Stage::KeptTitles;
    }

    /// Setup 7: what was not kept goes back; then the automaton takes one unseen (Rivalry).
    pub(crate) fn titles_kept(&mut self, events: &mut Events) {
        events.reveal(Revealed::TO_ALL);
        for seat in 0..usize::from(self.house.seats) {
            let player = &mut self.state.players[seat];
            let back = player.drawn & !player.titles;
            let (kept, number) = (player.titles, seat as u8);
            player.drawn = 0;
            player.gave_back = back;
            player.held = kept;
            self.state.title_deck |= back;
            let public = || Event::GoalChosen { seat: number, kept: kept.count_ones() as u8, discarded: 0 };
            if self.state.house.open_titles {
                events.all(|| Event::TitlesKept { seat: number, titles: titles(kept), discarded: Vec::new() });
            } else {
                events.split(
                    SeatSet::one(Seat::new(seat)),
                    || Event::TitlesKept { seat: number, titles: titles(kept), discarded: Vec::new() },
                    public,
                );
            }
        }
        if self.rivalry()
            && let Some(entry) = self.house.scenario.and_then(|scenario| self.data().scenario(scenario))
        {
            self.automaton.hidden = entry.automaton_titles;
        }
        self.stage = Stage::Track(0);
    }

    /// Setup 8 and GLO-UPD-05: special spaces from the left, regular ones from the right; the current
    /// pile passes from i to ii to iii when it is empty.
    pub(crate) fn fill_track(&mut self, step: u8) {
        let data = self.data();
        let mut spaces = data.fill.iter().enumerate().skip(usize::from(step));
        let used = spaces.find(|(_, space)| data.track[**space].min_players <= self.house.riders);
        let Some((step, &space)) = used else {
            self.stage = if self.round == 0 { Stage::Deal(0) } else { Stage::Market(0) };
            return;
        };
        let step = step as u8;
        self.stage = Stage::Track(step + 1);
        let entry = &data.track[space];
        let piles = if entry.special { &[Pile::Special][..] } else { &[Pile::I, Pile::Ii, Pile::Iii] };
        if let Some(pile) = piles.iter().find(|pile| !self.piles[**pile as usize].is_empty()) {
            self.chance(Draw::Space(space as u8, *pile), Stage::Track(step + 1));
        }
    }

    /// Setup 10: travel cards of the characters.
    pub(crate) fn deal(&mut self, step: u8) {
        for step in step..3 * self.house.riders {
            let deck = Deck::ALL[usize::from(step % 3)];
            let Some(seat) = self.rider_at(step / 3).seat() else { continue };
            if self.data().characters[Character(self.players[seat].character)].travel[deck as usize] > 0 {
                self.chance(Draw::Deal(seat as u8, deck), Stage::Deal(step + 1));
                return;
            }
        }
        self.stage = Stage::Return;
    }

    /// Cards come to a hand unseen by others.
    pub(crate) fn cards_dealt(&mut self, seat: usize, deck: Deck, answer: &[u32], events: &mut Events) {
        let mut cards = Cards::default();
        for index in answer {
            let card = self.take_card(deck, *index);
            self.players[seat].hand.add(card.index(), 1);
            cards.push(card);
        }
        let (number, count) = (seat as u8, answer.len() as u8);
        events.split(
            SeatSet::one(Seat::new(seat)),
            || Event::CardsDealt { seat: number, deck, cards: cards.iter().collect() },
            || Event::CardsDrawn { seat: number, deck, count },
        );
    }

    /// Setup 10: everybody who has cards may return some.
    pub(crate) fn ask_returns(&mut self) {
        for seat in 0..usize::from(self.house.seats) {
            if !self.players[seat].hand.is_empty() {
                self.players[seat].ask = Ask::Return;
            }
        }
        self.stage = Stage::Returned;
    }

    /// Setup 10: one strength for each returned card.
    pub(crate) fn take_returns(&mut self, events: &mut Events) {
        events.reveal(Revealed::TO_ALL);
        for seat in 0..usize::from(self.house.seats) {
            let returned = std::mem::take(&mut self.players[seat].played);
            self.players[seat].hand.less(&returned);
            self.decks.pour(&returned);
            let mut counts = [0; 3];
            for card in returned.each() {
                counts[self.data().cards[Card(card as u8)].deck as usize] += 1;
            }
            let number = seat as u8;
            events.split(
                SeatSet::one(Seat::new(seat)),
                || Event::Returned { seat: number, cards: returned.each().map(|card| Card(card as u8)).collect() },
                || Event::ReturnedCount { seat: number, counts },
            );
            self.gain_tokens(seat, 0, counts.iter().sum(), 0, events);
        }
        self.stage = Stage::Market(0);
    }

    /// Setup 10 and GLO-UPD-06: up to four face-up cards of a deck.
    pub(crate) fn lay_market(&mut self, deck: u8) {
        let Some(&kind) = Deck::ALL.get(usize::from(deck)) else {
            self.stage = if self.round == 0 { Stage::FirstEvents(0) } else { Stage::UpdateEvent };
            return;
        };
        self.stage = Stage::Market(deck + 1);
        if self.deck_size(kind) > 0 {
            self.chance(Draw::Market(kind), Stage::Market(deck + 1));
        }
    }

    /// D-CHAR: was this character dealt to the seat?
    pub(crate) fn may_be(&self, seat: usize, character: Character) -> Result<(), Refusal> {
        if self.players[seat].dealt.contains(&character.0) { Ok(()) } else { Err(Refusal::NotDealt) }
    }

    /// D-TITLE0: as many of the drawn titles as the character keeps.
    pub(crate) fn may_keep(&self, seat: usize, kept: Titles) -> Result<(), Refusal> {
        let player = &self.players[seat];
        let fits = kept.0 & !player.drawn == 0 && kept.len() == usize::from(player.to_keep);
        if fits { Ok(()) } else { Err(Refusal::NotThese { kept: player.to_keep }) }
    }

    /// D-RETURN: cards of the hand; answers with them as a pile.
    pub(crate) fn may_return(&self, seat: usize, cards: Cards) -> Result<CardPile, Refusal> {
        let mut returned = CardPile::default();
        for card in cards.iter() {
            if returned.of(card.index()) >= self.players[seat].hand.of(card.index()) {
                return Err(Refusal::NotInHand);
            }
            returned.add(card.index(), 1);
        }
        Ok(returned)
    }
}
