//! Why a move: what it changes most, in the words of the game.
//!
//! A game names the parts of its evaluation; what the parts gain by a line of moves, over a few sampled worlds, is told by
//! the greatest one or two. The words are data: `data/reasons.toml`.

use quintain_core::chance::Luck;
use quintain_core::{Events, Game, Lang, Names, Next, Seen};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// A part of an evaluation.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// What it is, by the names of `data/reasons.toml`.
    pub id: &'static str,
    /// The hero, title, master, track or battle that it is about.
    pub about: Option<&'static Names>,
    /// What it is worth.
    pub value: f32,
}

impl Part {
    /// A part of the whole.
    pub fn of(id: &'static str, value: impl Into<f64>) -> Self {
        Self { id, about: None, value: value.into() as f32 }
    }

    /// A part that one component has in it.
    pub fn about(id: &'static str, about: &'static Names, value: impl Into<f64>) -> Self {
        Self { id, about: Some(about), value: value.into() as f32 }
    }

    fn is_same(&self, other: &Self) -> bool {
        self.id == other.id && self.about == other.about
    }

    /// In words, as the rest of a sentence.
    fn told(&self, game: &str, lang: Lang) -> Option<String> {
        let words = word(game, self.id, lang)?;
        Some(match self.about {
            Some(about) => words.replace(ABOUT, about.get(lang)),
            None => words.to_owned(),
        })
    }
}

/// The parts of an evaluation.
pub type Parts = Vec<Part>;

/// Where the words name a component.
const ABOUT: &str = "{ $what }";

/// In so many worlds the gain is looked at.
const WORLDS: u32 = 8;
/// A second reason must weigh at least this much of the first.
const SECOND: f32 = 0.5;

#[derive(Deserialize)]
struct Said {
    en: String,
    ru: String,
    cs: String,
}

impl Said {
    fn in_lang(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Ru => &self.ru,
            Lang::Cs => &self.cs,
        }
    }
}

type Words = BTreeMap<String, BTreeMap<String, Said>>;

fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| toml::from_str(include_str!("../../data/reasons.toml")).unwrap_or_default())
}

fn word(section: &str, id: &str, lang: Lang) -> Option<&'static str> {
    Some(words().get(section)?.get(id)?.in_lang(lang))
}

/// What the line gains, as a sentence. `parts` tells the parts of a world's worth to the seat, `otherwise` what is said
/// if none of them gains.
pub(crate) fn reason<G: Game>(
    seen: &Seen<'_, G>,
    line: &[G::Move],
    lang: Lang,
    luck: &mut dyn Luck,
    mut parts: impl FnMut(&G) -> Parts,
    otherwise: Option<&'static str>,
) -> Option<String> {
    let mut gains: Parts = Vec::new();
    for _ in 0..WORLDS {
        let mut world = seen.sample(luck);
        let before = parts(&world);
        for mv in line {
            let asked = matches!(world.next(), Next::Decide { seats, .. } if seats.contains(seen.seat()));
            if !asked || world.play(seen.seat(), *mv, &mut Events::off()).is_err() {
                break;
            }
        }
        for part in parts(&world) {
            let was = before.iter().find(|other| other.is_same(&part)).map_or(0.0, |other| other.value);
            match gains.iter_mut().find(|other| other.is_same(&part)) {
                Some(gain) => gain.value += part.value - was,
                None => gains.push(Part { value: part.value - was, ..part }),
            }
        }
    }
    gains.retain(|gain| gain.value > 0.01 * WORLDS as f32);
    gains.sort_by(|one, other| other.value.total_cmp(&one.value));
    let first = match (gains.first(), otherwise) {
        (_, Some(id)) => Part::of(id, 1.0),
        (Some(first), None) => *first,
        (None, None) => return None,
    };
    if otherwise.is_some() {
        gains.clear();
    }
    let told = first.told(G::ID, lang)?;
    let second = gains.iter().skip(1).find(|gain| gain.id != first.id && gain.value >= SECOND * first.value);
    let second = second.and_then(|gain| gain.told(G::ID, lang));
    Some(match second {
        Some(second) => word("sentence", "two", lang)?.replace("{ $first }", &told).replace("{ $second }", &second),
        None => word("sentence", "one", lang)?.replace("{ $first }", &told),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_is_a_sentence_in_three_languages() {
        assert!(words().len() == 5, "the data is read");
        for (section, entries) in words() {
            for (id, said) in entries {
                for text in [&said.en, &said.ru, &said.cs] {
                    assert!(!text.is_empty(), "{section} {id}");
                }
                let placed = section == "sentence";
                assert_eq!(placed, said.en.contains("{ $first }"), "{section} {id}");
                let names = [&said.en, &said.ru, &said.cs].map(|text| text.contains(ABOUT));
                assert!(names[0] == names[1] && names[1] == names[2], "{section} {id} names something or not");
            }
        }
    }
}
