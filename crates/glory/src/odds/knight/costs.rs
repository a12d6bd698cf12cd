//! What it costs to gain so much attack with tokens that reroll nothing. Where a won clash wins the duel, nothing else
//! about a play counts: what is left after it is of no more use.

use super::super::joust::{EVEN, Effect, Stakes, Standing, Tool, Worth};
use super::ends::Ends;
use super::table::Table;
use super::{Against, KINDS, Solver};
use std::rc::Rc;

/// Gains are told apart up to this one. No two lances and a relic gain more.
const GAINS: usize = 16;

/// The lowest price of every gain, by what the dice show.
pub(super) struct Costs {
    /// `least[class][gain]`: the price to gain so much at least. For the classes see `Throw::classes`.
    least: Vec<[f64; GAINS]>,
}

/// The tokens that costs depend on: lances, relics, glory and lance steps to come.
pub(super) type Stock = ([u8; KINDS], [u8; KINDS], u8, u8);

/// Tokens that are used together: what they turn dice to, what they add, and their price.
#[derive(Clone, Copy, Default)]
struct Way {
    turned: [u8; 3],
    plus: i8,
    price: f64,
}

impl Way {
    /// As much for no more?
    fn covers(&self, other: &Self) -> bool {
        self.price <= other.price
            && self.plus >= other.plus
            && self.turned.iter().zip(other.turned).all(|(mine, theirs)| *mine >= theirs)
    }
}

impl Way {
    fn with(mut self, tool: &Tool, stakes: &Stakes) -> Self {
        match tool.effect {
            Effect::Attack(attack) => self.plus += attack,
            Effect::Set(colour, to) => self.turned[colour] = self.turned[colour].max(to),
            Effect::Reroll(_) => {}
        }
        self.price += stakes.token + stakes.glory * f64::from(tool.cost);
        self
    }
}

/// The ways that no other covers.
#[derive(Default)]
struct Ways(Vec<Way>);

impl Ways {
    fn offer(&mut self, way: Way) {
        if !self.0.iter().any(|known| known.covers(&way)) {
            self.0.retain(|known| !way.covers(known));
            self.0.push(way);
        }
    }

    /// A way, and the same with every relic.
    fn with_relics(&mut self, solver: &Solver, at: &Standing, way: Way) {
        self.offer(way);
        for (count, relic) in at.relics.iter().zip(&solver.joust.relics) {
            if *count > 0 && !matches!(relic.effect, Effect::Reroll(_)) {
                self.offer(way.with(relic, &solver.stakes));
            }
        }
    }
}

impl Costs {
    /// `turned`: the highest value that tokens turn a die of each colour to.
    fn new(ways: &[Way], turned: [u8; 3]) -> Self {
        let mut least = Vec::with_capacity(turned.iter().map(|to| usize::from(to + 1)).product());
        for red in 0..=turned[0] {
            for black in 0..=turned[1] {
                for white in 0..=turned[2] {
                    let mut prices = [f64::INFINITY; GAINS];
                    for way in ways {
                        let turned = way.turned[0].saturating_sub(red)
                            + way.turned[1].saturating_sub(black)
                            + way.turned[2].saturating_sub(white);
                        let gain = usize::from((turned as i8 + way.plus).max(0) as u8).min(GAINS - 1);
                        prices[gain] = prices[gain].min(way.price);
                    }
                    for gain in (1..GAINS).rev() {
                        prices[gain - 1] = prices[gain - 1].min(prices[gain]);
                    }
                    least.push(prices);
                }
            }
        }
        Self { least }
    }

    /// The price to exceed this gap, or to close it, which costs `tie` besides.
    fn price(&self, class: u16, gap: i8, tie: f64) -> f64 {
        let gap = usize::from(gap.unsigned_abs());
        let prices = &self.least[usize::from(class)];
        let at = |gain: usize| prices.get(gain).copied().unwrap_or(f64::INFINITY);
        at(gap + 1).min(at(gap) + tie)
    }
}

impl Solver {
    /// The best of passing and of every play without rerolls, where a won clash wins the duel.
    pub(super) fn decisive(&mut self, at: Standing, against: &Against, steps: u8, ends: &Ends, table: &mut Table) {
        let throw = self.throw(&at);
        let costs = self.costs(&at, steps);
        let tie = if self.wins_tie(&at) { ends.won.value - ends.level.value } else { f64::INFINITY };
        let won = ends.won.value;
        for (triple, mine) in throw.totals.iter().enumerate() {
            for (lane, theirs) in against.totals[..against.lanes].iter().enumerate() {
                let gap = theirs - mine - at.attack;
                let pass = ends.of(0.cmp(&gap));
                let value = won - costs.price(throw.classes[triple], gap, tie);
                let better = gap >= 0 && value > pass.value + EVEN;
                let place = table.place(triple, lane);
                table.set(place, if better { Worth { value, ..ends.won } } else { pass });
            }
        }
    }

    fn costs(&mut self, at: &Standing, steps: u8) -> Rc<Costs> {
        let key: Stock = (at.lances, at.relics, at.glory, steps);
        if let Some(known) = self.costs.get(&key) {
            return known.clone();
        }
        let mut ways = Ways::default();
        ways.with_relics(self, at, Way::default());
        for (first, tool) in self.joust.lances.iter().enumerate() {
            if steps == 0 || !at.may_use(first, tool) {
                continue;
            }
            let (left, one) = (at.less_lance(first, tool), Way::default().with(tool, &self.stakes));
            ways.with_relics(self, at, one);
            for (second, tool) in self.joust.lances.iter().enumerate().skip(first) {
                // A die is turned once.
                let again = first == second && matches!(tool.effect, Effect::Set(..));
                if steps > 1 && left.may_use(second, tool) && !again {
                    ways.with_relics(self, at, one.with(tool, &self.stakes));
                }
            }
        }
        let costs = Rc::new(Costs::new(&ways.0, self.turned));
        self.costs.insert(key, costs.clone());
        costs
    }
}
