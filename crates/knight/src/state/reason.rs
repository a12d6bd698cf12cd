//! Why something was received or lost, why the enemy acts, and how a game ended.

use crate::data::Finish;
use crate::ids::{Battle, GoldAction, Scenario, Segment, Side, Track, WarAction};
use serde::{Deserialize, Serialize};

/// How a seat's game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// A win condition was met.
    Victory,
    /// Nothing was met, and the total is good enough.
    HeldOut,
    /// A loss condition was met, or the total is too low.
    Defeat,
}

/// Which condition ended it, as a plain word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum EndedBy {
    TilesHeld,
    Battles,
    Score,
    DiplomacyFull,
    EnemyUnits,
    CastleOccupied,
    CastleDestroyed,
    AreasDestroyed,
    VillagesDestroyed,
    EnemyDiplomacyFull,
    CastleAttack,
    Points,
    Unresolved,
}

impl EndedBy {
    /// The word.
    pub const fn id(self) -> &'static str {
        match self {
            Self::TilesHeld => "tiles-held",
            Self::Battles => "battles",
            Self::Score => "score",
            Self::DiplomacyFull => "diplomacy-full",
            Self::EnemyUnits => "enemy-units",
            Self::CastleOccupied => "castle-occupied",
            Self::CastleDestroyed => "castle-destroyed",
            Self::AreasDestroyed => "areas-destroyed",
            Self::VillagesDestroyed => "villages-destroyed",
            Self::EnemyDiplomacyFull => "enemy-diplomacy-full",
            Self::CastleAttack => "castle-attack",
            Self::Points => "points",
            Self::Unresolved => "unresolved",
        }
    }
}

impl From<Finish> for EndedBy {
    fn from(finish: Finish) -> Self {
        match finish {
            Finish::TilesHeld { .. } => Self::TilesHeld,
            Finish::Battles { .. } => Self::Battles,
            Finish::Score { .. } => Self::Score,
            Finish::DiplomacyFull => Self::DiplomacyFull,
            Finish::EnemyUnits { .. } => Self::EnemyUnits,
            Finish::CastleOccupied { .. } => Self::CastleOccupied,
            Finish::CastleDestroyed => Self::CastleDestroyed,
            Finish::AreasDestroyed { .. } => Self::AreasDestroyed,
            Finish::VillagesDestroyed { .. } => Self::VillagesDestroyed,
            Finish::EnemyDiplomacyFull => Self::EnemyDiplomacyFull,
            Finish::CastleAttack => Self::CastleAttack,
        }
    }
}

/// The end of a seat's game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct End {
    /// Victory, held out or defeat.
    pub verdict: Verdict,
    /// Why.
    pub by: EndedBy,
    /// In which turn.
    pub turn: u8,
}

/// Why something is received, paid or lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The chosen side of the event.
    Side,
    /// A segment of the court card.
    Segment(Segment),
    /// An activated track.
    Income(Track),
    /// A stage of the king, from 1.
    King(u8),
    /// A stage of an influence row.
    Stage {
        /// The row.
        track: Track,
        /// The side taken.
        side: Side,
    },
    /// The character's privilege.
    Privilege(Track),
    /// The character's reward.
    Reward(Track),
    /// The character's threshold.
    Threshold(u8),
    /// The special action.
    Special,
    /// An action for gold.
    Gold(GoldAction),
    /// An action of the war card.
    War(WarAction),
    /// A battle.
    Battle(Battle),
    /// Gathering.
    Gather,
    /// The envoy.
    Envoy,
    /// The goal of this turn.
    Goal(u8),
    /// A possible consequence.
    Consequence,
    /// A duel.
    Duel,
    /// The initiative.
    Initiative,
    /// A castle taken or lost.
    Castle,
    /// What was left at the end.
    Leftovers,
    /// The first finisher's bonus.
    FirstFinisher,
    /// The end without a decision.
    Unresolved,
}

/// Where points come from, for the tally of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Segments of the court card.
    Court,
    /// Stages of the king and of the influence rows.
    Stages,
    /// The character card.
    Character,
    /// Battles.
    Battles,
    /// Goals, less their penalties.
    Goals,
    /// Duels and castles.
    War,
    /// Goods that found no room.
    Overflow,
    /// What was left at the end, and what the end itself gave or took.
    End,
}

impl Source {
    /// All of them.
    pub const ALL: [Self; 8] =
        [Self::Court, Self::Stages, Self::Character, Self::Battles, Self::Goals, Self::War, Self::Overflow, Self::End];
}

impl From<Why> for Source {
    fn from(why: Why) -> Self {
        match why {
            Why::Segment(_) => Self::Court,
            Why::King(_) | Why::Stage { .. } => Self::Stages,
            Why::Privilege(_) | Why::Reward(_) | Why::Threshold(_) | Why::Special => Self::Character,
            Why::Battle(_) => Self::Battles,
            Why::Goal(_) => Self::Goals,
            Why::Duel | Why::Castle | Why::Initiative => Self::War,
            Why::Leftovers | Why::FirstFinisher | Why::Unresolved => Self::End,
            // These give goods; points only where they find no room.
            Why::Side | Why::Income(_) | Why::Gold(_) | Why::War(_) | Why::Gather | Why::Envoy | Why::Consequence => {
                Self::Overflow
            }
        }
    }
}

/// Why the enemy acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A step of a consequence path; both are numbered from 1.
    Path {
        /// The scenario, whose paths have names of their own.
        scenario: Scenario,
        /// The path.
        path: u8,
        /// The step.
        step: u8,
        /// Is it the part that could have been paid for?
        unpaid: bool,
    },
    /// The penalty of the goal of this turn.
    Goal(u8),
    /// The player's gold.
    Gold,
}
