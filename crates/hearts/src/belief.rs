//! What others' acts say about their goals and their hidden cards: for bots, which ask it of sampled worlds (section 12
//! of the specification). Everything that is read lies on the table for all to see.

use crate::forecast::Role;
use crate::moves::Extra;
use crate::plays::Played;
use crate::state::Hearts;
use quintain_core::Seat;

/// A hidden card is by these odds what its player, by the goal in this world, would play on that hero.
const HIDDEN: f64 = 2.5;
/// The same for a knight's card on a wizard whom the knight does not hunt.
const ON_THE_WIZARD: f64 = 1.3;

impl Hearts {
    /// How likely this world is beside others that the seat cannot tell from it, at most 1: hidden cards are what
    /// their players would play by the goals they have in this world, and open acts serve those goals. `reading` is
    /// how much one sword's worth of an open act says: nothing at 0.
    pub fn likelihood(&self, seat: Seat, reading: f64) -> f64 {
        let mut hidden = 1.0;
        let mut against = 0.0;
        for (slot, played) in self.state.plays.numbered() {
            let player = self.player_of(slot);
            if player == seat {
                continue;
            }
            let harm = f64::from(self.harm(played.card()));
            let wish = self.wish(player, played.target());
            if played.is_up() {
                against += against_wish(wish, harm);
                against += self.extra_against_wish(player, played);
            } else {
                hidden *= self.hidden_odds(player, played.target(), wish, harm);
            }
        }
        hidden * (-reading * against).exp()
    }

    /// From -1, a player who by the goal in this world wants the hero alive, to 1, one who wants the hero wounded.
    fn wish(&self, player: Seat, hero: Seat) -> f64 {
        if player == hero {
            return -1.0;
        }
        match self.role(player) {
            Role::Knight(_, sympathy) if sympathy == hero => -0.75,
            Role::Hunter(_) if Some(hero) == self.state.wizard => 1.0,
            Role::Knight(side, _) | Role::Hunter(side) => match self.side(hero) {
                None => 0.0,
                Some(other) if other == side => -1.0,
                Some(_) => 1.0,
            },
            Role::Wizard(wards) => {
                if wards.contains(&hero) {
                    -1.0
                } else {
                    0.5
                }
            }
        }
    }

    fn hidden_odds(&self, player: Seat, hero: Seat, wish: f64, harm: f64) -> f64 {
        let odds =
            if Some(hero) == self.state.wizard && player != hero && wish <= 0.0 { ON_THE_WIZARD } else { HIDDEN };
        let wished = if odds < HIDDEN { harm > 0.0 } else { wish * harm > 0.0 };
        if wished { 1.0 } else { 1.0 / odds }
    }

    /// An extra action with a card whose face all can see.
    fn extra_against_wish(&self, player: Seat, played: Played) -> f64 {
        let Some(extra) = played.extra() else { return 0.0 };
        let (slot, to) = match extra {
            Extra::Move { slot, to } => (slot, Some(to)),
            Extra::Discard { slot } | Extra::Take { slot, .. } => (slot, None),
        };
        let other = self.state.plays.get(slot);
        if !other.is_up() {
            return 0.0;
        }
        let harm = f64::from(self.harm(other.card()));
        let taken = against_wish(self.wish(player, played.target()), -harm);
        taken + to.map_or(0.0, |to| against_wish(self.wish(player, to), harm))
    }
}

/// How much an act goes against what its player wishes the hero: nothing if it serves, at most twice the harm.
fn against_wish(wish: f64, harm: f64) -> f64 {
    harm.abs() - wish * harm
}
