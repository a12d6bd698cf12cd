//! **Hearts and Armour**: a bluffing card game of two sides of knights. Everybody wants his own side to win
//! *and* one particular enemy to live.
//!
//! A tour, in the order of play:
//!
//! | File | Subject | Rules |
//! | --- | --- | --- |
//! | `setup` | seats, wizard, sides, heroes, goals, first seat | HEA-SEAT, HEA-MATCH |
//! | `deal` | wound markers and the deal | HEA-DEAL, HEA-ROUND |
//! | `turn` | face down, face up, extra actions | HEA-TURN, HEA-EXTRA |
//! | `skirmish` | reveal, wounds, end of round, bout and match | HEA-SKIR, HEA-ROUND, HEA-MATCH |
//! | `outcome` | who has won | HEA-WIN, HEA-GOAL, HEA-END |
//! | `hidden` | who knows what; worlds a seat cannot tell apart | HEA-KNOW |
//! | `talk` | claims, promises and what became of them | HEA-TALK |
//!
//! `legal` lists the moves and `play` carries one out; `chance` has the questions of luck. `state`, `cards` and `plays` are
//! what lies on the table, `view` what one viewer sees of it, `threat` the odds he can work out, `forecast` and `belief` what
//! bots ask of sampled worlds, `words` all of it in three languages. Components are in `data/*.toml`. Every game of the house
//! has these roles in files of the same names.

#![cfg_attr(doctest, doc = include_str!("../README.md"))]

mod belief;
mod cards;
mod catalogue;
mod chance;
mod data;
mod deal;
mod event;
mod forecast;
mod glance;
mod hidden;
mod ids;
mod legal;
mod load;
mod moves;
mod options;
mod outcome;
mod play;
mod plays;
mod refusal;
mod setup;
mod skirmish;
mod state;
mod statistics;
mod talk;
#[cfg(test)]
mod tests;
mod threat;
mod turn;
#[cfg(test)]
mod typescript;
mod view;
mod words;

pub use cards::Cards;
pub use data::{ActionCard, Data, HeroCard, LineCard, Param, Verify};
pub use event::{Event, Shown, TurnedUp, Who, Words};
pub use forecast::{Forecast, Outlook, Role};
pub use hidden::Receipt;
pub use ids::{Card, ExtraKind, Goal, Hero, Side, TalkLine};
pub use moves::{Extra, Knights, Move, Slot};
pub use options::{ChoiceOfHeroes, Length, Options, Reseat, Switch, TalkOption, WoundMarkers};
pub use refusal::{LineFault, Refusal};
pub use state::{Ending, Hearts};
pub use talk::{Said, Speech, TableTalk, Verdict};
pub use threat::Threat;
pub use view::{Forced, Mine, PlaceView, SeatView, SlotMove, SlotView, Stage, View};

use event::Events;
use quintain_core::{
    Choices, DataError, DataRef, Foresight, Game, Illegal, Luck, Next, OptionsError, Pack, Revealed, Seat, Viewer,
};
use state::{Phase, State};

/// The data files built into the program.
pub fn pack() -> Pack {
    Pack::built_in(&load::FILES)
}

impl Game for Hearts {
    const ID: &'static str = "hearts";
    const RULES: u32 = 1;
    const SAME_DATA: &'static [&'static str] = &["5f891e89086913533eaf9c8cd1a2f8b5"];

    type Data = Data;
    type State = State;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Talk = TableTalk;

    fn load(pack: &Pack) -> Result<Data, DataError> {
        load::load(pack)
    }

    fn new(data: &'static Data, options: &Options) -> Result<Self, OptionsError> {
        options.check()?;
        Ok(Self::fresh(data, *options))
    }

    fn restore(data: &'static Data, state: State) -> Self {
        Self { data: DataRef(data), state }
    }

    fn data(&self) -> &'static Data {
        self.data.0
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn seats(&self) -> usize {
        self.n()
    }

    #[inline]
    fn next(&self) -> Next {
        if self.state.phase == Phase::Turn { Next::seat(self.state.mover) } else { self.next_between_turns() }
    }

    #[inline]
    fn list_moves(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        self.list(seat, moves);
    }

    #[inline]
    fn settle<L: Luck>(&mut self, luck: &mut L, events: &mut Events) -> Next {
        self.settle_by(luck, events);
        let _ = events.take_revealed();
        self.next()
    }

    #[inline]
    fn play(&mut self, seat: Seat, mv: Move, events: &mut Events) -> Result<Revealed, Illegal<Refusal>> {
        let asked = match self.state.phase {
            Phase::Turn => seat == self.state.mover,
            _ => self.next().deciders().contains(seat),
        };
        if !asked {
            return Err(Illegal::NotAsked { seat, asked: self.next().deciders() });
        }
        self.carry_out(seat, mv, events).map_err(Illegal::Refused)?;
        Ok(events.take_revealed())
    }

    fn foresee(&mut self, seat: Seat, mv: Move, events: &mut Events) -> Result<Foresight, Illegal<Refusal>> {
        self.foresee_move(seat, mv, events)
    }

    #[inline]
    fn resolve(&mut self, answer: &[u32], events: &mut Events) -> Result<Revealed, Illegal<Refusal>> {
        self.answer(answer, events)?;
        Ok(events.take_revealed())
    }

    fn view(&self, viewer: Viewer) -> View {
        self.see(viewer)
    }

    fn determinize(&self, seat: Seat, luck: &mut dyn Luck) -> Self {
        self.resampled(seat, luck)
    }
}
