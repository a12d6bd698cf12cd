//! Table talk (HEA-TALK): canned lines with a meaning, words of one's own, and what became of them.
//! Nothing said changes the game (HEA-TALK-02).

use crate::data::{Data, LineCard, Param};
use crate::event::{Event, Shown, TurnedUp, Words};
use crate::ids::{Card, Goal, Hero, Side};
use crate::options::{Switch, TalkOption};
use crate::refusal::{LineFault, Refusal};
use crate::state::{Hearts, Phase, SEATS};
use quintain_core::talk::Talk;
use quintain_core::{Audience, Events, Illegal, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// HEA-TALK-05: canned lines of one seat between two turns of the table.
const LINES_BETWEEN_TURNS: u8 = 4;
/// HEA-TALK-05: canned lines of one seat in a lap.
const LINES_IN_A_LAP: u8 = 12;
/// The longest text of one's own.
const LONGEST_TEXT: usize = 300;

/// Something a seat says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Speech {
    /// The seat it is whispered to; aloud if nobody.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub to: Option<Seat>,
    /// What is said.
    #[serde(flatten)]
    pub words: Words,
}

/// Did it turn out true?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Yes.
    Kept,
    /// No.
    Broken,
}

impl Verdict {
    fn of(kept: bool) -> Self {
        if kept { Self::Kept } else { Self::Broken }
    }
}

/// Something that was said in this bout.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Said {
    /// Its number, from 1, over the whole table.
    pub number: u16,
    /// Who said it.
    pub by: Seat,
    /// What.
    pub speech: Speech,
    /// In which round.
    round: u8,
    /// After how many turns of the round; for an offer, of the answer.
    turn: u8,
    /// What the table has found out.
    pub verdict: Option<Verdict>,
}

impl Said {
    /// When: the round, and how many turns of it had been taken; for an offer that was accepted, by then.
    pub fn when(&self) -> (u8, u8) {
        (self.round, self.turn & !ANSWERED)
    }
}

/// What has been said at the table in this bout, and the plays of the round that it is judged by.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableTalk {
    said: Vec<Said>,
    number: u16,
    between_turns: [u8; SEATS],
    in_lap: [u8; SEATS],
    plays: Vec<Evidence>,
    impatient: Option<Seat>,
}

/// A card played in this round, as the table has seen it.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Evidence {
    by: Seat,
    on: Seat,
    card: Option<Card>,
}

/// The typed meaning of a canned line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meaning {
    SlotIs { sword: bool },
    OwnSympathy { denied: bool },
    OwnHunt { denied: bool },
    Wards,
    SympathyOf,
    HunterIs,
    Spare,
    Attack,
    Protect,
    Wait,
    Offer,
    AskSlot,
    AskRemove,
    Address,
    Free,
}

impl Meaning {
    fn of(line: &LineCard) -> Self {
        let word = |key: &str| line.asserts.get(key).and_then(Value::as_str).unwrap_or_default();
        let has = |key: &str| line.asserts.get(key).is_some();
        match (word("about"), word("kind"), word("act")) {
            ("slot", ..) => Self::SlotIs { sword: word("face") == "sword" },
            ("own-goal", "sympathy", _) => Self::OwnSympathy { denied: has("not_hero") },
            ("own-goal", "wards", _) => Self::Wards,
            ("own-goal", ..) => Self::OwnHunt { denied: has("not_kind") },
            ("goal-of", "sympathy", _) => Self::SympathyOf,
            ("goal-of", ..) => Self::HunterIs,
            ("promise", _, "no-sword-on") => Self::Spare,
            ("promise", _, "sword-on") => Self::Attack,
            ("promise", _, "shield-on") => Self::Protect,
            ("promise", ..) => Self::Wait,
            ("offer", ..) => Self::Offer,
            ("request", ..) if word("wish") == "name-slot" => Self::AskSlot,
            ("request", ..) if word("wish") == "remove-slot" => Self::AskRemove,
            ("courtesy", ..) if !line.params.is_empty() => Self::Address,
            _ => Self::Free,
        }
    }
}

impl Talk<Hearts> for TableTalk {
    type Line = Speech;

    fn new(_: &Hearts) -> Self {
        Self {
            said: Vec::new(),
            number: 0,
            between_turns: [0; SEATS],
            in_lap: [0; SEATS],
            plays: Vec::new(),
            impatient: None,
        }
    }

    fn say(
        &mut self,
        game: &Hearts,
        seat: Seat,
        speech: &Speech,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal<Refusal>> {
        if seat.index() >= game.n() {
            return Err(Illegal::NotAsked { seat, asked: SeatSet::all(game.n()) });
        }
        self.may_say(game, seat, speech).map_err(Illegal::Refused)?;
        self.number += 1;
        if speech.words.line.is_some() {
            self.between_turns[seat.index()] += 1;
            self.in_lap[seat.index()] += 1;
        }
        let (round, turn) = (game.state.round, game.state.plays.len());
        self.answer_offers(game, seat, speech);
        let (number, who) = (self.number, game.who(seat));
        self.said.push(Said { number, by: seat, speech: speech.clone(), round, turn, verdict: None });
        let words = || Some(speech.words.clone());
        match speech.to {
            None => events.all(|| Event::Said { number, who, to: None, words: words() }),
            Some(to) => {
                let to_whom = Some(game.who(to));
                events.split(
                    SeatSet::one(seat).with(to),
                    || Event::Said { number, who, to: to_whom, words: words() },
                    || Event::Said { number, who, to: to_whom, words: None },
                );
            }
        }
        Ok(())
    }

    fn observe(&mut self, game: &Hearts, happened: &[(Audience, Event)], events: &mut Events<Event>) {
        for (audience, event) in happened {
            if audience.includes(quintain_core::Viewer::EVERYTHING) {
                self.witness(game, event, events);
            }
        }
    }

    fn lines(&self, game: &Hearts, seat: Seat) -> Vec<Speech> {
        let heroes: Vec<Option<Hero>> = Seat::all(game.n()).map(|seat| Some(game.state.heroes[seat.index()])).collect();
        let slots: Vec<_> = game.state.plays.numbered().map(|(slot, _)| Some(slot)).collect();
        let mut lines = Vec::new();
        for card in &game.data.lines {
            let some = |param: Param, all: &Vec<Option<Hero>>| {
                if card.params.contains(&param) { all.clone() } else { vec![None] }
            };
            let slots = if card.params.contains(&Param::Slot) { slots.clone() } else { vec![None] };
            for hero in some(Param::Hero, &heroes) {
                for hero2 in some(Param::Hero2, &heroes) {
                    for slot in &slots {
                        let words = Words { line: card.line, hero, hero2, slot: *slot, text: None };
                        let speech = Speech { to: None, words };
                        if self.may_say(game, seat, &speech).is_ok() {
                            lines.push(speech);
                        }
                    }
                }
            }
        }
        lines
    }

    fn heard_by(&self, seat: Seat) -> Self {
        let mut heard = self.clone();
        heard.said.retain(|said| said.speech.to.is_none_or(|to| to == seat || said.by == seat));
        heard
    }
}

impl TableTalk {
    /// What has been said in this bout.
    pub fn said(&self) -> &[Said] {
        &self.said
    }

    fn may_say(&self, game: &Hearts, seat: Seat, speech: &Speech) -> Result<(), Refusal> {
        let options = &game.state.options;
        // HEA-TALK-01: from the dealing of heroes to the end of the bout.
        if !matches!(game.state.phase, Phase::Wards | Phase::Goals | Phase::First | Phase::Deal | Phase::Turn) {
            return Err(Refusal::NoTalkNow);
        }
        let bad = |fault| Err(Refusal::BadLine { fault });
        let words = &speech.words;
        match (options.talk, words.line, &words.text) {
            (TalkOption::Silent, ..) | (TalkOption::Canned, None, Some(_)) => return Err(Refusal::TalkIsOff),
            (_, None, None) | (_, Some(_), Some(_)) => return bad(LineFault::Empty),
            _ => {}
        }
        if let Some(to) = speech.to {
            if options.whisper == Switch::Off {
                return Err(Refusal::WhispersAreOff);
            }
            if to == seat || to.index() >= game.n() {
                return bad(LineFault::Addressee);
            }
        }
        let Some(line) = words.line else {
            let text = words.text.as_deref().unwrap_or_default();
            let fine = !text.trim().is_empty()
                && text.chars().count() <= LONGEST_TEXT
                && !text.chars().any(char::is_control)
                && (words.hero, words.hero2, words.slot) == (None, None, None);
            return if fine { Ok(()) } else { bad(LineFault::Text) };
        };
        let Some(line) = game.data.line(line) else { return bad(LineFault::Empty) };
        check_params(game, seat, line, words).map_err(|fault| Refusal::BadLine { fault })?;
        if self.between_turns[seat.index()] >= LINES_BETWEEN_TURNS {
            return Err(Refusal::TalkedTooMuch { limit: LINES_BETWEEN_TURNS, lap: false });
        }
        if self.in_lap[seat.index()] >= LINES_IN_A_LAP {
            return Err(Refusal::TalkedTooMuch { limit: LINES_IN_A_LAP, lap: true });
        }
        Ok(())
    }

    /// HEA-TALK-08: an offer of a truce binds from the answer on.
    fn answer_offers(&mut self, game: &Hearts, seat: Seat, speech: &Speech) {
        let mine = game.state.heroes[seat.index()];
        if !is_acceptance(&game.data, &speech.words) {
            return;
        }
        for said in &mut self.said {
            let offered = meaning(&game.data, &said.speech.words) == Meaning::Offer;
            let to_me = said.speech.words.hero == Some(mine);
            let by_him = speech.words.hero == Some(game.state.heroes[said.by.index()]);
            if offered && to_me && by_him && said.round == game.state.round {
                said.turn = game.state.plays.len() | ANSWERED;
            }
        }
    }

    /// Follows what the table sees.
    fn witness(&mut self, game: &Hearts, event: &Event, events: &mut Events<Event>) {
        match event {
            Event::BoutBegan { .. } => {
                self.said.clear();
                self.between_turns = [0; SEATS];
                self.in_lap = [0; SEATS];
                self.plays.clear();
                self.impatient = None;
            }
            Event::RoundBegan { round, .. } => {
                self.plays.clear();
                self.impatient = None;
                if *round > 1 {
                    self.in_lap = [0; SEATS];
                }
            }
            Event::PlayedDown { who, target, slot, .. } => self.turn_taken(game, who.seat, target.seat, slot.0, None),
            Event::PlayedUp { who, target, slot, card, .. } => {
                self.turn_taken(game, who.seat, target.seat, slot.0, Some(*card));
            }
            Event::Declared { who, hand, .. } => {
                self.between_turns = [0; SEATS];
                self.impatient = (*hand > 0).then_some(who.seat);
            }
            Event::Revealed { cards } => self.turned_up(game, cards, events),
            Event::BoutEnded { goals, .. } => self.goals_shown(game, goals, events),
            _ => {}
        }
    }

    /// A card was played. Its slot may have been played before and taken back.
    fn turn_taken(&mut self, game: &Hearts, by: Seat, on: Seat, slot: u8, card: Option<Card>) {
        self.plays.truncate(usize::from(slot) - 1);
        self.plays.push(Evidence { by, on, card });
        self.between_turns = [0; SEATS];
        if usize::from(slot) % game.n() == 0 {
            self.in_lap = [0; SEATS];
        }
    }

    /// HEA-TALK-06, 08: claims about cards and promises are judged by the cards the table has seen.
    fn turned_up(&mut self, game: &Hearts, cards: &[TurnedUp], events: &mut Events<Event>) {
        for turned in cards {
            if let Some(play) = self.plays.get_mut(usize::from(turned.slot.0) - 1) {
                play.card = Some(turned.card);
            }
        }
        let round = cards_of_round(game);
        for index in 0..self.said.len() {
            let said = &self.said[index];
            if said.round != round || said.verdict.is_some() {
                continue;
            }
            let verdict = self.judge_promise(game, said, cards);
            self.pronounce(game, index, verdict, events);
        }
    }

    fn judge_promise(&self, game: &Hearts, said: &Said, cards: &[TurnedUp]) -> Option<Verdict> {
        let data = &game.data;
        let words = &said.speech.words;
        let is_sword = |card: Card| data.swords[card.index()] > 0;
        let named = words.hero.and_then(|hero| game.seat_of(hero));
        let from = usize::from(said.turn & !ANSWERED);
        let after = self.plays.iter().skip(from);
        let on_hero = || after.clone().filter(|play| play.by == said.by && Some(play.on) == named);
        let shown = |sword: bool| on_hero().any(|play| play.card.is_some_and(|card| is_sword(card) == sword));
        let hidden = || on_hero().any(|play| play.card.is_none());
        // Kept or broken by what was seen; else decided by what was not done, unless something was hidden.
        let done = |sword: bool| match (shown(sword), hidden()) {
            (true, _) => Some(Verdict::Kept),
            (false, true) => None,
            (false, false) => Some(Verdict::Broken),
        };
        let spared = || match (shown(true), hidden()) {
            (true, _) => Some(Verdict::Broken),
            (false, true) => None,
            (false, false) => Some(Verdict::Kept),
        };
        match meaning(data, words) {
            Meaning::SlotIs { sword } => {
                let turned = cards.iter().find(|turned| Some(turned.slot) == words.slot)?;
                Some(Verdict::of(is_sword(turned.card) == sword))
            }
            Meaning::Spare => spared(),
            Meaning::Offer if said.turn & ANSWERED != 0 => spared(),
            Meaning::Attack => done(true),
            Meaning::Protect => done(false),
            Meaning::Wait => Some(Verdict::of(self.impatient != Some(said.by))),
            _ => None,
        }
    }

    /// HEA-TALK-09: lines about goals are judged when the goals are shown.
    fn goals_shown(&mut self, game: &Hearts, shown: &[Shown], events: &mut Events<Event>) {
        for index in 0..self.said.len() {
            let said = &self.said[index];
            let verdict = judge_goal(game, said, shown);
            self.pronounce(game, index, verdict, events);
        }
    }

    /// HEA-TALK-10: the mark of a whisper is shown to its two seats only.
    fn pronounce(&mut self, game: &Hearts, index: usize, verdict: Option<Verdict>, events: &mut Events<Event>) {
        let said = &mut self.said[index];
        let Some(verdict) = verdict.filter(|_| said.verdict.is_none()) else { return };
        said.verdict = Some(verdict);
        let audience = match said.speech.to {
            None => Audience::ALL,
            Some(to) => Audience::only(SeatSet::one(said.by).with(to)),
        };
        let (number, who, words) = (said.number, game.who(said.by), said.speech.words.clone());
        events.to(audience, || Event::Judged { number, who, words, verdict });
    }
}

/// Marks the turn of an offer that was accepted.
const ANSWERED: u8 = 128;

/// The round whose cards have just been turned up: the game has gone on to the next, unless the bout ended.
fn cards_of_round(game: &Hearts) -> u8 {
    if game.state.ending.is_some() { game.state.round } else { game.state.round - 1 }
}

fn judge_goal(game: &Hearts, said: &Said, shown: &[Shown]) -> Option<Verdict> {
    let data = &game.data;
    let words = &said.speech.words;
    let goals = |seat: Option<Seat>| {
        let of_seat = shown.iter().find(|shown| Some(shown.who.seat) == seat);
        of_seat.map_or(&[][..], |shown| shown.goals.as_slice())
    };
    let holds = |seat: Option<Seat>, goal: Goal| goals(seat).contains(&goal);
    let hunts = |seat: Option<Seat>| holds(seat, data.hunt(Side::Crusaders)) || holds(seat, data.hunt(Side::Saracens));
    let me = Some(said.by);
    let other = words.hero.and_then(|hero| game.seat_of(hero));
    let kept = match meaning(data, words) {
        Meaning::OwnSympathy { denied } => holds(me, data.sympathy(words.hero?)) != denied,
        Meaning::OwnHunt { denied } => hunts(me) != denied,
        Meaning::Wards => holds(me, data.sympathy(words.hero?)) && holds(me, data.sympathy(words.hero2?)),
        Meaning::SympathyOf => holds(other, data.sympathy(words.hero2?)),
        Meaning::HunterIs => hunts(other),
        _ => return None,
    };
    Some(Verdict::of(kept))
}

fn meaning(data: &Data, words: &Words) -> Meaning {
    words.line.and_then(|line| data.line(line)).map_or(Meaning::Free, Meaning::of)
}

fn is_acceptance(data: &Data, words: &Words) -> bool {
    words.line.and_then(|line| data.line(line)).is_some_and(|line| line.id() == "accept-truce")
}

/// HEA-TALK-11: which heroes and cards a line accepts.
fn check_params(game: &Hearts, seat: Seat, line: &LineCard, words: &Words) -> Result<(), LineFault> {
    let given = [
        (Param::Hero, words.hero.is_some()),
        (Param::Hero2, words.hero2.is_some()),
        (Param::Slot, words.slot.is_some()),
    ];
    if given.iter().any(|(param, given)| line.params.contains(param) != *given) {
        return Err(LineFault::Params);
    }
    let in_bout = |hero: Option<Hero>| match hero.map(|hero| game.seat_of(hero)) {
        Some(None) => Err(LineFault::Hero),
        Some(seat) => Ok(seat),
        None => Ok(None),
    };
    let hero = in_bout(words.hero)?;
    let hero2 = in_bout(words.hero2)?;
    if hero.is_some() && hero == hero2 {
        return Err(LineFault::Hero);
    }
    let side = |of: Option<Seat>| of.and_then(|of| game.side(of));
    let mine = game.side(seat);
    let with_wizard = game.state.wizard.is_some();
    let check = |holds: bool, fault: LineFault| if holds { Ok(()) } else { Err(fault) };
    match Meaning::of(line) {
        Meaning::OwnSympathy { .. } => {
            check(mine.is_some(), LineFault::Role)?;
            check(side(hero) == mine.map(Side::other), LineFault::Hero)
        }
        Meaning::OwnHunt { .. } => check(mine.is_some() && with_wizard, LineFault::Role),
        Meaning::Wards => {
            check(game.is_wizard(seat), LineFault::Role)?;
            check(side(hero).is_some() && side(hero).map(Side::other) == side(hero2), LineFault::Hero)
        }
        Meaning::SympathyOf => {
            let fits = match side(hero) {
                Some(side_of_hero) => side(hero2) == Some(side_of_hero.other()),
                None => side(hero2).is_some(),
            };
            check(hero != Some(seat) && fits, LineFault::Hero)
        }
        Meaning::HunterIs => {
            check(with_wizard, LineFault::Role)?;
            check(hero != Some(seat) && side(hero).is_some(), LineFault::Hero)
        }
        Meaning::Spare | Meaning::Attack | Meaning::Offer | Meaning::Address => {
            check(hero != Some(seat), LineFault::Hero)
        }
        Meaning::SlotIs { .. } | Meaning::AskSlot => {
            let hidden = words.slot.is_some_and(|slot| game.lies(slot) && !game.state.plays.get(slot).is_up());
            check(hidden, LineFault::Slot)
        }
        Meaning::AskRemove => check(words.slot.is_some_and(|slot| game.lies(slot)), LineFault::Slot),
        Meaning::Protect | Meaning::Wait | Meaning::Free => Ok(()),
    }
}

impl Hearts {
    /// The seat of a hero of the bout.
    pub(crate) fn seat_of(&self, hero: Hero) -> Option<Seat> {
        Seat::all(self.n()).find(|seat| self.state.heroes[seat.index()] == hero)
    }

    /// Does a card with this number lie on the table?
    fn lies(&self, slot: crate::moves::Slot) -> bool {
        (1..=self.state.plays.len()).contains(&slot.0) && self.state.plays.get(slot).on().is_some()
    }
}
