//! The automaton: every enemy step, each with its reason (KNI-ENEMY-*, KNI-FLOOD-*, KNI-BARB-01, KNI-REB-*).

use crate::Knight;
use crate::agenda::Task;
use crate::data::{AttackKind, Order, PlaceEnemy, TileData};
use crate::event::{Event, Events};
use crate::goods::Goods;
use crate::ids::{TILES, Tile};
use crate::state::{Board, Cause, occupied};
use quintain_core::Seat;
use quintain_core::bits::bits;

impl Knight {
    /// Carries out one order: those that ask for decisions become tasks (KNI-CONS-04).
    pub(crate) fn order(&mut self, seat: Seat, order: Order, events: &mut Events) {
        match order {
            Order::Add { n } => self.board_mut(seat).agenda.push(Task::Add(n)),
            Order::Move { n } => {
                if self.idle(seat, order, events) {
                    return;
                }
                self.board_mut(seat).agenda.push(Task::Advance { left: n, moved: false });
            }
            Order::Attack => {
                if self.idle(seat, order, events) {
                    return;
                }
                let destroyed = match self.sheet().rules.attack {
                    AttackKind::Sources => self.enemy_attack(seat, events),
                    AttackKind::Area => self.rebel_attack(seat, events),
                    AttackKind::Flood => self.flood_attack(seat, events),
                };
                if !destroyed {
                    self.order_failed(seat, order, events);
                }
                self.check(seat, events);
            }
            Order::Diplomacy { n } => {
                self.raise_enemy_diplomacy(seat, n, events);
                self.check(seat, events);
            }
        }
    }

    /// With no enemy on the map move and attack do nothing (KNI-ENEMY-05).
    fn idle(&self, seat: Seat, order: Order, events: &mut Events) -> bool {
        if self.board(seat).enemy_total > 0 {
            return false;
        }
        let cause = self.cause(seat);
        events.all(|| Event::OrderIdle { seat, order, cause });
        true
    }

    /// The enemy's diplomacy rises, up to the track's length (KNI-ENEMY-06).
    fn raise_enemy_diplomacy(&mut self, seat: Seat, n: u8, events: &mut Events) {
        let track = self.diplomacy_tracks().1;
        let cause = self.cause(seat);
        let board = self.board_mut(seat);
        let change = n.min(track - board.enemy_diplomacy);
        board.enemy_diplomacy += change;
        let level = board.enemy_diplomacy;
        events.all(|| Event::EnemyDiplomacy { seat, change: change as i8, level, cause });
    }

    /// An order that no unit could carry out raises the enemy's diplomacy (KNI-ENEMY-05).
    pub(crate) fn order_failed(&mut self, seat: Seat, order: Order, events: &mut Events) {
        let cause = self.cause(seat);
        if self.board(seat).enemy_total == 0 {
            events.all(|| Event::OrderIdle { seat, order, cause });
            return;
        }
        let track = self.diplomacy_tracks().1;
        let board = self.board_mut(seat);
        board.enemy_diplomacy = (board.enemy_diplomacy + 1).min(track);
        let level = board.enemy_diplomacy;
        events.all(|| Event::OrderFailed { seat, order, level, cause });
    }

    /// Tiles on which a new enemy unit may appear, as bits (KNI-ENEMY-02, KNI-FLOOD-02).
    pub(crate) fn arrival_tiles(&self, seat: Seat) -> u32 {
        let sheet = self.sheet();
        let board = self.board(seat);
        if board.enemy_total >= sheet.rules.total_enemy {
            return 0;
        }
        let all = (1u32 << sheet.map.tiles.len()) - 1;
        let free = || !occupied(&board.enemy);
        let roomy = || {
            let room = |tile: &usize| board.enemy[*tile] < sheet.rules.max_enemy;
            bits(u64::from(sheet.map.starts)).filter(room).fold(0u32, |bits, tile| bits | 1 << tile)
        };
        match sheet.rules.place_enemy {
            PlaceEnemy::Start => roomy(),
            PlaceEnemy::StartSpread => {
                let spread = sheet.map.starts & free();
                if spread == 0 { roomy() } else { spread }
            }
            PlaceEnemy::Empty => all & free(),
            PlaceEnemy::StartThenShore => {
                let dry = all & !self.flooded(seat) & free();
                let starts = sheet.map.starts & dry;
                if starts != 0 {
                    return starts;
                }
                let wet = sheet.map.starts | self.flooded(seat);
                let shore = bits(u64::from(wet)).fold(0, |shore, tile| shore | sheet.map.tiles[tile].adjacent);
                shore & dry
            }
        }
    }

    /// A new enemy unit appears.
    pub(crate) fn place_enemy(&mut self, seat: Seat, at: usize, events: &mut Events) {
        let tile = self.sheet().map.tiles[at].id;
        let cause = self.cause(seat);
        let board = self.board_mut(seat);
        board.enemy[at] += 1;
        board.enemy_total += 1;
        events.all(|| Event::EnemyPlaced { seat, tile, cause });
        self.check(seat, events);
    }

    /// One step of all enemy units towards the castle: the nearest tiles first, each unit to the first
    /// tile with room (KNI-ENEMY-03, KNI-FLOOD-05). Has any unit moved?
    pub(crate) fn advance(&mut self, seat: Seat, events: &mut Events) -> bool {
        let sheet = self.sheet();
        if !sheet.rules.advance {
            return false;
        }
        self.step_all(seat, &sheet.map.inward, |tile, _| Toward::Listed(&tile.toward), events)
    }

    /// One step of all enemy units away from the castle: the farthest tiles first (KNI-GOLD-04).
    pub(crate) fn retreat(&mut self, seat: Seat, events: &mut Events) -> bool {
        let sheet = self.sheet();
        let farther = |tile: &'static TileData, tiles: &'static [TileData]| {
            let far = |other: &usize| tiles[*other].distance > tile.distance;
            Toward::Bits(bits(u64::from(tile.adjacent)).filter(far).fold(0, |bits, other| bits | 1 << other))
        };
        self.step_all(seat, &sheet.map.outward, farther, events)
    }

    fn step_all(
        &mut self,
        seat: Seat,
        order: &[u8],
        toward: impl Fn(&'static TileData, &'static [TileData]) -> Toward,
        events: &mut Events,
    ) -> bool {
        let sheet = self.sheet();
        let tiles = sheet.map.tiles.as_slice();
        let flooded = self.flooded(seat);
        let cause = self.cause(seat);
        let board = self.board_mut(seat);
        let mut arrived = [0u8; TILES];
        let mut any = false;
        for from in order.iter().map(|from| usize::from(*from)) {
            if board.enemy[from] == 0 {
                continue;
            }
            let goals = toward(&tiles[from], tiles);
            while board.enemy[from] > arrived[from] {
                let room = |board: &Board, to: usize| board.enemy[to] < sheet.rules.max_enemy && flooded & 1 << to == 0;
                let goal = match goals {
                    Toward::Listed(list) => list.iter().map(|to| usize::from(*to)).find(|to| room(board, *to)),
                    Toward::Bits(mask) => bits(u64::from(mask)).find(|to| room(board, *to)),
                };
                let Some(to) = goal else { break };
                let units = (board.enemy[from] - arrived[from]).min(sheet.rules.max_enemy - board.enemy[to]);
                board.enemy[from] -= units;
                board.enemy[to] += units;
                arrived[to] += units;
                any = true;
                events.all(|| Event::EnemyMoved { seat, from: tiles[from].id, to: tiles[to].id, n: units, cause });
            }
        }
        any
    }

    /// The basic attack, all tiles at once: own units first, then sources, at the castle the castle
    /// (KNI-ENEMY-04). Was anything destroyed?
    fn enemy_attack(&mut self, seat: Seat, events: &mut Events) -> bool {
        let tiles = &self.sheet().map.tiles;
        let cause = self.cause(seat);
        let board = self.board_mut(seat);
        let mut destroyed = false;
        for at in bits(u64::from(occupied(&board.enemy))) {
            let (tile, enemies) = (&tiles[at], board.enemy[at]);
            let units = enemies.min(board.own[at]);
            board.own[at] -= units;
            board.own_total -= units;
            let rest = enemies - units;
            let mut left = rest;
            let mut sources = Goods::NONE;
            for (number, source) in tile.sources.iter().enumerate() {
                if left > 0 && board.broken[at] & 1 << number == 0 {
                    board.broken[at] |= 1 << number;
                    sources = sources.plus(*source);
                    left -= 1;
                }
            }
            let castle = tile.castle && rest > 0;
            if castle {
                board.ruined |= 1 << at;
            }
            if units > 0 || !sources.is_none() || castle {
                destroyed = true;
                events.all(|| Event::EnemyAttacked { seat, tile: tile.id, enemies, units, sources, castle, cause });
            }
        }
        destroyed
    }

    /// Rebels: an own unit is lost, without one the area (KNI-REB-02, KNI-REB-04).
    fn rebel_attack(&mut self, seat: Seat, events: &mut Events) -> bool {
        let tiles = &self.sheet().map.tiles;
        let cause = self.cause(seat);
        let board = self.board_mut(seat);
        let mut destroyed = false;
        for at in bits(u64::from(occupied(&board.enemy))) {
            let (tile, enemies) = (&tiles[at], board.enemy[at]);
            if board.own[at] > 0 {
                destroyed = true;
                lose_unit(board, at);
                events.all(|| unit_lost(seat, tile.id, enemies, cause));
            } else if board.ruined & 1 << at == 0 {
                ruin(board, at);
                destroyed = true;
                events.all(|| Event::TileRuined { seat, tile: tile.id, flooded: false, cause });
            }
        }
        destroyed
    }

    /// Water: a worker perishes, or the field is flooded and its water moves on (KNI-FLOOD-03, KNI-FLOOD-04).
    fn flood_attack(&mut self, seat: Seat, events: &mut Events) -> bool {
        let tiles = &self.sheet().map.tiles;
        let cause = self.cause(seat);
        let board = self.board_mut(seat);
        let mut destroyed = false;
        for at in bits(u64::from(occupied(&board.enemy))) {
            let (tile, enemies) = (&tiles[at], board.enemy[at]);
            destroyed = true;
            if board.own[at] > 0 {
                lose_unit(board, at);
                events.all(|| unit_lost(seat, tile.id, enemies, cause));
            } else {
                ruin(board, at);
                board.displaced |= 1 << at;
                events.all(|| Event::TileRuined { seat, tile: tile.id, flooded: true, cause });
            }
        }
        if board.displaced != 0 {
            board.agenda.push(Task::Flow);
        }
        destroyed
    }

    /// Where the water of the first newly flooded field can go: the field and the goals as bits.
    pub(crate) fn flow_choices(&self, seat: Seat) -> Option<(usize, u32)> {
        let board = self.board(seat);
        if board.displaced == 0 {
            return None;
        }
        let from = board.displaced.trailing_zeros() as usize;
        let dry = self.sheet().map.tiles[from].adjacent & !self.flooded(seat);
        Some((from, dry & !occupied(&board.enemy)))
    }

    /// Displaced water moves on, or returns to the reserve (KNI-FLOOD-04).
    pub(crate) fn flow(&mut self, seat: Seat, to: Option<usize>, events: &mut Events) {
        let tiles = &self.sheet().map.tiles;
        let board = self.board_mut(seat);
        let from = board.displaced.trailing_zeros() as usize;
        board.displaced &= !(1 << from);
        board.enemy[from] -= 1;
        match to {
            Some(to) => board.enemy[to] += 1,
            None => board.enemy_total -= 1,
        }
        events.all(|| Event::WaterMoved { seat, from: tiles[from].id, to: to.map(|to| tiles[to].id) });
        self.check(seat, events);
    }
}

/// Where a unit may step.
#[derive(Clone, Copy)]
enum Toward {
    /// In order of preference.
    Listed(&'static [u8]),
    /// By tile number.
    Bits(u32),
}

/// An own unit falls where rebels or the water attack.
fn lose_unit(board: &mut Board, at: usize) {
    board.own[at] -= 1;
    board.own_total -= 1;
}

/// The event that tells it.
fn unit_lost(seat: Seat, tile: Tile, enemies: u8, cause: Cause) -> Event {
    Event::EnemyAttacked { seat, tile, enemies, units: 1, sources: Goods::NONE, castle: false, cause }
}

/// A tile is flooded or destroyed: all its sources are gone.
fn ruin(board: &mut Board, at: usize) {
    board.ruined |= 1 << at;
    board.broken[at] = u8::MAX;
}
