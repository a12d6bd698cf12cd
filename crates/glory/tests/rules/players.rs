//! GLO-PVP: two players in the lists.

use crate::table::*;
use glory::Move;
use glory::duel::{Because, Step};
use glory::event::Event;
use glory::moves::Token;
use glory::state::{Ask, PLACES, Place, Rider, Stage};
use quintain_core::Game;

/// Two seats in slots 0 and 1, seat 0 first in initiative, before the duel; `lay` sets their boards.
fn meet(lay: impl Fn(&mut Table)) -> Table {
    let mut table = Table::two("plaisance");
    table.registration();
    for player in &mut table.game.players {
        player.ask = Ask::Nothing;
        player.up = glory::multiset::Multiset::default();
        player.perks = glory::state::Perks::default();
        (player.coins, player.strength, player.faith) = (0, 0, 0);
    }
    table.game.lists = [Place::FREE; PLACES];
    let knights = ["james-ii", "charles-vii", "juan-ii", "joao-i", "henry-v", "hans-von-trotha"];
    for (slot, id) in (2..8).zip(knights) {
        table.game.lists[slot].knight = knight(id).0;
    }
    table.game.lists[0].rider = 0;
    table.game.stage = Stage::Register(1);
    table.players[1].ask = Ask::Register { pass: true };
    lay(&mut table);
    table.play(1, Move::Slot(1));
    table
}

/// E13, GLO-PVP-01 to 06: the duel of the rulebooks, red seat 0 against white seat 1, step by step.
#[test]
fn the_duel_of_the_rulebooks() {
    let mut table = meet(|table| {
        table.players[0].glory = 25;
        table.levels(0, 4, 2);
        table.players[0].prestige_down = 1 << prestige("office").index();
        for kind in ["bishop", "thug", "swordmaster"] {
            table.give(0, kind);
        }
        table.tokens(0, 0, 4, 2);
        table.players[1].glory = 24;
        table.levels(1, 2, 3);
        table.give_prestige(1, "lady");
        table.give(1, "squire");
        table.give(1, "squire");
        table.players[1].relics_up.add(relic("medallion").index(), 1);
        table.tokens(1, 0, 4, 2);
    });
    let now = |table: &Table| (table.players[0].duel.step, table.asked().map(|(seat, _)| seat), table.attacks(0));
    assert_eq!(now(&table), (Step::Tent, Some(0), [0, 0]));
    assert_eq!(table.weaker(0), (0, Because::Prestige));
    table.play(0, Move::Use(s("thug")));
    assert_eq!(table.glory(0), 24);
    assert_eq!(now(&table), (Step::Strength, Some(1), [0, -1]));
    table.play(1, Move::Commit(2)).play(0, Move::Commit(4));
    table.roll("r5 r2 b2 b1 w3 w1 w0");
    assert_eq!(table.attacks(0)[1], 9, "10 - 1: white is weaker and rolls first (GLO-PVP-03)");
    table.roll("rS r3 r1 b2 b1 b0 w2 w1");
    assert_eq!(now(&table), (Step::Faith, Some(0), [9, 9]));
    table.play(0, Move::Reroll([0, 3, 1])).roll("bS b1 b0 w0");
    assert_eq!(now(&table), (Step::Faith, Some(1), [11, 9]), "the order is not re-evaluated (R7)");
    table.play(1, Move::Reroll([0, 2, 0])).roll("b0 bS");
    assert_eq!(now(&table), (Step::Lance1, Some(1), [11, 7]));
    table.play(1, Move::Use(s("squire")));
    // Red has nothing to use, his best red is 5; white's second Squire would do nothing. Both pass unasked.
    assert_eq!(now(&table), (Step::Relic, Some(1), [11, 11]));
    assert_eq!(table.players[0].duel.first, 0, "red is weaker by prestige and comes first");
    table.play(1, Move::Pass);
    assert_eq!(table.score(0), [0, 1], "white wins on prestige");
    assert_eq!(table.players[1].prestige(), 0, "and turns it down");
    assert_eq!(now(&table), (Step::Strength, Some(1), [0, 0]));
    assert_eq!(table.weaker(0), (1, Because::Initiative));
    table.play(1, Move::Commit(2));
    table.roll("r4 r3 r1 b2 b0 w3 w2 w1").roll("r3 r2 r1 b1 b0 b0 w1 w0");
    assert_eq!(now(&table), (Step::Faith, Some(0), [5, 9]));
    table.play(0, Move::Reroll([1, 2, 1])).roll("r2 bS b1 w2");
    assert_eq!(table.attacks(0), [9, 9]);
    table.play(1, Move::Pass);
    assert_eq!(now(&table), (Step::Lance1, Some(1), [9, 9]));
    table.play(1, Move::Use(s("squire"))).play(0, Move::Use(s("swordmaster")));
    assert_eq!(now(&table).2, [11, 11]);
    assert_eq!(now(&table), (Step::Relic, Some(1), [11, 11]));
    table.play(1, Move::Relic(relic("medallion")));
    assert_eq!(table.glory(1), 31, "red's 24 are not more than 24: 7");
    assert_eq!((table.glory(0), table.asked()), (24, Some((0, Ask::RefundSupporter))));
    table.play(0, Move::TurnUp(Token::Supporter(s("thug"))));
    assert_eq!((table.players[0].strength, table.players[0].faith), (1, 1));
    assert_eq!(table.players[0].prestige(), 0);
}

/// GLO-PVP-02, GLO-PVP-04, E20: lower attack, then prestige, then initiative; the Jester works in clash 1 only.
#[test]
fn the_jester_lowers_prestige_in_clash_one() {
    let mut table = meet(|table| {
        table.give(0, "jester");
        table.give_prestige(1, "lady");
        table.give(1, "cook");
    });
    assert_eq!(table.asked(), Some((0, Ask::Tent)), "0 prestige is weaker than 1");
    table.play(0, Move::Use(s("jester")));
    assert_eq!(table.prestiges(0), [0, -1]);
    table.play(1, Move::Pass);
    assert_eq!(table.weaker(0).0, 1, "now he is the weaker one");
    table.roll("b2 b0 w1 w0").roll("b2 b0 w1 w0");
    assert_eq!(table.score(0), [1, 0], "my 0 wins the tie against -1");
    assert_eq!(table.prestiges(0), [0, 1], "in clash 2 he counts 1 again");
    table.roll("b2 b0 w1 w0").roll("b2 b0 w1 w0");
    assert_eq!((table.score(0), table.players[1].prestige()), ([1, 1], 0), "R5: a tied win turns a token");
    table.roll("b2 b0 w1 w0").roll("b2 b0 w1 w0");
    let ends = table.log.iter().any(|event| matches!(event, Event::DuelEnds { won: true, score: [2, 1], .. }));
    assert!(ends, "equal attack and prestige: the better initiative");
}

/// GLO-PVP-05, E17: 9 for the more glorious, 7 for the other, half of the winner's value for one clash.
#[test]
fn seven_or_nine() {
    for (winner, loser, after) in [(20, 23, (29, 26)), (23, 20, (30, 24))] {
        let mut table = meet(|table| {
            table.players[0].glory = winner;
            table.players[1].glory = loser;
        });
        let stakes = table.game.view(quintain_core::Viewer::SPECTATOR).duels[0].stakes;
        assert_eq!(
            stakes.map(|side| (side.win, side.honour)),
            if winner > loser { [(7, 3), (9, 4)] } else { [(9, 4), (7, 3)] }
        );
        let (high, low) = ("b4 b4 w3 w3", "b0 b0 w0 w0");
        for seat_zero_wins in [true, false, true] {
            for _ in 0..2 {
                let roller = match table.game.draw {
                    Some(glory::chance::Draw::Roll(seat)) => seat,
                    other => panic!("{other:?}"),
                };
                table.roll(if (roller == 0) == seat_zero_wins { high } else { low });
            }
        }
        assert_eq!((table.glory(0), table.glory(1)), after);
        assert_eq!(table.game.winners[0], 0);
    }
}

/// GLO-PVP-06: the loser is refunded as against a knight; GLO-TRN-05, GLO-TRN-08: slots are kept.
#[test]
fn the_loser_of_two_players_is_refunded() {
    let mut table = meet(|table| {
        table.tokens(1, 0, 2, 0);
    });
    table.play(1, Move::Commit(2));
    for _ in 0..2 {
        for _ in 0..2 {
            let roller = match table.game.draw {
                Some(glory::chance::Draw::Roll(seat)) => seat,
                other => panic!("{other:?}"),
            };
            table.roll(if roller == 0 { "b4 b4 w3 w3" } else { "r1 r1 b0 b0 w0 w0" });
        }
    }
    assert_eq!(table.players[1].strength, 1);
    assert_eq!(table.position(Rider::of(0)), 0);
}
