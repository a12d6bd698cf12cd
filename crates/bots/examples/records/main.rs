//! Writes the golden records of all games (`cargo xtask records`): those that an index names and that are not there yet, or those
//! whose names are given; then the fingerprints of all playthroughs. See [`quintain_core::golden`].

mod hunters;

use glory::Glory;
use hunters::Peaceful;
use quintain_bots::knight::value::Worth;
use quintain_bots::{Random, emara, glory as glory_bots, hearts, knight};
use quintain_core::golden::{Wanted, playthrough};
use quintain_core::record::{Record, Stamp};
use quintain_core::registry::{AnyGame, Edition};
use quintain_core::table::LuckSource;
use quintain_core::{Budget, Lang};
use quintain_emara::Emara;
use quintain_hearts::Hearts;
use quintain_knight::Knight;
use std::fmt::Write;
use std::path::PathBuf;
use std::{env, error, fs};

/// How many games a search may take.
const PATIENCE: u64 = 20_000;

/// The games with all who play for the records.
fn games() -> [Box<dyn AnyGame>; 4] {
    [
        Box::new(
            Edition::<Hearts>::new()
                .with_bot("random", Random::boxed)
                .with_bot("greedy", hearts::Greedy::boxed)
                .with_bot("peaceful", || Box::new(Peaceful)),
        ),
        Box::new(Edition::<Emara>::new().with_bot("random", Random::boxed).with_bot("greedy", emara::Greedy::boxed)),
        Box::new(
            Edition::<Glory>::new().with_bot("random", Random::boxed).with_bot("greedy", glory_bots::Greedy::boxed),
        ),
        Box::new(
            Edition::<Knight>::new()
                .with_bot("random", Random::boxed)
                .with_bot("greedy", knight::Greedy::boxed)
                .with_bot("greedy-battles", knight::Greedy::after_battles)
                .with_bot("greedy-tiles", knight::Greedy::after_tiles)
                .with_bot("greedy-diplomacy", knight::Greedy::after_diplomacy)
                .with_bot("warlike", || knight::Greedy::valuing(Worth::usual(hunters::warlike)))
                .with_bot("spreading", || knight::Greedy::valuing(Worth::usual(hunters::spreading)))
                .with_bot("poor", || knight::Greedy::valuing(Worth::usual(hunters::poor))),
        ),
    ]
}

fn main() -> Result<(), Box<dyn error::Error>> {
    let anew: Vec<String> = env::args().skip(1).collect();
    for game in games() {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(game.id()).join("tests/records");
        let mut known =
            String::from("# What everybody saw and was told in the golden records: cargo xtask records.\n\n");
        for wanted in Wanted::read(&fs::read_to_string(folder.join("index.toml"))?)? {
            let file = folder.join(format!("{}.json", wanted.name));
            if !file.exists() || anew.contains(&wanted.name) {
                let Some(record) = find(game.as_ref(), &wanted)? else {
                    return Err(format!("{}: none of {PATIENCE} games ended by {}", wanted.name, wanted.ending).into());
                };
                fs::write(&file, serde_json::to_string(&record)?)?;
                println!("{} {}: written", game.id(), wanted.name);
            }
            let record: Record = serde_json::from_str(&fs::read_to_string(&file)?)?;
            writeln!(known, "{} = \"{}\"", wanted.name, playthrough(game.as_ref(), &record)?)?;
        }
        fs::write(folder.join("playthroughs.toml"), known)?;
    }
    Ok(())
}

/// Plays games until one ends as wanted.
fn find(game: &dyn AnyGame, wanted: &Wanted) -> Result<Option<Record>, Box<dyn error::Error>> {
    let options = wanted.options(game)?;
    for seed in 0..PATIENCE {
        let mut table = game.open(&options, LuckSource::seed(seed))?;
        table.deal(&Stamp::default());
        while let Some(seat) = table.next().deciders().first() {
            let bot = &wanted.bots[(seed as usize + seat.index()) % wanted.bots.len()];
            let choice = table.suggest(seat, bot, Budget::Level, seed ^ table.len() as u64, Lang::En)?;
            table.play(seat, &choice.mv, Stamp::default(), Lang::En)?;
            table.deal(&Stamp::default());
        }
        let record = table.record();
        if record.outcome.as_ref().is_some_and(|outcome| outcome.ending == wanted.ending) {
            return Ok(Some(record));
        }
    }
    Ok(None)
}
