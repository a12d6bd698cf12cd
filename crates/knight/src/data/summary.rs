//! What the rules look at most often, worked out once and kept close together.

use super::cards::Line;
use super::sheet::{Finish, Sheet, WarEffect};
use crate::goods::{Bundle, Goods};
use crate::ids::{Command, Measure, NONE, Need, SEATS, STEPS, Segment};
use crate::state::Phase;

/// What is looked at most often of a line.
#[derive(Clone, Copy, Debug)]
pub struct LineSummary {
    /// The cost of each step, three bits for each kind.
    pub packed: [u16; STEPS],
    /// The ids of the steps.
    pub ids: [Segment; STEPS],
    /// How many steps.
    pub len: u8,
    /// Steps with requirements, as bits.
    pub gated: u8,
}

impl LineSummary {
    pub(crate) fn of(line: &Line) -> Self {
        let step = |place: usize| &line.steps[place.min(line.steps.len() - 1)];
        Self {
            packed: std::array::from_fn(|place| step(place).packed),
            ids: std::array::from_fn(|place| step(place).id),
            len: line.steps.len() as u8,
            gated: (0..line.steps.len())
                .filter(|place| !step(*place).requires.is_empty())
                .fold(0, |bits, at| bits | 1 << at),
        }
    }
}

/// What an activation yields when so many steps of a line are unlocked: a byte for each kind, added up at once. All lines
/// together yield less than a byte holds, which is checked when the court card is read.
pub type LineIncome = [u64; STEPS + 1];

pub(crate) fn income_of(line: &Line) -> LineIncome {
    std::array::from_fn(|done| {
        let Goods([glory, nobility, valor, gold, any]) = line.income[done.min(line.income.len() - 1)];
        u64::from_le_bytes([glory, nobility, valor, gold, any, 0, 0, 0])
    })
}

/// The most gold whose actions are looked up; more buys nothing more.
const GOLD: usize = 64;

/// What is looked at most often of a sheet.
#[derive(Debug)]
pub struct SheetSummary {
    /// Battles whose requirements are levels and influence only, as bits.
    pub court_battles: u8,
    /// The other battles.
    pub other_battles: u8,
    /// Actions for gold whose requirements are levels and influence only, as bits.
    pub court_actions: u16,
    /// Actions for gold of T0 and of T2, as bits.
    phases: [u16; 2],
    /// Actions for gold that so much gold pays for, as bits.
    within: [u16; GOLD],
    /// War mode: the tiles on which each seat recruits, as bits.
    pub recruits_of: [u32; SEATS],
    /// Actions of the war card that give nothing but to the store of commands, as bits.
    pub storing: u32,
    /// Actions of the war card that order to gather, as bits.
    pub gathering: u32,
    /// How far the conditions of winning and losing are at least.
    pub watch: Watch,
}

/// The least of everything with which a condition of winning or losing could be met.
#[derive(Debug)]
pub struct Watch {
    /// Points.
    pub vp: i16,
    /// Own units.
    pub own_units: u8,
    /// Enemy units.
    pub enemy_units: u8,
    /// The castle's tile.
    pub castle: u8,
    /// Enemy units there.
    pub castle_units: u8,
    /// Own diplomacy at each difficulty.
    pub diplomacy: [u8; 3],
    /// The enemy's diplomacy at each difficulty.
    pub enemy_diplomacy: [u8; 3],
    /// Battles.
    pub battles: u32,
    /// Flooded or destroyed tiles.
    pub ruins: u8,
    /// Tiles whose ruin alone may end the game, as bits.
    pub fatal: u32,
    /// Does a castle taken from another player end the game?
    pub conquest: bool,
}

impl Default for SheetSummary {
    fn default() -> Self {
        Self {
            court_battles: 0,
            other_battles: 0,
            court_actions: 0,
            phases: [0; 2],
            within: [0; GOLD],
            recruits_of: [0; SEATS],
            storing: 0,
            gathering: 0,
            watch: Watch::default(),
        }
    }
}

impl Default for Watch {
    fn default() -> Self {
        Self {
            vp: i16::MAX,
            own_units: NONE,
            enemy_units: NONE,
            castle: 0,
            castle_units: NONE,
            diplomacy: [NONE; 3],
            enemy_diplomacy: [NONE; 3],
            battles: u32::MAX,
            ruins: NONE,
            fatal: 0,
            conquest: false,
        }
    }
}

/// Do levels and influence alone decide?
fn by_court(needs: &[Need]) -> bool {
    needs.iter().all(|need| matches!(need.of, Measure::Track(_) | Measure::Influence))
}

impl SheetSummary {
    pub(crate) fn of(sheet: &Sheet, bundles: &[Bundle]) -> Self {
        let mut summary = Self { watch: Watch::of(sheet), ..Self::default() };
        for (place, battle) in sheet.battles.iter().enumerate() {
            let kind = if by_court(&battle.requires) { &mut summary.court_battles } else { &mut summary.other_battles };
            *kind |= 1 << place;
        }
        for (place, action) in sheet.gold_actions.iter().enumerate() {
            summary.court_actions |= u16::from(by_court(&action.requires)) << place;
            summary.phases[0] |= u16::from(action.early) << place;
            summary.phases[1] |= u16::from(action.spending) << place;
            for within in summary.within.iter_mut().skip(usize::from(action.gold)) {
                *within |= 1 << place;
            }
        }
        for (place, action) in sheet.war_actions.iter().enumerate() {
            let storing = match action.effect {
                WarEffect::Order(_) => true,
                WarEffect::Gain(gain) => bundles[usize::from(gain)].is_command_only(),
            };
            summary.storing |= u32::from(storing) << place;
            summary.gathering |= u32::from(action.effect == WarEffect::Order(Command::Gather)) << place;
        }
        for (at, tile) in sheet.map.tiles.iter().enumerate() {
            for (seat, tiles) in summary.recruits_of.iter_mut().enumerate() {
                *tiles |= u32::from(tile.recruit_for >> seat & 1) << at;
            }
        }
        summary
    }

    /// Actions for gold that belong to this phase and cost no more than this.
    #[inline]
    pub(crate) fn payable(&self, phase: Phase, gold: u8) -> u16 {
        let known = match phase {
            Phase::Cards => self.phases[0],
            Phase::Spend => self.phases[1],
            _ => 0,
        };
        known & self.within[usize::from(gold).min(GOLD - 1)]
    }
}

impl Watch {
    fn of(sheet: &Sheet) -> Self {
        let mut watch = Self { castle: sheet.map.castle.unwrap_or(0), ..Self::default() };
        for finish in sheet.win.iter().chain(&sheet.lose) {
            match *finish {
                Finish::TilesHeld { units, tiles, .. } => watch.own_units = watch.own_units.min(units.max(tiles)),
                Finish::Battles { n } => watch.battles = watch.battles.min(u32::from(n)),
                Finish::Score { vp, .. } => watch.vp = watch.vp.min(vp),
                Finish::EnemyUnits { n } => watch.enemy_units = watch.enemy_units.min(n),
                Finish::CastleOccupied { n } => watch.castle_units = watch.castle_units.min(n),
                Finish::CastleDestroyed => watch.fatal |= 1 << watch.castle,
                Finish::AreasDestroyed { n } | Finish::VillagesDestroyed { n } => watch.ruins = watch.ruins.min(n),
                Finish::DiplomacyFull => {
                    watch.diplomacy = std::array::from_fn(|level| sheet.difficulty[level].player_diplomacy.max(1));
                }
                Finish::EnemyDiplomacyFull => {
                    watch.enemy_diplomacy = std::array::from_fn(|level| sheet.difficulty[level].enemy_diplomacy.max(1));
                }
                Finish::CastleAttack => watch.conquest = true,
            }
        }
        watch
    }
}
