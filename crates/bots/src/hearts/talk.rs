//! What the goal-directed player says (HEA-TALK): at most one line in each of its own turns,
//! by temperament. It says nothing but canned lines, and only what any player in its seat could say.

use super::Look;
use super::weights::Weights;
use quintain_core::{Fast, Luck, Seat, Speaking};
use quintain_hearts::{Card, Hearts, Hero, Move, PlaceView, Role, Said, Slot, SlotView, Speech, View};

/// Sampled worlds for the question whether a truce is worth it.
const WORLDS: usize = 8;
/// Without being asked it speaks in one turn of so many.
const SELDOM: u32 = 3;

/// How it deals with the truth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Temperament {
    /// Answers its friends truly, promises what it will do, never names its goal.
    Honest,
    /// Calls, thanks and refuses.
    Guarded,
    /// Says the opposite, denies what is true, accuses anybody.
    Sly,
}

impl Temperament {
    /// Drawn at the start of each bout: 50, 30 and 20 of a hundred.
    fn of(character: u64, bout: u8) -> Self {
        match Fast::new(character.wrapping_add(u64::from(bout))).below(10) {
            0..5 => Self::Honest,
            5..8 => Self::Guarded,
            _ => Self::Sly,
        }
    }
}

/// A player who may speak.
struct Speaker<'a> {
    speaking: &'a Speaking<'a, Hearts>,
    view: View,
    seat: Seat,
}

/// What the player says before its move, if anything.
pub(super) fn speak(speaking: &Speaking<'_, Hearts>, luck: &mut dyn Luck) -> Option<Speech> {
    let (view, seat) = (speaking.seen.view(), speaking.seen.seat());
    let speaker = Speaker { speaking, view, seat };
    let turn = (speaker.view.round, speaker.view.turns);
    let spoken = |said: &Said| said.by == seat && said.when() == turn;
    if speaker.view.mover != Some(seat) || speaking.talk.said().iter().any(spoken) {
        return None;
    }
    let temperament = Temperament::of(speaking.character, speaker.view.bout);
    speaker.answer(temperament, luck).or_else(|| {
        (luck.below(SELDOM) == 0).then_some(())?;
        match temperament {
            Temperament::Honest => speaker.promise(),
            Temperament::Guarded => speaker.thank().or_else(|| speaker.call(luck)),
            Temperament::Sly => speaker.mislead(luck),
        }
    })
}

impl Speaker<'_> {
    /// The line with this id and these parameters, if it may be said.
    fn line(&self, id: &str, hero: Option<Hero>, slot: Option<Slot>) -> Option<Speech> {
        self.lines(id).find(|speech| speech.words.hero == hero && speech.words.slot == slot).cloned()
    }

    /// All lines with this id that may be said.
    fn lines<'b>(&'b self, id: &'b str) -> impl Iterator<Item = &'b Speech> {
        self.speaking.lines.iter().filter(move |speech| self.is(speech, id))
    }

    fn is(&self, speech: &Speech, id: &str) -> bool {
        speech.words.line.and_then(|line| self.speaking.seen.data().line(line)).is_some_and(|line| line.id() == id)
    }

    fn hero(&self, seat: Seat) -> Option<Hero> {
        self.view.seats.get(seat.index())?.hero
    }

    fn is_sword(&self, card: Card) -> bool {
        self.speaking.seen.data().swords[card.index()] > 0
    }

    fn is_friend(&self, other: Seat) -> bool {
        let side = |seat: Seat| self.view.seats[seat.index()].side;
        other != self.seat && side(other).is_some() && side(other) == side(self.seat)
    }

    fn opponents(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.view.seats.len()).filter(|seat| *seat != self.seat && !self.is_friend(*seat))
    }

    /// Its own cards that lie hidden, and that it knows.
    fn hidden(&self) -> impl Iterator<Item = (&SlotView, Card)> {
        let mine = |slot: &&SlotView| slot.by == self.seat && !slot.up && matches!(slot.place, PlaceView::On(_));
        self.view.slots.iter().filter(mine).filter_map(|slot| Some((slot, slot.card?)))
    }

    /// What was said since its last turn in this round.
    fn news(&self) -> impl Iterator<Item = &Said> {
        let last = self.view.slots.iter().filter(|slot| slot.by == self.seat).map(|slot| slot.slot.0).max();
        let (round, since) = (self.view.round, last.unwrap_or(0));
        let said = self.speaking.talk.said().iter().rev();
        said.filter(move |said| said.by != self.seat && said.when().0 == round && said.when().1 >= since)
    }

    /// Answers a question about its own card, or an offer of truce.
    fn answer(&self, temperament: Temperament, luck: &mut dyn Luck) -> Option<Speech> {
        for said in self.news() {
            let words = &said.speech.words;
            if self.is(&said.speech, "ask-slot")
                && let Some((slot, card)) = self.hidden().find(|(slot, _)| Some(slot.slot) == words.slot)
            {
                return match temperament {
                    Temperament::Honest if self.is_friend(said.by) => self.claim(slot.slot, self.is_sword(card)),
                    Temperament::Sly => self.claim(slot.slot, !self.is_sword(card)),
                    _ => self.line("reply-no", None, None),
                };
            }
            if self.is(&said.speech, "offer-truce") && words.hero == self.hero(self.seat) {
                let accepts = temperament != Temperament::Guarded && !self.wants_to_strike(said.by, luck);
                return if accepts {
                    self.line("accept-truce", self.hero(said.by), None)
                } else {
                    self.line("reply-no", None, None)
                };
            }
        }
        None
    }

    fn claim(&self, slot: Slot, sword: bool) -> Option<Speech> {
        self.line(if sword { "claim-slot-sword" } else { "claim-slot-shield" }, None, Some(slot))
    }

    /// The hero whom a move strikes, or whom it protects.
    fn aim(&self, mv: Move) -> Option<(Seat, bool)> {
        match mv {
            Move::FaceDown { card, target } | Move::FaceUp { card, target, .. } => Some((target, self.is_sword(card))),
            _ => None,
        }
    }

    /// Is striking this hero among the three best moves, or the one it is about to make?
    fn wants_to_strike(&self, other: Seat, luck: &mut dyn Luck) -> bool {
        let strikes = |mv: Move| self.aim(mv) == Some((other, true));
        if strikes(self.speaking.intends) {
            return true;
        }
        let worlds: Vec<Hearts> = (0..WORLDS).map(|_| self.speaking.seen.sample(luck)).collect();
        let value =
            |mv: Move| worlds.iter().map(|world| Look::of(Weights::usual(), world, self.seat).after(mv)).sum::<f64>();
        let mut moves: Vec<(f64, Move)> = self.speaking.seen.moves().iter().map(|mv| (value(*mv), *mv)).collect();
        moves.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        moves.iter().take(3).any(|(_, mv)| strikes(*mv))
    }

    /// Promises what it is about to do.
    fn promise(&self) -> Option<Speech> {
        let (target, sword) = self.aim(self.speaking.intends)?;
        self.line(if sword { "promise-attack" } else { "promise-protect" }, self.hero(target), None)
    }

    /// Thanks for a shield that was openly laid before it.
    fn thank(&self) -> Option<Speech> {
        let last = self.view.slots.iter().filter(|slot| slot.by == self.seat).map(|slot| slot.slot.0).max();
        let kind = |slot: &SlotView| {
            let shield = slot.card.is_some_and(|card| !self.is_sword(card));
            slot.slot.0 > last.unwrap_or(0) && slot.up && shield && slot.place == PlaceView::On(self.seat)
        };
        self.view.slots.iter().any(kind).then(|| self.line("thanks", None, None))?
    }

    /// Calls for what its goal needs, as far as everybody knows it anyway: its friends protected, others struck.
    fn call(&self, luck: &mut dyn Luck) -> Option<Speech> {
        let spared = self.cares_for(luck);
        let struck: Vec<Seat> = self.opponents().filter(|seat| !spared.contains(seat)).collect();
        let friends: Vec<Seat> = Seat::all(self.view.seats.len()).filter(|seat| self.is_friend(*seat)).collect();
        if let Some(friend) = any(&friends, luck)
            && luck.below(2) == 0
        {
            return self.line("call-protect", self.hero(*friend), None);
        }
        self.line("call-attack", self.hero(*any(&struck, luck)?), None)
    }

    /// Whom it wants to live beside its friends: its own goal, which every world it can imagine agrees on.
    fn cares_for(&self, luck: &mut dyn Luck) -> Vec<Seat> {
        match self.speaking.seen.sample(luck).role(self.seat) {
            Role::Knight(_, sympathy) => vec![sympathy],
            Role::Wizard(wards) => wards.to_vec(),
            Role::Hunter(_) => Vec::new(),
        }
    }

    /// The opposite of the truth about a card of its own, its sympathy denied, or anybody accused.
    fn mislead(&self, luck: &mut dyn Luck) -> Option<Speech> {
        let mut lies: Vec<Speech> =
            self.hidden().filter_map(|(slot, card)| self.claim(slot.slot, !self.is_sword(card))).collect();
        match self.speaking.seen.sample(luck).role(self.seat) {
            Role::Knight(_, sympathy) => lies.extend(self.line("deny-sympathy", self.hero(sympathy), None)),
            Role::Hunter(_) => lies.extend(self.line("deny-hunter", None, None)),
            Role::Wizard(_) => {}
        }
        let opponents: Vec<Option<Hero>> = self.opponents().map(|seat| self.hero(seat)).collect();
        let accusations: Vec<&Speech> =
            self.lines("accuse-sympathy").filter(|speech| opponents.contains(&speech.words.hero)).collect();
        lies.extend(any(&accusations, luck).map(|speech| (*speech).clone()));
        any(&lies, luck).cloned()
    }
}

fn any<'a, T>(all: &'a [T], luck: &mut dyn Luck) -> Option<&'a T> {
    (!all.is_empty()).then(|| luck.below(all.len() as u32) as usize).and_then(|index| all.get(index))
}

#[cfg(test)]
mod tests {
    use super::*;
    use quintain_core::record::Stamp;
    use quintain_core::registry::Edition;
    use quintain_core::table::{LuckSource, Table};
    use quintain_core::talk::Talk as _;
    use quintain_core::{Game as _, Next, Seen, Viewer};
    use serde_json::json;

    fn table(options: &serde_json::Value, seed: u64) -> Table<Hearts> {
        Edition::<Hearts>::new().table(options, LuckSource::seed(seed)).unwrap()
    }

    fn id(table: &Table<Hearts>, speech: &Speech) -> String {
        table.game().data().line(speech.words.line.unwrap()).unwrap().id().to_owned()
    }

    fn says(table: &Table<Hearts>, seat: Seat, intends: Move, character: u64, luck: &mut Fast) -> Option<Speech> {
        let mut moves = Vec::new();
        table.game().legal_moves(seat, &mut moves);
        let talk = table.talk().heard_by(seat);
        let lines = table.talk().lines(table.game(), seat);
        let seen = Seen::new(table.game(), seat, &moves);
        speak(&Speaking { seen, talk: &talk, lines: &lines, intends, character }, luck)
    }

    /// Somebody asks about a card, or offers a truce.
    fn somebody_asks(table: &mut Table<Hearts>, mover: Seat, luck: &mut Fast) {
        let seat = Seat::new(luck.below(table.game().seats() as u32) as usize);
        let lines = table.talk().lines(table.game(), seat);
        let asked = |speech: &&Speech| ["ask-slot", "offer-truce"].contains(&id(table, speech).as_str());
        let asked: Vec<Speech> = lines.iter().filter(asked).cloned().collect();
        if let (true, Some(speech)) = (seat != mover, any(&asked, luck)) {
            table.say(seat, speech.clone(), Stamp::default()).unwrap();
        }
    }

    #[test]
    fn bots_speak_once_in_a_turn_and_by_temperament() {
        let mut heard = std::collections::BTreeMap::new();
        for seed in 0..12 {
            let luck = &mut Fast::new(seed);
            let mut table = table(&json!({ "players": 5 }), seed);
            loop {
                table.deal(&Stamp::default()).unwrap();
                let Next::Decide { seats, .. } = table.game().next() else { break };
                let seat = seats.first().unwrap();
                somebody_asks(&mut table, seat, luck);
                let mut moves = Vec::new();
                table.game().legal_moves(seat, &mut moves);
                let intends = moves[luck.below(moves.len() as u32) as usize];
                let character = seed * 100 + seat.index() as u64;
                if let Some(speech) = says(&table, seat, intends, character, luck) {
                    let temperament = Temperament::of(character, table.game().view(Viewer::EVERYTHING).bout);
                    check(&table, seat, temperament, &speech, intends);
                    *heard.entry(format!("{temperament:?} {}", id(&table, &speech))).or_insert(0) += 1;
                    table.say(seat, speech, Stamp::default()).unwrap();
                    for _ in 0..5 {
                        assert_eq!(says(&table, seat, intends, character, luck), None, "one line in a turn");
                    }
                }
                table.play(seat, intends, Stamp::default()).unwrap();
            }
        }
        for (temperament, line) in [
            ("Honest", "claim-slot"),
            ("Honest", "promise-"),
            ("Honest", "accept-truce"),
            ("Honest", "reply-no"),
            ("Guarded", "call-"),
            ("Guarded", "reply-no"),
            ("Sly", "claim-slot"),
            ("Sly", "deny-"),
            ("Sly", "accuse-"),
        ] {
            assert!(heard.keys().any(|key| key.starts_with(&format!("{temperament} {line}"))), "{line}: {heard:?}");
        }
    }

    /// What each temperament may say, and whether it is true.
    fn check(table: &Table<Hearts>, seat: Seat, temperament: Temperament, speech: &Speech, intends: Move) {
        let id = id(table, speech);
        let game = table.game();
        let is_sword = |card: Card| game.data().swords[card.index()] > 0;
        let hero = |seat: Seat| game.view(Viewer::EVERYTHING).seats[seat.index()].hero;
        let true_claim = || {
            let slots = game.view(Viewer::EVERYTHING).slots;
            let slot = slots.iter().find(|slot| Some(slot.slot) == speech.words.slot).unwrap();
            is_sword(slot.card.unwrap()) == (id == "claim-slot-sword")
        };
        let about_goals = ["claim-sympathy", "claim-hunter", "claim-wards", "deny-", "accuse-"];
        match temperament {
            Temperament::Honest => {
                assert!(!about_goals.iter().any(|goal| id.starts_with(goal)), "{id}");
                assert!(!id.starts_with("claim-slot") || true_claim());
                if let (
                    "promise-attack" | "promise-protect",
                    Move::FaceDown { card, target } | Move::FaceUp { card, target, .. },
                ) = (id.as_str(), intends)
                {
                    assert_eq!((hero(target), is_sword(card)), (speech.words.hero, id == "promise-attack"));
                }
            }
            Temperament::Guarded => {
                assert!(["call-attack", "call-protect", "thanks", "reply-no"].contains(&id.as_str()), "{id}");
            }
            Temperament::Sly => {
                assert!(!id.starts_with("claim-slot") || !true_claim());
                if id == "deny-sympathy" {
                    let Role::Knight(_, sympathy) = game.role(seat) else { panic!("only knights deny") };
                    assert_eq!(speech.words.hero, hero(sympathy));
                }
            }
        }
    }

    #[test]
    fn nobody_hears_what_was_whispered_to_others() {
        let mut table = table(&json!({ "players": 4, "whisper": "on" }), 1);
        table.deal(&Stamp::default()).unwrap();
        let [a, b, c] = [0, 1, 2].map(Seat::new);
        let mut speech = table.talk().lines(table.game(), a)[0].clone();
        speech.to = Some(b);
        table.say(a, speech, Stamp::default()).unwrap();
        assert_eq!([a, b, c].map(|seat| table.talk().heard_by(seat).said().len()), [1, 1, 0]);
    }
}
