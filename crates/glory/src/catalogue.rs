//! Names, texts and numbers of all components, for clients.

use crate::data::{Data, Gain, RelicEffect, Reward, SoloAction, Source};
use crate::ids::{Action, Colour, Deck, Pile};
use crate::words::phrase;
use quintain_core::{Catalogue, Lang};
use serde_json::{Map, Value, json};

fn gain(gain: &Gain) -> Value {
    let mut object = Map::new();
    for (key, count) in
        [("coins", gain.coins), ("strength", gain.strength), ("faith", gain.faith), ("glory", gain.glory)]
    {
        if count > 0 {
            object.insert(key.into(), count.into());
        }
    }
    if let Some(kind) = gain.prestige {
        object.insert("prestige".into(), json!(kind));
    }
    if let Some(kind) = gain.relic {
        object.insert("relic".into(), json!(kind));
    }
    if let Some(kind) = gain.supporter {
        object.insert("supporter".into(), json!(kind));
    }
    Value::Object(object)
}

fn reward(reward: &Reward) -> Value {
    json!({ "gain": gain(&reward.gain), "upgrade": reward.upgrade })
}

/// Something the automaton tries: the place, and what it seeks there.
fn tried(action: &SoloAction) -> Value {
    match action {
        SoloAction::Occupy(action) => json!({ "action": action }),
        SoloAction::Initiative => json!({ "action": Action::Initiative }),
        SoloAction::Support(kinds) => json!({ "action": Action::Support, "seeks": kinds }),
        SoloAction::SpecialSupport => json!({ "action": Action::Support, "special": true }),
        SoloAction::PlanTravel(deck) => json!({ "action": Action::PlanTravel, "deck": deck }),
        SoloAction::NewGoal => json!({ "action": Action::NewGoal }),
        SoloAction::Event => json!({ "action": Action::Event }),
        SoloAction::Herald => json!({ "action": Action::Herald }),
    }
}

/// Where an entry comes from, in one word.
fn mark(source: &Source) -> &str {
    if source.provenance != "reconstructed" && !source.reconstructed.is_empty() { "partly" } else { &source.provenance }
}

fn object(entries: impl Iterator<Item = (String, Value)>) -> Value {
    Value::Object(entries.collect())
}

/// The catalogue for clients.
pub(crate) fn catalogue(data: &'static Data) -> Catalogue {
    let said = |words: &str| -> Map<String, Value> {
        Lang::ALL.into_iter().map(|lang| (lang.code().to_owned(), phrase(words, lang).into())).collect()
    };
    let automaton = said("automaton");
    // The circle on the event card is a place like the others, where the event has an action.
    let circle =
        json!({ "name": said("event-circle"), "open": false, "spaces": [1], "gain": {}, "provenance": "rulebook" });
    Catalogue::new()
        .by_id("die", Colour::ALL.into_iter().zip(&data.dice).map(|(colour, die)| {
            (json!(colour).as_str().unwrap_or_default().to_owned(),
                json!({ "name": die.name, "asleep": die.asleep, "awake": die.awake, "symbol": die.symbol }))
        }))
        .by_id("action", data.actions.iter().map(|entry| (entry.action.id().to_owned(), json!({
            "name": entry.name, "open": entry.open, "spaces": entry.spaces, "gain": gain(&entry.gain),
            "provenance": mark(&entry.source),
        }))).chain([(Action::Event.id().to_owned(), circle)]))
        .by_id("prestige", data.prestige.iter().map(|(kind, entry)| (kind.id().to_owned(), json!({
            "name": entry.name, "count": entry.count,
        }))))
        .by_id("relic", data.relics.iter().map(|(kind, entry)| (kind.id().to_owned(), json!({
            "name": entry.name, "count": entry.count, "effect": match entry.effect {
                RelicEffect::Attack(attack) => json!({ "attack": attack }),
                RelicEffect::SetDie(die, to) => json!({ "set-die": die, "to": to }),
                RelicEffect::Reroll(dice) => json!({ "reroll": dice }),
            },
        }))))
        .by_id("city", crate::ids::City::ALL.into_iter().map(|city| {
            (city.id().to_owned(), json!({ "name": data.city(city).name }))
        }))
        .by_id("supporter", data.supporters.iter().map(|(kind, entry)| (kind.id().to_owned(), json!({
            "name": entry.name, "text": entry.text, "timing": entry.timing,
            "piles": object(Pile::ALL.into_iter().map(|pile| {
                (json!(pile).as_str().unwrap_or_default().to_owned(), entry.piles[pile as usize].into())
            })),
        }))))
        .by_id("knight-type", data.types.iter().map(|(kind, name)| (kind.id().to_owned(), json!({ "name": name }))))
        .by_id("knight", data.knights.iter().map(|(knight, entry)| (knight.id().to_owned(), json!({
            "name": entry.name, "epithet": entry.epithet, "type": entry.kind, "attack": entry.attack,
            "glory": entry.glory, "prestige": entry.prestige, "die": entry.die, "removes": entry.removes,
            "blazon": entry.blazon, "blazon-status": entry.blazon_status, "provenance": mark(&entry.source),
        }))))
        .by_id("character", data.characters.iter().map(|(kind, entry)| (kind.id().to_owned(), json!({
            "name": entry.name, "level": entry.level, "income": gain(&entry.income), "start": gain(&entry.start),
            "equipment": entry.equipment, "travel": entry.travel, "titles-drawn": entry.titles.0,
            "titles-kept": entry.titles.1, "supporter": entry.supporter, "provenance": mark(&entry.source),
        }))))
        .by_id("title", data.titles.iter().map(|(title, entry)| {
            let demand = &entry.requires;
            (title.id().to_owned(), json!({
                "name": entry.name, "glory": entry.glory, "provenance": mark(&entry.source),
                "requires": {
                    "coins": demand.coins, "strength": demand.strength, "faith": demand.faith,
                    "supporters": object(demand.supporters.iter().map(|(kind, n)| (kind.id().to_owned(), (*n).into()))),
                    "any-supporters": demand.any_supporters, "any-relics": demand.any_relics,
                    "any-prestige": demand.any_prestige, "played": demand.played, "equipment": demand.equipment,
                    "without": demand.without, "duel": demand.duel,
                },
            }))
        }))
        .by_id("event", data.events.iter().map(|(event, entry)| (event.id().to_owned(), json!({
            "name": entry.name, "round": entry.round, "action": entry.action, "cost": gain(&entry.cost),
            "gain": gain(&entry.gain), "lose-coins": entry.lose_coins, "upgrades": entry.upgrades,
            "take-travel": entry.take_travel, "recruits": entry.recruits, "figures": entry.figures,
            "provenance": mark(&entry.source),
        }))))
        .by_id("prize", data.prizes.iter().map(|(prize, entry)| (prize.id().to_owned(), json!({
            "name": entry.name, "gain": gain(&entry.gain),
        }))))
        .by_id("card", data.cards.iter().map(|(card, entry)| (card.id().to_owned(), json!({
            "name": entry.name, "deck": entry.deck, "count": entry.count, "cost": gain(&entry.cost),
            "reward": reward(&entry.reward), "choose": entry.choose.iter().map(reward).collect::<Vec<_>>(),
            "titles": entry.titles, "opponent": entry.opponent, "provenance": mark(&entry.source),
        }))))
        .by_id("deck", Deck::ALL.into_iter().map(|deck| {
            let id = format!("{}-card", deck.id());
            let name = data.components.iter().find(|entry| entry.id == id).map(|entry| &entry.name);
            (deck.id().to_owned(), json!({ "name": name }))
        }))
        .by_id("tournament", data.tournaments.iter().map(|(card, entry)| (card.id().to_owned(), json!({
            "name": entry.name, "players": entry.players,
            "added": entry.rounds.iter().map(|section| &section.added).collect::<Vec<_>>(),
        }))))
        .by_id("scenario", data.scenarios.iter().map(|entry| (entry.scenario.id().to_owned(), json!({
            "name": entry.name, "threshold": entry.threshold, "avatar": entry.avatar,
        }))))
        .by_id("solo", data.solo.iter().map(|(card, entry)| (card.id().to_owned(), json!({
            "name": entry.name, "personality": entry.personality,
            "actions": entry.actions.iter().map(tried).collect::<Vec<_>>(),
        }))))
        .figures("limits", &data.limits)
        .by_id("equipment", ["mount", "armour"].into_iter().enumerate().flat_map(|(item, name)| {
            data.equipment[item].iter().enumerate().skip(1).map(move |(level, entry)| {
                (format!("{name}-{level}"), json!({
                    "name": entry.name, "item": name, "level": level, "dice": entry.dice, "active": entry.active,
                    "price": data.market[item][level],
                }))
            })
        }))
        .by_id("seat", [("automaton".to_owned(), json!({ "name": automaton }))])
        .figures("default-prize", gain(&data.bracket.default_prize))
}
