//! Before the cards are dealt: seats, wizard, sides, heroes, goals, first seat.

use crate::data::{Goal, Hero, Side};
use crate::event::Event;
use crate::moves::{Knights, Move};
use crate::options::{ChoiceOfHeroes, Reseat};
use crate::refusal::WhyNot;
use crate::slots::Slots;
use crate::state::{Aim, Hearts, Phase, SEATS};
use crate::{Cards, Happenings};
use quintain_core::{Choices, Request, Revealed, Seat, SeatSet};

impl Hearts {
    /// The chance question of a setup step.
    pub(crate) fn setup_question(&self) -> Request {
        let n = self.n() as u32;
        let k = self.knights_per_side() as u32;
        match self.table.phase {
            Phase::Reseat => Request::new("C-SEATS", (2..=n).rev()),
            Phase::Wizard => Request::new("C-WIZARD", [n]),
            Phase::Sides => Request::new("C-SIDES", [2]),
            Phase::DealHeroes => {
                let side = |mask: u8| (0..k).map(move |drawn| mask.count_ones() - drawn);
                Request::new("C-HEROES", side(self.table.picked[0]).chain(side(self.table.picked[1])))
            }
            Phase::Wards => Request::new("C-WARDS", [k, k]),
            // Each knight draws from his side's deck of k cards: 4, 4, 3, 3, … as the sides alternate.
            Phase::Goals => Request::new("C-GOALS", (0..2 * k).map(|knight| k - knight / 2)),
            _ => Request::new("C-FIRST", [n]),
        }
    }

    /// Carries a setup step out.
    pub(crate) fn set_up(&mut self, answer: &[u32], events: &mut Happenings) -> Revealed {
        match self.table.phase {
            Phase::Reseat => self.reseat(answer, events),
            Phase::Wizard => {
                self.table.wizard = Some(Seat::new(answer[0] as usize));
                self.table.phase = Phase::Sides;
            }
            Phase::Sides => self.divide(answer[0]),
            Phase::DealHeroes => self.deal_heroes(answer, events),
            Phase::Wards => return self.draw_wards(answer, events),
            Phase::Goals => return self.draw_goals(answer, events),
            _ => {
                self.table.first = Seat::new(answer[0] as usize);
                self.begin_round(events);
            }
        }
        Revealed::TO_ALL
    }

    /// The next bout of a match. The wizard's role passes on (HEA-MATCH-03), the seat after the declarer
    /// begins (HEA-MATCH-04), heroes, sides and goals are dealt anew (HEA-MATCH-05).
    pub(crate) fn begin_bout(&mut self) {
        let n = self.n();
        let table = &mut self.table;
        table.bout += 1;
        table.round = 1;
        table.lap = 0;
        table.ready = SeatSet::EMPTY;
        table.winners = SeatSet::EMPTY;
        table.ending = None;
        table.wounds = [0; SEATS];
        table.marked = [0; SEATS];
        table.hands = [Cards::NONE; SEATS];
        table.deck = Cards::NONE;
        table.slots = Slots::EMPTY;
        table.aims = [Aim::Hunt; SEATS];
        table.wards = [Seat::new(0); 2];
        table.heroes = [Hero(0); SEATS];
        table.picked = [15; 2];
        table.wizard = table.wizard.map(|seat| seat.next(n));
        table.first = table.declarer.next(n);
        table.phase = if table.options.reseat == Reseat::Shuffle { Phase::Reseat } else { Phase::Sides };
    }

    /// C-SEATS: tokens, the part of the host, the wizard's role and the first turn go with the players
    /// (HEA-MATCH-08). The player in seat `i` draws his new seat among those that are left.
    fn reseat(&mut self, answer: &[u32], events: &mut Happenings) {
        let n = self.n();
        let mut free = SeatSet::all(n);
        let mut new_seat = [Seat::new(0); SEATS];
        for (old, seat) in new_seat.iter_mut().enumerate().take(n) {
            let nth = answer.get(old).copied().unwrap_or(0);
            *seat = free.nth(nth).unwrap_or(Seat::new(old));
            free.remove(*seat);
        }
        let table = &mut self.table;
        let tokens = table.tokens;
        for old in 0..n {
            table.tokens[new_seat[old].index()] = tokens[old];
        }
        table.host = new_seat[table.host.index()];
        table.wizard = table.wizard.map(|seat| new_seat[seat.index()]);
        table.first = new_seat[table.first.index()];
        table.phase = Phase::Sides;
        events.all(|| Event::Reseated { seats: new_seat[..n].to_vec() });
    }

    /// C-SIDES: seats alternate between the sides (HEA-SEAT-03), from seat 0, or from the wizard's left.
    fn divide(&mut self, answer: u32) {
        let n = self.n();
        let start = self.table.wizard.map_or(Seat::new(0), |wizard| wizard.next(n));
        let mut seat = start;
        self.table.crusaders = SeatSet::EMPTY;
        for place in 0..self.knights_per_side() * 2 {
            if place % 2 == answer as usize {
                self.table.crusaders.insert(seat);
            }
            seat = seat.next(n);
        }
        // With four on each side the host has nothing to choose.
        let host_chooses = self.table.options.heroes == ChoiceOfHeroes::Host && self.knights_per_side() < 4;
        self.table.phase = if host_chooses { Phase::PickHeroes } else { Phase::DealHeroes };
    }

    /// D-HEROES: equal numbers of both sides (HEA-SEAT-02).
    pub(crate) fn pick_heroes(&mut self, knights: Knights) -> Result<Revealed, WhyNot> {
        self.may_pick(knights)?;
        self.table.picked = [knights.crusaders, knights.saracens];
        self.table.phase = Phase::DealHeroes;
        Ok(Revealed::NOTHING)
    }

    fn may_pick(&self, knights: Knights) -> Result<(), WhyNot> {
        let needed = self.knights_per_side() as u8;
        let right = |side: Side| knights.of(side) < 16 && knights.of(side).count_ones() == u32::from(needed);
        if right(Side::Crusaders) && right(Side::Saracens) {
            Ok(())
        } else {
            Err(WhyNot::WrongNumberOfKnights { needed })
        }
    }

    pub(crate) fn list_heroes(&self, moves: &mut impl Choices<Move>) {
        for both in 0..=u8::MAX {
            let knights = Knights { crusaders: both >> 4, saracens: both & 15 };
            moves.one_if(self.may_pick(knights).is_ok(), Move::Heroes(knights));
        }
    }

    /// C-HEROES: each seat of a side draws one of that side's knights.
    fn deal_heroes(&mut self, answer: &[u32], events: &mut Happenings) {
        let mut answers = answer.iter();
        for side in [Side::Crusaders, Side::Saracens] {
            let mut left = u32::from(self.table.picked[side as usize]);
            for (seat, nth) in self.knights(side).iter().zip(&mut answers) {
                let knight = (0..*nth).fold(left, |left, _| left & (left - 1)).trailing_zeros();
                left &= !(1 << knight);
                self.table.heroes[seat.index()] = Hero(side as u8 * 4 + knight as u8);
            }
        }
        if let Some(wizard) = self.table.wizard {
            self.table.heroes[wizard.index()] = Hero(8);
        }
        self.table.phase = if self.table.wizard.is_some() { Phase::Wards } else { Phase::Goals };
        events.all(|| Event::BoutBegan {
            bout: self.table.bout,
            heroes: Seat::all(self.n()).map(|seat| self.who(seat)).collect(),
            crusaders: self.table.crusaders,
            wizard: self.table.wizard,
        });
    }

    /// C-WARDS: the wizard takes a card of each goal deck before the hunts are shuffled in.
    fn draw_wards(&mut self, answer: &[u32], events: &mut Happenings) -> Revealed {
        let Some(wizard) = self.table.wizard else { return Revealed::NOTHING };
        for (deck, side) in [Side::Saracens, Side::Crusaders].into_iter().enumerate() {
            let ward = self.knights(side).nth(answer[deck]).unwrap_or(wizard);
            self.table.wards[deck] = ward;
            let goal = self.data.sympathy(self.table.heroes[ward.index()]);
            self.tell_goal(wizard, goal, events);
        }
        self.table.phase = Phase::Goals;
        Revealed::to(wizard)
    }

    /// Whom each side's deck of goals names. With the wizard at the table his wards are gone from the decks.
    pub(crate) fn goal_decks(&self) -> [SeatSet; 2] {
        let mut decks = [SeatSet::EMPTY; 2];
        for side in [Side::Crusaders, Side::Saracens] {
            decks[side as usize] = self.knights(side.other());
        }
        if self.table.wizard.is_some() {
            decks[Side::Crusaders as usize].remove(self.table.wards[0]);
            decks[Side::Saracens as usize].remove(self.table.wards[1]);
        }
        decks
    }

    /// C-GOALS: each knight, in seat order, draws from the deck with the opposing side's backs. With the
    /// wizard at the table each holds a hunt.
    fn draw_goals(&mut self, answer: &[u32], events: &mut Happenings) -> Revealed {
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
            self.table.aims[seat.index()] = aim;
            if events.is_on() {
                let goal = self.goal_of(seat, aim);
                self.tell_goal(seat, goal, events);
            }
        }
        if self.table.bout == 1 {
            self.table.phase = Phase::First;
        } else {
            self.begin_round(events);
        }
        Revealed::TO_ALL
    }

    /// The goal card behind an aim.
    pub(crate) fn goal_of(&self, seat: Seat, aim: Aim) -> Goal {
        match aim {
            Aim::Sympathy(named) => self.data.sympathy(self.table.heroes[named.index()]),
            Aim::Hunt => self.data.hunt(self.side(seat).unwrap_or(Side::Crusaders)),
        }
    }

    /// HEA-GOAL-01: only the drawer sees it.
    fn tell_goal(&self, seat: Seat, goal: Goal, events: &mut Happenings) {
        let who = self.who(seat);
        let full = || Event::GoalDrawn { who, goal: Some(goal) };
        events.split(SeatSet::one(seat), full, || Event::GoalDrawn { who, goal: None });
    }
}
