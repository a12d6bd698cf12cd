//! What command points buy (KNI-CMD-*; on the shared map KNI-WAR-05, 06, 11, 12).

use crate::Knight;
use crate::agenda::Task;
use crate::data::{AttackKind, PlaceOwn};
use crate::event::{Event, Events};
use crate::goods::{Bundle, Goods};
use crate::ids::{Command, TILES, Tile};
use crate::moves::Move;
use crate::options::Mode;
use crate::refusal::Refusal;
use crate::state::{Cause, Why, occupied};
use quintain_core::bits::bits;
use quintain_core::{Choices, Seat};

impl Knight {
    /// Flooded tiles, as bits: nobody enters them (KNI-FLOOD-05).
    #[inline]
    pub(crate) fn flooded(&self, seat: Seat) -> u32 {
        if self.sheet().rules.attack == AttackKind::Flood { self.board(seat).ruined } else { 0 }
    }

    /// Tiles on which the seat may place a unit, room not considered (KNI-CMD-03, KNI-WAR-05).
    fn recruit_marks(&self, seat: Seat) -> u32 {
        let sheet = self.sheet();
        let all = (1u32 << sheet.map.tiles.len()) - 1;
        if self.state.mode == Mode::War {
            return sheet.summary.recruits_of[seat.index()];
        }
        match sheet.rules.place_own {
            PlaceOwn::Recruit => sheet.map.recruits & !self.flooded(seat),
            PlaceOwn::AnyDry => all & !self.flooded(seat),
            PlaceOwn::Any => all,
        }
    }

    /// Tiles with room for another own unit, as bits.
    #[inline]
    fn roomy(&self, seat: Seat) -> u32 {
        let sheet = self.sheet();
        let board = self.board(seat);
        let all = (1u32 << sheet.map.tiles.len()) - 1;
        if board.own_total < sheet.rules.max_own {
            return all;
        }
        let full = |tile: &usize| board.own[*tile] >= sheet.rules.max_own;
        all & !bits(u64::from(occupied(&board.own))).filter(full).fold(0, |bits, tile| bits | 1 << tile)
    }

    /// Tiles with a unit that has not yet moved in this march, as bits.
    #[inline]
    fn movable(&self, seat: Seat) -> u32 {
        let board = self.board(seat);
        let fresh = |tile: &usize| board.own[*tile] > board.spent[*tile];
        bits(u64::from(occupied(&board.own))).filter(fresh).fold(0, |bits, tile| bits | 1 << tile)
    }

    /// Gathers carried out in this turn: those counted, less the orders that are still stored.
    fn gathers_done(&self, seat: Seat) -> u8 {
        self.board(seat).gathers - self.board(seat).orders[Command::Gather as usize]
    }

    /// Uses up a point: an order for the command before a free point.
    fn use_point(&mut self, seat: Seat, command: Command) {
        let war = self.state.mode == Mode::War;
        let board = self.board_mut(seat);
        if war && board.orders[command as usize] > 0 {
            board.orders[command as usize] -= 1;
        } else {
            board.command -= 1;
            if war && command == Command::Gather {
                board.gathers += 1;
            }
        }
        if war {
            self.state.war.left = self.state.war.left.saturating_sub(1);
        }
    }

    /// Does the sheet know this command, and is there a point or an order for it? In war a limit of gathers (KNI-CMD-01).
    #[inline]
    pub(crate) fn may_command(&self, seat: Seat, command: Command) -> Result<(), Refusal> {
        if self.sheet().commands & 1 << command as u8 == 0 {
            return Err(Refusal::NotHere);
        }
        let board = self.board(seat);
        let mut points = board.command;
        if self.state.mode == Mode::War {
            if command == Command::Gather && self.gathers_done(seat) >= self.data.0.war.gathers {
                return Err(Refusal::GatherLimit);
            }
            points += board.orders[command as usize];
        }
        if points > 0 { Ok(()) } else { Err(Refusal::NoCommandPoint { command }) }
    }

    /// Lists the commands the seat can give.
    #[inline]
    pub(crate) fn list_commands(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        let tiles = &self.sheet().map.tiles;
        moves.each(u64::from(self.recruit_tiles(seat)), |at| Move::Recruit(tiles[at].id));
        if self.may_attack(seat).is_ok() {
            moves.one(Move::Attack);
        }
        if self.may_command(seat, Command::Move).is_ok() {
            self.list_marches(seat, moves);
        }
        if self.may_gather(seat).is_ok() {
            moves.one(Move::Gather);
        }
        if self.may_send_envoy(seat).is_ok() {
            moves.one(Move::Envoy);
        }
    }

    /// Can any command be given?
    pub(crate) fn can_command(&self, seat: Seat) -> bool {
        self.board(seat).store() > 0
            && (self.may_command(seat, Command::Move).is_ok() && self.can_march(seat)
                || self.recruit_tiles(seat) != 0
                || self.may_send_envoy(seat).is_ok()
                || self.may_gather(seat).is_ok()
                || self.may_attack(seat).is_ok())
    }

    /// Lists single steps of a march.
    #[inline]
    pub(crate) fn list_marches(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        let tiles = &self.sheet().map.tiles;
        let goals = self.march_goals(seat);
        for at in bits(u64::from(self.movable(seat))) {
            let from = tiles[at].id;
            moves.each(u64::from(tiles[at].adjacent & goals), |to| Move::March { from, to: tiles[to].id });
        }
    }

    /// Tiles that a unit may enter, as bits: dry ones with room (KNI-CMD-05, KNI-FLOOD-05).
    #[inline]
    fn march_goals(&self, seat: Seat) -> u32 {
        self.roomy(seat) & !self.flooded(seat)
    }

    /// May one unit take this step? Answers with the numbers of the tiles.
    ///
    /// A step needs room when it is made. Every march that changes the map can be made in such an
    /// order, the foremost unit first; only an exchange of two full tiles cannot, and it changes nothing.
    pub(crate) fn may_march(&self, seat: Seat, from: Tile, to: Tile) -> Result<(usize, usize), Refusal> {
        let map = &self.sheet().map;
        let (at, goal) = (map.find(from).ok_or(Refusal::NotHere)?, map.find(to).ok_or(Refusal::NotHere)?);
        if self.movable(seat) & 1 << at == 0 {
            return Err(Refusal::NoUnitThere { tile: from });
        }
        if map.tiles[at].adjacent & 1 << goal == 0 {
            return Err(Refusal::NotAdjacent { from, to });
        }
        if self.march_goals(seat) & 1 << goal != 0 {
            return Ok((at, goal));
        }
        let flooded = self.flooded(seat) & 1 << goal != 0;
        Err(if flooded { Refusal::Flooded { tile: to } } else { Refusal::NoRoom { tile: to } })
    }

    /// Can any unit move?
    pub(crate) fn can_march(&self, seat: Seat) -> bool {
        let tiles = &self.sheet().map.tiles;
        let goals = self.march_goals(seat);
        bits(u64::from(self.movable(seat))).any(|from| tiles[from].adjacent & goals != 0)
    }

    /// May the units attack? Only if there is something to destroy (KNI-CMD-04, KNI-WAR-06).
    pub(crate) fn may_attack(&self, seat: Seat) -> Result<(), Refusal> {
        self.may_command(seat, Command::Attack)?;
        let board = self.board(seat);
        let met = match self.state.mode {
            Mode::War => self.can_strike(seat) || self.castle_in_reach(seat).is_some(),
            _ => occupied(&board.own) & occupied(&board.enemy) != 0,
        };
        if met { Ok(()) } else { Err(Refusal::NothingToDo { command: Command::Attack }) }
    }

    /// What gathering would give (KNI-CMD-06).
    pub fn harvest(&self, seat: Seat) -> Goods {
        let board = self.board(seat);
        let mut sum = Goods::NONE;
        for at in bits(u64::from(occupied(&board.own))) {
            for (number, source) in self.sheet().map.tiles[at].sources.iter().enumerate() {
                if board.broken[at] & 1 << number == 0 {
                    sum = sum.plus(*source);
                }
            }
        }
        sum
    }

    /// Tiles on which the seat may place a unit now, as bits (KNI-CMD-03).
    #[inline]
    fn recruit_tiles(&self, seat: Seat) -> u32 {
        let left = self.board(seat).own_total < self.sheet().rules.total_own;
        if left && self.may_command(seat, Command::Recruit).is_ok() {
            self.recruit_marks(seat) & self.roomy(seat)
        } else {
            0
        }
    }

    /// May a unit be placed there? Answers with the number of the tile.
    pub(crate) fn may_recruit(&self, seat: Seat, tile: Tile) -> Result<usize, Refusal> {
        self.may_command(seat, Command::Recruit)?;
        let at = self.sheet().map.find(tile).ok_or(Refusal::NotHere)?;
        if self.recruit_tiles(seat) & 1 << at != 0 {
            return Ok(at);
        }
        Err(if self.board(seat).own_total >= self.sheet().rules.total_own {
            Refusal::NoUnitLeft
        } else if self.recruit_marks(seat) & 1 << at == 0 {
            Refusal::NoRecruiting { tile }
        } else {
            Refusal::NoRoom { tile }
        })
    }

    /// Places a unit.
    pub(crate) fn recruit(&mut self, seat: Seat, at: usize, events: &mut Events) {
        self.use_point(seat, Command::Recruit);
        let tile = self.sheet().map.tiles[at].id;
        let board = self.board_mut(seat);
        board.own[at] += 1;
        board.own_total += 1;
        events.all(|| Event::Recruited { seat, tile });
        self.check(seat, events);
    }

    /// A march begins: its first step uses the point (KNI-CMD-05).
    pub(crate) fn begin_march(&mut self, seat: Seat) {
        self.use_point(seat, Command::Move);
        self.board_mut(seat).agenda.push(Task::March);
    }

    /// One unit marches.
    pub(crate) fn march(&mut self, seat: Seat, from: usize, to: usize, events: &mut Events) {
        let tiles = &self.sheet().map.tiles;
        let board = self.board_mut(seat);
        board.own[from] -= 1;
        board.own[to] += 1;
        board.spent[to] += 1;
        events.all(|| Event::Marched { seat, from: tiles[from].id, to: tiles[to].id });
    }

    /// The march is over; it is checked as a whole (KNI-END-01).
    pub(crate) fn end_march(&mut self, seat: Seat, events: &mut Events) {
        let board = self.board_mut(seat);
        board.agenda.pop();
        board.spent = [0; TILES];
        self.check(seat, events);
    }

    /// Own units attack (KNI-CMD-04, KNI-FLOOD-07); on the shared map targets are named next.
    pub(crate) fn attack(&mut self, seat: Seat, events: &mut Events) {
        self.use_point(seat, Command::Attack);
        if self.state.mode == Mode::War {
            self.board_mut(seat).agenda.push(Task::Strike);
            return;
        }
        let tiles = &self.sheet().map.tiles;
        let board = self.board_mut(seat);
        for (at, tile) in tiles.iter().enumerate() {
            let destroyed = board.own[at].min(board.enemy[at]);
            if destroyed > 0 {
                board.enemy[at] -= destroyed;
                board.enemy_total -= destroyed;
                events.all(|| Event::Attacked { seat, tile: tile.id, destroyed });
            }
        }
        self.check(seat, events);
    }

    /// May the seat gather? Answers with what it would bring.
    pub(crate) fn may_gather(&self, seat: Seat) -> Result<Goods, Refusal> {
        self.may_command(seat, Command::Gather)?;
        let harvest = self.harvest(seat);
        if harvest.is_none() { Err(Refusal::NothingToDo { command: Command::Gather }) } else { Ok(harvest) }
    }

    /// Gathers from every tile with an own unit (KNI-CMD-06).
    pub(crate) fn gather(&mut self, seat: Seat, harvest: Goods, events: &mut Events) {
        self.use_point(seat, Command::Gather);
        let bundle = self.credit(seat, harvest);
        events.all(|| Event::Gained { seat, why: Why::Gather, bundle });
        self.check(seat, events);
    }

    /// May an envoy be sent?
    pub(crate) fn may_send_envoy(&self, seat: Seat) -> Result<(), Refusal> {
        self.may_command(seat, Command::Envoy)?;
        let hostile = self.board(seat).enemy_diplomacy > 0;
        if hostile { Ok(()) } else { Err(Refusal::NothingToDo { command: Command::Envoy }) }
    }

    /// An envoy takes the enemy's diplomacy down (KNI-CMD-07).
    pub(crate) fn send_envoy(&mut self, seat: Seat, events: &mut Events) {
        self.use_point(seat, Command::Envoy);
        self.board_mut(seat).enemy_diplomacy -= 1;
        let bundle = Bundle { enemy_diplomacy: -1, ..Bundle::NONE };
        events.all(|| Event::Gained { seat, why: Why::Envoy, bundle });
        self.check(seat, events);
    }

    /// Removes one enemy unit from a tile (KNI-BAT-02).
    pub(crate) fn remove_enemy(&mut self, seat: Seat, at: usize, n: u8, events: &mut Events) {
        let tile = self.sheet().map.tiles[at].id;
        let board = self.board_mut(seat);
        board.enemy[at] -= n;
        board.enemy_total -= n;
        events.all(|| Event::EnemyRemoved { seat, tile, n });
    }

    /// The cause of what the enemy is doing.
    pub(crate) fn cause(&self, seat: Seat) -> Cause {
        self.board(seat).cause
    }
}
