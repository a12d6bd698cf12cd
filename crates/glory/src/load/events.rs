//! `events.toml`.

use super::parts::{Checked, Known, RawGain, RawReward, check_upgrade, event, expect, fault, raw};
use crate::data::{ByNumber, EventData, Source};
use crate::ids::EventCard;
use quintain_core::Names;
use serde::Deserialize;

raw! {
    EventsFile { event: Vec<RawEvent> }
    RawEvent {
        id: String, round: u8, name: Names, kind: String, effect: RawEventEffect, count: u8, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
    #[derive(Default)]
    #[serde(default)]
    RawEventEffect {
        cost: RawGain, gain: RawGain, lose: RawGain, choose: Vec<RawReward>, take_travel: u8, reveal_special: u8,
        take_revealed: bool, figures: i8,
    }
}

pub(super) fn events(raw: EventsFile, known: &Known) -> Checked<ByNumber<EventCard, EventData>> {
    let file = "events.toml";
    let mut entries = Vec::new();
    for entry in raw.event {
        let id = entry.id.clone();
        let action = entry.kind == "action";
        expect(action || entry.kind == "all", file, format!("{id}.kind"), "an event is 'all' or 'action'")?;
        expect((1..=3).contains(&entry.round), file, format!("{id}.round"), "a round is 1, 2 or 3")?;
        let effect = entry.effect;
        let mut upgrades = Vec::new();
        for option in &effect.choose {
            match option.upgrade {
                Some(upgrade) => {
                    check_upgrade(file, &id, upgrade)?;
                    upgrades.push(upgrade);
                }
                None => return fault(file, format!("{id}.choose"), "an event can only offer upgrades to choose from"),
            }
        }
        let recruits = effect.reveal_special > 0;
        expect(
            recruits == effect.take_revealed && effect.reveal_special <= 1,
            file,
            id.clone(),
            "one token, for the action",
        )?;
        let kind = event(file, &id)?;
        entries.push((
            kind,
            kind.index(),
            EventData {
                name: entry.name,
                round: entry.round,
                action,
                cost: known.gain(file, &id, &effect.cost)?,
                gain: known.gain(file, &id, &effect.gain)?,
                lose_coins: effect.lose.coins,
                upgrades,
                take_travel: effect.take_travel,
                recruits,
                figures: effect.figures,
                source: Source { provenance: entry.provenance, reconstructed: entry.reconstructed },
            },
        ));
    }
    for round in 1..=3 {
        let count = entries.iter().filter(|(_, _, entry)| entry.round == round).count();
        expect(count > 0, file, "round", format!("round {round} has no event"))?;
    }
    Ok(ByNumber::new(entries))
}
