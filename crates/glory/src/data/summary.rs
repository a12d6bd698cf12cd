//! Components as sets and counts, found once when a pack is loaded: what chance draws from, without a search.

use super::{ActionData, ByNumber, CharacterData, EventData, KnightData, PrizeData, TournamentData};
use crate::ids::{Action, Character, EventCard, Knight, Prize, Tournament};
use crate::multiset::CharacterPile;

/// Sets and counts of components; bit `n` stands for the component with number `n`.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// The knights of each type, by [`crate::ids::KnightType`].
    pub knights: [u64; 5],
    /// The character cards of levels 1 to 3.
    pub characters: [CharacterPile; 3],
    /// The event cards of rounds 1 to 3.
    pub events: [u32; 3],
    /// The tournament cards by number of riders.
    pub tournaments: [u32; 5],
    /// The prizes.
    pub prizes: u32,
    /// How many circles of each action are open, by number of riders (GLO-ACT-02).
    pub circles: [[u8; 5]; Action::ALL.len()],
}

impl Summary {
    pub(crate) fn of(
        actions: &[ActionData],
        knights: &ByNumber<Knight, KnightData>,
        characters: &ByNumber<Character, CharacterData>,
        events: &ByNumber<EventCard, EventData>,
        prizes: &ByNumber<Prize, PrizeData>,
        tournaments: &ByNumber<Tournament, TournamentData>,
    ) -> Self {
        let mut summary = Self::default();
        for (knight, entry) in knights.iter() {
            summary.knights[entry.kind as usize] |= 1 << knight.index();
        }
        for (character, entry) in characters.iter() {
            summary.characters[usize::from(entry.level) - 1].add(character.index(), entry.count);
        }
        for (event, entry) in events.iter() {
            summary.events[usize::from(entry.round) - 1] |= 1 << event.index();
        }
        for (prize, _) in prizes.iter() {
            summary.prizes |= 1 << prize.index();
        }
        for (tournament, entry) in tournaments.iter() {
            summary.tournaments[usize::from(entry.players)] |= 1 << tournament.index();
        }
        for (circles, entry) in summary.circles.iter_mut().zip(actions) {
            for (riders, open) in circles.iter_mut().enumerate() {
                *open = entry.spaces.iter().filter(|players| usize::from(**players) <= riders).count() as u8;
            }
        }
        summary.circles[Action::Event as usize] = [1; 5];
        summary
    }
}
