//! `characters.toml`.

use super::parts::{Checked, Known, RawGain, character, expect, raw};
use crate::data::{ByNumber, CharacterData, Data, Source};
use crate::ids::{Character, Deck};
use crate::multiset::MOST;
use quintain_core::Names;
use serde::Deserialize;
use std::collections::BTreeMap;

raw! {
    CharactersFile { character: Vec<RawCharacter> }
    RawCharacter {
        id: String, level: u8, name: Names, count: u8, income: RawGain, start: RawGain, mount: u8, armour: u8,
        travel: BTreeMap<Deck, u8>, titles_drawn: u8, titles_kept: u8, #[serde(default)] supporter: Option<String>,
        provenance: String, #[serde(default)] reconstructed: Vec<String>,
    }
}

pub(super) fn characters(raw: CharactersFile, known: &Known) -> Checked<ByNumber<Character, CharacterData>> {
    let file = "characters.toml";
    let mut entries = Vec::new();
    for entry in raw.character {
        let id = entry.id.clone();
        expect((1..=3).contains(&entry.level), file, format!("{id}.level"), "a level is 1, 2 or 3")?;
        expect(entry.count <= MOST, file, format!("{id}.count"), format!("at most {MOST} cards of a kind"))?;
        let levels = [entry.mount, entry.armour];
        expect(levels.iter().all(|level| (1..=4).contains(level)), file, id.clone(), "equipment levels are 1 to 4")?;
        let titles = (entry.titles_drawn, entry.titles_kept);
        expect(
            titles.1 <= titles.0 && titles.0 <= 3,
            file,
            format!("{id}.titles_kept"),
            "keeps what it drew, up to 3",
        )?;
        let travel = Deck::ALL.map(|deck| entry.travel.get(&deck).copied().unwrap_or(0));
        expect(travel.iter().sum::<u8>() <= 3, file, format!("{id}.travel"), "a character draws up to three cards")?;
        let kind = character(file, &id)?;
        entries.push((
            kind,
            kind.index(),
            CharacterData {
                name: entry.name,
                level: entry.level,
                count: entry.count,
                income: known.gain(file, &id, &entry.income)?,
                start: known.gain(file, &id, &entry.start)?,
                equipment: levels,
                travel,
                titles,
                supporter: entry.supporter.as_deref().map(|kind| known.supporter(file, &id, kind)).transpose()?,
                source: Source { provenance: entry.provenance, reconstructed: entry.reconstructed },
            },
        ));
    }
    Ok(ByNumber::new(entries))
}

/// Four seats are dealt one character of each level, and never run out of titles.
pub(super) fn check(data: &Data) -> Checked<()> {
    let file = "characters.toml";
    for level in 1..=3 {
        let cards = || data.characters.iter().filter(move |(_, card)| card.level == level);
        let copies: u8 = cards().map(|(_, card)| card.count).sum();
        expect(copies >= 4, file, format!("level {level}"), "four seats need four cards of each level")?;
    }
    let first: Vec<_> = data.characters.iter().filter(|(_, card)| card.level == 1).collect();
    expect(first.len() == 1, file, "level 1", "the cards of level 1 are identical")?;
    for (character, entry) in data.characters.iter() {
        if let Some(supporter) = entry.supporter {
            let special = data.supporters[supporter].piles[0];
            expect(special >= entry.count, file, character.id(), "its supporter is not in the special pile")?;
        }
    }
    let mut drawn: Vec<u8> = data.characters.iter().map(|(_, card)| card.titles.0).collect();
    drawn.sort_unstable_by(|a, b| b.cmp(a));
    let most: u8 = drawn.iter().take(4).sum();
    let left = data.titles.list.len() as u8 - data.limits.public_titles.min(data.titles.list.len() as u8);
    expect(most <= left, file, "titles_drawn", format!("four seats may draw {most} titles, and {left} are left"))
}
