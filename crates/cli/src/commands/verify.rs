//! `quintain verify`: was the luck fair, the record untouched?

use super::{find_game, print_json, read_record};
use crate::Failure;
use clap::Args;
use quintain_core::registry::Registry;
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;

/// Check a record: the moves by the rules, the luck by the dealer's secret.
///
/// Every entry is replayed. If the record names its seed, or the dealer's secret is published in it, every
/// answer of chance is derived again and compared. A record that does not hold is refused with the entry
/// at which it breaks, counted from 0, and exit code 1.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  quintain verify game.json
  quintain verify game.json --json")]
pub struct Verify {
    /// The record.
    file: PathBuf,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub(super) fn run(self, registry: &Registry, out: &mut dyn Write) -> Result<(), Failure> {
        let record = read_record(&self.file)?;
        let verified = match find_game(registry, &record.game)?.verify(&record) {
            Ok(verified) => verified,
            Err(broken) => {
                if self.json {
                    print_json(&json!({ "ok": false, "entry": broken.entry, "message": broken.message }), out)?;
                }
                return Err(Failure::No(format!("{}: {broken}", self.file.display())));
            }
        };
        if self.json {
            let mut object = serde_json::to_value(&verified).map_err(|error| Failure::Io(error.into()))?;
            object["ok"] = json!(true);
            return print_json(&object, out);
        }
        let luck = if verified.luck_checked {
            "each derived again from the dealer's secret"
        } else if verified.answers == 0 {
            "nothing to derive"
        } else {
            "which whoever drove the game gave, or whose secret is not published yet"
        };
        let state = if verified.finished { "finished" } else { "not finished" };
        writeln!(
            out,
            "{}: good; {} entries by the rules of {}, {} answers of chance, {luck}; the game is {state}",
            self.file.display(),
            verified.entries,
            record.game,
            verified.answers
        )?;
        Ok(())
    }
}
