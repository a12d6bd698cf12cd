//! Worths of two sides, for all their dice at once.

use super::super::joust::{EVEN, Worth};
use super::acts::{Outcome, Outcomes};

/// Worths as the two sides see them.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(in super::super) struct Pair {
    /// Expected value for each side.
    pub(super) value: [f64; 2],
    /// Chance of the first side to win the duel.
    pub(super) duel: f64,
    /// Chance of the first side to win the clash that is on.
    pub(super) clash: f64,
}

impl Pair {
    /// As one side sees it.
    pub(in super::super) fn of(self, side: usize) -> Worth {
        let chance = |first: f64| if side == 0 { first } else { 1.0 - first };
        Worth { value: self.value[side], duel: chance(self.duel), clash: chance(self.clash) }
    }

    pub(in super::super) fn less(mut self, side: usize, price: f64) -> Self {
        self.value[side] -= price;
        self
    }

    pub(super) fn add(&mut self, chance: f64, other: &Self) {
        self.value[0] += chance * other.value[0];
        self.value[1] += chance * other.value[1];
        self.duel += chance * other.duel;
        self.clash += chance * other.clash;
    }

    /// The better one for a side; the first unless the second is really better.
    pub(in super::super) fn better(self, other: Self, side: usize) -> Self {
        if other.value[side] > self.value[side] + EVEN { other } else { self }
    }
}

/// A worth for every pair of faces. A *face* is what still counts of the dice of a side: its triple, or only
/// its total if it can change them no more.
#[derive(Clone)]
pub(super) struct Grid {
    /// Faces of the second side.
    pub(super) columns: usize,
    pub(super) cells: Vec<Pair>,
}

impl Grid {
    pub(super) fn row(&self, row: usize) -> &[Pair] {
        &self.cells[row * self.columns..(row + 1) * self.columns]
    }

    /// Some of the rows.
    pub(super) fn rows(&self, rows: &[usize]) -> Self {
        let mut cells = Vec::with_capacity(rows.len() * self.columns);
        for row in rows {
            cells.extend_from_slice(self.row(*row));
        }
        Self { columns: self.columns, cells }
    }

    /// The better one everywhere, if the side of the rows may pay a price for one of the outcomes of its face.
    /// `asked`: the first column that counts, by row. Says how many sums were done.
    ///
    /// The choice is made by the value of that side alone; the rest is summed up for the best outcome only.
    pub(super) fn offer(&mut self, then: &Self, outcomes: &Outcomes, asked: &[usize], side: usize, price: f64) -> u64 {
        let values: Vec<f64> = then.cells.iter().map(|cell| cell.value[side]).collect();
        let (mut sums, mut best) = (vec![0.0; self.columns], vec![0.0; self.columns]);
        let mut chosen: Vec<Option<&Outcome>> = vec![None; self.columns];
        let mut work = 0;
        for ((row, outcomes), asked) in self.cells.chunks_mut(self.columns).zip(outcomes).zip(asked) {
            let row = &mut row[*asked..];
            let (sums, best, chosen) = (&mut sums[..row.len()], &mut best[..row.len()], &mut chosen[..row.len()]);
            chosen.fill(None);
            for (best, cell) in best.iter_mut().zip(&*row) {
                *best = cell.value[side];
            }
            for outcome in outcomes {
                work += (outcome.len() * row.len()) as u64;
                sums.fill(-price);
                for (after, chance) in outcome {
                    let values = &values[after * then.columns + asked..(after + 1) * then.columns];
                    for (sum, value) in sums.iter_mut().zip(values) {
                        *sum += chance * value;
                    }
                }
                for ((sum, best), chosen) in sums.iter().zip(&mut *best).zip(&mut *chosen) {
                    if *sum > *best + EVEN {
                        (*best, *chosen) = (*sum, Some(outcome));
                    }
                }
            }
            for (column, (cell, chosen)) in row.iter_mut().zip(&*chosen).enumerate() {
                let Some(outcome) = chosen else { continue };
                *cell = Pair::default().less(side, price);
                for (after, chance) in *outcome {
                    cell.add(*chance, &then.row(*after)[asked + column]);
                }
            }
        }
        work
    }

    /// Rows and columns changed round.
    pub(super) fn turned(&self) -> Self {
        let rows = self.cells.len() / self.columns;
        let mut cells = Vec::with_capacity(self.cells.len());
        for column in 0..self.columns {
            cells.extend((0..rows).map(|row| self.cells[row * self.columns + column]));
        }
        Self { columns: rows, cells }
    }
}
