//! A duel of two players, both of whom decide: solved backwards as a game with perfect information.
//!
//! In every step the weaker side acts first (GLO-PVP-01). At each decision the side that is asked takes what
//! is best for itself: its stakes for the ends of the duel, less the price of what it spends. Of equal choices
//! it takes the one that spends nothing, else the first.
//!
//! Between two clashes a [`Point`] says everything; its worth is found once and remembered. Inside a clash
//! the dice of a side are its best red, black and white value, and a [`Grid`] holds a worth for every pair of
//! such triples.

use super::dice::{Colour, Kernel};
use super::knight::{Effect, Joust, Stakes, Standing, Tool, Worth};
use super::reach::Dice;
use crate::data::Data;
use std::collections::HashMap;
use std::rc::Rc;

/// So many rolls of a clash may be solved for one answer; a duel that needs more is not solved.
const MOST_ROLLS: u32 = 160;

/// Both sides between two clashes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Point {
    pub(super) sides: [Standing; 2],
}

/// The steps of a clash in which somebody decides, and its end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Phase {
    Faith,
    Lance1,
    Lance2,
    Relic,
    Resolve,
}

impl Phase {
    const fn next(self) -> Self {
        match self {
            Self::Faith => Self::Lance1,
            Self::Lance1 => Self::Lance2,
            Self::Lance2 => Self::Relic,
            Self::Relic | Self::Resolve => Self::Resolve,
        }
    }
}

/// What a side may do in a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Act {
    Pass,
    /// Spend faith: reroll so many of each colour.
    Reroll([u8; 3]),
    /// Use a lance supporter.
    Lance(usize),
    /// Use a relic, with the dice to reroll.
    Relic(usize, [u8; 3]),
}

/// Worths as the two sides see them.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Pair {
    /// Expected value for each side.
    pub(super) value: [f64; 2],
    /// Chance of the first side to win the duel.
    duel: f64,
    /// Chance of the first side to win the clash that is on.
    clash: f64,
}

impl Pair {
    /// As one side sees it.
    pub(super) fn of(self, side: usize) -> Worth {
        let chance = |first: f64| if side == 0 { first } else { 1.0 - first };
        Worth { value: self.value[side], duel: chance(self.duel), clash: chance(self.clash) }
    }

    pub(super) fn less(mut self, side: usize, price: f64) -> Self {
        self.value[side] -= price;
        self
    }

    fn add(&mut self, chance: f64, other: &Self) {
        self.value[0] += chance * other.value[0];
        self.value[1] += chance * other.value[1];
        self.duel += chance * other.duel;
        self.clash += chance * other.clash;
    }

    /// The better one for a side; the first unless the second is really better.
    pub(super) fn better(self, other: Self, side: usize) -> Self {
        if other.value[side] > self.value[side] + 1e-12 { other } else { self }
    }
}

/// A worth for every pair of triples: `cells[first * triples + second]`.
type Grid = Vec<Pair>;

/// What is known of the clash that is on, by phase, who still acts (2: both), and point.
type Clash = HashMap<(Phase, u8, Point), Rc<Grid>>;

/// The solver, with what it has found out so far.
pub(super) struct Duellists {
    jousts: [Joust; 2],
    stakes: [Stakes; 2],
    colours: [Colour; 3],
    size: [usize; 3],
    known: HashMap<Point, Pair>,
    rolls: u32,
}

impl Duellists {
    /// `jousts[0].wins_ties` says who wins when everything is equal.
    pub(super) fn new(data: &Data, jousts: [Joust; 2], stakes: [Stakes; 2]) -> Self {
        let colours = [0, 1, 2].map(|colour| Colour::new(&data.dice[colour]));
        let size = [0, 1, 2].map(|colour: usize| colours[colour].size);
        Self { jousts, stakes, colours, size, known: HashMap::new(), rolls: 0 }
    }

    fn triples(&self) -> usize {
        self.size.iter().product()
    }

    fn index(&self, best: [usize; 3]) -> usize {
        (best[0] * self.size[1] + best[1]) * self.size[2] + best[2]
    }

    fn best(&self, index: usize) -> [usize; 3] {
        let (rest, white) = (index / self.size[2], index % self.size[2]);
        [rest / self.size[1], rest % self.size[1], white]
    }

    /// The worth of a point before STRENGTH. `None` if the duel is too long to solve.
    pub(super) fn duel(&mut self, at: Point) -> Option<Pair> {
        if let Some(end) = self.end(&at) {
            return Some(end);
        }
        let at = self.plain(at);
        if let Some(known) = self.known.get(&at) {
            return Some(*known);
        }
        let first = self.weaker(&at, 0, 0);
        let mut best: Option<Pair> = None;
        for strength in self.commits(&at, first) {
            let here = self.reply(at, first, strength)?;
            best = Some(best.map_or(here, |best| best.better(here, first)));
        }
        let best = best?;
        self.known.insert(at, best);
        Some(best)
    }

    /// What a side may commit. Strength that costs nothing is committed at once: it counts in every clash to
    /// come.
    fn commits(&self, at: &Point, side: usize) -> std::ops::RangeInclusive<u8> {
        let most = at.sides[side].strength.min(self.jousts[side].most_strength - at.sides[side].committed);
        if self.stakes[side].strength > 0.0 { 0..=most } else { most..=most }
    }

    /// D-STRENGTH of the side that acts first, and the best reply of the other.
    pub(super) fn reply(&mut self, at: Point, side: usize, strength: u8) -> Option<Pair> {
        let committed = commit(at, side, strength);
        let mut best: Option<Pair> = None;
        for reply in self.commits(&at, 1 - side) {
            let here = self.commit(committed, 1 - side, reply)?;
            best = Some(best.map_or(here, |best| best.better(here, 1 - side)));
        }
        best.map(|best| best.less(side, self.stakes[side].strength * f64::from(strength)))
    }

    /// D-STRENGTH of the side that acts second, then the rolls.
    pub(super) fn commit(&mut self, at: Point, side: usize, strength: u8) -> Option<Pair> {
        let at = commit(at, side, strength);
        let rolled = self.rolled(at)?;
        Some(rolled.less(side, self.stakes[side].strength * f64::from(strength)))
    }

    fn rolled(&mut self, at: Point) -> Option<Pair> {
        self.rolls += 1;
        if self.rolls > MOST_ROLLS {
            return None;
        }
        let grid = self.phase(&mut Clash::new(), Phase::Faith, at)?;
        let chances = [0, 1].map(|side| self.roll(&at, side));
        let mut sum = Pair::default();
        for (row, first) in chances[0].iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            let cells = &grid[row * chances[1].len()..];
            for (cell, second) in cells.iter().zip(&chances[1]) {
                sum.add(first * second, cell);
            }
        }
        Some(sum)
    }

    /// The chance of every triple of a side.
    fn roll(&self, at: &Point, side: usize) -> Vec<f64> {
        let dice = self.dice(at, side);
        let rolls = [0, 1, 2].map(|colour| self.colours[colour].roll(dice[colour], self.awake(at, side, colour)));
        (0..self.triples())
            .map(|triple| {
                let best = self.best(triple);
                (0..3).map(|colour| rolls[colour][best[colour]]).product()
            })
            .collect()
    }

    /// The worth of every pair of triples at the start of a phase: the weaker side acts first.
    fn phase(&mut self, clash: &mut Clash, phase: Phase, at: Point) -> Option<Rc<Grid>> {
        if phase == Phase::Resolve {
            return self.resolve(clash, at);
        }
        if (0..2).all(|side| self.acts(phase, &at, side).len() == 1) {
            return self.phase(clash, phase.next(), at);
        }
        if let Some(known) = clash.get(&(phase, 2, at)) {
            return Some(known.clone());
        }
        let orders = [self.act(clash, phase, at, 0, true)?, self.act(clash, phase, at, 1, true)?];
        let triples = self.triples();
        let totals: Vec<i8> = (0..triples).map(|triple| self.best(triple).iter().sum::<usize>() as i8).collect();
        let mut grid = Vec::with_capacity(triples * triples);
        for (row, mine) in totals.iter().enumerate() {
            for (column, theirs) in totals.iter().enumerate() {
                let first = self.weaker(&at, *mine, *theirs);
                grid.push(orders[first][row * triples + column]);
            }
        }
        let grid = Rc::new(grid);
        clash.insert((phase, 2, at), grid.clone());
        Some(grid)
    }

    /// A side takes the best of its choices; then the other acts, if `first`, or the phase is over.
    fn act(&mut self, clash: &mut Clash, phase: Phase, at: Point, side: usize, first: bool) -> Option<Rc<Grid>> {
        let acts = self.acts(phase, &at, side);
        if acts.len() == 1 {
            return self.then(clash, phase, at, side, first);
        }
        let key = (phase, side as u8, at);
        if !first && let Some(known) = clash.get(&key) {
            return Some(known.clone());
        }
        let mut best = (*self.then(clash, phase, at, side, first)?).clone();
        for act in acts.into_iter().skip(1) {
            let after = self.after(clash, phase, at, side, act, first)?;
            for (cell, (kept, other)) in best.iter_mut().zip(&after).enumerate() {
                if self.possible(&at, side, act, cell) {
                    *kept = kept.better(*other, side);
                }
            }
        }
        let best = Rc::new(best);
        if !first {
            clash.insert(key, best.clone());
        }
        Some(best)
    }

    fn then(&mut self, clash: &mut Clash, phase: Phase, at: Point, side: usize, first: bool) -> Option<Rc<Grid>> {
        if first { self.act(clash, phase, at, 1 - side, false) } else { self.phase(clash, phase.next(), at) }
    }

    /// The worth of every pair of triples if the side does this now.
    fn after(
        &mut self,
        clash: &mut Clash,
        phase: Phase,
        at: Point,
        side: usize,
        act: Act,
        first: bool,
    ) -> Option<Grid> {
        let (used, price, effect) = self.used(at, side, act);
        let then = self.then(clash, phase, used, side, first)?;
        let mut grid = match effect {
            Some(Effect::Set(colour, to)) => self.turned(&then, side, colour, to),
            Some(Effect::Reroll(_)) => {
                let (Act::Reroll(counts) | Act::Relic(_, counts)) = act else { return None };
                let mut grid = (*then).clone();
                for (colour, count) in counts.into_iter().enumerate().filter(|(_, count)| *count > 0) {
                    let dice = self.dice(&at, side)[colour];
                    let kernel = self.colours[colour].kernel(dice, count, self.awake(&at, side, colour));
                    grid = self.fold(&grid, side, colour, kernel);
                }
                grid
            }
            _ => (*then).clone(),
        };
        for cell in &mut grid {
            cell.value[side] -= price;
        }
        Some(grid)
    }

    /// One choice of the seat that is asked, with these dice on the table. `first`: the other acts after it.
    pub(super) fn choice(
        &mut self,
        phase: Phase,
        at: Point,
        best: [[u8; 3]; 2],
        side: usize,
        act: Act,
        first: bool,
    ) -> Option<Pair> {
        let cell = self.index(best[0].map(usize::from)) * self.triples() + self.index(best[1].map(usize::from));
        let mut clash = Clash::new();
        Some(match act {
            Act::Pass => self.then(&mut clash, phase, at, side, first)?[cell],
            _ => self.after(&mut clash, phase, at, side, act, first)?[cell],
        })
    }

    /// What a side may do in a phase, passing first. Rerolls leave no die out that can only help.
    fn acts(&self, phase: Phase, at: &Point, side: usize) -> Vec<Act> {
        let standing = &at.sides[side];
        let mut acts = vec![Act::Pass];
        match phase {
            Phase::Faith if standing.faith > 0 => {
                acts.extend(self.rerolls(at, side, self.jousts[side].reroll).into_iter().map(Act::Reroll));
            }
            Phase::Lance1 | Phase::Lance2 => {
                let kinds = (0..self.jousts[side].lances.len()).filter(|kind| standing.lances[*kind] > 0);
                acts.extend(kinds.map(Act::Lance));
            }
            Phase::Relic => {
                for (kind, tool) in self.jousts[side].relics.iter().enumerate() {
                    if standing.relics[kind] == 0 {
                        continue;
                    }
                    match tool.effect {
                        Effect::Reroll(most) => {
                            let counts = self.rerolls(at, side, most);
                            acts.extend(counts.into_iter().map(|counts| Act::Relic(kind, counts)));
                        }
                        _ => acts.push(Act::Relic(kind, [0; 3])),
                    }
                }
            }
            Phase::Faith | Phase::Resolve => {}
        }
        acts
    }

    fn rerolls(&self, at: &Point, side: usize, most: u8) -> Vec<[u8; 3]> {
        let awake = [0, 1, 2].map(|colour| self.awake(at, side, colour));
        Dice { colours: &self.colours, counts: self.dice(at, side), awake, most }.ways()
    }

    /// Would the token do something with these dice?
    fn possible(&self, at: &Point, side: usize, act: Act, cell: usize) -> bool {
        let effect = match act {
            Act::Lance(kind) => self.jousts[side].lances[kind].effect,
            Act::Relic(kind, _) => self.jousts[side].relics[kind].effect,
            _ => return true,
        };
        let Effect::Set(colour, to) = effect else { return true };
        let triple = if side == 0 { cell / self.triples() } else { cell % self.triples() };
        self.dice(at, side)[colour] > 0 && self.best(triple)[colour] < usize::from(to)
    }

    /// What is left after an act, what it costs, and what it does to the dice.
    fn used(&self, mut at: Point, side: usize, act: Act) -> (Point, f64, Option<Effect>) {
        let stakes = &self.stakes[side];
        let standing = &mut at.sides[side];
        let (tool, price) = match act {
            Act::Pass => return (at, 0.0, None),
            Act::Reroll(_) => {
                *standing = standing.less_faith();
                (Tool { effect: Effect::Reroll(0), cost: 0.0 }, stakes.faith)
            }
            Act::Lance(kind) => {
                standing.lances[kind] = standing.lances[kind].saturating_sub(1);
                standing.used[1] = true;
                (self.jousts[side].lances[kind], stakes.token)
            }
            Act::Relic(kind, _) => {
                standing.relics[kind] = standing.relics[kind].saturating_sub(1);
                standing.used[2] = true;
                (self.jousts[side].relics[kind], stakes.token)
            }
        };
        if let Effect::Attack(attack) = tool.effect {
            standing.attack += attack;
        }
        (at, price + stakes.glory * tool.cost, Some(tool.effect))
    }

    /// The grid before the lowest die of a colour is turned to a value.
    fn turned(&self, then: &Grid, side: usize, colour: usize, to: u8) -> Grid {
        let (triples, to) = (self.triples(), usize::from(to).min(self.size[colour] - 1));
        let after: Vec<usize> = (0..triples)
            .map(|triple| {
                let mut best = self.best(triple);
                best[colour] = best[colour].max(to);
                self.index(best)
            })
            .collect();
        (0..then.len())
            .map(|cell| {
                let (row, column) = (cell / triples, cell % triples);
                if side == 0 { then[after[row] * triples + column] } else { then[row * triples + after[column]] }
            })
            .collect()
    }

    /// The expectation when dice of one colour of a side are rerolled.
    fn fold(&self, grid: &Grid, side: usize, colour: usize, kernel: &Kernel) -> Grid {
        let size = self.size[colour];
        let inner: usize = self.size[colour + 1..].iter().product();
        let stride = if side == 0 { inner * self.triples() } else { inner };
        let mut folded = vec![Pair::default(); grid.len()];
        for start in (0..grid.len()).step_by(stride * size) {
            for before in 0..size {
                let to = start + before * stride;
                let lowest = if kernel.all { 0 } else { before };
                for value in lowest..size {
                    let chance = kernel.after[before][value];
                    if chance == 0.0 {
                        continue;
                    }
                    let from = start + value * stride;
                    for (sum, cell) in folded[to..to + stride].iter_mut().zip(&grid[from..from + stride]) {
                        sum.add(chance, cell);
                    }
                }
            }
        }
        folded
    }

    /// RESOLVE: four ends are possible.
    fn resolve(&mut self, clash: &mut Clash, at: Point) -> Option<Rc<Grid>> {
        let key = (Phase::Resolve, 2, at);
        if let Some(known) = clash.get(&key) {
            return Some(known.clone());
        }
        let ends = [self.won(at, 0, false)?, self.won(at, 1, false)?, self.won(at, 0, true)?, self.won(at, 1, true)?];
        let totals: Vec<i8> = (0..self.triples()).map(|triple| self.best(triple).iter().sum::<usize>() as i8).collect();
        let tie = usize::from(!self.wins_tie(&at));
        let more = at.sides[0].attack - at.sides[1].attack;
        let mut grid = Vec::with_capacity(totals.len() * totals.len());
        for mine in &totals {
            for theirs in &totals {
                grid.push(match (mine + more).cmp(theirs) {
                    std::cmp::Ordering::Greater => ends[0],
                    std::cmp::Ordering::Less => ends[1],
                    std::cmp::Ordering::Equal => ends[2 + tie],
                });
            }
        }
        let grid = Rc::new(grid);
        clash.insert(key, grid.clone());
        Some(grid)
    }

    /// What follows when a side wins the clash.
    fn won(&mut self, at: Point, winner: usize, tie: bool) -> Option<Pair> {
        let mut next = at;
        for (side, standing) in next.sides.iter_mut().enumerate() {
            standing.attack = 0;
            standing.prestige_edge = 0;
            if side == winner {
                standing.wins += 1;
            } else {
                standing.losses += 1;
            }
        }
        let mut price = 0.0;
        let standing = &mut next.sides[winner];
        if tie && standing.prestige > 0 {
            standing.prestige -= 1;
            standing.used[3] = true;
            price = self.stakes[winner].token;
        }
        let clash = if winner == 0 { 1.0 } else { 0.0 };
        Some(Pair { clash, ..self.duel(next)?.less(winner, price) })
    }

    fn wins_tie(&self, at: &Point) -> bool {
        let edge = prestige(at, 0) - prestige(at, 1);
        edge > 0 || edge == 0 && self.jousts[0].wins_ties
    }

    /// GLO-PVP-02, for these best dice: lower attack, lower prestige, worse initiative.
    fn weaker(&self, at: &Point, mine: i8, theirs: i8) -> usize {
        let (mine, theirs) = (mine + at.sides[0].attack, theirs + at.sides[1].attack);
        if mine == theirs { usize::from(self.wins_tie(at)) } else { usize::from(mine > theirs) }
    }

    fn end(&self, at: &Point) -> Option<Pair> {
        let winner = at.sides.iter().position(|standing| standing.wins == 2)?;
        let mut value = [0.0; 2];
        value[winner] = self.stakes[winner].win;
        let (stakes, loser) = (&self.stakes[1 - winner], &at.sides[1 - winner]);
        value[1 - winner] = stakes.lost(loser);
        Some(Pair { value, duel: if winner == 0 { 1.0 } else { 0.0 }, clash: 0.0 })
    }

    /// The same point without what can make no difference any more.
    fn plain(&self, mut at: Point) -> Point {
        for side in 0..2 {
            let (joust, stakes) = (&self.jousts[side], &self.stakes[side]);
            let standing = &mut at.sides[side];
            let clashes = 3 - standing.wins - standing.losses;
            standing.strength = standing.strength.min(joust.most_strength - standing.committed);
            if stakes.strength == 0.0 {
                standing.committed += std::mem::take(&mut standing.strength);
            }
            standing.faith = standing.faith.min(clashes);
            for lance in &mut standing.lances {
                *lance = (*lance).min(2 * clashes);
            }
            for relic in &mut standing.relics {
                *relic = (*relic).min(clashes);
            }
            standing.used[0] &= stakes.faith > 0.0;
            for used in &mut standing.used[1..] {
                *used &= stakes.token > 0.0;
            }
        }
        // Of prestige only the difference counts, and tokens that can be turned in the clashes to come.
        let [mine, theirs] = [at.sides[0].prestige, at.sides[1].prestige];
        let clashes = 3 - (at.sides[0].wins + at.sides[0].losses) as i8;
        let spare = (mine.min(theirs) - clashes).max(0);
        at.sides[0].prestige -= spare;
        at.sides[1].prestige -= spare;
        at
    }

    fn dice(&self, at: &Point, side: usize) -> [u8; 3] {
        self.jousts[side].dice_of(&at.sides[side])
    }

    fn awake(&self, at: &Point, side: usize, colour: usize) -> bool {
        self.jousts[side].is_awake(&at.sides[side], colour)
    }
}

fn commit(mut at: Point, side: usize, strength: u8) -> Point {
    at.sides[side].committed += strength;
    at.sides[side].strength -= strength;
    at
}

fn prestige(at: &Point, side: usize) -> i8 {
    at.sides[side].prestige + at.sides[side].prestige_edge
}
