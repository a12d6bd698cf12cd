//! What a position is worth to a seat: named features with weights from a file, `data/weights-hearts.toml`.

use quintain_core::{Game, Seat};
use quintain_hearts::{Forecast, Hearts, Role};
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
    /// Reads a file. The error is a sentence.
    pub fn read(text: &str) -> Result<Self, String> {
        let weights: Self = toml::from_str(text).map_err(|error| error.message().to_owned())?;
        let numbers = [weights.knight, weights.hunter, weights.wizard]
            .map(|role| [role.standing, role.winning, role.losing, role.own, role.friends, role.foes, role.goal]);
        if numbers.iter().flatten().chain([&weights.patience]).all(|number| (-1.0..=1.0).contains(number)) {
            Ok(weights)
        } else {
            Err("a weight is a number from -1 to 1".to_owned())
        }
    }

    /// Those that bots play with.
    pub fn usual() -> &'static Self {
        static USUAL: OnceLock<Weights> = OnceLock::new();
        USUAL.get_or_init(|| match Self::read(include_str!("../../data/weights-hearts.toml")) {
            Ok(weights) => weights,
            Err(error) => unreachable!("the weights in the program are tested: {error}"),
        })
    }

    /// Those of a role.
    pub fn of(&self, role: Role) -> &ForRole {
        match role {
            Role::Knight(..) => &self.knight,
            Role::Hunter(_) => &self.hunter,
            Role::Wizard(_) => &self.wizard,
        }
    }

    /// What a position is worth to a seat by the skirmish that would come now.
    pub fn value(&self, game: &Hearts, seat: Seat, forecast: &Forecast) -> f64 {
        let role = self.of(game.role(seat));
        match forecast.end {
            Some((_, winners)) if game.bout_is_over() => f64::from(u8::from(winners.contains(seat))),
            Some((_, winners)) if winners.contains(seat) => role.winning,
            Some(_) => role.losing,
            None => {
                let [own, friends, foes, goal] = features(game, seat, forecast);
                role.standing + role.own * own + role.friends * friends + role.foes * foes + role.goal * goal
            }
        }
    }
}

/// The wounds that a seat looks at.
pub fn features(game: &Hearts, seat: Seat, forecast: &Forecast) -> Features {
    let wounds = |seat: Seat| f64::from(forecast.wounds[seat.index()]);
    let sum = |of: &dyn Fn(Seat) -> bool| {
        Seat::all(game.seats()).filter(|other| *other != seat && of(*other)).map(wounds).sum::<f64>()
    };
    let own = wounds(seat);
    match game.role(seat) {
        Role::Knight(side, sympathy) => {
            let foes = sum(&|other| game.is_of(other, side.other()) && other != sympathy);
            [own, sum(&|other| game.is_of(other, side)), foes, wounds(sympathy)]
        }
        Role::Hunter(side) => {
            let prey = game.wizard_seat().map_or(0.0, wounds);
            [own, sum(&|other| game.is_of(other, side)), sum(&|other| game.is_of(other, side.other())), prey]
        }
        Role::Wizard(wards) => {
            let others = sum(&|other| !wards.contains(&other));
            [own, 0.0, others, wards.iter().map(|ward| wounds(*ward)).sum()]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn broken_files_are_refused_in_a_sentence() {
        let whole = include_str!("../../data/weights-hearts.toml");
        assert!(Weights::read(whole).is_ok());
        for (broken, says) in [
            (whole.replace("losing", "loosing"), "loosing"),
            (whole.replace("[wizard]", "[witch]"), "witch"),
            (whole.replace("patience = ", "patience = 7"), "from -1 to 1"),
            (whole.replace("patience = ", "patience = x"), "x"),
            (String::new(), "patience"),
        ] {
            let error = Weights::read(&broken).unwrap_err();
            assert!(error.contains(says) || error.contains("invalid"), "{error}");
        }
    }
}
