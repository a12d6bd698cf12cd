//! The forecast against the rules themselves: what it says is what comes.

use crate::common::*;
use quintain_core::registry::{AnyGame, Edition};
use quintain_core::{Events, Fast, Game, Luck, Next, Seat};
use quintain_knight::agenda::Task;
use quintain_knight::forecast::{Choose, Way, forecast};
use quintain_knight::goods::Good::Valor;
use quintain_knight::ids::Side;
use quintain_knight::state::Phase;
use quintain_knight::{Knight, Move};

/// Follows a course of the forecast through the real game, tile by tile; answers with how many tiles were chosen.
fn follow(mut game: Knight, seat: Seat, mut way: &Way, luck: &mut Fast) -> usize {
    let mut chosen = 0;
    loop {
        let tiles = match &way.choose {
            None => break,
            Some(Choose::Place(tiles) | Choose::Flow(tiles)) => tiles,
        };
        let place = matches!(way.choose, Some(Choose::Place(_)));
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        let expected: Vec<Move> =
            tiles.iter().map(|tile| if place { Move::Place(*tile) } else { Move::Flow(*tile) }).collect();
        assert_eq!(moves, expected, "the tiles to choose");
        assert!(!way.ways.is_empty(), "few enough to be played out");
        let nth = luck.below(tiles.len() as u32) as usize;
        let _ = game.play(seat, moves[nth], &mut Events::off()).unwrap();
        way = &way.ways[nth];
        assert_eq!(way.tile, Some(tiles[nth]));
        chosen += 1;
    }
    let board = game.state().board(seat);
    let total = |units: &[u8]| units.iter().sum::<u8>();
    assert_eq!((way.enemies, way.units), (total(&board.enemy), total(&board.own)));
    assert_eq!((way.diplomacy, way.end), (board.enemy_diplomacy, board.end));
    chosen
}

/// KNI-CONS-01, KNI-CONS-02, KNI-CONS-04: in random games of every scenario, the consequence does what was forecast
/// when the command was ended, for both answers.
#[test]
fn what_is_forecast_comes() {
    let edition = Edition::<Knight>::new();
    let mut followed = [0; 3];
    for preset in edition.about().presets.iter().filter(|preset| preset.id.starts_with("solo")) {
        let mut luck = Fast::new(11);
        for _ in 0..12 {
            let (mut game, _) = edition.start(&preset.options).unwrap();
            while let Next::Decide { .. } = game.settle(&mut luck, &mut Events::off()) {
                let before = game.state().board(ME);
                let last = before.phase == Phase::Command && before.agenda.is_empty();
                let mv = if last { Move::Done } else { game.pick(ME, &mut luck) };
                // A command point is at hand, so that the command has to be ended and can be looked at.
                if mv == Move::Done && !last {
                    game.arrange(|state| state.boards[0].command = 1);
                }
                let said = last.then(|| forecast(&game, ME).unwrap());
                let turn = game.state().turn;
                let goal = turn % 3 == 0 || turn == 12;
                let _ = game.play(ME, mv, &mut Events::off()).unwrap();
                // After a goal check, or at the end, more has happened than the consequence.
                let Some(said) = said.filter(|_| !goal) else { continue };
                let [side] = &said.sides[..] else { panic!("the side is chosen: {said:?}") };
                if let Some(Task::Possible { .. }) = game.state().board(ME).agenda.top() {
                    assert!(side.affordable);
                    for (answer, way) in
                        [(Move::PayConsequence, &side.paid), (Move::Suffer, side.unpaid.as_ref().unwrap())]
                    {
                        let mut copy = game.clone();
                        let _ = copy.play(ME, answer, &mut Events::off()).unwrap();
                        let asked = matches!(copy.state().board(ME).agenda.top(), Some(Task::Add(_) | Task::Flow));
                        if asked && way.choose.is_some() {
                            followed[0] += follow(copy, ME, way, &mut luck);
                        }
                    }
                } else {
                    let way = side.unpaid.as_ref().unwrap_or(&side.paid);
                    let asked = matches!(game.state().board(ME).agenda.top(), Some(Task::Add(_) | Task::Flow));
                    assert_eq!(asked, way.choose.is_some(), "{way:?}");
                    assert!(side.cost.is_none() || !side.affordable);
                    if asked {
                        followed[1] += follow(game.clone(), ME, way, &mut luck);
                    } else {
                        assert_eq!(way.end, game.state().board(ME).end);
                        assert_eq!(way.diplomacy, game.state().board(ME).enemy_diplomacy);
                        followed[2] += 1;
                    }
                }
            }
        }
    }
    assert!(followed.iter().all(|times| *times > 5), "{followed:?}");
}

/// KNI-CONS-02, KNI-RES-05: both sides before one is chosen; a side's own gain can pay for its consequence; example 14.
#[test]
fn both_sides_and_both_answers() {
    let mut table = Table::solo("defensive-war");
    table.lay(0, 1, "masons-guild");
    table.units(&[("river-ford", 1)], &[("river-ford", 1), ("market-cross", 2)]);
    table.set(|board| {
        board.steps = [2; 4];
        board.held = [0; 4];
    });
    let said = forecast(&table.game, ME).unwrap();
    assert_eq!(said.sides.iter().map(|side| side.side).collect::<Vec<_>>(), Side::BOTH);
    let raid = said.sides.iter().find(|side| side.path == 2).unwrap();
    assert_eq!((raid.step, raid.cost, raid.affordable), (3, Some(goods(0, 0, 4, 0)), false));
    let unpaid = raid.unpaid.as_ref().unwrap();
    let lost: Vec<(&str, u8)> = unpaid.hits.iter().map(|hit| (hit.tile.id(), hit.units)).collect();
    assert_eq!(lost, [("river-ford", 1), ("market-cross", 0)]);
    assert_eq!(unpaid.hits[1].sources, goods(0, 1, 0, 2));
    assert!(raid.paid.hits.is_empty() && raid.paid.units == 1 && unpaid.units == 0);
    let bridge = unpaid.ways.iter().find(|way| way.tile == Some(tile("stone-bridge"))).unwrap();
    let moves: Vec<(&str, &str, u8)> = bridge.moves.iter().map(|step| (step.from.id(), step.to.id(), step.n)).collect();
    assert!(moves.contains(&("market-cross", "mill-village", 2)) && moves.contains(&("stone-bridge", "river-ford", 1)));
    assert_eq!(bridge.enemies, 4);
    table.set(|board| board.held[Valor.index()] = 4);
    assert!(forecast(&table.game, ME).unwrap().sides.iter().any(|side| side.path == 2 && side.affordable));
}

/// Nothing is forecast where no consequence comes: in war mode, and for seats that are done.
#[test]
fn no_forecast_without_a_consequence() {
    assert_eq!(forecast(&Table::war_of(2).game, ME), None);
    let mut over = Table::solo("defensive-war");
    over.set(|board| board.phase = Phase::Over);
    assert_eq!(forecast(&over.game, ME), None);
    assert_eq!(forecast(&over.game, Seat::new(7)), None);
}
