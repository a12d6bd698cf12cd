//! The game in words: names, moves, events and refusals in three languages, presets, statistics.

use crate::Glory;
use crate::data::Data;
use crate::draw::Meaning;
use crate::duel::Foe;
use crate::event::{DuelPlace, Event, Reason, Served, Why};
use crate::kinds::{
    Action, Card, Character, City, Deck, EventCard, Item, Knight, Prestige, Prize, Relic, SoloCard, Supporter, Title,
    Tournament,
};
use crate::moves::{Move, Token};
use crate::options;
use crate::refusal::Refusal;
use crate::state::Rider;
use quintain_core::text::{Texts, Value, piece};
use quintain_core::{Chances, Facts, Lang, Names, OptionSchema, Pack, Preset, Seat, Tell, Text};
use std::sync::OnceLock;

/// The Fluent files, English, Russian, Czech.
pub const SOURCES: [&str; 3] =
    [include_str!("../locales/en.ftl"), include_str!("../locales/ru.ftl"), include_str!("../locales/cs.ftl")];

fn texts() -> &'static Texts {
    static TEXTS: OnceLock<Texts> = OnceLock::new();
    TEXTS.get_or_init(|| Texts::new(SOURCES[0], SOURCES[1], SOURCES[2]))
}

type Args = Vec<(&'static str, Value<'static>)>;

/// Names in one language.
struct Words {
    data: &'static Data,
    lang: Lang,
}

impl Words {
    fn say(&self, key: &str, args: Args) -> Text {
        texts().say(self.lang, key, args)
    }

    fn plain(&self, key: &str) -> String {
        self.say(key, Vec::new()).plain()
    }

    fn rider(&self, rider: Rider) -> Value<'static> {
        let word = match rider.seat() {
            Some(seat) => self.say("seat", vec![("n", (seat + 1).into())]).plain(),
            None => self.plain("automaton"),
        };
        match rider.seat() {
            Some(seat) => piece("seat", seat, &word).into(),
            None => piece("seat", "automaton", &word).into(),
        }
    }

    fn seat(&self, seat: u8) -> Value<'static> {
        self.rider(Rider(seat.min(4)))
    }

    fn name(&self, kind: &str, id: &str, names: Option<&Names>) -> Value<'static> {
        piece(kind, id, names.map_or(id, |names| names.get(self.lang))).into()
    }

    fn card(&self, card: Card) -> Value<'static> {
        self.name("card", card.id(), self.data.cards.get(card.index()).map(|entry| &entry.name))
    }

    fn supporter(&self, kind: Supporter) -> Value<'static> {
        self.name("supporter", kind.id(), self.data.supporters.get(kind.index()).map(|entry| &entry.name))
    }

    fn relic(&self, kind: Relic) -> Value<'static> {
        self.name("relic", kind.id(), self.data.relics.get(kind.index()).map(|entry| &entry.name))
    }

    fn prestige(&self, kind: Prestige) -> Value<'static> {
        self.name("prestige", kind.id(), self.data.prestige.get(kind.index()).map(|entry| &entry.name))
    }

    fn knight(&self, knight: Knight) -> Value<'static> {
        self.name("knight", knight.id(), self.data.knights.get(knight.index()).map(|entry| &entry.name))
    }

    fn title(&self, title: Title) -> Value<'static> {
        self.name("title", title.id(), self.data.titles.get(title.index()).map(|entry| &entry.name))
    }

    fn character(&self, kind: Character) -> Value<'static> {
        self.name("character", kind.id(), self.data.characters.get(kind.index()).map(|entry| &entry.name))
    }

    fn event(&self, event: EventCard) -> Value<'static> {
        self.name("event", event.id(), self.data.events.get(event.index()).map(|entry| &entry.name))
    }

    fn prize(&self, prize: Prize) -> Value<'static> {
        self.name("prize", prize.id(), self.data.prizes.get(prize.index()).map(|entry| &entry.name))
    }

    fn tournament(&self, card: Tournament) -> Value<'static> {
        self.name("tournament", card.id(), self.data.tournaments.get(card.index()).map(|entry| &entry.name))
    }

    fn solo(&self, card: SoloCard) -> Value<'static> {
        let word =
            format!("{} ({})", self.data.solo.get(card.index()).map_or("?", |c| c.name.get(self.lang)), card.id());
        piece("solo", card.id(), &word).into()
    }

    fn city(&self, city: City) -> Value<'static> {
        self.name("city", city.id(), Some(&self.data.city(city).name))
    }

    fn action(&self, action: Action) -> Value<'static> {
        if action == Action::Event {
            return piece("action", "event", &self.plain("event-circle")).into();
        }
        self.name("action", action.id(), Some(&self.data.action(action).name))
    }

    fn deck(&self, deck: Deck) -> Value<'static> {
        piece("deck", deck.id(), &self.plain(&format!("deck-{}", deck.id()))).into()
    }

    fn item(&self, item: Item) -> Value<'static> {
        self.plain(if item == Item::Mount { "item-mount" } else { "item-armour" }).into()
    }

    fn token(&self, token: Token) -> Value<'static> {
        match token {
            Token::Supporter(kind) => self.supporter(kind),
            Token::Prestige(kind) => self.prestige(kind),
            Token::Relic(kind) => self.relic(kind),
        }
    }

    fn foe(&self, foe: Foe) -> Value<'static> {
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
    fn list(&self, names: impl IntoIterator<Item = Value<'static>>) -> Value<'static> {
        let words: Vec<String> = names
            .into_iter()
            .map(|name| match name {
                Value::String(word) => word.into_owned(),
                _ => String::new(),
            })
            .collect();
        if words.is_empty() { self.plain("nothing").into() } else { words.join(", ").into() }
    }

    fn tokens(&self, coins: u8, strength: u8, faith: u8) -> Value<'static> {
        let parts = [("coins", coins), ("strength", strength), ("faith", faith)];
        let words = parts.into_iter().filter(|(_, count)| *count > 0);
        self.list(words.map(|(key, count)| self.say(key, vec![("n", count.into())]).plain().into()))
    }

    fn dice(&self, counts: [u8; 3]) -> Value<'static> {
        let words = ["red", "black", "white"].into_iter().zip(counts).filter(|(_, count)| *count > 0);
        self.list(words.map(|(key, count)| self.say(&format!("dice-{key}"), vec![("n", count.into())]).plain().into()))
    }

    fn why(&self, why: Why) -> Value<'static> {
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

    fn served(&self, served: &Served) -> Value<'static> {
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

impl Tell for Glory {
    fn pack() -> Pack {
        Pack::built_in(&[
            ("board.toml", include_str!("../data/board.toml")),
            ("characters.toml", include_str!("../data/characters.toml")),
            ("components.toml", include_str!("../data/components.toml")),
            ("dice.toml", include_str!("../data/dice.toml")),
            ("events.toml", include_str!("../data/events.toml")),
            ("knights.toml", include_str!("../data/knights.toml")),
            ("presets.toml", include_str!("../data/presets.toml")),
            ("prizes.toml", include_str!("../data/prizes.toml")),
            ("solo.toml", include_str!("../data/solo.toml")),
            ("supporters.toml", include_str!("../data/supporters.toml")),
            ("titles.toml", include_str!("../data/titles.toml")),
            ("tournaments.toml", include_str!("../data/tournaments.toml")),
            ("travel.toml", include_str!("../data/travel.toml")),
        ])
    }

    fn names() -> Names {
        Names { en: "Glory".into(), ru: "История рыцаря".into(), cs: "Glory".into() }
    }

    fn seat_range() -> (usize, usize) {
        (1, 4)
    }

    fn options(_: &'static Data) -> Vec<OptionSchema> {
        options::schema()
    }

    fn presets(data: &'static Data) -> Vec<Preset> {
        data.presets.clone()
    }

    fn catalogue(data: &'static Data) -> serde_json::Value {
        crate::catalogue::catalogue(data)
    }

    fn odds(
        data: &'static Data,
        question: serde_json::Map<String, serde_json::Value>,
        lang: Lang,
    ) -> Result<Chances, String> {
        crate::odds::chart::answer(data, question, lang)
    }

    fn move_text(&self, seat: Seat, mv: Move, lang: Lang) -> Text {
        let words = Words { data: self.data(), lang };
        let (key, args): (&str, Args) = match mv {
            Move::Character(kind) => ("move-character", vec![("character", words.character(kind))]),
            Move::Keep(titles) => ("move-keep", vec![("titles", words.list(titles.iter().map(|t| words.title(t))))]),
            Move::Return(cards) if cards.is_empty() => ("move-return-none", vec![]),
            Move::Return(cards) => ("move-return", vec![("cards", words.list(cards.iter().map(|c| words.card(c))))]),
            Move::Place(Action::Event) => ("move-event", vec![("event", words.event(EventCard(self.event)))]),
            Move::Place(action) => ("move-place", vec![("action", words.action(action))]),
            Move::Take(card) => ("move-take", vec![("card", words.card(card))]),
            Move::Draw(deck) => ("move-draw", vec![("deck", words.deck(deck))]),
            Move::Upgrade(item) => ("move-upgrade", vec![("item", words.item(item))]),
            Move::Support(space) => {
                let token = self.track.get(usize::from(space).wrapping_sub(1)).copied().unwrap_or(255);
                let name = if token == 255 { "?".into() } else { words.supporter(Supporter(token)) };
                ("move-support", vec![("supporter", name), ("space", space.into())])
            }
            Move::Challenge(knight) => ("move-challenge", vec![("knight", words.knight(knight))]),
            Move::Slot(slot) => ("move-slot", vec![("slot", (slot + 1).into())]),
            Move::Goal(title) => ("move-goal", vec![("title", words.title(title))]),
            Move::Travel(card) => ("move-travel", vec![("card", words.card(card))]),
            Move::Stop => ("move-stop", vec![]),
            Move::Reward(option) => ("move-reward", vec![("reward", self.reward_words(seat, option, &words))]),
            Move::Use(kind) => ("move-use", vec![("supporter", words.supporter(kind))]),
            Move::Refresh { by, up } => {
                ("move-refresh", vec![("supporter", words.supporter(by)), ("token", words.token(up))])
            }
            Move::Commit(strength) => ("move-commit", vec![("n", strength.into())]),
            Move::Reroll(dice) => ("move-reroll", vec![("dice", words.dice(dice))]),
            Move::Relic(relic) => ("move-relic", vec![("relic", words.relic(relic))]),
            Move::RelicReroll { relic, dice } => {
                ("move-relic-reroll", vec![("relic", words.relic(relic)), ("dice", words.dice(dice))])
            }
            Move::TurnUp(token) => ("move-turn-up", vec![("token", words.token(token))]),
            Move::Pass => ("move-pass", vec![]),
            Move::Fight => ("move-fight", vec![]),
            Move::Decline => ("move-decline", vec![]),
        };
        words.say(key, args)
    }

    fn event_text(data: &'static Data, event: &Event, lang: Lang) -> Text {
        let words = Words { data, lang };
        let (key, args) = event_words(&words, event);
        words.say(key, args)
    }

    fn refusal_text(&self, refusal: &Refusal, lang: Lang) -> Text {
        let words = Words { data: self.data(), lang };
        let (key, args): (&str, Args) = match *refusal {
            Refusal::AnotherQuestion => ("no-another-question", vec![]),
            Refusal::NotDealt => ("no-not-dealt", vec![]),
            Refusal::NotThese { kept } => ("no-not-these", vec![("n", kept.into())]),
            Refusal::NotInHand => ("no-not-in-hand", vec![]),
            Refusal::NoFreeSpace { action } => ("no-free-space", vec![("action", words.action(action))]),
            Refusal::NoEventAction => ("no-event-action", vec![]),
            Refusal::CannotPay { needs, has } => ("no-cannot-pay", vec![("needs", needs.into()), ("has", has.into())]),
            Refusal::NothingToDo { action } => ("no-nothing-to-do", vec![("action", words.action(action))]),
            Refusal::InitiativeOnce => ("no-initiative-once", vec![]),
            Refusal::NoSuchCard => ("no-such-card", vec![]),
            Refusal::NoUpgrade { item, level } => {
                ("no-upgrade", vec![("item", words.item(item)), ("level", level.into())])
            }
            Refusal::EmptySpace { space } => ("no-empty-space", vec![("space", space.into())]),
            Refusal::KnightNotFree { knight } => ("no-knight-not-free", vec![("knight", words.knight(knight))]),
            Refusal::ShieldInCity { knight } => ("no-shield-in-city", vec![("knight", words.knight(knight))]),
            Refusal::SlotTaken { slot } => ("no-slot-taken", vec![("slot", (u16::from(slot) + 1).into())]),
            Refusal::MustPlace => ("no-must-place", vec![]),
            Refusal::NotPlayable { card } => ("no-not-playable", vec![("card", words.card(card))]),
            Refusal::NoSuchReward => ("no-such-reward", vec![]),
            Refusal::TooMuchStrength { most } => ("no-too-much-strength", vec![("n", most.into())]),
            Refusal::TooManyDice { most, dice } => {
                ("no-too-many-dice", vec![("n", most.into()), ("dice", words.dice(dice))])
            }
            Refusal::SupporterNotUsable { supporter } => {
                ("no-supporter", vec![("supporter", words.supporter(supporter))])
            }
            Refusal::NothingToRefresh { supporter } => ("no-refresh", vec![("supporter", words.supporter(supporter))]),
            Refusal::RelicNotUsable { relic } => ("no-relic", vec![("relic", words.relic(relic))]),
            Refusal::NotUsed => ("no-not-used", vec![]),
        };
        words.say(key, args)
    }

    fn chance_text(&self, prior: &[u32], value: u32, lang: Lang) -> Option<String> {
        let words = Words { data: self.data(), lang };
        let name = match self.meaning(prior, value)? {
            Meaning::Title(title) => words.title(title),
            Meaning::Seat(seat) => words.seat(seat.index() as u8),
            Meaning::Character(kind) => words.character(kind),
            Meaning::Card(card) => words.card(card),
            Meaning::Supporter(kind) => words.supporter(kind),
            Meaning::Event(event) => words.event(event),
            Meaning::Tournament(card) => words.tournament(card),
            Meaning::Knight(knight) => words.knight(knight),
            Meaning::Prize(prize) => words.prize(prize),
            Meaning::Solo(card) => words.solo(card),
            Meaning::Face(value) => return Some(value.to_string()),
        };
        match name {
            Value::String(word) => Some(Text::from(word.as_ref()).plain()),
            _ => None,
        }
    }

    const FACTS_FROM_LOG: bool = true;

    fn facts(&self, seat: Seat, log: &[Event], facts: &mut Facts) {
        crate::statistics::facts(self, seat, log, facts);
    }
}

impl Glory {
    fn reward_words(&self, seat: Seat, option: u8, words: &Words) -> Value<'static> {
        let Some(card) = self.seat(seat).and_then(|seat| self.players[seat].card()) else { return "?".into() };
        let Some(reward) = self.data().cards[card].choose.get(usize::from(option)) else { return "?".into() };
        let gain = &reward.gain;
        let glory = (gain.glory > 0).then(|| words.say("glory", vec![("n", gain.glory.into())]).plain().into());
        let tokens =
            (gain.coins | gain.strength | gain.faith > 0).then(|| words.tokens(gain.coins, gain.strength, gain.faith));
        let upgrade = reward.upgrade.map(|upgrade| {
            words
                .say("upgrade-to", vec![("item", words.item(upgrade.item)), ("level", upgrade.to.into())])
                .plain()
                .into()
        });
        let parts = [
            glory,
            tokens,
            gain.prestige.map(|kind| words.prestige(kind)),
            gain.relic.map(|kind| words.relic(kind)),
            gain.supporter.map(|kind| words.supporter(kind)),
            upgrade,
        ];
        words.list(parts.into_iter().flatten())
    }
}

fn event_words(w: &Words, event: &Event) -> (&'static str, Args) {
    match event {
        Event::PublicTitles { titles } => {
            ("public-titles", vec![("titles", w.list(titles.iter().map(|title| w.title(*title))))])
        }
        Event::CharactersDealt { seat, characters } => (
            "characters-dealt",
            vec![("who", w.seat(*seat)), ("characters", w.list(characters.iter().map(|c| w.character(*c))))],
        ),
        Event::Decided { seat } => ("decided", vec![("who", w.seat(*seat))]),
        Event::CharacterTaken { seat, character } => {
            ("character-taken", vec![("who", w.seat(*seat)), ("character", w.character(*character))])
        }
        Event::Order { order } => ("order", vec![("order", w.list(order.iter().map(|rider| w.rider(*rider))))]),
        Event::CardsDealt { seat, deck, cards } => (
            "cards-dealt",
            vec![("who", w.seat(*seat)), ("deck", w.deck(*deck)), ("cards", w.list(cards.iter().map(|c| w.card(*c))))],
        ),
        Event::CardsDrawn { seat, deck, count } => {
            ("cards-drawn", vec![("who", w.seat(*seat)), ("deck", w.deck(*deck)), ("n", (*count).into())])
        }
        Event::TitleDealt { seat, title } => ("title-dealt", vec![("who", w.seat(*seat)), ("title", w.title(*title))]),
        Event::TitleDrawn { seat } => ("title-drawn", vec![("who", w.seat(*seat))]),
        Event::TitlesKept { seat, titles, .. } => (
            "titles-kept",
            vec![("who", w.seat(*seat)), ("titles", w.list(titles.iter().map(|title| w.title(*title))))],
        ),
        Event::GoalChosen { seat, kept, .. } => ("goal-chosen", vec![("who", w.seat(*seat)), ("n", (*kept).into())]),
        Event::TitlesReshuffled { deck } => ("titles-reshuffled", vec![("n", (*deck).into())]),
        Event::Returned { seat, cards } => {
            ("returned", vec![("who", w.seat(*seat)), ("cards", w.list(cards.iter().map(|card| w.card(*card))))])
        }
        Event::ReturnedCount { seat, counts } => {
            ("returned-count", vec![("who", w.seat(*seat)), ("n", counts.iter().sum::<u8>().into())])
        }
        Event::SupporterLaid { space, supporter } => {
            ("supporter-laid", vec![("space", (*space).into()), ("supporter", w.supporter(*supporter))])
        }
        Event::MarketLaid { deck, cards } => {
            ("market-laid", vec![("deck", w.deck(*deck)), ("cards", w.list(cards.iter().map(|card| w.card(*card))))])
        }
        Event::EventAnnounced { event } => ("event-announced", vec![("event", w.event(*event))]),
        Event::EventActive { event } => ("event-active", vec![("event", w.event(*event))]),
        Event::RecruitLaid { supporter } => ("recruit-laid", vec![("supporter", w.supporter(*supporter))]),
        Event::TournamentDrawn { tournament } => ("tournament-drawn", vec![("card", w.tournament(*tournament))]),
        Event::KnightPlaced { knight, city: Some(city), .. } => {
            ("knight-in-city", vec![("knight", w.knight(*knight)), ("city", w.city(*city))])
        }
        Event::KnightPlaced { knight, slot, .. } => {
            let slot = slot.unwrap_or(0) + 1;
            ("knight-in-slot", vec![("knight", w.knight(*knight)), ("slot", slot.into())])
        }
        Event::PrizeLaid { prize } => ("prize-laid", vec![("prize", w.prize(*prize))]),
        Event::RoundBegins { round } => ("round-begins", vec![("n", (*round).into())]),
        Event::Placed { who, action } => ("placed", vec![("who", w.rider(*who)), ("action", w.action(*action))]),
        Event::Gained { seat, coins, strength, faith } => {
            ("gained", vec![("who", w.seat(*seat)), ("tokens", w.tokens(*coins, *strength, *faith))])
        }
        Event::Paid { seat, coins, strength, faith } => {
            ("paid", vec![("who", w.seat(*seat)), ("tokens", w.tokens(*coins, *strength, *faith))])
        }
        Event::Glory { who, change, total, why } => {
            let args = vec![
                ("who", w.rider(*who)),
                ("n", change.abs().into()),
                ("total", (*total).into()),
                ("why", w.why(*why)),
            ];
            (if *change > 0 { "glory-gained" } else { "glory-lost" }, args)
        }
        Event::Initiative { who, cell } => ("initiative", vec![("who", w.rider(*who)), ("n", (*cell).into())]),
        Event::CardTaken { seat, card } => ("card-taken", vec![("who", w.seat(*seat)), ("card", w.card(*card))]),
        Event::Upgraded { seat, item, level } => {
            ("upgraded", vec![("who", w.seat(*seat)), ("item", w.item(*item)), ("level", (*level).into())])
        }
        Event::SupporterGained { seat, supporter } => {
            ("token-gained", vec![("who", w.seat(*seat)), ("token", w.supporter(*supporter))])
        }
        Event::RelicGained { seat, relic } => {
            ("token-gained", vec![("who", w.seat(*seat)), ("token", w.relic(*relic))])
        }
        Event::PrestigeGained { seat, prestige } => {
            ("token-gained", vec![("who", w.seat(*seat)), ("token", w.prestige(*prestige))])
        }
        Event::Lost { seat, token } => ("token-lost", vec![("who", w.seat(*seat)), ("token", w.token(*token))]),
        Event::Challenged { who, knight, city } => {
            ("challenged", vec![("who", w.rider(*who)), ("knight", w.knight(*knight)), ("city", w.city(*city))])
        }
        Event::Registered { who, slot } => ("registered", vec![("who", w.rider(*who)), ("slot", (slot + 1).into())]),
        Event::Waited { seat } => ("waited", vec![("who", w.seat(*seat))]),
        Event::CardPlayed { seat, card } => ("card-played", vec![("who", w.seat(*seat)), ("card", w.card(*card))]),
        Event::CardBack { seat, card } => ("card-back", vec![("who", w.seat(*seat)), ("card", w.card(*card))]),
        Event::Stopped { seat, asked } => {
            (if *asked { "stopped" } else { "stopped-unasked" }, vec![("who", w.seat(*seat))])
        }
        Event::Updated { round } => ("updated", vec![("n", (*round).into())]),
        Event::Cleared { supporters, cards } => (
            "cleared",
            vec![
                ("supporters", w.list(supporters.iter().map(|kind| w.supporter(*kind)))),
                ("cards", w.list(cards.iter().map(|card| w.card(*card)))),
            ],
        ),
        Event::TitlesRevealed { who, titles } => (
            "titles-revealed",
            vec![("who", w.rider(*who)), ("titles", w.list(titles.iter().map(|title| w.title(*title))))],
        ),
        Event::Declined { seat } => ("declined", vec![("who", w.seat(*seat))]),
        Event::TitleScored { who, title, glory, served } => (
            "title-scored",
            vec![
                ("who", w.rider(*who)),
                ("title", w.title(*title)),
                ("n", (*glory).into()),
                ("served", w.served(served)),
            ],
        ),
        Event::Ended { glory } => {
            let glory = glory.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : ");
            ("ended", vec![("glory", glory.into())])
        }
        Event::Passed { winner, loser } => ("passed", vec![("winner", w.foe(*winner)), ("loser", w.foe(*loser))]),
        Event::Champion { winner, prize } => {
            let prize = prize.map_or_else(|| w.plain("default-prize").into(), |prize| w.prize(prize));
            ("champion", vec![("winner", w.foe(*winner)), ("prize", prize)])
        }
        Event::AutomatonCard { card } => ("automaton-card", vec![("card", w.solo(*card))]),
        Event::AutomatonSkips { action, why, .. } => {
            ("automaton-skips", vec![("action", w.action(*action)), ("why", w.plain(reason(*why)).into())])
        }
        Event::AutomatonActs { action, why, .. } => {
            ("automaton-acts", vec![("action", w.action(*action)), ("why", w.plain(reason(*why)).into())])
        }
        Event::AutomatonIdle => ("automaton-idle", vec![]),
        Event::AutomatonTakes { supporter, cards } => {
            let things = supporter.iter().map(|kind| w.supporter(*kind)).chain(cards.iter().map(|card| w.card(*card)));
            ("automaton-takes", vec![("things", w.list(things))])
        }
        duel => duel_words(w, duel),
    }
}

fn duel_words(w: &Words, event: &Event) -> (&'static str, Args) {
    let shown = |dice: &[Vec<crate::duel::Die>; 3]| -> Value<'static> {
        let colours = dice.iter().map(|row| {
            row.iter()
                .map(|die| if die.symbol() { format!("S{}", die.value()) } else { die.value().to_string() })
                .collect::<Vec<_>>()
                .join(",")
        });
        colours.collect::<Vec<_>>().join(" · ").into()
    };
    match event {
        Event::DuelBegins { seat, foe } => ("duel-begins", vec![("who", w.seat(*seat)), ("foe", w.foe(*foe))]),
        Event::Used { seat, supporter, turned: None } => {
            ("used", vec![("who", w.seat(*seat)), ("supporter", w.supporter(*supporter))])
        }
        Event::Used { seat, supporter, turned: Some(token) } => (
            "used-refresh",
            vec![("who", w.seat(*seat)), ("supporter", w.supporter(*supporter)), ("token", w.token(*token))],
        ),
        Event::Committed { seat, strength, total } => {
            ("committed", vec![("who", w.seat(*seat)), ("n", (*strength).into()), ("total", (*total).into())])
        }
        Event::Rolled { seat, dice, attack } => {
            ("rolled", vec![("who", w.seat(*seat)), ("dice", shown(dice)), ("attack", (*attack).into())])
        }
        Event::Rerolled { seat, relic, counts, dice, attack } => {
            let by = relic.map_or_else(|| w.plain("by-faith").into(), |relic| w.relic(relic));
            let args = vec![
                ("who", w.seat(*seat)),
                ("by", by),
                ("counts", w.dice(*counts)),
                ("dice", shown(dice)),
                ("attack", (*attack).into()),
            ];
            ("rerolled", args)
        }
        Event::RelicUsed { seat, relic } => ("used", vec![("who", w.seat(*seat)), ("supporter", w.relic(*relic))]),
        Event::FoeRolled { foe, die, attack } => {
            ("foe-rolled", vec![("foe", w.foe(*foe)), ("n", (*die).into()), ("attack", (*attack).into())])
        }
        Event::Clash { seat, foe, clash, attack, won, tie } => {
            let key = match (won, tie) {
                (true, false) => "clash-won",
                (true, true) => "clash-won-tie",
                (false, false) => "clash-lost",
                (false, true) => "clash-lost-tie",
            };
            let args = vec![
                ("who", w.seat(*seat)),
                ("foe", w.foe(*foe)),
                ("n", (*clash).into()),
                ("mine", attack[0].into()),
                ("theirs", attack[1].into()),
            ];
            (key, args)
        }
        Event::PrestigeTurned { seat, prestige } => {
            ("prestige-turned", vec![("who", w.seat(*seat)), ("token", w.prestige(*prestige))])
        }
        Event::DuelEnds { seat, foe, won, score, place, .. } => {
            let key = match (won, place) {
                (true, DuelPlace::Brave) => "brave-won",
                (false, DuelPlace::Brave) => "brave-lost",
                (true, _) => "duel-won",
                (false, _) => "duel-lost",
            };
            let score = format!("{} : {}", score[0], score[1]);
            (key, vec![("who", w.seat(*seat)), ("foe", w.foe(*foe)), ("score", score.into())])
        }
        Event::TakenBack { seat, strength, faith } => {
            ("taken-back", vec![("who", w.seat(*seat)), ("tokens", w.tokens(0, *strength, *faith))])
        }
        Event::TurnedUp { seat, token } => ("turned-up", vec![("who", w.seat(*seat)), ("token", w.token(*token))]),
        _ => ("nothing", vec![]),
    }
}

const fn reason(why: Reason) -> &'static str {
    match why {
        Reason::FirstPossible => "reason-first",
        Reason::NoFreeSpace => "reason-no-free-space",
        Reason::InitiativeTaken => "reason-initiative",
        Reason::NoSuchSupporter => "reason-no-supporter",
        Reason::NoSpecial => "reason-no-special",
        Reason::MarketIncomplete => "reason-market",
        Reason::TooFewTitles => "reason-titles",
        Reason::NoEventAction => "reason-event",
        Reason::NoShield => "reason-no-shield",
        Reason::NoPlace => "reason-no-place",
    }
}
