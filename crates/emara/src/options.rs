//! What is chosen before a game.

use crate::data::Data;
use quintain_core::{Names, OptionKind, OptionSchema, OptionsError};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two to four players.
    #[default]
    Standard,
    /// Alone, for the best result at a chosen start (EMA-SOLO-10).
    Single,
    /// Alone, one rung of the campaign ladder (EMA-SOLO-20).
    Campaign,
}

/// What is chosen before a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", from = "Written")]
pub struct Options {
    /// How many play: 1 to 4. Left out: 1 in the modes for one, otherwise 2.
    pub players: u8,
    /// How it is played. Left out: `standard`, or `single` for one player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<Mode>,
    /// Where the buildings start. Left out: the number of the event card; solo the number of the data.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub buildings: Option<u16>,
    /// All eight areas are shuffled together (EMA-VAR-01).
    pub random_layout: bool,
    /// All nine cards are in hand (EMA-VAR-02).
    pub unlimited_choice: bool,
}

/// The options as they are written: what is left out follows from the rest.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Written {
    players: Option<u8>,
    mode: Option<Mode>,
    buildings: Option<u16>,
    #[serde(default)]
    random_layout: bool,
    #[serde(default)]
    unlimited_choice: bool,
}

impl From<Written> for Options {
    fn from(written: Written) -> Self {
        let Written { players, mode, buildings, random_layout, unlimited_choice } = written;
        let alone = matches!(mode, Some(Mode::Single | Mode::Campaign));
        Self { players: players.unwrap_or(if alone { 1 } else { 2 }), mode, buildings, random_layout, unlimited_choice }
    }
}

/// No start may be higher than this: far above anything the campaign can reach by losing.
const HIGHEST_START: u16 = 10_000;

impl Options {
    /// A game of so many players, everything else as usual.
    pub const fn players(players: u8) -> Self {
        Self { players, mode: None, buildings: None, random_layout: false, unlimited_choice: false }
    }

    /// The mode and the fixed start of the buildings, or what is wrong with the options.
    pub(crate) fn check(&self, data: &Data) -> Result<(Mode, Option<u16>), OptionsError> {
        if !(1..=4).contains(&self.players) {
            return Err(OptionsError::new("players", format!("1 to 4 can play, not {}", self.players)));
        }
        let usual = if self.players == 1 { Mode::Single } else { Mode::Standard };
        let mode = self.mode.unwrap_or(usual);
        if (mode == Mode::Standard) != (self.players > 1) {
            let message = "one player plays 'single' or 'campaign', more play 'standard'";
            return Err(OptionsError::new("mode", message));
        }
        let numbers = &data.numbers;
        let (least, most, rule) = match mode {
            Mode::Campaign => (numbers.campaign_floor, HIGHEST_START, "EMA-SOLO-23"),
            Mode::Single => (numbers.fixed_min, numbers.fixed_max, "EMA-SOLO-10"),
            Mode::Standard => (numbers.fixed_min, numbers.fixed_max, "EMA-R-24"),
        };
        if let Some(buildings) = self.buildings
            && !(least..=most).contains(&buildings)
        {
            let message = format!("the buildings may start at {least} to {most}, not at {buildings}");
            return Err(OptionsError::new("buildings", message).by(rule));
        }
        let fixed = match mode {
            Mode::Standard => self.buildings,
            Mode::Single => Some(self.buildings.unwrap_or(numbers.single_start)),
            Mode::Campaign => Some(self.buildings.unwrap_or(numbers.campaign_start)),
        };
        Ok((mode, fixed))
    }

    /// The same with what was left out filled in: the mode, and alone the start of the buildings.
    pub(crate) fn complete(mut self, data: &Data) -> Self {
        if let Ok((mode, fixed)) = self.check(data) {
            (self.mode, self.buildings) = (Some(mode), fixed);
        }
        self
    }

    /// The options, described.
    pub(crate) fn schema(data: &Data) -> Vec<OptionSchema> {
        let names = |en: &str, ru: &str, cs: &str| Names { en: en.into(), ru: ru.into(), cs: cs.into() };
        let option = |id: &str, name, text, kind, default| OptionSchema { id: id.into(), name, text, kind, default };
        vec![
            option(
                "players",
                names("Players", "Игроки", "Hráči"),
                names(
                    "How many play; left out, one alone and otherwise two.",
                    "Сколько игроков; если не указано, в соло один, иначе двое.",
                    "Kolik hráčů hraje; není-li zvoleno, v sólu jeden, jinak dva.",
                ),
                OptionKind::Between([1, 4]),
                Value::Null,
            ),
            option(
                "mode",
                names("Mode", "Режим", "Režim"),
                names(
                    "Standard for two to four; alone a single game or a rung of the campaign.",
                    "Обычный для двух–четырёх; в соло: отдельная игра или ступень кампании.",
                    "Standardní pro dva až čtyři; v sólu samostatná hra, nebo stupeň kampaně.",
                ),
                OptionKind::OneOf(vec!["standard".into(), "single".into(), "campaign".into()]),
                Value::Null,
            ),
            option(
                "buildings",
                names("Start of the buildings", "Начальная позиция Строений", "Výchozí pozice staveb"),
                names(
                    "Left out, the event card of the set-up decides.",
                    "Если не указано, решает карта События при подготовке.",
                    "Není-li zvoleno, rozhodne karta události při přípravě.",
                ),
                OptionKind::Between([i64::from(data.numbers.fixed_min), i64::from(data.numbers.fixed_max)]),
                Value::Null,
            ),
            option(
                "random-layout",
                names("Random layout", "Случайная раскладка", "Náhodné rozložení"),
                names(
                    "All eight areas are shuffled into the two rings.",
                    "Все восемь участков перемешиваются в два круга.",
                    "Všech osm oblastí se zamíchá do dvou okruhů.",
                ),
                OptionKind::Flag(true),
                Value::Bool(false),
            ),
            option(
                "unlimited-choice",
                names("Unlimited choice", "Неограниченный выбор", "Neomezená volba"),
                names(
                    "Everybody holds all nine cards.",
                    "У каждого на руке все девять карт.",
                    "Každý má v ruce všech devět karet.",
                ),
                OptionKind::Flag(true),
                Value::Bool(false),
            ),
        ]
    }
}
