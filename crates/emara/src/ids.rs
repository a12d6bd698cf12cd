//! What the pieces are called. Cards, masters, events, tokens, huts and titles are named by the data pack;
//! areas, rings and markers are a closed set, because each has its own rule.

use crate::goods::Kind;
use serde::{Deserialize, Serialize};

quintain_core::ids! {
    /// An action card.
    pub struct Card;
}
quintain_core::ids! {
    /// A master.
    pub struct Master;
}
quintain_core::ids! {
    /// An event card.
    pub struct EventCard;
}
quintain_core::ids! {
    /// An honour token.
    pub struct Honour;
}
quintain_core::ids! {
    /// A hut of the countryside.
    pub struct Hut;
}
quintain_core::ids! {
    /// A noble title.
    pub struct Title;
}

/// One of the eight areas, in the order of the data file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Area {
    /// Countryside.
    Forest,
    /// Countryside.
    GrainField,
    /// Countryside.
    Quarry,
    /// Countryside.
    WeavingMill,
    /// Town: donations.
    Cathedral,
    /// Town: gifts.
    Castle,
    /// Town: sales.
    Market,
    /// Town: deliveries.
    ConstructionSite,
}

impl Area {
    /// The eight areas.
    pub const ALL: [Self; 8] = [
        Self::Forest,
        Self::GrainField,
        Self::Quarry,
        Self::WeavingMill,
        Self::Cathedral,
        Self::Castle,
        Self::Market,
        Self::ConstructionSite,
    ];
    /// The four countryside areas.
    pub const COUNTRY: [Self; 4] = [Self::Forest, Self::GrainField, Self::Quarry, Self::WeavingMill];
    /// The four town areas.
    pub const TOWN: [Self; 4] = [Self::Cathedral, Self::Castle, Self::Market, Self::ConstructionSite];

    /// Its id.
    pub const fn id(self) -> &'static str {
        ["forest", "grain-field", "quarry", "weaving-mill", "cathedral", "castle", "market", "construction-site"]
            [self as usize]
    }

    /// Is it one of the town areas?
    #[inline]
    pub const fn is_town(self) -> bool {
        self as u8 >= 4
    }

    /// Its number among the four of its sort.
    #[inline]
    pub const fn local(self) -> usize {
        self as usize & 3
    }
}

/// One of the two rings, and so one of a player's two councillors, who never leave their ring (EMA-MOVE-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Ring {
    /// The ring of the countryside; with a random layout simply the first ring.
    Country,
    /// The ring of the town; with a random layout simply the second ring.
    Town,
}

impl Ring {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Country, Self::Town];

    /// Its id.
    pub const fn id(self) -> &'static str {
        ["country", "town"][self as usize]
    }
}

/// One of the ten rotating markers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Marker {
    /// What a donation of wood costs.
    DonationWood,
    /// What a donation of stone costs.
    DonationStone,
    /// What a donation of cloth costs.
    DonationCloth,
    /// What a donation of grain costs.
    DonationGrain,
    /// What a gift of wood costs.
    GiftWood,
    /// What a gift of stone costs.
    GiftStone,
    /// What a gift of cloth costs.
    GiftCloth,
    /// What a gift of grain costs.
    GiftGrain,
    /// Citizen points for a delivery of stone.
    Stone,
    /// Citizen points for each bread.
    Bread,
}

impl Marker {
    /// The ten of them.
    pub const ALL: [Self; 10] = [
        Self::DonationWood,
        Self::DonationStone,
        Self::DonationCloth,
        Self::DonationGrain,
        Self::GiftWood,
        Self::GiftStone,
        Self::GiftCloth,
        Self::GiftGrain,
        Self::Stone,
        Self::Bread,
    ];

    /// Its id.
    pub const fn id(self) -> &'static str {
        [
            "donation-wood",
            "donation-stone",
            "donation-cloth",
            "donation-grain",
            "gift-wood",
            "gift-stone",
            "gift-cloth",
            "gift-grain",
            "stone",
            "bread",
        ][self as usize]
    }

    /// The donation marker of a kind.
    #[inline]
    pub const fn donation(kind: Kind) -> Self {
        Self::ALL[kind as usize]
    }

    /// The gift marker of a kind.
    #[inline]
    pub const fn gift(kind: Kind) -> Self {
        Self::ALL[kind as usize + 4]
    }
}
