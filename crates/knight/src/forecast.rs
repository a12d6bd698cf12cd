//! What the next consequence would do, as things stand: played out by the rules themselves on copies of the game,
//! for both sides of the card, paid for and not, and for every tile that the player may choose on the way.

use crate::Knight;
use crate::agenda::Task;
use crate::data::Order;
use crate::event::{Event, Events};
use crate::goods::{Good, Goods};
use crate::ids::{Side, Tile};
use crate::moves::Move;
use crate::options::Mode;
use crate::state::{End, Phase};
use quintain_core::bits::bits;
use quintain_core::rehearsal::{LONGEST, Stop, rehearse};
use quintain_core::{Fast, Lang, Seat, Seen};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What the next consequence would do to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Forecast {
    /// The side that is chosen, or both of them.
    pub sides: Vec<SideForecast>,
}

/// The step of the path that a side sets off.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SideForecast {
    /// The side.
    pub side: Side,
    /// Its path, from 1.
    pub path: u8,
    /// The step of the path that comes next, from 1.
    pub step: u8,
    /// What the possible part costs; nothing if the step has none.
    pub cost: Option<Goods>,
    /// Can that be paid from what may be spent, the side's own gain included?
    pub affordable: bool,
    /// What happens if it is paid, or if there is nothing to pay.
    pub paid: Way,
    /// What happens if it is not.
    pub unpaid: Option<Way>,
}

/// A course of the consequence, up to its end or to the next tile that the player chooses.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Way {
    /// The tile chosen to come here; none at the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<Tile>,
    /// What is chosen next, if anything is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choose: Option<Choose>,
    /// New enemy units, in order.
    pub arrivals: Vec<Tile>,
    /// Steps of enemy units, in order.
    pub moves: Vec<Step>,
    /// What attacks destroy.
    pub hits: Vec<Hit>,
    /// Tiles that are flooded or destroyed.
    pub ruined: Vec<Tile>,
    /// Where displaced water goes; nowhere if it runs off.
    pub flows: Vec<Flow>,
    /// Orders that no enemy unit can carry out: each raises the enemy's diplomacy.
    pub failed: Vec<Order>,
    /// Enemy units on the map then.
    pub enemies: u8,
    /// Own units on the map then.
    pub units: u8,
    /// The enemy's diplomacy then.
    pub diplomacy: u8,
    /// Own and enemy units on the castle's tile then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub castle: Option<[u8; 2]>,
    /// How the game ends by it, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    /// One course for each tile that may be chosen next; empty if there are too many to play out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<Way>,
}

/// A choice that the player has on the way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Choose {
    /// Where a new enemy unit appears.
    Place(Vec<Tile>),
    /// Where displaced water goes.
    Flow(Vec<Tile>),
}

/// Enemy units step from tile to tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Step {
    /// From here.
    pub from: Tile,
    /// To here.
    pub to: Tile,
    /// How many.
    pub n: u8,
}

/// Water is displaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Flow {
    /// From here.
    pub from: Tile,
    /// To here, or off the map.
    pub to: Option<Tile>,
}

/// An attack lands on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Hit {
    /// Where.
    pub tile: Tile,
    /// Enemy units that attack.
    pub enemies: u8,
    /// Own units lost.
    pub units: u8,
    /// Sources lost.
    pub sources: Goods,
    /// Is the castle destroyed?
    pub castle: bool,
}

/// So many courses are played out for one answer; beyond them only the choices are named.
const MOST_WAYS: usize = 200;

/// What the next consequence would do to a seat, as things stand. None where no consequence comes: in war mode, before
/// the first turn, when the seat waits or its game is over, and once the consequence has begun to be carried out.
pub fn forecast(game: &Knight, seat: Seat) -> Option<Forecast> {
    if game.state.mode == Mode::War || seat.index() >= usize::from(game.state.seats) {
        return None;
    }
    let board = game.board(seat);
    let deciding = match board.phase {
        Phase::Cards | Phase::Spend | Phase::Act | Phase::Command => true,
        Phase::Consequence | Phase::Goal => matches!(board.agenda.top(), Some(Task::Possible { .. })),
        Phase::Waiting | Phase::Over => false,
    };
    if !deciding || game.state.drawing != 0 {
        return None;
    }
    if let Some(Task::Possible { path, step }) = board.agenda.top() {
        let side = board.side?;
        return Some(Forecast { sides: vec![game.side_forecast(seat, side, path, step, Goods::NONE)] });
    }
    let copy = usize::from(game.state.current_card(seat));
    let card = &game.data.0.events[usize::from(*game.data.0.deck.get(copy)?)];
    let of = |side: Side| {
        let data = &card.sides[side as usize];
        let gain = if board.side.is_none() { game.data.0.bundle(data.gain).goods } else { Goods::NONE };
        game.side_forecast(seat, side, data.path, game.next_step(seat, data.path), gain)
    };
    let sides = board.side.map_or_else(|| Side::BOTH.to_vec(), |side| vec![side]);
    Some(Forecast { sides: sides.into_iter().map(of).collect() })
}

/// What a seat is told about the next consequence: as things stand, or as a line of its own moves would leave them.
/// Nothing that is hidden plays a part in it, so that any world that the seat takes for possible will do. Where the
/// line ends with luck or with others, there is nothing to tell.
pub fn advise(seen: &Seen<'_, Knight>, question: &Value, _: Lang) -> Result<Value, String> {
    let line: Vec<Move> = match question {
        Value::Null => Vec::new(),
        Value::Array(line) if line.len() <= LONGEST => {
            let moves = line.iter().map(|mv| Move::deserialize(mv).map_err(|error| error.to_string()));
            moves.collect::<Result<_, _>>()?
        }
        _ => return Err(format!("nothing is asked, or a list of at most {LONGEST} moves")),
    };
    let rehearsal = rehearse(&seen.sample(&mut Fast::new(0)), seen.seat(), &line);
    let said = (rehearsal.stop == Stop::End).then(|| forecast(&rehearsal.game, seen.seat())).flatten();
    serde_json::to_value(said).map_err(|error| error.to_string())
}

impl Knight {
    fn side_forecast(&self, seat: Seat, side: Side, path: u8, step: u8, gain: Goods) -> SideForecast {
        let possible = self.sheet().paths[usize::from(path)].steps[usize::from(step)].possible;
        let cost = possible.map(|_| self.possible_cost(path, step));
        let answer = |paid: bool| {
            let mut copy = self.clone();
            let board = copy.board_mut(seat);
            board.phase = Phase::Consequence;
            board.agenda.clear();
            board.agenda.push(Task::Unavoidable { path, step });
            if let Some((_, list)) = possible.filter(|_| !paid) {
                board.agenda.push(Task::Orders { list, index: 0 });
            }
            let mut left = MOST_WAYS;
            copy.play_out(seat, Way::default(), &mut left)
        };
        SideForecast {
            side,
            path: path + 1,
            step: step + 1,
            cost,
            affordable: cost.is_some_and(|cost| self.could_pay(seat, cost, gain)),
            paid: answer(true),
            unpaid: possible.map(|_| answer(false)),
        }
    }

    /// Could this be paid with a gain that is still to come? What does not fit becomes gold; resources of choice may
    /// become whatever is missing.
    fn could_pay(&self, seat: Seat, cost: Goods, gain: Goods) -> bool {
        if gain.is_none() {
            return self.can_pay(seat, cost).is_ok();
        }
        let mut copy = self.clone();
        copy.credit(seat, gain);
        let board = copy.board(seat);
        let missing: u8 =
            Good::RESOURCES.into_iter().map(|good| cost.of(good).saturating_sub(board.spendable(good))).sum();
        let fits = Good::RESOURCES.into_iter().all(|good| cost.of(good) <= self.data.0.limit(good));
        let gold = cost.of(Good::Gold) <= board.spendable(Good::Gold);
        let spare = (board.resources() + gain.any()).saturating_sub(cost.0[..3].iter().sum());
        fits && gold && missing <= gain.any() && cost.any() <= spare
    }

    /// Carries the consequence out until somebody must choose, and from there every choice.
    fn play_out(mut self, seat: Seat, mut way: Way, left: &mut usize) -> Way {
        let mut events = Events::on();
        self.run(seat, &mut events);
        for (_, event) in events.take() {
            way.note(&event);
        }
        let board = self.board(seat);
        let map = &self.sheet().map;
        (way.enemies, way.units, way.diplomacy) = (board.enemy_total, board.own_total, board.enemy_diplomacy);
        way.castle = map.castle.map(|at| [board.own[usize::from(at)], board.enemy[usize::from(at)]]);
        way.end = board.end;
        let (tiles, place) = match board.agenda.top() {
            Some(Task::Add(_)) => (self.arrival_tiles(seat), true),
            Some(Task::Flow) => (self.flow_choices(seat).map_or(0, |(_, goals)| goals), false),
            _ => return way,
        };
        let ids: Vec<Tile> = bits(u64::from(tiles)).map(|at| map.tiles[at].id).collect();
        way.choose = Some(if place { Choose::Place(ids.clone()) } else { Choose::Flow(ids.clone()) });
        if ids.len() > *left {
            return way;
        }
        *left -= ids.len();
        let before = Way { choose: None, ways: Vec::new(), ..way.clone() };
        for (at, tile) in bits(u64::from(tiles)).zip(ids) {
            let mut copy = self.clone();
            let mut events = Events::on();
            match copy.board(seat).agenda.top() {
                Some(Task::Add(n)) => {
                    copy.board_mut(seat).agenda.replace(Task::Add(n - 1));
                    copy.place_enemy(seat, at, &mut events);
                }
                _ => copy.flow(seat, Some(at), &mut events),
            }
            let mut next = Way { tile: Some(tile), ..before.clone() };
            for (_, event) in events.take() {
                next.note(&event);
            }
            way.ways.push(copy.play_out(seat, next, left));
        }
        way
    }
}

impl Way {
    fn note(&mut self, event: &Event) {
        match *event {
            Event::EnemyPlaced { tile, .. } => self.arrivals.push(tile),
            Event::EnemyMoved { from, to, n, .. } => self.moves.push(Step { from, to, n }),
            Event::EnemyAttacked { tile, enemies, units, sources, castle, .. } => {
                self.hits.push(Hit { tile, enemies, units, sources, castle });
            }
            Event::TileRuined { tile, .. } => self.ruined.push(tile),
            Event::WaterMoved { from, to, .. } => self.flows.push(Flow { from, to }),
            Event::OrderFailed { order, .. } => self.failed.push(order),
            _ => {}
        }
    }
}
