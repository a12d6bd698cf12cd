//! The table at a glance: everybody's glory, the phase, and a duel that is being fought.

use crate::duel::Foe;
use crate::view::{DuelView, PlayerView, View};
use quintain_core::glance::word;
use quintain_core::{DuelGlance, Figure, Glance, Seat, SeatGlance};

/// What a passer-by sees.
pub(crate) fn glance(view: &View) -> Glance {
    let player = |player: &PlayerView| SeatGlance {
        who: player.character.map(|character| word(&character)),
        figures: vec![Figure::new("glory", player.glory)],
    };
    let automaton = view.automaton.as_ref().map(|automaton| Figure::new("automaton", automaton.glory));
    let clash = view.duels.first().map(|duel| Figure::new("clash", duel.clash));
    Glance {
        stage: word(&view.phase),
        figures: [Figure::new("round", view.round)].into_iter().chain(automaton).chain(clash).collect(),
        seats: view.players.iter().map(player).collect(),
        duel: view.duels.first().map(duel),
        ..Glance::default()
    }
}

fn duel(duel: &DuelView) -> DuelGlance {
    let foe = if let Foe::Player(seat) = duel.foe { Some(Seat::new(usize::from(seat))) } else { None };
    DuelGlance { seats: [Some(Seat::new(usize::from(duel.home))), foe], score: duel.attack.map(i32::from) }
}
