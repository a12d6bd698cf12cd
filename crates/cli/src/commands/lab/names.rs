//! What components are called in English, found in the game's catalogue.

use serde_json::Value;

/// Ids with their names, and where in the catalogue they stand.
pub(super) struct Names(Vec<(String, String, String)>);

impl Names {
    /// All names of a catalogue.
    pub(super) fn of(catalogue: &Value) -> Self {
        let mut names = Self(Vec::new());
        names.gather("", "", catalogue);
        names
    }

    fn gather(&mut self, path: &str, key: &str, value: &Value) {
        match value {
            Value::Object(fields) => {
                let id = fields.get("id").and_then(Value::as_str).unwrap_or(key);
                if let Some(name) = fields.get("name").and_then(Value::as_str) {
                    self.0.push((path.to_owned(), id.to_owned(), name.to_owned()));
                }
                for (key, field) in fields {
                    self.gather(&format!("{path}/{key}"), key, field);
                }
            }
            Value::Array(list) => list.iter().for_each(|entry| self.gather(path, key, entry)),
            _ => {}
        }
    }

    /// The name of a component of this kind, or its id with spaces.
    pub(super) fn name(&self, kind: &str, id: &str) -> String {
        let first = kind.split('-').next().unwrap_or(kind);
        let mut found = self.0.iter().filter(|(_, known, _)| known == id);
        let best = found.clone().find(|(path, ..)| path.contains(first)).or_else(|| found.next());
        best.map_or_else(|| id.replace('-', " "), |(_, _, name)| name.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn names_are_found_by_kind_first() {
        let names = Names::of(&json!({
            "title": {"champion": {"name": "Champion of the Lists"}},
            "prestige": [{"id": "champion", "name": "A champion's favour"}],
        }));
        assert_eq!(names.name("prestige", "champion"), "A champion's favour");
        assert_eq!(names.name("title", "champion"), "Champion of the Lists");
        assert_eq!(names.name("knight-beaten", "juan-ii"), "juan ii");
    }
}
