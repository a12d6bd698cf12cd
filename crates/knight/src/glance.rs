//! The table at a glance: the turn, everybody's points, and how near each is to a way of winning or losing.

use crate::view::{BoardView, MeterView, View};
use quintain_core::glance::word;
use quintain_core::{Figure, Glance, SeatGlance};

/// What a passer-by sees.
pub(crate) fn glance(view: &View) -> Glance {
    Glance {
        stage: word(&view.stage),
        figures: vec![Figure::new("turn", view.turn)],
        seats: view.boards.iter().map(board).collect(),
        ..Glance::default()
    }
}

fn board(board: &BoardView) -> SeatGlance {
    let meter = |before: &str, meter: &MeterView| {
        Figure::of(&format!("{before}-{}", meter.condition.id()), meter.have, meter.need)
    };
    let [vp, influence] = [Figure::new("vp", board.vp), Figure::new("influence", board.influence)];
    let win = board.win.iter().map(|one| meter("win", one));
    let lose = board.lose.iter().map(|one| meter("lose", one));
    SeatGlance {
        who: board.character.map(|character| word(&character)),
        figures: [vp, influence].into_iter().chain(win).chain(lose).collect(),
    }
}
