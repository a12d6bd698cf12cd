//! What holds in every position of every game.

use proptest::prelude::*;
use quintain_core::registry::{AnyGame, Edition};
use quintain_core::{Events, Fast, Game, Luck, Next, Seat, Viewer};
use quintain_hearts::{Cards, Data, Event, Hearts, PlaceView, View};
use serde_json::json;

/// Every card of the box, wherever it is: hands, table, discard pile, deck, markers.
fn cards_of(view: &View) -> Cards {
    let mut all: Vec<_> = view.seats.iter().flat_map(|seat| seat.cards.clone().unwrap_or_default()).collect();
    all.extend(view.seats.iter().flat_map(|seat| seat.markers.clone()));
    all.extend(
        view.slots.iter().filter(|slot| !matches!(slot.place, PlaceView::Taken(_))).filter_map(|slot| slot.card),
    );
    all.into_iter().collect()
}

fn check(data: &Data, game: &Hearts, before: &[u8]) -> Result<(), TestCaseError> {
    let view = game.view(Viewer::EVERYTHING);
    let held = cards_of(&view);
    prop_assert_eq!(held.len() + u32::from(view.deck), 29, "29 cards, always");
    prop_assert!(held.kinds().all(|card| held.count(card) <= data.deck.count(card)));
    for (seat, old) in view.seats.iter().zip(before) {
        prop_assert!(seat.wounds >= *old || view.turns == 0, "wounds never fall within a bout");
        if view.ending.is_none() {
            prop_assert!(seat.wounds < seat.deadly, "nobody is dead during a round");
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn invariants_hold_in_random_games(players in 4u8..=9, seed: u64, tokens: bool, shuffle: bool) {
        let hearts = Edition::<Hearts>::new();
        let options = json!({
            "players": players,
            "length": if shuffle { "match" } else { "single" },
            "reseat": if shuffle { "shuffle" } else { "keep" },
            "wound-markers": if tokens { "tokens" } else { "cards" },
        });
        let (mut game, _) = hearts.start(&options).unwrap();
        let mut luck = Fast::new(seed);
        let mut wounds = vec![0; usize::from(players)];
        loop {
            let mut events = Events::on();
            match game.next() {
                Next::Over(_) => break,
                Next::Chance(request) => {
                    let answer = luck.answer(&request);
                    let _ = game.resolve(&answer, &mut events).unwrap();
                }
                Next::Decide { seats, .. } => {
                    if game.view(Viewer::SPECTATOR).mover.is_some() {
                        check(hearts.data(), &game, &wounds)?;
                    }
                    let seat = seats.first().unwrap();
                    let mv = game.pick(seat, &mut luck);
                    let _ = game.play(seat, mv, &mut events).unwrap();
                }
            }
            for (_, event) in events.take() {
                match event {
                    Event::BoutBegan { .. } => wounds = vec![0; usize::from(players)],
                    Event::Wounded { who, total, .. } => wounds[who.seat.index()] = total,
                    Event::RoundBegan { hands, .. } => prop_assert!(hands.iter().all(|size| *size >= 1)),
                    Event::BoutEnded { winners, goals, .. } => {
                        let mut named: Vec<_> = goals.iter().flat_map(|shown| shown.goals.clone()).collect();
                        let count = named.len();
                        named.sort_unstable();
                        named.dedup();
                        prop_assert_eq!(named.len(), count, "every goal is held once");
                        prop_assert!(winners.len() <= usize::from(players));
                    }
                    _ => {}
                }
            }
        }
    }

    /// The same decisions and chance results give the same game, and every seat could have known its view.
    #[test]
    fn the_same_luck_gives_the_same_game(players in 4u8..=9, seed: u64) {
        let hearts = Edition::<Hearts>::new();
        let options = json!({"players": players, "length": "single"});
        let once = hearts.playouts(&options, 3, seed).unwrap();
        prop_assert_eq!(once, hearts.playouts(&options, 3, seed).unwrap());
    }
}

#[test]
fn a_view_of_a_seat_outside_the_table_is_no_secret() {
    let hearts = Edition::<Hearts>::new();
    let (game, _) = hearts.start(&json!({"players": 4})).unwrap();
    let view = game.view(Viewer::Seat(Seat::new(8)));
    assert!(view.seats.iter().all(|seat| seat.cards.is_none() && seat.goals.is_none()));
}
