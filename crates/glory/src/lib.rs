//! Glory: A Game of Knights.
//!
//! Three rounds, each of which ends in a tournament. [`Glory`] is the game as a value; start with
//! [`flow`], the course of the game as a list of stages. Then, in the order of play:
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
//! | `draw` | chance: what is asked and what an answer means | chance |
//! | [`odds`] | the joust solver | |
//!
//! [`kinds`] and [`data`] say what the components are; [`moves`], [`event`], [`refusal`] and [`view`] are
//! what goes in and out; `secrets` draws anew what a seat cannot know.

#![cfg_attr(doctest, doc = include_str!("../README.md"))]

mod actions;
mod automaton;
pub mod bag;
mod catalogue;
pub mod data;
mod draw;
pub mod duel;
pub mod event;
pub mod flow;
mod gains;
pub mod kinds;
mod legal;
mod load;
pub mod moves;
pub mod odds;
pub mod options;
pub mod refusal;
mod registration;
mod secrets;
pub mod sets;
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
use crate::flow::{Stage, Teller};
use crate::kinds::Scenario;
use crate::state::{Ask, State};
use quintain_core::chance::MAX_DRAWS;
use quintain_core::talk::NoTalk;
use quintain_core::{
    Choices, DataError, DataRef, Events, Foresight, Game, Illegal, Luck, Next, OptionsError, Outcome, Pack, Revealed,
    Seat, SeatSet, Viewer,
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
        let (seats, sealed) = self.asked();
        Next::Decide { seats, sealed }
    }

    /// The seats that are asked, and whether they decide in secret.
    fn asked(&self) -> (SeatSet, bool) {
        let mut seats = SeatSet::EMPTY;
        let mut sealed = false;
        for seat in 0..usize::from(self.house.seats) {
            let ask = self.players[seat].ask;
            if ask != Ask::Nothing {
                seats.insert(Seat::new(seat));
                sealed |= matches!(ask, Ask::Character | Ask::Titles | Ask::Return);
            }
        }
        (seats, sealed)
    }

    /// The number of a seat that is asked.
    #[inline]
    fn asked_seat(&self, seat: Seat) -> Result<usize, Illegal<Refusal>> {
        let asked = |number: &usize| self.draw.is_none() && self.players[*number].ask != Ask::Nothing;
        self.seat(seat).filter(asked).ok_or_else(|| Illegal::NotAsked {
            seat,
            asked: if self.draw.is_some() { SeatSet::EMPTY } else { self.asked().0 },
        })
    }

    /// GLO-END-01 and GLO-SOLO-02.
    fn outcome(&self) -> Outcome {
        let seats = usize::from(self.house.seats);
        let mut scores = [0i32; 4];
        let mut keys = [(0i32, 0u8); 4];
        for seat in 0..seats {
            let player = &self.players[seat];
            scores[seat] = i32::from(player.glory);
            keys[seat] = (scores[seat], player.prestige_tokens());
        }
        let (scores, keys) = (&scores[..seats], &keys[..seats]);
        let Some(scenario) = self.house.scenario else {
            let best = keys.iter().max().copied().unwrap_or_default();
            let won: SeatSet = Seat::all(seats).filter(|seat| keys[seat.index()] == best).collect();
            let ending = if won.len() > 1 { "shared-victory" } else { "victory" };
            return Outcome::ranked(ending, scores, keys, won);
        };
        let (won, ending) = match scenario {
            Scenario::Warrior if self.warrior == Some(true) => (true, "warrior-won"),
            Scenario::Warrior => (false, "warrior-lost"),
            Scenario::LoneChallenge if scores[0] >= i32::from(self.threshold()) => (true, "challenge-met"),
            Scenario::LoneChallenge => (false, "challenge-missed"),
            Scenario::Rivalry if scores[0] > i32::from(self.automaton.glory) => (true, "rivalry-won"),
            Scenario::Rivalry => (false, "rivalry-lost"),
        };
        Outcome::ranked(ending, scores, keys, if won { SeatSet::all(1) } else { SeatSet::EMPTY })
    }

    /// Lone challenge: the glory to reach.
    pub fn threshold(&self) -> u8 {
        let scenario = self.house.scenario.and_then(|scenario| self.data().scenario(scenario));
        scenario.and_then(|entry| data::ScenarioData::by(entry.threshold, self.house.difficulty)).unwrap_or(0)
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
    fn settle<L: Luck>(&mut self, luck: &mut L, events: &mut Events<Event>) -> Next {
        let mut teller = Teller::new(events);
        while let Some(draw) = self.draw.take() {
            let mut numbers = [0; MAX_DRAWS];
            let answer = self.roll(draw, &mut numbers, luck);
            self.drawn(draw, answer, &mut teller);
            self.advance(&mut teller);
        }
        self.waits()
    }

    fn list_moves(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        if self.draw.is_none()
            && let Some(seat) = self.seat(seat)
        {
            let mut all = Vec::new();
            self.list(seat, &mut all);
            all.into_iter().for_each(|mv| moves.one(mv));
        }
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if self.draw.is_none()
            && let Some(seat) = self.seat(seat)
        {
            self.list(seat, moves);
        }
    }

    fn pick<L: Luck>(&self, seat: Seat, luck: &mut L) -> Move {
        self.pick_move(seat.index(), luck)
    }

    fn play(&mut self, seat: Seat, mv: Move, events: &mut Events<Event>) -> Result<Revealed, Illegal<Refusal>> {
        let number = self.asked_seat(seat)?;
        let mut teller = Teller::new(events);
        self.act(number, mv, &mut teller).map_err(Illegal::Refused)?;
        self.advance(&mut teller);
        Ok(teller.revealed)
    }

    /// What the next seats hold shows in whether they are asked to travel: there the foresight ends.
    fn foresee(&mut self, seat: Seat, mv: Move, events: &mut Events<Event>) -> Result<Foresight, Illegal<Refusal>> {
        let number = self.asked_seat(seat)?;
        let mut ahead = *self;
        let mut told = Events::on();
        let mut teller = Teller::new(&mut told);
        ahead.act(number, mv, &mut teller).map_err(Illegal::Refused)?;
        if teller.revealed.concerns(seat.into()) {
            return Ok(Foresight::Nothing);
        }
        *self = ahead;
        events.append(told);
        Ok(if self.advance_blindly(seat, events) { Foresight::Whole } else { Foresight::Part })
    }

    fn resolve(&mut self, answer: &[u32], events: &mut Events<Event>) -> Result<Revealed, Illegal<Refusal>> {
        let draw = self.draw.ok_or(Illegal::NoChanceDue)?;
        self.check(draw, answer)?;
        self.draw = None;
        let mut teller = Teller::new(events);
        self.drawn(draw, answer, &mut teller);
        self.advance(&mut teller);
        Ok(teller.revealed)
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
