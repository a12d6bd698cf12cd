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

/// Which numbers of a [`Pair`] are carried along: the fewer, the sooner. Where only winning counts, the chance of the first side
/// to win the duel is what it is worth to both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Planes {
    /// Does only winning count?
    pub(super) victory: bool,
    /// Is the chance to win the clash wanted?
    pub(super) clash: bool,
}

impl Planes {
    const fn count(self) -> usize {
        (if self.victory { 1 } else { 3 }) + self.clash as usize
    }

    /// Where the value of a side stands, and whether more of it is better for the side.
    pub(super) const fn own(self, side: usize) -> (usize, f64) {
        match (self.victory, side) {
            (true, 0) => (0, 1.0),
            (true, _) => (0, -1.0),
            (false, _) => (side, 1.0),
        }
    }

    const fn numbers(self, pair: &Pair) -> [f64; 4] {
        if self.victory {
            [pair.duel, pair.clash, 0.0, 0.0]
        } else {
            [pair.value[0], pair.value[1], pair.duel, pair.clash]
        }
    }

    fn pair(self, number: impl Fn(usize) -> f64) -> Pair {
        let clash = if self.clash { number(self.count() - 1) } else { 0.0 };
        if self.victory {
            let duel = number(0);
            return Pair { value: [duel, 1.0 - duel], duel, clash };
        }
        Pair { value: [number(0), number(1)], duel: number(2), clash }
    }
}

/// A worth for every pair of faces, plane by plane. A *face* is what still counts of the dice of a side: its triple, or only
/// its total if it can change them no more.
#[derive(Clone)]
pub(super) struct Grid {
    pub(super) planes: Planes,
    /// Faces of the first side.
    pub(super) rows: usize,
    /// Faces of the second side.
    pub(super) columns: usize,
    pub(super) cells: Vec<f64>,
}

impl Grid {
    pub(super) fn new(planes: Planes, rows: usize, columns: usize) -> Self {
        Self { planes, rows, columns, cells: vec![0.0; planes.count() * rows * columns] }
    }

    pub(super) const fn size(&self) -> usize {
        self.rows * self.columns
    }

    pub(super) fn get(&self, row: usize, column: usize) -> Pair {
        self.planes.pair(|plane| self.cells[plane * self.size() + row * self.columns + column])
    }

    pub(super) fn set(&mut self, row: usize, column: usize, pair: &Pair) {
        let (place, size) = (row * self.columns + column, self.size());
        for (plane, number) in self.cells.chunks_exact_mut(size).zip(self.planes.numbers(pair)) {
            plane[place] = number;
        }
    }

    /// These rows, one after the other.
    pub(super) fn rows_into(&self, rows: &[usize], cells: &mut Vec<f64>) {
        cells.clear();
        cells.reserve(self.planes.count() * rows.len() * self.columns);
        for plane in self.cells.chunks_exact(self.size()) {
            for row in rows {
                cells.extend_from_slice(&plane[row * self.columns..(row + 1) * self.columns]);
            }
        }
    }

    /// A grid of these rows of another one.
    pub(super) fn rows_of(other: &Self, rows: &[usize]) -> Self {
        let mut cells = Vec::new();
        other.rows_into(rows, &mut cells);
        Self { rows: rows.len(), cells, ..*other }
    }

    /// Rows and columns changed round.
    pub(super) fn turned(&self) -> Self {
        let mut turned = Self { rows: self.columns, columns: self.rows, cells: vec![0.0; self.cells.len()], ..*self };
        for (to, from) in turned.cells.chunks_exact_mut(self.size()).zip(self.cells.chunks_exact(self.size())) {
            for (row, to) in to.chunks_exact_mut(self.rows).enumerate() {
                for (to, cell) in to.iter_mut().zip(from[row..].iter().step_by(self.columns)) {
                    *to = *cell;
                }
            }
        }
        turned
    }

    /// Takes over, changed round, what another grid has in each row from a column on.
    pub(super) fn take_turned(&mut self, other: &Self, from: &[usize]) {
        let size = self.size();
        for (to, cells) in self.cells.chunks_exact_mut(size).zip(other.cells.chunks_exact(size)) {
            for ((row, cells), from) in cells.chunks_exact(other.columns).enumerate().zip(from) {
                for (column, cell) in cells.iter().enumerate().skip(*from) {
                    to[column * self.columns + row] = *cell;
                }
            }
        }
    }

    /// The expectation, by the chances of the faces of both sides.
    pub(super) fn expected(&self, chances: &[Vec<f64>; 2]) -> Pair {
        let sums: Vec<f64> = self.cells.chunks_exact(self.size()).map(|plane| sum(plane, chances)).collect();
        self.planes.pair(|plane| sums[plane])
    }
}

fn sum(plane: &[f64], [rows, columns]: &[Vec<f64>; 2]) -> f64 {
    let of = |row: &[f64]| row.iter().zip(columns).map(|(cell, chance)| cell * chance).sum::<f64>();
    plane.chunks_exact(columns.len()).zip(rows).map(|(row, chance)| chance * of(row)).sum()
}
