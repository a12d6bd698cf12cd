//! The catalogue for clients: the data files as they are. What has figures of its own on each sheet or track (battles,
//! actions, tiles, segments) stands there with them, by id, and once more by its kind with its name.

use quintain_core::{Catalogue, DataError, Pack};
use serde_json::{Value, json};

/// Everything a client shows, by kind and id.
pub(crate) fn catalogue(pack: &Pack) -> Result<Catalogue, DataError> {
    let file = |name: &str| pack.parse::<Value>(name);
    let (mut court, mut scenarios, mut war) = (file("court.toml")?, file("scenarios.toml")?, file("war.toml")?);
    let (tracks, sheets, maps) = (court["track"].take(), scenarios["scenario"].take(), war["map"].take());
    let goals = file("goals.toml")?;
    let mut all = Catalogue::new()
        .list("track", by_id_within(&tracks))
        .list("event", by_id_within(&file("events.toml")?["event"]))
        .list("character", by_id_within(&file("characters.toml")?["character"]))
        .list("scenario", by_id_within(&sheets))
        .list("map", by_id_within(&maps))
        .list("command", &scenarios["command"]);
    for deck in ["solo", "multiplayer"] {
        let of = |goal: &Value| {
            let mut goal = goal.clone();
            goal["deck"] = deck.into();
            goal
        };
        all = all.list("goal", things(&goals[deck]).map(of).collect::<Vec<_>>());
    }
    for sheet in things(&sheets).chain(things(&maps)).chain([&war["card"]]) {
        all = names(all, "tile", &sheet["map"]["tile"]);
        all = names(all, "tile", &sheet["tile"]);
        for (kind, list) in [("battle", "battle"), ("gold-action", "gold_action"), ("war-action", "war_action")] {
            all = names(all, kind, &sheet[list]);
        }
    }
    for track in things(&tracks) {
        let lines = things(&track["lord"]).chain(things(&track["floor"])).chain([track]);
        for line in lines {
            for list in ["segments", "rooms", "houses", "pieces"] {
                let within = |segment: &Value| {
                    let name = segment.get("name").or(line.get("name")).or(track.get("name"));
                    json!({ "id": segment["id"], "name": name, "track": track["id"] })
                };
                all = all.list("segment", things(&line[list]).map(within).collect::<Vec<_>>());
            }
        }
    }
    for (section, words) in file("terms.toml")?.as_object().into_iter().flatten() {
        let term = |(word, name): (&String, &Value)| (format!("{section}.{word}"), json!({ "name": name }));
        all = all.by_id("term", words.as_object().into_iter().flatten().map(term));
    }
    war["card"] = keyed(&war["card"]);
    Ok(all
        .figures("war", without_nothing(war))
        .file("court", without_nothing(court))
        .file("table", file("table.toml")?))
}

fn things(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().into_iter().flatten()
}

/// What was taken out leaves nothing behind.
fn without_nothing(mut file: Value) -> Value {
    if let Value::Object(fields) = &mut file {
        fields.retain(|_, value| !value.is_null());
    }
    file
}

/// The names of some things, by their kind.
fn names(all: Catalogue, kind: &str, list: &Value) -> Catalogue {
    let name = |thing: &Value| json!({ "id": thing["id"], "name": thing.get("name").or(thing.get("text")) });
    all.list(kind, things(list).map(name).collect::<Vec<_>>())
}

/// A list of things; the lists of things within each are objects by id.
fn by_id_within(list: &Value) -> Vec<Value> {
    let within = |thing: &Value| match thing {
        Value::Object(fields) => Value::Object(fields.iter().map(|(key, value)| (key.clone(), keyed(value))).collect()),
        plain => plain.clone(),
    };
    things(list).map(within).collect()
}

fn keyed(value: &Value) -> Value {
    match value {
        Value::Array(list) if !list.is_empty() && list.iter().all(|entry| entry["id"].is_string()) => {
            let entry = |(order, entry): (usize, &Value)| {
                let mut keyed = keyed(entry);
                keyed["order"] = order.into();
                (entry["id"].as_str().unwrap_or_default().to_owned(), keyed)
            };
            Value::Object(list.iter().enumerate().map(entry).collect())
        }
        Value::Array(list) => Value::Array(list.iter().map(keyed).collect()),
        Value::Object(fields) => Value::Object(fields.iter().map(|(key, value)| (key.clone(), keyed(value))).collect()),
        plain => plain.clone(),
    }
}
