//! `quintain data`: the component data of the games, and corrections to it.

use super::print_json;
use crate::Failure;
use clap::Subcommand;
use quintain_core::registry::{AnyGame, Registry};
use quintain_core::table::LuckSource;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Check component data.
#[derive(Subcommand, Debug)]
pub enum Data {
    /// Check the data built into the program, or a folder that replaces some of it.
    ///
    /// DIR/GAME/FILE.toml replaces that file of that game. Every fault is named with file and field; every
    /// preset of a changed game must still open. Exit code 1 if anything is wrong.
    #[command(after_help = "\
Examples:
  quintain data check                      the data of the program itself
  quintain data check my-box               my-box/hearts/cards.toml and whatever else is there
  quintain sim hearts --data my-box        play with it")]
    Check {
        /// The folder.
        dir: Option<PathBuf>,
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
}

impl Data {
    pub(super) fn run(self, registry: &Registry, out: &mut dyn Write) -> Result<(), Failure> {
        let Self::Check { dir, json } = self;
        let packs = dir.as_deref().map(read_packs).transpose()?;
        let games: Vec<String> = match &packs {
            Some(packs) => packs.keys().cloned().collect(),
            None => registry.games().map(|game| game.id().to_owned()).collect(),
        };
        let (mut reports, mut faults) = (Vec::new(), 0);
        for id in games {
            let files = packs.as_ref().and_then(|packs| packs.get(&id)).cloned().unwrap_or_default();
            let replaced: Vec<String> = files.iter().map(|(name, _)| name.clone()).collect();
            let checked = check(registry, &id, files);
            faults += usize::from(checked.is_err());
            if !json {
                match &checked {
                    Ok(hash) if replaced.is_empty() => writeln!(out, "{id}: good, data {hash}")?,
                    Ok(hash) => writeln!(out, "{id}: good with {}, data {hash}", replaced.join(", "))?,
                    Err(fault) => writeln!(out, "{id}: {fault}")?,
                }
            }
            reports
                .push(json!({ "game": id, "files": replaced, "data": checked.as_ref().ok(), "fault": checked.err() }));
        }
        if json {
            print_json(&json!({ "ok": faults == 0, "games": reports }), out)?;
        }
        match (faults, dir) {
            (0, _) => Ok(()),
            (_, Some(dir)) => Err(Failure::No(format!("the data in {} is wrong", dir.display()))),
            (_, None) => Err(Failure::No("the data is wrong".to_owned())),
        }
    }
}

/// The files of one game's folder: name and text.
type Files = Vec<(String, String)>;

/// One game with these files replaced; the fingerprint of its data if all is well.
fn check(registry: &Registry, id: &str, files: Files) -> Result<String, String> {
    let changed = registry.with_pack(id, files).map_err(|error| error.to_string())?;
    let game = changed.game(id)?;
    for preset in game.about().presets {
        opens(&**game, &preset.options).map_err(|fault| format!("preset '{}': {fault}", preset.id))?;
    }
    Ok(game.about().data)
}

fn opens(game: &dyn AnyGame, options: &Value) -> Result<(), String> {
    game.open(options, LuckSource::caller()).map(|_| ()).map_err(|complaint| complaint.message)
}

/// The registry with the files of a folder in place of the program's own.
pub(crate) fn overlay(registry: Registry, dir: &Path) -> Result<Registry, Failure> {
    read_packs(dir)?.into_iter().try_fold(registry, |registry, (id, files)| {
        registry.with_pack(&id, files).map_err(|error| Failure::Misuse(format!("{}/{id}: {error}", dir.display())))
    })
}

/// The folders of a data folder, each with its TOML files. Other files, a README say, are left alone.
fn read_packs(dir: &Path) -> Result<BTreeMap<String, Files>, Failure> {
    let unreadable =
        |path: &Path, error| Failure::Misuse(format!("the data in {} cannot be read: {error}", path.display()));
    let mut packs = BTreeMap::new();
    for folder in fs::read_dir(dir).map_err(|error| unreadable(dir, error))? {
        let folder = folder.map_err(|error| unreadable(dir, error))?.path();
        if !folder.is_dir() {
            continue;
        }
        let mut files = Files::new();
        for file in fs::read_dir(&folder).map_err(|error| unreadable(&folder, error))? {
            let file = file.map_err(|error| unreadable(&folder, error))?.path();
            if file.extension().is_some_and(|extension| extension == "toml") {
                let text = fs::read_to_string(&file).map_err(|error| unreadable(&file, error))?;
                files.push((name(&file), text));
            }
        }
        files.sort();
        packs.insert(name(&folder), files);
    }
    if packs.is_empty() {
        let message = format!("{} holds no folder named after a game", dir.display());
        return Err(Failure::Misuse(message));
    }
    Ok(packs)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
