//! Glory: A Game of Knights.
//!
//! Three rounds, each of which ends in a tournament. [`Glory`] is the game as a value; start with
//! `flow`, the course of the game as a list of stages. Then, in the order of play:
//!
//! | File | Subject | Rules |
//! | --- | --- | --- |
//! | `setup` | the table before the first figure | set-up |
//! | `actions` | figures, actions, event cards | GLO-ACT, GLO-EVT |
//! | `travel` | travel cards, in turn or all at once | GLO-TRV |
//! | `update` | initiative, refresh, income, new tokens | GLO-UPD |
//! | `registration` | shields | GLO-REG |
//! | `tournament` | knights, cities, bracket, prizes | GLO-TSET, GLO-TRN |
//! | [`duel`] | the heart: eight steps, two clash wins | GLO-DUEL, GLO-PVP |
//! | `titles` | goals, Brave, the best assignment | GLO-TTL |
//! | `automaton` | the opponent of a solo game | GLO-SOLO |
//! | `gains` | tokens, glory, supporters, relics, prestige | GLO-PRE, GLO-REL, GLO-SUP, GLO-EQ |
//! | `outcome` | who has won | GLO-END |
//!
//! Around the chapters: [`ids`], [`data`], `load` and `catalogue` say what the components are; [`options`] and [`state`]
//! what is chosen and what lies on the table, piles as a [`multiset`]; [`moves`], [`refusal`], [`event`] and [`view`] go in
//! and out; `legal` lists what a seat may do and `play` does it; [`chance`] has the questions of luck; `hidden` draws anew
//! what a seat cannot know; `words` and `statistics` tell it; [`odds`] is the joust solver.

#![cfg_attr(doctest, doc = include_str!("../README.md"))]

mod actions;
mod automaton;
mod catalogue;
pub mod chance;
pub mod data;
pub mod duel;
pub mod event;
mod flow;
mod gains;
mod glance;
mod hidden;
pub mod ids;
mod legal;
mod load;
pub mod moves;
pub mod multiset;
pub mod odds;
pub mod options;
mod outcome;
mod play;
pub mod refusal;
mod registration;
mod setup;
pub mod state;
mod statistics;
mod titles;
mod tournament;
mod travel;
#[cfg(test)]
mod typescript;
mod update;
pub mod view;
pub mod words;

pub use event::Event;
pub use moves::Move;
pub use options::Options;
pub use refusal::Refusal;
pub use titles::{Part, Progress};
pub use view::View;

use crate::data::Data;
use crate::event::Events;
use crate::state::{Stage, State};
use quintain_core::chance::MAX_DRAWS;
use quintain_core::choices::Count;
use quintain_core::talk::NoTalk;
use quintain_core::{
    Choices, DataError, DataRef, Foresight, Game, Illegal, Luck, Next, OptionsError, Pack, Revealed, Seat, Viewer,
};
use std::ops::{Deref, DerefMut};

/// A game of Glory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Glory {
    data: DataRef<Data>,
    state: State,
}

impl Deref for Glory {
    type Target = State;
    #[inline]
    fn deref(&self) -> &State {
        &self.state
    }
}

impl DerefMut for Glory {
    #[inline]
    fn deref_mut(&mut self) -> &mut State {
        &mut self.state
    }
}

impl Glory {
    /// The components it is played with.
    #[inline]
    pub fn data(&self) -> &'static Data {
        self.data.0
    }

    /// What the game waits for when chance has spoken.
    #[inline]
    fn waits(&self) -> Next {
        if matches!(self.stage, Stage::Over) {
            return Next::Over(self.outcome());
        }
        Next::Decide { seats: self.asked(), sealed: self.is_sealed() }
    }
}

impl Game for Glory {
    const ID: &'static str = "glory";
    const RULES: u32 = 1;
    const SAME_DATA: &'static [&'static str] = &["40c028804d8f0d5b4a50441dd4f27c46"];

    type Data = Data;
    type State = State;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Talk = NoTalk;

    fn load(pack: &Pack) -> Result<Data, DataError> {
        load::load(pack)
    }

    fn new(data: &'static Data, options: &Options) -> Result<Self, OptionsError> {
        let options = options.clone().complete(data);
        options.check(data)?;
        Ok(Self::laid_out(data, &options))
    }

    fn complete(data: &'static Data, options: Options) -> Options {
        options.complete(data)
    }

    fn restore(data: &'static Data, state: State) -> Self {
        Self { data: DataRef(data), state }
    }

    #[inline]
    fn data(&self) -> &'static Data {
        self.data.0
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn seats(&self) -> usize {
        usize::from(self.house.seats)
    }

    fn next(&self) -> Next {
        match self.draw {
            Some(draw) => Next::Chance(self.request(draw)),
            None => self.waits(),
        }
    }

    #[inline]
    fn settle<L: Luck>(&mut self, luck: &mut L, events: &mut Events) -> Next {
        while let Some(draw) = self.draw.take() {
            let mut numbers = [0; MAX_DRAWS];
            let answer = self.roll(draw, &mut numbers, luck);
            self.drawn(draw, answer, events);
            self.advance(events);
        }
        let _ = events.take_revealed();
        self.waits()
    }

    #[inline]
    fn list_moves(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        if let Some(seat) = self.asked_seat(seat) {
            self.list(seat, self.open(seat), moves);
        }
    }

    /// What is open is worked out once, to count the moves and to find the chosen one.
    #[inline]
    fn pick<L: Luck>(&self, seat: Seat, luck: &mut L) -> Move {
        let (seat, open) = (seat.index(), self.open(seat.index()));
        let mut count = Count::default();
        self.list(seat, open, &mut count);
        let mut chosen = count.nth(luck.below(count.moves()));
        self.list(seat, open, &mut chosen);
        let Some(mv) = chosen.found() else { unreachable!("a seat that is asked has a move") };
        mv
    }

    fn play(&mut self, seat: Seat, mv: Move, events: &mut Events) -> Result<Revealed, Illegal<Refusal>> {
        let number = self.asked_seat(seat).ok_or_else(|| self.not_asked(seat))?;
        self.act(number, mv, events).map_err(Illegal::Refused)?;
        self.advance(events);
        Ok(events.take_revealed())
    }

    /// What the next seats hold shows in whether they are asked to travel: there the foresight ends.
    fn foresee(&mut self, seat: Seat, mv: Move, events: &mut Events) -> Result<Foresight, Illegal<Refusal>> {
        let number = self.asked_seat(seat).ok_or_else(|| self.not_asked(seat))?;
        let mut ahead = *self;
        let mut told = Events::on();
        ahead.act(number, mv, &mut told).map_err(Illegal::Refused)?;
        if told.take_revealed().concerns(seat.into()) {
            return Ok(Foresight::Nothing);
        }
        *self = ahead;
        events.append(told);
        Ok(if self.advance_blindly(seat, events) { Foresight::Whole } else { Foresight::Part })
    }

    fn resolve(&mut self, answer: &[u32], events: &mut Events) -> Result<Revealed, Illegal<Refusal>> {
        let draw = self.draw.ok_or(Illegal::NoChanceDue)?;
        self.check(draw, answer)?;
        self.draw = None;
        self.drawn(draw, answer, events);
        self.advance(events);
        Ok(events.take_revealed())
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn determinize(&self, seat: Seat, luck: &mut dyn Luck) -> Self {
        match self.seat(seat) {
            Some(seat) => self.resampled(seat, luck),
            None => *self,
        }
    }
}
