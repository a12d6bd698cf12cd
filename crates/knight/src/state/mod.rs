//! What lies on the table. Everything is small and fixed, so that a search can copy it freely.

mod board;
mod reason;

pub use board::*;
pub use reason::*;

use crate::arrays::Array;
use crate::ids::{Difficulty, EventCard, NONE, SEATS, Side};
use crate::options::Mode;
use quintain_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The whole table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// How many seats.
    pub seats: u8,
    /// The mode.
    pub mode: Mode,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// Are characters chosen by the players instead of drawn?
    pub choosing: bool,
    /// The scenario sheet; [`NONE`] while it is drawn.
    pub sheet: u8,
    /// The goal card; [`NONE`] while it is drawn.
    pub goal: u8,
    /// The turn, from 1; 0 during the setup.
    pub turn: u8,
    /// What the table as a whole is doing.
    pub stage: Stage,
    /// Event cards that have not been seen.
    pub pool: u64,
    /// Event cards set aside.
    pub aside: u64,
    /// Positions waiting for a card: six bits for each row.
    pub drawing: u32,
    /// The event rows: one for each seat, or the first alone in war mode.
    pub rows: [Row; SEATS],
    /// War mode: who has looked at each position, as bits.
    pub peeked: [u8; 6],
    /// The players.
    pub boards: [Board; SEATS],
    /// War mode.
    pub war: WarTable,
}

/// What the table as a whole is doing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Characters, goal and first row are drawn.
    Setup,
    /// Solo and simultaneous play: T0 to T4, each seat on its own.
    Turn,
    /// Solo and simultaneous play: T5.
    Goal,
    /// War: sides are chosen in secret (W1).
    Sides,
    /// War: resources are spent (W2).
    Spend,
    /// War: activation (W3).
    Act,
    /// War: claims and battles (W3b).
    Claims,
    /// War: duels (WD).
    Duels,
    /// War: secret bids (W4).
    Bids,
    /// War: bids are paid.
    Payment,
    /// War: the winner orders the blocks.
    Schedule,
    /// War: command blocks (W5).
    Blocks,
    /// War: goal rewards.
    Rewards,
    /// War: command points of goal rewards.
    RewardBlocks,
    /// War: goal penalties.
    Penalties,
    /// The game is over.
    Over,
}

/// A row of six event positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Row {
    /// The copies that lie there; [`NONE`] where nothing is decided.
    pub cards: [u8; 6],
    /// Positions that are face up, as bits.
    pub up: u8,
}

impl Default for Row {
    fn default() -> Self {
        Self { cards: [NONE; 6], up: 0 }
    }
}

/// What a seat is doing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Nothing: it waits for the others.
    Waiting,
    /// Card replacement, ended by choosing a side (T0, T1).
    Cards,
    /// Using resources (T2, W2).
    Spend,
    /// Activation (T3a, W3).
    Act,
    /// Command (T3b), claims and battles (W3b).
    Command,
    /// Consequences (T4).
    Consequence,
    /// Goal check (T5).
    Goal,
    /// Its game has ended.
    Over,
}

/// What is on the table in war mode only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct WarTable {
    /// Announced duels: challenger and opponent.
    pub duels: [(u8, u8); 12],
    /// How many.
    pub announced: u8,
    /// How many are settled.
    pub settled: u8,
    /// The winner of the auction; [`NONE`] before that.
    pub winner: u8,
    /// Seats tied for something that chance decides, as bits.
    pub tied: u8,
    /// Blocks in order: seat and points.
    pub blocks: Array<(u8, u8), 20>,
    /// How many blocks.
    pub planned: u8,
    /// The block being played.
    pub current: u8,
    /// Points left in it.
    pub left: u8,
    /// Castles attacked in this turn, as bits by owner.
    pub taken: u8,
    /// Who took the other castle in a game of two; [`NONE`] otherwise.
    pub conqueror: u8,
    /// Seats that owe the penalty of the goal column, as bits.
    pub due: u8,
}

impl Default for WarTable {
    fn default() -> Self {
        Self {
            duels: [(0, 0); 12],
            announced: 0,
            settled: 0,
            winner: NONE,
            tied: 0,
            blocks: Array([(0, 0); 20]),
            planned: 0,
            current: 0,
            left: 0,
            taken: 0,
            conqueror: NONE,
            due: 0,
        }
    }
}

impl State {
    /// All seats.
    #[inline]
    pub fn everybody(&self) -> SeatSet {
        SeatSet::all(usize::from(self.seats))
    }

    /// The board of a seat.
    #[inline]
    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    /// The row of a seat: in war mode the common one.
    #[inline]
    pub fn row_of(&self, seat: Seat) -> usize {
        if self.mode == Mode::War { 0 } else { seat.index() }
    }

    /// The current position of the rows, from 0.
    #[inline]
    pub fn position(&self) -> usize {
        usize::from(self.turn.saturating_sub(1) % 6)
    }

    /// The copy of the event card that a seat is playing.
    #[inline]
    pub fn current_card(&self, seat: Seat) -> u8 {
        self.rows[self.row_of(seat)].cards[self.position()]
    }
}

/// An event card and one of its sides, as views and events name them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardSide {
    /// The card.
    pub card: EventCard,
    /// The side.
    pub side: Side,
}
