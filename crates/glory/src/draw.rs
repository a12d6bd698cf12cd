//! Chance (5.3): what is asked, and what an answer means.

use crate::Glory;
use crate::bag::{bits, take_bit};
use crate::event::Event;
use crate::flow::{Draw, Teller};
use crate::kinds::{Card, Character, Deck, EventCard, Knight, Pile, Prize, SoloCard, Supporter, Title, Tournament};
use crate::state::{NONE, Rider};
use quintain_core::{Request, Seat};

impl Glory {
    /// The open question.
    pub(crate) fn request(&self, draw: Draw) -> Request {
        match draw {
            Draw::PublicTitles => Request::draw("C-TITLE-PUBLIC", 3, self.title_deck.count_ones()),
            Draw::Characters(level) => {
                let cards: u32 = self.characters_of(level + 1).map(|(_, count)| u32::from(count)).sum();
                Request::draw("C-CHAR", u32::from(self.house.seats), cards)
            }
            Draw::Order => Request::draw("C-ORDER", u32::from(self.house.seats), u32::from(self.house.seats)),
            Draw::Bonus(seat) => {
                let position = self.position(Rider(seat)) as u32;
                Request::draw("C-BONUS", position, self.deck_size(Deck::Challenge))
            }
            Draw::Title(_) => Request::new("C-TITLE-DEAL", [self.title_deck.count_ones()]),
            Draw::Space(_, Pile::Special) | Draw::Recruit => {
                Request::new("C-SPECIAL", [self.piles[Pile::Special as usize].total()])
            }
            Draw::Space(_, pile) => Request::new("C-REGULAR", [self.piles[pile as usize].total()]),
            Draw::Deal(seat, deck) => {
                let character = Character(self.players[usize::from(seat)].character);
                let count = self.data().characters[character].travel[deck as usize];
                Request::draw("C-DEAL", u32::from(count), self.deck_size(deck))
            }
            Draw::Market(deck) => {
                let size = self.deck_size(deck);
                Request::draw("C-MARKET", size.min(4), size)
            }
            Draw::Event(round) => {
                let events = self.data().events.iter().filter(|(_, event)| event.round == round).count();
                Request::new("C-EVENT", [events as u32])
            }
            Draw::Tournament => Request::new("C-TCARD", [self.unused_tournaments().count() as u32]),
            Draw::Knight(_, kind) => Request::new("C-KNIGHT", [self.free_knights(kind).count() as u32]),
            Draw::Prize => Request::new("C-PRIZE", [self.unused_prizes().count() as u32]),
            Draw::Blind(_, deck) => Request::new("C-BLIND", [self.deck_size(deck)]),
            Draw::Roll(seat) => {
                let dice: u8 = self.players[usize::from(seat)].side.count.iter().sum();
                Request::new("C-ROLL", (0..dice).map(|_| 6))
            }
            Draw::FoeRoll(_) => Request::new("C-ROLL", [6]),
            Draw::Reroll(seat) => {
                let dice: u8 = self.players[usize::from(seat)].side.reroll.iter().sum();
                Request::new("C-REROLL", (0..dice).map(|_| 6))
            }
            Draw::Solo => Request::new("C-SOLO", [self.automaton.deck.count_ones()]),
            Draw::AutomatonTitles => {
                Request::draw("C-AUTO-TITLE", u32::from(self.automaton.hidden), self.title_deck.count_ones())
            }
        }
    }

    /// Chance has answered; the answer is known to fit.
    pub(crate) fn drawn(&mut self, draw: Draw, answer: &[u32], t: &mut Teller<'_>) {
        t.reveal();
        match draw {
            Draw::PublicTitles => {
                for index in answer {
                    self.public |= 1 << take_bit(&mut self.title_deck, *index);
                }
                let public = self.public;
                t.all(|| Event::PublicTitles { titles: titles(public) });
            }
            Draw::Characters(level) => self.characters_dealt(level, answer, t),
            Draw::Order => {
                let mut left: u32 = (1 << self.house.seats) - 1;
                for (position, index) in answer.iter().enumerate() {
                    self.order[position] = Rider(take_bit(&mut left, *index) as u8);
                }
                let (order, riders) = (self.order, usize::from(self.house.riders));
                t.all(|| Event::Order { order: order[..riders].to_vec() });
            }
            Draw::Bonus(seat) => self.cards_dealt(usize::from(seat), Deck::Challenge, answer, t),
            Draw::Deal(seat, deck) => self.cards_dealt(usize::from(seat), deck, answer, t),
            Draw::Title(seat) => {
                let title = Title(take_bit(&mut self.title_deck, answer[0]) as u8);
                let seat = usize::from(seat);
                self.players[seat].drawn |= 1 << title.index();
                let number = seat as u8;
                t.secret(seat, || Event::TitleDealt { seat: number, title }, || Event::TitleDrawn { seat: number });
                if self.players[seat].to_draw > 0 {
                    self.players[seat].to_draw -= 1;
                    self.draw_goal(seat, t);
                }
            }
            Draw::Space(space, pile) => {
                let supporter = self.piles[pile as usize].take(answer[0]) as u8;
                self.track[usize::from(space)] = supporter;
                t.all(|| Event::SupporterLaid { space: space + 1, supporter: Supporter(supporter) });
            }
            Draw::Recruit => {
                self.recruit = self.piles[Pile::Special as usize].take(answer[0]) as u8;
                let supporter = Supporter(self.recruit);
                t.all(|| Event::RecruitLaid { supporter });
            }
            Draw::Market(deck) => {
                for (slot, index) in answer.iter().enumerate() {
                    let card = self.take_card(deck, *index);
                    self.market[deck as usize][slot] = card.0;
                }
                let cards = self.market[deck as usize];
                t.all(|| Event::MarketLaid {
                    deck,
                    cards: cards.iter().filter(|c| **c != NONE).map(|c| Card(*c)).collect(),
                });
            }
            Draw::Event(round) => {
                let mut events = self.data().events.iter().filter(|(_, event)| event.round == round);
                let Some((event, _)) = events.nth(answer[0] as usize) else { return };
                self.event_drawn(round, event, t);
            }
            Draw::Tournament => {
                let Some(card) = self.unused_tournaments().nth(answer[0] as usize) else { return };
                self.tournament = card.0;
                self.tournaments_used |= 1 << card.index();
                t.all(|| Event::TournamentDrawn { tournament: card });
            }
            Draw::Knight(place, kind) => {
                let Some(knight) = self.free_knights(kind).nth(answer[0] as usize) else { return };
                self.knight_arrives(place, knight, t);
            }
            Draw::Prize => {
                let Some(prize) = self.unused_prizes().nth(answer[0] as usize) else { return };
                self.prize = prize.0;
                self.prizes_used |= 1 << prize.index();
                t.all(|| Event::PrizeLaid { prize });
            }
            Draw::Blind(seat, deck) => {
                self.cards_dealt(usize::from(seat), deck, answer, t);
                self.pick_on(usize::from(seat), t);
            }
            Draw::Roll(seat) => self.rolled(usize::from(seat), answer, t),
            Draw::FoeRoll(seat) => self.foe_rolled(usize::from(seat), answer[0], t),
            Draw::Reroll(seat) => self.rerolled(usize::from(seat), answer, t),
            Draw::Solo => {
                let card = take_bit(&mut self.automaton.deck, answer[0]);
                self.automaton_card(SoloCard(card as u8), t);
            }
            Draw::AutomatonTitles => self.automaton_titles(answer, t),
        }
    }

    /// Characters of a level with their counts.
    pub(crate) fn characters_of(&self, level: u8) -> impl Iterator<Item = (Character, u8)> + '_ {
        let characters = self.data().characters.iter();
        characters.filter(move |(_, card)| card.level == level).map(|(character, card)| (character, card.count))
    }

    /// Cards left in a deck.
    #[inline]
    pub(crate) fn deck_size(&self, deck: Deck) -> u32 {
        self.decks.total_of(&self.data().deck_sets[deck as usize])
    }

    /// Takes the `index`-th card of a deck.
    pub(crate) fn take_card(&mut self, deck: Deck, index: u32) -> Card {
        let mut cards = self.decks.among(&self.data().deck_sets[deck as usize]);
        let card = cards.take(index);
        self.decks.remove(card);
        Card(card as u8)
    }

    pub(crate) fn unused_tournaments(&self) -> impl Iterator<Item = Tournament> + '_ {
        let fits = move |(card, entry): &(Tournament, &crate::data::TournamentData)| {
            entry.players == self.house.riders && self.tournaments_used & 1 << card.index() == 0
        };
        self.data().tournaments.iter().filter(fits).map(|(card, _)| card)
    }

    pub(crate) fn unused_prizes(&self) -> impl Iterator<Item = Prize> + '_ {
        self.data().prizes.list.iter().copied().filter(|prize| self.prizes_used & 1 << prize.index() == 0)
    }

    fn event_drawn(&mut self, round: u8, event: EventCard, t: &mut Teller<'_>) {
        if round == 1 {
            self.event = event.0;
            t.all(|| Event::EventActive { event });
        } else {
            self.next_event = event.0;
            t.all(|| Event::EventAnnounced { event });
        }
    }

    /// What an answer's next number means, in data terms: for people who roll real dice or draw real cards.
    pub(crate) fn meaning(&self, prior: &[u32], value: u32) -> Option<Meaning> {
        let mut copy = *self;
        match copy.draw? {
            Draw::PublicTitles | Draw::AutomatonTitles | Draw::Title(_) => {
                for index in prior {
                    take_bit(&mut copy.title_deck, *index);
                }
                Some(Meaning::Title(Title(take_bit(&mut copy.title_deck, value) as u8)))
            }
            Draw::Order => {
                let mut left: u32 = (1 << self.house.seats) - 1;
                for index in prior {
                    take_bit(&mut left, *index);
                }
                Some(Meaning::Seat(Seat::new(take_bit(&mut left, value))))
            }
            Draw::Characters(level) => {
                let mut left: Vec<Character> =
                    self.characters_of(level + 1).flat_map(|(card, count)| vec![card; usize::from(count)]).collect();
                for index in prior {
                    left.remove(*index as usize);
                }
                left.get(value as usize).copied().map(Meaning::Character)
            }
            Draw::Bonus(_) => Some(Meaning::Card(copy.peek_card(Deck::Challenge, prior, value))),
            Draw::Deal(_, deck) | Draw::Market(deck) | Draw::Blind(_, deck) => {
                Some(Meaning::Card(copy.peek_card(deck, prior, value)))
            }
            Draw::Space(_, pile) => Some(Meaning::Supporter(Supporter(copy.piles[pile as usize].take(value) as u8))),
            Draw::Recruit => Some(Meaning::Supporter(Supporter(copy.piles[0].take(value) as u8))),
            Draw::Event(round) => {
                let mut events = self.data().events.iter().filter(|(_, event)| event.round == round);
                events.nth(value as usize).map(|(event, _)| Meaning::Event(event))
            }
            Draw::Tournament => self.unused_tournaments().nth(value as usize).map(Meaning::Tournament),
            Draw::Knight(_, kind) => self.free_knights(kind).nth(value as usize).map(Meaning::Knight),
            Draw::Prize => self.unused_prizes().nth(value as usize).map(Meaning::Prize),
            Draw::Solo => Some(Meaning::Solo(SoloCard(take_bit(&mut copy.automaton.deck, value) as u8))),
            Draw::FoeRoll(_) => self.data().dice[2].asleep.get(value as usize).map(|face| Meaning::Face(*face)),
            Draw::Roll(seat) => self.face(usize::from(seat), self.players[usize::from(seat)].side.count, prior, value),
            Draw::Reroll(seat) => {
                self.face(usize::from(seat), self.players[usize::from(seat)].side.reroll, prior, value)
            }
        }
    }

    fn peek_card(&mut self, deck: Deck, prior: &[u32], value: u32) -> Card {
        for index in prior {
            self.take_card(deck, *index);
        }
        self.take_card(deck, value)
    }

    fn face(&self, seat: usize, counts: [u8; 3], prior: &[u32], value: u32) -> Option<Meaning> {
        let mut before = 0;
        for (colour, count) in counts.iter().enumerate() {
            before += usize::from(*count);
            if prior.len() < before {
                return Some(Meaning::Face(self.die(seat, colour, value as usize).value()));
            }
        }
        None
    }
}

/// What a number of an answer stands for.
pub(crate) enum Meaning {
    Title(Title),
    Seat(Seat),
    Character(Character),
    Card(Card),
    Supporter(Supporter),
    Event(EventCard),
    Tournament(Tournament),
    Knight(Knight),
    Prize(Prize),
    Solo(SoloCard),
    Face(u8),
}

/// A set of titles as a list.
pub(crate) fn titles(set: u32) -> Vec<Title> {
    bits(u64::from(set)).map(|bit| Title(bit as u8)).collect()
}
