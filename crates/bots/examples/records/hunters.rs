//! Players who want one rare ending and nothing else.

use quintain_bots::knight::Weights;
use quintain_core::chance::Luck;
use quintain_core::{Budget, Choice, Events, Game, Policy, Seat, Seen};
use quintain_hearts::{Hearts, Move};
use quintain_knight::Knight;
use quintain_knight::data::{Finish, Sheet};
use quintain_knight::ids::{Measure, Need, Track};
use quintain_knight::state::{Board, EndedBy};

fn sheet(game: &Knight) -> &'static Sheet {
    &game.data().sheets[usize::from(game.state().sheet)]
}

/// The end the hunt is for is worth everything, and every other end is to be kept away.
fn ended(board: &Board, wanted: EndedBy) -> Option<f64> {
    let end = board.end?;
    Some(if end.by == wanted { 1e6 } else { -1e6 })
}

/// Symbols paid on the lines of a track.
fn paid(game: &Knight, board: &Board, track: Track) -> f64 {
    let (first, end) = game.data().track(track).lines;
    let symbols = |paid: &u16| (0..5).map(|kind| u32::from(paid >> (3 * kind) & 7)).sum::<u32>();
    f64::from(board.paid[first..end].iter().map(symbols).sum::<u32>())
}

/// To win battles: the levels they need, what those need in turn, and little besides.
pub(crate) fn warlike(weights: &Weights, game: &Knight, seat: Seat) -> f64 {
    let board = game.state().board(seat);
    if let Some(worth) = ended(board, EndedBy::Battles) {
        return worth;
    }
    let mut worth = weights.plain(game, seat) + 60.0 * f64::from(board.battles.count_ones());
    let mut wanted = [0i16; Track::ALL.len()];
    let mut needs: Vec<Need> = sheet(game).battles.iter().flat_map(|battle| battle.requires.clone()).collect();
    while let Some(need) = needs.pop() {
        let Measure::Track(track) = need.of else { continue };
        if wanted[track.index()] >= need.least {
            continue;
        }
        wanted[track.index()] = need.least;
        let (first, end) = game.data().track(track).lines;
        if end == first + 1 {
            let steps = game.data().lines[first].steps.iter().take(need.least as usize);
            needs.extend(steps.flat_map(|step| &step.requires));
        }
    }
    for track in Track::ALL {
        let level = i16::from(board.level(track));
        worth += 14.0 * f64::from(level.min(wanted[track.index()]));
        if level < wanted[track.index()] {
            worth += 2.0 * paid(game, board, track);
        }
    }
    // Influence that no battle needs only brings the win by points nearer.
    let enough = if game.seats() == 1 { 18.0 } else { 24.0 };
    worth - 4.0 * (f64::from(board.influence) - enough).max(0.0)
}

/// To stand on many tiles.
pub(crate) fn spreading(weights: &Weights, game: &Knight, seat: Seat) -> f64 {
    let board = game.state().board(seat);
    if let Some(worth) = ended(board, EndedBy::TilesHeld) {
        return worth;
    }
    weights.plain(game, seat)
        + 9.0 * f64::from(board.tiles())
        + 9.0 * f64::from(board.own_total)
        + 9.0 * f64::from(board.command)
        - 4.0 * (f64::from(board.influence) - 20.0).max(0.0)
}

/// To hold out with as few points as can be: resources buy consequences off, and nothing else.
pub(crate) fn poor(_: &Weights, game: &Knight, seat: Seat) -> f64 {
    let board = game.state().board(seat);
    if let Some(end) = board.end {
        return if end.by == EndedBy::Unresolved { 1e6 - 1e3 * f64::from(board.vp) } else { -1e6 };
    }
    let sheet = sheet(game);
    let length = &sheet.difficulty[game.state().difficulty as usize];
    let mut danger = 6.0 * f64::from(board.enemy_total);
    for lose in &sheet.lose {
        let (have, need) = match lose {
            Finish::EnemyUnits { n } => (board.enemy_total, *n),
            Finish::AreasDestroyed { n } => (board.ruined.count_ones() as u8, *n),
            Finish::VillagesDestroyed { n } => ((board.ruined & sheet.map.villages).count_ones() as u8, *n),
            Finish::EnemyDiplomacyFull => (board.enemy_diplomacy, length.enemy_diplomacy),
            _ => continue,
        };
        danger += 90.0 * (f64::from(have) / f64::from(need)).powi(2);
    }
    for (at, tile) in sheet.map.tiles.iter().enumerate() {
        if sheet.map.castle.is_some() && tile.distance <= 2 {
            danger += f64::from(board.enemy[at]) * (12.0 - 4.0 * f64::from(tile.distance));
        }
        danger -= 3.0 * f64::from(board.own[at].min(board.enemy[at]));
    }
    let garrison = sheet.map.castle.map_or(0, |castle| board.own[usize::from(castle)].min(3));
    // A full row overflows into gold, and full gold into points.
    let stock: f64 = board.held.iter().map(|held| 2.0 * f64::from((*held).min(4))).sum();
    let idle: f64 = Track::ALL.into_iter().map(|track| 0.4 * paid(game, board, track)).sum();
    stock + idle + 4.0 * f64::from(board.own_total) + 6.0 * f64::from(garrison) + 5.0 * f64::from(board.command)
        - danger
        - 0.8 * f64::from(board.vp)
}

/// A player of Hearts and Armour after whose move a skirmish would draw least blood.
pub(crate) struct Peaceful;

impl Policy<Hearts> for Peaceful {
    fn choose(&mut self, seen: &Seen<'_, Hearts>, _: Budget, luck: &mut dyn Luck) -> Choice<Move> {
        let world = seen.sample(luck);
        let blood = |mv: &Move| {
            let mut after = world;
            let _ = after.play(seen.seat(), *mv, &mut Events::off());
            after.forecast().wounds.iter().map(|wounds| u32::from(*wounds)).sum::<u32>()
        };
        let best = seen.moves().iter().copied().min_by_key(|mv| (blood(mv), *mv != Move::Declare));
        Choice::of(best.unwrap_or(seen.moves()[0]))
    }
}
