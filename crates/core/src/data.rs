//! Component data: TOML files that say what every card, token and track is.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

/// The data files of one game: those built into the program, some of them perhaps replaced by an
/// owner of the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    files: BTreeMap<Cow<'static, str>, Cow<'static, str>>,
}

impl Pack {
    /// The files built into the program.
    pub fn built_in(files: &[(&'static str, &'static str)]) -> Self {
        Self { files: files.iter().map(|&(name, text)| (Cow::Borrowed(name), Cow::Borrowed(text))).collect() }
    }

    /// The same pack with one of its files replaced.
    pub fn with(mut self, name: &str, text: String) -> Result<Self, DataError> {
        let Some(file) = self.files.get_mut(name) else {
            let known: Vec<&str> = self.files.keys().map(AsRef::as_ref).collect();
            return Err(DataError::new(name, "", format!("the game has no such file; it has {}", known.join(", "))));
        };
        *file = Cow::Owned(text);
        Ok(self)
    }

    /// The text of a file.
    pub fn text(&self, name: &str) -> Result<&str, DataError> {
        self.files.get(name).map(AsRef::as_ref).ok_or_else(|| DataError::new(name, "", "the file is missing"))
    }

    /// A file as a typed value. Unknown fields should be refused by the type.
    pub fn parse<T: DeserializeOwned>(&self, name: &str) -> Result<T, DataError> {
        toml::from_str(self.text(name)?).map_err(|error| DataError::new(name, "", error.to_string().trim_end()))
    }

    /// The fingerprint that a table records: which data it was played with. Only what a rule may ask for counts:
    /// not words, sources and comments, nor the ready-made options. A corrected name breaks no record.
    pub fn hash(&self) -> String {
        let mut hasher = blake3::Hasher::new();
        for (name, text) in &self.files {
            let plays = toml::from_str::<Value>(text).ok().and_then(played).unwrap_or_default();
            if plays.is_null() || name == PRESETS {
                continue;
            }
            let plays = plays.to_string();
            for part in [name.as_bytes(), plays.as_bytes()] {
                hasher.update(&(part.len() as u64).to_le_bytes());
                hasher.update(part);
            }
        }
        hasher.finalize().to_hex()[..32].to_owned()
    }

    /// The names of the files.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(AsRef::as_ref)
    }
}

/// Where a value comes from: the published rulebooks do not print every card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provenance {
    /// Printed in the rulebook.
    Rulebook,
    /// Stated by a public source.
    Public,
    /// Designed for this edition, because no source gives it.
    Reconstructed,
}

/// The file of ready-made options: a record has options of its own.
const PRESETS: &str = "presets.toml";

/// Words in the three languages, and where a value comes from.
const TOLD: [&str; 6] = ["en", "ru", "cs", "provenance", "source", "reconstructed"];

/// What of a data file matters to play; nothing if all of it is told.
fn played(value: Value) -> Option<Value> {
    match value {
        Value::Object(fields) => {
            let kept = fields.into_iter().filter(|(key, _)| !TOLD.contains(&key.as_str()));
            let kept: Map<String, Value> = kept.filter_map(|(key, value)| Some((key, played(value)?))).collect();
            (!kept.is_empty()).then_some(Value::Object(kept))
        }
        // A place in a list is kept: lists are counted.
        Value::Array(list) => {
            Some(Value::Array(list.into_iter().map(|value| played(value).unwrap_or_default()).collect()))
        }
        plain => Some(plain),
    }
}

/// What is wrong with a data file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DataError {
    /// The file.
    pub file: String,
    /// The entry or field, if the fault lies in one.
    pub field: String,
    /// The fault.
    pub message: String,
}

impl DataError {
    /// A fault in a field of a file.
    pub fn new(file: &str, field: impl Into<String>, message: impl Into<String>) -> Self {
        Self { file: file.to_owned(), field: field.into(), message: message.into() }
    }
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, field, message } = self;
        if field.is_empty() { write!(f, "{file}: {message}") } else { write!(f, "{file}, {field}: {message}") }
    }
}

impl std::error::Error for DataError {}

/// A reference to a game's data inside its state. It takes no part in hashing, comparing or
/// serialising: two states of one game are compared by what lies on the table.
pub struct DataRef<D: 'static>(pub &'static D);

impl<D> Clone for DataRef<D> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<D> Copy for DataRef<D> {}

impl<D> std::ops::Deref for DataRef<D> {
    type Target = D;
    #[inline]
    fn deref(&self) -> &D {
        self.0
    }
}

impl<D> PartialEq for DataRef<D> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<D> Eq for DataRef<D> {}

impl<D> std::hash::Hash for DataRef<D> {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

impl<D> fmt::Debug for DataRef<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("data")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_replaces_only_files_the_game_has() {
        let pack = Pack::built_in(&[("cards.toml", "n = 1"), ("setup.toml", "")]);
        let before = pack.hash();
        let other = pack.clone().with("cards.toml", "n = 2".into()).unwrap();
        assert_ne!(other.hash(), before);
        let error = pack.with("card.toml", String::new()).unwrap_err();
        assert_eq!(error.to_string(), "card.toml: the game has no such file; it has cards.toml, setup.toml");
    }

    #[test]
    fn a_corrected_name_is_not_other_data() {
        let hash = |text: &'static str| Pack::built_in(&[("cards.toml", text), ("presets.toml", "n = 1")]).hash();
        let before = hash("[[card]]\nid = 'rose'\nname = { en = 'Rose', ru = 'Роза', cs = 'Růže' }\nworth = 2");
        let named = "# better\n[[card]]\nid = 'rose'\nname = { en = 'A rose' }\nworth = 2\nprovenance = 'public'";
        assert_eq!(hash(named), before);
        assert_ne!(hash("[[card]]\nid = 'rose'\nworth = 3"), before);
        assert_ne!(hash("[[card]]\nid = 'lily'\nworth = 2"), before);
    }

    #[test]
    fn a_bad_field_is_named() {
        #[derive(serde::Deserialize, Debug)]
        #[serde(deny_unknown_fields)]
        #[allow(dead_code)]
        struct Cards {
            n: u8,
        }
        let pack = Pack::built_in(&[("cards.toml", "m = 1")]);
        let error = pack.parse::<Cards>("cards.toml").unwrap_err().to_string();
        assert!(error.starts_with("cards.toml:") && error.contains("unknown field `m`"), "{error}");
    }
}
