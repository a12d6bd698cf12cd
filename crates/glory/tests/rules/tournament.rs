//! GLO-TSET, GLO-REG and GLO-TRN.

use crate::table::*;
use glory::duel::Foe;
use glory::event::Event;
use glory::ids::{Action, Knight, Prize};
use glory::state::{Ask, NONE, PLACES, Place, Stage};
use glory::{Move, Refusal};
use quintain_core::{Game, Next};
use serde_json::json;

/// GLO-TSET-01, GLO-TSET-02: an unused card for the player count; every knight once, of the right type.
#[test]
fn a_tournament_is_prepared() {
    for players in 2..=4u8 {
        let table = Table::action(json!({ "players": players }));
        let card = &table.data().tournaments[glory::ids::Tournament(table.tournament)];
        assert_eq!(card.players, players);
        let knights: Vec<u8> = table.lists.iter().map(|place| place.knight).filter(|knight| *knight != NONE).collect();
        let mut once = knights.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), knights.len());
        let mut types: Vec<_> = knights.iter().map(|knight| table.data().knights[Knight(*knight)].kind).collect();
        let mut printed: Vec<_> = card.rounds[0].cities.iter().flatten().copied().collect();
        types.sort_unstable();
        printed.sort_unstable();
        assert_eq!(types, printed);
    }
}

/// GLO-TSET-03: n, n and n-1 knights, by rising glory.
#[test]
fn cities_are_sorted_by_glory() {
    for players in 2..=4usize {
        let table = Table::action(json!({ "players": players }));
        for (city, count) in [players, players, players - 1].into_iter().enumerate() {
            let places = &table.lists[city * 4..city * 4 + 4];
            let glory: Vec<_> = places
                .iter()
                .filter_map(|place| place.knight())
                .map(|knight| table.data().knights[knight].glory)
                .collect();
            assert_eq!(glory.len(), count);
            assert!(glory.is_sorted());
        }
    }
}

/// GLO-TSET-04: eight slots; 4, 3 or 2 knights are placed now.
#[test]
fn the_bracket_has_eight_slots() {
    for players in 2..=4usize {
        let table = Table::action(json!({ "players": players, "mode": "plaisance" }));
        assert_eq!(table.lists[..8].iter().filter(|place| place.knight != NONE).count(), 6 - players);
        assert!(table.lists[8..].iter().all(|place| *place == Place::FREE));
    }
}

/// GLO-TSET-05: a prize token in Plaisance, unused ones only; none with default prizes.
#[test]
fn prizes_are_laid_out() {
    let table = Table::two("plaisance");
    assert_eq!(table.prizes_used, 1 << table.prize);
    let table = Table::action(json!({ "players": 2, "mode": "plaisance", "prizes": "default" }));
    assert_eq!(table.prize, NONE);
    assert_eq!(Table::two("pas-darmes").prize, NONE);
}

/// GLO-REG-01 and E4: Herald shields first, then two passes; one challenger for a knight, one shield in a city.
#[test]
fn shields_in_the_cities() {
    let mut table = Table::two("pas-darmes");
    let k = |table: &Table, place: usize| table.lists[place].knight().unwrap();
    let (florence1, munich, paris1, paris2, florence2) =
        (k(&table, 0), k(&table, 8), k(&table, 4), k(&table, 5), k(&table, 1));
    table.play(0, Move::Place(Action::Herald)).play(0, Move::Challenge(florence1));
    table.play(1, Move::Place(Action::Herald)).play(1, Move::Challenge(munich));
    table.registration();
    assert_eq!(table.refused(0, Move::Challenge(florence2)), Refusal::ShieldInCity { knight: florence2 });
    assert_eq!(table.refused(0, Move::Challenge(munich)), Refusal::KnightNotFree { knight: munich });
    table.play(0, Move::Challenge(paris1));
    // Red: Paris 2 or Florence 2; then white is skipped, and red's last place is taken without asking.
    table.play(1, Move::Challenge(paris2));
    let shields = |rider| table.lists.iter().filter(|place| place.rider == rider).count();
    assert_eq!((shields(0), shields(1)), (2, 3));
    assert_eq!(table.lists[1].rider, 1);
}

/// GLO-REG-02 and E5: red, blue, black: pass, pass, must; pass, must; must.
#[test]
fn who_is_last_must_place() {
    let mut table = Table::action(json!({ "players": 3, "mode": "plaisance" }));
    table.registration();
    table.play(0, Move::Pass).play(1, Move::Pass);
    assert_eq!(table.refused(2, Move::Pass), Refusal::MustPlace);
    let free = |table: &Table, seat| table.moves(seat)[0];
    let mv = free(&table, 2);
    table.play(2, mv).play(0, Move::Pass);
    assert_eq!(table.refused(1, Move::Pass), Refusal::MustPlace);
    let mv = free(&table, 1);
    table.play(1, mv);
    assert_eq!(table.refused(0, Move::Pass), Refusal::MustPlace);
}

/// GLO-REG-03 and E37: one seat left must place; then free slots get `added`, left to right.
#[test]
fn free_slots_are_filled() {
    let mut table = Table::two("plaisance");
    table.play(0, Move::Place(Action::Guard)).play(1, Move::Place(Action::Herald));
    let mv = table.moves(1)[0];
    table.play(1, mv);
    table.registration();
    assert_eq!(table.asked(), Some((0, Ask::Register { pass: false })));
    let mv = table.moves(0)[0];
    table.play(0, mv);
    let free: Vec<usize> = (0..8).filter(|slot| table.lists[*slot] == Place::FREE).collect();
    let added = &table.data().tournaments[glory::ids::Tournament(table.tournament)].rounds[0].added;
    assert_eq!(free.len(), 2);
    for (slot, kind) in free.into_iter().zip(added) {
        assert!(matches!(table.game.next(), Next::Chance(request) if request.label == "C-KNIGHT"));
        table.answer(&[0]);
        assert_eq!(table.data().knights[table.lists[slot].knight().unwrap()].kind, *kind);
    }
}

/// GLO-TRN-01: Florence, Paris, Munich; a loss does not stop later cities.
#[test]
fn cities_are_visited_in_order() {
    let mut table = Table::two("pas-darmes");
    table.registration();
    table.tokens(0, 0, 0, 0);
    table.levels(0, 2, 2);
    table.players[0].up = glory::multiset::Multiset::default();
    table.game.lists = [Place::FREE; PLACES];
    let ids = ["henry-v", "juan-ii", "hans-von-trotha", "jan-zizka"];
    for (place, id) in [0, 4, 8, 9].into_iter().zip(ids) {
        table.game.lists[place].knight = knight(id).0;
    }
    table.game.lists[0].rider = 0;
    table.game.lists[4].rider = 0;
    table.stage = Stage::Register(4);
    table.log.clear();
    table.play(0, Move::Challenge(knight("hans-von-trotha")));
    for _ in 0..6 {
        table.roll("b0 b0 w0 w0");
    }
    let foes: Vec<Foe> = table
        .log
        .iter()
        .filter_map(|event| match event {
            Event::DuelEnds { foe, .. } => Some(*foe),
            _ => None,
        })
        .collect();
    assert_eq!(foes, ["henry-v", "juan-ii", "hans-von-trotha"].map(|id| Foe::Knight(knight(id))));
}

/// A bracket with seat 0 in slot 0 and seat 1 in slot 7, registration done but for seat 1.
fn bracket(knights: [&str; 6]) -> Table {
    let mut table = Table::two("plaisance");
    table.registration();
    for player in &mut table.game.players {
        player.ask = Ask::Nothing;
        player.up = glory::multiset::Multiset::default();
        player.perks = glory::state::Perks::default();
        player.equipment = [2, 2];
        (player.coins, player.strength, player.faith) = (0, 0, 0);
    }
    table.game.lists = [Place::FREE; PLACES];
    for (slot, id) in (1..7).zip(knights) {
        table.game.lists[slot].knight = knight(id).0;
    }
    table.game.lists[0].rider = 0;
    table.game.stage = Stage::Register(1);
    table.players[1].ask = Ask::Register { pass: false };
    table
}

const KNIGHTS: [&str; 6] = ["dietrich-von-kottulin", "jan-zizka", "henry-v", "james-ii", "juan-ii", "hans-von-trotha"];

/// GLO-TRN-02, GLO-TRN-05, GLO-TRN-06, E28: a bracket from the first stage to the prize.
#[test]
fn a_plaisance() {
    let mut table = bracket(KNIGHTS);
    table.give_card(1, "love-song");
    table.give_card(1, "game-of-chess");
    table.give_card(1, "ribbon");
    table.prize = Prize::find("prize-laurels").unwrap().0;
    let glory = [table.glory(0), table.glory(1)];
    table.play(1, Move::Slot(7));
    table.roll("b4 b4 w3 w3").roll("b4 b4 w3 w3");
    assert_eq!(table.glory(0), glory[0], "7 against 7/1: he wins the ties");
    let mut table = bracket(KNIGHTS);
    table.give_card(1, "love-song");
    table.give_card(1, "game-of-chess");
    table.give_card(1, "ribbon");
    for id in ["lady", "king", "retinue", "office"] {
        table.give_prestige(0, id);
    }
    table.levels(0, 4, 4);
    table.tokens(0, 0, 12, 0);
    table.prize = Prize::find("prize-laurels").unwrap().0;
    let glory = [table.glory(0), table.glory(1)];
    table.play(1, Move::Slot(7)).play(0, Move::Commit(4));
    let win = "r5 r5 r5 b4 b4 b4 w3 w3 w3";
    table.roll(win).roll(win);
    assert_eq!(table.glory(0), glory[0] + 2);
    // Slot 2 against 3 and 4 against 5 ride by themselves: Henry V and Juan II are the more glorious.
    assert_eq!((table.game.winners[1], table.game.winners[2]), (3, 5));
    // Seat 1 loses 0 : 2 in stage 1 and may play two cards before stage 2.
    table.roll("b0 b0 w0 w0").roll("b0 b0 w0 w0");
    assert_eq!(table.asked(), Some((1, Ask::Travel)));
    table.play(1, Move::Travel(card("love-song"))).play(1, Move::Travel(card("ribbon")));
    assert_eq!(table.players[1].hand.total(), 1, "two plays, then stage 2");
    // Henry V in the semi-final, Juan II in the final.
    table.play(0, Move::Commit(4)).roll(win).roll(win);
    table.play(0, Move::Commit(4)).roll(win).roll(win);
    assert_eq!(table.glory(0), glory[0] + 2 + 7 + 5 + 1, "and 1 glory of the laurels");
    assert!(table.players[0].prestige_up & 1 << prestige("champion").index() != 0);
    // GLO-TRN-07: the lists are cleared and the next tournament is prepared.
    assert!(table.lists.iter().all(|place| place.rider == NONE && place.knight == NONE));
    assert!(matches!(table.game.next(), Next::Chance(request) if request.label == "C-TCARD"));
}

/// GLO-TRN-03, E28: lost with one clash against glory 4: +2.
#[test]
fn half_for_one_clash_in_a_bracket() {
    let mut table = bracket(["james-ii", "jan-zizka", "henry-v", "charles-vii", "juan-ii", "hans-von-trotha"]);
    table.tokens(0, 0, 4, 0);
    let glory = table.glory(0);
    table.play(1, Move::Slot(7)).play(0, Move::Commit(4));
    table.roll("r5 r5 r5 b4 b4 w3 w3").roll("r1 r1 r1 b0 b0 w0 w0").roll("r1 r1 r1 b0 b0 w0 w0");
    assert_eq!(table.glory(0), glory + 2);
}

/// GLO-TRN-06, GLO-TRN-08, E27: equal glory: prestige; equal prestige: the left one, by slot number.
#[test]
fn knights_among_themselves() {
    let ride = |left: &str, right: &str| {
        let mut table = bracket(["dietrich-von-kottulin", left, right, "james-ii", "juan-ii", "hans-von-trotha"]);
        table.play(1, Move::Slot(7));
        table.roll("b0 b0 w0 w0").roll("b0 b0 w0 w0");
        table.game.winners[1]
    };
    assert_eq!(ride("jaroslav-lev", "federico-da-montefeltro"), 2, "6/2 against 6/2");
    assert_eq!(ride("john-talbot", "jaroslav-lev"), 3, "6/1 against 6/2");
}

/// GLO-TRN-04: what is used in the first duel is not there in the second.
#[test]
fn tokens_are_used_once_in_a_tournament() {
    let mut table = bracket(KNIGHTS);
    table.give(0, "squire");
    table.give_prestige(0, "office");
    table.give_prestige(0, "lady");
    table.play(1, Move::Slot(7)).roll("b0 b0 w3 w0").play(0, Move::Use(s("squire")));
    table.roll("b4 b4 w3 w3");
    assert_eq!((table.players[0].down.of(s("squire").index()), table.players[0].prestige()), (1, 0));
    table.roll("b0 b0 w0 w0").roll("b0 b0 w0 w0");
    table.roll("b0 b0 w0 w0");
    assert_eq!(table.players[0].duel.clash, 2, "no lance step in the semi-final");
}
