//! Names, texts and numbers of all components, for clients.

use crate::data::{Data, Gain, RelicEffect, Reward, SoloAction, Source};
use crate::kinds::{Action, Colour, Deck, Pile};
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

fn source(source: &Source) -> Value {
    json!(source)
}

fn object(entries: impl Iterator<Item = (String, Value)>) -> Value {
    Value::Object(entries.collect())
}

/// The catalogue: an object by kind, then by id.
pub(crate) fn catalogue(data: &'static Data) -> Value {
    json!({
        "limits": data.limits,
        "dice": object(Colour::ALL.into_iter().zip(&data.dice).map(|(colour, die)| {
            (json!(colour).as_str().unwrap_or_default().to_owned(),
                json!({ "name": die.name, "asleep": die.asleep, "awake": die.awake, "symbol": die.symbol }))
        })),
        "action": object(data.actions.iter().map(|entry| (entry.action.id().to_owned(), json!({
            "name": entry.name, "open": entry.open, "spaces": entry.spaces, "gain": gain(&entry.gain),
            "source": source(&entry.source),
        })))),
        "market": data.market,
        "equipment": data.equipment.iter().map(|levels| levels.iter().skip(1).map(|level| {
            json!({ "name": level.name, "dice": level.dice, "active": level.active })
        }).collect::<Vec<_>>()).collect::<Vec<_>>(),
        "prestige": object(data.prestige.iter().map(|(kind, entry)| (kind.id().to_owned(), json!({
            "name": entry.name, "count": entry.count,
        })))),
        "relic": object(data.relics.iter().map(|(kind, entry)| (kind.id().to_owned(), json!({
            "name": entry.name, "count": entry.count, "effect": match entry.effect {
                RelicEffect::Attack(attack) => json!({ "attack": attack }),
                RelicEffect::SetDie(die, to) => json!({ "set-die": die, "to": to }),
                RelicEffect::Reroll(dice) => json!({ "reroll": dice }),
            },
        })))),
        "city": object(crate::kinds::City::ALL.into_iter().map(|city| {
            (city.id().to_owned(), json!({ "name": data.city(city).name }))
        })),
        "supporter": object(data.supporters.iter().map(|(kind, entry)| (kind.id().to_owned(), json!({
            "name": entry.name, "text": entry.text, "timing": entry.timing,
            "piles": object(Pile::ALL.into_iter().map(|pile| {
                (json!(pile).as_str().unwrap_or_default().to_owned(), entry.piles[pile as usize].into())
            })),
        })))),
        "knight-type": object(data.types.iter().map(|(kind, name)| (kind.id().to_owned(), json!({ "name": name })))),
        "knight": object(data.knights.iter().map(|(knight, entry)| (knight.id().to_owned(), json!({
            "name": entry.name, "epithet": entry.epithet, "type": entry.kind, "attack": entry.attack,
            "glory": entry.glory, "prestige": entry.prestige, "die": entry.die, "removes": entry.removes,
            "blazon": entry.blazon, "blazon-status": entry.blazon_status, "source": source(&entry.source),
        })))),
        "character": object(data.characters.iter().map(|(kind, entry)| (kind.id().to_owned(), json!({
            "name": entry.name, "level": entry.level, "income": gain(&entry.income), "start": gain(&entry.start),
            "equipment": entry.equipment, "travel": entry.travel, "titles-drawn": entry.titles.0,
            "titles-kept": entry.titles.1, "supporter": entry.supporter, "source": source(&entry.source),
        })))),
        "title": object(data.titles.iter().map(|(title, entry)| {
            let demand = &entry.requires;
            (title.id().to_owned(), json!({
                "name": entry.name, "glory": entry.glory, "source": source(&entry.source),
                "requires": {
                    "coins": demand.coins, "strength": demand.strength, "faith": demand.faith,
                    "supporters": object(demand.supporters.iter().map(|(kind, n)| (kind.id().to_owned(), (*n).into()))),
                    "any-supporters": demand.any_supporters, "any-relics": demand.any_relics,
                    "any-prestige": demand.any_prestige, "played": demand.played, "equipment": demand.equipment,
                    "without": demand.without, "duel": demand.duel,
                },
            }))
        })),
        "event": object(data.events.iter().map(|(event, entry)| (event.id().to_owned(), json!({
            "name": entry.name, "round": entry.round, "action": entry.action, "cost": gain(&entry.cost),
            "gain": gain(&entry.gain), "lose-coins": entry.lose_coins, "upgrades": entry.upgrades,
            "take-travel": entry.take_travel, "recruits": entry.recruits, "figures": entry.figures,
            "source": source(&entry.source),
        })))),
        "prize": object(data.prizes.iter().map(|(prize, entry)| (prize.id().to_owned(), json!({
            "name": entry.name, "gain": gain(&entry.gain),
        })))),
        "default-prize": gain(&data.bracket.default_prize),
        "card": object(data.cards.iter().map(|(card, entry)| (card.id().to_owned(), json!({
            "name": entry.name, "deck": entry.deck, "count": entry.count, "cost": gain(&entry.cost),
            "reward": reward(&entry.reward), "choose": entry.choose.iter().map(reward).collect::<Vec<_>>(),
            "titles": entry.titles, "opponent": entry.opponent, "source": source(&entry.source),
        })))),
        "deck": object(Deck::ALL.into_iter().map(|deck| {
            let id = format!("{}-card", deck.id());
            let name = data.components.iter().find(|entry| entry.id == id).map(|entry| &entry.name);
            (deck.id().to_owned(), json!({ "name": name }))
        })),
        "tournament": object(data.tournaments.iter().map(|(card, entry)| (card.id().to_owned(), json!({
            "name": entry.name, "players": entry.players,
            "added": entry.rounds.iter().map(|section| &section.added).collect::<Vec<_>>(),
        })))),
        "scenario": object(data.scenarios.iter().map(|entry| (entry.scenario.id().to_owned(), json!({
            "name": entry.name, "threshold": entry.threshold, "avatar": entry.avatar,
        })))),
        "solo": object(data.solo.iter().map(|(card, entry)| (card.id().to_owned(), json!({
            "name": entry.name, "personality": entry.personality,
            "actions": entry.actions.iter().map(tried).collect::<Vec<_>>(),
        })))),
    })
}
