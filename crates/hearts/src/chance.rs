//! Questions of luck: what is asked, and what the numbers of an answer mean, for people who draw real cards.

use crate::event::Events;
use crate::ids::{Goal, Hero, Side};
use crate::refusal::Refusal;
use crate::state::{Aim, Hearts, Phase};
use crate::words::names::Speaker;
use quintain_core::bits::nth_bit;
use quintain_core::speaker::arg;
use quintain_core::{Illegal, Luck, Next, Request, Seat, SeatSet};
use std::convert::Infallible;

impl Hearts {
    /// The chance question of a setup step.
    pub(crate) fn setup_question(&self) -> Request {
        let n = self.n() as u32;
        let k = self.knights_per_side() as u32;
        match self.state.phase {
            Phase::Reseat => Request::new("C-SEATS", (2..=n).rev()),
            Phase::Wizard => Request::new("C-WIZARD", [n]),
            Phase::Sides => Request::new("C-SIDES", [2]),
            Phase::DealHeroes => {
                let side = |mask: u8| (0..k).map(move |drawn| mask.count_ones() - drawn);
                Request::new("C-HEROES", side(self.state.picked[0]).chain(side(self.state.picked[1])))
            }
            Phase::Wards => Request::new("C-WARDS", [k, k]),
            // Each knight draws from his side's deck of k cards: 4, 4, 3, 3, … as the sides alternate.
            Phase::Goals => Request::new("C-GOALS", (0..2 * k).map(|knight| k - knight / 2)),
            _ => Request::new("C-FIRST", [n]),
        }
    }

    /// What the game waits for when nobody is at turn.
    pub(crate) fn next_between_turns(&self) -> Next {
        match self.state.phase {
            Phase::Turn => Next::seat(self.state.mover),
            Phase::Deal => Next::Chance(self.deal_question()),
            Phase::PickHeroes => Next::seat(self.state.host),
            Phase::BoutEnd => {
                let all = SeatSet::all(self.n()).iter();
                Next::open(all.filter(|seat| !self.state.ready.contains(*seat)).collect())
            }
            Phase::Over => Next::Over(self.outcome()),
            _ => Next::Chance(self.setup_question()),
        }
    }

    /// Chance has spoken. On `Err` nothing has changed.
    #[inline]
    pub(crate) fn answer(&mut self, answer: &[u32], events: &mut Events) -> Result<(), Illegal<Refusal>> {
        if self.state.phase == Phase::Deal {
            return Ok(self.deal(answer, events)?);
        }
        if matches!(self.state.phase, Phase::Turn | Phase::PickHeroes | Phase::BoutEnd | Phase::Over) {
            return Err(Illegal::NoChanceDue);
        }
        self.setup_question().check(answer)?;
        self.set_up(answer, events);
        Ok(())
    }

    /// Answers every open question from `luck`. Deals are not written down as questions.
    #[inline]
    pub(crate) fn settle_by<L: Luck>(&mut self, luck: &mut L, events: &mut Events) {
        while self.state.phase != Phase::Turn {
            if self.state.phase == Phase::Deal {
                let Ok(()) = self.deal_by(|left| Ok::<_, Infallible>(luck.below(left)), events);
            } else if let Next::Chance(request) = self.next_between_turns() {
                self.set_up(&luck.answer(&request), events);
            } else {
                break;
            }
        }
    }

    /// C-DEAL: one question for each seat, clockwise from the first.
    #[inline]
    pub(crate) fn deal_question(&self) -> Request {
        let size = u32::from(self.deal_size(self.state.mover));
        Request::draw("C-DEAL", size, self.state.deck.len())
    }

    /// What the next number of the open question stands for, after those in `prior`.
    pub(crate) fn chance_name(&self, prior: &[u32], value: u32, speaker: Speaker) -> Option<String> {
        let lang = speaker.lang;
        let hero = |hero: Hero| self.data.hero(hero).name.get(lang).to_owned();
        let goal = |goal: Goal| self.data.goal_name(goal).get(lang).to_owned();
        let seat = |seat: Seat| speaker.say("seat", &[arg("n", seat.index() + 1)]).plain();
        match self.state.phase {
            Phase::Deal => {
                let mut deck = self.state.deck;
                for index in prior {
                    if *index < deck.len() {
                        deck.take(*index);
                    }
                }
                let card = (value < deck.len()).then(|| deck.take(value))?;
                Some(speaker.card_name(card).to_owned())
            }
            Phase::Wizard | Phase::First => Some(seat(Seat::new(value as usize))),
            Phase::Reseat => {
                let left = prior.iter().try_fold(SeatSet::all(self.n()), |left, nth| without(left, *nth))?;
                left.nth(value).map(seat)
            }
            Phase::Sides => {
                let first = self.state.wizard.map_or(Seat::new(0), |wizard| wizard.next(self.n()));
                let side = if value == 0 { "first-crusaders" } else { "first-saracens" };
                Some(speaker.say(side, &[arg("seat", seat(first))]).plain())
            }
            Phase::DealHeroes => {
                let drawn = prior.len() / self.knights_per_side();
                let side = if drawn == 0 { Side::Crusaders } else { Side::Saracens };
                let knight = |left: u32, nth: u32| (nth < left.count_ones()).then(|| nth_bit(left, nth));
                let before = &prior[drawn * self.knights_per_side()..];
                let mut left = u32::from(self.state.picked[side as usize]);
                for nth in before {
                    left &= !(1 << knight(left, *nth)?);
                }
                knight(left, value).map(|knight| hero(Hero(side as u8 * 4 + knight as u8)))
            }
            Phase::Wards => {
                let side = [Side::Saracens, Side::Crusaders].get(prior.len())?;
                let ward = self.knights(*side).nth(value)?;
                Some(goal(self.data.sympathy(self.state.heroes[ward.index()])))
            }
            Phase::Goals => {
                let mut decks = self.goal_decks();
                let mut drawing = Seat::all(self.n()).filter_map(|seat| Some((seat, self.side(seat)?)));
                for nth in prior {
                    let (_, side) = drawing.next()?;
                    if let Some(left) = without(decks[side as usize], *nth) {
                        decks[side as usize] = left;
                    }
                }
                let (drawer, side) = drawing.next()?;
                Some(goal(self.goal_of(drawer, decks[side as usize].nth(value).map_or(Aim::Hunt, Aim::Sympathy))))
            }
            _ => None,
        }
    }
}

/// The seats without the nth of them.
fn without(seats: SeatSet, nth: u32) -> Option<SeatSet> {
    let mut left = seats;
    left.remove(seats.nth(nth)?);
    Some(left)
}
