//! Worths of two sides, for all their dice at once.

use super::super::joust::{EVEN, Worth};

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
