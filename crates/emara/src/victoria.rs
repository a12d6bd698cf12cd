//! Victoria, the rival of solo games: the exact algorithm (EMA-SOLO-01 to 06).

use crate::Emara;
use crate::event::{Event, Events};
use crate::ids::{Marker, Title};
use serde::{Deserialize, Serialize};

/// What Victoria takes at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Take {
    /// The round.
    pub round: u8,
    /// Points for stone.
    pub stone: u8,
    /// Points for bread.
    pub bread: u8,
    /// A title.
    pub title: Option<Title>,
    /// Its points.
    pub title_points: u8,
    /// Her points after it.
    pub sum: u16,
}

impl Emara {
    /// What she takes at the end of the rounds from `round` on, if nobody touches the markers and the titles:
    /// her road.
    pub(crate) fn victoria_road(&self, from: u8) -> impl Iterator<Item = Take> + '_ {
        let mut uses = [Marker::Stone, Marker::Bread].map(|marker| self.state.markers[marker as usize]);
        let mut sum = self.state.victoria;
        (from..=self.data.numbers.rounds).filter_map(move |round| {
            let [mut stone, mut bread] = [0, 0];
            if self.data.numbers.victoria_rounds & (1 << round) != 0 {
                stone = self.marker_after(Marker::Stone, uses[0]);
                bread = self.marker_after(Marker::Bread, uses[1]);
                uses = uses.map(|uses| uses.saturating_add(1));
            }
            let rank = self.data.titles.iter().position(|title| title.victoria_round == Some(round));
            let title_points =
                rank.map_or(0, |rank| self.data.titles[rank].points[usize::from(self.state.titles[rank]) & 3]);
            sum += u16::from(stone) + u16::from(bread) + u16::from(title_points);
            let title = rank.map(|rank| self.data.titles[rank].id);
            let takes = title.is_some() || self.data.numbers.victoria_rounds & (1 << round) != 0;
            takes.then_some(Take { round, stone, bread, title, title_points, sum })
        })
    }

    /// What she took in the rounds before `to`.
    pub(crate) fn victoria_past(&self, to: u8) -> impl Iterator<Item = Take> + '_ {
        let mut sum = 0;
        (1..to).zip(self.state.victoria_took).filter_map(move |(round, [stone, bread, title_points])| {
            sum += u16::from(stone) + u16::from(bread) + u16::from(title_points);
            let title = self.data.titles.iter().find(|title| title.victoria_round == Some(round)).map(|title| title.id);
            let took = title.is_some() || self.data.numbers.victoria_rounds & (1 << round) != 0;
            took.then_some(Take { round, stone, bread, title, title_points, sum })
        })
    }

    /// The end of a round: stone, bread, title (EMA-SOLO-02, 03). Events and masters do not matter to her
    /// (EMA-SOLO-04).
    pub(crate) fn victoria_takes(&mut self, events: &mut Events) {
        let round = self.state.round;
        let Some(take) = self.victoria_road(round).next().filter(|take| take.round == round) else { return };
        if self.data.numbers.victoria_rounds & (1 << round) != 0 {
            self.turn_marker(Marker::Stone, events);
            self.turn_marker(Marker::Bread, events);
        }
        if let Some(rank) = self.data.titles.iter().position(|title| title.victoria_round == Some(round)) {
            self.take_title_card(rank);
            self.state.victoria_titles += 1;
        }
        self.state.victoria = take.sum;
        self.state.victoria_took[usize::from(round) - 1] = [take.stone, take.bread, take.title_points];
        let Take { stone, bread, title, title_points, sum: now, .. } = take;
        events.all(|| Event::Victoria { round, stone, bread, title: title.map(|title| (title, title_points)), now });
    }

    /// Only a strictly higher result beats her (EMA-SOLO-05).
    pub(crate) fn beats_victoria(&self, result: u16) -> bool {
        result > self.state.victoria
    }
}
