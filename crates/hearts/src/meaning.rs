//! What the numbers of chance mean (`names` of the protocol): for people who draw real cards.

use crate::data::{Goal, Hero, Side};
use crate::state::{Aim, Hearts, Phase};
use crate::words::texts;
use quintain_core::{Lang, Seat, SeatSet};

impl Hearts {
    /// What the next number of the open question stands for, after those in `prior`.
    pub(crate) fn meaning(&self, prior: &[u32], value: u32, lang: Lang) -> Option<String> {
        let hero = |hero: Hero| self.data.hero(hero).name.get(lang).to_owned();
        let goal = |goal: Goal| self.data.goal_name(goal).get(lang).to_owned();
        let seat = |seat: Seat| texts().say(lang, "seat", [("n", (seat.index() as u32 + 1).into())]).plain();
        match self.table.phase {
            Phase::Deal => {
                let mut deck = self.table.deck;
                for index in prior {
                    if *index < deck.len() {
                        deck.take(*index);
                    }
                }
                let card = (value < deck.len()).then(|| deck.take(value))?;
                Some(crate::words::card_name(&self.data, card, lang).to_owned())
            }
            Phase::Wizard | Phase::First => Some(seat(Seat::new(value as usize))),
            Phase::Reseat => {
                let left = prior.iter().try_fold(SeatSet::all(self.n()), |left, nth| without(left, *nth))?;
                left.nth(value).map(seat)
            }
            Phase::Sides => {
                let first = self.table.wizard.map_or(Seat::new(0), |wizard| wizard.next(self.n()));
                let side = if value == 0 { "first-crusaders" } else { "first-saracens" };
                Some(texts().say(lang, side, [("seat", seat(first).into())]).plain())
            }
            Phase::DealHeroes => {
                let drawn = prior.len() / self.knights_per_side();
                let side = if drawn == 0 { Side::Crusaders } else { Side::Saracens };
                let before = &prior[drawn * self.knights_per_side()..];
                let mut left = u32::from(self.table.picked[side as usize]);
                for nth in before {
                    left &= !(1 << nth_bit(left, *nth)?);
                }
                nth_bit(left, value).map(|knight| hero(Hero(side as u8 * 4 + knight as u8)))
            }
            Phase::Wards => {
                let side = [Side::Saracens, Side::Crusaders].get(prior.len())?;
                let ward = self.knights(*side).nth(value)?;
                Some(goal(self.data.sympathy(self.table.heroes[ward.index()])))
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

/// The nth set bit.
fn nth_bit(bits: u32, nth: u32) -> Option<u32> {
    (0..32).filter(|bit| bits & 1 << bit != 0).nth(nth as usize)
}
