//! GLO-TTL and GLO-END.

use crate::table::*;
use glory::Move;
use glory::event::{Event, Served};
use glory::ids::Title;
use glory::moves::Titles;
use glory::state::{Ask, Rider, Stage};
use quintain_core::{Game, Next, Seat};
use serde_json::json;

fn set(ids: &[&str]) -> u32 {
    ids.iter().fold(0, |set, id| set | 1 << title(id).index())
}

/// A table at the end: seat 0 owns nothing and these are the public titles.
fn ready(public: &[&str]) -> Table {
    let mut table = Table::two("pas-darmes");
    let everything = table.title_deck | table.public | table.players[0].titles | table.players[1].titles;
    table.public = set(public);
    table.players[0].titles = 0;
    table.players[1].titles = 0;
    table.title_deck = everything & !table.public;
    for player in &mut table.game.players {
        player.up = glory::multiset::Multiset::default();
        player.perks = glory::state::Perks::default();
        (player.coins, player.strength, player.faith) = (0, 0, 0);
        player.equipment = [2, 2];
    }
    table
}

fn best(table: &Table) -> Vec<&'static str> {
    Titles(table.best_titles(0)).iter().map(Title::id).collect()
}

/// Ends the game: the last journey is over.
fn finish(table: &mut Table) {
    table.game.finale = true;
    table.game.round = 3;
    table.players[0].ask = Ask::Travel;
    table.players[0].plays = 1;
    table.game.stage = Stage::Travel(0);
    table.players[1].stopped = true;
    table.play(0, Move::Stop);
}

/// GLO-TTL-02, E6: Influential and Patron together need seven supporters.
#[test]
fn no_token_serves_two_titles() {
    let mut table = ready(&["influential", "patron"]);
    table.tokens(0, 3, 0, 0);
    for kind in ["minstrel", "minstrel", "squire", "squire", "nun", "nun"] {
        table.give(0, kind);
    }
    assert_eq!((best(&table), table.title_glory(0)), (vec!["patron"], 5));
    table.give(0, "thug");
    assert_eq!(table.title_glory(0), 9);
}

/// GLO-TTL-02, E11: titles of 3 and 6 coins need 9 together.
#[test]
fn coins_are_reserved() {
    let mut table = ready(&["rich", "fortunate"]);
    table.tokens(0, 8, 3, 0);
    assert_eq!(table.title_glory(0), 4);
    assert_eq!(best(&table), ["fortunate"], "of equal value the first by id");
    table.tokens(0, 9, 3, 0);
    assert_eq!(table.title_glory(0), 8);
}

/// GLO-TTL-02, E25: Fortunate and Patron beat Rich; a Chronicler adds 1 for each.
#[test]
fn the_best_set_is_scored() {
    let mut table = ready(&["rich", "fortunate", "patron"]);
    table.tokens(0, 6, 3, 0);
    table.give(0, "minstrel");
    table.give(0, "minstrel");
    assert_eq!(table.title_glory(0), 9);
    table.give(0, "chronicler");
    assert_eq!(table.title_glory(0), 11);
    let glory = table.glory(0);
    finish(&mut table);
    assert_eq!(table.glory(0), glory + 11);
    let served = table.log.iter().find_map(|event| match event {
        Event::TitleScored { title: scored, served, .. } if *scored == title("patron") => Some(served.clone()),
        _ => None,
    });
    let expected = Served { coins: 3, supporters: vec![s("minstrel"), s("minstrel")], ..Served::default() };
    assert_eq!(served, Some(expected), "the event says what served the title");
}

/// GLO-TTL-02 (a), E26: Noble is not fulfilled with a Thug, face down or not.
#[test]
fn noble_without_thugs() {
    let mut table = ready(&["noble"]);
    for kind in ["minstrel", "queen", "squire"] {
        table.give(0, kind);
    }
    assert_eq!(best(&table), ["noble"]);
    table.players[0].down.add(s("thug").index(), 1);
    assert!(best(&table).is_empty());
}

/// GLO-TTL-03: a public title scores for several seats, once for each.
#[test]
fn public_titles_are_for_everybody() {
    let mut table = ready(&["rich"]);
    table.tokens(0, 20, 0, 0);
    table.tokens(1, 6, 0, 0);
    let glory = [table.glory(0), table.glory(1)];
    finish(&mut table);
    assert_eq!([table.glory(0), table.glory(1)], [glory[0] + 4, glory[1] + 4]);
}

/// GLO-TTL-04: cards of the discard pile count for Strong, Traveller and Charming.
#[test]
fn played_cards_count() {
    let mut table = ready(&["strong", "traveller", "charming"]);
    table.players[0].played.add(card("rescue").index(), 5);
    assert_eq!(best(&table), ["strong"]);
    table.players[0].played.add(card("indulgence").index(), 5);
    table.players[0].played.add(card("love-song").index(), 4);
    assert_eq!(table.title_glory(0), 7 + 6);
}

/// GLO-TTL-01, GLO-TTL-05: titles are revealed, Brave is fought first with what is left; one attempt.
#[test]
fn brave_is_a_duel() {
    let mut table = ready(&["fortunate"]);
    table.players[0].titles = set(&["brave"]);
    table.tokens(0, 3, 4, 0);
    table.levels(0, 4, 4);
    finish(&mut table);
    assert_eq!(table.asked(), Some((0, Ask::Brave)));
    assert!(table.revealed);
    assert!(table.log.contains(&Event::TitlesRevealed { who: Rider::of(0), titles: vec![title("brave")] }));
    let glory = table.glory(0);
    let mut decline = Table { game: table.game, log: Vec::new(), luck: quintain_core::chance::Fast::new(1) };
    decline.play(0, Move::Decline);
    assert_eq!(decline.glory(0), glory + 4, "Fortunate with 3 coins and 3 strength");
    table.play(0, Move::Fight).play(0, Move::Commit(4));
    let win = "r5 r5 r5 b4 b4 b4 w3 w3 w3";
    table.roll(win).roll(win);
    assert_eq!(table.glory(0), glory + 5, "the strength is gone, so Fortunate is missed");
    assert!(matches!(table.game.next(), Next::Over(_)));
}

/// GLO-END-01: most glory, then prestige tokens face up or down, then a shared victory.
#[test]
fn the_most_glorious_wins() {
    let end = |glory: [i16; 2], tokens: [u8; 2]| {
        let mut table = ready(&[]);
        for seat in 0..2 {
            table.players[seat].glory = glory[seat];
            table.players[seat].prestige_down = tokens[seat];
        }
        finish(&mut table);
        let Next::Over(outcome) = table.game.next() else { panic!() };
        (outcome.ending.to_string(), outcome.winners().iter().map(Seat::index).collect::<Vec<_>>())
    };
    assert_eq!(end([40, 39], [0, 3]), ("victory".into(), vec![0]));
    assert_eq!(end([40, 40], [1, 3]), ("victory".into(), vec![1]));
    assert_eq!(end([40, 40], [1, 2]), ("shared-victory".into(), vec![0, 1]));
}

/// A seat's own view previews its titles, demands included.
#[test]
fn progress_is_shown() {
    let mut table = ready(&["rich", "well-equipped"]);
    table.tokens(0, 4, 0, 0);
    let view = table.game.view(quintain_core::Viewer::Seat(quintain_core::Seat::new(0)));
    let progress = view.players[0].secret.clone().unwrap().progress;
    let rich = progress.iter().find(|entry| entry.title == title("rich")).unwrap();
    assert_eq!((rich.demands[0].has, rich.demands[0].needs, rich.met), (4, 6, false));
    assert!(view.players[1].secret.is_none());
}

/// Section 12: everybody sees how far everybody is with the public titles, and nothing follows from secret ones.
#[test]
fn public_progress_is_shown_to_all() {
    let mut table = ready(&["rich"]);
    table.game.public = 1 << title("fortunate").index();
    table.tokens(0, 6, 3, 0);
    let seen = |table: &Table, viewer| table.game.view(viewer).players[0].progress.clone();
    let public = seen(&table, quintain_core::Viewer::SPECTATOR);
    assert_eq!(public, seen(&table, quintain_core::Viewer::Seat(Seat::new(0))));
    assert_eq!(public.iter().map(|entry| entry.title).collect::<Vec<_>>(), [title("fortunate")]);
    assert!(public[0].met && public[0].scores);
    // Whatever the seat holds in secret and would rather score with those coins, the public line stays as it is.
    table.players[0].titles = 1 << title("rich").index() | 1 << title("patron").index();
    assert_eq!(public, seen(&table, quintain_core::Viewer::SPECTATOR));
}

/// GLO-ACT-11, C-TITLE-DEAL: what I gave back when the deck was last made, nobody held at that moment;
/// somebody who drew a goal later may hold it now.
#[test]
fn a_sampled_world_remembers_what_was_given_back() {
    let held_by_other = |table: &Table| {
        let mut luck = quintain_core::chance::Fast::new(5);
        (0..400).fold(0, |set, _| set | table.game.determinize(Seat::new(0), &mut luck).players[1].titles)
    };
    let mut table = Table::new(json!({ "players": 2 }));
    table.until(|table| matches!(table.asked(), Some((_, Ask::Action))));
    let mine = table.players[0];
    assert!(mine.gave_back != 0 && mine.gave_back & table.title_deck == mine.gave_back, "not kept: back in the deck");
    let unseen = table.title_deck | table.players[1].titles;
    assert_eq!(held_by_other(&table), unseen & !mine.gave_back, "all but these");
    // Another goal, drawn since then, may be one of them.
    let late = 1 << table.title_deck.trailing_zeros();
    table.title_deck &= !late;
    table.players[1].titles |= late;
    assert_eq!(held_by_other(&table), unseen);
    // The discards become the deck: now it is my last discards that nobody held.
    let thrown = 1 << table.title_deck.trailing_zeros();
    table.title_discards = std::mem::take(&mut table.game.title_deck);
    table.players[0].discarded = thrown;
    table.game.stage = Stage::Action(1);
    table.game.players[1].ask = Ask::Nothing;
    table.game.players[0].ask = Ask::Action;
    table.game.players[0].figures = 1;
    table.play(0, Move::Place(glory::ids::Action::NewGoal));
    assert_eq!(table.players[0].gave_back, thrown);
    assert_eq!(held_by_other(&table), unseen & !thrown);
}
