//! What must hold between the files: checked once, when a pack is loaded.

use crate::data::{Activation, Data, Finish, Sheet, TrackKind};
use crate::ids::{Command, Measure, SEATS, Track};
use quintain_core::DataError;

type Result = std::result::Result<(), DataError>;

fn want(holds: bool, file: &str, field: impl Into<String>, message: impl Into<String>) -> Result {
    if holds { Ok(()) } else { Err(DataError::new(file, field, message)) }
}

/// Checks the data as a whole.
pub(super) fn check(data: &Data) -> Result {
    want(data.characters.len() >= SEATS, "characters.toml", "character", "four players need four characters")?;
    let cards = data.deck.len();
    want((24..=64).contains(&cards), "events.toml", "event", format!("24 to 64 event cards are wanted, not {cards}"))?;
    let unique = |ids: Vec<u8>| (1..ids.len()).all(|index| !ids[..index].contains(&ids[index]));
    want(unique(data.events.iter().map(|e| e.id.0).collect()), "events.toml", "id", "an id is used twice")?;
    want(unique(data.characters.iter().map(|c| c.id.0).collect()), "characters.toml", "id", "an id is used twice")?;
    for track in Track::ALL {
        chains(data, track)?;
    }
    for event in &data.events {
        for side in &event.sides {
            let known = side.actions.iter().all(|track| data.track(*track).activation == Activation::Event);
            want(known, "events.toml", event.id.id(), "an action names a track that events can activate")?;
        }
    }
    for line in &data.lines {
        for step in &line.steps {
            let simple = step.requires.iter().all(|need| matches!(need.of, Measure::Track(_) | Measure::Influence));
            want(simple, "court.toml", step.id.id(), "a requirement is a level or influence")?;
        }
    }
    let (solo, war) = data.sheets.split_at(data.scenarios);
    want(!solo.is_empty(), "scenarios.toml", "scenario", "there is no scenario")?;
    for sheet in solo {
        scenario(data, sheet)?;
    }
    for players in 2..=SEATS as u8 {
        let maps = war.iter().filter(|sheet| sheet.players.contains(&players)).count();
        want(maps == 1, "war.toml", "map", format!("{players} players need one map, not {maps}"))?;
    }
    for sheet in war {
        let castles = |seat| sheet.map.tiles.iter().filter(|tile| tile.castle_of == Some(seat)).count();
        let seats = sheet.players.iter().copied().max().unwrap_or(0);
        want((0..seats).all(|seat| castles(seat) == 1), "war.toml", sheet.id.id(), "each seat has one castle")?;
        let command = |command: Command| sheet.commands & 1 << command as u8 != 0;
        want(!command(Command::Envoy), "war.toml", "commands", "there is no envoy in war mode")?;
    }
    Ok(())
}

/// Chains lead from a track of segments to tracks that events activate, and from the castle to tracks
/// that only it activates.
fn chains(data: &Data, track: Track) -> Result {
    let own = data.track(track);
    let target = match own.kind {
        TrackKind::Segments => Activation::Event,
        _ => Activation::Chain,
    };
    let fits = own.chain_to.iter().all(|other| *other != track && data.track(*other).activation == target);
    let kind = own.chain_to.is_empty() || matches!(own.kind, TrackKind::Segments | TrackKind::Castle);
    want(fits && kind, "court.toml", format!("track {}, chain_to", track.id()), "no chain can lead there")
}

fn scenario(data: &Data, sheet: &Sheet) -> Result {
    const FILE: &str = "scenarios.toml";
    let name = sheet.id.id();
    let paths = data.events.iter().flat_map(|event| &event.sides).map(|side| side.path).max().unwrap_or(0);
    want(sheet.paths.len() > usize::from(paths), FILE, name, "an event names a path that the scenario has not")?;
    want(sheet.paths.len() <= 4, FILE, name, "a scenario has at most 4 paths")?;
    let rules = &sheet.rules;
    let small = rules.total_own <= 30 && rules.total_enemy <= 30 && rules.max_own <= 15 && rules.max_enemy <= 15;
    want(small, FILE, format!("{name}, map_rules"), "at most 30 units of a side, 15 on a tile")?;
    want(rules.max_own > 0, FILE, format!("{name}, map_rules"), "a tile has room for a unit")?;
    let castle = sheet.map.castle.is_some();
    let needs_castle =
        sheet.lose.iter().any(|lose| matches!(lose, Finish::CastleDestroyed | Finish::CastleOccupied { .. }));
    want(castle || !(needs_castle || rules.advance), FILE, format!("{name}, map"), "there is no castle on the map")?;
    for difficulty in &sheet.difficulty {
        for (start, most, total) in [
            (&difficulty.own_start, rules.max_own, rules.total_own),
            (&difficulty.enemy_start, rules.max_enemy, rules.total_enemy),
        ] {
            let on = |tile: u8| start.iter().fold(0, |units, other| units + u8::from(*other == tile));
            let crowded = start.iter().any(|tile| on(*tile) > most);
            want(!crowded && start.len() <= usize::from(total), FILE, format!("{name}, difficulty"), "too many units")?;
        }
        let tracks = difficulty.player_diplomacy > 0 && difficulty.enemy_diplomacy > 0;
        want(tracks, FILE, format!("{name}, difficulty"), "a diplomacy track has a length")?;
    }
    Ok(())
}
