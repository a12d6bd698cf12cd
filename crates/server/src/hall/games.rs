//! What the hall knows about the games: how they are described, and which of their bots does what.

use crate::protocol::games::{GameInfo, PresetInfo};
use quintain_core::registry::AnyGame;
use quintain_core::table::LuckSource;

/// Who plays on for somebody who is away: the second level, which moves at once and throws nothing away, whatever the
/// bots at the table are.
pub(super) fn stand_in_of(game: &dyn AnyGame) -> String {
    let levels = game.levels();
    levels.get(1).or(levels.first()).map(|level| (*level).to_owned()).unwrap_or_default()
}

/// Whom people ask for hints: the strongest level that does not keep them waiting, the last but one.
pub fn adviser_of(game: &dyn AnyGame) -> Option<String> {
    let levels = game.levels();
    levels.iter().rev().nth(1).or(levels.first()).map(|level| (*level).to_owned())
}

/// A game, described.
pub(super) fn describe(game: &dyn AnyGame) -> GameInfo {
    let about = game.about();
    let presets = about.presets.into_iter().filter_map(|preset| {
        let seats = game.open(&preset.options, LuckSource::caller()).ok()?.seats();
        Some(PresetInfo { id: preset.id, name: preset.name, options: preset.options, seats })
    });
    GameInfo {
        id: about.id.to_owned(),
        name: about.name,
        seats: about.seats,
        rules: about.rules,
        data: about.data,
        options: about.options,
        presets: presets.collect(),
        bots: about.levels.into_iter().map(str::to_owned).collect(),
        advice: about.advice.into_iter().map(str::to_owned).collect(),
    }
}
