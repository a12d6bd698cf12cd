//! The components: what every card, track, tile and stage is. Read from TOML by [`load`](crate::load),
//! checked once, and then only looked at.

mod cards;
mod map;
mod sheet;
mod summary;

pub use cards::*;
pub use map::*;
pub use sheet::*;
pub use summary::*;

use crate::goods::{Bundle, Good};
use crate::ids::{BundleId, NONE, Segment, Track};
use quintain_core::{Catalogue, Names, Preset};

/// The limits of the character card.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most of each good.
    pub held: [u8; 4],
    /// Points for what fits nowhere.
    pub overflow_vp: i16,
    /// Points for what is left at the end.
    pub leftover_vp: i16,
}

/// The figures of the table.
#[derive(Clone, Copy, Debug)]
pub struct TableFigures {
    /// Turns of a game.
    pub turns: u8,
    /// Positions that lie open at the start of a round, as bits.
    pub turned_up: u8,
    /// Points of the first finisher.
    pub first_finisher_vp: i16,
    /// Offers of one player in a turn.
    pub offers_per_turn: u8,
}

/// All components of the game.
#[derive(Debug)]
pub struct Data {
    /// Limits of holdings.
    pub limits: Limits,
    /// Figures of the table.
    pub table: TableFigures,
    /// The tracks, by [`Track`].
    pub tracks: Vec<TrackData>,
    /// The lines of the court card.
    pub lines: Vec<Line>,
    /// From the number of a segment id to its line and step.
    pub segment: [(u8, u8); 256],
    /// What is looked at most often of each line, close together.
    pub line_summaries: Vec<LineSummary>,
    /// What each line yields.
    pub line_incomes: Vec<LineIncome>,
    /// The court card before anything is paid: open symbols by kind, their numbers, shut lines.
    pub untouched: ([u64; 5], [u8; 5], u64),
    /// Character cards.
    pub characters: Vec<CharacterData>,
    /// Event cards.
    pub events: Vec<EventData>,
    /// The event deck: one entry for each copy.
    pub deck: Vec<u8>,
    /// Goal cards: solo, multiplayer.
    pub goals: [Vec<GoalData>; 2],
    /// The goal decks: one entry for each copy.
    pub goal_decks: [Vec<u8>; 2],
    /// Scenario sheets; the war sheets come last.
    pub sheets: Vec<Sheet>,
    /// How many of them are solo scenarios.
    pub scenarios: usize,
    /// War mode.
    pub war: War,
    /// Every bundle of the data.
    pub bundles: Vec<Bundle>,
    /// Every list of enemy orders.
    pub orders: Vec<Vec<Order>>,
    /// Ready-made tables.
    pub presets: Vec<Preset>,
    /// Names of resources and ideas, by section and word.
    pub terms: std::collections::BTreeMap<String, std::collections::BTreeMap<String, Names>>,
    /// Names in their cases.
    pub(crate) cases: quintain_core::cases::Cases,
    /// Everything a client shows, by kind and id.
    pub catalogue: Catalogue,
}

impl Data {
    /// A bundle of the data.
    #[inline]
    pub fn bundle(&self, id: BundleId) -> &Bundle {
        &self.bundles[usize::from(id)]
    }

    /// The track's data.
    #[inline]
    pub fn track(&self, track: Track) -> &TrackData {
        &self.tracks[track.index()]
    }

    /// Line and step of a segment.
    #[inline]
    pub fn find_segment(&self, segment: Segment) -> Option<(usize, usize)> {
        let (line, step) = self.segment[segment.index()];
        (line != NONE).then_some((usize::from(line), usize::from(step)))
    }

    /// The step behind a segment's id.
    pub fn step(&self, segment: Segment) -> Option<&Step> {
        self.find_segment(segment).map(|(line, step)| &self.lines[line].steps[step])
    }

    /// The most of a good that can be held.
    #[inline]
    pub fn limit(&self, good: Good) -> u8 {
        self.limits.held[good.index()]
    }
}
