//! What lies on the table. Everything is a small number or a set of bits; nothing is on the heap.

use crate::data::{CARDS, HUTS, MAX_ROUNDS, TITLES};
use crate::goods::Goods;
use crate::ids::Area;
use crate::options::Mode;
use quintain_core::Seat;
use serde::{Deserialize, Serialize};

/// Nobody, no card, no master.
pub(crate) const NONE: u8 = u8::MAX;
/// The nine cards of a player.
pub(crate) const ALL_CARDS: u16 = (1 << CARDS) - 1;

/// What lies on the table. Cards, masters, events and tokens are their positions in the data.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(crate) phase: Phase,
    pub(crate) mode: Mode,
    pub(crate) seats: u8,
    pub(crate) random_layout: bool,
    pub(crate) unlimited_choice: bool,
    /// Where the buildings start, if not where the event card says.
    pub(crate) fixed_start: Option<u16>,
    pub(crate) round: u8,
    pub(crate) lap: u8,
    /// Who holds the statue.
    pub(crate) first: Seat,
    /// Who decides, or for whom chance is asked.
    pub(crate) active: Seat,
    pub(crate) turn: Turn,
    pub(crate) players: [Player; 4],
    /// The areas of the two rings, clockwise.
    pub(crate) rings: [[Area; 4]; 2],
    /// The two masters of each town area.
    pub(crate) display: [[u8; 2]; 4],
    /// The place of the display that waits for a new master.
    pub(crate) refill: u8,
    /// B masters that have not turned up.
    pub(crate) masters_left: u32,
    /// Events that have not turned up.
    pub(crate) events_left: u16,
    /// The event of the set-up, then those of the rounds.
    pub(crate) events: [u8; MAX_ROUNDS + 1],
    /// Honour tokens: the stack, the open pile, and those just drawn.
    pub(crate) honour_stack: u16,
    pub(crate) honour_pile: u16,
    pub(crate) honour_drawn: u16,
    /// How often each marker has been used.
    pub(crate) markers: [u8; 10],
    /// Whose craftsman is in each hut.
    pub(crate) huts: [u8; HUTS],
    /// Cards taken from each title's stack.
    pub(crate) titles: [u8; TITLES],
    /// Titles that Victoria has taken.
    pub(crate) victoria_titles: u8,
    pub(crate) victoria: u16,
    /// What she took in each round: stone, bread, title.
    pub(crate) victoria_took: [[u8; 3]; MAX_ROUNDS],
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance: the ring of the countryside.
    LayCountry,
    /// Chance: the ring of the town.
    LayTown,
    /// Chance: both rings out of all areas.
    LayAll,
    /// Chance: the masters on display.
    LayMasters,
    /// Chance: the event card of the set-up.
    DrawStart,
    /// Chance: who gets the statue.
    DrawFirst,
    /// The first player moves a councillor to the other ring.
    StartMove,
    /// Each player takes a resource.
    StartResource,
    /// Chance: a hand of cards.
    Deal,
    /// Chance: the event of the round.
    RevealEvent,
    /// A card and a slot.
    Play,
    /// The menu of a turn.
    Main,
    /// Breads to bake in a harvest.
    Harvest,
    /// The menu of a town area.
    Visit,
    /// Chance: honour tokens for a donation.
    DrawHonours,
    /// Which of them to keep.
    KeepHonour,
    /// Chance: a new master on display.
    Refill,
    /// The end-of-round event.
    EventOffer,
    /// The game is over.
    Over,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Player {
    pub(crate) stock: Goods,
    pub(crate) citizens: u16,
    pub(crate) buildings: u16,
    pub(crate) masters: u32,
    pub(crate) tokens: u16,
    /// Cards in hand.
    pub(crate) hand: u16,
    /// Cards of this half of the game that have not been dealt.
    pub(crate) undealt: u16,
    /// The cards in the three slots.
    pub(crate) slots: [u8; 3],
    /// Where the two councillors stand in their rings.
    pub(crate) at: [u8; 2],
    /// Craftsmen in the countryside areas.
    pub(crate) craftsmen: [u8; 4],
    /// How many titles.
    pub(crate) title: u8,
    /// Points of the highest title card.
    pub(crate) title_points: u8,
    /// Both tracks at the start and after each round.
    pub(crate) chart: [[u16; 2]; MAX_ROUNDS + 1],
}

impl Player {
    pub(crate) const NEW: Self = Self {
        stock: Goods::NONE,
        citizens: 0,
        buildings: 0,
        masters: 0,
        tokens: 0,
        hand: 0,
        undealt: ALL_CARDS,
        slots: [NONE; 3],
        at: [0; 2],
        craftsmen: [0; 4],
        title: 0,
        title_points: 0,
        chart: [[0; 2]; MAX_ROUNDS + 1],
    };

    /// Craftsmen that have left the board.
    #[inline]
    pub(crate) fn placed(&self) -> u8 {
        self.craftsmen.iter().sum()
    }
}

/// What has been done in the turn that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Turn {
    pub(crate) card: u8,
    pub(crate) slot: u8,
    pub(crate) done: Done,
    pub(crate) used_masters: u32,
    pub(crate) visit: Visit,
}

impl Turn {
    pub(crate) const NEW: Self = Self { card: NONE, slot: NONE, done: Done(0), used_masters: 0, visit: Visit::NONE };
}

/// A visit to an area. It means something only in the phases that belong to a visit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Visit {
    pub(crate) area: Area,
    /// How often each action of the area was used.
    pub(crate) uses: [u8; 3],
    /// Tokens that may be redeemed: owned on arrival and not redeemed since (EMA-HON-02).
    pub(crate) tokens: u16,
}

impl Visit {
    pub(crate) const NONE: Self = Self { area: Area::Forest, uses: [0; 3], tokens: 0 };
}

/// Which parts of a turn are done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Done(u8);

impl Done {
    pub(crate) const CARD: u8 = 1;
    pub(crate) const MOVE: u8 = 2;
    pub(crate) const TITLE: u8 = 4;
    pub(crate) const CRAFTSMAN: u8 = 8;
    pub(crate) const MASTER: u8 = 16;

    #[inline]
    pub(crate) const fn has(self, part: u8) -> bool {
        self.0 & part != 0
    }

    #[inline]
    pub(crate) const fn mark(&mut self, part: u8) {
        self.0 |= part;
    }
}
