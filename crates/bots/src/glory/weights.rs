//! What things are worth, from a file: `data/weights-glory.toml`.

use crate::weights;
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// What things are worth, in glory.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// A coin while tournaments are to come.
    pub coin: f64,
    /// A strength token, the same.
    pub strength: f64,
    /// A faith token, the same.
    pub faith: f64,
    /// A supporter or relic that is turned, the same.
    pub token: f64,
    /// How much dearer strength is in hand than when it is spent.
    pub strength_held: f64,
    /// The same for faith.
    pub faith_held: f64,
    /// A coin that a card brings.
    pub coin_gained: f64,
    /// Strength that a card brings.
    pub strength_gained: f64,
    /// Faith that a card brings.
    pub faith_gained: f64,
    /// A mount of the second to fourth level, for each tournament.
    pub mount: [f64; 3],
    /// The same for armour.
    pub armour: [f64; 3],
    /// How many duels of a tournament a token decides.
    pub duels: f64,
    /// One more die for a faith token.
    pub reroll: f64,
    /// A card planned in every tournament.
    pub plan_travel: f64,
    /// One more card on every journey.
    pub travel_card: f64,
    /// Glory for each title.
    pub per_title: f64,
    /// A coin less for every purchase.
    pub discount: f64,
    /// A die that is turned.
    pub turned_die: f64,
    /// Each pip that it shows then.
    pub turned_pip: f64,
    /// A lance supporter that adds to an attack.
    pub lance: f64,
    /// A supporter used in the tent.
    pub tent: f64,
    /// A relic.
    pub relic: f64,
    /// A prestige token, for each tournament.
    pub prestige: f64,
    /// A part of what a card in hand would bring.
    pub hand: f64,
    /// A part of the title that a played card brings nearer.
    pub played: f64,
    /// New titles to choose from.
    pub new_titles: f64,
    /// A part of the glory that a set shield promises.
    pub shield: f64,
    /// A part of the glory of a duel that is lost.
    pub honour: f64,
    /// The prize of a tournament.
    pub prize: f64,
    /// A part of a title that is not yet held.
    pub reach: f64,
    /// A part of a title that is held and may be lost again.
    pub title: f64,
    /// The same near the end.
    pub title_late: f64,
    /// How much work a missing token is; six are too much.
    pub miss_token: f64,
    /// A missing supporter.
    pub miss_supporter: f64,
    /// A missing relic.
    pub miss_relic: f64,
    /// Missing prestige.
    pub miss_prestige: f64,
    /// A missing supporter of one kind.
    pub miss_named: f64,
    /// A missing card.
    pub miss_card: f64,
    /// A missing level of equipment.
    pub miss_level: f64,
    /// A duel to be won.
    pub miss_duel: f64,
    /// A place earlier in the next order.
    pub initiative: f64,
    /// A title that is still to be drawn.
    pub unseen_title: f64,
    /// A card that is still to be drawn.
    pub unseen_card: f64,
    /// What a card must bring to be played.
    pub travel: f64,
}

impl Weights {
    /// Those that bots play with.
    pub fn usual() -> &'static Self {
        static USUAL: OnceLock<Weights> = OnceLock::new();
        USUAL.get_or_init(|| weights::built_in(include_str!("../../data/weights-glory.toml")))
    }
}
