//! The catalogue for clients: the data files as they are, each list of things with ids turned into an
//! object by id.

use quintain_core::{DataError, Pack};
use serde_json::{Map, Value};

/// Everything a client shows, by kind and id.
pub(super) fn catalogue(pack: &Pack) -> Result<Value, DataError> {
    let mut whole = Map::new();
    for (kind, file) in [
        ("court", "court.toml"),
        ("characters", "characters.toml"),
        ("events", "events.toml"),
        ("goals", "goals.toml"),
        ("scenarios", "scenarios.toml"),
        ("war", "war.toml"),
        ("terms", "terms.toml"),
        ("table", "table.toml"),
    ] {
        let file: Value = pack.parse(file)?;
        whole.insert(kind.to_owned(), by_id(file));
    }
    Ok(Value::Object(whole))
}

fn by_id(value: Value) -> Value {
    match value {
        Value::Array(list) if !list.is_empty() && list.iter().all(|entry| entry["id"].is_string()) => {
            let entry = |(order, entry): (usize, Value)| {
                let id = entry["id"].as_str().unwrap_or_default().to_owned();
                let mut entry = by_id(entry);
                entry["order"] = Value::from(order);
                (id, entry)
            };
            Value::Object(list.into_iter().enumerate().map(entry).collect())
        }
        Value::Array(list) => Value::Array(list.into_iter().map(by_id).collect()),
        Value::Object(fields) => Value::Object(fields.into_iter().map(|(key, value)| (key, by_id(value))).collect()),
        plain => plain,
    }
}
