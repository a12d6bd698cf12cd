//! GLO-SOLO.

use crate::table::*;
use glory::chance::Draw;
use glory::duel::Foe;
use glory::event::{Event, Reason, Why};
use glory::ids::{Action, Deck, Prize, SoloCard};
use glory::state::{Ask, NONE, PLACES, Place, Rider, Stage};
use glory::{Glory, Move};
use quintain_core::{Describe, Game, Lang, Next};
use serde_json::{Value, json};

fn solo(scenario: &str, mode: &str, difficulty: &str) -> Value {
    json!({ "players": 1, "scenario": scenario, "mode": mode, "difficulty": difficulty, "characters": "beginner" })
}

/// The automaton turns this card next: seat 0 has placed a figure.
fn turn(table: &mut Table, id: &str) {
    table.play(0, Move::Place(Action::Guard));
    let card = SoloCard::find(id).unwrap();
    let index = quintain_core::bits::bits(u64::from(table.automaton.deck)).position(|bit| bit == card.index()).unwrap();
    table.answer(&[index as u32]);
}

/// GLO-SOLO-01, GLO-SOLO-15: two-player board, the human first, the automaton second with six figures.
#[test]
fn a_solo_table() {
    let mut table = Table::action(solo("rivalry", "pas-darmes", "medium"));
    assert_eq!(table.riders(), [Rider::of(0), Rider::AUTOMATON]);
    assert_eq!((table.automaton.figures, table.glory(0)), (6, 10));
    table.play(0, Move::Place(Action::Guard));
    assert_eq!(table.game.draw, Some(Draw::Solo), "the automaton's turn");
    assert_eq!(table.track.iter().filter(|token| **token != NONE).count(), 6);
}

/// GLO-SOLO-02: equipment by difficulty, and the ends of the Warrior.
#[test]
fn the_warrior() {
    for (difficulty, levels) in [("easy", [2, 2]), ("medium", [1, 2]), ("hard", [1, 1])] {
        assert_eq!(Table::action(solo("warrior", "plaisance", difficulty)).players[0].equipment, levels);
    }
    let mut table = Table::action(solo("warrior", "plaisance", "easy"));
    table.registration();
    table.tokens(0, 0, 0, 0);
    let slot = table.moves(0)[0];
    table.play(0, slot);
    while !matches!(table.game.draw, Some(Draw::Roll(_))) {
        table.chance_once();
    }
    table.until_over_losing();
    let Next::Over(outcome) = table.game.next() else { panic!() };
    assert_eq!((outcome.ending.as_ref(), outcome.seats[0].won), ("warrior-lost", false));
}

impl Table {
    fn chance_once(&mut self) {
        let Next::Chance(request) = self.game.next() else { panic!("no chance due") };
        let answer: Vec<u32> = request.bounds.iter().map(|_| 0).collect();
        self.answer(&answer);
    }

    fn until_over_losing(&mut self) {
        for _ in 0..200 {
            match self.game.next() {
                Next::Over(_) => return,
                Next::Chance(_) => self.chance_once(),
                Next::Decide { .. } => {
                    let moves = self.moves(0);
                    self.play(0, *moves.last().unwrap());
                }
            }
        }
    }
}

/// GLO-SOLO-02: the Lone challenge needs 65, 75 or 85 glory; Rivalry strictly more than the automaton.
#[test]
fn thresholds() {
    for (difficulty, threshold) in [("easy", 65), ("medium", 75), ("hard", 85)] {
        let mut table = Table::action(solo("lone-challenge", "pas-darmes", difficulty));
        for (glory, ending) in [(threshold, "challenge-met"), (threshold - 1, "challenge-missed")] {
            table.players[0].glory = glory;
            table.stage = Stage::Over;
            table.players[0].ask = Ask::Nothing;
            let Next::Over(outcome) = table.game.next() else { panic!() };
            assert_eq!(outcome.ending, ending);
        }
    }
    let mut table = Table::action(solo("rivalry", "pas-darmes", "easy"));
    table.stage = Stage::Over;
    table.players[0].glory = 30;
    for (automaton, ending) in [(29, "rivalry-won"), (30, "rivalry-lost")] {
        table.automaton.glory = automaton;
        let Next::Over(outcome) = table.game.next() else { panic!() };
        assert_eq!(outcome.ending, ending);
    }
}

/// GLO-SOLO-03: ten glory, one hidden title, an avatar that is out of the supply.
#[test]
fn the_rival() {
    let table = Table::action(solo("rivalry", "pas-darmes", "medium"));
    assert_eq!((table.automaton.glory, table.automaton.hidden), (10, 1));
    let avatar = knight("john-talbot");
    assert!(table.lists.iter().all(|place| place.knight() != Some(avatar)));
    assert_eq!(table.title_deck.count_ones() - 1, table.title_deck_size());
}

/// GLO-SOLO-04: nine basic cards and one pair; all are back at the start of every action phase.
#[test]
fn the_automatons_deck() {
    let mut options = solo("rivalry", "pas-darmes", "medium");
    assert_eq!(Table::action(options.clone()).automaton.deck.count_ones(), 9);
    options["personality"] = json!("pious");
    let mut table = Table::action(options);
    assert_eq!(table.automaton.deck.count_ones(), 11);
    turn(&mut table, "solo-pious-1");
    assert_eq!(table.automaton.deck.count_ones(), 10);
    table.automaton.deck = 0;
    table.automaton.discards = 0b111;
    table.play(0, Move::Place(Action::Guard));
    assert_eq!((table.automaton.deck, table.automaton.discards), (0b111, 0), "the discards are reshuffled");
}

/// GLO-SOLO-05: the first executable action; if no card helps the figure stands guard.
#[test]
fn cards_are_tried_until_one_helps() {
    let mut table = Table::action(solo("lone-challenge", "pas-darmes", "easy"));
    table.standing[Action::Prayer as usize][0] = 1;
    table.game.market[0][0] = NONE;
    turn(&mut table, "solo-basic-2");
    assert_eq!(table.standing[Action::Service as usize][4], 1, "no four romances, Prayer taken: Service");
    assert!(table.log.iter().any(|event| matches!(event, Event::AutomatonSkips { why: Reason::MarketIncomplete, .. })));
    let mut table = Table::action(solo("lone-challenge", "pas-darmes", "easy"));
    table.automaton.deck = 0;
    table.automaton.discards = 0;
    table.play(0, Move::Place(Action::Guard));
    assert_eq!(table.standing[Action::Guard as usize][4], 1);
    assert!(table.log.contains(&Event::AutomatonIdle));
}

/// GLO-SOLO-06, E12: no Swordmaster on a space of 0 or 1, a Squire on a 1-space: the Squire leaves.
#[test]
fn the_automaton_takes_support() {
    let mut table = Table::action(solo("rivalry", "pas-darmes", "medium"));
    table.track = [NONE; 9];
    table.track[2] = s("swordmaster").0;
    table.track[5] = s("squire").0;
    turn(&mut table, "solo-basic-1");
    assert_eq!((table.track[2], table.track[5]), (s("swordmaster").0, NONE), "R21: not from a 2-space");
    let mut table = Table::action(solo("rivalry", "pas-darmes", "medium"));
    table.track = [NONE; 9];
    table.track[0] = s("lady").0;
    turn(&mut table, "solo-basic-7");
    assert_eq!((table.track[0], table.automaton.glory), (NONE, 15), "special support: the Lady's 5 glory");
    let mut table = Table::action(solo("lone-challenge", "pas-darmes", "easy"));
    turn(&mut table, "solo-basic-4");
    assert_eq!(table.face_up(Deck::Challenge).count(), 0, "all four challenges leave the game");
}

/// GLO-SOLO-06, E35: Crusade brings the rival 3 glory and nothing else; War is not executable.
#[test]
fn the_automaton_takes_events() {
    let mut table = Table::action(solo("rivalry", "pas-darmes", "medium"));
    table.event("crusade");
    turn(&mut table, "solo-basic-5");
    assert_eq!((table.automaton.glory, table.standing[Action::Event as usize][4]), (13, 1));
    let mut table = Table::action(solo("rivalry", "pas-darmes", "medium"));
    table.event("war");
    turn(&mut table, "solo-basic-5");
    assert!(table.log.iter().any(|event| matches!(event, Event::AutomatonSkips { why: Reason::NoEventAction, .. })));
}

/// A bracket for the automaton: knights by slot.
fn slots(table: &mut Table, knights: &[(usize, &str)]) {
    table.game.lists = [Place::FREE; PLACES];
    for (slot, id) in knights {
        table.game.lists[*slot].knight = knight(id).0;
    }
}

/// GLO-SOLO-08, E31: avatar 6/1; knights 7, 3, 2, 5 in slots 0, 2, 4, 6: slot 7.
#[test]
fn the_automaton_chooses_a_slot() {
    let mut table = Table::action(solo("rivalry", "plaisance", "medium"));
    slots(&mut table, &[(0, "henry-v"), (2, "jan-zizka"), (4, "hans-von-trotha"), (6, "juan-ii")]);
    turn(&mut table, "solo-basic-6");
    assert_eq!(table.lists[7].rider(), Some(Rider::AUTOMATON));
    // Without a stronger knight the slot beside the human is avoided.
    let mut table = Table::action(solo("rivalry", "plaisance", "medium"));
    slots(&mut table, &[(0, "jan-zizka"), (2, "jean-de-luxembourg"), (4, "hans-von-trotha")]);
    table.game.lists[6].rider = 0;
    turn(&mut table, "solo-basic-6");
    assert_ne!(table.lists[7].rider(), Some(Rider::AUTOMATON));
}

/// GLO-SOLO-09, E32: avatar 4/3, the human in Paris: Florence, the knight of glory 4 and prestige 1.
#[test]
fn the_automaton_chooses_a_city() {
    let mut table = Table::action(solo("rivalry", "pas-darmes", "easy"));
    let knights =
        [(0, "jan-zizka"), (1, "zyndram-of-maszkowice"), (4, "hans-von-trotha"), (5, "john-fastolf"), (8, "juan-ii")];
    slots(&mut table, &knights);
    table.game.lists[4].rider = 0;
    turn(&mut table, "solo-basic-6");
    assert_eq!(table.lists[1].rider(), Some(Rider::AUTOMATON));
}

/// GLO-SOLO-07: in a city the knight counts as left, so a full tie is his.
#[test]
fn a_full_tie_in_a_city_is_the_knights() {
    let mut table = Table::action(solo("rivalry", "pas-darmes", "easy"));
    slots(&mut table, &[(0, "charles-vii"), (4, "hans-von-trotha")]);
    turn(&mut table, "solo-basic-6");
    assert_eq!(table.lists[0].rider, NONE, "Charles VII is 4/3 as the avatar: not beaten");
    assert_eq!(table.lists[4].rider(), Some(Rider::AUTOMATON));
}

/// A duel of the human in slot 0 with the automaton in slot 1.
fn meet_automaton(lay: impl Fn(&mut Table)) -> Table {
    let mut table = Table::action(solo("rivalry", "plaisance", "medium"));
    table.registration();
    slots(
        &mut table,
        &[(2, "james-ii"), (3, "charles-vii"), (4, "juan-ii"), (5, "joao-i"), (6, "henry-v"), (7, "hans-von-trotha")],
    );
    table.game.lists[1].rider = Rider::AUTOMATON.index() as u8;
    table.players[0].ask = Ask::Register { pass: false };
    table.stage = Stage::Register(0);
    table.tokens(0, 0, 0, 0);
    table.levels(0, 2, 2);
    table.players[0].up = glory::multiset::Multiset::default();
    lay(&mut table);
    table.play(0, Move::Slot(0));
    table
}

/// GLO-SOLO-10, GLO-SOLO-13, E36: equal attack and prestige: the better initiative; values 7 and 9 for both.
#[test]
fn the_automaton_in_the_lists() {
    // John Talbot: attack 10, prestige 1.
    for human_first in [true, false] {
        let mut table = meet_automaton(|table| {
            table.tokens(0, 0, 3, 0);
            table.give_prestige(0, "office");
            if !human_first {
                table.order[..2].copy_from_slice(&[Rider::AUTOMATON, Rider::of(0)]);
            }
        });
        table.play(0, Move::Commit(3)).roll("r3 r1 r1 b4 b0 w3 w0");
        assert_eq!(table.score(0), if human_first { [1, 0] } else { [0, 1] });
        assert_eq!(table.players[0].prestige(), i8::from(!human_first), "only a won tie turns his token");
    }
    let mut table = meet_automaton(|table| {
        table.tokens(0, 0, 4, 0);
        table.players[0].glory = 20;
        table.automaton.glory = 15;
    });
    table.play(0, Move::Commit(4));
    let (win, lose) = ("r5 r5 r5 b4 b4 w3 w3", "r1 r1 r1 b0 b0 w0 w0");
    table.roll(win).roll(lose).roll(lose);
    assert_eq!(
        (table.automaton.glory, table.glory(0)),
        (15 + 9 + 4, 23),
        "9 for the famous human, and 4 for James II; half of 7"
    );
}

/// GLO-SOLO-10: a rival who wins the Plaisance takes the prize, but it collects no tokens: the glory of the prize is
/// all it gains, and relic, prestige token and coins stay in the supply.
#[test]
fn the_rival_takes_the_glory_of_a_prize() {
    for (prize, glory) in [(None, 1), (Some("prize-reliquary"), 1), (Some("prize-feast"), 3), (Some("prize-purse"), 0)]
    {
        let mut table = meet_automaton(|table| {
            table.game.prize = prize.map_or(NONE, |id| Prize::find(id).unwrap().0);
            table.game.lists[6].knight = knight("john-fastolf").0;
            table.tokens(0, 0, 4, 0);
        });
        let supply = (table.relics, table.prestige);
        table.play(0, Move::Commit(4));
        let lose = "r1 r1 r1 b0 b0 w0 w0";
        table.roll(lose).roll(lose).chance();
        assert!(table.log.iter().any(|event| matches!(event, Event::Champion { winner: Foe::Automaton, .. })));
        let gained = table.log.iter().find_map(|event| match event {
            Event::Glory { who: Rider::AUTOMATON, change, why: Why::Prize, .. } => Some(*change),
            _ => None,
        });
        assert_eq!(gained.unwrap_or(0), glory, "{prize:?}");
        assert_eq!((table.relics, table.prestige), supply, "{prize:?}");
    }
}

/// GLO-SOLO-11: the rival scores every public and every hidden title.
#[test]
fn the_rival_scores_its_titles() {
    let mut table = Table::action(solo("rivalry", "pas-darmes", "medium"));
    table.players[0].titles = 0;
    table.public &= !(1 << title("brave").index());
    table.finale = true;
    table.round = 3;
    table.players[0].ask = Ask::Travel;
    table.stage = Stage::Travel(0);
    let before = table.automaton.glory;
    table.play(0, Move::Stop);
    assert_eq!(table.game.draw, Some(Draw::AutomatonTitles));
    table.chance();
    let worth = |set: u32| -> i16 {
        glory::moves::Titles(set).iter().map(|title| i16::from(table.data().titles[title].glory)).sum()
    };
    assert_eq!(table.automaton.glory, before + worth(table.public) + worth(table.automaton.titles));
}

/// GLO-SOLO-12: without a rival three knights are added, and the automaton never registers.
#[test]
fn an_automaton_without_a_shield() {
    let mut table = Table::action(solo("lone-challenge", "plaisance", "easy"));
    turn(&mut table, "solo-basic-6");
    assert!(table.log.iter().any(|event| matches!(event, Event::AutomatonSkips { why: Reason::NoShield, .. })));
    table.registration();
    let mv = table.moves(0)[0];
    table.play(0, mv);
    let mut added = 0;
    while matches!(table.game.draw, Some(Draw::Knight(..))) {
        table.answer(&[0]);
        added += 1;
    }
    assert_eq!(added, 3);
}

/// GLO-SOLO-14: before the discards become the deck the hidden titles are decided, sealed and unseen.
#[test]
fn hidden_titles_are_decided_before_a_reshuffle() {
    let mut table = Table::action(solo("rivalry", "pas-darmes", "medium"));
    let all = table.title_deck;
    let keep = 1u32 << all.trailing_zeros();
    table.title_deck = keep;
    table.title_discards = all & !keep;
    table.play(0, Move::Place(Action::NewGoal));
    assert_eq!(table.game.draw, Some(Draw::AutomatonTitles), "the deck is empty: one card is the automaton's");
    table.answer(&[0]);
    assert_eq!((table.automaton.titles, table.automaton.hidden), (keep, 0));
    let view = table.game.view(quintain_core::Viewer::Seat(quintain_core::Seat::new(0)));
    let automaton = view.automaton.unwrap();
    assert!(automaton.titles.is_empty() && automaton.goals == 1);
    table.chance();
    assert_eq!(table.moves(0).len(), 3);
}

/// Cards of the solo opponent are told by name and number, never by their id.
#[test]
fn solo_cards_have_names() {
    let data = edition().data();
    for (lang, name) in [(Lang::En, "Basic card 7"), (Lang::Ru, "Базовая карта 7"), (Lang::Cs, "Základní karta 7")]
    {
        let event = Event::AutomatonCard { card: SoloCard::find("solo-basic-7").unwrap() };
        let told = Glory::event_text(data, &event, lang).plain();
        assert!(told.contains(name) && !told.contains("solo-"), "{told}");
    }
}
