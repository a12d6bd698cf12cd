//! Knight: a life in twelve events. Each turn one side of an event card gives resources, activates court
//! actions and sets off a consequence; resources open thirteen court tracks, and command points move
//! troops on a small map. Alone against one of four scenarios, side by side, or at war.
//!
//! | Module | Subject |
//! | --- | --- |
//! | [`ids`], [`data`], `load`, `catalogue` | the components: their ids, what they are, how they are read, what clients are told |
//! | [`options`], `setup`, [`state`] | what is chosen, the table before the first turn, what lies on it |
//! | [`moves`], [`refusal`], [`event`] | what can be decided, why not, what happened |
//! | `legal`, `play`, `chance` | what a seat may decide now; what a decision does; questions of luck |
//! | `turn`, [`agenda`] | the course of a turn; what is still to be done before it goes on |
//! | [`goods`], `resources` | glory, nobility, valor, gold; receiving, paying, overflow, the purse |
//! | `court`, `character`, `cards`, `gold` | the court card, the character card, the event row, gold actions and battles |
//! | `command`, `consequence`, `enemy`, `goals` | own units; the paths; the automaton; the goal card |
//! | `trade` | simultaneous play |
//! | `war`, `war_card`, `strike`, `duel`, `initiative`, [`siege`] | war mode; who could take a castle |
//! | `outcome`, [`forecast`] | winning and losing; what the next consequence would do |
//! | `hidden`, [`view`], `words`, `statistics` | what a seat cannot know; what a viewer sees; sentences; facts |

#![cfg_attr(doctest, doc = include_str!("../README.md"))]

pub mod agenda;
pub mod arrays;
mod cards;
mod catalogue;
mod chance;
mod character;
mod command;
mod consequence;
mod court;
pub mod data;
mod duel;
mod enemy;
pub mod event;
pub mod forecast;
mod glance;
mod goals;
mod gold;
pub mod goods;
mod hidden;
pub mod ids;
mod initiative;
mod legal;
mod load;
pub mod moves;
pub mod options;
mod outcome;
mod play;
pub mod refusal;
mod resources;
mod setup;
pub mod siege;
pub mod state;
mod statistics;
mod strike;
mod trade;
mod turn;
#[cfg(test)]
mod typescript;
pub mod view;
mod war;
mod war_card;
mod words;

pub use data::Data;
pub use event::Event;
pub use moves::Move;
pub use options::Options;
pub use refusal::Refusal;
pub use state::State;
pub use trade::DRAFTS_PER_TURN;
pub use view::View;

use data::Sheet;
use event::Events;
use ids::{EventCard, NONE};
use quintain_core::talk::NoTalk;
use quintain_core::{
    Choices, DataError, DataRef, Game, Illegal, Luck, Next, OptionsError, Pack, Request, Revealed, Seat, Viewer,
};
use state::{Board, Ready, Stage};

/// A game of Knight.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Knight {
    pub(crate) data: DataRef<Data>,
    pub(crate) state: State,
}

impl Knight {
    #[inline]
    pub(crate) fn board(&self, seat: Seat) -> &Board {
        &self.state.boards[seat.index()]
    }

    #[inline]
    pub(crate) fn board_mut(&mut self, seat: Seat) -> &mut Board {
        &mut self.state.boards[seat.index()]
    }

    /// The scenario sheet.
    #[inline]
    pub(crate) fn sheet(&self) -> &'static Sheet {
        &self.data.0.sheets[usize::from(self.state.sheet)]
    }

    /// The id of a copy of an event card.
    pub(crate) fn card_id(&self, copy: u8) -> EventCard {
        self.data.0.events[usize::from(self.data.0.deck[usize::from(copy)])].id
    }

    /// Rearranges the table by hand, for tests, puzzles and searches; what follows from the rest is
    /// worked out anew.
    pub fn arrange(&mut self, change: impl FnOnce(&mut State)) {
        change(&mut self.state);
        for seat in Seat::all(usize::from(self.state.seats)) {
            let board = self.board_mut(seat);
            board.own_total = board.own.iter().sum();
            board.enemy_total = board.enemy.iter().sum();
            board.ready = Ready::default();
            if board.character != NONE {
                self.open_court(seat);
            }
        }
    }
}

impl Game for Knight {
    const ID: &'static str = "knight";
    const RULES: u32 = 2;
    // Only side by side could a game have gone on or ended otherwise.
    const EARLIER_RULES: &'static [u32] = &[1];
    const SAME_DATA: &'static [&'static str] = &["92a5ec565107dc1ee1396a35a4686fba"];
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
        setup::set_up(data, options)
    }

    fn complete(data: &'static Data, options: Options) -> Options {
        options.complete(data)
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
        if let Some((label, answers)) = self.question() {
            return Next::Chance(Request::new(label, [answers]));
        }
        if self.state.stage == Stage::Over {
            return Next::Over(self.outcome());
        }
        Next::Decide { seats: self.asked(), sealed: self.is_sealed() }
    }

    #[inline]
    fn settle<L: Luck>(&mut self, luck: &mut L, events: &mut Events) -> Next {
        while let Some((_, answers)) = self.question() {
            self.answered(luck.below(answers), events);
            self.go_on(None, events);
        }
        let _ = events.take_revealed();
        self.next()
    }

    #[inline]
    fn list_moves(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        if self.is_asked(seat) {
            self.list(seat, moves);
        }
    }

    fn play(&mut self, seat: Seat, mv: Move, events: &mut Events) -> Result<Revealed, Illegal<Refusal>> {
        if !self.is_asked(seat) {
            return Err(Illegal::NotAsked { seat, asked: self.asked() });
        }
        self.decide(seat, mv, events).map_err(Illegal::Refused)?;
        if !self.is_still_spending(seat) {
            self.go_on(Some(seat), events);
        }
        Ok(events.take_revealed())
    }

    fn resolve(&mut self, answer: &[u32], events: &mut Events) -> Result<Revealed, Illegal<Refusal>> {
        let (label, answers) = self.question().ok_or(Illegal::NoChanceDue)?;
        Request::new(label, [answers]).check(answer)?;
        self.answered(answer.first().copied().unwrap_or(0), events);
        self.go_on(None, events);
        Ok(events.take_revealed())
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn determinize(&self, seat: Seat, luck: &mut dyn Luck) -> Self {
        self.resampled(seat, luck)
    }
}
