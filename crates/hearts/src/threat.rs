//! What threatens a hero, from one viewer's own knowledge: known swords and shields, unknown cards, and
//! the chance of death if the skirmish came now, all unseen cards being equally likely.

use crate::cards::{Cards, MAX_KINDS};
use crate::data::Data;
use crate::ids::Card;
use crate::state::{Hearts, SEATS};
use quintain_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What lies on a hero, as far as the viewer knows.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Threat {
    /// Swords the viewer knows of.
    pub swords: u8,
    /// Shields the viewer knows of.
    pub shields: u8,
    /// Cards the viewer does not know.
    pub unknown: u8,
    /// The chance that the hero dies if the skirmish comes now, in thousandths; after the bout, whether he
    /// has died.
    pub risk: u16,
}

/// Swords less shields of one card range from -9 to 9.
const SPREAD: i32 = 9;

impl Hearts {
    /// The threat to every hero.
    pub(crate) fn threats(&self, viewer: Viewer) -> Vec<Threat> {
        let mut swords = [0u8; SEATS];
        let mut shields = [0u8; SEATS];
        let mut unknown = [0u8; SEATS];
        for (slot, played) in self.state.plays.numbered() {
            let Some(hero) = played.on() else { continue };
            if played.is_up() || viewer.knows(self.player_of(slot)) {
                swords[hero] += self.data.swords[played.card().index()];
                shields[hero] += self.data.shields[played.card().index()];
            } else {
                unknown[hero] += 1;
            }
        }
        let unseen = self.unseen(viewer);
        // The cards on the table are among the wounds already.
        let fought = self.state.ending.is_some();
        Seat::all(self.n())
            .map(|seat| {
                let i = seat.index();
                let left = i32::from(self.deadly(seat)) - i32::from(self.state.wounds[i]);
                let needed = left - (i32::from(swords[i]) - i32::from(shields[i]));
                let chance = if fought || self.is_dead(seat) {
                    f64::from(u8::from(self.is_dead(seat)))
                } else {
                    chance_of(&self.data, unseen, unknown[i], needed)
                };
                let risk = (chance * 1000.0).round() as u16;
                Threat { swords: swords[i], shields: shields[i], unknown: unknown[i], risk }
            })
            .collect()
    }

    /// The cards whose whereabouts the viewer does not know.
    pub(crate) fn unseen(&self, viewer: Viewer) -> Cards {
        let mut unseen = self.state.deck;
        for seat in Seat::all(self.n()).filter(|seat| !viewer.knows(*seat)) {
            unseen = unseen.and(self.hand(seat));
        }
        for (slot, played) in self.state.plays.numbered() {
            let lies = played.place() != crate::plays::Place::Taken;
            if lies && !played.is_up() && !viewer.knows(self.player_of(slot)) {
                unseen.add(played.card());
            }
        }
        unseen
    }
}

/// The chance that `count` cards drawn from `pool` show at least `needed` more swords than shields.
///
/// Counts the ways: `ways[j][net]` is the number of ways to draw `j` cards with that balance.
fn chance_of(data: &Data, pool: Cards, count: u8, needed: i32) -> f64 {
    if count == 0 {
        return f64::from(u8::from(needed <= 0));
    }
    let count = usize::from(count);
    let width = (2 * SPREAD as usize) * count + 1;
    let zero = SPREAD as usize * count;
    let mut ways = vec![0.0f64; (count + 1) * width];
    ways[zero] = 1.0;
    for net in -SPREAD..=SPREAD {
        let same: u32 = kinds_with(data, net).map(|card| u32::from(pool.count(card))).sum();
        if same == 0 {
            continue;
        }
        for drawn in (0..count).rev() {
            let mut choose = 1.0;
            for more in 1..=(count - drawn).min(same as usize) {
                choose = choose * f64::from(same + 1 - more as u32) / more as f64;
                for at in 0..width {
                    let from = ways[drawn * width + at];
                    if from > 0.0 {
                        let to = at as i32 + net * more as i32;
                        ways[(drawn + more) * width + to as usize] += from * choose;
                    }
                }
            }
        }
    }
    let last = &ways[count * width..];
    let total: f64 = last.iter().sum();
    let deadly: f64 =
        last.iter().enumerate().filter(|(at, _)| *at as i32 - zero as i32 >= needed).map(|(_, w)| w).sum();
    if total > 0.0 { deadly / total } else { 0.0 }
}

fn kinds_with(data: &Data, net: i32) -> impl Iterator<Item = Card> + '_ {
    (0..MAX_KINDS as u8).map(Card).filter(move |card| {
        data.deck.has(*card) && i32::from(data.swords[card.index()]) - i32::from(data.shields[card.index()]) == net
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use quintain_core::{Fast, Game, Luck};

    #[test]
    fn the_chance_agrees_with_drawing() {
        let data = Box::leak(Box::new(Hearts::load(&crate::pack()).unwrap()));
        let mut luck = Fast::new(3);
        for (count, needed) in [(1, 1), (2, 3), (3, 2), (4, 1), (6, 5)] {
            let mut hits = 0;
            for _ in 0..40_000 {
                let mut pool = data.deck;
                let net: i32 = (0..count)
                    .map(|_| {
                        let card = pool.take(luck.below(pool.len()));
                        i32::from(data.swords[card.index()]) - i32::from(data.shields[card.index()])
                    })
                    .sum();
                hits += u32::from(net >= needed);
            }
            let drawn = f64::from(hits) / 40_000.0;
            let counted = chance_of(data, data.deck, count, needed);
            assert!((drawn - counted).abs() < 0.012, "{count} cards, {needed} needed: {drawn} and {counted}");
        }
    }
}
