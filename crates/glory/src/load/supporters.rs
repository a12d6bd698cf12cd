//! `supporters.toml`.

use super::parts::{Checked, Known, RawGain, expect, fault, raw, supporter};
use crate::data::{ByNumber, Refresh, SupporterData, SupporterEffect, Timing};
use crate::ids::{Action, Colour, Supporter};
use quintain_core::Names;
use serde::Deserialize;
use std::collections::BTreeMap;

raw! {
    SupportersFile { supporter: Vec<RawSupporter> }
    RawSupporter {
        id: String, name: Names, timing: Timing, effect: RawSupporterEffect, count: u8, piles: BTreeMap<String, u8>,
        text: Names, provenance: String, #[serde(default)] reconstructed: Vec<String>,
    }
    #[derive(Default)]
    #[serde(default)]
    RawSupporterEffect {
        glory: i8, coins: u8, prestige: Option<String>, set_die: Option<Colour>, to: u8, attack: i8,
        opponent_attack: i8, opponent_prestige: i8, lasts: String, cost: RawGain, refresh: Option<Refresh>,
        faith_reroll: u8, plan_travel: u8, travel_cards: u8, per_title_glory: u8, discount: u8, on: Vec<Action>,
    }
}

pub(super) fn supporters(raw: SupportersFile, known: &Known) -> Checked<ByNumber<Supporter, SupporterData>> {
    let file = "supporters.toml";
    let mut entries = Vec::new();
    for entry in raw.supporter {
        let id = entry.id.clone();
        let mut piles = [0; 5];
        for (pile, count) in &entry.piles {
            match ["special", "i", "ii", "iii", "scroll"].iter().position(|known| known == pile) {
                Some(index) => piles[index] = *count,
                None => return fault(file, format!("{id}.piles"), format!("there is no pile '{pile}'")),
            }
        }
        let total: u8 = piles.iter().sum();
        expect(total == entry.count, file, format!("{id}.count"), format!("the piles hold {total} tokens"))?;
        let raw = entry.effect;
        let cost = &raw.cost;
        let only_glory = cost.coins == 0 && cost.strength == 0 && cost.faith == 0;
        expect(only_glory, file, format!("{id}.effect.cost"), "using a supporter can only cost glory")?;
        let lasts = match entry.timing {
            Timing::Tent => "first-clash",
            _ => "clash",
        };
        expect(raw.lasts.is_empty() || raw.lasts == lasts, file, format!("{id}.effect.lasts"), format!("'{lasts}'"))?;
        let effect = SupporterEffect {
            glory: raw.glory,
            coins: raw.coins,
            prestige: raw.prestige.as_deref().map(|kind| known.prestige(file, &id, kind)).transpose()?,
            set_die: raw.set_die.map(|die| (die, raw.to)),
            attack: raw.attack,
            opponent_attack: raw.opponent_attack,
            opponent_prestige: raw.opponent_prestige,
            cost: cost.glory,
            refresh: raw.refresh,
            faith_reroll: raw.faith_reroll,
            plan_travel: raw.plan_travel,
            travel_cards: raw.travel_cards,
            per_title_glory: raw.per_title_glory,
            discount: raw.discount,
        };
        let kind = supporter(file, &id)?;
        let data = SupporterData { name: entry.name, text: entry.text, timing: entry.timing, effect, piles };
        entries.push((kind, kind.index(), data));
    }
    Ok(ByNumber::new(entries))
}
