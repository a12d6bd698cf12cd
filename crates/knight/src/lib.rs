//! Knight: a life in twelve events. Each turn one side of an event card gives resources, activates court
//! actions and sets off a consequence; resources open thirteen court tracks, and command points move
//! troops on a small map. Alone against one of four scenarios, side by side, or at war.
//!
//! | Module | Subject |
//! | --- | --- |
//! | [`state`] | what lies on the table |
//! | [`moves`], [`event`], [`refusal`] | what can be decided, what happened, why not |
//! | `menu`, `choices`, `decide` | what a seat may decide now; listing, counting, picking; what a decision does |
//! | `turn`, `task`, `perform` | the course of a turn; what is still to be done before it goes on |
//! | `hoard`, [`goods`] | receiving, paying, overflow, the purse |
//! | `court`, `character`, `cards`, `gold` | the court card, the character card, the event row, gold actions and battles |
//! | `command`, `consequence`, `enemy` | own units; the paths; the automaton |
//! | `goals`, `ends`, [`forecast`] | the goal card; winning and losing; what the next consequence would do |
//! | `trade` | simultaneous play |
//! | `war`, `war_card`, `strike`, `duel`, `initiative`, [`siege`] | war mode; who could take a castle |
//! | [`data`] | the components |
//! | [`view`], `words` | what a viewer sees; sentences |

#![cfg_attr(doctest, doc = include_str!("../README.md"))]

mod cards;
mod character;
mod command;
mod consequence;
mod court;
pub mod data;
mod decide;
mod duel;
mod ends;
mod enemy;
pub mod event;
pub mod forecast;
mod goals;
mod gold;
pub mod goods;
mod hoard;
mod initiative;
mod menu;
pub mod moves;
pub mod options;
mod perform;
pub mod refusal;
mod setup;
pub mod siege;
pub mod slots;
pub mod state;
mod statistics;
mod strike;
pub mod task;
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

use data::{EventCard, NONE, Sheet};
use event::Herald;
use quintain_core::talk::NoTalk;
use quintain_core::{
    Choices, DataError, DataRef, Events, Game, Illegal, Luck, Next, OptionsError, Pack, Request, Revealed, Seat, Viewer,
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

    /// Does chance have to answer before anybody may decide?
    #[inline]
    fn is_chance_due(&self) -> bool {
        self.state.drawing != 0
            || self.state.war.tied != 0
            || self.state.stage == Stage::Setup && self.setup_question().is_some()
    }

    /// The open question of chance.
    #[inline]
    fn question(&self) -> Option<Request> {
        if self.state.stage == Stage::Setup
            && let Some(request) = self.setup_question()
        {
            return Some(request);
        }
        if self.state.drawing != 0 {
            return Some(Request::new("C-EVENT", [self.pool_size()]));
        }
        (self.state.war.tied != 0).then(|| Request::new("C-TIE", [self.state.war.tied.count_ones()]))
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
        data::read(pack)
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
        if let Some(request) = self.question() {
            return Next::Chance(request);
        }
        if self.state.stage == Stage::Over {
            return Next::Over(self.outcome());
        }
        let (seats, sealed) = self.asked();
        Next::Decide { seats, sealed }
    }

    #[inline]
    fn list_moves(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        if !self.is_chance_due() && self.asked().0.contains(seat) {
            self.list(seat, moves);
        }
    }

    fn play(&mut self, seat: Seat, mv: Move, events: &mut Events<Event>) -> Result<Revealed, Illegal<Refusal>> {
        let asked = if self.is_chance_due() { quintain_core::SeatSet::EMPTY } else { self.asked().0 };
        if !asked.contains(seat) {
            return Err(Illegal::NotAsked { seat, asked });
        }
        let mut herald = Herald::new(events);
        self.decide(seat, mv, &mut herald).map_err(Illegal::Refused)?;
        if !self.is_still_spending(seat) {
            self.settle(Some(seat), &mut herald);
        }
        Ok(herald.revealed)
    }

    fn resolve(&mut self, answer: &[u32], events: &mut Events<Event>) -> Result<Revealed, Illegal<Refusal>> {
        let request = self.question().ok_or(Illegal::NoChanceDue)?;
        request.check(answer)?;
        let index = answer.first().copied().unwrap_or(0);
        let mut herald = Herald::new(events);
        if self.state.stage == Stage::Setup && self.setup_question().is_some() {
            herald.revealed = Revealed::TO_ALL;
            self.set_up_by_chance(index, &mut herald);
        } else if self.state.drawing != 0 {
            self.draw_card(index, &mut herald);
        } else {
            self.break_tie(index, &mut herald);
        }
        self.settle(None, &mut herald);
        Ok(herald.revealed)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    /// Hidden are cards that others have peeked at, sealed sides, stakes and bids, and drafts of offers.
    fn determinize(&self, seat: Seat, luck: &mut dyn Luck) -> Self {
        let mut world = self.clone();
        let state = &mut world.state;
        for position in 0..6 {
            let row = &mut state.rows[0];
            let hidden = state.mode == options::Mode::War
                && row.cards[position] != NONE
                && row.up & 1 << position == 0
                && state.peeked[position] & 1 << seat.index() == 0;
            if hidden {
                state.pool |= 1u64 << row.cards[position];
                row.cards[position] = NONE;
                state.peeked[position] |= 0x80;
            }
        }
        for position in 0..6 {
            if state.peeked[position] & 0x80 != 0 {
                state.peeked[position] &= 0x7f;
                let index = luck.below(state.pool.count_ones());
                let Some(copy) = court::bits(state.pool).nth(index as usize) else { continue };
                state.pool &= !(1u64 << copy);
                state.rows[0].cards[position] = copy as u8;
            }
        }
        for other in Seat::all(self.seats()).filter(|other| *other != seat) {
            let board = self.board(other);
            if board.agenda.top() == Some(task::Task::Compose) {
                let offer = &mut world.state.boards[other.index()].offer;
                *offer = state::Offer { to: offer.to, ..offer.closed() };
            }
            let bids = u32::from(self.highest_bid(other)) + 1;
            let stakes = u32::from(board.resources()) + 1;
            let sealed = &mut world.state.boards[other.index()];
            match self.state.stage {
                Stage::Sides if board.side.is_some() => {
                    sealed.side = Some(data::Side::BOTH[luck.below(2) as usize]);
                }
                Stage::Duels if board.stake != NONE => sealed.stake = luck.below(stakes) as u8,
                Stage::Bids if board.bid != NONE && !board.barred => sealed.bid = luck.below(bids) as u8,
                _ => {}
            }
        }
        world
    }
}
