//! Table talk (HEA-TALK).

use super::*;
use crate::talk::TableTalk;
use crate::{LineFault, Speech, TalkLine, Verdict, Words};
use quintain_core::Audience;
use quintain_core::talk::Talk;

fn line(id: &str) -> Speech {
    data();
    let line = TalkLine::find(id).unwrap_or_else(|| panic!("no line {id}"));
    Speech { to: None, words: Words { line: Some(line), hero: None, hero2: None, slot: None, text: None } }
}

fn about(id: &str, name: &str) -> Speech {
    let mut speech = line(id);
    speech.words.hero = Some(hero(name));
    speech
}

fn both(id: &str, name: &str, other: &str) -> Speech {
    let mut speech = about(id, name);
    speech.words.hero2 = Some(hero(other));
    speech
}

fn slot(id: &str, slot: u8) -> Speech {
    let mut speech = line(id);
    speech.words.slot = Some(Slot(slot));
    speech
}

fn text(words: &str) -> Speech {
    Speech { to: None, words: Words { line: None, hero: None, hero2: None, slot: None, text: Some(words.into()) } }
}

fn whisper(mut speech: Speech, to: usize) -> Speech {
    speech.to = Some(seat(to));
    speech
}

/// A table with its talk.
struct Chat {
    game: Hearts,
    talk: TableTalk,
    judged: Vec<(u16, Verdict, Audience)>,
}

impl Chat {
    fn at(game: Hearts) -> Self {
        Self { talk: TableTalk::new(&game), game, judged: Vec::new() }
    }

    fn say(&mut self, n: usize, speech: &Speech) -> Result<(), Refusal> {
        self.talk.say(&self.game, seat(n), speech, &mut Events::on()).map_err(|illegal| match illegal {
            Illegal::Refused(why) => why,
            other => panic!("{other:?}"),
        })
    }

    fn play(&mut self, mv: Move) {
        let mut events = Events::on();
        let mover = self.game.state.mover;
        let _ = self.game.play(mover, mv, &mut events).unwrap();
        self.heard(events);
    }

    fn down(&mut self, id: &str, target: usize) {
        provide(&mut self.game, id);
        self.play(Move::FaceDown { card: card(id), target: seat(target) });
    }

    fn up(&mut self, id: &str, target: usize, extra: Option<Extra>) {
        provide(&mut self.game, id);
        self.play(Move::FaceUp { card: card(id), target: seat(target), extra });
    }

    fn declare(&mut self) {
        let mut events = Events::on();
        self.game.state.lap = self.game.state.lap.max(1);
        self.game.skirmish(false, &mut events);
        self.heard(events);
    }

    fn heard(&mut self, mut events: Events<Event>) {
        let happened = events.take();
        let mut judged = Events::on();
        self.talk.observe(&self.game, &happened, &mut judged);
        for (audience, event) in judged.take() {
            if let Event::Judged { number, verdict, .. } = event {
                self.judged.push((number, verdict, audience));
            }
        }
    }

    /// What became of the lines, by number.
    fn verdicts(&self) -> Vec<(u16, Verdict)> {
        self.judged.iter().map(|(number, verdict, _)| (*number, *verdict)).collect()
    }
}

use Verdict::{Broken, Kept};

/// HEA-TALK-01: anybody may speak at any time in a bout, and a turn is never delayed by it.
#[test]
fn anybody_may_speak_at_any_time_in_a_bout() {
    let mut chat = Chat::at(t4());
    let before = chat.game.next();
    for n in [3, 1, 0] {
        assert_eq!(chat.say(n, &line("call-wait")), Ok(()));
    }
    assert_eq!(chat.game.next(), before);
    chat.game.state.phase = Phase::BoutEnd;
    assert_eq!(chat.say(0, &line("thanks")), Err(Refusal::NoTalkNow));
}

/// HEA-TALK-02: nothing said binds anybody or changes the game.
#[test]
fn nothing_said_changes_the_game() {
    let mut chat = Chat::at(t4());
    let before = chat.game;
    chat.say(0, &about("promise-spare", "ruggiero")).unwrap();
    assert_eq!(chat.game, before);
    assert!(moves(&chat.game).contains(&Move::FaceDown { card: card("sword-1-move"), target: seat(1) }));
}

/// HEA-TALK-03: a claim proves nothing: nobody else's view changes by it.
#[test]
fn a_claim_proves_nothing() {
    let mut chat = Chat::at(t4());
    chat.down("sword-3-discard", 1);
    let before: Vec<_> = (0..4).map(|n| chat.game.view(seat(n).into())).collect();
    chat.say(0, &slot("claim-slot-shield", 1)).unwrap();
    let after: Vec<_> = (0..4).map(|n| chat.game.view(seat(n).into())).collect();
    assert_eq!(before, after);
}

/// HEA-TALK-04: free, canned or silent; whispers only where they are allowed, and seen as such by all.
#[test]
fn talk_and_whispers_are_options() {
    let mut chat = Chat::at(t4());
    assert_eq!(chat.say(0, &text("A word in your ear")), Ok(()));
    assert_eq!(chat.say(0, &whisper(line("reply-yes"), 2)), Ok(()));
    chat.game.state.options.whisper = crate::Switch::Off;
    assert_eq!(chat.say(0, &whisper(line("reply-yes"), 2)), Err(Refusal::WhispersAreOff));
    chat.game.state.options.talk = crate::TalkOption::Canned;
    assert_eq!(chat.say(0, &text("hush")), Err(Refusal::TalkIsOff));
    assert_eq!(chat.say(0, &line("reply-yes")), Ok(()));
    chat.game.state.options.talk = crate::TalkOption::Silent;
    assert_eq!(chat.say(0, &line("reply-yes")), Err(Refusal::TalkIsOff));
    let mut events = Events::on();
    let game = t4();
    TableTalk::new(&game).say(&game, seat(0), &whisper(line("thanks"), 2), &mut events).unwrap();
    for n in 0..4 {
        let heard = events.seen_by(seat(n).into()).any(|event| matches!(event, Event::Said { words: Some(_), .. }));
        let noticed = events.seen_by(seat(n).into()).count();
        assert_eq!((heard, noticed), (n == 0 || n == 2, 1), "seat {n}");
    }
}

/// HEA-TALK-05: four canned lines between two turns, twelve in a lap; whispers count.
#[test]
fn talk_is_limited() {
    let mut chat = Chat::at(t4());
    for turn in 0..3 {
        for number in 0..4 {
            let speech = if number == 0 { whisper(line("thanks"), 1) } else { line("thanks") };
            assert_eq!(chat.say(0, &speech), Ok(()), "turn {turn}");
        }
        assert_eq!(chat.say(0, &line("thanks")), Err(Refusal::TalkedTooMuch { limit: 4, lap: false }));
        assert_eq!(chat.say(0, &text("free words do not count")), Ok(()));
        chat.down("shield-1-take", 0);
    }
    assert_eq!(chat.say(0, &line("thanks")), Err(Refusal::TalkedTooMuch { limit: 12, lap: true }));
    assert_eq!(chat.say(1, &line("thanks")), Ok(()));
    chat.down("shield-1-take", 0);
    assert_eq!(chat.say(0, &line("thanks")), Ok(()), "a new lap");
}

/// HEA-TALK-06: claims about a card are judged by the card turned up.
#[test]
fn claims_are_judged_by_the_card() {
    let mut chat = Chat::at(t4());
    chat.down("sword-1-take", 1);
    chat.say(0, &slot("claim-slot-shield", 1)).unwrap();
    chat.say(2, &slot("claim-slot-sword", 1)).unwrap();
    chat.down("shield-1-take", 3);
    chat.say(1, &slot("claim-slot-shield", 2)).unwrap();
    chat.up("shield-1-discard", 3, discard(2));
    chat.declare();
    assert_eq!(chat.verdicts(), [(1, Broken), (2, Kept)], "the third was discarded unseen");
}

/// HEA-TALK-06: promises are judged by the cards the speaker played; moved cards do not count.
#[test]
fn promises_are_judged_by_what_was_played() {
    let mut chat = Chat::at(t4());
    chat.say(0, &about("promise-spare", "ruggiero")).unwrap(); // 1
    chat.say(0, &about("promise-attack", "rodomonte")).unwrap(); // 2
    chat.say(1, &about("promise-protect", "ruggiero")).unwrap(); // 3
    chat.say(2, &about("promise-spare", "rodomonte")).unwrap(); // 4
    chat.say(3, &about("promise-attack", "orlando")).unwrap(); // 5
    chat.down("sword-1-take", 1);
    chat.down("shield-1-take", 1);
    chat.up("shield-1-move", 1, move_to(1, 3));
    chat.down("shield-1-take", 0);
    chat.declare();
    assert_eq!(chat.verdicts(), [(1, Broken), (2, Broken), (3, Kept), (4, Kept), (5, Broken)]);
}

/// HEA-TALK-07: claims are tied to slots and heroes, and gone with the bout: the record of them is per bout.
#[test]
fn what_was_said_belongs_to_the_bout() {
    let mut chat = Chat::at(t4());
    chat.down("sword-1-take", 1);
    chat.say(0, &slot("claim-slot-sword", 1)).unwrap();
    assert_eq!(chat.talk.said()[0].speech.words.slot, Some(Slot(1)));
    let mut events = Events::on();
    events.all(|| Event::BoutBegan { bout: 2, heroes: Vec::new(), crusaders: SeatSet::EMPTY, wizard: None });
    chat.heard(events);
    assert!(chat.talk.said().is_empty());
}

/// HEA-TALK-08: hidden cards that were discarded are no evidence; `promise-wait`; truces bind from the answer.
#[test]
fn what_nobody_saw_decides_nothing() {
    let mut chat = Chat::at(t4());
    chat.say(0, &about("promise-attack", "ruggiero")).unwrap(); // 1: his only card there is discarded
    chat.say(0, &about("promise-spare", "ruggiero")).unwrap(); // 2: likewise
    chat.say(3, &line("promise-wait")).unwrap(); // 3
    chat.down("sword-1-take", 1);
    chat.down("shield-1-take", 0);
    chat.up("shield-1-discard", 1, discard(1));
    chat.say(3, &about("offer-truce", "orlando")).unwrap(); // 4: never answered
    chat.down("shield-1-take", 0);
    chat.game.state.mover = seat(3);
    chat.declare();
    assert_eq!(chat.verdicts(), [(3, Broken)]);

    let mut truce = Chat::at(t4());
    truce.say(0, &about("offer-truce", "ruggiero")).unwrap(); // 1
    truce.down("sword-1-take", 1);
    truce.say(1, &about("accept-truce", "orlando")).unwrap(); // 2
    truce.down("sword-1-move", 0);
    truce.down("shield-1-take", 2);
    truce.down("shield-1-take", 2);
    truce.declare();
    assert_eq!(truce.verdicts(), [(1, Kept), (2, Broken)], "the offer counts from the answer on");
}

/// HEA-TALK-08: only cards played after speaking count, wherever they lie by then.
#[test]
fn a_promise_looks_forward() {
    let mut chat = Chat::at(t4());
    chat.down("sword-1-take", 1);
    chat.say(0, &about("promise-spare", "ruggiero")).unwrap();
    chat.down("shield-1-take", 0);
    chat.down("shield-1-take", 0);
    chat.down("shield-1-take", 0);
    chat.declare();
    assert_eq!(chat.verdicts(), [(1, Kept)]);
}

/// HEA-TALK-09: lines about goals are judged when the goals are shown.
#[test]
fn goal_lines_are_judged_at_the_end() {
    let mut chat = Chat::at(t5());
    chat.say(1, &about("claim-sympathy", "rinaldo")).unwrap(); // 1 true
    chat.say(1, &about("deny-sympathy", "rinaldo")).unwrap(); // 2 false
    chat.say(0, &line("claim-hunter")).unwrap(); // 3 true
    chat.say(0, &line("deny-hunter")).unwrap(); // 4 false
    chat.say(4, &both("claim-wards", "ruggiero", "orlando")).unwrap(); // 5 true, either order
    chat.say(2, &both("accuse-sympathy", "ruggiero", "orlando")).unwrap(); // 6 false
    chat.say(2, &both("accuse-sympathy", "atlante", "ruggiero")).unwrap(); // 7 true: a ward
    chat.say(2, &about("accuse-hunter", "rodomonte")).unwrap(); // 8 true
    lay(&mut chat.game, 0, &["sword-3-discard"]);
    chat.declare();
    let kept: Vec<bool> = chat.verdicts().iter().map(|(_, verdict)| *verdict == Kept).collect();
    assert_eq!(kept, [true, false, true, false, true, false, true, true]);
}

/// HEA-TALK-10: the mark of a whisper is shown to its two seats only.
#[test]
fn the_mark_of_a_whisper_is_for_two() {
    let mut chat = Chat::at(t4());
    chat.down("sword-1-take", 1);
    chat.say(0, &whisper(slot("claim-slot-sword", 1), 2)).unwrap();
    chat.declare();
    let (_, verdict, audience) = chat.judged[0];
    assert_eq!(verdict, Kept);
    for n in 0..4 {
        assert_eq!(audience.includes(seat(n).into()), n == 0 || n == 2);
    }
}

/// HEA-TALK-11: which heroes and cards each line accepts.
#[test]
fn lines_accept_only_what_makes_sense() {
    let mut chat = Chat::at(t5());
    chat.down("sword-1-take", 1);
    chat.up("shield-1-take", 3, None);
    let bad = |fault| Err(Refusal::BadLine { fault });
    for (speaker, speech, answer) in [
        (0, line("claim-sympathy"), bad(LineFault::Params)),
        (0, about("thanks", "ruggiero"), bad(LineFault::Params)),
        (0, about("claim-sympathy", "marfisa"), bad(LineFault::Hero)),
        (0, about("claim-sympathy", "rinaldo"), bad(LineFault::Hero)),
        (4, about("claim-sympathy", "rinaldo"), bad(LineFault::Role)),
        (4, line("claim-hunter"), bad(LineFault::Role)),
        (0, both("claim-wards", "orlando", "ruggiero"), bad(LineFault::Role)),
        (4, both("claim-wards", "orlando", "rinaldo"), bad(LineFault::Hero)),
        (0, both("accuse-sympathy", "orlando", "ruggiero"), bad(LineFault::Hero)),
        (0, both("accuse-sympathy", "ruggiero", "rodomonte"), bad(LineFault::Hero)),
        (0, both("accuse-sympathy", "ruggiero", "ruggiero"), bad(LineFault::Hero)),
        (0, both("accuse-sympathy", "ruggiero", "rinaldo"), Ok(())),
        (0, about("promise-spare", "orlando"), bad(LineFault::Hero)),
        (0, about("promise-protect", "orlando"), Ok(())),
        (0, about("accuse-hunter", "atlante"), bad(LineFault::Hero)),
        (0, slot("claim-slot-sword", 2), bad(LineFault::Slot)),
        (0, slot("claim-slot-sword", 9), bad(LineFault::Slot)),
        (0, slot("ask-remove", 2), Ok(())),
        (0, whisper(line("thanks"), 0), bad(LineFault::Addressee)),
        (1, text("  "), bad(LineFault::Text)),
        (1, text("a\u{7}b"), bad(LineFault::Text)),
        (1, text(&"x".repeat(301)), bad(LineFault::Text)),
    ] {
        assert_eq!(chat.say(speaker, &speech), answer, "{speech:?}");
    }
    let mut even = Chat::at(t4());
    assert_eq!(even.say(0, &line("claim-hunter")), bad(LineFault::Role));
    let listed = even.talk.lines(&even.game, seat(0));
    assert!(listed.iter().all(|speech| even.talk.clone().say(&even.game, seat(0), speech, &mut Events::on()).is_ok()));
    assert!(listed.len() > 20);
}
