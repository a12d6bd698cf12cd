//! The table at a glance: both tracks of every player, and the round.

use crate::state::Phase;
use crate::view::{PlayerView, View};
use quintain_core::{Figure, Glance, SeatGlance};

/// What a passer-by sees.
pub(crate) fn glance(view: &View) -> Glance {
    let player = |player: &PlayerView| SeatGlance {
        who: None,
        figures: vec![Figure::new("citizens", player.citizens), Figure::new("buildings", player.buildings)],
    };
    let stage = match view.phase {
        _ if view.over => "over",
        phase if phase < Phase::RevealEvent => "setup",
        _ => "round",
    };
    let victoria = view.victoria.as_ref().map(|victoria| Figure::new("victoria", victoria.points));
    let far = [Figure::of("round", view.round, view.rounds), Figure::new("lap", view.lap)];
    Glance {
        stage: stage.to_owned(),
        figures: far.into_iter().chain(victoria).collect(),
        seats: view.players.iter().map(player).collect(),
        ..Glance::default()
    }
}
