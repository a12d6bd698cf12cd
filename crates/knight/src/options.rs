//! What is chosen before the game.

use crate::data::Data;
use crate::ids::{Difficulty, SEATS};
use quintain_core::{OptionKind, OptionSchema, OptionsError};
use serde::{Deserialize, Serialize};

/// Alone, side by side, or against each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// One player.
    #[default]
    Solo,
    /// Two to four players, each with a copy of the scenario.
    Simultaneous,
    /// Two to four players on one map.
    War,
}

/// How something is found at the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Deal {
    /// By chance.
    #[default]
    Drawn,
    /// By the players.
    Chosen,
}

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Options {
    /// The mode.
    pub mode: Mode,
    /// How many players; left out, the fewest of the mode.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// The scenario's id, or `drawn`; war mode has none. Left out, the first one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scenario: Option<String>,
    /// The difficulty; war mode has none.
    pub difficulty: Difficulty,
    /// Are characters drawn or chosen?
    pub characters: Deal,
}

/// The word for a scenario that is drawn.
pub const DRAWN: &str = "drawn";

impl Options {
    /// The number of seats, checked.
    pub(crate) fn seat_count(&self) -> Result<u8, OptionsError> {
        let (least, most) = match self.mode {
            Mode::Solo => (1, 1),
            Mode::Simultaneous | Mode::War => (2, SEATS as u8),
        };
        let seats = self.seats.unwrap_or(least);
        if (least..=most).contains(&seats) {
            return Ok(seats);
        }
        let message = match self.mode {
            Mode::Solo => format!("solo play has 1 seat, not {seats}"),
            _ => format!("this mode has {least} to {most} seats, not {seats}"),
        };
        Err(OptionsError::new("seats", message))
    }

    /// The same with what was left out filled in: the seats, and the scenario where there is one.
    pub(crate) fn complete(mut self, data: &Data) -> Self {
        self.seats = self.seat_count().ok().or(self.seats);
        if self.mode != Mode::War && self.scenario.is_none() {
            self.scenario = data.sheets.first().map(|sheet| sheet.id.id().to_owned());
        }
        self
    }

    /// The sheet to be played on: `None` if the scenario is drawn.
    pub(crate) fn sheet(&self, data: &Data, seats: u8) -> Result<Option<usize>, OptionsError> {
        if self.mode == Mode::War {
            if self.scenario.is_some() {
                return Err(OptionsError::new("scenario", "war mode has no scenario: its map follows from the seats"));
            }
            if self.difficulty != Difficulty::Normal {
                return Err(OptionsError::new("difficulty", "war mode has no difficulty"));
            }
            let sheet = data.sheets.iter().position(|sheet| sheet.players.contains(&seats));
            return sheet.map(Some).ok_or_else(|| OptionsError::new("seats", "there is no war map for so many"));
        }
        let Some(wanted) = self.scenario.as_deref() else { return Ok(Some(0)) };
        if wanted == DRAWN {
            return Ok(None);
        }
        let scenarios = &data.sheets[..data.scenarios];
        scenarios.iter().position(|sheet| sheet.id.id() == wanted).map(Some).ok_or_else(|| {
            let known: Vec<&str> = scenarios.iter().map(|sheet| sheet.id.id()).collect();
            let shown: String = wanted.chars().take(40).collect();
            OptionsError::new(
                "scenario",
                format!("there is no scenario '{shown}'; choose {DRAWN}, {}", known.join(", ")),
            )
        })
    }
}

/// The options, described for a form.
pub(crate) fn schema(data: &Data) -> Vec<OptionSchema> {
    let names = |en: &str, ru: &str, cs: &str| quintain_core::Names { en: en.into(), ru: ru.into(), cs: cs.into() };
    let words = |list: &[&str]| OptionKind::OneOf(list.iter().map(|word| (*word).to_owned()).collect());
    let mut scenarios: Vec<&str> = data.sheets[..data.scenarios].iter().map(|sheet| sheet.id.id()).collect();
    scenarios.push(DRAWN);
    vec![
        OptionSchema {
            id: "mode".into(),
            name: names("Mode", "Режим", "Režim"),
            text: names(
                "Alone, side by side on the same scenario, or at war on one map.",
                "Соло, одновременно в одном сценарии или в войне на одной карте.",
                "Sólo, souběžně v témž scénáři, nebo ve válce na jedné mapě.",
            ),
            kind: words(&["solo", "simultaneous", "war"]),
            default: "solo".into(),
        },
        OptionSchema {
            id: "seats".into(),
            name: names("Players", "Игроки", "Hráči"),
            text: names(
                "One alone, otherwise two to four; left out, the fewest.",
                "Один в одиночной игре, иначе от двух до четырёх; если не указано, наименьшее число.",
                "Jeden v sólu, jinak dva až čtyři; není-li zvoleno, co nejméně.",
            ),
            kind: OptionKind::Between([1, SEATS as i64]),
            default: serde_json::Value::Null,
        },
        OptionSchema {
            id: "scenario".into(),
            name: names("Scenario", "Сценарий", "Scénář"),
            text: names(
                "What threatens the land; left out, the first. War mode has none.",
                "Что угрожает земле; если не указано, первый. В режиме войны сценария нет.",
                "Co zemi ohrožuje; není-li zvoleno, první. Válečný režim scénář nemá.",
            ),
            kind: words(&scenarios),
            default: serde_json::Value::Null,
        },
        OptionSchema {
            id: "difficulty".into(),
            name: names("Difficulty", "Сложность", "Obtížnost"),
            text: names(
                "Start units, diplomacy tracks and costs of consequences.",
                "Начальные отряды, шкалы дипломатии и цены последствий.",
                "Počáteční jednotky, stupnice diplomacie a ceny následků.",
            ),
            kind: words(&["easy", "normal", "hard"]),
            default: "normal".into(),
        },
        OptionSchema {
            id: "characters".into(),
            name: names("Characters", "Персонажи", "Postavy"),
            text: names(
                "Drawn at random, or chosen by the players in order.",
                "По жребию или по выбору игроков в порядке мест.",
                "Losují se, nebo je hráči vybírají popořadě.",
            ),
            kind: words(&["drawn", "chosen"]),
            default: "drawn".into(),
        },
    ]
}
