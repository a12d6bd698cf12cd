//! What a seat may decide: one small move for every decision point.

use crate::ids::{Action, Card, Character, Deck, FEW, Item, Knight, Prestige, Relic, Supporter, Title};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// D-CHAR: this character.
    Character(Character),
    /// D-TITLE0: keep these titles.
    Keep(Titles),
    /// D-RETURN: return these cards for strength.
    Return(Cards),
    /// D-ACTION: place a figure here.
    Place(Action),
    /// D-PICK: this face-up card.
    Take(Card),
    /// D-PICK: the top of this deck.
    Draw(Deck),
    /// D-UPGRADE: mount or armour.
    Upgrade(Item),
    /// D-SUPPORT: the token on this space, counted from 1.
    Support(u8),
    /// D-SHIELD in Pas d'armes: challenge this knight.
    Challenge(Knight),
    /// D-SHIELD in Plaisance: stand in this slot, 0 to 7.
    Slot(u8),
    /// D-GOAL: keep this title.
    Goal(Title),
    /// D-TRAVEL: play this card.
    Travel(Card),
    /// D-TRAVEL: no more cards.
    Stop,
    /// D-REWARD: this option of the card, counted from 0.
    Reward(u8),
    /// D-TENT, D-LANCE: use this supporter.
    Use(Supporter),
    /// D-TENT: use this supporter to turn another token up.
    Refresh {
        /// The supporter used.
        by: Supporter,
        /// The token turned up.
        up: Token,
    },
    /// D-STRENGTH: commit so many more strength tokens.
    Commit(u8),
    /// D-FAITH: spend a faith token to reroll the lowest red, black and white dice.
    Reroll([u8; 3]),
    /// D-RELIC: use this relic.
    Relic(Relic),
    /// D-RELIC: use this relic to reroll the lowest red, black and white dice.
    RelicReroll {
        /// The relic used.
        relic: Relic,
        /// Dice of each colour.
        dice: [u8; 3],
    },
    /// D-REFUND: turn this token up.
    TurnUp(Token),
    /// D-TENT, D-FAITH, D-LANCE, D-RELIC, and D-SHIELD where it is allowed.
    Pass,
    /// D-BRAVE: fight.
    Fight,
    /// D-BRAVE: do not fight.
    Decline,
}

/// A token that can be turned over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// A supporter.
    Supporter(Supporter),
    /// A prestige token.
    Prestige(Prestige),
    /// A relic.
    Relic(Relic),
}

/// A set of titles. In JSON a list of ids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Title[]"))]
pub struct Titles(pub u32);

impl Titles {
    /// The titles in it.
    pub fn iter(self) -> impl Iterator<Item = Title> {
        quintain_core::bits::bits(u64::from(self.0)).map(|bit| Title(bit as u8))
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// None?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl std::fmt::Debug for Titles {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Title> for Titles {
    fn from_iter<I: IntoIterator<Item = Title>>(titles: I) -> Self {
        Self(titles.into_iter().fold(0, |set, title| set | 1 << title.index()))
    }
}

impl Serialize for Titles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Titles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<Title>::deserialize(deserializer)?;
        if list.iter().any(|title| title.index() >= FEW) {
            return Err(D::Error::custom("there are not so many titles"));
        }
        let set: Self = list.iter().copied().collect();
        if set.len() == list.len() { Ok(set) } else { Err(D::Error::custom("a title stands there twice")) }
    }
}

/// The most cards a hand holds while cards can be returned.
pub const FIRST_HAND: usize = 6;

/// A few travel cards in rising order. In JSON a list of ids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Card[]"))]
pub struct Cards {
    len: u8,
    list: [u8; FIRST_HAND],
}

impl Cards {
    /// The cards.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.list[..usize::from(self.len)].iter().map(|card| Card(*card))
    }

    /// How many.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// None?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// One more; false if there is no room.
    pub fn push(&mut self, card: Card) -> bool {
        let Some(slot) = self.list.get_mut(usize::from(self.len)) else { return false };
        *slot = card.0;
        self.len += 1;
        let mut at = usize::from(self.len) - 1;
        while at > 0 && self.list[at - 1] > self.list[at] {
            self.list.swap(at - 1, at);
            at -= 1;
        }
        true
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut cards = Self::default();
        for card in Vec::<Card>::deserialize(deserializer)? {
            if !cards.push(card) {
                return Err(D::Error::custom(format!("a first hand has no more than {FIRST_HAND} cards")));
            }
        }
        Ok(cards)
    }
}
