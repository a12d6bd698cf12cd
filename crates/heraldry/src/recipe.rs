//! Arms as a table of a data file has them.

use crate::arms::{Arms, Charges, Field, Part};
use crate::art::{Tincture, art};
use crate::error::BlazonError;
use crate::place::{Order, Place};
use serde::Deserialize;

/// A blazon of the Hearts data: one division, at most one charge.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Recipe {
    /// How the field is divided.
    pub division: Division,
    /// One tincture for a plain field, two for the others.
    pub tinctures: Vec<Tincture>,
    /// The id of a charge, or `none`.
    pub charge: String,
    /// The tincture of the charge.
    pub charge_tincture: Tincture,
    /// Where it stands.
    pub placement: Placement,
}

/// How the field of a recipe is divided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Division {
    /// Not at all.
    Plain,
    /// Into four.
    Quarterly,
    /// Into rows of scales.
    Scaly,
}

/// Where the charge of a recipe stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Placement {
    /// Upright in the middle.
    Centre,
    /// Along the diagonal, from the upper left to the lower right.
    Bend,
}

impl Recipe {
    /// The arms.
    pub fn arms(&self) -> Result<Arms, BlazonError> {
        let field = match (self.division, self.tinctures.as_slice()) {
            (Division::Plain, [tincture]) => Field::Plain(*tincture),
            (Division::Quarterly, [first, second]) => Field::Quarterly([*first, *second]),
            (Division::Scaly, [first, second]) => Field::Scaly([*first, *second]),
            (Division::Plain, _) => return Err(BlazonError::Tinctures { division: "plain", needed: 1 }),
            (Division::Quarterly, _) => return Err(BlazonError::Tinctures { division: "quarterly", needed: 2 }),
            (Division::Scaly, _) => return Err(BlazonError::Tinctures { division: "scaly", needed: 2 }),
        };
        if self.charge == "none" {
            return Ok(Arms { field, parts: Vec::new() });
        }
        let charge = art().charge(&self.charge).ok_or_else(|| BlazonError::UnknownWord(self.charge.clone()))?;
        let place = match self.placement {
            Placement::Centre => Place::Centre,
            Placement::Bend => Place::InBend,
        };
        let charges = Charges {
            charge,
            count: 1,
            demi: false,
            tincture: self.charge_tincture,
            ground: field.ground(),
            details: Vec::new(),
            place,
            order: Order::Free,
            bears: Vec::new(),
        };
        Ok(Arms { field, parts: vec![Part::Charges(charges)] })
    }
}
