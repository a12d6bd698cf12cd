//! How good a position is: the lower track, as it may be at the end.

use crate::search::{Part, Parts};
use crate::weights;
use quintain_core::Seat;
use quintain_emara::data::{Data, Modifier};
use quintain_emara::{Emara, Good, Marker, Summary};
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// What things are worth while the game still has many turns, in points of the final sum of both tracks: the numbers of
/// `data/weights-emara.toml`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// A resource.
    pub resource: f32,
    /// Each different kind held.
    pub variety: f32,
    /// A coin.
    pub coin: f32,
    /// A ring.
    pub ring: f32,
    /// A book.
    pub book: f32,
    /// Each pair of books.
    pub pair: f32,
    /// A bread, as a share of the marker; only the first three count so.
    pub bread: f32,
    /// An honour token.
    pub token: f32,
    /// A craftsman, for each turn left.
    pub craftsman: f32,
    /// A master with an ability once per turn, for each turn left.
    pub ability: f32,
    /// A master that changes something for good, for each turn left.
    pub permanent: f32,
    /// Each point that a master adds to receipts of building points, for each turn left.
    pub receipt: f32,
    /// A turn left.
    pub turn: f32,
    /// How much of the turns left can go onto the lower track.
    pub steer: f32,
    /// How much of the goods can.
    pub spend: f32,
    /// Each further bread.
    pub breads: f32,
    /// During the last turns, so many, goods sink to what they are worth at the end.
    pub last_turns: f32,
}

impl Weights {
    /// Those that bots play with.
    pub fn usual() -> &'static Self {
        static USUAL: OnceLock<Weights> = OnceLock::new();
        USUAL.get_or_init(|| weights::built_in(include_str!("../../data/weights-emara.toml")))
    }

    /// Those of the page, who has learnt nothing yet.
    pub fn of_page() -> &'static Self {
        static PAGE: OnceLock<Weights> = OnceLock::new();
        PAGE.get_or_init(|| weights::built_in(include_str!("../../data/weights-emara-page.toml")))
    }
}

/// How much a new title weighs as a reason beside what it brings on the tracks.
const TITLE: f32 = 4.0;

impl Weights {
    /// The expected result of a seat: the lower track at the end.
    pub fn judge(&self, game: &Emara, data: &Data, seat: Seat) -> f32 {
        let holding = game.summary(seat);
        let (low, high) = {
            let (c, b) = (f32::from(holding.citizens), f32::from(holding.buildings));
            (c.min(b), c.max(b))
        };
        let turns = f32::from(holding.turns_left);
        let early = (turns / self.last_turns).min(1.0);
        let goods = early * self.goods_early(game, &holding)
            + (1.0 - early) * goods_late(data, &holding)
            + turns * self.each_turn(data, &holding);
        let future = self.turn * turns;
        let level = (low + high + goods + future) / 2.0;
        // At the very end every point of left-over goods can go onto the lower track.
        let spend = early * self.spend + (1.0 - early);
        level.min(low + spend * goods + self.steer * future)
    }

    /// The parts of it: both tracks, goods, craftsmen, each master, and the title that is held.
    pub fn parts(&self, game: &Emara, data: &'static Data, seat: Seat) -> Parts {
        let holding = game.summary(seat);
        let turns = f32::from(holding.turns_left);
        let early = (turns / self.last_turns).min(1.0);
        let goods = early * self.goods_early(game, &holding) + (1.0 - early) * goods_late(data, &holding);
        let craftsmen = turns * self.craftsman * f32::from(holding.craftsmen.iter().sum::<u8>());
        let mut parts = vec![
            Part::of("citizens", holding.citizens),
            Part::of("buildings", holding.buildings),
            Part::of("goods", goods),
            Part::of("craftsmen", craftsmen),
        ];
        for (place, master) in data.masters.iter().enumerate().filter(|(place, _)| holding.masters & 1 << *place != 0) {
            let alone = Summary { masters: 1 << place, craftsmen: [0; 4], chamberlain: false, ..holding };
            parts.push(Part::about("master", &master.name, turns * self.each_turn(data, &alone)));
        }
        if let Some(title) = usize::from(holding.title).checked_sub(1).and_then(|place| data.titles.get(place)) {
            parts.push(Part::about("title", &title.name, TITLE));
        }
        parts
    }

    /// What goods are worth when there is time to use them.
    fn goods_early(&self, game: &Emara, holding: &Summary) -> f32 {
        let stock = &holding.stock;
        let count = |good| f32::from(stock.get(good));
        let kinds = stock.0[..4].iter().filter(|n| **n > 0).count() as f32;
        let marker = f32::from(game.marker_value(Marker::Bread));
        let breads = count(Good::Bread);
        let (coin, ring) = if holding.chamberlain {
            let best = self.coin.max(self.ring);
            (best, best)
        } else {
            (self.coin, self.ring)
        };
        self.resource * stock.resources() as f32
            + self.variety * kinds
            + coin * count(Good::Coin)
            + ring * count(Good::Ring)
            + self.book * count(Good::Book)
            + self.pair * (count(Good::Book) / 2.0).floor()
            + self.bread * marker * breads.min(3.0)
            + self.breads * (breads - 3.0).max(0.0)
            + self.token * holding.tokens.count_ones() as f32
    }

    /// What comes back in every turn left: craftsmen and masters.
    fn each_turn(&self, data: &Data, holding: &Summary) -> f32 {
        let placed: u8 = holding.craftsmen.iter().sum();
        let mut worth = self.craftsman * f32::from(placed);
        let mut left = holding.masters;
        while left != 0 {
            let master = &data.masters[left.trailing_zeros() as usize];
            left &= left - 1;
            if !master.options.is_empty() {
                worth += self.ability;
            }
            worth += match master.modifier {
                Some(Modifier::OnBuildings(delta)) => self.receipt * f32::from(delta),
                Some(_) => self.permanent,
                None => 0.0,
            };
        }
        if holding.chamberlain { worth + self.permanent } else { worth }
    }
}

/// What left-over goods are worth at the end (EMA-END-01), half points counted.
fn goods_late(data: &Data, holding: &Summary) -> f32 {
    let count = |good| f32::from(holding.stock.get(good));
    let worth = &data.scoring;
    let coin = if holding.chamberlain { worth.ring.max(worth.coin) } else { worth.coin };
    let resources = holding.stock.resources() as f32 / f32::from(worth.resources_per_point);
    let resources = if holding.turns_left == 0 { resources.floor() } else { resources };
    f32::from(worth.ring) * count(Good::Ring)
        + f32::from(coin) * count(Good::Coin)
        + f32::from(worth.book) * count(Good::Book)
        + f32::from(worth.bread) * count(Good::Bread)
        + f32::from(worth.token) * holding.tokens.count_ones() as f32
        + resources
}
