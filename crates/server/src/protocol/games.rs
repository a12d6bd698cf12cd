//! The games there are: `GET /api/games`, `GET /api/games/{id}/catalogue`.

use quintain_core::{Names, OptionSchema};
use serde::Serialize;
use serde_json::Value;

/// `GET /api/games`: a list of these.
///
/// Names and texts of a game's components are at `GET /api/games/{id}/catalogue?lang=…`: an object by kind,
/// then by id, with the same kinds and ids that sentences name pieces with. It changes only with [`data`](GameInfo::data) and may be kept.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    /// The id: `hearts`.
    pub id: String,
    /// The name in three languages.
    #[cfg_attr(test, ts(type = "Names"))]
    pub name: Names,
    /// The fewest and the most seats.
    pub seats: (usize, usize),
    /// The version of the rules.
    pub rules: u32,
    /// The fingerprint of the component data.
    pub data: String,
    /// The options, to build a form from.
    #[cfg_attr(test, ts(type = "OptionSchema[]"))]
    pub options: Vec<OptionSchema>,
    /// Ready-made options.
    pub presets: Vec<PresetInfo>,
    /// The levels of the bots that can take a seat, weakest first. Other bots that the game knows are accepted by name.
    pub bots: Vec<String>,
    /// What advice can be asked about, in a game and of a position of a replay.
    pub advice: Vec<String>,
}

/// Ready-made options with a name.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PresetInfo {
    /// The id: `wizard-5`.
    pub id: String,
    /// What people read.
    #[cfg_attr(test, ts(type = "Names"))]
    pub name: Names,
    /// The options.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// How many seats a table with these options has.
    pub seats: usize,
}
