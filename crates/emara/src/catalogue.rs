//! What clients are told of the components.

use quintain_core::{Catalogue, DataError, Pack};
use serde_json::Value;

/// Everything that clients show, as the files have it: names, texts, prices, provenance.
pub(crate) fn catalogue(files: &Pack) -> Result<Catalogue, DataError> {
    let mut all = Catalogue::new();
    for (kind, file) in [
        ("card", "action_cards.toml"),
        ("area", "areas.toml"),
        ("master", "masters.toml"),
        ("event", "events.toml"),
        ("honour", "honours.toml"),
        ("title", "nobility.toml"),
        ("marker", "markers.toml"),
    ] {
        let value: Value = files.parse(file)?;
        all = all.list(kind, &value[kind]);
    }
    let areas: Value = files.parse("areas.toml")?;
    let huts = areas["area"].as_array().into_iter().flatten().flat_map(|area| {
        area["huts"].as_array().into_iter().flatten().cloned().map(move |mut hut| {
            hut["area"] = area["id"].clone();
            hut
        })
    });
    all = all.list("hut", huts.collect::<Vec<_>>());
    Ok(all.file("setup", files.parse("setup.toml")?))
}
