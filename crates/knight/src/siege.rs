//! Castles in danger: who could take which, with how many points, and in which block of the order of command.

use crate::Knight;
use crate::ids::{Command, Tile};
use crate::state::Stage;
use quintain_core::Seat;
use quintain_core::bits::bits;
use serde::{Deserialize, Serialize};

/// A castle that a rival could take with what is stored, if nobody stirs before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Siege {
    /// The castle's tile.
    pub castle: Tile,
    /// Whose it is.
    pub owner: Seat,
    /// Who could take it.
    pub by: Seat,
    /// How many units would stand there.
    pub units: u8,
    /// Points and orders that it takes.
    pub uses: u8,
    /// The block in which it could fall, from 0, as far as the order of command is fixed.
    pub block: Option<u8>,
}

impl Knight {
    /// The castles in danger, by owner and then by rival.
    pub(crate) fn sieges(&self) -> Vec<Siege> {
        let stored = matches!(self.state.stage, Stage::Bids | Stage::Payment | Stage::Schedule | Stage::Blocks);
        let mut list = Vec::new();
        let castles = self.sheet().map.tiles.iter().enumerate().filter(|_| stored);
        for (at, tile) in castles {
            let owner = tile.castle_of.map(usize::from).filter(|owner| *owner < usize::from(self.state.seats));
            let Some(owner) = owner.map(Seat::new) else { continue };
            if self.state.war.taken & 1 << owner.index() != 0 {
                continue;
            }
            for by in self.all_seats().filter(|by| *by != owner) {
                if let Some((uses, units)) = self.cheapest_siege(at, owner, by) {
                    list.push(Siege { castle: tile.id, owner, by, units, uses, block: self.block_of_use(by, uses) });
                }
            }
        }
        list.sort_by_key(|siege| (siege.owner, siege.by));
        list
    }

    /// The fewest points and orders with which the castle falls: marches until enough units are there, then attacks,
    /// of which each unit destroys one defender, until one unit is left without a target (KNI-WAR-06).
    fn cheapest_siege(&self, castle: usize, owner: Seat, by: Seat) -> Option<(u8, u8)> {
        let board = self.board(by);
        let sheet = self.sheet();
        let defenders = self.board(owner).own[castle];
        let mut near = 1u32 << castle;
        let mut cheapest = None;
        for marches in 0..=board.store() {
            let units = bits(u64::from(near)).map(|at| board.own[at]).sum::<u8>().min(sheet.rules.max_own);
            if let Some(attacks) = defenders.checked_div(units).map(|rounds| rounds + 1) {
                let missing = |command: Command, n: u8| n.saturating_sub(board.orders[command as usize]);
                let points = missing(Command::Move, marches) + missing(Command::Attack, attacks);
                let uses = marches + attacks;
                if points <= board.command && cheapest.is_none_or(|(fewest, _)| uses < fewest) {
                    cheapest = Some((uses, units));
                }
            }
            near |= bits(u64::from(near)).fold(0, |tiles, at| tiles | sheet.map.tiles[at].adjacent);
        }
        cheapest
    }

    /// The block in which a seat makes its n-th use from now on.
    fn block_of_use(&self, seat: Seat, uses: u8) -> Option<u8> {
        let war = &self.state.war;
        let playing = self.state.stage == Stage::Blocks;
        let mut left = uses;
        let first = if playing { war.current } else { 0 };
        (first..war.planned).find(|place| {
            let (owner, points) = war.blocks[usize::from(*place)];
            let points = if playing && *place == war.current { war.left } else { points };
            if usize::from(owner) == seat.index() {
                left = left.saturating_sub(points);
            }
            left == 0
        })
    }
}
