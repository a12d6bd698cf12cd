//! The end: left-over goods, both tracks, the result, the tie-breakers (EMA-END-01 to 05).

use crate::Emara;
use crate::data::ScoringData;
use crate::goods::{Good, Goods};
use crate::ids::Title;
use crate::options::Mode;
use arrayvec::ArrayVec;
use quintain_core::{Outcome, Seat, SeatResult};
use serde::{Deserialize, Serialize};

/// The points for what is left over, kind by kind (EMA-END-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LeftOver {
    /// For rings.
    pub ring: u16,
    /// For coins.
    pub coin: u16,
    /// For honour tokens.
    pub token: u16,
    /// For books.
    pub book: u16,
    /// For bread.
    pub bread: u16,
    /// For wood, stone, cloth and grain together.
    pub resources: u16,
}

impl LeftOver {
    /// For Chamberlain's owner coins count as rings.
    fn of(worth: ScoringData, stock: Goods, tokens: u8, chamberlain: bool) -> Self {
        let points = |good, each: u8| u16::from(stock.get(good)) * u16::from(each);
        Self {
            ring: points(Good::Ring, worth.ring),
            coin: points(Good::Coin, if chamberlain { worth.ring.max(worth.coin) } else { worth.coin }),
            token: u16::from(tokens) * u16::from(worth.token),
            book: points(Good::Book, worth.book),
            bread: points(Good::Bread, worth.bread),
            resources: (stock.resources() / u32::from(worth.resources_per_point)) as u16,
        }
    }

    /// All of them.
    pub const fn sum(&self) -> u16 {
        self.ring + self.coin + self.token + self.book + self.bread + self.resources
    }
}

/// What a player's goods and tracks come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Reckoning {
    /// Whose.
    pub seat: Seat,
    /// The left-over goods.
    pub goods: Goods,
    /// Honour tokens that were not redeemed.
    pub tokens: u8,
    /// The points for all of that.
    pub left_over: u16,
    /// Those points, kind by kind.
    pub by_kind: LeftOver,
    /// The citizens after the left-over points are put where they help most.
    pub citizens: u16,
    /// The buildings after that.
    pub buildings: u16,
    /// The lower of the two: the result.
    pub result: u16,
    /// The highest title.
    pub title: Option<Title>,
    /// The points of its card.
    pub title_points: u8,
    /// The place among the players; players that are equal in everything share it.
    pub place: u8,
}

impl Reckoning {
    /// The other track: the first tie-breaker.
    pub const fn other(&self) -> u16 {
        if self.citizens > self.buildings { self.citizens } else { self.buildings }
    }
}

/// Both tracks after `points` are put where they help most (EMA-END-02, 04): no other mixture gives a higher
/// result, nor a higher other track with the same result.
pub const fn best_split(citizens: u16, buildings: u16, points: u16) -> (u16, u16) {
    let (low, high) = if citizens <= buildings { (citizens, buildings) } else { (buildings, citizens) };
    let all = low as u32 + high as u32 + points as u32;
    let filled = low as u32 + points as u32;
    let result = if filled < all / 2 { filled } else { all / 2 };
    let other = all - result;
    if citizens <= buildings { (result as u16, other as u16) } else { (other as u16, result as u16) }
}

/// Both tracks if the player put `onto_citizens` of the points on the citizens and the rest on the buildings:
/// what any other mixture would come to, for a table that wants to compare.
pub const fn split(citizens: u16, buildings: u16, points: u16, onto_citizens: u16) -> (u16, u16) {
    let onto_citizens = if onto_citizens > points { points } else { onto_citizens };
    (citizens + onto_citizens, buildings + (points - onto_citizens))
}

impl Emara {
    /// What a player would end with if the game ended now.
    pub(crate) fn reckon(&self, seat: Seat) -> Reckoning {
        let player = self.player(seat);
        let tokens = player.tokens.count_ones() as u8;
        let by_kind = LeftOver::of(self.data.scoring, player.stock, tokens, self.chamberlain(player));
        let left_over = by_kind.sum();
        let (citizens, buildings) = best_split(player.citizens, player.buildings, left_over);
        Reckoning {
            seat,
            goods: player.stock,
            tokens,
            left_over,
            by_kind,
            citizens,
            buildings,
            result: citizens.min(buildings),
            title: usize::from(player.title).checked_sub(1).map(|rank| self.data.titles[rank].id),
            title_points: player.title_points,
            place: 1,
        }
    }

    /// The tie-breakers in their order (EMA-END-03).
    fn standing_key(&self, reckoning: &Reckoning) -> (u16, u16, u8, u8) {
        (reckoning.result, reckoning.other(), self.player(reckoning.seat).title, reckoning.title_points)
    }

    /// All players as if the game ended now, with their places.
    pub(crate) fn reckonings(&self) -> ArrayVec<Reckoning, 4> {
        let mut all: ArrayVec<Reckoning, 4> = self.all_seats().map(|seat| self.reckon(seat)).collect();
        let keys: ArrayVec<_, 4> = all.iter().map(|reckoning| self.standing_key(reckoning)).collect();
        for (reckoning, key) in all.iter_mut().zip(&keys) {
            reckoning.place = 1 + keys.iter().filter(|other| *other > key).count() as u8;
        }
        all
    }

    /// How the game ended.
    pub(crate) fn outcome(&self) -> Outcome {
        let all = self.reckonings();
        let seats = all.iter().map(|reckoning| SeatResult {
            score: i32::from(reckoning.result),
            rank: reckoning.place,
            won: match self.state.mode {
                Mode::Standard => reckoning.place == 1,
                Mode::Single => false,
                Mode::Campaign => self.beats_victoria(reckoning.result),
            },
        });
        let ending = match self.state.mode {
            Mode::Single => "single",
            Mode::Campaign if all.iter().any(|reckoning| self.beats_victoria(reckoning.result)) => "campaign-won",
            Mode::Campaign => "campaign-lost",
            Mode::Standard => self.how_it_was_decided(&all),
        };
        let rival = (self.state.mode != Mode::Standard).then(|| i32::from(self.state.victoria));
        Outcome { ending: ending.into(), seats: seats.collect(), rival }
    }

    /// Which comparison decided between the first two.
    fn how_it_was_decided(&self, all: &[Reckoning]) -> &'static str {
        let Some(best) = all.iter().find(|reckoning| reckoning.place == 1) else { return "result" };
        let first = self.standing_key(best);
        let next = all.iter().filter(|other| other.seat != best.seat).map(|other| self.standing_key(other)).max();
        match next {
            Some(next) if next == first => "shared",
            Some(next) if next.0 < first.0 => "result",
            Some(next) if next.1 < first.1 => "tie-other-track",
            Some(next) if next.2 < first.2 => "tie-title",
            _ => "tie-title-card",
        }
    }
}
