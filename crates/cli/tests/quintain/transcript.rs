//! The transcripts of `docs/protocol.md`, replayed to the letter.
//!
//! In a block marked `transcript`, `> ` is a line sent and `< ` the reply, in which `…` stands for
//! anything. Run with `BLESS=1` to write replies that have changed into the document.

use crate::Caller;
use quintain_core::dealer::{History, Secret};
use quintain_core::{Request, Seat};
use std::fs;
use std::path::Path;

/// Does the text match, `…` standing for anything?
fn matches(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split('…');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = text.strip_prefix(first) else { return false };
    let mut parts = parts.peekable();
    if parts.peek().is_none() {
        return rest.is_empty();
    }
    while let Some(part) = parts.next() {
        if parts.peek().is_none() {
            return rest.ends_with(part);
        }
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    true
}

#[test]
fn the_document_tells_the_truth() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let document = fs::read_to_string(&file).unwrap();
    let mut told = String::new();
    let mut wrong = Vec::new();
    let mut talking: Option<(Caller, String)> = None;
    let mut replies = 0;
    for line in document.lines() {
        let mut kept = line.to_owned();
        if line == "```transcript" {
            talking = Some((Caller::new(quintain_bots::registry()), String::new()));
        } else if line == "```" {
            talking = None;
        } else if let Some((caller, reply)) = &mut talking {
            if let Some(request) = line.strip_prefix("> ") {
                assert!(reply.is_empty(), "the reply is missing before {line}");
                let mut out = Vec::new();
                caller.engine.answer(request.as_bytes(), &mut out);
                *reply = String::from_utf8(out).unwrap().trim_end().to_owned();
            } else if let Some(expected) = line.strip_prefix("< ") {
                if !matches(expected, reply) {
                    wrong.push(format!("{expected}\n    is now\n{reply}"));
                    kept = format!("< {reply}");
                }
                reply.clear();
                replies += 1;
            }
        }
        told.push_str(&kept);
        told.push('\n');
    }
    if std::env::var_os("BLESS").is_some() {
        fs::write(&file, told).unwrap();
    } else {
        assert!(
            wrong.is_empty(),
            "docs/protocol.md no longer tells the truth; BLESS=1 updates it:\n{}",
            wrong.join("\n")
        );
    }
    assert!(replies >= 30, "{replies} replies checked");
}

/// The test vectors that other implementations of the dealer check themselves against.
#[test]
fn the_vectors_of_the_document_are_right() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let document = fs::read_to_string(file).unwrap();
    let hex = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    let secret = Secret::from_hex(hex).unwrap();
    let question = Request::draw("C-DEAL", 3, 29);
    let mut history = History::new("{}");
    let first = secret.answer(&history, &question);
    history.answered("C-DEAL", &first);
    history.moved(Seat::new(2), "\"declare\"", false);
    let second = secret.answer(&history, &question);
    let list = |numbers: &[u32]| numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
    for row in [
        format!("| secret | `{hex}` |"),
        format!("| its commitment | `{}` |", secret.commitment()),
        format!("bounds 29, 28, 27 | {} |", list(&first)),
        format!("the same question | {} |", list(&second)),
        format!("| secret of seed 42 | `{}` |", Secret::from_seed(42).to_hex()),
    ] {
        assert!(document.contains(&row), "{row}");
    }
}

#[test]
fn an_ellipsis_stands_for_anything() {
    for (pattern, text, fits) in [
        ("abc", "abc", true),
        ("abc", "abcd", false),
        ("a…c", "abbc", true),
        ("a…c", "abbd", false),
        ("a…", "abc", true),
        ("a…b…d", "axxbyyd", true),
        ("a…b…d", "axxcyyd", false),
        ("…", "", true),
    ] {
        assert_eq!(matches(pattern, text), fits, "{pattern} {text}");
    }
}
