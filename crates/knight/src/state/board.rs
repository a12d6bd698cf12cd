//! Everything in front of one player.

use super::{Cause, End, Phase, Source, Why};
use crate::agenda::Agenda;
use crate::arrays::{Array, Nibbles};
use crate::goods::Good;
use crate::ids::{LINES, NONE, Side, TILES, TRACKS, TURNS, Track};
use serde::{Deserialize, Serialize};

/// An offer of trade (KNI-SIM-06).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Offer {
    /// To whom; only meaningful while it is open or composed.
    pub to: u8,
    /// What is given.
    pub give: [u8; 4],
    /// What is asked for.
    pub take: [u8; 4],
    /// Is it open for an answer?
    pub open: bool,
    /// Offers made in this turn.
    pub made: u8,
    /// Drafts begun and goods taken back from them in this turn.
    pub drafted: u8,
}

impl Offer {
    /// What is left when an offer is closed: the counts of the turn.
    pub(crate) fn closed(self) -> Self {
        Self { made: self.made, drafted: self.drafted, ..Self::default() }
    }
}

/// What levels and influence allow, as bits by place on the sheet or the character card. Follows from them;
/// neither ever falls, so nothing is ever taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Ready {
    /// Battles whose requirements are levels and influence, and hold.
    pub battles: u8,
    /// Rewards whose level is reached.
    pub rewards: u8,
    /// Thresholds that are reached.
    pub thresholds: u8,
    /// Actions for gold whose requirements are levels and influence, and hold.
    pub actions: u16,
}

/// Everything in front of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Board {
    /// For each good, the lines whose open step has an unpaid symbol of it; last the "any" symbols.
    /// Follows from levels, influence and payments.
    pub open: [u64; 5],
    /// How many lines that are, for each good.
    pub open_lines: [u8; 5],
    /// Lines whose next step has a requirement that does not hold yet.
    pub shut: u64,
    /// Symbols paid on the open step of each line, three bits for each kind.
    pub paid: Array<u16, LINES>,
    /// Steps unlocked on each line.
    pub done: Nibbles<{ LINES / 2 }>,
    /// What levels and influence allow besides.
    pub ready: Ready,
    /// Levels of the tracks.
    pub levels: [u8; TRACKS],
    /// Chains from each track, as bits.
    pub chains: [u16; TRACKS],
    /// Points.
    pub vp: i16,
    /// Points by [`Source`].
    pub points: [i16; Source::ALL.len()],
    /// Totals after turns 3, 6, 9 and the final one.
    pub totals: [i16; 4],
    /// How many of them are filled in.
    pub recorded: u8,
    /// Points after each turn; the last one is the total at the end of the seat's game.
    pub scores: [i16; TURNS],
    /// The sides chosen on the present row, two bits for each position.
    pub sides: u16,
    /// The character card; [`NONE`] while it is drawn.
    pub character: u8,
    /// What the knight holds.
    pub held: [u8; 4],
    /// What may still be spent; 255 where nothing limits it (KNI-RES-05).
    pub purse: [u8; 4],
    /// Influence.
    pub influence: u8,
    /// Command points.
    pub command: u8,
    /// Own diplomacy.
    pub diplomacy: u8,
    /// The enemy's diplomacy.
    pub enemy_diplomacy: u8,
    /// Stages used: church, nobles, merchants, king.
    pub stages: [u8; 4],
    /// Battles won, as bits.
    pub battles: u8,
    /// Rewards claimed, as bits.
    pub rewards: u8,
    /// Thresholds claimed, as bits.
    pub thresholds: u8,
    /// The next step of each path.
    pub steps: [u8; 4],
    /// Own units on each tile.
    pub own: [u8; TILES],
    /// Enemy units on each tile.
    pub enemy: [u8; TILES],
    /// Destroyed sources of each tile, as bits.
    pub broken: [u8; TILES],
    /// During a march: units that have arrived. During a war attack: units that have struck.
    pub spent: [u8; TILES],
    /// Flooded and destroyed tiles, as bits.
    pub ruined: u32,
    /// Newly flooded tiles whose water must move, as bits.
    pub displaced: u32,
    /// Own units on the map.
    pub own_total: u8,
    /// Enemy units on the map.
    pub enemy_total: u8,
    /// What the seat is doing.
    pub phase: Phase,
    /// What is still to be done before that goes on.
    pub agenda: Agenda,
    /// The side chosen in this turn.
    pub side: Option<Side>,
    /// Copy and side whose actions are activated instead (KNI-CARD-05).
    pub borrowed: Option<(u8, Side)>,
    /// Has the privilege been received in this turn?
    pub privileged: bool,
    /// Why the bundle in progress is received.
    pub why: Why,
    /// Why the enemy acts.
    pub cause: Cause,
    /// How the seat's game ended. In war mode: the condition that was met first.
    pub end: Option<End>,
    /// Trade.
    pub offer: Offer,
    /// War mode: stored orders by command.
    pub orders: [u8; 4],
    /// War mode: gathers done or bought in this turn.
    pub gathers: u8,
    /// War mode: challenges made.
    pub challenges: u8,
    /// War mode: the bid; [`NONE`] before it is made.
    pub bid: u8,
    /// War mode: the stake of the duel in progress; [`NONE`] before it is made.
    pub stake: u8,
    /// War mode: barred from this turn's auction.
    pub barred: bool,
    /// War mode: the turn in which the character card may not be used.
    pub banned: u8,
}

/// What a seat may spend when nothing limits it.
pub const FREE: [u8; 4] = [u8::MAX; 4];

impl Default for Board {
    fn default() -> Self {
        Self {
            open: [0; 5],
            open_lines: [0; 5],
            shut: 0,
            ready: Ready::default(),
            paid: Array::default(),
            done: Nibbles::default(),
            levels: [0; TRACKS],
            chains: [0; TRACKS],
            vp: 0,
            points: [0; Source::ALL.len()],
            totals: [0; 4],
            recorded: 0,
            scores: [0; TURNS],
            sides: 0,
            character: NONE,
            held: [0; 4],
            purse: FREE,
            influence: 0,
            command: 0,
            diplomacy: 0,
            enemy_diplomacy: 0,
            stages: [0; 4],
            battles: 0,
            rewards: 0,
            thresholds: 0,
            steps: [0; 4],
            own: [0; TILES],
            enemy: [0; TILES],
            broken: [0; TILES],
            spent: [0; TILES],
            ruined: 0,
            displaced: 0,
            own_total: 0,
            enemy_total: 0,
            phase: Phase::Waiting,
            agenda: Agenda::default(),
            side: None,
            borrowed: None,
            privileged: false,
            why: Why::Side,
            cause: Cause::Gold,
            end: None,
            offer: Offer::default(),
            orders: [0; 4],
            gathers: 0,
            challenges: 0,
            bid: NONE,
            stake: NONE,
            barred: false,
            banned: 0,
        }
    }
}

/// Tiles on which anything stands, as bits.
#[inline]
pub(crate) fn occupied(units: &[u8; TILES]) -> u32 {
    // Eight tiles at a time: the highest bit of each byte says whether it is zero, and the product
    // brings the eight answers together.
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let eight = |first: usize| {
        let mut bytes = [0; 8];
        let end = TILES.min(first + 8);
        bytes[..end - first].copy_from_slice(&units[first..end]);
        let bytes = u64::from_le_bytes(bytes);
        let high = (((bytes & LOW) + LOW) | bytes) & !LOW;
        (((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32) << first
    };
    eight(0) | eight(8) | eight(16)
}

impl Board {
    /// What may be spent of a good: held, and in the purse (KNI-RES-05).
    #[inline]
    pub fn spendable(&self, good: Good) -> u8 {
        self.held[good.index()].min(self.purse[good.index()])
    }

    /// What may be spent of each good.
    #[inline]
    pub fn spendables(&self) -> [u8; 4] {
        std::array::from_fn(|good| self.held[good].min(self.purse[good]))
    }

    /// Resources held.
    #[inline]
    pub fn resources(&self) -> u8 {
        self.held[0] + self.held[1] + self.held[2]
    }

    /// Resources and gold held.
    #[inline]
    pub fn holdings(&self) -> u8 {
        self.resources() + self.held[3]
    }

    /// The level of a track.
    #[inline]
    pub fn level(&self, track: Track) -> u8 {
        self.levels[track.index()]
    }

    /// Stored command points and orders together (KNI-WAR-02).
    #[inline]
    pub fn store(&self) -> u8 {
        self.command + self.orders.iter().sum::<u8>()
    }

    /// Is the seat in the middle of its turn, outside war?
    #[inline]
    pub fn is_busy(&self) -> bool {
        !matches!(self.phase, Phase::Waiting | Phase::Over)
    }

    /// Is the seat's game still going on?
    #[inline]
    pub fn is_playing(&self) -> bool {
        self.phase != Phase::Over
    }

    /// Points are gained, or lost.
    #[inline]
    pub(crate) fn score(&mut self, vp: i16, source: Source) {
        self.vp = self.vp.saturating_add(vp);
        let from = &mut self.points[source as usize];
        *from = from.saturating_add(vp);
    }

    /// A side is chosen on this position of the row, from 0.
    #[inline]
    pub(crate) fn note_side(&mut self, position: usize, side: Side) {
        self.sides |= (side as u16 + 1) << (2 * position);
    }

    /// The side chosen on this position of the row, from 0.
    pub fn side_at(&self, position: usize) -> Option<Side> {
        match self.sides >> (2 * position) & 3 {
            0 => None,
            noted => Side::BOTH.get(usize::from(noted) - 1).copied(),
        }
    }

    /// Tiles with own units.
    pub fn tiles(&self) -> u8 {
        occupied(&self.own).count_ones() as u8
    }

    /// Stages used and battles won (KNI-GOAL-05).
    pub fn scenario_actions(&self) -> u8 {
        self.stages.iter().sum::<u8>() + self.battles.count_ones() as u8
    }
}
