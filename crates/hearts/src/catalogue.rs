//! What clients are told of the components.

use crate::load::{ActionsFile, GoalsFile, HeroesFile, SetupFile, TalkFile};
use quintain_core::Catalogue;

/// Names, texts and figures, as the files have them.
pub(crate) fn catalogue(
    actions: &ActionsFile,
    heroes: &HeroesFile,
    goals: &GoalsFile,
    talk: &TalkFile,
    setup: &SetupFile,
) -> Catalogue {
    Catalogue::new()
        .list("card", &actions.action)
        .list("extra", &actions.extra)
        .list("hero", &heroes.hero)
        .list("side", &heroes.side)
        .list("tincture", &heroes.tincture)
        .list("charge", &heroes.charge)
        .list("goal", &goals.goal)
        .list("line", &talk.line)
        .list("table", &setup.table)
        .list("option", &setup.option)
        .figures("match", &setup.constants)
}
