//! The words that stand for pieces, made once: lists of moves are full of them.

use crate::cards::MAX_KINDS;
use crate::data::{ActionCard, Card, HeroCard};
use crate::event::Who;
use crate::moves::Slot;
use crate::words::{CASES, declined, texts};
use quintain_core::text::piece;
use quintain_core::{Lang, Seat};
use std::borrow::Cow;

const SEATS: usize = quintain_core::seat::MAX_SEATS;

/// Heroes, cards and slots as marked words in the three languages.
#[derive(Debug)]
pub(crate) struct Phrases([Language; 3]);

#[derive(Debug)]
struct Language {
    /// For each hero, in each seat, in each case.
    heroes: Vec<[[String; CASES]; SEATS]>,
    cards: Vec<String>,
    slots: Vec<String>,
}

impl Phrases {
    pub(crate) fn new(heroes: &[HeroCard], actions: &[ActionCard]) -> Self {
        Self(Lang::ALL.map(|lang| Language {
            heroes: heroes.iter().map(|hero| hero_in_each_seat(hero, lang)).collect(),
            cards: (0..MAX_KINDS as u8).map(|card| card_words(Card(card), actions, lang)).collect(),
            slots: (0..=u8::MAX).map(|slot| slot_words(slot, lang)).collect(),
        }))
    }

    /// A hero's name in one of the cases.
    pub(crate) fn hero(&self, who: Who, case: usize, lang: Lang) -> &str {
        &self.0[lang as usize].heroes[who.hero.index().min(8)][who.seat.index()][case]
    }

    /// A card's name; the id of one that this deck does not have.
    pub(crate) fn card(&self, card: Card, lang: Lang) -> Cow<'_, str> {
        let known = self.0[lang as usize].cards.get(card.index());
        known.map_or_else(|| piece("card", card.id(), card.id()).into(), |words| words.as_str().into())
    }

    pub(crate) fn slot(&self, slot: Slot, lang: Lang) -> &str {
        &self.0[lang as usize].slots[usize::from(slot.0)]
    }
}

fn hero_in_each_seat(hero: &HeroCard, lang: Lang) -> [[String; CASES]; SEATS] {
    std::array::from_fn(|seat| declined(hero, lang).map(|name| piece("hero", Seat::new(seat), name)))
}

fn card_words(card: Card, actions: &[ActionCard], lang: Lang) -> String {
    let action = actions.iter().find(|action| action.id == card.id());
    piece("card", card.id(), action.map_or(card.id(), |action| action.name.get(lang)))
}

fn slot_words(slot: u8, lang: Lang) -> String {
    piece("slot", slot, &texts().say(lang, "slot", [("slot", slot.into())]).plain())
}
