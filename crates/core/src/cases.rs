//! Names in the cases of the languages that inflect them. A sentence asks for a case by the name of its
//! argument, `{ $master-acc }`; the forms stand in `cases.toml` of the game's data, by kind and id.
//!
//! ```toml
//! [master.baker]
//! ru = { g = "m", a = true, nom = "Пекарь", gen = "Пекаря", dat = "Пекарю", acc = "Пекаря", ins = "Пекарем", loc = "Пекаре" }
//! cs = { g = "m", a = true, nom = "Pekař", gen = "Pekaře", dat = "Pekaři", acc = "Pekaře", ins = "Pekařem", loc = "Pekaři" }
//! ```

use crate::data::{DataError, Pack};
use crate::text::{Lang, Texts, Value, arguments};
use serde::Deserialize;
use std::borrow::Cow;
use std::collections::HashMap;

/// The file of the case forms.
pub const FILE: &str = "cases.toml";

/// What an argument may have behind its name: a case, or for places a way to them.
const CASES: [&str; 9] = ["gen", "dat", "acc", "ins", "loc", "at", "to", "from", "of"];

/// The cases of forms that are made before a sentence is told, beside the nominative.
pub const FORMS: [&str; 4] = ["gen", "dat", "acc", "ins"];

/// What stands where a form is missing: no name contains it, and tests look for it.
pub const MISSING: char = '\u{27e8}';

/// The case forms of a game's names.
#[derive(Clone, Debug, Default)]
pub struct Cases {
    nouns: HashMap<String, HashMap<String, Noun>>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Noun {
    ru: HashMap<String, toml::Value>,
    cs: HashMap<String, toml::Value>,
    #[serde(default)]
    count: Counts,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Counts {
    #[serde(default)]
    ru: HashMap<String, HashMap<String, String>>,
    #[serde(default)]
    cs: HashMap<String, HashMap<String, String>>,
}

impl Cases {
    /// Reads the forms.
    pub fn read(pack: &Pack) -> Result<Self, DataError> {
        Ok(Self { nouns: pack.parse(FILE)? })
    }

    fn noun(&self, kind: &str, id: &str) -> Option<&Noun> {
        self.nouns.get(kind)?.get(id)
    }

    /// The name of a thing in a case. English, and the nominative, have only the name itself.
    pub fn form<'a>(&'a self, lang: Lang, kind: &str, id: &str, case: &str, name: &'a str) -> Cow<'a, str> {
        if case.is_empty() {
            return name.into();
        }
        let noun = self.noun(kind, id);
        let forms = match lang {
            Lang::En => return name.into(),
            Lang::Ru => noun.map(|noun| &noun.ru),
            Lang::Cs => noun.map(|noun| &noun.cs),
        };
        match forms.and_then(|forms| forms.get(case)?.as_str()) {
            Some(form) => form.into(),
            None => format!("{MISSING}{kind}.{id}-{case}").into(),
        }
    }

    /// The grammatical gender of a name: `m`, `f` or `n`.
    pub fn gender(&self, lang: Lang, kind: &str, id: &str) -> &str {
        let noun = self.noun(kind, id);
        let forms = match lang {
            Lang::En => None,
            Lang::Ru => noun.map(|noun| &noun.ru),
            Lang::Cs => noun.map(|noun| &noun.cs),
        };
        forms.and_then(|forms| forms.get("g")?.as_str()).unwrap_or("m")
    }

    /// The noun after a number, in the case that the whole has: "2 Монеты". Nothing in English, where the sentence
    /// knows its plurals itself.
    pub fn counted(&self, lang: Lang, kind: &str, id: &str, case: &str, count: i64) -> Cow<'_, str> {
        let noun = self.noun(kind, id);
        let (counts, category) = match lang {
            Lang::En => return Cow::default(),
            Lang::Ru => (noun.map(|noun| &noun.count.ru), russian(count)),
            Lang::Cs => (noun.map(|noun| &noun.count.cs), czech(count)),
        };
        let case = if case.is_empty() { "nom" } else { case };
        match counts.and_then(|counts| counts.get(case)?.get(category)) {
            Some(form) => form.into(),
            None => format!("{MISSING}{kind}.{id}-{case}").into(),
        }
    }

    /// Kinds whose every id has forms, for tests: `kind.id` of those in `ids` that have none.
    pub fn lacking<'a>(&self, kind: &'a str, ids: impl Iterator<Item = &'a str>) -> Vec<String> {
        ids.filter(|id| self.noun(kind, id).is_none()).map(|id| format!("{kind}.{id}")).collect()
    }
}

fn russian(count: i64) -> &'static str {
    match (count.unsigned_abs() % 10, count.unsigned_abs() % 100) {
        (1, hundred) if hundred != 11 => "one",
        (2..=4, hundred) if !(12..=14).contains(&hundred) => "few",
        _ => "many",
    }
}

fn czech(count: i64) -> &'static str {
    match count.unsigned_abs() {
        1 => "one",
        2..=4 => "few",
        _ => "other",
    }
}

/// An argument of a sentence.
pub enum Arg<'a> {
    /// The same in every case.
    Plain(Value<'a>),
    /// Forms that were made before: the nominative, then as in [`FORMS`].
    Forms(&'a [String; 1 + FORMS.len()]),
    /// Told in the case that the sentence asks for; `""` is the nominative.
    Inflected(Box<dyn Fn(&str) -> String + 'a>),
}

impl<'a> Arg<'a> {
    /// Told in a case; `""` is the nominative.
    pub fn told(&self, case: &str) -> String {
        match self {
            Self::Plain(Value::String(text)) => text.clone().into_owned(),
            Self::Plain(Value::Number(number)) => number.as_string().into_owned(),
            Self::Plain(_) => String::new(),
            Self::Forms(forms) => {
                form(forms, case).map_or_else(|| format!("{MISSING}{}-{case}", forms[0]), str::to_owned)
            }
            Self::Inflected(told) => told(case),
        }
    }

    /// Several, each in the case of the whole.
    pub fn list(parts: Vec<Arg<'a>>) -> Self {
        Self::Inflected(Box::new(move |case| parts.iter().map(|part| part.told(case)).collect::<Vec<_>>().join(", ")))
    }
}

impl<'a, V: Into<Value<'a>>> From<V> for Arg<'a> {
    fn from(value: V) -> Self {
        Self::Plain(value.into())
    }
}

impl std::fmt::Debug for Arg<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Plain(value) => value.fmt(f),
            Self::Forms(forms) => forms[0].fmt(f),
            Self::Inflected(told) => told("").fmt(f),
        }
    }
}

fn form<'a>(forms: &'a [String; 1 + FORMS.len()], case: &str) -> Option<&'a str> {
    let place = if case.is_empty() { 0 } else { 1 + FORMS.iter().position(|known| *known == case)? };
    Some(&forms[place])
}

/// A sentence whose arguments know their cases.
pub fn say(texts: &Texts, lang: Lang, key: &str, args: &[(&str, Arg<'_>)]) -> crate::text::Text {
    let find = |name: &str| args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg);
    texts.say_with(lang, key, |name| {
        let (arg, case) = if let Some(arg) = find(name) {
            (arg, "")
        } else {
            let (base, case) = name.rsplit_once('-').filter(|(_, case)| CASES.contains(case))?;
            (find(base)?, case)
        };
        Some(match arg {
            Arg::Plain(value) => crate::text::borrow(value),
            Arg::Forms(forms) => form(forms, case)?.into(),
            Arg::Inflected(told) => told(case).into(),
        })
    })
}

/// What the sentences of a file ask for in a case that it does not have; `things` are all that an argument of a sentence may
/// stand for. For tests, because a game says most of its sentences about few of its things.
pub fn unknown_forms<'a>(source: &str, things: impl Fn(&str, &str) -> Vec<Arg<'a>>) -> Vec<String> {
    let mut unknown = Vec::new();
    for (sentence, argument) in arguments(source) {
        let Some((base, case)) = argument.rsplit_once('-').filter(|(_, case)| CASES.contains(case)) else { continue };
        let things = things(&sentence, base);
        if things.is_empty() {
            unknown.push(format!("{sentence}: what is ${base}?"));
        }
        let missing = things.iter().map(|thing| thing.told(case)).filter(|told| told.contains(MISSING));
        unknown.extend(missing.map(|told| format!("{sentence}: {told}")));
    }
    unknown
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cases() -> Cases {
        let file = "[good.coin]\n\
            ru = { g = 'f', a = false, nom = 'Монета', acc = 'Монету' }\n\
            cs = { g = 'f', a = false, nom = 'mince', acc = 'minci' }\n\
            count.ru = { acc = { one = 'Монету', few = 'Монеты', many = 'Монет' } }\n\
            count.cs = { acc = { one = 'minci', few = 'mince', other = 'mincí' } }\n";
        Cases::read(&Pack::built_in(&[(FILE, file)])).unwrap()
    }

    #[test]
    fn a_sentence_gets_the_case_it_asks_for() {
        let (cases, source) = (cases(), "pay = отдать { $what-acc }\nis = { $what }\nwith = { $what-ins }");
        let texts = Texts::new(source, source, source);
        let tell = |key| {
            let noun = |case: &str| cases.form(Lang::Ru, "good", "coin", case, "Монета").into_owned();
            say(&texts, Lang::Ru, key, &[("what", Arg::Inflected(Box::new(noun)))]).plain()
        };
        assert_eq!(tell("pay"), "отдать Монету");
        assert_eq!(tell("is"), "Монета");
        assert_eq!(tell("with"), format!("{MISSING}good.coin-ins"));
        assert_eq!(cases.lacking("good", ["coin", "ring"].into_iter()), ["good.ring"]);
    }

    #[test]
    fn numbers_govern_their_nouns() {
        let cases = cases();
        let count = |lang, n| cases.counted(lang, "good", "coin", "acc", n);
        for (n, word) in [(1, "Монету"), (2, "Монеты"), (5, "Монет"), (11, "Монет"), (21, "Монету"), (114, "Монет")]
        {
            assert_eq!(count(Lang::Ru, n), word, "{n}");
        }
        for (n, word) in [(1, "minci"), (3, "mince"), (5, "mincí"), (21, "mincí")] {
            assert_eq!(count(Lang::Cs, n), word, "{n}");
        }
        assert_eq!(count(Lang::En, 1), "");
        assert!(cases.counted(Lang::Ru, "good", "coin", "ins", 2).contains(MISSING));
        assert!(cases.counted(Lang::Cs, "good", "ring", "acc", 2).contains(MISSING));
    }

    #[test]
    fn a_sentence_that_asks_for_a_form_that_is_not_there_is_found() {
        let cases = cases();
        let source = "pay = { $what-acc }\nhow = { $n ->\n    [one] с { $what-ins }\n   *[other] { $what }\n }\nwho = { $who-dat }";
        let coin =
            || Arg::Inflected(Box::new(|case: &str| cases.form(Lang::Ru, "good", "coin", case, "x").into_owned()));
        let things = |_: &str, argument: &str| if argument == "what" { vec![coin()] } else { Vec::new() };
        let missing = format!("how: {MISSING}good.coin-ins");
        assert_eq!(unknown_forms(source, things), [missing.as_str(), "who: what is $who?"]);
    }
}
