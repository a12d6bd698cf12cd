//! What the table chooses before the first bout.

use crate::data::Data;
use quintain_core::{Names, OptionKind, OptionSchema, OptionsError};
use serde::{Deserialize, Serialize};

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// Seats, 4 to 9; odd numbers play with the wizard.
    #[serde(default = "four")]
    pub players: u8,
    /// A match to three wins, or a single bout.
    #[serde(default)]
    pub length: Length,
    /// Who says which knights take part.
    #[serde(default)]
    pub heroes: ChoiceOfHeroes,
    /// What may be said.
    #[serde(default)]
    pub talk: TalkOption,
    /// May a line be addressed to one seat?
    #[serde(default)]
    pub whisper: Switch,
    /// Do seats change between bouts?
    #[serde(default)]
    pub reseat: Reseat,
    /// How wounds are marked.
    #[serde(default)]
    pub wound_markers: WoundMarkers,
}

impl Options {
    /// HEA-SEAT-01: 4 to 9 seats.
    pub(crate) fn check(self) -> Result<(), OptionsError> {
        if (4..=9).contains(&self.players) {
            return Ok(());
        }
        let message = format!("must be from 4 to 9, and is {}", self.players);
        Err(OptionsError::new("players", message).by("HEA-SEAT-01"))
    }
}

fn four() -> u8 {
    4
}

/// How long the table plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    /// To three wins.
    #[default]
    Match,
    /// One bout.
    Single,
}

/// Who says which knights take part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ChoiceOfHeroes {
    /// Chance.
    #[default]
    Random,
    /// The host.
    Host,
}

/// What may be said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TalkOption {
    /// Anything.
    #[default]
    Free,
    /// Canned lines only.
    Canned,
    /// Nothing.
    Silent,
}

/// Off or on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Switch {
    /// Off.
    #[default]
    Off,
    /// On.
    On,
}

/// Do seats change between bouts?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reseat {
    /// No.
    #[default]
    Keep,
    /// At random.
    Shuffle,
}

/// How wounds are marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WoundMarkers {
    /// Sword cards under the hero, which leave the deck.
    #[default]
    Cards,
    /// Tokens; the deck stays whole.
    Tokens,
}

/// The options, described.
pub(crate) fn schema(data: &Data) -> Vec<OptionSchema> {
    let players = OptionSchema {
        id: "players".into(),
        name: Names { en: "Players".into(), ru: "Игроки".into(), cs: "Hráči".into() },
        text: Names {
            en: "4, 6 or 8 knights; 5, 7 or 9 with the wizard.".into(),
            ru: "4, 6 или 8 рыцарей; 5, 7 или 9 — с колдуном.".into(),
            cs: "4, 6 nebo 8 rytířů; 5, 7 nebo 9 s čarodějem.".into(),
        },
        kind: OptionKind::Between([4, 9]),
        default: 4.into(),
    };
    let rest = data.options.iter().map(|option| OptionSchema {
        id: option.id.clone(),
        name: option.name.clone(),
        text: option.text.clone(),
        kind: OptionKind::OneOf(option.values.clone()),
        default: option.default.clone().into(),
    });
    std::iter::once(players).chain(rest).collect()
}
