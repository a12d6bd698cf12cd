//! Looks for rare endings with single-minded players and writes their records: run by hand with
//! `KNIGHT_RECORDS=dir cargo test -p quintain-knight --test seek -- --ignored`.

use quintain_core::record::Stamp;
use quintain_core::registry::{AnyGame, Edition};
use quintain_core::table::LuckSource;
use quintain_core::{Events, Fast, Game, Luck, Seat};
use quintain_knight::Knight;
use quintain_knight::data::Track;
use quintain_knight::state::EndedBy;

type Wish = fn(&Knight, Seat) -> f64;

fn ended(game: &Knight, seat: Seat, wanted: EndedBy) -> Option<f64> {
    let end = game.state().board(seat).end?;
    Some(if end.by == wanted { 1e6 } else { -1e6 })
}

fn sheet(game: &Knight) -> &'static quintain_knight::data::Sheet {
    &game.data().sheets[usize::from(game.state().sheet)]
}

/// Keeps the losses away.
fn safety(game: &Knight, seat: Seat) -> f64 {
    let board = game.state().board(seat);
    let mut danger = 3.0 * f64::from(board.enemy_total) + 2.0 * f64::from(board.enemy_diplomacy.pow(2));
    danger += 2.0 * f64::from(board.ruined.count_ones().pow(2));
    let mut near = 0.0;
    for (at, tile) in sheet(game).map.tiles.iter().enumerate() {
        if sheet(game).map.castle.is_some() && tile.distance <= 1 {
            near += f64::from(board.enemy[at]);
        }
        danger -= 1.5 * f64::from(board.own[at].min(board.enemy[at]));
    }
    let garrison = sheet(game).map.castle.map_or(0, |castle| board.own[usize::from(castle)]);
    danger += 9.0 * (near - f64::from(garrison)).max(0.0);
    1.5 * f64::from(board.command) + f64::from(board.own_total) - danger
}

/// To hold out with as few points as can be.
fn poor(game: &Knight, seat: Seat) -> f64 {
    let board = game.state().board(seat);
    let hoard = 0.9 * f64::from(board.resources());
    let unpaid = 0.3 * board.paid.iter().map(|paid| f64::from(paid.count_ones())).sum::<f64>();
    game.state().board(seat).end.map_or_else(
        || safety(game, seat) + hoard + 0.2 * unpaid - 0.5 * f64::from(board.vp),
        |end| if end.by == EndedBy::Unresolved { 1e5 - f64::from(board.vp) } else { -1e6 },
    )
}

/// To win battles.
fn warlike(game: &Knight, seat: Seat) -> f64 {
    if let Some(worth) = ended(game, seat, EndedBy::Battles) {
        return worth;
    }
    let board = game.state().board(seat);
    let mut worth = 40.0 * f64::from(board.battles.count_ones())
        + 0.8 * f64::from(board.resources())
        + 0.4 * f64::from(board.held[3]);
    for (place, battle) in sheet(game).battles.iter().enumerate() {
        if board.battles & 1 << place != 0 {
            continue;
        }
        for need in &battle.requires {
            if let quintain_knight::data::Measure::Track(track) = need.of {
                worth += 4.0 * f64::from(i16::from(board.level(track)).min(need.least));
                let (first, end) = game.data().track(track).lines;
                let paid: u32 = board.paid[first..end]
                    .iter()
                    .map(|p| (0..5).map(|k| u32::from(p >> (3 * k) & 7)).sum::<u32>())
                    .sum();
                if i16::from(board.level(track)) < need.least {
                    worth += 1.2 * f64::from(paid);
                }
            }
        }
    }
    for track in Track::ALL {
        worth += 1.0 * f64::from(board.level(track));
    }
    worth + 1.2 * safety(game, seat)
}

/// To lead the water to the castle.
fn flooding(game: &Knight, seat: Seat) -> f64 {
    if let Some(worth) = ended(game, seat, EndedBy::CastleDestroyed) {
        return worth;
    }
    let board = game.state().board(seat);
    let mut worth = -6.0 * f64::from(board.ruined.count_ones())
        - 3.0 * f64::from(board.enemy_diplomacy)
        - f64::from(board.own_total);
    for (at, tile) in sheet(game).map.tiles.iter().enumerate() {
        worth += f64::from(board.enemy[at]) * (30.0 - 5.0 * f64::from(tile.distance)).max(0.0);
    }
    worth
}

/// To stand on many tiles.
fn spreading(game: &Knight, seat: Seat) -> f64 {
    if let Some(worth) = ended(game, seat, EndedBy::TilesHeld) {
        return worth;
    }
    let board = game.state().board(seat);
    let tiles = f64::from(board.tiles());
    let levels: f64 = board.levels.iter().map(|level| f64::from(*level)).sum();
    let stages: f64 = board.stages.iter().map(|stage| f64::from(*stage)).sum();
    12.0 * tiles
        + 6.0 * f64::from(board.own_total)
        + 8.0 * f64::from(board.command)
        + 3.0 * levels
        + 4.0 * stages
        + 0.8 * f64::from(board.resources())
        + safety(game, seat)
}

/// To take the other castle.
fn raiding(game: &Knight, seat: Seat) -> f64 {
    let state = game.state();
    if usize::from(state.war.conqueror) == seat.index() {
        return 1e6;
    }
    let board = state.board(seat);
    let map = &sheet(game).map;
    let mut worth =
        4.0 * f64::from(board.store()) + 3.0 * f64::from(board.own_total) + 0.5 * f64::from(board.resources());
    for (at, tile) in map.tiles.iter().enumerate() {
        if tile.castle_of.is_some_and(|owner| usize::from(owner) != seat.index()) {
            worth += 30.0 * f64::from(board.own[at]);
            let next = (0..map.tiles.len()).filter(|to| tile.adjacent & 1 << to != 0);
            for to in next {
                worth += 12.0 * f64::from(board.own[to]);
                let further = (0..map.tiles.len()).filter(|far| map.tiles[to].adjacent & 1 << far != 0);
                worth += further.map(|far| 2.0 * f64::from(board.own[far])).sum::<f64>();
            }
        }
    }
    worth
}

fn play(
    edition: &Edition<Knight>,
    options: &serde_json::Value,
    seed: u64,
    wish: Wish,
) -> quintain_core::record::Record {
    let mut table = edition.table(options, LuckSource::seed(seed)).unwrap();
    let mut luck = Fast::new(seed);
    let mut moves = Vec::new();
    table.deal(&Stamp::default()).unwrap();
    while let Some(seat) = table.game().next().deciders().first() {
        moves.clear();
        table.game().legal_moves(seat, &mut moves);
        let mut best = (moves[luck.below(moves.len() as u32) as usize], f64::MIN);
        for mv in &moves {
            let mut copy = table.game().clone();
            let _ = copy.play(seat, *mv, &mut Events::off()).unwrap();
            let worth = wish(&copy, seat) + f64::from(luck.below(100)) * 0.01;
            if worth > best.1 {
                best = (*mv, worth);
            }
        }
        table.play(seat, best.0, Stamp::default()).unwrap();
        table.deal(&Stamp::default()).unwrap();
    }
    table.record()
}

#[test]
#[ignore = "writes records of rare endings"]
fn seek() {
    let Ok(folder) = std::env::var("KNIGHT_RECORDS") else { return };
    let edition = Edition::<Knight>::new();
    let hunts: [(&str, &str, Wish); 12] = [
        ("solo-war-easy", "fell-short", poor),
        ("war-2", "castle-attack", raiding),
        ("solo-flood", "castle-destroyed", flooding),
        ("solo-war", "battles", warlike),
        ("solo-rebellion", "battles", warlike),
        ("solo-barbarians", "battles", warlike),
        ("solo-flood", "battles", warlike),
        ("solo-barbarians", "tiles-held", spreading),
        ("solo-flood", "tiles-held", spreading),
        ("war-2", "tiles-held", spreading),
        ("war-4", "tiles-held", spreading),
        ("war-2", "battles", warlike),
    ];
    let seeds: u64 = std::env::var("KNIGHT_SEEDS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(40);
    for (preset, wanted, wish) in hunts {
        let path = format!("{folder}/{preset}-{wanted}.json");
        if std::path::Path::new(&path).exists() {
            continue;
        }
        let options = edition.preset(preset).unwrap();
        let mut seen = std::collections::BTreeMap::<String, u32>::new();
        for seed in 0..seeds {
            let record = play(&edition, &options, seed, wish);
            let ending = record.outcome.as_ref().unwrap().ending.clone();
            *seen.entry(ending.to_string()).or_default() += 1;
            if ending == wanted {
                std::fs::write(&path, serde_json::to_string(&record).unwrap()).unwrap();
                break;
            }
        }
        println!("{preset} {wanted}: {seen:?}");
    }
}
