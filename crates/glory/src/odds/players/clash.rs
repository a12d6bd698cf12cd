//! One clash of two players, solved backwards: FAITH, LANCE1, LANCE2, RELIC and RESOLVE, for all dice at once.

use super::super::joust::{Effect, Standing};
use super::super::known::Known;
use super::acts::{Act, Phase, Token};
use super::choices::Choices;
use super::grid::{Grid, Pair, Planes};
use super::{Duellists, Point};
use std::cmp::Ordering;
use std::rc::Rc;

/// What is known of a clash, by phase, who still acts (2: both), and point.
#[derive(Default)]
pub(super) struct Clash {
    planes: Planes,
    grids: Known<(Phase, usize, Point), Rc<Grid>>,
}

impl Clash {
    pub(super) fn new(planes: Planes) -> Self {
        Self { planes, grids: Known::default() }
    }
}

impl Duellists {
    /// The worth of every pair of faces at the start of a phase: the weaker side acts first (GLO-PVP-01).
    pub(super) fn phase(&mut self, clash: &mut Clash, phase: Phase, at: Point) -> Option<Rc<Grid>> {
        if phase == Phase::Resolve {
            return self.resolve(clash, at);
        }
        match [0, 1].map(|side| !self.tokens(phase, side, &at.sides[side]).is_empty()) {
            [false, false] => return self.phase(clash, phase.next(), at),
            [true, false] => return self.act(clash, phase, at, 0),
            [false, true] => return self.act(clash, phase, at, 1),
            [true, true] => {}
        }
        let key = (phase, 2, at);
        if let Some(known) = clash.grids.get(&key) {
            return Some(known.clone());
        }
        // Both sides have a choice: each acts first where it is the weaker one.
        let firsts = [0, 1].map(|side| self.asked(phase, &at, side));
        let mut grid = self.choices(clash, phase, at, 0, Some(&firsts[0]))?;
        let other = self.choices(clash, phase, at, 1, Some(&firsts[1]))?;
        grid.take_turned(&other, &firsts[1]);
        let grid = Rc::new(grid);
        clash.grids.insert(key, grid.clone());
        Some(grid)
    }

    /// What both may expect after ROLL, from FAITH on.
    pub(super) fn expected(&mut self, at: Point, chances: &[Vec<f64>; 2], planes: Planes) -> Option<Pair> {
        let clash = &mut Clash::new(planes);
        Some(self.phase(clash, Phase::Faith, at)?.expected(chances))
    }

    /// A side that acts last in this phase takes the best of its choices.
    fn act(&mut self, clash: &mut Clash, phase: Phase, at: Point, side: usize) -> Option<Rc<Grid>> {
        let key = (phase, side, at);
        if let Some(known) = clash.grids.get(&key) {
            return Some(known.clone());
        }
        let grid = self.choices(clash, phase, at, side, None)?;
        let grid = Rc::new(if side == 0 { grid } else { grid.turned() });
        clash.grids.insert(key, grid.clone());
        Some(grid)
    }

    /// The best that a side may do in a phase, its faces in the rows. The other acts after it if there is a `first`, and the side
    /// is asked from there on only.
    fn choices(
        &mut self,
        clash: &mut Clash,
        phase: Phase,
        at: Point,
        side: usize,
        first: Option<&[usize]>,
    ) -> Option<Grid> {
        let standing = at.sides[side];
        let faces = self.passing(phase, side, &standing);
        let everywhere = vec![0; faces.len()];
        let pass = self.acting(clash, phase, at, side, first.is_some())?;
        let mut choices = Choices::passing(side, &pass, &faces, first.unwrap_or(&everywhere));
        let seen = self.sees_dice(phase, side, &standing);
        let throw = self.throw(side, &standing);
        for token in self.tokens(phase, side, &standing) {
            let (left, price) = self.spend(side, standing, token);
            let then = self.acting(clash, phase, at.with(side, left), side, first.is_some())?;
            let dice_after = self.sees_dice(phase.next(), side, &left);
            let face = |triple: usize| if dice_after { throw.place[triple] } else { throw.totals[triple] as usize };
            match self.effect(side, token) {
                Effect::Reroll(most) => {
                    let faces: Vec<usize> = (0..throw.triples.len()).map(face).collect();
                    let dice = (&*throw, &self.colours);
                    choices.reroll((&then, &faces), dice, &throw.ordered, (most, price), &mut self.room);
                }
                Effect::Set(colour, to) => {
                    let mut turned = [0; 3];
                    turned[colour] = to;
                    let after = |triple: &usize| {
                        let lower = throw.triples[*triple][colour] < to;
                        lower.then(|| face(throw.turned(*triple, turned)))
                    };
                    let faces: Vec<Option<usize>> = throw.ordered.iter().map(after).collect();
                    choices.offer(&then, &faces, price);
                }
                Effect::Attack(_) if seen => {
                    let faces: Vec<Option<usize>> = throw.ordered.iter().map(|triple| Some(face(*triple))).collect();
                    choices.offer(&then, &faces, price);
                }
                // Only the total counts, and no die is touched.
                Effect::Attack(_) => {
                    let faces: Vec<Option<usize>> = (0..faces.len()).map(Some).collect();
                    choices.offer(&then, &faces, price);
                }
            }
        }
        self.sums += choices.sums;
        (self.sums <= self.most_sums).then(|| choices.best())
    }

    /// For every face of a side, the first face of the other against which it is the weaker one. It is also the
    /// weaker one against all faces behind.
    fn asked(&mut self, phase: Phase, at: &Point, side: usize) -> Vec<usize> {
        let [mine, theirs] = [side, 1 - side].map(|side| self.totals(phase, side, &at.sides[side]));
        let stronger = |mine: i8, theirs: i8| {
            let (first, second) = if side == 0 { (mine, theirs) } else { (theirs, mine) };
            self.weaker(at, first, second) != side
        };
        mine.iter().map(|mine| theirs.partition_point(|theirs| stronger(*mine, *theirs))).collect()
    }

    /// What follows the act of a side, the rows for that side.
    fn acting(&mut self, clash: &mut Clash, phase: Phase, at: Point, side: usize, first: bool) -> Option<Rc<Grid>> {
        let other = 1 - side;
        let then = if first && !self.tokens(phase, other, &at.sides[other]).is_empty() {
            self.act(clash, phase, at, other)?
        } else {
            self.phase(clash, phase.next(), at)?
        };
        Some(if side == 0 { then } else { Rc::new(then.turned()) })
    }

    /// One choice of the seat that is asked, with these dice on the table. `first`: the other acts after it.
    pub(in super::super) fn choice(
        &mut self,
        phase: Phase,
        at: Point,
        best: [[u8; 3]; 2],
        side: usize,
        act: Act,
        first: bool,
    ) -> Option<Pair> {
        let (token, counts) = match act {
            Act::Pass => (None, [0; 3]),
            Act::Reroll(counts) => (Some(Token::Faith), counts),
            Act::Lance(kind) => (Some(Token::Lance(kind)), [0; 3]),
            Act::Relic(kind, counts) => (Some(Token::Relic(kind)), counts),
        };
        let standing = at.sides[side];
        let (left, price) = token.map_or((standing, 0.0), |token| self.spend(side, standing, token));
        let mut turned = [0; 3];
        if let Some(Effect::Set(colour, to)) = token.map(|token| self.effect(side, token)) {
            turned[colour] = to;
        }
        let mut clash = std::mem::take(&mut self.clash);
        let then = self.acting(&mut clash, phase, at.with(side, left), side, first);
        self.clash = clash;
        let then = then?;
        let throw = self.throw(side, &standing);
        let dice_after = self.sees_dice(phase.next(), side, &left);
        let face = |triple: usize| if dice_after { throw.place[triple] } else { throw.totals[triple] as usize };
        let triple = throw.turned(throw.index(best[side]), turned);
        let theirs = self.throw(1 - side, &at.sides[1 - side]);
        let column = theirs.index(best[1 - side]);
        let later = if first { phase } else { phase.next() };
        let seen = self.sees_dice(later, 1 - side, &at.sides[1 - side]);
        let column = if seen { theirs.place[column] } else { theirs.totals[column] as usize };
        let mut sum = Pair::default().less(side, price);
        for (after, chance) in throw.reroll(&self.colours, triple, counts) {
            sum.add(chance, &then.get(face(after), column));
        }
        Some(sum)
    }

    /// RESOLVE: four ends are possible.
    fn resolve(&mut self, clash: &mut Clash, at: Point) -> Option<Rc<Grid>> {
        let key = (Phase::Resolve, 2, at);
        if let Some(known) = clash.grids.get(&key) {
            return Some(known.clone());
        }
        let level = usize::from(!self.wins_tie(&at));
        let ends = [self.won(at, 0, false)?, self.won(at, level, true)?, self.won(at, 1, false)?];
        let totals = [0, 1].map(|side| self.totals(Phase::Resolve, side, &at.sides[side]));
        let edge = at.sides[0].attack - at.sides[1].attack;
        let mut grid = Grid::new(clash.planes, totals[0].len(), totals[1].len());
        for (row, mine) in totals[0].iter().enumerate() {
            for (column, theirs) in totals[1].iter().enumerate() {
                let end = match (mine + edge).cmp(theirs) {
                    Ordering::Greater => &ends[0],
                    Ordering::Equal => &ends[1],
                    Ordering::Less => &ends[2],
                };
                grid.set(row, column, end);
            }
        }
        let grid = Rc::new(grid);
        clash.grids.insert(key, grid.clone());
        Some(grid)
    }

    /// What follows when a side wins the clash.
    fn won(&mut self, at: Point, winner: usize, tie: bool) -> Option<Pair> {
        let mut next = Point { sides: [at.sides[0].after_clash(winner == 0), at.sides[1].after_clash(winner == 1)] };
        let mut price = 0.0;
        if tie {
            (next.sides[winner], price) = next.sides[winner].turn_prestige(&self.stakes[winner]);
        }
        let clash = if winner == 0 { 1.0 } else { 0.0 };
        Some(Pair { clash, ..self.later(next)?.less(winner, price) })
    }

    /// The totals of the faces of a side, in their order.
    pub(super) fn totals(&mut self, phase: Phase, side: usize, at: &Standing) -> Vec<i8> {
        let throw = self.throw(side, at);
        if self.sees_dice(phase, side, at) {
            throw.ordered.iter().map(|triple| throw.totals[*triple]).collect()
        } else {
            (0..throw.by_total.len() as i8).collect()
        }
    }

    /// The faces after a phase in which nothing is done.
    fn passing(&mut self, phase: Phase, side: usize, at: &Standing) -> Vec<usize> {
        let totals = self.totals(phase, side, at);
        match [phase, phase.next()].map(|phase| self.sees_dice(phase, side, at)) {
            [true, false] => totals.iter().map(|total| *total as usize).collect(),
            _ => (0..totals.len()).collect(),
        }
    }
}
