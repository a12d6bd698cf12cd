//! The data files as they are written. [`crate::load`] turns them into components.

// Some fields are read by clients alone, from the catalogue: here they are only checked for their form.
#![allow(dead_code)]

use quintain_core::{Names, Preset, Provenance};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize, Clone, Copy, Default, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Amounts {
    pub(crate) wood: u8,
    pub(crate) stone: u8,
    pub(crate) cloth: u8,
    pub(crate) grain: u8,
    pub(crate) any: u8,
    pub(crate) coin: u8,
    pub(crate) ring: u8,
    pub(crate) book: u8,
    pub(crate) bread: u8,
    pub(crate) citizens: u8,
    pub(crate) buildings: u8,
    pub(crate) honour_token: u8,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawOption {
    pub(crate) cost: Amounts,
    pub(crate) gain: Amounts,
    #[serde(default)]
    pub(crate) different_kind: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardFile {
    pub(crate) card: Vec<RawCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawCard {
    pub(crate) id: String,
    pub(crate) name: Names,
    pub(crate) kind: String,
    pub(crate) must: bool,
    #[serde(default)]
    pub(crate) gain: Amounts,
    #[serde(default)]
    pub(crate) options: Vec<RawOption>,
    #[serde(default = "yes")]
    pub(crate) coin_may_replace: bool,
    #[serde(default)]
    pub(crate) steps: u8,
    #[serde(default)]
    pub(crate) discount: u8,
    pub(crate) text: Names,
    pub(crate) count: u8,
    pub(crate) provenance: Provenance,
    #[serde(default)]
    pub(crate) reconstructed: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AreaFile {
    pub(crate) area: Vec<RawArea>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawArea {
    pub(crate) id: String,
    pub(crate) name: Names,
    pub(crate) kind: String,
    pub(crate) resource: Option<crate::goods::Kind>,
    #[serde(default)]
    pub(crate) master_slots: u8,
    #[serde(default)]
    pub(crate) huts: Vec<RawHut>,
    #[serde(default)]
    pub(crate) actions: Vec<RawAction>,
    pub(crate) provenance: Provenance,
    #[serde(default)]
    pub(crate) reconstructed: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawHut {
    pub(crate) id: String,
    pub(crate) cost: Amounts,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawAction {
    pub(crate) id: String,
    pub(crate) name: Names,
    pub(crate) limit: u8,
    #[serde(default)]
    pub(crate) cost: Amounts,
    #[serde(default)]
    pub(crate) gain: Amounts,
    #[serde(default)]
    pub(crate) options: Vec<RawOption>,
    #[serde(default = "yes")]
    pub(crate) coin_may_replace: bool,
    pub(crate) pay_one_kind: Option<PayOneKind>,
    pub(crate) cost_range: Option<CostRange>,
    pub(crate) gain_marker: Option<GainMarker>,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct PayOneKind {
    pub(crate) kinds: Vec<crate::goods::Kind>,
    pub(crate) amount: String,
    pub(crate) marker_group: String,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
pub(crate) struct CostRange {
    pub(crate) bread: [u8; 2],
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct GainMarker {
    pub(crate) citizens: String,
    pub(crate) marker: String,
    pub(crate) per: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EventFile {
    pub(crate) event: Vec<RawEvent>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawEvent {
    pub(crate) id: String,
    pub(crate) name: Names,
    pub(crate) timing: String,
    pub(crate) gain: Option<Amounts>,
    #[serde(default)]
    pub(crate) options: Vec<RawOption>,
    pub(crate) modifier: Option<RawModifier>,
    #[serde(default = "yes")]
    pub(crate) solo: bool,
    pub(crate) text: Names,
    pub(crate) start: RawStart,
    pub(crate) count: u8,
    pub(crate) provenance: Provenance,
    #[serde(default)]
    pub(crate) reconstructed: Vec<String>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawStart {
    pub(crate) buildings: u16,
    pub(crate) country: crate::ids::Area,
    pub(crate) town: crate::ids::Area,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawModifier {
    pub(crate) kind: String,
    #[serde(default)]
    pub(crate) delta: i8,
    #[serde(default)]
    pub(crate) gain: Amounts,
    #[serde(default)]
    pub(crate) limit: u8,
    #[serde(default)]
    pub(crate) discount: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HonourFile {
    pub(crate) honour: Vec<RawHonour>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawHonour {
    pub(crate) id: String,
    pub(crate) place: crate::ids::Area,
    pub(crate) name: Names,
    pub(crate) gain: Amounts,
    pub(crate) count: u8,
    pub(crate) provenance: Provenance,
    #[serde(default)]
    pub(crate) reconstructed: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MarkerFile {
    pub(crate) marker: Vec<RawMarker>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawMarker {
    pub(crate) id: String,
    pub(crate) group: String,
    pub(crate) kind: Option<crate::goods::Kind>,
    pub(crate) name: Names,
    pub(crate) seq_2: Vec<u8>,
    pub(crate) seq_3: Vec<u8>,
    pub(crate) seq_4: Vec<u8>,
    pub(crate) seq_solo: Vec<u8>,
    pub(crate) printed: u8,
    pub(crate) provenance: Provenance,
    #[serde(default)]
    pub(crate) reconstructed: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MasterFile {
    pub(crate) master: Vec<RawMaster>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawMaster {
    pub(crate) id: String,
    pub(crate) deck: String,
    pub(crate) name: Names,
    pub(crate) cost: Amounts,
    pub(crate) citizens: u8,
    pub(crate) timing: String,
    pub(crate) gain: Option<Amounts>,
    #[serde(default)]
    pub(crate) options: Vec<RawOption>,
    #[serde(default)]
    pub(crate) exchange: Vec<RawOption>,
    pub(crate) modifier: Option<RawModifier>,
    pub(crate) text: Names,
    pub(crate) count: u8,
    pub(crate) provenance: Provenance,
    #[serde(default)]
    pub(crate) reconstructed: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TitleFile {
    pub(crate) title: Vec<RawTitle>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawTitle {
    pub(crate) id: String,
    pub(crate) rank: u8,
    pub(crate) name: Names,
    pub(crate) name_female: Names,
    pub(crate) cost: Amounts,
    pub(crate) points: Vec<u8>,
    pub(crate) count: u8,
    pub(crate) victoria_round: Option<u8>,
    pub(crate) provenance: Provenance,
    #[serde(default)]
    pub(crate) reconstructed: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PresetFile {
    pub(crate) preset: Vec<Preset>,
}

/// The parts of `setup.toml` that the rules read; the counts of the remaining pieces are for the box list.
#[derive(Deserialize)]
pub(crate) struct SetupFile {
    pub(crate) components: RawComponents,
    pub(crate) game: RawGame,
    pub(crate) player_board: RawBoard,
    pub(crate) scoring: RawScoring,
    pub(crate) solo: RawSolo,
    pub(crate) campaign: RawCampaign,
}

#[derive(Deserialize)]
pub(crate) struct RawComponents {
    pub(crate) countryside_areas: usize,
    pub(crate) town_areas: usize,
    pub(crate) nobility_cards: usize,
    pub(crate) event_cards: usize,
    pub(crate) action_cards: usize,
    pub(crate) master_cards_a: usize,
    pub(crate) master_cards_b: usize,
    pub(crate) honour_tokens: usize,
    pub(crate) donation_markers: usize,
    pub(crate) gift_markers: usize,
    pub(crate) bread_marker: usize,
    pub(crate) stone_marker: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawGame {
    pub(crate) provenance: Provenance,
    pub(crate) min_players: u8,
    pub(crate) max_players: u8,
    pub(crate) rounds: u8,
    pub(crate) turns_per_round: u8,
    pub(crate) reshuffle_after_round: u8,
    pub(crate) hand_size: u8,
    pub(crate) slots: Vec<u8>,
    pub(crate) start_citizens: u16,
    pub(crate) first_game_buildings: u16,
    pub(crate) fixed_buildings_min: u16,
    pub(crate) fixed_buildings_max: u16,
    pub(crate) masters_per_town_area: u8,
    pub(crate) honour_draw: u8,
    pub(crate) honour_keep: u8,
    pub(crate) bonus_actions: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawBoard {
    pub(crate) provenance: Provenance,
    pub(crate) reconstructed: Vec<String>,
    pub(crate) craftsmen: u8,
    pub(crate) craftsman_points: Vec<u8>,
    pub(crate) craftsmen_per_area_max: u8,
    pub(crate) huts_per_area: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawScoring {
    pub(crate) provenance: Provenance,
    pub(crate) ring: u8,
    pub(crate) coin: u8,
    pub(crate) honour_token: u8,
    pub(crate) book: u8,
    pub(crate) bread: u8,
    pub(crate) resources_per_point: u8,
    pub(crate) split: String,
    pub(crate) result: String,
    pub(crate) tie_breakers: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawSolo {
    pub(crate) provenance: Provenance,
    pub(crate) opponent: Names,
    pub(crate) markers: String,
    pub(crate) excluded_events: Vec<String>,
    pub(crate) victoria_rounds_markers: Vec<u8>,
    pub(crate) victoria_titles: BTreeMap<String, String>,
    pub(crate) single_start_min: u16,
    pub(crate) single_start_max: u16,
    pub(crate) single_start_default: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawCampaign {
    pub(crate) provenance: Provenance,
    pub(crate) start: u16,
    pub(crate) win_step: i16,
    pub(crate) loss_step: i16,
    pub(crate) floor: u16,
    pub(crate) win_needs: String,
    pub(crate) best: String,
}

const fn yes() -> bool {
    true
}
