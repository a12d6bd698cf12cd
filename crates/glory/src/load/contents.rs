//! `components.toml`: the contents of the box, and whether the other files hold as much.

use super::parts::{Checked, expect, fault, raw};
use crate::data::{ComponentData, Data};
use crate::ids::{Deck, Personality};
use crate::multiset::MOST;
use quintain_core::Names;
use serde::Deserialize;

raw! {
    ComponentsFile { component: Vec<RawComponent> }
    RawComponent { id: String, name: Names, count: u16, provenance: String }
}

pub(super) fn components(file: ComponentsFile) -> Vec<ComponentData> {
    let entries = file.component.into_iter();
    entries.map(|RawComponent { id, name, count, .. }| ComponentData { id, name, count }).collect()
}

/// The box holds as many tokens and cards as its list says.
pub(super) fn check(data: &Data) -> Checked<()> {
    let deck = |deck: Deck| data.decks[deck as usize].iter().map(|card| u16::from(data.cards[*card].count)).sum();
    let supporters = data.supporters.iter().map(|(_, entry)| u16::from(entry.piles.iter().sum::<u8>())).sum();
    let solo = |personality| data.solo.iter().filter(|(_, card)| card.personality == personality).count() as u16;
    let counted: [(&str, &str, u16); 15] = [
        ("romance-card", "travel.toml", deck(Deck::Romance)),
        ("trade-card", "travel.toml", deck(Deck::Trade)),
        ("challenge-card", "travel.toml", deck(Deck::Challenge)),
        ("supporter-token", "supporters.toml", supporters),
        ("relic-token", "board.toml", data.relics.iter().map(|(_, relic)| u16::from(relic.count)).sum()),
        ("prestige-token", "board.toml", data.prestige.iter().map(|(_, kind)| u16::from(kind.count)).sum()),
        ("knight-token", "knights.toml", data.knights.list.len() as u16),
        ("prize-token", "prizes.toml", data.prizes.list.len() as u16),
        ("event-card", "events.toml", data.events.list.len() as u16),
        ("title-card", "titles.toml", data.titles.list.len() as u16),
        ("character-card", "characters.toml", data.characters.iter().map(|(_, card)| u16::from(card.count)).sum()),
        ("tournament-card", "tournaments.toml", data.tournaments.list.len() as u16),
        ("solo-basic-card", "solo.toml", solo(Personality::None)),
        ("solo-pious-card", "solo.toml", solo(Personality::Pious)),
        ("solo-warrior-card", "solo.toml", solo(Personality::Warrior)),
    ];
    for (card, entry) in data.cards.iter() {
        expect(entry.count <= MOST, "travel.toml", card.id(), format!("there are at most {MOST} copies of a card"))?;
    }
    for (supporter, entry) in data.supporters.iter() {
        let copies: u8 = entry.piles.iter().sum();
        expect(
            copies <= MOST,
            "supporters.toml",
            supporter.id(),
            format!("there are at most {MOST} tokens of a kind"),
        )?;
    }
    for (relic, entry) in data.relics.iter() {
        expect(entry.count <= MOST, "board.toml", relic.id(), format!("there are at most {MOST} tokens of a kind"))?;
    }
    for (id, file, found) in counted {
        let Some(entry) = data.components.iter().find(|entry| entry.id == id) else {
            return fault("components.toml", id, "the entry is missing");
        };
        let message = format!("the box holds {} of '{id}', and this file has {found}", entry.count);
        expect(entry.count == found, file, id, message)?;
    }
    Ok(())
}
