//! The catalogue of a game: names, texts and figures of its components, for clients.
//!
//! It has the same shape in every game: by kind, then by id. A kind is a singular word, the same that sentences name
//! pieces with: `card:orlando` in a sentence is the entry `orlando` of the kind `card`. Figures that belong to no
//! component stand in groups of the kind [`FIGURE`]. An entry has its place in `order`, and where its values come from in
//! `provenance`: `rulebook`, `public`, `partly` (some values are reconstructed), `reconstructed`.

use crate::text::Lang;
use serde::Serialize;
use serde_json::{Map, Value};

/// The kind of what belongs to no component.
pub const FIGURE: &str = "figure";

/// Entries by kind and id.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Catalogue(Map<String, Value>);

impl Catalogue {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds things of one kind, each an object with its `id`, in their order; others of the kind may be there already.
    #[must_use]
    pub fn list(self, kind: &str, things: impl Serialize) -> Self {
        let things = match serde_json::to_value(things) {
            Ok(Value::Array(things)) => things,
            _ => Vec::new(),
        };
        let named = |thing: Value| Some((thing["id"].as_str()?.to_owned(), thing));
        self.by_id(kind, things.into_iter().filter_map(named))
    }

    /// Adds things of one kind with their ids, in their order. The first with an id is kept.
    #[must_use]
    pub fn by_id(mut self, kind: &str, things: impl IntoIterator<Item = (String, Value)>) -> Self {
        let kind = self.0.entry(kind).or_insert_with(|| Value::Object(Map::new()));
        if let Value::Object(kind) = kind {
            for (id, mut thing) in things {
                mark(&mut thing);
                let order = kind.len();
                if let (Value::Object(fields), false) = (&mut thing, kind.contains_key(&id)) {
                    fields.insert("order".to_owned(), order.into());
                    kind.insert(id, thing);
                }
            }
        }
        self
    }

    /// Adds a group of figures.
    #[must_use]
    pub fn figures(self, group: &str, figures: impl Serialize) -> Self {
        let figures = serde_json::to_value(figures).unwrap_or_default();
        self.by_id(FIGURE, [(group.to_owned(), figures)])
    }

    /// The tables of a file as groups of figures; what stands in none of them is a group of this name.
    #[must_use]
    pub fn file(mut self, name: &str, file: Value) -> Self {
        let Value::Object(fields) = file else { return self };
        let (groups, loose): (Vec<_>, Vec<_>) = fields.into_iter().partition(|(_, value)| value.is_object());
        if !loose.is_empty() {
            self = self.figures(name, loose.into_iter().collect::<Map<_, _>>());
        }
        groups.into_iter().fold(self, |all, (group, figures)| all.figures(&group, figures))
    }

    /// An entry.
    pub fn entry(&self, kind: &str, id: &str) -> Option<&Value> {
        self.0.get(kind)?.get(id)
    }

    /// All of it; in one language, or with each name in all of them.
    pub fn told(&self, lang: Option<Lang>) -> Value {
        let mut whole = Value::Object(self.0.clone());
        if let Some(lang) = lang {
            translate(&mut whole, lang);
        }
        whole
    }

    /// What is wrong with it: names without a language, kinds in the plural.
    pub(crate) fn flaws(&self) -> Vec<String> {
        let mut flaws: Vec<String> = self
            .0
            .keys()
            .filter(|kind| kind.ends_with('s'))
            .map(|kind| format!("the kind {kind} is a plural"))
            .collect();
        for (kind, entries) in &self.0 {
            for (id, entry) in entries.as_object().into_iter().flatten() {
                untold(entry, &mut |name| flaws.push(format!("{kind}:{id} is not told in every language: {name}")));
            }
        }
        flaws
    }
}

fn is_language(key: &str) -> bool {
    Lang::ALL.iter().any(|lang| lang.code() == key)
}

/// Says which languages something is told in; nothing if it is no name.
fn languages(value: &Value) -> Option<&Map<String, Value>> {
    value.as_object().filter(|fields| !fields.is_empty() && fields.keys().all(|key| is_language(key)))
}

/// Leaves one language of every name. What this language has no forms of, such as cases in English, is left out.
fn translate(value: &mut Value, lang: Lang) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(|entry| translate(entry, lang)),
        Value::Object(fields) => {
            fields.retain(|_, field| match languages(field).map(|told| told.get(lang.code()).cloned()) {
                Some(Some(told)) => {
                    *field = told;
                    true
                }
                Some(None) => false,
                None => {
                    translate(field, lang);
                    true
                }
            });
        }
        _ => {}
    }
}

/// Tells every name that some language lacks.
fn untold(value: &Value, tell: &mut impl FnMut(&Value)) {
    if let Some(names) = languages(value) {
        let said = |lang: &Lang| names.get(lang.code()).is_some_and(|name| name.as_str() != Some(""));
        // English names have no cases.
        let wanted = if names.values().any(Value::is_object) { &Lang::ALL[1..] } else { &Lang::ALL[..] };
        if !wanted.iter().all(said) {
            tell(value);
        }
        return;
    }
    match value {
        Value::Array(list) => list.iter().for_each(|entry| untold(entry, tell)),
        Value::Object(fields) => fields.values().for_each(|field| untold(field, tell)),
        _ => {}
    }
}

/// Where something comes from is told in one word; whence it is known is for readers of the data files.
fn mark(value: &mut Value) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(mark),
        Value::Object(fields) => {
            let partly = fields.remove("reconstructed").is_some_and(|list| list != Value::Array(Vec::new()));
            if let Some(provenance) = fields.get_mut("provenance") {
                if partly && *provenance != "reconstructed" {
                    *provenance = "partly".into();
                }
                fields.remove("source");
            }
            fields.values_mut().for_each(mark);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn some() -> Catalogue {
        let hero = json!({ "id": "orlando", "name": { "en": "Orlando", "ru": "Роланд", "cs": "Roland" },
            "cases": { "ru": { "gen": "Роланда" }, "cs": { "gen": "Rolanda" } },
            "provenance": "rulebook", "reconstructed": ["segments 2-6"], "source": "a long story" });
        Catalogue::new()
            .list("hero", [hero, json!({ "id": "rinaldo", "provenance": "reconstructed" })])
            .file("table", json!({ "turns": 12, "duel": { "challenges": 3 } }))
    }

    #[test]
    fn it_is_by_kind_and_id_and_in_one_language() {
        let told = some().told(Some(Lang::Ru));
        assert_eq!(
            told["hero"]["orlando"],
            json!({ "id": "orlando", "name": "Роланд", "cases": { "gen": "Роланда" }, "order": 0, "provenance": "partly" })
        );
        assert_eq!(told["hero"]["rinaldo"]["order"], 1);
        assert_eq!(told["figure"]["table"]["turns"], 12);
        assert_eq!(told["figure"]["duel"]["challenges"], 3);
        assert_eq!(some().told(Some(Lang::En))["hero"]["orlando"].get("cases"), None);
        assert_eq!(some().told(None)["hero"]["orlando"]["name"]["cs"], "Roland");
    }

    #[test]
    fn its_flaws_are_found() {
        assert!(some().flaws().is_empty(), "{:?}", some().flaws());
        let bad = some().list("heroes", [json!({ "id": "a", "name": { "en": "A", "ru": "" } })]);
        assert_eq!(bad.flaws().len(), 2, "{:?}", bad.flaws());
    }
}
