//! What must hold in every game, whatever is played.

use crate::common::*;
use proptest::prelude::*;
use quintain_core::registry::{AnyGame, Edition};
use quintain_core::{Describe, Events, Fast, Game, Luck, Next, Seat, Viewer};
use quintain_knight::event::Event;
use quintain_knight::goods::{Bundle, Good};
use quintain_knight::ids::Track;
use quintain_knight::options::Mode;
use quintain_knight::state::{Phase, Stage};
use quintain_knight::{Knight, Move};

/// Plays a random game and looks at every step.
pub(crate) fn random_game(preset: &str, seed: u64, mut look: impl FnMut(&Knight, &[Event])) -> Knight {
    let edition = Edition::<Knight>::new();
    let (mut game, _) = edition.start(&edition.preset(preset).unwrap()).unwrap();
    let mut luck = Fast::new(seed);
    let mut moves = Vec::new();
    loop {
        let mut events = Events::on();
        match game.next() {
            Next::Over(_) => return game,
            Next::Chance(request) => {
                let answer = luck.answer(&request);
                let _ = game.resolve(&answer, &mut events).unwrap();
            }
            Next::Decide { seats, .. } => {
                let seat = seats.iter().nth(luck.below(seats.len() as u32) as usize).unwrap();
                moves.clear();
                game.legal_moves(seat, &mut moves);
                let mv = moves[luck.below(moves.len() as u32) as usize];
                let _ = game.play(seat, mv, &mut events).unwrap();
            }
        }
        let all = Viewer::EVERYTHING;
        let seen: Vec<Event> = events.seen_by(all).cloned().collect();
        look(&game, &seen);
    }
}

pub(crate) const PRESETS: [&str; 7] =
    ["solo-war", "solo-flood", "solo-barbarians", "solo-rebellion", "simultaneous-2", "war-2", "war-4"];

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// What the board remembers for speed is what working it out anew would give.
    #[test]
    fn what_follows_is_kept(seed in 0u64..1_000_000, place in 0usize..7) {
        random_game(PRESETS[place], seed, |game, _| {
            let mut anew = game.clone();
            anew.arrange(|_| {});
            assert_eq!(&anew, game);
        });
    }

    /// KNI-RES-01, KNI-ENEMY-07, KNI-WAR-05: holdings, units and stores never go beyond their limits.
    #[test]
    fn limits_hold(seed in 0u64..1_000_000, place in 0usize..7) {
        random_game(PRESETS[place], seed, |game, _| {
            let state = game.state();
            let Some(sheet) = game.data().sheets.get(usize::from(state.sheet)) else { return };
            for board in &state.boards[..game.seats()] {
                for good in Good::ALL {
                    assert!(board.held[good.index()] <= game.data().limit(good));
                }
                assert!(board.own.iter().all(|units| *units <= sheet.rules.max_own));
                assert_eq!(board.own.iter().sum::<u8>(), board.own_total);
                assert_eq!(board.enemy.iter().sum::<u8>(), board.enemy_total);
                assert!(board.own_total <= sheet.rules.total_own);
                if state.mode == Mode::War {
                    assert!(board.store() <= game.data().war.store);
                } else {
                    assert!(board.enemy.iter().all(|units| *units <= sheet.rules.max_enemy));
                    assert!(board.enemy_total <= sheet.rules.total_enemy);
                    let length = &sheet.difficulty[state.difficulty as usize];
                    assert!(board.diplomacy <= length.player_diplomacy && board.enemy_diplomacy <= length.enemy_diplomacy);
                }
            }
        });
    }

    /// Points equal the sum of their events, and so do goods and influence.
    #[test]
    fn the_books_balance(seed in 0u64..1_000_000, place in 0usize..7) {
        let mut books = [Bundle::NONE; 4];
        let mut points = [0i32; 4];
        let mut influence = [0i32; 4];
        random_game(PRESETS[place], seed, |game, events| {
            for event in events {
                match event {
                    Event::Gained { seat, bundle, .. } => {
                        points[seat.index()] += i32::from(bundle.vp);
                        influence[seat.index()] += i32::from(bundle.influence);
                        books[seat.index()].command += 0;
                    }
                    Event::Lost { seat, vp, .. } => points[seat.index()] -= i32::from(*vp),
                    Event::Unlocked { seat, influence: n, .. } => influence[seat.index()] += i32::from(*n),
                    _ => {}
                }
            }
            for seat in Seat::all(game.seats()) {
                let board = game.state().board(seat);
                assert_eq!(i32::from(board.vp), points[seat.index()], "points of {seat:?}");
                assert_eq!(i32::from(board.influence), influence[seat.index()], "influence of {seat:?}");
            }
        });
    }

    /// The view keeps what is past: the sides taken on the row, and the points after each turn.
    #[test]
    fn the_past_is_kept(seed in 0u64..1_000_000, place in 0usize..7) {
        let mut sides = [[None; 6]; 4];
        let mut scores: [Vec<i16>; 4] = Default::default();
        random_game(PRESETS[place], seed, |game, events| {
            let view = game.view(Viewer::SPECTATOR);
            for event in events {
                match event {
                    Event::TurnBegan { turn } => {
                        for (board, (sides, scores)) in view.boards.iter().zip(sides.iter_mut().zip(&mut scores)) {
                            if board.end.is_none() && *turn == 7 {
                                *sides = [None; 6];
                            }
                            if board.end.is_none() && *turn > 1 {
                                scores.push(board.vp);
                            }
                        }
                    }
                    Event::SideChosen { seat, side, .. } => {
                        sides[seat.index()][usize::from(view.turn - 1) % 6] = Some(*side);
                    }
                    _ => {}
                }
            }
            for (board, (sides, scores)) in view.boards.iter().zip(sides.iter().zip(&scores)) {
                let over = game.state().board(board.seat).phase == Phase::Over;
                if game.state().stage != Stage::Sides && !over {
                    assert_eq!(&board.sides[..], &sides[..board.sides.len()], "turn {}", view.turn);
                }
                let last = if over { board.scores.last().copied() } else { None };
                assert!(last.is_none_or(|last| last == board.vp));
                let before = &board.scores[..board.scores.len() - usize::from(over)];
                if game.state().mode == Mode::Solo {
                    assert_eq!(before, &scores[..before.len()]);
                    assert!(over || before.len() == usize::from(view.turn.saturating_sub(1)));
                }
            }
        });
    }

    /// KNI-COURT-05, KNI-COURT-06: levels never fall and follow from what is unlocked; open symbols follow
    /// from the rest.
    #[test]
    fn the_court_is_consistent(seed in 0u64..1_000_000) {
        let mut before = [0u8; 13];
        random_game("solo-war", seed, |game, _| {
            let board = game.state().board(ME);
            for track in Track::ALL {
                assert!(board.level(track) >= before[track.index()]);
                let (first, end) = game.data().track(track).lines;
                if track != Track::Castle {
                    assert_eq!((first..end).map(|line| board.done.get(line)).sum::<u8>(), board.level(track));
                }
            }
            before = board.levels;
            let mut copy = game.clone();
            copy.arrange(|_| ());
            assert_eq!(copy, *game, "nothing derived is stale");
        });
    }

    /// KNI-RES-02: a full resource overflows to gold, then to points, five each.
    #[test]
    fn overflow_loses_nothing(held in proptest::array::uniform4(0u8..=6), gold in 0u8..=12, glory in 0u8..=2) {
        let mut table = Table::solo("defensive-war");
        table.lay(0, 1, "masons-guild");
        table.hold([held[0], held[1], held[2], gold]);
        let before = u16::from(table.me().holdings());
        let _ = glory;
        table.play(Move::Side(quintain_knight::ids::Side::Right));
        let after = u16::from(table.me().holdings()) + (table.me().vp / 5) as u16;
        prop_assert_eq!(after, before + 4);
    }
}

/// Every event of many games can be told in three languages, every move has words, and no placeholder is left.
#[test]
fn everything_can_be_told() {
    for (preset, seed) in PRESETS.into_iter().zip(1..) {
        random_game(preset, seed, |game, events| {
            for lang in quintain_core::Lang::ALL {
                for event in events {
                    let text = Knight::event_text(game.data(), event, lang).plain();
                    assert!(!text.is_empty() && !text.contains('{'), "{event:?}: {text}");
                }
                for seat in Seat::all(game.seats()) {
                    let mut moves = Vec::new();
                    game.legal_moves(seat, &mut moves);
                    for mv in moves.into_iter().step_by(5) {
                        let text = game.move_text(seat, mv, lang).plain();
                        assert!(!text.is_empty() && !text.contains('{'), "{mv:?}: {text}");
                    }
                }
            }
        });
    }
}
