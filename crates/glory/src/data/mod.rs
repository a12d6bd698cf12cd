//! The components, as read from the data files: what every card and token *is*. What happens with it
//! is in the files of the rules.

mod board;
mod cards;
mod people;
mod solo;
mod summary;

pub use board::{
    ActionData, BracketData, CityData, DieData, LevelData, Limits, PrestigeData, RelicData, RelicEffect, SpaceData,
};
pub use cards::{CardData, Demand, EventData, PrizeData, SectionData, TitleData, TournamentData};
pub use people::{CharacterData, KnightData, Refresh, SupporterData, SupporterEffect, Timing};
pub use solo::{ScenarioData, SoloAction, SoloData};
pub use summary::Summary;

use crate::ids::{
    Action, Card, Character, City, EventCard, Item, Knight, KnightType, Prestige, Prize, Relic, Scenario, SoloCard,
    Supporter, Title, Tournament,
};
use crate::multiset::{CardPile, SupporterPile};
use quintain_core::cases::Cases;
use quintain_core::{Names, Preset};
use serde::{Deserialize, Serialize};
use std::ops::Index;

/// All components.
#[derive(Debug)]
pub struct Data {
    /// Numbers of the rules.
    pub limits: Limits,
    /// The dice: red, black, white.
    pub dice: [DieData; 3],
    /// The action areas, in the order of [`Action::ALL`] without the event.
    pub actions: Vec<ActionData>,
    /// `market[item][level]`: the price of reaching that level.
    pub market: [[u8; 5]; 2],
    /// The support track, left to right.
    pub track: Vec<SpaceData>,
    /// The order in which its spaces are filled: special ones from the left, then regular ones from the
    /// right (GLO-UPD-05).
    pub fill: Vec<usize>,
    /// Dice and symbol of each equipment level: `equipment[item][level]`.
    pub equipment: [[LevelData; 5]; 2],
    /// Prestige tokens.
    pub prestige: ByNumber<Prestige, PrestigeData>,
    /// Relics.
    pub relics: ByNumber<Relic, RelicData>,
    /// The knock-out bracket.
    pub bracket: BracketData,
    /// The cities of Pas d'armes.
    pub cities: Vec<CityData>,
    /// Supporters.
    pub supporters: ByNumber<Supporter, SupporterData>,
    /// Knights.
    pub knights: ByNumber<Knight, KnightData>,
    /// Names of the types of knight, by [`KnightType`].
    pub types: Vec<(KnightType, Names)>,
    /// Characters.
    pub characters: ByNumber<Character, CharacterData>,
    /// Titles.
    pub titles: ByNumber<Title, TitleData>,
    /// Event cards.
    pub events: ByNumber<EventCard, EventData>,
    /// Prizes.
    pub prizes: ByNumber<Prize, PrizeData>,
    /// Travel cards.
    pub cards: ByNumber<Card, CardData>,
    /// The kinds of card of each deck.
    pub decks: [Vec<Card>; 3],
    /// The same as sets, for counting.
    pub deck_sets: [CardPile; 3],
    /// What is counted and drawn from, as sets.
    pub summary: Summary,
    /// Tent and lance supporters, as sets.
    pub tents: SupporterPile,
    /// See `tents`.
    pub lances: SupporterPile,
    /// Tournament cards.
    pub tournaments: ByNumber<Tournament, TournamentData>,
    /// Solo scenarios.
    pub scenarios: Vec<ScenarioData>,
    /// The automaton's cards.
    pub solo: ByNumber<SoloCard, SoloData>,
    /// The box, counted.
    pub components: Vec<ComponentData>,
    /// Ready-made options.
    pub presets: Vec<Preset>,
    /// Names in their cases.
    pub(crate) cases: Cases,
}

/// Components of one kind, found by their number.
#[derive(Debug)]
pub struct ByNumber<K, T> {
    slots: Vec<Option<T>>,
    order: Vec<usize>,
    /// The kinds, in the order of the file.
    pub list: Vec<K>,
}

impl<K: Copy, T> ByNumber<K, T> {
    pub(crate) fn new(entries: Vec<(K, usize, T)>) -> Self {
        let mut all = Self { slots: Vec::new(), order: Vec::new(), list: Vec::new() };
        for (kind, index, entry) in entries {
            if all.slots.len() <= index {
                all.slots.resize_with(index + 1, || None);
            }
            all.slots[index] = Some(entry);
            all.order.push(index);
            all.list.push(kind);
        }
        all
    }

    /// The component with this number, if the pack has it.
    #[inline]
    pub fn get(&self, index: usize) -> Option<&T> {
        self.slots.get(index)?.as_ref()
    }

    /// All of them in the order of the file.
    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        self.list.iter().copied().zip(self.order.iter().filter_map(|index| self.get(*index)))
    }
}

macro_rules! by_number {
    ($($kind:ty => $entry:ty),* $(,)?) => { $(
        impl Index<$kind> for ByNumber<$kind, $entry> {
            type Output = $entry;
            /// Kinds inside a state come from the same pack, so they are always found.
            #[inline]
            fn index(&self, kind: $kind) -> &$entry {
                match self.get(kind.index()) {
                    Some(entry) => entry,
                    None => unreachable!("the pack has no {}", kind.id()),
                }
            }
        }
    )* };
}

by_number! {
    Prestige => PrestigeData, Relic => RelicData, Supporter => SupporterData, Knight => KnightData,
    Character => CharacterData, Title => TitleData, EventCard => EventData, Prize => PrizeData,
    Card => CardData, Tournament => TournamentData, SoloCard => SoloData,
}

/// Where a value comes from.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Source {
    /// `rulebook`, `public` or `reconstructed`.
    pub provenance: String,
    /// The fields that are reconstructed although the rest is not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reconstructed: Vec<String>,
}

/// Things gained or paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gain {
    /// Coins.
    pub coins: u8,
    /// Strength.
    pub strength: u8,
    /// Faith.
    pub faith: u8,
    /// Glory.
    pub glory: u8,
    /// A prestige token.
    pub prestige: Option<Prestige>,
    /// A relic.
    pub relic: Option<Relic>,
    /// A supporter of the scroll pile.
    pub supporter: Option<Supporter>,
}

/// One step up, from a stated level only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    /// Mount or armour.
    pub item: Item,
    /// The level it must have.
    pub from: u8,
    /// The level it gets.
    pub to: u8,
}

/// What a travel card brings, or one of its options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reward {
    /// Things.
    pub gain: Gain,
    /// A step up.
    pub upgrade: Option<Upgrade>,
}

/// An entry of the list of the box.
#[derive(Clone, Debug)]
pub struct ComponentData {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// How many.
    pub count: u16,
}

impl Data {
    /// An action area.
    pub fn action(&self, action: Action) -> &ActionData {
        &self.actions[action as usize]
    }

    /// A scenario.
    pub fn scenario(&self, scenario: Scenario) -> Option<&ScenarioData> {
        self.scenarios.iter().find(|entry| entry.scenario == scenario)
    }

    /// A city.
    pub fn city(&self, city: City) -> &CityData {
        &self.cities[city as usize]
    }
}
