//! The game in words: moves, events and refusals as sentences in three languages.

use crate::data::{Card, Data, Hero, HeroCard};
use crate::event::{Event, Who, Words};
use crate::moves::{Extra, Move, Slot};
use crate::refusal::WhyNot;
use crate::state::{Ending, Hearts};
use crate::talk::Verdict;
use arrayvec::ArrayVec;
use quintain_core::text::{Texts, Value as Arg, borrow, piece};
use quintain_core::{Catalogue, Describe, Facts, Game, Lang, Names, OptionSchema, Pack, Preset, Seat, Text};
use std::sync::OnceLock;

/// The Fluent files, English, Russian, Czech.
pub(crate) const SOURCES: [&str; 3] =
    [include_str!("../locales/en.ftl"), include_str!("../locales/ru.ftl"), include_str!("../locales/cs.ftl")];

pub(crate) fn texts() -> &'static Texts {
    static TEXTS: OnceLock<Texts> = OnceLock::new();
    TEXTS.get_or_init(|| Texts::new(SOURCES[0], SOURCES[1], SOURCES[2]))
}

/// The nominative, genitive, dative, accusative and instrumental.
pub(crate) const CASES: usize = 5;
type CaseKeys = [&'static str; CASES];
/// The names of a hero argument in each case.
static WHO: CaseKeys = ["who", "who-gen", "who-dat", "who-acc", "who-ins"];
static TARGET: CaseKeys = ["target", "target-gen", "target-dat", "target-acc", "target-ins"];
static TO: CaseKeys = ["to", "to-gen", "to-dat", "to-acc", "to-ins"];

/// A sentence in the making: its language, the components, the arguments so far.
struct Sentence<'a> {
    lang: Lang,
    data: &'a Data,
    heroes: ArrayVec<(&'static CaseKeys, Who), 3>,
    args: ArrayVec<(&'static str, Arg<'a>), 6>,
}

impl<'a> Sentence<'a> {
    fn new(data: &'a Data, lang: Lang) -> Self {
        Self { lang, data, heroes: ArrayVec::new(), args: ArrayVec::new() }
    }

    fn hero(mut self, keys: &'static CaseKeys, who: Who) -> Self {
        self.heroes.push((keys, who));
        self
    }

    fn card(self, card: Card) -> Self {
        let words = self.data.phrases.card(card, self.lang);
        self.with("card", words)
    }

    fn slot(self, slot: Slot) -> Self {
        let words = self.data.phrases.slot(slot, self.lang);
        self.with("slot", words)
    }

    fn with(mut self, key: &'static str, value: impl Into<Arg<'a>>) -> Self {
        self.args.push((key, value.into()));
        self
    }

    fn say(&self, key: &str) -> Text {
        texts().say_with(self.lang, key, |name| {
            let known = self.args.iter().find(|(known, _)| *known == name);
            known.map(|(_, value)| borrow(value)).or_else(|| self.declined(name))
        })
    }

    /// The hero that the sentence names so, in that case.
    fn declined(&self, name: &str) -> Option<Arg<'_>> {
        self.heroes.iter().find_map(|(keys, who)| {
            let case = keys.iter().position(|key| *key == name)?;
            Some(self.data.phrases.hero(*who, case, self.lang).into())
        })
    }
}

/// A hero's name in each case.
pub(crate) fn declined(card: &HeroCard, lang: Lang) -> [&str; CASES] {
    let name = card.name.get(lang);
    let cases = match lang {
        Lang::En => return [name; CASES],
        Lang::Ru => &card.cases.ru,
        Lang::Cs => &card.cases.cs,
    };
    [name, &cases.r#gen, &cases.dat, &cases.acc, &cases.ins]
}

pub(crate) fn card_name(data: &Data, card: Card, lang: Lang) -> &str {
    data.action(card).map_or_else(|| card.id(), |action| action.name.get(lang))
}

fn list(data: &Data, people: &[Who], lang: Lang) -> String {
    let names: Vec<String> =
        people.iter().map(|who| piece("hero", who.seat, data.hero(who.hero).name.get(lang))).collect();
    names.join(", ")
}

/// What was said, as a sentence: `{hero:acc}` in a line is the hero's name in that case.
fn spoken(data: &Data, words: &Words, lang: Lang) -> String {
    let Some(line) = words.line.and_then(|line| data.line(line)) else {
        return words.text.clone().unwrap_or_default();
    };
    let mut text = line.name.get(lang).to_owned();
    for (param, hero) in [("hero", words.hero), ("hero2", words.hero2)] {
        let Some(hero) = hero else { continue };
        let [nom, r#gen, dat, acc, ins] = declined(data.hero(hero), lang);
        for (case, name) in [("", nom), (":gen", r#gen), (":dat", dat), (":acc", acc), (":ins", ins)] {
            text = text.replace(&format!("{{{param}{case}}}"), name);
        }
    }
    match words.slot {
        Some(slot) => format!("{text} ({})", texts().say(lang, "slot", [("slot", slot.0.into())]).plain()),
        None => text,
    }
}

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
        data.option_schemas()
    }

    fn presets(data: &'static Data) -> Vec<Preset> {
        data.presets()
    }

    fn catalogue(data: &'static Data) -> Catalogue {
        data.catalogue()
    }

    fn move_text(&self, _: Seat, mv: Move, lang: Lang) -> Text {
        let sentence = Sentence::new(&self.data, lang);
        match mv {
            Move::Heroes(knights) => {
                let names = |mask: u8, first: u8| {
                    let heroes = (0..4).filter(|bit| mask & 1 << bit != 0).map(|bit| Hero(first + bit));
                    heroes.map(|hero| self.data.hero(hero).name.get(lang)).collect::<Vec<_>>().join(", ")
                };
                let crusaders = names(knights.crusaders, 0);
                let saracens = names(knights.saracens, 4);
                sentence.with("crusaders", crusaders).with("saracens", saracens).say("move-heroes")
            }
            Move::FaceDown { card, target } => sentence.card(card).hero(&TARGET, self.who(target)).say("move-down"),
            Move::FaceUp { card, target, extra } => {
                let sentence = sentence.card(card).hero(&TARGET, self.who(target));
                match extra {
                    None => sentence.say("move-up"),
                    Some(Extra::Move { slot, to }) => sentence.slot(slot).hero(&TO, self.who(to)).say("move-up-move"),
                    Some(Extra::Discard { slot }) => sentence.slot(slot).say("move-up-discard"),
                    Some(Extra::Take { slot, to }) if to == self.table.mover => sentence.slot(slot).say("move-up-take"),
                    Some(Extra::Take { slot, to }) => sentence.slot(slot).hero(&TO, self.who(to)).say("move-up-pass"),
                }
            }
            Move::Declare => sentence.say("move-declare"),
            Move::Ready => sentence.say("move-ready"),
        }
    }

    fn is_show(event: &Event) -> bool {
        matches!(event, Event::Declared { .. })
    }

    fn event_text(data: &'static Data, event: &Event, lang: Lang) -> Text {
        let sentence = Sentence::new(data, lang);
        match event {
            Event::Reseated { .. } => sentence.say("reseated"),
            Event::BoutBegan { bout, heroes, .. } => {
                sentence.with("bout", *bout).with("heroes", list(data, heroes, lang)).say("bout-began")
            }
            Event::GoalDrawn { who, goal: None } => sentence.hero(&WHO, *who).say("goal-drawn"),
            Event::GoalDrawn { who, goal: Some(goal) } => {
                let name = data.goal_name(*goal).get(lang).to_owned();
                sentence.hero(&WHO, *who).with("goal", name).say("goal-seen")
            }
            Event::RoundBegan { round, first, .. } => {
                sentence.with("round", *round).hero(&WHO, *first).say("round-began")
            }
            Event::HandDealt { who, count, cards } => {
                let sentence = sentence.hero(&WHO, *who).with("count", *count);
                match cards {
                    None => sentence.say("hand-dealt"),
                    Some(cards) => {
                        let names: Vec<&str> = cards.iter().map(|card| card_name(data, *card, lang)).collect();
                        sentence.with("cards", names.join(", ")).say("hand-seen")
                    }
                }
            }
            Event::PlayedDown { who, target, slot, card } => {
                let sentence = sentence.hero(&WHO, *who).hero(&TARGET, *target).slot(*slot);
                match card {
                    None => sentence.say("played-down"),
                    Some(card) => sentence.card(*card).say("played-down-seen"),
                }
            }
            Event::PlayedUp { who, target, slot, card, lapsed } => {
                let key = if *lapsed { "played-up-lapsed" } else { "played-up" };
                sentence.hero(&WHO, *who).hero(&TARGET, *target).slot(*slot).card(*card).say(key)
            }
            Event::Moved { who, slot, from, to } => {
                sentence.hero(&WHO, *who).slot(*slot).hero(&TARGET, *from).hero(&TO, *to).say("moved")
            }
            Event::Discarded { who, slot, from } => {
                sentence.hero(&WHO, *who).slot(*slot).hero(&TARGET, *from).say("discarded")
            }
            Event::Taken { who, slot, from, to, card } => {
                let own = if who.seat == to.seat { "taken" } else { "passed" };
                let sentence = sentence.hero(&WHO, *who).slot(*slot).hero(&TARGET, *from).hero(&TO, *to);
                match card {
                    None => sentence.say(own),
                    Some(card) => sentence.card(*card).say(&format!("{own}-seen")),
                }
            }
            Event::Declared { who, forced, .. } => {
                sentence.hero(&WHO, *who).say(if *forced { "declared-forced" } else { "declared" })
            }
            Event::Revealed { cards } => sentence.with("count", cards.len()).say("revealed"),
            Event::Wounded { who, swords, shields, new, total, dead } => {
                let key = match (*dead, *new) {
                    (true, _) => "killed",
                    (false, 0) => "unhurt",
                    (false, _) => "wounded",
                };
                let sentence = sentence.hero(&WHO, *who).with("swords", *swords).with("shields", *shields);
                sentence.with("new", *new).with("total", *total).say(key)
            }
            Event::RoundEnded { first } => sentence.hero(&WHO, *first).say("round-ended"),
            Event::BoutEnded { ending, winners, .. } => {
                let how = sentence_of_ending(*ending);
                let how = texts().say(lang, how, []).plain();
                let key = if winners.is_empty() { "bout-ended-nobody" } else { "bout-ended" };
                let sentence = sentence.with("how", how).with("count", winners.len());
                sentence.with("winners", list(data, winners, lang)).say(key)
            }
            Event::Ready { who } => sentence.hero(&WHO, *who).say("ready"),
            Event::TokensGiven { tokens } => sentence.with("tokens", tally(tokens)).say("tokens-given"),
            Event::MatchEnded { winners, tokens } => {
                let key = if winners.is_empty() { "match-ended-nobody" } else { "match-ended" };
                let sentence = sentence.with("count", winners.len()).with("tokens", tally(tokens));
                sentence.with("winners", list(data, winners, lang)).say(key)
            }
            Event::Said { who, to, words, .. } => {
                let sentence = sentence.hero(&WHO, *who);
                match (to, words) {
                    (None, Some(words)) => sentence.with("words", spoken(data, words, lang)).say("said"),
                    (Some(to), Some(words)) => {
                        sentence.hero(&TO, *to).with("words", spoken(data, words, lang)).say("whispered")
                    }
                    (Some(to), None) => sentence.hero(&TO, *to).say("whisper-seen"),
                    (None, None) => Text::default(),
                }
            }
            Event::Judged { who, words, verdict, .. } => {
                let key = match verdict {
                    crate::Verdict::Kept => "judged-kept",
                    crate::Verdict::Broken => "judged-broken",
                };
                sentence.hero(&WHO, *who).with("words", spoken(data, words, lang)).say(key)
            }
        }
    }

    fn refusal_text(&self, refusal: &WhyNot, lang: Lang) -> Text {
        let sentence = Sentence::new(&self.data, lang);
        match refusal {
            WhyNot::NotInHand { card } => sentence.card(*card).say("why-not-in-hand"),
            WhyNot::NoSuchHero { seat } => sentence.with("seat", seat.index()).say("why-no-such-hero"),
            WhyNot::OpenOnOneself => sentence.say("why-open-on-oneself"),
            WhyNot::ExtraIsCompulsory { target, .. } => sentence.hero(&TARGET, self.who(*target)).say("why-compulsory"),
            WhyNot::NothingForExtra { target } => sentence.hero(&TARGET, self.who(*target)).say("why-nothing-there"),
            WhyNot::WrongExtra { card, .. } => sentence.card(*card).say("why-wrong-extra"),
            WhyNot::NotAnEarlierCard { slot, target } => {
                sentence.slot(*slot).hero(&TARGET, self.who(*target)).say("why-not-earlier")
            }
            WhyNot::MoveToTheSameHero { target } => sentence.hero(&TARGET, self.who(*target)).say("why-same-hero"),
            WhyNot::SkirmishTooEarly { turns, needed } => {
                sentence.with("left", needed.saturating_sub(*turns)).say("why-too-early")
            }
            WhyNot::NotThisDecision => sentence.say("why-not-now"),
            WhyNot::WrongNumberOfKnights { needed } => sentence.with("needed", *needed).say("why-number-of-knights"),
            WhyNot::TalkIsOff => sentence.say("why-talk-off"),
            WhyNot::NoTalkNow => sentence.say("why-no-talk-now"),
            WhyNot::WhispersAreOff => sentence.say("why-no-whispers"),
            WhyNot::TalkedTooMuch { limit, lap } => {
                sentence.with("limit", *limit).say(if *lap { "why-talked-lap" } else { "why-talked-turn" })
            }
            WhyNot::BadLine { .. } => sentence.say("why-bad-line"),
        }
    }

    fn chance_text(&self, prior: &[u32], value: u32, lang: Lang) -> Option<String> {
        self.meaning(prior, value, lang)
    }

    fn counted(data: &'static Data) -> Vec<(&'static str, Vec<&'static str>)> {
        data.counted()
    }

    const FACTS_FROM_LOG: bool = true;

    /// Role, hero and goals, the cards that were played open and hidden, and what became of the hero.
    fn facts(&self, seat: Seat, log: &[Event], facts: &mut Facts) {
        let role = match (self.is_wizard(seat), self.table.aims[seat.index()]) {
            (true, _) => "wizard",
            (false, crate::state::Aim::Hunt) => "hunter",
            (false, crate::state::Aim::Sympathy(_)) => "sympathy",
        };
        facts.flag("role", role);
        facts.flag("hero", self.table.heroes[seat.index()].id());
        for goal in self.goals(seat) {
            facts.flag("goal", goal.id());
        }
        let (mut open, mut hidden, mut declared) = (0.0, 0.0, 0.0);
        for event in log {
            match event {
                Event::PlayedUp { who, card, .. } if who.seat == seat => {
                    open += 1.0;
                    facts.flag("card-open", card.id());
                }
                Event::PlayedDown { who, card, .. } if who.seat == seat => {
                    hidden += 1.0;
                    if let Some(card) = card {
                        facts.flag("card-hidden", card.id());
                    }
                }
                Event::Declared { who, .. } if who.seat == seat => declared += 1.0,
                _ => {}
            }
        }
        facts.number("cards-open", open);
        facts.number("cards-hidden", hidden);
        facts.number("declared", declared);
        facts.number("died", f64::from(u8::from(self.is_dead(seat))));
        let judged = |wanted: Verdict| {
            let mine = |event: &&Event| matches!(event, Event::Judged { who, verdict, .. } if who.seat == seat && *verdict == wanted);
            log.iter().filter(mine).count() as f64
        };
        facts.number("word-kept", judged(Verdict::Kept));
        facts.number("word-broken", judged(Verdict::Broken));
        if seat.index() == 0 {
            facts.number("skirmishes", f64::from(self.table.round));
            facts.number("bouts", f64::from(self.table.bout));
            let dead = Seat::all(self.seats()).filter(|seat| self.is_dead(*seat)).count();
            facts.number("deaths", dead as f64);
        }
    }
}

fn sentence_of_ending(ending: Ending) -> &'static str {
    match ending {
        Ending::SideWins(crate::Side::Crusaders) => "ending-crusaders",
        Ending::SideWins(crate::Side::Saracens) => "ending-saracens",
        Ending::Draw => "ending-draw",
        Ending::WizardAlone => "ending-wizard-alone",
        Ending::Void => "ending-void",
    }
}

fn tally(tokens: &[u8]) -> String {
    tokens.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_language_lacks_a_sentence() {
        assert_eq!(Texts::missing(SOURCES), Vec::<String>::new());
    }

    /// A sentence names a hero in no case that heroes do not have.
    #[test]
    fn heroes_have_the_cases_that_sentences_ask_for() {
        let asked = SOURCES.into_iter().flat_map(quintain_core::text::arguments);
        for (sentence, argument) in asked.filter(|(_, argument)| argument.contains('-')) {
            let known = [WHO, TARGET, TO].iter().any(|keys| keys.contains(&argument.as_str()));
            assert!(known, "{sentence}: ${argument}");
        }
    }
}
