//! The end of the game (EMA-END-01 to 05).

use crate::desk::Desk;
use quintain_emara::outcome::{LeftOver, best_split, split};
use serde_json::json;

fn ends(desk: &Desk, n: usize) -> (u16, u16, u16) {
    let ends = desk.view().players[n].ends;
    (ends.result, ends.citizens, ends.buildings)
}

/// EMA-END-01: what left-over goods are worth; Chamberlain's coins count 2.
#[test]
fn end_01_left_overs() {
    let desk = Desk::new(2)
        .stock(json!({"ring": 2, "coin": 3, "book": 1, "bread": 2, "wood": 2, "stone": 1, "grain": 2}))
        .tokens(&["honour-market-ring"]);
    assert_eq!(desk.at_the_end().view().players[0].ends.left_over, 4 + 3 + 1 + 1 + 2 + 2);
    let chamberlain = desk.masters(&["chamberlain"]).at_the_end();
    let ends = chamberlain.view().players[0].ends;
    assert_eq!(ends.left_over, 4 + 6 + 1 + 1 + 2 + 2);
    assert_eq!(ends.by_kind, LeftOver { ring: 4, coin: 6, token: 1, book: 1, bread: 2, resources: 2 });
}

/// EMA-END-02: the engine's mixture is never worse than any other.
#[test]
fn end_02_the_best_mixture() {
    for citizens in 0..25 {
        for buildings in 0..25 {
            for points in 0..12 {
                let (c, b) = best_split(citizens, buildings, points);
                assert_eq!(c + b, citizens + buildings + points);
                assert!(c >= citizens && b >= buildings);
                for onto_citizens in 0..=points {
                    let (oc, ob) = split(citizens, buildings, points, onto_citizens);
                    assert!((c.min(b), c.max(b)) >= (oc.min(ob), oc.max(ob)), "{citizens} {buildings} {points}");
                }
            }
        }
    }
}

/// EMA-END-03: the higher other track, the higher title, the better card, then a shared victory.
#[test]
fn end_03_tie_breakers() {
    let desk = |a: (u16, u16, u8, u8), b: (u16, u16, u8, u8)| {
        let mut desk = Desk::new(2);
        for (n, (citizens, buildings, title, points)) in [a, b].into_iter().enumerate() {
            desk = desk
                .player(n, "citizens", json!(citizens))
                .player(n, "buildings", json!(buildings))
                .player(n, "title", json!(title))
                .player(n, "title_points", json!(points));
        }
        let outcome = desk.at_the_end().outcome();
        (outcome.ending.into_owned(), outcome.seats.iter().map(|seat| seat.rank).collect::<Vec<_>>())
    };
    assert_eq!(desk((61, 70, 0, 0), (60, 90, 5, 16)), ("result".into(), vec![1, 2]));
    assert_eq!(desk((60, 66, 0, 0), (67, 60, 0, 0)), ("tie-other-track".into(), vec![2, 1]));
    assert_eq!(desk((60, 66, 3, 6), (66, 60, 2, 6)), ("tie-title".into(), vec![1, 2]));
    assert_eq!(desk((60, 66, 3, 8), (60, 66, 3, 9)), ("tie-title-card".into(), vec![2, 1]));
    assert_eq!(desk((60, 66, 0, 0), (66, 60, 0, 0)), ("shared".into(), vec![1, 1]));
}

/// EMA-END-04: the track that was lower ends on the result, CP if both were equal; the tracks of the table stay.
#[test]
fn end_04_final_tracks() {
    let desk = Desk::new(2).stock(json!({"coin": 3})).tracks(50, 50).at_the_end();
    assert_eq!(ends(&desk, 0), (51, 51, 52));
    assert_eq!(desk.score(0), (50, 50), "only the result has the points");
    let lower = Desk::new(2).stock(json!({"coin": 3})).tracks(52, 51).at_the_end();
    assert_eq!(ends(&lower, 0), (53, 53, 53));
}

/// EMA-END-05: the other places follow by the same comparison; equals share a place and the next is left out.
#[test]
fn end_05_places() {
    let mut desk = Desk::new(4);
    for (n, citizens) in [50u16, 60, 60, 40].into_iter().enumerate() {
        desk = desk.player(n, "citizens", json!(citizens)).player(n, "buildings", json!(70));
    }
    let outcome = desk.at_the_end().outcome();
    assert_eq!(outcome.seats.iter().map(|seat| seat.rank).collect::<Vec<_>>(), [3, 1, 1, 4]);
    assert_eq!(outcome.seats.iter().map(|seat| seat.won).collect::<Vec<_>>(), [false, true, true, false]);
}
