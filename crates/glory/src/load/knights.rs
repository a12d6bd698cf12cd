//! `knights.toml`.

use super::parts::{Checked, expect, knight, raw};
use crate::data::{ByNumber, KnightData, Source};
use crate::ids::{Colour, Knight, KnightType};
use quintain_core::Names;
use serde::Deserialize;
use std::collections::BTreeMap;

raw! {
    KnightsFile { types: BTreeMap<KnightType, Names>, rivalry_avatar: RawAvatar, knight: Vec<RawKnight> }
    RawAvatar { easy: String, medium: String, hard: String, provenance: String }
    RawKnight {
        id: String, r#type: KnightType, name: Names, attack: i8, glory: u8, prestige: i8,
        #[serde(default)] attack_die: Option<Colour>, #[serde(default)] removes: BTreeMap<Colour, u8>, blazon: String,
        blazon_status: String, epithet: Names, count: u8, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
}

pub(super) fn knights(raw: KnightsFile) -> Checked<ByNumber<Knight, KnightData>> {
    let file = "knights.toml";
    let mut entries = Vec::new();
    for entry in raw.knight {
        expect(entry.count == 1, file, format!("{}.count", entry.id), "every knight exists once")?;
        let white = entry.attack_die.is_none_or(|die| die == Colour::Armour);
        expect(white, file, format!("{}.attack_die", entry.id), "a knight's own die is an armour die")?;
        let mut removes = [0; 3];
        for (colour, count) in &entry.removes {
            removes[*colour as usize] = *count;
        }
        let kind = knight(file, &entry.id)?;
        entries.push((
            kind,
            kind.index(),
            KnightData {
                name: entry.name,
                epithet: entry.epithet,
                blazon: entry.blazon,
                blazon_status: entry.blazon_status,
                kind: entry.r#type,
                attack: entry.attack,
                glory: entry.glory,
                prestige: entry.prestige,
                die: entry.attack_die.is_some(),
                removes,
                source: Source { provenance: entry.provenance, reconstructed: entry.reconstructed },
            },
        ));
    }
    Ok(ByNumber::new(entries))
}
