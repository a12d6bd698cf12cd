//! A table: chance, refusals, and taking back by knowledge.

use crate::{play, table};
use quintain_core::record::{Entry, Logged, Stamp};
use quintain_core::registry::{AnyTable, Told};
use quintain_core::table::LuckSource;
use quintain_core::{Lang, Next, Seat, SeatSet, Viewer};
use serde_json::{Value, json};

const ZERO: Seat = Seat::new(0);
const ONE: Seat = Seat::new(1);

fn dealt() -> Box<dyn AnyTable> {
    let mut table = table(1, LuckSource::caller());
    table.resolve(&[7, 0], Stamp::default()).unwrap();
    table
}

fn refused(table: &mut dyn AnyTable, seat: Seat, mv: &Value) -> (String, Option<&'static str>) {
    let before = (table.fingerprint(), table.len());
    let complaint = table.play(seat, mv, Stamp::default(), Lang::En).unwrap_err();
    assert_eq!((table.fingerprint(), table.len()), before, "a refusal changes nothing");
    (complaint.code.to_owned(), complaint.rule)
}

#[test]
fn the_caller_answers_chance_once_and_in_bounds() {
    let mut table = table(1, LuckSource::caller());
    assert!(table.deal(&Stamp::default()).is_empty(), "the dealer leaves the caller's table alone");
    let Next::Chance(request) = table.next() else { panic!("a deal") };
    assert_eq!((request.label, request.bounds.as_slice()), ("TOY-DEAL", &[8, 7][..]));
    for answer in [&[8, 0][..], &[0, 7], &[0], &[0, 0, 0], &[]] {
        assert_eq!(table.resolve(answer, Stamp::default()).unwrap_err().code, "bad-answer", "{answer:?}");
    }
    assert!(table.is_empty());
    let told = table.resolve(&[7, 0], Stamp::default()).unwrap();
    let seen = |viewer| told.iter().filter(move |told| told.audience.includes(viewer)).map(Told::json);
    let mine = json!({"dealt": {"seat": 0, "rank": 3}});
    let hidden = json!({"dealt": {"seat": 0, "rank": null}});
    for (viewer, first) in
        [(Viewer::Seat(ZERO), &mine), (Viewer::EVERYTHING, &mine), (Viewer::SPECTATOR, &hidden), (ONE.into(), &hidden)]
    {
        assert_eq!(seen(viewer).next().as_ref(), Some(first), "{viewer:?}");
        assert_eq!(seen(viewer).count(), 2, "{viewer:?} is told of two cards");
    }
    assert_eq!(table.resolve(&[0, 0], Stamp::default()).unwrap_err().code, "no-chance-due");
}

#[test]
fn refusals_name_the_rule_and_the_facts_and_change_nothing() {
    let mut table = dealt();
    assert_eq!(refused(&mut *table, ONE, &json!("done")), ("not-asked".into(), None));
    assert_eq!(refused(&mut *table, Seat::new(8), &json!("done")), ("not-asked".into(), None));
    assert_eq!(refused(&mut *table, ZERO, &json!("stay")), ("illegal-move".into(), Some("TOY-TURN-01")));
    for garbage in [json!("teapot"), json!(7), json!(null), json!([["coin"]]), json!({"coin": {}})] {
        assert_eq!(refused(&mut *table, ZERO, &garbage).0, "bad-move", "{garbage}");
    }
    play(&mut *table, &[(0, "coin"), (0, "coin"), (0, "coin")]);
    assert_eq!(refused(&mut *table, ZERO, &json!("coin")), ("illegal-move".into(), Some("TOY-STAKE-02")));
    let complaint = table.play(ZERO, &json!("coin"), Stamp::default(), Lang::En).unwrap_err();
    assert_eq!(complaint.facts, json!({"purse-empty": {"purse": 3}}));
    assert_eq!(complaint.message, "The purse held 3 coins, and all are laid.");
}

#[test]
fn several_moves_are_taken_back_one_by_one_and_no_further_than_chance() {
    let mut table = dealt();
    let start = table.fingerprint();
    play(&mut *table, &[(0, "coin"), (0, "coin"), (0, "done")]);
    assert!(!table.may_undo(ONE), "nobody takes back another seat's move");
    for _ in 0..3 {
        table.undo(ZERO, Stamp::default()).unwrap();
    }
    assert_eq!(table.fingerprint(), start);
    assert_eq!(table.undo(ZERO, Stamp::default()).unwrap_err().code, "nothing-to-undo");
    assert_eq!(table.len(), 7, "what was taken back stays in the record");
}

#[test]
fn another_seats_move_closes_the_way_back() {
    let mut table = dealt();
    play(&mut *table, &[(0, "coin"), (0, "done"), (1, "stay")]);
    assert!(!table.may_undo(ZERO) && table.may_undo(ONE));
    table.undo(ONE, Stamp::default()).unwrap();
    assert!(!table.may_undo(ZERO), "the moves before it stand");
}

#[test]
fn a_sealed_choice_is_hidden_and_free_until_all_are_in() {
    let mut table = dealt();
    play(&mut *table, &[(0, "done")]);
    assert_eq!(table.next(), Next::sealed(SeatSet::all(2)));
    play(&mut *table, &[(1, "stay")]);
    let (before, choices) = (table.fingerprint(), |viewer| table.view(viewer)["choices"].clone());
    assert_eq!(choices(Viewer::Seat(ONE)), json!([null, "stay"]));
    assert_eq!(choices(Viewer::Seat(ZERO)), json!([null, null]));
    assert_eq!(choices(Viewer::SPECTATOR), json!([null, null]));
    table.undo(ONE, Stamp::default()).unwrap();
    play(&mut *table, &[(1, "fold")]);
    assert_ne!(table.fingerprint(), before);
    play(&mut *table, &[(0, "stay")]);
    assert!(!table.may_undo(ZERO) && !table.may_undo(ONE), "now both know");
    let Next::Over(outcome) = table.next() else { panic!("one round") };
    assert_eq!(outcome.winners(), SeatSet::one(ZERO));
    assert!(table.moves(ZERO, Lang::En).is_empty() && table.moves(ONE, Lang::En).is_empty());
}

#[test]
fn a_choice_taken_back_and_made_again_meets_the_same_deal() {
    let second_deal = |moves: &[(usize, &str)], take_back: bool| {
        let mut table = table(2, LuckSource::seed(3));
        play(&mut *table, &[(0, "coin")]);
        if take_back {
            table.undo(ZERO, Stamp::default()).unwrap();
            play(&mut *table, &[(0, "coin")]);
        }
        play(&mut *table, moves);
        table.deal(&Stamp::default());
        table.view(Viewer::EVERYTHING)["cards"].clone()
    };
    let moves = [(0, "done"), (0, "stay"), (1, "stay")];
    let swapped = [(0, "done"), (1, "stay"), (0, "stay")];
    assert_eq!(second_deal(&moves, false), second_deal(&moves, true));
    assert_eq!(second_deal(&moves, false), second_deal(&swapped, false), "timing steers nothing");
}

#[test]
fn with_consent_a_move_is_taken_back_whatever_it_revealed_and_meets_the_same_luck() {
    let mut table = table(2, LuckSource::seed(3));
    table.deal(&Stamp::default());
    play(&mut *table, &[(0, "coin"), (0, "done")]);
    let before = table.fingerprint();
    play(&mut *table, &[(0, "stay"), (1, "stay")]);
    table.deal(&Stamp::default());
    let cards = table.view(Viewer::EVERYTHING)["cards"].clone();
    assert!(!table.may_undo(ZERO), "the cards of the second round are known");
    let (to, length) = (table.latest(ZERO).unwrap(), table.len());
    assert_eq!(Some(to), table.latest(ONE), "sealed choices go together");
    table.take_back(ZERO, to, Stamp::default()).unwrap();
    assert_eq!((table.fingerprint(), table.len()), (before, length + 1));
    assert_eq!(table.next(), Next::sealed(SeatSet::all(2)));
    assert!(!table.may_undo(ZERO), "what came before it is not free any more");
    play(&mut *table, &[(1, "stay"), (0, "stay")]);
    table.deal(&Stamp::default());
    assert_eq!(table.view(Viewer::EVERYTHING)["cards"], cards);
}

#[test]
fn a_take_back_that_leads_nowhere_is_refused() {
    let mut table = dealt();
    assert_eq!(table.latest(ZERO), None, "nothing was played yet");
    play(&mut *table, &[(0, "coin"), (0, "done")]);
    let before = table.fingerprint();
    for (seat, to) in [(ONE, 1), (ZERO, 0), (ZERO, 3), (ZERO, usize::MAX), (Seat::new(8), 1)] {
        let code = table.take_back(seat, to, Stamp::default()).unwrap_err().code;
        assert_eq!((code, table.fingerprint(), table.len()), ("nothing-to-undo", before, 3), "{seat:?} {to}");
    }
    play(&mut *table, &[(0, "stay"), (1, "fold")]);
    assert!(matches!(table.next(), Next::Over(_)));
    assert!(table.take_back(ZERO, 1, Stamp::default()).is_err(), "what is over is over");
}

#[test]
fn a_fork_goes_its_own_way() {
    let table = dealt();
    let mut fork = table.fork();
    play(&mut *fork, &[(0, "coin")]);
    assert_ne!(fork.fingerprint(), table.fingerprint());
    assert_eq!(table.len(), 1);
}

#[test]
fn who_and_when_stay_in_the_record_and_out_of_the_rules() {
    let stamp = Stamp { at: Some(1_700_000_000_000), by: Some("Ann".into()) };
    let (mut stamped, mut plain) = (dealt(), dealt());
    stamped.play(ZERO, &json!("coin"), stamp.clone(), Lang::En).unwrap();
    play(&mut *plain, &[(0, "coin")]);
    assert_eq!(stamped.fingerprint(), plain.fingerprint());
    assert_eq!(stamped.entries_since(1)[0].stamp, stamp);
}

#[test]
fn a_move_as_text_is_the_same_move() {
    let (mut read, mut given) = (dealt(), dealt());
    let stamp = Stamp { at: Some(5), by: Some("Ann".into()) };
    for (as_value, as_text) in [(json!("coin"), "\"coin\""), (json!("done"), " \"done\" ")] {
        let told = read.play(ZERO, &as_value, stamp.clone(), Lang::En).unwrap();
        let same = given.play_text(ZERO, as_text, stamp.clone(), Lang::En).unwrap();
        assert!(told.iter().map(Told::json).eq(same.iter().map(Told::json)));
    }
    for wrong in ["\"teapot\"", "", "{", "[\"coin\"]", "\"coin\" 1", "{\"coin\":null,\"teapot\":1}"] {
        let refused = given.play_text(ONE, wrong, Stamp::default(), Lang::En).unwrap_err();
        assert_eq!(refused.code, "bad-move", "{wrong}");
    }
    assert_eq!(read.fingerprint(), given.fingerprint());
    assert_eq!(read.entries_since(0), given.entries_since(0));
    let text = given.entries_text(1);
    assert_eq!(serde_json::from_str::<Vec<Logged<Value, Value>>>(&text).unwrap(), read.entries_since(1));
    let moved = Entry::Move { seat: ZERO, play: () };
    assert_eq!(given.deeds_since(1), [moved.clone(), moved]);
}

#[test]
fn a_game_without_talk_has_nothing_to_say() {
    let mut table = dealt();
    assert!(table.lines(ZERO).is_empty());
    let before = table.len();
    assert_eq!(table.say(ZERO, &json!("hello"), Stamp::default(), Lang::En).unwrap_err().code, "bad-line");
    assert_eq!(table.say(Seat::new(8), &json!("hello"), Stamp::default(), Lang::En).unwrap_err().code, "bad-line");
    assert_eq!(table.len(), before);
}

#[test]
fn a_rehearsal_tells_what_playing_does_and_makes_nothing() {
    use quintain_core::rehearsal::StopWord;
    let table = dealt();
    let (before, view) = ((table.fingerprint(), table.len()), table.view_text(ZERO.into()));
    let rehearsed = table.rehearse(ZERO, &[json!("coin"), json!("coin")], Some(Lang::Cs));
    assert_eq!((table.fingerprint(), table.len()), before, "nothing is made");
    assert_eq!((rehearsed.taken, rehearsed.stop, &rehearsed.problem), (2, StopWord::End, &None));
    let events: Vec<(usize, Value)> = rehearsed.events.iter().map(|told| (told.number, told.event.clone())).collect();
    assert_eq!(events, [(1, json!({"laid": {"coins": 1}})), (2, json!({"laid": {"coins": 2}}))]);
    assert_eq!(rehearsed.offers[1].text.plain(), "Hotovo");
    assert_ne!(rehearsed.view, view);
    let mut played = table.fork();
    play(&mut *played, &[(0, "coin"), (0, "coin")]);
    assert_eq!(rehearsed.view, played.view_text(ZERO.into()));
    let offers: Vec<Value> = rehearsed.offers.into_iter().map(|offer| offer.mv).collect();
    assert_eq!(offers, played.legal(ZERO));
    assert!(table.rehearse(ZERO, &[json!("coin")], None).events[0].text.plain().is_empty(), "no words for programs");
}

#[test]
fn a_rehearsal_stops_before_luck_secrets_and_others() {
    use quintain_core::rehearsal::StopWord;
    let rehearse = |table: &dyn AnyTable, seat: Seat, line: &[&str]| {
        let line: Vec<Value> = line.iter().map(|mv| json!(mv)).collect();
        let rehearsed = table.rehearse(seat, &line, Some(Lang::En));
        (rehearsed.taken, rehearsed.stop, rehearsed.problem.map(|problem| (problem.code, problem.rule)))
    };
    let mut table = dealt();
    assert_eq!(rehearse(&*table, ONE, &["coin"]), (0, StopWord::Others, None));
    assert_eq!(rehearse(&*table, ZERO, &[]), (0, StopWord::End, None));
    let why = Some(("illegal-move", Some("TOY-STAKE-02")));
    assert_eq!(rehearse(&*table, ZERO, &["coin", "coin", "coin", "coin"]), (3, StopWord::Refused, why));
    let why = Some(("bad-move", None));
    assert_eq!(rehearse(&*table, ZERO, &["coin", "teapot", "coin"]), (1, StopWord::Refused, why));
    // After `done` both choose in secret: the first leaves it to the other, the last would see the other's choice.
    assert_eq!(rehearse(&*table, ZERO, &["done", "stay", "coin"]), (2, StopWord::Others, None));
    play(&mut *table, &[(0, "done"), (1, "fold")]);
    let rehearsed = table.rehearse(ZERO, &[json!("stay")], Some(Lang::En));
    assert_eq!((rehearsed.taken, rehearsed.stop), (0, StopWord::Reveals));
    assert_eq!(rehearsed.view, table.view_text(ZERO.into()), "nothing of it is shown");
    assert!(rehearsed.events.is_empty());
    play(&mut *table, &[(0, "stay")]);
    assert_eq!(rehearse(&*table, ZERO, &["coin"]).1, StopWord::Refused, "it is over");
    let waiting = crate::table(1, LuckSource::caller());
    assert_eq!(rehearse(&*waiting, ZERO, &["coin"]), (0, StopWord::Luck, None));
}
