//! Solo scenarios and the automaton's cards.

use crate::ids::{Action, Deck, Difficulty, Knight, Mode, Personality, Scenario, Supporter};
use quintain_core::Names;

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
