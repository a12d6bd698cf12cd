//! What changed between two views: [`Change`]s that a client applies to the view it has.
//!
//! The difference of two JSON texts is found without building either: both are walked side by side, and where they are
//! equal only one of them is read. Views of one
//! game are written by the same code, so that their objects have the same keys in the same order at most times;
//! where they have not, the object is sent whole.

use crate::protocol::socket::{Change, Key};
use serde_json::Value;
use std::fmt::Write as _;
use xxhash_rust::xxh3::xxh3_64;

/// The fingerprint of a view, given its JSON text: two views with the same print are the same.
pub fn print(view: &str) -> u64 {
    xxh3_64(view.as_bytes())
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
    let mut walk = Walk { old, new, out, inside: Vec::with_capacity(16) };
    let mut place = Some(walk.value((0, 0)));
    while let Some(here) = place {
        let there = walk.skip_equal(here);
        place = there.and_then(|there| walk.step(there));
    }
    walk.out.push(']');
    walk.out
}

/// An object or a list that the walk is in.
struct Container {
    /// The bracket that ends it.
    close: u8,
    /// Where it begins in both texts.
    begins: (usize, usize),
    /// How much was written before it.
    written: usize,
    /// Where the element that the walk is at begins in the new text: with its key, if this is an object.
    element: usize,
    /// The number of that element.
    index: usize,
}

/// Where the walk stands, in the old text and in the new.
#[derive(Clone, Copy)]
enum Place {
    /// Where an element begins, or the innermost container ends without any.
    Element(usize, usize),
    /// Behind a value.
    Behind(usize, usize),
}

/// Both texts are walked side by side. Where they are equal only one of them is read, and nothing of it but brackets,
/// commas and where strings end.
struct Walk<'a> {
    old: &'a str,
    new: &'a str,
    out: String,
    inside: Vec<Container>,
}

impl Walk<'_> {
    /// Goes on through what is equal in both texts, to the element in which they differ or behind the value after which
    /// they do; nothing if all that is left is equal.
    fn skip_equal(&mut self, place: Place) -> Option<Place> {
        let (Place::Element(i, j) | Place::Behind(i, j)) = place;
        let end = j + equal_bytes(&self.old.as_bytes()[i..], &self.new.as_bytes()[j..]);
        if end == self.new.len() && end - j + i == self.old.len() {
            return None;
        }
        // What is behind an equal place in the new text is as far behind it in the old one.
        let in_old = |at: usize| at - j + i;
        let bytes = &self.new.as_bytes()[..end];
        let (mut at, mut behind) = (j, matches!(place, Place::Behind(..)));
        while let Some(byte) = bytes.get(at) {
            match byte {
                b'"' => at = string_end(bytes, at),
                b',' => {
                    at += 1;
                    let container = self.inside.last_mut()?;
                    (container.element, container.index) = (at, container.index + 1);
                    behind = false;
                }
                b'{' | b'[' => {
                    let (begins, written) = ((in_old(at), at), self.out.len());
                    self.inside.push(Container { close: byte + 2, begins, written, element: at + 1, index: 0 });
                    (at, behind) = (at + 1, false);
                }
                b'}' | b']' => {
                    self.inside.pop();
                    (at, behind) = (at + 1, true);
                }
                _ => at += 1,
            }
        }
        let element = self.inside.last()?.element;
        Some(if behind { Place::Behind(in_old(end), end) } else { Place::Element(in_old(element), element) })
    }

    /// One step where the texts differ.
    fn step(&mut self, place: Place) -> Option<Place> {
        let container = self.inside.last_mut()?;
        let close = container.close;
        match place {
            Place::Behind(i, j) => match (at(self.old, i), at(self.new, j)) {
                (b',', b',') => {
                    (container.element, container.index) = (j + 1, container.index + 1);
                    Some(Place::Element(i + 1, j + 1))
                }
                (a, b) if a == close && b == close => Some(self.leave(i, j)),
                _ => self.replace_container(),
            },
            Place::Element(i, j) => {
                match (at(self.old, i) == close, at(self.new, j) == close) {
                    (true, true) => return Some(self.leave(i, j)),
                    (false, false) => {}
                    _ => return self.replace_container(),
                }
                if close != b'}' {
                    return Some(self.value((i, j)));
                }
                let ends = (string_end(self.old.as_bytes(), i), string_end(self.new.as_bytes(), j));
                if self.old[i..ends.0] != self.new[j..ends.1] {
                    return self.replace_container();
                }
                Some(self.value((ends.0 + 1, ends.1 + 1)))
            }
        }
    }

    fn leave(&mut self, i: usize, j: usize) -> Place {
        self.inside.pop();
        Place::Behind(i + 1, j + 1)
    }

    /// Compares the values that begin at these places, or goes into them.
    fn value(&mut self, begins: (usize, usize)) -> Place {
        match (at(self.old, begins.0), at(self.new, begins.1)) {
            (open @ (b'{' | b'['), same) if open == same => {
                let (written, element) = (self.out.len(), begins.1 + 1);
                self.inside.push(Container { close: open + 2, begins, written, element, index: 0 });
                Place::Element(begins.0 + 1, begins.1 + 1)
            }
            _ => {
                let ends = (value_end(self.old, begins.0), value_end(self.new, begins.1));
                if self.old[begins.0..ends.0] != self.new[begins.1..ends.1] {
                    self.put(begins.1, ends.1);
                }
                Place::Behind(ends.0, ends.1)
            }
        }
    }

    /// Other fields, or more or fewer items: the whole is sent.
    fn replace_container(&mut self) -> Option<Place> {
        let Container { begins, written, .. } = self.inside.pop()?;
        self.out.truncate(written);
        let ends = (value_end(self.old, begins.0), value_end(self.new, begins.1));
        self.put(begins.1, ends.1);
        Some(Place::Behind(ends.0, ends.1))
    }

    /// The new value between these places takes the place of the old one.
    fn put(&mut self, from: usize, to: usize) {
        if self.out.len() > 1 {
            self.out.push(',');
        }
        self.out.push_str("{\"at\":[");
        for (n, container) in self.inside.iter().enumerate() {
            if n > 0 {
                self.out.push(',');
            }
            if container.close == b'}' {
                let key = string_end(self.new.as_bytes(), container.element);
                self.out.push_str(&self.new[container.element..key]);
            } else {
                let _ = write!(self.out, "{}", container.index);
            }
        }
        self.out.push_str("],\"to\":");
        self.out.push_str(&self.new[from..to]);
        self.out.push('}');
    }
}

/// How many bytes are equal at the beginning of both.
fn equal_bytes(a: &[u8], b: &[u8]) -> usize {
    let words = a.chunks_exact(16).zip(b.chunks_exact(16)).take_while(|(a, b)| a == b).count() * 16;
    words + a[words..].iter().zip(&b[words..]).take_while(|(a, b)| a == b).count()
}

/// The byte at a place; 0 beyond the end.
fn at(text: &str, place: usize) -> u8 {
    text.as_bytes().get(place).copied().unwrap_or(0)
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

/// Where the string, number or word that begins at `from` ends.
fn scalar_end(bytes: &[u8], from: usize) -> usize {
    if bytes.get(from) == Some(&b'"') {
        return string_end(bytes, from);
    }
    let length = bytes[from.min(bytes.len())..].iter().position(|byte| matches!(byte, b',' | b'}' | b']'));
    length.map_or(bytes.len(), |length| from + length)
}

/// Where the value that begins at `from` ends.
fn value_end(text: &str, from: usize) -> usize {
    let bytes = text.as_bytes();
    let mut at = from;
    let mut depth = 0usize;
    loop {
        match bytes.get(at) {
            None => return bytes.len(),
            Some(b'{' | b'[') => (at, depth) = (at + 1, depth + 1),
            Some(b'}' | b']') => (at, depth) = (at + 1, depth.saturating_sub(1)),
            Some(b',' | b':') => at += 1,
            Some(_) => at = scalar_end(bytes, at),
        }
        if depth == 0 {
            return at;
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
