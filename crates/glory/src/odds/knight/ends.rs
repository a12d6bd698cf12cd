//! RESOLVE (GLO-DUEL-10 and 11): how a clash may end, and what follows.

use super::super::joust::{EVEN, Standing, Worth};
use super::super::reach::Reach;
use super::Solver;
use super::table::Table;
use std::cmp::Ordering;

/// What follows a clash that is lost, won, and won on equal attack, or lost on equal attack.
pub(super) struct Ends {
    pub(super) lost: Worth,
    pub(super) level: Worth,
    pub(super) won: Worth,
}

impl Ends {
    /// Is a higher total never worse?
    pub(super) fn ordered(&self) -> bool {
        self.lost.value <= self.level.value && self.level.value <= self.won.value
    }

    /// A reroll towards this total after which nothing is decided: all that matters is how likely the new total
    /// is above it, or equal to it. The best way, if it is worth more than `value`.
    pub(super) fn reroll(&self, reach: &Reach, triple: usize, total: i8, price: f64, value: f64) -> Option<Worth> {
        let worth = |way: [f64; 2]| self.mix(way, |worth| worth.value) - price;
        let mut most = value + EVEN;
        if worth([reach.at_least(total)[triple], reach.at_least(total + 1)[triple]]) <= most {
            return None;
        }
        let mut best = None;
        for way in reach.ways(triple, total) {
            let value = worth(way);
            if value > most {
                most = value + EVEN;
                let (duel, clash) = (self.mix(way, |worth| worth.duel), self.mix(way, |worth| worth.clash));
                best = Some(Worth { value, duel, clash });
            }
        }
        best
    }

    /// RESOLVE, for all dice.
    pub(super) fn resolve(&self, like: &Table, mine: &[i8], theirs: &[i8]) -> Table {
        let mut table = like.clone();
        for (triple, mine) in mine.iter().enumerate() {
            for (lane, theirs) in theirs.iter().take(like.lanes()).enumerate() {
                table.set(like.place(triple, lane), self.of(mine.cmp(theirs)));
            }
        }
        table
    }

    pub(super) const fn of(&self, order: Ordering) -> Worth {
        match order {
            Ordering::Less => self.lost,
            Ordering::Equal => self.level,
            Ordering::Greater => self.won,
        }
    }

    /// The expectation, by the chances to reach the opponent's total at least, and to exceed it.
    fn mix(&self, [least, above]: [f64; 2], of: impl Fn(&Worth) -> f64) -> f64 {
        let [lost, level, won] = [of(&self.lost), of(&self.level), of(&self.won)];
        lost + least * (level - lost) + above * (won - level)
    }
}

impl Solver {
    /// What follows the clash.
    pub(super) fn ends(&mut self, at: Standing) -> Ends {
        let lost = self.lost(at);
        let level = if self.wins_tie(&at) { self.tied(at) } else { lost };
        Ends { lost, level, won: self.won(at) }
    }

    pub(super) fn lost(&mut self, at: Standing) -> Worth {
        Worth { clash: 0.0, ..self.later(at.after_clash(false)) }
    }

    pub(super) fn won(&mut self, at: Standing) -> Worth {
        Worth { clash: 1.0, ..self.later(at.after_clash(true)) }
    }

    pub(super) fn tied(&mut self, at: Standing) -> Worth {
        let (at, price) = at.turn_prestige(&self.stakes);
        self.won(at).less(price)
    }
}
