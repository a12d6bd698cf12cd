//! Names of things in one language.

use crate::data::Data;
use crate::duel::Foe;
use crate::event::{Served, Why};
use crate::kinds::{
    Action, Card, Character, City, Deck, EventCard, Item, Knight, Prestige, Prize, Relic, SoloCard, Supporter, Title,
    Tournament,
};
use crate::moves::Token;
use crate::state::Rider;
use quintain_core::text::{Texts, Value, piece};
use quintain_core::{Lang, Names, Text};
use std::sync::OnceLock;

/// The Fluent files, English, Russian, Czech.
pub const SOURCES: [&str; 3] =
    [include_str!("../../locales/en.ftl"), include_str!("../../locales/ru.ftl"), include_str!("../../locales/cs.ftl")];

fn texts() -> &'static Texts {
    static TEXTS: OnceLock<Texts> = OnceLock::new();
    TEXTS.get_or_init(|| Texts::new(SOURCES[0], SOURCES[1], SOURCES[2]))
}

pub(super) type Args = Vec<(&'static str, Value<'static>)>;

/// Names in one language.
pub(super) struct Words {
    pub(super) data: &'static Data,
    pub(super) lang: Lang,
}

impl Words {
    pub(super) fn say(&self, key: &str, args: Args) -> Text {
        texts().say(self.lang, key, args)
    }

    pub(super) fn plain(&self, key: &str) -> String {
        self.say(key, Vec::new()).plain()
    }

    pub(super) fn rider(&self, rider: Rider) -> Value<'static> {
        let word = match rider.seat() {
            Some(seat) => self.say("seat", vec![("n", (seat + 1).into())]).plain(),
            None => self.plain("automaton"),
        };
        match rider.seat() {
            Some(seat) => piece("seat", seat, &word).into(),
            None => piece("seat", "automaton", &word).into(),
        }
    }

    pub(super) fn seat(&self, seat: u8) -> Value<'static> {
        self.rider(Rider(seat.min(4)))
    }

    pub(super) fn name(&self, kind: &str, id: &str, names: Option<&Names>) -> Value<'static> {
        piece(kind, id, names.map_or(id, |names| names.get(self.lang))).into()
    }

    pub(super) fn card(&self, card: Card) -> Value<'static> {
        self.name("card", card.id(), self.data.cards.get(card.index()).map(|entry| &entry.name))
    }

    pub(super) fn supporter(&self, kind: Supporter) -> Value<'static> {
        self.name("supporter", kind.id(), self.data.supporters.get(kind.index()).map(|entry| &entry.name))
    }

    pub(super) fn relic(&self, kind: Relic) -> Value<'static> {
        self.name("relic", kind.id(), self.data.relics.get(kind.index()).map(|entry| &entry.name))
    }

    pub(super) fn prestige(&self, kind: Prestige) -> Value<'static> {
        self.name("prestige", kind.id(), self.data.prestige.get(kind.index()).map(|entry| &entry.name))
    }

    pub(super) fn knight(&self, knight: Knight) -> Value<'static> {
        self.name("knight", knight.id(), self.data.knights.get(knight.index()).map(|entry| &entry.name))
    }

    pub(super) fn title(&self, title: Title) -> Value<'static> {
        self.name("title", title.id(), self.data.titles.get(title.index()).map(|entry| &entry.name))
    }

    pub(super) fn character(&self, kind: Character) -> Value<'static> {
        self.name("character", kind.id(), self.data.characters.get(kind.index()).map(|entry| &entry.name))
    }

    pub(super) fn event(&self, event: EventCard) -> Value<'static> {
        self.name("event", event.id(), self.data.events.get(event.index()).map(|entry| &entry.name))
    }

    pub(super) fn prize(&self, prize: Prize) -> Value<'static> {
        self.name("prize", prize.id(), self.data.prizes.get(prize.index()).map(|entry| &entry.name))
    }

    pub(super) fn tournament(&self, card: Tournament) -> Value<'static> {
        self.name("tournament", card.id(), self.data.tournaments.get(card.index()).map(|entry| &entry.name))
    }

    pub(super) fn solo(&self, card: SoloCard) -> Value<'static> {
        // Cards of a kind share a name; the number of the card stands behind it.
        let number = card.id().rsplit('-').next().unwrap_or_default();
        let name = self.data.solo.get(card.index()).map_or("?", |card| card.name.get(self.lang));
        piece("solo", card.id(), &format!("{name} {number}")).into()
    }

    pub(super) fn city(&self, city: City) -> Value<'static> {
        self.name("city", city.id(), Some(&self.data.city(city).name))
    }

    pub(super) fn action(&self, action: Action) -> Value<'static> {
        if action == Action::Event {
            return piece("action", "event", &self.plain("event-circle")).into();
        }
        self.name("action", action.id(), Some(&self.data.action(action).name))
    }

    pub(super) fn deck(&self, deck: Deck) -> Value<'static> {
        piece("deck", deck.id(), &self.plain(&format!("deck-{}", deck.id()))).into()
    }

    pub(super) fn item(&self, item: Item) -> Value<'static> {
        self.plain(if item == Item::Mount { "item-mount" } else { "item-armour" }).into()
    }

    pub(super) fn token(&self, token: Token) -> Value<'static> {
        match token {
            Token::Supporter(kind) => self.supporter(kind),
            Token::Prestige(kind) => self.prestige(kind),
            Token::Relic(kind) => self.relic(kind),
        }
    }

    pub(super) fn foe(&self, foe: Foe) -> Value<'static> {
        match foe {
            Foe::Nobody => "?".into(),
            Foe::Knight(knight) => self.knight(knight),
            Foe::Card(card) => self.card(card),
            Foe::Brave => self.plain("foe-brave").into(),
            Foe::Automaton => self.rider(Rider::AUTOMATON),
            Foe::Player(seat) => self.seat(seat),
        }
    }

    /// A list of names, or a word for nothing.
    pub(super) fn list(&self, names: impl IntoIterator<Item = Value<'static>>) -> Value<'static> {
        let words: Vec<String> = names
            .into_iter()
            .map(|name| match name {
                Value::String(word) => word.into_owned(),
                _ => String::new(),
            })
            .collect();
        if words.is_empty() { self.plain("nothing").into() } else { words.join(", ").into() }
    }

    pub(super) fn tokens(&self, coins: u8, strength: u8, faith: u8) -> Value<'static> {
        let parts = [("coins", coins), ("strength", strength), ("faith", faith)];
        let words = parts.into_iter().filter(|(_, count)| *count > 0);
        self.list(words.map(|(key, count)| self.say(key, vec![("n", count.into())]).plain().into()))
    }

    pub(super) fn dice(&self, counts: [u8; 3]) -> Value<'static> {
        let words = ["red", "black", "white"].into_iter().zip(counts).filter(|(_, count)| *count > 0);
        self.list(words.map(|(key, count)| self.say(&format!("dice-{key}"), vec![("n", count.into())]).plain().into()))
    }

    pub(super) fn why(&self, why: Why) -> Value<'static> {
        match why {
            Why::Start => self.plain("why-start").into(),
            Why::LateStart => self.plain("why-late").into(),
            Why::Event(event) => self.event(event),
            Why::Supporter(kind) | Why::Price(kind) => self.supporter(kind),
            Why::Card(card) => self.card(card),
            Why::Victory(foe) => self.foe(foe),
            Why::Honour(foe) => self.say("why-honour", vec![("foe", self.foe(foe))]).to_marked().into(),
            Why::Prize => self.plain("why-prize").into(),
            Why::Title(title) => self.title(title),
        }
    }

    pub(super) fn served(&self, served: &Served) -> Value<'static> {
        let tokens = (served.coins | served.strength | served.faith > 0)
            .then(|| self.tokens(served.coins, served.strength, served.faith));
        let supporters = served.supporters.iter().map(|kind| self.supporter(*kind));
        let relics = served.relics.iter().map(|kind| self.relic(*kind));
        let prestige = served.prestige.iter().map(|kind| self.prestige(*kind));
        self.list(tokens.into_iter().chain(supporters).chain(relics).chain(prestige))
    }
}

trait Marked {
    fn to_marked(&self) -> String;
}

impl Marked for Text {
    /// The sentence with its marks, to be put into another sentence.
    fn to_marked(&self) -> String {
        self.spans()
            .into_iter()
            .map(|span| match span.piece.as_deref().and_then(|piece| piece.split_once(':')) {
                Some((kind, id)) => piece(kind, id, &span.text),
                None => span.text,
            })
            .collect()
    }
}
