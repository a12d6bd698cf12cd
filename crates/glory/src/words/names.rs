//! Names of things in one language.

use crate::data::Data;
use crate::duel::Foe;
use crate::event::{Served, Why};
use crate::ids::{
    Action, Card, Character, City, Deck, EventCard, Item, Knight, Prestige, Prize, Relic, SoloCard, Supporter, Title,
    Tournament,
};
use crate::moves::Token;
use crate::state::Rider;
use quintain_core::cases::{self, Arg, Cases};
use quintain_core::speaker::Spoken;
use quintain_core::text::{Texts, piece};
use quintain_core::{Lang, Seat};
use std::ops::Deref;
use std::sync::LazyLock;

/// The Fluent files, English, Russian, Czech.
pub const SOURCES: [&str; 3] =
    [include_str!("../../locales/en.ftl"), include_str!("../../locales/ru.ftl"), include_str!("../../locales/cs.ftl")];

impl Spoken for Data {
    fn texts() -> &'static Texts {
        static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(SOURCES[0], SOURCES[1], SOURCES[2]));
        &TEXTS
    }

    fn cases(&self) -> &Cases {
        &self.cases
    }
}

/// The arguments of a sentence that is still to be said.
pub(super) type Args = Vec<(&'static str, Arg<'static>)>;

/// A phrase without arguments.
pub(crate) fn phrase(key: &str, lang: Lang) -> String {
    cases::say(Data::texts(), lang, key, &[]).plain()
}

/// Speaks one language about the components of this game.
#[derive(Clone, Copy)]
pub(super) struct Speaker(quintain_core::Speaker<Data>);

impl Deref for Speaker {
    type Target = quintain_core::Speaker<Data>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Speaker {
    pub(super) fn new(data: &'static Data, lang: Lang) -> Self {
        Self(quintain_core::Speaker::new(data, lang))
    }

    pub(super) fn plain(self, key: &str) -> String {
        self.say(key, &[]).plain()
    }

    pub(super) fn rider(self, rider: Rider) -> Arg<'static> {
        let Some(seat) = rider.seat() else {
            let name = self.plain("automaton");
            return Arg::Inflected(Box::new(move |case| {
                piece("seat", "automaton", &self.data.cases.form(self.lang, "role", "automaton", case, &name))
            }));
        };
        self.0.seat(Seat::new(seat))
    }

    pub(super) fn seat(self, seat: u8) -> Arg<'static> {
        self.rider(Rider(seat.min(4)))
    }

    /// A name that stands in quotation marks after the word for what it is, or a list of them.
    pub(super) fn quoted(self, names: impl IntoIterator<Item = Arg<'static>>) -> Arg<'static> {
        let quoted = self.0.quoted(names.into_iter().map(|name| name.told("")));
        if quoted.is_empty() { self.plain("nothing").into() } else { quoted.into() }
    }

    pub(super) fn card(self, card: Card) -> Arg<'static> {
        self.as_is("card", card.id(), self.data.cards.get(card.index()).map(|entry| &entry.name)).into()
    }

    pub(super) fn supporter(self, kind: Supporter) -> Arg<'static> {
        self.noun("supporter", kind.id(), self.data.supporters.get(kind.index()).map(|entry| &entry.name))
    }

    pub(super) fn relic(self, kind: Relic) -> Arg<'static> {
        self.noun("relic", kind.id(), self.data.relics.get(kind.index()).map(|entry| &entry.name))
    }

    /// The bare name of a kind of prestige.
    pub(super) fn prestige(self, kind: Prestige) -> Arg<'static> {
        self.as_is("prestige", kind.id(), self.data.prestige.get(kind.index()).map(|entry| &entry.name)).into()
    }

    pub(super) fn knight(self, knight: Knight) -> Arg<'static> {
        self.noun("knight", knight.id(), self.data.knights.get(knight.index()).map(|entry| &entry.name))
    }

    pub(super) fn title(self, title: Title) -> Arg<'static> {
        self.as_is("title", title.id(), self.data.titles.get(title.index()).map(|entry| &entry.name)).into()
    }

    pub(super) fn character(self, kind: Character) -> Arg<'static> {
        self.noun("character", kind.id(), self.data.characters.get(kind.index()).map(|entry| &entry.name))
    }

    pub(super) fn event(self, event: EventCard) -> Arg<'static> {
        self.as_is("event", event.id(), self.data.events.get(event.index()).map(|entry| &entry.name)).into()
    }

    pub(super) fn prize(self, prize: Prize) -> Arg<'static> {
        self.as_is("prize", prize.id(), self.data.prizes.get(prize.index()).map(|entry| &entry.name)).into()
    }

    pub(super) fn tournament(self, card: Tournament) -> Arg<'static> {
        self.as_is("tournament", card.id(), self.data.tournaments.get(card.index()).map(|entry| &entry.name)).into()
    }

    pub(super) fn solo(self, card: SoloCard) -> Arg<'static> {
        self.as_is("solo", card.id(), self.data.solo.get(card.index()).map(|card| &card.name)).into()
    }

    pub(super) fn city(self, city: City) -> Arg<'static> {
        self.noun("city", city.id(), Some(&self.data.city(city).name))
    }

    pub(super) fn action(self, action: Action) -> Arg<'static> {
        if action == Action::Event {
            return piece("action", "event", &self.plain("event-circle")).into();
        }
        self.as_is("action", action.id(), Some(&self.data.action(action).name)).into()
    }

    pub(super) fn deck(self, deck: Deck) -> Arg<'static> {
        let name = self.plain(&format!("deck-{}", deck.id()));
        Arg::Inflected(Box::new(move |case| {
            piece("deck", deck.id(), &self.data.cases.form(self.lang, "deck", deck.id(), case, &name))
        }))
    }

    pub(super) fn item(self, item: Item) -> Arg<'static> {
        let (key, id) = if item == Item::Mount { ("item-mount", "mount") } else { ("item-armour", "armour") };
        let name = self.plain(key);
        Arg::Inflected(Box::new(move |case| self.data.cases.form(self.lang, "item", id, case, &name).into_owned()))
    }

    pub(super) fn token(self, token: Token) -> Arg<'static> {
        match token {
            Token::Supporter(kind) => self.supporter(kind),
            Token::Prestige(kind) => self.prestige_token(kind),
            Token::Relic(kind) => self.relic(kind),
        }
    }

    /// A prestige token with the word for what it is.
    pub(super) fn prestige_token(self, kind: Prestige) -> Arg<'static> {
        self.phrase("prestige-token", &[("token", self.prestige(kind))]).into()
    }

    pub(super) fn foe(self, foe: Foe) -> Arg<'static> {
        match foe {
            Foe::Nobody => "?".into(),
            Foe::Knight(knight) => self.knight(knight),
            Foe::Card(card) => self.challenger(card),
            Foe::Brave => self.rival("foe-brave", Vec::new),
            Foe::Automaton => self.rider(Rider::AUTOMATON),
            Foe::Player(seat) => self.seat(seat),
        }
    }

    /// The opponent on a challenge card: a person, or whoever the card speaks of.
    fn challenger(self, card: Card) -> Arg<'static> {
        if self.data.cases.lacking("opponent", std::iter::once(card.id())).is_empty() {
            let names = self.data.cards.get(card.index()).map(|entry| &entry.name);
            return self.noun_like("card", "opponent", card.id(), names);
        }
        self.rival("foe-card", move || vec![("card", self.card(card))])
    }

    /// Somebody who is only called a rival: `key` names him after that word.
    fn rival(self, key: &'static str, args: impl Fn() -> Args + 'static) -> Arg<'static> {
        Arg::Inflected(Box::new(move |case| {
            let name = self.plain("rival");
            let rival = self.data.cases.form(self.lang, "role", "foe-brave", case, &name).into_owned();
            let mut args = args();
            args.push(("rival", rival.into()));
            self.phrase(key, &args)
        }))
    }

    /// A number of things: each case has a sentence of its own.
    fn number(self, key: &'static str, count: u8) -> Arg<'static> {
        Arg::Inflected(Box::new(move |case| {
            let key = if case.is_empty() { key.to_owned() } else { format!("{key}-{case}") };
            self.say(&key, &[("n", count.into())]).plain()
        }))
    }

    pub(super) fn tokens(self, coins: u8, strength: u8, faith: u8) -> Arg<'static> {
        let parts = [("coins", coins), ("strength", strength), ("faith", faith)];
        let words = parts.into_iter().filter(|(_, count)| *count > 0);
        self.list(words.map(|(key, count)| self.number(key, count)))
    }

    pub(super) fn dice(self, counts: [u8; 3]) -> Arg<'static> {
        let words = ["dice-red", "dice-black", "dice-white"].into_iter().zip(counts).filter(|(_, count)| *count > 0);
        self.list(words.map(|(key, count)| self.number(key, count)))
    }

    pub(super) fn why(self, why: Why) -> Arg<'static> {
        match why {
            Why::Start => self.plain("why-start").into(),
            Why::LateStart => self.plain("why-late").into(),
            Why::Event(event) => self.quoted([self.event(event)]),
            Why::Supporter(kind) | Why::Price(kind) => self.supporter(kind),
            Why::Card(card) => self.quoted([self.card(card)]),
            Why::Victory(foe) => self.foe(foe),
            Why::Honour(foe) => self.phrase("why-honour", &[("foe", self.foe(foe))]).into(),
            Why::Prize => self.plain("why-prize").into(),
            Why::Title(title) => self.quoted([self.title(title)]),
        }
    }

    pub(super) fn served(self, served: &Served) -> Arg<'static> {
        let tokens = (served.coins | served.strength | served.faith > 0)
            .then(|| self.tokens(served.coins, served.strength, served.faith));
        let supporters = served.supporters.iter().map(|kind| self.supporter(*kind));
        let relics = served.relics.iter().map(|kind| self.relic(*kind));
        let prestige = served.prestige.iter().map(|kind| self.prestige_token(*kind));
        self.list(tokens.into_iter().chain(supporters).chain(relics).chain(prestige))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No sentence names a component in a case that the data do not have, whichever component it is.
    #[test]
    fn every_name_has_the_cases_that_sentences_ask_for() {
        let data = quintain_core::registry::Edition::<crate::Glory>::new().data();
        for (lang, source) in [(Lang::Ru, SOURCES[1]), (Lang::Cs, SOURCES[2])] {
            let speaker = Speaker::new(data, lang);
            let counts = || [1, 2, 5, 21].into_iter();
            let supporters = || data.supporters.iter().map(|(kind, _)| speaker.supporter(kind));
            let relics = || data.relics.iter().map(|(kind, _)| speaker.relic(kind));
            let prestige = || data.prestige.iter().map(|(kind, _)| speaker.prestige_token(kind));
            let knights = || data.knights.iter().map(|(knight, _)| speaker.knight(knight));
            let tokens = || counts().map(|n| speaker.tokens(n, n, n));
            let things = |_: &str, argument: &str| -> Vec<Arg<'static>> {
                match argument {
                    "character" => data.characters.iter().map(|(kind, _)| speaker.character(kind)).collect(),
                    "city" => City::ALL.into_iter().map(|city| speaker.city(city)).collect(),
                    "deck" => Deck::ALL.into_iter().map(|deck| speaker.deck(deck)).collect(),
                    "item" => [Item::Mount, Item::Armour].into_iter().map(|item| speaker.item(item)).collect(),
                    "knight" => knights().collect(),
                    "foe" => {
                        let cards = data.cards.iter().filter(|(_, entry)| entry.opponent.is_some());
                        let cards = cards.map(|(card, _)| speaker.foe(Foe::Card(card)));
                        let others = [Foe::Brave, Foe::Automaton, Foe::Player(0)].map(|foe| speaker.foe(foe));
                        knights().chain(cards).chain(others).collect()
                    }
                    "supporter" => supporters().chain(relics()).collect(),
                    "relic" => relics().collect(),
                    "token" => supporters().chain(relics()).chain(prestige()).collect(),
                    "reward" => tokens().chain(supporters()).chain(relics()).chain(prestige()).collect(),
                    "tokens" => tokens().collect(),
                    "dice" | "counts" => counts().map(|n| speaker.dice([n; 3])).collect(),
                    _ => Vec::new(),
                }
            };
            assert_eq!(cases::unknown_forms(source, things), Vec::<String>::new());
        }
    }
}
