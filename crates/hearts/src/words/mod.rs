//! The game in words: moves, events and refusals as sentences in three languages.

mod events;
pub(crate) mod names;

use crate::data::Data;
use crate::event::Event;
use crate::ids::Hero;
use crate::moves::{Extra, Move};
use crate::refusal::Refusal;
use crate::state::Hearts;
use crate::{options, statistics};
use names::Speaker;
use quintain_core::speaker::arg;
use quintain_core::{Catalogue, Describe, Facts, Glance, Lang, Names, OptionSchema, Pack, Preset, Seat, Text};

impl Describe for Hearts {
    fn pack() -> Pack {
        crate::pack()
    }

    fn names() -> Names {
        Names {
            en: "Hearts and Armour".into(), ru: "Сердца и доспехи".into(), cs: "Srdce a zbroj".into()
        }
    }

    fn seat_range() -> (usize, usize) {
        (4, 9)
    }

    fn options(data: &'static Data) -> Vec<OptionSchema> {
        options::schema(data)
    }

    fn presets(data: &'static Data) -> Vec<Preset> {
        data.presets.clone()
    }

    fn catalogue(data: &'static Data) -> Catalogue {
        data.catalogue.clone()
    }

    fn move_text(&self, _: Seat, mv: Move, lang: Lang) -> Text {
        self.instruct(mv, self.speaker(lang))
    }

    fn is_show(event: &Event) -> bool {
        matches!(event, Event::Declared { .. })
    }

    fn event_text(data: &'static Data, event: &Event, lang: Lang) -> Text {
        events::tell(Speaker::new(data, lang), event)
    }

    fn refusal_text(&self, refusal: &Refusal, lang: Lang) -> Text {
        self.explain(refusal, self.speaker(lang))
    }

    fn chance_text(&self, prior: &[u32], value: u32, lang: Lang) -> Option<String> {
        self.chance_name(prior, value, self.speaker(lang))
    }

    fn counted(data: &'static Data) -> Vec<(&'static str, Vec<&'static str>)> {
        statistics::counted(data)
    }

    const FACTS_FROM_LOG: bool = true;

    fn facts(&self, seat: Seat, log: &[Event], facts: &mut Facts) {
        statistics::facts(self, seat, log, facts);
    }

    fn glance(view: &Self::View) -> Glance {
        crate::glance::glance(view)
    }
}

impl Hearts {
    fn speaker(&self, lang: Lang) -> Speaker {
        Speaker::new(self.data.0, lang)
    }

    /// A move as an instruction.
    fn instruct(&self, mv: Move, s: Speaker) -> Text {
        match mv {
            Move::Heroes(knights) => {
                let names = |mask: u8, first: u8| {
                    let heroes = (0..4).filter(|bit| mask & 1 << bit != 0).map(|bit| Hero(first + bit));
                    heroes.map(|hero| s.data.hero(hero).name.get(s.lang)).collect::<Vec<_>>().join(", ")
                };
                let [crusaders, saracens] = [names(knights.crusaders, 0), names(knights.saracens, 4)];
                s.say("move-heroes", &[arg("crusaders", crusaders), arg("saracens", saracens)])
            }
            Move::FaceDown { card, target } => {
                s.say("move-down", &[("card", s.card(card)), ("target", s.hero(self.who(target)))])
            }
            Move::FaceUp { card, target, extra } => {
                let [card, target] = [("card", s.card(card)), ("target", s.hero(self.who(target)))];
                let to = |to: Seat| ("to", s.hero(self.who(to)));
                match extra {
                    None => s.say("move-up", &[card, target]),
                    Some(Extra::Move { slot, to: hero }) => {
                        s.say("move-up-move", &[card, target, ("slot", s.slot(slot)), to(hero)])
                    }
                    Some(Extra::Discard { slot }) => s.say("move-up-discard", &[card, target, ("slot", s.slot(slot))]),
                    Some(Extra::Take { slot, to: hero }) if hero == self.state.mover => {
                        s.say("move-up-take", &[card, target, ("slot", s.slot(slot))])
                    }
                    Some(Extra::Take { slot, to: hero }) => {
                        s.say("move-up-pass", &[card, target, ("slot", s.slot(slot)), to(hero)])
                    }
                }
            }
            Move::Declare => s.say("move-declare", &[]),
            Move::Ready => s.say("move-ready", &[]),
        }
    }

    /// A refusal as a sentence.
    fn explain(&self, refusal: &Refusal, s: Speaker) -> Text {
        let target = |target: Seat| ("target", s.hero(self.who(target)));
        match *refusal {
            Refusal::NotInHand { card } => s.say("why-not-in-hand", &[("card", s.card(card))]),
            Refusal::NoSuchHero { seat } => s.say("why-no-such-hero", &[arg("seat", seat.index())]),
            Refusal::OpenOnOneself => s.say("why-open-on-oneself", &[]),
            Refusal::ExtraIsCompulsory { target: hero, .. } => s.say("why-compulsory", &[target(hero)]),
            Refusal::NothingForExtra { target: hero } => s.say("why-nothing-there", &[target(hero)]),
            Refusal::WrongExtra { card, .. } => s.say("why-wrong-extra", &[("card", s.card(card))]),
            Refusal::NotAnEarlierCard { slot, target: hero } => {
                s.say("why-not-earlier", &[("slot", s.slot(slot)), target(hero)])
            }
            Refusal::MoveToTheSameHero { target: hero } => s.say("why-same-hero", &[target(hero)]),
            Refusal::SkirmishTooEarly { turns, needed } => {
                s.say("why-too-early", &[arg("left", needed.saturating_sub(turns))])
            }
            Refusal::NotThisDecision => s.say("why-not-now", &[]),
            Refusal::WrongNumberOfKnights { needed } => s.say("why-number-of-knights", &[arg("needed", needed)]),
            Refusal::TalkIsOff => s.say("why-talk-off", &[]),
            Refusal::NoTalkNow => s.say("why-no-talk-now", &[]),
            Refusal::WhispersAreOff => s.say("why-no-whispers", &[]),
            Refusal::TalkedTooMuch { limit, lap } => {
                s.say(if lap { "why-talked-lap" } else { "why-talked-turn" }, &[arg("limit", limit)])
            }
            Refusal::BadLine { .. } => s.say("why-bad-line", &[]),
        }
    }
}
