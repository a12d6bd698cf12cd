//! The update phase (GLO-UPD), all of it automatic.

use crate::Glory;
use crate::chance::Draw;
use crate::event::{Event, Events};
use crate::ids::{Action, Card, Character, EventCard, SPACES, Supporter};
use crate::state::{NONE, RIDERS, Rider, Stage};

impl Glory {
    /// GLO-UPD-01 to 06, in the order of their numbers (GLO-UPD-08).
    pub(crate) fn update(&mut self, events: &mut Events) {
        let round = self.round;
        events.all(|| Event::Updated { round });
        self.new_order(events);
        self.standing = [[0; RIDERS]; Action::ALL.len()];
        self.cells = [NONE; 4];
        self.refresh();
        for position in 0..self.house.riders {
            if let Some(seat) = self.rider_at(position).seat() {
                let income = self.data().characters[Character(self.players[seat].character)].income;
                self.gain_tokens(seat, income.coins, income.strength, income.faith, events);
            }
        }
        if self.round == self.data().limits.rounds {
            self.stage = Stage::Register(0);
            return;
        }
        let (track, market) = (self.track, self.market);
        self.track = [NONE; SPACES];
        self.market = [[NONE; 4]; 3];
        events.all(|| Event::Cleared {
            supporters: track.iter().filter(|token| **token != NONE).map(|token| Supporter(*token)).collect(),
            cards: market.iter().flatten().filter(|card| **card != NONE).map(|card| Card(*card)).collect(),
        });
        self.stage = Stage::Track(0);
    }

    /// GLO-UPD-01: cell k moves to position k; the others keep their relative order.
    fn new_order(&mut self, events: &mut Events) {
        let riders = usize::from(self.house.riders);
        let (old, cells) = (self.order, self.cells);
        let mut order = self.order;
        let moved = cells[..riders].iter().take_while(|cell| **cell != NONE).count();
        for (position, cell) in cells[..moved].iter().enumerate() {
            order[position] = Rider(*cell);
        }
        let others = old[..riders].iter().filter(|rider| !cells[..moved].contains(&rider.0));
        for (position, rider) in (moved..riders).zip(others) {
            order[position] = *rider;
        }
        self.order = order;
        if moved > 0 {
            events.all(|| Event::Order { order: order[..riders].to_vec() });
        }
    }

    /// GLO-UPD-03: everything turns face up.
    fn refresh(&mut self) {
        for player in &mut self.state.players {
            let down = std::mem::take(&mut player.down);
            player.up.pour(&down);
            let relics: crate::multiset::TokenPile = std::mem::take(&mut player.relics_down);
            player.relics_up.pour(&relics);
            player.prestige_up |= std::mem::take(&mut player.prestige_down);
        }
    }

    /// GLO-UPD-07: the announced event becomes active; after round 1 the last one is announced.
    pub(crate) fn update_event(&mut self, events: &mut Events) {
        self.recruit = NONE;
        self.event = std::mem::replace(&mut self.state.next_event, NONE);
        let event = EventCard(self.event);
        events.all(|| Event::EventActive { event });
        self.stage = Stage::Register(0);
        if self.round == 1 {
            self.chance(Draw::Event(3), Stage::Register(0));
        }
    }
}
