//! Where several play at once, another seat's move does not take my way back from me.

use crate::common::{Folder, people_at, server};
use quintain_core::Seat;
use quintain_core::record::Entry;
use quintain_server::client::Socket;
use quintain_server::protocol::socket::{ClientMessage, ServerMessage, Waiting};
use serde_json::json;
use std::time::Duration;

/// Hears what there is to hear.
async fn catch_up(sockets: &mut [Socket]) {
    for socket in sockets {
        while let Ok(Ok(Some(_))) = tokio::time::timeout(Duration::from_millis(60), socket.hear()).await {}
    }
}

fn both_play(socket: &Socket) -> bool {
    matches!(&socket.seen.next, Some(Waiting::Decide { seats, sealed: false, .. }) if seats.len() == 2)
}

#[tokio::test(flavor = "multi_thread")]
async fn anothers_move_leaves_my_way_back_open() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let wanted = json!({ "game": "knight", "preset": "simultaneous-2", "start_when_full": true });
    let (table, _, mut sockets) = people_at(&server, &wanted, 2).await;
    let mut luck = fastrand::Rng::with_seed(3);
    let (mut id, mut taken_back) = (0, 0);
    for _ in 0..60 {
        catch_up(&mut sockets).await;
        if sockets[0].seen.is_over() || taken_back >= 3 {
            break;
        }
        let together = both_play(&sockets[0]);
        for mover in [0, 1] {
            let offers = &sockets[mover].seen.turn.offers;
            if offers.is_empty() || sockets[mover].seen.turn.chosen.is_some() {
                continue;
            }
            let mv = offers[luck.usize(..offers.len())].mv.clone();
            id += 1;
            sockets[mover].command(id, mv).await.unwrap();
            if mover == 0 && !sockets[0].seen.turn.may_undo {
                break;
            }
        }
        if !together {
            continue;
        }
        // The first moved, then the second; the first may still take it back if nobody has learnt anything.
        let seen = sockets[0].seen.number;
        catch_up(&mut sockets).await;
        if !sockets[0].seen.turn.may_undo || sockets[0].seen.number == seen {
            continue;
        }
        let theirs = sockets[1].seen.turn.decision;
        let log = server.hall.store().log(&table, 0).await.unwrap();
        assert!(matches!(log.last().unwrap().entry, Entry::Move { seat, .. } if seat == Seat::new(1)));
        // Though the other's move has not been heard of yet.
        sockets[0].say(&ClientMessage::Undo { id: 900, number: seen }).await.unwrap();
        let answer = sockets[0].answer(900).await.unwrap();
        assert!(matches!(answer, ServerMessage::Ack { .. }), "{answer:?}");
        // Sent again it is known to be done: nothing more is taken back.
        sockets[0].say(&ClientMessage::Undo { id: 901, number: seen }).await.unwrap();
        let answer = sockets[0].answer(901).await.unwrap();
        assert!(
            matches!(&answer, ServerMessage::Refused { problem, .. } if problem.code == "stale-undo"),
            "{answer:?}"
        );
        catch_up(&mut sockets).await;
        assert_eq!(sockets[1].seen.turn.decision, theirs, "the other's turn is what it was");
        assert!(sockets[0].seen.turn.decision.is_some(), "the first is asked again");
        taken_back += 1;
    }
    assert!(taken_back > 0, "no move was taken back");
    server.stop().await;
}
