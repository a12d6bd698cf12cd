//! What changed between two views: [`Change`]s that a client applies to the view it has.
//!
//! The difference of two JSON texts is found without building either: both are walked side by side. Views of one
//! game are written by the same code, so that their objects have the same keys in the same order at most times;
//! where they have not, the object is sent whole.

use crate::protocol::socket::{Change, Key};
use serde_json::Value;
use std::fmt::Write as _;
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

/// The changes that make `new` out of `old`: two views as JSON text.
pub fn changes(old: &str, new: &str) -> Vec<Change> {
    serde_json::from_str(&text_changes(old, new)).unwrap_or_default()
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

/// Writes the changes that make `new` out of `old` as a JSON list of [`Change`](crate::protocol::socket::Change).
/// Both must be JSON as this program writes it, without white space.
pub fn text_changes(old: &str, new: &str) -> String {
    let mut out = String::with_capacity(512);
    out.push('[');
    let mut walk = Walk { old, new, out, path: Vec::with_capacity(8) };
    walk.value(0, 0);
    walk.out.push(']');
    walk.out
}

#[derive(Clone, Copy)]
enum PathPart<'a> {
    /// A key, as it stands in the text, with its quotes.
    Key(&'a str),
    Index(usize),
}

/// Both texts are read once, side by side.
struct Walk<'a> {
    old: &'a str,
    new: &'a str,
    out: String,
    path: Vec<PathPart<'a>>,
}

impl Walk<'_> {
    /// Compares the values that begin at these places, and says where they end.
    fn value(&mut self, old: usize, new: usize) -> (usize, usize) {
        match (at(self.old, old), at(self.new, new)) {
            (b'{', b'{') => self.container(old, new, b'}'),
            (b'[', b'[') => self.container(old, new, b']'),
            _ => {
                let (old_end, new_end) = (value_end(self.old, old), value_end(self.new, new));
                if self.old[old..old_end] != self.new[new..new_end] {
                    self.put(new, new_end);
                }
                (old_end, new_end)
            }
        }
    }

    fn container(&mut self, old: usize, new: usize, close: u8) -> (usize, usize) {
        let written = self.out.len();
        let (mut i, mut j) = (old + 1, new + 1);
        for index in 0.. {
            match (at(self.old, i) == close, at(self.new, j) == close) {
                (true, true) => return (i + 1, j + 1),
                (false, false) => {}
                _ => break,
            }
            if close == b'}' {
                let (key, new_key) = (key_end(self.old, i), key_end(self.new, j));
                if self.old[i..key] != self.new[j..new_key] {
                    break;
                }
                self.path.push(PathPart::Key(&self.old[i..key]));
                (i, j) = (key + 1, new_key + 1);
            } else {
                self.path.push(PathPart::Index(index));
            }
            (i, j) = self.value(i, j);
            self.path.pop();
            match (at(self.old, i), at(self.new, j)) {
                (b',', b',') => (i, j) = (i + 1, j + 1),
                (a, b) if a == close && b == close => {}
                _ => break,
            }
        }
        // Other fields, or more or fewer items: the whole is sent.
        self.out.truncate(written);
        let new_end = value_end(self.new, new);
        self.put(new, new_end);
        (value_end(self.old, old), new_end)
    }

    /// The new value between these places takes the place of the old one.
    fn put(&mut self, from: usize, to: usize) {
        if self.out.len() > 1 {
            self.out.push(',');
        }
        self.out.push_str("{\"at\":[");
        for (n, step) in self.path.iter().enumerate() {
            if n > 0 {
                self.out.push(',');
            }
            match step {
                PathPart::Key(key) => self.out.push_str(key),
                PathPart::Index(index) => {
                    let _ = write!(self.out, "{index}");
                }
            }
        }
        self.out.push_str("],\"to\":");
        self.out.push_str(&self.new[from..to]);
        self.out.push('}');
    }
}

/// The byte at a place; 0 beyond the end.
fn at(text: &str, place: usize) -> u8 {
    text.as_bytes().get(place).copied().unwrap_or(0)
}

/// Where the key that begins at `from` ends.
fn key_end(text: &str, from: usize) -> usize {
    string_end(text.as_bytes(), from)
}

/// Where the string that begins at `from` ends.
fn string_end(bytes: &[u8], from: usize) -> usize {
    let mut at = from + 1;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    bytes.len()
}

/// Where the value that begins at `from` ends.
fn value_end(text: &str, from: usize) -> usize {
    let bytes = text.as_bytes();
    let mut at = from;
    let mut depth = 0usize;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => {
                at = string_end(bytes, at);
                if depth == 0 {
                    return at;
                }
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' if depth <= 1 => return at + depth,
            b'}' | b']' => depth -= 1,
            b',' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    bytes.len()
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
            json!({"a": 7, "b": [[], {}, "x,]}\\\"{["], "d": {"\"k": "\\"}}),
            json!({"a": 7, "b": [[0], {}, "x,]}\\\"{[["], "d": {"\"k": "\\\\"}}),
            json!([]),
            json!([[], [1, 2], {}]),
            json!([[], [1, 3], {}]),
            json!([1]),
            json!(null),
        ];
        for old in &views {
            for new in &views {
                let changes = changes(&old.to_string(), &new.to_string());
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
        let changes = text_changes(r#"{"hands":[3,3],"turn":0}"#, r#"{"hands":[3,2],"turn":0}"#);
        assert_eq!(changes, r#"[{"at":["hands",1],"to":2}]"#);
    }

    #[test]
    fn a_change_that_does_not_fit_is_noticed() {
        let change = Change { at: vec![Key::Name("x".into()), Key::Index(7)], to: Some(json!(1)) };
        assert!(!apply(&mut json!({"x": []}), &[change]));
    }
}
