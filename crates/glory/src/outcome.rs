//! How a game ends (GLO-END, GLO-SOLO-02).

use crate::Glory;
use crate::data::ScenarioData;
use crate::ids::Scenario;
use quintain_core::{Outcome, Seat, SeatSet};

impl Glory {
    /// GLO-END-01 and GLO-SOLO-02.
    pub(crate) fn outcome(&self) -> Outcome {
        let seats = usize::from(self.house.seats);
        let mut scores = [0i32; 4];
        let mut keys = [(0i32, 0u8); 4];
        for seat in 0..seats {
            let player = &self.players[seat];
            scores[seat] = i32::from(player.glory);
            keys[seat] = (scores[seat], player.prestige_tokens());
        }
        let (scores, keys) = (&scores[..seats], &keys[..seats]);
        let Some(scenario) = self.house.scenario else {
            let best = keys.iter().max().copied().unwrap_or_default();
            let won: SeatSet = Seat::all(seats).filter(|seat| keys[seat.index()] == best).collect();
            let ending = if won.len() > 1 { "shared-victory" } else { "victory" };
            return Outcome::ranked(ending, scores, keys, won);
        };
        let (won, ending) = match scenario {
            Scenario::Warrior if self.warrior == Some(true) => (true, "warrior-won"),
            Scenario::Warrior => (false, "warrior-lost"),
            Scenario::LoneChallenge if scores[0] >= i32::from(self.threshold()) => (true, "challenge-met"),
            Scenario::LoneChallenge => (false, "challenge-missed"),
            Scenario::Rivalry if scores[0] > i32::from(self.automaton.glory) => (true, "rivalry-won"),
            Scenario::Rivalry => (false, "rivalry-lost"),
        };
        Outcome::ranked(ending, scores, keys, if won { SeatSet::all(1) } else { SeatSet::EMPTY })
    }

    /// Lone challenge: the glory to reach.
    pub fn threshold(&self) -> u8 {
        let scenario = self.house.scenario.and_then(|scenario| self.data().scenario(scenario));
        scenario.and_then(|entry| ScenarioData::by(entry.threshold, self.house.difficulty)).unwrap_or(0)
    }
}
