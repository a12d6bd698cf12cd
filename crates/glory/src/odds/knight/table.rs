//! Worths for every triple of dice, one lane for each value of the opponent's die.

use super::super::dice::Colour;
use super::super::joust::{EVEN, Worth};
use super::super::throw::Throw;

/// The white die has four different values.
pub(super) const LANES: usize = 4;

/// One number for each lane.
type Lanes = [f64; LANES];

/// What is asked of a duel. Decisions are taken by the value alone; the rest is carried along only if it is
/// wanted, which makes the inside of a duel cheaper.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Wanted {
    /// The value, which is the chance to win the duel.
    Victory,
    /// The value and the chance to win the duel.
    Duel,
    /// The chance to win the clash as well.
    Clash,
}

/// See the fields of [`Worth`]: one plane for each that is wanted.
#[derive(Clone)]
pub(super) struct Table {
    wanted: Wanted,
    triples: usize,
    /// The first so many lanes are in use: all of them, or one.
    lanes: usize,
    cells: Vec<Lanes>,
}

impl Table {
    /// The same worth everywhere.
    pub(super) fn new(wanted: Wanted, triples: usize, lanes: usize, worth: Worth) -> Self {
        let mut cells = Vec::with_capacity((wanted as usize + 1) * triples);
        for plane in &[worth.value, worth.duel, worth.clash][..=wanted as usize] {
            cells.resize(cells.len() + triples, [*plane; LANES]);
        }
        Self { wanted, triples, lanes, cells }
    }

    pub(super) const fn triples(&self) -> usize {
        self.triples
    }

    /// Values alone, by triple.
    pub(super) fn values(&self) -> &[Lanes] {
        &self.cells[..self.triples]
    }

    pub(super) fn worth(&self, triple: usize, lane: usize) -> Worth {
        let plane = |plane: usize| self.cells[plane * self.triples + triple][lane];
        match self.wanted {
            Wanted::Victory => Worth { value: plane(0), duel: plane(0), clash: 0.0 },
            Wanted::Duel => Worth { value: plane(0), duel: plane(1), clash: 0.0 },
            Wanted::Clash => Worth { value: plane(0), duel: plane(1), clash: plane(2) },
        }
    }

    pub(super) fn set(&mut self, triple: usize, lane: usize, worth: Worth) {
        let planes = [worth.value, worth.duel, worth.clash];
        for (plane, worth) in planes[..=self.wanted as usize].iter().enumerate() {
            self.cells[plane * self.triples + triple][lane] = *worth;
        }
    }

    /// Takes the worth if it is better.
    pub(super) fn offer(&mut self, triple: usize, lane: usize, worth: Worth) {
        if worth.value > self.cells[triple][lane] + EVEN {
            self.set(triple, lane, worth);
        }
    }

    /// The better one everywhere; the other one costs a price.
    pub(super) fn offer_all(&mut self, other: &Self, price: f64, at: impl Fn(usize) -> usize) {
        let lanes = self.lanes;
        let (values, rest) = self.cells.split_at_mut(self.triples);
        for (triple, value) in values.iter_mut().enumerate() {
            let from = at(triple);
            for (lane, value) in value[..lanes].iter_mut().enumerate() {
                let offered = other.cells[from][lane] - price;
                if offered > *value + EVEN {
                    *value = offered;
                    for plane in 0..self.wanted as usize {
                        rest[plane * self.triples + triple][lane] =
                            other.cells[(plane + 1) * self.triples + from][lane];
                    }
                }
            }
        }
    }

    /// The expectation over all dice: the chances of the triples, and of the lanes.
    pub(super) fn expected(&self, triples: &[f64], lanes: &Lanes) -> Worth {
        let plane = |plane: usize| {
            let cells = &self.cells[plane * self.triples..(plane + 1) * self.triples];
            let mut sums = [0.0; LANES];
            for (cell, chance) in cells.iter().zip(triples) {
                for lane in 0..LANES {
                    sums[lane] += chance * cell[lane];
                }
            }
            sums[..self.lanes].iter().zip(lanes).map(|(sum, chance)| sum * chance).sum()
        };
        let value = plane(0);
        match self.wanted {
            Wanted::Victory => Worth { value, duel: value, clash: 0.0 },
            Wanted::Duel => Worth { value, duel: plane(1), clash: 0.0 },
            Wanted::Clash => Worth { value, duel: plane(1), clash: plane(2) },
        }
    }

    /// The expectation when so many of the lowest dice of a colour are rerolled.
    pub(super) fn reroll(&self, colours: &[Colour; 3], throw: &Throw, colour: usize, count: u8) -> Self {
        if self.lanes == 1 {
            self.reroll_lanes::<1>(colours, throw, colour, count)
        } else {
            self.reroll_lanes::<LANES>(colours, throw, colour, count)
        }
    }

    fn reroll_lanes<const USED: usize>(&self, colours: &[Colour; 3], throw: &Throw, colour: usize, count: u8) -> Self {
        let fresh = throw.fresh(colours, colour, count);
        let [size, stride] = throw.line(colour);
        let all = count >= throw.dice[colour];
        let mut after = self.clone();
        for start in (0..self.cells.len()).step_by(size * stride) {
            for first in start..start + stride {
                // From the highest value down: what beats the best die, and what leaves it as it is.
                let mut above = [0.0; LANES];
                let mut below: f64 = 1.0;
                for value in (0..size).rev() {
                    let cell = first + value * stride;
                    let here = self.cells[cell];
                    for lane in 0..USED {
                        after.cells[cell][lane] = above[lane] + below * here[lane];
                        above[lane] += fresh[value] * here[lane];
                    }
                    below -= fresh[value];
                }
                if all {
                    for value in 0..size {
                        after.cells[first + value * stride] = above;
                    }
                }
            }
        }
        after
    }
}
