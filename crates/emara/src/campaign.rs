//! The solo campaign: a ladder of starting positions, as a value that whoever drives the games can store
//! (EMA-SOLO-20 to 23).

use crate::data::Data;
use crate::options::{Mode, Options};
use serde::{Deserialize, Serialize};

/// A campaign so far. It belongs to one set of variants, because records are kept apart (EMA-SOLO-22).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Campaign {
    /// All areas shuffled together.
    pub random_layout: bool,
    /// All nine cards in hand.
    pub unlimited_choice: bool,
    /// Where the buildings start in the next game.
    pub next_start: u16,
    /// The games so far.
    pub games: Vec<Rung>,
}

/// One game of a campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Rung {
    /// Where the buildings started.
    pub start: u16,
    /// Result and Victoria's points; nothing if the game was abandoned.
    pub score: Option<(u16, u16)>,
    /// Was it won?
    pub won: bool,
}

/// The best of a campaign: the lowest start ever won, and the highest result among the wins there
/// (EMA-SOLO-21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Best {
    /// The start.
    pub start: u16,
    /// The result.
    pub result: u16,
}

impl Campaign {
    /// A campaign before its first game.
    pub fn new(data: &Data, random_layout: bool, unlimited_choice: bool) -> Self {
        Self { random_layout, unlimited_choice, next_start: data.numbers.campaign_start, games: Vec::new() }
    }

    /// The options of the next game.
    pub fn options(&self) -> Options {
        Options {
            players: 1,
            mode: Some(Mode::Campaign),
            buildings: Some(self.next_start),
            random_layout: self.random_layout,
            unlimited_choice: self.unlimited_choice,
        }
    }

    /// A game ended with this result against Victoria's points; a tie is a loss.
    pub fn finished(&mut self, data: &Data, result: u16, victoria: u16) {
        self.climb(data, Some((result, victoria)), result > victoria);
    }

    /// A game was abandoned: it counts as a loss (EMA-SOLO-22).
    pub fn abandoned(&mut self, data: &Data) {
        self.climb(data, None, false);
    }

    fn climb(&mut self, data: &Data, score: Option<(u16, u16)>, won: bool) {
        self.games.push(Rung { start: self.next_start, score, won });
        let step = if won { data.numbers.campaign_win } else { data.numbers.campaign_loss };
        self.next_start = self.next_start.saturating_add_signed(step).max(data.numbers.campaign_floor);
    }

    /// The record.
    pub fn best(&self) -> Option<Best> {
        let wins = self.games.iter().filter(|rung| rung.won);
        let bests = wins.filter_map(|rung| Some(Best { start: rung.start, result: rung.score?.0 }));
        bests.min_by_key(|best| (best.start, std::cmp::Reverse(best.result)))
    }
}

/// The records of single games: the best result for each start, for one set of variants (EMA-SOLO-10).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SingleRecords {
    /// Start and best result, lowest start first.
    pub best: Vec<Best>,
}

impl SingleRecords {
    /// A single game ended. Says whether it is a new record.
    pub fn finished(&mut self, start: u16, result: u16) -> bool {
        match self.best.binary_search_by_key(&start, |best| best.start) {
            Ok(place) if self.best[place].result >= result => return false,
            Ok(place) => self.best[place].result = result,
            Err(place) => self.best.insert(place, Best { start, result }),
        }
        true
    }
}
