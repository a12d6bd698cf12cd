//! The words that stand for pieces, and who speaks them. Lists of moves are full of these words, so they are made once.

use crate::cards::MAX_KINDS;
use crate::data::{ActionCard, Data, HeroCard};
use crate::event::{Who, Words};
use crate::ids::Card;
use crate::moves::Slot;
use quintain_core::cases::{Arg, FORMS};
use quintain_core::seat::MAX_SEATS;
use quintain_core::speaker::Spoken;
use quintain_core::text::{Texts, piece};
use quintain_core::{Lang, Seat};
use std::borrow::Cow;
use std::ops::Deref;
use std::sync::LazyLock;

/// The Fluent files, English, Russian, Czech.
pub(crate) const SOURCES: [&str; 3] =
    [include_str!("../../locales/en.ftl"), include_str!("../../locales/ru.ftl"), include_str!("../../locales/cs.ftl")];

impl Spoken for Data {
    fn texts() -> &'static Texts {
        static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(SOURCES[0], SOURCES[1], SOURCES[2]));
        &TEXTS
    }
}

/// Speaks one language about the components of this game.
#[derive(Clone, Copy)]
pub(crate) struct Speaker(quintain_core::Speaker<Data>);

impl Deref for Speaker {
    type Target = quintain_core::Speaker<Data>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Speaker {
    pub(crate) fn new(data: &'static Data, lang: Lang) -> Self {
        Self(quintain_core::Speaker::new(data, lang))
    }

    /// A hero in his seat.
    pub(crate) fn hero(self, who: Who) -> Arg<'static> {
        Arg::Forms(self.data.phrases.hero(who, self.lang))
    }

    /// Heroes in a row.
    pub(crate) fn heroes(self, people: &[Who]) -> String {
        people.iter().map(|who| self.hero(*who).told("")).collect::<Vec<_>>().join(", ")
    }

    /// A card.
    pub(crate) fn card(self, card: Card) -> Arg<'static> {
        self.data.phrases.card(card, self.lang).into()
    }

    /// The bare name of a card; the id of one that this deck does not have.
    pub(crate) fn card_name(self, card: Card) -> &'static str {
        self.data.action(card).map_or_else(|| card.id(), |action| action.name.get(self.lang))
    }

    /// A card on the table.
    pub(crate) fn slot(self, slot: Slot) -> Arg<'static> {
        self.data.phrases.slot(slot, self.lang).into()
    }

    /// What was said, as a sentence: `{hero:acc}` in a line is the hero's name in that case.
    pub(crate) fn spoken(self, words: &Words) -> String {
        let Some(line) = words.line.and_then(|line| self.data.line(line)) else {
            return words.text.clone().unwrap_or_default();
        };
        let mut text = line.name.get(self.lang).to_owned();
        for (param, hero) in [("hero", words.hero), ("hero2", words.hero2)] {
            let Some(hero) = hero else { continue };
            let [nom, r#gen, dat, acc, ins] = declined(self.data.hero(hero), self.lang);
            for (case, name) in [("", nom), (":gen", r#gen), (":dat", dat), (":acc", acc), (":ins", ins)] {
                text = text.replace(&format!("{{{param}{case}}}"), name);
            }
        }
        match words.slot {
            Some(slot) => format!("{text} ({})", slot_words(slot.0, self.lang)),
            None => text,
        }
    }
}

/// A name in the nominative and in the cases of [`FORMS`].
type Forms = [String; 1 + FORMS.len()];

/// Heroes, cards and slots as marked words in the three languages.
#[derive(Debug)]
pub(crate) struct Phrases([Language; 3]);

#[derive(Debug)]
struct Language {
    /// For each hero, in each seat.
    heroes: Vec<[Forms; MAX_SEATS]>,
    cards: Vec<String>,
    slots: Vec<String>,
}

impl Phrases {
    pub(crate) fn new(heroes: &[HeroCard], actions: &[ActionCard]) -> Self {
        Self(Lang::ALL.map(|lang| Language {
            heroes: heroes.iter().map(|hero| hero_in_each_seat(hero, lang)).collect(),
            cards: (0..MAX_KINDS as u8).map(|card| card_words(Card(card), actions, lang)).collect(),
            slots: (0..=u8::MAX).map(|slot| piece("slot", slot, &slot_words(slot, lang))).collect(),
        }))
    }

    fn hero(&self, who: Who, lang: Lang) -> &Forms {
        &self.0[lang as usize].heroes[who.hero.index().min(8)][who.seat.index()]
    }

    /// A card's name; the id of one that this deck does not have.
    fn card(&self, card: Card, lang: Lang) -> Cow<'_, str> {
        let known = self.0[lang as usize].cards.get(card.index());
        known.map_or_else(|| piece("card", card.id(), card.id()).into(), |words| words.as_str().into())
    }

    fn slot(&self, slot: Slot, lang: Lang) -> &str {
        &self.0[lang as usize].slots[usize::from(slot.0)]
    }
}

fn hero_in_each_seat(hero: &HeroCard, lang: Lang) -> [Forms; MAX_SEATS] {
    std::array::from_fn(|seat| declined(hero, lang).map(|name| piece("hero", Seat::new(seat), name)))
}

/// A hero's name in each case.
fn declined(card: &HeroCard, lang: Lang) -> [&str; 1 + FORMS.len()] {
    let name = card.name.get(lang);
    let cases = match lang {
        Lang::En => return [name; 1 + FORMS.len()],
        Lang::Ru => &card.cases.ru,
        Lang::Cs => &card.cases.cs,
    };
    [name, &cases.r#gen, &cases.dat, &cases.acc, &cases.ins]
}

fn card_words(card: Card, actions: &[ActionCard], lang: Lang) -> String {
    let action = actions.iter().find(|action| action.id == card.id());
    piece("card", card.id(), action.map_or(card.id(), |action| action.name.get(lang)))
}

fn slot_words(slot: u8, lang: Lang) -> String {
    Data::texts().say(lang, "slot", [("slot", slot.into())]).plain()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Hero;

    #[test]
    fn no_language_lacks_a_sentence() {
        assert_eq!(Texts::missing(SOURCES), Vec::<String>::new());
    }

    /// A sentence names a hero in no case that heroes do not have.
    #[test]
    fn heroes_have_the_cases_that_sentences_ask_for() {
        let data = quintain_core::registry::Edition::<crate::Hearts>::new().data();
        for (lang, source) in Lang::ALL.into_iter().zip(SOURCES) {
            let hero = || Speaker::new(data, lang).hero(Who { seat: Seat::new(0), hero: Hero(0) });
            let things = |_: &str, argument: &str| match argument {
                "who" | "target" | "to" => vec![hero()],
                _ => Vec::new(),
            };
            assert_eq!(quintain_core::cases::unknown_forms(source, things), Vec::<String>::new());
        }
    }
}
