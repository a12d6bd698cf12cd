//! Setup, and the facts that the data must keep.

use crate::table::*;
use glory::Move;
use glory::ids::Pile;
use glory::state::{Ask, NONE, Rider};
use quintain_core::{Game, Next, Seat, Viewer};
use serde_json::json;

/// E1: three players, positions 1, 2, 3 gain 0, 1, 2 glory and as many challenge cards.
#[test]
fn late_positions_gain_glory_and_challenges() {
    let mut table = Table::new(json!({ "players": 3, "characters": "beginner" }));
    table.until(|table| matches!(table.asked(), Some((_, Ask::Titles))));
    for position in 0..3 {
        let seat = table.order[position].seat().unwrap();
        assert_eq!(table.glory(seat), 10 + position as i16);
        assert_eq!(table.players[seat].hand.total(), position as u32);
    }
}

/// E2: with two players one special and five regular tokens lie on the track; spaces 2, 4 and 7 are closed.
#[test]
fn the_track_of_two_players() {
    let table = Table::action(json!({ "players": 2 }));
    let filled: Vec<usize> = (0..9).filter(|space| table.track[*space] != NONE).map(|space| space + 1).collect();
    assert_eq!(filled, [1, 3, 5, 6, 8, 9]);
    let view = table.game.view(Viewer::SPECTATOR);
    let closed: Vec<u8> = view.track.iter().filter(|space| space.closed).map(|space| space.space).collect();
    assert_eq!(closed, [2, 4, 7]);
}

/// GLO-SUP-02: five piles of 17, 7, 7, 7 and 10 tokens; scroll tokens never come to the track.
#[test]
fn five_piles() {
    let table = Table::new(json!({ "players": 4 }));
    let sizes: Vec<u32> = Pile::ALL.iter().map(|pile| table.piles[*pile as usize].total()).collect();
    assert_eq!(sizes, [17, 7, 7, 7, 10]);
    let table = Table::action(json!({ "players": 4 }));
    assert_eq!(table.piles[Pile::Scroll as usize].total(), 10);
    assert_eq!(table.piles[Pile::I as usize].total(), 0, "seven regular spaces took all of pile i");
}

/// Characters are chosen at the same time and in secret; the supporter of level 3 comes from the special pile.
#[test]
fn characters_are_chosen_in_secret() {
    let mut table = Table::new(json!({ "players": 2 }));
    table.chance();
    let Next::Decide { seats, sealed } = table.game.next() else { panic!() };
    assert!(sealed && seats.len() == 2);
    let third = table.moves(0)[2];
    table.play(0, third);
    let seen = table.game.view(Viewer::Seat(Seat::new(1)));
    assert_eq!(seen.players[0].character, None);
    let first = table.moves(1)[0];
    table.play(1, first);
    let Move::Character(chosen) = third else { panic!() };
    let supporter = table.data().characters[chosen].supporter.unwrap();
    assert_eq!(table.players[0].supporters(supporter), 1);
    assert!(!table.piles[Pile::Special as usize].has(supporter.index()));
    assert_eq!(table.players[0].equipment, [2, 2]);
}

/// Returned cards go back to their decks, one strength each; R19: the bonus cards too.
#[test]
fn cards_may_be_returned_for_strength() {
    let mut table = Table::new(json!({ "players": 2, "characters": "beginner" }));
    table.until(|table| matches!(table.asked(), Some((_, Ask::Return))));
    let last = table.order[1].seat().unwrap();
    assert_eq!(table.players[last].hand.total(), 4, "three of the character and one challenge");
    let all = table.moves(last).into_iter().max_by_key(|mv| match mv {
        Move::Return(cards) => cards.len(),
        _ => 0,
    });
    let strength = table.players[last].strength;
    table.play(last, all.unwrap());
    let first = table.order[0].seat().unwrap();
    assert_eq!(table.players[last].strength, strength, "not before all have decided");
    table.play(first, Move::Return(glory::moves::Cards::default()));
    assert_eq!(table.players[last].strength, strength + 4);
    assert!(table.players[last].hand.is_empty());
}

/// E41: the event of round 2 is known in round 1, that of round 3 is not.
#[test]
fn the_last_event_is_unknown_in_round_one() {
    let mut table = Table::two("pas-darmes");
    let view = table.game.view(Viewer::EVERYTHING);
    let event = |id: glory::ids::EventCard| table.data().events[id].round;
    assert_eq!((event(view.event.unwrap()), event(view.next_event.unwrap())), (1, 2));
    table.registration();
    let view = table.game.view(Viewer::EVERYTHING);
    let event = |id: glory::ids::EventCard| table.data().events[id].round;
    assert_eq!((event(view.event.unwrap()), event(view.next_event.unwrap())), (2, 3));
}

/// Section 10: facts the data must keep; 153 cards and 48 supporters in the box.
#[test]
fn the_data_keeps_its_facts() {
    let data = edition().data();
    let has = |attack, glory, prestige| {
        data.knights.iter().any(|(_, k)| (k.attack, k.glory, k.prestige) == (attack, glory, prestige))
    };
    assert!(has(8, 2, 1));
    assert!(data.knights.iter().any(|(_, k)| k.die && k.attack == 9));
    assert!(data.knights.iter().any(|(_, k)| k.removes == [0, 0, 1]));
    for (id, foe) in [
        ("rescue", (7, 0)),
        ("lodewijk-van-gruuthuse", (8, 1)),
        ("ludwig-von-brieg", (10, 1)),
        ("riccio-da-parma", (10, 1)),
    ] {
        assert_eq!(data.cards[card(id)].opponent, Some(foe), "{id}");
    }
    assert_eq!(data.titles[title("influential")].glory, 4);
    assert_eq!(data.titles[title("brave")].requires.duel, Some((11, 1)));
    assert_eq!((data.bracket.default_prize.glory, data.bracket.default_prize.coins), (1, 1));
    let cards: u16 = data.components.iter().filter(|c| c.id.ends_with("-card")).map(|c| c.count).sum();
    assert_eq!(cards, 153);
}

/// Everybody starts in a drawn order, solo players are first (C-ORDER).
#[test]
fn the_order_is_drawn() {
    let mut table = Table::new(json!({ "players": 4, "characters": "beginner" }));
    while !matches!(table.game.next(), Next::Chance(request) if request.label == "C-ORDER") {
        table.answer(&[0, 0, 0]);
    }
    table.answer(&[3, 0, 1, 0]);
    assert_eq!(table.order, [Rider::of(3), Rider::of(0), Rider::of(2), Rider::of(1)]);
}
