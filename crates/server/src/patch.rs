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
    let mut walk = Walk { out: String::from("["), path: Vec::new() };
    walk.compare(old, new);
    walk.out.push(']');
    walk.out
}

#[derive(Clone, Copy)]
enum Step<'a> {
    /// A key, as it stands in the text, with its quotes.
    Key(&'a str),
    Index(usize),
}

struct Walk<'a> {
    out: String,
    path: Vec<Step<'a>>,
}

impl<'a> Walk<'a> {
    fn compare(&mut self, old: &'a str, new: &'a str) {
        if old == new {
            return;
        }
        let kinds = (old.as_bytes().first(), new.as_bytes().first());
        let same_shape = match kinds {
            (Some(b'{'), Some(b'{')) => same_keys(old, new),
            (Some(b'['), Some(b'[')) => Parts::of(old).count() == Parts::of(new).count(),
            _ => false,
        };
        if !same_shape {
            self.put(new);
            return;
        }
        let object = kinds.0 == Some(&b'{');
        for (index, (old, new)) in Parts::of(old).zip(Parts::of(new)).enumerate() {
            if old == new {
                continue;
            }
            if object {
                let ((key, old), (_, new)) = (field(old), field(new));
                self.path.push(Step::Key(key));
                self.compare(old, new);
            } else {
                self.path.push(Step::Index(index));
                self.compare(old, new);
            }
            self.path.pop();
        }
    }

    fn put(&mut self, value: &str) {
        if self.out.len() > 1 {
            self.out.push(',');
        }
        self.out.push_str("{\"at\":[");
        for (n, step) in self.path.iter().enumerate() {
            if n > 0 {
                self.out.push(',');
            }
            match step {
                Step::Key(key) => self.out.push_str(key),
                Step::Index(index) => {
                    let _ = write!(self.out, "{index}");
                }
            }
        }
        self.out.push_str("],\"to\":");
        self.out.push_str(value);
        self.out.push('}');
    }
}

/// A field cut into its key, with quotes, and its value.
fn field(text: &str) -> (&str, &str) {
    let end = string_end(text.as_bytes(), 0);
    (&text[..end], text.get(end + 1..).unwrap_or_default())
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

/// The fields of an object or the items of an array.
struct Parts<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Self {
        Self { text, at: 1 }
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = &'a str;
    fn next(&mut self) -> Option<&'a str> {
        let bytes = self.text.as_bytes();
        let from = self.at;
        let mut at = from;
        let mut depth = 0usize;
        while let Some(byte) = bytes.get(at) {
            match byte {
                b'"' => {
                    at = string_end(bytes, at);
                    continue;
                }
                b'{' | b'[' => depth += 1,
                b'}' | b']' if depth == 0 => break,
                b'}' | b']' => depth -= 1,
                b',' if depth == 0 => {
                    self.at = at + 1;
                    return Some(&self.text[from..at]);
                }
                _ => {}
            }
            at += 1;
        }
        // The last part, if there is one: the closing bracket ends it.
        self.at = bytes.len();
        (from < at).then(|| &self.text[from..at])
    }
}

/// Do two objects have the same fields in the same order?
fn same_keys(old: &str, new: &str) -> bool {
    let mut olds = Parts::of(old);
    let mut news = Parts::of(new);
    loop {
        match (olds.next(), news.next()) {
            (None, None) => return true,
            (Some(old), Some(new)) if field(old).0 == field(new).0 => {}
            _ => return false,
        }
    }
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
