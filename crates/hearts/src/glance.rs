//! The table at a glance: who is who, how badly hurt, and how soon a skirmish may come.

use crate::view::{SeatView, View};
use quintain_core::glance::word;
use quintain_core::{Figure, Glance, SeatGlance};

/// What a passer-by sees.
pub(crate) fn glance(view: &View) -> Glance {
    let seat = |seat: &SeatView| SeatGlance {
        who: seat.hero.map(|hero| hero.id().to_owned()),
        figures: vec![
            Figure::of("wounds", seat.wounds, seat.deadly),
            Figure::new("dead", i32::from(seat.dead)),
            Figure::new("tokens", seat.tokens),
        ],
    };
    Glance {
        stage: word(&view.stage),
        figures: vec![
            Figure::new("bout", view.bout),
            Figure::new("round", view.round),
            Figure::new("lap", i32::from(view.laps) + 1),
            Figure::new("declare", i32::from(view.may_declare)),
        ],
        seats: view.seats.iter().map(seat).collect(),
        ..Glance::default()
    }
}
