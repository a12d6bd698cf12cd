//! The game in words: names, moves, events and refusals in three languages, presets, statistics.

mod events;
mod names;

pub(crate) use names::phrase;

use crate::chance::Meaning;
use crate::data::Data;
use crate::event::Event;
use crate::ids::{Action, EventCard, Supporter};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::{Glory, options};
use events::event_words;
use names::{Args, Speaker};
use quintain_core::cases::Arg;
use quintain_core::{Catalogue, Chances, Describe, Facts, Glance, Lang, Names, OptionSchema, Pack, Preset, Seat, Text};

pub use names::SOURCES;

impl Describe for Glory {
    fn pack() -> Pack {
        Pack::built_in(&[
            ("board.toml", include_str!("../../data/board.toml")),
            ("cases.toml", include_str!("../../data/cases.toml")),
            ("characters.toml", include_str!("../../data/characters.toml")),
            ("components.toml", include_str!("../../data/components.toml")),
            ("dice.toml", include_str!("../../data/dice.toml")),
            ("events.toml", include_str!("../../data/events.toml")),
            ("knights.toml", include_str!("../../data/knights.toml")),
            ("presets.toml", include_str!("../../data/presets.toml")),
            ("prizes.toml", include_str!("../../data/prizes.toml")),
            ("solo.toml", include_str!("../../data/solo.toml")),
            ("supporters.toml", include_str!("../../data/supporters.toml")),
            ("titles.toml", include_str!("../../data/titles.toml")),
            ("tournaments.toml", include_str!("../../data/tournaments.toml")),
            ("travel.toml", include_str!("../../data/travel.toml")),
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

    fn catalogue(data: &'static Data) -> Catalogue {
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
        let speaker = Speaker::new(self.data(), lang);
        let (key, args): (&str, Args) = match mv {
            Move::Character(kind) => ("move-character", vec![("character", speaker.character(kind))]),
            Move::Keep(titles) => {
                ("move-keep", vec![("titles", speaker.quoted(titles.iter().map(|t| speaker.title(t))))])
            }
            Move::Return(cards) if cards.is_empty() => ("move-return-none", vec![]),
            Move::Return(cards) => {
                ("move-return", vec![("cards", speaker.quoted(cards.iter().map(|c| speaker.card(c))))])
            }
            Move::Place(Action::Event) => ("move-event", vec![("event", speaker.event(EventCard(self.event)))]),
            Move::Place(action) => ("move-place", vec![("action", speaker.action(action))]),
            Move::Take(card) => ("move-take", vec![("card", speaker.card(card))]),
            Move::Draw(deck) => ("move-draw", vec![("deck", speaker.deck(deck))]),
            Move::Upgrade(item) => ("move-upgrade", vec![("item", speaker.item(item))]),
            Move::Support(space) => {
                let token = self.track.get(usize::from(space).wrapping_sub(1)).copied().unwrap_or(255);
                let name = if token == 255 { "?".into() } else { speaker.supporter(Supporter(token)) };
                ("move-support", vec![("supporter", name), ("space", space.into())])
            }
            Move::Challenge(knight) => ("move-challenge", vec![("knight", speaker.knight(knight))]),
            Move::Slot(slot) => ("move-slot", vec![("slot", (slot + 1).into())]),
            Move::Goal(title) => ("move-goal", vec![("title", speaker.title(title))]),
            Move::Travel(card) => ("move-travel", vec![("card", speaker.card(card))]),
            Move::Stop => ("move-stop", vec![]),
            Move::Reward(option) => ("move-reward", vec![("reward", self.reward_words(seat, option, speaker))]),
            Move::Use(kind) => ("move-use", vec![("supporter", speaker.supporter(kind))]),
            Move::Refresh { by, up } => {
                ("move-refresh", vec![("supporter", speaker.supporter(by)), ("token", speaker.token(up))])
            }
            Move::Commit(strength) => ("move-commit", vec![("n", strength.into())]),
            Move::Reroll(dice) => ("move-reroll", vec![("dice", speaker.dice(dice))]),
            Move::Relic(relic) => ("move-relic", vec![("relic", speaker.relic(relic))]),
            Move::RelicReroll { relic, dice } => {
                ("move-relic-reroll", vec![("relic", speaker.relic(relic)), ("dice", speaker.dice(dice))])
            }
            Move::TurnUp(token) => ("move-turn-up", vec![("token", speaker.token(token))]),
            Move::Pass => ("move-pass", vec![]),
            Move::Fight => ("move-fight", vec![]),
            Move::Decline => ("move-decline", vec![]),
        };
        speaker.say(key, &args)
    }

    fn event_text(data: &'static Data, event: &Event, lang: Lang) -> Text {
        let speaker = Speaker::new(data, lang);
        let (key, args) = event_words(speaker, event);
        speaker.say(key, &args)
    }

    fn refusal_text(&self, refusal: &Refusal, lang: Lang) -> Text {
        let speaker = Speaker::new(self.data(), lang);
        let (key, args): (&str, Args) = match *refusal {
            Refusal::AnotherQuestion => ("no-another-question", vec![]),
            Refusal::NotDealt => ("no-not-dealt", vec![]),
            Refusal::NotThese { kept } => ("no-not-these", vec![("n", kept.into())]),
            Refusal::NotInHand => ("no-not-in-hand", vec![]),
            Refusal::NoFreeSpace { action } => ("no-free-space", vec![("action", speaker.action(action))]),
            Refusal::NoEventAction => ("no-event-action", vec![]),
            Refusal::CannotPay { needs, has } => ("no-cannot-pay", vec![("needs", needs.into()), ("has", has.into())]),
            Refusal::NothingToDo { action } => ("no-nothing-to-do", vec![("action", speaker.action(action))]),
            Refusal::InitiativeOnce => ("no-initiative-once", vec![]),
            Refusal::NoSuchCard => ("no-such-card", vec![]),
            Refusal::NoUpgrade { item, level } => {
                ("no-upgrade", vec![("item", speaker.item(item)), ("level", level.into())])
            }
            Refusal::EmptySpace { space } => ("no-empty-space", vec![("space", space.into())]),
            Refusal::KnightNotFree { knight } => ("no-knight-not-free", vec![("knight", speaker.knight(knight))]),
            Refusal::ShieldInCity { knight } => ("no-shield-in-city", vec![("knight", speaker.knight(knight))]),
            Refusal::SlotTaken { slot } => ("no-slot-taken", vec![("slot", (u16::from(slot) + 1).into())]),
            Refusal::MustPlace => ("no-must-place", vec![]),
            Refusal::NotPlayable { card } => ("no-not-playable", vec![("card", speaker.card(card))]),
            Refusal::NoSuchReward => ("no-such-reward", vec![]),
            Refusal::TooMuchStrength { most } => ("no-too-much-strength", vec![("n", most.into())]),
            Refusal::TooManyDice { most, dice } => {
                ("no-too-many-dice", vec![("n", most.into()), ("dice", speaker.dice(dice))])
            }
            Refusal::SupporterNotUsable { supporter } => {
                ("no-supporter", vec![("supporter", speaker.supporter(supporter))])
            }
            Refusal::NothingToRefresh { supporter } => {
                ("no-refresh", vec![("supporter", speaker.supporter(supporter))])
            }
            Refusal::RelicNotUsable { relic } => ("no-relic", vec![("relic", speaker.relic(relic))]),
            Refusal::NotUsed => ("no-not-used", vec![]),
        };
        speaker.say(key, &args)
    }

    fn chance_text(&self, prior: &[u32], value: u32, lang: Lang) -> Option<String> {
        let speaker = Speaker::new(self.data(), lang);
        let name = match self.meaning(prior, value)? {
            Meaning::Title(title) => speaker.title(title),
            Meaning::Seat(seat) => speaker.seat(seat.index() as u8),
            Meaning::Character(kind) => speaker.character(kind),
            Meaning::Card(card) => speaker.card(card),
            Meaning::Supporter(kind) => speaker.supporter(kind),
            Meaning::Event(event) => speaker.event(event),
            Meaning::Tournament(card) => speaker.tournament(card),
            Meaning::Knight(knight) => speaker.knight(knight),
            Meaning::Prize(prize) => speaker.prize(prize),
            Meaning::Solo(card) => speaker.solo(card),
            Meaning::Face(value) => return Some(value.to_string()),
        };
        Some(Text::from(name.told("")).plain())
    }

    fn counted(data: &'static Data) -> Vec<(&'static str, Vec<&'static str>)> {
        crate::statistics::counted(data)
    }

    const FACTS_FROM_LOG: bool = true;

    fn facts(&self, seat: Seat, log: &[Event], facts: &mut Facts) {
        crate::statistics::facts(self, seat, log, facts);
    }

    fn glance(view: &Self::View) -> Glance {
        crate::glance::glance(view)
    }

    fn hope(&self, event: &Event) -> Option<(Seat, f64)> {
        crate::statistics::hope(self, event)
    }
}

impl Glory {
    fn reward_words(&self, seat: Seat, option: u8, speaker: Speaker) -> Arg<'static> {
        let Some(card) = self.seat(seat).and_then(|seat| self.players[seat].card()) else { return "?".into() };
        let Some(reward) = self.data().cards[card].choose.get(usize::from(option)) else { return "?".into() };
        let gain = &reward.gain;
        let glory = (gain.glory > 0).then(|| speaker.say("glory", &[("n", gain.glory.into())]).plain().into());
        let tokens = (gain.coins | gain.strength | gain.faith > 0)
            .then(|| speaker.tokens(gain.coins, gain.strength, gain.faith));
        let upgrade = reward.upgrade.map(|upgrade| {
            Arg::Inflected(Box::new(move |case| {
                let key = if case == "acc" { "upgrade-to-acc" } else { "upgrade-to" };
                speaker.say(key, &[("item", speaker.item(upgrade.item)), ("level", upgrade.to.into())]).plain()
            }))
        });
        let parts = [
            glory,
            tokens,
            gain.prestige.map(|kind| speaker.prestige_token(kind)),
            gain.relic.map(|kind| speaker.relic(kind)),
            gain.supporter.map(|kind| speaker.supporter(kind)),
            upgrade,
        ];
        speaker.list(parts.into_iter().flatten())
    }
}
