//! What can be chosen before a game, and ready-made choices.

use crate::text::Names;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::fmt;

/// One option of a game, described so that a form can be built from it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OptionSchema {
    /// Its key in the options object.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// What it does, in a sentence.
    pub text: Names,
    /// Which values it takes.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// The value when it is left out.
    pub default: Value,
}

/// Which values an option takes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    /// One of these words.
    OneOf(Vec<String>),
    /// A whole number in this range, both ends included.
    Between([i64; 2]),
    /// Yes or no.
    Flag(bool),
}

/// A ready-made choice of options with a name.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preset {
    /// Such as `wizard-5`.
    pub id: String,
    /// What people read.
    pub name: Names,
    /// The options.
    pub options: Value,
}

/// Reads options: an object, in which null means left out. The error names the option at fault.
pub fn read<O: DeserializeOwned>(options: &Value) -> Result<O, OptionsError> {
    let Value::Object(given) = options else { return Err(OptionsError::new("", "options are a JSON object")) };
    let given = over(Map::new(), given.clone());
    serde_json::from_value(Value::Object(given.clone())).map_err(|error| {
        // Every option may be left out, so the one at fault is at fault alone too.
        let faulty = given.into_iter().find_map(|(option, value)| {
            let alone = Value::Object(Map::from_iter([(option.clone(), value)]));
            serde_json::from_value::<O>(alone).err().map(|error| OptionsError::new(&option, error.to_string()))
        });
        faulty.unwrap_or_else(|| OptionsError::new("", error.to_string()))
    })
}

/// What was chosen goes before what is ready-made; null is no choice.
pub fn over(mut ready_made: Map<String, Value>, chosen: Map<String, Value>) -> Map<String, Value> {
    ready_made.extend(chosen.into_iter().filter(|(_, value)| !value.is_null()));
    ready_made
}

/// Options that make no game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OptionsError {
    /// The option at fault, or nothing if it is the whole.
    pub option: String,
    /// The fault.
    pub message: String,
    /// The rule it comes from, if it comes from a rule.
    pub rule: Option<&'static str>,
}

impl OptionsError {
    /// A fault in one option.
    pub fn new(option: &str, message: impl Into<String>) -> Self {
        Self { option: option.to_owned(), message: message.into(), rule: None }
    }

    /// The rule that asks for it.
    pub fn by(mut self, rule: &'static str) -> Self {
        self.rule = Some(rule);
        self
    }
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.option.is_empty() {
            write!(f, "option '{}': ", self.option)?;
        }
        f.write_str(&self.message)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl std::error::Error for OptionsError {}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(Debug, Default, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields, default)]
    struct Some {
        players: u8,
        mode: Mode,
        start: Option<u8>,
    }

    #[derive(Debug, Default, PartialEq, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Mode {
        #[default]
        Plain,
        Fancy,
    }

    #[test]
    fn null_means_left_out() {
        let read = read::<Some>(&json!({"players": null, "mode": "fancy", "start": null})).unwrap();
        assert_eq!(read, Some { players: 0, mode: Mode::Fancy, start: None });
        let Value::Object(preset) = json!({"players": 3, "start": 5}) else { unreachable!() };
        let Value::Object(chosen) = json!({"players": 4, "start": null}) else { unreachable!() };
        assert_eq!(Value::Object(over(preset, chosen)), json!({"players": 4, "start": 5}));
    }

    #[test]
    fn the_option_at_fault_is_named() {
        for (options, option) in [
            (json!({"players": 2, "mode": "odd"}), "mode"),
            (json!({"players": 300}), "players"),
            (json!({"mode": "fancy", "seats": 3}), "seats"),
            (json!([]), ""),
            (json!([1]), ""),
            (json!("plain"), ""),
        ] {
            assert_eq!(read::<Some>(&options).unwrap_err().option, option, "{options}");
        }
    }
}
