//! One search for all games: an information-set tree search over the contract of [`Game`].
//!
//! One tree over what the searching seat can tell apart. Every simulation draws a new world from
//! [`Seen::sample`], walks down the tree by upper confidence bounds that count how often a plan was there to be
//! chosen, adds one node, plays on by the game's quick policy to a horizon, and asks the game's [`Sense`] what each
//! seat may expect there. Every seat maximises its own expectation. Chance is drawn anew on every way down.
//!
//! - **Plans, not moves.** Where the rules have long chains, an edge of the tree is a whole turn or a whole purchase;
//!   what does not fit the world of this simulation is left out, and the walk goes on from there.
//! - **Progressive widening.** A node knows few plans at first, the most promising, and more the oftener it is seen.
//! - **Sealed decisions** are one node with a choice for each seat: nobody answers what it cannot know, and the tree
//!   does not go on below.
//! - **The horizon** is the same distance for every simulation, so that positions are compared at equal tempo.
//!
//! The same world, seed and number of simulations give the same choice.

mod player;
mod reasons;
mod tree;

pub use player::{Level, Player};
pub(crate) use reasons::reason;
pub use reasons::{Part, Parts};
pub use tree::{Found, Limit, Search, Width};

use quintain_core::driver::Line;
use quintain_core::{Game, Luck, Outcome, Seat, SeatSet, Speaking};

/// The highest number of seats, for values by seat.
pub use quintain_core::seat::MAX_SEATS;

/// What each seat may expect: for every seat a number from 0 to 1, the chance to win as far as it can be told.
pub type Values = [f32; MAX_SEATS];

/// Plans that a seat may follow, each a short list of its own moves with what it promises.
#[derive(Clone, Debug)]
pub struct Plans<M> {
    moves: Vec<M>,
    list: Vec<(f32, usize, usize)>,
}

impl<M> Default for Plans<M> {
    fn default() -> Self {
        Self { moves: Vec::new(), list: Vec::new() }
    }
}

impl<M: Copy + PartialEq> Plans<M> {
    /// Forgets all.
    pub fn clear(&mut self) {
        self.moves.clear();
        self.list.clear();
    }

    /// Adds a plan. Empty ones are none.
    pub fn push(&mut self, promise: f32, plan: &[M]) {
        if !plan.is_empty() {
            let from = self.moves.len();
            self.moves.extend_from_slice(plan);
            self.list.push((promise, from, self.moves.len()));
        }
    }

    /// The most promising first; of equal ones the earlier.
    pub fn sort(&mut self) {
        self.list.sort_by(|one, other| other.0.total_cmp(&one.0));
    }

    /// Keeps the first `most`.
    pub fn truncate(&mut self, most: usize) {
        self.list.truncate(most);
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// None?
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Each with its promise.
    pub fn iter(&self) -> impl Iterator<Item = (f32, &[M])> {
        self.list.iter().map(|(promise, from, to)| (*promise, &self.moves[*from..*to]))
    }
}

/// How far a simulation goes, in the game's own measure: own turns, or laps.
pub type Sight = u8;

/// What a game must know for the search, all of it about worlds that have been sampled.
pub trait Sense<G: Game>: Send {
    /// A search begins for this seat, from a world such as this one.
    fn begin(&mut self, world: &G, me: Seat) {
        let _ = (world, me);
    }

    /// What a seat could sensibly do here. The promise is a value by itself: only plans of one call are compared.
    /// `own` says that the searching seat asks, which is worth more care than a guess at what others do.
    fn plans(
        &mut self,
        world: &G,
        seat: Seat,
        moves: &[G::Move],
        own: bool,
        plans: &mut Plans<G::Move>,
        luck: &mut dyn Luck,
    );

    /// The next moves of a seat in a playout. `moves` is scratch space for its legal moves.
    fn quick(&mut self, world: &G, seat: Seat, moves: &mut Vec<G::Move>, plan: &mut Vec<G::Move>, luck: &mut dyn Luck);

    /// Is the world as far from the start as simulations of this sight go?
    fn is_far(&self, start: &G, world: &G, me: Seat, sight: Sight) -> bool;

    /// What each seat may expect of a game that goes on.
    fn judge(&mut self, world: &G, me: Seat, values: &mut Values);

    /// What each seat has of a game that is over.
    fn settle(&mut self, world: &G, outcome: &Outcome, values: &mut Values) {
        let _ = world;
        win_shares(outcome, values);
    }

    /// A decision that needs no tree: solved exactly, or of no weight. The value is the expectation of the seat.
    fn at_once(
        &mut self,
        world: &G,
        seat: Seat,
        moves: &[G::Move],
        luck: &mut dyn Luck,
    ) -> Option<(G::Move, Option<f64>)> {
        let _ = (world, seat, moves, luck);
        None
    }

    /// What a promise says about the final score, if it says that.
    fn points(&self, promise: f32) -> Option<f64> {
        let _ = promise;
        None
    }

    /// How much a unit of promise changes the chance to win.
    fn worth_of_promises(&self, world: &G) -> f32;

    /// What it says before it moves, if anything.
    fn speak(&mut self, speaking: &Speaking<'_, G>, luck: &mut dyn Luck) -> Option<Line<G>> {
        let _ = (speaking, luck);
        None
    }

    /// The parts of what a world is worth to a seat, by the names of `data/reasons.toml`.
    fn parts(&mut self, world: &G, seat: Seat) -> Parts {
        let _ = (world, seat);
        Parts::new()
    }

    /// Why a move is made that changes no part, by the names of `data/reasons.toml`.
    fn otherwise(&self, world: &G, seat: Seat) -> Option<&'static str> {
        let _ = (world, seat);
        None
    }

    /// How likely this world is beside others that the seat cannot tell from it: at most 1.
    fn likelihood(&self, world: &G, seat: Seat) -> f32 {
        let _ = (world, seat);
        1.0
    }
}

/// One for a victory, shared victories shared.
pub fn win_shares(outcome: &Outcome, values: &mut Values) {
    let winners: SeatSet = outcome.winners();
    let share = 1.0 / winners.len().max(1) as f32;
    for (value, seat) in values.iter_mut().zip(Seat::all(outcome.seats.len())) {
        *value = if winners.contains(seat) { share } else { 0.0 };
    }
}

/// From a lead in points to a chance: even at 0, `scale` points ahead about three in four.
pub fn chance(lead: f32, scale: f32) -> f32 {
    1.0 / (1.0 + (-1.1 * lead / scale.max(1e-3)).exp())
}

/// How much a point changes the chance of somebody who is even: the slope of [`chance`].
pub fn slope(scale: f32) -> f32 {
    0.275 / scale
}

/// Chances of all seats from what each is worth in points: of two who are `scale` apart the better wins about three
/// times in four.
pub fn chances(worths: &[f32], scale: f32, values: &mut Values) {
    let best = worths.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for (value, worth) in values.iter_mut().zip(worths) {
        *value = (1.1 * (worth - best) / scale.max(1e-3)).exp();
        sum += *value;
    }
    for value in values.iter_mut().take(worths.len()) {
        *value /= sum.max(1e-6);
    }
}
