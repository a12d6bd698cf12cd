//! Rounds: the event at the start, three laps, the end (EMA-ROUND-01 to 04).

use crate::Emara;
use crate::data::EventEffect;
use crate::event::{Event, Events, Source};
use crate::options::Mode;
use crate::state::{ALL_CARDS, NONE, Phase, Turn};

impl Emara {
    /// C-EVENT: the old event leaves the game, the new one is revealed; start-of-round events pay everybody at
    /// once (EMA-EVT-01).
    pub(crate) fn reveal_event(&mut self, index: u32, events: &mut Events) {
        let card = self.draw_event(index);
        self.state.round += 1;
        let round = self.state.round;
        self.state.events[usize::from(round)] = card as u8;
        let data = &self.data.0.events[card];
        events.all(|| Event::RoundBegan { round, event: data.id });
        if let EventEffect::Start(gain) = &data.effect {
            for seat in self.turn_order() {
                self.take(seat, gain, Source::Event(data.id), events);
            }
        }
        self.state.lap = 1;
        self.state.active = self.state.first;
        self.begin_turn();
    }

    pub(crate) fn begin_turn(&mut self) {
        self.state.turn = Turn::NEW;
        self.state.phase = Phase::Play;
    }

    /// The turn goes to the next player; after three laps the round ends (EMA-ROUND-02).
    pub(crate) fn next_turn(&mut self, events: &mut Events) {
        self.state.active = self.state.active.next(usize::from(self.state.seats));
        self.state.turn = Turn::NEW;
        if self.state.active == self.state.first {
            self.state.lap += 1;
        }
        if usize::from(self.state.lap) <= self.data.numbers.slots.len() {
            self.begin_turn();
        } else {
            self.make_offers(events);
        }
    }

    /// The round is over for the event: Victoria, the statue, the slots, new hands (EMA-ROUND-03). After the
    /// last round only Victoria, then the end.
    pub(crate) fn finish_round(&mut self, events: &mut Events) {
        let round = self.state.round;
        for player in &mut self.state.players[..usize::from(self.state.seats)] {
            player.chart[usize::from(round)] = [player.citizens, player.buildings];
        }
        if self.state.mode != Mode::Standard {
            self.victoria_takes(events);
        }
        if round >= self.data.numbers.rounds {
            self.state.phase = Phase::Over;
            events.all(|| Event::Over { results: self.reckonings() });
            return;
        }
        if self.state.seats > 1 {
            self.state.first = self.state.first.next(usize::from(self.state.seats));
            let seat = self.state.first;
            events.all(|| Event::Statue { seat });
        }
        let together = round.is_multiple_of(self.data.numbers.reshuffle_after);
        for player in &mut self.state.players[..usize::from(self.state.seats)] {
            player.slots = [NONE; 3];
            if together {
                player.undealt = ALL_CARDS;
            }
        }
        if together {
            events.all(|| Event::CardsBack);
        }
        self.deal_hands();
    }
}
