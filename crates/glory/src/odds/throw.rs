//! The dice of one side in one clash. A *triple* is its best red, black and white value: nothing else about
//! the dice counts.

use super::dice::{Colour, VALUES};

/// Dice that are thrown together.
pub(super) struct Throw {
    /// Red, black and white dice.
    pub(super) dice: [u8; 3],
    /// Every triple that may lie on the table.
    pub(super) triples: Vec<[u8; 3]>,
    /// The sum of each triple.
    pub(super) totals: Vec<i8>,
    /// The triples of each sum.
    pub(super) by_total: Vec<Vec<usize>>,
    /// The triples ordered by their sum, and the place of each in that order.
    pub(super) ordered: Vec<usize>,
    /// See `ordered`.
    pub(super) place: Vec<usize>,
    /// Triples that tokens turn alike: values beyond what a die can be turned to are one, as are colours without dice.
    pub(super) classes: Vec<u16>,
    /// The chance of each triple to be rolled.
    pub(super) chances: Vec<f64>,
    awake: [bool; 3],
    low: [u8; 3],
    size: [u8; 3],
}

impl Throw {
    /// `turned`: the values that tokens may turn a die of each colour to.
    pub(super) fn new(colours: &[Colour; 3], dice: [u8; 3], awake: [bool; 3], turned: [u8; 3]) -> Self {
        let rolls = [0, 1, 2].map(|colour: usize| colours[colour].roll(dice[colour], awake[colour]));
        let low = rolls.map(|roll| roll.iter().position(|chance| *chance > 0.0).unwrap_or(0) as u8);
        let size = [0, 1, 2].map(|colour: usize| {
            let high = rolls[colour].iter().rposition(|chance| *chance > 0.0).unwrap_or(0) as u8;
            let high = if dice[colour] > 0 { high.max(turned[colour]).min(VALUES as u8 - 1) } else { high };
            high - low[colour] + 1
        });
        let most = (0..3).map(|colour| usize::from(low[colour] + size[colour])).sum();
        let mut throw = Self {
            dice,
            triples: Vec::new(),
            totals: Vec::new(),
            by_total: vec![Vec::new(); most],
            ordered: Vec::new(),
            place: Vec::new(),
            classes: Vec::new(),
            chances: Vec::new(),
            awake,
            low,
            size,
        };
        for red in 0..size[0] {
            for black in 0..size[1] {
                for white in 0..size[2] {
                    let triple = [low[0] + red, low[1] + black, low[2] + white];
                    let total = triple.iter().sum::<u8>();
                    throw.by_total[usize::from(total)].push(throw.triples.len());
                    throw.triples.push(triple);
                    throw.totals.push(total as i8);
                    throw.classes.push(class(triple, dice, turned));
                    throw.chances.push((0..3).map(|colour| rolls[colour][usize::from(triple[colour])]).product());
                }
            }
        }
        throw.ordered = throw.by_total.concat();
        throw.place = vec![0; throw.ordered.len()];
        for (place, triple) in throw.ordered.iter().enumerate() {
            throw.place[*triple] = place;
        }
        throw
    }

    /// Where a triple stands.
    pub(super) fn index(&self, triple: [u8; 3]) -> usize {
        let place =
            |colour: usize| usize::from(triple[colour].saturating_sub(self.low[colour]).min(self.size[colour] - 1));
        (place(0) * usize::from(self.size[1]) + place(1)) * usize::from(self.size[2]) + place(2)
    }

    /// The triple after the lowest dice of colours are turned to these values, 0 for none.
    pub(super) fn turned(&self, triple: usize, to: [u8; 3]) -> usize {
        let before = self.triples[triple];
        self.index([0, 1, 2].map(|colour| before[colour].max(to[colour])))
    }

    /// Every way to reroll up to `most` dice that is worth trying: one more die that is not the best of its
    /// colour can only help.
    pub(super) fn ways(&self, most: u8) -> Vec<[u8; 3]> {
        let dice = self.dice;
        let mut ways = Vec::new();
        for red in 0..=dice[0].min(most) {
            for black in 0..=dice[1].min(most - red) {
                for white in 0..=dice[2].min(most - red - black) {
                    let counts = [red, black, white];
                    let room = red + black + white < most;
                    let idle = counts.iter().zip(dice).any(|(count, dice)| count + 1 < dice);
                    if counts != [0; 3] && !(room && idle) {
                        ways.push(counts);
                    }
                }
            }
        }
        ways
    }

    /// What may lie on the table after so many of the lowest dice are rerolled.
    pub(super) fn reroll(&self, colours: &[Colour; 3], triple: usize, counts: [u8; 3]) -> Vec<(usize, f64)> {
        let after = self.after(colours, triple, counts);
        let mut chances = Vec::new();
        for (red, first) in after[0].iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            for (black, second) in after[1].iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                let place = (red * after[1].len() + black) * after[2].len();
                for (white, third) in after[2].iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                    chances.push((place + white, first * second * third));
                }
            }
        }
        chances
    }

    /// The chances of the best value of a colour after so many of its lowest dice are rerolled.
    pub(super) fn best_after<'a>(
        &self,
        colours: &'a [Colour; 3],
        (colour, count): (usize, u8),
        before: u8,
    ) -> &'a [f64; VALUES] {
        &colours[colour].kernel(self.dice[colour], count, self.awake[colour])[usize::from(before)]
    }

    /// The chances that black and white together come to each total at least, by their values and how many dice are rerolled.
    pub(super) fn tail_behind(
        &self,
        colours: &[Colour; 3],
        [black, white, blacks, whites]: [u8; 4],
        span: usize,
    ) -> Vec<f64> {
        let mut sums = vec![0.0; span.max(2 * VALUES)];
        for (black, first) in self.best_after(colours, (1, blacks), black).iter().enumerate() {
            for (sum, second) in sums[black..].iter_mut().zip(self.best_after(colours, (2, whites), white)) {
                *sum += first * second;
            }
        }
        for total in (1..sums.len()).rev() {
            sums[total - 1] += sums[total];
        }
        sums.truncate(span);
        sums
    }

    /// The chances of the values of each colour.
    fn after<'a>(&self, colours: &'a [Colour; 3], triple: usize, counts: [u8; 3]) -> [&'a [f64]; 3] {
        [0, 1, 2].map(|colour: usize| {
            let kernel = colours[colour].kernel(self.dice[colour], counts[colour], self.awake[colour]);
            let from = usize::from(self.low[colour]);
            &kernel[usize::from(self.triples[triple][colour])][from..from + usize::from(self.size[colour])]
        })
    }

    /// Rolling so many dice of a colour: the chance of each of its values, from the lowest on.
    pub(super) fn fresh<'a>(&self, colours: &'a [Colour; 3], colour: usize, count: u8) -> &'a [f64] {
        let from = usize::from(self.low[colour]);
        &colours[colour].roll(count, self.awake[colour])[from..from + usize::from(self.size[colour])]
    }

    /// What rerolling so many of the lowest dice of a colour makes of numbers that stand for triples, `unit` of them for each:
    /// their expectations, into `after`. `above` is room to work in.
    pub(super) fn rerolled(
        &self,
        colours: &[Colour; 3],
        (colour, count): (usize, u8),
        unit: usize,
        before: &[f64],
        after: &mut Vec<f64>,
        above: &mut Vec<f64>,
    ) {
        let fresh = self.fresh(colours, colour, count);
        let [size, stride] = self.line(colour);
        let stride = stride * unit;
        let all = count >= self.dice[colour];
        after.resize(before.len(), 0.0);
        // For all values of the colours behind this one at once.
        for (here, after) in before.chunks_exact(size * stride).zip(after.chunks_exact_mut(size * stride)) {
            above.clear();
            above.resize(stride, 0.0);
            // From the highest value down: what beats the best die, and what leaves it as it is.
            let mut below: f64 = 1.0;
            for (value, chance) in fresh.iter().enumerate().rev() {
                let cells = value * stride..(value + 1) * stride;
                for ((after, here), above) in after[cells.clone()].iter_mut().zip(&here[cells]).zip(above.iter_mut()) {
                    *after = *above + below * here;
                    *above += chance * here;
                }
                below -= chance;
            }
            if all {
                after.chunks_exact_mut(stride).for_each(|cells| cells.copy_from_slice(above));
            }
        }
    }

    /// Values of a colour, and triples between one value and the next.
    pub(super) fn line(&self, colour: usize) -> [usize; 2] {
        let stride = self.size[colour + 1..].iter().map(|size| usize::from(*size)).product();
        [usize::from(self.size[colour]), stride]
    }
}

fn class(triple: [u8; 3], dice: [u8; 3], turned: [u8; 3]) -> u16 {
    (0..3).fold(0, |class, colour| {
        let value = if dice[colour] > 0 { triple[colour].min(turned[colour]) } else { turned[colour] };
        class * u16::from(turned[colour] + 1) + u16::from(value)
    })
}
