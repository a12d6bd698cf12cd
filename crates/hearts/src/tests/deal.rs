//! The deal and the marking of wounds (HEA-DEAL, HEA-ROUND).

use super::*;
use crate::deal::marking;

fn ids(cards: Cards) -> Vec<&'static str> {
    cards.iter().map(Card::id).collect()
}

/// Rounds of a table with these wounds begin with: deck size, hand sizes, undealt cards.
fn round(mut game: Hearts, wounds: [u8; 9]) -> (u32, Vec<u32>, u32) {
    game.state.wounds = wounds;
    game.begin_round(&mut Events::off());
    let deck = game.state.deck.len();
    settle(&mut game);
    let hands = (0..game.n()).map(|n| game.state.hands[n].len()).collect();
    (deck, hands, game.state.deck.len())
}

/// HEA-DEAL-01: three cards less one for each wound; the wizard five.
#[test]
fn wounds_cost_cards() {
    assert_eq!(round(t5(), [0, 1, 2, 0, 4, 0, 0, 0, 0]).1, [3, 2, 1, 3, 1]);
}

/// HEA-DEAL-02: everybody alive is dealt at least one card.
#[test]
fn nobody_alive_starts_with_an_empty_hand() {
    let game = t5();
    for (n, most) in [(0, 2), (4, 4)] {
        for wounds in 0..=most {
            let mut game = game;
            game.state.wounds[n] = wounds;
            assert!(!game.is_dead(seat(n)) && game.deal_size(seat(n)) >= 1, "{wounds}");
        }
    }
}

/// HEA-DEAL-03: the deck never runs short. Example 5: nine seats with wounds.
#[test]
fn nine_seats_with_wounds() {
    let (deck, hands, undealt) = round(t9(), [0, 0, 1, 0, 0, 0, 0, 0, 2]);
    assert_eq!(deck, 27);
    assert_eq!(hands, [3, 3, 2, 3, 3, 3, 3, 3, 3]);
    assert_eq!(undealt, 1);
    let markers = marking(data(), &[0, 0, 1, 0, 0, 0, 0, 0, 2]);
    assert_eq!((ids(markers[2]), ids(markers[8])), (vec!["sword-1-discard"], vec!["sword-2-discard"]));
    for wounds in [[0; 9], [2, 2, 2, 2, 2, 2, 2, 2, 4], [1; 9], [2, 0, 1, 2, 0, 1, 2, 0, 3]] {
        round(t9(), wounds);
    }
}

/// HEA-DEAL-04: undealt cards are out of reach and known to nobody; hand sizes are public.
#[test]
fn undealt_cards_are_out_of_reach() {
    let mut game = t4();
    let undealt = game.state.deck;
    for _ in 0..4 {
        let mv = moves(&game)[0];
        play(&mut game, mv).unwrap();
    }
    assert_eq!(game.state.deck, undealt);
    for viewer in quintain_core::Viewer::all(4) {
        let view = game.view(viewer);
        assert_eq!(u32::from(view.deck), undealt.len());
        assert_eq!(view.seats.iter().map(|seat| seat.hand).collect::<Vec<_>>(), [2, 2, 2, 1]);
    }
}

/// HEA-ROUND-03, HEA-ROUND-04 and example 7: crowded marking.
#[test]
fn crowded_marking() {
    let markers = marking(data(), &[2, 2, 2, 2, 2, 2, 2, 2, 4]);
    for cards in &markers[..4] {
        assert!(cards.len() == 1 && data().swords[cards.iter().next().unwrap().index()] == 2);
    }
    for cards in &markers[4..8] {
        assert!(cards.len() == 2 && cards.iter().all(|card| data().swords[card.index()] == 1));
    }
    let mut last: Vec<u8> = markers[8].iter().map(|card| data().swords[card.index()]).collect();
    last.sort_unstable();
    assert_eq!(last, [1, 3]);
    let (deck, hands, undealt) = round(t9(), [2, 2, 2, 2, 2, 2, 2, 2, 4]);
    assert_eq!((deck, hands.iter().sum::<u32>(), undealt), (15, 9, 6));
}

/// HEA-ROUND-04 and example 39: marking runs out; Discard before Move before Take.
#[test]
fn marking_runs_out() {
    let markers = marking(data(), &[2; 9]);
    assert_eq!(ids(markers[4]), ["sword-1-discard", "sword-1-discard"]);
    assert_eq!(ids(markers[5]), ["sword-1-move", "sword-1-discard"]);
    assert_eq!(ids(markers[6]), ["sword-1-move", "sword-1-move"]);
    assert_eq!(ids(markers[7]), ["sword-1-take", "sword-1-take"]);
    assert_eq!(ids(markers[8]), ["sword-1-take"]);
    let (deck, hands, undealt) = round(t9(), [2; 9]);
    assert_eq!((deck, hands.iter().sum::<u32>(), undealt), (16, 11, 5));
}

/// HEA-ROUND-04 and example 4: the wizard's four wounds are marked 3 + 1.
#[test]
fn four_wounds_of_the_wizard() {
    let mut game = t5();
    game.state.wounds[4] = 3;
    game.begin_round(&mut Events::off());
    assert_eq!(ids(game.markers()[4]), ["sword-3-discard"]);
    settle(&mut game);
    lay(&mut game, 4, &["sword-1-move"]);
    let (_, wounds) = skirmish(&mut game);
    assert_eq!(wounds[4], 4);
    assert!(!game.is_dead(seat(4)));
    assert_eq!(ids(game.markers()[4]), ["sword-1-discard", "sword-3-discard"]);
    assert_eq!(game.deal_size(seat(4)), 1);
}

/// HEA-ROUND-04: with tokens no card leaves the deck.
#[test]
fn tokens_leave_the_deck_whole() {
    let mut game = t4();
    game.state.options.wound_markers = crate::WoundMarkers::Tokens;
    assert_eq!(round(game, [2, 1, 2, 0, 0, 0, 0, 0, 0]).0, 29);
    game.state.options.wound_markers = crate::WoundMarkers::Cards;
    assert_eq!(round(game, [2, 1, 2, 0, 0, 0, 0, 0, 0]).0, 26);
}

/// HEA-ROUND-05: table, discards, hands and undealt cards all come back.
#[test]
fn everything_comes_back_but_the_markers() {
    let mut game = t4();
    fd(&mut game, "sword-2-move", 1);
    fu(&mut game, "sword-1-discard", 3, None).unwrap();
    fu(&mut game, "shield-1-discard", 1, discard(1)).unwrap();
    fd(&mut game, "shield-1-take", 0);
    skirmish(&mut game);
    assert_eq!(game.state.wounds[..4], [0, 0, 0, 1]);
    assert_eq!(game.state.deck, data().deck.without(cards(&["sword-1-discard"])));
    assert_eq!(game.state.plays.len(), 0);
}

/// HEA-ROUND-06 and example 6: the seat after the declarer begins the next round.
#[test]
fn the_seat_after_the_declarer_begins() {
    let mut game = t4();
    for _ in 0..6 {
        fd(&mut game, "shield-1-take", 0);
    }
    assert_eq!(game.state.mover, seat(2));
    play(&mut game, Move::Declare).unwrap();
    assert_eq!((game.state.round, game.state.first), (2, seat(3)));
}
