//! What all data files share: faults, ids, and things gained or paid.

use crate::data::{Gain, Reward, Upgrade};
use crate::ids::{
    CARDS, Card, Character, EventCard, FEW, KNIGHTS, Knight, Prestige, Prize, RELICS, Relic, SUPPORTERS, SoloCard,
    Supporter, Title, Tournament,
};
use quintain_core::DataError;
use serde::Deserialize;

pub(super) type Checked<T> = Result<T, DataError>;

/// Tables as they stand in the files; a field that is not known is a fault.
macro_rules! raw {
    ($($(#[$meta:meta])* $name:ident { $($(#[$field_meta:meta])* $field:ident: $kind:ty),* $(,)? })*) => { $(
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        $(#[$meta])*
        #[allow(dead_code)]
        pub(super) struct $name { $($(#[$field_meta])* pub(super) $field: $kind),* }
    )* };
}
pub(super) use raw;

raw! {
    #[derive(Default)]
    #[serde(default)]
    RawGain {
        coins: u8, strength: u8, faith: u8, glory: u8, prestige: Option<String>, relic: Option<String>,
        supporter: Option<String>,
    }
    #[derive(Default)]
    #[serde(default)]
    RawReward { gain: RawGain, upgrade: Option<Upgrade> }
    RawOpponent { attack: i8, prestige: i8 }
}

/// A fault in a field.
pub(super) fn fault<T>(file: &str, field: impl Into<String>, message: impl Into<String>) -> Checked<T> {
    Err(DataError::new(file, field, message))
}

/// A fault unless it holds.
pub(super) fn expect(holds: bool, file: &str, field: impl Into<String>, message: impl Into<String>) -> Checked<()> {
    if holds { Ok(()) } else { fault(file, field, message) }
}

macro_rules! kind {
    ($function:ident, $kind:ty, $most:expr) => {
        /// Its number.
        pub(super) fn $function(file: &str, id: &str) -> Checked<$kind> {
            match <$kind>::register(id) {
                Some(kind) if kind.index() < $most => Ok(kind),
                _ => fault(file, id, format!("there is room for {} kinds of this component only", $most)),
            }
        }
    };
}
kind!(supporter, Supporter, SUPPORTERS);
kind!(relic, Relic, RELICS);
kind!(prestige, Prestige, RELICS);
kind!(card, Card, CARDS);
kind!(knight, Knight, KNIGHTS);
kind!(title, Title, FEW);
kind!(character, Character, FEW);
kind!(event, EventCard, FEW);
kind!(tournament, Tournament, FEW);
kind!(prize, Prize, FEW);
kind!(solo_card, SoloCard, FEW);

/// The ids that other files may refer to.
pub(super) struct Known {
    pub(super) supporters: Vec<String>,
    pub(super) relics: Vec<String>,
    pub(super) prestige: Vec<String>,
    pub(super) knights: Vec<String>,
}

impl Known {
    fn check(list: &[String], what: &str, file: &str, field: &str, id: &str) -> Checked<()> {
        expect(list.iter().any(|known| known == id), file, field, format!("there is no {what} '{id}'"))
    }

    pub(super) fn supporter(&self, file: &str, field: &str, id: &str) -> Checked<Supporter> {
        Self::check(&self.supporters, "supporter", file, field, id)?;
        supporter(file, id)
    }

    pub(super) fn prestige(&self, file: &str, field: &str, id: &str) -> Checked<Prestige> {
        Self::check(&self.prestige, "prestige kind", file, field, id)?;
        prestige(file, id)
    }

    pub(super) fn relic(&self, file: &str, field: &str, id: &str) -> Checked<Relic> {
        Self::check(&self.relics, "relic", file, field, id)?;
        relic(file, id)
    }

    pub(super) fn knight(&self, file: &str, field: &str, id: &str) -> Checked<Knight> {
        Self::check(&self.knights, "knight", file, field, id)?;
        knight(file, id)
    }

    pub(super) fn gain(&self, file: &str, field: &str, raw: &RawGain) -> Checked<Gain> {
        let RawGain { coins, strength, faith, glory, .. } = *raw;
        Ok(Gain {
            coins,
            strength,
            faith,
            glory,
            prestige: raw.prestige.as_deref().map(|id| self.prestige(file, field, id)).transpose()?,
            relic: raw.relic.as_deref().map(|id| self.relic(file, field, id)).transpose()?,
            supporter: raw.supporter.as_deref().map(|id| self.supporter(file, field, id)).transpose()?,
        })
    }

    pub(super) fn reward(&self, file: &str, field: &str, raw: &RawReward) -> Checked<Reward> {
        if let Some(upgrade) = raw.upgrade {
            check_upgrade(file, field, upgrade)?;
        }
        Ok(Reward { gain: self.gain(file, field, &raw.gain)?, upgrade: raw.upgrade })
    }
}

pub(super) fn check_upgrade(file: &str, field: &str, upgrade: Upgrade) -> Checked<()> {
    let step = upgrade.to == upgrade.from + 1 && (1..4).contains(&upgrade.from);
    expect(step, file, field, "an upgrade is one step between levels 1 and 4 (GLO-EQ-01)")
}

/// The ids of a file, each of them once.
pub(super) fn distinct<'a>(file: &str, ids: impl Iterator<Item = &'a String>) -> Checked<Vec<String>> {
    let mut seen = Vec::new();
    for id in ids {
        expect(!seen.contains(id), file, id.clone(), "this id stands here twice")?;
        seen.push(id.clone());
    }
    Ok(seen)
}
