//! Worths for every triple of dice, one lane for each value of the opponent's die.

use super::super::joust::{EVEN, Worth};

/// The white die has four different values.
pub(super) const LANES: usize = 4;

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

/// See the fields of [`Worth`]: one plane for each that is wanted, in it one row of all triples for each lane.
#[derive(Clone)]
pub(super) struct Table {
    wanted: Wanted,
    triples: usize,
    lanes: usize,
    cells: Vec<f64>,
}

impl Table {
    /// The same worth everywhere.
    pub(super) fn new(wanted: Wanted, triples: usize, lanes: usize, worth: Worth) -> Self {
        let mut cells = Vec::with_capacity((wanted as usize + 1) * lanes * triples);
        for plane in &[worth.value, worth.duel, worth.clash][..=wanted as usize] {
            cells.resize(cells.len() + lanes * triples, *plane);
        }
        Self { wanted, triples, lanes, cells }
    }

    pub(super) const fn triples(&self) -> usize {
        self.triples
    }

    pub(super) const fn lanes(&self) -> usize {
        self.lanes
    }

    const fn plane(&self) -> usize {
        self.lanes * self.triples
    }

    /// Values alone, lane by lane.
    pub(super) fn values(&self) -> &[f64] {
        &self.cells[..self.plane()]
    }

    /// Where a value stands.
    pub(super) const fn place(&self, triple: usize, lane: usize) -> usize {
        lane * self.triples + triple
    }

    pub(super) fn worth(&self, triple: usize, lane: usize) -> Worth {
        let plane = |plane: usize| self.cells[plane * self.plane() + self.place(triple, lane)];
        match self.wanted {
            Wanted::Victory => Worth { value: plane(0), duel: plane(0), clash: 0.0 },
            Wanted::Duel => Worth { value: plane(0), duel: plane(1), clash: 0.0 },
            Wanted::Clash => Worth { value: plane(0), duel: plane(1), clash: plane(2) },
        }
    }

    pub(super) fn set(&mut self, place: usize, worth: Worth) {
        let size = self.plane();
        for (plane, worth) in [worth.value, worth.duel, worth.clash][..=self.wanted as usize].iter().enumerate() {
            self.cells[plane * size + place] = *worth;
        }
    }

    /// Takes the worth if it is better.
    pub(super) fn offer(&mut self, place: usize, worth: Worth) {
        if worth.value > self.cells[place] + EVEN {
            self.set(place, worth);
        }
    }

    /// All of it, plane by plane.
    pub(super) fn cells(&self) -> &[f64] {
        &self.cells
    }

    /// The better one everywhere; the other one, the cells of such a table, costs a price. The dice are turned first, by triple,
    /// if they are.
    pub(super) fn offer_all(&mut self, other: &[f64], price: f64, turned: Option<&[usize]>) {
        let size = self.plane();
        let (values, rest) = self.cells.split_at_mut(size);
        let Some(turned) = turned else {
            if rest.is_empty() {
                for (value, offered) in values.iter_mut().zip(other) {
                    let offered = offered - price;
                    *value = if offered > *value + EVEN { offered } else { *value };
                }
                return;
            }
            for (place, value) in values.iter_mut().enumerate() {
                let offered = other[place] - price;
                if offered > *value + EVEN {
                    *value = offered;
                    for (rest, other) in rest.chunks_exact_mut(size).zip(other[size..].chunks_exact(size)) {
                        rest[place] = other[place];
                    }
                }
            }
            return;
        };
        for (lane, row) in values.chunks_exact_mut(self.triples).enumerate() {
            let start = lane * self.triples;
            for ((triple, value), turned) in row.iter_mut().enumerate().zip(turned) {
                let from = start + turned;
                let offered = other[from] - price;
                if offered > *value + EVEN {
                    *value = offered;
                    for plane in 0..self.wanted as usize {
                        rest[plane * size + start + triple] = other[(plane + 1) * size + from];
                    }
                }
            }
        }
    }

    /// The expectation over all dice: the chances of the triples, and of the lanes.
    pub(super) fn expected(&self, triples: &[f64], lanes: &[f64; LANES]) -> Worth {
        let plane = |plane: usize| {
            let rows = self.cells[plane * self.plane()..(plane + 1) * self.plane()].chunks_exact(self.triples);
            let row = |row: &[f64]| row.iter().zip(triples).map(|(cell, chance)| chance * cell).sum::<f64>();
            rows.zip(lanes).map(|(cells, chance)| row(cells) * chance).sum()
        };
        let value = plane(0);
        match self.wanted {
            Wanted::Victory => Worth { value, duel: value, clash: 0.0 },
            Wanted::Duel => Worth { value, duel: plane(1), clash: 0.0 },
            Wanted::Clash => Worth { value, duel: plane(1), clash: plane(2) },
        }
    }
}
