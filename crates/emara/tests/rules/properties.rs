//! What must hold in every game: goods are conserved, tracks are the sums of their events, markers keep to their
//! sequence, pieces are where exactly one thing can be, and equivalent orders lead to equal states.

use proptest::prelude::*;
use quintain_core::chance::Luck;
use quintain_core::registry::Edition;
use quintain_core::{Events, Fast, Game, Next, Seat, Viewer};
use quintain_emara::data::Data;
use quintain_emara::{Emara, Event, Marker, Master, Move, Options, Phase, View};
use std::sync::LazyLock;

static DATA: LazyLock<&'static Data> = LazyLock::new(|| Edition::<Emara>::new().data());

/// A random game; `see` is shown every position with what has just happened.
fn random_game(options: &Options, seed: u64, mut see: impl FnMut(&Emara, &[Event])) -> Emara {
    let mut game = Emara::new(*DATA, options).unwrap();
    let (mut luck, mut moves) = (Fast::new(seed), Vec::new());
    loop {
        let mut events = Events::on();
        match game.next() {
            Next::Over(_) => return game,
            Next::Chance(request) => {
                let answer = luck.answer(&request);
                let _ = game.resolve(&answer, &mut events).unwrap();
            }
            Next::Decide { seats, .. } => {
                let seat = seats.first().unwrap();
                moves.clear();
                game.legal_moves(seat, &mut moves);
                let mv = moves[luck.below(moves.len() as u32) as usize];
                let _ = game.play(seat, mv, &mut events).unwrap();
            }
        }
        let seen: Vec<Event> = events.seen_by(Viewer::EVERYTHING).cloned().collect();
        see(&game, &seen);
    }
}

fn any_options() -> impl Strategy<Value = Options> {
    (1u8..=4, any::<bool>(), any::<bool>()).prop_map(|(players, random_layout, unlimited_choice)| Options {
        random_layout,
        unlimited_choice,
        ..Options::players(players)
    })
}

/// Stocks and tracks as the events tell them.
#[derive(Clone, Copy, Default)]
struct Told {
    goods: [i32; 8],
    citizens: i32,
    buildings: i32,
}

fn count(told: &mut [Told; 4], event: &Event) {
    match event {
        Event::StartCard { buildings, .. } => {
            for told in told.iter_mut() {
                told.buildings = i32::from(*buildings);
            }
        }
        Event::Paid { seat, goods } => {
            for (good, count) in goods.each() {
                told[seat.index()].goods[good as usize] -= i32::from(count);
            }
        }
        Event::Took { seat, goods, .. } => {
            for (good, count) in goods.each() {
                told[seat.index()].goods[good as usize] += i32::from(count);
            }
        }
        Event::Citizens { seat, change, now, .. } => {
            told[seat.index()].citizens += i32::from(*change);
            assert_eq!(told[seat.index()].citizens, i32::from(*now));
        }
        Event::Buildings { seat, base, masters, event, change, now, .. } => {
            assert_eq!(i32::from(*change), (i32::from(*base) + i32::from(*masters) + i32::from(*event)).max(0));
            told[seat.index()].buildings += i32::from(*change);
            assert_eq!(told[seat.index()].buildings, i32::from(*now));
        }
        _ => {}
    }
}

/// Every token, master and hut is in exactly one place.
fn pieces_are_in_one_place(view: &View) {
    let mut tokens: Vec<&str> = [&view.honour_stack, &view.honour_pile, &view.honours_drawn]
        .into_iter()
        .chain(view.players.iter().map(|player| &player.tokens))
        .flatten()
        .map(|token| token.id())
        .collect();
    tokens.sort_unstable();
    tokens.dedup();
    assert_eq!(tokens.len(), DATA.honours.len());
    let masters: Vec<&str> = view
        .town
        .iter()
        .flat_map(|town| town.masters)
        .flatten()
        .chain(view.players.iter().flat_map(|player| player.masters.iter().copied()))
        .chain(view.masters_left.iter().copied())
        .map(Master::id)
        .collect();
    let mut once = masters.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), masters.len());
    for (seat, player) in view.players.iter().enumerate() {
        for (area, craftsmen) in view.country.iter().zip(player.craftsmen) {
            let homes = area.huts.iter().filter(|hut| hut.owner == Some(Seat::new(seat))).count();
            assert_eq!(homes, usize::from(craftsmen));
        }
        assert_eq!(player.craftsmen.iter().sum::<u8>() as usize + player.craftsmen_left.len(), 4);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn goods_and_points_are_what_the_events_say(options in any_options(), seed in any::<u64>()) {
        let mut told = [Told::default(); 4];
        random_game(&options, seed, |game, events| {
            for event in events {
                count(&mut told, event);
            }
            for seat in Seat::all(game.seats()) {
                let (holding, told) = (game.summary(seat), &told[seat.index()]);
                assert_eq!(holding.stock.0.map(i32::from), told.goods);
                assert_eq!((i32::from(holding.citizens), i32::from(holding.buildings)), (told.citizens, told.buildings));
            }
        });
    }

    #[test]
    fn markers_and_pieces_keep_to_their_places(options in any_options(), seed in any::<u64>()) {
        let mut steps = 0;
        let mut last: Vec<u8> = Vec::new();
        random_game(&options, seed, |game, events| {
            for (index, marker) in Marker::ALL.into_iter().enumerate() {
                let data = &DATA.markers[index];
                let values = &data.values[game.seats()];
                assert!(values.contains(&game.marker_value(marker)) || game.marker_value(marker) == data.printed);
            }
            let values: Vec<u8> = Marker::ALL.into_iter().map(|marker| game.marker_value(marker)).collect();
            let moved = last.iter().zip(&values).filter(|(before, after)| before != after).count();
            let turned = events.iter().filter(|event| matches!(event, Event::MarkerTurned { .. })).count();
            assert!(moved <= turned, "a marker moves only by being turned");
            last = values;
            steps += 1;
            if steps % 9 == 0 && game.phase() > Phase::LayMasters {
                pieces_are_in_one_place(&game.view(Viewer::EVERYTHING));
            }
        });
    }

    #[test]
    fn equivalent_orders_lead_to_equal_states(options in any_options(), seed in any::<u64>()) {
        random_game(&options, seed, |game, _| {
            if !matches!(game.phase(), Phase::Main | Phase::Visit) {
                return;
            }
            let seat = game.active();
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            moves.retain(commutes);
            for (i, a) in moves.iter().enumerate() {
                for b in &moves[..i] {
                    if let (Some(one), Some(two)) = (both(game, seat, *a, *b), both(game, seat, *b, *a)) {
                        assert_eq!(one, two, "{a:?} and {b:?}");
                    }
                }
            }
        });
    }

    #[test]
    fn nobody_ever_misses_a_turn(options in any_options(), seed in any::<u64>()) {
        let mut turns = [0u8; 4];
        let game = random_game(&options, seed, |_, events| {
            for event in events {
                if let Event::TurnEnded { seat } = event {
                    turns[seat.index()] += 1;
                }
            }
        });
        assert!(turns[..game.seats()].iter().all(|turns| *turns == 18));
    }
}

/// Steps of a turn whose order the rules leave free and that neither open a visit nor ask chance.
fn commutes(mv: &Move) -> bool {
    !matches!(
        mv,
        Move::Walk(_)
            | Move::Step(_)
            | Move::Errand(_)
            | Move::Master { .. }
            | Move::HireMaster { .. }
            | Move::Donate { .. }
            | Move::Leave
            | Move::EndTurn
    )
}

/// One move and then the other, if both can be made.
fn both(game: &Emara, seat: Seat, first: Move, second: Move) -> Option<Emara> {
    let mut copy = *game;
    let _ = copy.play(seat, first, &mut Events::off()).ok()?;
    let _ = copy.play(seat, second, &mut Events::off()).ok()?;
    Some(copy)
}
