//! A duel against an opponent who never decides: a knight, the opponent of a card, the automaton.
//!
//! Between two clashes nothing matters but the score, the strength committed, the faith, the face-up
//! tokens and the prestige: a [`Standing`]. [`Solver::duel`] is the worth of such a point, found once and
//! remembered. A clash is solved backwards, for all dice at once: [`ends`] has RESOLVE, [`tokens`] RELIC, LANCE2
//! and LANCE1, [`faith`] FAITH, and this file ROLL, STRENGTH and the whole duel.

mod costs;
mod ends;
mod faith;
mod plays;
mod table;
mod tokens;

use super::dice::Colour;
pub use super::joust::{Effect, Joust, KINDS, Stakes, Standing, Tool, Worth};
use super::known::Known;
use super::reach::Reach;
use super::throw::Throw;
use crate::data::Data;
use crate::ids;
use costs::{Costs, Stock};
use std::rc::Rc;
use table::{LANES, Table, Wanted};

/// Dice on the table: the best of each colour, and the opponent's die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shown {
    /// Best red, black, white value.
    pub best: [u8; 3],
    /// The opponent's white die.
    pub foe_die: u8,
}

/// The solver, with what it has found out so far.
pub struct Solver {
    joust: Joust,
    stakes: Stakes,
    colours: [Colour; 3],
    /// The highest values that tokens turn dice to.
    turned: [u8; 3],
    /// After STRENGTH.
    rolls: Known<(Standing, Wanted), Worth>,
    /// By strength committed.
    throws: Known<u8, Rc<Throw>>,
    /// By strength committed and dice rerolled.
    reaches: Known<(u8, u8), Rc<Reach>>,
    /// After FAITH, with the opponent's die and the lance steps to come: for the choices of a seat.
    tables: Known<(Standing, u8, u8), Rc<Table>>,
    /// By the tokens face up.
    costs: Known<Stock, Rc<Costs>>,
}

/// The opponent's totals, side by side: one for each value of his die, with their chances.
#[derive(Clone, Copy)]
struct Against {
    lanes: usize,
    totals: [i8; LANES],
    chances: [f64; LANES],
}

impl Solver {
    /// A solver for this joust and these stakes.
    pub fn new(data: &Data, joust: Joust, stakes: Stakes) -> Self {
        let colours = [0, 1, 2].map(|colour| Colour::new(&data.dice[colour]));
        Self {
            turned: joust.turned(),
            joust,
            stakes,
            colours,
            rolls: Known::default(),
            throws: Known::default(),
            reaches: Known::default(),
            tables: Known::default(),
            costs: Known::default(),
        }
    }

    /// Does it solve this joust for these stakes?
    pub(super) fn is_for(&self, joust: &Joust, stakes: &Stakes) -> bool {
        self.joust == *joust && self.stakes == *stakes
    }

    /// The worth of a point between two clashes, strength to be committed next.
    pub fn duel(&mut self, at: Standing) -> Worth {
        self.strength(at, Wanted::Clash)
    }

    /// D-STRENGTH: commit so much more, then roll.
    pub fn commit(&mut self, at: Standing, strength: u8) -> Worth {
        self.commits(at, strength, Wanted::Clash)
    }

    /// The worth of a point that is still to come: nobody asks for the chance to win its clash.
    fn later(&mut self, at: Standing) -> Worth {
        if at.wins == 2 {
            return Worth { value: self.stakes.win, duel: 1.0, clash: 0.0 };
        }
        if at.losses == 2 {
            return Worth { value: self.stakes.lost(&at), duel: 0.0, clash: 0.0 };
        }
        let wanted = if self.stakes == Stakes::VICTORY { Wanted::Victory } else { Wanted::Duel };
        self.strength(at, wanted)
    }

    /// STRENGTH: the best of all commitments.
    fn strength(&mut self, at: Standing, wanted: Wanted) -> Worth {
        let at = self.plain(at);
        let mut best = self.commits(at, 0, wanted);
        for strength in 1..=self.joust.most(&at) {
            if best.value >= self.stakes.most() - self.stakes.strength * f64::from(strength) {
                break;
            }
            best = best.better(self.commits(at, strength, wanted));
        }
        best
    }

    fn commits(&mut self, at: Standing, strength: u8, wanted: Wanted) -> Worth {
        let price = self.stakes.strength * f64::from(strength);
        self.roll(at.with_strength(strength), wanted).less(price)
    }

    /// ROLL: all dice of both.
    fn roll(&mut self, at: Standing, wanted: Wanted) -> Worth {
        if let Some(known) = self.rolls.get(&(at, wanted)) {
            return *known;
        }
        let throw = self.throw(&at);
        let mut sum = Worth::default();
        for against in self.against() {
            let table = self.faith(at, &against, wanted);
            sum.add(1.0, table.expected(&throw.chances, &against.chances));
        }
        self.rolls.insert((at, wanted), sum);
        sum
    }

    /// The opponent's totals. His die never shows an awake symbol.
    fn against(&self) -> Vec<Against> {
        let attack = self.joust.attack;
        if !self.joust.die {
            return vec![Against::one(attack)];
        }
        let faces = self.colours[ids::Colour::Armour as usize].roll(1, false);
        let faces: Vec<(i8, f64)> = (0..).zip(faces.iter().copied()).filter(|(_, chance)| *chance > 0.0).collect();
        let side_by_side = |faces: &[(i8, f64)]| {
            let mut against = Against { lanes: faces.len(), totals: [attack; LANES], chances: [0.0; LANES] };
            for (lane, (value, chance)) in faces.iter().enumerate() {
                against.totals[lane] += value;
                against.chances[lane] = *chance;
            }
            against
        };
        faces.chunks(LANES).map(side_by_side).collect()
    }

    /// The same point without what can make no difference any more.
    fn plain(&self, at: Standing) -> Standing {
        let mut at = self.joust.plain(&self.stakes, at);
        if at.prestige_edge == 0 {
            // Prestige that is not enough to win a tie is never turned.
            let enough = self.joust.prestige.max(0) + 3 - (at.wins + at.losses) as i8;
            at.prestige = if self.wins_tie(&at) { at.prestige.min(enough) } else { at.prestige.min(0) };
        }
        at
    }

    fn wins_tie(&self, at: &Standing) -> bool {
        let edge = at.prestige + at.prestige_edge - self.joust.prestige;
        edge > 0 || edge == 0 && self.joust.wins_ties
    }

    fn throw(&mut self, at: &Standing) -> Rc<Throw> {
        let (dice, awake) = (self.joust.dice_of(at), self.joust.awake_of(at));
        let throw = || Rc::new(Throw::new(&self.colours, dice, awake, self.turned));
        self.throws.entry(at.committed).or_insert_with(throw).clone()
    }

    fn reach(&mut self, at: &Standing, most: u8) -> Rc<Reach> {
        let throw = self.throw(at);
        let reach = || Rc::new(Reach::new(&self.colours, &throw, most));
        self.reaches.entry((at.committed, most)).or_insert_with(reach).clone()
    }
}

impl Against {
    /// A total that is known.
    const fn one(total: i8) -> Self {
        let mut chances = [0.0; LANES];
        chances[0] = 1.0;
        Self { lanes: 1, totals: [total; LANES], chances }
    }
}
