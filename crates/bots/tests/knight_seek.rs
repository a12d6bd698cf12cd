//! Looks for endings that Knight's bots do not come to by themselves, with a bot that wants nothing else, and
//! writes their records: `KNIGHT_RECORDS=dir cargo test -p quintain-bots --test knight_seek -- --ignored --nocapture`.
//! `KNIGHT_SEEDS` says how many games each hunt may take.

use quintain_bots::knight::Greedy;
use quintain_bots::knight::value::{self, Worth};
use quintain_core::record::{Record, Stamp};
use quintain_core::registry::{AnyGame, Edition};
use quintain_core::table::LuckSource;
use quintain_core::{Budget, Fast, Game, Seat, Seen};
use quintain_knight::Knight;
use quintain_knight::data::{Finish, Measure, Need, Sheet, Track};
use quintain_knight::state::{Board, EndedBy};
use serde_json::json;

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
fn warlike(game: &Knight, seat: Seat) -> f64 {
    let board = game.state().board(seat);
    if let Some(worth) = ended(board, EndedBy::Battles) {
        return worth;
    }
    let mut worth = value::plain(game, seat) + 60.0 * f64::from(board.battles.count_ones());
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
fn spreading(game: &Knight, seat: Seat) -> f64 {
    let board = game.state().board(seat);
    if let Some(worth) = ended(board, EndedBy::TilesHeld) {
        return worth;
    }
    value::plain(game, seat)
        + 9.0 * f64::from(board.tiles())
        + 9.0 * f64::from(board.own_total)
        + 9.0 * f64::from(board.command)
        - 4.0 * (f64::from(board.influence) - 20.0).max(0.0)
}

/// To hold out with as few points as can be: resources buy consequences off, and nothing else.
fn poor(game: &Knight, seat: Seat) -> f64 {
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

fn play(edition: &Edition<Knight>, options: &serde_json::Value, seed: u64, worth: Worth) -> Record {
    let mut table = edition.table(options, LuckSource::seed(seed)).unwrap();
    let mut luck = Fast::new(seed);
    let mut moves = Vec::new();
    let mut bots: Vec<_> = (0..table.game().seats()).map(|_| Greedy::valuing(worth)).collect();
    table.deal(&Stamp::default()).unwrap();
    while let Some(seat) = table.game().next().deciders().first() {
        moves.clear();
        table.game().legal_moves(seat, &mut moves);
        let seen = Seen::new(table.game(), seat, &moves);
        let mv = bots[seat.index()].choose(&seen, Budget::Level, &mut luck).mv;
        table.play(seat, mv, Stamp::default()).unwrap();
        table.deal(&Stamp::default()).unwrap();
    }
    table.record()
}

#[test]
#[ignore = "writes records of rare endings"]
fn seek() {
    let Ok(folder) = std::env::var("KNIGHT_RECORDS") else { return };
    let edition = Edition::<Knight>::new();
    let easy = |scenario: &str| json!({"mode": "solo", "scenario": scenario, "difficulty": "easy"});
    let preset = |id: &str| edition.preset(id).unwrap();
    let hunts: [(&str, &str, serde_json::Value, Worth); 11] = [
        ("solo-war", "battles", preset("solo-war"), warlike),
        ("solo-rebellion", "battles", preset("solo-rebellion"), warlike),
        ("solo-barbarians", "battles", preset("solo-barbarians"), warlike),
        ("solo-flood", "battles", preset("solo-flood"), warlike),
        ("war-2", "battles", preset("war-2"), warlike),
        ("solo-barbarians", "tiles-held", preset("solo-barbarians"), spreading),
        ("solo-flood", "tiles-held", preset("solo-flood"), spreading),
        ("solo-war-easy", "fell-short", easy("defensive-war"), poor),
        ("solo-barbarians-easy", "fell-short", easy("barbarian-invasion"), poor),
        ("solo-flood-easy", "fell-short", easy("flood"), poor),
        ("solo-rebellion-easy", "fell-short", easy("rebellion"), poor),
    ];
    let seeds: u64 = std::env::var("KNIGHT_SEEDS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(40);
    let only = std::env::var("KNIGHT_HUNT").unwrap_or_default();
    for (name, wanted, options, worth) in hunts {
        let path = format!("{folder}/{name}-{wanted}.json");
        if std::path::Path::new(&path).exists() || !format!("{name}-{wanted}").contains(&only) {
            continue;
        }
        let mut seen = std::collections::BTreeMap::<String, u32>::new();
        for seed in 0..seeds {
            let record = play(&edition, &options, seed, worth);
            let ending = record.outcome.as_ref().unwrap().ending.clone();
            *seen.entry(ending.to_string()).or_default() += 1;
            if ending == wanted {
                std::fs::write(&path, serde_json::to_string(&record).unwrap()).unwrap();
                break;
            }
        }
        println!("{name} {wanted}: {seen:?}");
    }
}
