//! What the solvers have to know of a seat: its tools, its joust, its standing, its dice.

use super::joust::{Effect, Joust, KINDS, Standing, Tool};
use crate::Glory;
use crate::data::{Data, RelicEffect, Timing};
use crate::duel::FoeStats;
use crate::ids::{Item, Relic, Supporter};

/// The tools of a seat: lance supporters and relics, and how many of each lie face up.
pub(super) struct Tools {
    pub(super) lances: Vec<(Supporter, Tool)>,
    pub(super) relics: Vec<(Relic, Tool)>,
    pub(super) up: [u8; KINDS],
    pub(super) relics_up: [u8; KINDS],
}

impl Tools {
    pub(super) fn of(game: &Glory, seat: usize) -> Self {
        let (data, player) = (game.data(), &game.players[seat]);
        let mut tools = Self { lances: Vec::new(), relics: Vec::new(), up: [0; KINDS], relics_up: [0; KINDS] };
        for (supporter, entry) in data.supporters.iter() {
            let owned = player.supporters(supporter) > 0;
            if entry.timing == Timing::Lance && owned && tools.lances.len() < KINDS {
                tools.up[tools.lances.len()] = player.up.of(supporter.index());
                tools.lances.push((supporter, lance_tool(data, supporter)));
            }
        }
        for (relic, _) in data.relics.iter() {
            let (up, down) = (player.relics_up.of(relic.index()), player.relics_down.of(relic.index()));
            if up + down > 0 && tools.relics.len() < KINDS {
                tools.relics_up[tools.relics.len()] = up;
                tools.relics.push((relic, relic_tool(data, relic)));
            }
        }
        tools
    }

    pub(super) fn lance(&self, supporter: Supporter) -> Option<usize> {
        self.lances.iter().position(|(kind, _)| *kind == supporter)
    }

    pub(super) fn relic(&self, relic: Relic) -> Option<usize> {
        self.relics.iter().position(|(kind, _)| *kind == relic)
    }
}

pub(super) fn lance_tool(data: &Data, supporter: Supporter) -> Tool {
    let effect = &data.supporters[supporter].effect;
    let does = match effect.set_die {
        Some((die, to)) => Effect::Set(die as usize, to),
        None => Effect::Attack(effect.attack - effect.opponent_attack),
    };
    Tool { effect: does, cost: effect.cost }
}

pub(super) fn relic_tool(data: &Data, relic: Relic) -> Tool {
    let effect = match data.relics[relic].effect {
        RelicEffect::Attack(attack) => Effect::Attack(attack),
        RelicEffect::SetDie(die, to) => Effect::Set(die as usize, to),
        RelicEffect::Reroll(dice) => Effect::Reroll(dice),
    };
    Tool { effect, cost: 0 }
}

/// The joust of a seat against these numbers.
pub(super) fn joust(game: &Glory, seat: usize, foe: FoeStats, wins_ties: bool, tools: &Tools) -> Joust {
    let (data, player) = (game.data(), &game.players[seat]);
    let level = |item: Item| &data.equipment[item as usize][usize::from(player.level(item))];
    let (mount, armour) = (level(Item::Mount), level(Item::Armour));
    Joust {
        red_taken: foe.removes[0],
        dice: [mount.dice.saturating_sub(foe.removes[1]), armour.dice.saturating_sub(foe.removes[2])],
        awake: [mount.active, armour.active],
        most_strength: data.limits.max_strength_per_duel,
        reroll: game.reroll_limit(seat),
        attack: foe.attack,
        prestige: foe.prestige,
        die: foe.die,
        wins_ties,
        lances: tools.lances.iter().map(|(_, tool)| *tool).collect(),
        relics: tools.relics.iter().map(|(_, tool)| *tool).collect(),
    }
}

/// A side of a duel as the solvers see it.
pub(super) fn standing(game: &Glory, seat: usize, [wins, losses]: [u8; 2], tools: &Tools) -> Standing {
    let player = &game.players[seat];
    let side = &player.side;
    Standing {
        wins,
        losses,
        committed: side.committed,
        strength: player.strength,
        faith: player.faith,
        prestige: player.prestige(),
        glory: glory(player.glory),
        lances: tools.up,
        relics: tools.relics_up,
        used: [side.faith > 0, side.used != 0, side.used_relics != 0, side.turned != 0],
        attack: side.attack,
        prestige_edge: side.prestige,
    }
}

/// The best red, black and white value on the table; 0 without a die.
pub(super) fn best_dice(game: &Glory, seat: usize) -> [u8; 3] {
    let side = &game.players[seat].side;
    [0, 1, 2].map(|colour| if side.count[colour] > 0 { side.dice[colour][0].value() } else { 0 })
}

/// Glory that can be paid.
pub(super) fn glory(glory: i16) -> u8 {
    u8::try_from(glory.max(0)).unwrap_or(u8::MAX)
}
