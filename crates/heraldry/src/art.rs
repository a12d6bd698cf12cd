//! The artwork and its vocabulary, read once from `art/heraldry.toml`.

use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// A colour or metal of heraldry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tincture {
    /// Gold.
    Or,
    /// Silver.
    Argent,
    /// Red.
    Gules,
    /// Blue.
    Azure,
    /// Green.
    Vert,
    /// Purple.
    Purpure,
    /// Tawny orange.
    Tenne,
    /// Black.
    Sable,
}

impl Tincture {
    /// All of them.
    pub const ALL: [Self; 8] =
        [Self::Or, Self::Argent, Self::Gules, Self::Azure, Self::Vert, Self::Purpure, Self::Tenne, Self::Sable];

    pub(crate) fn card(self) -> &'static TinctureCard {
        // A test shows that the file lists the tinctures in this order.
        &art().tincture[self as usize]
    }

    /// The colour, as `#RRGGBB`.
    pub fn hex(self) -> &'static str {
        &self.card().hex
    }
}

/// A tincture as the file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TinctureCard {
    pub(crate) id: String,
    pub(crate) word: String,
    pub(crate) hex: String,
    pub(crate) hatch: Hatch,
}

/// The lines that stand for a tincture where there is no colour.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Hatch {
    None,
    Dots,
    Vertical,
    Horizontal,
    DiagonalLeft,
    DiagonalRight,
    DiagonalRightDashed,
    Grid,
}

/// A field of a seal.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FieldCard {
    pub(crate) id: String,
    pub(crate) hex: String,
    pub(crate) charge: String,
}

/// A charge: a shape in a square of 100 by 100.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Charge {
    pub(crate) id: String,
    pub(crate) words: Vec<String>,
    #[serde(default)]
    pub(crate) plural: Vec<String>,
    #[serde(default)]
    pub(crate) demi: Vec<String>,
    pub(crate) solo: Spot,
    #[serde(default)]
    pub(crate) keeps_place: bool,
    #[serde(default)]
    pub(crate) seal: bool,
    pub(crate) svg: String,
    #[serde(default)]
    pub(crate) detail: Vec<Detail>,
}

/// What a blazon may add to a charge.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Detail {
    pub(crate) words: String,
    pub(crate) svg: String,
}

impl Detail {
    /// Does it only recolour beak, claws or haft?
    pub(crate) fn is_limb(&self) -> bool {
        self.svg == "limb"
    }

    /// Is it followed by a tincture of its own?
    pub(crate) fn has_tincture(&self) -> bool {
        self.is_limb() || self.svg.contains("{tint}")
    }
}

/// Where a charge stands: its middle, its scale, and how far it is turned.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Spot {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) scale: f64,
    #[serde(default, skip_serializing)]
    pub(crate) turn: f64,
}

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Art {
    pub(crate) tincture: Vec<TinctureCard>,
    pub(crate) field: Vec<FieldCard>,
    pub(crate) charge: Vec<Charge>,
}

impl Art {
    pub(crate) fn charge(&self, id: &str) -> Option<&Charge> {
        self.charge.iter().find(|charge| charge.id == id)
    }
}

/// The artwork of the house.
pub(crate) fn art() -> &'static Art {
    static ART: OnceLock<Art> = OnceLock::new();
    ART.get_or_init(|| toml::from_str(include_str!("../art/heraldry.toml")).expect("the file is part of the program"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_lists_the_tinctures_in_order() {
        let ids: Vec<_> = art().tincture.iter().map(|card| card.id.as_str()).collect();
        assert_eq!(ids, ["or", "argent", "gules", "azure", "vert", "purpure", "tenne", "sable"]);
        assert_eq!(Tincture::ALL.map(Tincture::hex)[7], "#2A2A2E");
    }

    #[test]
    fn a_person_has_nine_fields_and_nine_charges_to_choose_from() {
        assert_eq!(art().field.len(), 9);
        assert_eq!(art().charge.iter().filter(|charge| charge.seal).count(), 9);
    }
}
