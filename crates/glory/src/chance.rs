//! Chance: what is asked, and what an answer means.

use crate::Glory;
use crate::event::{Event, Events};
use crate::ids::{
    Card, Character, Deck, EventCard, Knight, KnightType, Pile, Prize, SoloCard, Supporter, Title, Tournament,
};
use crate::state::{NONE, Rider};
use quintain_core::bits::{bits, nth_bit, take_bit};
use quintain_core::chance::{BadAnswer, MAX_DRAWS};
use quintain_core::{Luck, Request, Revealed, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A question of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Draw {
    /// C-TITLE-PUBLIC.
    PublicTitles,
    /// C-CHAR of a level.
    Characters(u8),
    /// C-ORDER.
    Order,
    /// C-BONUS for a seat.
    Bonus(u8),
    /// C-TITLE-DEAL for a seat.
    Title(u8),
    /// C-SPECIAL or C-REGULAR onto a space.
    Space(u8, Pile),
    /// C-DEAL for a seat from a deck.
    Deal(u8, Deck),
    /// C-MARKET of a deck.
    Market(Deck),
    /// C-EVENT of a round.
    Event(u8),
    /// C-SPECIAL onto the event card.
    Recruit,
    /// C-TCARD.
    Tournament,
    /// C-KNIGHT of a type to a place.
    Knight(u8, KnightType),
    /// C-PRIZE.
    Prize,
    /// C-BLIND for a seat from a deck.
    Blind(u8, Deck),
    /// C-ROLL of a seat.
    Roll(u8),
    /// C-ROLL of the knight in a seat's duel.
    FoeRoll(u8),
    /// C-REROLL of a seat.
    Reroll(u8),
    /// C-SOLO.
    Solo,
    /// C-AUTO-TITLE.
    AutomatonTitles,
}

#[inline]
fn sum(counts: [u8; 3]) -> u32 {
    counts.iter().map(|count| u32::from(*count)).sum()
}

impl Draw {
    /// Its name in records and in the line protocol.
    const fn label(self) -> &'static str {
        match self {
            Self::PublicTitles => "C-TITLE-PUBLIC",
            Self::Characters(_) => "C-CHAR",
            Self::Order => "C-ORDER",
            Self::Bonus(_) => "C-BONUS",
            Self::Title(_) => "C-TITLE-DEAL",
            Self::Space(_, Pile::Special) | Self::Recruit => "C-SPECIAL",
            Self::Space(..) => "C-REGULAR",
            Self::Deal(..) => "C-DEAL",
            Self::Market(_) => "C-MARKET",
            Self::Event(_) => "C-EVENT",
            Self::Tournament => "C-TCARD",
            Self::Knight(..) => "C-KNIGHT",
            Self::Prize => "C-PRIZE",
            Self::Blind(..) => "C-BLIND",
            Self::Roll(_) | Self::FoeRoll(_) => "C-ROLL",
            Self::Reroll(_) => "C-REROLL",
            Self::Solo => "C-SOLO",
            Self::AutomatonTitles => "C-AUTO-TITLE",
        }
    }

    /// Are dice rolled?
    #[inline]
    const fn is_roll(self) -> bool {
        matches!(self, Self::Roll(_) | Self::Reroll(_))
    }
}

impl Glory {
    /// The open question, as the driver is asked it.
    #[inline]
    pub(crate) fn request(&self, draw: Draw) -> Request {
        let (count, from) = self.size(draw);
        if draw.is_roll() {
            Request::new(draw.label(), (0..count).map(|_| from))
        } else {
            Request::draw(draw.label(), count, from)
        }
    }

    /// Is this an answer? The same as asking the request, without writing it down.
    #[inline]
    pub(crate) fn check(&self, draw: Draw, answer: &[u32]) -> Result<(), BadAnswer> {
        let (count, from) = self.size(draw);
        if answer.len() != count as usize {
            return Err(BadAnswer::Length { expected: count as usize, given: answer.len() });
        }
        let falling = u32::from(!draw.is_roll());
        for (index, &value) in answer.iter().enumerate() {
            let bound = from - falling * index as u32;
            if value >= bound {
                return Err(BadAnswer::Range { index, value, bound });
            }
        }
        Ok(())
    }

    /// An answer from `luck`, number by number as the request would ask for them.
    #[inline]
    pub(crate) fn roll<'a, L: Luck>(&self, draw: Draw, numbers: &'a mut [u32; MAX_DRAWS], luck: &mut L) -> &'a [u32] {
        let (count, from) = self.size(draw);
        let falling = u32::from(!draw.is_roll());
        let answer = &mut numbers[..count as usize];
        let mut bound = from;
        for number in answer.iter_mut() {
            *number = luck.below(bound);
            bound -= falling;
        }
        answer
    }

    /// How many are drawn, and from how many: things leave the pile, faces of a die do not.
    fn size(&self, draw: Draw) -> (u32, u32) {
        match draw {
            Draw::PublicTitles => (3, self.title_deck.count_ones()),
            Draw::Characters(level) => {
                (u32::from(self.house.seats), self.data().summary.characters[usize::from(level)].total())
            }
            Draw::Order => (u32::from(self.house.seats), u32::from(self.house.seats)),
            Draw::Bonus(seat) => (self.position(Rider(seat)) as u32, self.deck_size(Deck::Challenge)),
            Draw::Title(_) => (1, self.title_deck.count_ones()),
            Draw::Recruit => (1, self.piles[Pile::Special as usize].total()),
            Draw::Space(_, pile) => (1, self.piles[pile as usize].total()),
            Draw::Deal(seat, deck) => {
                let character = Character(self.players[usize::from(seat)].character);
                (u32::from(self.data().characters[character].travel[deck as usize]), self.deck_size(deck))
            }
            Draw::Market(deck) => {
                let size = self.deck_size(deck);
                (size.min(4), size)
            }
            Draw::Event(round) => (1, self.events_of(round).count_ones()),
            Draw::Tournament => (1, self.unused_tournaments().count_ones()),
            Draw::Knight(_, kind) => (1, self.free_knights(kind).count_ones()),
            Draw::Prize => (1, self.unused_prizes().count_ones()),
            Draw::Blind(_, deck) => (1, self.deck_size(deck)),
            Draw::Roll(seat) => (sum(self.players[usize::from(seat)].side.count), 6),
            Draw::FoeRoll(_) => (1, 6),
            Draw::Reroll(seat) => (sum(self.players[usize::from(seat)].side.reroll), 6),
            Draw::Solo => (1, self.automaton.deck.count_ones()),
            Draw::AutomatonTitles => (u32::from(self.automaton.hidden), self.title_deck.count_ones()),
        }
    }

    /// Chance has answered; the answer is known to fit.
    pub(crate) fn drawn(&mut self, draw: Draw, answer: &[u32], events: &mut Events) {
        events.reveal(Revealed::TO_ALL);
        match draw {
            Draw::PublicTitles => {
                for index in answer {
                    self.public |= 1 << take_bit(&mut self.title_deck, *index);
                }
                let public = self.public;
                events.all(|| Event::PublicTitles { titles: titles(public) });
            }
            Draw::Characters(level) => self.characters_dealt(level, answer, events),
            Draw::Order => {
                let mut left: u32 = (1 << self.house.seats) - 1;
                for (position, index) in answer.iter().enumerate() {
                    self.order[position] = Rider(take_bit(&mut left, *index) as u8);
                }
                let (order, riders) = (self.order, usize::from(self.house.riders));
                events.all(|| Event::Order { order: order[..riders].to_vec() });
            }
            Draw::Bonus(seat) => self.cards_dealt(usize::from(seat), Deck::Challenge, answer, events),
            Draw::Deal(seat, deck) => self.cards_dealt(usize::from(seat), deck, answer, events),
            Draw::Title(seat) => {
                let title = Title(take_bit(&mut self.title_deck, answer[0]) as u8);
                let seat = usize::from(seat);
                self.players[seat].drawn |= 1 << title.index();
                let number = seat as u8;
                events.split(
                    SeatSet::one(Seat::new(seat)),
                    || Event::TitleDealt { seat: number, title },
                    || Event::TitleDrawn { seat: number },
                );
                if self.players[seat].to_draw > 0 {
                    self.players[seat].to_draw -= 1;
                    self.draw_goal(seat, events);
                }
            }
            Draw::Space(space, pile) => {
                let supporter = self.piles[pile as usize].take(answer[0]) as u8;
                self.track[usize::from(space)] = supporter;
                events.all(|| Event::SupporterLaid { space: space + 1, supporter: Supporter(supporter) });
            }
            Draw::Recruit => {
                self.recruit = self.piles[Pile::Special as usize].take(answer[0]) as u8;
                let supporter = Supporter(self.recruit);
                events.all(|| Event::RecruitLaid { supporter });
            }
            Draw::Market(deck) => {
                for (slot, index) in answer.iter().enumerate() {
                    let card = self.take_card(deck, *index);
                    self.market[deck as usize][slot] = card.0;
                }
                let cards = self.market[deck as usize];
                events.all(|| Event::MarketLaid {
                    deck,
                    cards: cards.iter().filter(|c| **c != NONE).map(|c| Card(*c)).collect(),
                });
            }
            Draw::Event(round) => {
                let event = nth_bit(u64::from(self.events_of(round)), answer[0]);
                self.event_drawn(round, EventCard(event as u8), events);
            }
            Draw::Tournament => {
                let card = Tournament(nth_bit(u64::from(self.unused_tournaments()), answer[0]) as u8);
                self.tournament = card.0;
                self.tournaments_used |= 1 << card.index();
                events.all(|| Event::TournamentDrawn { tournament: card });
            }
            Draw::Knight(place, kind) => {
                let knight = nth_bit(self.free_knights(kind), answer[0]);
                self.knight_arrives(place, Knight(knight as u8), events);
            }
            Draw::Prize => {
                let prize = Prize(nth_bit(u64::from(self.unused_prizes()), answer[0]) as u8);
                self.prize = prize.0;
                self.prizes_used |= 1 << prize.index();
                events.all(|| Event::PrizeLaid { prize });
            }
            Draw::Blind(seat, deck) => {
                self.cards_dealt(usize::from(seat), deck, answer, events);
                self.pick_on(usize::from(seat), events);
            }
            Draw::Roll(seat) => self.rolled(usize::from(seat), answer, events),
            Draw::FoeRoll(seat) => self.foe_rolled(usize::from(seat), answer[0], events),
            Draw::Reroll(seat) => self.rerolled(usize::from(seat), answer, events),
            Draw::Solo => {
                let card = take_bit(&mut self.automaton.deck, answer[0]);
                self.automaton_card(SoloCard(card as u8), events);
            }
            Draw::AutomatonTitles => self.automaton_titles(answer, events),
        }
    }

    /// The event cards of a round.
    #[inline]
    fn events_of(&self, round: u8) -> u32 {
        self.data().summary.events[usize::from(round) - 1]
    }

    /// Cards left in a deck.
    #[inline]
    pub(crate) fn deck_size(&self, deck: Deck) -> u32 {
        self.decks.total_of(&self.data().deck_sets[deck as usize])
    }

    /// Takes the `index`-th card of a deck.
    pub(crate) fn take_card(&mut self, deck: Deck, index: u32) -> Card {
        let data = self.data();
        Card(self.decks.take_of(&data.deck_sets[deck as usize], index) as u8)
    }

    fn unused_tournaments(&self) -> u32 {
        self.data().summary.tournaments[usize::from(self.house.riders)] & !self.tournaments_used
    }

    fn unused_prizes(&self) -> u32 {
        self.data().summary.prizes & !self.prizes_used
    }

    /// Knights of a type that are in the supply (GLO-TSET-02).
    fn free_knights(&self, kind: KnightType) -> u64 {
        let one = |knight: u8| u64::from(knight != NONE) << (knight & 63);
        let taken = self.lists.iter().fold(one(self.house.avatar), |set, place| set | one(place.knight));
        self.data().summary.knights[kind as usize] & !taken
    }

    fn event_drawn(&mut self, round: u8, event: EventCard, events: &mut Events) {
        if round == 1 {
            self.event = event.0;
            events.all(|| Event::EventActive { event });
        } else {
            self.next_event = event.0;
            events.all(|| Event::EventAnnounced { event });
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
                let mut left = self.data().summary.characters[usize::from(level)];
                for index in prior {
                    left.take(*index);
                }
                Some(Meaning::Character(Character(left.take(value) as u8)))
            }
            Draw::Bonus(_) => Some(Meaning::Card(copy.peek_card(Deck::Challenge, prior, value))),
            Draw::Deal(_, deck) | Draw::Market(deck) | Draw::Blind(_, deck) => {
                Some(Meaning::Card(copy.peek_card(deck, prior, value)))
            }
            Draw::Space(_, pile) => Some(Meaning::Supporter(Supporter(copy.piles[pile as usize].take(value) as u8))),
            Draw::Recruit => Some(Meaning::Supporter(Supporter(copy.piles[0].take(value) as u8))),
            Draw::Event(round) => {
                Some(Meaning::Event(EventCard(nth_bit(u64::from(self.events_of(round)), value) as u8)))
            }
            Draw::Tournament => {
                Some(Meaning::Tournament(Tournament(nth_bit(u64::from(self.unused_tournaments()), value) as u8)))
            }
            Draw::Knight(_, kind) => Some(Meaning::Knight(Knight(nth_bit(self.free_knights(kind), value) as u8))),
            Draw::Prize => Some(Meaning::Prize(Prize(nth_bit(u64::from(self.unused_prizes()), value) as u8))),
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
