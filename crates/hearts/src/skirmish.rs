//! The skirmish: all cards are turned up and wounds are counted (HEA-SKIR), then the round or the bout
//! ends (HEA-ROUND, HEA-END).

use crate::event::{Event, Events, TurnedUp};
use crate::moves::Slot;
use crate::options::Length;
use crate::state::{Ending, Hearts, Phase, SEATS};
use quintain_core::{Revealed, Seat, SeatSet};

impl Hearts {
    /// The seat to move declares, of its own will or because nothing else is left.
    pub(crate) fn skirmish(&mut self, forced: bool, events: &mut Events) {
        let declarer = self.state.mover;
        self.state.declarer = declarer;
        events.all(|| Event::Declared { who: self.who(declarer), forced, hand: self.hand(declarer).len() as u8 });
        self.turn_up(events);
        self.wound(events);
        if Seat::all(self.n()).any(|seat| self.is_dead(seat)) {
            let ending = self.judge();
            self.end_bout(ending, events);
        } else if self.state.round >= self.data.constants.skirmish_limit {
            self.end_bout(Ending::Void, events);
        } else {
            self.state.round += 1;
            self.state.first = declarer.next(self.n());
            events.all(|| Event::RoundEnded { first: self.who(self.state.first) });
            self.begin_round(events);
        }
        events.reveal(Revealed::TO_ALL);
    }

    /// HEA-SKIR-01: everything hidden on the table is shown; hands, deck and discards are not.
    fn turn_up(&self, events: &mut Events) {
        if !events.is_on() {
            return;
        }
        let hidden = self.state.plays.numbered().filter(|(_, played)| !played.is_up());
        let cards = hidden.filter_map(|(slot, played)| {
            Some(TurnedUp { slot, on: self.who(Seat::new(played.on()?)), card: played.card() })
        });
        let cards: Vec<TurnedUp> = cards.collect();
        events.all(|| Event::Revealed { cards });
    }

    /// HEA-SKIR-02 to 05: all heroes at once, swords less shields, never below nothing.
    fn wound(&mut self, events: &mut Events) {
        let before = self.state.wounds;
        self.state.wounds = self.wounds_now();
        if !events.is_on() {
            return;
        }
        let (swords, shields) = self.symbols();
        for seat in Seat::all(self.n()) {
            let total = self.state.wounds[seat.index()];
            events.all(|| Event::Wounded {
                who: self.who(seat),
                swords: swords[seat.index()],
                shields: shields[seat.index()],
                new: total - before[seat.index()],
                total,
                dead: self.is_dead(seat),
            });
        }
    }

    /// Wounds of every seat if the cards on the table were counted now.
    #[inline]
    pub(crate) fn wounds_now(&self) -> [u8; SEATS] {
        let (swords, shields) = self.symbols();
        let mut wounds = self.state.wounds;
        for (index, wounds) in wounds.iter_mut().enumerate() {
            *wounds += swords[index].saturating_sub(shields[index]);
        }
        wounds
    }

    /// Swords and shields lying on every hero: symbols are counted, not cards (HEA-SKIR-02).
    #[inline]
    fn symbols(&self) -> ([u8; SEATS], [u8; SEATS]) {
        let mut swords = [0; SEATS];
        let mut shields = [0; SEATS];
        for played in self.state.plays.all() {
            if let Some(hero) = played.on() {
                swords[hero] += self.data.swords[played.card().index()];
                shields[hero] += self.data.shields[played.card().index()];
            }
        }
        (swords, shields)
    }

    /// The bout is over: goals are shown (HEA-END-05), winners get a token each (HEA-MATCH-01).
    pub(crate) fn end_bout(&mut self, ending: Ending, events: &mut Events) {
        self.state.ending = Some(ending);
        self.state.winners = self.winners(ending);
        for slot in 1..=self.state.plays.len() {
            self.state.plays.turn_up(Slot(slot));
        }
        for seat in self.state.winners.iter() {
            self.state.tokens[seat.index()] += 1;
        }
        let names = |seats: SeatSet| seats.iter().map(|seat| self.who(seat)).collect();
        events.all(|| self.bout_ended(ending));
        let target = self.data.constants.match_target;
        let tokens = || self.state.tokens[..self.n()].to_vec();
        if self.state.options.length == Length::Single {
            self.state.phase = Phase::Over;
            return;
        }
        events.all(|| Event::TokensGiven { tokens: tokens() });
        let won = self.state.tokens.iter().any(|tokens| *tokens >= target);
        if won || self.state.bout >= self.data.constants.bout_limit {
            events.all(|| Event::MatchEnded { tokens: tokens(), winners: names(self.match_winners()) });
            self.state.phase = Phase::Over;
        } else {
            self.state.phase = Phase::BoutEnd;
        }
    }

    /// D-NEXT: when all are ready the next bout begins.
    pub(crate) fn ready(&mut self, seat: Seat, events: &mut Events) {
        events.all(|| Event::Ready { who: self.who(seat) });
        self.state.ready.insert(seat);
        if self.state.ready == SeatSet::all(self.n()) {
            self.begin_bout();
        }
    }
}
