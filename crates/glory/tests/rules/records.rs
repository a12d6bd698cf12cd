//! Golden records: finished games of every mode and every solo ending, replayed to their end; and what must
//! hold in any game.

use glory::event::{Event, Why};
use glory::state::Rider;
use glory::{Glory, Options};
use proptest::prelude::*;
use quintain_core::chance::{Fast, Luck};
use quintain_core::record::Stamp;
use quintain_core::registry::{AnyGame, Edition};
use quintain_core::table::{LuckSource, Table};
use quintain_core::{Events, Game, Next, Seat, Viewer, golden};
use serde_json::{Value, json};
use std::path::PathBuf;

/// A random game; the last entry of a list of moves is often "pass" or "stop", so any of them is taken.
fn random_game(edition: &Edition<Glory>, options: &Value, seed: u64) -> Table<Glory> {
    let mut table = edition.table(options, LuckSource::seed(seed)).unwrap();
    let mut luck = Fast::new(seed);
    let mut moves = Vec::new();
    loop {
        table.deal(&Stamp::default()).unwrap();
        let Next::Decide { seats, .. } = table.game().next() else { return table };
        let nth = luck.below(seats.len() as u32) as usize;
        let seat = seats.iter().nth(nth).unwrap();
        moves.clear();
        table.game().legal_moves(seat, &mut moves);
        let mv = moves[luck.below(moves.len() as u32) as usize];
        table.play(seat, mv, Stamp::default()).unwrap();
    }
}

#[test]
fn records_replay_to_their_end() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    golden::hold(&Edition::<Glory>::new(), |file| std::fs::read_to_string(folder.join(file)))
        .unwrap_or_else(|wrong| panic!("{wrong}"));
}

/// Plays a whole random game and checks the table after every step.
fn watched(options: &Value, seed: u64) -> Result<(), TestCaseError> {
    let edition = Edition::<Glory>::new();
    let mut game = edition.start(options).unwrap().0;
    let mut luck = Fast::new(seed);
    let mut events = Events::on();
    let (mut moves, mut log) = (Vec::new(), Vec::new());
    let total = tokens(&game);
    loop {
        match game.next() {
            Next::Over(_) => break,
            Next::Chance(request) => {
                let answer = luck.answer(&request);
                let _ = game.resolve(&answer, &mut events).unwrap();
            }
            Next::Decide { seats, .. } => {
                for seat in seats.iter() {
                    moves.clear();
                    game.legal_moves(seat, &mut moves);
                    prop_assert!(moves.len() > 1, "a single option is carried out without asking: {moves:?}");
                }
                let seat = seats.first().unwrap();
                moves.clear();
                game.legal_moves(seat, &mut moves);
                let mv = moves[luck.below(moves.len() as u32) as usize];
                let _ = game.play(seat, mv, &mut events).unwrap();
            }
        }
        log.extend(events.take().into_iter().map(|(_, event)| event));
        let now = tokens(&game);
        prop_assert!(now.0 <= total.0 && now.1 <= total.1, "supporters and cards never come from nowhere");
        prop_assert_eq!((now.2, now.3), (total.2, total.3), "relics and prestige are in the supply or owned");
        for player in &game.players {
            prop_assert!(player.glory >= 0 && player.equipment.iter().all(|level| *level <= 4));
            prop_assert_eq!(player.prestige_up & player.prestige_down, 0, "a token is up or down");
        }
    }
    // The ledger: every point of glory was an event.
    let riders = (0..usize::from(game.house.seats)).map(Rider::of).chain([Rider::AUTOMATON]);
    for rider in riders {
        let sum: i16 = log
            .iter()
            .filter_map(|event| match event {
                Event::Glory { who, change, .. } if *who == rider => Some(*change),
                _ => None,
            })
            .sum();
        prop_assert_eq!(sum, game.glory_of(rider), "the ledger of {:?}", rider);
    }
    let negative = log.iter().any(|event| {
        matches!(event, Event::Glory { change, why, .. }
        if *change < 0 && !matches!(why, Why::Price(_) | Why::Supporter(_)))
    });
    prop_assert!(!negative, "only prices and the Usurer take glory away");
    Ok(())
}

/// Supporters and cards in the game, relics and prestige tokens.
fn tokens(game: &Glory) -> (u32, u32, u32, u32) {
    let on_track = game.track.iter().filter(|token| **token != 255).count() as u32 + u32::from(game.recruit != 255);
    let piles: u32 = game.piles.iter().map(glory::multiset::Multiset::total).sum();
    let market = game.market.iter().flatten().filter(|card| **card != 255).count() as u32;
    let mut sums = (piles + on_track, game.decks.total() + market, game.relics.total(), game.prestige.total());
    for player in &game.players {
        sums.0 += player.up.total() + player.down.total();
        let played = if game.round == 0 { 0 } else { player.played.total() };
        sums.1 += player.hand.total() + played + u32::from(player.card != 255);
        sums.2 += player.relics_up.total() + player.relics_down.total();
        sums.3 += u32::from(player.prestige_tokens());
    }
    sums
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn tokens_and_glory_are_accounted_for(seed in any::<u64>(), players in 1u8..=4, plaisance in any::<bool>(),
        together in any::<bool>(), scenario in 0usize..3) {
        let mode = if plaisance || players == 1 && scenario == 0 { "plaisance" } else { "pas-darmes" };
        let options = if players == 1 {
            let scenario = ["warrior", "lone-challenge", "rivalry"][scenario];
            json!({ "players": 1, "mode": mode, "scenario": scenario, "difficulty": "medium", "personality": "warrior" })
        } else {
            json!({ "players": players, "mode": mode, "simultaneous_travel": together })
        };
        watched(&options, seed)?;
    }
}

/// Views, events and moves round-trip through JSON, and are told in three languages.
#[test]
fn everything_is_told_in_three_languages() {
    use quintain_core::{Describe, Lang};
    let edition = Edition::<Glory>::new();
    for options in [
        json!({ "players": 3, "mode": "plaisance" }),
        json!({ "players": 1, "scenario": "rivalry", "difficulty": "easy" }),
    ] {
        let table = random_game(&edition, &options, 3);
        let mut game = edition.start(&options).unwrap().0;
        for entry in table.entries() {
            let mut events = Events::on();
            match &entry.entry {
                quintain_core::record::Entry::Move { seat, play } => {
                    for lang in Lang::ALL {
                        let text = game.move_text(*seat, *play, lang).plain();
                        assert!(!text.is_empty() && !text.starts_with("move-") && !text.contains("{ $"), "{text}");
                    }
                    let _ = game.play(*seat, *play, &mut events).unwrap();
                }
                quintain_core::record::Entry::Chance(answer) => {
                    for (index, value) in answer.iter().enumerate() {
                        assert!(game.chance_text(&answer[..index], *value, Lang::Cs).is_some());
                    }
                    let _ = game.resolve(answer, &mut events).unwrap();
                }
                _ => {}
            }
            for (_, event) in events.list() {
                let json = serde_json::to_value(event).unwrap();
                assert_eq!(serde_json::from_value::<Event>(json).unwrap(), *event);
                for lang in Lang::ALL {
                    let text = Glory::event_text(edition.data(), event, lang).plain();
                    assert!(!text.is_empty() && !text.contains("{ $") && !text.contains("{$"), "{event:?}: {text}");
                }
            }
        }
        let _ = game.view(Viewer::Seat(Seat::new(0)));
    }
    let _: Options = serde_json::from_value(json!({ "players": 2 })).unwrap();
    assert!(AnyGame::catalogue(&edition, None)["knight"].as_object().unwrap().len() == 32);
    let card = &AnyGame::catalogue(&edition, None)["solo"]["solo-basic-1"];
    assert_eq!(
        card["actions"][0],
        serde_json::json!({ "action": "support", "seeks": ["swordmaster", "squire", "nun"] })
    );
}
