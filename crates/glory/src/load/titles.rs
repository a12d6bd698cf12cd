//! `titles.toml`.

use super::parts::{Checked, Known, RawOpponent, expect, raw, title};
use crate::data::{ByNumber, Demand, Source, TitleData};
use crate::ids::Title;
use quintain_core::Names;
use serde::Deserialize;
use std::collections::BTreeMap;

raw! {
    TitlesFile { title: Vec<RawTitle> }
    RawTitle {
        id: String, name: Names, glory: u8, requires: RawDemand, count: u8, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
    #[derive(Default)]
    #[serde(default)]
    RawDemand {
        coins: u8, strength: u8, faith: u8, supporters: BTreeMap<String, u8>, any_supporters: u8, any_relics: u8,
        any_prestige: u8, played_romances: u8, played_trades: u8, played_challenges: u8, mount_level: u8,
        armour_level: u8, no_supporter: Option<String>, duel: Option<RawOpponent>,
    }
}

pub(super) fn titles(raw: TitlesFile, known: &Known) -> Checked<ByNumber<Title, TitleData>> {
    let file = "titles.toml";
    let mut sorted: Vec<String> = raw.title.iter().map(|entry| entry.id.clone()).collect();
    sorted.sort();
    let mut entries = Vec::new();
    for entry in raw.title {
        let id = entry.id.clone();
        expect(entry.count == 1, file, format!("{id}.count"), "every title exists once")?;
        let demand = entry.requires;
        let mut supporters = Vec::new();
        for (kind, count) in &demand.supporters {
            supporters.push((known.supporter(file, &id, kind)?, *count));
        }
        let kind = title(file, &id)?;
        let requires = Demand {
            coins: demand.coins,
            strength: demand.strength,
            faith: demand.faith,
            supporters,
            any_supporters: demand.any_supporters,
            any_relics: demand.any_relics,
            any_prestige: demand.any_prestige,
            played: [demand.played_romances, demand.played_trades, demand.played_challenges],
            equipment: [demand.mount_level, demand.armour_level],
            without: demand.no_supporter.as_deref().map(|kind| known.supporter(file, &id, kind)).transpose()?,
            duel: demand.duel.map(|duel| (duel.attack, duel.prestige)),
        };
        let rank = sorted.iter().position(|other| *other == id).unwrap_or(0) as u8;
        let source = Source { provenance: entry.provenance, reconstructed: entry.reconstructed };
        entries.push((kind, kind.index(), TitleData { name: entry.name, glory: entry.glory, requires, rank, source }));
    }
    let duels = entries.iter().filter(|(_, _, entry)| entry.requires.duel.is_some()).count();
    expect(duels <= 1, file, "requires.duel", "one title at most is a duel (GLO-TTL-01)")?;
    Ok(ByNumber::new(entries))
}
