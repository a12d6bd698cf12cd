//! GLO-TRV.

use crate::table::*;
use glory::event::Event;
use glory::ids::{Deck, Item};
use glory::state::Ask;
use glory::{Move, Refusal};
use quintain_core::{Game, Next, Seat, Viewer};
use serde_json::json;

/// GLO-TRV-01: one card in turn; three plays, one more with the Envoy; who stopped is out.
#[test]
fn cards_are_played_in_turn() {
    let mut table = Table::two("pas-darmes");
    for _ in 0..3 {
        table.give_card(0, "game-of-chess");
        table.give_card(1, "love-song");
    }
    table.give_card(0, "ribbon");
    table.end_actions();
    assert_eq!(table.asked(), Some((0, Ask::Travel)));
    table.play(0, Move::Travel(card("game-of-chess")));
    assert_eq!(table.asked(), Some((1, Ask::Travel)));
    table.play(1, Move::Stop);
    table.play(0, Move::Travel(card("game-of-chess"))).play(0, Move::Travel(card("game-of-chess")));
    assert!(table.players[0].stopped, "three plays, though a card is left");
    let mut table = Table::two("pas-darmes");
    table.give(0, "envoy");
    for _ in 0..4 {
        table.give_card(0, "courtly-love");
    }
    table.end_actions();
    assert_eq!(table.players[0].plays, 4);
}

/// GLO-TRV-02: a played card goes to the discard pile; a lost challenge returns, known to all, and counts as a play.
#[test]
fn a_lost_challenge_returns_to_the_hand() {
    let mut table = Table::two("pas-darmes");
    table.give_card(0, "pero-nino");
    table.tokens(0, 0, 0, 0);
    table.end_actions();
    assert_eq!(table.players[0].seen.total(), 0);
    table.play(0, Move::Travel(card("pero-nino")));
    table.roll("b0 b0 w0 w0").roll("b0 b0 w0 w0");
    assert!(table.players[0].hand.has(card("pero-nino").index()));
    assert!(table.players[0].seen.has(card("pero-nino").index()));
    assert_eq!((table.players[0].plays, table.played(0, Deck::Challenge)), (2, 0));
    assert_eq!(table.asked(), Some((0, Ask::Travel)), "it may be played again");
}

/// GLO-TRV-03: romance is free, trade is paid in full, a challenge is a duel.
#[test]
fn three_kinds_of_cards() {
    let mut table = Table::two("pas-darmes");
    table.tokens(0, 0, 4, 0);
    for id in ["love-song", "indulgence", "georg-von-ehingen"] {
        table.give_card(0, id);
    }
    table.end_actions();
    let glory = table.glory(0);
    table.play(0, Move::Travel(card("love-song")));
    assert_eq!(table.glory(0), glory + 2);
    table.play(0, Move::Travel(card("indulgence")));
    assert_eq!((table.players[0].coins, table.players[0].faith), (1, 4), "two coins of the guard, one paid");
    table.play(0, Move::Travel(card("georg-von-ehingen"))).play(0, Move::Commit(4));
    for clash in 0..2 {
        if clash > 0 {
            assert!(table.asked().is_none(), "all strength is committed");
        }
        table.roll("r5 r5 r5 b4 b4 w3 w3");
        table.play(0, Move::Pass);
    }
    assert_eq!(table.glory(0), glory + 5);
    assert_eq!(table.played(0, Deck::Challenge), 1);
}

/// GLO-TRV-04 and E8: a slash means one option; at armour III Gruuthuse only brings the coins.
#[test]
fn one_of_two_rewards() {
    let win = |armour: u8| {
        let mut table = Table::two("pas-darmes");
        table.give_card(0, "lodewijk-van-gruuthuse");
        table.levels(0, 2, armour);
        table.tokens(0, 0, 4, 0);
        table.end_actions();
        table.play(0, Move::Travel(card("lodewijk-van-gruuthuse"))).play(0, Move::Commit(4));
        let dice = if armour == 3 { "r5 r5 r5 b4 b4 w3 w3 w3" } else { "r5 r5 r5 b4 b4 w3 w3" };
        table.roll(dice).roll(dice);
        table
    };
    let mut table = win(2);
    assert_eq!(table.moves(0), [Move::Reward(0), Move::Reward(1)]);
    table.play(0, Move::Reward(0));
    assert_eq!(table.players[0].level(Item::Armour), 3);
    let table = win(3);
    assert_eq!(table.players[0].coins, 2 + 3 + 2, "the coins are taken without asking; then comes the income");
}

/// GLO-TRV-05 and E23: a trade upgrade needs the stated level; a challenge may be fought without one.
#[test]
fn upgrades_need_their_level() {
    let mut table = Table::two("pas-darmes");
    table.give_card(0, "destrier");
    table.give_card(0, "ludwig-von-brieg");
    table.tokens(0, 9, 0, 0);
    table.end_actions();
    assert_eq!(table.refused(0, Move::Travel(card("destrier"))), Refusal::NotPlayable { card: card("destrier") });
    assert!(table.may(0, Move::Travel(card("ludwig-von-brieg"))));
    table.levels(0, 3, 2);
    table.play(0, Move::Travel(card("destrier")));
    assert_eq!(table.players[0].level(Item::Mount), 4);
}

/// GLO-TRV-06: supporters of cards come from the scroll pile, relics from the supply; none left, none gained.
#[test]
fn what_is_not_there_is_lost() {
    let mut table = Table::two("pas-darmes");
    for id in ["hire-a-squire", "hire-a-squire", "souvenir"] {
        table.give_card(0, id);
    }
    table.tokens(0, 5, 0, 0);
    table.piles[4].remove(s("squire").index());
    table.relics = glory::multiset::Multiset::default();
    table.end_actions();
    table.play(0, Move::Travel(card("hire-a-squire"))).play(0, Move::Travel(card("hire-a-squire")));
    assert_eq!(table.players[0].supporters(s("squire")), 1, "the second scroll token is gone");
    table.play(0, Move::Travel(card("souvenir")));
    assert!(table.players[0].relics_up.is_empty());
    assert_eq!(table.played(0, Deck::Romance), 1, "the card counts as played");
}

/// GLO-TRV-07, GLO-PRE-01 and E7: the Golden Fleece gives 3 glory and Office, but no second Office.
#[test]
fn no_second_token_of_a_kind() {
    let mut table = Table::two("pas-darmes");
    table.give_card(0, "golden-fleece");
    table.give_card(0, "golden-fleece");
    table.tokens(0, 6, 0, 0);
    table.end_actions();
    let (glory, supply) = (table.glory(0), table.prestige.of(prestige("office").index()));
    table.play(0, Move::Travel(card("golden-fleece")));
    assert_eq!((table.glory(0), table.players[0].prestige()), (glory + 3, 1));
    table.play(0, Move::Travel(card("golden-fleece")));
    assert_eq!((table.glory(0), table.players[0].prestige()), (glory + 6, 1));
    assert_eq!(table.prestige.of(prestige("office").index()), supply - 1);
}

/// GLO-TRV-08: Quest draws two titles and keeps one.
#[test]
fn a_quest_brings_a_title() {
    let mut table = Table::two("pas-darmes");
    table.give_card(0, "quest");
    table.end_actions();
    let own = table.players[0].titles.count_ones();
    table.play(0, Move::Travel(card("quest"))).chance();
    assert_eq!((table.asked(), table.moves(0).len()), (Some((0, Ask::Goal)), 2));
    let mv = table.moves(0)[1];
    table.play(0, mv);
    assert_eq!((table.players[0].titles.count_ones(), table.title_discard_size()), (own + 1, 1));
    assert_eq!(table.played(0, Deck::Romance), 1);
}

/// GLO-TRV-09: after the last tournament there is one more travel phase, and nothing is refreshed before it.
#[test]
fn a_last_journey() {
    let mut table = Table::two("pas-darmes");
    table.round = 3;
    table.public = 0;
    table.players[0].titles = 0;
    table.players[1].titles = 0;
    table.registration();
    table.give_card(0, "love-song");
    table.players[0].down.add(s("squire").index(), 1);
    for player in &mut table.game.players {
        player.ask = Ask::Nothing;
    }
    table.players[0].ask = Ask::Register { pass: false };
    table.game.stage = glory::state::Stage::TournamentEnd;
    let mv = table.moves(0)[0];
    table.play(0, mv);
    assert_eq!(table.asked(), Some((0, Ask::Travel)));
    assert_eq!((table.phase(), table.players[0].plays), (glory::state::Phase::FinalTravel, 3));
    assert!(table.players[0].down.has(s("squire").index()));
    table.play(0, Move::Travel(card("love-song")));
    assert!(matches!(table.game.next(), Next::Over(_)));
}

/// GLO-TRV-10: without a playable card a seat is stopped without being asked.
#[test]
fn who_can_play_nothing_is_not_asked() {
    let mut table = Table::two("pas-darmes");
    table.give_card(1, "destrier");
    table.give_card(0, "destrier");
    table.give_card(0, "encouragement");
    table.tokens(1, 0, 0, 0);
    table.end_actions();
    assert_eq!(table.asked(), Some((0, Ask::Travel)));
    table.play(0, Move::Travel(card("encouragement")));
    let stopped = |seat| Event::Stopped { seat, asked: false };
    assert!(table.log.contains(&stopped(0)) && table.log.contains(&stopped(1)));
}

/// Option `simultaneous_travel`: several seats decide at once, in any order, each with its own duel.
#[test]
fn all_may_travel_at_once() {
    let mut table = Table::action(json!({ "players": 3, "simultaneous_travel": true, "characters": "beginner" }));
    for seat in 0..3 {
        table.give_card(seat, "robber-knight");
        table.tokens(seat, 0, 0, 1);
    }
    table.end_actions();
    let Next::Decide { seats, sealed } = table.game.next() else { panic!() };
    assert!(seats.len() == 3 && !sealed);
    table.play(2, Move::Travel(card("robber-knight"))).roll("b0 b0 w0 w0");
    table.play(0, Move::Travel(card("robber-knight"))).roll("b4 b4 w3 w3");
    assert_eq!(table.game.view(Viewer::SPECTATOR).duels.len(), 2);
    assert!(table.may(2, Move::Reroll([0, 1, 0])) && table.may(0, Move::Pass) && table.may(1, Move::Stop));
    table.play(1, Move::Stop);
    table.play(0, Move::Pass).roll("b4 b4 w3 w3").play(0, Move::Pass);
    assert_eq!(table.asked(), Some((0, Ask::Reward)));
    assert!(table.game.next().deciders().contains(Seat::new(2)));
}

/// Hidden cards: a copy that everybody knows leaves the hand first.
#[test]
fn the_known_copy_is_played_first() {
    let mut table = Table::two("pas-darmes");
    table.give_card(0, "love-song");
    table.give_card(0, "love-song");
    table.players[0].seen.add(card("love-song").index(), 1);
    table.end_actions();
    table.play(0, Move::Travel(card("love-song")));
    assert_eq!((table.players[0].hand.total(), table.players[0].seen.total()), (1, 0));
}
