//! What a player holds, as plain numbers: for bots that look at many positions. A view says the same and more,
//! but takes longer.

use crate::Emara;
use crate::goods::Goods;
use crate::ids::{Area, Marker};
use crate::state::{NONE, Phase};
use quintain_core::Seat;
use std::hash::{Hash, Hasher};

/// What a player holds. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Citizen points.
    pub citizens: u16,
    /// Building points.
    pub buildings: u16,
    /// Goods.
    pub stock: Goods,
    /// Honour tokens, as a set of positions in the data.
    pub tokens: u16,
    /// Masters, as a set of positions in the data.
    pub masters: u32,
    /// Craftsmen in the countryside areas.
    pub craftsmen: [u8; 4],
    /// How many titles.
    pub title: u8,
    /// Turns that this player has still to begin.
    pub turns_left: u8,
    /// Where the two councillors stand.
    pub standing: [Area; 2],
    /// Are rings and coins the same for this player?
    pub chamberlain: bool,
}

impl Emara {
    /// What this player holds.
    #[inline]
    pub fn summary(&self, seat: Seat) -> Summary {
        let player = self.player(seat);
        let rounds_left = self.data.numbers.rounds.saturating_sub(self.state.round);
        let slots_left = player.slots.map(|card| u8::from(card == NONE)).iter().sum::<u8>();
        Summary {
            citizens: player.citizens,
            buildings: player.buildings,
            stock: player.stock,
            tokens: player.tokens,
            masters: player.masters,
            craftsmen: player.craftsmen,
            title: player.title,
            turns_left: rounds_left * 3 + if self.state.phase == Phase::Over { 0 } else { slots_left },
            standing: [0, 1].map(|ring| self.state.rings[ring][usize::from(player.at[ring]) % 4]),
            chamberlain: self.chamberlain(player),
        }
    }

    /// Hashes what the turn of the active player can change: positions of one turn are the same if it is the same. Much
    /// sooner than all that lies on the table.
    #[inline]
    pub fn hash_turn(&self, hasher: &mut impl Hasher) {
        let state = &self.state;
        let player = self.player(state.active);
        (state.phase, state.active, state.turn, state.refill).hash(hasher);
        (player.stock, player.citizens, player.buildings, player.masters, player.tokens, player.hand).hash(hasher);
        (player.slots, player.at, player.craftsmen, player.title, player.title_points).hash(hasher);
        (state.display, state.masters_left, state.honour_stack, state.honour_pile, state.honour_drawn).hash(hasher);
        (state.markers, state.huts, state.titles).hash(hasher);
    }

    /// What the game waits for.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Who decides, or for whom chance is asked.
    #[inline]
    pub fn active(&self) -> Seat {
        self.state.active
    }

    /// What a marker shows.
    #[inline]
    pub fn marker_value(&self, marker: Marker) -> u8 {
        self.marker(marker)
    }
}
