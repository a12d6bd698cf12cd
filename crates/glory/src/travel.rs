//! The travel phase (GLO-TRV): cards, one after another, or all seats at once if the table agreed on it.

use crate::Glory;
use crate::data::CardData;
use crate::duel::Foe;
use crate::event::{Event, Events, Why};
use crate::ids::{Card, Deck};
use crate::refusal::Refusal;
use crate::state::{Ask, NONE, Stage};
use quintain_core::{Revealed, Seat};

impl Glory {
    /// A travel phase begins: three plays, and one more for each envoy (GLO-TRV-01).
    pub(crate) fn start_travel(&mut self, events: &mut Events) {
        for seat in 0..usize::from(self.house.seats) {
            let more = self.players[seat].perks.plays;
            let plays = self.data().limits.travel_cards_per_phase + more;
            let player = &mut self.players[seat];
            player.stopped = false;
            player.plays = plays;
        }
        if self.house.together {
            self.stage = Stage::TravelTogether;
            for seat in 0..usize::from(self.house.seats) {
                self.travel_on(seat, events);
            }
        } else {
            self.stage = Stage::Travel(0);
        }
    }

    /// GLO-TRV-01: the next seat that has not stopped plays a card or stops.
    pub(crate) fn travel_turn(&mut self, position: u8, events: &mut Events) {
        for turn in position..position + self.house.riders {
            let Some(seat) = self.rider_at(turn).seat() else { continue };
            if self.players[seat].stopped {
                continue;
            }
            self.travel_on(seat, events);
            if self.players[seat].ask == Ask::Travel {
                self.stage = Stage::Travel((turn + 1) % self.house.riders);
                return;
            }
        }
        self.end_travel();
    }

    /// The seat is asked for a card, or stopped if it can play none (GLO-TRV-10).
    pub(crate) fn travel_on(&mut self, seat: usize, events: &mut Events) {
        events.reveal(Revealed::to_others(Seat::new(seat)));
        if self.players[seat].plays > 0 && self.can_travel(seat) {
            self.players[seat].ask = Ask::Travel;
        } else {
            self.players[seat].stopped = true;
            events.all(|| Event::Stopped { seat: seat as u8, asked: false });
        }
    }

    /// After the last tournament come the titles, else the update.
    pub(crate) fn end_travel(&mut self) {
        self.stage = if self.finale { Stage::Titles } else { Stage::Update };
    }

    /// Does the seat hold a card that it can play?
    pub(crate) fn can_travel(&self, seat: usize) -> bool {
        self.players[seat].hand.kinds().any(|card| self.may_travel(seat, Card(card as u8)).is_ok())
    }

    /// The kinds of card in its hand that it can play, as a set.
    pub(crate) fn playable_cards(&self, seat: usize) -> u64 {
        let kinds = self.players[seat].hand.kinds();
        kinds.filter(|card| self.may_travel(seat, Card(*card as u8)).is_ok()).fold(0, |set, card| set | 1 << card)
    }

    /// GLO-TRV-10: romance and challenges always; trade if it can be paid and the level fits (GLO-TRV-05).
    pub(crate) fn may_travel(&self, seat: usize, card: Card) -> Result<(), Refusal> {
        if !self.players[seat].hand.has(card.index()) {
            return Err(Refusal::NotInHand);
        }
        let entry = &self.data().cards[card];
        if entry.deck != Deck::Trade {
            return Ok(());
        }
        if entry.reward.upgrade.is_some_and(|upgrade| !self.fits(seat, upgrade)) {
            return Err(Refusal::NotPlayable { card });
        }
        self.payable(seat, &entry.cost)
    }

    /// D-TRAVEL: the seat stops.
    pub(crate) fn stop(&mut self, seat: usize, events: &mut Events) {
        events.reveal(Revealed::to_others(Seat::new(seat)));
        let player = &mut self.players[seat];
        player.ask = Ask::Nothing;
        player.stopped = true;
        events.all(|| Event::Stopped { seat: seat as u8, asked: true });
    }

    /// D-TRAVEL: a card is played (GLO-TRV-03). A copy that everybody knows leaves the hand first.
    pub(crate) fn play_card(&mut self, seat: usize, card: Card, events: &mut Events) {
        events.reveal(Revealed::to_others(Seat::new(seat)));
        let player = &mut self.players[seat];
        player.ask = Ask::Nothing;
        player.hand.remove(card.index());
        player.seen.remove(card.index());
        player.plays -= 1;
        player.card = card.0;
        events.all(|| Event::CardPlayed { seat: seat as u8, card });
        let entry: &CardData = &self.data().cards[card];
        match entry.deck {
            Deck::Challenge => self.begin_duel(seat, Foe::Card(card), events),
            Deck::Romance | Deck::Trade => {
                self.pay(seat, &entry.cost, events);
                self.reward_card(seat, card, events);
            }
        }
    }

    /// The gains of a card, or the choice among them (GLO-TRV-04).
    pub(crate) fn reward_card(&mut self, seat: usize, card: Card, events: &mut Events) {
        let entry = &self.data().cards[card];
        if entry.titles.0 > 0 {
            self.begin_goal(seat, entry.titles.0, entry.titles.1, events);
            return;
        }
        self.take_reward(seat, &entry.reward, Why::Card(card), events);
        let mut useful = entry.choose.iter().filter(|reward| self.useful(seat, reward));
        match (useful.next(), useful.next()) {
            (Some(_), Some(_)) => self.players[seat].ask = Ask::Reward,
            (Some(reward), None) => {
                self.take_reward(seat, reward, Why::Card(card), events);
                self.finish_card(seat, true, events);
            }
            (None, _) => self.finish_card(seat, true, events),
        }
    }

    /// D-REWARD: is this option on offer?
    pub(crate) fn may_choose(&self, seat: usize, option: u8) -> Result<(), Refusal> {
        let card = self.players[seat].card().ok_or(Refusal::NoSuchReward)?;
        let reward = self.data().cards[card].choose.get(usize::from(option)).ok_or(Refusal::NoSuchReward)?;
        if self.useful(seat, reward) { Ok(()) } else { Err(Refusal::NoSuchReward) }
    }

    /// D-REWARD.
    pub(crate) fn choose_reward(&mut self, seat: usize, option: u8, events: &mut Events) {
        self.players[seat].ask = Ask::Nothing;
        if let Some(card) = self.players[seat].card()
            && let Some(reward) = self.data().cards[card].choose.get(usize::from(option))
        {
            self.take_reward(seat, reward, Why::Card(card), events);
        }
        self.finish_card(seat, true, events);
    }

    /// GLO-TRV-02: the card goes to the discard pile, or back to the hand after a lost challenge.
    pub(crate) fn finish_card(&mut self, seat: usize, won: bool, events: &mut Events) {
        let player = &mut self.players[seat];
        let card = std::mem::replace(&mut player.card, NONE);
        if card == NONE {
            return;
        }
        if won {
            player.played.add(usize::from(card), 1);
        } else {
            player.hand.add(usize::from(card), 1);
            player.seen.add(usize::from(card), 1);
            events.all(|| Event::CardBack { seat: seat as u8, card: Card(card) });
        }
        if matches!(self.stage, Stage::TravelTogether) {
            self.travel_on(seat, events);
        }
    }
}
