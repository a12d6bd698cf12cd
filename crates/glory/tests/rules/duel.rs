//! GLO-DUEL: a player against a knight or a card.

use crate::table::*;
use glory::duel::Step;
use glory::event::Event;
use glory::moves::Token;
use glory::state::Ask;
use glory::{Move, Refusal};
use serde_json::json;

/// Seat 0 before registration, with this equipment and these tokens, and nothing else.
fn rider(mount: u8, armour: u8, strength: u8, faith: u8) -> Table {
    let mut table = Table::two("pas-darmes");
    table.registration();
    table.levels(0, mount, armour);
    table.tokens(0, 0, strength, faith);
    table.players[0].up = glory::multiset::Multiset::default();
    table.players[0].perks = glory::state::Perks::default();
    table
}

fn clash(table: &Table) -> (i8, i8, bool) {
    table
        .log
        .iter()
        .rev()
        .find_map(|event| match event {
            Event::Clash { attack, won, .. } => Some((attack[0], attack[1], *won)),
            _ => None,
        })
        .unwrap()
}

/// GLO-DUEL-01, GLO-TRN-03: two clash wins win the duel and the knight's glory.
#[test]
fn two_clashes_win() {
    let mut table = rider(2, 2, 1, 0);
    let glory = table.glory(0);
    table.against("dietrich-von-kottulin").play(0, Move::Commit(1)).roll("r1 b4 b0 w3 w0");
    assert_eq!(table.score(0), [1, 0]);
    table.roll("r2 b4 b4 w3 w1");
    assert_eq!(table.glory(0), glory + 2);
}

/// GLO-DUEL-02, E9: best red, black and white; a Polish noble of 9 with a 3 has 12, and rolls anew.
#[test]
fn attack_is_the_best_of_each_colour() {
    let mut table = rider(2, 2, 2, 0);
    table.against("powala-of-taczew").play(0, Move::Commit(2));
    table.roll("r4 r2 b3 b1 w2 w1").roll("w3");
    assert_eq!(clash(&table), (9, 12, false));
    table.roll("r4 r2 b3 b1 w2 w1").roll("wS");
    assert_eq!(clash(&table), (9, 9, false), "the symbol counts 0; prestige 0 against 1");
}

/// GLO-DUEL-03: one tent supporter before clash 1: Thug, Cook, Jester and the refreshers.
#[test]
fn tents() {
    let mut table = rider(2, 2, 0, 0);
    for kind in ["thug", "cook", "herald", "hermit", "lady-in-waiting", "jester"] {
        table.give(0, kind);
    }
    table.players[0].glory = 1;
    table.players[0].prestige_down = 1 << prestige("office").index();
    let mut thug = Table { game: table.game, log: Vec::new(), luck: quintain_core::chance::Fast::new(1) };
    table.against("wolfert-van-borselen");
    let refresh = Move::Refresh { by: s("herald"), up: Token::Prestige(prestige("office")) };
    assert!(table.may(0, refresh));
    let hermit = Move::Refresh { by: s("hermit"), up: Token::Relic(relic("ring")) };
    assert_eq!(table.refused(0, hermit), Refusal::NothingToRefresh { supporter: s("hermit") });
    table.play(0, refresh);
    assert_eq!((table.players[0].prestige(), table.players[0].down.of(s("herald").index())), (1, 1));
    table.roll("b4 b4 w3 w3");
    table.roll("b4 b4 w3 w3");
    assert!(!table.log.iter().any(|event| matches!(event, Event::Used { supporter, .. } if *supporter == s("cook"))));
    thug.against("wolfert-van-borselen").play(0, Move::Use(s("thug")));
    assert_eq!((thug.glory(0), thug.foe_attack(0)), (0, 7));
    thug.roll("b4 b4 w3 w3");
    assert_eq!(clash(&thug), (7, 7, false), "7 against 8-1, but his prestige is higher");
    assert_eq!(thug.foe_attack(0), 8, "only in clash 1");
    let mut poor = rider(2, 2, 0, 0);
    poor.give(0, "thug");
    poor.players[0].glory = 0;
    poor.against("wolfert-van-borselen");
    assert_eq!(poor.asked(), None, "R44: without glory the Thug cannot be used");
}

/// GLO-DUEL-04, E18, E40: strength stays for the whole duel; four wake the symbol, a fifth cannot be committed.
#[test]
fn strength_is_committed() {
    let mut table = rider(2, 2, 6, 0);
    table.against("maximilian-i").play(0, Move::Commit(1));
    assert_eq!(table.players[0].side.count[0], 1);
    table.roll("rS b0 b0 w0 w0");
    assert_eq!(clash(&table).0, 1, "an inactive red symbol counts 1");
    assert_eq!(table.refused(0, Move::Commit(4)), Refusal::TooMuchStrength { most: 3 });
    table.play(0, Move::Commit(3));
    assert_eq!(table.players[0].side.count[0], 3);
    table.roll("rS r1 r1 b0 b0 w0 w0");
    assert_eq!(clash(&table).0, 5);
    assert_eq!(table.players[0].strength, 6 - 4 + 1, "a loss returns one");
    let mut table = rider(2, 2, 3, 0);
    table.against("maximilian-i").play(0, Move::Commit(2));
    table.roll("r1 r1 b0 b0 w0 w0").play(0, Move::Commit(1));
    assert_eq!((table.players[0].side.count[0], table.awake(0, 0)), (3, false));
    table.roll("rS r1 r1 b0 b0 w0 w0");
    assert_eq!(table.players[0].strength, 1);
}

/// GLO-DUEL-05, E10, E30: levels give dice, veterans take some; activation is not affected.
#[test]
fn veterans_take_dice() {
    let mut table = rider(4, 4, 1, 0);
    table.against("francesco-sforza").play(0, Move::Commit(0));
    assert_eq!(table.players[0].side.count, [0, 3, 2]);
    assert!(table.awake(0, 1) && table.awake(0, 2));
    let mut table = rider(2, 1, 0, 0);
    table.against("francesco-sforza");
    assert_eq!(table.players[0].side.count, [0, 2, 0]);
    table.roll("b4 b0");
    assert_eq!(clash(&table).0, 4, "no white die: the white part is 0");
    let mut table = rider(2, 2, 1, 0);
    table.give(0, "swordmaster");
    table.against("pal-kinizsi").play(0, Move::Commit(1));
    assert_eq!(table.players[0].side.count[0], 0);
    table.roll("b1 b0 w1 w0");
    assert_eq!(clash(&table).0, 2, "the Swordmaster has no die to turn");
}

/// GLO-DUEL-06: awake symbols turn to 5, 4 and 3 at once.
#[test]
fn symbols() {
    let mut table = rider(4, 4, 4, 0);
    table.against("maximilian-i").play(0, Move::Commit(4)).roll("rS r1 r1 bS b0 b0 wS w0 w0");
    assert_eq!(clash(&table).0, 12);
    let mut table = rider(2, 2, 1, 0);
    table.against("maximilian-i").play(0, Move::Commit(1)).roll("rS bS bS wS wS");
    assert_eq!(clash(&table).0, 1);
}

/// GLO-DUEL-07, E19, E21: one faith token rerolls up to two dice, more with Nun and Bishop; new values stand.
#[test]
fn faith_rerolls_the_lowest() {
    let mut table = rider(2, 2, 2, 2);
    table.against("maximilian-i").play(0, Move::Commit(2)).roll("r3 r2 b0 b0 w0 w0");
    assert_eq!(table.refused(0, Move::Reroll([1, 1, 1])), Refusal::TooManyDice { most: 2, dice: [2, 2, 2] });
    let mut one = Table { game: table.game, log: Vec::new(), luck: quintain_core::chance::Fast::new(1) };
    one.play(0, Move::Reroll([1, 0, 0])).answer(&[1]);
    assert_eq!(clash(&one).0, 3, "reds 3, 1");
    assert_eq!(one.players[0].faith, 1, "one token for each clash");
    table.play(0, Move::Reroll([2, 0, 0])).answer(&[2, 1]);
    assert_eq!(clash(&table).0, 2, "the 3 is lost");
    let mut many = rider(2, 2, 2, 1);
    for kind in ["nun", "nun", "bishop"] {
        many.give(0, kind);
    }
    many.against("maximilian-i").play(0, Move::Commit(2)).roll("r3 r2 b0 b0 w0 w0");
    assert!(many.may(0, Move::Reroll([2, 2, 2])), "six dice");
}

/// GLO-DUEL-08, E38: two lance steps, one token in each; a set-die token must help; the second step stays open.
#[test]
fn lances() {
    let mut table = rider(2, 2, 2, 0);
    for kind in ["squire", "squire", "swordmaster", "armourer", "veteran", "witch"] {
        table.give(0, kind);
    }
    table.players[0].glory = 5;
    table.against("maximilian-i").play(0, Move::Commit(2)).roll("r5 r2 b1 b0 w1 w0");
    assert!(!table.may(0, Move::Use(s("swordmaster"))), "the best red is 5 already");
    table.play(0, Move::Pass).play(0, Move::Use(s("squire")));
    assert_eq!(clash(&table).0, 5 + 4 + 1);
    assert_eq!(table.players[0].down.of(s("squire").index()), 1);
    table.roll("r4 r2 b4 b0 w1 w0");
    table.play(0, Move::Use(s("veteran"))).play(0, Move::Use(s("witch")));
    assert_eq!(clash(&table), (4 + 4 + 1 + 1, 9, true), "Veteran +1, Witch: the king has 10-1");
    assert_eq!(table.glory(0), 4);
}

/// GLO-DUEL-09, GLO-REL-01: one relic in each clash; several copies allowed.
#[test]
fn relics() {
    let mut table = rider(2, 2, 0, 0);
    for id in ["medallion", "amulet", "amulet", "rosary", "ring"] {
        table.players[0].relics_up.add(relic(id).index(), 1);
    }
    table.give(0, "nun");
    table.against("maximilian-i").roll("b3 b0 w1 w0");
    assert!(table.may(0, Move::RelicReroll { relic: relic("ring"), dice: [0, 2, 2] }), "four dice");
    table.play(0, Move::Relic(relic("amulet")));
    assert_eq!(clash(&table).0, 3 + 1 + 2);
    table.roll("b3 b0 w1 w0").play(0, Move::Relic(relic("rosary")));
    assert_eq!(clash(&table).0, 3 + 3);
    let mut table = rider(2, 2, 0, 0);
    table.players[0].relics_up.add(relic("ring").index(), 1);
    table.against("maximilian-i").roll("b0 b0 w0 w0");
    table.play(0, Move::RelicReroll { relic: relic("ring"), dice: [0, 2, 2] }).roll("b4 b4 w3 w3");
    assert_eq!(clash(&table).0, 7);
    assert!(table.players[0].relics_down.has(relic("ring").index()));
}

/// GLO-DUEL-10, GLO-DUEL-11, E14, E15: ties go to prestige; a tied win turns a token.
#[test]
fn ties() {
    let mut table = rider(2, 2, 0, 0);
    table.give_card(0, "rescue");
    table.against("hans-von-trotha").roll("b4 b0 w3 w0");
    assert_eq!(clash(&table), (7, 8, false));
    let mut table = rider(2, 2, 1, 0);
    table.give_prestige(0, "office");
    table.against("wolfert-van-borselen").play(0, Move::Commit(1)).roll("r1 b4 b0 w3 w0");
    assert_eq!(clash(&table), (8, 8, true));
    assert_eq!(table.players[0].prestige_down.count_ones(), 1);
    table.roll("r1 b4 b0 w3 w0");
    assert_eq!(clash(&table), (8, 8, false), "0 prestige against 1");
    let mut table = rider(2, 2, 1, 0);
    table.against("hans-von-trotha").play(0, Move::Commit(1)).roll("r1 b4 b0 w3 w0");
    assert_eq!(clash(&table), (8, 8, true), "0 against 0 is won by the player, and there is no token to turn");
}

/// GLO-DUEL-12: dice and modifiers are cleared, clash 2 starts at STRENGTH.
#[test]
fn a_new_clash_starts_at_strength() {
    let mut table = rider(2, 2, 4, 0);
    table.give(0, "cook");
    table.against("maximilian-i").play(0, Move::Use(s("cook")));
    assert_eq!(table.attack_of(0), 1);
    table.play(0, Move::Commit(1)).roll("r1 b0 b0 w0 w0");
    assert_eq!((table.players[0].duel.step, table.asked()), (Step::Strength, Some((0, Ask::Strength))));
    assert_eq!((table.attack_of(0), table.players[0].side.committed), (0, 1));
}

/// GLO-DUEL-13: the winner's strength and faith are gone, used tokens stay down.
#[test]
fn the_winner_pays() {
    let mut table = rider(2, 2, 4, 2);
    table.give(0, "squire");
    table.against("dietrich-von-kottulin").play(0, Move::Commit(3)).roll("r5 r1 r1 b0 b0 w3 w0");
    table.play(0, Move::Reroll([0, 1, 0])).roll("b0").play(0, Move::Use(s("squire")));
    table.play(0, Move::Commit(0)).roll("r5 r1 r1 b4 b4 w3 w0").play(0, Move::Pass);
    let player = &table.players[0];
    assert_eq!((player.strength, player.faith, player.down.of(s("squire").index())), (1, 1, 1));
}

/// GLO-DUEL-14, E29: three strength, two faith, Squire twice and the Ring: one of each back, no question.
#[test]
fn the_loser_takes_one_of_each_back() {
    let mut table = rider(2, 2, 3, 2);
    table.give(0, "squire");
    table.give(0, "squire");
    table.players[0].relics_up.add(relic("ring").index(), 1);
    table.against("maximilian-i").play(0, Move::Commit(3));
    for clash in 0..2 {
        table.roll("r1 r1 r1 b0 b0 w0 w0").play(0, Move::Reroll([0, 1, 0])).roll("b0").play(0, Move::Use(s("squire")));
        if clash == 0 {
            table.play(0, Move::Pass);
        }
    }
    // The second squire went in the second clash; now the ring.
    table.play(0, Move::RelicReroll { relic: relic("ring"), dice: [1, 0, 0] }).answer(&[1]);
    let player = &table.players[0];
    assert_eq!((player.strength, player.faith), (1, 1));
    assert_eq!((player.up.of(s("squire").index()), player.down.of(s("squire").index())), (1, 1));
    assert!(player.relics_up.has(relic("ring").index()));
    assert!(table.log.iter().any(|event| matches!(event, Event::TakenBack { strength: 1, faith: 1, .. })));
}

/// GLO-DUEL-14: of two kinds the loser chooses.
#[test]
fn the_loser_chooses_among_kinds() {
    let mut table = rider(2, 2, 0, 0);
    table.give(0, "squire");
    table.give(0, "armourer");
    table.against("maximilian-i").roll("b0 b0 w0 w0");
    table.play(0, Move::Use(s("squire"))).play(0, Move::Use(s("armourer"))).roll("b0 b0 w0 w0");
    assert_eq!(table.asked(), Some((0, Ask::RefundSupporter)));
    assert_eq!(table.refused(0, Move::TurnUp(Token::Supporter(s("nun")))), Refusal::NotUsed);
    table.play(0, Move::TurnUp(Token::Supporter(s("armourer"))));
    assert!(table.players[0].up.has(s("armourer").index()) && table.players[0].down.has(s("squire").index()));
}

/// GLO-DUEL-15, E16: half the glory for one clash in a tournament, nothing on a card.
#[test]
fn half_the_glory_for_one_clash() {
    for (id, half) in [("powala-of-taczew", 2), ("jan-zizka", 1)] {
        let mut table = rider(2, 2, 4, 0);
        let glory = table.glory(0);
        table.against(id).play(0, Move::Commit(4)).roll("r5 r5 r5 b4 b4 w3 w3");
        if id == "powala-of-taczew" {
            table.roll("w0");
        }
        for _ in 0..2 {
            table.roll("r1 r1 r1 b0 b0 w0 w0");
            if id == "powala-of-taczew" {
                table.roll("w0");
            }
        }
        assert_eq!(table.glory(0), glory + half, "{id}");
    }
    let mut table = Table::two("pas-darmes");
    table.give_card(0, "anthony-woodville");
    table.tokens(0, 0, 4, 0);
    table.end_actions();
    let glory = table.glory(0);
    table.play(0, Move::Travel(card("anthony-woodville"))).play(0, Move::Commit(4));
    table.roll("r5 r5 r5 b4 b4 w3 w3").roll("r1 r1 r1 b0 b0 w0 w0").roll("r1 r1 r1 b0 b0 w0 w0");
    assert_eq!(table.glory(0), glory);
}

/// GLO-DUEL-16: permanent supporters are never turned down, and copies add up.
#[test]
fn permanent_supporters_stay_up() {
    let mut table = rider(2, 2, 0, 1);
    table.give(0, "nun");
    table.give(0, "nun");
    table.against("maximilian-i").roll("b0 b0 w0 w0").play(0, Move::Reroll([0, 2, 2])).roll("b0 b0 w0 w0");
    assert_eq!((table.players[0].up.of(s("nun").index()), table.players[0].down.total()), (2, 0));
}

/// GLO-DUEL-17: a glory cost must be payable: the Witch at 0 glory.
#[test]
fn glory_never_falls_below_zero() {
    let mut table = rider(2, 2, 0, 0);
    table.give(0, "witch");
    table.players[0].glory = 0;
    table.against("maximilian-i").roll("b0 b0 w0 w0");
    assert!(!table.log.iter().any(|event| matches!(event, Event::Used { .. })));
    assert_eq!(table.players[0].duel.clash, 2, "the lance steps were skipped");
}

/// GLO-DUEL-18, GLO-TRN-04: a used token stays down in later duels.
#[test]
fn used_tokens_stay_down() {
    let mut table = Table::action(json!({ "players": 2, "characters": "beginner" }));
    table.registration();
    table.levels(0, 2, 2);
    table.tokens(0, 0, 1, 0);
    table.give(0, "squire");
    table.against("dietrich-von-kottulin").play(0, Move::Commit(1)).roll("r1 b0 b0 w3 w0");
    table.play(0, Move::Use(s("squire"))).roll("r1 b4 b4 w3 w3");
    assert_eq!(table.players[0].down.of(s("squire").index()), 1);
}
