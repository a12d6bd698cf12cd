//! `travel.toml`.

use super::parts::{Checked, Known, RawGain, RawOpponent, RawReward, card, check_upgrade, expect, raw};
use crate::data::{ByNumber, CardData, Gain, Reward, Source, Upgrade};
use crate::ids::{Card, Deck};
use quintain_core::Names;
use serde::Deserialize;

raw! {
    TravelFile { card: Vec<RawCard> }
    RawCard {
        id: String, deck: Deck, name: Names, count: u8, #[serde(default)] cost: RawGain, #[serde(default)] gain: RawGain,
        #[serde(default)] choose: Vec<RawReward>, #[serde(default)] upgrade: Option<Upgrade>,
        #[serde(default)] draw_titles: u8, #[serde(default)] keep_titles: u8, #[serde(default)] text: Option<Names>,
        #[serde(default)] opponent: Option<RawOpponent>, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
}

pub(super) fn cards(raw: TravelFile, known: &Known) -> Checked<ByNumber<Card, CardData>> {
    let file = "travel.toml";
    let mut entries = Vec::new();
    for entry in raw.card {
        let id = entry.id.clone();
        let fights = entry.opponent.is_some();
        expect(
            fights == (entry.deck == Deck::Challenge),
            file,
            id.clone(),
            "challenges, and only they, have an opponent",
        )?;
        let cost = known.gain(file, &id, &entry.cost)?;
        let paid = cost != Gain::default();
        expect(!paid || entry.deck == Deck::Trade, file, format!("{id}.cost"), "only trade cards cost something")?;
        expect(entry.choose.is_empty() || entry.choose.len() == 2, file, format!("{id}.choose"), "two options")?;
        expect(entry.choose.is_empty() || entry.deck != Deck::Trade, file, id.clone(), "trade cards offer no choice")?;
        if let Some(upgrade) = entry.upgrade {
            check_upgrade(file, &id, upgrade)?;
        }
        let mut choose = Vec::new();
        for option in &entry.choose {
            choose.push(known.reward(file, &id, option)?);
        }
        let kind = card(file, &id)?;
        let data = CardData {
            name: entry.name,
            deck: entry.deck,
            count: entry.count,
            cost,
            reward: Reward { gain: known.gain(file, &id, &entry.gain)?, upgrade: entry.upgrade },
            choose,
            titles: (entry.draw_titles, entry.keep_titles),
            opponent: entry.opponent.map(|foe| (foe.attack, foe.prestige)),
            source: Source { provenance: entry.provenance, reconstructed: entry.reconstructed },
        };
        entries.push((kind, kind.index(), data));
    }
    Ok(ByNumber::new(entries))
}
