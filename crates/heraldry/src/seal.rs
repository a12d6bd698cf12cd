//! The round sign of a person: a field and a charge, the same in all games.

use crate::art::{Charge, FieldCard, art};

/// A person's seal.
#[derive(Clone, Copy)]
pub struct Seal {
    field: &'static FieldCard,
    charge: &'static Charge,
}

impl Seal {
    /// The seal that a name has by itself: one of eighty-one, always the same for the same name.
    pub fn of_name(name: &str) -> Self {
        let hash = fnv(name.trim().as_bytes());
        let charges: Vec<_> = art().charge.iter().filter(|charge| charge.seal).collect();
        let field = &art().field[hash as usize % art().field.len()];
        let charge = charges[(hash / 9) as usize % charges.len()];
        Self { field, charge }
    }

    /// The seal of a field and a charge by their ids, such as `azure` and `tower`.
    pub fn of_ids(field: &str, charge: &str) -> Option<Self> {
        let field = art().field.iter().find(|card| card.id == field)?;
        let charge = art().charge(charge).filter(|charge| charge.seal)?;
        Some(Self { field, charge })
    }

    /// The two ids, as they are stored: `azure tower`.
    pub fn ids(self) -> String {
        format!("{} {}", self.field.id, self.charge.id)
    }

    /// A round drawing of 100 by 100.
    pub fn svg(self) -> String {
        let (field, ink) = (&self.field.hex, &self.field.charge);
        let charge = self.charge.svg.replace("{ink}", ink).replace("{cut}", field).replace("{limb}", ink);
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="48" fill="{field}" stroke="var(--seat-rim,rgba(0,0,0,.45))" stroke-width="4"/><circle cx="50" cy="50" r="42.5" fill="none" stroke="{ink}" stroke-opacity=".55" stroke-width="2"/><g transform="translate(19 19) scale(.62)">{charge}</g></svg>"#
        )
    }
}

/// The 32-bit FNV-1a hash: short enough that the web client has the same.
fn fnv(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn a_name_always_has_the_same_seal() {
        assert_eq!(Seal::of_name("Anna").ids(), Seal::of_name(" Anna ").ids());
        // The web client has the same table in its tests.
        let seals = ["Anna", "Tomáš", "Дора"].map(|name| Seal::of_name(name).ids());
        assert_eq!(seals, ["azure star", "gules crescent", "azure boar-head"]);
    }

    #[test]
    fn names_spread_over_the_seals() {
        let seals: BTreeSet<String> = (0..500).map(|i| Seal::of_name(&format!("guest {i}")).ids()).collect();
        assert!(seals.len() > 70, "{}", seals.len());
    }

    #[test]
    fn a_seal_can_be_chosen() {
        assert_eq!(Seal::of_ids("azure", "tower").map(Seal::ids).as_deref(), Some("azure tower"));
        assert!(Seal::of_ids("azure", "raven").is_none());
        assert!(Seal::of_ids("mauve", "tower").is_none());
        assert!(!Seal::of_name("x").svg().contains('{'));
    }
}
