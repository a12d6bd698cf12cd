//! Attacks on the shared map: units strike units, castles fall (KNI-WAR-06, KNI-WAR-07, KNI-WAR-12).

use crate::Knight;
use crate::event::{Event, Events};
use crate::ids::{TILES, Tile};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::{Why, occupied};
use quintain_core::bits::bits;
use quintain_core::{Choices, Seat};

impl Knight {
    /// Whom one more unit on this tile could strike (KNI-WAR-06).
    fn targets(&self, seat: Seat, at: usize) -> impl Iterator<Item = Seat> + '_ {
        let fresh = self.board(seat).own[at] > self.board(seat).spent[at];
        self.all_seats().filter(move |other| fresh && *other != seat && self.board(*other).own[at] > 0)
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
        for at in bits(u64::from(occupied(&self.board(seat).own))) {
            let tile = self.sheet().map.tiles[at].id;
            for target in self.targets(seat, at) {
                moves.one(Move::Strike { tile, seat: target });
            }
        }
        if self.may_end_attack(seat).is_ok() {
            moves.one(Move::EndAttack);
        }
    }

    /// May a unit there strike this seat's? Answers with the number of the tile.
    pub(crate) fn may_strike(&self, seat: Seat, tile: Tile, target: Seat) -> Result<usize, Refusal> {
        let at = self.sheet().map.find(tile).ok_or(Refusal::NotHere)?;
        if self.targets(seat, at).any(|open| open == target) {
            return Ok(at);
        }
        let board = self.board(seat);
        let spent = board.own[at] <= board.spent[at];
        Err(if spent { Refusal::NoUnitThere { tile } } else { Refusal::NotThisTile { tile } })
    }

    /// An attack must destroy a unit or take a castle.
    pub(crate) fn may_end_attack(&self, seat: Seat) -> Result<(), Refusal> {
        let struck = self.board(seat).spent != [0; TILES] || self.castle_in_reach(seat).is_some();
        if struck { Ok(()) } else { Err(Refusal::PointlessAttack) }
    }

    /// One unit destroys another (KNI-WAR-06, KNI-WAR-12).
    pub(crate) fn strike(&mut self, seat: Seat, at: usize, target: Seat, events: &mut Events) {
        let tile = self.sheet().map.tiles[at].id;
        self.board_mut(seat).spent[at] += 1;
        let victim = self.board_mut(target);
        victim.own[at] -= 1;
        victim.own_total -= 1;
        events.all(|| Event::UnitDestroyed { seat, tile, owner: target });
    }

    /// Goes on with an attack: it ends by itself when nobody is left to strike.
    pub(crate) fn perform_strike(&mut self, seat: Seat, events: &mut Events) -> bool {
        if self.can_strike(seat) {
            return false;
        }
        self.end_attack(seat, events);
        true
    }

    /// The attack is over: castles fall (KNI-WAR-07).
    pub(crate) fn end_attack(&mut self, seat: Seat, events: &mut Events) {
        while let Some((at, owner)) = self.castle_in_reach(seat) {
            self.state.war.taken |= 1 << owner.index();
            let tile = self.sheet().map.tiles[at].id;
            events.all(|| Event::CastleTaken { seat, tile, owner });
            if self.state.seats == 2 {
                self.state.war.conqueror = seat.index() as u8;
            } else {
                let (attacker, defender) = (self.data.0.war.castle_attacker, self.data.0.war.castle_owner);
                self.score(seat, attacker, Why::Castle, events);
                self.score(owner, defender, Why::Castle, events);
            }
        }
        let board = self.board_mut(seat);
        board.agenda.pop();
        board.spent = [0; TILES];
        self.check(seat, events);
    }
}
