//! The components, as read from the data files: what every card and token *is*. What happens with it
//! is in the files of the rules.

use crate::bag::{CardBag, SupporterBag};
use crate::kinds::{
    Action, Card, Character, City, Colour, Deck, Difficulty, EventCard, Item, Knight, KnightType, Mode, Personality,
    Prestige, Prize, Relic, Scenario, SoloCard, Supporter, Title, Tournament,
};
use crate::sets::Sets;
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
    pub prestige: Catalog<Prestige, PrestigeData>,
    /// Relics.
    pub relics: Catalog<Relic, RelicData>,
    /// The knock-out bracket.
    pub bracket: BracketData,
    /// The cities of Pas d'armes.
    pub cities: Vec<CityData>,
    /// Supporters.
    pub supporters: Catalog<Supporter, SupporterData>,
    /// Knights.
    pub knights: Catalog<Knight, KnightData>,
    /// Names of the types of knight, by [`KnightType`].
    pub types: Vec<(KnightType, Names)>,
    /// Characters.
    pub characters: Catalog<Character, CharacterData>,
    /// Titles.
    pub titles: Catalog<Title, TitleData>,
    /// Event cards.
    pub events: Catalog<EventCard, EventData>,
    /// Prizes.
    pub prizes: Catalog<Prize, PrizeData>,
    /// Travel cards.
    pub cards: Catalog<Card, CardData>,
    /// The kinds of card of each deck.
    pub decks: [Vec<Card>; 3],
    /// The same as sets, for counting.
    pub deck_sets: [CardBag; 3],
    /// What is counted and drawn from, as sets.
    pub sets: Sets,
    /// Tent and lance supporters, as sets.
    pub tents: SupporterBag,
    /// See `tents`.
    pub lances: SupporterBag,
    /// Tournament cards.
    pub tournaments: Catalog<Tournament, TournamentData>,
    /// Solo scenarios.
    pub scenarios: Vec<ScenarioData>,
    /// The automaton's cards.
    pub solo: Catalog<SoloCard, SoloData>,
    /// The box, counted.
    pub components: Vec<ComponentData>,
    /// Ready-made options.
    pub presets: Vec<Preset>,
}

/// Components of one kind, found by their number.
#[derive(Debug)]
pub struct Catalog<K, T> {
    slots: Vec<Option<T>>,
    order: Vec<usize>,
    /// The kinds, in the order of the file.
    pub list: Vec<K>,
}

impl<K: Copy, T> Catalog<K, T> {
    pub(crate) fn new(entries: Vec<(K, usize, T)>) -> Self {
        let mut catalog = Self { slots: Vec::new(), order: Vec::new(), list: Vec::new() };
        for (kind, index, entry) in entries {
            if catalog.slots.len() <= index {
                catalog.slots.resize_with(index + 1, || None);
            }
            catalog.slots[index] = Some(entry);
            catalog.order.push(index);
            catalog.list.push(kind);
        }
        catalog
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
        impl Index<$kind> for Catalog<$kind, $entry> {
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

/// Numbers of the rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Limits {
    pub rounds: u8,
    pub figures_per_player: u8,
    pub travel_cards_per_phase: u8,
    pub max_strength_per_duel: u8,
    pub faith_per_clash: u8,
    pub reroll_dice: u8,
    pub lance_supporters_per_clash: u8,
    pub tent_supporters_per_duel: u8,
    pub relics_per_clash: u8,
    pub clashes_to_win: u8,
    pub travel_market_per_type: u8,
    pub public_titles: u8,
    pub score_track_length: u8,
    #[serde(default, skip_serializing)]
    pub provenance: String,
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

/// A die.
#[derive(Clone, Debug)]
pub struct DieData {
    /// Its name.
    pub name: Names,
    /// Values of its six faces when the symbol sleeps.
    pub asleep: [u8; 6],
    /// Values of its six faces when the symbol is active.
    pub awake: [u8; 6],
    /// Which face is the symbol.
    pub symbol: usize,
    /// At most so many are rolled.
    pub most: u8,
}

/// An action area.
#[derive(Clone, Debug)]
pub struct ActionData {
    /// Which.
    pub action: Action,
    /// Its name.
    pub name: Names,
    /// Is it open to any number of figures?
    pub open: bool,
    /// The smallest player count at which each circle is open.
    pub spaces: Vec<u8>,
    /// What it brings from the supply.
    pub gain: Gain,
    /// Travel cards taken.
    pub take_travel: u8,
    /// Titles drawn, titles kept.
    pub titles: (u8, u8),
    /// Where it comes from.
    pub source: Source,
}

/// A space of the support track.
#[derive(Clone, Debug)]
pub struct SpaceData {
    /// Its number on the board, from 1.
    pub index: u8,
    /// Does it take special supporters?
    pub special: bool,
    /// Its price in coins.
    pub cost: u8,
    /// The smallest player count at which it is used.
    pub min_players: u8,
}

/// An equipment level.
#[derive(Clone, Debug, Default)]
pub struct LevelData {
    /// Its name.
    pub name: Names,
    /// Dice rolled.
    pub dice: u8,
    /// Is the symbol active?
    pub active: bool,
}

/// A kind of prestige token.
#[derive(Clone, Debug)]
pub struct PrestigeData {
    /// Its name.
    pub name: Names,
    /// Tokens in the box.
    pub count: u8,
}

/// A kind of relic.
#[derive(Clone, Debug)]
pub struct RelicData {
    /// Its name.
    pub name: Names,
    /// Tokens in the box.
    pub count: u8,
    /// What it does in a clash.
    pub effect: RelicEffect,
}

/// What a relic does in a clash.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RelicEffect {
    /// Adds to the attack.
    Attack(i8),
    /// Turns a die.
    SetDie(Colour, u8),
    /// Rerolls up to so many dice.
    Reroll(u8),
}

/// The bracket.
#[derive(Clone, Debug)]
pub struct BracketData {
    /// Cards a loser of stage 1, 2, 3 may play.
    pub consolation: [u8; 3],
    /// The prize without tokens.
    pub default_prize: Gain,
}

/// A city.
#[derive(Clone, Debug)]
pub struct CityData {
    /// Its name.
    pub name: Names,
    /// Knights for 2, 3, 4 players.
    pub knights: [u8; 3],
}

/// A kind of supporter.
#[derive(Clone, Debug)]
pub struct SupporterData {
    /// Its name.
    pub name: Names,
    /// What it does, in words.
    pub text: Names,
    /// When it works.
    pub timing: Timing,
    /// What it does.
    pub effect: SupporterEffect,
    /// Tokens in each pile: special, i, ii, iii, scroll.
    pub piles: [u8; 5],
}

/// When a supporter works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// Once, when it is gained.
    Gain,
    /// Always.
    Permanent,
    /// Before the first clash.
    Tent,
    /// In a lance step.
    Lance,
}

/// What a supporter does. Everything that is not its business is zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SupporterEffect {
    /// Glory on gaining it, perhaps negative.
    pub glory: i8,
    /// Coins on gaining it.
    pub coins: u8,
    /// Prestige on gaining it.
    pub prestige: Option<Prestige>,
    /// Turns one own die to a value.
    pub set_die: Option<(Colour, u8)>,
    /// Added to one's own attack.
    pub attack: i8,
    /// Added to the opponent's attack.
    pub opponent_attack: i8,
    /// Added to the opponent's prestige.
    pub opponent_prestige: i8,
    /// Glory paid for using it.
    pub cost: u8,
    /// Turns another token face up.
    pub refresh: Option<Refresh>,
    /// More dice for a faith token.
    pub faith_reroll: u8,
    /// More cards when planning a journey.
    pub plan_travel: u8,
    /// More plays in a travel phase.
    pub travel_cards: u8,
    /// More glory for each title.
    pub per_title_glory: u8,
    /// Coins off at the market and at the track.
    pub discount: u8,
}

/// What a refresher turns up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refresh {
    /// Another supporter.
    Supporter,
    /// A relic.
    Relic,
    /// A prestige token.
    Prestige,
}

/// A knight.
#[derive(Clone, Debug)]
pub struct KnightData {
    /// His name.
    pub name: Names,
    /// Who he was.
    pub epithet: Names,
    /// His arms.
    pub blazon: String,
    /// Are the arms known or a stand-in?
    pub blazon_status: String,
    /// His type.
    pub kind: KnightType,
    /// What a player must exceed, or equal with enough prestige.
    pub attack: i8,
    /// Reward for beating him.
    pub glory: u8,
    /// His prestige.
    pub prestige: i8,
    /// Does he roll a white die?
    pub die: bool,
    /// Dice he takes from the player: red, black, white.
    pub removes: [u8; 3],
    /// Where it comes from.
    pub source: Source,
}

/// A character.
#[derive(Clone, Debug)]
pub struct CharacterData {
    /// Its name.
    pub name: Names,
    /// 1, 2 or 3.
    pub level: u8,
    /// Copies in the box.
    pub count: u8,
    /// Taken in every update phase.
    pub income: Gain,
    /// Taken at the start.
    pub start: Gain,
    /// Levels of mount and armour.
    pub equipment: [u8; 2],
    /// Cards drawn from each deck.
    pub travel: [u8; 3],
    /// Titles drawn, titles kept.
    pub titles: (u8, u8),
    /// The special supporter of level 3.
    pub supporter: Option<Supporter>,
    /// Where it comes from.
    pub source: Source,
}

/// A title.
#[derive(Clone, Debug)]
pub struct TitleData {
    /// Its name.
    pub name: Names,
    /// What it is worth.
    pub glory: u8,
    /// What it takes.
    pub requires: Demand,
    /// Its place among the titles sorted by id, to settle ties.
    pub rank: u8,
    /// Where it comes from.
    pub source: Source,
}

/// What a title takes, all of it.
#[derive(Clone, Debug, Default)]
pub struct Demand {
    /// Coins reserved.
    pub coins: u8,
    /// Strength reserved.
    pub strength: u8,
    /// Faith reserved.
    pub faith: u8,
    /// Named supporters reserved.
    pub supporters: Vec<(Supporter, u8)>,
    /// Any supporters reserved.
    pub any_supporters: u8,
    /// Any relics reserved.
    pub any_relics: u8,
    /// Any prestige tokens reserved.
    pub any_prestige: u8,
    /// Cards of each deck in the discard pile: romance, trade, challenge.
    pub played: [u8; 3],
    /// Levels of mount and armour.
    pub equipment: [u8; 2],
    /// A supporter one may not own.
    pub without: Option<Supporter>,
    /// A duel to be won first: attack and prestige.
    pub duel: Option<(i8, i8)>,
}

/// An event card.
#[derive(Clone, Debug)]
pub struct EventData {
    /// Its name.
    pub name: Names,
    /// The round it belongs to.
    pub round: u8,
    /// Does it have an action circle?
    pub action: bool,
    /// The price of the action.
    pub cost: Gain,
    /// Gained by the action, or by everybody.
    pub gain: Gain,
    /// Coins everybody loses.
    pub lose_coins: u8,
    /// Upgrades to choose from.
    pub upgrades: Vec<Upgrade>,
    /// Travel cards taken.
    pub take_travel: u8,
    /// Does it lay out a special supporter for the action to take?
    pub recruits: bool,
    /// Change of everybody's figures.
    pub figures: i8,
    /// Where it comes from.
    pub source: Source,
}

/// A prize.
#[derive(Clone, Debug)]
pub struct PrizeData {
    /// Its name.
    pub name: Names,
    /// What it brings.
    pub gain: Gain,
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

/// A travel card.
#[derive(Clone, Debug)]
pub struct CardData {
    /// Its name.
    pub name: Names,
    /// Its deck.
    pub deck: Deck,
    /// Copies.
    pub count: u8,
    /// Price in coins and the like.
    pub cost: Gain,
    /// What it brings for certain.
    pub reward: Reward,
    /// Or: one of these.
    pub choose: Vec<Reward>,
    /// Titles drawn, titles kept.
    pub titles: (u8, u8),
    /// Attack and prestige of the opponent.
    pub opponent: Option<(i8, i8)>,
    /// Where it comes from.
    pub source: Source,
}

/// A tournament card.
#[derive(Clone, Debug)]
pub struct TournamentData {
    /// Its name.
    pub name: Names,
    /// For so many players.
    pub players: u8,
    /// One section for each round.
    pub rounds: [SectionData; 3],
}

/// What a tournament card says about one round.
#[derive(Clone, Debug)]
pub struct SectionData {
    /// Plaisance: slots filled at once.
    pub placed: Vec<(u8, KnightType)>,
    /// Plaisance: who fills the free slots.
    pub added: Vec<KnightType>,
    /// Pas d'armes: the knights of each city.
    pub cities: [Vec<KnightType>; 3],
}

/// A solo scenario.
#[derive(Clone, Debug)]
pub struct ScenarioData {
    /// Which.
    pub scenario: Scenario,
    /// Its name.
    pub name: Names,
    /// Modes it is played in.
    pub modes: Vec<Mode>,
    /// Equipment by difficulty.
    pub equipment: Option<[[u8; 2]; 3]>,
    /// Glory to reach by difficulty.
    pub threshold: Option<[u8; 3]>,
    /// Glory the automaton starts with.
    pub automaton_glory: u8,
    /// Titles the automaton starts with.
    pub automaton_titles: u8,
    /// The automaton's knight by difficulty.
    pub avatar: Option<[Knight; 3]>,
}

impl ScenarioData {
    /// The entry of a list by difficulty.
    pub fn by<T: Copy>(list: Option<[T; 3]>, difficulty: Difficulty) -> Option<T> {
        list.map(|list| list[difficulty as usize])
    }
}

/// A card of the automaton.
#[derive(Clone, Debug)]
pub struct SoloData {
    /// Its name.
    pub name: Names,
    /// Basic (none) or one of a pair.
    pub personality: Personality,
    /// Tried in order.
    pub actions: Vec<SoloAction>,
}

/// Something the automaton tries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SoloAction {
    /// Occupies a circle of Training, Prayer or Military service.
    Occupy(Action),
    /// Takes the initiative.
    Initiative,
    /// Takes one of these kinds from the track.
    Support(Vec<Supporter>),
    /// Takes a special supporter from the track.
    SpecialSupport,
    /// Takes all four face-up cards of a deck.
    PlanTravel(Deck),
    /// Chooses a new goal.
    NewGoal,
    /// Occupies the event.
    Event,
    /// Calls on the herald.
    Herald,
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
