//! Words in three languages: names that come with the components, and sentences from Fluent files.

use crate::cases::MISSING;
pub use fluent_bundle::FluentValue as Value;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt::{self, Write};
use std::str::FromStr;

/// A language of the house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Czech.
    Cs,
}

impl Lang {
    /// All of them, English first.
    pub const ALL: [Self; 3] = [Self::En, Self::Ru, Self::Cs];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
            Self::Cs => "cs",
        }
    }
}

impl FromStr for Lang {
    type Err = String;
    fn from_str(code: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|lang| lang.code() == code)
            .ok_or_else(|| format!("there is no language '{code}': choose en, ru or cs"))
    }
}

/// One name in the three languages.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// In English.
    pub en: String,
    /// In Russian.
    pub ru: String,
    /// In Czech.
    pub cs: String,
}

impl Names {
    /// The name in one language.
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Ru => &self.ru,
            Lang::Cs => &self.cs,
        }
    }
}

/// The sentences of a game: one Fluent file for each language.
pub struct Texts {
    bundles: [FluentBundle<FluentResource>; 3],
}

impl Texts {
    /// Reads the three files.
    ///
    /// # Panics
    /// If one does not parse: the files are part of the program, and a test of each game loads them.
    pub fn new(en: &str, ru: &str, cs: &str) -> Self {
        let bundle = |lang: Lang, source: &str| {
            let id = lang.code().parse().expect("the codes are language tags");
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            bundle.set_use_isolating(false);
            let resource = FluentResource::try_new(source.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("the {} texts do not parse: {errors:?}", lang.code()));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{}: {errors:?}", lang.code()));
            bundle
        };
        Self { bundles: [bundle(Lang::En, en), bundle(Lang::Ru, ru), bundle(Lang::Cs, cs)] }
    }

    /// The sentence `key` with its arguments. A missing key gives the key itself, marked as missing; [`Self::missing`]
    /// lets a test make sure that there is none.
    pub fn say<'a>(&self, lang: Lang, key: &str, args: impl IntoIterator<Item = (&'a str, Value<'a>)>) -> Text {
        let args: Vec<(&str, Value<'_>)> = args.into_iter().collect();
        self.say_with(lang, key, |name| args.iter().find(|(known, _)| *known == name).map(|(_, value)| borrow(value)))
    }

    /// The same, but an argument is asked for by name only if the sentence needs it.
    pub fn say_with<'a>(&self, lang: Lang, key: &str, arg: impl Fn(&str) -> Option<Value<'a>>) -> Text {
        let bundle = &self.bundles[lang as usize];
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            return Text(format!("{MISSING}{key}"));
        };
        if let Some(text) = join(pattern, &arg) {
            return Text(text);
        }
        let mut args = FluentArgs::new();
        each_variable(pattern, &mut |name| {
            if let Some(value) = arg(name) {
                args.set(name.to_owned(), value);
            }
        });
        let mut errors = Vec::new();
        Text(bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned())
    }

    /// Keys that some language has and another has not, as `cs: key`. `sources` are the same three
    /// files, in the same order.
    pub fn missing(sources: [&str; 3]) -> Vec<String> {
        let keys = sources.map(|source| {
            source
                .lines()
                .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
                .filter_map(|line| line.split_once('=').map(|(key, _)| key.trim()))
                .collect::<BTreeSet<_>>()
        });
        let all: BTreeSet<_> = keys.iter().flatten().copied().collect();
        Lang::ALL
            .into_iter()
            .flat_map(|lang| all.difference(&keys[lang as usize]).map(move |key| format!("{}: {key}", lang.code())))
            .collect()
    }
}

/// An argument of a sentence, without a copy of its words.
pub fn borrow<'a>(value: &'a Value<'_>) -> Value<'a> {
    match value {
        Value::String(text) => Value::String(text.as_ref().into()),
        other => other.clone().into_owned(),
    }
}

/// Most sentences are words and arguments in a row. They need no more than this, and lists of moves
/// have many of them. `None` if the sentence has more to it.
fn join<'a>(pattern: &Pattern<&str>, arg: &impl Fn(&str) -> Option<Value<'a>>) -> Option<String> {
    let mut text = String::with_capacity(96);
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => match arg(id.name)? {
                Value::String(value) => text.push_str(&value),
                Value::Number(number) if number.value.fract() == 0.0 && number.value.abs() < 1e9 => {
                    // Writing to memory does not fail.
                    let _ = write!(text, "{}", number.value as i64);
                }
                _ => return None,
            },
            PatternElement::Placeable { .. } => return None,
        }
    }
    Some(text)
}

/// Every argument that the sentences of a file may need, with the key of its sentence: for tests.
pub fn arguments(source: &str) -> Vec<(String, String)> {
    let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
    let mut found = Vec::new();
    for entry in resource.entries() {
        let Entry::Message(message) = entry else { continue };
        if let Some(pattern) = &message.value {
            each_variable(pattern, &mut |name| found.push((message.id.name.to_owned(), name.to_owned())));
        }
    }
    found
}

/// Every argument that a sentence may need.
fn each_variable(pattern: &Pattern<&str>, found: &mut impl FnMut(&str)) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            each_variable_of(expression, found);
        }
    }
}

fn each_variable_of(expression: &Expression<&str>, found: &mut impl FnMut(&str)) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            for variant in variants {
                each_variable(&variant.value, found);
            }
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => found(id.name),
        InlineExpression::Placeable { expression } => each_variable_of(expression, found),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                if let InlineExpression::VariableReference { id } = argument {
                    found(id.name);
                }
            }
        }
        _ => {}
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Texts")
    }
}

/// A sentence for people. It may mark words that stand for a piece on the table, so that a client can
/// point at the piece: see [`piece`] and [`Text::spans`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text(String);

/// Separators of one byte each, which no name or sentence contains.
const OPEN: char = '\u{1c}';
const BAR: char = '\u{1d}';
const CLOSE: char = '\u{1e}';

/// A word that stands for a piece: `piece("hero", 3, "Orlando")`.
pub fn piece(kind: &str, id: impl fmt::Display, word: &str) -> String {
    let mut text = String::with_capacity(kind.len() + word.len() + 32);
    text.push(OPEN);
    text.push_str(kind);
    text.push(':');
    // Writing to memory does not fail.
    let _ = write!(text, "{id}");
    text.push(BAR);
    text.push_str(word);
    text.push(CLOSE);
    text
}

/// A part of a [`Text`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Span {
    /// The words.
    pub text: String,
    /// The piece they stand for, such as `hero:3`.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub piece: Option<String>,
}

impl Text {
    /// The sentence without marks.
    pub fn plain(&self) -> String {
        let mut plain = String::with_capacity(self.0.len());
        plain.extend(self.parts());
        plain
    }

    /// The sentence without marks, in parts that are to be joined.
    fn parts(&self) -> impl Iterator<Item = &str> {
        let mut rest = Some(self.0.as_str());
        let mut word = None;
        std::iter::from_fn(move || {
            if let Some(word) = word.take() {
                return Some(word);
            }
            let text = rest.take()?;
            let Some((before, after)) = text.split_once(OPEN) else { return Some(text) };
            let (marked, tail) = after.split_once(CLOSE).unwrap_or((after, ""));
            word = Some(marked.split_once(BAR).map_or(marked, |(_, word)| word));
            rest = Some(tail);
            Some(before)
        })
    }

    /// Appends the sentence without marks to `out` as a JSON string, in one pass.
    pub fn write_json(&self, out: &mut Vec<u8>) {
        let bytes = self.0.as_bytes();
        out.reserve(bytes.len() + 2);
        out.push(b'"');
        let mut start = 0;
        while let Some(run) = bytes[start..].iter().position(|byte| *byte < b' ' || *byte == b'"' || *byte == b'\\') {
            let at = start + run;
            out.extend_from_slice(&bytes[start..at]);
            start = at + 1;
            match char::from(bytes[at]) {
                // A mark, and the piece after it, which ends at the bar.
                OPEN => {
                    let name = &bytes[start..];
                    let end = name.iter().position(|byte| matches!(char::from(*byte), BAR | CLOSE));
                    if let Some(end) = end.filter(|end| char::from(name[*end]) == BAR) {
                        start += end + 1;
                    }
                }
                CLOSE => {}
                special => {
                    let quoted = serde_json::Value::from(String::from(special)).to_string();
                    out.extend_from_slice(&quoted.as_bytes()[1..quoted.len() - 1]);
                }
            }
        }
        out.extend_from_slice(&bytes[start..]);
        out.push(b'"');
    }

    /// The sentence with its marks, to be a part of another.
    pub fn into_marked(self) -> String {
        self.0
    }

    /// The sentence cut into plain words and words that stand for a piece.
    pub fn spans(&self) -> Vec<Span> {
        let mut spans = Vec::new();
        let mut rest = self.0.as_str();
        while let Some((before, after)) = rest.split_once(OPEN) {
            if !before.is_empty() {
                spans.push(Span { text: before.to_owned(), piece: None });
            }
            let (marked, tail) = after.split_once(CLOSE).unwrap_or((after, ""));
            let (piece, word) = marked.split_once(BAR).unwrap_or(("", marked));
            let piece = (!piece.is_empty()).then(|| piece.to_owned());
            spans.push(Span { text: word.to_owned(), piece });
            rest = tail;
        }
        if !rest.is_empty() {
            spans.push(Span { text: rest.to_owned(), piece: None });
        }
        spans
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.plain())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_know_their_plurals_and_their_pieces() {
        let texts = Texts::new(
            "hit = { $hero } takes { $n ->\n    [one] { $n } wound\n   *[other] { $n } wounds\n }",
            "hit = { $hero }: { $n ->\n    [one] { $n } рана\n    [few] { $n } раны\n   *[other] { $n } ран\n }",
            "hit = { $hero }: { $n ->\n    [one] { $n } rána\n    [few] { $n } rány\n   *[other] { $n } ran\n }",
        );
        let say = |lang, n: u8| texts.say(lang, "hit", [("hero", piece("hero", 3, "X").into()), ("n", n.into())]);
        assert_eq!(say(Lang::En, 1).plain(), "X takes 1 wound");
        assert_eq!(say(Lang::Ru, 3).plain(), "X: 3 раны");
        assert_eq!(say(Lang::Cs, 5).plain(), "X: 5 ran");
        assert_eq!(
            say(Lang::Ru, 2).plain(),
            say(Lang::Ru, 2).spans().into_iter().map(|span| span.text).collect::<String>()
        );
        assert_eq!(say(Lang::En, 2).spans()[0], Span { text: "X".into(), piece: Some("hero:3".into()) });
    }

    /// The short way for plain sentences gives what Fluent gives.
    #[test]
    fn plain_sentences_take_a_short_way() {
        let source =
            "plain = { $a } and { $n }: { $b }\nlong = { $a } and { $n }: { $b }{ \"\" }\nnone = { $c }\nno = x";
        let texts = Texts::new(source, source, source);
        let args = || [("a", "one".into()), ("n", 2.5.into()), ("b", Value::from("three".to_owned()))];
        assert_eq!(texts.say(Lang::En, "plain", args()).plain(), "one and 2.5: three");
        assert_eq!(texts.say(Lang::En, "plain", args()), texts.say(Lang::En, "long", args()));
        assert_eq!(texts.say(Lang::En, "none", args()).plain(), "{$c}");
        assert_eq!(texts.say(Lang::En, "missing", args()).plain(), format!("{MISSING}missing"));
    }

    #[test]
    fn a_sentence_is_a_json_string() {
        for text in [String::new(), "a \"b\"\n\\ \u{1} é".into(), format!("x {} y", piece("hero", 1, "\"O\""))] {
            let text = Text::from(text);
            let mut out = Vec::new();
            text.write_json(&mut out);
            assert_eq!(serde_json::from_slice::<String>(&out).unwrap(), text.plain());
        }
    }

    #[test]
    fn only_arguments_that_are_needed_are_asked_for() {
        let source = "hit = { $n ->\n    [one] { $who }\n   *[other] { $whom }\n }\nplain = { $who }";
        let texts = Texts::new(source, source, source);
        let ask = |key| {
            let asked = std::cell::RefCell::new(Vec::new());
            texts.say_with(Lang::En, key, |name| {
                asked.borrow_mut().push(name.to_owned());
                Some(Value::from(1))
            });
            asked.into_inner()
        };
        assert_eq!(ask("plain"), ["who"]);
        assert_eq!(ask("hit"), ["who", "whom", "n"]);
    }

    #[test]
    fn a_key_that_one_language_lacks_is_found() {
        assert_eq!(Texts::missing(["a = x\nb = y", "a = x", "a = x\nb = y"]), ["ru: b"]);
    }
}
