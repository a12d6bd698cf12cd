//! What lies on the table. Fixed arrays and sets, no heap.

mod player;
mod rider;
mod stage;

pub use player::{Ask, Earned, Perks, Player};
pub use rider::Rider;
pub use stage::{Phase, Stage};

use crate::chance::Draw;
use crate::ids::{Action, Card, Deck, Difficulty, Knight, Mode, Personality, SPACES, Scenario};
use crate::multiset::{CardPile, SupporterPile, TokenPile};
use quintain_core::Seat;
use serde::{Deserialize, Serialize};

/// No component.
pub const NONE: u8 = 255;
/// Places of a tournament: eight slots, or three cities of up to four knights.
pub const PLACES: usize = 12;
/// Kinds of rider: four seats and the automaton.
pub const RIDERS: usize = 5;

/// Options that matter while playing.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct House {
    /// Seats at the table.
    pub seats: u8,
    /// Riders: seats and the automaton. Board, track and cards follow this number.
    pub riders: u8,
    /// How tournaments are held.
    pub mode: Mode,
    /// The solo scenario.
    pub scenario: Option<Scenario>,
    /// Its difficulty.
    pub difficulty: Difficulty,
    /// The automaton's additional cards.
    pub personality: Personality,
    /// The automaton's knight (GLO-SOLO-03).
    pub avatar: u8,
    /// Does everybody take the first character?
    pub beginner: bool,
    /// Are prize tokens used?
    pub prizes: bool,
    /// Are personal titles open?
    pub open_titles: bool,
    /// Do all travel at once?
    pub together: bool,
    /// Levels of mount and armour lowered for each seat: bit 0 mount, bit 1 armour.
    pub handicap: [u8; 4],
}

/// Everything on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// Options.
    pub house: House,
    /// Where the game stands when nobody is asked.
    pub stage: Stage,
    /// The open question of chance.
    pub draw: Option<Draw>,
    /// 0 during setup, then 1 to 3.
    pub round: u8,
    /// Is this the travel phase after the last tournament?
    pub finale: bool,
    /// Initiative: the riders from first to last.
    pub order: [Rider; 4],
    /// The seats.
    pub players: [Player; 4],
    /// The automaton.
    pub automaton: Automaton,
    /// Public titles.
    pub public: u32,
    /// Titles that nobody has seen: the deck and, in solo, what the automaton took unseen.
    pub title_deck: u32,
    /// Titles discarded by seats.
    pub title_discards: u32,
    /// Have personal titles been revealed?
    pub revealed: bool,
    /// Travel cards left in the decks.
    pub decks: CardPile,
    /// Face-up travel cards, four for each deck.
    pub market: [[u8; 4]; 3],
    /// Supporters left in the piles: special, i, ii, iii, scroll.
    pub piles: [SupporterPile; 5],
    /// Tokens on the support track.
    pub track: [u8; SPACES],
    /// Relics left in the supply.
    pub relics: TokenPile,
    /// Prestige tokens left in the supply.
    pub prestige: TokenPile,
    /// The active event, the announced one, and the supporter laid on the active one.
    pub event: u8,
    /// The announced event.
    pub next_event: u8,
    /// The supporter laid out on the active event.
    pub recruit: u8,
    /// Figures standing in each action area, by rider.
    pub standing: [[u8; RIDERS]; Action::ALL.len()],
    /// Cells of the initiative row.
    pub cells: [u8; 4],
    /// The tournament card in use, and those used.
    pub tournament: u8,
    /// Tournament cards used so far.
    pub tournaments_used: u32,
    /// The prize laid out, and those used.
    pub prize: u8,
    /// Prizes used so far.
    pub prizes_used: u32,
    /// The places of the tournament: slots, or four for each city.
    pub lists: [Place; PLACES],
    /// Plaisance: the slots of the winners of the four pairs, the two semi-finals and the final.
    pub winners: [u8; 7],
    /// Solo: has the Warrior won or lost?
    pub warrior: Option<bool>,
}

/// A place of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The knight who waits there.
    pub knight: u8,
    /// The rider who stands or challenges there.
    pub rider: u8,
    /// Pas d'armes: 0 not fought yet, 1 the knight was beaten, 2 he was not.
    pub fought: u8,
}

impl Place {
    /// Nobody there.
    pub const FREE: Self = Self { knight: NONE, rider: NONE, fought: 0 };

    /// The knight, if there is one.
    #[inline]
    pub const fn knight(self) -> Option<Knight> {
        if self.knight == NONE { None } else { Some(Knight(self.knight)) }
    }

    /// The rider, if there is one.
    #[inline]
    pub const fn rider(self) -> Option<Rider> {
        if self.rider == NONE { None } else { Some(Rider(self.rider)) }
    }
}

/// The automaton's things.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Automaton {
    /// Glory (Rivalry).
    pub glory: i16,
    /// Where it came from.
    #[serde(default)]
    pub earned: Earned,
    /// Figures left to place.
    pub figures: u8,
    /// Cards left in its deck.
    pub deck: u32,
    /// Its discards.
    pub discards: u32,
    /// Cards tried on this turn.
    pub tried: u32,
    /// The card being tried.
    pub card: u8,
    /// Hidden titles that are not decided yet.
    pub hidden: u8,
    /// Titles discarded unseen since the last reshuffle.
    pub blind: u8,
    /// New goal: cards drawn so far.
    pub drawing: u8,
    /// New goal: cards still to draw.
    pub to_draw: u8,
    /// Hidden titles that are decided but sealed.
    pub titles: u32,
    /// What those could have been.
    pub pool: u32,
}

impl State {
    /// The riders in initiative order.
    #[inline]
    pub fn riders(&self) -> &[Rider] {
        &self.order[..usize::from(self.house.riders)]
    }

    /// The rider's position in the initiative order; 0 is first.
    #[inline]
    pub fn position(&self, rider: Rider) -> usize {
        self.riders().iter().position(|other| *other == rider).unwrap_or(usize::MAX)
    }

    /// The seats in initiative order.
    pub fn seats_in_order(&self) -> impl Iterator<Item = usize> + '_ {
        self.riders().iter().filter_map(|rider| rider.seat())
    }

    /// A rider's glory.
    #[inline]
    pub fn glory_of(&self, rider: Rider) -> i16 {
        rider.seat().map_or(self.automaton.glory, |seat| self.players[seat].glory)
    }

    /// Cards on the market of a deck.
    pub fn face_up(&self, deck: Deck) -> impl Iterator<Item = Card> + '_ {
        self.market[deck as usize].iter().filter(|card| **card != NONE).map(|card| Card(*card))
    }

    /// Titles left in the title deck (GLO-SOLO-14: what the automaton took unseen is not in it).
    #[inline]
    pub const fn title_deck_size(&self) -> u32 {
        let auto = self.automaton.hidden + self.automaton.blind + self.automaton.drawing;
        self.title_deck.count_ones() - auto as u32
    }

    /// Titles in the discard pile, the automaton's unseen ones included.
    #[inline]
    pub const fn title_discard_size(&self) -> u32 {
        self.title_discards.count_ones() + self.automaton.blind as u32
    }

    /// Is this a solo game?
    #[inline]
    pub const fn solo(&self) -> bool {
        self.house.seats == 1
    }

    /// Does the automaton ride for glory?
    #[inline]
    pub fn rivalry(&self) -> bool {
        self.house.scenario == Some(Scenario::Rivalry)
    }

    /// Is this the core's seat of a player here?
    pub(crate) const fn seat(&self, seat: Seat) -> Option<usize> {
        if seat.index() < self.house.seats as usize { Some(seat.index()) } else { None }
    }
}
