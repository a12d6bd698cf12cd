//! War mode: the war card, the shared map, duels, the initiative.

use crate::common::*;
use quintain_core::{Events, Game, Next, Seat, Viewer};
use quintain_knight::Move;
use quintain_knight::event::Event;
use quintain_knight::goods::Good::{Glory, Valor};
use quintain_knight::ids::{Side, Track};
use quintain_knight::state::{EndedBy, Stage, Verdict};
use quintain_knight::view::Sealed;

const THREE: Seat = Seat::new(2);

/// A war in W2.
fn spending(seats: u8) -> Table {
    let mut table = Table::war_of(seats);
    for seat in 0..usize::from(seats) {
        table.play_as(Seat::new(seat), Move::Side(Side::Left));
    }
    for seat in 0..usize::from(seats) {
        table.set_seat(Seat::new(seat), |board| board.held = [0; 4]);
    }
    table.hear();
    table
}

/// KNI-WAR-01: one row, one goal, everybody chooses a side in secret.
#[test]
fn sides_are_sealed() {
    let mut table = Table::war_of(3);
    assert!(matches!(table.game.next(), Next::Decide { seats, sealed: true } if seats.len() == 3));
    table.play_as(YOU, Move::Side(Side::Right));
    let view = table.game.view(Viewer::Seat(ME));
    assert_eq!((view.boards[1].side, view.boards[1].side_chosen, view.rows.len()), (None, true, 1));
    table.play_as(ME, Move::Side(Side::Right)).play_as(THREE, Move::Side(Side::Left));
    assert_eq!(table.game.view(Viewer::Seat(ME)).boards[1].side, Some(Side::Right));
}

/// KNI-WAR-02, KNI-WAR-03: the store holds five points and orders; nothing that gives only those is bought then.
#[test]
fn the_store() {
    let mut table = spending(2);
    table.hold([6, 6, 6, 12]);
    table.play(Move::War(war("levy"))).play(Move::War(war("order-move"))).play(Move::War(war("hired-captain")));
    assert_eq!((table.me().command, table.me().orders[2]), (2, 1));
    table.set(|board| board.command = 4);
    table.hold([6, 6, 6, 12]);
    for mv in [Move::War(war("order-recruit")), Move::Buy(gold("buy-command")), Move::Special] {
        assert!(!table.offers(mv));
        assert_eq!(table.refused(mv), "KNI-WAR-02");
    }
    table.set(|board| board.influence = 9);
    table.play(Move::ClaimThreshold(9));
    assert_eq!(table.me().store(), 5, "a claim may be made, its point is lost");
}

/// KNI-WAR-04: diplomacy is worth 15 points.
#[test]
fn diplomacy_is_points() {
    let mut table = Table::with(serde_json::json!({"mode": "war", "seats": 2}), "kings-cupbearer", "", &[]);
    table.play_as(ME, Move::Side(Side::Left)).play_as(YOU, Move::Side(Side::Left));
    table.set(|board| board.influence = 14);
    table.play(Move::ClaimThreshold(14));
    assert_eq!((table.me().vp, table.me().diplomacy), (15, 0));
}

/// KNI-WAR-05: recruit on own marks, with room.
#[test]
fn recruiting_at_war() {
    let table = in_block(2, |_| ());
    let places = ["west-castle", "west-field", "west-wood"].map(|id| Move::Recruit(tile(id)));
    assert!(places.iter().all(|mv| table.offers(*mv)));
    assert_eq!(table.refused(Move::Recruit(tile("east-field"))), "KNI-CMD-03");
}

/// KNI-WAR-06, KNI-WAR-12: targets unit by unit; an attack must achieve something; sources stay.
#[test]
fn attacking_at_war() {
    let mut table = in_block(2, |table| {
        units_of(table, ME, &[("market-isle", 2)]);
        units_of(table, YOU, &[("market-isle", 1), ("east-castle", 1)]);
    });
    table.play(Move::Attack);
    assert_eq!(table.refused(Move::EndAttack), "KNI-WAR-06");
    table.play(Move::Strike { tile: tile("market-isle"), seat: YOU });
    assert_eq!((table.state().boards[1].own_total, table.me().own_total), (1, 2));
    assert!(!table.offers(Move::Attack), "nobody is left to strike");
    table.play(Move::Gather);
    assert_eq!(table.held(), [1, 1, 0, 3]);
}

/// KNI-WAR-07: with three or four players a castle is worth 50 points, once a turn.
#[test]
fn castles_of_three() {
    let mut table = at_claims_end(3, |table| {
        units_of(table, ME, &[("east-castle", 1)]);
        units_of(table, YOU, &[]);
        for seat in [ME, YOU, THREE] {
            table.set_seat(seat, |board| {
                board.held = [0; 4];
                board.side = None;
                board.command = 0;
            });
        }
        table.set(|board| board.command = 2);
    });
    table.play(Move::Block { seat: ME, points: 2 }).play(Move::Attack);
    assert_eq!((table.me().vp, table.state().boards[1].vp), (50, -50), "KNI-RES-06 as well");
    assert!(!table.offers(Move::Attack), "once a turn");
}

/// KNI-WAR-08: a condition met ends the game with the turn; after turn 12 points decide.
#[test]
fn the_end_of_a_war() {
    let mut table = spending(2);
    table.level(Track::Combat, 3);
    table.set(|board| board.battles = 0b1_1101);
    table.play(Move::Battle(battle("siege-tower")));
    assert!(table.over().is_none(), "the turn is played to its end");
    while table.over().is_none() {
        for seat in [ME, YOU] {
            if !table.moves_of(seat).is_empty() {
                let mv = table.plain_move(seat);
                table.play_as(seat, mv);
            }
        }
    }
    assert_eq!((table.ending().as_str(), table.state().turn), ("battles", 1));

    let mut late = Table::war_of(2);
    late.game.arrange(|state| state.turn = 12);
    let card = late.copy("crown-debt");
    late.game.arrange(|state| {
        state.rows[0].cards[5] = card;
        state.boards[1].vp = 20;
        state.boards[1].influence = 1;
    });
    while late.over().is_none() {
        for seat in [ME, YOU] {
            if !late.moves_of(seat).is_empty() {
                let mv = late.plain_move(seat);
                late.play_as(seat, mv);
            }
        }
    }
    let outcome = late.over().unwrap();
    assert_eq!((late.ending().as_str(), outcome.seats[1].won), ("points", true));
    let told: Vec<(Verdict, EndedBy)> = late
        .hear()
        .iter()
        .filter_map(|event| if let Event::Finished { verdict, by, .. } = event { Some((*verdict, *by)) } else { None })
        .collect();
    assert_eq!(told, [(Verdict::Defeat, EndedBy::Points), (Verdict::Victory, EndedBy::Points)]);
    let ends: Vec<Verdict> = late.game.view(ME.into()).boards.iter().map(|board| board.end.unwrap().verdict).collect();
    assert_eq!(ends, [Verdict::Defeat, Verdict::Victory], "the view says how it ended");
}

/// What a viewer hears of a move.
fn heard(table: &mut Table, seat: Seat, mv: Move, viewer: Viewer) -> Vec<Event> {
    let mut events = Events::on();
    let _ = table.game.play(seat, mv, &mut events).unwrap();
    events.seen_by(viewer).cloned().collect()
}

/// KNI-WAR-01: a side is told to everybody once: to its chooser at once, to the others when all have chosen.
#[test]
fn a_side_is_told_once() {
    for viewer in [Viewer::Seat(ME), Viewer::Seat(YOU), Viewer::SPECTATOR, Viewer::EVERYTHING] {
        let mut table = Table::war_of(2);
        let mut told = heard(&mut table, ME, Move::Side(Side::Left), viewer);
        assert_eq!(
            matches!(told[..], [Event::SideChosen { .. }]),
            viewer == Viewer::Seat(ME) || viewer == Viewer::EVERYTHING
        );
        told.extend(heard(&mut table, YOU, Move::Side(Side::Right), viewer));
        for seat in [ME, YOU] {
            let times = told.iter().filter(|event| matches!(event, Event::SideChosen { seat: of, .. } if *of == seat));
            assert_eq!(times.count(), 1, "{viewer:?} hears of {seat:?}");
        }
    }
}

/// KNI-INIT-01, KNI-DUEL-02: who seals a bid or a stake is told which; the others only that there is one.
#[test]
fn own_bids_and_stakes_are_told() {
    let mut duel = duelling([[1, 1, 0, 5], [2, 0, 0, 0]], |_| {});
    let mut bids = bidding(2, [1, 1, 0]);
    let mine = [(Event::StakeMade { seat: ME, stake: 2 }), (Event::BidMade { seat: ME, bid: 3 })];
    let others = [(Event::StakeSealed { seat: ME }), (Event::BidSealed { seat: ME })];
    for (table, mv, mine, others) in
        [(&mut duel, Move::Stake(2), &mine[0], &others[0]), (&mut bids, Move::Bid(3), &mine[1], &others[1])]
    {
        let mut copy = Table::war_of(2);
        for (viewer, event) in [(Viewer::Seat(ME), mine), (Viewer::Seat(YOU), others), (Viewer::SPECTATOR, others)] {
            copy.game = table.game.clone();
            assert_eq!(heard(&mut copy, ME, mv, viewer), std::slice::from_ref(event), "{viewer:?}");
        }
    }
}

/// KNI-WAR-09: peeking is private; swap and replace do not exist.
#[test]
fn peeking() {
    let mut table = spending(2);
    table.hold([0, 0, 0, 3]);
    assert!(!table.moves().iter().any(|mv| matches!(mv, Move::Swap { .. } | Move::Replace(_) | Move::Reveal(_))));
    table.play(Move::Peek(3));
    let seen = |viewer| table.game.view(viewer).rows[0][2].card;
    assert!(seen(Viewer::Seat(ME)).is_some() && seen(Viewer::Seat(YOU)).is_none() && seen(Viewer::SPECTATOR).is_none());
    assert_eq!(table.game.view(Viewer::Seat(YOU)).rows[0][2].peeked_by, [ME]);
    table.play(Move::Peek(3));
    assert_eq!(table.held()[3], 1, "looking again is allowed");
}

/// KNI-WAR-10: W3b allows claims and battles only, and their points go to the store.
#[test]
fn claims_after_the_action() {
    let mut table = spending(2);
    table.set(|board| {
        board.influence = 9;
        board.held = [6, 6, 6, 12];
    });
    table.play(Move::Done).play_as(YOU, Move::Done);
    assert_eq!(table.state().stage, Stage::Claims);
    assert!(!table.offers(Move::Special) && table.offers(Move::ClaimThreshold(9)));
    assert_eq!(table.refused(Move::Special), "KNI-TURN-03");
    table.play(Move::ClaimThreshold(9));
    assert_eq!(table.me().command, 1);
}

/// KNI-WAR-11: one gather a turn; a second order may not be bought.
#[test]
fn one_gather_order() {
    let mut table = spending(2);
    table.hold([0, 6, 0, 6]);
    table.play(Move::War(war("order-gather")));
    assert_eq!(table.refused(Move::War(war("order-gather"))), "KNI-WAR-11");
}

/// KNI-WAR-13: a condition once met stays met; a castle in a game of two ends it at once.
#[test]
fn met_stays_met() {
    let mut table = spending(2);
    table.set(|board| {
        board.vp = 400;
        board.influence = 29;
        board.held = [0, 2, 0, 0];
    });
    table.plays(&[pay("knowledge-1", quintain_knight::goods::Good::Nobility); 2]);
    assert!(table.me().end.is_some());
    table.set(|board| board.vp = 0);
    assert!(table.hear().iter().any(|event| matches!(event, Event::ConditionMet { seat: ME, .. })));
    assert!(table.me().end.is_some());
}

/// KNI-WAR-14, KNI-INIT-01: bids use everything held at that moment, up to 18.
#[test]
fn bids_use_everything() {
    let mut table = bidding(2, [1, 1, 0]);
    table.hold([6, 6, 6, 12]);
    assert_eq!(table.moves().len(), 19);
    assert_eq!(table.refused(Move::Bid(19)), "KNI-INIT-01");
    table.hold([1, 0, 0, 2]);
    assert_eq!(table.moves(), [0, 1, 2, 3].map(Move::Bid));
}

/// KNI-INIT-02: ties go to influence, points, chance.
#[test]
fn tied_bids() {
    let mut table = bidding(2, [1, 1, 0]);
    table.play_as(ME, Move::Bid(4));
    assert_eq!(table.game.view(Viewer::Seat(YOU)).boards[0].war.as_ref().unwrap().bid, Sealed::Sealed);
    let mut game = table.game.clone();
    let _ = game.play(YOU, Move::Bid(4), &mut Events::off()).unwrap();
    assert!(matches!(game.next(), Next::Chance(request) if request.label == "C-TIE" && request.bounds[0] == 2));
    let _ = game.resolve(&[1], &mut Events::off()).unwrap();
    assert_eq!(game.state().war.winner, 1);
    table.set_seat(YOU, |board| board.vp = 1);
    table.play_as(YOU, Move::Bid(4));
    assert_eq!(table.state().war.winner, 1);
}

/// KNI-INIT-03: the winner pays all, the others their threshold, exactly.
#[test]
fn paying_bids() {
    let mut table = bidding(2, [1, 1, 0]);
    table.play_as(ME, Move::Bid(9)).play_as(YOU, Move::Bid(8));
    pay_bids(&mut table);
    assert_eq!((table.me().holdings(), table.state().boards[1].holdings()), (9, 18 - 6));
}

/// KNI-INIT-04: every point is scheduled; barred seats last; a block is spent or forfeited.
#[test]
fn the_schedule() {
    let mut table = bidding(3, [2, 1, 1]);
    table.set_seat(THREE, |board| {
        board.barred = true;
        board.bid = 0;
    });
    table.play_as(ME, Move::Bid(3)).play_as(YOU, Move::Bid(1));
    pay_bids(&mut table);
    assert!(!table.moves().iter().any(|mv| matches!(mv, Move::Block { seat, .. } if *seat == THREE)));
    assert_eq!(table.refused(Move::Block { seat: THREE, points: 1 }), "KNI-INIT-04");
    table.play(Move::Block { seat: ME, points: 1 }).play(Move::Block { seat: YOU, points: 1 });
    table.play(Move::Block { seat: ME, points: 1 });
    assert_eq!(table.state().war.blocks[..4], [(0, 1), (1, 1), (0, 1), (2, 1)], "the last point is no choice");
    table.play(Move::Done);
    assert!(table.moves().is_empty() && !table.moves_of(YOU).is_empty());
}

/// KNI-INIT-05: if everybody is barred, influence orders the stores, then points, then chance.
#[test]
fn everybody_barred() {
    let mut table = Table::war_of(2);
    table.play_as(ME, Move::Side(Side::Left)).play_as(YOU, Move::Side(Side::Left)).play(Move::Done);
    for seat in [ME, YOU] {
        table.set_seat(seat, |board| {
            board.barred = true;
            board.command = 1;
            board.side = None;
            board.influence = 0;
            board.vp = 0;
        });
    }
    let mut game = table.game.clone();
    let _ = game.play(YOU, Move::Done, &mut Events::off()).unwrap();
    assert!(matches!(game.next(), Next::Chance(request) if request.label == "C-TIE"));
    let _ = game.resolve(&[1], &mut Events::off()).unwrap();
    assert_eq!(game.state().war.blocks[..2], [(1, 1), (0, 1)]);
}

/// KNI-INIT-06: with empty stores there is no auction.
#[test]
fn nothing_stored() {
    let mut table = at_claims_end(2, |table| {
        for seat in [ME, YOU] {
            table.set_seat(seat, |board| {
                board.command = 0;
                board.side = None;
            });
        }
    });
    assert_eq!((table.state().turn, table.state().stage), (2, Stage::Sides));
    assert!(!table.hear().iter().any(|event| matches!(event, Event::InitiativeWon { .. })));
}

/// KNI-DUEL-01, KNI-DUEL-06: three boxes in all, any opponent, several at once, no way back.
#[test]
fn challenges() {
    let mut table = spending(3);
    assert_eq!(table.refused(Move::Challenge(ME)), "KNI-DUEL-01");
    table.play(Move::Challenge(YOU)).play(Move::Challenge(YOU)).play(Move::Challenge(THREE));
    assert_eq!(table.refused(Move::Challenge(YOU)), "KNI-DUEL-01");
    table.play_as(YOU, Move::Challenge(ME));
    assert_eq!(table.state().war.duels[..4], [(0, 1), (0, 1), (0, 2), (1, 0)], "in the order of announcement");
}

/// KNI-DUEL-02: levels and a secret stake of resources.
#[test]
fn stakes_are_sealed() {
    let mut table = duelling([[1, 1, 0, 5], [2, 0, 0, 0]], |table| table.level(Track::Fame, 2));
    assert_eq!(table.moves(), [0, 1, 2].map(Move::Stake), "gold is no stake");
    table.play(Move::Stake(2));
    let view = table.game.view(Viewer::Seat(YOU));
    let board = view.boards[0].war.as_ref().unwrap();
    assert_eq!((board.stake, board.strength), (Sealed::Sealed, 2));
}

/// KNI-DUEL-03: the winner takes what the loser staked, keeps the own stake, gains influence and points.
#[test]
fn spoils() {
    let mut table = duelling([[2, 0, 0, 0], [1, 0, 2, 0]], |table| table.level(Track::Combat, 1));
    table.play(Move::Stake(2)).play_as(YOU, Move::Stake(2));
    table.play(Move::Spoils(Valor));
    assert_eq!(table.moves(), [Glory, Valor].map(Move::Spoils));
    table.play(Move::Spoils(Glory));
    assert_eq!((table.held(), table.me().influence, table.me().vp), ([3, 0, 1, 0], 1, 10));
    assert_eq!(table.state().boards[1].held, [0, 0, 1, 0]);
}

/// KNI-DUEL-04, KNI-DUEL-07: a loser who staked nothing is barred now and banned in the next turn only.
#[test]
fn refusing_a_duel() {
    let mut table = duelling([[1, 0, 0, 0], [3, 0, 0, 0]], |table| {
        table.level(Track::Combat, 1);
        table.set(|board| board.command = 1);
    });
    table.play(Move::Stake(1)).play_as(YOU, Move::Stake(0));
    let you = &table.state().boards[1];
    assert!(you.barred && you.banned == 2);
    assert!(table.moves_of(YOU).is_empty(), "no bid");
}

/// KNI-DUEL-05: king and nobles break a tie; then nothing happens.
#[test]
fn tied_duels() {
    for (king, winner) in [(1, Some(ME)), (0, None)] {
        let mut table = duelling([[1, 0, 0, 0], [1, 0, 0, 0]], |table| table.level(Track::King, king));
        table.play(Move::Stake(1)).play_as(YOU, Move::Stake(1));
        let won = table
            .hear()
            .into_iter()
            .find_map(|e| if let Event::DuelFought { winner, .. } = e { Some(winner) } else { None });
        assert_eq!(won, Some(winner));
        assert_eq!(table.me().vp, if winner.is_some() { 10 } else { 0 });
    }
}

/// KNI-WAR-06, KNI-INIT-04: who could take a castle is told with what it takes and the block in which it would fall;
/// played so, it falls.
#[test]
fn sieges_come_true() {
    let mut table = at_claims_end(3, |table| {
        units_of(table, ME, &[("east-fold", 2)]);
        units_of(table, YOU, &[("east-castle", 1)]);
        units_of(table, THREE, &[]);
        for seat in [ME, YOU, THREE] {
            table.set_seat(seat, |board| {
                board.held = [0; 4];
                board.side = None;
                board.command = 0;
            });
        }
        table.set(|board| (board.command, board.orders[2]) = (1, 1));
        table.set_seat(YOU, |board| board.command = 1);
    });
    let sieges = |table: &Table| table.game.view(Viewer::SPECTATOR).war.unwrap().sieges;
    let [siege] = sieges(&table)[..] else { panic!("one castle is in danger: {:?}", sieges(&table)) };
    assert_eq!((siege.castle, siege.owner, siege.by), (tile("east-castle"), YOU, ME));
    assert_eq!((siege.units, siege.uses, siege.block), (2, 2, None), "no order is fixed yet");
    table.play(Move::Block { seat: YOU, points: 1 });
    table.play(Move::Block { seat: ME, points: 2 });
    assert_eq!(sieges(&table)[0].block, Some(1));
    table.play_as(YOU, Move::Gather);
    table.play(march("east-fold", "east-castle"));
    table.play(march("east-fold", "east-castle"));
    if table.offers(Move::EndMarch) {
        table.play(Move::EndMarch);
    }
    assert_eq!(sieges(&table)[0].uses, 1);
    table.play(Move::Attack).play(Move::Strike { tile: tile("east-castle"), seat: YOU });
    assert_eq!((table.me().vp, table.state().boards[1].vp), (50, -50), "it has fallen");
}

/// A castle out of reach, or with too many in it for what is stored, is in no danger.
#[test]
fn no_siege_without_the_points() {
    for (points, defenders, uses) in [(1, 0, None), (2, 0, Some(2)), (2, 1, None), (3, 1, Some(3)), (3, 3, None)] {
        let table = at_claims_end(3, |table| {
            units_of(table, ME, &[("east-fold", 1)]);
            units_of(table, YOU, &[("east-castle", defenders)]);
            units_of(table, THREE, &[]);
            for seat in [ME, YOU, THREE] {
                table.set_seat(seat, |board| {
                    board.held = [0; 4];
                    board.side = None;
                    board.command = 0;
                });
            }
            table.set(|board| board.command = points);
        });
        let sieges = table.game.view(Viewer::SPECTATOR).war.unwrap().sieges;
        assert_eq!(sieges.first().map(|siege| siege.uses), uses, "{points} points against {defenders}");
    }
}
