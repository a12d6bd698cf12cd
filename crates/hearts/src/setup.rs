//! Before the cards are dealt: seats, wizard, sides, heroes, goals, first seat.

use crate::Cards;
use crate::event::{Event, Events};
use crate::ids::{Goal, Hero, Side};
use crate::moves::Knights;
use crate::options::{ChoiceOfHeroes, Reseat};
use crate::plays::Plays;
use crate::refusal::Refusal;
use crate::state::{Aim, Hearts, Phase, SEATS};
use quintain_core::{Revealed, Seat, SeatSet};

impl Hearts {
    /// Carries a setup step out.
    pub(crate) fn set_up(&mut self, answer: &[u32], events: &mut Events) {
        match self.state.phase {
            Phase::Reseat => self.reseat(answer, events),
            Phase::Wizard => {
                self.state.wizard = Some(Seat::new(answer[0] as usize));
                self.state.phase = Phase::Sides;
            }
            Phase::Sides => self.divide(answer[0]),
            Phase::DealHeroes => self.deal_heroes(answer, events),
            Phase::Wards => return self.draw_wards(answer, events),
            Phase::Goals => self.draw_goals(answer, events),
            _ => {
                self.state.first = Seat::new(answer[0] as usize);
                self.begin_round(events);
            }
        }
        events.reveal(Revealed::TO_ALL);
    }

    /// The next bout of a match. The wizard's role passes on (HEA-MATCH-03), the seat after the declarer
    /// begins (HEA-MATCH-04), heroes, sides and goals are dealt anew (HEA-MATCH-05).
    pub(crate) fn begin_bout(&mut self) {
        let n = self.n();
        let state = &mut self.state;
        state.bout += 1;
        state.round = 1;
        state.lap = 0;
        state.ready = SeatSet::EMPTY;
        state.winners = SeatSet::EMPTY;
        state.ending = None;
        state.wounds = [0; SEATS];
        state.marked = [0; SEATS];
        state.hands = [Cards::NONE; SEATS];
        state.deck = Cards::NONE;
        state.plays = Plays::EMPTY;
        state.aims = [Aim::Hunt; SEATS];
        state.wards = [Seat::new(0); 2];
        state.heroes = [Hero(0); SEATS];
        state.picked = [15; 2];
        state.wizard = state.wizard.map(|seat| seat.next(n));
        state.first = state.declarer.next(n);
        state.phase = if state.options.reseat == Reseat::Shuffle { Phase::Reseat } else { Phase::Sides };
    }

    /// C-SEATS: tokens, the part of the host, the wizard's role and the first turn go with the players
    /// (HEA-MATCH-08). The player in seat `i` draws his new seat among those that are left.
    fn reseat(&mut self, answer: &[u32], events: &mut Events) {
        let n = self.n();
        let mut free = SeatSet::all(n);
        let mut new_seat = [Seat::new(0); SEATS];
        for (old, seat) in new_seat.iter_mut().enumerate().take(n) {
            let nth = answer.get(old).copied().unwrap_or(0);
            *seat = free.nth(nth).unwrap_or(Seat::new(old));
            free.remove(*seat);
        }
        let state = &mut self.state;
        let tokens = state.tokens;
        for old in 0..n {
            state.tokens[new_seat[old].index()] = tokens[old];
        }
        state.host = new_seat[state.host.index()];
        state.wizard = state.wizard.map(|seat| new_seat[seat.index()]);
        state.first = new_seat[state.first.index()];
        state.phase = Phase::Sides;
        events.all(|| Event::Reseated { seats: new_seat[..n].to_vec() });
    }

    /// C-SIDES: seats alternate between the sides (HEA-SEAT-03), from seat 0, or from the wizard's left.
    fn divide(&mut self, answer: u32) {
        let n = self.n();
        let start = self.state.wizard.map_or(Seat::new(0), |wizard| wizard.next(n));
        let mut seat = start;
        self.state.crusaders = SeatSet::EMPTY;
        for place in 0..self.knights_per_side() * 2 {
            if place % 2 == answer as usize {
                self.state.crusaders.insert(seat);
            }
            seat = seat.next(n);
        }
        // With four on each side the host has nothing to choose.
        let host_chooses = self.state.options.heroes == ChoiceOfHeroes::Host && self.knights_per_side() < 4;
        self.state.phase = if host_chooses { Phase::PickHeroes } else { Phase::DealHeroes };
    }

    /// D-HEROES: equal numbers of both sides (HEA-SEAT-02).
    pub(crate) fn pick_heroes(&mut self, knights: Knights) -> Result<(), Refusal> {
        self.may_pick(knights)?;
        self.state.picked = [knights.crusaders, knights.saracens];
        self.state.phase = Phase::DealHeroes;
        Ok(())
    }

    pub(crate) fn may_pick(&self, knights: Knights) -> Result<(), Refusal> {
        let needed = self.knights_per_side() as u8;
        let right = |side: Side| knights.of(side) < 16 && knights.of(side).count_ones() == u32::from(needed);
        if right(Side::Crusaders) && right(Side::Saracens) {
            Ok(())
        } else {
            Err(Refusal::WrongNumberOfKnights { needed })
        }
    }

    /// C-HEROES: each seat of a side draws one of that side's knights.
    fn deal_heroes(&mut self, answer: &[u32], events: &mut Events) {
        let mut answers = answer.iter();
        for side in [Side::Crusaders, Side::Saracens] {
            let mut left = u32::from(self.state.picked[side as usize]);
            for (seat, nth) in self.knights(side).iter().zip(&mut answers) {
                let knight = (0..*nth).fold(left, |left, _| left & (left - 1)).trailing_zeros();
                left &= !(1 << knight);
                self.state.heroes[seat.index()] = Hero(side as u8 * 4 + knight as u8);
            }
        }
        if let Some(wizard) = self.state.wizard {
            self.state.heroes[wizard.index()] = Hero(8);
        }
        self.state.phase = if self.state.wizard.is_some() { Phase::Wards } else { Phase::Goals };
        events.all(|| Event::BoutBegan {
            bout: self.state.bout,
            heroes: Seat::all(self.n()).map(|seat| self.who(seat)).collect(),
            crusaders: self.state.crusaders,
            wizard: self.state.wizard,
        });
    }

    /// C-WARDS: the wizard takes a card of each goal deck before the hunts are shuffled in.
    fn draw_wards(&mut self, answer: &[u32], events: &mut Events) {
        let Some(wizard) = self.state.wizard else { return };
        for (deck, side) in [Side::Saracens, Side::Crusaders].into_iter().enumerate() {
            let ward = self.knights(side).nth(answer[deck]).unwrap_or(wizard);
            self.state.wards[deck] = ward;
            let goal = self.data.sympathy(self.state.heroes[ward.index()]);
            self.tell_goal(wizard, goal, events);
        }
        self.state.phase = Phase::Goals;
        events.reveal(Revealed::to(wizard));
    }

    /// Whom each side's deck of goals names. With the wizard at the table his wards are gone from the decks.
    pub(crate) fn goal_decks(&self) -> [SeatSet; 2] {
        let mut decks = [SeatSet::EMPTY; 2];
        for side in [Side::Crusaders, Side::Saracens] {
            decks[side as usize] = self.knights(side.other());
        }
        if self.state.wizard.is_some() {
            decks[Side::Crusaders as usize].remove(self.state.wards[0]);
            decks[Side::Saracens as usize].remove(self.state.wards[1]);
        }
        decks
    }

    /// C-GOALS: each knight, in seat order, draws from the deck with the opposing side's backs. With the
    /// wizard at the table each holds a hunt.
    fn draw_goals(&mut self, answer: &[u32], events: &mut Events) {
        let mut decks = self.goal_decks();
        let mut answers = answer.iter();
        for seat in Seat::all(self.n()) {
            let Some(side) = self.side(seat) else { continue };
            let deck = &mut decks[side as usize];
            let nth = answers.next().copied().unwrap_or(0);
            // The hunt lies last in the deck: it is drawn by the number after the sympathies left.
            let aim = deck.nth(nth).map_or(Aim::Hunt, Aim::Sympathy);
            if let Aim::Sympathy(named) = aim {
                deck.remove(named);
            }
            self.state.aims[seat.index()] = aim;
            if events.is_on() {
                let goal = self.goal_of(seat, aim);
                self.tell_goal(seat, goal, events);
            }
        }
        if self.state.bout == 1 {
            self.state.phase = Phase::First;
        } else {
            self.begin_round(events);
        }
    }

    /// The goal card behind an aim.
    pub(crate) fn goal_of(&self, seat: Seat, aim: Aim) -> Goal {
        match aim {
            Aim::Sympathy(named) => self.data.sympathy(self.state.heroes[named.index()]),
            Aim::Hunt => self.data.hunt(self.side(seat).unwrap_or(Side::Crusaders)),
        }
    }

    /// HEA-GOAL-01: only the drawer sees it.
    fn tell_goal(&self, seat: Seat, goal: Goal, events: &mut Events) {
        let who = self.who(seat);
        let full = || Event::GoalDrawn { who, goal: Some(goal) };
        events.split(SeatSet::one(seat), full, || Event::GoalDrawn { who, goal: None });
    }
}
