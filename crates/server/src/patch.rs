//! What changed between two views: [`Change`]s that a client applies to the view it has.

use crate::protocol::socket::{Change, Key};
use serde_json::Value;
use std::hash::{DefaultHasher, Hasher};

/// The fingerprint of a view, given its JSON text: two views with the same print are the same.
pub fn print(view: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(view.as_bytes());
    hasher.finish()
}

/// A print as clients see it.
pub fn show_print(print: u64) -> String {
    format!("{print:016x}")
}

/// The changes that make `new` out of `old`.
pub fn changes(old: &Value, new: &Value) -> Vec<Change> {
    let mut changes = Vec::new();
    compare(old, new, &mut Vec::new(), &mut changes);
    changes
}

fn compare(old: &Value, new: &Value, at: &mut Vec<Key>, changes: &mut Vec<Change>) {
    match (old, new) {
        (Value::Object(olds), Value::Object(news)) => {
            for key in olds.keys().filter(|key| !news.contains_key(*key)) {
                let mut at = at.clone();
                at.push(Key::Name(key.clone()));
                changes.push(Change { at, to: None });
            }
            for (key, new) in news {
                let old = olds.get(key);
                if old == Some(new) {
                    continue;
                }
                at.push(Key::Name(key.clone()));
                match old {
                    Some(old) => compare(old, new, at, changes),
                    None => changes.push(Change { at: at.clone(), to: Some(new.clone()) }),
                }
                at.pop();
            }
        }
        (Value::Array(olds), Value::Array(news)) if olds.len() == news.len() => {
            for (index, (old, new)) in olds.iter().zip(news).enumerate() {
                if old != new {
                    at.push(Key::Index(index));
                    compare(old, new, at, changes);
                    at.pop();
                }
            }
        }
        _ if old == new => {}
        _ => changes.push(Change { at: at.clone(), to: Some(new.clone()) }),
    }
}

/// Applies changes, as a client does. False if one of them does not fit: the client has another view than
/// the server thinks.
pub fn apply(view: &mut Value, changes: &[Change]) -> bool {
    changes.iter().all(|change| apply_one(view, change).is_some())
}

fn apply_one(view: &mut Value, Change { at, to }: &Change) -> Option<()> {
    let Some((last, path)) = at.split_last() else {
        *view = to.clone()?;
        return Some(());
    };
    let mut place = view;
    for key in path {
        place = match key {
            Key::Index(index) => place.get_mut(index)?,
            Key::Name(name) => place.get_mut(name)?,
        };
    }
    match (last, to) {
        (Key::Index(index), Some(to)) => *place.get_mut(index)? = to.clone(),
        (Key::Index(_), None) => return None,
        (Key::Name(name), Some(to)) => {
            place.as_object_mut()?.insert(name.clone(), to.clone());
        }
        (Key::Name(name), None) => {
            place.as_object_mut()?.remove(name)?;
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn changes_lead_from_one_view_to_the_other() {
        let views = [
            json!({"a": 1, "b": [1, 2, {"c": null}], "d": {"e": "x"}}),
            json!({"a": null, "b": [1, 3, {"c": 4}], "d": {}}),
            json!({"b": [1, 3], "d": {"e": [], "f": {"g": 1}}}),
            json!([1]),
            json!(null),
        ];
        for old in &views {
            for new in &views {
                let changes = changes(old, new);
                let mut view = old.clone();
                let wire = serde_json::to_string(&changes).unwrap();
                assert!(apply(&mut view, &serde_json::from_str::<Vec<Change>>(&wire).unwrap()), "{wire}");
                assert_eq!(&view, new, "{wire}");
                assert_eq!(changes.is_empty(), old == new);
            }
        }
    }

    #[test]
    fn only_what_changed_is_sent() {
        let changes = changes(&json!({"hands": [3, 3], "turn": 0}), &json!({"hands": [3, 2], "turn": 0}));
        assert_eq!(serde_json::to_string(&changes).unwrap(), r#"[{"at":["hands",1],"to":2}]"#);
    }

    #[test]
    fn a_change_that_does_not_fit_is_noticed() {
        let change = Change { at: vec![Key::Name("x".into()), Key::Index(7)], to: Some(json!(1)) };
        assert!(!apply(&mut json!({"x": []}), &[change]));
    }
}
