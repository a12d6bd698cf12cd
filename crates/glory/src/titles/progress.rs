//! How far a seat is with its titles, for the table.

use super::sorted;
use crate::Glory;
use crate::ids::{Deck, Title};
use serde::{Deserialize, Serialize};

/// How far a seat is with a title.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Progress {
    /// The title.
    pub title: Title,
    /// Its glory, chroniclers included.
    pub glory: u8,
    /// Every demand with what the seat has and what it takes.
    pub demands: Vec<Part>,
    /// Is it part of the best set now?
    pub scores: bool,
    /// Are all its demands met, if no other title takes anything?
    pub met: bool,
}

/// One demand of a title.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Part {
    /// What is demanded: `coins`, `supporter:nun`, `played:trade`.
    pub what: String,
    /// What the seat has.
    pub has: u8,
    /// What it takes.
    pub needs: u8,
}

impl Glory {
    /// How far a seat is with the public titles and with `own`.
    pub(crate) fn progress(&self, seat: usize, own: u32) -> Vec<Progress> {
        let best = self.best_among(seat, self.public | own);
        let more = self.players[seat].perks.titles;
        let player = &self.players[seat];
        let supporters = (player.up.total() + player.down.total()) as u8;
        let relics = (player.relics_up.total() + player.relics_down.total()) as u8;
        sorted(self, self.public | own)
            .map(|title| {
                let entry = &self.data().titles[title];
                let demand = &entry.requires;
                let mut demands = Vec::new();
                let mut part = |what: String, has: u8, needs: u8| {
                    if needs > 0 {
                        demands.push(Part { what, has, needs });
                    }
                };
                part("coins".into(), player.coins, demand.coins);
                part("strength".into(), player.strength, demand.strength);
                part("faith".into(), player.faith, demand.faith);
                for (supporter, count) in &demand.supporters {
                    part(format!("supporter:{}", supporter.id()), player.supporters(*supporter), *count);
                }
                part("supporters".into(), supporters, demand.any_supporters);
                part("relics".into(), relics, demand.any_relics);
                part("prestige".into(), player.prestige_tokens(), demand.any_prestige);
                for deck in Deck::ALL {
                    part(format!("played:{}", deck.id()), self.played(seat, deck), demand.played[deck as usize]);
                }
                part("mount".into(), player.equipment[0], demand.equipment[0]);
                part("armour".into(), player.equipment[1], demand.equipment[1]);
                if demand.duel.is_some() {
                    part("duel".into(), u8::from(player.brave), 1);
                }
                if let Some(without) = demand.without {
                    let free = u8::from(player.supporters(without) == 0);
                    part(format!("without:{}", without.id()), free, 1);
                }
                let met = demands.iter().all(|part| part.has >= part.needs);
                Progress { title, glory: entry.glory + more, demands, scores: best & 1 << title.index() != 0, met }
            })
            .collect()
    }
}
