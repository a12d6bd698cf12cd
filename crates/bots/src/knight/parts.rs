//! What a table is worth, in parts: by track, by battle, by threat.

use super::value::is_war;
use super::weights::Weights;
use crate::search::{Part, Parts};
use quintain_core::{Game, Seat};
use quintain_knight::Knight;
use quintain_knight::data::{Activation, Finish};
use quintain_knight::ids::Track;
use quintain_knight::state::Verdict;

/// The parts of what a table is worth to a seat.
pub(super) fn parts(weights: &Weights, world: &Knight, seat: Seat) -> Parts {
    let (state, data) = (world.state(), world.data());
    let board = state.board(seat);
    let won = board.end.is_some_and(|end| end.verdict == Verdict::Victory);
    let sheet = &data.sheets[usize::from(state.sheet)];
    let left = f64::from(data.table.turns.saturating_sub(state.turn));
    let mut parts = vec![
        Part::of("victory", if won { 100.0 } else { 0.0 }),
        Part::of(
            "holdings",
            weights.holdings(board) + weights.harvest * weights.goods(world.harvest(seat)) * (left / 12.0).min(0.8),
        ),
        Part::of("score", weights.score(board, sheet, left)),
        Part::of("command", weights.command * f64::from(board.store())),
    ];
    for track in Track::ALL {
        parts.push(Part::about("track", &data.track(track).name, of_track(weights, world, seat, track, left)));
    }
    for (_, battle) in sheet.battles.iter().enumerate().filter(|(place, _)| board.battles & 1 << *place != 0) {
        parts.push(Part::about("battle", &battle.name, 3.5));
    }
    if is_war(world) {
        parts.push(Part::of("war", weights.war(world, seat)));
        return parts;
    }
    let length = &sheet.difficulty[state.difficulty as usize];
    let own = f64::from(board.diplomacy) / f64::from(length.player_diplomacy);
    parts.push(Part::of("diplomacy", weights.treaty * f64::from(board.diplomacy) + weights.treaty_share * own * own));
    parts.push(Part::of("ground", weights.map(world, seat, sheet)));
    let mut enemies = weights.danger(world, seat, sheet);
    for lose in &sheet.lose {
        let (id, have, need) = match lose {
            Finish::EnemyUnits { n } => ("enemy-units", board.enemy_total, *n),
            Finish::AreasDestroyed { n } => ("areas-lost", board.ruined.count_ones() as u8, *n),
            Finish::VillagesDestroyed { n } => {
                ("villages-lost", (board.ruined & sheet.map.villages).count_ones() as u8, *n)
            }
            Finish::EnemyDiplomacyFull => ("enemy-diplomacy", board.enemy_diplomacy, length.enemy_diplomacy),
            _ => continue,
        };
        let share = f64::from(have) / f64::from(need);
        let threat = weights.loss_close * share * share * share + weights.loss * share;
        enemies -= threat;
        parts.push(Part::of(id, -threat));
    }
    parts.push(Part::of("danger", -enemies));
    parts
}

/// What a track brings in the turns left, and what was paid towards its next step.
fn of_track(weights: &Weights, world: &Knight, seat: Seat, track: Track, left: f64) -> f64 {
    let (board, data) = (world.state().board(seat), world.data().track(track));
    let mut worth = weights.level * f64::from(board.level(track));
    if data.activation == Activation::Event {
        worth += weights.income * left * weights.goods(world.income(seat, track));
        worth += weights.open_stage * weights.stage(world, seat, track) * (1.0 - 0.75_f64.powf(left));
    }
    for line in data.lines.0..data.lines.1 {
        for (kind, each) in [weights.resource, weights.resource, weights.resource, weights.gold, weights.resource]
            .into_iter()
            .enumerate()
        {
            worth += weights.paid * each * f64::from(board.paid[line] >> (3 * kind) & 7);
        }
    }
    worth
}
