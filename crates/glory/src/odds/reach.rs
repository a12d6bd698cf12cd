//! The last reroll of a clash: nothing is decided after it, so all that matters is the new total.

use super::dice::Colour;
use super::known::Known;
use super::throw::Throw;

/// For every triple, how likely rerolling reaches each total.
pub(super) struct Reach {
    span: usize,
    triples: usize,
    /// `best[total * triples + triple]`: the highest chance to reach a total at least.
    best: Vec<f64>,
    /// `tails[starts[triple]..starts[triple + 1]]`, by `span`: the ways that could be the best one.
    starts: Vec<u32>,
    tails: Vec<f64>,
}

impl Reach {
    /// Up to `most` dice are rerolled.
    pub(super) fn new(colours: &[Colour; 3], throw: &Throw, most: u8) -> Self {
        let ways = throw.ways(most);
        let triples = throw.triples.len();
        let span = throw.totals.iter().copied().max().unwrap_or(0) as usize + 2;
        let mut reach = Self { span, triples, best: vec![0.0; span * triples], starts: vec![0], tails: Vec::new() };
        let mut tail = vec![0.0; span];
        let mut behind: Known<[u8; 4], Vec<f64>> = Known::default();
        for (triple, [red, black, white]) in throw.triples.iter().enumerate() {
            let first = reach.tails.len();
            for [reds, blacks, whites] in &ways {
                let key = [*black, *white, *blacks, *whites];
                let behind = behind.entry(key).or_insert_with(|| throw.tail_behind(colours, key, span));
                tail.fill(0.0);
                for (red, chance) in throw.best_after(colours, (0, *reds), *red).iter().enumerate() {
                    if *chance > 0.0 {
                        tail[..red].iter_mut().for_each(|sum| *sum += chance);
                        tail[red..].iter_mut().zip(behind.iter()).for_each(|(sum, least)| *sum += chance * least);
                    }
                }
                reach.offer(first, &tail);
            }
            for tail in reach.tails[first..].chunks(span) {
                for (total, chance) in tail.iter().enumerate() {
                    let best = &mut reach.best[total * triples + triple];
                    *best = best.max(*chance);
                }
            }
            reach.starts.push(reach.tails.len() as u32);
        }
        reach
    }

    /// Keeps a way unless another one reaches every total at least as often.
    fn offer(&mut self, first: usize, tail: &[f64]) {
        let covers = |a: &[f64], b: &[f64]| a.iter().zip(b).all(|(a, b)| *a >= b - 1e-15);
        if self.tails[first..].chunks(self.span).any(|known| covers(known, tail)) {
            return;
        }
        let mut kept = first;
        for from in (first..self.tails.len()).step_by(self.span) {
            if !covers(tail, &self.tails[from..from + self.span]) {
                self.tails.copy_within(from..from + self.span, kept);
                kept += self.span;
            }
        }
        self.tails.truncate(kept);
        self.tails.extend_from_slice(tail);
    }

    /// The highest chance to reach a total at least, by triple.
    pub(super) fn at_least(&self, total: i8) -> &[f64] {
        // The last row is beyond the highest total, the first one is reached for certain.
        let row = usize::try_from(total).unwrap_or(0).min(self.span - 1);
        &self.best[row * self.triples..(row + 1) * self.triples]
    }

    /// For each way that could be the best one, the chances to reach a total at least, and to exceed it.
    pub(super) fn ways(&self, triple: usize, total: i8) -> impl Iterator<Item = [f64; 2]> {
        let tails = &self.tails[self.starts[triple] as usize..self.starts[triple + 1] as usize];
        let at = move |tail: &[f64], total: i8| match usize::try_from(total) {
            Ok(total) => tail.get(total).copied().unwrap_or(0.0),
            Err(_) => 1.0,
        };
        tails.chunks(self.span).map(move |tail| [at(tail, total), at(tail, total + 1)])
    }
}
