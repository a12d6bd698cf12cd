//! How good a table of Knight looks to a seat: the notes for bots, as numbers.

use super::weights::Weights;
use quintain_core::{Game, Seat};
use quintain_knight::Knight;
use quintain_knight::data::{Activation, AttackKind, Finish, Sheet};
use quintain_knight::goods::{Bundle, Good, Goods};
use quintain_knight::ids::Track;
use quintain_knight::options::Mode;
use quintain_knight::state::{Board, Verdict};

/// How good a table looks to a seat, by weights and by what somebody is after.
#[derive(Clone, Copy, Debug)]
pub struct Worth {
    /// What things are worth.
    pub weights: &'static Weights,
    /// What is made of them.
    pub of: fn(&Weights, &Knight, Seat) -> f64,
}

impl Worth {
    /// Somebody who values things as usual.
    pub fn usual(of: fn(&Weights, &Knight, Seat) -> f64) -> Self {
        Self { weights: Weights::usual(), of }
    }

    /// How good a table looks.
    #[inline]
    pub fn of(&self, world: &Knight, seat: Seat) -> f64 {
        (self.of)(self.weights, world, seat)
    }
}

/// Battles count for more.
pub fn for_battles(weights: &Weights, world: &Knight, seat: Seat) -> f64 {
    let board = world.state().board(seat);
    let levels = [Track::Combat, Track::Armory, Track::Knowledge, Track::Stable, Track::King, Track::Church];
    weights.plain(world, seat)
        + 7.0 * f64::from(board.battles.count_ones())
        + 1.2 * levels.into_iter().map(|track| f64::from(board.level(track).min(4))).sum::<f64>()
}

/// Own units on many tiles count for more.
pub fn for_tiles(weights: &Weights, world: &Knight, seat: Seat) -> f64 {
    let board = world.state().board(seat);
    weights.plain(world, seat)
        + 4.0 * f64::from(board.tiles())
        + 3.0 * f64::from(board.own_total)
        + 1.5 * f64::from(board.command)
}

/// The own diplomacy track counts for more.
pub fn for_diplomacy(weights: &Weights, world: &Knight, seat: Seat) -> f64 {
    weights.plain(world, seat) + 8.0 * f64::from(world.state().board(seat).diplomacy)
}

impl Weights {
    /// What goods are worth.
    pub(super) fn goods(&self, goods: Goods) -> f64 {
        let resources = goods.0[0] + goods.0[1] + goods.0[2];
        self.resource * f64::from(resources)
            + self.gold * f64::from(goods.0[3])
            + 1.1 * self.resource * f64::from(goods.0[4])
    }

    /// What a bundle is worth.
    pub(super) fn bundle(&self, bundle: &Bundle) -> f64 {
        self.goods(bundle.goods)
            + self.point * f64::from(bundle.vp)
            + self.influence * f64::from(bundle.influence)
            + self.command * f64::from(bundle.command)
            + self.diplomacy * f64::from(bundle.diplomacy)
            - self.enemy_diplomacy * f64::from(bundle.enemy_diplomacy)
            + self.enemy_removed * f64::from(bundle.remove_enemy)
    }

    /// What activating a track now would be worth.
    pub(super) fn activation(&self, world: &Knight, seat: Seat, track: Track) -> f64 {
        self.goods(world.income(seat, track)) + self.stage(world, seat, track)
    }

    /// What the open stage of a track is worth.
    pub(super) fn stage(&self, world: &Knight, seat: Seat, track: Track) -> f64 {
        if !world.stage_is_open(seat, track) {
            return 0.0;
        }
        let (state, data) = (world.state(), world.data());
        let sheet = &data.sheets[usize::from(state.sheet)];
        let row = match track {
            Track::Church => 0,
            Track::Nobles => 1,
            Track::Merchants => 2,
            _ => 3,
        };
        let next = usize::from(state.board(seat).stages[row]);
        match sheet.rows.get(row) {
            Some(stages) => {
                stages[next].sides.map(|side| self.bundle(data.bundle(side))).into_iter().fold(0.0, f64::max)
            }
            None => self.bundle(data.bundle(sheet.king[next].once)),
        }
    }

    /// Whatever comes: mostly points and influence.
    pub fn plain(&self, world: &Knight, seat: Seat) -> f64 {
        let state = world.state();
        let board = state.board(seat);
        if let Some(end) = board.end
            && !is_war(world)
        {
            let worth = match end.verdict {
                Verdict::Victory => 1000.0,
                Verdict::HeldOut => 60.0,
                Verdict::Defeat => -300.0,
            };
            return worth + 0.05 * f64::from(board.vp) + f64::from(end.turn);
        }
        let data = world.data();
        let sheet = &data.sheets[usize::from(state.sheet)];
        let left = f64::from(data.table.turns.saturating_sub(state.turn));
        let mut worth = self.holdings(board) + self.court(world, seat, left) + self.score(board, sheet, left);
        worth += self.command * f64::from(board.store());
        worth += self.harvest * self.goods(world.harvest(seat)) * (left / 12.0).min(0.8);
        worth += self.battles(board, sheet);
        if is_war(world) {
            worth + self.war(world, seat)
        } else {
            let length = &sheet.difficulty[state.difficulty as usize];
            let own = f64::from(board.diplomacy) / f64::from(length.player_diplomacy);
            worth
                + self.treaty * f64::from(board.diplomacy)
                + self.treaty_share * own * own
                + self.map(world, seat, sheet)
                - self.danger(world, seat, sheet)
        }
    }

    /// What is in hand. A full row is worth less: it overflows.
    pub(super) fn holdings(&self, board: &Board) -> f64 {
        let kind = |good: Good| {
            let held = f64::from(board.held[good.index()]);
            if good == Good::Gold {
                self.gold * held.min(9.0) + self.gold_surplus * (held - 9.0).max(0.0)
            } else {
                self.resource * held.min(4.0) + self.resource_surplus * (held - 4.0).max(0.0)
            }
        };
        Good::ALL.into_iter().map(kind).sum()
    }

    /// Points and influence, on the way to the score win: what is short weighs more towards the end.
    pub(super) fn score(&self, board: &Board, sheet: &Sheet, left: f64) -> f64 {
        let target = sheet.win.iter().find_map(|finish| match finish {
            Finish::Score { vp, influence } => Some((f64::from(*vp), f64::from(*influence))),
            _ => None,
        });
        let (vp, influence) = target.unwrap_or((300.0, 25.0));
        let points = f64::from(board.vp);
        let standing = f64::from(board.influence);
        let surplus = if left > 3.0 { self.influence_beyond } else { self.influence_beyond_late };
        self.point * points.min(vp)
            + self.point_beyond * (points - vp).max(0.0)
            + self.influence * standing.min(influence)
            + surplus * (standing - influence).max(0.0)
    }

    /// Income still to come, open stages, symbols paid ahead.
    fn court(&self, world: &Knight, seat: Seat, left: f64) -> f64 {
        let data = world.data();
        let board = world.state().board(seat);
        let mut worth = 0.0;
        // It is likelier that a stage is reached the more turns are left.
        let reached = self.open_stage * (1.0 - 0.75_f64.powi(left as i32));
        for track in Track::ALL {
            if data.track(track).activation == Activation::Event {
                worth += self.income * left * self.goods(world.income(seat, track));
                worth += reached * self.stage(world, seat, track);
            }
        }
        // Village and stable pay through the castle, once it has floors.
        let through_castle = if board.level(Track::Castle) > 0 { 0.0 } else { self.income_later };
        for track in [Track::Village, Track::Stable] {
            worth += through_castle * left * self.goods(world.income(seat, track));
        }
        let mut paid = [0; 5];
        for line in board.paid.iter().copied().filter(|paid| *paid != 0) {
            for (kind, sum) in paid.iter_mut().enumerate() {
                *sum += line >> (3 * kind) & 7;
            }
        }
        let [glory, nobility, valor, gold, any] = paid;
        worth += self.paid * self.resource * f64::from(glory + nobility + valor + any);
        worth += self.paid * self.gold * f64::from(gold);
        let open = (board.open[0] | board.open[1] | board.open[2] | board.open[3] | board.open[4]).count_ones();
        worth
            + self.open * f64::from(open)
            + self.level * f64::from(board.level(Track::Armory) + board.level(Track::Village))
            + self.castle * f64::from(board.level(Track::Castle))
    }

    fn battles(&self, board: &Board, sheet: &Sheet) -> f64 {
        let won = f64::from(board.battles.count_ones());
        let needed = sheet
            .win
            .iter()
            .find_map(|finish| if let Finish::Battles { n } = finish { Some(f64::from(*n)) } else { None });
        let share = won / needed.unwrap_or(5.0);
        self.battle * won + self.battle_share * share * share
    }

    /// Own units: a garrison first, then the ground.
    pub(super) fn map(&self, world: &Knight, seat: Seat, sheet: &Sheet) -> f64 {
        let board = world.state().board(seat);
        let tiles = f64::from(board.tiles());
        let units = f64::from(board.own_total);
        let garrison = sheet.map.castle.map_or(0.0, |castle| f64::from(board.own[usize::from(castle)].min(2)));
        self.unit * units + self.tile * tiles + self.garrison * garrison
    }

    /// What threatens the seat: enemies by distance, and every loss condition by how near it is.
    pub(super) fn danger(&self, world: &Knight, seat: Seat, sheet: &Sheet) -> f64 {
        let state = world.state();
        let board = state.board(seat);
        let mut threat = self.enemy * f64::from(board.enemy_total);
        let mut near = 0.0;
        for (at, tile) in sheet.map.tiles.iter().enumerate() {
            let enemies = f64::from(board.enemy[at]);
            if board.enemy[at] == 0 {
                continue;
            }
            let met = f64::from(board.own[at].min(board.enemy[at]));
            if sheet.map.castle.is_some() && sheet.rules.attack == AttackKind::Sources {
                threat += enemies * self.enemy_near.get(usize::from(tile.distance)).copied().unwrap_or(0.0);
                near += if tile.distance <= 1 { enemies } else { 0.0 };
            } else {
                threat += if board.own[at] == 0 { self.enemy_alone } else { self.enemy_met };
                threat +=
                    if tile.distance <= 2 && sheet.map.castle.is_some() { 4.0 - f64::from(tile.distance) } else { 0.0 };
            }
            threat -= self.met * met;
        }
        if let Some(castle) = sheet.map.castle
            && sheet.rules.attack == AttackKind::Sources
        {
            threat += self.besieged * (near - f64::from(board.own[usize::from(castle)])).max(0.0);
        }
        let length = &sheet.difficulty[state.difficulty as usize];
        for lose in &sheet.lose {
            let (have, need) = match lose {
                Finish::EnemyUnits { n } => (board.enemy_total, *n),
                Finish::AreasDestroyed { n } => (board.ruined.count_ones() as u8, *n),
                Finish::VillagesDestroyed { n } => ((board.ruined & sheet.map.villages).count_ones() as u8, *n),
                Finish::EnemyDiplomacyFull => (board.enemy_diplomacy, length.enemy_diplomacy),
                _ => continue,
            };
            let share = f64::from(have) / f64::from(need);
            threat += self.loss_close * share * share * share + self.loss * share;
        }
        threat
    }

    /// War: units, ground, and the own castle against whoever stands near it.
    pub(super) fn war(&self, world: &Knight, seat: Seat) -> f64 {
        let state = world.state();
        let board = state.board(seat);
        let sheet = &world.data().sheets[usize::from(state.sheet)];
        let mut worth = self.war_unit * f64::from(board.own_total) + self.war_tile * f64::from(board.tiles());
        if let Some(end) = board.end {
            worth += if end.verdict == Verdict::Victory { 300.0 } else { 0.0 };
        }
        if usize::from(state.war.conqueror) == seat.index() {
            worth += 1000.0;
        }
        for rival in Seat::all(usize::from(state.seats)).filter(|rival| *rival != seat) {
            let other = state.board(rival);
            worth -= self.rival_unit * f64::from(other.own_total) + self.rival_point * f64::from(other.vp);
            if usize::from(state.war.conqueror) == rival.index() {
                worth -= 1000.0;
            }
            for (at, tile) in sheet.map.tiles.iter().enumerate() {
                if tile.castle_of == Some(seat.index() as u8) {
                    let close = |other: &Board| {
                        let next = (0..sheet.map.tiles.len()).filter(|to| tile.adjacent & 1 << to != 0);
                        f64::from(other.own[at]) * 2.0 + next.map(|to| f64::from(other.own[to])).sum::<f64>()
                    };
                    worth -= self.siege * (close(other) - f64::from(board.own[at]) * 1.5).max(0.0);
                } else if tile.castle_of == Some(rival.index() as u8) {
                    worth += self.assault * (f64::from(board.own[at]) - f64::from(other.own[at])).max(-0.5);
                }
            }
        }
        worth
    }
}

/// Is this a table of war?
pub(super) fn is_war(world: &Knight) -> bool {
    world.state().mode == Mode::War
}
