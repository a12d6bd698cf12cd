//! What a seat may decide: a turn is a sequence of these.

use crate::goods::{Goods, Kind};
use crate::ids::{Area, Card, Honour, Hut, Master, Ring};
use serde::{Deserialize, Serialize};

/// One small decision. `pay` names exactly the goods that are handed over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Move {
    /// D-START-FIX: the first player moves one of two councillors of one ring to an area of the other.
    StartMove {
        /// Where the councillor stands.
        from: Area,
        /// Where it goes.
        to: Area,
    },
    /// D-START-RES: a resource to begin with.
    StartResource(Kind),
    /// D-PLAY: a card into a free slot.
    Play {
        /// A card of the hand.
        card: Card,
        /// The steps of the slot.
        slot: u8,
    },
    /// The movement action: the councillor of this ring walks the steps of the slot.
    Walk(Ring),
    /// The trade card: resources for coins.
    Trade {
        /// Which of the card's exchanges.
        option: u8,
        /// The resources.
        pay: Goods,
    },
    /// The step card: the councillor of this ring walks one area.
    Step(Ring),
    /// The hire card: a craftsman.
    HireCraftsman {
        /// The hut.
        hut: Hut,
        /// Its price, less the discount.
        pay: Goods,
    },
    /// The hire card: a master.
    HireMaster {
        /// The master.
        master: Master,
        /// The price, less the discounts.
        pay: Goods,
    },
    /// The town card: visit a town area without walking.
    Errand(Area),
    /// Bonus action: the next title.
    Title {
        /// Coins and rings.
        pay: Goods,
    },
    /// Bonus action: a craftsman.
    Craftsman {
        /// The hut.
        hut: Hut,
        /// Its price.
        pay: Goods,
    },
    /// Bonus action: a master.
    Master {
        /// The master.
        master: Master,
        /// The price.
        pay: Goods,
    },
    /// The ability of an own master, once per turn.
    UseMaster {
        /// The master.
        master: Master,
        /// Which of its exchanges.
        option: u8,
        /// The kind of resource taken, where it may be chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        take: Option<Kind>,
        /// What is paid.
        #[serde(default)]
        pay: Goods,
    },
    /// D-HARVEST: how many craftsmen bake.
    Harvest {
        /// Breads.
        breads: u8,
        /// The grain for them.
        #[serde(default)]
        pay: Goods,
    },
    /// A donation in the Cathedral.
    Donate {
        /// Which kind's marker counts.
        kind: Kind,
        /// What is paid.
        pay: Goods,
    },
    /// A gift in the Castle.
    Give {
        /// Which kind's marker counts.
        kind: Kind,
        /// What is paid.
        pay: Goods,
    },
    /// A book to the Castle.
    GiveBook,
    /// A resource sold at the Market.
    Sell(Kind),
    /// So many books sold at the Market.
    SellBooks(u8),
    /// Stone to the Construction Site.
    DeliverStone {
        /// What is paid.
        pay: Goods,
    },
    /// So many breads to the Construction Site.
    DeliverBread(u8),
    /// Wood to the Construction Site.
    DeliverWood {
        /// How many wood the delivery counts.
        wood: u8,
        /// What is paid.
        pay: Goods,
    },
    /// An honour token for its reward.
    Redeem(Honour),
    /// The visit is over.
    Leave,
    /// D-HONOUR-PICK: the token to keep.
    Keep(Honour),
    /// D-EVENT: one of the event's options.
    TakeOffer {
        /// Which.
        option: u8,
        /// What is paid.
        #[serde(default)]
        pay: Goods,
    },
    /// D-EVENT: none of them.
    Decline,
    /// The turn is over.
    EndTurn,
}
