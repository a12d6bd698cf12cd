//! Dice as distributions. Only the best die of a colour counts and the lowest are rerolled first, so the
//! best value and the number of dice say everything about a colour.

use crate::data::DieData;

/// The highest value a face may have, plus one.
pub(crate) const VALUES: usize = 10;

/// Chances of each best value.
pub(crate) type Best = [f64; VALUES];

/// The chances of one colour.
#[derive(Clone, Debug)]
pub(crate) struct Colour {
    /// `best[awake][dice]`: the best of so many dice; of none it is 0 for certain.
    best: [[Best; 4]; 2],
    /// `kernels[awake][dice][rerolled][before]`: see [`Colour::reroll`].
    kernels: Vec<Kernel>,
}

/// What rerolling makes of every best value before.
pub(crate) type Kernel = [Best; VALUES];

impl Colour {
    pub(crate) fn new(die: &DieData) -> Self {
        let mut best = [[[0.0; VALUES]; 4]; 2];
        for (row, faces) in best.iter_mut().zip([&die.asleep, &die.awake]) {
            row[0][0] = 1.0;
            for dice in 1..4 {
                for (value, before) in row[dice - 1].into_iter().enumerate() {
                    for face in faces {
                        let face = usize::from(*face);
                        let after = if dice == 1 { face } else { value.max(face) };
                        row[dice][after] += before / faces.len() as f64;
                    }
                }
            }
        }
        let mut colour = Self { best, kernels: Vec::new() };
        for awake in [false, true] {
            for dice in 0..4 {
                for rerolled in 0..4 {
                    let kernel = std::array::from_fn(|before| colour.reroll(before, dice, rerolled, awake));
                    colour.kernels.push(kernel);
                }
            }
        }
        colour
    }

    /// The kernel of rerolling so many of so many dice.
    pub(crate) fn kernel(&self, dice: u8, rerolled: u8, awake: bool) -> &Kernel {
        &self.kernels[usize::from(awake) * 16 + usize::from(dice.min(3)) * 4 + usize::from(rerolled.min(3))]
    }

    /// The best of `dice` dice.
    pub(crate) fn roll(&self, dice: u8, awake: bool) -> &Best {
        &self.best[usize::from(awake)][usize::from(dice.min(3))]
    }

    /// The best after `rerolled` of `dice` dice, the lowest, are rolled again, when it was `before`.
    fn reroll(&self, before: usize, dice: u8, rerolled: u8, awake: bool) -> Best {
        let fresh = self.roll(rerolled, awake);
        let mut after = [0.0; VALUES];
        if rerolled == 0 {
            after[before] = 1.0;
        } else if rerolled >= dice {
            after = *fresh;
        } else {
            for (value, chance) in fresh.iter().enumerate() {
                after[value.max(before)] += chance;
            }
        }
        after
    }
}
