//! The shape of the TOML files; the sheets have [their own](super::sheet_files). Unknown fields are refused, so that a misspelt one is found.

use crate::data::{Activation, Order, TrackKind};
use crate::goods::{Bundle, Goods};
use crate::ids::Track;
use quintain_core::{Names, Preset};
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::collections::BTreeMap;

pub(super) type Requires = BTreeMap<String, i16>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CourtFile {
    pub format: u8,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
    pub limits: LimitsRaw,
    pub track: Vec<TrackRaw>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LimitsRaw {
    pub glory: u8,
    pub nobility: u8,
    pub valor: u8,
    pub gold: u8,
    pub overflow_vp: i16,
    pub leftover_vp: i16,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TrackRaw {
    pub id: Track,
    pub name: Names,
    pub kind: TrackKind,
    pub activation: Activation,
    pub scenario_row: Option<String>,
    #[serde(default)]
    pub chain_to: Vec<Track>,
    #[serde(default)]
    pub segments: Vec<StepRaw>,
    #[serde(default)]
    pub houses: Vec<StepRaw>,
    #[serde(default)]
    pub pieces: Vec<StepRaw>,
    #[serde(default)]
    pub lord: Vec<LordRaw>,
    #[serde(default)]
    pub floor: Vec<FloorRaw>,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
    #[serde(rename = "reconstructed")]
    _reconstructed: Option<IgnoredAny>,
    #[serde(rename = "source")]
    _source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StepRaw {
    pub id: String,
    pub name: Option<Names>,
    pub cost: Goods,
    #[serde(default)]
    pub gain: Goods,
    #[serde(default)]
    pub once: Bundle,
    #[serde(default)]
    pub influence: u8,
    #[serde(default)]
    pub requires: Requires,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LordRaw {
    #[serde(rename = "id")]
    _id: String,
    pub name: Names,
    pub segments: Vec<StepRaw>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FloorRaw {
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "name")]
    _name: Names,
    pub rooms: Vec<StepRaw>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CharactersFile {
    pub format: u8,
    pub character: Vec<CharacterRaw>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CharacterRaw {
    pub id: String,
    pub name: Names,
    #[serde(default)]
    pub start: Goods,
    pub privilege: PrivilegeRaw,
    pub rewards: Vec<RewardRaw>,
    pub special: SpecialRaw,
    pub thresholds: Vec<ThresholdRaw>,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
    #[serde(rename = "reconstructed")]
    _reconstructed: Option<IgnoredAny>,
    #[serde(rename = "source")]
    _source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PrivilegeRaw {
    pub track: Track,
    pub gain: Bundle,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RewardRaw {
    pub track: Track,
    pub level: u8,
    pub once: Bundle,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpecialRaw {
    pub cost: Goods,
    pub gain: Bundle,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ThresholdRaw {
    pub influence: u8,
    pub once: Bundle,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventsFile {
    pub format: u8,
    pub event: Vec<EventRaw>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventRaw {
    pub id: String,
    pub name: Names,
    #[serde(rename = "story")]
    _story: Names,
    pub count: u8,
    pub left: EventSideRaw,
    pub right: EventSideRaw,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
    #[serde(rename = "reconstructed")]
    _reconstructed: Option<IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventSideRaw {
    pub label: Names,
    pub gain: Goods,
    pub actions: Vec<Track>,
    pub path: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoalsFile {
    pub format: u8,
    pub solo: Vec<GoalRaw>,
    pub multiplayer: Vec<GoalRaw>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoalRaw {
    pub id: String,
    pub name: Names,
    pub count: u8,
    pub column: Vec<ColumnRaw>,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
    #[serde(rename = "reconstructed")]
    _reconstructed: Option<IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ColumnRaw {
    pub turn: u8,
    pub reward_if: ConditionRaw,
    pub reward: Bundle,
    pub penalty_if: ConditionRaw,
    pub penalty: PenaltyRaw,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ConditionRaw {
    AtLeast(Requires),
    Below(Requires),
    Most(String),
    Least(String),
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum PenaltyRaw {
    Lose(LoseRaw),
    Orders(Vec<Order>),
    ActivatePath(Current),
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Current {
    Current,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct LoseRaw {
    pub glory: u8,
    pub nobility: u8,
    pub valor: u8,
    pub gold: u8,
    pub any: u8,
    pub vp: i16,
    pub units: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableFile {
    pub format: u8,
    pub turns: u8,
    pub row: u8,
    pub turned_up: Vec<u8>,
    pub simultaneous: SimultaneousRaw,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SimultaneousRaw {
    pub first_finisher_vp: i16,
    pub offers_per_turn: u8,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
    #[serde(rename = "reconstructed")]
    _reconstructed: Option<IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PresetsFile {
    pub format: u8,
    pub preset: Vec<Preset>,
}
