//! Goods: the four resources, and what is made of them.

use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A resource: what the countryside gives. A coin may stand in for any one of them (EMA-GEN-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Kind {
    /// From the Forest.
    Wood,
    /// From the Quarry.
    Stone,
    /// From the Weaving Mill.
    Cloth,
    /// From the Grain Field.
    Grain,
}

impl Kind {
    /// The four of them, in the order in which payments are compared.
    pub const ALL: [Self; 4] = [Self::Wood, Self::Stone, Self::Cloth, Self::Grain];

    /// As one of all goods.
    #[inline]
    pub const fn good(self) -> Good {
        Good::ALL[self as usize]
    }
}

/// Anything that lies in a player's stock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Good {
    /// A resource.
    #[default]
    Wood,
    /// A resource.
    Stone,
    /// A resource.
    Cloth,
    /// A resource.
    Grain,
    /// Stands in for a resource; pays for titles.
    Coin,
    /// Pays for titles.
    Ring,
    /// For the Market or the Castle.
    Book,
    /// For the Construction Site.
    Bread,
}

impl Good {
    /// All of them.
    pub const ALL: [Self; 8] =
        [Self::Wood, Self::Stone, Self::Cloth, Self::Grain, Self::Coin, Self::Ring, Self::Book, Self::Bread];

    /// Its word in data files, in JSON and in sentences.
    pub const fn word(self) -> &'static str {
        ["wood", "stone", "cloth", "grain", "coin", "ring", "book", "bread"][self as usize]
    }

    fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|good| good.word() == word)
    }
}

/// Some of each good: a stock, a payment, a gain. In JSON an object of what there is: `{"wood":1,"coin":2}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Partial<Record<Good, number>>"))]
pub struct Goods(pub [u8; 8]);

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self([0; 8]);

    /// `count` of one good.
    #[inline]
    pub const fn of(good: Good, count: u8) -> Self {
        let mut goods = [0; 8];
        goods[good as usize] = count;
        Self(goods)
    }

    /// How many of this good.
    #[inline]
    pub const fn get(&self, good: Good) -> u8 {
        self.0[good as usize]
    }

    /// How many of this resource.
    #[inline]
    pub const fn kind(&self, kind: Kind) -> u8 {
        self.0[kind as usize]
    }

    /// The same with `count` more of one good.
    pub fn and(mut self, good: Good, count: u8) -> Self {
        self.add(good, count);
        self
    }

    /// Puts some of one good in. A stock of more than 255 of a good cannot come about (EMA-GEN-01 sets no
    /// limit, the length of the game does).
    #[inline]
    pub fn add(&mut self, good: Good, count: u8) {
        let place = &mut self.0[good as usize];
        *place = place.saturating_add(count);
    }

    /// Puts goods in.
    #[inline]
    pub fn put(&mut self, goods: Self) {
        for (mine, more) in self.0.iter_mut().zip(goods.0) {
            *mine = mine.saturating_add(more);
        }
    }

    /// Takes goods out that are there.
    #[inline]
    pub fn remove(&mut self, goods: Self) {
        debug_assert!(self.covers(goods));
        for (mine, less) in self.0.iter_mut().zip(goods.0) {
            *mine = mine.saturating_sub(less);
        }
    }

    /// Are all these goods there?
    #[inline]
    pub fn covers(self, goods: Self) -> bool {
        self.0.iter().zip(goods.0).all(|(mine, asked)| *mine >= asked)
    }

    /// Wood, stone, cloth and grain together.
    #[inline]
    pub fn resources(&self) -> u32 {
        self.0[..4].iter().map(|&n| u32::from(n)).sum()
    }

    /// Is there nothing?
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Each good of which there is some, with its number.
    pub fn each(&self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.into_iter().zip(self.0).filter(|&(_, count)| count > 0)
    }
}

impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.each()).finish()
    }
}

impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (good, count) in self.each() {
            map.serialize_entry(good.word(), &count)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Goods;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of goods and their numbers")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Goods, A::Error> {
                let mut goods = Goods::NONE;
                while let Some((word, count)) = map.next_entry::<String, u8>()? {
                    let good = Good::of(&word).ok_or_else(|| {
                        let shown: String = word.chars().take(40).collect();
                        A::Error::custom(format!("there is no good '{shown}'"))
                    })?;
                    goods.0[good as usize] = count;
                }
                Ok(goods)
            }
        }
        deserializer.deserialize_map(Reader)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goods_read_as_what_there_is() {
        let goods = Goods::of(Good::Wood, 1).and(Good::Coin, 2);
        assert_eq!(serde_json::to_string(&goods).unwrap(), r#"{"wood":1,"coin":2}"#);
        assert_eq!(serde_json::from_str::<Goods>(r#"{"coin":2,"wood":1}"#).unwrap(), goods);
        let error = serde_json::from_str::<Goods>(r#"{"silk":1}"#).unwrap_err().to_string();
        assert!(error.starts_with("there is no good 'silk'"), "{error}");
        assert!(serde_json::from_str::<Goods>(r#"{"wood":-1}"#).is_err());
    }
}
