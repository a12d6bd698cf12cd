//! What a blazon says, ready to be drawn.

use crate::art::{Charge, Detail, Tincture};
use crate::ordinary::Ordinary;
use crate::place::{Order, Place};

/// A coat of arms.
#[derive(Clone, Debug)]
pub struct Arms {
    pub(crate) field: Field,
    pub(crate) parts: Vec<Part>,
}

/// How the field is coloured.
#[derive(Clone, Debug)]
pub(crate) enum Field {
    Plain(Tincture),
    PerFess([Tincture; 2]),
    Quarterly([Tincture; 2]),
    Bendy([Tincture; 2]),
    Scaly([Tincture; 2]),
    /// Chequers, every second one of vair.
    ChequyVair(Tincture),
    Chequy([Tincture; 2]),
    /// First and fourth, second and third quarter.
    Quarters(Box<[Arms; 2]>),
}

/// What lies on the field.
#[derive(Clone, Debug)]
pub(crate) enum Part {
    Ordinary(Ordinary, Tincture),
    Charges(Charges),
}

/// One or several charges of a kind.
#[derive(Clone)]
pub(crate) struct Charges {
    pub(crate) charge: &'static Charge,
    pub(crate) count: u8,
    /// Only the upper half, rising from an edge.
    pub(crate) demi: bool,
    pub(crate) tincture: Tincture,
    /// The tincture it lies on.
    pub(crate) ground: Tincture,
    pub(crate) details: Vec<(&'static Detail, Tincture)>,
    pub(crate) place: Place,
    pub(crate) order: Order,
    /// What each of them bears in turn.
    pub(crate) bears: Vec<Part>,
}

impl std::fmt::Debug for Charges {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let demi = if self.demi { "demi-" } else { "" };
        write!(f, "{} {demi}{} {:?} {:?}", self.count, self.charge.id, self.tincture, self.place)?;
        for (detail, tincture) in &self.details {
            write!(f, " {} {tincture:?}", detail.words)?;
        }
        if self.bears.is_empty() { Ok(()) } else { write!(f, " bearing {:?}", self.bears) }
    }
}

impl Field {
    /// The tincture that charges lie on, as far as one can be named.
    pub(crate) fn ground(&self) -> Tincture {
        match self {
            Self::Plain(tincture) | Self::ChequyVair(tincture) => *tincture,
            Self::PerFess([first, _])
            | Self::Quarterly([first, _])
            | Self::Bendy([first, _])
            | Self::Scaly([first, _])
            | Self::Chequy([first, _]) => *first,
            Self::Quarters(quarters) => quarters[0].field.ground(),
        }
    }
}
