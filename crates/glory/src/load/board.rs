//! `board.toml`: limits, action areas, prices, the support track, equipment, prestige, relics, bracket, cities.

use super::parts::{Checked, Known, RawGain, expect, fault, prestige, raw, relic};
use crate::data::{
    ActionData, BracketData, ByNumber, CityData, LevelData, Limits, PrestigeData, RelicData, RelicEffect, Source,
    SpaceData,
};
use crate::ids::{Action, Colour, Item, Mode, Prestige, Relic, SPACES};
use quintain_core::Names;
use serde::Deserialize;

raw! {
    BoardFile {
        limits: Limits, action: Vec<RawAction>, market_price: Vec<RawPrice>, support_space: Vec<RawSpace>,
        equipment_level: Vec<RawLevel>, prestige_kind: Vec<RawPrestige>, relic: Vec<RawRelic>, bracket: RawBracket,
        city: Vec<RawCity>,
    }
    RawAction {
        id: Action, name: Names, kind: String, #[serde(default)] spaces: Vec<u8>, #[serde(default)] gain: RawGain,
        #[serde(default)] once_per_round: bool, #[serde(default)] take_travel: u8, #[serde(default)] upgrade_steps: u8,
        #[serde(default)] take_supporter: u8, #[serde(default)] place_shield: u8, #[serde(default)] draw_titles: u8,
        #[serde(default)] keep_titles: u8, provenance: String, #[serde(default)] reconstructed: Vec<String>,
    }
    RawPrice { item: Item, level: u8, cost: u8, provenance: String }
    RawSpace {
        index: u8, id: String, pile: String, cost: u8, min_players: u8, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
    RawLevel {
        item: Item, level: u8, name: Names, dice: u8, symbol_active: bool, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
    RawPrestige {
        id: String, name: Names, count: u8, provenance: String, #[serde(default)] reconstructed: Vec<String>,
    }
    RawRelic {
        id: String, name: Names, count: u8, effect: RawRelicEffect, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
    RawRelicEffect {
        #[serde(default)] attack: Option<i8>, #[serde(default)] set_die: Option<Colour>,
        #[serde(default)] to: Option<u8>, #[serde(default)] reroll: Option<u8>,
    }
    RawBracket {
        mode: Mode, slots: u8, pairs: Vec<[u8; 2]>, semifinals: Vec<[u8; 2]>, r#final: [u8; 2],
        consolation_travel_cards: [u8; 3], default_prize: RawGain, provenance: String,
        #[serde(default)] source: String,
    }
    RawCity {
        id: String, order: u8, name: Names, knights: RawCityKnights, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
    RawCityKnights { p2: u8, p3: u8, p4: u8 }
}

pub(super) fn check_limits(limits: &Limits) -> Checked<()> {
    let file = "board.toml";
    for (field, value, fixed) in [
        ("limits.rounds", limits.rounds, 3),
        ("limits.clashes_to_win", limits.clashes_to_win, 2),
        ("limits.faith_per_clash", limits.faith_per_clash, 1),
        ("limits.lance_supporters_per_clash", limits.lance_supporters_per_clash, 2),
        ("limits.tent_supporters_per_duel", limits.tent_supporters_per_duel, 1),
        ("limits.relics_per_clash", limits.relics_per_clash, 1),
        ("limits.travel_market_per_type", limits.travel_market_per_type, 4),
        ("limits.public_titles", limits.public_titles, 3),
        ("limits.max_strength_per_duel", limits.max_strength_per_duel, 4),
    ] {
        expect(value == fixed, file, field, format!("the rules need {fixed} here"))?;
    }
    expect((1..=12).contains(&limits.figures_per_player), file, "limits.figures_per_player", "between 1 and 12")?;
    expect((1..=9).contains(&limits.travel_cards_per_phase), file, "limits.travel_cards_per_phase", "between 1 and 9")?;
    expect((1..=9).contains(&limits.reroll_dice), file, "limits.reroll_dice", "between 1 and 9")
}

pub(super) fn actions(raw: Vec<RawAction>, known: &Known) -> Checked<Vec<ActionData>> {
    let file = "board.toml";
    let mut actions = Vec::new();
    let all = &Action::ALL[..Action::ALL.len() - 1];
    expect(raw.len() == all.len(), file, "action", format!("there are {} action areas", all.len()))?;
    for (entry, action) in raw.into_iter().zip(all) {
        let field = entry.id.id();
        expect(entry.id == *action, file, field, format!("action '{}' is expected here", action.id()))?;
        let open = entry.kind == "open";
        expect(open || matches!(entry.kind.as_str(), "limited" | "initiative"), file, field, "unknown kind of action")?;
        expect(open == entry.spaces.is_empty(), file, field, "an open area has no spaces, a limited one has some")?;
        expect(entry.spaces.len() <= 4 && entry.spaces.is_sorted(), file, field, "up to four spaces in rising order")?;
        let always = !matches!(action, Action::Guard | Action::SoloTraining) || open;
        expect(always, file, field, "this area is open to any number of figures (GLO-ACT-01)")?;
        actions.push(ActionData {
            action: *action,
            gain: known.gain(file, field, &entry.gain)?,
            name: entry.name,
            open,
            spaces: entry.spaces,
            take_travel: entry.take_travel,
            titles: (entry.draw_titles, entry.keep_titles),
            source: Source { provenance: entry.provenance, reconstructed: entry.reconstructed },
        });
    }
    Ok(actions)
}

pub(super) fn market(raw: &[RawPrice]) -> Checked<[[u8; 5]; 2]> {
    let mut market = [[0; 5]; 2];
    expect(raw.len() == 6, "board.toml", "market_price", "there are six prices: levels 2 to 4 of mount and armour")?;
    for RawPrice { item, level, cost, .. } in raw {
        let field = format!("market_price {item:?} {level}").to_lowercase();
        expect((2..=4).contains(level), "board.toml", field, "a level is 2, 3 or 4")?;
        market[*item as usize][usize::from(*level)] = *cost;
    }
    Ok(market)
}

pub(super) fn track(raw: &[RawSpace]) -> Checked<Vec<SpaceData>> {
    let file = "board.toml";
    expect(raw.len() <= SPACES && !raw.is_empty(), file, "support_space", format!("between 1 and {SPACES} spaces"))?;
    let mut track = Vec::new();
    for (place, space) in raw.iter().enumerate() {
        let field = space.id.clone();
        expect(
            usize::from(space.index) == place + 1,
            file,
            field.clone(),
            "spaces are numbered from 1, left to right",
        )?;
        let special = space.pile == "special";
        expect(special || space.pile == "regular", file, field, "a pile is 'special' or 'regular'")?;
        track.push(SpaceData { index: space.index, special, cost: space.cost, min_players: space.min_players });
    }
    Ok(track)
}

pub(super) fn equipment(raw: Vec<RawLevel>) -> Checked<[[LevelData; 5]; 2]> {
    let mut equipment: [[LevelData; 5]; 2] = Default::default();
    expect(raw.len() == 8, "board.toml", "equipment_level", "there are four levels of mount and four of armour")?;
    for level in raw {
        let field = format!("equipment_level {:?} {}", level.item, level.level).to_lowercase();
        expect((1..=4).contains(&level.level) && level.dice <= 3, "board.toml", field, "levels 1 to 4, up to 3 dice")?;
        equipment[level.item as usize][usize::from(level.level)] =
            LevelData { name: level.name, dice: level.dice, active: level.symbol_active };
    }
    Ok(equipment)
}

pub(super) fn prestige_kinds(raw: Vec<RawPrestige>) -> Checked<ByNumber<Prestige, PrestigeData>> {
    let mut entries = Vec::new();
    for RawPrestige { id, name, count, .. } in raw {
        let kind = prestige("board.toml", &id)?;
        entries.push((kind, kind.index(), PrestigeData { name, count }));
    }
    Ok(ByNumber::new(entries))
}

pub(super) fn relics(raw: Vec<RawRelic>) -> Checked<ByNumber<Relic, RelicData>> {
    let file = "board.toml";
    let mut entries = Vec::new();
    for RawRelic { id, name, count, effect, .. } in raw {
        let kind = relic(file, &id)?;
        let effect = match effect {
            RawRelicEffect { attack: Some(attack), set_die: None, to: None, reroll: None } => {
                RelicEffect::Attack(attack)
            }
            RawRelicEffect { attack: None, set_die: Some(die), to: Some(to), reroll: None } => {
                RelicEffect::SetDie(die, to)
            }
            RawRelicEffect { attack: None, set_die: None, to: None, reroll: Some(dice) } if dice > 0 => {
                RelicEffect::Reroll(dice)
            }
            _ => return fault(file, id, "a relic has one effect: attack, set_die with to, or reroll"),
        };
        entries.push((kind, kind.index(), RelicData { name, count, effect }));
    }
    Ok(ByNumber::new(entries))
}

pub(super) fn bracket(raw: &RawBracket, known: &Known) -> Checked<BracketData> {
    let file = "board.toml";
    let shape = raw.slots == 8
        && raw.pairs == [[0, 1], [2, 3], [4, 5], [6, 7]]
        && raw.semifinals == [[0, 1], [2, 3]]
        && raw.r#final == [0, 1];
    expect(
        shape,
        file,
        "bracket",
        "the bracket has eight slots, four pairs, two semi-finals and a final (GLO-TSET-04)",
    )?;
    Ok(BracketData {
        consolation: raw.consolation_travel_cards,
        default_prize: known.gain(file, "bracket.default_prize", &raw.default_prize)?,
    })
}

pub(super) fn cities(raw: Vec<RawCity>) -> Checked<Vec<CityData>> {
    let file = "board.toml";
    expect(raw.len() == 3, file, "city", "there are three cities")?;
    let mut cities = Vec::new();
    for (city, id) in raw.into_iter().zip(["florence", "paris", "munich"]) {
        expect(city.id == id, file, city.id.clone(), format!("city '{id}' is expected here"))?;
        let knights = [city.knights.p2, city.knights.p3, city.knights.p4];
        expect(knights.iter().all(|count| (1..=4).contains(count)), file, id, "a city holds one to four knights")?;
        cities.push(CityData { name: city.name, knights });
    }
    Ok(cities)
}
