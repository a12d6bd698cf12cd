//! What command points buy (KNI-CMD-*; on the shared map KNI-WAR-05, 06, 11, 12).

use crate::Knight;
use crate::court::bits;
use crate::data::{AttackKind, Command, PlaceOwn, TILES, Tile};
use crate::event::{Event, Herald};
use crate::goods::{Bundle, Goods};
use crate::moves::Move;
use crate::options::Mode;
use crate::refusal::Refusal;
use crate::state::{Cause, Why, occupied};
use crate::task::Task;
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
            return sheet.quick.recruits_of[seat.index()];
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

    /// Has the seat a point, or an order, for this command?
    #[inline]
    fn has_point(&self, seat: Seat, command: Command) -> bool {
        let board = self.board(seat);
        if self.state.mode == Mode::War {
            let limited = command == Command::Gather && self.gathers_done(seat) >= self.data.0.war.gathers;
            return !limited && (board.command > 0 || board.orders[command as usize] > 0);
        }
        board.command > 0
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

    fn may_command(&self, seat: Seat, command: Command) -> Result<(), Refusal> {
        if self.sheet().commands & 1 << command as u8 == 0 {
            return Err(Refusal::NotHere);
        }
        if self.state.mode == Mode::War
            && command == Command::Gather
            && self.gathers_done(seat) >= self.data.0.war.gathers
        {
            return Err(Refusal::GatherLimit);
        }
        if self.has_point(seat, command) { Ok(()) } else { Err(Refusal::NoCommandPoint { command }) }
    }

    /// Lists the commands the seat can give; says whether there is any.
    #[inline]
    pub(crate) fn list_commands(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        let sheet = self.sheet();
        let board = self.board(seat);
        let knows = |command: Command| sheet.commands & 1 << command as u8 != 0 && self.has_point(seat, command);
        if knows(Command::Recruit) && board.own_total < sheet.rules.total_own {
            let places = self.recruit_marks(seat) & self.roomy(seat);
            moves.each(u64::from(places), |tile| Move::Recruit(sheet.map.tiles[tile].id));
        }
        if knows(Command::Attack) && self.can_attack(seat) {
            moves.one(Move::Attack);
        }
        if knows(Command::Move) {
            self.list_marches(seat, moves);
        }
        if knows(Command::Gather) && !self.harvest(seat).is_none() {
            moves.one(Move::Gather);
        }
        if knows(Command::Envoy) && board.enemy_diplomacy > 0 {
            moves.one(Move::Envoy);
        }
    }

    /// Can any command be given?
    pub(crate) fn can_command(&self, seat: Seat) -> bool {
        let sheet = self.sheet();
        let board = self.board(seat);
        if board.store() == 0 {
            return false;
        }
        let knows = |command: Command| sheet.commands & 1 << command as u8 != 0 && self.has_point(seat, command);
        (knows(Command::Move) && self.can_march(seat))
            || (knows(Command::Recruit)
                && board.own_total < sheet.rules.total_own
                && self.recruit_marks(seat) & self.roomy(seat) != 0)
            || (knows(Command::Envoy) && board.enemy_diplomacy > 0)
            || (knows(Command::Gather) && !self.harvest(seat).is_none())
            || (knows(Command::Attack) && self.can_attack(seat))
    }

    /// Lists single steps of a march.
    #[inline]
    pub(crate) fn list_marches(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        let map = &self.sheet().map;
        let goals = self.roomy(seat) & !self.flooded(seat);
        for from in bits(u64::from(self.movable(seat))) {
            let to = map.tiles[from].adjacent & goals;
            let from = map.tiles[from].id;
            moves.each(u64::from(to), |to| Move::March { from, to: map.tiles[to].id });
        }
    }

    /// Can any unit move?
    pub(crate) fn can_march(&self, seat: Seat) -> bool {
        let map = &self.sheet().map;
        let goals = self.roomy(seat) & !self.flooded(seat);
        bits(u64::from(self.movable(seat))).any(|from| map.tiles[from].adjacent & goals != 0)
    }

    /// Is there anything to attack?
    fn can_attack(&self, seat: Seat) -> bool {
        if self.state.mode == Mode::War {
            return self.can_strike(seat) || self.castle_in_reach(seat).is_some();
        }
        let board = self.board(seat);
        occupied(&board.own) & occupied(&board.enemy) != 0
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

    /// Places a unit (KNI-CMD-03).
    pub(crate) fn recruit(&mut self, seat: Seat, tile: Tile, herald: &mut Herald) -> Result<(), Refusal> {
        self.may_command(seat, Command::Recruit)?;
        let at = self.sheet().map.find(tile).ok_or(Refusal::NotHere)?;
        if self.board(seat).own_total >= self.sheet().rules.total_own {
            return Err(Refusal::NoUnitLeft);
        }
        if self.recruit_marks(seat) & 1 << at == 0 {
            return Err(Refusal::NoRecruiting { tile });
        }
        if self.roomy(seat) & 1 << at == 0 {
            return Err(Refusal::NoRoom { tile });
        }
        self.use_point(seat, Command::Recruit);
        let board = self.board_mut(seat);
        board.own[at] += 1;
        board.own_total += 1;
        herald.tell(|| Event::Recruited { seat, tile });
        self.check(seat, herald);
        Ok(())
    }

    /// One unit marches: the first step of a march uses the point (KNI-CMD-05).
    ///
    /// A step needs room when it is made. Every march that changes the map can be made in such an
    /// order, the foremost unit first; only an exchange of two full tiles cannot, and it changes nothing.
    pub(crate) fn march(&mut self, seat: Seat, from: Tile, to: Tile, herald: &mut Herald) -> Result<(), Refusal> {
        let marching = self.board(seat).agenda.top() == Some(Task::March);
        if !marching {
            self.may_command(seat, Command::Move)?;
        }
        let map = &self.sheet().map;
        let (at, goal) = (map.find(from).ok_or(Refusal::NotHere)?, map.find(to).ok_or(Refusal::NotHere)?);
        if self.movable(seat) & 1 << at == 0 {
            return Err(Refusal::NoUnitThere { tile: from });
        }
        if map.tiles[at].adjacent & 1 << goal == 0 {
            return Err(Refusal::NotAdjacent { from, to });
        }
        if self.flooded(seat) & 1 << goal != 0 {
            return Err(Refusal::Flooded { tile: to });
        }
        if self.roomy(seat) & 1 << goal == 0 {
            return Err(Refusal::NoRoom { tile: to });
        }
        if !marching {
            self.use_point(seat, Command::Move);
            self.board_mut(seat).agenda.push(Task::March);
        }
        let board = self.board_mut(seat);
        board.own[at] -= 1;
        board.own[goal] += 1;
        board.spent[goal] += 1;
        herald.tell(|| Event::Marched { seat, from, to });
        Ok(())
    }

    /// The march is over; it is checked as a whole (KNI-END-01).
    pub(crate) fn end_march(&mut self, seat: Seat, herald: &mut Herald) {
        let board = self.board_mut(seat);
        board.agenda.pop();
        board.spent = [0; TILES];
        self.check(seat, herald);
    }

    /// Own units attack (KNI-CMD-04, KNI-FLOOD-07); on the shared map targets are named next.
    pub(crate) fn attack(&mut self, seat: Seat, herald: &mut Herald) -> Result<(), Refusal> {
        self.may_command(seat, Command::Attack)?;
        if !self.can_attack(seat) {
            return Err(Refusal::NothingToDo { command: Command::Attack });
        }
        self.use_point(seat, Command::Attack);
        if self.state.mode == Mode::War {
            self.board_mut(seat).agenda.push(Task::Strike);
            return Ok(());
        }
        let tiles = &self.sheet().map.tiles;
        let board = self.board_mut(seat);
        for (at, tile) in tiles.iter().enumerate() {
            let destroyed = board.own[at].min(board.enemy[at]);
            if destroyed > 0 {
                board.enemy[at] -= destroyed;
                board.enemy_total -= destroyed;
                herald.tell(|| Event::Attacked { seat, tile: tile.id, destroyed });
            }
        }
        self.check(seat, herald);
        Ok(())
    }

    /// Gathers from every tile with an own unit (KNI-CMD-06).
    pub(crate) fn gather(&mut self, seat: Seat, herald: &mut Herald) -> Result<(), Refusal> {
        self.may_command(seat, Command::Gather)?;
        let harvest = self.harvest(seat);
        if harvest.is_none() {
            return Err(Refusal::NothingToDo { command: Command::Gather });
        }
        self.use_point(seat, Command::Gather);
        let bundle = self.credit(seat, harvest);
        herald.tell(|| Event::Gained { seat, why: Why::Gather, bundle });
        self.check(seat, herald);
        Ok(())
    }

    /// An envoy takes the enemy's diplomacy down (KNI-CMD-07).
    pub(crate) fn envoy(&mut self, seat: Seat, herald: &mut Herald) -> Result<(), Refusal> {
        self.may_command(seat, Command::Envoy)?;
        if self.board(seat).enemy_diplomacy == 0 {
            return Err(Refusal::NothingToDo { command: Command::Envoy });
        }
        self.use_point(seat, Command::Envoy);
        self.board_mut(seat).enemy_diplomacy -= 1;
        let bundle = Bundle { enemy_diplomacy: -1, ..Bundle::NONE };
        herald.tell(|| Event::Gained { seat, why: Why::Envoy, bundle });
        self.check(seat, herald);
        Ok(())
    }

    /// Removes one enemy unit from a tile (KNI-BAT-02).
    pub(crate) fn remove_enemy(&mut self, seat: Seat, at: usize, n: u8, herald: &mut Herald) {
        let tile = self.sheet().map.tiles[at].id;
        let board = self.board_mut(seat);
        board.enemy[at] -= n;
        board.enemy_total -= n;
        herald.tell(|| Event::EnemyRemoved { seat, tile, n });
    }

    /// The cause of what the enemy is doing.
    pub(crate) fn cause(&self, seat: Seat) -> Cause {
        self.board(seat).cause
    }
}
