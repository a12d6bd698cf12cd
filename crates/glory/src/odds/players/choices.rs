//! The choices of one side in one phase, for all dice: it takes the best for itself.

use super::super::joust::EVEN;
use super::acts::{Outcome, Outcomes};
use super::grid::{Grid, Pair};
use std::rc::Rc;

/// Passing, and the tokens that may be spent. The rows of all grids are the side's own.
pub(super) struct Choices {
    side: usize,
    pass: Rc<Grid>,
    /// Faces after passing, by the face before.
    faces: Vec<usize>,
    tokens: Vec<Spent>,
    /// Sums done so far.
    pub(super) sums: u64,
    // One row: the best cells, their values for the side, and the sums of one outcome.
    row: Vec<Pair>,
    best: Vec<f64>,
    now: Vec<f64>,
}

/// What follows a token.
struct Spent {
    then: Rc<Grid>,
    /// What `then` is worth to the side alone.
    values: Vec<f64>,
    outcomes: Rc<Outcomes>,
    price: f64,
}

impl Choices {
    pub(super) fn new(side: usize, pass: Rc<Grid>, faces: Vec<usize>) -> Self {
        Self { side, pass, faces, tokens: Vec::new(), sums: 0, row: Vec::new(), best: Vec::new(), now: Vec::new() }
    }

    pub(super) fn add(&mut self, then: Rc<Grid>, outcomes: Rc<Outcomes>, price: f64) {
        let values = then.cells.iter().map(|cell| cell.value[self.side]).collect();
        self.tokens.push(Spent { then, values, outcomes, price });
    }

    pub(super) fn faces(&self) -> usize {
        self.faces.len()
    }

    pub(super) fn columns(&self) -> usize {
        self.pass.columns
    }

    /// The best choice with this face, for every face of the other side from `first` on.
    ///
    /// It is found by the side's own value; the rest is summed up for the best outcome only.
    pub(super) fn best(&mut self, face: usize, first: usize) -> &[Pair] {
        self.row.clear();
        self.row.extend_from_slice(&self.pass.row(self.faces[face])[first..]);
        self.best.clear();
        self.best.extend(self.row.iter().map(|pair| pair.value[self.side]));
        let columns = self.row.len();
        for Spent { then, values, outcomes, price } in &self.tokens {
            let mut chosen: Vec<Option<&Outcome>> = vec![None; columns];
            for outcome in &outcomes[face] {
                self.sums += (outcome.len() * columns) as u64;
                self.now.clear();
                self.now.resize(columns, -price);
                for (after, chance) in outcome {
                    let values = &values[after * then.columns + first..(after + 1) * then.columns];
                    for (sum, value) in self.now.iter_mut().zip(values) {
                        *sum += chance * value;
                    }
                }
                for ((now, best), chosen) in self.now.iter().zip(&mut self.best).zip(&mut chosen) {
                    if *now > *best + EVEN {
                        (*best, *chosen) = (*now, Some(outcome));
                    }
                }
            }
            for (column, (pair, chosen)) in self.row.iter_mut().zip(chosen).enumerate() {
                let Some(outcome) = chosen else { continue };
                *pair = Pair::default().less(self.side, *price);
                for (after, chance) in outcome {
                    pair.add(*chance, &then.row(*after)[first + column]);
                }
            }
        }
        &self.row
    }
}
