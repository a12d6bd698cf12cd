//! What a statistician wants to know about a finished game.

use crate::Knight;
use crate::data::{Data, TrackKind};
use crate::event::Event;
use crate::ids::{Side, Track};
use crate::state::{End, Verdict};
use quintain_core::{Facts, Seat};

/// The components that facts speak of.
pub(crate) fn counted(data: &'static Data) -> Vec<(&'static str, Vec<&'static str>)> {
    let mut battles: Vec<&'static str> = Vec::new();
    for battle in data.sheets.iter().flat_map(|sheet| &sheet.battles).map(|battle| battle.id.id()) {
        if !battles.contains(&battle) {
            battles.push(battle);
        }
    }
    vec![
        ("character", data.characters.iter().map(|character| character.id.id()).collect()),
        ("goal", data.goals.iter().flatten().map(|goal| goal.id.id()).collect()),
        ("battle", battles),
        ("track-complete", Track::ALL.iter().map(|track| track.id()).collect()),
        ("event-left", data.events.iter().map(|event| event.id.id()).collect()),
        ("event-right", data.events.iter().map(|event| event.id.id()).collect()),
    ]
}

/// The level of a track on which everything is built.
fn top_level(data: &Data, track: Track) -> u8 {
    let track = &data.tracks[track.index()];
    let lines = &data.lines[track.lines.0..track.lines.1];
    match track.kind {
        TrackKind::Castle => lines.iter().map(|line| line.floor).max().unwrap_or(0),
        _ => lines.iter().map(|line| line.steps.len() as u8).sum(),
    }
}

/// How a seat ended, with whom, by which battles, tracks and sides of cards, and its totals after turns 3, 6, 9, 12.
pub(crate) fn facts(game: &Knight, seat: Seat, log: &[Event], facts: &mut Facts) {
    let (data, board) = (game.data.0, game.board(seat));
    if let Some(character) = data.characters.get(usize::from(board.character)) {
        facts.flag("character", character.id.id());
    }
    if game.state.goal != crate::ids::NONE {
        facts.flag("goal", game.goal().id.id());
    }
    let sheet = data.sheets.get(usize::from(game.state.sheet));
    if let Some(sheet) = sheet {
        facts.flag("scenario", sheet.id.id());
    }
    if let Some(end @ End { verdict, turn, .. }) = game.end_of(seat) {
        facts.flag("ending", crate::outcome::ending_word(end));
        if let Some(sheet) = sheet.filter(|_| verdict == Verdict::Victory) {
            facts.flag("way", format!("{}/{}", sheet.id.id(), crate::outcome::ending_word(end)));
        }
        let result = match verdict {
            Verdict::Victory => "victory",
            Verdict::HeldOut => "held-out",
            Verdict::Defeat => "defeat",
        };
        facts.flag("result", result);
        facts.number("last-turn", f64::from(turn));
    }
    for event in log {
        match event {
            Event::BattleWon { seat: s, battle } if *s == seat => facts.flag("battle", battle.id()),
            Event::SideChosen { seat: s, card, side } if *s == seat => {
                facts.flag(if *side == Side::Left { "event-left" } else { "event-right" }, card.id());
            }
            _ => {}
        }
    }
    for track in Track::ALL {
        let level = board.level(track);
        facts.number(format!("track-{}", track.id()), f64::from(level));
        if level >= top_level(data, track) {
            facts.flag("track-complete", track.id());
        }
    }
    for (name, field) in [("points-after-3", 0), ("points-after-6", 1), ("points-after-9", 2), ("points-after-12", 3)] {
        let reached = game.state.turn > 3 * (field as u8 + 1) || usize::from(board.recorded) > field + 1 || field == 3;
        if usize::from(board.recorded) > field && reached {
            facts.number(name, f64::from(board.totals[field]));
        }
    }
    facts.number("influence", f64::from(board.influence));
    facts.number("battles", f64::from(board.battles.count_ones()));
}
