//! The shape of `scenarios.toml` and `war.toml`.

use super::files::Requires;
use crate::data::{AttackKind, Finish, MapRules, Order, PlaceEnemy, PlaceOwn, Unresolved};
use crate::goods::{Bundle, Goods};
use crate::ids::{Command, Track};
use quintain_core::Names;
use serde::Deserialize;
use serde::de::IgnoredAny;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenariosFile {
    pub format: u8,
    pub scenario: Vec<ScenarioRaw>,
    pub command: Vec<CommandRaw>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CommandRaw {
    #[serde(rename = "id")]
    _id: Command,
    #[serde(rename = "text")]
    _text: Names,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioRaw {
    pub id: String,
    pub name: Names,
    #[serde(rename = "story")]
    _story: Names,
    pub commands: Vec<Command>,
    pub king_actions: Vec<KingRaw>,
    pub influence_actions: RowsRaw,
    pub win: Vec<Finish>,
    pub lose: Vec<Finish>,
    pub unresolved: Unresolved,
    #[serde(rename = "diplomacy")]
    _diplomacy: IgnoredAny,
    pub map_rules: MapRules,
    pub path: Vec<PathRaw>,
    pub battle: Vec<BattleRaw>,
    pub gold_action: Vec<GoldRaw>,
    pub map: MapRaw,
    pub difficulty: DifficultiesRaw,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
    #[serde(rename = "reconstructed")]
    _reconstructed: Option<IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct KingRaw {
    #[serde(rename = "stage")]
    _stage: u8,
    pub level: u8,
    pub once: Bundle,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RowsRaw {
    pub church: Vec<RowRaw>,
    pub nobles: Vec<RowRaw>,
    pub merchants: Vec<RowRaw>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RowRaw {
    #[serde(rename = "stage")]
    _stage: u8,
    pub level: u8,
    pub left: Bundle,
    pub right: Bundle,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PathRaw {
    pub id: u8,
    pub name: Names,
    pub steps: Vec<PathStepRaw>,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
    #[serde(rename = "reconstructed")]
    _reconstructed: Option<IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PathStepRaw {
    pub possible: Option<PossibleRaw>,
    pub unavoidable: Vec<Order>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PossibleRaw {
    pub cost: Goods,
    pub orders: Vec<Order>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BattleRaw {
    pub id: String,
    pub name: Names,
    pub requires: Requires,
    pub once: Bundle,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
    #[serde(rename = "reconstructed")]
    _reconstructed: Option<IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoldRaw {
    pub id: String,
    pub gold: u8,
    #[serde(default)]
    pub cost: Goods,
    pub phases: Vec<u8>,
    #[serde(default)]
    pub requires: Requires,
    pub gain: Option<Bundle>,
    pub card: Option<CardAction>,
    pub shift_enemies: Option<ShiftRaw>,
    pub text: Names,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
    #[serde(rename = "reconstructed")]
    _reconstructed: Option<IgnoredAny>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub(super) enum CardAction {
    Reveal,
    Peek,
    Swap,
    Replace,
    AdjacentAction,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShiftRaw {
    pub n: u8,
    #[serde(rename = "directions")]
    _directions: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapRaw {
    pub edges: Vec<[String; 2]>,
    pub tile: Vec<TileRaw>,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools)]
pub(super) struct TileRaw {
    pub number: u8,
    pub id: String,
    pub name: Names,
    pub sources: Vec<Goods>,
    #[serde(default)]
    pub castle: bool,
    #[serde(default)]
    pub recruit: bool,
    #[serde(default)]
    pub enemy_start: bool,
    #[serde(default)]
    pub village: bool,
    #[serde(default)]
    pub toward: Vec<String>,
    pub castle_of: Option<u8>,
    #[serde(default)]
    pub recruit_for: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DifficultiesRaw {
    pub easy: DifficultyRaw,
    pub normal: DifficultyRaw,
    pub hard: DifficultyRaw,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DifficultyRaw {
    pub start_gold: u8,
    pub own_start: Vec<String>,
    pub enemy_start_units: Vec<String>,
    pub player_diplomacy: u8,
    pub enemy_diplomacy: u8,
    pub cost_shift: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WarFile {
    pub format: u8,
    #[serde(rename = "seats")]
    _seats: Vec<u8>,
    pub units_per_player: u8,
    pub max_own_per_tile: u8,
    pub diplomacy_vp: i16,
    pub command_store_max: u8,
    pub commands: Vec<Command>,
    pub command_limits: CommandLimits,
    pub initiative: InitiativeRaw,
    pub duel: DuelRaw,
    pub castle_attack: CastleAttackRaw,
    pub card: WarCardRaw,
    pub map: Vec<WarMapRaw>,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
    #[serde(rename = "reconstructed")]
    _reconstructed: Option<IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CommandLimits {
    pub gather: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct InitiativeRaw {
    pub spaces: u8,
    pub thresholds: Vec<u8>,
    pub first_level_payment: u8,
    #[serde(rename = "currency")]
    _currency: IgnoredAny,
    #[serde(rename = "tie_break")]
    _tie_break: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DuelRaw {
    pub challenges_per_player: u8,
    pub levels: Vec<Track>,
    pub tie_levels: Vec<Track>,
    #[serde(rename = "bet_currency")]
    _bet_currency: IgnoredAny,
    pub winner: Bundle,
    #[serde(rename = "refusal")]
    _refusal: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CastleAttackRaw {
    #[serde(rename = "two_players")]
    _two_players: IgnoredAny,
    pub three_or_four: CastlePointsRaw,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CastlePointsRaw {
    pub attacker_vp: i16,
    pub defender_vp: i16,
    #[serde(rename = "once_per_turn_per_castle")]
    _once: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WarCardRaw {
    pub king_actions: Vec<KingRaw>,
    pub influence_actions: RowsRaw,
    pub battle: Vec<BattleRaw>,
    pub war_action: Vec<WarActionRaw>,
    pub gold_action: Vec<GoldRaw>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WarActionRaw {
    pub id: String,
    pub text: Names,
    pub cost: Goods,
    pub gain: Option<Bundle>,
    pub order: Option<Command>,
    #[serde(rename = "phases")]
    _phases: Vec<u8>,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WarMapRaw {
    pub id: String,
    pub players: Vec<u8>,
    pub name: Names,
    pub win: Vec<Finish>,
    #[serde(rename = "start_units")]
    _start_units: IgnoredAny,
    #[serde(rename = "three_players")]
    _three_players: Option<IgnoredAny>,
    pub edges: Vec<[String; 2]>,
    pub tile: Vec<TileRaw>,
    #[serde(rename = "provenance")]
    _provenance: Option<String>,
}

/// War maps have no enemy: the rest of the rules is what the war file says.
pub(super) fn war_rules(file: &WarFile) -> MapRules {
    MapRules {
        max_enemy: 0,
        max_own: file.max_own_per_tile,
        total_enemy: 0,
        total_own: file.units_per_player,
        advance: false,
        place_own: PlaceOwn::Recruit,
        place_enemy: PlaceEnemy::Empty,
        attack: AttackKind::Sources,
    }
}
