//! The choices of one side in one phase, for all dice: it takes the best for itself.

use super::super::dice::Colour;
use super::super::joust::EVEN;
use super::super::throw::Throw;
use super::grid::Grid;

/// Room to work in, kept for the next time: rows by triple, the same with dice of one, two and three colours rerolled, and what
/// beats a die.
pub(super) type Room = [Vec<f64>; 5];

/// The best of what has been offered so far. The rows of all grids are the side's own.
pub(super) struct Choices<'a> {
    side: usize,
    best: Grid,
    /// For every face, the first face of the other side against which the side is asked.
    first: &'a [usize],
    /// Sums done so far.
    pub(super) sums: u64,
}

impl<'a> Choices<'a> {
    /// Passing: the faces after it, by the face before.
    pub(super) fn passing(side: usize, then: &Grid, faces: &[usize], first: &'a [usize]) -> Self {
        let best = Grid::rows_of(then, faces);
        Self { side, sums: best.cells.len() as u64, best, first }
    }

    pub(super) fn best(self) -> Grid {
        self.best
    }

    /// A token that leaves nothing to chance: the faces after it, by the face before; none where it may not be used.
    pub(super) fn offer(&mut self, then: &Grid, faces: &[Option<usize>], price: f64) {
        for (face, after) in faces.iter().enumerate() {
            if let Some(after) = after {
                self.offer_row(face, &then.cells, *after, price);
            }
        }
        self.sums += self.best.cells.len() as u64;
    }

    /// Rerolling up to so many dice: `faces` has the faces after it by triple, `order` the triples by face.
    pub(super) fn reroll(
        &mut self,
        (then, faces): (&Grid, &[usize]),
        (throw, colours): (&Throw, &[Colour; 3]),
        order: &[usize],
        (most, price): (u8, f64),
        room: &mut Room,
    ) {
        let unit = then.columns;
        let [by_triple, room_red, room_black, room_white, above] = room;
        then.rows_into(faces, by_triple);
        let ways = throw.ways(most);
        let mut rerolled = |before: &[f64], dice: (usize, u8), after: &mut Vec<f64>| {
            throw.rerolled(colours, dice, unit, before, after, above);
            before.len() as u64
        };
        for red in 0..=throw.dice[0].min(most) {
            let mut reds: &[f64] = by_triple;
            if red > 0 {
                self.sums += rerolled(reds, (0, red), room_red);
                reds = room_red;
            }
            for black in 0..=throw.dice[1].min(most - red) {
                let mut whites = ways.iter().filter(|way| way[..2] == [red, black]).peekable();
                if whites.peek().is_none() {
                    continue;
                }
                let mut blacks = reds;
                if black > 0 {
                    self.sums += rerolled(blacks, (1, black), room_black);
                    blacks = room_black;
                }
                for [.., white] in whites {
                    let mut whites = blacks;
                    if *white > 0 {
                        self.sums += rerolled(whites, (2, *white), room_white);
                        whites = room_white;
                    }
                    for (face, triple) in order.iter().enumerate() {
                        self.offer_row(face, whites, *triple, price);
                    }
                    self.sums += self.best.cells.len() as u64;
                }
            }
        }
    }

    /// What is better for the side than the best so far, cell by cell: a row of cells like those of the grid.
    fn offer_row(&mut self, face: usize, cells: &[f64], row: usize, price: f64) {
        let (columns, first) = (self.best.columns, self.first[face]);
        let (own, sign) = self.best.planes.own(self.side);
        let size = self.best.size();
        let theirs = cells.len() / (self.best.cells.len() / size);
        let mine = |plane: usize| plane * size + face * columns + first..plane * size + (face + 1) * columns;
        let offer = |plane: usize| plane * theirs + row * columns + first..plane * theirs + (row + 1) * columns;
        if self.best.cells.len() == size {
            // One number, and no prices.
            for (best, offered) in self.best.cells[mine(0)].iter_mut().zip(&cells[offer(0)]) {
                *best = if sign * offered > sign * *best + EVEN { *offered } else { *best };
            }
            return;
        }
        let planes = self.best.cells.len() / size;
        let values = &cells[offer(own)];
        for (column, value) in values.iter().enumerate() {
            if sign * value - price > sign * self.best.cells[mine(own).start + column] + EVEN {
                for plane in 0..planes {
                    self.best.cells[mine(plane).start + column] = cells[offer(plane).start + column];
                }
                self.best.cells[mine(own).start + column] -= price;
            }
        }
    }
}
