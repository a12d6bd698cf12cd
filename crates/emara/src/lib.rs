//! Crown of Emara for one to four players.
//!
//! Two councillors walk two rings, one of countryside and one of town areas. A turn is a card put into one of
//! three slots: the card allows one thing, the slot moves one councillor, and bonus actions come on top. Two
//! tracks count citizens and buildings; the lower of them is the result.
//!
//! | File | Subject |
//! | --- | --- |
//! | `setup`, `rounds`, `turn` | from the box to the end of a turn |
//! | `countryside`, `city`, `honours`, `markers` | what a visit to an area brings |
//! | `bonus`, `masters`, `event_cards` | titles, craftsmen, masters; the offer of an event card |
//! | `payments`, `goods`, `tracks` | what is paid and taken, and the two scores |
//! | [`prices`] | what everything costs and brings a player now |
//! | [`outcome`], [`campaign`], `victoria` | the end, and playing alone |
//! | `legal`, `play`, `chance` | the listing of moves, carrying one out, questions of luck |
//! | `state`, [`moves`], [`event`], [`refusal`], `hidden`, [`view`] | what lies on the table, is decided, happens, is refused, is hidden, is seen |
//! | [`ids`], [`data`], `load`, `catalogue`, [`options`], `words`, `statistics`, `summary` | components, options, sentences, facts, numbers for bots |
//!
//! Every game of the house has these roles in files of the same names. Rule ids such as `EMA-TURN-03` are those of
//! `docs/games/emara/en.md`.

#![cfg_attr(doctest, doc = include_str!("../README.md"))]

mod bonus;
pub mod campaign;
mod catalogue;
mod chance;
mod city;
mod countryside;
pub mod data;
pub mod event;
mod event_cards;
mod glance;
pub mod goods;
mod hidden;
mod honours;
pub mod ids;
mod legal;
mod load;
mod markers;
mod masters;
pub mod moves;
pub mod options;
pub mod outcome;
pub mod payments;
mod play;
pub mod prices;
pub mod refusal;
mod rounds;
mod setup;
mod state;
mod statistics;
mod summary;
mod tracks;
mod turn;
#[cfg(test)]
mod typescript;
mod victoria;
pub mod view;
mod words;

pub use event::Event;
pub use goods::{Good, Goods, Kind};
pub use ids::{Area, Card, EventCard, Honour, Hut, Marker, Master, Ring, Title};
pub use moves::Move;
pub use options::{Mode, Options};
pub use refusal::Refusal;
pub use state::Phase;
pub use summary::Summary;
pub use victoria::Take;
pub use view::View;

use data::Data;
use event::Events;
use quintain_core::talk::NoTalk;
use quintain_core::{
    Choices, DataError, DataRef, Game, Illegal, Luck, Next, OptionsError, Pack, Revealed, Seat, SeatSet, Viewer,
};
use state::State;

/// A game of Crown of Emara.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Emara {
    pub(crate) data: DataRef<Data>,
    pub(crate) state: State,
}

impl Game for Emara {
    const ID: &'static str = "emara";
    const RULES: u32 = 1;
    const SAME_DATA: &'static [&'static str] = &["758d31ee45f04cd43347e3ba79ae4a2b"];

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
        Self::in_the_box(data, options)
    }

    fn complete(data: &'static Data, options: Options) -> Options {
        options.complete(data)
    }

    fn ends_turn(mv: Move) -> bool {
        mv == Move::EndTurn
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
        usize::from(self.state.seats)
    }

    #[inline]
    fn next(&self) -> Next {
        if let Some(seat) = self.asked() {
            return Next::seat(seat);
        }
        match self.request() {
            Some(request) => Next::Chance(request),
            None => Next::Over(self.outcome()),
        }
    }

    #[inline]
    fn list_moves(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        self.list(seat, moves);
    }

    #[inline]
    fn play(&mut self, seat: Seat, mv: Move, events: &mut Events) -> Result<Revealed, Illegal<Refusal>> {
        let asked = self.asked();
        if asked != Some(seat) {
            return Err(Illegal::NotAsked { seat, asked: asked.map_or(SeatSet::EMPTY, SeatSet::one) });
        }
        self.carry_out(mv, events).map_err(Illegal::Refused)?;
        Ok(events.take_revealed())
    }

    #[inline]
    fn resolve(&mut self, answer: &[u32], events: &mut Events) -> Result<Revealed, Illegal<Refusal>> {
        self.answer(answer, events)?;
        Ok(events.take_revealed())
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn determinize(&self, seat: Seat, luck: &mut dyn Luck) -> Self {
        self.resampled(seat, luck)
    }
}
