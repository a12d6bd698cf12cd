//! A duel of two players, both of whom decide: solved backwards as a game with perfect information.
//!
//! In every step the weaker side acts first (GLO-PVP-01). At each decision the side that is asked takes what
//! is best for itself: its stakes for the ends of the duel, less the price of what it spends. Of equal choices
//! it takes the one that spends nothing, else the first.
//!
//! Between two clashes a [`Point`] says everything; its worth is found once and remembered. This file has the
//! duel, STRENGTH and ROLL; [`clash`] has the steps after the roll, [`acts`] what may be done in them,
//! [`choices`] how the best is taken, [`grid`] the worths for all dice of both sides.

mod acts;
mod choices;
mod clash;
mod grid;

use super::dice::Colour;
use super::joust::{Joust, Stakes, Standing};
use super::known::Known;
use super::throw::Throw;
use crate::data::Data;
pub(super) use acts::{Act, Phase};
use choices::Room;
use clash::Clash;
pub(super) use grid::Pair;
use grid::Planes;
use std::rc::Rc;

/// Both sides between two clashes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Point {
    pub(super) sides: [Standing; 2],
}

impl Point {
    /// The same with one side changed.
    const fn with(mut self, side: usize, standing: Standing) -> Self {
        self.sides[side] = standing;
        self
    }

    const fn prestige(&self, side: usize) -> i8 {
        self.sides[side].prestige + self.sides[side].prestige_edge
    }
}

/// The solver, with what it has found out so far.
pub(super) struct Duellists {
    jousts: [Joust; 2],
    stakes: [Stakes; 2],
    colours: [Colour; 3],
    /// Does only winning count for both?
    victory: bool,
    /// Before STRENGTH, with the chance to win the clash or without.
    duels: Known<(Point, bool), Pair>,
    /// After STRENGTH, in the same way.
    rolls: Known<(Point, bool), Pair>,
    /// The clash that is on, for the choices of a seat.
    clash: Clash,
    throws: Known<(usize, u8), Rc<Throw>>,
    room: Room,
    /// Sums done, and how many may be done.
    sums: u64,
    most_sums: u64,
}

impl Duellists {
    /// `jousts[0].wins_ties` says who wins when everything is equal. After `most_sums` sums it gives up.
    pub(super) fn new(data: &Data, jousts: [Joust; 2], stakes: [Stakes; 2], most_sums: u64) -> Self {
        let victory = stakes == [Stakes::VICTORY; 2];
        Self {
            jousts,
            stakes,
            victory,
            colours: [0, 1, 2].map(|colour| Colour::new(&data.dice[colour])),
            duels: Known::default(),
            rolls: Known::default(),
            clash: Clash::new(Planes { victory, clash: true }),
            throws: Known::default(),
            room: Room::default(),
            sums: 0,
            most_sums,
        }
    }

    /// The worth of a point before STRENGTH. `None` if the duel is too long to solve.
    pub(super) fn duel(&mut self, at: Point) -> Option<Pair> {
        self.strength(at, true)
    }

    /// The worth of a point that is still to come: nobody asks for the chance to win its clash.
    fn later(&mut self, at: Point) -> Option<Pair> {
        match self.end(&at) {
            Some(end) => Some(end),
            None => self.strength(at, false),
        }
    }

    /// STRENGTH: the best commitment of the weaker side, and the best reply. `now`: the clash that is on.
    fn strength(&mut self, at: Point, now: bool) -> Option<Pair> {
        let at = self.plain(at);
        if let Some(known) = self.duels.get(&(at, now)) {
            return Some(*known);
        }
        let first = self.weaker(&at, 0, 0);
        let mut best: Option<Pair> = None;
        for strength in self.commits(&at, first) {
            let here = self.replied(at, first, strength, now)?;
            best = Some(best.map_or(here, |best| best.better(here, first)));
        }
        let best = best?;
        self.duels.insert((at, now), best);
        Some(best)
    }

    fn end(&self, at: &Point) -> Option<Pair> {
        let winner = at.sides.iter().position(|standing| standing.wins == 2)?;
        let mut value = [0.0; 2];
        value[winner] = self.stakes[winner].win;
        value[1 - winner] = self.stakes[1 - winner].lost(&at.sides[1 - winner]);
        Some(Pair { value, duel: if winner == 0 { 1.0 } else { 0.0 }, clash: 0.0 })
    }

    /// The same point without what can make no difference any more.
    fn plain(&self, mut at: Point) -> Point {
        for side in 0..2 {
            at.sides[side] = self.jousts[side].plain(&self.stakes[side], at.sides[side]);
        }
        // Of prestige only the difference counts, and tokens that can be turned in the clashes to come.
        let [mine, theirs] = [at.sides[0].prestige, at.sides[1].prestige];
        let clashes = 3 - (at.sides[0].wins + at.sides[0].losses) as i8;
        let spare = (mine.min(theirs) - clashes).max(0);
        at.sides[0].prestige -= spare;
        at.sides[1].prestige -= spare;
        at
    }

    /// What a side may commit. Strength that costs nothing is committed at once: it counts in every clash to
    /// come.
    fn commits(&self, at: &Point, side: usize) -> std::ops::RangeInclusive<u8> {
        let most = self.jousts[side].most(&at.sides[side]);
        if self.stakes[side].strength > 0.0 { 0..=most } else { most..=most }
    }

    /// D-STRENGTH of the side that acts first, and the best reply of the other.
    pub(super) fn reply(&mut self, at: Point, side: usize, strength: u8) -> Option<Pair> {
        self.replied(at, side, strength, true)
    }

    fn replied(&mut self, at: Point, side: usize, strength: u8, now: bool) -> Option<Pair> {
        let committed = at.with(side, at.sides[side].with_strength(strength));
        let mut best: Option<Pair> = None;
        for reply in self.commits(&at, 1 - side) {
            let here = self.committed(committed, 1 - side, reply, now)?;
            best = Some(best.map_or(here, |best| best.better(here, 1 - side)));
        }
        best.map(|best| best.less(side, self.stakes[side].strength * f64::from(strength)))
    }

    /// D-STRENGTH of the side that acts second, then the rolls.
    pub(super) fn commit(&mut self, at: Point, side: usize, strength: u8) -> Option<Pair> {
        self.committed(at, side, strength, true)
    }

    fn committed(&mut self, at: Point, side: usize, strength: u8, now: bool) -> Option<Pair> {
        let rolled = self.roll(at.with(side, at.sides[side].with_strength(strength)), now)?;
        Some(rolled.less(side, self.stakes[side].strength * f64::from(strength)))
    }

    /// ROLL: both sides, and what follows.
    fn roll(&mut self, at: Point, now: bool) -> Option<Pair> {
        if let Some(known) = self.rolls.get(&(at, now)) {
            return Some(*known);
        }
        let chances = [0, 1].map(|side| self.chances(side, &at.sides[side]));
        let sum = self.expected(at, &chances, Planes { victory: self.victory, clash: now })?;
        self.rolls.insert((at, now), sum);
        Some(sum)
    }

    /// The chances of the faces that a side may roll.
    fn chances(&mut self, side: usize, at: &Standing) -> Vec<f64> {
        let throw = self.throw(side, at);
        if self.sees_dice(Phase::Faith, side, at) {
            return throw.ordered.iter().map(|triple| throw.chances[*triple]).collect();
        }
        let total = |triples: &Vec<usize>| triples.iter().map(|triple| throw.chances[*triple]).sum();
        throw.by_total.iter().map(total).collect()
    }

    fn throw(&mut self, side: usize, at: &Standing) -> Rc<Throw> {
        let joust = &self.jousts[side];
        let throw = || Rc::new(Throw::new(&self.colours, joust.dice_of(at), joust.awake_of(at), joust.turned()));
        self.throws.entry((side, at.committed)).or_insert_with(throw).clone()
    }

    fn wins_tie(&self, at: &Point) -> bool {
        let edge = at.prestige(0) - at.prestige(1);
        edge > 0 || edge == 0 && self.jousts[0].wins_ties
    }

    /// GLO-PVP-02, for these best dice: lower attack, lower prestige, worse initiative.
    fn weaker(&self, at: &Point, mine: i8, theirs: i8) -> usize {
        let (mine, theirs) = (mine + at.sides[0].attack, theirs + at.sides[1].attack);
        if mine == theirs { usize::from(self.wins_tie(at)) } else { usize::from(mine > theirs) }
    }
}
