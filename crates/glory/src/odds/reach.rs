//! The last reroll of a clash: nothing is decided after it, so all that matters is how likely the new total is
//! above the opponent's, or equal to it.

use super::dice::{Colour, VALUES};

/// One way to reroll: the chance of a higher total, and of an equal one.
pub(crate) type Way = [f64; 2];

/// For every triple of best values, the ways to reroll that could be the best one.
pub(crate) struct Reach {
    starts: Vec<usize>,
    ways: Vec<Way>,
}

/// The dice that are rerolled: colours, dice, which symbols are awake, and how many may be rerolled.
pub(crate) struct Dice<'a> {
    pub(crate) colours: &'a [Colour; 3],
    pub(crate) counts: [u8; 3],
    pub(crate) awake: [bool; 3],
    pub(crate) most: u8,
}

impl Dice<'_> {
    /// Every way worth trying: one more die that is not the best of its colour can only help.
    pub(crate) fn ways(&self) -> Vec<[u8; 3]> {
        let (dice, most) = (self.counts, self.most);
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
}

impl Reach {
    /// `total`: the opponent's.
    pub(crate) fn new(dice: &Dice<'_>, total: i32) -> Self {
        let size = [0, 1, 2].map(|colour: usize| dice.colours[colour].size);
        let ways = dice.ways();
        let mut reach = Self { starts: vec![0], ways: Vec::new() };
        for red in 0..size[0] {
            for black in 0..size[1] {
                for white in 0..size[2] {
                    let from = reach.ways.len();
                    for counts in &ways {
                        let way = chances(dice, [red, black, white], *counts, total);
                        reach.offer(from, way);
                    }
                    reach.starts.push(reach.ways.len());
                }
            }
        }
        reach
    }

    /// Keeps a way unless another is at least as likely to be above, and to be at least equal.
    fn offer(&mut self, from: usize, way: Way) {
        let covers = |a: &Way, b: &Way| a[0] >= b[0] - 1e-15 && a[0] + a[1] >= b[0] + b[1] - 1e-15;
        if self.ways[from..].iter().any(|other| covers(other, &way)) {
            return;
        }
        let mut kept = from;
        for index in from..self.ways.len() {
            if !covers(&way, &self.ways[index]) {
                self.ways.swap(kept, index);
                kept += 1;
            }
        }
        self.ways.truncate(kept);
        self.ways.push(way);
    }

    /// The ways worth trying with this triple.
    pub(crate) fn ways(&self, triple: usize) -> &[Way] {
        &self.ways[self.starts[triple]..self.starts[triple + 1]]
    }
}

/// The chances of one way.
fn chances(dice: &Dice<'_>, best: [usize; 3], counts: [u8; 3], total: i32) -> Way {
    let after = |colour: usize| {
        &dice.colours[colour].kernel(dice.counts[colour], counts[colour], dice.awake[colour]).after[best[colour]]
    };
    let [reds, blacks, whites] = [after(0), after(1), after(2)];
    let mut sums = [0.0; 2 * VALUES];
    for (black, first) in blacks.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
        for (white, second) in whites.iter().enumerate() {
            sums[black + white] += first * second;
        }
    }
    let (mut above, mut equal) = (0.0, 0.0);
    for (red, first) in reds.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
        for (rest, second) in sums.iter().enumerate() {
            match (red + rest) as i32 - total {
                0 => equal += first * second,
                1.. => above += first * second,
                _ => {}
            }
        }
    }
    [above, equal]
}
