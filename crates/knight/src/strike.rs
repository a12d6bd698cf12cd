//! Attacks on the shared map: units strike units, castles fall (KNI-WAR-06, KNI-WAR-07, KNI-WAR-12).

use crate::Knight;
use crate::court::bits;
use crate::data::{TILES, Tile};
use crate::event::{Event, Herald};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::{Why, occupied};
use quintain_core::{Choices, Seat};

impl Knight {
    /// Other seats' units on a tile.
    fn opponents_at(&self, seat: Seat, at: usize) -> impl Iterator<Item = Seat> + '_ {
        self.all_seats().filter(move |other| *other != seat && self.board(*other).own[at] > 0)
    }

    /// Could one more unit strike somebody?
    pub(crate) fn can_strike(&self, seat: Seat) -> bool {
        let board = self.board(seat);
        let others = self.all_seats().filter(|other| *other != seat);
        let met = others.fold(0, |tiles, other| tiles | occupied(&self.board(other).own)) & occupied(&board.own);
        bits(u64::from(met)).any(|at| board.own[at] > board.spent[at])
    }

    /// A castle that an attack would take as things stand: its tile and owner (KNI-WAR-06).
    pub(crate) fn castle_in_reach(&self, seat: Seat) -> Option<(usize, Seat)> {
        let board = self.board(seat);
        self.sheet().map.tiles.iter().enumerate().find_map(|(at, tile)| {
            let owner = tile.castle_of.map(usize::from).filter(|owner| *owner < usize::from(self.state.seats))?;
            let owner = Seat::new(owner);
            let open = owner != seat && self.board(owner).own[at] == 0 && board.own[at] > board.spent[at];
            (open && self.state.war.taken & 1 << owner.index() == 0).then_some((at, owner))
        })
    }

    /// Lists targets (D-TARGET).
    pub(crate) fn list_strikes(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        let board = self.board(seat);
        for (at, tile) in self.sheet().map.tiles.iter().enumerate() {
            if board.own[at] > board.spent[at] {
                for seat in self.opponents_at(seat, at) {
                    moves.one(Move::Strike { tile: tile.id, seat });
                }
            }
        }
        if self.may_end_attack(seat) {
            moves.one(Move::EndAttack);
        }
    }

    /// An attack must destroy a unit or take a castle.
    pub(crate) fn may_end_attack(&self, seat: Seat) -> bool {
        self.board(seat).spent != [0; TILES] || self.castle_in_reach(seat).is_some()
    }

    /// One unit destroys another (KNI-WAR-06, KNI-WAR-12).
    pub(crate) fn strike(&mut self, seat: Seat, tile: Tile, target: Seat, herald: &mut Herald) -> Result<(), Refusal> {
        let at = self.sheet().map.find(tile).ok_or(Refusal::NotHere)?;
        if self.board(seat).own[at] <= self.board(seat).spent[at] {
            return Err(Refusal::NoUnitThere { tile });
        }
        if target == seat || target.index() >= usize::from(self.state.seats) || self.board(target).own[at] == 0 {
            return Err(Refusal::NotThisTile { tile });
        }
        self.board_mut(seat).spent[at] += 1;
        let victim = self.board_mut(target);
        victim.own[at] -= 1;
        victim.own_total -= 1;
        herald.tell(|| Event::UnitDestroyed { seat, tile, owner: target });
        Ok(())
    }

    /// Goes on with an attack: it ends by itself when nobody is left to strike.
    pub(crate) fn perform_strike(&mut self, seat: Seat, herald: &mut Herald) -> bool {
        if self.can_strike(seat) {
            return false;
        }
        self.end_attack(seat, herald);
        true
    }

    /// The attack is over: castles fall (KNI-WAR-07).
    pub(crate) fn end_attack(&mut self, seat: Seat, herald: &mut Herald) {
        while let Some((at, owner)) = self.castle_in_reach(seat) {
            self.state.war.taken |= 1 << owner.index();
            let tile = self.sheet().map.tiles[at].id;
            herald.tell(|| Event::CastleTaken { seat, tile, owner });
            if self.state.seats == 2 {
                self.state.war.conqueror = seat.index() as u8;
            } else {
                let (attacker, defender) = (self.data.0.war.castle_attacker, self.data.0.war.castle_owner);
                self.score(seat, attacker, Why::Castle, herald);
                self.score(owner, defender, Why::Castle, herald);
            }
        }
        let board = self.board_mut(seat);
        board.agenda.pop();
        board.spent = [0; TILES];
        self.check(seat, herald);
    }
}
