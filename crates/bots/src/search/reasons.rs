//! Why a move: what it changes most, in the words of the game.
//!
//! A game names the parts of its evaluation; what the parts gain by a line of moves, over a few sampled worlds, is told by
//! the greatest one or two. The words are data: `data/reasons.toml`.

use quintain_core::chance::Luck;
use quintain_core::{Events, Game, Lang, Next, Seen};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The parts of an evaluation: names and values.
pub type Parts = Vec<(&'static str, f32)>;

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

/// What the line gains, as a sentence. `parts` tells the parts of a world's worth to the seat.
pub(super) fn reason<G: Game>(
    seen: &Seen<'_, G>,
    line: &[G::Move],
    lang: Lang,
    luck: &mut dyn Luck,
    mut parts: impl FnMut(&G) -> Parts,
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
        for (name, value) in parts(&world) {
            let was = before.iter().find(|(other, _)| *other == name).map_or(0.0, |(_, value)| *value);
            match gains.iter_mut().find(|(other, _)| *other == name) {
                Some((_, gain)) => *gain += value - was,
                None => gains.push((name, value - was)),
            }
        }
    }
    gains.retain(|(_, gain)| *gain > 0.01 * WORLDS as f32);
    gains.sort_by(|one, other| other.1.total_cmp(&one.1));
    let (first, most) = *gains.first()?;
    let told = word(G::ID, first, lang)?;
    let second = gains.get(1).filter(|(_, gain)| *gain >= SECOND * most).and_then(|(id, _)| word(G::ID, id, lang));
    Some(match second {
        Some(second) => word("sentence", "two", lang)?.replace("{ $first }", told).replace("{ $second }", second),
        None => word("sentence", "one", lang)?.replace("{ $first }", told),
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
            }
        }
    }
}
