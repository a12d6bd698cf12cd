//! What things are called: components that a data pack may rename are numbers with an id, closed sets
//! with a mechanism of their own are enums.

use quintain_core::ids;
use serde::{Deserialize, Serialize};

/// At most this many kinds of supporter over all data packs of a process.
pub const SUPPORTERS: usize = 32;
/// At most this many kinds of travel card.
pub const CARDS: usize = 48;
/// At most this many kinds of relic, and of prestige.
pub const RELICS: usize = 8;
/// At most this many knights.
pub const KNIGHTS: usize = 64;
/// At most this many titles, events, tournament cards, solo cards and characters each.
pub const FEW: usize = 32;
/// At most this many spaces on the support track.
pub const SPACES: usize = 9;

ids! {
    /// A kind of supporter.
    pub struct Supporter;
}
ids! {
    /// A kind of relic.
    pub struct Relic;
}
ids! {
    /// A kind of prestige token.
    pub struct Prestige;
}
ids! {
    /// A kind of travel card.
    pub struct Card;
}
ids! {
    /// A knight of the tournaments.
    pub struct Knight;
}
ids! {
    /// A title card.
    pub struct Title;
}
ids! {
    /// A character card.
    pub struct Character;
}
ids! {
    /// An event card.
    pub struct EventCard;
}
ids! {
    /// A tournament card.
    pub struct Tournament;
}
ids! {
    /// A prize token.
    pub struct Prize;
}
ids! {
    /// A card of the automaton.
    pub struct SoloCard;
}

/// One of the two ways to hold a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// A knock-out bracket of eight.
    Plaisance,
    /// Three cities of knights to be challenged.
    #[default]
    PasDarmes,
}

/// A goal for one player alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Scenario {
    /// Win all three tournaments.
    Warrior,
    /// Reach a number of glory.
    LoneChallenge,
    /// Beat the automaton.
    Rivalry,
}

impl Scenario {
    /// Its id in the data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Warrior => "warrior",
            Self::LoneChallenge => "lone-challenge",
            Self::Rivalry => "rivalry",
        }
    }
}

/// How hard a solo game is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// Easy.
    Easy,
    /// Medium.
    Medium,
    /// Hard.
    Hard,
}

/// Which pair of cards the automaton adds to the basic nine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Personality {
    /// None.
    #[default]
    None,
    /// The warrior's pair.
    Warrior,
    /// The pious knight's pair.
    Pious,
}

/// An action area of the town, or the circle of the event card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Training: strength.
    Training,
    /// Prayer: faith.
    Prayer,
    /// Military service: coins.
    Service,
    /// Take the initiative.
    Initiative,
    /// Plan a journey: travel cards.
    PlanTravel,
    /// Stand guard: a few coins, always open.
    Guard,
    /// Train alone: a little strength, always open.
    SoloTraining,
    /// Market: a better mount or armour.
    Market,
    /// Gain support.
    Support,
    /// Call on the herald: place a shield early.
    Herald,
    /// Choose a new goal.
    NewGoal,
    /// The action of the active event.
    Event,
}

impl Action {
    /// All of them; the event's circle last.
    pub const ALL: [Self; 12] = [
        Self::Training,
        Self::Prayer,
        Self::Service,
        Self::Initiative,
        Self::PlanTravel,
        Self::Guard,
        Self::SoloTraining,
        Self::Market,
        Self::Support,
        Self::Herald,
        Self::NewGoal,
        Self::Event,
    ];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Training => "training",
            Self::Prayer => "prayer",
            Self::Service => "service",
            Self::Initiative => "initiative",
            Self::PlanTravel => "plan-travel",
            Self::Guard => "guard",
            Self::SoloTraining => "solo-training",
            Self::Market => "market",
            Self::Support => "support",
            Self::Herald => "herald",
            Self::NewGoal => "new-goal",
            Self::Event => "event",
        }
    }
}

/// One of the three decks of travel cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Deck {
    /// Free.
    Romance,
    /// For a price.
    Trade,
    /// For a duel.
    Challenge,
}

impl Deck {
    /// All three, in the order in which they are dealt.
    pub const ALL: [Self; 3] = [Self::Romance, Self::Trade, Self::Challenge];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Romance => "romance",
            Self::Trade => "trade",
            Self::Challenge => "challenge",
        }
    }
}

/// A colour of dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Red: strength.
    Strength,
    /// Black: the mount.
    Mount,
    /// White: the armour.
    Armour,
}

impl Colour {
    /// Red, black, white.
    pub const ALL: [Self; 3] = [Self::Strength, Self::Mount, Self::Armour];
}

/// A piece of equipment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    /// The mount.
    Mount,
    /// The armour.
    Armour,
}

impl Item {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Mount, Self::Armour];
}

/// A type of knight, as tournament cards name it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum KnightType {
    /// A champion.
    Champion,
    /// A veteran, who takes one of your dice.
    Veteran,
    /// A king.
    King,
    /// A Polish noble, who rolls a white die.
    PolishNoble,
    /// A noble.
    Noble,
}

impl KnightType {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Champion, Self::Veteran, Self::King, Self::PolishNoble, Self::Noble];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Champion => "champion",
            Self::Veteran => "veteran",
            Self::King => "king",
            Self::PolishNoble => "polish-noble",
            Self::Noble => "noble",
        }
    }
}

/// A city of Pas d'armes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum City {
    /// Florence, the first.
    Florence,
    /// Paris.
    Paris,
    /// Munich.
    Munich,
}

impl City {
    /// In the order of their duels.
    pub const ALL: [Self; 3] = [Self::Florence, Self::Paris, Self::Munich];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Florence => "florence",
            Self::Paris => "paris",
            Self::Munich => "munich",
        }
    }
}

/// A pile of supporters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// Special supporters.
    Special,
    /// The first regular pile.
    I,
    /// The second.
    Ii,
    /// The third.
    Iii,
    /// Supporters that only travel cards bring.
    Scroll,
}

impl Pile {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Special, Self::I, Self::Ii, Self::Iii, Self::Scroll];
}
