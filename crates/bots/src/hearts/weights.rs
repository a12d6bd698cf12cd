//! What a position is worth to a seat: named features with weights from a file, `data/weights-hearts.toml`.

use crate::search::MAX_SEATS;
use crate::weights;
use quintain_core::{Game, Seat};
use quintain_hearts::{Forecast, Hearts, Role, Side};
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// The weights of all roles.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// What it is worth to keep the round going.
    pub patience: f64,
    /// Of a knight with a sympathy.
    pub knight: ForRole,
    /// Of a hunter.
    pub hunter: ForRole,
    /// Of the wizard.
    pub wizard: ForRole,
}

/// How likely a role is to win.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForRole {
    /// If nobody would die and nobody were wounded.
    pub standing: f64,
    /// If the skirmish would win now, and has not come.
    pub winning: f64,
    /// If it would lose now.
    pub losing: f64,
    /// For each of one's own wounds.
    pub own: f64,
    /// For each wound of others of one's side.
    pub friends: f64,
    /// For each wound of the other side; for the wizard of everybody who is no ward.
    pub foes: f64,
    /// For each wound of the sympathy, of the prey, or of the wards.
    pub goal: f64,
}

/// Wounds by what they mean to a seat: own, friends, foes, goal.
pub type Features = [f64; 4];

impl Weights {
    /// Those that bots play with.
    pub fn usual() -> &'static Self {
        static USUAL: OnceLock<Weights> = OnceLock::new();
        USUAL.get_or_init(|| weights::built_in(include_str!("../../data/weights-hearts.toml")))
    }

    /// Those of a role.
    pub fn of(&self, role: Role) -> &ForRole {
        match role {
            Role::Knight(..) => &self.knight,
            Role::Hunter(_) => &self.hunter,
            Role::Wizard(_) => &self.wizard,
        }
    }

    /// What wounds mean to a seat in this world.
    pub fn prices(&self, game: &Hearts, seat: Seat) -> Prices {
        let role = *self.of(game.role(seat));
        let mut wounds = [0.0; MAX_SEATS];
        for (wound, meaning) in wounds.iter_mut().zip(meanings(game, seat)) {
            *wound = meaning.map_or(0.0, |feature| [role.own, role.friends, role.foes, role.goal][feature]);
        }
        Prices { seat, role, wounds }
    }

    /// What a position is worth to a seat by the skirmish that would come now.
    pub fn value(&self, game: &Hearts, seat: Seat, forecast: &Forecast) -> f64 {
        self.prices(game, seat).value(game, forecast)
    }
}

/// What every wound is worth to a seat, as long as nobody's goal changes.
#[derive(Clone, Copy, Debug)]
pub struct Prices {
    seat: Seat,
    role: ForRole,
    wounds: [f64; MAX_SEATS],
}

impl Prices {
    /// What a position is worth by the skirmish that would come now.
    #[inline]
    pub fn value(&self, game: &Hearts, forecast: &Forecast) -> f64 {
        match forecast.end {
            Some((_, winners)) if game.bout_is_over() => f64::from(u8::from(winners.contains(self.seat))),
            Some((_, winners)) if winners.contains(self.seat) => self.role.winning,
            Some(_) => self.role.losing,
            None => {
                let wounds = forecast.wounds.iter().zip(self.wounds);
                self.role.standing + wounds.map(|(wounds, price)| price * f64::from(*wounds)).sum::<f64>()
            }
        }
    }
}

/// Which feature the wounds of each seat belong to, if any.
fn meanings(game: &Hearts, seat: Seat) -> [Option<usize>; MAX_SEATS] {
    let [own, friends, foes, goal] = [0, 1, 2, 3].map(Some);
    let mut meanings = [None; MAX_SEATS];
    for other in Seat::all(game.seats()) {
        let of_side = |side: Side| if game.is_of(other, side) { friends } else { foes };
        meanings[other.index()] = match game.role(seat) {
            _ if other == seat => own,
            Role::Knight(_, sympathy) if other == sympathy => goal,
            Role::Hunter(_) if game.wizard_seat() == Some(other) => goal,
            Role::Knight(..) if game.wizard_seat() == Some(other) => None,
            Role::Knight(side, _) | Role::Hunter(side) => of_side(side),
            Role::Wizard(wards) if wards.contains(&other) => goal,
            Role::Wizard(_) => foes,
        };
    }
    meanings
}

/// The wounds that a seat looks at.
pub fn features(game: &Hearts, seat: Seat, forecast: &Forecast) -> Features {
    let mut features = [0.0; 4];
    for (meaning, wounds) in meanings(game, seat).into_iter().zip(forecast.wounds) {
        if let Some(feature) = meaning {
            features[feature] += f64::from(wounds);
        }
    }
    features
}
